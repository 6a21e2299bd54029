import { failingDigest } from '../agent/digest.ts';
import type { Evidence } from '../agent/task.ts';
import { failedPart } from '../workflow/job-log.ts';
import { describeError } from './api-error.ts';
import type { Context, Repository } from './context.ts';
import { downloadLog } from './log-download.ts';
import type { Octokit } from './octokit.ts';
import type { FailedRun } from './trigger-event.ts';

/** The first failed job of a run, and its first failed step. */
export interface FailingJob {
  readonly jobId: number;
  readonly jobName: string;
  /** null when GitHub does not say (yet) which step failed. */
  readonly stepName: string | null;
  /** What the step printed; null when its log cannot be had. */
  readonly evidence: Evidence | null;
  /** All of it, where the evidence is an extract; null without a log. */
  readonly output: string | null;
}

export interface FailingJobSearch {
  readonly job: FailingJob | null;
  /** What could not be had, for the log and the summary. */
  readonly notes: readonly string[];
}

export interface FailingJobRequest {
  readonly repository: Repository;
  readonly failedRun: FailedRun;
  readonly context: Pick<Context, 'job' | 'runnerName'>;
  /** For the log, which lies on another server: a plain fetch, which gets no token. */
  readonly fetch: typeof globalThis.fetch;
}

type ApiJob = Awaited<ReturnType<typeof listJobs>>[number];

/** What fits into the prompt for one piece of evidence. */
const EVIDENCE_BYTES = 8 * 1024;

/** Looks for what failed. Never throws for an answer of GitHub's: a run can go on without its log, by its own baseline. */
export async function findFailingJob(
  octokit: Octokit,
  request: FailingJobRequest,
): Promise<FailingJobSearch> {
  try {
    const jobs = await listJobs(octokit, request);
    const failed = request.failedRun.isOurs ? failedSoFar(jobs, request.context) : firstFailed(jobs);
    if (failed === null) return { job: null, notes: ['GitHub lists no failed job in this run'] };
    return await describe(octokit, request, failed);
  } catch (error) {
    return { job: null, notes: [`the jobs of the failed run could not be read (${describeError(error)})`] };
  }
}

/** https://docs.github.com/en/rest/actions/workflow-jobs#list-jobs-for-a-workflow-run-attempt */
async function listJobs(octokit: Octokit, { repository, failedRun }: FailingJobRequest) {
  return octokit.paginate(octokit.rest.actions.listJobsForWorkflowRunAttempt, {
    ...repository,
    run_id: failedRun.runId,
    attempt_number: failedRun.attempt,
    per_page: 100,
  });
}

function firstFailed(jobs: readonly ApiJob[]): ApiJob | null {
  const failed = jobs.filter(({ conclusion }) => conclusion === 'failure');
  return failed.toSorted((a, b) => endOf(a).localeCompare(endOf(b)) || a.id - b.id)[0] ?? null;
}

const endOf = ({ completed_at }: ApiJob): string => completed_at ?? '~';

/**
 * In a run that is still going on, our own job comes first when one of its steps has failed, else a finished one
 * (then we are a later job). Our job is told by its runner: the API knows jobs by display name alone.
 */
function failedSoFar(jobs: readonly ApiJob[], context: FailingJobRequest['context']): ApiJob | null {
  const running = jobs.filter(({ status }) => status === 'in_progress');
  const onRunner = running.filter(
    ({ runner_name }) => runner_name !== null && runner_name === context.runnerName,
  );
  const named = running.filter(({ name }) => name === context.job);
  const own = [onRunner, named, running].find(({ length }) => length === 1)?.[0];
  if (own !== undefined && failedStep(own) !== null) return own;
  return firstFailed(jobs) ?? own ?? null;
}

function failedStep({ steps }: ApiJob) {
  const failed = (steps ?? []).filter(({ conclusion }) => conclusion === 'failure');
  return failed.toSorted((a, b) => a.number - b.number)[0] ?? null;
}

async function describe(
  octokit: Octokit,
  request: FailingJobRequest,
  job: ApiJob,
): Promise<FailingJobSearch> {
  const step = failedStep(job);
  const base = { jobId: job.id, jobName: job.name, stepName: step?.name ?? null };
  const notes = step === null ? [`GitHub does not say which step of job "${job.name}" failed`] : [];
  if (job.status !== 'completed') {
    return {
      job: { ...base, evidence: null, output: null },
      notes: [...notes, `job "${job.name}" is still running, so its log cannot be read`],
    };
  }
  const download = await downloadLog(octokit, { ...request, jobId: job.id });
  if (download.kind === 'missing')
    return { job: { ...base, evidence: null, output: null }, notes: [...notes, download.problem] };
  const times = { startedAt: step?.started_at ?? null, completedAt: step?.completed_at ?? null };
  const { text, found } = failedPart(download.text, times);
  const source = `log of ${step === null ? '' : `step "${step.name}" of `}job "${job.name}"`;
  const evidence = { source, text: failingDigest(text, EVIDENCE_BYTES) };
  return {
    job: { ...base, evidence, output: text },
    notes: [
      ...notes,
      ...download.notes,
      ...(found === 'step'
        ? []
        : [`the part of the failed step could not be told apart exactly in the log of job "${job.name}"`]),
    ],
  };
}
