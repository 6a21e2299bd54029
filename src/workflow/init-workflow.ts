import { Document, parse, parseDocument } from 'yaml';
import { shellWord } from '../core/text.ts';
import {
  type Contexts,
  evaluateCondition,
  evaluateExpression,
  evaluateText,
  plainText,
  stepContexts,
  toJson,
  topInputs,
  workflowContexts,
} from './evaluate.ts';
import {
  isRecord,
  linuxEntry,
  rankJobs,
  recordAt,
  stepKinds,
  stepsAt,
  textAt,
  type WatchedEvent,
  watchedEvent,
  type YamlRecord,
} from './init-choice.ts';
import {
  type ActionName,
  actionComment,
  actionComments,
  CHECKOUT,
  type InitResult,
  isHosted,
  type JobForm,
  permissionsIn,
  publishJob,
  rightsOf,
  solveStep,
  TODO,
  withTodos,
  yamlText,
} from './init-jobs.ts';
import { enterCall, type PlacedWorkflow, type WorkflowFiles } from './jobs.ts';
import { type Files, findManifestCommand } from './manifest.ts';
import { sideEffectOf } from './script-purpose.ts';
import {
  expression,
  type JobSource,
  parseExpression,
  readWorkflowFile,
  splitTemplate,
} from './workflow-file.ts';

/** Actions that hand results on, and that look at the code. */
const NO_SETUP =
  /^(?:golangci\/|super-linter\/|github\/super-linter|reviewdog\/|pre-commit\/action|crate-ci\/typos|codespell-project\/|psf\/black|astral-sh\/ruff-action|golang\/govulncheck|ludeeus\/action-shellcheck|actions-rs\/(?:clippy|audit)|EmbarkStudios\/cargo-deny|actions\/(?:upload-artifact|upload-pages|deploy-pages|attest)|codecov\/|coverallsapp\/|dorny\/test-reporter|mikepenz\/|EnricoMi\/|softprops\/|docker\/(?:build-push|login)|peaceiris\/|github\/codeql-action\/|aws-actions\/|google-github-actions\/auth|azure\/login)/i;

interface Setup {
  readonly steps: readonly YamlRecord[];
  /** What could not be carried over and would stand behind the last of the steps. */
  readonly todos: readonly string[];
  /** The step that runs the tests, filled in. */
  readonly judge: YamlRecord | null;
}

