import { shellWord } from '../core/text.ts';
import {
  type Contexts,
  evaluateCondition,
  evaluateExpression,
  evaluateText,
  plainText,
  stepContexts,
  toJson,
} from './evaluate.ts';
import {
  isRecord,
  linuxEntry,
  rankJobs,
  recordAt,
  stepKinds,
  stepsAt,
  textAt,
  type YamlRecord,
} from './init-choice.ts';
import { enterCall, type PlacedWorkflow, type WorkflowFiles } from './jobs.ts';
import { type Files, findManifestCommand } from './manifest.ts';
import { sideEffectOf } from './script-purpose.ts';
import { type JobSource, parseExpression, splitTemplate } from './workflow-file.ts';

// What the tests of a repository need: taken from the job that runs them, or guessed from its manifests.

/** A key that stands for comments: what could not be carried over, beside the place where it would stand. */
export const TODO = '# TODO';
export const withTodos = (record: YamlRecord, todos: readonly string[]): YamlRecord =>
  todos.length === 0 ? record : { [TODO]: todos, ...record };

/** What runs before the tests, and what they are. */
export interface Needs {
  readonly labels: readonly string[];
  /** `container`, `services`, `env` and `defaults` of the job, as far as it has them. */
  readonly job: YamlRecord;
  /** What the set-up may read, by the names of GitHub's permissions. */
  readonly permissions: YamlRecord;
  readonly checkout: YamlRecord;
  readonly steps: readonly YamlRecord[];
  /** The step that runs the tests; null: it is not known. */
  readonly judge: YamlRecord | null;
  /** Where the tests run and what they are, for issues, in which no step has failed. */
  readonly folder: string;
  readonly command: string;
  /** What could not be carried over, of the job and behind the last of the steps. */
  readonly todos: { readonly job: readonly string[]; readonly last: readonly string[] };
  readonly notes: readonly string[];
}

/** Actions that are no set-up: they upload results, or check the code. */
const NO_SETUP =
  /^(?:[\w.-]+\/[\w./-]*(?:lint|shellcheck|typos)|reviewdog\/|pre-commit\/action|codespell-project\/|psf\/black|astral-sh\/ruff-action|golang\/govulncheck|actions-rs\/(?:clippy|audit)|EmbarkStudios\/cargo-deny|actions\/(?:upload-artifact|upload-pages|deploy-pages|attest)|codecov\/|coverallsapp\/|dorny\/test-reporter|mikepenz\/|EnricoMi\/|softprops\/|docker\/(?:build-push|login)|peaceiris\/|github\/codeql-action\/|aws-actions\/|google-github-actions\/auth|azure\/login)/i;

