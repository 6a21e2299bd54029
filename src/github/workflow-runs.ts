import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { defined } from '../base/json.ts';
import { shortId } from '../core/model/prompt.ts';
import { type RawChanges, WAS_GREEN_HERE } from '../core/task.ts';
import type { RepositoryName } from './context.ts';
import { type FailedRun, QUEUE_PREFIX, type WorkflowRun, WorkflowRunSchema } from './event.ts';
import { type ComparedCommits, compareCommits, MAX_COMPARED_FILES } from './git-data.ts';
import { AS_IT_IS, describeError, download, type Octokit, statusOf } from './octokit.ts';

/** A job of a run, as GitHub lists it. */
interface RunJob {
  readonly jobId: number;
  readonly jobName: string;
  /** Whether we run in a step of this job: its log cannot be read yet, and what its earlier steps installed is here already. */
  readonly isCurrent: boolean;
  /** `['ubuntu-latest']`, from the job's `runs-on`. */
  readonly labels: readonly string[];
  /** In the order in which they run, with steps that the runner adds (`Set up job`). */
  readonly steps: readonly RunStep[];
}

interface RunStep {
  readonly name: string;
  /** `success`, `failure`, `skipped`, `cancelled`; null: it has not ended. */
  readonly conclusion: string | null;
  /** ISO 8601, to the second. */
  readonly startedAt: string | null;
  readonly completedAt: string | null;
  /** Whether an earlier step may still have been running in the second in which this step started. */
  readonly sharesSecond: boolean;
}

/** A step, and where it stands among the steps of its job. */
type PlacedStep = RunStep & { readonly position: number };

/** A job that failed, or our own job, in which a step has failed. */
export interface FailedJob extends RunJob {
  /** Its failed steps, in their order; empty when GitHub does not say (yet) which they are. */
  readonly failed: readonly PlacedStep[];
  /** Why no step of it failed, and what to do, as a part of a sentence; null where one did, or nothing is known. */
  readonly why: string | null;
}

/** A job that was cancelled while its one step in `failed` ran: by a person, by a matrix that failed fast, or by its own time limit. */
interface CancelledJob extends FailedJob {
  readonly ranMs: number;
}

interface FailedJobsRequest {
  readonly repository: RepositoryName;
  readonly failedRun: FailedRun;
  /** How long to wait before GitHub is asked again, where a job has failed and GitHub shows no failed step of it yet; each once. */
  readonly waitsMs: readonly number[];
  readonly context: { readonly job: string; readonly runnerName: string | null };
}

type RunAttempt = Pick<FailedRun, 'runId' | 'attempt'>;
type ApiJob = Awaited<ReturnType<typeof listJobs>>[number];

interface JobsOfRun {
  /** The failed jobs in the order in which they ended; only our own job where one of its steps has failed. */
  readonly jobs: readonly FailedJob[];
  readonly passed: readonly RunJob[];
  readonly cancelled: readonly CancelledJob[];
  readonly notes: readonly string[];
  /** Why nothing says which step failed, and what to do; null where a job failed. */
  readonly unknown: string | null;
}

/** Finds the jobs that failed, and those that passed. Never throws for an answer of GitHub's. */
export async function findFailedJobs(octokit: Octokit, request: FailedJobsRequest): Promise<JobsOfRun> {
  for (const waitMs of request.waitsMs) {
    const found = await readJobs(octokit, request);
    if (found.notes.length === 0) return found;
    await sleep(waitMs);
  }
  return readJobs(octokit, request);
}

