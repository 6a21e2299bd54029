import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { type CheckoutCopy, copyCheckout } from '../../src/oracle/checkout-copy.ts';
import { removeTree, unlockFolders } from '../../src/oracle/folders.ts';
import { git } from '../git.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { createRepository, type TestRepository } from '../workspace/git-repository.ts';

async function copy(
  { root, commit }: TestRepository,
  destination: string | null = null,
): Promise<CheckoutCopy> {
  const made = await copyCheckout({ repository: root, commit, destination });
  onTestFinished(() => made[Symbol.asyncDispose]());
  return made;
}

describe('a copy of a checkout', () => {
  it('holds every file, untracked ones too, with modes, links and time stamps', async () => {
    const repository = createRepository({
      'a.txt': 'a\n',
      'bin/run': { executable: '#!/bin/sh\n' },
      l: { link: 'a.txt' },
    });
    const { root } = repository;
    mkdirSync(join(root, 'node_modules/x'), { recursive: true });
    writeFileSync(join(root, 'node_modules/x/index.js'), 'x\n');
    mkdirSync(join(root, 'empty'));
    symlinkSync('../x/index.js', join(root, 'node_modules/x/self'));
    symlinkSync(join(root, 'a.txt'), join(root, 'absolute'));
    symlinkSync('/etc/hostname', join(root, 'outside'));
    execFileSync('mkfifo', [join(root, 'pipe')]);
    // To whole milliseconds this is the next second, by which build tools would take it for changed.
    utimesSync(join(root, 'a.txt'), 1_600_000_000, 1_600_000_000.9996);
    const { root: to } = await copy(repository);
    expect(readFileSync(join(to, 'node_modules/x/index.js'), 'utf8')).toBe('x\n');
    expect(statSync(join(to, 'empty')).isDirectory()).toBe(true);
    expect(statSync(join(to, 'bin/run')).mode & 0o111).not.toBe(0);
    expect(readlinkSync(join(to, 'l'))).toBe('a.txt');
    expect(readlinkSync(join(to, 'node_modules/x/self'))).toBe('../x/index.js');
    expect(readlinkSync(join(to, 'absolute'))).toBe(join(to, 'a.txt'));
    expect(readlinkSync(join(to, 'outside'))).toBe('/etc/hostname');
    expect(existsSync(join(to, 'pipe'))).toBe(false);
    expect(statSync(join(to, 'a.txt')).mtimeMs).toBeCloseTo(1_600_000_000_999.6, 2);
  });

  it('has a git of its own that knows the commit, the branches and the tags', async () => {
    const repository = createRepository({ 'a.txt': 'a\n', 'b/c.txt': 'c\n' });
    repository.git('tag', 'v1.2');
    const { root } = await copy(repository);
    expect(git(root, 'rev-parse', 'HEAD').trim()).toBe(repository.commit);
    expect(git(root, 'status', '--porcelain')).toBe('');
    expect(git(root, 'diff-files', '--name-only')).toBe('');
    expect(git(root, 'describe', '--tags').trim()).toBe('v1.2');
    expect(git(root, 'rev-parse', 'main').trim()).toBe(repository.commit);
    expect(git(root, 'show', 'HEAD:b/c.txt')).toBe('c\n');
    expect(git(root, 'remote')).toBe('');
  });

  it('cannot touch the original, neither by its files nor by its git', async () => {
    const repository = createRepository({ 'a.txt': 'a\n' });
    const inGit = () => readdirSync(join(repository.root, '.git'), { recursive: true }).toSorted();
    const before = inGit();
    const { root } = await copy(repository);
    writeFileSync(join(root, 'a.txt'), 'changed\n');
    git(root, 'commit', '--quiet', '--all', '--message', 'In the copy');
    git(root, 'branch', '--force', 'main');
    expect(readFileSync(join(repository.root, 'a.txt'), 'utf8')).toBe('a\n');
    expect(repository.git('rev-parse', 'main').trim()).toBe(repository.commit);
    expect(inGit()).toEqual(before);
  });

  it('is made of a shallow clone, and of SHA-256 ids, as well', async () => {
    const origin = createRepository({ 'a.txt': 'a\n' });
    origin.git('commit', '--quiet', '--allow-empty', '--message', 'A second commit');
    const commit = origin.git('rev-parse', 'HEAD').trim();
    const root = join(temporaryFolder(), 'shallow');
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${origin.root}`, root]);
    const shallow = await copy({ ...origin, commit, root });
    expect(git(shallow.root, 'rev-list', '--all').trim()).toBe(commit);
    const long = createRepository({ 'a.txt': 'a\n' }, { objectFormat: 'sha256' });
    expect(git((await copy(long)).root, 'status', '--porcelain')).toBe('');
  });

  it('is made of a linked worktree', async () => {
    const repository = createRepository({ 'a.txt': 'a\n' });
    const root = join(temporaryFolder(), 'tree');
    repository.git('worktree', 'add', '--quiet', '--detach', root);
    const made = await copy({ ...repository, root });
    expect(lstatSync(join(made.root, '.git')).isDirectory()).toBe(true);
    expect(git(made.root, 'status', '--porcelain')).toBe('');
  });

  it('is made of a checkout with a submodule, whose files it holds', async () => {
    const inner = createRepository({ 'i.txt': 'inner\n' });
    const repository = createRepository({ 'a.txt': 'a\n' });
    // What `git submodule add` does; it is a script that needs sed.
    repository.git('clone', '--quiet', inner.root, 'sub');
    repository.git('config', '--file=.gitmodules', 'submodule.sub.path', 'sub');
    repository.git('config', '--file=.gitmodules', 'submodule.sub.url', inner.root);
    repository.git('add', '.gitmodules', 'sub');
    repository.git('commit', '--quiet', '--message', 'Add a submodule');
    const made = await copy({ ...repository, commit: repository.git('rev-parse', 'HEAD').trim() });
    expect(readFileSync(join(made.root, 'sub/i.txt'), 'utf8')).toBe('inner\n');
    expect(git(made.root, 'status', '--porcelain')).toBe('');
  });

  it('goes where it is told, if nothing is there', async () => {
    const repository = createRepository({ 'a.txt': 'a\n' });
    const folder = join(temporaryFolder(), 'here');
    expect((await copy(repository, folder)).root).toBe(folder);
    await expect(copy(repository, folder)).rejects.toThrow(/not empty.*--copy-dir/);
    await expect(copy(repository, join(repository.root, 'in'))).rejects.toThrow(/in the repository itself/);
  });

  it('is gone when it is disposed of, read-only folders too', async () => {
    const repository = createRepository({ 'a.txt': 'a\n', 'mod/b.txt': 'b\n' });
    const made = await copyCheckout({
      repository: repository.root,
      commit: repository.commit,
      destination: null,
    });
    chmodSync(join(made.root, 'mod'), 0o555);
    await made[Symbol.asyncDispose]();
    expect(existsSync(made.root)).toBe(false);
    expect(existsSync(repository.root)).toBe(true);
  });

  it('leaves nothing behind when it fails', async () => {
    const repository = createRepository({ 'a.txt': 'a\n' });
    const folder = join(temporaryFolder(), 'here');
    await expect(copy({ ...repository, commit: '0'.repeat(40) }, folder)).rejects.toThrow();
    expect(existsSync(folder)).toBe(false);
  });
});

test('a backup that cannot be removed stays where it is, and fails nothing', () => {
  const temp = temporaryFolder();
  const { root } = createRepository({ 'a.txt': 'a\n' });
  const module = pathToFileURL(resolve(import.meta.dirname, '../../src/oracle/checkout-copy.ts')).href;
  const code = `
    const { backUpCheckout } = await import(${JSON.stringify(module)});
    const backup = await backUpCheckout(${JSON.stringify(root)});
    (await import('node:fs')).chmodSync(${JSON.stringify(temp)}, 0o555);
    // Root may remove anything.
    if (process.getuid() === 0) process.setuid(65534);
    backup[Symbol.dispose]();`;
  const env = { ...process.env, TMPDIR: temp };
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { env, stdio: 'pipe' });
  chmodSync(temp, 0o700);
  expect(readdirSync(temp).filter((name) => name.startsWith('agent-fix-before-'))).toHaveLength(1);
});

test('folders whose path is longer than the system takes are left as they are, and removed with the rest', () => {
  const root = join(temporaryFolder(), 'root');
  mkdirSync(root);
  // Only a program that changes into folder after folder can make them.
  const nest = `for (let n = 0; n < 25; n++) { require('fs').mkdirSync('d'.repeat(200)); process.chdir('d'.repeat(200)); }`;
  execFileSync(process.execPath, ['-e', nest], { cwd: root });
  expect(() => unlockFolders(root)).not.toThrow();
  removeTree(root);
  expect(existsSync(root)).toBe(false);
});