/** The steps of a job before its first tests, filled in for one matrix entry; steps that are no set-up are left out. */
async function setupSteps(
  steps: readonly YamlRecord[],
  { contexts, files }: { readonly contexts: Contexts; readonly files: WorkflowFiles },
): Promise<Pick<Needs, 'steps' | 'judge'> & { readonly todos: readonly string[] }> {
  const ran = steps.filter((step) => evaluateCondition(textAt(step, 'if') || null, contexts) !== false);
  const all = await Promise.all(
    ran.map(async (source) => {
      const filled = fill(source, contexts);
      return { source, ...filled, kinds: await stepKinds(filled.value, files) };
    }),
  );
  // `npm ci && npm run lint` sets up as well, but for a step that says that it only looks.
  const isLint = ({ kinds, source }: (typeof all)[number]) =>
    kinds.has('lint') &&
    ((!kinds.has('install') && !kinds.has('build')) || /^(?:check|verif|lint)/i.test(textAt(source, 'name')));
  const first = all.findIndex(({ kinds }) => kinds.has('test'));
  const last = first >= 0 ? first : all.findLastIndex(isLint);
  let todos: string[] = [];
  const carried: YamlRecord[] = [];
  for (const each of all.slice(0, last < 0 ? all.length : last)) {
    const { source, value, lost, kinds } = each;
    if (isCheckout(source) || isLint(each) || isOnlyVersion(kinds)) continue;
    const name = `step "${nameOf(source)}"`;
    const run = textAt(source, 'run').replace(/\$\{\{.*?\}\}/g, '$EXPRESSION');
    const effect = await sideEffectOf(run, textAt(source, 'shell') || null);
    if (NO_SETUP.test(textAt(source, 'uses')) || effect !== null) continue;
    const missing = textAt(source, 'uses').startsWith('actions/download-artifact@')
      ? 'an artifact'
      : UNREACHABLE.exec(JSON.stringify(value))?.[0];
    if (missing !== undefined) todos.push(`${name} needs ${missing} of another job: left out`);
    else if (lost.includes('run') || lost.includes('if')) todos.push(`${name} needs a secret: left out`);
    else {
      todos.push(...lost.map((key) => `${key} of ${name} needs a secret: left out`));
      const isBuild =
        run !== '' &&
        (kinds.has('build') || kinds.has('lint') || !kinds.has('install')) &&
        !isSetUpByName(source);
      const { 'continue-on-error': mayFail, ...step } = withVersions(value);
      // An expression in `continue-on-error` becomes text here, which GitHub would refuse.
      const allows = mayFail === 'true' ? true : mayFail === 'false' ? false : (mayFail ?? false);
      const isTolerated = isBuild || allows;
      carried.push(
        withTodos(isTolerated === false ? step : { ...step, 'continue-on-error': isTolerated }, todos),
      );
      todos = [];
    }
  }
  const judge = all[last];
  if (judge !== undefined && first >= 0) {
    const name = `the test step "${nameOf(judge.source)}"`;
    if (judge.lost.length > 0)
      todos.push(
        `${name} needs a secret (${judge.lost.join(', ')}), which tests never get: name a test-command without it`,
      );
    if (textAt(judge.source, 'uses') !== '')
      todos.push(`${name} is an action: what it sets up before it tests belongs here`);
  }
  return { steps: carried, todos, judge: judge?.value ?? null };
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
function withVersions(step: YamlRecord): YamlRecord {
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

const isOnlyVersion = (kinds: ReadonlySet<string>): boolean => kinds.has('version') && kinds.size === 1;
const isSetUpByName = (step: YamlRecord): boolean =>
  /^(?:install|set ?up|prepare|restore|download|configure)\b/i.test(textAt(step, 'name')) ||
  /\bGITHUB_(?:ENV|OUTPUT|PATH)\b/.test(textAt(step, 'run'));
const nameOf = (step: YamlRecord): string =>
  textAt(step, 'name') || textAt(step, 'uses') || (textAt(step, 'run').trim().split('\n')[0] ?? '');

export const isCheckout = (step: YamlRecord): boolean => /^actions\/checkout@/.test(textAt(step, 'uses'));

interface Filled {
  readonly value: YamlRecord;
  /** Keys that were left out because their values need a secret: `with.token`. */
  readonly lost: readonly string[];
}

/** A step with the entry's values put in, and without secrets. */
function fill(step: YamlRecord, contexts: Contexts): Filled {
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

function fillRecord(record: YamlRecord, contexts: Contexts): Filled {
  const lost = Object.keys(record).filter((name) => needsSecret(record[name]));
  const kept = Object.entries(record).filter(([name]) => !lost.includes(name));
  return { value: Object.fromEntries(kept.map(([name, part]) => [name, fillValue(part, contexts)])), lost };
}

const needsSecret = (value: unknown): boolean =>
  /\$\{\{[^}]*\b(?:secrets\b|github\.token\b)/.test(JSON.stringify(value ?? null));

/** Texts with the entry's values put in; all else as it is. */
function fillValue(value: unknown, contexts: Contexts): unknown {
  if (typeof value === 'string') return fillText(value, contexts);
  if (Array.isArray(value)) return value.map((item) => fillValue(item, contexts));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillValue(part, contexts)]));
}

/** Only expressions about the entry or a caller's inputs are replaced: the others are evaluated in the new job as well. */
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
/** A job in one entry of its matrix. */
interface JobPlace {
  readonly path: string;
  readonly job: JobSource;
  readonly contexts: Contexts;
  readonly labels: readonly string[];
  readonly notes: readonly string[];
  readonly todos: readonly string[];
}

/** The job, in its newest entry on Linux; of a job that calls a workflow, the job there that tests. A text: it cannot be read here. */
export async function placeOf(
  files: WorkflowFiles,
  workflow: PlacedWorkflow,
  id: string | null,
): Promise<JobPlace | string> {
  const { jobs } = workflow.file;
  const wanted = id ?? (await rankJobs([workflow.path], files))[0]?.job;
  const job = jobs.find((each) => each.id === wanted);
  if (job === undefined) {
    throw new Error(`${workflow.path} has no job ${id}: it has ${jobs.map((each) => each.id).join(', ')}`);
  }
  const entry = linuxEntry(job, workflow.contexts);
  if (job.uses !== null && entry !== null) {
    const called = await enterCall(files, workflow, { job, contexts: entry.contexts });
    return typeof called === 'string' ? `${called}: its set-up is not known` : placeOf(files, called, null);
  }
  if (entry === null) throw new Error(`job ${job.id} of ${workflow.path} has no matrix entry on Linux`);
  const { contexts, labels, entry: values } = entry;
  const shown = values?.segments.join(', ') ?? '';
  const unknown = `the matrix of job ${job.id} comes from another job: the newest versions were taken; fill in its other values by hand where \`matrix.\` stands`;
  return {
    path: workflow.path,
    job,
    contexts,
    labels,
    notes: shown === '' ? [] : [`of the matrix of job ${job.id}, the entry (${shown}) was taken`],
    todos: values === null ? [unknown] : [],
  };
}

const UNSECURE = 'ACTIONS_ALLOW_UNSECURE_COMMANDS';

/** What the tests of a job need. `workflow` and `job` as YAML has them. */
export async function needsOfJob(
  { job: source, contexts, labels, notes, todos: given }: JobPlace,
  of: { readonly workflow: unknown; readonly job: YamlRecord; readonly files: WorkflowFiles },
): Promise<Needs> {
  const { workflow, job, files } = of;
  const todos: string[] = [...given];
  const inJob = stepContexts(contexts, {
    jobId: source.id,
    runner: { os: 'Linux', arch: null },
  });
  const steps = stepsAt(job);
  const setup = await setupSteps(steps, { contexts: inJob, files });
  const { [UNSECURE]: unsecure, ...ownEnv } = { ...recordAt(workflow, 'env'), ...recordAt(job, 'env') };
  if (unsecure !== undefined) todos.push(`${UNSECURE} was left out: it lets any output command the runner`);
  const env = fillRecord(ownEnv, contexts);
  for (const name of env.lost) todos.push(`${name} of the job's environment is a secret: left out`);
  const defaults = [workflow, job].map((scope) => recordAt(recordAt(scope, 'defaults'), 'run'));
  const run = fillRecord({ ...defaults[0], ...defaults[1] }, contexts).value;
  const services = Object.entries(recordAt(job, 'services')).map(
    ([name, service]) => [name, containerOf(service, contexts, `service ${name}`)] as const,
  );
  const container = containerOf(job['container'], contexts, 'the container');
  if (job['environment'] !== undefined) todos.push('the deployment environment of the job was left out');
  const permissions = Object.entries(
    isRecord(job['permissions']) ? job['permissions'] : recordAt(workflow, 'permissions'),
  );
  const isEmpty = (value: unknown): boolean =>
    value === undefined || value === '' || (isRecord(value) && Object.keys(value).length === 0);
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
    judge: setup.judge,
    folder: textAt(setup.judge, 'working-directory') || textAt(run, 'working-directory'),
    command: commandOf(setup.judge),
    todos: { job: todos, last: setup.todos },
    notes,
  };
}

