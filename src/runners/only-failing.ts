import * as z from 'zod';
import { readJson } from '../base/json.ts';
import { shellWord } from '../base/text.ts';
import {
  type Call,
  type CommandTree,
  programName,
  readCommand,
  type SimpleCommand,
  type Word,
} from '../command/command.ts';
import type { TestFailure } from '../core/events.ts';
import type { TestCommand } from '../core/task.ts';
import { RUNNERS } from './all-runners.ts';
import {
  type BuiltProgramCall,
  type CallFolder,
  type FolderFiles,
  type OnlyTests,
  readArguments,
  wordList,
} from './test-runner.ts';

/** A variable that is set for one call: `CI=1`. */
const ASSIGNMENT = /^[A-Za-z_]\w*=/;
const setsVariable = ({ value }: Word): boolean => ASSIGNMENT.test(value);

/** Launchers that do not change what the runner's arguments mean: their names, the word behind these, and what else may stand there. */
const TRANSPARENT: readonly (readonly [programs: string, verb: string | null, others: RegExp])[] = [
  ['poetry pipenv pdm rye hatch', 'run', /(?!)/],
  ['pnpm yarn bundle', 'exec', /(?!)/],
  ['uv', 'run', /^--(?:frozen|locked|no-sync|all-extras)$/],
  ['bunx', null, /(?!)/],
  ['npx', null, /^--(?:no-install|yes|no)$/],
  ['xvfb-run', null, /^-a$/],
  ['cross-env', null, ASSIGNMENT],
  ['timeout', null, /^(?:-.*|[A-Z]+|[\d.]+[smhd]?)$/],
  ['node', null, /^--[\w-]+(?:=|$)/],
];

/** Whether these words are launchers, one behind the other, that change nothing. */
function areTransparent(words: readonly Word[]): boolean {
  const [program, ...rest] = words.map(({ value }) => value);
  if (program === undefined) return true;
  const [, verb, others = /(?!)/] =
    TRANSPARENT.find(([programs]) => programs.split(' ').includes(program)) ?? [];
  if (verb === undefined || (verb !== null && rest[0] !== verb)) return false;
  const from = verb === null ? 0 : 1;
  const end = rest.findIndex((word, at) => at >= from && !others.test(word));
  return end < 0 || areTransparent(words.slice(end + 1));
}

/** The most words that stand before a runner, its own name included. */
const MAX_NAME_WORDS = 8;
/** Some systems refuse longer commands. */
const MAX_COMMAND_CHARS = 16_000;

/** The files of the base commit, by paths from its root. */
export interface RepositoryFiles extends FolderFiles {
  paths(): Iterable<string>;
}

/** What is known of a test command by its words, and by the scripts that it starts. */
interface KnownCommand {
  /** How many runners it calls one after the other, also over its workspaces; at least 1. None in loops, pipes and branches is counted. */
  readonly runners: number;
  /**
   * Commands that run only these failing tests, or few others, the tightest first; none where the command is not a plain
   * call of a runner that can do so. The ids come from outputs, which whoever writes tests controls: they reach the shell
   * only as quoted words.
   */
  commandsForOnly(failures: readonly TestFailure[]): Promise<readonly string[]>;
}

export async function readTestCommand(
  { run, shell, workingDirectory: folder }: Pick<TestCommand, 'run' | 'shell' | 'workingDirectory'>,
  files: RepositoryFiles,
): Promise<KnownCommand> {
  const tree = await readCommand(files, { run, shell, folder });
  return {
    runners: Math.max(1, runnersIn(tree)),
    async commandsForOnly(failures) {
      const found = await commandsFor(tree, { failures, files });
      const commands = found.map(({ before, text }) => before + text);
      return commands.filter((text) => text.length <= MAX_COMMAND_CHARS);
    },
  };
}

interface Search {
  readonly failures: readonly TestFailure[];
  readonly files: FolderFiles;
}

function folderView(path: string, { isFile, isFolder, readText }: FolderFiles): CallFolder {
  const below = (name: string): string => (path === '.' ? name : `${path}/${name}`);
  return {
    path,
    isFile: (name) => isFile(below(name)),
    isFolder: (name) => isFolder(below(name)),
    readText: (name) => readText(below(name)),
  };
}

