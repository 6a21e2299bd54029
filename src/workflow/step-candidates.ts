import { truthy } from '@actions/expressions/result';
import { orElse } from '../base/errors.ts';
import { anyOf, collapsed } from '../base/text.ts';
import {
  archOf,
  type Contexts,
  dictionary,
  evaluateCondition,
  evaluateText,
  evaluateToken,
  labelsOf,
  osOf,
  PATH_MARKS,
  type Pieces,
  passedInputs,
  plainText,
  type Surroundings,
  string,
  withContexts,
  withMember,
} from './evaluate.ts';
import type { ResolvedJob } from './jobs.ts';
import { type Files, inFolder } from './manifest.ts';
import { kindsOf, namedSideEffect, readAlone, sideEffectOf } from './script-purpose.ts';
import { contextsOf, type Leaf, leafOf, namesVariable, type StepCommand } from './step-command.ts';
import { fitName, type Line } from './step-log.ts';
import {
  entries,
  expression,
  type InputSource,
  inputsOf,
  localFolder,
  parseFile,
  type StepSource,
  scalarText,
  stepsOf,
  type Template,
  templateOf,
  templateText,
} from './workflow-file.ts';

/** A step of a job, as GitHub lists it. */
export interface ListedStep extends StepTimes {
  readonly name: string;
  /** `success`, `failure`, `skipped`. Null or absent: not known. */
  readonly conclusion?: string | null;
}

export interface StepTimes {
  /** ISO 8601, to the second. */
  readonly startedAt?: string | null;
  readonly completedAt?: string | null;
  /** Whether another step of the job was still running in the second in which this one started. True unless it is known that none was. */
  readonly sharesSecond?: boolean;
}

/** The step that failed, by the names that GitHub's API gives, and what else GitHub says of it. */
export interface FailingStep extends StepTimes {
  readonly workflowPath: string;
  readonly jobName: string;
  readonly stepName: string;
  /** The whole log of the job; null or absent when it cannot be had. */
  readonly log?: readonly Line[] | null;
  /** All steps of the job, in their order, and which of them this one is. */
  readonly steps?: { readonly all: readonly ListedStep[]; readonly position: number };
  /** What the job asked of a runner: `ubuntu-latest`. Empty or absent: not known. */
  readonly labels?: readonly string[];
}

/** How deep composite actions may use each other: GitHub's own limit. */
const MAX_ACTIONS = 10;

/** What a step runs, in order: itself, or the steps of the local composite action that it uses. */
export async function leavesOf(files: Files, leaf: Leaf, depth = 0): Promise<readonly Leaf[]> {
  // `$/x` is of the repository that the workflow stands in: in a called workflow of another repository, theirs.
  const isTheirs = leaf.job.remote !== null && isOfWorkflow(leaf.source);
  const folder = isTheirs ? null : localFolder(leaf.source.uses);
  const action = folder === null || depth >= MAX_ACTIONS ? null : await readAction(files, folder);
  if (action === null) return [leaf];
  const contexts = actionContexts(leaf, action);
  const leaves: Leaf[] = [];
  for (const [at, source] of action.steps.entries()) {
    const layers: Leaf['layers'] = [...leaf.layers, { level: 'step', source: source.env, contexts }];
    const place = [...leaf.place, at];
    const inner = { ...leaf, source, contexts, layers, defaults: [], actionFolder: folder, place };
    leaves.push(...(await leavesOf(files, inner, depth + 1)));
  }
  return leaves;
}

/** A composite action of the repository. */
interface CompositeAction {
  readonly path: string;
  readonly inputs: ReadonlyMap<string, InputSource>;
  readonly steps: readonly StepSource[];
}

function actionContexts(leaf: Leaf, action: CompositeAction): Contexts {
  const github = leaf.contexts.get('github') ?? dictionary({});
  // `with:` is evaluated where the action is used, with the env of that step.
  const outside = contextsOf(leaf);
  const inputs = passedInputs(action.inputs, leaf.source.with, { contexts: outside, defaults: outside });
  return withContexts(leaf.contexts, {
    inputs,
    github: withMember(github, 'action_path', string(`${PATH_MARKS.workspace}/${action.path}`)),
  });
}

/** Reads `action.yml` or `action.yaml` of a folder; null when there is none that can be read and is composite. */
async function readAction(files: Files, folder: string): Promise<CompositeAction | null> {
  for (const name of ['action.yml', 'action.yaml']) {
    const path = inFolder(folder, name);
    const content = await files.readText(path);
    if (content === null) continue;
    const root = entries(parseFile('action', path, content) ?? undefined);
    const runs = entries(root.get('runs'));
    if (scalarText(runs.get('using'))?.toLowerCase() !== 'composite') return null;
    // All inputs of an action are texts.
    const inputs = [...inputsOf(root.get('inputs'))].map(
      ([name, input]) => [name, { ...input, type: 'string' }] as const,
    );
    return {
      path: folder === '.' ? '' : folder,
      inputs: new Map(inputs),
      steps: stepsOf(runs.get('steps')),
    };
  }
  return null;
}

