import { expect, test } from 'vitest';
import { expectClean } from '../scenario/expect-clean.ts';
import {
  add,
  declare,
  done,
  failedJobs,
  job,
  jobsWorld,
  LINT,
  ONE_JOB,
  read,
  step,
  TEST,
  TYPES,
  unvary,
  vary,
} from '../scenario/failed-jobs.ts';
import type { ActionResult } from '../scenario/run-action.ts';
import type { JobOptions } from '../servers/github/model.ts';
import type { ReplyStep } from '../servers/openai/script.ts';

async function answer(
  script: readonly ReplyStep[],
  jobs: readonly JobOptions[],
  inputs: Readonly<Record<string, string>> = {},
  files: Readonly<Record<string, string>> = {},
): Promise<{
  readonly result: ActionResult;
  readonly body: string;
  readonly prompts: string;
  readonly pulls: number;
}> {
  await using world = await jobsWorld({ script, runs: 'sources', files });
  const result = await world.act({ ...failedJobs(world, jobs), inputs });
  await expectClean(world, result);
  const pulls = world.github.state.pulls();
  const prompts = world.model.requests.map(({ rawBody }) => rawBody.toString()).join('\n');
  return { result, body: pulls[0]?.body ?? '', prompts, pulls: pulls.length };
}

const jobsOf = ({ outputs }: ActionResult): unknown => JSON.parse(outputs['jobs'] ?? '');

test('what the tests run is built again, and every failed job passes; what passed still passes', async () => {
  const { result, body, prompts } = await answer([read, add, declare, done], [TEST, TYPES, LINT]);
  expect(result.outputs['outcome']).toBe('fixed');
  expect(jobsOf(result)).toEqual([
    { job: 'test', step: 'Test', result: 'fixed' },
    { job: 'types', step: 'Types', result: 'fixed' },
  ]);
  expect(body).toMatch(/^.*\*\*2 failed jobs pass now\. Failing before, passing with this change/m);
  expect(body).toMatch(
    /\| Job <code>test<\/code>, step <code>Test<\/code> \| 🟢 red before, green with the change, red again without it \|/,
  );
  expect(body).toMatch(/\| Passed in CI: <code>lint<\/code>, step <code>Lint<\/code> \| 🟢 still passes \|/);
  expect(body).toContain('after <code>Build</code> of the same job wherever the sources differ:');
  expect(body).toContain(
    'git checkout FETCH_HEAD && mkdir -p out && cp src/sum.mjs out/sum.mjs && node check.mjs',
  );
  expect(prompts).toMatch(
    /step \\+"Test\\+" of job \\+"test\\+" passes\. But step \\+"Types\\+" of job \\+"types\\+" fails/,
  );
});

const failedSteps = (scan: 'success' | 'failure' = 'success') =>
  job(501, 'test', [
    step('Build'),
    step('Scan', scan),
    step('Types', 'failure'),
    step('Test', 'failure'),
    step('Say so', 'failure'),
  ]);
const IN_ONE_JOB = { '.github/workflows/ci.yml': ONE_JOB };

test('every failed step of one job is a goal, in its order; a step that runs only after a failure is none', async () => {
  const { result, body } = await answer([read, declare, add, done], [failedSteps()], {}, IN_ONE_JOB);
  expect(result.outputs['outcome']).toBe('fixed');
  expect(jobsOf(result)).toEqual([
    { job: 'test', step: 'Types', result: 'fixed' },
    { job: 'test', step: 'Test', result: 'fixed' },
  ]);
  expect(body).toMatch(
    /\| .*step <code>Test<\/code> \| 🟢 red before, green with the change, red again without it \|/,
  );
});

test('one failed step of two is no fix', async () => {
  const { result, pulls } = await answer([read, declare, done, done, done], [failedSteps()], {}, IN_ONE_JOB);
  expect(result.outputs['outcome']).toBe('not_fixed');
  expect(jobsOf(result)).toMatchObject([{ step: 'Types' }, { step: 'Test', result: 'red' }]);
  expect(pulls).toBe(0);
});

test('where the first failed step is an action, the steps beside it judge, and it is named', async () => {
  const jobs = [failedSteps('failure')];
  const { result, body } = await answer([read, declare, add, done], jobs, {}, IN_ONE_JOB);
  expect(result.outputs['outcome']).toBe('fixed');
  expect(jobsOf(result)).toEqual([
    { job: 'test', step: 'Types', result: 'fixed' },
    { job: 'test', step: 'Test', result: 'fixed' },
    { job: 'test', step: 'Scan', result: 'not_judged' },
  ]);
  expect(body).toMatch(/step <code>Scan<\/code> .* not judged: it is the action octo\/scan/);
});

test('one job of two is no fix, and says so', async () => {
  const { result, pulls } = await answer([read, add, done, done, done], [TEST, TYPES, LINT]);
  expect(result.outputs['outcome']).toBe('not_fixed');
  expect(jobsOf(result)).toMatchObject([{ result: 'unproven' }, { result: 'red' }]);
  expect(result.summary).toContain('1 of 2 failed jobs passes now; *types* still fails');
  expect(pulls).toBe(0);
});

test('a check that passed in CI and fails with the change goes back to the model', async () => {
  const { result, prompts, body } = await answer([read, vary, unvary, done], [TEST, LINT]);
  expect(result.outputs['outcome']).toBe('fixed');
  // The rows of the runs are about the one job that failed: no further row repeats them.
  expect(body).not.toContain('| Job ');
  expect(prompts).toContain('It passed in CI, and it passes without your change');
});

test('guards: off runs no check', async () => {
  const { result } = await answer([read, vary, done], [TEST, LINT], { guards: 'off' });
  expect(result.outputs['outcome']).toBe('fixed');
});
