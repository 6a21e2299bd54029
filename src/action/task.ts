import { defined } from '../base/json.ts';
import { once } from '../base/once.ts';
import { checkKey } from '../core/jobs.ts';
import { readOutput } from '../core/output/test-output.ts';
import type { Changes, Task, TaskPart, TestCommand } from '../core/task.ts';
import { answerOfGitHub, type FailedJob, type TriggerEvent } from '../github/github.ts';
import { readTestOutput } from '../runners/all-runners.ts';
import { findGuards } from '../workflow/guards.ts';
import { shapeOf, tookMs } from '../workflow/job-plan.ts';
import { type Files, installsOf } from '../workflow/manifest.ts';
import { failedPart, readLog } from '../workflow/step-log.ts';
import { findStepCommands, findTestCommand, type StepSearch, timeLimitOf } from '../workflow/test-command.ts';
import { mergeInLog, type NamedMerge } from '../workflow/tested-merge.ts';
import { boundChanges } from '../workspace/changes.ts';
import { filesNamedBy } from '../workspace/named-files.ts';
import { readInstructions } from '../workspace/overview.ts';
import { decodeUtf8, type Snapshot } from '../workspace/snapshot.ts';
import type { ActionContext } from './action-context.ts';

type RedRun = NonNullable<TriggerEvent['failedRun']>;

interface TaskRequest
  extends Pick<ActionContext, 'github' | 'context' | 'event' | 'inputs' | 'baseCommit' | 'redact'> {
  /** The files of the base commit. */
  readonly files: Files & Partial<Pick<Snapshot, 'follow'>>;
  /** The environment variables that the runner gave this process. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The base commit is this merge. Absent: it is the event's own. */
  readonly merge?: Task['merge'];
  /** Set in the publishing job, which looks for the test command without running it. */
  readonly isOnlyRead?: boolean;
}

/** A Task, or why there is none; `notes` say what could not be read; `named`: the merge that the failed job checked out, by its log. */
type BuiltTask = { readonly notes: readonly string[]; readonly named?: NamedMerge | null } & (
  | { readonly kind: 'task'; readonly task: Task }
  /** `skipped`: there is nothing to do. `refused`: what failed cannot run here as the test command, and no other command may replace it. */
  | { readonly kind: 'skipped' | 'refused'; readonly reason: string }
  /** Says what the user must change. */
  | { readonly kind: 'problem'; readonly problem: string }
);

/** Gathers what a run needs to know: the evidence, and the command that judges it. */
export async function buildTask(request: TaskRequest): Promise<BuiltTask> {
  const built = await taskOfEvent(request);
  if (built.kind !== 'task') return built;
  const { inputs, files, redact } = request;
  const folder = built.task.jobs[0]?.command.workingDirectory ?? inputs.workingDirectory;
  const instructions = await readInstructions({ folder, ...files, redact });
  const read = instructions.length === 0 ? {} : { instructions: [...instructions] };
  const installs = installsOf(await files.paths(), folder, await files.readText('.gitmodules'));
  return { ...built, task: { ...built.task, ...read, installs } };
}

async function taskOfEvent(request: TaskRequest): Promise<BuiltTask> {
  const { event, github, redact } = request;
  if (event.failedRun !== null) return taskOfFailure(request, event.failedRun);
  const [words, search] = await Promise.all([
    github.readWords(event, redact).catch(unread),
    findCommandWithoutStep(request),
  ]);
  if ('problem' in words) return { kind: 'refused', reason: words.problem, notes: [] };
  return taskFrom(request, { context: words.evidence, notes: words.notes, search });
}

/** The refusal when GitHub does not give the issue or review: without that text there is no task. */
function unread(error: unknown): { readonly problem: string } {
  const refusal = answerOfGitHub(error);
  if (refusal === null) throw error;
  return { problem: `what it was asked for in words could not be read (${refusal})` };
}

/** What CI said of a failed step. The baseline shows whether its command runs the failing tests that the log names. */
type StepEvidence = Omit<TaskPart<'jobs'>, 'command'>;

