import { once } from '../base/once.ts';
import {
  type Call,
  type CommandTree,
  type CommitFiles,
  fileNamed,
  readCommand,
  repositoryCommands,
  type SimpleCommand,
  taskTexts,
} from '../command/command.ts';
import type { TestCommand } from '../core/task.ts';
import { sourcesThatSteer } from './interpreted-files.ts';
import { isSource, type NamedFiles, type Naming } from './open-paths.ts';
import { matcher, nameOf, parentOf } from './repo-path.ts';

/**
 * The tracked files that decide a verdict because commands name them: programs that the commands and their builds start, and files
 * other than sources that they read; and programs that any workflow, hook or tool of the repository starts. The scripts of packages,
 * targets of make, shell scripts and their like that they start are read too. Not among the files is the product, which such commands try:
 * - a source that a compiler, a linter or a test runner is given;
 * - a program whose output another command looks at (`./sum 1 2 | diff - three.txt`): the exit code of `diff` decides;
 * - what a script includes (`. lib/sum.sh`).
 */
export async function filesNamedBy(
  files: CommitFiles,
  commands: readonly TestCommand[],
): Promise<NamedFiles> {
  const named = new Map<string, Naming>();
  const trees: CommandTree[] = [];
  // The commands are not read in parallel: over the API, each may add folders to the tree.
  for (const { builds = [], ...command } of commands)
    for (const { run, shell, workingDirectory } of [...builds, command])
      trees.push(await readCommand(files, { run, shell, folder: workingDirectory }));
  for (const tree of trees) {
    for (const path of await startedIn(files, tree))
      named.set(path, ENTRY_FILE.test(nameOf(path)) ? 'entry' : 'judge');
    for (const path of await filesReadBy(files, tree)) named.set(path, 'judge');
  }
  const run = new Set<string>();
  for (const command of await repositoryCommands(files))
    for (const path of await startedIn(files, await readCommand(files, command)))
      if (!named.has(path)) run.add(path);
  const inTasks = new Set([...(await namedInTaskFiles(files, trees))].filter((path) => !named.has(path)));
  const isProduct = await productAmong(files, { run, inTasks });
  for (const path of run.union(inTasks)) if (!isProduct(path)) named.set(path, 'run');
  return named;
}

/**
 * The sources that the files of the called task runners name. Variables, templates, loops and code lead from a task to what it runs, in
 * more ways than can be followed, so a source counts wherever its name stands, unless a program is given it there that is no interpreter:
 * `check.py` of `J := "check.py"`, not `cart.py` of `ruff check cart.py`.
 */
async function namedInTaskFiles(
  files: CommitFiles,
  trees: readonly CommandTree[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const isFound = (path: string) => isSource(path) && !COMPILED.test(path);
  const sources = once(async () => Map.groupBy([...(await files.paths())].filter(isFound), nameOf));
  const calls = trees.flatMap(callsBelow).map(({ words, folder }) => {
    const [program = '', ...args] = words.map(({ value }) => value);
    return { program, args, folder };
  });
  for (const same of Map.groupBy(calls, ({ program }) => program).values())
    for (const { path, text, tasks } of await taskTexts(files, same)) {
      const byName = await sources();
      const isAnyNamed = (names: readonly string[]) => names.some((name) => byName.has(nameOf(name)));
      const words = [text, ...same.flatMap(({ args }) => args)].flatMap(mentionsIn);
      const parts = new Set(words.flatMap((word) => [word, ...word.split('/')]));
      // `.py` of `python3 {{name}}.py`.
      const endings = Map.groupBy(text.matchAll(ENDING_OF_NAME), ([, ending = '']) => ending);
      const composedWith = (ending: string) => [...parts].map((part) => part + ending);
      for (const ending of endings.keys())
        if (!isFound(`x${ending}`) || !isAnyNamed(composedWith(ending))) endings.delete(ending);
      if (endings.size === 0 && !isAnyNamed(words)) continue;
      const given = await handedOn(files, tasks);
      for (const word of words) given.set(word, (given.get(word) ?? 0) - 1);
      const named = [...given].flatMap(([word, count]) => (count < 0 ? word : []));
      // What is given more often than it stands there was put together.
      const composed = [...endings].flatMap(([ending, { length }]) => {
        const more = [...given].filter(([word, count]) => count > 0 && word.endsWith(ending));
        return more.reduce((sum, [, count]) => sum + count, 0) < length ? composedWith(ending) : [];
      });
      const homes = new Set(['', parentOf(path), ...same.map(({ folder }) => folder)]);
      for (const each of sourcesMeant([...named, ...composed], { byName, homes, parts })) found.add(each);
    }
  return found;
}

interface SearchedSources {
  /** The sources that may be meant, by the names of their files. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  /** The folders from which paths may be named. */
  readonly homes: ReadonlySet<string>;
  /** All words and parts of paths that stand in the same file. */
  readonly parts: ReadonlySet<string>;
}

/** The sources that words mean as paths: from one of the homes, else below folders that are named as well, as by `with c.cd("web")`. */
function* sourcesMeant(
  words: readonly string[],
  { byName, homes, parts }: SearchedSources,
): Generator<string> {
  for (const [name, all] of Map.groupBy(new Set(words), nameOf)) {
    const paths = new Set(byName.get(name));
    const atHome = (word: string) =>
      [...homes].map((home) => (home === '' ? word : `${home}/${word}`)).filter((each) => paths.has(each));
    yield* all.flatMap(atHome);
    const others = new Set(all.filter((word) => atHome(word).length === 0));
    for (const path of others.size === 0 ? [] : paths) {
      const segments = path.split('/');
      const isBelow = (_: string, at: number) =>
        others.has(segments.slice(at).join('/')) && segments.slice(0, at).every((part) => parts.has(part));
      if (segments.some(isBelow)) yield path;
    }
  }
}

/** The ending of a name whose beginning a variable holds. */
const ENDING_OF_NAME = /(?:\)|\{[^{},]*\}\}?|\$\*|\$\w{1,40})(\.\w+)/g;

