import * as z from 'zod';
import { isPlainObject, readJson, textAt } from '../base/json.ts';
import { shellWord } from '../base/text.ts';
import {
  type Contexts,
  dictionary,
  evaluateCondition,
  evaluateText,
  partly,
  plainText,
  stepContexts,
  string,
  withContexts,
} from './evaluate.ts';
import {
  type HiddenPlace,
  isCheckout,
  type JobPlace,
  type PlainObject,
  recordAt,
  stepKinds,
  stepsAt,
} from './init-choice.ts';
import { purposeOf, servedBy } from './job-plan.ts';
import { type Files, findManifestCommand, NO_FILES } from './manifest.ts';
import { readStep, sideEffectOf } from './script-purpose.ts';
import { isNoNeed, ofSetupAction, type Pins } from './set-up-actions.ts';
import { namesStepFile } from './step-command.ts';
import { expression, splitTemplate, withoutDots } from './workflow-file.ts';

// What a call of fix.yml must say for the tests of a repository: taken from the job that runs them, or guessed from its manifests.

export interface Needs {
  /** Inputs of fix.yml: the machine, the versions of languages, the set-up. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The command that runs the tests; empty where it is not known. */
  readonly command: string;
  /** Whether a red run names its own step, so that the command is for issues alone. */
  readonly isForIssues: boolean;
  /** What could not be carried over, to be written as comments in the new workflow. */
  readonly todos: readonly string[];
  readonly notes: readonly string[];
}

/** How the names of actions start that are no set-up: they upload results, or check the code. A name with `lint` is one too. */
const NO_SETUP =
  `reviewdog/ pre-commit/action codespell-project/ psf/black astral-sh/ruff-action golang/govulncheck
  actions-rs/clippy actions-rs/audit EmbarkStudios/cargo-deny actions/upload-artifact actions/upload-pages
  actions/deploy-pages actions/attest codecov/ coverallsapp/ dorny/test-reporter mikepenz/ EnricoMi/ softprops/
  docker/build-push docker/login peaceiris/ github/codeql-action/ aws-actions/ google-github-actions/auth azure/login
  step-security/harden-runner`.split(/\s+/);
const isNoSetUp = (uses: string): boolean =>
  NO_SETUP.some((start) => uses.startsWith(start)) || /lint|shellcheck|typos/i.test(uses);
/** Actions that keep built or downloaded files for the next run. */
const CACHES =
  /^(?:actions\/cache(?:\/restore)?|Swatinem\/rust-cache|gradle\/actions\/\S+|gradle\/wrapper-validation-action)$/;

/** A step as it is written, and filled in for one matrix entry. */
interface SourceStep extends FilledNeeds {
  readonly source: PlainObject;
  readonly kinds: ReadonlySet<string>;
}

/** `npm ci && npm run lint` also sets up, so it is no mere lint, unless the step's name says that it only checks. */
const isLint = ({ kinds, source }: SourceStep): boolean =>
  kinds.has('lint') &&
  ((!kinds.has('install') && !kinds.has('build')) || /^(?:check|verif|lint)/i.test(textAt(source, 'name')));

async function isSetUp(step: SourceStep): Promise<boolean> {
  const { source, kinds } = step;
  const isOnlyVersion = kinds.has('version') && kinds.size === 1;
  const uses = textAt(source, 'uses');
  if (
    isCheckout(source) ||
    isLint(step) ||
    isOnlyVersion ||
    isNoSetUp(uses) ||
    CACHES.test(uses.replace(/@.*/, ''))
  )
    return false;
  const shell = textAt(source, 'shell') || null;
  return (await sideEffectOf(NO_FILES, { run: textAt(source, 'run'), shell, folder: '.' })) === null;
}

/** Versions to use where only another job knows the version: the newest ones. */
const NEWEST_VERSIONS: Readonly<Record<string, string>> = {
  'node-version': 'lts/*',
  'python-version': '3.x',
  'ruby-version': 'ruby',
  'go-version': 'stable',
  'java-version': '21',
  'php-version': 'latest',
  toolchain: 'stable',
};

