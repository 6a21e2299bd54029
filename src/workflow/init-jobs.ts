import { Document, isMap, isScalar, isSeq, Scalar, visit } from 'yaml';
import type { PlainObject } from '../core/json.ts';
import { shellWord } from '../core/text.ts';
import { recordAt, textAt } from './init-choice.ts';
import { exportsOf, type Needs, TODO } from './init-setup.ts';
import { expression, localFolder } from './workflow-file.ts';

// The parts of what `agent-fix init` writes that are the same in each of its forms.

/**
 * `two`: one job runs code, another may write. `call`: the same as a call of fix.yml, where its inputs suffice. `one`: a single
 * job, shorter and weaker.
 */
export type JobForm = 'call' | 'two' | 'one';

// The releases that the README names, by their commits.
export const CHECKOUT = {
  uses: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1',
  comment: ' v7.0.1',
};

/** The action as the workflow names it; `comment`: the release of a pinned commit. */
export interface ActionName {
  readonly uses: string;
  readonly comment?: string;
}
export const AGENT_FIX: ActionName = { uses: 'agent-fix/agent-fix@v0' };

export interface InitResult {
  readonly text: string;
  /** What could not be carried over, and what the user must check. */
  readonly notes: readonly string[];
}

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
export const rightsOf = (form: JobForm): Rights => (form === 'one' ? DOES_BOTH : SOLVES);

/** The permissions, each with its reason as a comment. */
export const permissionsIn = (rights: Rights): PlainObject =>
  Object.fromEntries(
    Object.entries(rights).map(([name, [level, reason]]) => [name, commented(level, reason)]),
  );

export function commented(text: string, comment: string): Scalar {
  const scalar = new Scalar(text);
  scalar.comment = ` ${comment}`;
  return scalar;
}

/** The step that looks for the fix; in the form of one job it publishes as well. */
export const solveStep = (
  form: JobForm,
  { uses }: ActionName,
): { readonly uses: string; readonly with: Readonly<Record<string, string>> } => ({
  uses,
  with: {
    ...(form === 'one' ? {} : { mode: 'solve' }),
    'openai-api-key': expression('secrets.OPENAI_API_KEY'),
  },
});

interface PublishJob {
  /** The job that solves. */
  readonly needs: string;
  readonly condition: string;
  /**
   * The labels of the solving job's runner. The publishing job asks for the same if GitHub hosts it, and otherwise for a hosted
   * one.
   */
  readonly labels: readonly string[];
  readonly action: ActionName;
  /** Set for the job beside a job of the repository's own. */
  readonly group?: string;
}

const HOSTED = /^ubuntu-(?:latest|slim|\d\d\.\d\d)(?:-arm)?$/;

/** Whether these labels name a hosted runner, whose machine is discarded after the job. */
export const isHosted = (labels: readonly string[]): boolean =>
  labels.length === 1 && HOSTED.test(labels[0] ?? '');

/** The job that holds the write token: no checkout, no model, no test. */
export function publishJob({ needs, condition, labels, action, group }: PublishJob): PlainObject {
  const { issues, ...others } = PUBLISHES;
  return {
    name: 'Publish',
    needs,
    if: expression(condition),
    ...(group === undefined ? {} : { concurrency: { group } }),
    'runs-on': isHosted(labels) ? labels[0] : 'ubuntu-latest',
    'timeout-minutes': 10,
    // A push has no issue to comment on.
    permissions: permissionsIn(group === undefined ? PUBLISHES : others),
    steps: [{ uses: action.uses, with: { mode: 'publish' } }],
  };
}

const PINNED = /@[0-9a-f]{40}$/;

/** Short lists. */
const ONE_LINE: ReadonlySet<string> = new Set([
  'workflows',
  'types',
  'branches',
  'branches-ignore',
  'runs-on',
  'ports',
]);

/** What stands above a key. */
const ABOVE: Readonly<Record<string, string>> = {
  solve: ' Runs the model and your tests, and can write nothing.',
  publish: ' Holds the write token, and runs neither model nor tests.',
  concurrency: ' In the job, not above it: runs that are not for us never wait in this queue.',
};

