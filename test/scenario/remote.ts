import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
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

/** A hash of all files of a checkout's git directory: refs, index, objects. */
export const gitFiles = (folder: string) =>
  createHash('sha256')
    .update(
      readdirSync(join(folder, '.git'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .toSorted()
        .map((path) => `${path} ${readFileSync(path).toString('base64')}`)
        .join('\n'),
    )
    .digest('hex');
