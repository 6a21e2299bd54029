import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../git.ts';
import { openBareRepository } from '../servers/github/bare-repository.ts';
import type { World } from './world.ts';

/** What people do to the repository while the action runs: git on the remote itself. */
export const gitOnRemote = ({ remote }: Pick<World, 'remote'>, args: readonly string[]): string =>
  git(remote, ...args);

/** Commits files on top of a branch and gives the commit; null removes one. */
export const commitOnRemote = (
  { remote }: Pick<World, 'remote'>,
  branch: string,
  files: Readonly<Record<string, string | null>>,
): string => openBareRepository(remote).commit(branch, 'By hand', files);

/** What actions/checkout leaves for the next job: the files of a branch or commit, and nothing of a run before. */
export function checkOutAgain({ remote, workspace }: Pick<World, 'remote' | 'workspace'>, ref: string): void {
  git(workspace, 'fetch', '--quiet', remote, ref);
  git(workspace, 'checkout', '--quiet', '--force', '--detach', 'FETCH_HEAD');
}

/** A hash of all that a checkout's git directory holds, with modes and times. */
export function gitFiles(folder: string): string {
  const [root, hash] = [join(folder, '.git'), createHash('sha256')];
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const stats = lstatSync(join(root, name));
    hash.update(`${name} ${stats.mode} ${stats.mtimeMs}\n`);
    if (stats.isFile()) hash.update(readFileSync(join(root, name)));
  }
  return hash.digest('hex');
}
