import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gitFiles } from '../../scenario/remote.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { createRepository } from '../../workspace/git-repository.ts';
import { nameOf, openConfined, WAYS } from './confined.ts';

const SEES = [
  'git rev-list --count HEAD',
  'git log -1 --format="%an %s %cd" --date=unix',
  'git status --porcelain',
  'git diff --exit-code && git diff --cached --exit-code && git diff-index --exit-code HEAD && git diff-files --exit-code && echo clean',
  'git describe --tags --dirty --always',
  'git show HEAD:src/a.txt; git ls-files',
  'git rev-parse HEAD; git fsck --connectivity-only 2>&1 | grep -v dangling',
].join('\n');

describe.each(WAYS.map((way) => [nameOf(way), way] as const))('git in the copy of %s', (_, way) => {
  it('sees the patch committed on top of the base, with one id for one patch; the git directory stays as it was', async () => {
    const { run, root, write, edit, repository } = await openConfined(way, SEES, {
      prepare: ({ root }) => execFileSync('git', ['-C', root, 'tag', 'v1.2']),
    });
    const before = gitFiles(root);
    const base = (await run('baseline')).output;
    expect(base).toMatch(/^1\n/);
    expect(base).toContain(`clean\nv1.2\nbase\nsrc/a.txt\n${repository.commit}\n`);
    await edit('src/a.txt', ['base', 'patched']);
    await write('src/new/b.txt', 'new\n');
    const { output } = await run();
    expect(output).toMatch(/^2\nagent-fix fix: the change under test \d+\nclean\nv1\.2-1-g/);
    expect(output).toContain('patched\nsrc/a.txt\nsrc/new/b.txt\n');
    expect((await run('confirm')).output).toBe(output);
    expect((await run('counterfactual')).output).toBe(base);
    expect((await run('write')).output).toBe(output);
    expect(gitFiles(root)).toBe(before);
  });

  it('sees what tests leave behind, and what a build makes of the patch', async () => {
    const { run, edit } = await openConfined(
      way,
      'git status --porcelain; echo left > left.txt; echo more >> src/a.txt; git diff --exit-code',
    );
    expect(await run('baseline')).toMatchObject({ verdict: 'red' });
    await edit('src/a.txt', ['base', 'patched']);
    const { output } = await run('confirm');
    expect(output).toMatch(/^diff --git/);
    expect(output).toContain('+more');
  });

  it('goes with HEAD as the checkout has it: detached, or on a branch', async () => {
    const command = 'git symbolic-ref -q HEAD || echo detached; git rev-list --count HEAD';
    for (const [prepare, head] of [
      ['switch --quiet --detach', 'detached'],
      ['switch --quiet -c topic', 'refs/heads/topic'],
    ] as const) {
      const { run, edit } = await openConfined(way, command, {
        prepare: ({ root }) => execFileSync('git', ['-C', root, ...prepare.split(' ')]),
      });
      await edit('src/a.txt', ['base', 'patched']);
      expect((await run()).output).toBe(`${head}\n2\n`);
    }
  });

  it.each([
    ['a shallow clone', (from: string, to: string) => `git clone --quiet --depth=1 file://${from} ${to}`],
    ['a linked worktree', (from: string, to: string) => `git -C ${from} worktree add --quiet --detach ${to}`],
    [
      'a clone that borrows objects',
      (from: string, to: string) =>
        `git clone --quiet --shared ${from} ${to} && git -C ${to} switch --quiet --detach`,
    ],
    [
      'a sparse checkout without blobs',
      (from: string, to: string) =>
        `git -C ${from} config uploadpack.allowFilter true; git clone --quiet --filter=blob:none --sparse file://${from} ${to} && ` +
        `git -C ${to} sparse-checkout set src`,
    ],
    [
      'a checkout with a submodule',
      (from: string, to: string) =>
        `git clone --quiet ${from} ${to} && cd ${to} && git clone --quiet ${from} sub && git submodule --quiet add ${from} sub && ` +
        'git -c user.name=x -c user.email=x@x commit --quiet -m sub && git submodule --quiet absorbgitdirs',
    ],
  ] as const)('knows the patch in %s', async (name, make) => {
    // Another user may not read the folders of ours.
    const isElsewhere = name === 'a linked worktree' || name === 'a clone that borrows objects';
    if (isElsewhere && way.tier !== 'namespaces') return;
    const origin = createRepository({ 'src/a.txt': 'base\n', 'docs/b.txt': 'b\n' });
    const root = join(temporaryFolder(), 'checkout');
    execFileSync('sh', ['-c', make(origin.root, root)], { stdio: 'pipe' });
    const commit = execFileSync('git', ['-C', root, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
    const command = 'git status --porcelain; git diff-index --exit-code HEAD; git show HEAD:src/a.txt';
    const { run, edit } = await openConfined(way, command, { repository: { ...origin, root, commit } });
    expect((await run('baseline')).output).toBe('base\n');
    await edit('src/a.txt', ['base', 'patched']);
    expect((await run()).output).toBe('patched\n');
    expect((await run('confirm')).output).toBe('patched\n');
  });

  it('is left alone where tests have broken it, and the run goes on', async () => {
    const { run, edit } = await openConfined(way, 'cat src/a.txt; rm -rf .git');
    await run('baseline');
    await edit('src/a.txt', ['base', 'patched']);
    expect(await run()).toMatchObject({ verdict: 'green', output: 'patched\n' });
  });

  it('starts no hook and no fsmonitor', async () => {
    const { run, edit } = await openConfined(way, 'git rev-list --count HEAD; cat marks; true', {
      prepare: ({ root }) => {
        const git = (...args: readonly string[]) => execFileSync('git', ['-C', root, ...args]);
        git('config', 'core.fsmonitor', `${root}/monitor`);
        mkdirSync(join(root, '.git/hooks'));
        for (const file of [join(root, 'monitor'), join(root, '.git/hooks/post-index-change')]) {
          writeFileSync(file, `#!/bin/sh\necho started >> ${root}/marks\n`, { mode: 0o755 });
        }
      },
    });
    await edit('src/a.txt', ['base', 'patched']);
    const { output } = await run();
    expect(output).toMatch(/^2\n/);
    expect(output).not.toContain('started');
  });
});