/** YAML with the comments that readers and linters need. `comments`: those of the actions in it that are not ours. */
export function yamlText(
  document: Document,
  action: ActionName,
  comments: ReadonlyMap<string, string> = new Map(),
): string {
  const { uses } = action;
  const ours =
    action.comment ?? (PINNED.test(uses) ? '' : ' zizmor: ignore[unpinned-uses] better: pin the commit');
  const known = new Map([
    ...comments,
    [CHECKOUT.uses, CHECKOUT.comment],
    [uses, ours],
    [fixWorkflow(action), ours],
  ]);
  visit(document, {
    Map(_, map) {
      const todos = map.get(TODO, true);
      if (!isSeq(todos)) return;
      map.delete(TODO);
      map.commentBefore = todos.items.map((todo) => ` TODO ${String(todo)}`).join('\n');
    },
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
          " The jobs below run only for this repository's own commits, never for a fork's code.";
        key.comment = ' zizmor: ignore[dangerous-triggers]';
      }
      if (isSeq(value) && ONE_LINE.has(name)) value.flow = true;
      if (!isScalar(value)) return;
      if (name === 'run') {
        const rules = rulesOf(String(value.value));
        if (rules.length > 0)
          value.comment = ` zizmor: ignore[${rules.join(',')}] as the watched workflow has it`;
      }
      if (name === 'uses') value.comment = commentOn(String(value.value), known);
      if (name === 'image' || name === 'container') value.comment = ' zizmor: ignore[unpinned-images]';
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });
}

/**
 * Comments that silence a linter about a script that is carried over: the job runs only for pushes to the repository itself.
 */