/** `notes` name each job whose failed step GitHub does not show (yet). */
async function readJobs(octokit: Octokit, request: FailedJobsRequest): Promise<JobsOfRun> {
  try {
    const jobs = await listJobs(octokit, request.repository, request.failedRun);
    const current = request.failedRun.isOurs ? findCurrentJob(jobs, request.context) : undefined;
    const finished = jobs.filter(hasFailed).toSorted(byEnd);
    const failed = current !== undefined && stepsInOrder(current).some(hasFailed) ? [current] : finished;
    const found = (failed.length === 0 && current !== undefined ? [current] : failed).map((job) => {
      const described = describeJob(job, current);
      const steps = described.steps.map((step, position) => ({ ...step, position }));
      const failedSteps = steps.filter(hasFailed);
      // The job's own time ran out: the step that was running then was cancelled.
      if (failedSteps.length === 0 && job.conclusion === 'timed_out') failedSteps.push(...cutOff(steps));
      return { ...described, failed: failedSteps, why: failedSteps.length > 0 ? null : whyWithoutStep(job) };
    });
    const passed = jobs
      .filter(({ conclusion }) => conclusion === 'success')
      .map((job) => describeJob(job, current));
    const cancelled = jobs.flatMap((job) => cancelledJob(job, current));
    if (found.length === 0)
      return { jobs: [], passed, cancelled, notes: [], unknown: jobs.length === 0 ? NO_JOB : NO_FAILED_JOB };
    const silent = found.filter(({ failed: steps, why }) => steps.length === 0 && why === null);
    return {
      jobs: found,
      passed,
      cancelled,
      notes: silent.map(({ jobName }) => `GitHub does not say which step of job "${jobName}" failed`),
      unknown: null,
    };
  } catch (error) {
    const unknown =
      `the jobs of the failed run could not be read (${describeError(error)}), so nothing says which step failed: ` +
      'give the token `actions: read`, or run this again once GitHub answers';
    return { jobs: [], passed: [], cancelled: [], notes: [], unknown };
  }
}

/** The step that was running when its job was cancelled. */
const cutOff = <S extends { readonly conclusion: RunStep['conclusion'] }>(
  steps: readonly S[],
): readonly S[] => steps.filter(({ conclusion }) => conclusion === 'cancelled').slice(0, 1);

function cancelledJob(job: ApiJob, current: ApiJob | undefined): readonly CancelledJob[] {
  if (job.conclusion !== 'cancelled') return [];
  const described = describeJob(job, current);
  const steps = described.steps.map((step, position) => ({ ...step, position }));
  const ranMs = Date.parse(job.completed_at ?? '') - Date.parse(job.started_at);
  const failed = steps.some(hasFailed) ? [] : cutOff(steps);
  return failed.length === 0 || Number.isNaN(ranMs) ? [] : [{ ...described, failed, why: null, ranMs }];
}

const NO_JOB =
  'the failed run has no job, as where GitHub cannot take its workflow file: the page of the run names the mistake to mend';
const NO_FAILED_JOB = 'GitHub lists no failed job in this run: run the failed jobs again';

/** Why a finished job failed without a failed step; null for a job that still runs, whose steps GitHub may show later. */
function whyWithoutStep(job: ApiJob): string | null {
  if (job.status !== 'completed') return null;
  const cut = stepsInOrder(job).find(({ conclusion }) => conclusion === null);
  if (cut !== undefined)
    return `its runner was lost in step "${cut.name}", so nothing says whether that fails: run the job again`;
  return (job.steps ?? []).length === 0
    ? 'it ended before its first step, as where no runner took it: its page names the cause; then run the job again'
    : 'none of its steps failed: its page names the cause; then run the job again';
}

/** https://docs.github.com/en/rest/actions/workflow-jobs#list-jobs-for-a-workflow-run-attempt */
async function listJobs(octokit: Octokit, repository: RepositoryName, { runId, attempt }: RunAttempt) {
  return octokit.paginate(octokit.rest.actions.listJobsForWorkflowRunAttempt, {
    ...repository,
    run_id: runId,
    attempt_number: attempt,
    per_page: 100,
  });
}

const endTime = ({ completed_at }: ApiJob): string => completed_at ?? '~';
const byEnd = (a: ApiJob, b: ApiJob): number => endTime(a).localeCompare(endTime(b)) || a.id - b.id;

/** Our own job is recognized by its runner: the API knows jobs by display name only. */
function findCurrentJob(jobs: readonly ApiJob[], context: FailedJobsRequest['context']): ApiJob | undefined {
  const running = jobs.filter(({ status }) => status === 'in_progress');
  const onRunner = running.filter(
    ({ runner_name }) => runner_name !== null && runner_name === context.runnerName,
  );
  const named = running.filter(({ name }) => name === context.job);
  return [onRunner, named, running].find(({ length }) => length === 1)?.[0];
}

const stepsInOrder = ({ steps }: ApiJob) => (steps ?? []).toSorted((a, b) => a.number - b.number);

function describeJob(job: ApiJob, current: ApiJob | undefined): RunJob {
  return {
    jobId: job.id,
    jobName: job.name,
    isCurrent: job === current,
    labels: job.labels ?? [],
    steps: describeSteps(job),
  };
}

