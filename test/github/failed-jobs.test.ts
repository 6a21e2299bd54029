import { describe, expect, it } from 'vitest';
import type { FailedRun } from '../../src/github/event.ts';
import { downloadLog, findFailedJobs } from '../../src/github/failed-jobs.ts';
import { failing, redirectTo } from '../servers/github/faults.ts';
import type { JobOptions } from '../servers/github/model.ts';
import type { Json } from '../servers/json.ts';
import { listen } from '../servers/loopback.ts';
import { createWorld, type TestWorld, WHERE } from './world.ts';

const RUN: FailedRun = {
  runId: 9001,
  attempt: 2,
  workflowPath: '.github/workflows/ci.yml',
  isOurs: false,
  github: {},
};
const LOG = 'a\nb\n';

function addRun(world: TestWorld, jobs: readonly JobOptions[]): void {
  const path = '.github/workflows/ci.yml';
  world.server.addRun({
    id: 9001,
    attempt: 2,
    name: 'CI',
    path,
    headSha: world.base,
    headBranch: 'main',
    login: 'alice',
    jobs,
  });
}

const find = (
  world: TestWorld,
  failedRun: FailedRun = RUN,
  context = { job: 'test', runnerName: 'runner-1' },
) => findFailedJobs(world.octokit, { repository: WHERE, failedRun, context });

const TEST_JOB: JobOptions = {
  id: 32,
  name: 'test',
  steps: [
    { name: 'Set up job' },
    { name: 'Test', conclusion: 'failure' },
    { name: 'Later', conclusion: 'failure' },
  ],
  log: LOG,
};

/** The API's answer while the jobs still run, which the fake's own runs never do. */
function answerJobs(world: TestWorld, jobs: readonly Json[]): void {
  const body = { total_count: jobs.length, jobs };
  world.server.addFault({ operation: 'actions/list-jobs-for-workflow-run-attempt', status: 200, body });
}