function rulesOf(run: string): readonly string[] {
  return [
    ...(/\bGITHUB_(?:ENV|PATH)\b/.test(run) ? ['github-env'] : []),
    ...(/\$\{\{/.test(run) ? ['template-injection'] : []),
  ];
}

function commentOn(uses: string, comments: ReadonlyMap<string, string>): string {
  const given = comments.get(uses) ?? '';
  if (localFolder(uses) !== null) return ' zizmor: ignore[self-repository] the form actionlint knows';
  if (PINNED.test(uses) || given.includes('zizmor:')) return given;
  return ' zizmor: ignore[unpinned-uses] as the watched workflow has it';
}

// The short form of what `agent-fix init` writes: a call of the reusable workflow fix.yml, whose inputs say what the tests need.

const FIX_WORKFLOW = '/.github/workflows/fix.yml@';

/** The reusable workflow of the same release as the action. */
const fixWorkflow = ({ uses }: ActionName): string => uses.replace('@', FIX_WORKFLOW);

export const callJob = (inputs: PlainObject, action: ActionName): PlainObject => ({
  uses: fixWorkflow(action),
  permissions: flowNode(
    Object.fromEntries(Object.entries(DOES_BOTH).map(([name, [level]]) => [name, level])),
  ),
  // GitHub wants at least one.
  with: Object.keys(inputs).every((name) => name.startsWith('#'))
    ? { ...inputs, 'runs-on': 'ubuntu-latest' }
    : inputs,
  secrets: flowNode({ 'openai-api-key': expression('secrets.OPENAI_API_KEY') }),
});

const flowNode = (record: PlainObject) => new Document().createNode(record, { flow: true });

interface Added {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly script?: readonly string[];
}

type Option = (name: string) => string;

interface SetupAction {
  readonly action: RegExp;
  readonly takes: readonly string[];
  /** null: these values cannot be said. */
  add(option: Option, ref: string): Added | null;
}

/** Actions that keep built or downloaded files for the next run. */
const CACHES =
  /^(?:actions\/cache(?:\/restore)?|Swatinem\/rust-cache|gradle\/actions\/\S+|gradle\/wrapper-validation-action)$/;
/** Options that only save time, or say what fix.yml does anyway. */
const NO_NEED =
  /^(?:.*cache.*|check-latest|token|github-token|always-auth|run_install|allow-prereleases|quiet|profile|override)$/;

/** A set-up action that fix.yml has an input for: its version, given as such or by a file. */
const versionOf = (language: string): Omit<SetupAction, 'action'> => ({
  takes: [`${language}-version`, `${language}-version-file`],
  add: (option) => {
    const version = option(`${language}-version`) || option(`${language}-version-file`);
    return version === '' || version.includes('\n') ? null : { inputs: { [language]: version } };
  },
});

const fromNpm = (name: string): Omit<SetupAction, 'action'> => ({
  takes: ['version', `${name}-version`],
  add: (option) => {
    const version = option('version') || option(`${name}-version`) || 'latest';
    return { script: [`npm install --global ${shellWord(`${name}@${version}`)}`] };
  },
});

const fromPipx = (name: string, takes: readonly string[] = []): Omit<SetupAction, 'action'> => ({
  takes: ['version', ...takes],
  add: (option) => {
    const version = /^\d+\.\d+\.\d+$/.exec(option('version'))?.[0];
    const python = option('python-version');
    return {
      script: [
        `pipx install ${name}${version === undefined ? '' : `==${version}`}`,
        ...(python === '' ? [] : [`export UV_PYTHON=${shellWord(python)}`]),
      ],
    };
  },
});

function addRust(option: Option, ref: string): Added {
  const rust = option('toolchain') || (/^(?:stable|beta|nightly|\d+\.\d+)/.test(ref) ? ref : 'stable');
  const list = (text: string) => text.split(/[\s,]+/).filter((each) => each !== '');
  const parts = list(option('components')).filter((each) => each !== 'clippy' && each !== 'rustfmt');
  const targets = list(`${option('target')} ${option('targets')}`);
  const adding = (what: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`rustup ${what} add ${names.map(shellWord).join(' ')}`];
  return { inputs: { rust }, script: [...adding('component', parts), ...adding('target', targets)] };
}

const SETUP_ACTIONS: readonly SetupAction[] = [
  { action: /^actions\/setup-node$/, ...versionOf('node') },
  { action: /^actions\/setup-python$/, ...versionOf('python') },
  { action: /^actions\/setup-go$/, ...versionOf('go') },
  {
    action: /^actions\/setup-java$/,
    takes: ['java-version', 'java-version-file', 'distribution'],
    add: (option, ref) =>
      /graal|jetbrains/.test(option('distribution')) ? null : versionOf('java').add(option, ref),
  },
  {
    action: /^ruby\/setup-ruby$/,
    takes: ['ruby-version', 'bundler-cache'],
    add: (option) => ({
      inputs: { ruby: option('ruby-version') || 'default' },
      script: option('bundler-cache') === 'true' ? ['bundle install'] : [],
    }),
  },
  {
    action: /^(?:dtolnay\/rust-toolchain|actions-rust-lang\/setup-rust-toolchain|actions-rs\/toolchain)$/,
    takes: ['toolchain', 'components', 'target', 'targets'],
    add: addRust,
  },
  { action: /^pnpm\/action-setup$/, ...fromNpm('pnpm') },
  { action: /^oven-sh\/setup-bun$/, ...fromNpm('bun') },
  { action: /^denoland\/setup-deno$/, ...fromNpm('deno') },
  { action: /^astral-sh\/setup-uv$/, ...fromPipx('uv', ['python-version']) },
  { action: /^(?:snok\/install-poetry|abatilo\/actions-poetry)$/, ...fromPipx('poetry') },
  { action: /^pypa\/hatch$/, ...fromPipx('hatch') },
  { action: /^extractions\/setup-just$/, takes: [], add: () => ({ script: ['pipx install rust-just'] }) },
];

const nameOf = ({ uses }: ActionName): string => uses.replace(/@.*/, '');

/** The inputs of fix.yml that say what the tests need; or why they cannot, as the end of a sentence. */
export function callInputs(needs: Needs, action: ActionName): Readonly<Record<string, string>> | string {
  const { job, labels, permissions, checkout, folder, steps } = needs;
  if (nameOf(action) !== nameOf(AGENT_FIX)) return `its jobs run ${nameOf(AGENT_FIX)}, not ${nameOf(action)}`;
  const { env, defaults, ...other } = job;
  const shell = textAt(recordAt(defaults, 'run'), 'shell');
  if (!/^(?:bash\b.*)?$/.test(shell)) return `the job's shell is ${shell}`;
  // A job can pass on the permission to read; others are left out.
  const rights = Object.keys(permissions).filter(
    (name) => !(name in DOES_BOTH) && permissions[name] === 'read',
  );
  const { 'fetch-depth': depth, submodules, ...unusual } = checkout;
  const [more] = [...Object.keys(other), ...rights, ...Object.keys(unusual)];
  if (more !== undefined) return `the job has \`${more}\``;
  const inputs: Record<string, string> = {};
  const exported = exportsOf(env);
  const script: string[] = [];
  for (const step of steps) {
    const added = textAt(step, 'uses') === '' ? ofScript(step, folder) : ofAction(step);
    if (typeof added === 'string') return added;
    for (const [name, value] of Object.entries(added.inputs ?? {})) {
      if ((inputs[name] ?? value) !== value) return `two versions of ${name} are set up`;
      inputs[name] = value;
    }
    if (added.script === undefined) continue;
    // Values written to GITHUB_ENV or GITHUB_PATH reach only later steps, and fix.yml runs the set-up as one step.
    if (script.some((line) => HANDS_ON.test(line))) return 'a step of the set-up hands values to another';
    script.push(...added.script);
  }
  const values = [...Object.values(inputs), ...exported, ...script];
  if (values.some((value) => value.includes('${{')))
    return 'an expression of the set-up is known in its job only';
  const [label = 'ubuntu-latest', ...others] = labels;
  const machine = others.length === 0 ? label : JSON.stringify(labels);
  return {
    ...(machine === 'ubuntu-latest' ? {} : { 'runs-on': machine }),
    ...(depth === undefined ? {} : { 'fetch-depth': String(depth) }),
    ...(submodules === undefined ? {} : { submodules: String(submodules) }),
    ...inputs,
    ...(script.length === 0 ? {} : { setup: [...exported, ...script].join('\n') }),
  };
}

function ofAction(step: PlainObject): Added | string {
  const [uses = '', ref = ''] = textAt(step, 'uses').split('@');
  if (CACHES.test(uses)) return {};
  const known = SETUP_ACTIONS.find(({ action }) => action.test(uses));
  if (known === undefined) return `${uses} is part of the set-up`;
  const given = recordAt(step, 'with');
  const extra = [
    ...['if', 'env'].filter((key) => step[key] !== undefined),
    ...Object.keys(given).filter((name) => !known.takes.includes(name) && !NO_NEED.test(name)),
  ];
  if (extra.length > 0) return `${uses} has \`${extra[0]}\``;
  return known.add((name) => String(given[name] ?? ''), ref) ?? `${uses} has options that are not in fix.yml`;
}

const HANDS_ON = /\bGITHUB_(?:ENV|PATH)\b/;
/** Commands that change the shell for the lines after them. */
const STAYS = /^\s*(?:cd|pushd|source|\.|set|shopt|export|exit|trap)\b/m;
const OF_SCRIPTS = /^(?:run|name|id|shell|env|working-directory|continue-on-error|# TODO)$/;

function ofScript(step: PlainObject, folder: string): Added | string {
  const run = textAt(step, 'run').trim();
  const what = `step "${textAt(step, 'name') || run.split('\n')[0]}"`;
  const extra = Object.keys(step).find((key) => !OF_SCRIPTS.test(key));
  if (extra !== undefined) return `${what} has \`${extra}\``;
  if ((textAt(step, 'working-directory') || folder) !== folder) return `${what} runs in a folder of its own`;
  if (!/^(?:bash|sh|)$/.test(textAt(step, 'shell')))
    return `the shell of ${what} is ${textAt(step, 'shell')}`;
  const whole = [...exportsOf(step['env']), run].join('\n');
  const inParentheses = whole.includes('\n') ? `(\n${whole}\n)` : `( ${whole} )`;
  if (step['continue-on-error'] !== true) return { script: [STAYS.test(whole) ? inParentheses : run] };
  // `|| true` lets the script go on after a command that fails.
  return whole.includes('\n') ? `${what} may fail` : { script: [`${inParentheses} || true`] };
}
