import type { TestFailure } from '../core/events.ts';
import type { Changes, Evidence, Task, TestCommand } from '../core/task.ts';
import { failingDigest } from '../core/verdict/digest.ts';
import { ownFacts } from '../github/context.ts';
import { type FailedRun, mayAddTests, type TriggerEvent } from '../github/event.ts';
import { BaseTree } from '../github/git-data.ts';
import { type IssueText, readIssueText, readReviewText } from '../github/issue-text.ts';
import { describeError, statusOf } from '../github/octokit.ts';
import {
  changesSinceGreen,
  downloadLog,
  type FailedJob,
  findFailedJobs,
  referencedFiles,
} from '../github/workflow-runs.ts';
import { readTestOutput } from '../runners/all-runners.ts';
import type { Surroundings } from '../workflow/evaluate.ts';
import type { Files } from '../workflow/manifest.ts';
import type { FailingStep } from '../workflow/step-candidates.ts';
import { failedPart } from '../workflow/step-log.ts';
import { findTestCommand, type TestCommandSearch } from '../workflow/test-command.ts';
import { boundChanges } from '../workspace/changes.ts';
import { filesNamedBy } from '../workspace/named-files.ts';
import { readInstructions } from '../workspace/overview.ts';
import { decodeUtf8 } from '../workspace/snapshot.ts';
import type { ActionContext } from './action-context.ts';

interface TaskRequest
  extends Pick<ActionContext, 'octokit' | 'context' | 'event' | 'inputs' | 'baseCommit' | 'redact'> {
  /** Of the base commit. */
  readonly files: Files;
  /** The runner's. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Set in the publishing job, which looks for the test command without running it. */
  readonly isOnlyRead?: boolean;
}

/** A Task, or why there is none; `notes` are on what could not be read. */
type BuiltTask = { readonly notes: readonly string[] } & (
  | { readonly kind: 'task'; readonly task: Task }
  /** There is nothing to do; or what failed cannot be the test command here, and no other command may take its place. */
  | { readonly kind: 'skipped' | 'refused'; readonly reason: string }
  /** Something that the user must change. */
  | { readonly kind: 'problem'; readonly problem: string }
);

/** Gathers what a run needs to know: the evidence, and the command that judges it. */
export async function buildTask(request: TaskRequest): Promise<BuiltTask> {
  const built = await taskOfEvent(request);
  if (built.kind !== 'task') return built;
  const { inputs, files, redact } = request;
  const folder = built.task.testCommand?.workingDirectory ?? inputs.workingDirectory;
  const instructions = await readInstructions({ folder, readFile: (path) => files.readFile(path), redact });
  return {
    ...built,
    task: instructions.length === 0 ? built.task : { ...built.task, instructions: [...instructions] },
  };
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

/** The run ends here: without the text of the issue or review there is no task. */
function unread(error: unknown): { readonly problem: string } {
  if (statusOf(error) === null) throw error;
  return { problem: `what it was asked for in words could not be read (${describeError(error)})` };
}

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
  /** null: GitHub does not say how long the step took. */
  readonly stepMs?: number | null;
  readonly search: CommandSearch;
  readonly notes: readonly string[];
  readonly changes?: Changes | null;
}

type CommandSearch =
  | Exclude<TestCommandSearch, { kind: 'found' }>
  | {
      readonly kind: 'found';
      readonly command: TestCommand | null;
      readonly notes: readonly string[];
      readonly headerLine?: number | null;
    };

