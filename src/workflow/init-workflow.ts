import { Document, isMap, isScalar, isSeq, parse, type Scalar, visit } from 'yaml';
import { stepContexts, topInputs, workflowContexts } from './contexts.ts';
import type { Contexts } from './evaluate.ts';
import { evaluateCondition } from './evaluate.ts';
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
import { localFolder } from './steps.ts';
import { type JobSource, readWorkflowFile } from './workflow-file.ts';

export interface InitRequest {
  /** Path of the workflow that shall be watched. */
  readonly workflow: string;
  /** Id of its job. */
  readonly job: string;
  readonly files: WorkflowFiles;
}

export interface InitResult {
  /** The new workflow. */
  readonly text: string;
  /** What could not be carried over, and what a reader must look at. */
  readonly notes: readonly string[];
}

// The releases that the README names, by their commits.
const CHECKOUT = { uses: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1', comment: ' v7.0.1' };
export const AGENT_FIX = 'agent-fix/agent-fix@v0';
export const PERMISSIONS = {
  contents: 'write',
  'pull-requests': 'write',
  issues: 'read',
  actions: 'read',
} as const;

const CONDITION = `(github.event_name == 'issues' && github.event.label.name == 'agent-fix')
|| (github.event.workflow_run.conclusion == 'failure'
&& github.event.workflow_run.event == 'push'
&& github.event.workflow_run.head_repository.id == github.event.repository.id)
`;

export const expression = (inner: string): string => `\${{ ${inner} }}`;

/** The workflow that runs agent-fix with the set-up of a job, for one of its legs on Linux. Throws an Error naming what is wrong. */
export async function initWorkflow({ workflow, job: id, files }: InitRequest): Promise<InitResult> {
  const content = await files.readFile(workflow);
  const file = content === null ? null : readWorkflowFile(workflow, content);
  if (content === null || file === null) throw new Error(`${workflow} is no workflow that can be read`);
  const run = { github: { event_name: 'push' } };
  const contexts = workflowContexts(run, topInputs(run, file.dispatchInputs));
  const placed = await placeOf(files, { file, path: workflow, remote: null, callers: [], contexts }, id);
  const source = parse((await files.readFile(placed.path)) ?? '');
  const yaml = recordAt(recordAt(source, 'jobs'), placed.job.id);
  const parts = partsOf(yaml, recordAt(source), placed);
  const notes = [...parts.notes, ...(placed.note === null ? [] : [placed.note])];
  const top = recordAt(parse(content));
  return { text: render(workflow, top, parts), notes };
}

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

function partsOf(job: StepYaml, workflow: StepYaml, { job: source, contexts, labels }: Place): Parts {
  const notes: string[] = [];
  const steps = (Array.isArray(job['steps']) ? job['steps'] : []).filter(isRecord);
  const inJob = stepContexts(contexts, {
    jobId: source.id,
    runner: { os: 'Linux', arch: null },
    env: () => null,
  });
  const setup = setupSteps(steps, inJob);
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
      permissions: permissionsOf(job, workflow, notes),
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
function permissionsOf(job: StepYaml, workflow: StepYaml, notes: string[]): Record<string, string> {
  const given = isRecord(job['permissions']) ? job['permissions'] : recordAt(workflow, 'permissions');
  const more: Record<string, string> = {};
  for (const [name, level] of Object.entries(given)) {
    if (name in PERMISSIONS || level === 'none') continue;
    if (level === 'read') more[name] = 'read';
    else notes.push(`the permission ${name}: ${String(level)} was left out`);
  }
  return { ...PERMISSIONS, ...more };
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

function render(path: string, top: StepYaml, { job, checkout, setup }: Parts): string {
  const name = typeof top['name'] === 'string' ? top['name'] : path;
  const branches = plainBranches(recordAt(recordAt(top, 'on'), 'push')['branches']);
  const document = new Document({
    name: 'agent-fix',
    on: {
      workflow_run: { workflows: [name], types: ['completed'], ...(branches === null ? {} : { branches }) },
      issues: { types: ['labeled'] },
    },
    permissions: {},
    jobs: {
      fix: {
        name: 'Fix',
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
          { uses: AGENT_FIX, with: { 'openai-api-key': expression('secrets.OPENAI_API_KEY') } },
        ],
      },
    },
  });
  annotate(document);
  document.commentBefore = ` Written by \`agent-fix init\` from ${path}: a red run of it, or an issue labelled agent-fix, becomes a pull request.`;
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });
}

/** Patterns and expressions are for the watched workflow alone. */
function plainBranches(value: unknown): readonly string[] | null {
  const list = Array.isArray(value) ? value : [value];
  const names = list.filter((each): each is string => typeof each === 'string');
  return names.length > 0 && names.length === list.length ? names : null;
}

/** Short lists. */
const ONE_LINE: ReadonlySet<string> = new Set(['workflows', 'types', 'branches', 'runs-on', 'ports']);

function annotate(document: Document): void {
  visit(document, {
    Pair(_, pair) {
      if (!isScalar(pair.key)) return;
      const { value } = pair;
      if (pair.key.value === 'workflow_run' && isMap(value)) {
        value.commentBefore =
          " The job below runs only for pushes to this repository, never for a fork's code.";
        pair.key.comment = ' zizmor: ignore[dangerous-triggers]';
      }
      if (isSeq(value) && ONE_LINE.has(String(pair.key.value))) value.flow = true;
      if (pair.key.value === 'run' && isScalar(value)) {
        const rules = rulesOf(String(value.value));
        if (rules.length > 0)
          value.comment = ` zizmor: ignore[${rules.join(',')}] as the watched workflow has it`;
      }
      if (pair.key.value === 'uses' && isScalar(value)) value.comment = commentOn(value);
      if ((pair.key.value === 'image' || pair.key.value === 'container') && isScalar(value)) {
        value.comment = ' zizmor: ignore[unpinned-images]';
      }
    },
  });
}

/** What a linter says of a script that is carried over: the job runs for pushes to the repository alone. */
function rulesOf(run: string): readonly string[] {
  return [
    ...(/\bGITHUB_(?:ENV|PATH)\b/.test(run) ? ['github-env'] : []),
    ...(/\$\{\{/.test(run) ? ['template-injection'] : []),
  ];
}

function commentOn({ value }: Scalar): string {
  if (value === CHECKOUT.uses) return CHECKOUT.comment;
  if (value === AGENT_FIX) return ' zizmor: ignore[unpinned-uses] better: pin the commit';
  if (localFolder(String(value)) !== null)
    return ' zizmor: ignore[self-repository] the form actionlint knows';
  return /@[0-9a-f]{40}$/.test(String(value))
    ? ''
    : ' zizmor: ignore[unpinned-uses] as the watched workflow has it';
}

function recordAt(value: unknown, key?: string): StepYaml {
  const found = key === undefined ? value : isRecord(value) ? value[key] : undefined;
  return isRecord(found) ? found : {};
}
