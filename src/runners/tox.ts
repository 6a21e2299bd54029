import { parse as parseToml } from 'smol-toml';
import * as z from 'zod';
import { orElse } from '../base/errors.ts';
import type { CallFolder } from './test-runner.ts';

// tox, which runs tests in environments: https://tox.wiki/en/latest/config.html

interface ToxCommand {
  readonly line: string;
  /** Whether the environment runs it in another folder. */
  readonly isMoved: boolean;
}

/** The settings of an environment, as far as they are looked at. */
interface ToxEnvironment {
  /** One command a line; absent: those of the `base` hold. */
  readonly commands?: string | undefined;
  readonly isMoved: boolean;
}

interface ToxSettings {
  /** The environments that tox runs unasked, as in `env_list = py{38,39}, lint`; absent: `py`. */
  readonly list?: string | undefined;
  /** What the environments have in common. */
  readonly base?: ToxEnvironment | undefined;
  /** The settings of one environment, where it has some of its own. */
  readonly of: (env: string) => ToxEnvironment | undefined;
}

/** The commands, of the environments `named` (null: all that tox runs unasked), that pass on further arguments: `pytest {posargs}`. */
export async function toxCommands(
  folder: CallFolder,
  named: readonly string[] | null,
): Promise<readonly ToxCommand[]> {
  const settings = await toxSettings(folder);
  if (settings === null) return [];
  const { list = 'py', base, of } = settings;
  const envs = named ?? expandBraces(list.replaceAll('\\\n', ' '));
  return envs.flatMap((env) => {
    const own = of(env);
    const { isMoved = false } = own ?? base ?? {};
    const lines = linesFor(env.split('-'), own?.commands ?? base?.commands ?? '');
    return lines.map((line) => ({ line, isMoved }));
  });
}

/** Reads the first file with settings, in the order in which tox looks: https://tox.wiki/en/latest/config.html#discovery-and-file-types */
async function toxSettings(folder: CallFolder): Promise<ToxSettings | null> {
  const ini = await folder.read('tox.ini');
  if (ini !== null) return fromIni(ini);
  const setup = (await folder.read('setup.cfg'))?.replaceAll('[tox:tox]', '[tox]');
  if (setup?.includes('\n[tox]\n')) return fromIni(setup);
  const project = ProjectSchema.safeParse(readToml(await folder.read('pyproject.toml'))).data?.tool?.tox;
  if (project?.legacy_tox_ini !== undefined) return fromIni(project.legacy_tox_ini);
  const table = project ?? ToxSchema.safeParse(readToml(await folder.read('tox.toml'))).data;
  return table === undefined ? null : fromTable(table);
}

function fromIni(text: string): ToxSettings {
  const sections = text.split(/^(?=\[)/m);
  const section = (name: string): string | undefined => sections.find((each) => each.startsWith(`[${name}]`));
  const environment = (name: string): ToxEnvironment | undefined => {
    const own = section(name);
    return own === undefined
      ? undefined
      : { commands: valueIn(own, 'commands'), isMoved: /^(?:changedir|change_dir)\s*=/m.test(own) };
  };
  return {
    list: valueIn(section('tox') ?? '', 'env_?list'),
    base: environment('testenv'),
    of: (env) => environment(`testenv:${env}`),
  };
}

const valueIn = (section: string, name: string): string | undefined =>
  new RegExp(`^${name}\\s*=([^\\n]*(?:\\n[ \\t]+[^\\n]*|\\n(?=\\n[ \\t]))*)`, 'm').exec(section)?.[1];

/** `{ replace = "posargs", default = ["tests"] }` is `{posargs}` of a tox.ini; what else is put in is not known. */
const WordSchema = z
  .union([z.string(), z.object({ replace: z.string() })])
  .transform((word) => (typeof word === 'string' ? word : `{${word.replace}}`));
/** A command that is not understood, as one that another table puts in, is one that takes no arguments. */
const CommandsSchema = z.array(z.array(WordSchema).catch([])).catch([]);
const EnvironmentSchema = z
  .object({ commands: CommandsSchema.optional(), change_dir: z.unknown().optional() })
  .transform(({ commands, change_dir }) => ({
    commands: commands?.map((words) => words.join(' ')).join('\n'),
    isMoved: change_dir !== undefined,
  }));
const ToxSchema = z.object({
  legacy_tox_ini: z.string().optional(),
  env_list: z.array(z.string().catch('')).catch([]).optional(),
  env_run_base: EnvironmentSchema.optional(),
  env: z.record(z.string(), EnvironmentSchema.catch({ commands: '', isMoved: false })).default({}),
});
const ProjectSchema = z.object({ tool: z.object({ tox: ToxSchema.optional() }).optional() });

const fromTable = ({ env_list, env_run_base, env }: z.infer<typeof ToxSchema>): ToxSettings => ({
  list: env_list?.join(','),
  base: env_run_base,
  of: (name) => (Object.hasOwn(env, name) ? env[name] : undefined),
});

/** The parsed TOML; null where there is no file, or it is no TOML. */
const readToml = (text: string | null): unknown =>
  text === null ? null : orElse(null, () => parseToml(text));

/** The lines of an environment's `commands` that are for these factors and pass on further arguments. */
function linesFor(factors: readonly string[], commands: string): readonly string[] {
  return commands
    .replaceAll('\\\n', ' ')
    .split('\n')
    .flatMap((line) => {
      const [, factor, command = ''] = /^\s*(?:([\w,{}!.-]+):\s)?\s*(.*)$/.exec(line) ?? [];
      const isOwn = (part: string): boolean =>
        part.split('-').every((each) => factors.includes(each.replace('!', '')) !== each.startsWith('!'));
      return factor !== undefined && !factor.split(',').some(isOwn) ? [] : [command];
    })
    .filter((command) => /\{posargs\b/.test(command));
}

/** `py38-a`, `py38-b`, `py39-a`, `py39-b` and `lint` of `py{38,39}-{a,b}, lint`. */
const expandBraces = (list: string): readonly string[] =>
  list
    .split(/[\s,]+(?![^{}]*\})/)
    .filter((env) => env !== '' && env.split('{').length <= MAX_BRACES)
    .flatMap(expandWord);

const MAX_BRACES = 5;

function expandWord(word: string): readonly string[] {
  const [, before, inner, after] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(word) ?? [];
  return inner === undefined
    ? [word]
    : inner.split(',').flatMap((each) => expandWord(`${before}${each.trim()}${after}`));
}