function describeSteps(job: ApiJob): readonly RunStep[] {
  const steps = stepsInOrder(job);
  return steps.map(({ name, conclusion, started_at, completed_at }, position) => {
    const earlier = steps.slice(0, position).filter((each) => each.conclusion !== 'skipped');
    const mayOverlap = (end: string | null | undefined): boolean =>
      !end || !started_at || Date.parse(end) >= Date.parse(started_at);
    return {
      name,
      conclusion,
      startedAt: started_at ?? null,
      completedAt: completed_at ?? null,
      sharesSecond: !started_at || earlier.some((each) => mayOverlap(each.completed_at)),
    };
  });
}

/** About the most bytes that are kept of a log: of a longer one the end, where failures are reported. */
const MAX_LOG_BYTES = 8 * 1024 * 1024;

/**
 * Downloads a finished job's log. Never throws for an answer.
 * https://docs.github.com/en/rest/actions/workflow-jobs#download-job-logs-for-a-workflow-run
 */
export async function downloadLog(octokit: Octokit, repository: RepositoryName, jobId: number) {
  return download({
    what: 'the log of the failed job',
    ask: () =>
      octokit.request('GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs', {
        ...repository,
        job_id: jobId,
        request: AS_IT_IS,
      }),
    read: readTail,
  });
}

/**
 * The lines of a log, of its last MAX_LOG_BYTES at most, to be gone through once. Writes over what it kept first: chunks that were kept as
 * they came would have to be collected with what is old.
 */
async function readTail(
  body: ReadableStream<Uint8Array>,
): Promise<{ lines: Iterable<string>; notes: readonly string[] }> {
  const kept = Buffer.allocUnsafe(MAX_LOG_BYTES);
  let total = 0;
  for await (const chunk of body) {
    const end = chunk.subarray(-MAX_LOG_BYTES);
    const at = (total + chunk.length - end.length) % MAX_LOG_BYTES;
    kept.set(end.subarray(0, MAX_LOG_BYTES - at), at);
    kept.set(end.subarray(MAX_LOG_BYTES - at), 0);
    total += chunk.length;
  }
  const dropped = Math.max(0, total - MAX_LOG_BYTES);
  if (dropped === 0) return { lines: logLines([kept.subarray(0, total)]), notes: [] };
  const start = total % MAX_LOG_BYTES;
  return {
    lines: logLines([kept.subarray(start), kept.subarray(0, start)]),
    notes: [`the first ${dropped} bytes of the failed job's log were not kept`],
  };
}

/** The bytes that become one string: one of the whole log would take twice the memory where one sign is no Latin letter. */
const LOG_BLOCK_BYTES = 64 * 1024;
const LINE_END = /\r?\n/;

/** The lines of a text that goes on from one part to the next, without their line ends. */
function* logLines(parts: readonly Buffer[]): Generator<string> {
  let begun = Buffer.alloc(0);
  for (const part of parts) {
    let start = 0;
    const endOfBlock = () => part.indexOf('\n', start + LOG_BLOCK_BYTES) + 1;
    for (let end = endOfBlock(); end > 0; end = endOfBlock()) {
      const block = Buffer.concat([begun, part.subarray(start, end)]);
      yield* block.toString('utf8').split(LINE_END).slice(0, -1);
      begun = Buffer.alloc(0);
      start = end;
    }
    begun = Buffer.concat([begun, part.subarray(start)]);
  }
  yield* begun.toString('utf8').split(LINE_END);
}

/**
 * The newest runs of a commit, of every workflow.
 * https://docs.github.com/en/rest/actions/workflow-runs#list-workflow-runs-for-a-repository
 */
export async function readRunsOf(
  octokit: Octokit,
  repository: RepositoryName,
  sha: string,
): Promise<readonly WorkflowRun[]> {
  const query = { ...repository, head_sha: sha, per_page: 100 };
  const { data } = await octokit.rest.actions.listWorkflowRunsForRepo(query);
  return z.array(WorkflowRunSchema).parse(data.workflow_runs);
}

/**
 * Returns a function that reads `octo/ci/.github/workflows/test.yml@v1`, a workflow that the run called, at the commit that the run
 * used; null where that fails, and `note` gets the problem. GitHub is asked at the first call. Never throws for an answer.
 * https://docs.github.com/en/rest/actions/workflow-runs#get-a-workflow-run
 */
