import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Patience, Repository } from '../../src/workspace/git.ts';
import { MAX_SOURCE_BYTES, openSnapshot, type Snapshot } from '../../src/workspace/snapshot.ts';
import { processesThat } from '../processes.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { commitFiles, createRepository, type TestRepository } from './git-repository.ts';

async function open({ root, commit }: Pick<TestRepository, 'root' | 'commit'>): Promise<Snapshot> {
  const snapshot = await openSnapshot(Repository.find(root), commit);
  onTestFinished(() => snapshot[Symbol.asyncDispose]());
  return snapshot;
}

/** Where git keeps an object that is in no pack. */
function looseObject(root: string, oid: string): string {
  return join(root, '.git', 'objects', oid.slice(0, 2), oid.slice(2));
}

/** Kills the git processes that work on a repository. */
function killGit(root: string): void {
  const isOurs = (command: string) =>
    /^(?:\S*\/)?git\0/.test(command) && command.includes(`--git-dir=${root}/.git\0`);
  for (const pid of processesThat(isOurs)) process.kill(pid, 'SIGKILL');
}

describe('a snapshot', () => {
  it('holds the files of the commit, whatever the disk holds', async () => {
    const repository = createRepository({ 'a.txt': 'one\n', 'b/c.txt': 'two\n' });
    writeFileSync(join(repository.root, 'a.txt'), 'scribbled\n');
    rmSync(join(repository.root, 'b'), { recursive: true });
    writeFileSync(join(repository.root, '.env'), 'SECRET=1\n');
    const snapshot = await open(repository);
    expect([...snapshot.paths()]).toEqual(['a.txt', 'b/c.txt']);
    expect(await snapshot.readText('a.txt')).toBe('one\n');
    expect(await snapshot.readText('b/c.txt')).toBe('two\n');
    expect(await snapshot.readText('.env')).toBeNull();
  });

  it('answers the same search again without git, and any other one with it', async () => {
    const { root, commit } = createRepository({ 'a.js': 'total();\n', 'src/b.js': 'total();\nother();\n' });
    const snapshot = await open({ root, commit });
    const found = { paths: ['a.js', 'src/b.js'], problem: null };
    expect(await snapshot.holding('', 'total')).toEqual(found);
    renameSync(join(root, '.git', 'objects'), join(root, '.git', 'gone'));
    expect(await snapshot.holding('', 'total')).toEqual(found);
    const failed = { paths: [], problem: 'all files, which git did not search to the end,' };
    expect(await snapshot.holding('', 'other')).toEqual(failed);
    expect(await snapshot.holding('src', 'total')).toEqual(failed);
    renameSync(join(root, '.git', 'gone'), join(root, '.git', 'objects'));
    expect(await snapshot.holding('src', 'total')).toEqual({ paths: ['src/b.js'], problem: null });
  });

  it('knows the tests that only their content tells, by words of runners in files of their languages', async () => {
    const suite = "describe('cart', () => {});\n";
    const files = {
      'checks/all.js': suite,
      'checks/UP.JS': suite,
      'test/a.test.js': suite,
      'src/a.js': 'a();\n',
    };
    const snapshot = await open(createRepository({ ...files, 'docs/use.md': suite }));
    expect(await snapshot.testFiles()).toEqual(new Set(['checks/UP.JS', 'checks/all.js']));
  });

  it('lists paths by their bytes, and finds each of them', async () => {
    const paths = ['a1', 'a b', 'a-b/c', 'a.b', 'a/b', 'a0', 'ä', '日本/x', '\u{1f600}.txt', '\uffee.txt'];
    const snapshot = await open(
      createRepository(Object.fromEntries(paths.map((path) => [`x/${path}`, path]))),
    );
    const listed = [...snapshot.paths()];
    expect(listed).toEqual(listed.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
    for (const path of paths) expect(await snapshot.readText(`x/${path}`)).toBe(path);
    expect(snapshot.tree.find('x')).toBeNull();
    expect(snapshot.tree.find('x/nothing')).toBeNull();
  });

  it('knows what lies in a folder and skips what lies deeper', async () => {
    const snapshot = await open(
      createRepository({ 'a.txt': '', 'a/b/c/d.txt': '', 'a/b/e.txt': '', a0: '', 'z/l': { link: 'x' } }),
    );
    expect([...snapshot.tree.children('')].map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'file a.txt',
      'folder a',
      'file a0',
      'folder z',
    ]);
    expect([...snapshot.tree.children('a/b')].map(({ name }) => name)).toEqual(['c', 'e.txt']);
    expect([...snapshot.tree.children('z')].map(({ kind }) => kind)).toEqual(['link']);
    expect([...snapshot.tree.children('nothing')]).toEqual([]);
  });

  it('is empty for an empty tree', async () => {
    const snapshot = await open(createRepository({}));
    expect(snapshot.tree.count).toBe(0);
    expect([...snapshot.tree.children('')]).toEqual([]);
  });

  it('reads many contents at once, each its own', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 50 }, (_, at) => [`f${at}`, `${at}\n`.repeat(at * 400)]),
    );
    const snapshot = await open(createRepository(files));
    const texts = await Promise.all(Object.keys(files).map((path) => snapshot.readText(path)));
    expect(texts).toEqual(Object.values(files));
  });

  it('refuses a large blob without keeping it, and goes on reading', async () => {
    const snapshot = await open(
      createRepository({ big: Buffer.alloc(3 * 1024 * 1024, 'x'), small: 'small\n' }),
    );
    const big = snapshot.tree.find('big');
    if (big === null) throw new Error('listed');
    expect(await Promise.all([snapshot.read(big, MAX_SOURCE_BYTES), snapshot.readText('small')])).toEqual([
      { kind: 'too_large', size: 3 * 1024 * 1024 },
      'small\n',
    ]);
  });

  it('reads an earlier commit than the one checked out', async () => {
    const repository = createRepository({ 'a.txt': 'now\n' });
    const commit = commitFiles(repository.root, { 'a.txt': 'then\n' });
    expect(await (await open({ root: repository.root, commit })).readText('a.txt')).toBe('then\n');
  });

  it('reads from a linked worktree', async () => {
    const repository = createRepository({ 'a.txt': 'one\n' });
    const root = join(temporaryFolder(), 'tree');
    repository.git('worktree', 'add', '--quiet', '--detach', root);
    expect(await (await open({ root, commit: repository.commit })).readText('a.txt')).toBe('one\n');
  });
});

