import { data } from '@actions/expressions';
import { type Document, isScalar, parseDocument, visit } from 'yaml';
import { orElse } from '../core/errors.ts';
import { isPlainObject, type PlainObject } from '../core/json.ts';
import { shellWord } from '../core/text.ts';
import {
  type Contexts,
  type Data,
  evaluateCondition,
  evaluateExpression,
  evaluateText,
  plainText,
  stepContexts,
  toJson,
} from './evaluate.ts';
import { type JobEntry, linuxEntry, rankJobs, recordAt, stepKinds, stepsAt, textAt } from './init-choice.ts';
import { enterCall, type PlacedWorkflow } from './jobs.ts';
import { type Files, findManifestCommand } from './manifest.ts';
import { sideEffectOf } from './script-purpose.ts';
import { expression, type JobSource, parseExpression, splitTemplate } from './workflow-file.ts';

// What the tests of a repository need: taken from the job that runs them, or guessed from its manifests.

/** A key that stands for comments: what could not be carried over, beside the place where it would stand. */
export const TODO = '# TODO';
export const withTodos = (record: PlainObject, todos: readonly string[]): PlainObject =>
  todos.length === 0 ? record : { [TODO]: todos, ...record };

/** What runs before the tests, and what they are. */
export interface Needs {
  readonly labels: readonly string[];
  /** `container`, `services`, `env` and `defaults` of the job, as far as it has them. */
  readonly job: PlainObject;
  /** What the set-up may read, by the names of GitHub's permissions. */
  readonly permissions: PlainObject;
  readonly checkout: PlainObject;
  readonly steps: readonly PlainObject[];
  /** Where the tests run and what they are, for issues, in which no step has failed. */
  readonly folder: string;
  readonly command: string;
  /** What could not be carried over, of the job and behind the last of the steps. */
  readonly todos: { readonly job: readonly string[]; readonly last: readonly string[] };
  readonly notes: readonly string[];
  /** Comments behind `uses:`, by its value. */
  readonly comments: ReadonlyMap<string, string>;
}

/** Actions that are no set-up: they upload results, or check the code. */
const NO_SETUP =
  /^(?:[\w.-]+\/[\w./-]*(?:lint|shellcheck|typos)|reviewdog\/|pre-commit\/action|codespell-project\/|psf\/black|astral-sh\/ruff-action|golang\/govulncheck|actions-rs\/(?:clippy|audit)|EmbarkStudios\/cargo-deny|actions\/(?:upload-artifact|upload-pages|deploy-pages|attest)|codecov\/|coverallsapp\/|dorny\/test-reporter|mikepenz\/|EnricoMi\/|softprops\/|docker\/(?:build-push|login)|peaceiris\/|github\/codeql-action\/|aws-actions\/|google-github-actions\/auth|azure\/login)/i;

/** A step as it is written, and filled in for one matrix entry. */
interface SourceStep extends Filled {
  readonly source: PlainObject;
  readonly kinds: ReadonlySet<string>;
}

/** `npm ci && npm run lint` sets up as well, but for a step that says that it only looks. */
const isLint = ({ kinds, source }: SourceStep): boolean =>
  kinds.has('lint') &&
  ((!kinds.has('install') && !kinds.has('build')) || /^(?:check|verif|lint)/i.test(textAt(source, 'name')));