interface TaskEvidence {
  /** Of the first failed step; absent: no step of a run judges. */
  readonly step?: StepEvidence;
  readonly context: readonly TaskPart<'context'>[];
  readonly search: CommandSearch;
  readonly notes: readonly string[];
  readonly changes?: Changes | null;
}

/** `none`: no tests are to be run. */
type CommandSearch = StepSearch['search'] | { readonly kind: 'none'; readonly notes: readonly string[] };

function taskFrom(
  { event, baseCommit, merge }: TaskRequest,
  { step = { evidence: [] }, context, search, notes: gathered, changes = null }: TaskEvidence,
): BuiltTask {
  const notes = [...gathered, ...search.notes];
  if (search.kind === 'refused') return { kind: 'refused', reason: search.problem, notes };
  if (search.kind === 'missing')
    return { kind: 'problem', problem: `${search.problem}. Set the input test-command.`, notes };
  const { goal, trigger, mustBeRedAtBase } = event;
  return {
    kind: 'task',
    task: {
      goal,
      jobs: search.kind === 'none' ? [] : [{ command: search.command, ...step }],
      // Where nothing judges, the log is evidence for the model all the same.
      context: [...(search.kind === 'none' ? step.evidence : []), ...context],
      ...defined({ changes: changes ?? undefined, merge }),
      baseCommit,
      trigger,
      mustBeRedAtBase,
      ...(mayAddTests(event) ? { mayAddTests: true } : {}),
      ...judgeOf(event),
    },
    notes,
  };
}

/** Whether the run may add tests that show the fault: only if an issue, whose base commit may be green, or a comment on it started it. */
export const mayAddTests = ({ trigger, mustBeRedAtBase }: TriggerEvent): boolean =>
  (trigger.kind === 'issue' || (trigger.kind === 'comment' && trigger.on === 'issue')) && !mustBeRedAtBase;

/**
 * `{ judgedBy: 'review' }`: a person's review or comment says that the base is wrong, in place of red tests at the base. So it is
 * where a follow-up on our own pull request is about no failed run; else `{}`.
 */
export const judgeOf = ({ requestText, isFollowUp, failedRun }: TriggerEvent) =>
  requestText === null || !isFollowUp || failedRun !== null ? {} : { judgedBy: requestText.kind };

async function taskOfFailure(request: TaskRequest, failedRun: RedRun): Promise<BuiltTask> {
  const { inputs } = request;
  const run = await failedJobsOf(request, failedRun);
  const found = await judgeSteps(request, run.jobs);
  const [first] = found.judged;
  if (first === undefined) {
    if (failedRun.isCancelled === true) return { kind: 'skipped', reason: NO_TIME_OUT, notes: run.notes };
    // GitHub's API may not show the failed step yet; the state of this job does.
    if (failedRun.isOurs && inputs.jobState.status !== 'failure')
      return { kind: 'skipped', reason: 'no step of this run has failed before this one', notes: run.notes };
    const reason = hasExplicitCommand(inputs) ? null : (run.unknown ?? whyUnknown(run.jobs));
    if (reason !== null)
      return { kind: 'problem', problem: `${reason}, or set the input test-command`, notes: run.notes };
    const search = await findCommandWithoutStep(request);
    return taskFrom(request, { context: [], search, notes: run.notes });
  }
  const unserved = withoutItsService(found.judged);
  if (unserved !== null) return { kind: 'problem', problem: unserved, notes: run.notes };
  const { failed, search } = first;
  const { changes, greenMs } =
    (search.kind === 'found' || search.kind === 'none') && request.merge === undefined
      ? await changesForJob(request, failedRun, first)
      : NOTHING_SINCE;
  const firstLog = readFailureLog(request, first);
  const others = await Promise.all(
    found.judged.slice(1).map(async (each) => {
      const log = readFailureLog(request, each);
      const since = log.hung ? await changesForJob(request, failedRun, each) : NOTHING_SINCE;
      return {
        ...each,
        log: { ...log, evidence: { ...log.evidence, ...hangOf(request, each, log, since.greenMs) } },
      };
    }),
  );
  const guarded = await guardsFor(request, { failedRun, run, found });
  const ofBot = await dependencyPull(request);
  const lines = [
    ...others,
    ...found.unjudged.map((each) => ({ ...each, log: readFailureLog(request, each) })),
  ];
  const built = taskFrom(request, {
    step: { ...firstLog.evidence, ...hangOf(request, first, firstLog, greenMs) },
    context: [...otherFailures(lines), ...(ofBot.pull?.evidence ?? [])],
    search,
    notes: [
      ...run.notes,
      ...failed.notes,
      ...new Set(
        others.flatMap(({ failed: { job, notes }, search }) =>
          [...(job === failed.job ? [] : notes), ...search.notes].map(
            (note) => `job "${job.jobName}": ${note}`,
          ),
        ),
      ),
      ...found.unjudgedJobs.map(
        ({ job, step, why }) => `job "${job}", step "${step}", does not judge: ${why}`,
      ),
      ...guarded.notes,
      ...ofBot.notes,
    ],
    changes,
  });
  if (built.kind !== 'task') return built;
  const named = namesApart();
  const unjudgedJobs = [...found.unjudgedJobs, ...guarded.unjudged];
  const further = others.flatMap(({ search, log: { evidence } }) =>
    search.kind === 'found' ? [{ command: search.command, ...evidence }] : [],
  );
  const task = {
    ...built.task,
    jobs: [...built.task.jobs, ...further].map((each) => ({ ...each, command: named(each.command) })),
    ...(unjudgedJobs.length === 0 ? {} : { unjudgedJobs }),
    ...(guarded.guards.length === 0
      ? {}
      : { guards: guarded.guards.map((each) => ({ ...each, command: named(each.command) })) }),
    ...(ofBot.pull === null ? {} : { bumps: [...ofBot.pull.bumps] }),
  };
  return { ...built, task, named: mergeInLog(failed.log ?? []) };
}