describe('what a test may do to the git directory', () => {
  it('does not replace an object by refs/replace', async () => {
    const repository = createRepository({ 'a.txt': 'one\n' });
    const other = commitFiles(repository.root, { 'a.txt': 'forged\n' });
    repository.git('replace', repository.commit, other);
    expect(repository.git('show', `${repository.commit}:a.txt`)).toBe('forged\n');
    expect(await (await open(repository)).readText('a.txt')).toBe('one\n');
  });

  it('is found out when it changes an object', async () => {
    const repository = createRepository({ 'a.txt': 'one\n', 'b.txt': 'two\n' });
    const snapshot = await open(repository);
    const [a, b] = ['a.txt', 'b.txt'].map((path) =>
      looseObject(repository.root, snapshot.tree.find(path)?.oid ?? ''),
    );
    rmSync(a ?? '', { force: true });
    execFileSync('cp', [b ?? '', a ?? '']);
    const entry = snapshot.tree.find('a.txt');
    expect(entry === null ? null : await snapshot.read(entry, MAX_SOURCE_BYTES)).toMatchObject({
      kind: 'unreadable',
      why: expect.stringContaining('damaged'),
    });
    expect(await snapshot.readText('b.txt')).toBe('two\n');
  });

  it('is survived when it kills our git, and told when it removes the objects', async () => {
    const repository = createRepository({ 'a.txt': 'one\n' });
    const snapshot = await open(repository);
    const entry = snapshot.tree.find('a.txt');
    if (entry === null) throw new Error('listed');
    expect(await snapshot.read(entry, MAX_SOURCE_BYTES)).toMatchObject({ kind: 'bytes' });
    killGit(repository.root);
    expect(await snapshot.read(entry, MAX_SOURCE_BYTES)).toMatchObject({ kind: 'bytes' });
    killGit(repository.root);
    rmSync(join(repository.root, '.git'), { recursive: true });
    expect(await snapshot.read(entry, MAX_SOURCE_BYTES)).toEqual({
      kind: 'unreadable',
      why: 'git cannot read it',
    });
  });

  it('runs no program that the configuration names', async () => {
    const repository = createRepository({ 'a.txt': 'one\n', '.gitattributes': '* filter=x diff=x\n' });
    const mark = join(repository.root, 'ran');
    const script = join(repository.root, 'program.sh');
    writeFileSync(script, `#!/bin/sh\ntouch ${mark}\ncat\n`);
    chmodSync(script, 0o755);
    const config = [
      `[core]\n\tfsmonitor = ${script}\n\tpager = ${script}\n\tsshCommand = ${script}\n\thooksPath = ${repository.root}`,
      `[filter "x"]\n\tsmudge = ${script}\n\tclean = ${script}\n[diff "x"]\n\ttextconv = ${script}\n\tcommand = ${script}`,
      `[protocol "ext"]\n\tallow = always\n[remote "origin"]\n\turl = ext::${script}\n\tpromisor = true`,
      '[extensions]\n\tpartialClone = origin\n',
      `[gpg]\n\tprogram = ${script}\n[log]\n\tshowSignature = true\n`,
    ];
    const git = (args: readonly string[], input = '') =>
      execFileSync('git', args, { cwd: repository.root, input, encoding: 'utf8' });
    const signed = git(['cat-file', 'commit', 'HEAD']).replace(
      '\n\n',
      '\ngpgsig -----BEGIN PGP SIGNATURE-----\n\n',
    );
    const commit = git(['hash-object', '-t', 'commit', '-w', '--stdin'], signed).trim();
    appendFileSync(join(repository.root, '.git', 'config'), config.join('\n'));
    await Repository.find(repository.root).git(['log', '--format=%H', commit]);
    const snapshot = await open(repository);
    const missing = snapshot.tree.find('a.txt');
    rmSync(looseObject(repository.root, missing?.oid ?? ''));
    expect(missing === null ? null : await snapshot.read(missing, MAX_SOURCE_BYTES)).toMatchObject({
      kind: 'unreadable',
    });
    expect(() => execFileSync('ls', [mark], { stdio: 'ignore' })).toThrow();
  });
});

