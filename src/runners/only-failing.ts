import * as z from 'zod';
import { readJson } from '../base/json.ts';
import { anyOf, inSequence, shellWord } from '../base/text.ts';
import {
  type CommandTree,
  readCommand,
  readScript,
  type SimpleCommand,
  toxCommands,
  type Word,
} from '../command/command.ts';
import type { TestFailure } from '../core/events.ts';
import type { TestCommand } from '../core/task.ts';
import { RUNNERS } from './all-runners.ts';
import { pytest } from './python.ts';
import { type CallFolder, type OnlyTests, type RunnerCall, readArguments, wordList } from './test-runner.ts';

/** Launchers that do not change what the runner's arguments mean. */
const TRANSPARENT_LAUNCHERS = anyOf([
  /^(?:(?:poetry|pipenv|pdm|rye|hatch) run|(?:pnpm|yarn|bundle) exec|bunx|xvfb-run(?: -a)?)$/,
  /^uv run(?: --(?:frozen|locked|no-sync|all-extras))*$/,
  /^npx(?: --(?:no-install|yes|no))?$/,
  /^cross-env(?: [A-Za-z_]\w*=\S*)*$/,
  /^timeout(?: -[ks] \S+| -[vfp]+| --[\w-]+(?:=\S+)?)* [\d.]+[smhd]?$/,
  /^node(?: --[\w-]+(?:=\S*)?)*$/,
]);

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
  const top: CallFolder = { path: '.', ...files };
  const folder = folderBelow(folderBelow(top, command.workingDirectory), script.folder);
  const commands = await commandsForCall(script.words, { failures, folder, depth: 0 });
  return commands.map((text) => script.before + text).filter((text) => text.length <= MAX_COMMAND_CHARS);
}

function folderBelow({ path: outer, isFile, isFolder, read }: CallFolder, path: string): CallFolder {
  const below = (name: string): string => (path === '.' ? name : `${path}/${name}`);
  return {
    path: [outer, path].filter((part) => part !== '.').join('/') || '.',
    isFile: (name) => isFile(below(name)),
    isFolder: (name) => isFolder(below(name)),
    read: (name) => read(below(name)),
  };
}

/** How deep scripts may start other scripts; deeper ones form a circle. */
const MAX_NESTED_CALLS = 4;

interface Search {
  readonly failures: readonly TestFailure[];
  readonly folder: CallFolder;
  readonly depth: number;
}

/** The search for a call that this call starts, in the folder `path` below this one. */
const deeper = ({ failures, folder, depth }: Search, path: string): Search => {
  return { failures, folder: folderBelow(folder, path), depth: depth + 1 };
};

async function commandsForCall(words: readonly Word[], search: Search): Promise<readonly string[]> {
  const { folder, depth } = search;
  if (depth > MAX_NESTED_CALLS) return [];
  const own = await withoutCoverage(words, folder);
  const call = runnerCallOf(testsOfBuild(own, folder) ?? own);
  if (call !== null) return (await onlyForms(call, search)).map(({ args }) => `${call.head} ${args}`);
  const moved = await calledElsewhere(own, folder);
  if (moved !== null) {
    const inner = await commandsForCall(moved.words, deeper(search, moved.path));
    return inner.map((command) => `cd ${moved.path} && ${command}`);
  }
  for (const commandsFor of [commandsForTox, commandsForComposer, commandsForTarget]) {
    const commands = await commandsFor(own, search);
    if (commands.length > 0) return commands;
  }
  return commandsForScript(own, search);
}

/**
 * How many runners the command calls one after the other, also by the scripts that it starts and over its workspaces; at least 1. Calls in
 * loops, pipes and branches are not counted.
 */