/** The steps of a job before its first tests, filled in for one matrix entry; what is no set-up is left out. */
async function setupSteps(
  steps: readonly YamlRecord[],
  { contexts, files }: { readonly contexts: Contexts; readonly files: WorkflowFiles },
): Promise<Setup> {
  const ran = steps.filter((step) => evaluateCondition(textAt(step, 'if') || null, contexts) !== false);
  const all = await Promise.all(
    ran.map(async (source) => ({ source, ...fill(source, contexts), kinds: await stepKinds(source, files) })),
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
      carried.push(withTodos(isBuild ? { ...value, 'continue-on-error': true } : value, todos));
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

/** Other jobs do not run in the new workflow. */
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
  /** Keys whose values need a secret; `with.token`. */
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
  /** Path of the workflow that shall be watched, and the id of its job; null: there is none, and the manifests tell. */
  readonly watched: { readonly workflow: string; readonly job: string } | null;
  readonly files: WorkflowFiles & Files;
  readonly form: JobForm;
  readonly action: ActionName;
}

/** The workflow that runs agent-fix with the set-up of a job, for one of its matrix entries on Linux. Throws an Error naming what is wrong. */
export async function initWorkflow({ watched, files, form, action }: InitRequest): Promise<InitResult> {
  if (watched === null) {
    const parts = await manifestParts(files, { form, tried: [] });
    return render(null, { ...parts, form, action, comments: new Map() });
  }
  const { workflow, job: id } = watched;
  const content = await files.readFile(workflow);
  const file = content === null ? null : readWorkflowFile(workflow, content);
  if (content === null || file === null) throw new Error(`${workflow} is no workflow that can be read`);
  const run = { github: { event_name: 'push' } };
  const contexts = workflowContexts(run, topInputs(run, file.dispatchInputs));
  const placed = await placeOf(files, { file, path: workflow, remote: null, callers: [], contexts }, id);
  const source = (await files.readFile(typeof placed === 'string' ? workflow : placed.path)) ?? '';
  const parts =
    typeof placed === 'string'
      ? await manifestParts(files, { form, tried: [placed] })
      : await jobParts(recordAt(recordAt(parse(source), 'jobs'), placed.job.id), {
          workflow: parse(source),
          placed,
          form,
          files,
        });
  const comments = actionComments(parseDocument(source));
  return render({ path: workflow, top: parse(content) }, { ...parts, form, action, comments });
}

interface JobPlace {
  readonly path: string;
  readonly job: JobSource;
  readonly contexts: Contexts;
  readonly labels: readonly string[];
  readonly notes: readonly string[];
  readonly todos: readonly string[];
}

/** The job, in its newest entry on Linux; of a job that calls a workflow, the job there that tests. A text: it cannot be read here. */
async function placeOf(
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
  const segments = values?.segments ?? [];
  return {
    path: workflow.path,
    job,
    contexts,
    labels,
    notes:
      segments.length === 0
        ? []
        : [`of the matrix of job ${job.id}, the entry (${segments.join(', ')}) was taken`],
    todos:
      values === null
        ? [
            `the matrix of job ${job.id} comes from another job: fill in its values by hand where \`matrix.\` stands`,
          ]
        : [],
  };
}

const UNSECURE = 'ACTIONS_ALLOW_UNSECURE_COMMANDS';

interface Parts {
  readonly job: YamlRecord;
  readonly labels: readonly string[];
  readonly checkout: YamlRecord;
  readonly setup: Setup;
  /** Where the tests run and what they are, for issues, in which no step has failed. */
  readonly folder: string;
  readonly command: string;
  readonly notes: readonly string[];
}

async function jobParts(
  job: YamlRecord,
  of: {
    readonly workflow: unknown;
    readonly placed: JobPlace;
    readonly form: JobForm;
    readonly files: WorkflowFiles;
  },
): Promise<Parts> {
  const { workflow, form, files } = of;
  const { job: source, contexts, labels } = of.placed;
  const todos: string[] = [...of.placed.todos];
  const inJob = stepContexts(contexts, {
    jobId: source.id,
    runner: { os: 'Linux', arch: null },
    env: () => null,
  });
  const steps = stepsAt(job);
  const setup = await setupSteps(steps, { contexts: inJob, files });
  const { [UNSECURE]: unsecure, ...given } = { ...recordAt(workflow, 'env'), ...recordAt(job, 'env') };
  if (unsecure !== undefined) todos.push(`${UNSECURE} was left out: it lets any output command the runner`);
  const env = fillRecord(given, contexts);
  for (const name of env.lost) todos.push(`${name} of the job's environment is a secret: left out`);
  const run = fillRecord(
    { ...recordAt(recordAt(workflow, 'defaults'), 'run'), ...recordAt(recordAt(job, 'defaults'), 'run') },
    contexts,
  ).value;
  const services = Object.entries(recordAt(job, 'services')).map(
    ([name, service]) => [name, containerOf(service, contexts, `service ${name}`)] as const,
  );
  if (job['environment'] !== undefined) todos.push('the deployment environment of the job was left out');
  const permissions = permissionsOf(
    isRecord(job['permissions']) ? job['permissions'] : recordAt(workflow, 'permissions'),
    rightsOf(form),
  );
  return {
    labels,
    job: withTodos(
      {
        'runs-on': labels.length === 1 ? labels[0] : labels.length === 0 ? 'ubuntu-latest' : [...labels],
        'timeout-minutes': 30,
        permissions,
        ...(job['container'] === undefined
          ? {}
          : { container: containerOf(job['container'], contexts, 'the container') }),
        ...(services.length === 0 ? {} : { services: Object.fromEntries(services) }),
        ...(Object.keys(env.value).length === 0 ? {} : { env: env.value }),
        ...(Object.keys(run).length === 0 ? {} : { defaults: { run } }),
      },
      todos,
    ),
    checkout: checkoutInputs(steps.find(isCheckout)),
    setup,
    folder: textAt(setup.judge, 'working-directory') || textAt(run, 'working-directory'),
    command: commandOf(setup.judge),
    notes: of.placed.notes,
  };
}

/** The script of a step, with the variables of the step that it names. */
function commandOf(judge: YamlRecord | null): string {
  const run = textAt(judge, 'run').trim();
  const named = Object.entries(recordAt(judge, 'env')).filter(([name]) =>
    new RegExp(`\\b${name}\\b`).test(run),
  );
  return [...named.map(([name, value]) => `export ${name}=${shellWord(String(value))}`), run].join('\n');
}

/** What the set-up may read, besides what agent-fix needs. */
function permissionsOf(given: YamlRecord, rights: Parameters<typeof permissionsIn>[0]): YamlRecord {
  const others = Object.entries(given).filter(([name, level]) => !(name in rights) && level !== 'none');
  const read = others.filter(([, level]) => level === 'read');
  const lost = others.filter(([, level]) => level !== 'read');
  return withTodos(
    { ...permissionsIn(rights), ...Object.fromEntries(read) },
    lost.map(([name, level]) => `the permission ${name}: ${String(level)} was left out`),
  );
}

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
  const given = recordAt(step, 'with');
  const kept = ['submodules', 'lfs', 'fetch-depth', 'fetch-tags'].filter((name) => given[name] !== undefined);
  return Object.fromEntries(kept.map((name) => [name, given[name]]));
}