/** A step in which the newest versions stand for the values of a matrix that is not known. */
function withVersions(step: PlainObject): PlainObject {
  const isOpen = (value: unknown): boolean =>
    typeof value === 'string' && /\$\{\{[^}]*\bmatrix\./.test(value);
  const inputs = Object.entries(recordAt(step, 'with')).map(([key, value]) => [
    key,
    isOpen(value) ? (NEWEST_VERSIONS[key] ?? value) : value,
  ]);
  return inputs.length === 0 ? step : { ...step, with: Object.fromEntries(inputs) };
}

const isSetUpByName = (step: PlainObject): boolean =>
  /^(?:install|set ?up|prepare|restore|download|configure)\b/i.test(textAt(step, 'name')) ||
  /\bGITHUB_(?:ENV|OUTPUT|PATH)\b/.test(textAt(step, 'run'));

/** The part of a script that builds; null: it only sets up. What comes after a build may need what that made. */
async function buildIn({ kinds, source }: SourceStep, run: string, isAfterBuild: boolean) {
  if (!kinds.has('build') && (!isAfterBuild || kinds.has('install') || isSetUpByName(source))) return null;
  const shell = textAt(source, 'shell') || null;
  const purpose = await purposeOf(NO_FILES, { name: stepNameOf(source), run, shell, folder: '.' });
  return purpose.kind === 'build' ? { run: withoutNothing(purpose.run), setsUp: purpose.setsUp } : null;
}

/** A script without the commands `:`, which stand where something was left out. */
const withoutNothing = (run: string): string =>
  run
    .split('\n')
    .map((line) => line.replace(/^(\s*):\s*(?:&&\s*|$)/, '$1'))
    .filter((line) => line.trim() !== '')
    .join('\n');

const stepNameOf = (step: PlainObject): string =>
  textAt(step, 'name') || textAt(step, 'uses') || (textAt(step, 'run').trim().split('\n')[0] ?? '');

/** Expressions that refer to other jobs. */
const NEEDS_JOB = /\$\{\{[^}]*\bneeds\./;

interface FilledNeeds {
  readonly value: PlainObject;
  /** Keys that were left out because their values need a secret: `with.token`. */
  readonly lost: readonly string[];
}

/** A step's mapping with the values of the matrix entry put in, and without keys that need a secret. */
function fill(record: PlainObject, contexts: Contexts): FilledNeeds {
  const lost: string[] = [];
  const value: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(record)) {
    if (isPlainObject(part)) {
      const inner = fill(part, contexts);
      lost.push(...inner.lost.map((name) => `${key}.${name}`));
      if (!isEmpty(inner.value)) value[key] = inner.value;
    } else if (needsSecret(part)) lost.push(key);
    else if (key !== 'if' || typeof part !== 'string') value[key] = fillValue(part, contexts);
    else if (evaluateCondition(part, contexts) !== true) value[key] = part;
  }
  return { value, lost };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (isPlainObject(value) && Object.keys(value).length === 0);

const needsSecret = (value: unknown): boolean =>
  /\$\{\{[^}]*\b(?:secrets\b|github\.token\b)/.test(JSON.stringify(value ?? null));

/** A value with those of the matrix entry put into its texts; all else unchanged. */
function fillValue(value: unknown, contexts: Contexts): unknown {
  if (typeof value === 'string') return fillText(value, contexts);
  if (Array.isArray(value)) return value.map((item) => fillValue(item, contexts));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillValue(part, contexts)]));
}

/** A text with the entry's values put in; an expression whose value only the job knows stays. */
const fillText = (text: string, contexts: Contexts): string =>
  splitTemplate(text)
    .map((part) =>
      part.kind === 'text'
        ? part.text
        : (plainText(evaluateText([part], contexts)) ?? expression(part.source)),
    )
    .join('');

