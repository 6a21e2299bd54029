import { spawnSync } from 'node:child_process';
import type { World } from './world.ts';

/** What people do to the repository while the action runs: git on the remote itself. */
export function gitOnRemote({ remote }: Pick<World, 'remote'>, args: readonly string[], input = ''): string {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'core.bare=false'];
  const run = spawnSync('git', ['-C', remote, ...identity, ...args], { encoding: 'utf8', input });
  if (run.status !== 0) throw new Error(`git ${args.join(' ')}: ${run.stderr}`);
  return run.stdout;
}

/** Commits files on top of a branch and gives the commit; null removes one. */
export function commitOnRemote(
  world: Pick<World, 'remote'>,
  branch: string,
  files: Readonly<Record<string, string | null>>,
): string {
  const git = (args: readonly string[], input?: string) => gitOnRemote(world, args, input).trim();
  git(['read-tree', branch]);
  for (const [path, content] of Object.entries(files)) {
    if (content === null) git(['update-index', '--index-info'], `0 ${'0'.repeat(40)}\t${path}\n`);
    else {
      const blob = git(['hash-object', '-w', '--stdin'], content);
      git(['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`]);
    }
  }
  const commit = git(['commit-tree', '-p', branch, '-m', 'By hand', git(['write-tree'])]);
  git(['update-ref', `refs/heads/${branch}`, commit]);
  return commit;
}

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
