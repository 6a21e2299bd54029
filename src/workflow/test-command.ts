import { data } from '@actions/expressions';
import { orElse } from '../core/errors.ts';
import type { TestCommand } from '../core/task.ts';
import {
  BARE_RUNNER,
  fromJson,
  type GithubFacts,
  type Surroundings,
  toJson,
  withContexts,
} from './evaluate.ts';
import { allJobs, findJobs, type PlacedWorkflow, type ResolvedJob, topWorkflow } from './jobs.ts';
import { type Files, findManifestCommand } from './manifest.ts';
import {
  checkoutsBefore,
  type FailingStep,
  leavesOf,
  narrow,
  problemOfCommand,
  problemOfScript,
  problemOfStep,
  type StepCandidate,
  stepsNamed,
} from './step-candidates.ts';
import {
  commandOfStep,
  headerTemplate,
  type Leaf,
  type MissingValue,
  type StepCommand,
} from './step-command.ts';
import { matchHeader, ParsedLog, readHeader, type TrustedHeader } from './step-log.ts';
import { templateText } from './workflow-file.ts';

type StepRequest = Pick<TestCommandRequest, 'readFile' | 'readReferenced' | 'run' | 'here'>;

export interface TestCommandRequest extends Files {
  /** Input `test-command`, or the terminal's `--test`. */
  readonly input: { readonly run: string; readonly source: string } | null;
  /** Relative to the repository, `.` for its root: where `input` runs and manifests are looked for. */
  readonly workingDirectory: string;
  /** null: GitHub names no failed step, or nothing failed. */
  readonly failing: FailingStep | null;
  readonly run?: GithubFacts;
  readonly here?: Surroundings;
  /** A file that a workflow names as `owner/repo/path@ref`; null when it cannot be had. */
  readReferenced?(reference: string): Promise<string | null>;
}

/** `notes`: what was left out of the command's environment. `headerLine`: where the step's part of the log starts, if that is sure. */
export type TestCommandSearch =
  | {
      readonly kind: 'found';
      readonly command: TestCommand;
      readonly notes: readonly string[];
      readonly headerLine?: number | null;
    }
  /** Nothing failed that could judge, and no manifest is known: the user must say. */
  | { readonly kind: 'missing'; readonly problem: string; readonly notes: readonly string[] }
  /** The step that failed cannot judge here, and nothing else may in its place. */
  | { readonly kind: 'refused'; readonly problem: string; readonly notes: readonly string[] };

/** Finds the command that judges a run: the user's; else the failed step's own; where no step failed, what a manifest implies. */
export async function findTestCommand(request: TestCommandRequest): Promise<TestCommandSearch> {
  const { input, workingDirectory, failing } = request;
  if (input !== null) {
    const command = { ...input, shell: null, workingDirectory, env: {} };
    return { kind: 'found', command, notes: [] };
  }
  if (failing !== null) return findStepCommand(request, failing);
  const manifest = await findManifestCommand(request, workingDirectory);
  if (manifest.kind === 'found') {
    const { run, source } = manifest;
    const command = { run, source, shell: null, workingDirectory, env: {} };
    return { kind: 'found', command, notes: [] };
  }
  const problem = `No test command: ${manifest.problem}`;
  return { kind: 'missing', problem, notes: [] };
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
  const { jobs, problems } = await jobsOf(request, workflow, failing);
  if (jobs.length === 0) return refusal(failing, problems[0] ?? `${workflowPath} has no job "${jobName}"`);
  const steps = jobs.flatMap((job) => stepsNamed(job, failing, request.here ?? BARE_RUNNER));
  if (steps.length === 0) {
    return refusal(
      failing,
      OF_THE_RUNNER.test(stepName)
        ? "it is a step of the runner's own"
        : `no step of job "${jobName}" in ${jobs[0]?.path ?? workflowPath} is named "${stepName}"`,
    );
  }
  return choose(request, failing, steps);
}

