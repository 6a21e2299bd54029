import { spawnSync } from 'node:child_process';
import { openBareRepository } from '../servers/github/bare-repository.ts';
import type { World } from './world.ts';

/** What people do to the repository while the action runs: git on the remote itself. */
export function gitOnRemote({ remote }: Pick<World, 'remote'>, args: readonly string[]): string {
  const run = spawnSync('git', ['-C', remote, ...args], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`git ${args.join(' ')}: ${run.stderr}`);
  return run.stdout;
}

/** Commits files on top of a branch and gives the commit; null removes one. */
export const commitOnRemote = (
  { remote }: Pick<World, 'remote'>,
  branch: string,
  files: Readonly<Record<string, string | null>>,
): string => openBareRepository(remote).commit(branch, 'By hand', files);

/** What actions/checkout leaves for the next job: the files of a branch or commit, and nothing of a run before. */
export function checkOutAgain({ remote, workspace }: Pick<World, 'remote' | 'workspace'>, ref: string): void {
  for (const args of [
    ['fetch', '--quiet', remote, ref],
    ['checkout', '--quiet', '--force', '--detach', 'FETCH_HEAD'],
  ]) {
    const { status, stderr } = spawnSync('git', ['-C', workspace, ...args], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }
}
