import { data } from '@actions/expressions';
import { orElse } from '../base/errors.ts';
import { anyOf } from '../base/text.ts';
import type { TestCommand } from '../core/task.ts';
import {
  BARE_RUNNER,
  evaluateToken,
  fromJson,
  type GithubFacts,
  type Surroundings,
  toJson,
  type Why,
  withContexts,
} from './evaluate.ts';
import { failedForGood, type InnerStep, innerSteps } from './inner-steps.ts';
import { buildsBefore, type JobSteps, mayRun, type Part, partsBefore } from './job-plan.ts';
import { allJobs, findJobs, type PlacedWorkflow, type ResolvedJob, topWorkflow } from './jobs.ts';
import { type Files, findManifestCommand } from './manifest.ts';
import {
  decidesNothing,
  type FailingStep,
  type ListedStep,
  leavesOf,
  listedFor,
  narrow,
  problemOfCommand,
  problemOfScript,
  problemOfStep,
  stepsNamed,
  stepsOfJob,
  stepsSummedUp,
  toleratesFailure,
} from './step-candidates.ts';
import { commandOfStep, headerTemplate, type Leaf, type LeftOut, missingValue } from './step-command.ts';
import {
  firstHeader,
  fitText,
  headersIn,
  isFailure,
  logOfStep,
  matchHeader,
  type StepLog,
} from './step-log.ts';
import { splitTemplate, templateText, yamlProblem } from './workflow-file.ts';

/** What steps are read with. */
export interface StepRequest extends Files {
  readonly run?: GithubFacts;
  readonly here?: Surroundings;
}

export interface TestCommandRequest extends Files {
  /** Input `test-command`, or the terminal's `--test`. */
  readonly input: { readonly run: string; readonly source: string } | null;
  /** Relative to the repository, `.` for its root: where `input` runs and manifests are looked for. */
  readonly workingDirectory: string;
}

/**
 * `notes`: what was left out of the command's environment, and builds that cannot run again. `part`: the lines of the log that
 * the step wrote, as far as that is sure; `to` null: up to its failure.
 */
type TestCommandSearch =
  | ({ readonly kind: 'found' } & FoundCommand)
  /** Nothing failed that could judge, and no manifest is known: the user must say. */
  | { readonly kind: 'missing'; readonly problem: string; readonly notes: readonly string[] }
  /** The failed step cannot judge a fix here, and no other command may judge instead. */
  | {
      readonly kind: 'refused';
      readonly problem: string;
      /** The reason in `problem`, as a part of a sentence about the step. */
      readonly why: string;
      /** The step failed only because another had: it ran on its account (`if: failure()`), or waited for it. */
      readonly isConsequence?: true;
      /** As in `unjudgedJobs` of a task. */
      readonly decidesNothing?: true;
      readonly notes: readonly string[];
    };

/** Finds the command that judges a run in which no step of a workflow failed: the user's, else what a manifest implies. */
export async function findTestCommand(request: TestCommandRequest): Promise<TestCommandSearch> {
  const { input, workingDirectory } = request;
  const found = input ?? (await findManifestCommand(request, workingDirectory));
  if (typeof found === 'string') {
    return { kind: 'missing', problem: `No test command: ${found}`, notes: [] };
  }
  const command = { ...found, shell: null, workingDirectory, env: {} };
  return { kind: 'found', command, notes: [] };
}

/** A step that failed, and the search for its command. */
export interface StepSearch {
  readonly step: ListedStep;
  readonly search: TestCommandSearch;
}

/**
 * The command of a step that failed, as its workflow and its log give it; never another one. Of a composite action, each step that
 * failed; of a step that only sums up others (`if: steps.lint.outcome == 'failure'`), each of those.
 */
