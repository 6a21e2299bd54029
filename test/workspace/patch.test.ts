import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diffBytes, type JournalEntry, makePatch, mostDiffBytes } from '../../src/workspace/journal.ts';
import { parseRepoPath } from '../../src/workspace/repo-path.ts';
import { Random } from '../core/random.ts';
import { createRepository } from './git-repository.ts';
import { openTools, openToolsOn } from './open-tools.ts';

describe('a patch', () => {
  it('applies with git to the base commit and gives the very bytes, modes included', async () => {
    const files = {
      'a.txt': 'one\ntwo\nthree\n',
      'crlf.txt': 'one\r\ntwo\r\n',
      'bom.txt': '\ufeffone\n',
      'open.txt': 'one\ntwo',
      'mixed.txt': 'one\r\ntwo\nthree\n',
      'run.sh': { executable: 'false\n' },
      'empty.txt': '',
      'dir with blank/ünïcode "q".txt': 'x\n',
    };
    const tools = await openTools(files);
    await tools.edit('a.txt', ['two', '2']);
    await tools.edit('crlf.txt', ['two', '2']);
    await tools.edit('bom.txt', ['one', '1']);
    await tools.edit('open.txt', ['one', '1']);
    await tools.edit('mixed.txt', ['three', '3']);
    await tools.edit('run.sh', ['false', 'true']);
    await tools.write('empty.txt', 'no longer\n');
    await tools.edit('dir with blank/ünïcode "q".txt', ['x', 'y']);
    await tools.write('new/日本.txt', 'new, without a newline');
    const patch = await tools.workspace.patch();
    const { root } = tools.repository;
    execFileSync('git', ['apply', '--index', '-'], { cwd: root, input: patch.diff });
    for (const { path, content, mode } of patch.files) {
      expect([path, readFileSync(join(root, path))]).toEqual([path, Buffer.from(content)]);
      expect([path, (statSync(join(root, path)).mode & 0o111) !== 0]).toEqual([path, mode === '100755']);
    }
    expect(tools.repository.git('diff', '--cached', '--name-only', '-z').split('\0').slice(0, -1)).toEqual(
      patch.files.map(({ path }) => path),
    );
  });

  it('reads as git writes it', async () => {
    const tools = await openTools({ 'a.txt': 'one\ntwo\n' });
    await tools.edit('a.txt', ['two\n', '2\n3\n']);
    await tools.write('ü.txt', 'x');
    const patch = await tools.workspace.patch();
    expect(patch.diff).toBe(
      [
        'diff --git a/a.txt b/a.txt',
        'index 814f4a422927b82f5f8a43f8fab6d3839e3983f2..26dde9c5eb9ce74384df73c4d5879a67b334a954 100644',
        '--- a/a.txt',
        '+++ b/a.txt',
        '@@ -1,2 +1,3 @@',
        ' one',
        '-two',
        '+2',
        '+3',
        'diff --git "a/\\303\\274.txt" "b/\\303\\274.txt"',
        'new file mode 100644',
        'index 0000000000000000000000000000000000000000..c1b0730e0133447badcfd47fd144e254807b06e1',
        '--- /dev/null',
        '+++ "b/\\303\\274.txt"',
        '@@ -0,0 +1 @@',
        '+x',
        '\\ No newline at end of file',
        '',
      ].join('\n'),
    );
    expect(patch.sha256).toBe(createHash('sha256').update(patch.diff).digest('hex'));
    expect(patch.files).toMatchObject([
      { path: 'a.txt', status: 'modified', mode: '100644', addedLines: 2, removedLines: 1 },
      { path: 'ü.txt', status: 'added', mode: '100644', addedLines: 1, removedLines: 0 },
    ]);
  });

  it('is empty when nothing changed', async () => {
    const tools = await openTools({ a: '' });
    expect(await tools.workspace.patch()).toEqual({
      diff: '',
      files: [],
      sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    });
  });

  it('is the same whatever the repository and its attributes say', async () => {
    const change = async (configure: (root: string) => void) => {
      const repository = createRepository({ 'a.txt': 'one\ntwo\nthree\nfour\nfive\n', b: 'x\n' });
      configure(repository.root);
      const tools = await openToolsOn(repository);
      await tools.edit('a.txt', ['three', '3']);
      return (await tools.workspace.patch()).diff;
    };
    const plain = await change(() => {});
    const configured = await change((root) => {
      const program = join(root, 'program.sh');
      writeFileSync(program, '#!/bin/sh\necho forged\n');
      chmodSync(program, 0o755);
      const config = readFileSync(join(root, '.git', 'config'), 'utf8');
      const settings = `[diff]\n\tnoprefix = true\n\tcontext = 0\n\talgorithm = patience\n\texternal = ${program}\n[color]\n\tui = always\n`;
      writeFileSync(join(root, '.git', 'config'), config + settings);
      writeFileSync(join(root, '.git', 'info', 'attributes'), '*.txt -diff\n');
    });
    expect(configured).toBe(plain);
  });

  it('comes from a repository of SHA-256 ids as well', async () => {
    const tools = await openToolsOn(createRepository({ a: 'x\n' }, { objectFormat: 'sha256' }));
    await tools.edit('a', ['x', 'y']);
    const { diff } = await tools.workspace.patch();
    expect(diff).toMatch(/^index [0-9a-f]{64}\.\.[0-9a-f]{64} 100644$/m);
    execFileSync('git', ['apply', '--check', '-'], { cwd: tools.repository.root, input: diff });
  });
});

it('adds and removes no more than the lines from the first to the last that differ', async () => {
  const random = new Random(7);
  const text = (lines: readonly string[]): Buffer => Buffer.from(lines.join('\n') + random.pick(['\n', '']));
  const entries = Array.from({ length: 60 }, (_, at): JournalEntry => {
    const lines = Array.from({ length: random.below(12) }, () => random.pick(['a', 'ab', '', 'xyz']));
    const from = random.below(lines.length + 1);
    const next = lines.toSpliced(from, random.below(3), ...random.pick([[], ['a'], ['ab', '']]));
    const [base, bytes] = [text(lines), text(next)];
    const check = parseRepoPath(`f${String(at).padStart(2, '0')}`);
    if (!check.ok) throw new Error('no path');
    return { path: check.path, base, bytes, mode: '100644', oid: '', changedBytes: 0 };
  }).filter(({ base, bytes }) => base?.equals(bytes) === false);
  const { diff } = await makePatch({ changes: () => entries }, 40);
  const sections = diff.split(/(?<=\n)(?=diff --git )/);
  expect(sections).toHaveLength(entries.length);
  for (const [at, entry] of entries.entries())
    expect(diffBytes(sections[at] ?? '')).toBeLessThanOrEqual(mostDiffBytes(entry));
});
