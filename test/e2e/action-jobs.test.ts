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
  MENDS,
  ONE_JOB,
  read,
  skippedBehind,
  step,
  TEST,
  TYPES,
  unvary,
  vary,
  withSteps,
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
  readonly isDraft: boolean | undefined;
}> {
  await using world = await jobsWorld({ script, runs: 'sources', files });
  const result = await world.act({ ...failedJobs(world, jobs), inputs });
  await expectClean(world, result);
  const pulls = world.github.state.pulls();
  const prompts = world.model.requests.map(({ rawBody }) => rawBody.toString()).join('\n');
  const isDraft = pulls[0]?.pull.draft;
  return { result, body: pulls[0]?.body ?? '', prompts, isDraft };
}

const jobsOf = ({ outputs }: ActionResult): unknown => JSON.parse(outputs['jobs'] ?? '');

test('what the tests run is built again, and every failed job passes; what passed in CI still passes, for the model is shown what breaks it', async () => {
  const { result, body, prompts } = await answer(MENDS, [TEST, TYPES, LINT]);
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
  expect(prompts).toContain('It passed in CI, and it passes without your change');
});

test('where the first failed step is an action, the steps beside it judge, and it is named', async () => {
  const failed = ['Scan', 'Types', 'Test', 'Say so'].map((name) => step(name, 'failure'));
  const jobs = [job(501, 'test', [step('Build'), ...failed])];
  const files = { '.github/workflows/ci.yml': ONE_JOB };
  const { result, body, isDraft } = await answer([read, declare, add, done], jobs, {}, files);
  expect(isDraft).toBe(true);
  expect(body).toContain('2 of 3 failed steps pass now');
  expect(result.outputs['outcome']).toBe('fixed');
  expect(jobsOf(result)).toEqual([
    { job: 'test', step: 'Types', result: 'fixed' },
    { job: 'test', step: 'Test', result: 'fixed' },
    { job: 'test', step: 'Scan', result: 'not_judged' },
  ]);
  expect(body).toMatch(/step <code>Scan<\/code> .* not judged: it is the action octo\/scan/);
});

test('the step that ran when its job reached its own time limit hung: it is red until it finishes in time', async () => {
  const files = {
    // Waits for what never comes, without work for the processor.
    'check.mjs': "import { sum } from './out/sum.mjs';\nif (sum(1, 2) !== 3) setInterval(() => {}, 1e6);\n",
    '.github/workflows/ci.yml': ONE_JOB.replace('ubuntu-latest\n', 'ubuntu-latest\n    timeout-minutes: 1\n'),
  };
  const cancelled: JobOptions = {
    ...job(501, 'test', [step('Build'), step('Scan'), step('Types'), step('Test', 'cancelled', 50)]),
    conclusion: 'cancelled',
    startedAt: '2026-01-02T03:04:00Z',
    completedAt: '2026-01-02T03:05:00Z',
    log: '##[error]The operation was canceled.\n',
  };
  const inputs = { 'test-timeout-seconds': '4' };
  const { result, prompts } = await answer([read, add, done], [cancelled], inputs, files);
  expect(result.outputs['outcome']).toBe('fixed');
  expect(prompts).toContain('it hangs, as in CI');
});

test('a step that CI skipped is checked with the change; one that cannot run here is named, and the pull request is a draft', async () => {
  const files = withSteps(
    '{ name: Lint, run: npm run --silent lint }',
    '{ name: Live, env: { KEY: "${{ secrets.KEY }}" }, run: npm test }',
  );
  const jobs = [skippedBehind('Lint', 'Live')];
  const { result, body, isDraft, prompts } = await answer([read, vary, unvary, done], jobs, {}, files);
  expect(result.outputs['outcome']).toBe('fixed');
  expect(prompts).toContain('error, var is used');
  expect(jobsOf(result)).toEqual([
    { job: 'test', step: 'Test', result: 'fixed' },
    { job: 'test', step: 'Live', result: 'not_judged' },
  ]);
  expect(body).toMatch(/\*Live\* did not run in CI, because \*Test\* failed; nor can it run here: .*secret/);
  expect(isDraft).toBe(true);
});