export async function calledRunners(
  { run, shell, workingDirectory: folder }: Pick<TestCommand, 'run' | 'shell' | 'workingDirectory'>,
  { paths, isFile, read: readText }: Pick<CallFolder, 'isFile' | 'read'> & { paths(): Iterable<string> },
): Promise<number> {
  return Math.max(1, runnersIn(await readCommand({ isFile, readText, paths }, { run, shell, folder })));
}

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
  /** The variables set for the call, the program, and its arguments. Nothing of them is expanded but globs. */
  readonly words: readonly Word[];
  /** Where a `cd` before the call leads to, relative to where the script starts. */
  readonly folder: string;
}

/** The one call of a script, when nothing else in it does anything; null when in doubt. */
async function readPlainScript(text: string, shell: string | null): Promise<PlainScript | null> {
  const { isKnown, plain } = await readScript(text, shell);
  const call = plain.at(-1);
  if (!isKnown || call == null || call.words.length === 0 || !isPlain(call)) return null;
  let folder: string | null = null;
  for (const command of plain.slice(0, -1)) {
    if (command === null) return null;
    const into = isPlain(command) ? folderOfCd(command) : null;
    if (into !== null && folder === null) folder = into;
    else if (changesTheCall(command)) return null;
  }
  return {
    before: text.slice(0, call.start),
    words: [...call.assignments, ...call.words],
    folder: folder ?? '.',
  };
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

function folderOfCd({ assignments, words }: SimpleCommand): string | null {
  const [program, folder, ...more] = words.map(({ value }) => value);
  if (program !== 'cd' || folder === undefined || more.length > 0 || assignments.length > 0) return null;
  if (/[*?[\]{}]/.test(folder) || folder.startsWith('-')) return null;
  return folder.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '') || '.';
}

/** The call of ctest that `cmake --build b --target test` and `make -C b test` make: CMake's target `test` builds nothing. */
function testsOfBuild(words: readonly Word[], folder: CallFolder): readonly Word[] | null {
  const start = words.findIndex(({ value }) => !/^[A-Za-z_]\w*=/.test(value));
  const called = textOfWords(words.slice(start)).replace(/ (?:-j ?\d*|--parallel(?:[ =]\d+)?)(?= |$)/g, '');
  const [, byCmake, config] =
    /^cmake --build (\S+)(?: --config (\w+))? (?:--target|-t)[ =](?:test|RUN_TESTS)$/.exec(called) ?? [];
  const byMake = /^(?:make|ninja) -C ((?!.*\.\.)[\w./-]+) test$/.exec(called)?.[1];
  const isBuild =
    folder.isFile('CMakeLists.txt') && !folder.isFolder(byMake?.replace(/^(?:\.\/)+|\/+$/g, '') ?? '');
  const path = byCmake ?? (isBuild ? byMake : undefined);
  if (path === undefined) return null;
  const texts = ['ctest', '--test-dir', path, ...(config === undefined ? [] : ['-C', config])];
  return [
    ...words.slice(0, start),
    ...texts.map((value) => ({ raw: shellWord(value), value, expands: false })),
  ];
}

interface RunnerWords {
  /** Variables, launcher and runner, unchanged: `CI=1 npx jest`. */
  readonly head: string;
  readonly call: RunnerCall;
  readonly args: readonly Word[];
}

/** The call of a known runner in these words; null when they call none. */
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

/**
 * The call without the program that measures its coverage: a part of the tests would fail the coverage threshold. nyc stays if
 * it loads modules into the tests.
 */
