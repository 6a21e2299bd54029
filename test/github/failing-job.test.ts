import { describe, expect, it } from 'vitest';
import { findFailingJob } from '../../src/github/failing-job.ts';
import type { FailedRun } from '../../src/github/trigger-event.ts';
import { failing, redirectTo } from '../servers/github/faults.ts';
import type { JobOptions } from '../servers/github/model.ts';
import type { Json } from '../servers/json.ts';
import { listen } from '../servers/loopback.ts';
import { createWorld, type TestWorld, WHERE } from './world.ts';

const RUN: FailedRun = { runId: 9001, attempt: 2, workflowPath: '.github/workflows/ci.yml', isOurs: false };
const LOG =
  '2024-05-01T10:00:03.1Z ##[group]Run npm test\n2024-05-01T10:00:04.1Z boom\n2024-05-01T10:00:05.1Z ##[error]Process completed with exit code 1.\n';

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
) => findFailingJob(world.octokit, { repository: WHERE, failedRun, context, fetch });

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

describe('findFailingJob: a finished run', () => {
  it('gives the first failed job, its first failed step, and what that printed', async () => {
    await using world = await createWorld();
    addRun(world, [
      { id: 31, name: 'lint', conclusion: 'success' },
      TEST_JOB,
      { ...TEST_JOB, id: 33, name: 'e2e' },
    ]);
    expect(await find(world)).toEqual({
      job: {
        jobId: 32,
        jobName: 'test',
        stepName: 'Test',
        evidence: {
          source: 'log of step "Test" of job "test"',
          text: 'Run npm test\nboom\nProcess completed with exit code 1.',
        },
        output: 'Run npm test\nboom\nProcess completed with exit code 1.',
      },
      notes: [],
    });
  });

  it('G09 fetches the log from another server without any header of ours', async () => {
    await using world = await createWorld();
    addRun(world, [TEST_JOB]);
    await find(world);
    const [request, ...more] = world.server.logRequests;
    expect(more).toEqual([]);
    expect(Object.keys(request?.headers ?? {})).not.toContain('authorization');
    expect(request?.headers['user-agent']).toBe('node');
  });

  it('goes on without a log that is gone', async () => {
    await using world = await createWorld();
    const { log: _, ...job } = TEST_JOB;
    addRun(world, [job]);
    expect(await find(world)).toEqual({
      job: { jobId: 32, jobName: 'test', stepName: 'Test', evidence: null, output: null },
      notes: [expect.stringMatching(/^the log of the failed job could not be read \(HTTP 410/)],
    });
  });

  it('does not fetch a log from an address of another kind', async () => {
    await using world = await createWorld();
    addRun(world, [TEST_JOB]);
    world.server.addFault(redirectTo('actions/download-job-logs-for-workflow-run', 'file:///etc/passwd'));
    const { job, notes } = await find(world);
    expect(job?.evidence).toBeNull();
    expect(notes).toEqual(['GitHub did not say where the log of the failed job is']);
  });

  it('keeps the end of a huge log, and says so', async () => {
    await using world = await createWorld();
    addRun(world, [TEST_JOB]);
    const line = `2024-05-01T10:00:01.1Z ${'x'.repeat(1000)}\n`;
    await using storage = await listen(
      async (_, response) => void response.end(line.repeat(20_000) + LOG),
      () => {},
    );
    world.server.addFault(redirectTo('actions/download-job-logs-for-workflow-run', storage.origin));
    const { job, notes } = await find(world);
    expect(job?.evidence?.text).toBe('Run npm test\nboom\nProcess completed with exit code 1.');
    expect(notes).toEqual([
      expect.stringMatching(/^the first \d+ bytes of the failed job's log were not kept$/),
    ]);
  });

  it('says what GitHub does not', async () => {
    await using world = await createWorld();
    addRun(world, [{ id: 31, name: 'lint', conclusion: 'success' }]);
    expect(await find(world)).toEqual({ job: null, notes: ['GitHub lists no failed job in this run'] });
    world.server.addFault(failing('actions/list-jobs-for-workflow-run-attempt', 403));
    expect((await find(world)).notes).toEqual([expect.stringMatching(/could not be read \(HTTP 403/)]);
  });
});

describe('findFailingJob: the run we are part of', () => {
  const ours = { ...RUN, isOurs: true };
  const job = (changes: { readonly [key: string]: Json }): Json => ({
    id: 1,
    name: 'test (3.11)',
    status: 'in_progress',
    conclusion: null,
    completed_at: null,
    runner_name: 'runner-1',
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

  /** The API's answer while the jobs still run, which the fake's own runs never do. */
  function answerJobs(world: TestWorld, jobs: readonly Json[]): void {
    const body = { total_count: jobs.length, jobs };
    world.server.addFault({ operation: 'actions/list-jobs-for-workflow-run-attempt', status: 200, body });
  }

  it('is our own job, told by its runner, at its failed step; its log cannot be had yet', async () => {
    await using world = await createWorld();
    answerJobs(world, [
      job({ id: 1, runner_name: 'runner-0', steps: [step(1, 'Other', 'failure')] }),
      job({
        id: 2,
        steps: [step(3, 'Fix', null), step(2, 'Test', 'failure'), step(1, 'Set up job', 'success')],
      }),
    ]);
    expect(await find(world, ours)).toEqual({
      job: { jobId: 2, jobName: 'test (3.11)', stepName: 'Test', evidence: null, output: null },
      notes: ['job "test (3.11)" is still running, so its log cannot be read'],
    });
  });

  it('is an earlier job when ours only waits for failures', async () => {
    await using world = await createWorld();
    addRun(world, [TEST_JOB]);
    const finished = { status: 'completed', conclusion: 'failure', runner_name: 'runner-0', name: 'test' };
    answerJobs(world, [
      job({ id: 32, ...finished, completed_at: '2024-05-01T10:00:06Z', steps: [step(2, 'Test', 'failure')] }),
      job({ id: 40, name: 'fix', steps: [step(1, 'Fix', null)] }),
    ]);
    const { job: found, notes } = await find(world, ours);
    expect(found).toMatchObject({
      jobId: 32,
      stepName: 'Test',
      evidence: { text: expect.stringContaining('boom') },
    });
    expect(notes).toEqual([]);
  });

  it('says so when the API still shows the failed step in progress', async () => {
    await using world = await createWorld();
    answerJobs(world, [job({ steps: [step(2, 'Test', null)] })]);
    expect(await find(world, ours)).toEqual({
      job: { jobId: 1, jobName: 'test (3.11)', stepName: null, evidence: null, output: null },
      notes: [
        'GitHub does not say which step of job "test (3.11)" failed',
        'job "test (3.11)" is still running, so its log cannot be read',
      ],
    });
  });
});