describe('findFailedJobs: a finished run', () => {
  it('gives the failed jobs in their order, each with its first failed step', async () => {
    await using world = await createWorld();
    addRun(world, [
      { id: 31, name: 'lint', conclusion: 'success' },
      TEST_JOB,
      { ...TEST_JOB, id: 33, name: 'e2e' },
    ]);
    const { jobs, notes } = await find(world);
    expect(notes).toEqual([]);
    expect(jobs.map(({ jobName }) => jobName)).toEqual(['test', 'e2e']);
    expect(jobs[0]).toMatchObject({
      jobId: 32,
      isOwn: false,
      labels: ['ubuntu-24.04'],
      step: { name: 'Test', steps: { names: ['Set up job', 'Test', 'Later'], position: 1 } },
    });
  });

  it('knows whether the step before could still print when it started', async () => {
    await using world = await createWorld();
    const step = (number: number, name: string, from: string, to: string, conclusion = 'success') => ({
      number,
      name,
      conclusion,
      status: 'completed',
      started_at: `2024-05-01T10:00:${from}Z`,
      completed_at: `2024-05-01T10:00:${to}Z`,
    });
    const job = (before: string) => ({
      id: 1,
      name: 'a',
      status: 'completed',
      conclusion: 'failure',
      completed_at: '2024-05-01T10:00:09Z',
      runner_name: 'x',
      labels: [],
      steps: [step(1, 'Build', '01', before), step(2, 'Test', '03', '08', 'failure')],
    });
    answerJobs(world, [job('03'), { ...job('02'), id: 2 }]);
    const { jobs } = await find(world);
    expect(jobs.map(({ step }) => step?.sharesSecond)).toEqual([true, false]);
    expect(jobs[0]?.step).toMatchObject({
      startedAt: '2024-05-01T10:00:03Z',
      completedAt: '2024-05-01T10:00:08Z',
    });
  });

  it('says what GitHub does not', async () => {
    await using world = await createWorld();
    addRun(world, [{ id: 31, name: 'lint', conclusion: 'success' }]);
    expect(await find(world)).toEqual({ jobs: [], notes: ['GitHub lists no failed job in this run'] });
    world.server.addFault(failing('actions/list-jobs-for-workflow-run-attempt', 403));
    expect((await find(world)).notes).toEqual([expect.stringMatching(/could not be read \(HTTP 403/)]);
  });
});

describe('downloadLog', () => {
  const download = (world: TestWorld) => downloadLog(world.octokit, WHERE, 32);

  it('fetches the log from another server without any header of ours', async () => {
    await using world = await createWorld();
    addRun(world, [TEST_JOB]);
    expect(await download(world)).toEqual({ kind: 'got', text: LOG, notes: [] });
    const [request, ...more] = world.server.logRequests;
    expect(more).toEqual([]);
    expect(Object.keys(request?.headers ?? {})).not.toContain('authorization');
    expect(request?.headers['user-agent']).toBe('undici');
  });

  it('says that a log is gone', async () => {
    await using world = await createWorld();
    const { log: _, ...job } = TEST_JOB;
    addRun(world, [job]);
    expect(await download(world)).toEqual({
      kind: 'missing',
      problem: expect.stringMatching(/^the log of the failed job could not be read \(HTTP 410/),
    });
  });

  it('does not fetch a log from an address of another kind', async () => {
    await using world = await createWorld();
    addRun(world, [TEST_JOB]);
    world.server.addFault(redirectTo('actions/download-job-logs-for-workflow-run', 'file:///etc/passwd'));
    expect(await download(world)).toEqual({
      kind: 'missing',
      problem: 'GitHub did not say where the log of the failed job is',
    });
  });

  it('keeps the end of a huge log, and says so', async () => {
    await using world = await createWorld();
    addRun(world, [TEST_JOB]);
    const line = `${'x'.repeat(1000)}\n`;
    await using storage = await listen(
      async (_, response) => void response.end(line.repeat(20_000) + LOG),
      () => {},
    );
    world.server.addFault(redirectTo('actions/download-job-logs-for-workflow-run', storage.origin));
    const found = await download(world);
    expect(found).toMatchObject({
      kind: 'got',
      text: expect.stringMatching(/a\nb\n$/),
      notes: [expect.stringMatching(/^the first \d+ bytes of the failed job's log were not kept$/)],
    });
  });
});

describe('findFailedJobs: the run we are part of', () => {
  const ours = { ...RUN, isOurs: true };
  const job = (changes: { readonly [key: string]: Json }): Json => ({
    id: 1,
    name: 'test (3.11)',
    status: 'in_progress',
    conclusion: null,
    completed_at: null,
    runner_name: 'runner-1',
    labels: ['ubuntu-latest'],
    steps: [],
    ...changes,
  });
  const step = (number: number, name: string, conclusion: string | null): Json => ({
    number,
    name,
    conclusion,
    status: conclusion === null ? 'in_progress' : 'completed',
    started_at: null,
    completed_at: null,
  });

  it('is our own job alone, told by its runner, at its failed step', async () => {
    await using world = await createWorld();
    answerJobs(world, [
      job({ id: 1, runner_name: 'runner-0', steps: [step(1, 'Other', 'failure')] }),
      job({
        id: 3,
        status: 'completed',
        conclusion: 'failure',
        runner_name: 'x',
        steps: [step(1, 'X', 'failure')],
      }),
      job({
        id: 2,
        steps: [step(3, 'Fix', null), step(2, 'Test', 'failure'), step(1, 'Set up job', 'success')],
      }),
    ]);
    const { jobs, notes } = await find(world, ours);
    expect(jobs).toMatchObject([{ jobId: 2, jobName: 'test (3.11)', isOwn: true, step: { name: 'Test' } }]);
    expect(notes).toEqual([]);
  });

  it('is an earlier job when ours only waits for failures', async () => {
    await using world = await createWorld();
    const finished = { status: 'completed', conclusion: 'failure', runner_name: 'runner-0', name: 'test' };
    answerJobs(world, [
      job({ id: 32, ...finished, completed_at: '2024-05-01T10:00:06Z', steps: [step(2, 'Test', 'failure')] }),
      job({ id: 40, name: 'fix', steps: [step(1, 'Fix', null)] }),
    ]);
    expect((await find(world, ours)).jobs).toMatchObject([
      { jobId: 32, isOwn: false, step: { name: 'Test' } },
    ]);
  });

  it('says so when the API still shows the failed step in progress', async () => {
    await using world = await createWorld();
    answerJobs(world, [job({ steps: [step(2, 'Test', null)] })]);
    expect(await find(world, ours)).toEqual({
      jobs: [{ jobId: 1, jobName: 'test (3.11)', isOwn: true, labels: ['ubuntu-latest'], step: null }],
      notes: ['GitHub does not say which step of job "test (3.11)" failed'],
    });
  });
});