const step = (uses: string, inputs: YamlRecord = {}): YamlRecord =>
  Object.keys(inputs).length === 0 ? { uses } : { uses, with: inputs };
const NODE = step('actions/setup-node@v6', { 'node-version': 'lts/*' });
const PYTHON = step('actions/setup-python@v6', { 'python-version': '3.x' });
const JAVA = step('actions/setup-java@v5', { distribution: 'temurin', 'java-version': '21' });

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
  [/^(?:cargo|make|cmake|swift)\b/, []],
  [/^(?:mvn|\.\/mvnw|gradle|\.\/gradlew|sbt)\b/, [JAVA]],
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

/** The same from the manifests of the repository, where no workflow says it. Throws an Error when they say nothing. */
async function manifestParts(
  files: Files,
  { form, tried }: { readonly form: JobForm; readonly tried: readonly string[] },
): Promise<Parts> {
  const found = await findManifestCommand(files, '.');
  if (found.kind === 'missing') {
    throw new Error(
      [...tried, `no job to start from, and ${found.problem}: name one with --workflow FILE --job ID`].join(
        '; ',
      ),
    );
  }
  const steps = SETUPS.find(([pattern]) => pattern.test(found.run))?.[1] ?? null;
  const todo = [
    ...tried,
    `these steps are a guess from ${found.source}: check them, and add what the tests need`,
  ];
  return {
    labels: ['ubuntu-latest'],
    job: { 'runs-on': 'ubuntu-latest', 'timeout-minutes': 30, permissions: permissionsIn(rightsOf(form)) },
    checkout: {},
    setup: {
      steps: (steps ?? []).map((each, at) => (at === 0 ? withTodos(each, todo) : each)),
      todos: (steps ?? []).length > 0 ? [] : todo,
      judge: null,
    },
    folder: '',
    command: found.run,
    notes: [],
  };
}

interface Rendered extends Parts {
  readonly form: JobForm;
  readonly action: ActionName;
  readonly comments: ReadonlyMap<string, string>;
}

const OF_ISSUE = `github.event_name == 'issues' && github.event.label.name == 'agent-fix'`;