const OF_THE_RUNNER =
  /^(?:Set up (?:job|runner)|Complete (?:job|runner)|Initialize containers|Stop containers|Wait for all background steps|(?:Pre|Post) .*)$/;

function refusal(failing: FailingStep, why: string): TestCommandSearch {
  const where = `Step "${failing.stepName}" of job "${failing.jobName}" in ${failing.workflowPath}`;
  const problem = `${where} cannot judge here: ${why}. Set the input test-command to a command that shows the failure`;
  return { kind: 'refused', problem, notes: [] };
}

async function jobsOf(request: StepRequest, workflow: PlacedWorkflow, failing: FailingStep) {
  const named = await findJobs(request, workflow, failing.jobName);
  const own = request.here?.ownJob ?? null;
  if (own === null) return named;
  const ofId = (jobs: readonly ResolvedJob[]) => jobs.filter(({ job }) => job.id === own.id);
  const known = ofId(named.jobs);
  const jobs = known.length > 0 ? known : ofId(await allJobs(request, workflow));
  const matrix = own.matrix === null ? null : fromJson(own.matrix);
  if (matrix === null || matrix instanceof data.Null) return { ...named, jobs };
  const same = jobs.filter(({ contexts }) => {
    const of = contexts.get('matrix');
    return orElse(false, () => of !== undefined && toJson(of) === toJson(matrix));
  });
  const entry = (same.length > 0 ? same : jobs).slice(0, 1);
  return {
    ...named,
    jobs: entry.map((job) => ({ ...job, contexts: withContexts(job.contexts, { matrix }) })),
  };
}

/** The result for one candidate: a command, or why there is none. */
interface Answer {
  readonly result: Omit<Extract<TestCommandSearch, { kind: 'found' }>, 'kind'> | string;
  /** The log shows this step. */
  readonly isTold: boolean;
}

/** The one candidate that ran, or the command that all candidates share. */
async function choose(
  request: StepRequest,
  failing: FailingStep,
  candidates: readonly StepCandidate[],
): Promise<TestCommandSearch> {
  const log = typeof failing.log === 'string' ? new ParsedLog(failing.log) : null;
  const left = narrow(failing, candidates);
  const answers: Answer[] = [];
  for (const candidate of left) answers.push(await answerFor(request, { failing, candidate, log }));
  const told = answers.filter(({ isTold }) => isTold);
  const [first, ...others] = told.length > 0 ? told : answers;
  if (first === undefined) return refusal(failing, 'it is not told apart from others');
  const { result } = first;
  if (others.every((other) => sayOf(other) === sayOf(first))) {
    return typeof result === 'string' ? refusal(failing, result) : { kind: 'found', ...result };
  }
  const paths = [...new Set(left.map(({ job }) => job.path))].join(', ');
  const several = left.some(({ job }) => job !== left[0]?.job) ? `jobs of ${paths}` : 'steps of that job';
  return refusal(failing, `several ${several} go by that name, and nothing tells which it was`);
}

const sayOf = ({ result }: Answer): string =>
  typeof result === 'string' ? result : JSON.stringify(result.command);

interface Question {
  readonly failing: FailingStep;
  readonly candidate: StepCandidate;
  readonly log: ParsedLog | null;
}

async function answerFor(request: StepRequest, question: Question): Promise<Answer> {
  const { facts } = question.candidate;
  const found = await leafThatFailed(await leavesOf(request, facts.leaf), question);
  if (typeof found === 'string') return { result: found, isTold: false };
  return { result: await commandFrom(found, question), isTold: found.header !== null };
}

