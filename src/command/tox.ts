import { parse as parseToml } from 'smol-toml';
import * as z from 'zod';
import { orElse } from '../base/errors.ts';
import { folderOfFile, pathFrom } from './folders.ts';
import type { CommitFiles, ProgramCall, StartedTask } from './task.ts';

// tox, which runs tests in environments: https://tox.wiki/en/latest/config.html

/** The settings of an environment, as far as they are looked at. */
interface ToxEnvironment {
  /** One command a line; absent: those of the `base` hold. */
  readonly commands?: string | undefined;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** Where the environment runs; absent: where the settings stand. */
  readonly folder?: string | undefined;
}

interface ToxSettings extends ToxFile {
  readonly path: string;
}

/** What a file says of tox. */
interface ToxFile {
  /** The environments that tox runs unasked, as in `env_list = py{38,39}, lint`; absent: `py`. */
  readonly list?: string | undefined;
  /** What the environments have in common. */
  readonly base?: ToxEnvironment | undefined;
  /** The settings of one environment, where it has some of its own. */
  readonly of: (env: string) => ToxEnvironment | undefined;
}

/** A call of tox. */
interface ToxCall {
  readonly folder: string;
  /** The folder or file that `-c` names. */
  readonly settings: string | undefined;
  /** The environments that `-e` names; null: all that tox runs unasked. */
  readonly named: readonly string[] | null;
  /** No option but these, and those that change what is printed. */
  readonly isPlain: boolean;
}

/** Words that change nothing but how many environments run at once, and what is printed. */
const PLAIN_WORDS = /^(?:run|r|-[qv]+|-p|(?:--parallel=)?(?:auto|all|\d+)|--parallel)$/;

function readToxCall({ args, folder }: ProgramCall): ToxCall {
  const rest = [...args];
  const valueBehind = (name: RegExp): string | undefined => {
    const at = rest.findIndex((word) => name.test(word));
    const word = rest[at];
    if (word === undefined) return undefined;
    const joined = /^(?:-\w|--\w+=)(.+)$/.exec(word)?.[1];
    const [, next] = rest.splice(at, joined === undefined ? 2 : 1);
    return joined ?? next;
  };
  const root = valueBehind(/^--root(?:=|$)/);
  const named = valueBehind(/^(?:-e|--env(?:=|$))/);
  return {
    folder: root === undefined ? folder : (pathFrom(folder, root) ?? folder),
    settings: valueBehind(/^(?:-c|--conf(?:=|$))/),
    named: named === undefined || named === 'ALL' ? null : named.split(','),
    isPlain: rest.every((word) => PLAIN_WORDS.test(word)),
  };
}

/** What a call of tox runs, an environment for an environment. */
export async function toxTasks(files: CommitFiles, started: ProgramCall): Promise<readonly StartedTask[]> {
  const call = readToxCall(started);
  const found = await toxSettings(files, call);
  if (found === null) return [];
  const { path, base } = found;
  const root = folderOfFile(path);
  const tasks = environmentsOf(found, call.named).map(({ env, specific }) => {
    const partOf = (part: 'before' | 'commands' | 'after') =>
      linesFor(env.split('-'), specific?.[part] ?? base?.[part] ?? '');
    const lines = [...partOf('before'), ...partOf('commands'), ...partOf('after')];
    const moved = (specific?.folder ?? base?.folder ?? '')
      .replace(/\{(?:tox_?ini_?dir|tox_root|\/)\}\/?/g, '')
      .trim();
    const task = { name: env, path, folder: pathFrom(root, moved) ?? root, lines: lines.map(withDefaults) };
    const isMoved = (specific ?? base)?.folder !== undefined;
    const passed = partOf('commands').filter((line) => POSARGS.test(line));
    return { task, isMoved, passed: passed.map((line) => withDefaults(line.replace(POSARGS, ''))) };
  });
  // tox rewrites words that are paths for an environment that runs elsewhere.
  const isPassed = call.isPlain && !tasks.some(({ isMoved, passed }) => isMoved && passed.length > 0);
  return tasks.map(({ task, passed: lines }) =>
    isPassed && lines.length > 0
      ? { ...task, further: { separator: ' -- ', lines, isQuotedAgain: false } }
      : task,
  );
}

const POSARGS = /\{posargs\b(?::[^{}]*)?\}/;

/** A command without what tox puts in: `pytest tests` for `pytest {posargs:tests}`. */
const withDefaults = (line: string): string =>
  line
    .replace(/^[-!]\s*/, '')
    .replace(/\{(?:tox_?ini_?dir|tox_root)\}\/?/g, './')
    .replace(/\{posargs:([^{}]*)\}|\{env:\w+:([^{}]*)\}/g, '$1$2')
    .replace(/\{env_?(?:python|bin_?dir)\}/g, 'python')
    .replace(/\{[^{}]*\}/g, '');