const mentionsIn = (text: string): readonly string[] => text.match(/[\w@+-][\w.@+/-]*/g) ?? [];

/** How often the tasks give each word to a program that is no interpreter. */
async function handedOn(files: CommitFiles, tasks: Awaited<ReturnType<typeof taskTexts>>[number]['tasks']) {
  const given = new Map<string, number>();
  for (const { folder, lines } of tasks) {
    const run = lines.join('\n').replace(/\{\{[^{}\n]*\}\}/g, '$X');
    const tree = await readCommand(files, { run, folder });
    for (const { words } of innermost(tree)) {
      const [program = '', ...args] = words.map(({ value }) => value);
      // Another language may look like calls of programs.
      if (tree.script.isKnown && /^[\w./+-]+$/.test(program))
        for (const word of args.flatMap(mentionsIn)) given.set(word, (given.get(word) ?? 0) + 1);
    }
  }
  return given;
}

const callsBelow = (tree: CommandTree): readonly Call[] =>
  tree.calls.flatMap((call) => [call, ...call.scripts.flatMap(callsBelow)]);

/** The calls that no launcher makes: of `timeout 5 python3 x.py`, that of `x.py`. */
const innermost = ({ calls }: CommandTree): readonly Call[] =>
  calls.flatMap((call, at) => {
    const inWords = call.scripts.filter(({ origin }) => origin.kind === 'words').flatMap(innermost);
    return calls[at + 1]?.command === call.command ? inWords : [call, ...inWords];
  });

/** Sources that no system starts by themselves. A compiler gets them, also where a variable holds its name: `$(CXX) -c cart.c`. */
const COMPILED =
  /\.(?:[chmyl]|cc|cpp|cxx|hpp|mm|s|S|asm|rs|[fF]\d*|java|cs|hs|proto|html?|css|s[ac]ss|less)$/;

/** Usual names of the file with which a program begins. */
const ENTRY_FILE = /^(?:index|main|__main__|app|cli|server)\.\w+$/;
/**
 * Says whether a file is the product's own: an entry in the root, or one with other sources beside it; and any file with other sources
 * beside it, or below its folder, that only a file of a task runner names, such as `lib/cart/version.rb` and `lib/cart.rb`.
 */
async function productAmong(
  files: CommitFiles,
  { run, inTasks }: Readonly<Record<'run' | 'inTasks', ReadonlySet<string>>>,
): Promise<(path: string) => boolean> {
  const named = run.union(inTasks);
  const folders = new Set<string>();
  const above = new Set<string>();
  if (inTasks.size > 0 || run.values().some((path) => ENTRY_FILE.test(nameOf(path))))
    for (const path of await files.paths())
      if (isSource(path) && !named.has(path)) folders.add(parentOf(path));
  for (const folder of folders)
    for (let each = folder; each !== '' && !above.has(each); each = parentOf(each)) above.add(each);
  return (path) => {
    const folder = parentOf(path);
    return ENTRY_FILE.test(nameOf(path))
      ? folder === '' || folders.has(folder)
      : above.has(folder) && !run.has(path);
  };
}

