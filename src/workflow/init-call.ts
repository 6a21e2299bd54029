import { Document } from 'yaml';
import { shellWord } from '../core/text.ts';
import { recordAt, textAt, type YamlRecord } from './init-choice.ts';
import { type ActionName, AGENT_FIX, DOES_BOTH, levelsIn } from './init-jobs.ts';
import { exportsOf, type Needs } from './init-setup.ts';
import { expression } from './workflow-file.ts';

// The short form of what `agent-fix init` writes: a call of the reusable workflow fix.yml, whose inputs say what the tests need.

const FIX_WORKFLOW = '/.github/workflows/fix.yml@';

/** The reusable workflow of the same release as the action. */
export const fixWorkflow = ({ uses }: ActionName): string => uses.replace('@', FIX_WORKFLOW);

/** The job that calls it. */
export const callJob = (inputs: YamlRecord, action: ActionName): YamlRecord => ({
  uses: fixWorkflow(action),
  permissions: inOneLine(levelsIn(DOES_BOTH)),
  with: inputs,
  secrets: inOneLine({ 'openai-api-key': expression('secrets.OPENAI_API_KEY') }),
});

const inOneLine = (record: YamlRecord) => new Document().createNode(record, { flow: true });

/** What a step adds to the call. */
interface Added {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly script?: readonly string[];
}

type Option = (name: string) => string;

interface SetupAction {
  readonly action: RegExp;
  /** The options that count. */
  readonly takes: readonly string[];
  /** null: these values cannot be said. */
  add(option: Option, ref: string): Added | null;
}

/** They keep what was built or downloaded for the next run. */
const CACHES =
  /^(?:actions\/cache(?:\/restore)?|Swatinem\/rust-cache|gradle\/actions\/\S+|gradle\/wrapper-validation-action)$/;
/** Options that only save time, or say what fix.yml does anyway. */
const NO_NEED =
  /^(?:.*cache.*|check-latest|token|github-token|always-auth|run_install|allow-prereleases|quiet|profile|override)$/;

const ofVersion = (input: string, language = input): Omit<SetupAction, 'action'> => ({
  takes: [`${language}-version`, `${language}-version-file`],
  add: (option) => {
    const version = option(`${language}-version`) || option(`${language}-version-file`);
    return version === '' || version.includes('\n') ? null : { inputs: { [input]: version } };
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

const ofRust: Omit<SetupAction, 'action'> = {
  takes: ['toolchain', 'components', 'target', 'targets'],
  add: (option, ref) => {
    const rust = option('toolchain') || (/^(?:stable|beta|nightly|\d+\.\d+)/.test(ref) ? ref : 'stable');
    const list = (text: string) => text.split(/[\s,]+/).filter((each) => each !== '');
    const parts = list(option('components')).filter((each) => each !== 'clippy' && each !== 'rustfmt');
    const targets = list(`${option('target')} ${option('targets')}`);
    return {
      inputs: { rust },
      script: [
        ...(parts.length === 0 ? [] : [`rustup component add ${parts.map(shellWord).join(' ')}`]),
        ...(targets.length === 0 ? [] : [`rustup target add ${targets.map(shellWord).join(' ')}`]),
      ],
    };
  },
};

const JAVA = ofVersion('java');

const SETUP_ACTIONS: readonly SetupAction[] = [
  { action: /^actions\/setup-node$/, ...ofVersion('node') },
  { action: /^actions\/setup-python$/, ...ofVersion('python') },
  { action: /^actions\/setup-go$/, ...ofVersion('go') },
  {
    action: /^actions\/setup-java$/,
    takes: ['java-version', 'java-version-file', 'distribution'],
    add: (option, ref) => (/graal|jetbrains/.test(option('distribution')) ? null : JAVA.add(option, ref)),
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
    ...ofRust,
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
  const rights = Object.keys(permissions).filter((name) => !(name in DOES_BOTH));
  const { 'fetch-depth': depth, submodules, ...unusual } = checkout;
  const [more] = [...Object.keys(other), ...rights, ...Object.keys(unusual)];
  if (more !== undefined) return `the job has \`${more}\``;
  const inputs: Record<string, string> = {};
  const script = [...exportsOf(env)];
  for (const step of steps) {
    const added = textAt(step, 'uses') === '' ? ofScript(step, folder) : ofAction(step);
    if (typeof added === 'string') return added;
    for (const [name, value] of Object.entries(added.inputs ?? {})) {
      if ((inputs[name] ?? value) !== value) return `two versions of ${name} are set up`;
      inputs[name] = value;
    }
    if (added.script === undefined) continue;
    // A shell does not see what it has written there itself.
    if (script.some((line) => HANDS_ON.test(line))) return 'a step of the set-up hands values to another';
    script.push(...added.script);
  }
  const values = [...Object.values(inputs), ...script];
  if (values.some((value) => value.includes('${{')))
    return 'an expression of the set-up is known in its job only';
  const [label = 'ubuntu-latest', ...others] = labels;
  const machine = others.length === 0 ? label : JSON.stringify(labels);
  return {
    ...(machine === 'ubuntu-latest' ? {} : { 'runs-on': machine }),
    ...(depth === undefined ? {} : { 'fetch-depth': String(depth) }),
    ...(submodules === undefined ? {} : { submodules: String(submodules) }),
    ...inputs,
    ...(script.length === 0 ? {} : { setup: script.join('\n') }),
  };
}

function ofAction(step: YamlRecord): Added | string {
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
/** What a script does to the shell that it shares with those behind it. */
const STAYS = /^\s*(?:cd|pushd|source|\.|set|shopt|export|exit|trap)\b/m;
const OF_SCRIPTS = /^(?:run|name|id|shell|env|working-directory|continue-on-error|# TODO)$/;

function ofScript(step: YamlRecord, folder: string): Added | string {
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
  // Behind `||`, a script goes on after a command that fails.
  return whole.includes('\n') ? `${what} may fail` : { script: [`${inParentheses} || true`] };
}