export async function findStepCommands(
  request: StepRequest,
  failing: FailingStep,
): Promise<readonly StepSearch[]> {
  const refused = (why: string) => [searchOf(failing, why)];
  const { workflowPath, jobName, stepName } = failing;
  const content = await request.readText(workflowPath);
  if (content === null) return refused(`${workflowPath} is not in the base commit`);
  const workflow = topWorkflow(workflowPath, content, request.run ?? { github: {} });
  if (workflow === null) {
    return [searchOf(failing, await byHeader(request, failing, content))];
  }
  const { jobs, problem } = await jobsOf(request, workflow, failing.jobName);
  if (jobs.length === 0) return refused(problem);
  const plans = jobs.map((job) => stepsOfJob(job, failing.labels ?? [], request.here ?? BARE_RUNNER));
  if (plans.every((steps) => stepsNamed(steps, stepName).length === 0)) {
    if (WAITS_AT_THE_END.test(stepName)) return [consequence(searchOf(failing, ONLY_WAITS))];
    return refused(
      OF_THE_RUNNER.test(stepName)
        ? 'it is a step that the runner adds'
        : `no step of job "${jobName}" in ${jobs[0]?.path ?? workflowPath} is named "${stepName}"`,
    );
  }
  return choose(request, failing, plans);
}

/**
 * The command of a step whose workflow GitHub takes and the parser of YAML does not: as the log shows it, where its script stands in
 * that file.
 */
async function byHeader(
  request: StepRequest,
  failing: FailingStep,
  content: string,
): Promise<CommandAnswer['result']> {
  const { workflowPath: path, stepName: name, log = null, labels = [], sharesSecond = true } = failing;
  const yaml = yamlProblem(content);
  const problem = `${path} cannot be read as a workflow${yaml === '' ? '' : `, though GitHub takes it (its YAML: ${yaml})`}`;
  const header = yaml === '' || log === null ? null : firstHeader(logOfStep(log, failing), sharesSecond);
  if (header === null || !standsIn(header.script, content)) return problem;
  if (header.script.includes('***')) return 'its script needs a secret, which tests never get';
  const job = { 'runs-on': 'ubuntu-latest', steps: [{ name, run: header.script }] };
  const plain = JSON.stringify({ on: 'push', jobs: { job } });
  const workflow = topWorkflow(path, plain, request.run ?? { github: {} });
  const [only] = workflow === null ? [] : await allJobs(request, workflow);
  const [leaf] = only === undefined ? [] : stepsOfJob(only, labels, request.here ?? BARE_RUNNER);
  if (leaf === undefined) return problem;
  const found = await commandFrom(request, { leaf: { ...leaf, header }, before: [] }, failing);
  if (typeof found === 'string') return found;
  const note = `${problem}: the log tells the command, its shell and its environment, but neither its folder nor the builds before it`;
  return { ...found, notes: [note, ...found.notes], part: { from: header.line, to: null } };
}