async function withoutCoverage(words: readonly Word[], folder: CallFolder): Promise<readonly Word[]> {
  const at = words.findIndex(({ value }) => /^(?:.*\/)?(?:nyc|c8)$/.test(value));
  const launcher = words.slice(0, Math.max(0, at));
  const names = textOfWords(launcher).replace(/^(?:[A-Za-z_]\w*=\S* ?)*/, '');
  const isFetcher = /^(?:npx|pnpm exec|yarn exec|bunx)$/.test(names);
  if (at === -1 || (names !== '' && !TRANSPARENT_LAUNCHERS.test(names))) return words;
  const isOption = (word: Word | undefined): boolean => word?.value.startsWith('-') === true;
  const rest = words.slice(at + 1);
  const program = rest.findIndex(
    (word, index) =>
      !isOption(word) &&
      // Matches the value of an option, but not the name of a known program.
      (!isOption(rest[index - 1]) ||
        /=/.test(rest[index - 1]?.value ?? '') ||
        startsTests(rest.slice(index))),
  );
  const options = rest.slice(0, Math.max(0, program)).map(({ value }) => value);
  const settings = await Promise.all(
    ['.nycrc', '.nycrc.json', '.nycrc.yml', '.nycrc.yaml', 'nyc.config.js', 'package.json'].map(folder.read),
  );
  const [manifest] = settings.splice(-1);
  const own = readJson(NycSchema, manifest ?? '')?.nyc ?? {};
  const loadsModules =
    'require' in own ||
    options.some((option) => NYC_LOADS.test(option)) ||
    settings.some((text) => text?.includes('require') === true);
  if (program === -1 || loadsModules) return words;
  const kept = isFetcher ? launcher.filter(({ value }) => value.includes('=')) : launcher;
  return [...kept, ...rest.slice(program)];
}

const NYC_LOADS = /^(?:-r|--require)\b/;
const NycSchema = z.object({ nyc: z.record(z.string(), z.unknown()).default({}) });

const startsTests = (words: readonly Word[]): boolean =>
  /^(?:npm|pnpm|yarn|make|node)$/.test(words[0]?.value ?? '') || runnerCallOf(words.slice(0, 1)) !== null;

const textOfWords = (words: readonly Word[]): string => words.map(({ value }) => value).join(' ');

async function onlyForms(
  { call, args }: RunnerWords,
  { failures, folder }: Search,
): Promise<readonly OnlyTests[]> {
  const isPath = (text: string): boolean => {
    const path = text.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
    return path === '' || path === '.' || folder.isFile(path) || folder.isFolder(path);
  };
  const parsed = readArguments(args, call.options, isPath);
  return parsed === null ? [] : call.only(parsed, failures, folder);
}

const Patterns = z.array(z.string());
const ManifestSchema = z.object({
  name: z.string().default(''),
  scripts: z.record(z.string(), z.string()).default({}),
  workspaces: z
    .union([Patterns, z.object({ packages: Patterns }).transform(({ packages }) => packages)])
    .catch([]),
});

async function packageManifest(folder: CallFolder) {
  const text = await folder.read('package.json');
  return text === null ? null : readJson(ManifestSchema, text);
}

/** Options that name a folder to run in (`make -C web`, `npm --prefix web`), or a package of a workspace. */
const CHANGES_FOLDER: readonly (readonly [program: RegExp, option: RegExp, isPackage: boolean])[] = [
  [/^g?make$/, /^(?:-C|--directory)$/, false],
  [/^npm$/, /^(?:--prefix|-C)$/, false],
  [/^pnpm$/, /^(?:--dir|-C)$/, false],
  [/^(?:yarn|bun)$/, /^--cwd$/, false],
  [/^npm$/, /^(?:--workspace|-w)$/, true],
  [/^pnpm$/, /^(?:--filter|-F)$/, true],
  [/^yarn$/, /^workspace$/, true],
];

