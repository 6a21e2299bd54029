import { Document, parse } from 'yaml';
import { stepContexts, topInputs, workflowContexts } from './contexts.ts';
import { type Contexts, evaluateCondition } from './evaluate.ts';
import {
  CHECKOUT,
  expression,
  isHosted,
  type JobForm,
  permissionsIn,
  publishJob,
  rightsOf,
  solveStep,
  textOf,
} from './init-jobs.ts';
import { candidatesOf, enterCall, type PlacedWorkflow, type WorkflowFiles } from './jobs.ts';
import { labelsOf, osOf } from './runner.ts';
import {
  type CarriedSteps,
  fillRecord,
  fillValue,
  isCheckout,
  isRecord,
  type StepYaml,
  setupSteps,
} from './setup-steps.ts';
import { type JobSource, readWorkflowFile } from './workflow-file.ts';

export interface InitRequest {
  /** Path of the workflow that shall be watched. */
  readonly workflow: string;
  /** Id of its job. */
  readonly job: string;
  readonly files: WorkflowFiles;
  readonly form: JobForm;
}

export interface InitResult {
  /** The new workflow. */
  readonly text: string;
  /** What could not be carried over, and what a reader must look at. */
  readonly notes: readonly string[];
}

const CONDITION = `(github.event_name == 'issues' && github.event.label.name == 'agent-fix')
|| (github.event.workflow_run.conclusion == 'failure'
&& github.event.workflow_run.event == 'push'
&& github.event.workflow_run.head_repository.id == github.event.repository.id)
`;

/** The workflow that runs agent-fix with the set-up of a job, for one of its legs on Linux. Throws an Error naming what is wrong. */
export async function initWorkflow({ workflow, job: id, files, form }: InitRequest): Promise<InitResult> {
  const content = await files.readFile(workflow);
  const file = content === null ? null : readWorkflowFile(workflow, content);
  if (content === null || file === null) throw new Error(`${workflow} is no workflow that can be read`);
  const run = { github: { event_name: 'push' } };
  const contexts = workflowContexts(run, topInputs(run, file.dispatchInputs));
  const placed = await placeOf(files, { file, path: workflow, remote: null, callers: [], contexts }, id);
  const source = parse((await files.readFile(placed.path)) ?? '');
  const yaml = recordAt(recordAt(source, 'jobs'), placed.job.id);
  const parts = await partsOf(yaml, { workflow: recordAt(source), placed, form });
  const notes = [
    ...parts.notes,
    ...(placed.note === null ? [] : [placed.note]),
    ...(form === 'one' || isHosted(placed.labels) ? [] : [APART]),
  ];
  const top = recordAt(parse(content));
  return { text: render(workflow, top, { ...parts, form, labels: placed.labels }), notes };
}

const APART =
  'the publishing job runs on ubuntu-latest, where nothing is left of the tests: if you change that, never to a machine that they ran on';

interface Place {
  readonly path: string;
  readonly job: JobSource;
  readonly contexts: Contexts;
  readonly labels: readonly string[];
  readonly note: string | null;
}

/** The job, in its first leg on Linux; of a job that calls a workflow, the first job there. */
async function placeOf(files: WorkflowFiles, workflow: PlacedWorkflow, id: string | null): Promise<Place> {
  const { jobs } = workflow.file;
  const found =
    id === null ? jobs.find(({ needs }) => needs.length === 0) : jobs.find((each) => each.id === id);
  const job = found ?? (id === null ? jobs[0] : undefined);
  if (job === undefined) {
    throw new Error(`${workflow.path} has no job ${id}: it has ${jobs.map((each) => each.id).join(', ')}`);
  }
  const legs = candidatesOf(job, workflow.contexts).filter(
    ({ contexts }) => evaluateCondition(job.condition, contexts) !== false,
  );
  const [first] = legs;
  if (job.uses !== null && first !== undefined) {
    const called = await enterCall(files, workflow, { job, contexts: first.contexts });
    if (typeof called === 'string') throw new Error(called);
    if (called.remote !== null)
      throw new Error(`${job.uses} is of another repository: it cannot be carried over`);
    return placeOf(files, called, null);
  }
  const known = legs.map((leg) => ({ ...leg, labels: labelsOf(job.runsOn, leg.contexts) }));
  const leg =
    known.find(({ labels }) => osOf(labels) === 'Linux') ?? known.find(({ labels }) => osOf(labels) === null);
  if (leg === undefined) throw new Error(`job ${job.id} of ${workflow.path} has no leg on Linux`);
  const { contexts, labels } = leg;
  const note = noteOnLeg(job, { isOpen: leg.leg === null, segments: leg.leg?.segments ?? [] });
  return { path: workflow.path, job, contexts, labels, note };
}

function noteOnLeg(
  { id }: JobSource,
  { isOpen, segments }: { readonly isOpen: boolean; readonly segments: readonly string[] },
): string | null {
  if (isOpen)
    return `the matrix of job ${id} comes from another job: fill in its values by hand where \`matrix.\` stands`;
  return segments.length === 0
    ? null
    : `of the matrix of job ${id}, the leg (${segments.join(', ')}) was taken`;
}

const UNSECURE = 'ACTIONS_ALLOW_UNSECURE_COMMANDS';

interface Parts {
  readonly job: StepYaml;
  readonly checkout: StepYaml;
  readonly setup: CarriedSteps;
  readonly notes: readonly string[];
}

