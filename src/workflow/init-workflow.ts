import { Document, parse } from 'yaml';
import { labelsOf, osOf, stepContexts, topInputs, workflowContexts } from './contexts.ts';
import {
  type Contexts,
  evaluateCondition,
  evaluateExpression,
  evaluateText,
  plainText,
  toJson,
} from './evaluate.ts';
import {
  CHECKOUT,
  isHosted,
  type JobForm,
  permissionsIn,
  publishJob,
  rightsOf,
  solveStep,
  yamlText,
} from './init-jobs.ts';
import { enterCall, jobCandidates, type PlacedWorkflow, type WorkflowFiles } from './jobs.ts';
import { sideEffectOf } from './side-effects.ts';
import {
  expression,
  type JobSource,
  parseExpression,
  readWorkflowFile,
  splitTemplate,
} from './workflow-file.ts';

/** A step as YAML has it. */
export type StepYaml = Readonly<Record<string, unknown>>;

export interface CarriedSteps {
  readonly steps: readonly StepYaml[];
  /** What was left out, and why. */
  readonly notes: readonly string[];
}

/** What a job looks at once it is set up: its tests, its lints. */
const JUDGES =
  /\b(?:tests?|pytest|unittest|tox|nox|rspec|jest|vitest|mocha|phpunit|pest|ctest|lint|eslint|prettier|biome|ruff|black|flake8|mypy|pyright|tsc|typecheck|clippy|rustfmt|fmt|vet|golangci-lint|rubocop|phpstan|checkstyle|verify|check|spec|e2e|coverage)\b/;
const INSTALLS =
  /\b(?:(?:npm|pnpm|yarn|bun) (?:ci|i)|install|restore|download|bootstrap|setup|sync|get|pull|update|fetch|enable|add)\b/;
/** Actions that hand results on. */
const HANDS_ON =
  /^(?:actions\/(?:upload-artifact|upload-pages|deploy-pages|attest)|codecov\/|coverallsapp\/|dorny\/test-reporter|mikepenz\/|EnricoMi\/|softprops\/|docker\/(?:build-push|login)|peaceiris\/|github\/codeql-action\/upload|aws-actions\/|google-github-actions\/auth|azure\/login)/i;

/** The steps of a job that set it up for the ones that judge, filled in for one entry. */
export async function setupSteps(steps: readonly StepYaml[], contexts: Contexts): Promise<CarriedSteps> {
  const filled = steps.map((step) => ({ source: step, ...fill(step, contexts) }));
  const last = filled.findLastIndex(({ source }) => isJudge(source));
  const notes: string[] = [];
  const carried: StepYaml[] = [];
  for (const { source, value: step, lost } of filled.slice(0, last < 0 ? filled.length : last)) {
    if (isCheckout(source) || isJudge(source)) continue;
    const name = nameOf(source);
    const uses = stepText(source, 'uses');
    const run = stepText(source, 'run').replace(/\$\{\{.*?\}\}/g, '$EXPRESSION');
    if (HANDS_ON.test(uses) || (await sideEffectOf(run, stepText(source, 'shell') || null)) !== null) {
      notes.push(`step "${name}" hands something on: left out`);
      continue;
    }
    if (evaluateCondition(stepText(source, 'if') || null, contexts) === false) continue;
    const missing = UNREACHABLE.exec(JSON.stringify(step))?.[0];
    if (missing !== undefined) {
      notes.push(`step "${name}" needs ${missing} of another job: left out`);
      continue;
    }
    if (lost.includes('run') || lost.includes('if')) {
      notes.push(`step "${name}" needs a secret: left out`);
      continue;
    }
    for (const key of lost) notes.push(`${key} of step "${name}" needs a secret: left out`);
    carried.push(isBuild(source) ? { ...step, 'continue-on-error': true } : step);
  }
  return { steps: carried, notes };
}

/** Other jobs do not run in the new workflow. */
const UNREACHABLE = /\bneeds\.[\w-]+/;