const environmentsOf = ({ list = 'py', of }: ToxSettings, named: readonly string[] | null) =>
  (named ?? expandBraces(list.replaceAll('\\\n', ' '))).map((env) => ({ env, specific: of(env) }));

/** Reads the first file with settings, in the order in which tox looks: https://tox.wiki/en/latest/config.html#discovery-and-file-types */
async function toxSettings(files: CommitFiles, { folder, settings }: ToxCall): Promise<ToxSettings | null> {
  const named = settings === undefined ? folder : pathFrom(folder, settings);
  if (named === null) return null;
  const isFile = await files.isFile(named);
  const root = isFile ? folderOfFile(named) : named;
  const read = async (name: string) => {
    const path = pathFrom(root, name) ?? name;
    const text = isFile && path !== named ? null : await files.readText(path);
    return { path, text };
  };
  const ini = await read('tox.ini');
  if (ini.text !== null) return { path: ini.path, ...fromIni(ini.text) };
  const setup = await read('setup.cfg');
  const text = setup.text?.replaceAll('[tox:tox]', '[tox]');
  if (text?.includes('\n[tox]\n')) return { path: setup.path, ...fromIni(text) };
  const project = await read('pyproject.toml');
  const tox = ProjectSchema.safeParse(readToml(project.text)).data?.tool?.tox;
  if (tox?.legacy_tox_ini !== undefined) return { path: project.path, ...fromIni(tox.legacy_tox_ini) };
  if (tox !== undefined) return { path: project.path, ...fromTable(tox) };
  const toxToml = await read('tox.toml');
  const table = ToxSchema.safeParse(readToml(toxToml.text)).data;
  return table === undefined ? null : { path: toxToml.path, ...fromTable(table) };
}

function fromIni(text: string): ToxFile {
  const sections = text.split(/^(?=\[)/m);
  const section = (name: string): string | undefined => sections.find((each) => each.startsWith(`[${name}]`));
  const environment = (name: string): ToxEnvironment | undefined => {
    const body = section(name);
    return body === undefined
      ? undefined
      : {
          commands: valueIn(body, 'commands'),
          before: valueIn(body, 'commands_pre'),
          after: valueIn(body, 'commands_post'),
          folder: valueIn(body, 'change_?dir'),
        };
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
  .object({
    commands: CommandsSchema.optional(),
    commands_pre: CommandsSchema.optional(),
    commands_post: CommandsSchema.optional(),
    change_dir: z.string().catch('{unknown}').optional(),
  })
  .transform(({ commands, commands_pre, commands_post, change_dir }) => ({
    commands: commands?.map((words) => words.join(' ')).join('\n'),
    before: commands_pre?.map((words) => words.join(' ')).join('\n'),
    after: commands_post?.map((words) => words.join(' ')).join('\n'),
    folder: change_dir,
  }));
const ToxSchema = z.object({
  legacy_tox_ini: z.string().optional(),
  env_list: z.array(z.string().catch('')).catch([]).optional(),
  env_run_base: EnvironmentSchema.optional(),
  env: z
    .record(
      z.string(),
      EnvironmentSchema.catch({ commands: '', before: undefined, after: undefined, folder: undefined }),
    )
    .default({}),
});
const ProjectSchema = z.object({ tool: z.object({ tox: ToxSchema.optional() }).optional() });

const fromTable = ({ env_list, env_run_base, env }: z.infer<typeof ToxSchema>): ToxFile => ({
  list: env_list?.join(','),
  base: env_run_base,
  of: (name) => (Object.hasOwn(env, name) ? env[name] : undefined),
});

/** The parsed TOML; null where there is no file, or it is no TOML. */
const readToml = (text: string | null): unknown =>
  text === null ? null : orElse(null, () => parseToml(text));

/** The lines of an environment's `commands` that are for these factors. */
function linesFor(factors: readonly string[], commands: string): readonly string[] {
  return commands
    .replaceAll('\\\n', ' ')
    .split('\n')
    .flatMap((line) => {
      const [, factor, command = ''] = /^\s*(?:([\w,{}!.-]+):\s)?\s*(.*)$/.exec(line) ?? [];
      const matches = (part: string): boolean =>
        part.split('-').every((each) => factors.includes(each.replace('!', '')) !== each.startsWith('!'));
      return command === '' || (factor !== undefined && !factor.split(',').some(matches)) ? [] : [command];
    });
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
