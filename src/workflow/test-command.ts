import { data } from '@actions/expressions';
import { orElse } from '../base/errors.ts';
import { anyOf } from '../base/text.ts';
import type { TestCommand } from '../core/task.ts';
import {
  BARE_RUNNER,
  fromJson,
  type GithubFacts,
  type Surroundings,
  toJson,
  type Why,
  withContexts,
} from './evaluate.ts';
import { buildsBefore, type Part, partsBefore } from './job-plan.ts';
import { allJobs, findJobs, type PlacedWorkflow, type ResolvedJob, topWorkflow } from './jobs.ts';
import { type Files, findManifestCommand } from './manifest.ts';
import {
  type FailingStep,
  leavesOf,
  listedFor,
  narrow,
  problemOfCommand,
  problemOfScript,
  problemOfStep,
  stepsNamed,
  stepsOfJob,
} from './step-candidates.ts';
import { commandOfStep, headerTemplate, type Leaf, type LeftOut, missingValue } from './step-command.ts';
import { headersIn, logOfStep, matchHeader, readHeader, readLog, type StepLog } from './step-log.ts';
import { templateText } from './workflow-file.ts';

export type StepRequest = Pick<TestCommandRequest, 'readFile' | 'readReferenced' | 'run' | 'here'>;

export interface TestCommandRequest extends Files {
  /** Input `test-command`, or the terminal's `--test`. */
  readonly input: { readonly run: string; readonly source: string } | null;
  /** Relative to the repository, `.` for its root: where `input` runs and manifests are looked for. */
  readonly workingDirectory: string;
  /** null: GitHub names no failed step, or nothing failed. */
  readonly failing: FailingStep | null;
  readonly run?: GithubFacts;
  readonly here?: Surroundings;
}

/**
 * `notes`: what was left out of the command's environment, and builds that cannot run again. `headerLine`: where the step's
 * part of the log starts, if that is sure.
 */
export type TestCommandSearch =
  | {
      readonly kind: 'found';
      readonly command: TestCommand;
      readonly notes: readonly string[];
      readonly headerLine?: number | null;
      /** How long CI took for the command's builds, as far as GitHub says. */
      readonly buildsMs?: number;
    }
  /** Nothing failed that could judge, and no manifest is known: the user must say. */
  | { readonly kind: 'missing'; readonly problem: string; readonly notes: readonly string[] }
  /** The failed step cannot judge a fix here, and no other command may judge instead. */
  | {
      readonly kind: 'refused';
      readonly problem: string;
      /** The reason in `problem`, as a part of a sentence about the step. */
      readonly why: string;
      readonly notes: readonly string[];
    };

/** Finds the command that judges a run: the user's; else the failed step's own; where no step failed, what a manifest implies. */
export async function findTestCommand(request: TestCommandRequest): Promise<TestCommandSearch> {
  const { input, workingDirectory, failing } = request;
  if (input === null && failing !== null) return findStepCommand(request, failing);
  const found = input ?? (await findManifestCommand(request, workingDirectory));
  if (typeof found === 'string') {
    return { kind: 'missing', problem: `No test command: ${found}`, notes: [] };
  }
  const command = { ...found, shell: null, workingDirectory, env: {} };
  return { kind: 'found', command, notes: [] };
}

/** The command of the step that failed, as its workflow and its log give it; never another one. */
export async function findStepCommand(
  request: StepRequest,
  failing: FailingStep,
): Promise<TestCommandSearch> {
  const { workflowPath, jobName, stepName } = failing;
  const content = await request.readFile(workflowPath);
  if (content === null) return refusal(failing, `${workflowPath} is not in the base commit`);
  const workflow = topWorkflow(workflowPath, content, request.run ?? { github: {} });
  if (workflow === null) return refusal(failing, `${workflowPath} cannot be read as a workflow`);
  const { jobs, problem } = await jobsOf(request, workflow, failing);
  if (jobs.length === 0) return refusal(failing, problem);
  const plans = jobs.map((job) => stepsOfJob(job, failing.labels ?? [], request.here ?? BARE_RUNNER));
  if (plans.every((steps) => stepsNamed(steps, stepName).length === 0)) {
    return refusal(
      failing,
      OF_THE_RUNNER.test(stepName)
        ? 'it is a step that the runner adds'
        : `no step of job "${jobName}" in ${jobs[0]?.path ?? workflowPath} is named "${stepName}"`,
    );
  }
  return choose(request, failing, plans);
}