/** A call that runs as `words` do in the folder `path`; null where it is none, or where that is not certain. */
async function calledElsewhere(
  words: readonly Word[],
  folder: CallFolder,
): Promise<{ readonly path: string; readonly words: readonly Word[] } | null> {
  const start = words.findIndex(({ value }) => !/^[A-Za-z_]\w*=/.test(value));
  const program = words[start]?.value.replace(/^.*\//, '') ?? '';
  for (const [programs, option, isPackage] of CHANGES_FOLDER) {
    const at = words.findIndex(
      ({ value }, index) => index > start && option.test(value.split('=', 1)[0] ?? ''),
    );
    if (at === -1 || !programs.test(program)) continue;
    const [, inWord] = /^-[^=]*=(.*)$/.exec(words[at]?.value ?? '') ?? [];
    const name = inWord ?? words[at + 1]?.value ?? '';
    const path = isPackage ? await folderOfPackage(name, folder) : name.replace(/^(?:\.\/)+|\/+$/g, '');
    if (path === null || !/^\w[\w@./-]*$/.test(path) || path.includes('..') || !folder.isFolder(path))
      return null;
    return { path, words: words.toSpliced(at, inWord === undefined ? 2 : 1) };
  }
  return null;
}

/** The folder of a workspace's package, found by that folder, or by the package's name where the folder is called the same. */
async function folderOfPackage(name: string, folder: CallFolder): Promise<string | null> {
  if (/[*{}!^[\]]|\.\.\./.test(name)) return null;
  const asPath = name.replace(/^(?:\.\/)+/, '');
  if (folder.isFile(`${asPath}/package.json`)) return asPath;
  const listed = (await folder.read('pnpm-workspace.yaml'))?.matchAll(/^\s*- ['"]?([\w@./*-]+)['"]?\s*$/gm);
  const patterns = [...((await packageManifest(folder))?.workspaces ?? []), ...(listed ?? [])].map((each) =>
    typeof each === 'string' ? each : (each[1] ?? ''),
  );
  const short = name.slice(name.lastIndexOf('/') + 1);
  for (const pattern of patterns) {
    const path = pattern.replace(/^(?:\.\/)+/, '').replace(/\*+$/, short);
    if ((await packageManifest(folderBelow(folder, path)))?.name === name) return path;
  }
  return null;
}

/** What npm, pnpm and yarn set for scripts: the programs of the package and of the workspaces above it. */
const LOCAL_PROGRAMS =
  'PATH="$PWD/node_modules/.bin:$PWD/../node_modules/.bin:$PWD/../../node_modules/.bin:$PATH"';

/** The commands for a script that another call starts. `exports` are words that set variables for the whole script. */
async function commandsForInner(
  { text, exports }: { readonly text: string; readonly exports: readonly string[] },
  search: Search,
): Promise<readonly string[]> {
  const inner = await readPlainScript(text, null);
  if (inner === null) return [];
  const commands = await commandsForCall(inner.words, deeper(search, inner.folder));
  const isAlone = inner.before.trim() === '';
  return commands.map((command) =>
    isAlone && !command.includes('\n') && !command.startsWith('export ')
      ? wordList(exports, [command])
      : `${exports.length > 0 ? `export ${wordList(exports)}\n` : ''}${inner.before}${command}`,
  );
}

const ComposerSchema = z.object({
  scripts: z.record(z.string(), z.union([z.string().transform((text) => [text]), z.array(z.string())])),
});

/** The commands for `composer test` and the like: https://getcomposer.org/doc/articles/scripts.md */
async function commandsForComposer(words: readonly Word[], search: Search): Promise<readonly string[]> {
  const start = words.findIndex(({ value }) => !/^[A-Za-z_]\w*=/.test(value));
  const text = (await composerScript(words, search.folder)) ?? '';
  // `@` names a program that composer knows; a name with `::` is a function of PHP.
  if (text === '' || /^@|^composer |^[\w\\]+::\w+$/m.test(text)) return [];
  const exports = [...words.slice(0, start).map(({ raw }) => raw), 'PATH="$PWD/vendor/bin:$PATH"'];
  return commandsForInner({ text, exports }, search);
}

async function composerScript(words: readonly Word[], folder: CallFolder): Promise<string | null> {
  const [, name = ''] = /^composer (?:run(?:-script)? )?([\w:.-]+)$/.exec(calledText(words)) ?? [];
  const manifest = name === '' ? null : await folder.read('composer.json');
  const scripts = manifest === null ? {} : (readJson(ComposerSchema, manifest)?.scripts ?? {});
  const lines = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
  const plain = lines?.map((line) => line.replace(/^@php /, 'php ').replace(/^@(?=[\w:.-]+$)/, 'composer '));
  return plain?.join('\n') ?? null;
}

/** A call without the variables that are set for it. */
const calledText = (words: readonly Word[]): string =>
  textOfWords(words.slice(words.findIndex(({ value }) => !/^[A-Za-z_]\w*=/.test(value))));

/** The script of a package that a call of its package manager runs. */
function calledScript(words: readonly Word[]): string | undefined {
  const called = calledText(words);
  const [, name, short] =
    /^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? (?:--?s(?:ilent)? )?([\w:.-]+)|(test|t|tst))(?: --silent)?$/.exec(
      called,
    ) ??
    /^(?:yarn|pnpm) ([\w:.-]+)$/.exec(called) ??
    [];
  // `bun test` is bun's own runner.
  if (name === undefined && called.startsWith('bun ')) return undefined;
  return name ?? (short === undefined ? undefined : 'test');
}

/** The commands for `npm test` and the like. */
async function commandsForScript(words: readonly Word[], search: Search): Promise<readonly string[]> {
  const start = words.findIndex(({ value }) => !/^[A-Za-z_]\w*=/.test(value));
  const script = calledScript(words);
  if (script === undefined) return [];
  const scripts = (await packageManifest(search.folder))?.scripts ?? {};
  const text = scripts[script] ?? '';
  const environment = words.slice(0, start).map(({ raw }) => raw);
  const hasHooks = scripts[`pre${script}`] !== undefined || scripts[`post${script}`] !== undefined;
  if (!hasHooks) {
    const exports = [...environment, LOCAL_PROGRAMS];
    return commandsForInner({ text, exports }, search);
  }
  // npm knows what has to run first. It hands the arguments to a shell of its own, which older versions quote badly.
  const inner = await readPlainScript(text, null);
  const call = inner === null || inner.before.trim() !== '' ? null : runnerCallOf(inner.words);
  const forms = call === null ? [] : await onlyForms(call, search);
  const dashes = words[start]?.value === 'npm' ? ' --' : '';
  const outer = wordList(words.map(({ raw }) => raw));
  return forms.flatMap(({ added }) =>
    added === undefined || /\$(?!['|)])|[`"!]|\\['\\]/.test(added) ? [] : [`${outer}${dashes} ${added}`],
  );
}

/** Directives of a Makefile with which not the recipe alone decides what runs. */
const CHANGES_RECIPES =
  /^(?:(?:un)?export|SHELL|\.SHELLFLAGS|\.ONESHELL|MAKEFLAGS|[-s]?include|define|override|ifn?def|ifn?eq)\b|^\w+\s*\+=/m;

/** The commands for `make TARGET`, where the Makefile says plainly what that runs. */
async function commandsForTarget(words: readonly Word[], search: Search): Promise<readonly string[]> {
  const [program = '', ...given] = words.map(({ value }) => value);
  if (!/^(?:.*\/)?g?make$/.test(program)) return [];
  const isSet = (word: string): boolean => /^\w+=[\w.,/:+-]*$/.test(word);
  // How many recipes run at once, and what is printed, changes nothing here.
  const rest = given.filter(
    (word, at) =>
      !isSet(word) &&
      !/^(?:-[jsk]\d*|--jobs=\d+|--silent|--no-print-directory)$/.test(word) &&
      !(given[at - 1] === '-j' && /^\d+$/.test(word)),
  );
  const set = given.filter(isSet);
  if (!rest.every((word) => /^[A-Za-z_.][\w.-]*$/.test(word))) return [];
  // Targets after the last one that runs tests are left out here: the final run of the whole command makes them.
  for (let last = rest.length - 1; last >= 0; last--) {
    const commands = await commandsForRecipe(rest.slice(0, last + 1), set, search);
    if (commands.length > 0) return commands;
  }
  return [];
}

/** The commands for the recipe of the last of these targets, run after the earlier targets. */
async function commandsForRecipe(
  targets: readonly string[],
  set: readonly string[],
  search: Search,
): Promise<readonly string[]> {
  const { folder } = search;
  const earlier = targets.slice(0, -1);
  const target = targets.at(-1) ?? '';
  const names = ['GNUmakefile', 'makefile', 'Makefile'].filter(folder.isFile);
  const makefile = (names[0] === undefined ? null : await folder.read(names[0])) ?? '';
  const text = makefile.replaceAll('\\\n', ' ');
  const [rule, ...others] = [
    ...text.matchAll(/^([^\s#:=][^:=\n]*?)\s*:(?![:=])([^\n]*)\n((?:\t[^\n]*(?:\n|$))*)/gm),
  ].filter(([, targets]) => targets?.split(/\s+/).includes(target));
  const [, , declared = '', lines = ''] = rule ?? [];
  const needs = declared.replace(/#.*/, '').trim();
  if (lines === '' || others.length > 0 || CHANGES_RECIPES.test(text) || /[$%|;=]/.test(needs)) return [];
  const values = new Map(
    [
      ...text.matchAll(/^(\w+)\s*(?:[:?]{0,2})=[ \t]*([^\n#$]*)$/gm),
      ...set.map((word) => /^(\w+)=(.*)$/.exec(word) ?? []),
    ].map(([, name, value = '']) => [name, value.trim()]),
  );
  const commands = lines
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^\t\s*[@+]*\s*/, ''));
  const run = commands.map((line) =>
    line.replace(/\$\((\w+)\)|\$\{(\w+)\}/g, (all, a, b) => values.get(a ?? b) ?? all),
  );
  // Refused: `-`, which goes on after an error; a `cd`, which holds for its line alone; variables of make that are not known.
  if (run.some((line, at) => /^-|\$[^$]/.test(line) || (at < run.length - 1 && /\bcd\b/.test(line))))
    return [];
  const first = wordList(earlier, needs === '' ? [] : needs.split(/\s+/));
  const before = first === '' ? [] : [wordList(['make', first], set)];
  const script = [...before, ...run].join('\n').replaceAll('$$', '$');
  // make gives the variables of its call to all that it starts.
  return commandsForInner({ text: script, exports: set }, search);
}

const TOX_CALL = inSequence([
  /^(?:python[\d.]* -m )?tox(?: run| r)?(?: -[qv]+| (?:-p|--parallel)(?:[ =](?:auto|all|\d+))?)*/,
  /(?: -e ([\w.,-]+))?(?: -[qv]+)*$/,
]);

/**
 * The commands for `tox`, also with `-e`, where some environment that it runs hands all further arguments to pytest, and to
 * nothing else.
 */
async function commandsForTox(
  words: readonly Word[],
  { failures, folder }: Search,
): Promise<readonly string[]> {
  const called = words.map(({ value }) => value.replace(/^.*\//, '')).join(' ');
  const [isTox, named] = TOX_CALL.exec(called) ?? [];
  if (isTox === undefined) return [];
  const files = { isFile: folder.isFile, readText: folder.read, paths: () => [] };
  const lines = await toxCommands(files, { folder: '.', named: named?.split(',') ?? null });
  const takesTests = ({ line, isMoved }: (typeof lines)[number]): boolean => {
    const plain = line
      .replace(/\{posargs(?::[^{}]*)?\}/, '')
      .replace(/\{env:\w+:([^{}]*)\}|\{env(?:python|bindir)\}/g, '$1');
    const names = plain.split(/\s+/).filter((word) => word !== '');
    const namesPaths = names
      .slice(1)
      .some((word) => folder.isFile(word) || folder.isFolder(word.replace(/\/$/, '')));
    return /(?:^|[\s/])(?:pytest|py\.test)(?:\s|$)/.test(plain) && !namesPaths && !isMoved;
  };
  if (lines.length === 0 || !lines.every(takesTests)) return [];
  const nothing = { options: [], positionals: [], rest: [], hasDropped: false };
  const forms = pytest.call.only(nothing, failures, folder);
  return forms.map(({ args }) => `${wordList(words.map(({ raw }) => raw))} -- ${args}`);
}