/** Why no step of the failed jobs can be named: of the first whose cause is known. */
function whyUnknown(jobs: readonly FailedJob[]): string {
  const first = jobs.find(({ why }) => why !== null) ?? jobs[0];
  return `job "${first?.jobName}" failed, but ${first?.why ?? 'GitHub does not say yet which of its steps did: run this again'}`;
}

/** GitHub shows a step of a running job as failed some seconds after it failed. */
const LAG_WAITS_MS = [500, 1500, 3000];

/** The jobs of a red run. A job that GitHub cancelled because its own time had run out has failed, too. */
async function failedJobsOf(request: TaskRequest, failedRun: RedRun) {
  const { github, inputs } = request;
  const isJudgedByStep = !hasExplicitCommand(inputs);
  const isLate = failedRun.isOurs && inputs.jobState.status === 'failure' && isJudgedByStep;
  const run = await github.findFailedJobs(failedRun, isLate ? LAG_WAITS_MS : []);
  const late = await Promise.all(
    run.cancelled.map(async (job) => ((await ranOutOfTime(request, failedRun, job)) ? [job] : [])),
  );
  const hung = late.flat();
  if (isJudgedByStep && failedRun.workflowPath === null)
    return { ...run, jobs: [], unknown: NO_WORKFLOW_FILE };
  if (failedRun.isCancelled === true && hung.length === 0) return { ...run, jobs: [] };
  return { ...run, jobs: [...run.jobs, ...hung] };
}

const NO_TIME_OUT = 'the run was cancelled, and none of its jobs is known to have run out of its own time';
const NO_WORKFLOW_FILE =
  'the workflow file of this run is not in this repository, for example because a ruleset requires it from another one, so the command ' +
  'of the failed step is not known: run agent-fix in a workflow of this repository';

/** A job that ran this much shorter than it may is taken to have been ended by its limit: GitHub and runner have two clocks. */
const CLOCKS_DIFFER_MS = 5000;

async function ranOutOfTime(
  request: TaskRequest,
  failedRun: RedRun,
  { jobName, ranMs }: { readonly jobName: string; readonly ranMs: number },
): Promise<boolean> {
  const { workflowPath } = failedRun;
  if (workflowPath === null) return false;
  const steps = stepRequest(request, failedRun, () => {});
  const limitMs = await timeLimitOf(steps, workflowPath, jobName);
  return limitMs !== null && ranMs >= limitMs - CLOCKS_DIFFER_MS;
}