const OF_THE_RUNNER = anyOf([
  /^(?:Set up|Complete) (?:job|runner)$|^(?:Initialize|Stop) containers$/,
  /^Wait for all background steps$|^(?:Pre|Post) /,
]);

function refusal(failing: FailingStep, why: string): TestCommandSearch {
  const where = `Step "${failing.stepName}" of job "${failing.jobName}" in ${failing.workflowPath}`;
  const problem = `${where} cannot judge here: ${why}. Set the input test-command to a command that shows the failure`;
  return { kind: 'refused', problem, why, notes: [] };
}

export async function jobsOf(
  request: StepRequest,
  workflow: PlacedWorkflow,
  { jobName }: Pick<FailingStep, 'jobName'>,
) {
  const named = await findJobs(request, workflow, jobName);
  const own = request.here?.ownJob ?? null;
  if (own === null) return named;
  const ofId = (jobs: readonly ResolvedJob[]) => jobs.filter(({ job }) => job.id === own.id);
  const known = ofId(named.jobs);
  const jobs = known.length > 0 ? known : ofId(await allJobs(request, workflow));
  const matrix = own.matrix === null ? null : fromJson(own.matrix);
  if (matrix === null || matrix instanceof data.Null) return { ...named, jobs };
  const isSame = ({ contexts }: ResolvedJob) => {
    const of = contexts.get('matrix');
    return orElse(false, () => of !== undefined && toJson(of) === toJson(matrix));
  };
  const entry = jobs.find(isSame) ?? jobs[0];
  return {
    ...named,
    jobs: entry === undefined ? [] : [{ ...entry, contexts: withContexts(entry.contexts, { matrix }) }],
  };
}

/** The result for one candidate: a command, or why there is none. */
interface CommandAnswer {
  readonly result: Omit<Extract<TestCommandSearch, { kind: 'found' }>, 'kind'> | string;
  /** Whether the log shows this step. */
  readonly isTold: boolean;
}

/** The one candidate that ran, or the command that all candidates share. */
async function choose(
  request: StepRequest,
  failing: FailingStep,
  plans: readonly (readonly Leaf[])[],
): Promise<TestCommandSearch> {
  const lines = typeof failing.log === 'string' ? readLog(failing.log) : null;
  const log = lines === null ? null : logOfStep(lines, failing);
  const candidates = plans.flatMap((steps) => stepsNamed(steps, failing.stepName));
  const left = narrow(failing, candidates);
  const answers: CommandAnswer[] = [];
  for (const candidate of left) {
    const leaves = await leavesOf(request, candidate);
    const leaf = leafThatFailed(candidate, leaves, { failing, log });
    if (typeof leaf === 'string') answers.push({ result: leaf, isTold: false });
    else {
      const steps = plans.find((each) => each.includes(candidate)) ?? [];
      const job = { steps, listed: listedFor(steps, failing.steps?.all ?? []), log: lines };
      const before = await partsBefore(request, job, { step: candidate, leaf });
      answers.push({ result: await commandFrom({ leaf, before }, failing), isTold: leaf.header !== null });
    }
  }
  const told = answers.filter(({ isTold }) => isTold);
  const [first, ...others] = told.length > 0 ? told : answers;
  if (first === undefined) return refusal(failing, 'it cannot be told apart from others');
  const { result } = first;
  if (others.every((other) => sayOf(other) === sayOf(first))) {
    return typeof result === 'string' ? refusal(failing, result) : { kind: 'found', ...result };
  }
  const jobs = new Set(left.map(({ job }) => job));
  const paths = new Set([...jobs].map(({ path }) => path));
  const several = jobs.size > 1 ? `jobs of ${[...paths].join(', ')}` : 'steps of that job';
  return refusal(failing, `several ${several} go by that name, and nothing tells which it was`);
}