describe('a place that cannot be read', () => {
  it('is named when it is no repository, with what to do', () => {
    const folder = temporaryFolder();
    expect(() => Repository.find(folder)).toThrow(/is not in a git repository: give --repo/);
    expect(() => Repository.find(join(folder, 'nothing'))).toThrow(/does not exist/);
  });

  it('is found from a folder inside, and through a link', () => {
    const { root } = createRepository({ 'a/b.txt': '' });
    const link = join(temporaryFolder(), 'link');
    symlinkSync(join(root, 'a'), link);
    expect(Repository.find(join(root, 'a')).root).toBe(root);
    expect(Repository.find(link).root).toBe(root);
  });

  it('is named when the commit is not there, with what to do', async () => {
    const { root } = createRepository({ a: '' });
    const commit = '0123456789'.repeat(4);
    await expect(open({ root, commit })).rejects.toThrow(
      /0123456789.*is not in .*`git fetch origin 0123456789/,
    );
    await expect(open({ root, commit: 'main' })).rejects.toThrow(/not a full commit id/);
    await expect(open({ root, commit: '--help' })).rejects.toThrow(/not a full commit id/);
  });

  it('is read although another user owns it, as in a container', async () => {
    const repository = createRepository({ 'a.txt': 'one\n' });
    const bin = temporaryFolder();
    const git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
    // git's own switch for its tests: whoever runs it, the owner is somebody else.
    const wrapper = `#!/bin/sh\nGIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec "${git}" "$@"\n`;
    writeFileSync(join(bin, 'git'), wrapper, { mode: 0o755 });
    usePath(`${bin}:${process.env['PATH']}`);
    expect(() => execFileSync('git', ['log'], { cwd: repository.root, stdio: 'pipe' })).toThrow(
      /dubious ownership/,
    );
    expect(await (await open(repository)).readText('a.txt')).toBe('one\n');
  });

  it('says that git is missing', async () => {
    const { root, commit } = createRepository({ a: '' });
    usePath(temporaryFolder());
    // A program is looked for once, and remembered by the module: this one's memory is nobody else's.
    vi.resetModules();
    onTestFinished(() => void vi.resetModules());
    const anew = await import('../../src/workspace/snapshot.ts');
    const git = await import('../../src/workspace/git.ts');
    await expect(anew.openSnapshot(git.Repository.find(root), commit)).rejects.toThrow(
      /git was not found on PATH/,
    );
  });
});

/** For the rest of the test. */
function usePath(path: string): void {
  const before = process.env['PATH'];
  onTestFinished(() => {
    process.env['PATH'] = before;
  });
  process.env['PATH'] = path;
}

describe('a git directory that a test has filled with pipes', () => {
  const pipeInPlaceOf = (root: string, oid: string): void => {
    const path = looseObject(root, oid);
    rmSync(path, { force: true });
    execFileSync('mkfifo', [path]);
  };

  async function openOn(files: Record<string, string>, patience: Patience): Promise<Snapshot> {
    const { root, commit } = createRepository(files);
    const snapshot = await openSnapshot(Repository.find(root), commit, patience);
    onTestFinished(() => snapshot[Symbol.asyncDispose]());
    for (const path of snapshot.paths()) pipeInPlaceOf(root, snapshot.tree.find(path)?.oid ?? '');
    return snapshot;
  }

  const readAll = (snapshot: Snapshot) =>
    Promise.all(
      [...snapshot.paths()].map(async (path) => {
        const entry = snapshot.tree.find(path);
        return entry === null ? null : (await snapshot.read(entry, MAX_SOURCE_BYTES)).kind;
      }),
    );

  it('holds a reading up for its patience, once and not for each file', async () => {
    const snapshot = await openOn({ a: 'one', b: 'two', c: 'three' }, { timeoutMs: 300 });
    const startMs = performance.now();
    expect(await readAll(snapshot)).toEqual(['unreadable', 'unreadable', 'unreadable']);
    const heldMs = performance.now() - startMs;
    expect(heldMs).toBeGreaterThan(290);
    expect(await readAll(snapshot)).toEqual(['unreadable', 'unreadable', 'unreadable']);
    expect(performance.now() - startMs - heldMs).toBeLessThan(heldMs);
  });

  it('holds a cancelled run up for seconds at most, and one that is well answers it', async () => {
    const { root, commit } = createRepository({ a: 'one' });
    const patience = { signal: AbortSignal.abort() };
    const snapshot = await openSnapshot(Repository.find(root), commit, patience);
    onTestFinished(() => snapshot[Symbol.asyncDispose]());
    expect(await snapshot.readText('a')).toBe('one');
    pipeInPlaceOf(root, snapshot.tree.find('a')?.oid ?? '');
    expect(await snapshot.readText('a')).toBeNull();
  });

  it('is left alone when the run is cancelled while it waits', async () => {
    const controller = new AbortController();
    const snapshot = await openOn({ a: 'one' }, { signal: controller.signal });
    setTimeout(() => controller.abort(), 100);
    expect(await readAll(snapshot)).toEqual(['unreadable']);
    expect(await readAll(snapshot)).toEqual(['unreadable']);
  });

  it('is said not to answer when the commit itself cannot be read', async () => {
    const { root, commit } = createRepository({ a: 'one' });
    pipeInPlaceOf(root, commit);
    const opening = openSnapshot(Repository.find(root), commit, { timeoutMs: 300 });
    await expect(opening).rejects.toThrow('git did not answer');
  });
});
