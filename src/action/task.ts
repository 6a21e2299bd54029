import type { TestFailure } from '../core/events.ts';
import type { Redact } from '../core/ports.ts';
import type { Changes, Evidence, Task, TestCommand } from '../core/task.ts';
import { failingDigest } from '../core/verdict/digest.ts';
import { type Context, ownFacts } from '../github/context.ts';
import { type FailedRun, mayAddTests, type TriggerEvent } from '../github/event.ts';
import type { Inputs } from '../github/inputs.ts';
import { type IssueText, readIssueText, readReviewText } from '../github/issue-text.ts';
import { describeError, type Octokit, statusOf } from '../github/octokit.ts';
import {
  changesSinceGreen,
  downloadLog,
  type FailedJob,
  findFailedJobs,
  referencedFiles,
} from '../github/workflow-runs.ts';
import { readTestOutput } from '../runners/all-runners.ts';
import type { GithubFacts, Surroundings } from '../workflow/contexts.ts';
import type { Files } from '../workflow/manifest.ts';
import { failedPart } from '../workflow/step-log.ts';
import { type FailingStep, findTestCommand, type TestCommandSearch } from '../workflow/test-command.ts';
import { boundChanges } from '../workspace/changes.ts';
import { readInstructions } from '../workspace/overview.ts';

export interface TaskRequest {
  readonly octokit: Octokit;
  readonly context: Context;
  readonly event: TriggerEvent;
  readonly inputs: Inputs;
  readonly baseCommit: string;
  /** Applied before anything is cut. */
  readonly redact: Redact;
  /** Of the base commit. */
  readonly files: Files;
  /** The runner's. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** This job looks for the command without running it. */
  readonly isOnlyRead?: boolean;
}

/** A Task, with notes on what could not be read for it; or why there is none. */
export type BuiltTask =
  | { readonly kind: 'task'; readonly task: Task; readonly notes: readonly string[] }
  /** There is nothing to do. */
  | { readonly kind: 'skipped'; readonly reason: string; readonly notes: readonly string[] }
  /** The step that failed cannot be the test command here, and no other command may take its place. */
  | { readonly kind: 'refused'; readonly reason: string; readonly notes: readonly string[] }
  /** Something that the user must change. */
  | { readonly kind: 'problem'; readonly problem: string; readonly notes: readonly string[] };

/** Gathers what a run needs to know: the evidence, and the command that judges it. */
export async function buildTask(request: TaskRequest): Promise<BuiltTask> {
  const built = await taskOfEvent(request);
  if (built.kind !== 'task') return built;
  const { inputs, files, redact } = request;
  const folder = built.task.testCommand?.workingDirectory ?? inputs.workingDirectory;
  const { instructionsFile: file } = inputs;
  const found = await readInstructions({ file, folder, readFile: (path) => files.readFile(path), redact });
  const task = found.files.length === 0 ? built.task : { ...built.task, instructions: [...found.files] };
  return { ...built, task, notes: [...built.notes, ...found.notes] };
}

async function taskOfEvent(request: TaskRequest): Promise<BuiltTask> {
  const { event } = request;
  if (event.failedRun !== null) return taskOfFailure(request, event.failedRun);
  const [texts, search] = await Promise.all([readTexts(request).catch(unread), commandFor(request, null)]);
  if ('problem' in texts) return { kind: 'refused', reason: texts.problem, notes: [] };
  const evidence = texts.flatMap((text) => text.evidence);
  const notes = texts.flatMap((text) => text.notes);
  return taskFrom(request, { evidence, failures: [], search, notes });
}

/** Without the issue or review there is no task. */
function unread(error: unknown): { readonly problem: string } {
  if (statusOf(error) === null) throw error;
  return { problem: `what it was asked for in words could not be read (${describeError(error)})` };
}

/** The texts of the issue and the review. */
function readTexts({ octokit, context, event, redact }: TaskRequest): Promise<readonly IssueText[]> {
  const request = { repository: context.repository, redact };
  const { asked, issue } = event;
  return Promise.all([
    ...(issue === null ? [] : [readIssueText(octokit, request, issue)]),
    ...(asked?.kind === 'review' ? [readReviewText(octokit, request, asked)] : []),
  ]);
}

interface Gathered {
  readonly evidence: readonly Evidence[];
  /** The failing tests that CI's log names. The baseline shows whether the test command runs them. */
  readonly failures: readonly TestFailure[];
  readonly search: CommandSearch;
  readonly notes: readonly string[];
  readonly changes?: Changes | null;
}