/** The steps of a job before its first tests, filled in for one matrix entry; steps that are no set-up are left out. */
async function setupSteps(
  steps: readonly PlainObject[],
  { contexts, files }: { readonly contexts: Contexts; readonly files: Files },
): Promise<Pick<Needs, 'steps'> & { readonly judge: PlainObject; readonly todos: readonly string[] }> {
  const ran = steps.filter((step) => evaluateCondition(textAt(step, 'if') || null, contexts) !== false);
  const all = await Promise.all(
    ran.map(async (source): Promise<SourceStep> => {
      const filled = fill(source, contexts);
      return { source, ...filled, kinds: await stepKinds(filled.value, files) };
    }),
  );
  const first = all.findIndex(({ kinds }) => kinds.has('test'));
  const last = first >= 0 ? first : all.findLastIndex(isLint);
  let todos: string[] = [];
  const carried: PlainObject[] = [];
  for (const each of all.slice(0, last < 0 ? all.length : last)) {
    const { source, value, lost } = each;
    if (!(await isSetUp(each))) continue;
    const name = `step "${nameOf(source)}"`;
    const missing = textAt(source, 'uses').startsWith('actions/download-artifact@')
      ? 'an artifact'
      : UNREACHABLE.exec(JSON.stringify(value))?.[0];
    if (missing !== undefined) todos.push(`${name} needs ${missing} of another job: left out`);
    else if (lost.includes('run') || lost.includes('if')) todos.push(`${name} needs a secret: left out`);
    else {
      todos.push(...lost.map((key) => `${key} of ${name} needs a secret: left out`));
      carried.push(withTodos(carriedStep(each), todos));
      todos = [];
    }
  }
  const judge = all[last];
  if (judge !== undefined && first >= 0) {
    const name = `the test step "${nameOf(judge.source)}"`;
    const lost = judge.lost.join(', ');
    if (lost !== '')
      todos.push(`${name} needs a secret (${lost}), which tests never get: name a test-command without it`);
    if (textAt(judge.source, 'uses') !== '')
      todos.push(`${name} is an action: what it sets up before it tests belongs here`);
  }
  return { steps: carried, todos, judge: judge?.value ?? {} };
}

async function isSetUp(step: SourceStep): Promise<boolean> {
  const { source, kinds } = step;
  const isOnlyVersion = kinds.has('version') && kinds.size === 1;
  if (isCheckout(source) || isLint(step) || isOnlyVersion || NO_SETUP.test(textAt(source, 'uses')))
    return false;
  const run = textAt(source, 'run').replace(/\$\{\{.*?\}\}/g, '$EXPRESSION');
  return (await sideEffectOf(run, textAt(source, 'shell') || null)) === null;
}

/** The step in the new job, which goes on after a build that fails: what is built may be what is broken. */
function carriedStep({ source, value, kinds }: SourceStep): PlainObject {
  const isBuild =
    textAt(source, 'run') !== '' &&
    (kinds.has('build') || kinds.has('lint') || !kinds.has('install')) &&
    !isSetUpByName(source);
  const { 'continue-on-error': mayFail = false, ...step } = withVersions(value);
  // An expression in `continue-on-error` becomes text here, which GitHub would refuse.
  const allows = mayFail === 'true' || (mayFail !== 'false' && mayFail);
  return isBuild || allows !== false ? { ...step, 'continue-on-error': isBuild || allows } : step;
}

/** Versions to use where only another job knows the version: the newest ones. */
const NEWEST: Readonly<Record<string, string>> = {
  'node-version': 'lts/*',
  'python-version': '3.x',
  'ruby-version': 'ruby',
  'go-version': 'stable',
  'java-version': '21',
  'php-version': 'latest',
  toolchain: 'stable',
};

/** A step without the values of a matrix that is not known, where another can stand for them. */
function withVersions(step: PlainObject): PlainObject {
  const isOpen = (value: unknown): boolean =>
    typeof value === 'string' && /\$\{\{[^}]*\bmatrix\./.test(value);
  const given = Object.entries(recordAt(step, 'with')).map(([key, value]) => [
    key,
    isOpen(value) ? (NEWEST[key] ?? value) : value,
  ]);
  const name = textAt(step, 'name').replace(/ *\(?\$\{\{[^}]*\bmatrix\.[^}]*\}\}\)?/g, '');
  return {
    ...step,
    ...(isOpen(step['name']) ? { name } : {}),
    ...(given.length === 0 ? {} : { with: Object.fromEntries(given) }),
  };
}

/** Expressions that refer to other jobs, which the new workflow does not run. */
const UNREACHABLE = /\bneeds\.[\w-]+/;

