import { Document, isMap, isScalar, isSeq, parse, parseDocument, Scalar, visit, type YAMLMap } from 'yaml';
import { orElse } from '../core/errors.ts';
import { type InitResult, isCheckout, isRecord, type StepYaml } from './init-workflow.ts';
import { localFolder } from './step-candidates.ts';
import { expression } from './workflow-file.ts';

// The parts of what `agent-fix init` writes that are the same in each of its forms.

/** `two`: what runs code and what may write are apart. `one`: shorter, and weaker. */
export type JobForm = 'two' | 'one';

// The releases that the README names, by their commits.
export const CHECKOUT = {
  uses: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1',
  comment: ' v7.0.1',
};
export const AGENT_FIX = 'agent-fix/agent-fix@v0';

/** Each right, and what for. */
type Rights = Readonly<Record<string, readonly ['read' | 'write', string]>>;

const SOLVES: Rights = {
  contents: ['read', 'the code'],
  issues: ['read', "the issue's text"],
  actions: ['read', 'the failed step and its log'],
};
const PUBLISHES: Rights = {
  contents: ['write', 'the branch'],
  'pull-requests': ['write', 'the pull request'],
  issues: ['write', 'the comment on the issue'],
  actions: ['read', 'the bundle of the job above'],
};
const DOES_BOTH: Rights = { ...PUBLISHES, actions: ['read', 'the failed step and its log'] };

/** Of the job that runs the tests. */
export const rightsOf = (form: JobForm): Rights => (form === 'two' ? SOLVES : DOES_BOTH);

/** As a job has them, each with its reason. */
export const permissionsIn = (rights: Rights): StepYaml =>
  Object.fromEntries(
    Object.entries(rights).map(([name, [level, reason]]) => [name, commented(level, reason)]),
  );

function commented(text: string, comment: string): Scalar {
  const scalar = new Scalar(text);
  scalar.comment = ` ${comment}`;
  return scalar;
}

/** The step that looks for the fix; in the form of one job it publishes as well. */
export const solveStep = (
  form: JobForm,
): { readonly uses: string; readonly with: Readonly<Record<string, string>> } => ({
  uses: AGENT_FIX,
  with: {
    ...(form === 'two' ? { mode: 'solve' } : {}),
    'openai-api-key': expression('secrets.OPENAI_API_KEY'),
  },
});

export interface PublishJob {
  /** The job that solves. */
  readonly needs: string;
  /** When there is something to publish. */
  readonly condition: string;
  /** What the job that solves runs on: a runner of GitHub's is asked for again, any other is not. */
  readonly labels: readonly string[];
  /** Rights to leave out. */
  readonly without?: readonly string[];
  readonly more?: StepYaml;
}

const HOSTED = /^ubuntu-(?:latest|slim|\d\d\.\d\d)(?:-arm)?$/;

/** Whether a job with these labels runs on a machine that nothing of it outlives. */
export const isHosted = (labels: readonly string[]): boolean =>
  labels.length === 1 && HOSTED.test(labels[0] ?? '');

/** The job that holds the write token: no checkout, no model, no test. */
export function publishJob({ needs, condition, labels, without = [], more = {} }: PublishJob): StepYaml {
  const rights = Object.entries(PUBLISHES).filter(([name]) => !without.includes(name));
  return {
    name: 'Publish',
    needs,
    if: expression(condition),
    ...more,
    'runs-on': isHosted(labels) ? labels[0] : 'ubuntu-latest',
    'timeout-minutes': 10,
    permissions: permissionsIn(Object.fromEntries(rights)),
    steps: [{ uses: AGENT_FIX, with: { mode: 'publish' } }],
  };
}

/** YAML with the comments that readers and linters need. */
export function yamlText(document: Document): string {
  annotate(document);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });
}

/** One job's lines, to stand at a depth of a workflow that is there. */
export const jobText = (id: string, job: StepYaml, pad: string): string =>
  yamlText(new Document({ [id]: job })).replace(/^(?=.)/gm, pad);

/** Short lists. */
const ONE_LINE: ReadonlySet<string> = new Set(['workflows', 'types', 'branches', 'runs-on', 'ports']);

/** What stands above a key. */
const ABOVE: Readonly<Record<string, string>> = {
  solve: ' Runs the model and your tests, and can write nothing.',
  publish: ' Holds the write token, and runs neither model nor tests.',
  concurrency: ' In the job, not above it: runs that are not for us never wait in this queue.',
};

