import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { areAmong, buildTask } from '../../src/action/task.ts';
import type { TestCommand } from '../../src/core/task.ts';
import { githubBy, parseInputs, type TriggerEvent } from '../../src/github/github.ts';
import { commitFiles } from '../commit-files.ts';
import { CONTEXT } from '../github/events.ts';
import { createWorld, failedRun, type TestWorld, WHERE } from '../github/world.ts';
import type { JobOptions } from '../servers/github/model.ts';

const ACTION = parse(readFileSync(new URL('../../action.yml', import.meta.url), 'utf8'));

const CI = '.github/workflows/ci.yml';
const WORKFLOW = `on: push
jobs:
  test:
    runs-on: ubuntu-latest
    strategy: { matrix: { node: [20, 22] } }
    steps: [{ run: npm run build }, { name: Unit, run: npm test }]
  lint:
    runs-on: ubuntu-latest
    steps: [{ name: Lint, run: npx eslint . }, { name: Types, run: npx tsc --noEmit }]
  docs:
    runs-on: ubuntu-latest
    steps: [{ name: Links, run: npm run lint:links }]
  e2e:
    runs-on: ubuntu-latest
    services: { db: { image: postgres } }
    steps: [{ name: E2E, run: npm run test:e2e }]
  next:
    runs-on: ubuntu-latest
    continue-on-error: true
    steps: [{ name: Next, run: npm run test:next }]
`;

const START = Date.parse('2024-05-01T10:00:00Z');
const step = (name: string, seconds: number, conclusion: 'success' | 'failure' = 'success') => ({
  name,
  conclusion,
  startedAt: new Date(START).toISOString(),
  completedAt: new Date(START + seconds * 1000).toISOString(),
});
const JOBS: readonly JobOptions[] = [
  ...[20, 22].map((node) => ({
    id: 30 + node,
    name: `test (${node})`,
    steps: [step('Run npm run build', 10), step('Unit', 20, 'failure')],
    log: 'TAP version 13\n1..1\nnot ok 1 - adds\n',
  })),
  {
    id: 31,
    name: 'lint',
    steps: [step('Lint', 5, 'failure')],
    log: 'Run npx eslint .\n/a.js\n  1:1  error  unused\n',
  },
  { id: 32, name: 'docs', conclusion: 'success', steps: [step('Links', 3)] },
  { id: 33, name: 'e2e', steps: [step('E2E', 3, 'failure')], log: 'no database\n' },
  { id: 34, name: 'next', steps: [step('Next', 1, 'failure')], log: 'not ok 1 - next\n' },
];