/** The steps of a job. `reported`: the labels of its runner; empty: not known. */
export function stepsOfJob(
  job: ResolvedJob,
  reported: readonly string[],
  here: Surroundings,
): readonly Leaf[] {
  const labels = reported.length > 0 ? reported : labelsOf(job.job.runsOn, job.contexts);
  const runner = { os: osOf(labels) ?? here.os, arch: archOf(labels) };
  return job.job.steps.map((source) => leafOf(job, source, { runner, here }));
}

/** Until the runner has prepared a job's actions, a step that uses `$/x` is listed as that. */
const shownAs = (leaf: Leaf, name: string) =>
  isOfWorkflow(leaf.source) && leaf.source.name.length === 0 && name === `Run ${leaf.source.uses}`
    ? 'exact'
    : nameFits(displayName(leaf), name);

/** The steps whose name fits; a fit by pattern counts only where no name fits exactly. */
export function stepsNamed(leaves: readonly Leaf[], name: string): readonly Leaf[] {
  const all = leaves.map((leaf) => ({ leaf, isShown: shownAs(leaf, name) }));
  const exact = all.filter(({ isShown }) => isShown === 'exact');
  const shown = exact.length > 0 ? exact : all.filter(({ isShown }) => isShown === 'pattern');
  return shown.map(({ leaf }) => leaf);
}

/** For each step, GitHub's entry in its list of the job's steps, or null. The list has the same order, with GitHub's steps between. */
export function listedFor(
  leaves: readonly Leaf[],
  all: readonly ListedStep[],
): readonly (ListedStep | null)[] {
  let from = 0;
  return leaves.map((leaf) => {
    const at = all.findIndex((listed, index) => index >= from && shownAs(leaf, listed.name) !== null);
    if (at >= 0) from = at + 1;
    return all[at] ?? null;
  });
}

/** The name of a step as GitHub shows it; values that are not known stand as expressions. */
export const shownName = (leaf: Leaf): string =>
  collapsed(
    displayName(leaf)
      .map((piece) =>
        piece.kind === 'text' ? piece.text : piece.kind === 'hole' ? expression(piece.source) : '',
      )
      .join(''),
  );

/** Narrows the steps of one name by their conditions, and by the step's position in GitHub's list of steps. */
export function narrow({ steps, stepName }: FailingStep, leaves: readonly Leaf[]): readonly Leaf[] {
  if (leaves.length === 1) return leaves;
  const possible = leaves.filter((leaf) => {
    const { job, contexts } = leaf.job;
    if (evaluateCondition(job.condition, contexts) === false) return false;
    return evaluateCondition(leaf.source.condition, contextsOf(leaf)) !== false;
  });
  const left = possible.length > 0 ? possible : leaves;
  if (left.length === 1 || steps === undefined) return left;
  const listed = steps.all.flatMap(({ name }, at) => (collapsed(name) === collapsed(stepName) ? [at] : []));
  const rank = listed.indexOf(steps.position);
  const ofJobs = [...Map.groupBy(leaves, ({ job }) => job).values()];
  const isWhole = leaves.length === listed.length * ofJobs.length;
  const placed = isWhole ? left.filter((leaf) => ofJobs.some((ofJob) => ofJob[rank] === leaf)) : [];
  return placed.length > 0 ? placed : left;
}

/**
 * Names a step as the runner does (actions/runner, ActionRunner.cs): by the first line of its name, or `Run` and the
 * first line of what it runs.
 */