/** The commands in the place of a script, behind what it does before its last call; from the folder where it starts. */
async function commandsFor(tree: CommandTree, search: Search): Promise<readonly OnlyCommand[]> {
  const script = readPlainScript(tree);
  if (script === null) return [];
  const { environment, calls, before } = script;
  const [{ folder }] = calls;
  const words = await withoutCoverage(script, folderView(folder, search.files));
  const call = runnerCallOf(words);
  const called = call ?? builtProgramOf(words, folder, search);
  if (called !== null) {
    const forms = await onlyForms(called, folder, search);
    return forms.map(({ args }) => ({ before, text: `${called.head} ${args}`, isOneCall: true }));
  }
  for (const each of calls) {
    // A launcher might not know the variables that a task needs.
    const isCalled = words.length === environment.length + each.words.length;
    const found = isCalled ? await commandsForTasks(script, each, search) : [];
    if (found.length > 0) return found;
    const further = await withFurtherWords(script, each, search);
    if (further.length > 0) return further;
  }
  return [];
}

interface OnlyCommand {
  /** What the script does before, unchanged. */
  readonly before: string;
  readonly text: string;
  /** Variables may stand before the text as they may before a call. */
  readonly isOneCall: boolean;
}

/** The commands in the place of a call that starts tasks: the last of these that runs tests, behind what comes before it. */
async function commandsForTasks(
  { environment, before: outer }: PlainScript,
  { folder, scripts }: Call,
  search: Search,
): Promise<readonly OnlyCommand[]> {
  // Tasks after the last one that runs tests are left out here: the final run of the whole command makes them.
  for (const script of scripts.toReversed()) {
    const exact = script.origin.kind === 'task' ? script.origin.exact : undefined;
    const found = exact === undefined ? [] : await commandsFor(script, search);
    if (exact === undefined || found.length === 0) continue;
    const variables = wordList(rawWords(environment), exact.variables);
    const first = exact.before === undefined ? '' : `${exact.before}\n`;
    const move = folder === script.folder ? '' : `cd ${pathBetween(folder, script.folder)} && `;
    return found.map(({ before: inner, text, isOneCall }) => {
      const isAlone = isOneCall && `${first}${inner}`.trim() === '';
      const set = variables === '' ? '' : isAlone ? `${variables} ` : `export ${variables}\n`;
      const command = isAlone ? text : `${first}${inner}${text}`;
      return { before: outer, text: `${move}${set}${command}`, isOneCall: isAlone && move === '' };
    });
  }
  return [];
}

/** The path of a folder from another one. */
function pathBetween(from: string, to: string): string {
  const [above, below] = [from, to].map((path) => (path === '.' ? [] : path.split('/')));
  const [outer, inner] = [above ?? [], below ?? []];
  const differ = outer.findIndex((name, at) => name !== inner[at]);
  const shared = differ < 0 ? outer.length : differ;
  return shellWord([...outer.slice(shared).map(() => '..'), ...inner.slice(shared)].join('/') || '.');
}

/** The call with further words, which the tasks that it starts pass on to a runner and to nothing else. */
async function withFurtherWords(
  { environment, command, before }: PlainScript,
  call: Call,
  search: Search,
): Promise<readonly OnlyCommand[]> {
  const around = launchersOf(call);
  const isModule = around[1]?.value === '-m' && programName(around[0]?.value ?? '') === 'python';
  if (!areTransparent(isModule ? around.slice(2) : around)) return [];
  const outer = wordList(rawWords([...environment, ...command.words]));
  const forms: (readonly string[])[] = [];
  for (const { origin, folder } of call.scripts) {
    const further = origin.kind === 'task' ? origin.further : undefined;
    for (const line of further?.lines ?? []) {
      const added = await addedTo(line, folder, search);
      const kept = added.filter((words) => !further?.isQuotedAgain || !QUOTED_BADLY.test(words));
      forms.push(kept.map((words) => outer + further?.separator + words));
    }
  }
  const [first = [], ...others] = forms;
  const shared = first.filter((text) => others.every((each) => each.includes(text)));
  return shared.map((text) => ({ before, text, isOneCall: true }));
}

