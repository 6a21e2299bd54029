import { Octokit } from '@octokit/rest';
import { describe, expect, it, test } from 'vitest';
import type { FailedRun } from '../../src/github/event.ts';
import {
  changesBetween,
  changesSinceGreen,
  downloadLog,
  findFailedJobs,
  type GreenRequest,
} from '../../src/github/workflow-runs.ts';
import { failing, redirectTo } from '../servers/github/faults.ts';
import type { JobOptions, RunOptions } from '../servers/github/model.ts';
import type { Json } from '../servers/json.ts';
import { listen } from '../servers/loopback.ts';
import { createWorld, QUIET, REPOSITORY_ID, type TestWorld, USERS, WHERE } from './world.ts';

const RUN: FailedRun = {
  runId: 9001,
  attempt: 2,
  workflow: 77,
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
  waitsMs: readonly number[] = [],
) => findFailedJobs(world.octokit, { repository: WHERE, failedRun, context, waitsMs });

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
function answerJobs(world: TestWorld, jobs: readonly Json[], times = Number.POSITIVE_INFINITY): void {
  const body = { total_count: jobs.length, jobs };
  const operation = 'actions/list-jobs-for-workflow-run-attempt';
  world.server.addFault({ operation, status: 200, body, times });
}

describe('findFailedJobs: a finished run', () => {
  it('gives the failed jobs in their order, each with its failed steps, and those that passed', async () => {
    await using world = await createWorld();
    addRun(world, [
      { id: 31, name: 'lint', conclusion: 'success' },
      { id: 30, name: 'docs', conclusion: 'skipped' },
      TEST_JOB,
      { ...TEST_JOB, id: 33, name: 'e2e' },
    ]);
    const { jobs, passed, notes } = await find(world);
    expect(notes).toEqual([]);
    expect(jobs.map(({ jobName }) => jobName)).toEqual(['test', 'e2e']);
    expect(passed.map(({ jobName }) => jobName)).toEqual(['lint']);
    expect(jobs[0]).toMatchObject({
      jobId: 32,
      isCurrent: false,
      labels: ['ubuntu-24.04'],
      failed: [
        { name: 'Test', position: 1 },
        { name: 'Later', position: 2 },
      ],
      steps: [
        { name: 'Set up job', conclusion: 'success' },
        { name: 'Test', conclusion: 'failure' },
        { name: 'Later', conclusion: 'failure' },
      ],
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
    expect(jobs.map(({ failed }) => failed[0]?.sharesSecond)).toEqual([true, false]);
    expect(jobs[0]?.failed[0]).toMatchObject({
      startedAt: '2024-05-01T10:00:03Z',
      completedAt: '2024-05-01T10:00:08Z',
    });
  });

  it('says what GitHub does not', async () => {
    await using world = await createWorld();
    addRun(world, [{ id: 31, name: 'lint', conclusion: 'success' }]);
    expect(await find(world)).toMatchObject({
      jobs: [],
      notes: [],
      unknown: 'GitHub lists no failed job in this run: run the failed jobs again',
    });
    world.server.addFault(failing('actions/list-jobs-for-workflow-run-attempt', 403));
    expect((await find(world)).unknown).toMatch(/could not be read \(HTTP 403/);
  });

  it('says that a run has no job', async () => {
    await using world = await createWorld();
    answerJobs(world, []);
    expect((await find(world)).unknown).toContain('the failed run has no job');
  });

  it.each([
    [
      'a lost runner',
      [{ name: 'Test', number: 1, conclusion: null, status: 'in_progress' }],
      'lost in step "Test"',
    ],
    ['no runner', [], 'before its first step'],
    [
      'a fault behind the steps',
      [{ name: 'Test', number: 1, conclusion: 'success', status: 'completed' }],
      'none of its',
    ],
  ])('says why no step of a job failed: %s', async (_, steps, why) => {
    await using world = await createWorld();
    const job = {
      id: 1,
      name: 'a',
      status: 'completed',
      conclusion: 'failure',
      runner_name: 'x',
      labels: [],
      steps,
    };
    answerJobs(world, [job]);
    const { jobs, notes } = await find(world);
    expect([jobs[0]?.failed, jobs[0]?.why, notes]).toEqual([[], expect.stringContaining(why), []]);
    expect(jobs[0]?.why).toContain('run the job again');
  });
});

describe('downloadLog', () => {
  const download = (world: TestWorld) => downloadLog(world.octokit, WHERE, 32);
  const linesAndNotes = (found: Awaited<ReturnType<typeof download>>) => {
    if (found.kind !== 'got') throw new Error(found.problem);
    return [[...found.content.lines], found.content.notes] as const;
  };

  it('fetches the log from another server without any header of ours', async () => {
    await using world = await createWorld();
    addRun(world, [TEST_JOB]);
    expect(linesAndNotes(await download(world))).toEqual([['a', 'b', ''], []]);
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
    const written = Array.from({ length: 20_000 }, (_, at) => `${at} ✓ ${'x'.repeat(at % 1000)}`);
    const text = written.join('\r\n');
    await using storage = await listen(async (_, response) => void response.end(text));
    world.server.addFault(redirectTo('actions/download-job-logs-for-workflow-run', storage.origin));
    const [lines, notes] = linesAndNotes(await download(world));
    const bytes = Buffer.byteLength(text);
    expect(notes).toEqual([
      `the first ${bytes - 8 * 1024 * 1024} bytes of the failed job's log were not kept`,
    ]);
    // The first of them is cut.
    expect(lines.slice(1)).toEqual(written.slice(1 - lines.length));
    expect(lines.length).toBeGreaterThan(15_000);
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
    expect(jobs).toMatchObject([
      { jobId: 2, jobName: 'test (3.11)', isCurrent: true, failed: [{ name: 'Test' }] },
    ]);
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
      { jobId: 32, isCurrent: false, failed: [{ name: 'Test' }] },
    ]);
  });

  it('asks again while the API still shows the failed step in progress', async () => {
    await using world = await createWorld();
    answerJobs(world, [job({ steps: [step(2, 'Test', null)] })], 1);
    answerJobs(world, [job({ steps: [step(2, 'Test', 'failure')] })]);
    expect(await find(world, ours, undefined, [1, 1])).toMatchObject({
      jobs: [{ isCurrent: true, failed: [{ name: 'Test' }] }],
      notes: [],
    });
  });

  it('says so when the API still shows the failed step in progress', async () => {
    await using world = await createWorld();
    answerJobs(world, [job({ steps: [step(2, 'Test', null)] })]);
    expect(await find(world, ours)).toMatchObject({
      jobs: [{ jobId: 1, jobName: 'test (3.11)', isCurrent: true, labels: ['ubuntu-latest'], failed: [] }],
      notes: ['GitHub does not say which step of job "test (3.11)" failed'],
    });
  });
});

const path = '.github/workflows/ci.yml';
const JOB = 'test (20)';

type AddedRun = Partial<RunOptions & { job: JobOptions['conclusion'] }>;

/** A repository whose main has three commits: the first is green, unless a test says otherwise. */
async function createLine() {
  const world = await createWorld(undefined, { users: { ...USERS, eve: {} } });
  const { repository, base: first } = world;
  const second = repository.commit('main', 'Rename chunks (#7)\n\nNo reason given.', { 'a.txt': 'b\n' });
  const third = repository.commit('main', 'Third', { 'a.txt': 'c\n' });
  const addRun = (id: number, headSha: string, { job = 'success', ...more }: AddedRun = {}) => {
    const jobs = [{ id: 1000 + id, name: JOB, conclusion: job ?? null }];
    const run = {
      id,
      name: 'CI',
      path,
      headSha,
      headBranch: 'main',
      conclusion: 'success',
      login: 'alice',
      jobs,
    };
    world.server.addRun({ ...run, ...more });
  };
  const close = () => world[Symbol.asyncDispose]();
  return { ...world, first, second, third, addRun, [Symbol.asyncDispose]: close };
}

const ask = ({ octokit }: Pick<TestWorld, 'octokit'>, commit: string, options: Partial<GreenRequest> = {}) =>
  changesSinceGreen(octokit, {
    repository: WHERE,
    repositoryId: REPOSITORY_ID,
    failedRun: { runId: 100, attempt: 1, workflow: 77 },
    head: { branch: 'main', commit },
    into: null,
    job: JOB,
    step: 'Test',
    ...options,
  });

type Line = Awaited<ReturnType<typeof createLine>>;

const RED = { conclusion: 'failure', job: 'failure' } as const;
const jobOf = (more: Partial<JobOptions> = {}): JobOptions => ({
  id: 1,
  name: JOB,
  conclusion: 'success',
  ...more,
});

describe('where green was', () => {
  it('is the newest green run on the branch; what came since is told, and since when it is red', async () => {
    await using line = await createLine();
    const { first, second, third } = line;
    line.addRun(1, first);
    line.addRun(2, second, RED);
    const { changes, notes } = await ask(line, third);
    expect(notes).toEqual([]);
    expect(changes).toMatchObject({
      greenAt: first,
      redSince: second,
      commits: [
        { id: second, parent: first, message: 'Rename chunks (#7)\n\nNo reason given.' },
        { id: third, parent: second, message: 'Third' },
      ],
      files: [{ path: 'a.txt', status: 'modified', patch: '@@ -1,1 +1,1 @@\n-a\n+c' }],
      unknown: [],
    });
  });

  const FORK = { headRepository: { owner: 'eve', name: 'app', id: 99, defaultBranch: 'main' } };
  const forks = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => [from + at, 'third', FORK] as const);
  const QUEUE = 'gh-readonly-queue';
  const manyJobs = Array.from({ length: 120 }, (_, at) => ({ id: 5000 + at, name: `lint (${at})` }));
  const leftOut = [2, 3, 4, 5, 6, 7].map((id) => [id, 'second', { job: 'skipped' }] as const);

  type Added = readonly [id: number, at: 'first' | 'second' | 'third', run: AddedRun];
  test.each<[string, readonly Added[], 'first' | 'second' | null]>([
    ['a run in which another job failed', [[2, 'second', { conclusion: 'failure' }]], 'second'],
    [
      'a later one of these, not the newest that was green as a whole',
      [
        [1, 'first', {}],
        [2, 'second', { conclusion: 'failure' }],
      ],
      'second',
    ],
    [
      'a run whose second attempt was green',
      [[2, 'second', { attempt: 2, earlierJobs: [[jobOf({ conclusion: 'failure' })]] }]],
      'second',
    ],
    ['a scheduled run', [[2, 'second', { event: 'schedule' }]], 'second'],
    ['a run that a person started', [[2, 'second', { event: 'workflow_dispatch' }]], 'second'],
    ['a run with more than a hundred jobs', [[2, 'second', { jobs: [...manyJobs, jobOf()] }]], 'second'],
    [
      'a run of the merge queue, where neither branch has any',
      [
        [2, 'second', { event: 'merge_group', headBranch: `${QUEUE}/main/pr-7-0123` }],
        [3, 'third', { event: 'merge_group', headBranch: `${QUEUE}/other/pr-8-0123` }],
      ],
      'second',
    ],
    [
      'a run behind a hundred of forks whose branch has the same name',
      [...forks(-9, 2), ...forks(3, 100), [2, 'second', {}]],
      'second',
    ],
    ['a run below others that left the job out', [[1, 'first', {}], ...leftOut], 'first'],
    [
      'no run whose job was called otherwise',
      [[2, 'second', { jobs: [jobOf({ name: 'test (18)' })] }]],
      null,
    ],
    [
      'no run that left the failed step out',
      [[2, 'second', { jobs: [jobOf({ steps: [{ name: 'Test', conclusion: 'skipped' }] })] }]],
      null,
    ],
    [
      'no run in which one of several jobs of that name failed',
      [[2, 'second', { conclusion: 'failure', jobs: [jobOf(), jobOf({ id: 2, conclusion: 'failure' })] }]],
      null,
    ],
    ['no run that skipped the job', [[2, 'second', { job: 'skipped' }]], null],
    ['no green run that let the job fail (continue-on-error)', [[2, 'second', { job: 'failure' }]], null],
    ['no run of a fork', [[2, 'second', FORK]], null],
    ['no run of another workflow, whatever its name', [[2, 'second', { workflowId: 78 }]], null],
    ['no run of a tag, or of another branch', [[2, 'second', { headBranch: 'v1.0' }]], null],
    ['no later run', [[200, 'second', {}]], null],
  ])('may be %s', async (_, runs, green) => {
    await using line = await createLine();
    for (const [id, at, run] of runs) line.addRun(id, line[at], run);
    const { changes } = await ask(line, line.third);
    expect(changes?.greenAt).toBe(green === null ? undefined : line[green]);
  });

  it('of a pull request is at the merge base where its own branch was never green', async () => {
    await using line = await createLine();
    const { repository, first, second, third } = line;
    line.addRun(1, first);
    line.addRun(2, second);
    line.addRun(3, third);
    repository.moveBranch('topic', second);
    const head = repository.commit('topic', 'On a topic', { 'b.txt': 'x\n' });
    const { changes } = await ask(line, head, { head: { branch: 'topic', commit: head }, into: 'main' });
    expect(changes).toMatchObject({ greenAt: second, commits: [{ id: head, parent: second }] });
  });

  test.each([
    [
      'a commit beside the branch',
      (line: Line) => line.repository.commit('topic', 'Elsewhere', {}),
      'has no line in common with',
    ],
    ['a commit that is gone', () => 'f'.repeat(40), 'or is gone'],
    [
      'a commit that was rewritten',
      (line: Line) => {
        line.repository.moveBranch('topic', line.first);
        return line.repository.commit('topic', 'Rewritten', { 'b.txt': 'x\n' });
      },
      'is no ancestor of',
    ],
  ])('that stands at %s is a note', async (_, headOf, note) => {
    await using line = await createLine();
    line.addRun(1, headOf(line));
    const { changes, notes } = await ask(line, line.third);
    expect(changes).toBeNull();
    expect(notes).toEqual([expect.stringContaining(note)]);
  });

  test.each([
    'actions/list-workflow-runs',
    'actions/list-jobs-for-workflow-run-attempt',
    'repos/compare-commits-with-basehead',
  ])('is a note where GitHub refuses %s', async (operation) => {
    await using line = await createLine();
    line.addRun(1, line.first);
    line.server.addFault({ operation, status: 403 });
    const { changes, notes } = await ask(line, line.third);
    expect(changes).toBeNull();
    expect(notes).toEqual([expect.stringContaining('GitHub did not say (HTTP 403')]);
  });

  it('is an older one where the newest was rewritten away', async () => {
    await using line = await createLine();
    line.repository.moveBranch('topic', line.first);
    line.addRun(1, line.first);
    line.addRun(2, line.repository.commit('topic', 'Rewritten', { 'b.txt': 'x\n' }));
    line.addRun(3, line.repository.commit('topic', 'Again', { 'b.txt': 'y\n' }));
    expect((await ask(line, line.third)).changes).toMatchObject({ greenAt: line.first });
  });

  const request = { failedRun: { runId: 100, attempt: 2, workflow: 77 } };
  test.each<readonly [string, (line: Line) => void, Partial<GreenRequest>]>([
    ['in an earlier run at this very commit', ({ addRun, third }) => addRun(2, third), {}],
    [
      'in an earlier attempt of this run',
      ({ addRun, third }) => addRun(100, third, { ...RED, attempt: 2, earlierJobs: [[jobOf()]] }),
      request,
    ],
    [
      'at a commit whose change was reverted',
      ({ addRun, repository, third }) => {
        addRun(2, third);
        repository.commit('main', 'Fourth', { 'a.txt': 'd\n' });
        repository.commit('main', 'Revert "Fourth"', { 'a.txt': 'c\n' });
      },
      {},
    ],
  ])('is told where the same files were green, %s; an older one is the control', async (_, prepare, more) => {
    await using line = await createLine();
    prepare(line);
    const tip = line.repository.git('rev-parse', 'main').trim();
    const alone = await ask(line, tip, more);
    expect(alone).toMatchObject({
      changes: null,
      notes: [expect.stringMatching(/^CI was green with the same files/)],
    });
    line.addRun(1, line.first);
    const { changes, notes } = await ask(line, tip, more);
    expect(changes).toMatchObject({ greenAt: line.first, wasGreenHere: true });
    expect(notes).toEqual([]);
  });

  it('is not told of this commit where the run there left the job out, or an earlier attempt failed as well', async () => {
    await using line = await createLine();
    line.addRun(2, line.third, { job: 'skipped' });
    line.addRun(100, line.third, { ...RED, attempt: 2, earlierJobs: [[jobOf({ conclusion: 'failure' })]] });
    expect(await ask(line, line.third, request)).toEqual({ changes: null, notes: [], greenMs: null });
  });

  it('is red since the first run in which the job itself failed', async () => {
    await using line = await createLine();
    const fourth = line.repository.commit('main', 'Fourth', { 'a.txt': 'd\n' });
    line.addRun(1, line.first);
    line.addRun(2, line.second, { conclusion: 'failure', job: 'skipped' });
    line.addRun(3, line.third, RED);
    expect((await ask(line, fourth)).changes).toMatchObject({ greenAt: line.first, redSince: line.third });
  });

  it('takes three calls', async () => {
    await using line = await createLine();
    line.addRun(1, line.first);
    await ask(line, line.third);
    expect(line.requests()).toHaveLength(3);
  });
});

