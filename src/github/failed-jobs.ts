import * as z from 'zod';
import type { Context, RepositoryName } from './context.ts';
import type { FailedRun } from './event.ts';
import { AS_IT_IS, describeError, download, type Octokit } from './octokit.ts';
import { type WorkflowRun, WorkflowRunSchema } from './payloads.ts';

/** A job that failed, or our own job, in which a step has failed. */
export interface FailedJob {
  readonly jobId: number;
  readonly jobName: string;
  /** It is the job that we are a step of: its log cannot be read yet, and its set-up is in place here. */
  readonly isOwn: boolean;
  /** Of `runs-on`. */
  readonly labels: readonly string[];
  /** Its first failed step; null when GitHub does not say (yet) which one that is. */
  readonly step: FailedStep | null;
}

export interface FailedStep {
  readonly name: string;
  /** ISO 8601, to the second. */
  readonly startedAt: string | null;
  readonly completedAt: string | null;
  /** The step before it was, or may have been, still running in the second in which it started. */
  readonly sharesSecond: boolean;
  /** All steps of the job, and which of them it is. */
  readonly steps: { readonly names: readonly string[]; readonly position: number };
}

export interface FailedJobs {
  /** In the order in which they failed. Our own job, when one of its steps has failed, is the only one. */
  readonly jobs: readonly FailedJob[];
  /** What could not be read, for the log and the summary. */
  readonly notes: readonly string[];
}

export interface FailedJobsRequest {
  readonly repository: RepositoryName;
  readonly failedRun: FailedRun;
  readonly context: Pick<Context, 'job' | 'runnerName'>;
}

type ApiJob = Awaited<ReturnType<typeof listJobs>>[number];

/** Finds the jobs that failed. Never throws for an answer of GitHub's: a run can still learn from its baseline what fails. */
export async function findFailedJobs(octokit: Octokit, request: FailedJobsRequest): Promise<FailedJobs> {
  try {
    const jobs = await listJobs(octokit, request);
    const own = request.failedRun.isOurs ? ownJob(jobs, request.context) : undefined;
    const finished = jobs.filter(({ conclusion }) => conclusion === 'failure').toSorted(byEnd);
    const failed = own !== undefined && failedStep(own) !== null ? [own] : finished;
    const found = (failed.length === 0 && own !== undefined ? [own] : failed).map((job) => ({
      jobId: job.id,
      jobName: job.name,
      isOwn: job === own,
      labels: job.labels ?? [],
      step: describeStep(job),
    }));
    if (found.length === 0) return { jobs: [], notes: ['GitHub lists no failed job in this run'] };
    const silent = found.filter(({ step }) => step === null);
    return {
      jobs: found,
      notes: silent.map(({ jobName }) => `GitHub does not say which step of job "${jobName}" failed`),
    };
  } catch (error) {
    return { jobs: [], notes: [`the jobs of the failed run could not be read (${describeError(error)})`] };
  }
}

/** https://docs.github.com/en/rest/actions/workflow-jobs#list-jobs-for-a-workflow-run-attempt */
async function listJobs(octokit: Octokit, { repository, failedRun }: FailedJobsRequest) {
  return octokit.paginate(octokit.rest.actions.listJobsForWorkflowRunAttempt, {
    ...repository,
    run_id: failedRun.runId,
    attempt_number: failedRun.attempt,
    per_page: 100,
  });
}

const endTime = ({ completed_at }: ApiJob): string => completed_at ?? '~';
const byEnd = (a: ApiJob, b: ApiJob): number => endTime(a).localeCompare(endTime(b)) || a.id - b.id;

/** Our own job is recognized by its runner: the API knows jobs by display name only. */
function ownJob(jobs: readonly ApiJob[], context: FailedJobsRequest['context']): ApiJob | undefined {
  const running = jobs.filter(({ status }) => status === 'in_progress');
  const onRunner = running.filter(
    ({ runner_name }) => runner_name !== null && runner_name === context.runnerName,
  );
  const named = running.filter(({ name }) => name === context.job);
  return [onRunner, named, running].find(({ length }) => length === 1)?.[0];
}

function failedStep({ steps }: ApiJob) {
  const failed = (steps ?? []).filter(({ conclusion }) => conclusion === 'failure');
  return failed.toSorted((a, b) => a.number - b.number)[0] ?? null;
}

function describeStep(job: ApiJob): FailedStep | null {
  const step = failedStep(job);
  if (step === null) return null;
  const steps = (job.steps ?? []).toSorted((a, b) => a.number - b.number);
  const position = steps.indexOf(step);
  const startedAt = step.started_at ?? null;
  const earlier = steps.slice(0, position).filter(({ conclusion }) => conclusion !== 'skipped');
  return {
    name: step.name,
    startedAt,
    completedAt: step.completed_at ?? null,
    sharesSecond:
      startedAt === null ||
      earlier.some(({ completed_at }) => !completed_at || Date.parse(completed_at) >= Date.parse(startedAt)),
    steps: { names: steps.map(({ name }) => name), position },
  };
}

export type LogDownload =
  | { readonly kind: 'got'; readonly text: string; readonly notes: readonly string[] }
  | { readonly kind: 'missing'; readonly problem: string };

/** Of a longer log only its end is kept: failures are reported there. */
const MAX_LOG_BYTES = 16 * 1024 * 1024;

/**
 * Downloads a finished job's log. Never throws for an answer.
 * https://docs.github.com/en/rest/actions/workflow-jobs#download-job-logs-for-a-workflow-run
 */
export async function downloadLog(
  octokit: Octokit,
  repository: RepositoryName,
  jobId: number,
): Promise<LogDownload> {
  const got = await download({
    what: 'the log of the failed job',
    ask: () =>
      octokit.request('GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs', {
        ...repository,
        job_id: jobId,
        request: AS_IT_IS,
      }),
    read: readTail,
  });
  return got.kind === 'missing' ? got : { kind: 'got', ...got.content };
}

async function readTail(
  body: ReadableStream<Uint8Array>,
): Promise<{ text: string; notes: readonly string[] }> {
  const chunks: Uint8Array[] = [];
  let kept = 0;
  let dropped = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    kept += chunk.length;
    while (kept - (chunks[0]?.length ?? 0) >= MAX_LOG_BYTES) {
      const first = chunks.shift()?.length ?? 0;
      kept -= first;
      dropped += first;
    }
  }
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    text,
    notes: dropped === 0 ? [] : [`the first ${dropped} bytes of the failed job's log were not kept`],
  };
}

/** The newest runs of a commit, of every workflow. https://docs.github.com/en/rest/actions/workflow-runs#list-workflow-runs-for-a-repository */
export async function readRunsOf(
  octokit: Octokit,
  repository: RepositoryName,
  sha: string,
): Promise<readonly WorkflowRun[]> {
  const asked = { ...repository, head_sha: sha, per_page: 100 };
  const { data } = await octokit.rest.actions.listWorkflowRunsForRepo(asked);
  return z.array(WorkflowRunSchema).parse(data.workflow_runs);
}

/**
 * Reads the workflows of other repositories that a run called, each at the commit that the run used. Asks GitHub only
 * when a file is wanted. `note` gets what could not be read. Never throws for an answer.
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
  // A branch or a tag may have moved since; only the commit says what ran.
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