const isSetUpByName = (step: PlainObject): boolean =>
  /^(?:install|set ?up|prepare|restore|download|configure)\b/i.test(textAt(step, 'name')) ||
  /\bGITHUB_(?:ENV|OUTPUT|PATH)\b/.test(textAt(step, 'run'));
const nameOf = (step: PlainObject): string =>
  textAt(step, 'name') || textAt(step, 'uses') || (textAt(step, 'run').trim().split('\n')[0] ?? '');

export const isCheckout = (step: PlainObject): boolean => /^actions\/checkout@/.test(textAt(step, 'uses'));

interface Filled {
  readonly value: PlainObject;
  /** Keys that were left out because their values need a secret: `with.token`. */
  readonly lost: readonly string[];
}

/** A mapping with the entry's values put in, and without secrets. */
function fill(record: PlainObject, contexts: Contexts): Filled {
  const lost: string[] = [];
  const value: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(record)) {
    if (isPlainObject(part)) {
      const inner = fill(part, contexts);
      lost.push(...inner.lost.map((name) => `${key}.${name}`));
      if (!isEmpty(inner.value)) value[key] = inner.value;
    } else if (needsSecret(part)) lost.push(key);
    else if (key !== 'if' || typeof part !== 'string') value[key] = fillValue(part, contexts);
    else if (evaluateCondition(part, contexts) !== true) value[key] = fillExpression(part, contexts);
  }
  return { value, lost };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (isPlainObject(value) && Object.keys(value).length === 0);

const needsSecret = (value: unknown): boolean =>
  /\$\{\{[^}]*\b(?:secrets\b|github\.token\b)/.test(JSON.stringify(value ?? null));

/** Texts with the entry's values put in; all else as it is. */
function fillValue(value: unknown, contexts: Contexts): unknown {
  if (typeof value === 'string') return fillText(value, contexts);
  if (Array.isArray(value)) return value.map((item) => fillValue(item, contexts));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillValue(part, contexts)]));
}

/** Only expressions about the entry or a caller's inputs are replaced: the others are evaluated in the new job as well. */
const OF_ENTRY = /\b(?:matrix|strategy|inputs)\b/;

function fillText(text: string, contexts: Contexts): string {
  return splitTemplate(text)
    .map((part) => {
      if (part.kind === 'text') return part.text;
      const whole = OF_ENTRY.test(part.source) ? plainText(evaluateText([part], contexts)) : null;
      return whole ?? expression(fillExpression(part.source, contexts));
    })
    .join('');
}

/** `matrix.os` in an expression becomes what it is in this entry. */
function fillExpression(source: string, contexts: Contexts): string {
  return source.replace(/\b(?:matrix|inputs)(?:\.[\w-]+)+/g, (path) => {
    const value = orElse(null, () => evaluateExpression(parseExpression(path).ast, contexts));
    return value === null || value.kind === data.Kind.Array || value.kind === data.Kind.Dictionary
      ? path
      : literal(value);
  });
}

/** A value as an expression has it; lists and mappings as JSON. */
export const literal = (value: Data): string =>
  value instanceof data.StringData ? `'${value.coerceString().replaceAll("'", "''")}'` : toJson(value);

/** The job, in its newest entry on Linux; of a job that calls a workflow, the job there that tests. A text: it cannot be read here. */
async function placeOf(
  files: Files,
  workflow: PlacedWorkflow,
  id: string | null,
): Promise<{ readonly path: string; readonly job: JobSource; readonly entry: JobEntry } | string> {
  const { jobs } = workflow.file;
  const wanted = id ?? (await rankJobs([workflow.path], files))[0]?.job;
  const job = jobs.find((each) => each.id === wanted);
  if (job === undefined) {
    throw new Error(`${workflow.path} has no job ${id}: it has ${jobs.map((each) => each.id).join(', ')}`);
  }
  const entry = linuxEntry(job, workflow.contexts);
  if (entry === null) throw new Error(`job ${job.id} of ${workflow.path} has no matrix entry on Linux`);
  if (job.uses === null) return { path: workflow.path, job, entry };
  const called = await enterCall(files, workflow, { job, contexts: entry.contexts });
  return typeof called === 'string' ? `${called}: its set-up is not known` : placeOf(files, called, null);
}

