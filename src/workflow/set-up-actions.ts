import { textAt } from '../base/json.ts';
import { shellWord } from '../base/text.ts';
import { type PlainObject, recordAt } from './init-choice.ts';

// The set-up actions that fix.yml has an input for, or whose work a line of its input `setup` does.

/** What a set-up action becomes in a call of fix.yml. */
interface SetUp {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly script?: readonly string[];
}

type Option = (name: string) => string;

/** Versions that the repository pins by its manifests, by program: `pnpm` → `9.1.0`. */
export type Pins = ReadonlyMap<string, string>;

interface Known {
  readonly takes: readonly string[];
  /** What the action becomes; null: a call of fix.yml cannot say the values of these options. */
  readonly add: (option: Option, of: { readonly ref: string; readonly pins: Pins }) => SetUp | null;
}

/** Options that only save time, or say what fix.yml does anyway. */
const NO_NEED = new Set(
  'check-latest token github-token always-auth allow-prereleases quiet profile override architecture'.split(
    ' ',
  ),
);
export const isNoNeed = (option: string): boolean => NO_NEED.has(option) || option.includes('cache');

/** An action that sets up one language, of a version that is given as such or by a file. */
const versionOf = (language: string): Known => ({
  takes: [`${language}-version`, `${language}-version-file`],
  add: (option) => {
    const version = option(`${language}-version`) || option(`${language}-version-file`);
    return version === '' || version.includes('\n') ? null : { inputs: { [language]: version } };
  },
});

const fromNpm = (name: string): Known => ({
  takes: ['version', `${name}-version`],
  add: (option, { pins }) => {
    const version = option('version') || option(`${name}-version`) || pins.get(name) || 'latest';
    return { script: [`npm install --global ${shellWord(`${name}@${version}`)}`] };
  },
});

const fromPipx = (name: string, takes: readonly string[] = []): Known => ({
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

const RUST: Known = {
  takes: ['toolchain', 'components', 'target', 'targets'],
  add: (option, { ref }) => {
    const rust = option('toolchain') || (/^(?:stable|beta|nightly|\d+\.\d+)/.test(ref) ? ref : 'stable');
    const list = (text: string) => text.split(/[\s,]+/).filter((each) => each !== '');
    const parts = list(option('components')).filter((each) => each !== 'clippy' && each !== 'rustfmt');
    const targets = list(`${option('target')} ${option('targets')}`);
    const adding = (what: string, names: readonly string[]) =>
      names.length === 0 ? [] : [`rustup ${what} add ${names.map(shellWord).join(' ')}`];
    return { inputs: { rust }, script: [...adding('component', parts), ...adding('target', targets)] };
  },
};

const JAVA = versionOf('java');

const SETUP_ACTIONS: Readonly<Record<string, Known>> = {
  'actions/setup-node': versionOf('node'),
  'actions/setup-python': versionOf('python'),
  'actions/setup-go': versionOf('go'),
  'actions/setup-java': {
    takes: [...JAVA.takes, 'distribution', 'java-package'],
    add: (option, of) => (/graal|jetbrains/.test(option('distribution')) ? null : JAVA.add(option, of)),
  },
  'ruby/setup-ruby': {
    takes: ['ruby-version', 'bundler-cache'],
    add: (option) => ({
      inputs: { ruby: option('ruby-version') || 'default' },
      script: option('bundler-cache') === 'true' ? ['bundle install'] : [],
    }),
  },
  'dtolnay/rust-toolchain': RUST,
  'actions-rust-lang/setup-rust-toolchain': RUST,
  'actions-rs/toolchain': RUST,
  'pnpm/action-setup': {
    takes: ['version', 'run_install'],
    add: (option, of) => {
      const script = fromNpm('pnpm').add(option, of)?.script ?? [];
      const installs = !['', 'false', 'null'].includes(option('run_install').trim());
      return { script: [...script, ...(installs ? ['pnpm install'] : [])] };
    },
  },
  'oven-sh/setup-bun': fromNpm('bun'),
  'denoland/setup-deno': fromNpm('deno'),
  'astral-sh/setup-uv': fromPipx('uv', ['python-version']),
  'snok/install-poetry': fromPipx('poetry'),
  'abatilo/actions-poetry': fromPipx('poetry'),
  'pypa/hatch': fromPipx('hatch'),
  'extractions/setup-just': { takes: [], add: () => ({ script: ['pipx install rust-just'] }) },
};

/** What fix.yml does in place of a step with a set-up action; a text says why it cannot, as the end of a sentence. */
export function ofSetupAction(step: PlainObject, pins: Pins): SetUp | string {
  const [uses = '', ref = ''] = textAt(step, 'uses').split('@');
  const known = SETUP_ACTIONS[uses];
  if (known === undefined) return `${uses} is part of the set-up`;
  const inputs = recordAt(step, 'with');
  const [extra] = [
    ...['if', 'env'].filter((key) => step[key] !== undefined),
    ...Object.keys(inputs).filter((name) => !known.takes.includes(name) && !isNoNeed(name)),
  ];
  if (extra !== undefined) return `${uses} has \`${extra}\``;
  const option = (name: string): string => String(inputs[name] ?? '');
  return known.add(option, { ref, pins }) ?? `${uses} has options that fix.yml has not`;
}