/** What the tests of a job need; a text says why a call of fix.yml cannot give it, as the end of a sentence. */
export async function needsOfJob(
  files: Files,
  { path, job, entry, yaml, workflow }: JobPlace,
): Promise<Needs | string> {
  const { contexts, labels } = entry;
  const unusual = unusualIn(yaml, workflow, contexts);
  if (unusual !== null) return unusual;
  const env = fill({ ...recordAt(workflow, 'env'), ...recordAt(yaml, 'env') }, contexts);
  const steps = await stepsOfEntry(stepsAt(yaml), { contexts: stepContexts(contexts, job.id), files, env });
  const [outer, inner] = [workflow, yaml].map((scope) => recordAt(recordAt(scope, 'defaults'), 'run'));
  const defaults = fill({ ...outer, ...inner }, contexts).value;
  const folderOfJob = folderInWorkspace(textAt(defaults, 'working-directory'));
  const read = await readSteps(steps, { folder: folderOfJob, pins: await pinsOf(files) });
  if (typeof read === 'string') return read;
  const exported = exportsOf(env.value);
  const { inputs, setup, builds, judge } = read;
  const scripts = [...setup, ...builds, ...(judge === null ? [] : [judge])].filter(
    (each) => typeof each !== 'string',
  );
  const folders = new Set(scripts.map((each) => each.folder));
  const folder = folders.size === 1 ? [...folders].join() : '';
  const script = setup.map((each) => (typeof each === 'string' ? each : partOf(each, folder)));
  const machine = labels.length > 1 ? JSON.stringify(labels) : (labels[0] ?? 'ubuntu-latest');
  const allInputs = {
    ...(/^ubuntu-latest$/i.test(machine) ? {} : { 'runs-on': machine }),
    ...checkoutInputs(stepsAt(yaml)),
    ...inputs,
    ...(folder === '' ? {} : { 'working-directory': folder }),
    ...(script.length === 0 ? {} : { setup: [...exported, ...script].join('\n') }),
  };
  if (Object.values(allInputs).some((value) => value.includes('${{')))
    return 'an expression of the set-up is known in its job only';
  const tests =
    judge === null ? [] : [...builds.map((each) => partOf(each, folder)), lastPart(judge, folder)];
  // The tests of an issue do not get the variables that the job's set-up exports.
  const command = tests.length === 0 ? '' : [...exported, ...tests].join('\n');
  const isKnown = !command.includes('${{');
  return {
    inputs: allInputs,
    command: isKnown ? command : '',
    isForIssues: true,
    todos: [
      ...env.lost.map((name) => `${name} of the job's environment is a secret: left out`),
      ...read.todos,
      ...(isKnown ? [] : [`issues need a test-command without expressions: ${judge?.run.split('\n')[0]}`]),
    ],
    notes:
      entry.entry === null
        ? [`the matrix of job ${job.id} of ${path} comes from another job: the newest versions were taken`]
        : entry.entry.segments.length === 0
          ? []
          : [`of the matrix of job ${job.id}, the entry (${entry.entry.segments.join(', ')}) was taken`],
  };
}

/** What a call of fix.yml grants to its jobs. */
export const RIGHTS = {
  actions: 'read',
  contents: 'write',
  issues: 'write',
  'pull-requests': 'write',
} as const;

/** What of a job a call of fix.yml cannot say, as the end of a sentence; null: nothing. */
function unusualIn(job: PlainObject, workflow: unknown, contexts: Contexts): string | null {
  const unusual = ['container', 'services', 'environment'].find((key) => {
    const { value, lost } = fill({ [key]: job[key] }, contexts);
    return lost.length > 0 || !isEmpty(value[key]);
  });
  if (unusual !== undefined) return `the job has \`${unusual}\``;
  const permissions = isPlainObject(job['permissions'])
    ? job['permissions']
    : recordAt(workflow, 'permissions');
  const right = Object.keys(permissions).find((name) => !(name in RIGHTS) && permissions[name] === 'read');
  if (right !== undefined) return `its set-up may read \`${right}\``;
  const shell = [job, workflow]
    .map((scope) => textAt(recordAt(recordAt(scope, 'defaults'), 'run'), 'shell'))
    .find((text) => text !== '');
  if (!/^(?:bash\b.*|sh)?$/.test(shell ?? '')) return `the job's shell is ${shell}`;
  const checkouts = stepsAt(job)
    .filter(isCheckout)
    .map((step) => recordAt(step, 'with'));
  const option = checkouts
    .flatMap(Object.keys)
    .find((name) => /^(?:repository|path|lfs|sparse-checkout)$/.test(name));
  return option === undefined ? null : `its checkout has \`${option}\``;
}