/** The script of a step, with the variables of the step that it names. */
function commandOf(judge: YamlRecord | null): string {
  const run = textAt(judge, 'run').trim();
  const env = Object.entries(recordAt(judge, 'env'));
  const named = env.filter(([name]) => new RegExp(`\\b${name}\\b`).test(run));
  return [...exportsOf(Object.fromEntries(named)), run].join('\n');
}

export const exportsOf = (env: unknown): readonly string[] =>
  Object.entries(isRecord(env) ? env : {}).map(
    ([name, value]) => `export ${name}=${shellWord(String(value))}`,
  );

function containerOf(value: unknown, contexts: Contexts, name: string): unknown {
  if (!isRecord(value)) return fillValue(value, contexts);
  const { credentials, env, ...rest } = value;
  const { value: known, lost } = fillRecord(isRecord(env) ? env : {}, contexts);
  return withTodos(
    { ...fillRecord(rest, contexts).value, ...(Object.keys(known).length === 0 ? {} : { env: known }) },
    [
      ...(credentials === undefined ? [] : [`${name} is pulled with credentials: left out`]),
      ...lost.map((key) => `${key} of ${name} is a secret: left out`),
    ],
  );
}

/** The options that say what is checked out; not those about other repositories, folders or tokens. */
function checkoutInputs(step: YamlRecord | undefined): YamlRecord {
  const given = Object.entries(recordAt(step, 'with'));
  return Object.fromEntries(
    given.filter(([name]) => /^(?:submodules|lfs|fetch-depth|fetch-tags)$/.test(name)),
  );
}

const step = (uses: string, inputs: YamlRecord = {}): YamlRecord =>
  Object.keys(inputs).length === 0 ? { uses } : { uses, with: inputs };
const NODE = step('actions/setup-node@v6', { 'node-version': 'lts/*' });
const PYTHON = step('actions/setup-python@v6', { 'python-version': '3.x' });
const SETS_UP_JAVA = step('actions/setup-java@v5', { distribution: 'temurin', 'java-version': '21' });

/** What installs the dependencies of a project, by the command that its manifests imply. */
const SETUPS: readonly (readonly [RegExp, readonly YamlRecord[]])[] = [
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
    judge: null,
    folder: '',
    command: found.run,
    todos: { job: [], last: first === undefined ? todos : [] },
    notes: [],
  };
}
