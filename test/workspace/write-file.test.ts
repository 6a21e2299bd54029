import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Observation } from '../../src/core/events.ts';
import {
  CLOSED_POLICY,
  deniedBy,
  OPAQUE,
  openTools,
  patched,
  refusal,
  shareTools,
  type Tools,
} from './open-tools.ts';

async function expectDenied(tools: Tools, answer: Observation, denied: string): Promise<void> {
  expect(answer).toMatchObject({ ok: false, meta: { denied } });
  expect(answer.output).toMatch(/^Refused: /);
  expect((await tools.workspace.patch()).files).toEqual([]);
}

describe('write_file', () => {
  it('creates a file, tells its tree, and touches no disk', async () => {
    const tools = await openTools({ 'a.txt': 'x\n' });
    const before = tools.workspace.treeId();
    const answer = await tools.write('src/new.py', 'x = 1\ny = 2\n');
    expect(answer).toEqual({
      ok: true,
      output: 'Created src/new.py, 2 lines.',
      meta: { path: 'src/new.py', bytes: 12, created: true, changed: true, tree: tools.workspace.treeId() },
    });
    expect(tools.workspace.treeId()).not.toBe(before);
    expect(existsSync(join(tools.repository.root, 'src'))).toBe(false);
    expect((await tools.read('src/new.py')).output).toBe('1|x = 1\n2|y = 2');
    expect((await tools.list()).output).toBe('a.txt\nsrc/new.py');
    expect((await tools.grep('y =')).output).toBe('src/new.py:2:y = 2');
  });

  it('shows new files in their place among the others', async () => {
    const tools = await openTools({ a: 'x\n', c: 'x\n', 'd/e': 'x\n' });
    for (const path of ['f', 'd/b', 'b', 'd.x']) await tools.write(path, 'x\n');
    expect((await tools.list()).output).toBe('a\nb\nc\nd.x\nd/b\nd/e\nf');
    expect((await tools.list({ rel_dir: 'd' })).output).toBe('d/b\nd/e');
  });

  it('answers an edit with a compact diff', async () => {
    const tools = await openTools({ 'a.py': 'a\nb\nc\nd\ne\n' });
    expect(await tools.edit('a.py', ['c', 'x\ny'])).toMatchObject({
      ok: true,
      output: '@@ -2,3 +2,4 @@\n b\n-c\n+x\n+y\n d',
      meta: { path: 'a.py', created: false, changed: true },
    });
  });

  it('I14: cuts a long diff and says so', async () => {
    const tools = await openTools({ 'a.py': 'x = 1\n'.repeat(300) });
    await tools.read('a.py');
    const { output } = await tools.write('a.py', 'y = 22222\n'.repeat(300));
    expect(Buffer.byteLength(output)).toBeLessThan(3200);
    expect(output).toMatch(/\[… \d+ lines left out …\]$/);
  });

  it('says what an edit missed, and writes nothing', async () => {
    const tools = await openTools({ 'a.py': 'a = 1\nb = 2\n' });
    const answer = await tools.edit('a.py', ['a = 1', 'a = 2'], ['c = 3', 'c = 4']);
    expect(answer).toMatchObject({
      ok: false,
      output: expect.stringMatching(/^a\.py: edit 2 of 2: old is not/),
    });
    expect((await tools.read('a.py')).output).toBe('1|a = 1\n2|b = 2');
  });

  it('edits what it wrote before', async () => {
    const tools = await openTools({ 'a.py': 'a = 1\n' });
    await tools.edit('a.py', ['1', '2']);
    await tools.edit('a.py', ['2', '3']);
    expect((await patched(tools, 'a.py'))?.toString()).toBe('a = 3\n');
    expect(tools.workspace.journal.writes).toHaveLength(2);
  });

  it('C05: takes identical bytes as no change', async () => {
    const tools = await openTools({ 'a.py': 'a = 1\n' });
    const before = tools.workspace.treeId();
    expect(await tools.edit('a.py', ['a', 'a'])).toEqual({
      ok: true,
      output: 'No change: the file already reads so.',
      meta: { path: 'a.py', bytes: 6, created: false, changed: false, tree: before },
    });
    expect((await tools.workspace.patch()).files).toEqual([]);
  });

  it('refuses to write a hidden character, and leaves one that is there', async () => {
    const hidden = ['\u202e', '\u2066', '\u200b', '\u206e', '\ufeff', '\u{e0041}'];
    const files = hidden.map((each, at) => [`b${at}.py`, `b = "${each}"\n`] as const);
    const tools = await openTools({ 'a.py': 'a = 1\n', ...Object.fromEntries(files) });
    for (const [at, each] of hidden.entries()) {
      expect(await tools.edit('a.py', ['1', `"${each}"`])).toMatchObject(deniedBy('hidden characters'));
      expect(await tools.edit(`b${at}.py`, ['b =', 'c ='])).toMatchObject({ ok: true });
    }
    expect(await tools.write('c.py', 'family = "\u{1f468}\u200d\u{1f469}"\n')).toMatchObject({ ok: true });
  });

  it('makes the same edit once, also when its old survives in its new', async () => {
    const tools = await openTools({ 'a.py': 'a = 1\n' });
    await tools.edit('a.py', ['a = 1', 'a = 1\nb = 2']);
    expect(await tools.edit('a.py', ['a = 1', 'a = 1\nb = 2'])).toMatchObject({
      ok: true,
      output: 'No change: already applied, in line 1.',
      meta: { changed: false },
    });
    expect((await patched(tools, 'a.py'))?.toString()).toBe('a = 1\nb = 2\n');
  });

  it('goes back to an earlier state, files that came later included', async () => {
    const { workspace, ...tools } = await openTools({ 'a.py': 'a = 1\n' });
    const base = workspace.treeId();
    await tools.edit('a.py', ['1', '2']);
    const green = workspace.treeId();
    await tools.write('new.py', 'n\n');
    await tools.edit('a.py', ['2', '3']);
    expect(workspace.returnTo(green)).toBe(true);
    expect(workspace.treeId()).toBe(green);
    expect((await workspace.patch()).files).toMatchObject([{ path: 'a.py' }]);
    expect(workspace.journal.latest().map(({ path }) => path)).toEqual(['a.py']);
    expect(workspace.journal.writes).toHaveLength(3);
    expect(workspace.returnTo('no such tree')).toBe(false);
    expect(workspace.returnTo(base)).toBe(true);
    expect((await workspace.patch()).files).toEqual([]);
  });

  it('has the tree of the base again when a file goes back to it', async () => {
    const tools = await openTools({ 'a.py': 'a = 1\n', 'b.py': 'b\n' });
    const base = tools.workspace.treeId();
    await tools.edit('a.py', ['1', '2']);
    const changed = tools.workspace.treeId();
    await tools.edit('b.py', ['b', 'c']);
    await tools.edit('b.py', ['c', 'b']);
    expect(tools.workspace.treeId()).toBe(changed);
    await tools.edit('a.py', ['2', '1']);
    expect(tools.workspace.treeId()).toBe(base);
    expect(await tools.workspace.patch()).toMatchObject({ diff: '', files: [] });
  });

  it('has the same tree whatever the order of the writes', async () => {
    const files = { a: '1\n', b: '1\n' };
    const [one, other] = [await openTools(files), await openTools(files)];
    await one.edit('a', ['1', '2']);
    await one.edit('b', ['1', '2']);
    await other.edit('b', ['1', '2']);
    await other.edit('a', ['1', '2']);
    expect(one.workspace.treeId()).toBe(other.workspace.treeId());
  });

  it('suggests a path for an edit of a file that does not exist', async () => {
    const tools = await openTools({ 'src/parser.py': 'a\n' });
    expect(await tools.edit('parser.py', ['a', 'b'])).toMatchObject(
      refusal('parser.py does not exist. Near it: src/parser.py'),
    );
  });
});