/** The steps of one matrix entry: as they are written, filled in, and what each is there for. */
async function stepsOfEntry(
  steps: readonly PlainObject[],
  {
    contexts: entryContexts,
    files,
    env,
  }: { readonly contexts: Contexts; readonly files: Files; readonly env: FilledNeeds },
): Promise<readonly SourceStep[]> {
  const ran = steps.filter((step) => evaluateCondition(textAt(step, 'if') || null, entryContexts) !== false);
  const variables = Object.fromEntries(
    Object.entries(env.value).map(([name, value]) => [name, string(String(value ?? ''))]),
  );
  // What a step writes to GITHUB_ENV changes the variables of those after it.
  const isChanged = ran.some((step) => namesStepFile(textAt(step, 'run'), 'ENV', 'PATH'));
  const known = isChanged ? partly({}) : env.lost.length > 0 ? partly(variables) : dictionary(variables);
  const contexts = withContexts(entryContexts, { env: known });
  return Promise.all(
    ran.map(async (source) => {
      const filled = fill(source, contexts);
      return { source, ...filled, kinds: await stepKinds(filled.value, files) };
    }),
  );
}

/** A script of a step, with the folder and the variables that are its own. */
interface NeededScript {
  readonly run: string;
  readonly folder: string;
  readonly env: readonly string[];
}

interface ReadSteps {
  readonly inputs: Readonly<Record<string, string>>;
  /** What sets up. A plain text runs in any folder, and may change the shell for what follows. */
  readonly setup: readonly (NeededScript | string)[];
  /** The scripts that build from the sources, and start what the tests use; they run with the tests, not in the set-up. */
  readonly builds: readonly NeededScript[];
  /** The script that tests; null where none does. */
  readonly judge: NeededScript | null;
  readonly todos: readonly string[];
}

/** The steps up to the first tests, as a call of fix.yml says them; a text says why it cannot. */
async function readSteps(
  steps: readonly SourceStep[],
  { folder, pins }: { readonly folder: string; readonly pins: Pins },
): Promise<ReadSteps | string> {
  const first = steps.findIndex(({ kinds }) => kinds.has('test'));
  const last = first >= 0 ? first : steps.findLastIndex(isLint);
  const inputs: Record<string, string> = {};
  const [setup, builds, todos]: [(NeededScript | string)[], NeededScript[], string[]] = [[], [], []];
  // Scripts that only build: a set-up script after them may need what they made, as `./configure` makes what `make deps` reads.
  const built: NeededScript[] = [];
  let hasService = false;
  for (const step of last < 0 ? steps : steps.slice(0, last)) {
    if (!(await isSetUp(step))) continue;
    const name = `step "${stepNameOf(step.source)}"`;
    if (NEEDS_JOB.test(JSON.stringify(step.value))) return `${name} needs what another job made`;
    if (step.lost.some((key) => !isOptional(step, key))) return `${name} needs a secret`;
    if (textAt(step.source, 'uses') === '') {
      const script = scriptOf(step, folder);
      if (typeof script === 'string') return script;
      // Values written to GITHUB_ENV or GITHUB_PATH reach only later steps, and fix.yml runs the set-up as one step.
      if (setup.some((each) => typeof each !== 'string' && namesStepFile(each.run, 'ENV', 'PATH')))
        return 'a step of the set-up hands values to another';
      const named = { name: stepNameOf(step.source), run: script.run, shell: null, folder: '.' };
      const served = await servedBy(NO_FILES, named, hasService);
      hasService ||= served !== null;
      const run = (served?.before ?? script.run).trim();
      if (run !== '') {
        const build = await buildIn(step, run, builds.length > 0);
        if (build === null || build.setsUp) setup.push(...built.splice(0), { ...script, run });
        else built.push({ ...script, run });
        if (build !== null) builds.push({ ...script, run: build.run });
      }
      if (served !== null) builds.push({ ...script, run: withoutNothing(served.run) });
      continue;
    }
    const added = ofSetupAction(withVersions(step.value), pins);
    if (typeof added === 'string') return added;
    for (const [language, value] of Object.entries(added.inputs ?? {})) {
      if ((inputs[language] ?? value) !== value) return `two versions of ${language} are set up`;
      inputs[language] = value;
    }
    setup.push(...(added.script ?? []));
  }
  const tests = first < 0 ? undefined : steps[first];
  if (tests === undefined) return { inputs, setup, builds, judge: null, todos };
  const name = `the test step "${stepNameOf(tests.source)}"`;
  const lost = tests.lost.join(', ');
  if (lost !== '')
    todos.push(`${name} needs a secret (${lost}), which tests never get: name a test-command without it`);
  const isAction = textAt(tests.source, 'uses') !== '';
  if (isAction) todos.push(`${name} is an action, which cannot judge: name a test-command`);
  const judge = isAction ? null : scriptOf(tests, folder);
  return typeof judge === 'string' ? judge : { inputs, setup, builds, judge, todos };
}