/** Makes a function that renames the second step `Test` of a job to `Test (2)`: the record tells checks apart by job and step names. */
function namesApart(): (command: TestCommand) => TestCommand {
  const taken = new Set<string>();
  return (command) => {
    for (let number = 1; ; number += 1) {
      const named =
        number === 1 ? command : { ...command, step: `${command.step ?? ''} (${number})`.trimStart() };
      if (taken.size < taken.add(checkKey(named)).size) return named;
    }
  };
}

/** Reads the pull request of a dependency bot, if a bot started the run that failed; else `pull` is null. */
export async function dependencyPull({
  github,
  event,
  redact,
}: Pick<TaskRequest, 'github' | 'event' | 'redact'>) {
  if (event.failedRun === null || !event.actors.some(({ isBot }) => isBot)) return { pull: null, notes: [] };
  return github.readDependencyPull(event.base.branch, redact);
}

/** A step of a failed job, and the search for its command. */
interface SearchedStep {
  readonly failed: ReadJob;
  /** null: GitHub names no step of the job that failed. */
  readonly step: StepSearch['step'] | null;
  readonly search: CommandSearch;
}

interface SearchedSteps {
  /**
   * The failed steps whose command can run here, of the cheapest job first, in the order of their job; of steps that run the same
   * command, only one. Where none can, the first failed step alone.
   */
  readonly judged: readonly SearchedStep[];
  readonly unjudged: readonly SearchedStep[];
  readonly unjudgedJobs: readonly TaskPart<'unjudgedJobs'>[];
}

/** How many failed jobs are looked at: each costs the download of a log. */
const MAX_JOBS = 10;

async function judgeSteps(request: TaskRequest, jobs: readonly FailedJob[]): Promise<SearchedSteps> {
  const named = jobs.filter(({ failed }) => failed.length > 0);
  // A command that the user gave judges alone; the log of one job shows what fails.
  const isExplicit = hasExplicitCommand(request.inputs);
  const searched = await Promise.all(
    named
      .slice(0, isExplicit ? 1 : MAX_JOBS)
      .map(async (job) => searchSteps(request, await readJob(request, job))),
  );
  const [first] = searched.flat();
  const found = searched
    .map((steps) => steps.filter(({ search }) => search.kind !== 'refused'))
    .filter((steps) => steps.length > 0)
    .toSorted(byCost)
    .flat();
  if (found.length === 0 || isExplicit)
    return { judged: first === undefined ? [] : [first], unjudged: [], unjudgedJobs: [] };
  const shapes = new Set<string>();
  const judged = found.filter(({ search }) => {
    const shape = search.kind === 'found' ? shapeOf(search.command) : '';
    return shapes.size < shapes.add(shape).size;
  });
  const unjudged = searched
    .flat()
    .filter(({ search }) => search.kind === 'refused' && search.isConsequence !== true);
  const left = named
    .slice(MAX_JOBS)
    .map((job) =>
      unjudgedJob(job, job.failed[0], { why: `it is not among the first ${MAX_JOBS} failed jobs` }),
    );
  const silent = jobs.filter(({ failed }) => failed.length === 0);
  return {
    judged,
    unjudged,
    unjudgedJobs: [
      ...unjudged.map(({ failed, step, search }) =>
        unjudgedJob(failed.job, step, search.kind === 'refused' ? search : { why: '' }),
      ),
      ...left,
      ...silent.map((job) =>
        unjudgedJob(job, null, { why: job.why ?? 'GitHub does not say which of its steps failed' }),
      ),
    ],
  };
}

/** The command of each step of a job that failed, in their order. */
async function searchSteps(request: TaskRequest, failed: ReadJob): Promise<readonly SearchedStep[]> {
  const { failedRun } = request.event;
  const { job } = failed;
  const workflowPath = failedRun?.workflowPath ?? null;
  if (failedRun === null || workflowPath === null || hasExplicitCommand(request.inputs))
    return [{ failed, step: job.failed[0] ?? null, search: await findCommandWithoutStep(request) }];
  const steps = stepRequest(request, failedRun, (text) => failed.notes.push(text));
  const here = surroundings(request, job);
  const searches = await Promise.all(
    job.failed.map(async (step) =>
      findStepCommands({ ...steps, here }, failingStep(workflowPath, failed, step)),
    ),
  );
  return searches.flat().map((each) => ({ ...each, failed }));
}