async function built(
  values: Readonly<Record<string, string>> = {},
  jobs = JOBS,
  eventOf: (world: TestWorld) => Partial<TriggerEvent> = () => ({}),
  workflow = WORKFLOW,
) {
  const files: Readonly<Record<string, string>> = { [CI]: workflow, 'requirements.txt': 'colors==1.4\n' };
  await using world = await createWorld(files);
  const run = { id: 9001, name: 'CI', path: CI, headSha: world.base, headBranch: 'main', login: 'alice' };
  world.server.addRun({ ...run, jobs });
  const inputs = parseInputs((name) =>
    name === 'github-token'
      ? 'ghs_token'
      : (values[name] ?? String(ACTION.inputs[name]?.default ?? '').replace(/^\$\{\{.*/, '')),
  );
  const event = failedRun(world.base, {
    failedRun: { runId: 9001, attempt: 1, workflow: 77, workflowPath: CI, isOurs: false, github: {} },
    ...eventOf(world),
  });
  const context = { ...CONTEXT, repository: WHERE };
  return await buildTask({
    github: githubBy(world.octokit, context),
    context,
    event,
    inputs,
    baseCommit: world.base,
    redact: (text) => text,
    files: commitFiles(files),
    env: { RUNNER_OS: 'Linux' },
  });
}

test('every failed job that can judge here is judged once, the cheapest first', async () => {
  const { task, notes } = await built().then((found) => {
    if (found.kind !== 'task') throw new Error(found.kind);
    return found;
  });
  expect(task).toMatchObject({
    jobs: [
      {
        command: { job: 'lint', step: 'Lint', run: 'npx eslint .' },
        evidence: [
          { source: 'log of step "Lint" of job "lint"', text: expect.stringContaining('error  unused') },
        ],
        stepMs: 5000,
      },
      {
        command: {
          job: 'test (20)',
          step: 'Unit',
          run: 'npm test',
          builds: [{ step: 'Run npm run build', run: 'npm run build' }],
        },
        evidence: [{ text: expect.stringContaining('not ok 1 - adds') }],
        failures: [{ id: 'adds' }],
        stepMs: 20_000,
      },
    ],
    unjudgedJobs: [
      { job: 'e2e', step: 'E2E', why: expect.stringMatching(/^it needs the service db of its job/) },
      {
        job: 'next',
        step: 'Next',
        why: 'the run passes without its job (`continue-on-error`)',
        decidesNothing: true,
      },
    ],
    guards: [{ command: { job: 'docs', run: 'npm run lint:links' }, stepMs: 3000 }],
  });
  expect(task.jobs).toHaveLength(2);
  expect(task.context).toEqual([
    {
      source: 'other failed jobs of this run',
      text: [
        'job "test (20)", step "Unit": not ok 1 - adds',
        'job "e2e", step "E2E": no database',
        'job "next", step "Next": not ok 1 - next',
      ].join('\n'),
    },
  ]);
  expect(notes).toContain(
    'job "next", step "Next", does not judge: the run passes without its job (`continue-on-error`)',
  );
});

test('a given command judges alone', async () => {
  const found = await built({ 'test-command': 'make check' });
  expect(found).toMatchObject({
    kind: 'task',
    task: { jobs: [{ command: { run: 'make check' }, evidence: [{}] }] },
  });
  if (found.kind !== 'task') return;
  expect(found.task.jobs).toHaveLength(1);
  expect(found.task).not.toHaveProperty('unjudgedJobs');
  expect(found.task).not.toHaveProperty('guards');
});

test('guards can be switched off', async () => {
  const found = await built({ guards: 'off' });
  expect(found).toMatchObject({ kind: 'task', task: { jobs: [{}, {}] } });
  if (found.kind === 'task') expect(found.task).not.toHaveProperty('guards');
});

test('steps of one name are told apart, so that each is run', async () => {
  const workflow = `on: push
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - { name: Check, run: npx eslint . }
      - { name: Check, run: npx tsc --noEmit }
      - { name: Check, run: npm test }
`;
  const steps = [step('Check', 1), step('Check', 2), step('Check', 3, 'failure')];
  const found = await built(
    {},
    [{ id: 31, name: 'test', steps, log: 'not ok 1 - adds\n' }],
    undefined,
    workflow,
  );
  expect(found).toMatchObject({
    task: {
      jobs: [{ command: { step: 'Check', run: 'npm test' } }],
      guards: [
        { command: { step: 'Check (2)', run: 'npx eslint .' } },
        { command: { step: 'Check (3)', run: 'npx tsc --noEmit' } },
      ],
    },
  });
});

test('where no failed job can judge, the run is refused for the first', async () => {
  const jobs = JOBS.filter(({ name }) => name === 'e2e' || name === 'next');
  expect(await built({}, jobs)).toMatchObject({
    kind: 'refused',
    reason: expect.stringMatching(/^Step "E2E" of job "e2e" .* needs the service db/),
  });
});

test.each([
  [
    'a lost runner',
    [{ ...step('Lint', 5), conclusion: null }],
    /^job "lint" failed, but its runner was lost in step "Lint"/,
  ],
  ['no step at all', [], /^job "lint" failed, but it ended before its first step/],
])('nothing is guessed where no failed step is named: %s', async (_, steps, problem) => {
  const job = { id: 31, name: 'lint', conclusion: 'failure' as const, steps };
  const why = { kind: 'problem', problem: expect.stringMatching(problem) };
  expect(await built({}, [job])).toMatchObject(why);
  // The command that the user gave judges all the same.
  const values = { 'test-command': 'make check' };
  expect(await built(values, [job])).toMatchObject({ task: { jobs: [{ command: { run: 'make check' } }] } });
});

test.each([
  ['its own limit', 60, { hangMs: 60_000 }],
  ['GitHub, after another job failed', 20, null],
])('a job that was cancelled by %s', async (_, seconds, hung) => {
  const workflow = WORKFLOW.replace('  docs:\n', '  docs:\n    timeout-minutes: ${{ 1 }}\n');
  const job: JobOptions = {
    id: 35,
    name: 'docs',
    conclusion: 'cancelled',
    startedAt: new Date(START).toISOString(),
    completedAt: new Date(START + seconds * 1000).toISOString(),
    steps: [{ ...step('Links', seconds), conclusion: 'cancelled' }],
    log: '##[error]The operation was canceled.\n',
  };
  const found = await built({}, [...JOBS.filter(({ name }) => name === 'lint'), job], undefined, workflow);
  const jobs = found.kind === 'task' ? found.task.jobs : [];
  const links = jobs.filter(({ command }) => command.step === 'Links');
  expect(links).toMatchObject(hung === null ? [] : [hung]);
});

test('a step whose log ends with its own time limit hung', async () => {
  const log = "Run npx eslint .\n##[error]The action 'Lint' has timed out after 1 minutes.\n";
  const found = await built({}, [{ id: 31, name: 'lint', steps: [step('Lint', 60, 'failure')], log }]);
  expect(found).toMatchObject({ task: { jobs: [{ command: { step: 'Lint' }, hangMs: 60_000 }] } });
});

test('nothing is guessed where GitHub shows no failed step of a running job', async () => {
  const job: JobOptions = { id: 35, name: 'lint', conclusion: null, steps: [step('Lint', 1)] };
  const ours = { runId: 9001, attempt: 1, workflow: 77, workflowPath: CI, isOurs: true, github: {} };
  const values = { 'job-state': '{"status":"failure"}' };
  expect(await built(values, [job], () => ({ failedRun: ours }))).toMatchObject({
    kind: 'problem',
    problem: expect.stringContaining('GitHub does not say yet which of its steps did: run this again'),
  });
});

test('nothing is guessed where the workflow file is not in the repository', async () => {
  const ours = { runId: 9001, attempt: 1, workflow: null, workflowPath: null, isOurs: true, github: {} };
  const state = { 'job-state': '{"status":"failure"}' };
  const more = () => ({ failedRun: ours });
  expect(await built(state, JOBS, more)).toMatchObject({
    kind: 'problem',
    problem: expect.stringMatching(/workflow file of this run is not in this repository.*, or set the input/),
  });
  const values = { ...state, 'test-command': 'make check' };
  expect(await built(values, JOBS, more)).toMatchObject({
    task: { jobs: [{ command: { run: 'make check' } }] },
  });
  const green = { 'job-state': '{"status":"success"}' };
  expect(await built(green, [], more)).toMatchObject({ kind: 'skipped' });
});

test('nothing is guessed where a run has no job', async () => {
  expect(await built({}, [])).toMatchObject({
    kind: 'problem',
    problem: expect.stringContaining('has no job'),
  });
});

test("of a dependency bot's branch, it is told what the bot's pull request changes", async () => {
  const found = await built({}, JOBS, ({ repository, server, base }) => {
    repository.moveBranch('bump', base);
    const commit = repository.commit('bump', 'Bump colors', { 'requirements.txt': 'colors==2.0\n' });
    server.addPull({ title: 'Bump colors', head: 'bump', login: 'helper[bot]' });
    return {
      actors: [{ login: 'helper[bot]', id: 5, isBot: true }],
      base: { branch: 'bump', commit, mustBeTip: true },
    };
  });
  expect(found).toMatchObject({
    kind: 'task',
    task: { bumps: [{ name: 'colors', from: '1.4', to: '2.0' }] },
  });
  if (found.kind === 'task')
    expect(found.task.context.at(-1)).toEqual({
      source: 'packages that pull request #1 of helper[bot] changes',
      text: 'colors 1.4 → 2.0',
    });
});

const command = (run: string, builds: readonly string[] = []): TestCommand => ({
  run,
  shell: null,
  workingDirectory: '.',
  env: {},
  source: 'x',
  builds: builds.map((each) => ({ step: each, run: each, shell: null, workingDirectory: '.', env: {} })),
});

test.each([
  ['one of them', [command('b')], true],
  ['several of them, and white space', [command('a ', ['make']), command('b')], true],
  ['fewer builds', [command('a')], true],
  ['a build that is not known', [command('a', ['make', 'true'])], false],
  ["another command's build", [command('b', ['make'])], false],
  ['one that is not known', [command('b'), command('c')], false],
] as const)('claimed commands are found among known ones: %s', (_, claimed, isFound) => {
  expect(areAmong([command('a', ['make']), command('b')], claimed)).toBe(isFound);
});

test.each([
  ['CI says how the tests failed', { log: 'TAP version 13\n1..1\nnot ok 1 - adds\n' }, 'task'],
  ['no log says how the tests failed', {}, 'problem'],
] as const)('a server that needs a secret cannot be started here, and %s', async (_, log, kind) => {
  const secret = '$' + '{{ secrets.KEY }}';
  const workflow = WORKFLOW.replace(
    '{ run: npm run build }',
    `{ name: Serve, run: 'node server.js &', env: { KEY: "${secret}" } }`,
  );
  const steps = [step('Serve', 1), step('Unit', 20, 'failure')];
  const found = await built({}, [{ id: 52, name: 'test (20)', steps, ...log }], () => ({}), workflow);
  expect(found.kind).toBe(kind);
  const reason = 'which starts what the tests use, cannot run again here: ';
  expect(JSON.stringify(found)).toContain(reason);
});
