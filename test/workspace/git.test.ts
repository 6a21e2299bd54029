import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Repository } from '../../src/workspace/git.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { createRepository } from './git-repository.ts';
import { openTools } from './open-tools.ts';

describe('resolving a repository', () => {
  it('finds root, prefix and commit from a folder inside', async () => {
    const { root, commit } = createRepository({ 'a/b/c.txt': '' });
    expect(await Repository.checkedOutIn(join(root, 'a/b'))).toEqual({ root, prefix: 'a/b', commit });
    expect(await Repository.checkedOutIn(root)).toEqual({ root, prefix: '', commit });
  });

  it('says what to do without a commit, and without a repository', async () => {
    const repository = createRepository({});
    repository.git('checkout', '--quiet', '--orphan', 'new');
    await expect(Repository.checkedOutIn(repository.root)).rejects.toThrow(/has no commit yet/);
    await expect(Repository.checkedOutIn(temporaryFolder())).rejects.toThrow(/not in a git repository/);
  });
});

describe('finding the checkout of a commit', () => {
  const open = () => ({
    workspace: temporaryFolder(),
    wanted: createRepository({ 'a.txt': 'wanted\n' }),
    tool: createRepository({ 'a.txt': 'a tool\n' }),
  });

  it.each(['src', 'go/app'])('looks below the workspace, at %s', async (path) => {
    const { workspace, wanted, tool } = open();
    cpSync(tool.root, join(workspace, 'a-tool'), { recursive: true });
    cpSync(wanted.root, join(workspace, path), { recursive: true });
    const { commit } = wanted;
    expect(await Repository.checkoutOf(commit, workspace)).toEqual({
      root: join(workspace, path),
      prefix: '',
      commit,
    });
  });

  it('takes the workspace itself where that is it, and looks below where it is another', async () => {
    const { workspace, wanted, tool } = open();
    cpSync(tool.root, workspace, { recursive: true });
    cpSync(wanted.root, join(workspace, 'sub'), { recursive: true });
    expect((await Repository.checkoutOf(tool.commit, workspace)).root).toBe(workspace);
    expect((await Repository.checkoutOf(wanted.commit, workspace)).root).toBe(join(workspace, 'sub'));
    expect((await Repository.checkoutOf('f'.repeat(40), workspace)).root).toBe(workspace);
  });

  it('follows no link and looks no deeper, and says what to do where there is none', async () => {
    const { workspace, wanted } = open();
    symlinkSync(wanted.root, join(workspace, 'link'));
    cpSync(wanted.root, join(workspace, 'a/b/c'), { recursive: true });
    await expect(Repository.checkoutOf(wanted.commit, workspace)).rejects.toThrow(
      /run actions\/checkout before/,
    );
  });
});

describe('uncommitted changes', () => {
  it('are those of tracked files, staged or not, sorted', async () => {
    const { root, git } = createRepository({ a: 'a\n', 'b ü.txt': 'b\n', c: 'c\n', d: 'd\n' });
    expect(await Repository.find(root).uncommittedChanges()).toEqual([]);
    writeFileSync(join(root, 'untracked'), '');
    writeFileSync(join(root, 'c'), 'changed\n');
    rmSync(join(root, 'a'));
    writeFileSync(join(root, 'b ü.txt'), 'changed\n');
    git('add', 'b ü.txt');
    expect(await Repository.find(root).uncommittedChanges()).toEqual(['a', 'b ü.txt', 'c']);
  });
});

describe('applying a patch', () => {
  it('changes the working tree, and not the index', async () => {
    const tools = await openTools({ 'a.txt': 'a\n', 'sub/b.txt': 'b\r\n' });
    await tools.edit('a.txt', ['a', 'x']);
    await tools.edit('sub/b.txt', ['b', 'y']);
    await tools.write('new/c.txt', 'c\n');
    const { root, git } = tools.repository;
    await Repository.find(root).apply((await tools.workspace.patch()).diff);
    expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('x\n');
    expect(readFileSync(join(root, 'sub/b.txt'), 'utf8')).toBe('y\r\n');
    expect(readFileSync(join(root, 'new/c.txt'), 'utf8')).toBe('c\n');
    expect(git('diff', '--cached', '--name-only')).toBe('');
  });

  it('applies from the root, whatever folder it is given', async () => {
    const tools = await openTools({ 'sub/b.txt': 'b\n' });
    await tools.edit('sub/b.txt', ['b', 'y']);
    await Repository.find(join(tools.repository.root, 'sub')).apply((await tools.workspace.patch()).diff);
    expect(readFileSync(join(tools.repository.root, 'sub/b.txt'), 'utf8')).toBe('y\n');
  });

  it('changes nothing when a part does not fit, and says where the patch is', async () => {
    const tools = await openTools({ 'a.txt': 'a\n', 'b.txt': 'b\n' });
    await tools.edit('a.txt', ['a', 'x']);
    await tools.edit('b.txt', ['b', 'y']);
    const { root } = tools.repository;
    writeFileSync(join(root, 'b.txt'), 'mine\n');
    const { diff } = await tools.workspace.patch();
    const failure = await Repository.find(root)
      .apply(diff)
      .catch((error: Error) => error.message);
    expect(failure).toMatch(/nothing was changed; it is kept in (.+):/);
    expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('a\n');
    const kept = /kept in (.+):/.exec(String(failure))?.[1] ?? '';
    expect(readFileSync(kept, 'utf8')).toBe(diff);
    rmSync(join(kept, '..'), { recursive: true });
  });

  it('does nothing for an empty one', async () => {
    const { root } = createRepository({ a: '' });
    mkdirSync(join(root, 'x'));
    await Repository.find(root).apply('');
  });
});