const unjudgedJob = (
  { jobName }: FailedJob,
  step: { readonly name: string } | null | undefined,
  { why, decidesNothing }: Pick<TaskPart<'unjudgedJobs'>, 'why' | 'decidesNothing'>,
): TaskPart<'unjudgedJobs'> => ({
  job: jobName,
  step: step?.name ?? '',
  why,
  ...defined({ decidesNothing }),
});

/** A command that the user gave judges alone, in place of the failed steps. */
const hasExplicitCommand = ({ testCommand, settings }: TaskRequest['inputs']): boolean =>
  testCommand !== null || settings.testPolicy === 'never';

/** Compares the steps of two jobs by the time that builds and the first of them took in CI; an unknown time comes last. */
function byCost(...jobs: readonly [readonly SearchedStep[], readonly SearchedStep[]]): number {
  const [left, right] = jobs.map(([first]) => {
    const ms = tookMs(first?.step ?? {});
    const buildsMs = first?.search.kind === 'found' ? first.search.buildsMs : 0;
    return ms === null ? Number.MAX_SAFE_INTEGER : ms + (buildsMs ?? 0);
  });
  return (left ?? 0) - (right ?? 0);
}

type FailureLog = ReturnType<typeof readFailureLog>;

/** Reads the log of a failed step in CI: its evidence, and the first failing line. */
function readFailureLog({ redact }: TaskRequest, searched: SearchedStep) {
  const { failed, step } = searched;
  const part = failedPartOf(searched);
  const text = redact(part?.text ?? '');
  const output = readOutput(text);
  const shown = output.digest(MAX_LOG_EVIDENCE_BYTES);
  const texts = part === null ? [] : [{ source: part.source, text: shown }];
  const failures = readTestOutput(text)?.failures ?? [];
  const line = output.headline();
  const stepMs = tookMs(step ?? {});
  const evidence: StepEvidence = {
    evidence: texts,
    ...(failures.length === 0 ? {} : { failures: [...failures] }),
    ...defined({ stepMs: stepMs ?? undefined }),
  };
  // A step that was running when the time of its job ran out was cancelled.
  const listed = failed.job.failed.find(({ name }) => name === step?.name)?.conclusion ?? 'failure';
  return { evidence, line, job: failed.job, step, hung: part?.hung === true || listed !== 'failure' };
}

/**
 * Why a step cannot judge here because of what its job starts for the tests; null: each can. Where CI's log is known, the run at the
 * base commit shows whether the tests fail here for CI's reason.
 */
function withoutItsService(judged: readonly SearchedStep[]): string | null {
  for (const { failed, search } of judged) {
    const missing = search.kind === 'found' ? (search.missingService ?? null) : null;
    if (missing !== null && failed.log === null)
      return `${missing}; CI's log is not known either, so the tests may fail here for want of it. Set the input test-command`;
  }
  return null;
}

/** `{ hangMs }` for a step that hung in CI: how long a run of it may take here. */
function hangOf(
  { inputs }: TaskRequest,
  { search }: SearchedStep,
  { hung, evidence }: FailureLog,
  greenMs: number | null,
) {
  if (!hung) return {};
  const buildsMs = (search.kind === 'found' ? search.buildsMs : 0) ?? 0;
  const unknownMs = Math.min(Math.max(evidence.stepMs ?? 0, MIN_HANG_MS), MAX_UNKNOWN_HANG_MS);
  return {
    hangMs:
      greenMs === null
        ? (inputs.settings.testTimeoutMs ?? unknownMs)
        : Math.max(MIN_HANG_MS, HANG_SLOWNESS * (greenMs + buildsMs)),
  };
}

/** A step that hung has not finished in this many times what it took when it was last green, or in a minute. */
const HANG_SLOWNESS = 3;
const MIN_HANG_MS = 60_000;
/** Where no green run is known: a run hangs twice to prove a fix, and has to fit into the time of all of it. */
const MAX_UNKNOWN_HANG_MS = 180_000;