async function partsOf(
  job: StepYaml,
  of: { readonly workflow: StepYaml; readonly placed: Place; readonly form: JobForm },
): Promise<Parts> {
  const { workflow, form } = of;
  const { job: source, contexts, labels } = of.placed;
  const notes: string[] = [];
  const steps = (Array.isArray(job['steps']) ? job['steps'] : []).filter(isRecord);
  const inJob = stepContexts(contexts, {
    jobId: source.id,
    runner: { os: 'Linux', arch: null },
    env: () => null,
  });
  const setup = await setupSteps(steps, inJob);
  const { [UNSECURE]: unsecure, ...given } = { ...recordAt(workflow, 'env'), ...recordAt(job, 'env') };
  if (unsecure !== undefined) notes.push(`${UNSECURE} was left out: it lets any output command the runner`);
  const env = fillRecord(given, contexts);
  for (const name of env.lost) notes.push(`${name} of the job's environment is a secret: left out`);
  const run = {
    ...recordAt(recordAt(workflow, 'defaults'), 'run'),
    ...recordAt(recordAt(job, 'defaults'), 'run'),
  };
  const services = Object.entries(recordAt(job, 'services')).map(
    ([name, service]) => [name, containerOf(service, contexts, { notes, name: `service ${name}` })] as const,
  );
  if (job['environment'] !== undefined) notes.push('the deployment environment of the job was left out');
  return {
    job: {
      'runs-on': labels.length === 1 ? labels[0] : labels.length === 0 ? 'ubuntu-latest' : [...labels],
      'timeout-minutes': 30,
      permissions: permissionsOf(ownOr(workflow, job, 'permissions'), rightsOf(form), notes),
      ...(job['container'] === undefined
        ? {}
        : { container: containerOf(job['container'], contexts, { notes, name: 'the container' }) }),
      ...(services.length === 0 ? {} : { services: Object.fromEntries(services) }),
      ...(Object.keys(env.value).length === 0 ? {} : { env: env.value }),
      ...(Object.keys(run).length === 0 ? {} : { defaults: { run: fillValue(run, contexts) } }),
    },
    checkout: checkoutOf(steps.find(isCheckout)),
    setup,
    notes: [...notes, ...setup.notes],
  };
}

/** What the set-up may read, besides what agent-fix needs. */
function permissionsOf(
  given: StepYaml,
  rights: Parameters<typeof permissionsIn>[0],
  notes: string[],
): StepYaml {
  const more: Record<string, string> = {};
  for (const [name, level] of Object.entries(given)) {
    if (name in rights || level === 'none') continue;
    if (level === 'read') more[name] = 'read';
    else notes.push(`the permission ${name}: ${String(level)} was left out`);
  }
  return { ...permissionsIn(rights), ...more };
}

function containerOf(
  value: unknown,
  contexts: Contexts,
  { notes, name }: { readonly notes: string[]; readonly name: string },
): unknown {
  if (!isRecord(value)) return fillValue(value, contexts);
  const { credentials, env, ...rest } = value;
  if (credentials !== undefined) notes.push(`${name} is pulled with credentials: left out`);
  const { value: known, lost } = fillRecord(isRecord(env) ? env : {}, contexts);
  for (const key of lost) notes.push(`${key} of ${name} is a secret: left out`);
  return {
    ...fillRecord(rest, contexts).value,
    ...(Object.keys(known).length === 0 ? {} : { env: known }),
  };
}

/** The options that say what is checked out; not those about other repositories, folders or tokens. */
function checkoutOf(step: StepYaml | undefined): StepYaml {
  const given = recordAt(step ?? {}, 'with');
  const kept = ['submodules', 'lfs', 'fetch-depth', 'fetch-tags'].filter((name) => given[name] !== undefined);
  return Object.fromEntries(kept.map((name) => [name, given[name]]));
}

interface Rendered extends Parts {
  readonly form: JobForm;
  readonly labels: readonly string[];
}

function render(path: string, top: StepYaml, { job, checkout, setup, form, labels }: Rendered): string {
  const name = typeof top['name'] === 'string' ? top['name'] : path;
  const branches = plainBranches(recordAt(recordAt(top, 'on'), 'push')['branches']);
  const solve = {
    name: form === 'two' ? 'Solve' : 'Fix',
    if: CONDITION,
    concurrency: {
      group: `agent-fix-${expression('github.event.workflow_run.head_branch || github.event.issue.number')}`,
    },
    ...job,
    steps: [
      {
        uses: CHECKOUT.uses,
        with: {
          ref: expression('github.event.workflow_run.head_sha'),
          ...checkout,
          'persist-credentials': false,
        },
      },
      ...setup.steps,
      solveStep(form),
    ],
  };
  const condition = "!cancelled() && needs.solve.result != 'skipped'";
  const document = new Document({
    name: 'agent-fix',
    on: {
      workflow_run: { workflows: [name], types: ['completed'], ...(branches === null ? {} : { branches }) },
      issues: { types: ['labeled'] },
    },
    permissions: {},
    jobs:
      form === 'two' ? { solve, publish: publishJob({ needs: 'solve', condition, labels }) } : { fix: solve },
  });
  document.commentBefore = ` Written by \`agent-fix init\` from ${path}: a red run of it, or an issue labelled agent-fix, becomes a pull request.`;
  return textOf(document);
}

/** Patterns and expressions are for the watched workflow alone. */
function plainBranches(value: unknown): readonly string[] | null {
  const list = Array.isArray(value) ? value : [value];
  const names = list.filter((each): each is string => typeof each === 'string');
  return names.length > 0 && names.length === list.length ? names : null;
}

/** A member that a job has for itself, or else its workflow for all. */
const ownOr = (workflow: StepYaml, job: StepYaml, key: string): StepYaml =>
  isRecord(job[key]) ? job[key] : recordAt(workflow, key);

function recordAt(value: unknown, key?: string): StepYaml {
  const found = key === undefined ? value : isRecord(value) ? value[key] : undefined;
  return isRecord(found) ? found : {};
}