export type CommandSearch =
  | Exclude<TestCommandSearch, { kind: 'found' }>
  | {
      readonly kind: 'found';
      readonly command: TestCommand | null;
      readonly notes: readonly string[];
      readonly headerLine?: number | null;
    };

function taskFrom(
  { event, baseCommit }: TaskRequest,
  { evidence, failures, search, notes: gathered, changes = null }: Gathered,
): BuiltTask {
  const notes = [...gathered, ...search.notes];
  if (search.kind === 'refused') return { kind: 'refused', reason: search.problem, notes };
  if (search.kind === 'missing')
    return { kind: 'problem', problem: `${search.problem}. Set the input test-command.`, notes };
  const { goal, trigger, mustBeRedAtBase } = event;
  const testCommand = search.command;
  return {
    kind: 'task',
    task: {
      goal,
      evidence: [...evidence],
      ...(changes === null ? {} : { changes }),
      ...(failures.length === 0 || testCommand === null ? {} : { failures: [...failures] }),
      testCommand,
      baseCommit,
      trigger,
      mustBeRedAtBase,
      ...(mayAddTests(event) ? { mayAddTests: true } : {}),
      ...judgeOf(event),
    },
    notes,
  };
}

/** Whether people's word takes the place of red tests at base: for a follow-up on our own pull request that is about no failed run. */
export const judgeOf = ({
  asked,
  isFollowUp,
  failedRun,
}: Pick<TriggerEvent, 'asked' | 'isFollowUp' | 'failedRun'>): Pick<Task, 'judgedBy'> =>
  asked === null || !isFollowUp || failedRun !== null ? {} : { judgedBy: asked.kind };

async function taskOfFailure(request: TaskRequest, failedRun: FailedRun): Promise<BuiltTask> {
  const { octokit, context, inputs } = request;
  const { repository } = context;
  const { jobs, notes } = await findFailedJobs(octokit, { repository, failedRun, context });
  const named = jobs.filter(({ step }) => step !== null);
  const [first] = named;
  if (first === undefined) {
    // GitHub may not know of the failure yet; the job itself does.
    if (failedRun.isOurs && inputs.jobState.status !== 'failure') {
      return { kind: 'skipped', reason: 'no step of this run has failed before this one', notes };
    }
    return taskFrom(request, { evidence: [], failures: [], search: await commandFor(request, null), notes });
  }
  const said: string[] = [...notes];
  const chosen = await firstThatJudges(request, named, said);
  const { job, log, search } = chosen;
  if (named.length > 1) said.push(`${named.length} jobs failed; this run is about job "${job.jobName}"`);
  const changes = search.kind === 'found' ? await changesForJob(request, failedRun, { job, said }) : null;
  if (log === null) return taskFrom(request, { evidence: [], failures: [], search, notes: said, changes });
  const note = (text: string) => void said.push(text);
  const { source, text } = failedPartOf(job, { log, search, note });
  const evidence = [{ source, text: failingDigest(request.redact(text), MAX_LOG_EVIDENCE_BYTES) }];
  return taskFrom(request, {
    evidence,
    failures: readTestOutput(text)?.failures ?? [],
    search,
    notes: said,
    changes,
  });
}

/** What changed since the failed job was last green; null where that is not known. */
async function changesForJob(
  { octokit, context, event, baseCommit, env, redact, isOnlyRead = false }: TaskRequest,
  failedRun: FailedRun,
  { job, said }: { readonly job: FailedJob; readonly said: string[] },
): Promise<Changes | null> {
  if (isOnlyRead) return null;
  const into = failedRun.isOurs ? env['GITHUB_BASE_REF'] : failedRun.github['base_ref'];
  const { changes, notes } = await changesSinceGreen(octokit, {
    repository: context.repository,
    repositoryId: event.repositoryId,
    failedRun,
    head: { branch: event.base.branch, commit: baseCommit },
    into: into || null,
    jobName: job.jobName,
  });
  said.push(...notes);
  return changes === null ? null : boundChanges(changes, redact);
}

interface Chosen {
  readonly job: FailedJob;
  readonly log: string | null;
  readonly search: CommandSearch;
}

/** Each costs the download of a log. */
export const MAX_JOBS = 10;