/** One piece of evidence with a line for each of `jobs`: `job "lint", step "Check": …`. */
function otherFailures(jobs: readonly { readonly log: FailureLog }[]): readonly TaskPart<'context'>[] {
  if (jobs.length === 0) return [];
  const lines = jobs.map(({ log: { job, step, line } }) => {
    const named = step === null ? '' : `, step "${step.name}"`;
    return `job "${job.jobName}"${named}: ${line || 'its log cannot be read'}`;
  });
  return [{ source: 'other failed jobs of this run', text: lines.join('\n') }];
}

/** The most time that all guards together may have taken in CI, or that of the failed step if that is longer. */
const GUARDS_MS = 120_000;

async function guardsFor(
  request: TaskRequest,
  {
    failedRun,
    run: { jobs, passed },
    found: { judged },
  }: {
    readonly failedRun: RedRun;
    readonly run: Pick<RedJobs['run'], 'jobs' | 'passed'>;
    readonly found: SearchedSteps;
  },
) {
  const { workflowPath } = failedRun;
  const goals = judged.flatMap(({ search }) => (search.kind === 'found' ? [search.command] : []));
  const [first] = judged;
  const { inputs } = request;
  if (inputs.guards === 'off' || hasExplicitCommand(inputs) || workflowPath === null || goals.length === 0)
    return { guards: [], unjudged: [], notes: [] };
  return findGuards(
    stepRequest(request, failedRun, () => {}),
    {
      workflowPath,
      jobs: [...passed, ...jobs].map((job) => ({ ...job, here: surroundings(request, job) })),
      goals,
      maxMs: Math.max(tookMs(first?.step ?? {}) ?? 0, GUARDS_MS),
    },
  );
}

const NOTHING_SINCE = { changes: null, greenMs: null };

/** What changed since the failed job was last green, and how long its step took then; null where that is not known. */
async function changesForJob(
  {
    github,
    event,
    baseCommit,
    env,
    redact,
  }: Pick<TaskRequest, 'github' | 'event' | 'baseCommit' | 'env' | 'redact'>,
  failedRun: RedRun,
  {
    failed: { job, notes: jobNotes },
    step,
  }: {
    readonly failed: { readonly job: FailedJob; readonly notes: string[] };
    readonly step: SearchedStep['step'];
  },
): Promise<{ readonly changes: Changes | null; readonly greenMs: number | null }> {
  const into = failedRun.isOurs ? env['GITHUB_BASE_REF'] : failedRun.github['base_ref'];
  const { changes, notes, greenMs } = await github.changesSinceGreen({
    repositoryId: event.repositoryId,
    failedRun,
    head: { branch: event.base.branch, commit: baseCommit },
    into: into || null,
    job: job.jobName,
    step: step?.name ?? null,
  });
  jobNotes.push(...notes);
  return { changes: changes === null ? null : boundChanges(changes, redact), greenMs };
}

/**
 * For the publishing job: what changed since `claimed`, the commit that a bundle calls the last green one. null: GitHub says so of
 * no failed job, or does not say.
 */
export async function changesSinceClaimed(
  { github, event, baseCommit, redact, runner }: ActionContext,
  claimed: string,
): Promise<Changes | null> {
  const { failedRun } = event;
  if (failedRun === null) return null;
  const request = { github, event, baseCommit, redact, env: runner.env };
  const { jobs, cancelled } = await github.findFailedJobs(failedRun);
  for (const job of [...jobs, ...cancelled].slice(0, MAX_JOBS)) {
    // The solving job asked for the first step that can judge on its runner: any of them may be that.
    for (const step of job.failed.length === 0 ? [null] : job.failed) {
      const { changes } = await changesForJob(request, failedRun, { failed: { job, notes: [] }, step });
      if (changes?.greenAt === claimed) return changes;
    }
  }
  return null;
}

/** A failed job, and its log; `log` null: that cannot be read. Later code adds to `notes` what else could not be read. */
interface ReadJob {
  readonly job: FailedJob;
  readonly log: ReturnType<typeof readLog> | null;
  readonly notes: string[];
}