export function referencedFiles(
  octokit: Octokit,
  repository: RepositoryName,
  runId: number,
  note: (problem: string) => void,
): (reference: string) => Promise<string | null> {
  let pinned: Promise<ReadonlyMap<string, string>> | null = null;
  const read = new Map<string, Promise<string | null>>();
  return (reference) => {
    pinned ??= pinnedCommits(octokit, { ...repository, run_id: runId });
    const text =
      read.get(reference) ??
      readAt(octokit, reference, pinned).catch((error: unknown) => {
        note(`${reference} could not be read (${describeError(error)})`);
        return null;
      });
    read.set(reference, text);
    return text;
  };
}

async function pinnedCommits(
  octokit: Octokit,
  run: { readonly owner: string; readonly repo: string; readonly run_id: number },
): Promise<ReadonlyMap<string, string>> {
  const { data } = await octokit.rest.actions.getWorkflowRun(run);
  return new Map((data.referenced_workflows ?? []).map(({ path, sha }) => [fileOf(path), sha]));
}

const fileOf = (reference: string): string => reference.replace(/@.*$/, '').toLowerCase();

/** https://docs.github.com/en/rest/repos/contents#get-repository-content */
async function readAt(
  octokit: Octokit,
  reference: string,
  pinned: Promise<ReadonlyMap<string, string>>,
): Promise<string | null> {
  const [, owner, repo, path] = /^([^/]+)\/([^/]+)\/([^@]+)@.+$/.exec(reference) ?? [];
  const ref = (await pinned).get(fileOf(reference));
  // Where GitHub names no commit, nothing is read: a branch or a tag may have moved since the run.
  if (owner === undefined || repo === undefined || path === undefined || ref === undefined) return null;
  const { data } = await octokit.rest.repos.getContent({
    owner,
    repo,
    path,
    ref,
    mediaType: { format: 'raw' },
  });
  return typeof data === 'string' ? data : null;
}

export interface GreenRequest {
  readonly repository: RepositoryName;
  readonly repositoryId: number;
  readonly failedRun: RunAttempt & { readonly workflow: FailedRun['workflow'] };
  readonly head: { readonly branch: string; readonly commit: string };
  /** The branch that a pull request goes into; null: the failure is of no pull request. */
  readonly into: string | null;
  /** `test (22)`: the name of the job that failed, matrix values included; and of its step that failed. */
  readonly job: string;
  readonly step: string | null;
}

interface SinceGreen {
  readonly changes: RawChanges | null;
  readonly notes: readonly string[];
  /** How long the step took when its job was last green; null: not known. */
  readonly greenMs: number | null;
}

/**
 * Finds the newest run in which the failed job was green and whose commit is an ancestor, and returns what changed since. It looks on
 * the branch, then on the branch that a pull request goes into, then in that branch's merge queue. `changes` null: not known.
 * Never throws for an answer of GitHub's: a run can do without.
 */
export async function changesSinceGreen(octokit: Octokit, request: GreenRequest): Promise<SinceGreen> {
  const { head } = request;
  const into = request.into ?? head.branch;
  const seen: GreenSeen = { wasGreenHere: false, why: null, stepMs: null };
  try {
    seen.wasGreenHere = await wasGreenInEarlierAttempt(octokit, request);
    const places = [
      ...[...new Set([head.branch, into])].map((branch) => ({ branch })),
      { event: 'merge_group', startsWith: `${QUEUE_PREFIX}${into}/` },
    ];
    for (const place of places) {
      const runs = await earlierRuns(octokit, request, place);
      const changes = await changesSinceRun(octokit, request, { runs, seen });
      if (changes === null) continue;
      const whole = seen.wasGreenHere ? { ...changes, wasGreenHere: true as const } : changes;
      return { changes: whole, notes: [], greenMs: seen.stepMs };
    }
  } catch (error) {
    if (statusOf(error) === null) throw error;
    seen.why = `GitHub did not say (${describeError(error)})`;
  }
  // No note for a workflow that was never green: people know that.
  const unknown =
    seen.why === null ? [] : [`what changed since the last green run is not known: ${seen.why}`];
  const notes = [...(seen.wasGreenHere ? [WAS_GREEN_HERE] : []), ...unknown];
  return { changes: null, notes, greenMs: seen.stepMs };
}

interface GreenSeen {
  /** The job was green with the files of the commit at which it is red now. */
  wasGreenHere: boolean;
  /** Why a green run could not be used. */
  why: string | null;
  /** How long the step took in the newest green run. */
  stepMs: number | null;
}

async function wasGreenInEarlierAttempt(octokit: Octokit, request: GreenRequest): Promise<boolean> {
  const { runId, attempt } = request.failedRun;
  for (let at = attempt - 1; at > 0 && at >= attempt - MAX_ATTEMPTS_READ; at -= 1)
    if ((await jobIn(octokit, request, { runId, attempt: at })).state === 'green') return true;
  return false;
}