describe('whole content for an existing file', () => {
  it('is refused until every line was shown', async () => {
    const text = Array.from({ length: 300 }, (_, at) => `line ${at}${'.'.repeat(40)}\n`).join('');
    const tools = await openTools({ a: text });
    expect(await tools.write('a', 'x\n')).toMatchObject(refusal('from line 1 on'));
    const { meta } = await tools.read('a');
    const next = Number(meta['end_line']) + 1;
    expect(await tools.write('a', 'x\n')).toMatchObject(refusal(`from line ${next} on`));
    await tools.read('a', { start_line: next });
    expect(await tools.write('a', 'x\n')).toMatchObject({ ok: true });
  });

  it('is refused when a line was cut, until that line was shown', async () => {
    const tools = await openTools({ a: `${'x'.repeat(5000)}\nb\n` });
    await tools.read('a');
    expect(await tools.write('a', 'x\n')).toMatchObject({ ok: false });
    await tools.read('a', { start_line: 1, end_line: 1 });
    expect(await tools.write('a', 'x\n')).toMatchObject({ ok: true });
  });

  it.each<readonly [string, string, (tools: Tools) => Promise<Observation>, boolean]>([
    [
      'is refused when max_chars cut what was shown',
      'abcdef\n',
      (on) => on.read('a', { max_chars: 2 }),
      false,
    ],
    ['is refused after an edit of a file it had not read', '1\n2\n', (on) => on.edit('a', ['1', '3']), false],
    [
      'is refused when it was another content that the model had read that far',
      '1\n2\n3\n',
      async (on) => {
        await on.read('a', { end_line: 2 });
        return on.edit('a', ['1\n', '']);
      },
      false,
    ],
    [
      'is taken after an edit of a file that the model had read',
      '1\n2\n',
      async (on) => {
        await on.read('a');
        return on.edit('a', ['1', '3']);
      },
      true,
    ],
    ['is taken for a file that the model wrote itself', '', (on) => on.write('a', 'x\n'), true],
    ['is taken for an empty file', '', (on) => on.list(), true],
  ])('%s', async (_, text, before, ok) => {
    const tools = await openTools({ a: text });
    await before(tools);
    expect(await tools.write('a', 'z\n')).toMatchObject({ ok });
  });
});