const UNSECURE = 'ACTIONS_ALLOW_UNSECURE_COMMANDS';

/** What the tests of a job need. Throws an Error where there is no such job. */
export async function needsOfJob(files: Files, top: PlacedWorkflow, id: string): Promise<Needs> {
  const place = await placeOf(files, top, id);
  if (typeof place === 'string') return needsOfManifests(files, [place]);
  const { contexts, labels, entry } = place.entry;
  const { id: jobId } = place.job;
  const document = parseDocument((await files.readFile(place.path)) ?? '');
  const workflow: unknown = document.toJS();
  const job = recordAt(recordAt(workflow, 'jobs'), jobId);
  const unknown = `the matrix of job ${jobId} comes from another job: the newest versions were taken; fill in its other values by hand where \`matrix.\` stands`;
  const todos = entry === null ? [unknown] : [];
  const shown = entry?.segments.join(', ') ?? '';
  const steps = stepsAt(job);
  const setup = await setupSteps(steps, { contexts: stepContexts(contexts, jobId), files });
  const { [UNSECURE]: unsecure, ...ownEnv } = { ...recordAt(workflow, 'env'), ...recordAt(job, 'env') };
  if (unsecure !== undefined) todos.push(`${UNSECURE} was left out: it lets any output command the runner`);
  const env = fill(ownEnv, contexts);
  for (const name of env.lost) todos.push(`${name} of the job's environment is a secret: left out`);
  const [outer, inner] = [workflow, job].map((scope) => recordAt(recordAt(scope, 'defaults'), 'run'));
  const run = fill({ ...outer, ...inner }, contexts).value;
  const services = Object.entries(recordAt(job, 'services')).map(
    ([name, service]) => [name, containerOf(service, contexts, `service ${name}`)] as const,
  );
  const container = containerOf(job['container'], contexts, 'the container');
  if (job['environment'] !== undefined) todos.push('the deployment environment of the job was left out');
  const permissions = Object.entries(
    isPlainObject(job['permissions']) ? job['permissions'] : recordAt(workflow, 'permissions'),
  );
  const parts = {
    container,
    services: Object.fromEntries(services),
    env: env.value,
    defaults: isEmpty(run) ? {} : { run },
  };
  return {
    labels,
    job: Object.fromEntries(Object.entries(parts).filter(([, part]) => !isEmpty(part))),
    permissions: Object.fromEntries(permissions.filter(([, level]) => level !== 'none')),
    checkout: checkoutInputs(steps.find(isCheckout)),
    steps: setup.steps,
    folder: textAt(setup.judge, 'working-directory') || textAt(run, 'working-directory'),
    command: commandOf(setup.judge),
    todos: { job: todos, last: setup.todos },
    notes: shown === '' ? [] : [`of the matrix of job ${jobId}, the entry (${shown}) was taken`],
    comments: commentsOnActions(document),
  };
}

function commentsOnActions(document: Document): ReadonlyMap<string, string> {
  const comments = new Map<string, string>();
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'uses' || !isScalar(value) || value.comment == null) return;
      comments.set(String(value.value), value.comment);
    },
  });
  return comments;
}

/** The script of a step, with the variables of the step that it names. */
function commandOf(judge: PlainObject): string {
  const run = textAt(judge, 'run').trim();
  const env = Object.entries(recordAt(judge, 'env'));
  const named = env.filter(([name]) => new RegExp(`\\b${name}\\b`).test(run));
  return [...exportsOf(Object.fromEntries(named)), run].join('\n');
}

export const exportsOf = (env: unknown): readonly string[] =>
  Object.entries(isPlainObject(env) ? env : {}).map(
    ([name, value]) => `export ${name}=${shellWord(String(value))}`,
  );