const stepText = (step: StepYaml, key: string): string => (typeof step[key] === 'string' ? step[key] : '');
const nameOf = (step: StepYaml): string =>
  stepText(step, 'name') || stepText(step, 'uses') || (stepText(step, 'run').trim().split('\n')[0] ?? '');

export const isCheckout = (step: StepYaml): boolean => /^actions\/checkout@/.test(stepText(step, 'uses'));

function isJudge(step: StepYaml): boolean {
  const run = stepText(step, 'run');
  if (run === '' || /\bGITHUB_(?:ENV|OUTPUT|PATH)\b/.test(run)) return false;
  const name = stepText(step, 'name');
  if (/^(?:install|set ?up|prepare|restore|download|configure|build)\b/i.test(name)) return false;
  return JUDGES.test(run.replace(/^[ \t]*(?:echo|#).*$/gm, '')) && !isInstall(run)
    ? true
    : /\btests?\b/i.test(name);
}

const isInstall = (run: string): boolean =>
  run
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
    .every(
      (line) =>
        INSTALLS.test(line) &&
        !/\b(?:npm|pnpm|yarn|go|cargo|make|mvn|gradlew?)\b.*\b(?:test|lint)\b/.test(line),
    );

/** It may be what is red: the job goes on without it, and agent-fix runs. */
const isBuild = (step: StepYaml): boolean => {
  const run = stepText(step, 'run');
  return run !== '' && !isInstall(run);
};

interface Filled {
  readonly value: StepYaml;
  /** Keys whose values need a secret; `with.token`. */
  readonly lost: readonly string[];
}

/** A step with the entry's values put in, and without secrets. */
function fill(step: StepYaml, contexts: Contexts): Filled {
  const lost: string[] = [];
  const value: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(step)) {
    if (key === 'if' && typeof part === 'string') {
      if (evaluateCondition(part, contexts) !== true) value[key] = fillCondition(part, contexts);
    } else if (isRecord(part)) {
      const members = fillRecord(part, contexts);
      for (const name of members.lost) lost.push(`${key}.${name}`);
      if (Object.keys(members.value).length > 0) value[key] = members.value;
    } else if (needsSecret(part)) lost.push(key);
    else value[key] = fillValue(part, contexts);
  }
  return { value, lost };
}

export function fillRecord(record: StepYaml, contexts: Contexts): Filled {
  const lost = Object.keys(record).filter((name) => needsSecret(record[name]));
  const kept = Object.entries(record).filter(([name]) => !lost.includes(name));
  return { value: Object.fromEntries(kept.map(([name, part]) => [name, fillValue(part, contexts)])), lost };
}

export const isRecord = (value: unknown): value is StepYaml =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const needsSecret = (value: unknown): boolean =>
  /\$\{\{[^}]*\b(?:secrets\b|github\.token\b)/.test(JSON.stringify(value ?? null));

/** Texts with the entry's values put in; all else as it is. */
export function fillValue(value: unknown, contexts: Contexts): unknown {
  if (typeof value === 'string') return fillText(value, contexts);
  if (Array.isArray(value)) return value.map((item) => fillValue(item, contexts));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillValue(part, contexts)]));
}

/** Only what speaks of the entry or of a caller's inputs is put in: the rest is evaluated in the new job as well. */
const OF_ENTRY = /\b(?:matrix|strategy|inputs)\b/;

function fillText(text: string, contexts: Contexts): string {
  return splitTemplate(text)
    .map((part) => {
      if (part.kind === 'text') return part.text;
      const whole = OF_ENTRY.test(part.source) ? plainText(evaluateText([part], contexts)) : null;
      return whole ?? `\${{ ${fillExpression(part.source, contexts)} }}`;
    })
    .join('');
}

function fillCondition(text: string, contexts: Contexts): string {
  const parts = splitTemplate(text);
  const [only, ...others] = parts;
  if (only?.kind === 'expression' && others.length === 0)
    return `\${{ ${fillExpression(only.source, contexts)} }}`;
  return fillExpression(text, contexts);
}