async function readJob({ github }: TaskRequest, job: FailedJob): Promise<ReadJob> {
  if (job.isCurrent)
    return { job, log: null, notes: [`job "${job.jobName}" is still running, so its log cannot be read`] };
  const download = await github.downloadLog(job.jobId);
  return download.kind === 'missing'
    ? { job, log: null, notes: [download.problem] }
    : { job, log: readLog(download.content.lines), notes: [...download.content.notes] };
}

/** The command that judges where no step of a workflow does: the user's, else what a manifest implies. */
async function findCommandWithoutStep({ inputs, files }: TaskRequest): Promise<CommandSearch> {
  if (inputs.settings.testPolicy === 'never') return { kind: 'none', notes: [] };
  const { testCommand, workingDirectory } = inputs;
  const input = testCommand === null ? null : { run: testCommand, source: 'input test-command' };
  return findTestCommand({ ...files, input, workingDirectory });
}

function stepRequest(
  { files, github, context }: TaskRequest,
  failedRun: RedRun,
  note: (problem: string) => void,
) {
  return {
    ...files,
    run: failedRun.isOurs
      ? { github: context.facts, event: JSON.stringify(context.payload) }
      : { github: failedRun.github },
    readReferenced: github.referencedFiles(failedRun.runId, note),
  };
}

/** What the job that we run in offers a step's command, which may be of this job or of another: system, variables, services. */
function surroundings(
  { inputs, context, env, isOnlyRead = false }: TaskRequest,
  { isCurrent }: { readonly isCurrent: boolean },
) {
  const { jobState, jobMatrix } = inputs;
  return {
    os: systemOf(env['RUNNER_OS']),
    workspace: env['GITHUB_WORKSPACE'] ?? null,
    env,
    services: jobState.services,
    isInContainer: jobState.isInContainer,
    currentJob: isCurrent ? { id: context.job, matrix: jobMatrix } : null,
    isOnlyRead,
  };
}

function failingStep(workflowPath: string, { job, log }: ReadJob, step: FailedJob['failed'][number]) {
  const { jobName, labels } = job;
  const { name: stepName, position, ...rest } = step;
  return { ...rest, workflowPath, jobName, stepName, labels, log, steps: { all: job.steps, position } };
}

/** The most bytes of the evidence from one log. */
const MAX_LOG_EVIDENCE_BYTES = 8 * 1024;

/** The failed step's part of the log, whole; null without a log. */
function failedPartOf({
  failed: { job, log, notes },
  step,
  search,
}: SearchedStep): (TaskPart<'context'> & { readonly hung: boolean }) | null {
  if (log === null) return null;
  const { jobName } = job;
  const { text, found, hung } = failedPart(log, step ?? {}, search.kind === 'found' ? search.part : null);
  if (found !== 'step')
    notes.push(`the part of the failed step could not be told apart exactly in the log of job "${jobName}"`);
  return { source: `log of ${step === null ? '' : `step "${step.name}" of `}job "${jobName}"`, text, hung };
}

function systemOf(runnerOs: string | undefined): 'Windows' | 'macOS' | 'Linux' {
  if (runnerOs === 'Windows' || runnerOs === 'macOS' || runnerOs === 'Linux') return runnerOs;
  return process.platform === 'darwin' ? 'macOS' : 'Linux';
}

/** The test commands and the files that they name, as found by the publishing job, which has no checkout and runs no tests. */
export interface FoundJudge {
  /** The commands of all jobs that failed: any of them may have judged. Secrets are redacted, as in a bundle. */
  readonly commands: readonly TestCommand[];
  /** Paths of the files that `commands` and the commands of a bundle (`claimed`) name. Throws what Octokit throws. */
  filesWith(claimed: readonly TestCommand[]): ReturnType<typeof filesNamedBy>;
  /** The checks that passed in CI and that a solving job on a runner like this one runs with its change. Throws what Octokit throws. */
  guards?(): Promise<readonly TestCommand[]>;
}