function sayOf({ result }: CommandAnswer): string {
  if (typeof result === 'string') return result;
  // Builds are not compared: those of two steps of one job differ, as one step comes after the other.
  const { builds: _, ...command } = result.command;
  return JSON.stringify(command);
}

/** A step that may judge, with the steps of its job before it. */
export interface JudgingStep {
  readonly leaf: Leaf;
  readonly before: readonly Part[];
}

/** The command of a step with the builds that it needs; a text says why there is none. */
export async function commandFrom(
  { leaf, before }: JudgingStep,
  named: Pick<FailingStep, 'workflowPath' | 'jobName' | 'stepName'>,
): Promise<CommandAnswer['result']> {
  const problem = problemOfStep(leaf);
  if (problem !== null) return problem;
  const found = await commandOfStep(leaf);
  const { jobName, workflowPath } = named;
  const { job, actionFolder, header, source: step } = leaf;
  const stepName = actionFolder === null ? named.stepName : templateText(step.name, () => '');
  const effect = await problemOfScript(stepName, leaf, 'source' in found ? null : found.command);
  if (effect !== null) return effect;
  if ('source' in found) return missingValue(found);
  const against = await problemOfCommand(leaf, found);
  if (against !== null) return against;
  const { builds, ms, notes } = await buildsBefore(before, found.command);
  const file = job.path === workflowPath ? workflowPath : `${job.path}, called from ${workflowPath}`;
  const folder = actionFolder === '.' ? '' : actionFolder;
  const action = folder === null ? '' : `, in the action ./${folder}`;
  const command = {
    ...found.command,
    source: `step "${named.stepName}" of job "${jobName}" in ${file}${action}`,
    job: jobName,
    step: named.stepName,
    ...(builds.length === 0 ? {} : { builds: [...builds] }),
  };
  return {
    command,
    notes: [...leftOutVariables(found.leftOut), ...notes],
    headerLine: header?.line ?? null,
    buildsMs: ms,
  };
}

function leftOutVariables(leftOut: readonly LeftOut[]): string[] {
  const note = (why: Why, because: string) => {
    const names = leftOut.filter((each) => each.why === why).map(({ name }) => name);
    return names.length === 0 ? [] : [`left out of the environment, because ${because}: ${names.join(', ')}`];
  };
  return [...note('secret', 'they are secrets'), ...note('unknown', 'their values are not known here')];
}

/**
 * The step that failed, with what the log shows of it; a text says why there is none. Which step of a composite action failed
 * is known only from the log: the last one that starts before the runner's error.
 */
function leafThatFailed(
  step: Leaf,
  leaves: readonly Leaf[],
  { failing, log }: { readonly failing: FailingStep; readonly log: StepLog | null },
): Leaf | string {
  const [only, ...more] = leaves;
  if (only === undefined) return 'it uses an action without steps';
  if (only === step) {
    if (only.source.run.length === 0 || log === null) return only;
    return { ...only, header: matchHeader(log, headerTemplate(only), failing.sharesSecond ?? true) };
  }
  const headers = log === null ? [] : headersIn(log);
  if (more.length === 0 && headers.length === 0) return only;
  const uses = `it uses ${step.source.uses ?? ''}`;
  const last = headers.findLast(({ line }) => line < (log?.failureLine ?? -1));
  if (last === undefined)
    return `${uses}, which has ${leaves.length} steps, and without the log nothing tells which of them failed`;
  if (last.script === null) return `${uses}, in which the action ${last.title.replace(/^Run /, '')} failed`;
  const fitting = leaves.flatMap((leaf) => {
    const header = leaf.source.run.length === 0 ? null : readHeader(last, headerTemplate(leaf));
    return header === null ? [] : [{ ...leaf, header }];
  });
  const [found, ...rivals] = fitting;
  return found === undefined || rivals.length > 0
    ? `${uses}, and the log does not tell which of its steps failed`
    : found;
}