/** Whether a script stands in a text, line by line, with any value in place of an expression. */
function standsIn(script: string, text: string): boolean {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const wanted = script.split('\n').map((line) => line.trim());
  const isLine = (line: string, n: number): boolean => {
    const pieces = splitTemplate(line).map((part) =>
      part.kind === 'text' ? part : ({ kind: 'hole', source: part.source, why: 'unknown' } as const),
    );
    return fitText(pieces, wanted[n] ?? '') !== null;
  };
  return lines.some((line, from) => {
    const [, rest = ''] = /\brun: *(.*)$/.exec(line) ?? [];
    // `{ name: T, run: "make" }`: what stands behind the script belongs to its step.
    const first = [line, rest, rest.replace(/(?: *}|,.*)$/, '')].map((each) =>
      each.replace(/^(["'])(.*)\1$/, '$2'),
    );
    return (
      first.some((each) => isLine(each, 0)) &&
      wanted.slice(1).every((_, n) => isLine(lines[from + n + 1] ?? '', n + 1))
    );
  });
}

/** What comes of a step: a command, or why there is none. */
const searchOf = (failing: FailingStep, found: CommandAnswer['result']): StepSearch => {
  const { stepName: name, startedAt = null, completedAt = null } = failing;
  const step = { name, startedAt, completedAt };
  return { step, search: typeof found === 'string' ? refusal(failing, found) : { kind: 'found', ...found } };
};

const OF_THE_RUNNER = anyOf([
  /^(?:Set up|Complete) (?:job|runner)$|^(?:Initialize|Stop) containers$/,
  /^(?:Pre|Post) /,
]);
/** The runner adds it to a job whose background steps nothing else waits for (actions/runner, JobExtension.cs). */
const WAITS_AT_THE_END = /^Wait for all background steps$/;
/** The result of a wait is that of the steps that it waits for (actions/runner, BackgroundStepCoordinator.cs). */
const ONLY_WAITS = 'it waits for steps that run beside others: what failed is in one of those';

const consequence = ({ step, search }: StepSearch): StepSearch => ({
  step,
  search: search.kind === 'refused' ? { ...search, isConsequence: true } : search,
});

function refusal(failing: FailingStep, why: string): TestCommandSearch {
  const where = `Step "${failing.stepName}" of job "${failing.jobName}" in ${failing.workflowPath}`;
  const problem = `${where} cannot judge here: ${why}. Set the input test-command to a command that shows the failure`;
  return {
    kind: 'refused',
    problem,
    why,
    ...(decidesNothing(why) ? { decidesNothing: true } : {}),
    notes: [],
  };
}

export async function jobsOf(request: StepRequest, workflow: PlacedWorkflow, jobName: string) {
  const named = await findJobs(request, workflow, jobName);
  const current = request.here?.currentJob ?? null;
  if (current === null) return named;
  const ofId = (jobs: readonly ResolvedJob[]) => jobs.filter(({ job }) => job.id === current.id);
  const known = ofId(named.jobs);
  const jobs = known.length > 0 ? known : ofId(await allJobs(request, workflow));
  const matrix = current.matrix === null ? null : fromJson(current.matrix);
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

/** GitHub's own limit of a job without `timeout-minutes`. */
const JOB_MINUTES = 360;

/** How long GitHub lets a job run; null where its workflow does not tell. */
export async function timeLimitOf(
  request: StepRequest,
  workflowPath: string,
  jobName: string,
): Promise<number | null> {
  const content = await request.readText(workflowPath);
  const workflow =
    content === null ? null : topWorkflow(workflowPath, content, request.run ?? { github: {} });
  if (workflow === null) return null;
  const { jobs } = await jobsOf(request, workflow, jobName);
  const [minutes, ...others] = new Set(
    jobs.map(({ job: { timeoutMinutes: minutes }, contexts }) =>
      minutes === undefined
        ? JOB_MINUTES
        : orElse(Number.NaN, () => evaluateToken(minutes, contexts).number()),
    ),
  );
  return minutes === undefined || Number.isNaN(minutes) || others.length > 0 ? null : minutes * 60_000;
}

interface FoundCommand {
  readonly command: TestCommand;
  readonly notes: readonly string[];
  readonly part?: { readonly from: number; readonly to: number | null } | null;
  /** How long CI took for the command's builds, as far as GitHub says. */
  readonly buildsMs?: number;
  /** Why something that the job started for the tests cannot be started here; null: nothing is missing. */
  readonly missingService?: string | null;
}

/** What one script gives: a command, or why there is none. */
interface CommandAnswer {
  readonly failing: FailingStep;
  readonly result: FoundCommand | string;
  /** Whether the log shows this step. */
  readonly isShown: boolean;
  readonly isConsequence?: true;
}

/** What the one candidate that ran gives, or what all candidates give alike. */
async function choose(
  request: StepRequest,
  failing: FailingStep,
  plans: readonly (readonly Leaf[])[],
): Promise<readonly StepSearch[]> {
  const log = failing.log ?? null;
  const candidates = plans.flatMap((steps) => stepsNamed(steps, failing.stepName));
  const left = narrow(failing, candidates);
  const answers: (readonly CommandAnswer[])[] = [];
  for (const step of left) {
    const steps = plans.find((each) => each.includes(step)) ?? [];
    const job = { steps, listed: listedFor(steps, failing.steps?.all ?? []), log };
    answers.push(await answersOf(request, job, { step, failing }));
  }
  const shown = answers.filter((each) => each.some(({ isShown }) => isShown));
  const [first, ...others] = shown.length > 0 ? shown : answers;
  if (first === undefined) return [searchOf(failing, 'it cannot be told apart from others')];
  if (others.every((other) => answersText(other) === answersText(first)))
    return first.map(({ failing: of, result, isConsequence }) => {
      const search = searchOf(of, result);
      return isConsequence ? consequence(search) : search;
    });
  const jobs = new Set(left.map(({ job }) => job));
  const paths = new Set([...jobs].map(({ path }) => path));
  const several = jobs.size > 1 ? `jobs of ${[...paths].join(', ')}` : 'steps of that job';
  return [searchOf(failing, `several ${several} go by that name, and nothing tells which it was`)];
}

const answersText = (answers: readonly CommandAnswer[]): string =>
  JSON.stringify(
    answers.map(({ result }) => {
      if (typeof result === 'string') return result;
      // Builds and services are not compared: those of two steps of one job differ, as one step comes after the other.
      const { builds: _builds, services: _services, ...command } = result.command;
      return command;
    }),
  );

/** What each script of a step that failed gives. */
async function answersOf(
  request: StepRequest,
  job: JobSteps,
  { step, failing }: FailedStep,
): Promise<readonly CommandAnswer[]> {
  const follows = !mayRun(step)
    ? 'it ran only because a step before it had failed'
    : step.source.ends === null
      ? null
      : ONLY_WAITS;
  if (follows !== null) return [{ failing, result: follows, isShown: false, isConsequence: true }];
  const found = await scriptsThatFailed(request, job, { step, failing });
  if (typeof found === 'string') return [{ failing, result: found, isShown: false }];
  const answers: CommandAnswer[] = [];
  for (const script of found) {
    const { leaf, part } = script;
    const before = await partsBefore(request, job, { step: script.step, leaf });
    const result =
      leaf.place.length > 0 && leaf.source.run.length === 0
        ? `it uses ${step.source.uses ?? ''}, in which the action ${leaf.source.uses ?? ''} failed`
        : await commandFrom(request, { leaf, before }, script.failing);
    answers.push({
      failing: script.failing,
      result: typeof result === 'string' ? result : { ...result, part },
      isShown: leaf.header !== null,
    });
  }
  return answers;
}

/** A step that may judge, with the steps of its job before it. */
interface JudgingStep {
  readonly leaf: Leaf;
  readonly before: readonly Part[];
}

/** The command of a step with the builds that it needs; a text says why there is none. */
export async function commandFrom(
  files: Files,
  { leaf, before }: JudgingStep,
  named: FailingStep,
): Promise<CommandAnswer['result']> {
  const problem = problemOfStep(leaf);
  if (problem !== null) return problem;
  const found = await commandOfStep(leaf);
  const { jobName, workflowPath } = named;
  const { job, actionFolder, source: step } = leaf;
  const stepName = actionFolder === null ? named.stepName : templateText(step.name, () => '');
  const effect = await problemOfScript(files, {
    stepName,
    leaf,
    command: 'source' in found ? null : found.command,
  });
  if (effect !== null) return effect;
  if ('source' in found) return missingValue(found);
  const against = await problemOfCommand(files, leaf, found);
  if (against !== null) return against;
  const { builds, services, missingService, ms, notes } = await buildsBefore(files, before, found.command);
  const file = job.path === workflowPath ? workflowPath : `${job.path}, called from ${workflowPath}`;
  const folder = actionFolder === '.' ? '' : actionFolder;
  const action = folder === null ? '' : `, in the action ./${folder}`;
  const command = {
    ...found.command,
    source: `step "${named.stepName}" of job "${jobName}" in ${file}${action}`,
    job: jobName,
    step: named.stepName,
    ...(builds.length === 0 ? {} : { builds: [...builds] }),
    ...(services.length === 0 ? {} : { services: [...services] }),
  };
  return {
    command,
    notes: [...leftOutVariables(found.leftOut), ...notes],
    buildsMs: ms,
    missingService,
  };
}

function leftOutVariables(leftOut: readonly LeftOut[]): string[] {
  const note = (why: Why, because: string) => {
    const names = leftOut.filter((each) => each.why === why).map(({ name }) => name);
    return names.length === 0 ? [] : [`left out of the environment, because ${because}: ${names.join(', ')}`];
  };
  return [...note('secret', 'they are secrets'), ...note('unknown', 'their values are not known here')];
}

/** A step of a job, and what GitHub says of it. */
interface FailedStep {
  readonly step: Leaf;
  readonly failing: FailingStep;
}

/** A script that failed, in a step of a job or of the composite action that this one uses. */
interface FailedScript extends FailedStep {
  readonly leaf: Leaf;
  readonly part: { readonly from: number; readonly to: number | null } | null;
}

/** The scripts that made a step of a job fail; a text says why they are not known. */
async function scriptsThatFailed(
  request: StepRequest,
  job: JobSteps,
  { step, failing }: FailedStep,
): Promise<readonly FailedScript[] | string> {
  const log = job.log === null ? null : logOfStep(job.log, failing);
  const leaves = await leavesOf(request, step);
  if (leaves.length === 0) return 'it uses an action without steps';
  const [only] = leaves;
  if (only === step)
    return (await summedUp(request, job, { step, failing })) ?? [wholeStep({ step, failing }, log)];
  const uses = `it uses ${step.source.uses ?? ''}`;
  const shown = log === null ? null : innerSteps(step, leaves, log);
  const failed = shown?.filter(failedForGood) ?? [];
  if (failed.length === 0) {
    if (leaves.length === 1 && only !== undefined && !hasHeaders(log))
      return [{ step, failing, leaf: only, part: null }];
    return log === null || !hasHeaders(log)
      ? `${uses}, which has ${leaves.length} steps, and without the log nothing tells which of them failed`
      : `${uses}, and the log does not tell which of its steps failed`;
  }
  const scripts: InnerStep[] = [];
  for (const each of failed) {
    const ids = await stepsSummedUp(each.leaf);
    const named = shown?.filter(
      ({ leaf, outcome }) => outcome === 'failure' && ids.includes(leaf.source.id ?? ''),
    );
    scripts.push(...(named === undefined || named.length === 0 ? [each] : named));
  }
  return [...new Set(scripts)].map(({ leaf, part }) => ({ step, failing, leaf, part }));
}

const hasHeaders = (log: StepLog | null): boolean => log !== null && headersIn(log).length > 0;

function wholeStep({ step, failing }: FailedStep, log: StepLog | null): FailedScript {
  if (step.source.run.length === 0 || log === null) return { step, failing, leaf: step, part: null };
  const header = matchHeader(log, headerTemplate(step), failing.sharesSecond ?? true);
  const part = header === null ? null : { from: header.line, to: null };
  return { step, failing, leaf: { ...step, header }, part };
}

/**
 * The scripts of the steps by whose outcome a step failed that does nothing else; null: it is no such step. Those steps ran under
 * `continue-on-error`, so GitHub lists them as passed: where there are several, the log tells which failed.
 */
async function summedUp(
  request: StepRequest,
  job: JobSteps,
  { step, failing }: FailedStep,
): Promise<readonly FailedScript[] | string | null> {
  const ids = await stepsSummedUp(step);
  const named = job.steps.flatMap((each, at): FailedStep[] => {
    const listed = job.listed[at];
    if (listed == null || each === step || !ids.includes(each.source.id ?? '')) return [];
    if (listed.conclusion === 'skipped' || toleratesFailure(each) === false) return [];
    const { name: stepName, startedAt = null, completedAt = null, sharesSecond = true } = listed;
    return [{ step: each, failing: { ...failing, stepName, startedAt, completedAt, sharesSecond } }];
  });
  if (named.length === 0) return null;
  const isSure = named.length === 1;
  const found: FailedScript[] = [];
  for (const each of named) {
    const log = job.log === null ? null : logOfFailedStep(job, each);
    const isWhole = each.step.source.run.length > 0;
    if (isWhole && !isSure && (log?.failureLine ?? -1) < 0) continue;
    const scripts = isWhole ? [wholeStep(each, log)] : await scriptsThatFailed(request, job, each);
    if (typeof scripts === 'string' && isSure) return scripts;
    if (typeof scripts !== 'string') found.push(...scripts);
  }
  const names = named.map(({ failing: { stepName } }) => `"${stepName}"`).join(', ');
  return found.length > 0
    ? found
    : `it fails by the outcome of ${names}, and the log does not tell which of them failed`;
}

/** The log of a step, up to the header of the next step that the log shows. */
function logOfFailedStep({ steps, listed, log }: JobSteps, { step, failing }: FailedStep): StepLog | null {
  if (log === null) return null;
  const stepLog = logOfStep(log, failing);
  const header = matchHeader(stepLog, headerTemplate(step), failing.sharesSecond ?? true);
  const at = steps.indexOf(step);
  const next = steps.slice(at + 1).flatMap((each, n) => {
    const of = listed[at + 1 + n];
    if (of == null || each.source.run.length === 0) return [];
    return matchHeader(logOfStep(log, of), headerTemplate(each), of.sharesSecond ?? true) ?? [];
  })[0];
  const from = header?.line ?? stepLog.from;
  const to = Math.min(stepLog.to, next === undefined || next.line <= from ? stepLog.to : next.line);
  const failed = log.slice(from, to).findLastIndex(isFailure);
  return { ...stepLog, from, to, failureLine: failed < 0 ? -1 : from + failed };
}
