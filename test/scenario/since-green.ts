import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOutAgain, commitOnRemote } from './remote.ts';
import { failedRun, type World } from './world.ts';

/** The same world, whose failed run is about another commit. */
export const about = (world: World, commit: string): World =>
  Object.create(world, { commit: { value: commit } });

/** A run of the same workflow before the failed one, of which these jobs were green. */
export const greenRun = (world: World, headSha: string, jobs: readonly string[]) => ({
  ...failedRun(world, 'javascript'),
  id: 8000,
  headSha,
  conclusion: 'success',
  jobs: jobs.map((name, at) => ({ id: 400 + at, name, conclusion: 'success' as const })),
});

/**
 * Gives the repository a commit at which these jobs were green, because `path` held `right` in place of `wrong`, and a newer one with the
 * files as they are. The world that comes back is about the newer one.
 */
export function brokenSince(
  world: World,
  {
    path,
    wrong,
    right,
    jobs,
  }: {
    readonly path: string;
    readonly wrong: string;
    readonly right: string;
    readonly jobs: readonly string[];
  },
): World {
  const broken = readFileSync(join(world.checkout, path), 'utf8');
  const green = commitOnRemote(world, 'main', { [path]: broken.replace(wrong, () => right) });
  world.github.addRun(greenRun(world, green, jobs));
  const tip = commitOnRemote(world, 'main', { [path]: broken });
  checkOutAgain(world, tip);
  return about(world, tip);
}