/** The launchers before a call, without the variables that are set for it. */
const launchersOf = ({ launchers, command }: Call): readonly Word[] =>
  launchers.filter((word) => !command.assignments.includes(word));

const QUOTED_BADLY = /\$(?!['|)])|[`"!]|\\['\\]/;

/** The words that a call of a runner needs behind its own to run only the failing tests. */
async function addedTo(line: string, folder: string, search: Search): Promise<readonly string[]> {
  const tree = await readCommand(EMPTY_REPOSITORY, { run: line, folder });
  const script = readPlainScript(tree);
  const call =
    script === null || script.before.trim() !== ''
      ? null
      : runnerCallOf([...script.environment, ...script.command.words]);
  const forms = call === null ? [] : await onlyForms(call, folder, search);
  return forms.flatMap(({ added }) => added ?? []);
}

const EMPTY_REPOSITORY = { isFile: () => false, readText: () => null, paths: () => [] };

function runnersIn({ script: { isKnown, plain }, calls }: CommandTree): number {
  let count = 0;
  for (const command of isKnown ? plain : []) {
    if (command === null) continue;
    if (runnerCallOf(command.words) !== null) count += 1;
    else
      for (const { scripts } of calls.filter((call) => call.command === command))
        for (const inner of scripts) count += isTask(inner) ? runnersIn(inner) : 0;
  }
  return count;
}

/** A script that runs as a whole, as those of npm do, and not only when packages are installed. */
const isTask = ({ origin }: CommandTree): boolean =>
  origin.kind === 'task' && origin.hook !== 'lifecycle' && origin.isOfWholeFile !== true;

/** A script whose last command is a plain call, and whose commands before that run unchanged. */
interface PlainScript {
  /** The text before the call, unchanged. */
  readonly before: string;
  /** The variables set for the call. Nothing of them, and of the call, is expanded but globs. */
  readonly environment: readonly Word[];
  readonly command: SimpleCommand;
  /** The call itself, and what its launchers start. */
  readonly calls: readonly [Call, ...Call[]];
}

/** The one call of a script, when nothing else in it does anything; null when in doubt. */
function readPlainScript({ script, calls }: CommandTree): PlainScript | null {
  const command = script.plain.at(-1);
  if (!script.isKnown || command == null || !isPlain(command)) return null;
  let isMoved = false;
  for (const each of script.plain.slice(0, -1)) {
    if (each === null) return null;
    if (!isMoved && isPlain(each) && entersFolder(each)) isMoved = true;
    else if (changesTheCall(each)) return null;
  }
  const [first, ...behind] = calls.filter((call) => call.command === command);
  if (first === undefined) return null;
  const before = script.text.slice(0, command.start);
  return { before, environment: command.assignments, command, calls: [first, ...behind] };
}

const isPlain = ({ assignments, words, redirections }: SimpleCommand): boolean =>
  redirections.length === 0 && [...assignments, ...words].every(({ expands }) => !expands);

/**
 * Whether a command before the call changes what its words mean, or is a call of a runner itself. Any other is run as it stands:
 * builds, and variables whose values the shell knows.
 */
function changesTheCall({ words }: SimpleCommand): boolean {
  const [program = ''] = words.map(({ value }) => value);
  return CHANGES_THE_SHELL.test(program) || runnerCallOf(words) !== null;
}

const CHANGES_THE_SHELL =
  /^(?:cd|pushd|popd|\.|source|eval|exec|exit|return|trap|alias|read|unset|shopt|command|builtin|enable)$|[$`]/;

function entersFolder({ assignments, words }: SimpleCommand): boolean {
  const [program, folder = '-', ...more] = words.map(({ value }) => value);
  return (
    program === 'cd' && more.length === 0 && assignments.length === 0 && !/[*?[\]{}]|^[-/]|\.\./.test(folder)
  );
}

interface RunnerWords {
  /** Variables, launcher and runner, unchanged: `CI=1 npx jest`. */
  readonly head: string;
  readonly call: BuiltProgramCall;
  readonly args: readonly Word[];
}

/** The call of a known runner in these words; null when they call none. */
function runnerCallOf(words: readonly Word[]): RunnerWords | null {
  const start = words.findIndex((word) => !setsVariable(word));
  if (start === -1) return null;
  for (let from = start; from < Math.min(words.length, start + MAX_NAME_WORDS); from++) {
    if (!areTransparent(words.slice(start, from))) continue;
    for (let to = Math.min(from + 4, words.length); to > from; to--) {
      const callWords = words.slice(from, to);
      const name = callWords.map(({ value }) => value.replace(/^.*\//, '')).join(' ');
      const runner = RUNNERS.find(({ call }) => call?.pattern.test(name) === true);
      // `node jest.js` runs jest.
      const isLauncher = name === 'node' && !words.some(({ value }) => value === '--test');
      if (runner?.call === undefined || isLauncher) continue;
      const head = wordList(words.slice(0, to).map(({ raw }) => raw));
      return { head, call: runner.call, args: words.slice(to) };
    }
  }
  return null;
}

/** The call of a program that printed all failing tests and is no file of the repository, so that it was built. */
function builtProgramOf(
  words: readonly Word[],
  folder: string,
  { failures, files }: Search,
): RunnerWords | null {
  const at = words.findIndex((word) => word.value.includes('/') && !setsVariable(word));
  const path = words[at]?.value.replace(/^(?:\.\/)+/, '') ?? '';
  const launchers = words.slice(0, at).filter((word) => !setsVariable(word));
  const [runner, ...others] = new Set(failures.map(({ parts }) => parts?.runner));
  const call = RUNNERS.find(({ formats = {} }) => runner !== undefined && runner in formats)?.program;
  const isBuilt = at !== -1 && !folderView(folder, files).isFile(path) && areTransparent(launchers);
  if (call === undefined || others.length > 0 || !isBuilt) return null;
  return { head: wordList(rawWords(words.slice(0, at + 1))), call, args: words.slice(at + 1) };
}

/**
 * The call without the program that measures its coverage: a part of the tests would fail the coverage threshold. nyc stays if
 * it loads modules into the tests.
 */
async function withoutCoverage(
  { environment, command, calls }: PlainScript,
  folder: CallFolder,
): Promise<readonly Word[]> {
  const at = calls.findIndex(({ words }) => /^(?:nyc|c8)$/.test(programName(words[0]?.value ?? '')));
  const [cover, program] = [calls[at], calls[at + 1]];
  const whole = [...environment, ...command.words];
  if (cover === undefined || program === undefined) return whole;
  const launchers = launchersOf(cover);
  if (!areTransparent(launchers)) return whole;
  const options = cover.words.slice(1, -program.words.length).map(({ value }) => value);
  const settings = await Promise.all(
    ['.nycrc', '.nycrc.json', '.nycrc.yml', '.nycrc.yaml', 'nyc.config.js', 'package.json'].map(
      folder.readText,
    ),
  );
  const [manifest] = settings.splice(-1);
  const nycSettings = readJson(NycSchema, manifest ?? '')?.nyc ?? {};
  const loadsModules =
    'require' in nycSettings ||
    options.some((option) => NYC_LOADS.test(option)) ||
    settings.some((text) => text?.includes('require') === true);
  if (loadsModules) return whole;
  // What fetches the program of coverage goes with it.
  const isFetcher = FETCHERS.has(launchers[0]?.value ?? '');
  return [...environment, ...(isFetcher ? [] : launchers), ...program.words];
}

const FETCHERS: ReadonlySet<string> = new Set(['npx', 'pnpm', 'yarn', 'bunx']);
const NYC_LOADS = /^(?:-r|--require)\b/;
const NycSchema = z.object({ nyc: z.record(z.string(), z.unknown()).default({}) });

const rawWords = (words: readonly Word[]): readonly string[] => words.map(({ raw }) => raw);

async function onlyForms(
  { call, args }: RunnerWords,
  path: string,
  { failures, files }: Search,
): Promise<readonly OnlyTests[]> {
  const folder = folderView(path, files);
  const isPath = (text: string): boolean => {
    const name = text.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
    return name === '' || name === '.' || folder.isFile(name) || folder.isFolder(name);
  };
  const parsed = readArguments(args, call.options, isPath);
  return parsed === null ? [] : call.only(parsed, failures, folder);
}