function taskFrom(
  { event, baseCommit }: TaskRequest,
  { evidence, failures, stepMs = null, search, notes: gathered, changes = null }: Gathered,
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
      ...(stepMs === null ? {} : { stepMs }),
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

/** For a follow-up on our own pull request that is about no failed run, what people ask for replaces the red tests at base. */
export const judgeOf = ({
  asked,
  isFollowUp,
  failedRun,
}: Pick<TriggerEvent, 'asked' | 'isFollowUp' | 'failedRun'>): Pick<Task, 'judgedBy'> =>
  asked === null || !isFollowUp || failedRun !== null ? {} : { judgedBy: asked.kind };

async function taskOfFailure(request: TaskRequest, failedRun: FailedRun): Promise<BuiltTask> {
  const { octokit, context, inputs } = request;
  const { jobs, notes } = await findFailedJobs(octokit, {
    repository: context.repository,
    failedRun,
    context,
  });
  const named = jobs.filter(({ step }) => step !== null);
  const chosen = await firstThatJudges(request, named);
  if (chosen === null) {
    // GitHub's API may not show the failed step yet; the state of this job does.
    if (failedRun.isOurs && inputs.jobState.status !== 'failure')
      return { kind: 'skipped', reason: 'no step of this run has failed before this one', notes };
    return taskFrom(request, { evidence: [], failures: [], search: await commandFor(request, null), notes });
  }
  const { failed, search } = chosen;
  failed.notes.unshift(...notes);
  if (named.length > 1)
    failed.notes.push(`${named.length} jobs failed; this run is about job "${failed.job.jobName}"`);
  const changes = search.kind === 'found' ? await changesForJob(request, failedRun, failed) : null;
  const part = failedPartOf(failed, search);
  const evidence = (part === null ? [] : [part]).map(({ source, text }) => {
    return { source, text: failingDigest(request.redact(text), MAX_LOG_EVIDENCE_BYTES) };
  });
  return taskFrom(request, {
    evidence,
    failures: readTestOutput(part?.text ?? '')?.failures ?? [],
    stepMs: part === null ? null : tookMs(failed.job.step),
    search,
    notes: failed.notes,
    changes,
  });
}

function tookMs(step: FailedJob['step']): number | null {
  const [start, end] = [step?.startedAt, step?.completedAt].map((time) => Date.parse(time ?? ''));
  const ms = (end ?? Number.NaN) - (start ?? Number.NaN);
  return ms >= 0 ? ms : null;
}

/** What changed since the failed job was last green; null where that is not known. */
async function changesForJob(
  { octokit, context, event, baseCommit, env, redact }: Omit<TaskRequest, 'files' | 'inputs'>,
  failedRun: FailedRun,
  { job, notes: said }: Pick<ReadJob, 'job' | 'notes'>,
): Promise<Changes | null> {
  const into = failedRun.isOurs ? env['GITHUB_BASE_REF'] : failedRun.github['base_ref'];
  const { changes, notes } = await changesSinceGreen(octokit, {
    repository: context.repository,
    repositoryId: event.repositoryId,
    failedRun,
    head: { branch: event.base.branch, commit: baseCommit },
    into: into || null,
    job: job.jobName,
    step: job.step?.name ?? null,
  });
  said.push(...notes);
  return changes === null ? null : boundChanges(changes, redact);
}

/**
 * For the publishing job. What changed since `claimed`, the commit that a bundle calls the last green one; null if it
 * is not the last green commit of any failed job, or GitHub does not say.
 */
export async function changesSinceClaimed(
  { octokit, context, event, baseCommit, redact, runner }: ActionContext,
  claimed: string,
): Promise<Changes | null> {
  const { failedRun } = event;
  if (failedRun === null) return null;
  const request = { octokit, context, event, baseCommit, redact, env: runner.env };
  const { jobs } = await findFailedJobs(octokit, { repository: context.repository, failedRun, context });
  for (const job of jobs.slice(0, MAX_JOBS)) {
    const changes = await changesForJob(request, failedRun, { job, notes: [] });
    if (changes?.greenAt === claimed) return changes;
  }
  return null;
}

/** A failed job, and its log where that can be read; `notes` grow with what could not be read for it. */
interface ReadJob {
  readonly job: FailedJob;
  readonly log: string | null;
  readonly notes: string[];
}

/** Each job costs the download of a log. */
const MAX_JOBS = 10;

/** The first failed job whose step can be the test command on this runner; the first of all where none can; null where there is none. */
async function firstThatJudges(
  request: TaskRequest,
  jobs: readonly FailedJob[],
): Promise<{ readonly failed: ReadJob; readonly search: CommandSearch } | null> {
  let first: Awaited<ReturnType<typeof firstThatJudges>> = null;
  for (const job of jobs.slice(0, MAX_JOBS)) {
    const failed = await readJob(request, job);
    const search = await commandFor(request, failed);
    if (search.kind !== 'refused') return { failed, search };
    first ??= { failed, search };
  }
  return first;
}

async function readJob({ octokit, context }: TaskRequest, job: FailedJob): Promise<ReadJob> {
  if (job.isOwn)
    return { job, log: null, notes: [`job "${job.jobName}" is still running, so its log cannot be read`] };
  const download = await downloadLog(octokit, context.repository, job.jobId);
  return download.kind === 'missing'
    ? { job, log: null, notes: [download.problem] }
    : { job, log: download.content.text, notes: [...download.content.notes] };
}

async function commandFor(request: TaskRequest, failed: ReadJob | null): Promise<CommandSearch> {
  const { inputs, event, files, octokit, context, env, isOnlyRead = false } = request;
  if (inputs.settings.testPolicy === 'never') return { kind: 'found', command: null, notes: [] };
  const { testCommand, workingDirectory, jobState, jobMatrix } = inputs;
  const { failedRun } = event;
  const input = testCommand === null ? null : { run: testCommand, source: 'input test-command' };
  if (failed === null || failedRun === null)
    return findTestCommand({ ...files, input, workingDirectory, failing: null });
  const { isOwn } = failed.job;
  const { services, isInContainer } = jobState;
  return findTestCommand({
    ...files,
    input,
    workingDirectory,
    failing: failingStep(failedRun, failed),
    run: failedRun.isOurs
      ? { github: ownFacts(env), event: JSON.stringify(context.payload) }
      : { github: failedRun.github },
    // What this job offers the command of a failed step, its own or another job's.
    here: {
      os: systemOf(env['RUNNER_OS']),
      workspace: env['GITHUB_WORKSPACE'] ?? null,
      env,
      services,
      isInContainer,
      ownJob: isOwn ? { id: context.job, matrix: jobMatrix } : null,
      isOnlyRead,
    },
    readReferenced: referencedFiles(octokit, context.repository, failedRun.runId, (text) =>
      failed.notes.push(text),
    ),
  });
}

function failingStep({ workflowPath }: FailedRun, { job, log }: ReadJob): FailingStep | null {
  const { jobName, step, labels } = job;
  if (workflowPath === null || step === null) return null;
  const { name: stepName, ...rest } = step;
  return { ...rest, workflowPath, jobName, stepName, labels, log };
}

/** The most that one piece of evidence takes of the prompt. */
const MAX_LOG_EVIDENCE_BYTES = 8 * 1024;

/** The failed step's part of the log, whole; null without a log. */
function failedPartOf(
  { job: { jobName, step }, log, notes }: ReadJob,
  search: CommandSearch,
): Evidence | null {
  if (log === null) return null;
  const headerLine = search.kind === 'found' ? (search.headerLine ?? null) : null;
  const { text, found } = failedPart(log, step ?? {}, headerLine);
  if (found !== 'step')
    notes.push(`the part of the failed step could not be told apart exactly in the log of job "${jobName}"`);
  return { source: `log of ${step === null ? '' : `step "${step.name}" of `}job "${jobName}"`, text };
}

function systemOf(runnerOs: string | undefined): Surroundings['os'] {
  if (runnerOs === 'Windows' || runnerOs === 'macOS' || runnerOs === 'Linux') return runnerOs;
  return process.platform === 'darwin' ? 'macOS' : 'Linux';
}

/** The test commands and what they name, as found by a job that has no checkout and runs no tests. */
export interface FoundJudge {
  /** The commands of all jobs that failed: any of them may have judged. Secrets are redacted, as in a bundle. */
  readonly commands: readonly TestCommand[];
  /** What these commands and the one that a bundle claims name. Throws what Octokit throws. */
  filesWith(claimed: TestCommand | null): Promise<ReadonlySet<string>>;
}

/** Reads the base commit over the API. Throws what Octokit throws. */
export async function findJudge(action: ActionContext): Promise<FoundJudge> {
  const { octokit, context, event, baseCommit, redact, runner } = action;
  const tree = await BaseTree.read(octokit, {
    repository: context.repository,
    commit: baseCommit,
    paths: [],
    isListed: event.failedRun === null,
  });
  const files = {
    readFile: (path: string) => textIn(tree, path),
    listFiles: async () => [...tree.paths()],
  };
  const seen = {
    readText: (path: string) => textIn(tree, path),
    async isFile(path: string) {
      await tree.extend([path]);
      return tree.find(path).kind === 'file';
    },
  };
  const searches = await searchAll({ ...action, files, env: runner.env, isOnlyRead: true });
  const found = searches.flatMap((search) => (search.kind === 'found' ? [search.command] : []));
  const commands = found.filter((command) => command !== null);
  return {
    commands: commands.map((command) => ({ ...command, run: redact(command.run) })),
    async filesWith(claimed) {
      const all = claimed === null ? commands : [...commands, claimed];
      const named = new Set<string>();
      // Not in parallel: each search may add folders to the tree.
      for (const command of all) for (const path of await filesNamedBy(seen, command)) named.add(path);
      return named;
    },
  };
}

/**
 * The test commands of all failed steps, including those that cannot run on this runner: the solving job's runner may be
 * another.
 */
async function searchAll(request: TaskRequest): Promise<readonly CommandSearch[]> {
  const { octokit, context, event, inputs } = request;
  const { failedRun } = event;
  const isGiven = inputs.testCommand !== null || inputs.settings.testPolicy === 'never';
  if (failedRun === null || isGiven) return [await commandFor(request, null)];
  const { jobs } = await findFailedJobs(octokit, { repository: context.repository, failedRun, context });
  const named = jobs.filter(({ step }) => step !== null).slice(0, MAX_JOBS);
  if (named.length === 0) return [await commandFor(request, null)];
  return Promise.all(named.map(async (job) => commandFor(request, await readJob(request, job))));
}

async function textIn(tree: BaseTree, path: string): Promise<string | null> {
  await tree.extend([path]);
  const bytes = tree.find(path).kind === 'file' ? await tree.content(path) : null;
  return bytes === null ? null : decodeUtf8(bytes);
}

/** Compares commands without regard to white space at the ends of lines. */
export const isAmong = (commands: readonly TestCommand[], claimed: TestCommand | null): boolean =>
  claimed !== null && commands.some((command) => commandShape(command) === commandShape(claimed));

const commandShape = ({ run, workingDirectory }: TestCommand): string =>
  JSON.stringify([
    run
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .trimEnd(),
    workingDirectory,
  ]);