/** A value that the set-up can do without: an option that only saves time or lifts a rate limit, or the job's own token. */
function isOptional({ source }: SourceStep, key: string): boolean {
  const [group = '', name = ''] = key.split('.');
  const value = name === '' ? source[group] : recordAt(source, group)[name];
  return isNoNeed(name) || !/\bsecrets\.(?!GITHUB_TOKEN\b)/.test(String(value));
}

/** Matches a command that changes the shell for the lines after it: `cd web`. */
const STAYS = /^\s*(?:cd|pushd|source|\.|set|shopt|export|exit|trap)\b/m;
const OF_SCRIPTS = new Set(['run', 'name', 'id', 'shell', 'env', 'working-directory', 'continue-on-error']);

function scriptOf({ value: step }: SourceStep, defaultFolder: string): NeededScript | string {
  const run = textAt(step, 'run').trim();
  const what = `step "${stepNameOf(step)}"`;
  const extra = Object.keys(step).find((key) => !OF_SCRIPTS.has(key) && key !== 'timeout-minutes');
  if (extra !== undefined) return `${what} has \`${extra}\``;
  const shell = textAt(step, 'shell');
  if (!/^(?:bash|sh|)$/.test(shell)) return `the shell of ${what} is ${shell}`;
  const folder = folderInWorkspace(textAt(step, 'working-directory')) || defaultFolder;
  // A variable that only its job knows is missed where the script names it.
  const env = Object.entries(recordAt(step, 'env')).filter(
    ([name, value]) => run.includes(name) || !String(value).includes('${{'),
  );
  const script = { run, folder, env: exportsOf(Object.fromEntries(env)) };
  const mayFail = String(step['continue-on-error'] ?? false) !== 'false';
  if (!mayFail) return script;
  // `|| true` lets the script go on after a command that fails.
  return run.includes('\n') ? `${what} may fail` : { ...script, run: `( ${run} ) || true` };
}

/** The folder's path from the root of the checkout; empty for the root. */
const folderInWorkspace = (text: string): string =>
  withoutDots(text.replace(/^\$\{\{ *github\.workspace *\}\}\/?/, ''));

/** The last script, without brackets where it runs in the folder `working`: nothing comes after it. */
const lastPart = (script: NeededScript, working: string): string =>
  script.folder === working ? [...script.env, script.run].join('\n') : partOf(script, working);

/** `( cd web\nnpm test )`, for one: a script inside of one that runs in `working`. What it changes in the shell stays in the brackets. */
function partOf({ run, folder, env }: NeededScript, working: string): string {
  const place = folder === working ? [] : [`cd ${shellWord(folder || '.')}`];
  const whole = [...place, ...env, run].join('\n');
  if (!STAYS.test(whole)) return run;
  return whole.includes('\n') ? `(\n${whole}\n)` : `( ${whole} )`;
}

const exportsOf = (env: PlainObject): readonly string[] =>
  Object.entries(env).map(([name, value]) => `export ${name}=${shellWord(String(value ?? ''))}`);

/** The options that say what is checked out. */
function checkoutInputs(steps: readonly PlainObject[]): Readonly<Record<string, string>> {
  const inputs = recordAt(steps.find(isCheckout), 'with');
  const depth = inputs['fetch-tags'] === true ? 0 : inputs['fetch-depth'];
  const { submodules } = inputs;
  return {
    ...(depth === undefined ? {} : { 'fetch-depth': String(depth) }),
    ...(submodules === undefined ? {} : { submodules: String(submodules) }),
  };
}