describe('C01: what the model does not see', () => {
  const keeps = async (before: string, change: (tools: Tools) => Promise<Observation>, after: string) => {
    const tools = await openTools({ a: before });
    await tools.read('a');
    expect(await change(tools)).toMatchObject({ ok: true });
    expect((await patched(tools, 'a'))?.toString()).toBe(after);
  };

  it('stays through edits: CRLF, BOM, a missing final newline', async () => {
    await keeps('a\r\nb\r\nc\r\n', (tools) => tools.edit('a', ['a\nb', 'x\ny\nz']), 'x\r\ny\r\nz\r\nc\r\n');
    await keeps('a\r\nb\r\n', (tools) => tools.edit('a', ['b\r\n', 'x\r\n']), 'a\r\nx\r\n');
    await keeps('a\nb\n', (tools) => tools.edit('a', ['a', 'x\r\ny']), 'x\ny\nb\n');
    await keeps('\ufeffa\nb', (tools) => tools.edit('a', ['a', 'x']), '\ufeffx\nb');
  });

  // The other cases of whole content are those of `replaceText`.
  it('stays through whole content', async () => {
    await keeps('\ufeffa\r\nb\r\n', (tools) => tools.write('a', 'x\ny'), '\ufeffx\r\ny\r\n');
  });

  it('stays: the mode', async () => {
    const tools = await openTools({ 'run.sh': { executable: '#!/bin/sh\nfalse\n' } });
    await tools.edit('run.sh', ['false', 'true']);
    expect((await tools.workspace.patch()).files).toMatchObject([
      { path: 'run.sh', mode: '100755', status: 'modified' },
    ]);
  });
});

