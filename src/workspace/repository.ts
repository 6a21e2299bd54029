import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findRepository } from './find-repository.ts';
import { askGit, git } from './git.ts';

/** A place in a repository, and the commit that is checked out there. */
export interface ResolvedRepository {
  readonly root: string;
  /** From the root to the given folder, with `/`; '' for the root itself. */
  readonly prefix: string;
  readonly commit: string;
}

/** Throws for a folder that is in no repository, and for a repository without a commit. */
export async function resolveRepository(path: string): Promise<ResolvedRepository> {
  const { root, gitDir } = findRepository(path);
  const head = await askGit(gitDir, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (head.exitCode !== 0) throw new Error(`${root} has no commit yet: commit what the run is to start from`);
  const prefix = relative(root, realpathSync(path)).replaceAll('\\', '/');
  return { root, prefix, commit: head.stdout.toString('utf8').trim() };
}

/** Tracked files that differ from the commit that is checked out, sorted. A run starts from the commit and does not see them. */
export async function listUncommittedChanges(repository: string): Promise<readonly string[]> {
  const { root, gitDir } = findRepository(repository);
  const args = [
    `--work-tree=${root}`,
    'status',
    '--porcelain=v1',
    '-z',
    '--untracked-files=no',
    '--no-renames',
  ];
  const answer = await git(gitDir, args, { cwd: root });
  // Two letters and a blank, then the path: https://git-scm.com/docs/git-status#_short_format
  const entries = answer
    .toString('utf8')
    .split('\0')
    .filter((entry) => entry !== '');
  return entries.map((entry) => entry.slice(3)).sort();
}

/** Applies a diff to the working tree, all of it or nothing. When it does not fit, the error says where the diff was kept. */
export async function applyPatch(repository: string, diff: string): Promise<void> {
  if (diff === '') return;
  const { root, gitDir } = findRepository(repository);
  const args = [`--work-tree=${root}`, 'apply', '--whitespace=nowarn', '-'];
  const answer = await askGit(gitDir, args, { cwd: root, input: diff });
  if (answer.exitCode === 0) return;
  const kept = join(mkdtempSync(join(tmpdir(), 'agent-fix-')), 'agent-fix.patch');
  writeFileSync(kept, diff);
  throw new Error(
    `the patch does not apply to ${root}, nothing was changed; it is kept in ${kept}:\n${answer.stderr.trim()}`,
  );
}