describe('what the compare API leaves out', () => {
  const id = (letter: string) => letter.repeat(40);
  const commit = (sha: string, ...parents: readonly string[]) => ({
    sha,
    parents: parents.map((parent) => ({ sha: parent })),
    commit: { message: `Commit ${sha[0]}` },
  });
  const between = async (answer: object) => {
    const body = {
      status: 'ahead',
      merge_base_commit: { sha: id('0') },
      total_commits: 1,
      commits: [],
      files: [],
      ...answer,
    };
    const fetch = async () => Response.json(body);
    const octokit = new Octokit({ request: { fetch }, log: QUIET });
    const found = await changesBetween(octokit, WHERE, { greenAt: id('0'), base: id('9') });
    return typeof found === 'string' ? null : found.changes;
  };

  it('is told: older commits, and files after the first 300', async () => {
    const files = Array.from({ length: 300 }, (_, at) => ({
      filename: `f${at}`,
      status: 'added',
      patch: '@@ -0,0 +1 @@\n+a',
      changes: 1,
    }));
    const changes = await between({ total_commits: 260, commits: [commit(id('9'), id('8'))], files });
    expect(changes?.unknown).toEqual(['259 earlier commits', 'files after the first 300']);
    expect(changes?.commits).toMatchObject([{ id: id('9'), parent: id('8') }]);
  });

  it('is not shown: hunks of binary and large files, of copies; a plain rename has none', async () => {
    const files = [
      { filename: 'a.png', status: 'modified', changes: 0 },
      { filename: 'big.txt', status: 'modified', changes: 90_000 },
      { filename: 'new.py', previous_filename: 'old.py', status: 'renamed', changes: 0 },
      { filename: 'twin.py', status: 'copied', patch: '@@ -1 +1 @@\n-a\n+b', changes: 2 },
      { filename: 'mode.sh', status: 'changed', changes: 0 },
      { filename: 'same.py', status: 'unchanged', changes: 0 },
    ];
    expect((await between({ files }))?.files).toEqual([
      { path: 'a.png', status: 'modified', patch: null },
      { path: 'big.txt', status: 'modified', patch: null },
      { path: 'new.py', previousPath: 'old.py', status: 'renamed', patch: '' },
      { path: 'twin.py', status: 'added', patch: null },
      { path: 'mode.sh', status: 'modified', patch: null },
    ]);
  });

  it('is no other line: merges count as one commit', async () => {
    const commits = [
      commit(id('5'), id('0')),
      commit(id('6'), id('0')),
      commit(id('7'), id('5'), id('6')),
      commit(id('9'), id('7')),
    ];
    const changes = await between({ commits, total_commits: 4 });
    expect(changes?.commits.map((each) => each.id)).toEqual([id('5'), id('7'), id('9')]);
  });
});
