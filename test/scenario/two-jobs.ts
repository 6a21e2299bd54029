import { z } from 'zod';
import { QUICK_TEST } from './acts.ts';
import { expectClean } from './expect-clean.ts';
import type { ActionResult } from './run-action.ts';
import type { Act, World } from './world.ts';

/** Runs the first of two jobs: its token may only read. */
export async function solveJob(world: World, act: Act): Promise<ActionResult> {
  const result = await solveOnce(world, act);
  await expectClean(world, result);
  return result;
}

/** The same, where the model's script goes on after it. */
export function solveOnce(world: World, act: Act): Promise<ActionResult> {
  return world.act({
    ...act,
    mayOnlyRead: true,
    inputs: { mode: 'solve', 'test-command': QUICK_TEST, ...act.inputs },
    env: { GITHUB_JOB: 'solve', ...act.env },
  });
}

/** Runs the second: no key, no checkout worth looking at. */
export async function publishJob(world: World, act: Act): Promise<ActionResult> {
  const requests = world.model.requests.length;
  const result = await world.act({
    ...act,
    inputs: { mode: 'publish', 'openai-api-key': '', ...act.inputs },
    env: { GITHUB_JOB: 'publish', GITHUB_WORKSPACE: world.dir, ...act.env },
  });
  await expectClean(world, result);
  if (world.model.requests.length !== requests) throw new Error('the job that publishes asked a model');
  return result;
}

export const JOBS = ['one job', 'two jobs'] as const;

/** The whole action in one job; or the first of two jobs by the sources, which is faster, and the second by the bundle. */
export async function answerIn(jobs: (typeof JOBS)[number], world: World, act: Act): Promise<ActionResult> {
  if (jobs === 'two jobs') {
    await solveOnce(world, { ...act, runs: 'sources' });
    return publishJob(world, { ...act, runs: 'bundle' });
  }
  const result = await world.act(act);
  await expectClean(world, result);
  return result;
}

/** What a test changes of a bundle: any of its members, as JSON. */
export const BundleJson = z.looseObject({
  run_id: z.string(),
  outcome: z.string(),
  github: z.looseObject({ repository: z.string(), run_id: z.number() }),
  base: z.looseObject({ commit: z.string(), branch: z.string() }),
  patch: z.looseObject({
    diff: z.string(),
    sha256: z.string(),
    files: z.array(z.looseObject({ path: z.string(), mode: z.string(), content: z.string().nullable() })),
  }),
  events: z.array(z.looseObject({ kind: z.string(), payload: z.looseObject({}) })),
});
export type BundleJson = z.infer<typeof BundleJson>;