async function commandFrom(
  { leaf, header }: LeafInLog,
  { failing, candidate }: Question,
): Promise<Answer['result']> {
  const { job, facts, os } = candidate;
  const { stepName, jobName, workflowPath } = failing;
  const named = templateText(leaf.source.name, () => '');
  const judged = { stepName: leaf.action === null ? stepName : named, job, leaf, os, here: facts.here };
  const problem = problemOfStep(judged);
  if (problem !== null) return problem;
  const result = await commandOfStep(
    { ...facts, leaf },
    { header, checkouts: checkoutsBefore(candidate, header) },
  );
  const effect = await problemOfScript(judged, 'source' in result ? null : result.command);
  if (effect !== null) return effect;
  if ('source' in result) return missingValue(result);
  const { command, leftOut } = result;
  const against = await problemOfCommand(judged, { command, leftOut });
  if (against !== null) return against;
  const file = job.path === workflowPath ? workflowPath : `${job.path}, called from ${workflowPath}`;
  const folder = leaf.action?.folder;
  const action = folder === undefined ? '' : `, in the action ./${folder === '.' ? '' : folder}`;
  const source = `step "${stepName}" of job "${jobName}" in ${file}${action}`;
  return { command: { ...command, source }, notes: leftOutNotes(leftOut), headerLine: header?.line ?? null };
}

function missingValue({ of, source, why }: MissingValue): string {
  if (why === 'outside') return `it runs in ${source}, which is no folder of the repository`;
  if (why === 'above') return 'it runs above the folder that its job checks the repository out to';
  if (why === 'foreign') return `it runs in a checkout of ${source}, which is another repository`;
  return why === 'secret'
    ? `${of} needs a secret (\${{ ${source} }}), which tests never get`
    : `the value of \${{ ${source} }} in ${of} is not known here`;
}

function leftOutNotes(leftOut: StepCommand['leftOut']): string[] {
  const note = (why: 'secret' | 'unknown', because: string) => {
    const names = leftOut.filter((each) => each.why === why).map(({ name }) => name);
    return names.length === 0 ? [] : [`left out of the environment, because ${because}: ${names.join(', ')}`];
  };
  return [...note('secret', 'they are secrets'), ...note('unknown', 'their values are not known here')];
}

/** A step, and what the log shows of it. */
interface LeafInLog {
  readonly leaf: Leaf;
  readonly header: TrustedHeader | null;
}

/** Which step of a composite action failed is known only from the log: the last one that starts before the runner's error. */
async function leafThatFailed(
  leaves: readonly Leaf[],
  { failing, candidate, log }: Question,
): Promise<LeafInLog | string> {
  const times = { startedAt: failing.startedAt ?? null, completedAt: failing.completedAt ?? null };
  const headers = log?.headers(times) ?? [];
  const [only, ...more] = leaves;
  if (only === undefined) return 'it uses an action without steps';
  const template = (leaf: Leaf) => headerTemplate({ ...candidate.facts, leaf });
  if (more.length === 0 && only === candidate.facts.leaf) {
    if (only.source.run === null) return { leaf: only, header: null };
    const isTimed = log?.isTimed(times) ?? false;
    const of = { startedAt: times.startedAt, isTimed, sharesSecond: failing.sharesSecond ?? true };
    return { leaf: only, header: matchHeader(headers, template(only), of) };
  }
  const uses = candidate.source.uses ?? '';
  if (more.length === 0 && headers.length === 0) return { leaf: only, header: null };
  const end = log?.failureLine(times) ?? -1;
  const last = headers.findLast(({ line }) => line < end);
  if (last === undefined)
    return `it uses ${uses}, which has ${leaves.length} steps, and without the log nothing tells which of them failed`;
  if (last.script === null)
    return `it uses ${uses}, in which the action ${last.title.replace(/^Run /, '')} failed`;
  const fitting = leaves.flatMap((leaf) => {
    const header = leaf.source.run === null ? null : readHeader(last, template(leaf));
    return header === null ? [] : [{ leaf, header }];
  });
  const [found, ...rivals] = fitting;
  if (found === undefined || rivals.length > 0)
    return `it uses ${uses}, and the log does not tell which of its steps failed`;
  return found;
}