const MAX_ATTEMPTS_READ = 3;
/** How many pages of runs are read. One may hold too few: runs of forks whose branch has the same name are listed too. */
const MAX_PAGES_READ = 3;

/**
 * Earlier runs of the failed workflow from this repository, the newest first. Runs in a merge queue have the event `merge_group`:
 * their commits become commits of the branch if they are merged.
 * https://docs.github.com/en/rest/actions/workflow-runs#list-workflow-runs-for-a-workflow
 */
async function earlierRuns(
  octokit: Octokit,
  { repository, repositoryId, failedRun }: GreenRequest,
  {
    startsWith = '',
    ...place
  }: { readonly branch?: string; readonly event?: string; readonly startsWith?: string },
): Promise<readonly WorkflowRun[]> {
  const { workflow } = failedRun;
  if (workflow === null) return [];
  const query = { ...repository, workflow_id: workflow, ...place, per_page: 100 };
  const runs: WorkflowRun[] = [];
  let pages = 0;
  for await (const { data } of octokit.paginate.iterator(octokit.rest.actions.listWorkflowRuns, query)) {
    const earlier = z
      .array(WorkflowRunSchema)
      .parse(data)
      .filter(({ id, head_repository }) => id < failedRun.runId && head_repository?.id === repositoryId);
    runs.push(...earlier.filter(({ head_branch }) => head_branch?.startsWith(startsWith) === true));
    pages += 1;
    if (pages === MAX_PAGES_READ || runs.some(hasSucceeded)) break;
  }
  return runs.toSorted((a, b) => b.id - a.id);
}

const hasSucceeded = ({ conclusion }: WorkflowRun): boolean => conclusion === 'success';
const hasFailed = ({ conclusion }: { readonly conclusion: string | null }): boolean =>
  conclusion === 'failure' || conclusion === 'timed_out';

// Limits, since each run that is looked at, and each comparison, costs a call to GitHub.
const MAX_RUNS_READ = 10;
const MAX_NEWER_READ = 5;
const MAX_COMPARED = 2;

/** What changed since the newest run in which the job was green and whose commit is an ancestor; null where none is found. */
async function changesSinceRun(
  octokit: Octokit,
  request: GreenRequest,
  { runs, seen }: { readonly runs: readonly WorkflowRun[]; readonly seen: GreenSeen },
): Promise<RawChanges | null> {
  const base = request.head.commit;
  const newest = runs.find(hasSucceeded)?.id ?? 0;
  // Of the red runs after the newest green one, the newest few are looked at; older ones count as failures of this job.
  const redIn = runs.filter((run) => hasFailed(run) && run.id > newest).slice(MAX_NEWER_READ);
  // The jobs of all other runs are looked at: a green run may have skipped the job, a red run may have failed in another job.
  let left = runs.filter((run) => hasSucceeded(run) || (hasFailed(run) && !redIn.includes(run)));
  let compared = 0;
  for (let read = 0; read < MAX_RUNS_READ; read += 1) {
    const [run, ...rest] = left;
    if (run === undefined) break;
    left = rest;
    const { head_sha: greenAt } = run;
    const there = await jobIn(octokit, request, { runId: run.id, attempt: run.run_attempt });
    if (there.state === 'red') redIn.push(run);
    if (there.state !== 'green') continue;
    seen.stepMs ??= there.stepMs;
    if (greenAt === base) {
      seen.wasGreenHere = true;
      continue;
    }
    if (compared === MAX_COMPARED) break;
    compared += 1;
    const since = await changesBetween(octokit, request.repository, { greenAt, base });
    left = rest.filter(({ head_sha }) => head_sha !== greenAt);
    if (typeof since === 'string') {
      seen.why ??= since;
    } else if (since.changes === null) {
      seen.why ??=
        `${shortId(greenAt)}, the commit of the last green run, is no ancestor ` +
        `of ${shortId(base)}: the branch was force-pushed, or went another way`;
      // The branch was rewritten, or the branch that a pull request goes into moved on. Runs at or before the point
      // where the two parted may be green too.
      const parted = runs.find(({ head_sha }) => head_sha === since.mergeBase)?.id ?? run.id;
      left = left.filter(({ id }) => id <= parted);
    } else if (since.changes.files.length === 0) {
      // The changes were reverted: the base commit has the files of the green commit again.
      seen.wasGreenHere = true;
    } else {
      return withRedSince(since.changes, redIn, run);
    }
  }
  return null;
}