describe('C03: what is not text', () => {
  it('is not edited', async () => {
    const tools = await openTools(OPAQUE);
    const words = { 'x.png': 'binary', latin1: 'UTF-8', pointer: 'LFS', big: 'larger' };
    for (const [path, word] of Object.entries(words)) {
      await tools.read(path);
      for (const answer of [await tools.edit(path, ['x', 'y']), await tools.write(path, 'y\n')])
        expect([path, answer]).toMatchObject([path, refusal(word)]);
    }
    expect((await tools.workspace.patch()).files).toEqual([]);
  });

  it('is not written: NUL, half a character, more than 8 MB', async () => {
    const tools = await openTools({ a: 'x\n' });
    for (const content of ['a\0b', 'a\ud800b', 'x'.repeat(8 * 1024 * 1024 + 1)]) {
      expect(await tools.write('new', content)).toMatchObject({ ok: false });
      expect(await tools.edit('a', ['x', content])).toMatchObject({ ok: false });
    }
    expect((await tools.workspace.patch()).files).toEqual([]);
  });
});

describe('a write is denied', () => {
  const tools = shareTools({
    'README.md': 'x\n',
    'src/a.py': 'x\n',
    '.github/workflows/ci.yml': 'on: push\n',
    'link.py': { link: 'src/a.py' },
    up: { link: '..' },
    libs: { submodule: true },
  });

  it.each([
    ['path: leaves the repository', '../x'],
    ['path: absolute', '/tmp/agent-fix-absolute'],
    ["protected: git's folder", '.GIT/config'],
    ['path: not portable', 'src/CON'],
    ['path: differs in case alone', 'readme.md'],
    ['path: differs in case alone', 'SRC/new.py'],
    ['path: names no file', 'src'],
    ['path: names no file', 'src/'],
    ['path: names no file', 'src/a.py/b'],
    ['path: through a link', 'up/x'],
    ['path: is a link', 'link.py'],
    ['path: in a submodule', 'libs/x'],
    ['path: in a submodule', 'libs'],
    ['protected: workflows', '.github/workflows/ci.yml'],
    ['protected: workflows', '.github/workflows/new.yml'],
  ])('by %s: %j', async (denied, path) => {
    await expectDenied(tools(), await tools().write(path, 'x = 1\n'), denied);
    await expectDenied(tools(), await tools().edit(path, ['x', 'y']), denied);
    expect(existsSync('/tmp/agent-fix-absolute')).toBe(false);
  });

  it('P17: by another Unicode form of a name that exists', async () => {
    const tools = await openTools({ 'b\u00fccher.txt': 'x\n' });
    await expectDenied(tools, await tools.write('bu\u0308cher.txt', 'x\n'), 'path: differs in case alone');
  });

  it('P17: by the name of a file that this run created', async () => {
    const tools = await openTools({ a: '' });
    expect(await tools.write('New.py', 'x\n')).toMatchObject({ ok: true });
    expect(await tools.write('new.py', 'x\n')).toMatchObject(deniedBy('path: differs in case alone'));
    expect(await tools.write('New.py/x', 'x\n')).toMatchObject(deniedBy('path: names no file'));
  });

  it('not for a device name that the repository already tracks', async () => {
    const tools = await openTools({ 'drivers/aux.c': 'int x;\n' });
    expect(await tools.edit('drivers/aux.c', ['x', 'y'])).toMatchObject({ ok: true });
    expect(await tools.write('drivers/new.c', 'int z;\n')).toMatchObject({ ok: true });
  });

  it('W22: when it would empty a protected file, even one that was opened', async () => {
    const files = { 'tests/test_a.py': 'def test(): pass\n', 'src/a.py': 'x\n' };
    const closed = await openTools(files, CLOSED_POLICY);
    await expectDenied(
      closed,
      await closed.edit('tests/test_a.py', ['def test(): pass\n', '']),
      'protected: test files',
    );
    const open = await openTools(files, { ...CLOSED_POLICY, allowTestEdits: true });
    await expectDenied(open, await open.edit('tests/test_a.py', ['def test(): pass\n', '']), 'emptied');
    await expectDenied(open, await open.edit('tests/test_a.py', ['def test(): pass', ' ']), 'emptied');
    expect(await open.edit('src/a.py', ['x\n', ''])).toMatchObject({ ok: true });
    expect(await open.edit('tests/test_a.py', ['pass', 'assert 1'])).toMatchObject({ ok: true });
  });

  it('W24: when the patch would touch more than 20 files', async () => {
    const tools = await openTools({ a: 'x\n' });
    for (let at = 0; at < 20; at += 1) expect(await tools.write(`f${at}`, 'x\n')).toMatchObject({ ok: true });
    expect(await tools.write('f20', 'x\n')).toMatchObject({
      ok: false,
      output: expect.stringContaining('20 files'),
      meta: { denied: 'patch size', path: 'f20' },
    });
    expect(await tools.write('f0', 'y\n')).toMatchObject({ ok: true });
    expect((await tools.workspace.patch()).files).toHaveLength(20);
  });

  it('W24: when the patch would grow over 256 KB, but not for a small edit of a large file', async () => {
    const tools = await openTools({ big: `${'0123456789abcdef\n'.repeat(40_000)}end\n` });
    expect(await tools.edit('big', ['end', 'END'])).toMatchObject({ ok: true });
    expect(await tools.write('new', 'x'.repeat(200_000))).toMatchObject({ ok: true });
    expect(await tools.write('more', 'x'.repeat(70_000))).toMatchObject({
      ok: false,
      output: expect.stringContaining('262144 bytes'),
      meta: { denied: 'patch size' },
    });
    expect(await tools.write('new', 'x\n')).toMatchObject({ ok: true });
    expect(await tools.write('more', 'x'.repeat(70_000))).toMatchObject({ ok: true });
  });

  it('when lines that only moved make a diff of more than 1 MB, which nobody would publish', async () => {
    const rows = (from: number, count: number): string =>
      Array.from({ length: count }, (_, at) => `row ${from + at} of a long table of a file\n`).join('');
    const [first, second, third] = [rows(0, 12_000), rows(50_000, 5000), rows(90_000, 12_000)];
    const tools = await openTools({ big: `${first}${second}${third}last\n` });
    const toEnd = (block: string) => tools.edit('big', [block, ''], ['last\n', `last\n${block}`]);
    expect(await toEnd(first)).toMatchObject({ ok: true });
    expect(await toEnd(second)).toMatchObject({
      ok: false,
      output: expect.stringMatching(
        /1048576 bytes, of moved lines too, and would have \d+: move fewer lines/,
      ),
      meta: { denied: 'patch size' },
    });
  });

  it('when the text holds a redaction mark that was not there', async () => {
    const tools = await openTools({ a: 'key = "secret"\nb = 1\n', doc: 'says [redacted:token]\n' });
    expect(await tools.edit('a', ['b = 1', 'b = "[redacted:token]"'])).toMatchObject(deniedBy('redaction'));
    expect(await tools.edit('doc', ['says', 'tells'])).toMatchObject({ ok: true });
  });
});

describe('I10', () => {
  it('writes nothing into the repository, not even objects', async () => {
    const tools = await openTools({ 'a.py': 'x\n' });
    const objects = () => readdirSync(join(tools.repository.root, '.git'), { recursive: true }).toSorted();
    const before = objects();
    await tools.edit('a.py', ['x', 'y']);
    await tools.write('b.py', 'z\n');
    await tools.workspace.patch();
    expect(objects()).toEqual(before);
    expect(readFileSync(join(tools.repository.root, 'a.py'), 'utf8')).toBe('x\n');
  });
});