/** The first failed job whose step can judge on this runner; where none can, the first. */
async function firstThatJudges(
  request: TaskRequest,
  jobs: readonly FailedJob[],
  notes: string[],
): Promise<Chosen> {
  let first: { readonly chosen: Chosen; readonly notes: readonly string[] } | null = null;
  for (const job of jobs.slice(0, MAX_JOBS)) {
    const said: string[] = [];
    const log = await logOf(request, job, said);
    const chosen = {
      job,
      log,
      search: await commandFor(request, { job, log, note: (text) => said.push(text) }),
    };
    if (chosen.search.kind !== 'refused') {
      notes.push(...said);
      return chosen;
    }
    first ??= { chosen, notes: said };
  }
  if (first === null) throw new Error('no failed job was given');
  notes.push(...first.notes);
  return first.chosen;
}

export async function logOf(
  { octokit, context }: TaskRequest,
  job: FailedJob,
  notes: string[],
): Promise<string | null> {
  if (job.isOwn) {
    notes.push(`job "${job.jobName}" is still running, so its log cannot be read`);
    return null;
  }
  const { repository } = context;
  const download = await downloadLog(octokit, repository, job.jobId);
  if (download.kind === 'missing') {
    notes.push(download.problem);
    return null;
  }
  notes.push(...download.notes);
  return download.text;
}

interface FailureFound {
  readonly job: FailedJob;
  readonly log: string | null;
  note(text: string): void;
}

export async function commandFor(request: TaskRequest, failure: FailureFound | null): Promise<CommandSearch> {
  const { inputs, event, files, octokit, context } = request;
  if (inputs.settings.testPolicy === 'never') return { kind: 'found', command: null, notes: [] };
  const { testCommand, workingDirectory } = inputs;
  const { failedRun } = event;
  const input = testCommand === null ? null : { run: testCommand, source: 'input test-command' };
  if (failure === null || failedRun === null) {
    return findTestCommand({ ...files, input, workingDirectory, failing: null });
  }
  return findTestCommand({
    ...files,
    input,
    workingDirectory,
    failing: failingStep(failedRun, failure),
    run: factsOfFailedRun(request, failedRun),
    here: surroundingsOf(request, failure.job),
    readReferenced: referencedFiles(octokit, context.repository, failedRun.runId, (text) =>
      failure.note(text),
    ),
  });
}

function factsOfFailedRun({ context, env }: TaskRequest, failedRun: FailedRun): GithubFacts {
  if (!failedRun.isOurs) return { github: failedRun.github };
  return { github: ownFacts(env), event: JSON.stringify(context.payload) };
}

function failingStep({ workflowPath }: FailedRun, { job, log }: FailureFound): FailingStep | null {
  const { jobName, step, labels } = job;
  if (workflowPath === null || step === null) return null;
  const { name: stepName, ...rest } = step;
  return { ...rest, workflowPath, jobName, stepName, labels, log };
}

/** The most that one piece of evidence takes of the prompt. */
const MAX_LOG_EVIDENCE_BYTES = 8 * 1024;

/** The failed step's part of the log, whole. */
function failedPartOf(
  { jobName, step }: FailedJob,
  of: { readonly log: string; readonly search: CommandSearch; note(text: string): void },
): Evidence {
  const times = { startedAt: step?.startedAt ?? null, completedAt: step?.completedAt ?? null };
  const headerLine = of.search.kind === 'found' ? (of.search.headerLine ?? null) : null;
  const { text, found } = failedPart(of.log, times, headerLine);
  if (found !== 'step') {
    of.note(`the part of the failed step could not be told apart exactly in the log of job "${jobName}"`);
  }
  const source = `log of ${step === null ? '' : `step "${step.name}" of `}job "${jobName}"`;
  return { source, text };
}

/** The surroundings that this job offers the command of a failed step, its own or another job's. */
function surroundingsOf(
  { inputs, env, context, isOnlyRead = false }: TaskRequest,
  { isOwn }: FailedJob,
): Surroundings {
  const { services, isInContainer } = inputs.jobState;
  return {
    os: systemOf(env['RUNNER_OS']),
    workspace: env['GITHUB_WORKSPACE'] ?? null,
    env,
    services,
    isInContainer,
    ownJob: isOwn ? { id: context.job, matrix: inputs.jobMatrix } : null,
    isOnlyRead,
  };
}

function systemOf(runnerOs: string | undefined): Surroundings['os'] {
  if (runnerOs === 'Windows' || runnerOs === 'macOS' || runnerOs === 'Linux') return runnerOs;
  return process.platform === 'darwin' ? 'macOS' : 'Linux';
}