function conditionFor(event: WatchedEvent): string {
  return `(${OF_ISSUE})
|| (github.event.workflow_run.conclusion == 'failure'
&& github.event.workflow_run.event == '${event}'
&& github.event.workflow_run.head_repository.id == github.event.repository.id)
`;
}

const APART =
  'the publishing job runs on ubuntu-latest, where nothing is left of the tests: if you change that, never to a machine that they ran on';

/** `watched` null: issues alone start it. */
function render(
  watched: { readonly path: string; readonly top: unknown } | null,
  { job, checkout, setup, form, labels, folder, command, action, ...of }: Rendered,
): InitResult {
  const { path, top } = watched ?? { path: 'the manifests', top: {} };
  const event = isRecord(top) ? watchedEvent(top) : null;
  const branches = event === 'push' ? branchFilters(recordAt(recordAt(top, 'on'), 'push')) : {};
  const last = solveStep(form, action);
  const isPlain = !command.includes('${{');
  const todos =
    command === '' || isPlain
      ? setup.todos
      : [...setup.todos, `issues need a test-command without expressions: ${command.split('\n')[0]}`];
  const judged = {
    ...(folder === '' || folder.includes('${{') ? {} : { 'working-directory': folder }),
    ...(command === '' || !isPlain ? {} : { 'test-command': event === null ? command : forIssues(command) }),
  };
  const solve = {
    name: form === 'two' ? 'Solve' : 'Fix',
    if: event === null ? OF_ISSUE : conditionFor(event),
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
      withTodos({ ...last, with: { ...last.with, ...judged } }, todos),
    ],
  };
  const condition = "!cancelled() && needs.solve.result != 'skipped'";
  const notes = [
    ...of.notes,
    ...todosIn(solve),
    ...(form === 'one' || isHosted(labels) ? [] : [APART]),
    ...(event === 'push' || watched === null ? [] : [noteOnEvent(path, event)]),
  ];
  const document = new Document({
    name: 'agent-fix',
    on: {
      ...(event === null
        ? {}
        : { workflow_run: { workflows: [textAt(top, 'name') || path], types: ['completed'], ...branches } }),
      issues: { types: ['labeled'] },
    },
    permissions: {},
    jobs:
      form === 'two'
        ? { solve, publish: publishJob({ needs: 'solve', condition, labels, action }) }
        : { fix: solve },
  });
  document.commentBefore =
    event === null
      ? ` Written by \`agent-fix init\` from ${path}: an issue labelled agent-fix becomes a pull request.`
      : ` Written by \`agent-fix init\` from ${path}: a red run of it, or an issue labelled agent-fix, becomes a pull request.`;
  const comments = new Map([
    ...of.comments,
    [CHECKOUT.uses, CHECKOUT.comment],
    [action.uses, actionComment(action)],
  ]);
  return { text: yamlText(document, comments), notes };
}

const noteOnEvent = (path: string, event: WatchedEvent | null): string =>
  event === null
    ? `ATTENTION: ${path} runs for no push and no pull request, so nothing here reacts to it: only issues do`
    : `ATTENTION: ${path} does not run for pushes to branches: agent-fix reacts to its runs for ${event}${event === 'pull_request' ? ', of branches of this repository, never of a fork' : ''}`;

/** Where a step has failed, that step is the judge. */
const forIssues = (command: string): string =>
  expression(`github.event_name == 'issues' && '${command.replaceAll("'", "''")}' || ''`);

/** As the watched workflow has them. */
const branchFilters = (push: YamlRecord): YamlRecord =>
  Object.fromEntries(
    ['branches', 'branches-ignore'].flatMap((key) => {
      const names = [push[key]].flat();
      return names.length > 0 && names.every((name) => typeof name === 'string') ? [[key, names]] : [];
    }),
  );

function todosIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(todosIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === TODO && Array.isArray(part) ? part.map(String) : todosIn(part),
  );
}