/** `red` if any job of that name failed; `green` if all passed and none skipped the step that fails now; else `unknown`. */
async function jobIn(
  octokit: Octokit,
  { repository, job, step }: GreenRequest,
  run: RunAttempt,
): Promise<{ readonly state: 'green' | 'red' | 'unknown'; readonly stepMs: number | null }> {
  const jobs = await listJobs(octokit, repository, run);
  const named = jobs.filter(({ name }) => name === job);
  if (named.some(hasFailed)) return { state: 'red', stepMs: null };
  const ofStep = (each: ApiJob) => describeSteps(each).filter(({ name }) => name === step);
  const isWhole = (each: ApiJob) =>
    each.conclusion === 'success' && !ofStep(each).some(({ conclusion }) => conclusion === 'skipped');
  const [only] = named.flatMap(ofStep);
  const ms = Date.parse(only?.completedAt ?? '') - Date.parse(only?.startedAt ?? '');
  const isGreen = named.length > 0 && named.every(isWhole);
  return { state: isGreen ? 'green' : 'unknown', stepMs: isGreen && ms >= 0 ? ms : null };
}

/** Adds `redSince` to `changes`: the commit of the first run after the green one in which the job failed. */
function withRedSince(changes: RawChanges, red: readonly WorkflowRun[], green: WorkflowRun): RawChanges {
  const onLine = new Set(changes.commits.map(({ id }) => id));
  const since = red.filter(({ id, head_sha }) => id > green.id && onLine.has(head_sha));
  return { ...changes, ...defined({ redSince: since.toSorted((a, b) => a.id - b.id)[0]?.head_sha }) };
}

/**
 * Asks GitHub what changed from commit `greenAt` to commit `base`; `changes` is null where the first is no ancestor of the second.
 * A string says that they have no history in common, or that one is gone. Throws what Octokit throws.
 */
export async function changesBetween(
  octokit: Octokit,
  repository: RepositoryName,
  { greenAt, base }: { readonly greenAt: string; readonly base: string },
): Promise<{ readonly changes: RawChanges | null; readonly mergeBase: string } | string> {
  const compared = await compareCommits(octokit, repository, `${greenAt}...${base}`);
  if (compared === null)
    return `${shortId(greenAt)}, the commit of the last green run, has no line in common with ${shortId(base)}, or is gone`;
  const mergeBase = compared.merge_base_commit.sha;
  if (compared.status !== 'ahead') return { changes: null, mergeBase };
  const { commits, total_commits: total, files = [] } = compared;
  const missing = total - commits.length;
  const unknown = [
    ...(missing > 0 ? [`${missing} earlier commits`] : []),
    ...(files.length >= MAX_COMPARED_FILES ? [`files after the first ${MAX_COMPARED_FILES}`] : []),
  ];
  const changes = {
    greenAt,
    commits: firstParents(commits, base),
    files: files.flatMap(changedFileOf),
    unknown,
  };
  return { changes, mergeBase };
}

/** The first-parent line that ends in a commit, oldest first. */
function firstParents(commits: ComparedCommits['commits'], tip: string): RawChanges['commits'] {
  const byId = new Map(commits.map((commit) => [commit.sha, commit]));
  const line: RawChanges['commits'][number][] = [];
  for (let next = byId.get(tip); next !== undefined; ) {
    const parent: string | undefined = next.parents[0]?.sha;
    if (parent === undefined) break;
    line.unshift({ id: next.sha, parent, message: next.commit.message });
    byId.delete(next.sha);
    next = byId.get(parent);
  }
  return line;
}

function changedFileOf(
  file: NonNullable<ComparedCommits['files']>[number],
): readonly RawChanges['files'][number][] {
  const { filename: path, previous_filename: previousPath, status, patch, changes } = file;
  // Binary and large files come without a patch, and so does what was only renamed.
  const shown = patch ?? (changes === 0 && status === 'renamed' ? '' : null);
  switch (status) {
    case 'unchanged':
      return [];
    case 'added':
    case 'removed':
      return [{ path, status, patch: shown }];
    case 'renamed':
      return [{ path, status, ...defined({ previousPath }), patch: shown }];
    case 'copied':
      return [{ path, status: 'added', patch: null }];
    default:
      return [{ path, status: 'modified', patch: shown }];
  }
}
