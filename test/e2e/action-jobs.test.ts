import { expect, test } from 'vitest';
import { expectClean } from '../scenario/expect-clean.ts';
import {
  add,
  declare,
  done,
  edit,
  failedJobs,
  giveUp,
  job,
  jobsWorld,
  LINT,
  ONE_JOB,
  read,
  skippedBehind,
  step,
  TEST,
  TYPES,
  unvary,
  vary,
  withStep,
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
  readonly isDraft: boolean | undefined;
}> {
  await using world = await jobsWorld({ script, runs: 'sources', files });
  const result = await world.act({ ...failedJobs(world, jobs), inputs });
  await expectClean(world, result);
  const pulls = world.github.state.pulls();
  const prompts = world.model.requests.map(({ rawBody }) => rawBody.toString()).join('\n');
  const isDraft = pulls[0]?.pull.draft;
  return { result, body: pulls[0]?.body ?? '', prompts, pulls: pulls.length, isDraft };
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

test('one failed step of two is no fix', async () => {
  const { result, pulls } = await answer([read, declare, done, done, done], [failedSteps()], {}, IN_ONE_JOB);
  expect(result.outputs['outcome']).toBe('not_fixed');
  expect(jobsOf(result)).toMatchObject([{ step: 'Types' }, { step: 'Test', result: 'red' }]);
  expect(result.summary).toContain('1 of 2 failed steps passes now; *Test* still fails');
  expect(pulls).toBe(0);
});

test('where the first failed step is an action, the steps beside it judge, and it is named', async () => {
  const jobs = [failedSteps('failure')];
  const { result, body, isDraft } = await answer([read, declare, add, done], jobs, {}, IN_ONE_JOB);
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

// Waits for what never comes, without work for the processor.
const hanging = {
  'check.mjs': "import { sum } from './out/sum.mjs';\nif (sum(1, 2) !== 3) setInterval(() => {}, 1e6);\n",
};

test.each([
  ['a fix that ends', 'a + b', 'fixed'],
  ['a person, or a newer run, ended it before', null, 'skipped'],
])('the step that ran when its job reached its own time limit hung, too: %s', async (_, text, outcome) => {
  const minutes = text === null ? 2 : 1;
  const workflow = ONE_JOB.replace('ubuntu-latest\n', `ubuntu-latest\n    timeout-minutes: ${minutes}\n`);
  const files = { ...hanging, '.github/workflows/ci.yml': workflow };
  const cancelled: JobOptions = {
    ...job(501, 'test', [step('Build'), step('Scan'), step('Types'), step('Test', 'cancelled', 50)]),
    conclusion: 'cancelled',
    startedAt: '2026-01-02T03:04:00Z',
    completedAt: '2026-01-02T03:05:00Z',
    log: '##[error]The operation was canceled.\n',
  };
  const script = text === null ? [] : [read, edit('a - b', text), done];
  const { result } = await answer(script, [cancelled], { 'test-timeout-seconds': '4' }, files);
  expect(result.outputs['outcome']).toBe(outcome);
});

test.each([
  ['a fix that ends', 'a + b', 'fixed'],
  ['a change that still hangs', 'a - b - 0', 'not_fixed'],
])('a step that hung in CI is red until it finishes in time: %s', async (_, text, outcome) => {
  const at = (second: number, line: string) =>
    `2026-01-02T03:04:${String(second).padStart(2, '0')}.0000000Z ${line}`;
  const log = [
    at(5, '##[group]Run node check.mjs'),
    at(5, '\u001b[36;1mnode check.mjs\u001b[0m'),
    at(5, 'shell: /usr/bin/bash -e {0}'),
    at(5, '##[endgroup]'),
    at(6, "##[error]The action 'Test' has timed out after 1 minutes."),
  ].join('\n');
  const jobs = [{ ...TEST, log }];
  const script =
    outcome === 'fixed' ? [read, edit('a - b', text), done] : [read, edit('a - b', text), giveUp];
  const { result, prompts } = await answer(script, jobs, { 'test-timeout-seconds': '4' }, hanging);
  expect(result.outputs['outcome']).toBe(outcome);
  expect(prompts).toContain('has timed out after 1 minutes');
  expect(prompts).toContain('it hangs, as in CI');
});

test('a step that CI skipped because one before it failed is checked with the change', async () => {
  const files = withStep('{ name: Lint, run: npm run --silent lint }');
  const { result, prompts } = await answer([read, vary, unvary, done], [skippedBehind('Lint')], {}, files);
  expect(result.outputs['outcome']).toBe('fixed');
  expect(prompts).toContain('error, var is used');
});

test('a check that CI skipped and that cannot run here is named, and the pull request is a draft', async () => {
  const files = withStep('{ name: Live, env: { KEY: "${{ secrets.KEY }}" }, run: npm test }');
  const { result, body, isDraft } = await answer([read, add, done], [skippedBehind('Live')], {}, files);
  expect(result.outputs['outcome']).toBe('fixed');
  expect(jobsOf(result)).toEqual([
    { job: 'test', step: 'Test', result: 'fixed' },
    { job: 'test', step: 'Live', result: 'not_judged' },
  ]);
  expect(body).toMatch(/\*Live\* did not run in CI, because \*Test\* failed; nor can it run here: .*secret/);
  expect(isDraft).toBe(true);
});

test('a check that passed in CI and fails with the change goes back to the model', async () => {
  const { result, prompts, body } = await answer([read, vary, unvary, done], [TEST, LINT]);
  expect(result.outputs['outcome']).toBe('fixed');
  // The rows of the runs are about the one job that failed: no further row repeats them.
  expect(body).not.toContain('| Job ');
  expect(prompts).toContain('It passed in CI, and it passes without your change');
});
