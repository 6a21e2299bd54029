import * as z from 'zod';
import type { TestFailure } from '../core/events.ts';
import { readJson } from '../core/json.ts';
import type { TestCommand } from '../core/task.ts';
import { readScript, type SimpleCommand, type Word } from '../shell/script.ts';
import { RUNNERS } from './all-runners.ts';
import { pytest } from './python.ts';
import { type CallFolder, type OnlyTests, type RunnerCall, readArguments, wordList } from './test-runner.ts';

/** What may stand before a runner without changing what its arguments mean. */
const TRANSPARENT_LAUNCHERS =
  /^(?:(?:poetry|pipenv|pdm|rye|hatch) run|uv run(?: --(?:frozen|locked|no-sync|all-extras))*|npx(?: --(?:no-install|yes|no))?|pnpm exec|yarn exec|bunx|bundle exec|cross-env(?: [A-Za-z_]\w*=\S*)*|xvfb-run(?: -a)?|timeout(?: -[\w-]+(?:=\S+)?| -[ks] \S+)* [\d.]+[smhd]?|node(?: --[\w-]+(?:=\S*)?)*)$/;

/** The most words that stand before a runner, its own name included. */
const MAX_NAME_WORDS = 8;
/** Some systems refuse longer commands. */
const MAX_COMMAND_CHARS = 16_000;

/**
 * Commands that run only these failing tests, or few others, the tightest first; none where the command is not a plain
 * call of a runner that can do so. The ids come from outputs, which whoever writes tests controls: they reach the shell
 * only as quoted words. `files` are those of the base commit, by paths from its root.
 */
export async function commandsForOnly(
  failures: readonly TestFailure[],
  command: TestCommand,
  files: Pick<CallFolder, 'isFile' | 'isFolder' | 'read'>,
): Promise<readonly string[]> {
  const script = await readPlainScript(command.run, command.shell);
  if (script === null) return [];
  const path = [command.workingDirectory, script.folder].filter((part) => part !== '.').join('/') || '.';
  const below = (name: string): string => (path === '.' ? name : `${path}/${name}`);
  const folder: CallFolder = {
    path,
    isFile: (name) => files.isFile(below(name)),
    isFolder: (name) => files.isFolder(below(name)),
    read: (name) => files.read(below(name)),
  };
  const call = runnerCallOf(script.words);
  const commands =
    call === null
      ? await commandsForScript(script.words, failures, folder)
      : (await onlyForms(call, failures, folder)).map(({ args }) => `${call.head} ${args}`);
  return commands.map((text) => script.before + text).filter((text) => text.length <= MAX_COMMAND_CHARS);
}

/** Whether the command is one plain call of pytest, in a shell that we know. */
export async function callsPytest({ run, shell }: Pick<TestCommand, 'run' | 'shell'>): Promise<boolean> {
  const script = await readPlainScript(run, shell);
  return script !== null && runnerCallOf(script.words)?.call === pytest.call;
}

/** A script whose last command is a plain call; what stands before it only sets options, variables and the folder. */
interface PlainScript {
  /** Everything up to the call, as it stands. */
  readonly before: string;
  /** The variables set for the call, the program, and its arguments. Nothing of them is expanded but globs. */
  readonly words: readonly Word[];
  /** Where a `cd` before the call leads to, relative to where the script starts. */
  readonly folder: string;
}

/** The one call of a script, when nothing else in it does anything; null when in doubt. */
async function readPlainScript(text: string, shell: string | null): Promise<PlainScript | null> {
  const { isKnown, statements } = await readScript(text, shell);
  const commands = statements.flatMap((joined): readonly (SimpleCommand | null)[] => joined ?? [null]);
  const call = commands.pop();
  if (!isKnown || call == null || call.words.length === 0 || !isPlain(call)) return null;
  let folder: string | null = null;
  for (const command of commands) {
    if (command === null || !isPlain(command)) return null;
    const into = folderOfCd(command);
    if (into !== null && folder === null) folder = into;
    else if (!keepsItsEffect(command)) return null;
  }
  return {
    before: text.slice(0, call.start),
    words: [...call.assignments, ...call.words],
    folder: folder ?? '.',
  };
}

const isPlain = ({ assignments, words, redirections }: SimpleCommand): boolean =>
  redirections.length === 0 && [...assignments, ...words].every(({ expands }) => !expands);