/** Finds the test commands in the base commit, read over the API. Throws what Octokit throws. */
export async function findJudge(action: ActionContext): Promise<FoundJudge> {
  const { github, baseCommit, redact, runner } = action;
  const tree = await github.openTree({
    commit: baseCommit,
    paths: [],
    isListed: true,
  });
  const textIn = async (path: string): Promise<string | null> => {
    await tree.extend([path]);
    const bytes = tree.find(path).kind === 'file' ? await tree.content(path) : null;
    return bytes === null ? null : decodeUtf8(bytes);
  };
  const files = {
    readText: textIn,
    paths: () => tree.paths(),
    async isFile(path: string) {
      await tree.extend([path]);
      return tree.find(path).kind === 'file';
    },
  };
  const request = { ...action, files, env: runner.env };
  const red = await redJobsOf({ ...request, isOnlyRead: true });
  const searches = await searchAll({ ...request, isOnlyRead: true }, red);
  const commands = searches.flatMap((search) => (search.kind === 'found' ? [search.command] : []));
  return {
    commands: commands.map(({ builds, ...command }) => ({
      ...command,
      run: redact(command.run),
      ...defined({
        job: command.job && redact(command.job),
        builds: builds?.map((each) => ({ ...each, run: redact(each.run) })),
      }),
    })),
    filesWith: (claimed) => filesNamedBy(files, [...commands, ...claimed]),
    guards: once(async () => (red === null ? [] : passedChecks(request, red))),
  };
}

interface RedJobs {
  readonly failedRun: RedRun;
  readonly run: Awaited<ReturnType<typeof failedJobsOf>>;
}

/** The run that failed, with its jobs; null where no step of it judges. */
async function redJobsOf(request: TaskRequest): Promise<RedJobs | null> {
  const { failedRun } = request.event;
  if (failedRun === null || hasExplicitCommand(request.inputs)) return null;
  return { failedRun, run: await failedJobsOf(request, failedRun) };
}

/**
 * The guards that this job would run. Of the workflow run that both jobs are part of, only jobs that had ended when the step failed: the
 * solving job may not have seen the others pass.
 */
async function passedChecks(
  request: TaskRequest,
  { failedRun, run }: RedJobs,
): Promise<readonly TestCommand[]> {
  const found = await judgeSteps(request, run.jobs);
  const failedAt = Date.parse(found.judged[0]?.step?.completedAt ?? '');
  const wasThere = ({ steps }: (typeof run.passed)[number]): boolean =>
    !failedRun.isOurs || steps.every(({ completedAt }) => Date.parse(completedAt ?? '') <= failedAt);
  const passed = run.passed.filter(wasThere);
  // Steps of the failed job itself may have run after the step of agent-fix, too.
  const jobs = failedRun.isOurs ? [] : run.jobs;
  const { guards } = await guardsFor(request, { failedRun, run: { jobs, passed }, found });
  const { redact } = request;
  return guards.flatMap(({ command, skipped }) => {
    if (skipped) return [];
    const { job = '', step = '' } = command;
    return [{ ...command, run: redact(command.run), job: redact(job), step: redact(step) }];
  });
}

/**
 * The test commands of all failed steps, including those that cannot run on this runner: the solving job's runner may be
 * another.
 */
async function searchAll(request: TaskRequest, red: RedJobs | null): Promise<readonly CommandSearch[]> {
  if (red === null) return [await findCommandWithoutStep(request)];
  const named = red.run.jobs.filter(({ failed }) => failed.length > 0).slice(0, MAX_JOBS);
  const searched = await Promise.all(
    named.map(async (job) => searchSteps(request, await readJob(request, job))),
  );
  return searched.flat().map(({ search }) => search);
}

/**
 * Whether each of `claimed` is one of `commands`, apart from white space at the ends of lines. Its builds must be among those of that
 * command; some may be missing, since the solving job leaves out what it cannot run.
 */
export const areAmong = (commands: readonly TestCommand[], claimed: readonly TestCommand[]): boolean =>
  claimed.every(({ builds = [], ...command }) =>
    commands.some((expected) => {
      const known = new Set(expected.builds?.map(scriptShape));
      return (
        scriptShape(expected) === scriptShape(command) &&
        builds.every((build) => known.has(scriptShape(build)))
      );
    }),
  );

const scriptShape = ({ run, workingDirectory }: Pick<TestCommand, 'run' | 'workingDirectory'>): string =>
  JSON.stringify([
    run
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .trimEnd(),
    workingDirectory,
  ]);
