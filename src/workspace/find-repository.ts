import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A checkout and its git directory, both absolute and without symbolic links. */
export interface Repository {
  readonly root: string;
  readonly gitDir: string;
}

/**
 * Finds the checkout that holds `path`. git's own search is not used: it refuses a checkout owned by another
 * user, which is the rule in containers, and a git directory given by name is not searched for.
 */
export function findRepository(path: string): Repository {
  if (!existsSync(path)) throw new Error(`${path} does not exist: give an existing folder as the repository`);
  const start = realpathSync(path);
  for (let folder = start; ; folder = dirname(folder)) {
    const gitDir = readGitDir(folder);
    if (gitDir !== null) return { root: folder, gitDir };
    if (dirname(folder) === folder) break;
  }
  throw new Error(
    `${start} is not in a git repository: run actions/checkout before this step, or give --repo a checkout`,
  );
}

/** `.git` is a folder, or in worktrees and submodules a file that names one: https://git-scm.com/docs/gitrepository-layout */
function readGitDir(folder: string): string | null {
  const path = join(folder, '.git');
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  if (stats.isDirectory()) return existsSync(join(path, 'HEAD')) ? path : null;
  const link = /^gitdir: (.+?)\r?\n?$/.exec(readFileSync(path, 'utf8'))?.[1];
  return link === undefined ? null : resolve(folder, link);
}