/** The package manager that package.json pins: `pnpm@9.1.0+sha512…`. */
async function pinsOf(files: Files): Promise<Pins> {
  const manifest = readJson(
    z.object({ packageManager: z.string() }),
    (await files.readText('package.json')) ?? '',
  );
  const [, name, version] = /^(\w+)@([\w.-]+)/.exec(manifest?.packageManager ?? '') ?? [];
  return new Map(name === undefined || version === undefined ? [] : [[name, version]]);
}

const PIP_INSTALL = 'python -m pip install -e .';

/** The call of pip that installs the project with what pyproject.toml declares for its tests: a group, or an extra. */
async function pipInstall(files: Files): Promise<string> {
  const text = (await files.readText('pyproject.toml')) ?? '';
  const declared = (table: string): string | undefined => {
    const [, body = ''] = text.split(`[${table}]\n`);
    return /^(tests?|testing|dev)[ \t]*=/m.exec(body.split(/^\[/m)[0] ?? '')?.[1];
  };
  const [group, extra] = ['dependency-groups', 'project.optional-dependencies'].map(declared);
  if (group !== undefined) return `${PIP_INSTALL} --group ${group}`;
  return extra === undefined ? `${PIP_INSTALL} pytest` : `python -m pip install -e '.[${extra}]'`;
}

const NODE = { node: 'lts/*' };
const PYTHON = { python: '3.x' };

/** What installs the dependencies of a project, by the program that its manifests imply. */
const SETUPS: readonly (readonly [programs: string, inputs: Needs['inputs']])[] = [
  ['pnpm', { ...NODE, setup: 'npm install --global pnpm\npnpm install --frozen-lockfile' }],
  ['npm npx', { ...NODE, setup: 'npm install' }],
  ['yarn', { ...NODE, setup: 'yarn install' }],
  ['bun bunx', { setup: 'npm install --global bun\nbun install' }],
  ['deno', { setup: 'npm install --global deno' }],
  ['uv', { ...PYTHON, setup: 'pipx install uv\nuv sync --all-extras' }],
  ['poetry pdm pipenv', { ...PYTHON, setup: 'pipx install poetry pdm pipenv' }],
  ['tox nox hatch', { ...PYTHON, setup: 'pipx install tox nox hatch' }],
  ['python', { ...PYTHON, setup: PIP_INSTALL }],
  ['go', { go: 'go.mod' }],
  ['mvn ./mvnw gradle ./gradlew sbt', { java: '21' }],
  ['bundle rake rspec', { ruby: '3.4', setup: 'bundle install' }],
  ['composer vendor/bin/pest vendor/bin/phpunit phpunit', { setup: 'composer install' }],
];

/** The set-up by the repository's manifests, where no workflow tells it. Throws an Error when they tell nothing. */
export async function needsOfManifests(files: Files, hidden: HiddenPlace | null): Promise<Needs> {
  const found = await findManifestCommand(files, '.');
  const tried = hidden === null ? [] : [hidden.why];
  if (typeof found === 'string') {
    const problem = `no workflow has a job that runs tests, and ${found} that says how to run them`;
    throw new Error(`${[...tried, problem].join('; ')}: name a job with --workflow FILE --job ID`);
  }
  const pins = await pinsOf(files);
  const { calls } = await readStep(NO_FILES, { run: found.run, shell: null, folder: '.' });
  const program = calls[0]?.words[0]?.value ?? '';
  const known = SETUPS.find(([programs]) => programs.split(' ').includes(program))?.[1] ?? {};
  const setup = known['setup']?.replace(/--global (\w+)/, (whole, name) =>
    pins.has(name) ? `${whole}@${pins.get(name)}` : whole,
  );
  const isPip = setup === PIP_INSTALL;
  const inputs = {
    ...known,
    ...(setup === undefined ? {} : { setup: isPip ? await pipInstall(files) : setup }),
  };
  const guess = `the set-up is a guess from ${found.source}: check it, and add what the tests need`;
  const isForIssues = hidden?.canJudge ?? true;
  return { inputs, command: found.run, isForIssues, todos: [...tried, guess], notes: [] };
}