export function displayName(leaf: Leaf): Pieces {
  const { source } = leaf;
  const contexts = contextsOf(leaf);
  if (source.name.length > 0) return lineOfName(evaluateText(source.name, contexts));
  const prefix: Pieces = [{ kind: 'text', text: 'Run ' }];
  if (source.run.length > 0) return [...prefix, ...lineOfName(evaluateText(source.run, contexts))];
  const text = source.uses?.replace(/^docker:\/\//, '') ?? '';
  if (!isOfWorkflow(source)) return [...prefix, { kind: 'text', text }];
  // The runner puts the repository and the commit of the workflow in place of `$` (actions/runner, ActionManager.cs).
  const hole = (name: string) => ({ kind: 'hole', source: name, why: 'unknown' }) as const;
  return [
    ...prefix,
    hole('job.workflow_repository'),
    { kind: 'text', text: `${text.slice(1)}@` },
    hole('job.workflow_sha'),
  ];
}

const isOfWorkflow = ({ uses }: StepSource): boolean => uses?.startsWith('$/') === true;

function lineOfName(pieces: Pieces): Pieces {
  const line: Pieces[number][] = [];
  for (const piece of pieces) {
    if (piece.kind !== 'text') {
      line.push(piece);
      continue;
    }
    const text = line.length === 0 ? piece.text.trimStart() : piece.text;
    const end = text.search(/[\r\n]/);
    if (end >= 0) return [...line, { kind: 'text', text: text.slice(0, end) }];
    if (text !== '') line.push({ kind: 'text', text });
  }
  return line;
}

/** How the name of a step fits a shown name; null: it cannot be the step that is shown so. */
export function nameFits(name: Pieces, shown: string): 'exact' | 'pattern' | null {
  const plain = plainText(name);
  if (plain !== null) return collapsed(plain) === collapsed(shown) ? 'exact' : null;
  // A name of unknown values alone would match every shown name.
  const hasWords = name.some((piece) => piece.kind === 'text' && /\w/.test(piece.text.replace(/^Run /, '')));
  return hasWords && fitName(name, collapsed(shown)) !== null ? 'pattern' : null;
}

const SUMS_UP = { why: 'it only sums up the results of other jobs: what failed is in one of those' };
const MAY_FAIL = { why: 'the run passes without its job (`continue-on-error`)' };

/** Of the reasons that `problemOfStep` gives: whether CI is green once all else is. */
export const decidesNothing = (reason: string): boolean =>
  [SUMS_UP, MAY_FAIL].some(({ why }) => why === reason);

/** Why a step cannot judge anything here, whatever its command; null when nothing is against it. */
export function problemOfStep({ job, source, runner, here }: Leaf): string | null {
  if (source.run.length === 0) {
    return `it is the action ${source.uses ?? 'of no name'}, which only runs in its own job`;
  }
  if (runner.os !== here.os && isElsewhere(here)) {
    return `it ran on ${runner.os}, and this runner is ${here.os}`;
  }
  if (sumsUpJobs(source)) return SUMS_UP.why;
  if (isElsewhere(here) && mayFail(job)) return MAY_FAIL.why;
  const environment = isElsewhere(here) ? environmentNameOf(job) : '';
  if (environment !== '') {
    return (
      `its job is bound to the deployment environment "${environment}" (\`environment:\`): ` +
      `\`agent-fix init --in-job\` runs agent-fix in that job`
    );
  }
  if (/ACTIONS_ID_TOKEN_REQUEST/.test(scriptText(source.run)))
    return "it asks for the job's identity token (`id-token`)";
  return null;
}

const mayFail = ({ job: { continueOnError: token }, contexts }: ResolvedJob): boolean =>
  token !== undefined && orElse(false, () => truthy(evaluateToken(token, contexts)));

/** Whether the job goes on as if a step had passed that fails (`continue-on-error`); null: not known. */
export const toleratesFailure = (leaf: Leaf): boolean | null => {
  const { continueOnError: token } = leaf.source;
  return token === undefined ? false : orElse(null, () => truthy(evaluateToken(token, contextsOf(leaf))));
};

/** The name of the job's environment; empty: none; an expression where it is not known. */
function environmentNameOf({ job, contexts }: ResolvedJob): string {
  const { environment } = job;
  const name = templateOf(entries(environment).get('name') ?? environment);
  return plainText(evaluateText(name, contexts)) ?? templateText(name, expression);
}

/** What the script of a step does to the world, where that must not be repeated; null when there is nothing. */
export async function problemOfScript(
  files: Files,
  {
    stepName,
    leaf,
    command,
  }: { readonly stepName: string; readonly leaf: Leaf; readonly command: StepCommand['command'] | null },
): Promise<string | null> {
  // Unknown values in the script are replaced by a variable, so that it can still be read.
  const run = command?.run ?? templateText(leaf.source.run, () => '$EXPRESSION');
  const shell = command?.shell ?? null;
  if (await onlyFails(run, shell)) {
    return 'it does nothing but fail: what went wrong is in an earlier step or another job';
  }
  const folder = command?.workingDirectory ?? '.';
  const effect = await sideEffectOf(files, { run, shell, folder });
  if (effect !== null)
    return `it ${effect.does} (\`${effect.command}\`), which a test command must not repeat`;
  const verb = await namedSideEffect(files, stepName, { run, shell, folder });
  return verb === null
    ? null
    : `by its name it is there to ${verb.toLowerCase()} something, which a test command must not repeat`;
}

const isElsewhere = ({ currentJob, isOnlyRead }: Surroundings): boolean =>
  currentJob === null && isOnlyRead !== true;

/** Why the command of a step cannot judge here; null when nothing is against it. */
export async function problemOfCommand(
  files: Files,
  { job, here }: Leaf,
  { command, leftOut }: StepCommand,
): Promise<string | null> {
  if (here.isOnlyRead === true) return null;
  // A program can read a variable that the script never names. Only a step's own variables are assumed to be for that.
  const needed = leftOut.find(
    ({ name, level }) => namesVariable(command.run, name) || (level === 'step' && !REPORTING.test(name)),
  );
  if (needed !== undefined) {
    return needed.why === 'secret'
      ? `it needs the secret behind ${needed.name}, which tests never get`
      : `the value of ${needed.name} in its environment is not known here`;
  }
  if (here.currentJob !== null) return null;
  const services = job.job.services.filter((name) => !here.services.includes(name));
  // A job of another repository's workflow is not carried over.
  const carries = (what: string) =>
    job.path.includes('@') ? '' : ` (\`agent-fix init\` carries ${what} over)`;
  if (services.length > 0 && !(await needsNoService(files, command))) {
    return (
      `it needs ${services.length === 1 ? 'the service' : 'the services'} ${services.join(', ')} ` +
      `of its job, which ${services.length === 1 ? 'is' : 'are'} not here${carries('them')}`
    );
  }
  if (job.job.container !== undefined && !here.isInContainer) {
    return `it ran in the container of its job, which is not here${carries('it')}`;
  }
  return null;
}

/** Variables of services that are sent reports; the tests do not need them. */
const REPORTING = anyOf([
  /^(?:CODECOV|COVERALLS|CODACY|CODECLIMATE|CC_TEST_REPORTER|SONAR|TRUNK|BUILDPULSE)\w*(?:TOKEN|KEY|ID)$/,
  /^(?:DATADOG|DD|PERCY|CHROMATIC|ARGOS|CODSPEED|CURRENTS|CYPRESS|TESTMO|HONEYCOMB|SENTRY)\w*(?:TOKEN|KEY|ID|DSNS?)$/,
  /^(?:NX|TURBO|BUILDKITE_ANALYTICS|GRADLE_ENTERPRISE|DEVELOCITY|RENOVATE|FOSSA|SNYK)\w*(?:TOKEN|KEY|ID|TEAM)$/,
]);

/** Whether the command only checks files, builds or installs, and so runs no tests that would need a service. */
async function needsNoService(
  files: Files,
  { workingDirectory: folder, ...step }: StepCommand['command'],
): Promise<boolean> {
  const kinds = await kindsOf(files, { ...step, folder });
  return !kinds.has('test') && (kinds.has('lint') || kinds.has('build') || kinds.has('install'));
}

/** Whether the step only looks at the results of other jobs. */
const sumsUpJobs = (source: StepSource): boolean => textsOfStep(source).some((text) => RESULTS.test(text));

const textsOfStep = ({ condition, run, env }: StepSource): readonly string[] =>
  [condition, scriptText(run), ...[...entries(env).values()].map(scalarText)].map((text) => text ?? '');

/** The ids of the steps by whose outcome a step fails that does nothing else; none where it does more. */
export async function stepsSummedUp({ source }: Leaf): Promise<readonly string[]> {
  const ids = textsOfStep(source).flatMap((text) => [...text.matchAll(OUTCOMES)].map(([, id]) => id ?? ''));
  if (ids.length === 0) return [];
  const run = templateText(source.run, () => '$EXPRESSION');
  const shell = templateText(source.shell, () => '') || null;
  const { isKnown, commands } = await readAlone(run, shell);
  const calls = commands.map(({ words }) => words.map(({ value }) => value).join(' '));
  const isSum =
    isKnown && calls.some((call) => FAILS.test(call)) && calls.every((call) => COMPARES.test(call));
  return isSum ? [...new Set(ids)] : [];
}

const FAILS = /^(?:exit [1-9]\d*|false)$/;
const COMPARES = /^(?:echo|printf|set|\[|test|exit|true|false)(?: |$)/;
const OUTCOMES = /\bsteps\s*\.\s*([\w-]+)\s*\.\s*(?:outcome|conclusion)\b/g;

const RESULTS = /\bneeds\s*(?:\.\s*(?:\*|[\w-]+)|\[[^\]]*\])\s*\.\s*result\b|\btoJSON\(\s*needs\s*\)/i;

/** Whether the script only prints something and fails: `exit 1` after a message. */
async function onlyFails(text: string, shell: string | null): Promise<boolean> {
  const { isKnown, plain } = await readAlone(text, shell);
  const calls = plain.map((command) => command?.words.map(({ value }) => value).join(' ') ?? '');
  const serious = calls.filter((call) => !/^(?:echo|printf|set) /.test(call));
  return isKnown && serious.length > 0 && serious.every((call) => FAILS.test(call));
}

const scriptText = (template: Template): string => templateText(template, expression);