/** `matrix.os` in an expression becomes what it is in this entry. */
function fillExpression(source: string, contexts: Contexts): string {
  return source.replace(/\b(?:matrix|inputs)(?:\.[\w-]+)+/g, (path) => {
    try {
      const value = evaluateExpression(parseExpression(path).ast, contexts);
      const text = toJson(value);
      return text.startsWith('"')
        ? `'${value.coerceString().replaceAll("'", "''")}'`
        : /^[[{]/.test(text)
          ? path
          : text;
    } catch {
      return path;
    }
  });
}

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

/** The workflow that runs agent-fix with the set-up of a job, for one of its matrix entries on Linux. Throws an Error naming what is wrong. */
export async function initWorkflow({ workflow, job: id, files, form }: InitRequest): Promise<InitResult> {
  const content = await files.readFile(workflow);
  const file = content === null ? null : readWorkflowFile(workflow, content);
  if (content === null || file === null) throw new Error(`${workflow} is no workflow that can be read`);
  const run = { github: { event_name: 'push' } };
  const contexts = workflowContexts(run, topInputs(run, file.dispatchInputs));
  const placed = await placeOf(files, { file, path: workflow, remote: null, callers: [], contexts }, id);
  const source = parse((await files.readFile(placed.path)) ?? '');
  const yaml = recordAt(recordAt(source, 'jobs'), placed.job.id);
  const parts = await jobParts(yaml, { workflow: recordAt(source), placed, form });
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

interface JobPlace {
  readonly path: string;
  readonly job: JobSource;
  readonly contexts: Contexts;
  readonly labels: readonly string[];
  readonly note: string | null;
}

/** The job, in its first entry on Linux; of a job that calls a workflow, the first job there. */
async function placeOf(files: WorkflowFiles, workflow: PlacedWorkflow, id: string | null): Promise<JobPlace> {
  const { jobs } = workflow.file;
  const found =
    id === null ? jobs.find(({ needs }) => needs.length === 0) : jobs.find((each) => each.id === id);
  const job = found ?? (id === null ? jobs[0] : undefined);
  if (job === undefined) {
    throw new Error(`${workflow.path} has no job ${id}: it has ${jobs.map((each) => each.id).join(', ')}`);
  }
  const matrixEntries = jobCandidates(job, workflow.contexts).filter(
    ({ contexts }) => evaluateCondition(job.condition, contexts) !== false,
  );
  const [first] = matrixEntries;
  if (job.uses !== null && first !== undefined) {
    const called = await enterCall(files, workflow, { job, contexts: first.contexts });
    if (typeof called === 'string') throw new Error(called);
    if (called.remote !== null)
      throw new Error(`${job.uses} is of another repository: it cannot be carried over`);
    return placeOf(files, called, null);
  }
  const known = matrixEntries.map((entry) => ({ ...entry, labels: labelsOf(job.runsOn, entry.contexts) }));
  const entry =
    known.find(({ labels }) => osOf(labels) === 'Linux') ?? known.find(({ labels }) => osOf(labels) === null);
  if (entry === undefined) throw new Error(`job ${job.id} of ${workflow.path} has no matrix entry on Linux`);
  const { contexts, labels } = entry;
  const note = noteOnEntry(job, { isOpen: entry.entry === null, segments: entry.entry?.segments ?? [] });
  return { path: workflow.path, job, contexts, labels, note };
}

function noteOnEntry(
  { id }: JobSource,
  { isOpen, segments }: { readonly isOpen: boolean; readonly segments: readonly string[] },
): string | null {
  if (isOpen)
    return `the matrix of job ${id} comes from another job: fill in its values by hand where \`matrix.\` stands`;
  return segments.length === 0
    ? null
    : `of the matrix of job ${id}, the entry (${segments.join(', ')}) was taken`;
}

const UNSECURE = 'ACTIONS_ALLOW_UNSECURE_COMMANDS';

interface Parts {
  readonly job: StepYaml;
  readonly checkout: StepYaml;
  readonly setup: CarriedSteps;
  readonly notes: readonly string[];
}

async function jobParts(
  job: StepYaml,
  of: { readonly workflow: StepYaml; readonly placed: JobPlace; readonly form: JobForm },
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
  return yamlText(document);
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