function annotate(document: Document): void {
  visit(document, {
    Pair(_, pair) {
      if (!isScalar(pair.key)) return;
      const { key, value } = pair;
      const name = String(key.value);
      const above = ABOVE[name];
      if (above !== undefined && isMap(value)) {
        key.commentBefore = above;
        key.spaceBefore = name === 'publish';
      }
      if (name === 'workflow_run' && isMap(value)) {
        value.commentBefore =
          " The jobs below run only for pushes to this repository, never for a fork's code.";
        key.comment = ' zizmor: ignore[dangerous-triggers]';
      }
      if (isSeq(value) && ONE_LINE.has(name)) value.flow = true;
      if (!isScalar(value)) return;
      if (name === 'run') {
        const rules = rulesOf(String(value.value));
        if (rules.length > 0)
          value.comment = ` zizmor: ignore[${rules.join(',')}] as the watched workflow has it`;
      }
      if (name === 'uses') value.comment = commentOn(String(value.value));
      if (name === 'image' || name === 'container') value.comment = ' zizmor: ignore[unpinned-images]';
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

function commentOn(uses: string): string {
  if (uses === CHECKOUT.uses) return CHECKOUT.comment;
  if (uses === AGENT_FIX) return ' zizmor: ignore[unpinned-uses] better: pin the commit';
  if (localFolder(uses) !== null) return ' zizmor: ignore[self-repository] the form actionlint knows';
  return /@[0-9a-f]{40}$/.test(uses) ? '' : ' zizmor: ignore[unpinned-uses] as the watched workflow has it';
}

export interface PickRequest {
  /** The workflows of the repository. */
  readonly paths: readonly string[];
  read(path: string): string | null;
  /** What the user named; a workflow by its path or its file's name. */
  readonly wanted: { readonly workflow: string | null; readonly job: string | null };
}

/** The workflow and the job that the user named, or those that look most like tests. Throws an Error naming the flag. */
export function pickJob({ paths, read, wanted }: PickRequest): {
  readonly workflow: string;
  readonly job: string;
} {
  const named =
    wanted.workflow === null
      ? paths
      : paths.filter((path) => path === wanted.workflow || path.endsWith(`/${wanted.workflow}`));
  if (named.length === 0) {
    const there =
      paths.length === 0 ? 'there are none in .github/workflows' : `there are ${paths.join(', ')}`;
    throw new Error(`--workflow ${wanted.workflow ?? '(none given)'}: no such workflow; ${there}`);
  }
  const jobs = named.flatMap((workflow) => jobsIn(workflow, read(workflow) ?? ''));
  const fitting = jobs.filter(({ id }) => wanted.job === null || id === wanted.job);
  const [best] = fitting.toSorted((a, b) => b.score - a.score);
  if (best === undefined) {
    const ids = jobs.map(({ id }) => id).join(', ');
    throw new Error(
      `--job ${wanted.job ?? '(none given)'}: no such job in ${named.join(', ')}; there are ${ids || 'none'}`,
    );
  }
  return { workflow: best.workflow, job: best.id };
}

interface ScoredJob {
  readonly workflow: string;
  readonly id: string;
  readonly score: number;
}

function jobsIn(workflow: string, content: string): readonly ScoredJob[] {
  const source = parsedYaml(content);
  const jobs = isRecord(source) && isRecord(source['jobs']) ? source['jobs'] : {};
  const events = isRecord(source) ? JSON.stringify(source['on'] ?? '') : '';
  const base = (/"push"/.test(events) ? 3 : 0) + (/"pull_request"/.test(events) ? 1 : 0);
  return Object.entries(jobs).map(([id, job]) => ({
    workflow,
    id,
    score: base + scoreOf(id, isRecord(job) ? job : {}),
  }));
}

const parsedYaml = (content: string): unknown => orElse(null, () => parse(content));

const TESTS = /\b(?:tests?|pytest|tox|rspec|jest|vitest|phpunit|unit)\b/i;

function scoreOf(id: string, job: StepYaml): number {
  const { steps, ...rest } = job;
  const names = TESTS.test(`${id} ${String(rest['name'] ?? '')}`) ? 4 : 0;
  const texts = (Array.isArray(steps) ? steps : []).map((step) =>
    isRecord(step) ? String(step['run'] ?? '') : '',
  );
  const runs =
    (texts.some((text) => TESTS.test(text)) ? 4 : 0) + (/^(?:unit[-_]?)?tests?$/i.test(id) ? 2 : 0);
  const onLinux = /windows|macos/i.test(JSON.stringify(rest['runs-on'] ?? '')) ? -4 : 0;
  return names + runs + onLinux + (steps === undefined ? -1 : 0);
}

/** A change of a text: what stands between two offsets is replaced. */
interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export interface InJobRequest {
  readonly path: string;
  /** The workflow's text. */
  readonly content: string;
  readonly job: string;
  readonly form: JobForm;
}

/** Pushes alone: what comes from a fork never meets the key. */
const IS_PUSH = "github.event_name == 'push'";
const PUBLISH_ID = 'agent-fix';

/**
 * Adds agent-fix as the last step of a job of a workflow's text, with the permissions that it needs, and behind the jobs
 * the one that publishes. All else stays as it is written. Throws an Error naming what is wrong.
 */
export function initInJob({ path, content: given, job: id, form }: InJobRequest): InitResult {
  const content = given.endsWith('\n') ? given : `${given}\n`;
  const document = parseDocument(content);
  if (document.errors.length > 0) throw new Error(`${path} is no workflow that can be read`);
  const jobs = document.get('jobs', true);
  const job = isMap(jobs) ? jobs.get(id, true) : undefined;
  if (!isMap(job)) {
    const ids = isMap(jobs) ? jobs.items.map(({ key }) => String(key)).join(', ') : 'none';
    throw new Error(`${path} has no job ${id}: it has ${ids}`);
  }
  const steps = job.get('steps', true);
  if (!isSeq(steps) || steps.items.length === 0) {
    throw new Error(
      `job ${id} of ${path} has no steps of its own: name the job of the workflow that it calls`,
    );
  }
  if (content.includes(AGENT_FIX.replace(/@.*/, '@'))) throw new Error(`${path} has agent-fix in it already`);
  if (steps.flow === true || job.flow === true) {
    throw new Error(`job ${id} of ${path} is written in one line ([…] or {…}): write it as a block first`);
  }
  const permissions = isMap(document.contents) ? document.contents.get('permissions', true) : undefined;
  const edits = [
    // First: of two at one place, the later one comes to stand before it.
    ...(form === 'two' && isMap(jobs) ? [publishEdit(content, { path, jobs, id, job })] : []),
    permissionEdit(content, { job, ofWorkflow: permissions, form }),
    stepEdit(content, steps, form),
  ];
  const text = edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((done, { from, to, text }) => done.slice(0, from) + text + done.slice(to), content);
  const list = steps.toJSON();
  const notes = [
    ...jobNotes(document.toJSON(), Array.isArray(list) ? list.filter(isRecord) : []),
    ...(form === 'two' ? notesOnRights(id, levelsOf(job.get('permissions') ?? permissions)) : []),
  ];
  return { text, notes };
}

/** What a job may write already, it keeps: its own steps may need it. */
function notesOnRights(id: string, given: Readonly<Record<string, string>>): string[] {
  const written = Object.keys(given).filter((name) => given[name] === 'write');
  return written.length === 0
    ? []
    : [`job ${id} keeps ${written.map((name) => `\`${name}: write\``).join(', ')}, which its tests can use`];
}

function jobNotes(workflow: unknown, steps: readonly Readonly<Record<string, unknown>>[]): string[] {
  const events = isRecord(workflow) ? workflow['on'] : undefined;
  const names = isRecord(events) ? Object.keys(events) : [events].flat();
  const keeps = steps.filter(isCheckout).some((step) => {
    const given = isRecord(step['with']) ? step['with'] : {};
    return given['persist-credentials'] !== false;
  });
  return [
    ...(names.includes('push')
      ? []
      : ['the step runs for pushes alone, and this workflow does not run for them']),
    ...(keeps
      ? ['actions/checkout keeps a token where tests can read it: give it `persist-credentials: false`']
      : []),
  ];
}

/** Behind the last step, at its depth. */
function stepEdit(content: string, steps: { readonly items: readonly unknown[] }, form: JobForm): TextEdit {
  const last = steps.items.at(-1);
  const [start = 0, end = 0] = isMap(last) || isScalar(last) ? (last.range ?? []) : [];
  const dash = content.lastIndexOf('-', start);
  const depth = dash - (content.lastIndexOf('\n', dash) + 1);
  const pad = ' '.repeat(depth);
  const { uses, with: inputs } = solveStep(form);
  const lines = [
    `- if: failure() && ${IS_PUSH}`,
    `  uses: ${uses} # zizmor: ignore[unpinned-uses] better: pin the commit`,
    '  with:',
    ...Object.entries(inputs).map(([name, value]) => `    ${name}: ${value}`),
  ];
  return behind(content, end, lines.map((line) => `${pad}${line}\n`).join(''));
}

interface Jobs {
  readonly path: string;
  readonly jobs: YAMLMap;
  readonly id: string;
  readonly job: YAMLMap;
}

/** Behind the last job, at its depth. */
function publishEdit(content: string, { path, jobs, id, job }: Jobs): TextEdit {
  if (jobs.has(PUBLISH_ID)) throw new Error(`${path} has a job ${PUBLISH_ID} already`);
  const runsOn = job.get('runs-on');
  const publish = publishJob({
    needs: id,
    condition: `!cancelled() && needs.${id}.result == 'failure' && ${IS_PUSH}`,
    labels: typeof runsOn === 'string' ? [runsOn] : [],
    // A push has no issue that could hear of it.
    without: ['issues'],
    more: { concurrency: { group: `agent-fix-${expression('github.ref_name')}` } },
  });
  const [key] = jobs.items.flatMap((item) => (isScalar(item.key) ? [item.key.range?.[0] ?? 0] : []));
  const at = key ?? 0;
  const pad = ' '.repeat(at - (content.lastIndexOf('\n', at - 1) + 1));
  const last = jobs.items.at(-1)?.value;
  const end = isMap(last) || isScalar(last) ? (last.range?.[1] ?? content.length) : content.length;
  return behind(content, end, `\n${jobText(PUBLISH_ID, publish, pad)}`);
}

function behind(content: string, end: number, text: string): TextEdit {
  const from = endOfText(content, end);
  return { from, to: from, text };
}

/** A node's range can reach over the blank lines and comments behind it. */
function endOfText(content: string, end: number): number {
  const kept = content.slice(0, end).replace(/(?:[ \t]*(?:#[^\n]*)?\n)+[ \t]*$/, '\n');
  const line = content.indexOf('\n', Math.max(0, kept.length - 1));
  return line < 0 ? content.length : line + 1;
}

interface Permitted {
  readonly job: YAMLMap;
  /** The workflow's own permissions. */
  readonly ofWorkflow: unknown;
  readonly form: JobForm;
}

function permissionEdit(content: string, { job, ofWorkflow, form }: Permitted): TextEdit {
  const own = job.items.find(({ key }) => isScalar(key) && key.value === 'permissions');
  const [first] = job.items;
  const key = isScalar(first?.key) ? (first.key.range?.[0] ?? 0) : 0;
  const depth = key - (content.lastIndexOf('\n', key - 1) + 1);
  const given = own === undefined ? levelsOf(ofWorkflow) : levelsOf(own.value);
  const pad = ' '.repeat(depth);
  const rights = rightsOf(form);
  const levels = {
    ...given,
    ...Object.fromEntries(
      Object.entries(rights).map(([name, [level]]) => [name, given[name] === 'write' ? 'write' : level]),
    ),
  };
  const lines = Object.entries(levels).map(([name, level]) => {
    const [, reason] = rights[name] ?? [];
    return `${pad}  ${name}: ${level}${reason === undefined ? '' : ` # ${reason}`}`;
  });
  const text = `permissions:\n${lines.join('\n')}\n`;
  if (own === undefined || !isScalar(own.key)) {
    const steps = job.items.find(({ key }) => isScalar(key) && key.value === 'steps');
    const at = isScalar(steps?.key) ? (steps.key.range?.[0] ?? key) : key;
    return { from: at, to: at, text: `${text}${pad}` };
  }
  const from = own.key.range?.[0] ?? 0;
  const end = isMap(own.value) || isScalar(own.value) ? (own.value.range?.[1] ?? from) : from;
  return { from, to: endOfText(content, end), text };
}

/** `read-all`, `write-all` or nothing name no single permission. */
function levelsOf(node: unknown): Readonly<Record<string, string>> {
  if (!isMap(node)) return {};
  return Object.fromEntries(node.items.map(({ key, value }) => [String(key), String(value)]));
}