/** The programs that a command starts, and those that these start. */
async function startedIn(
  files: CommitFiles,
  tree: CommandTree,
  isProduct = false,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const call of tree.calls) {
    const isTried = isProduct || isLookedAt(call.command, tree);
    // A compiled source seems to be the program where an unknown compiler stands before it.
    const isCompiled =
      COMPILED.test(call.words[0]?.value ?? '') && !call.launchers.some(({ value }) => value === 'run');
    const started = isCompiled ? [] : call.files;
    if (!isTried) found.push(...started, ...(await sourcesThatSteer(files, call, tree)));
    for (const inner of call.scripts)
      if (inner.origin.kind !== 'file' || !isTried)
        found.push(...(await startedIn(files, inner, inner.origin.kind === 'words' && isTried)));
  }
  return found;
}

/** The files other than sources that a command reads, and the documents whose examples it tests. */
async function filesReadBy(files: CommitFiles, tree: CommandTree): Promise<readonly string[]> {
  const found: string[] = [];
  for (const call of tree.calls) {
    const { words, redirections, folders } = call;
    for (const word of [
      ...words.slice(1).map(({ value }) => value),
      ...redirections.map(({ target }) => target?.value ?? ''),
    ]) {
      const path = await fileNamed(files, word.replace(/^-[\w-]*=/, ''), folders);
      if (path !== null && !isSource(path)) found.push(path);
    }
    found.push(...(await testedDocuments(files, call)));
    for (const inner of call.scripts)
      if (inner.origin.kind !== 'file' || !isLookedAt(call.command, tree))
        found.push(...(await filesReadBy(files, inner)));
  }
  return found;
}

/** Whether something reads the output of a command, or the script includes it. `tee` passes an output on. */
function isLookedAt(command: SimpleCommand, { script: { text } }: CommandTree): boolean {
  const isPiped = /^\s*(?:\d?>&\d\s*)?\|(?![|&]?\s*tee\b|\|)/.test(text.slice(command.end));
  const isSubstituted = /(?:\$\(|`|<\()\s*$/.test(text.slice(0, command.start));
  const isStored = command.redirections.some(
    ({ operator, target }) => /^\d?>>?$/.test(operator) && target?.value !== '/dev/null',
  );
  return isPiped || isSubstituted || isStored || /^(?:\.|source)$/.test(command.words[0]?.value ?? '');
}

/** Options of test runners that take the examples in documents for tests; those without a value mean Markdown. */
const DOCUMENT_OPTIONS =
  /--doctest-glob(?:=|\s+)["']?([^\s"',]+)|(?<!\S)(?:--markdown-docs|--codeblocks|--doc)(?!\S)/g;
/** Where pytest reads more options from. */
const OPTION_FILES = ['pytest.ini', '.pytest.ini', 'pyproject.toml', 'tox.ini', 'setup.cfg'];

async function testedDocuments(
  files: CommitFiles,
  { words, folder, folders }: Call,
): Promise<readonly string[]> {
  const [program = '', ...args] = words.map(({ value }) => value);
  const isPytest = /^(?:.*\/)?(?:pytest|py\.test)$/.test(program);
  if (!isPytest && !(/^(?:.*\/)?deno$/.test(program) && args[0] === 'test')) return [];
  const texts = [args.join(' ')];
  for (const name of isPytest ? OPTION_FILES : [])
    for (const at of new Set([folder, '.']))
      texts.push((await files.readText(at === '.' ? name : `${at}/${name}`)) ?? '');
  const globs = [
    ...texts
      .join('\n')
      .replace(/(["'])\s*,\s*["']/g, ' ')
      .matchAll(DOCUMENT_OPTIONS),
  ].map(([, glob = '*.md']) => glob);
  if (globs.length === 0) return [];
  const isDocument = matcher(
    globs.map((glob) => glob.replace(/^\.?\/+/, '')),
    'i',
  );
  const all = [...(await files.paths())].filter((path) => isDocument(path) && !isSource(path));
  const places = args.filter((arg) => !arg.startsWith('-')).map((arg) => arg.replace(/^(?:\.\/)+|\/+$/g, ''));
  const below = folders.flatMap((at) => places.map((place) => (at === '.' ? place : `${at}/${place}`)));
  const named = all.filter((path) => below.some((place) => path === place || path.startsWith(`${place}/`)));
  return named.length > 0 ? named : all.filter((path) => folder === '.' || path.startsWith(`${folder}/`));
}