function containerOf(value: unknown, contexts: Contexts, name: string): unknown {
  if (!isPlainObject(value)) return fillValue(value, contexts);
  const { credentials, ...rest } = value;
  const { value: known, lost } = fill(rest, contexts);
  return withTodos(known, [
    ...(credentials === undefined ? [] : [`${name} is pulled with credentials: left out`]),
    ...lost.map((key) => `${key.replace(/^env\./, '')} of ${name} is a secret: left out`),
  ]);
}

/** The options that say what is checked out; not those about other repositories, folders or tokens. */
function checkoutInputs(step: PlainObject | undefined): PlainObject {
  const given = Object.entries(recordAt(step, 'with'));
  return Object.fromEntries(
    given.filter(([name]) => /^(?:submodules|lfs|fetch-depth|fetch-tags)$/.test(name)),
  );
}

const step = (uses: string, inputs: PlainObject = {}): PlainObject =>
  Object.keys(inputs).length === 0 ? { uses } : { uses, with: inputs };
const NODE = step('actions/setup-node@v6', { 'node-version': 'lts/*' });
const PYTHON = step('actions/setup-python@v6', { 'python-version': '3.x' });
const SETS_UP_JAVA = step('actions/setup-java@v5', { distribution: 'temurin', 'java-version': '21' });

/** What installs the dependencies of a project, by the command that its manifests imply. */
const SETUPS: readonly (readonly [RegExp, readonly PlainObject[]])[] = [
  [/^(?:pnpm)\b/, [step('pnpm/action-setup@v4'), NODE, { run: 'pnpm install --frozen-lockfile' }]],
  [/^(?:npm|npx)\b/, [NODE, { run: 'npm install' }]],
  [/^yarn\b/, [NODE, { run: 'yarn install' }]],
  [/^(?:bun|bunx)\b/, [step('oven-sh/setup-bun@v2'), { run: 'bun install' }]],
  [/^deno\b/, [step('denoland/setup-deno@v2')]],
  [/^uv\b/, [step('astral-sh/setup-uv@v6'), { run: 'uv sync --all-extras' }]],
  [/^(?:poetry|pdm|pipenv)\b/, [PYTHON, { run: 'pipx install poetry pdm pipenv' }]],
  [/^(?:tox|nox|hatch)\b/, [PYTHON, { run: 'pipx install tox nox hatch' }]],
  [/^python\b/, [PYTHON, { run: 'python -m pip install pytest -e .' }]],
  [/^go\b/, [step('actions/setup-go@v6', { 'go-version-file': 'go.mod' })]],
  [/^(?:mvn|\.\/mvnw|gradle|\.\/gradlew|sbt)\b/, [SETS_UP_JAVA]],
  [
    /^(?:bundle|rake|rspec)\b/,
    [step('ruby/setup-ruby@v1', { 'ruby-version': '3.4', 'bundler-cache': true })],
  ],
  [
    /^(?:composer|vendor|phpunit)\b/,
    [step('shivammathur/setup-php@v2', { 'php-version': '8.4' }), { run: 'composer install' }],
  ],
  [/^dotnet\b/, [step('actions/setup-dotnet@v5', { 'dotnet-version': '9.x' })]],
];

/** The set-up by the repository's manifests, where no workflow tells it. Throws an Error when they tell nothing. */
export async function needsOfManifests(files: Files, tried: readonly string[]): Promise<Needs> {
  const found = await findManifestCommand(files, '.');
  if (typeof found === 'string') {
    const problem = `no workflow has a job that runs tests, and ${found} that says how to run them: name a job with --workflow FILE --job ID`;
    throw new Error([...tried, problem].join('; '));
  }
  const guess = `these steps are a guess from ${found.source}: check them, and add what the tests need`;
  const [first, ...rest] = SETUPS.find(([pattern]) => pattern.test(found.run))?.[1] ?? [];
  const todos = [...tried, guess];
  return {
    labels: ['ubuntu-latest'],
    job: {},
    permissions: {},
    checkout: {},
    steps: first === undefined ? [] : [withTodos(first, todos), ...rest],
    folder: '',
    command: found.run,
    todos: { job: [], last: first === undefined ? todos : [] },
    notes: [],
    comments: new Map(),
  };
}