/** Commands that change how the call runs, in ways that stay the same where it runs fewer tests. */
function keepsItsEffect({ words }: SimpleCommand): boolean {
  const [program, ...args] = words.map(({ value }) => value);
  if (program === undefined) return true;
  if (program === 'export') return args.every((arg) => arg.includes('='));
  return program === 'set' && /^[-+]/.test(args[0] ?? '');
}

function folderOfCd({ assignments, words }: SimpleCommand): string | null {
  const [program, folder, ...more] = words.map(({ value }) => value);
  if (program !== 'cd' || folder === undefined || more.length > 0 || assignments.length > 0) return null;
  if (/[*?[\]{}]/.test(folder) || folder.startsWith('-')) return null;
  return folder.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '') || '.';
}

interface RunnerWords {
  /** Environment, launcher and runner, as they stand. */
  readonly head: string;
  readonly call: RunnerCall;
  readonly args: readonly Word[];
}

/** null when no known runner is called. */
function runnerCallOf(words: readonly Word[]): RunnerWords | null {
  const start = words.findIndex(({ value }) => !/^[A-Za-z_]\w*=/.test(value));
  if (start === -1) return null;
  for (let from = start; from < Math.min(words.length, start + MAX_NAME_WORDS); from++) {
    if (from > start && !TRANSPARENT_LAUNCHERS.test(textOfWords(words.slice(start, from)))) continue;
    for (let to = Math.min(from + 4, words.length); to > from; to--) {
      const own = words.slice(from, to);
      const name = own.map(({ value }) => value.replace(/^.*\//, '')).join(' ');
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

const textOfWords = (words: readonly Word[]): string => words.map(({ value }) => value).join(' ');

async function onlyForms(
  { call, args }: RunnerWords,
  failures: readonly TestFailure[],
  folder: CallFolder,
): Promise<readonly OnlyTests[]> {
  const isPath = (text: string): boolean => {
    const path = text.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
    return path === '' || path === '.' || folder.isFile(path) || folder.isFolder(path);
  };
  const parsed = readArguments(args, call.options, isPath);
  return parsed === null ? [] : call.only(parsed, failures, folder);
}

const ManifestSchema = z.object({ scripts: z.record(z.string(), z.string()).default({}) });

/** As npm, pnpm and yarn do for scripts: the programs of the package and of the workspaces above it. */
const LOCAL_PROGRAMS =
  'PATH="$PWD/node_modules/.bin:$PWD/../node_modules/.bin:$PWD/../../node_modules/.bin:$PATH"';

/** `npm test` and the like, when the script in package.json is a plain call itself. */
async function commandsForScript(
  words: readonly Word[],
  failures: readonly TestFailure[],
  folder: CallFolder,
): Promise<readonly string[]> {
  const start = words.findIndex(({ value }) => !/^[A-Za-z_]\w*=/.test(value));
  const called = textOfWords(words.slice(start));
  const [, name, short] =
    /^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? (?:--?s(?:ilent)? )?([\w:.-]+)|(test|t|tst))(?: --silent)?$/.exec(
      called,
    ) ??
    /^(?:yarn|pnpm) ([\w:.-]+)$/.exec(called) ??
    [];
  const script = name ?? (short === undefined ? undefined : 'test');
  // `bun test` is bun's own runner.
  if (script === undefined || (words[start]?.value === 'bun' && name === undefined)) return [];
  const manifest = await folder.read('package.json');
  const scripts = (manifest === null ? null : readJson(ManifestSchema, manifest))?.scripts ?? {};
  const inner = await readPlainScript(scripts[script] ?? '', null);
  const call = inner === null || inner.before.trim() !== '' ? null : runnerCallOf(inner.words);
  if (call === null) return [];
  const forms = await onlyForms(call, failures, folder);
  const environment = words.slice(0, start).map(({ raw }) => raw);
  const hasHooks = scripts[`pre${script}`] !== undefined || scripts[`post${script}`] !== undefined;
  if (!hasHooks) return forms.map(({ args }) => wordList(environment, [LOCAL_PROGRAMS, call.head, args]));
  // npm knows what has to run first. It hands the arguments to a shell of its own, which older versions quote badly.
  const dashes = words[start]?.value === 'npm' ? ' --' : '';
  const outer = wordList(words.map(({ raw }) => raw));
  return forms.flatMap(({ added }) =>
    added === undefined || /\$(?!['|)])|[`"!]|\\['\\]/.test(added) ? [] : [`${outer}${dashes} ${added}`],
  );
}
