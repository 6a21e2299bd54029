import { cargoPrograms } from './cargo.ts';
import { folderOfFile, pathFrom, withoutVariable } from './folders.ts';
import { behindLauncher, launcherFolder, programName, scriptsIn, withConstants } from './launchers.ts';
import { findMakefile, readMakeCall, recipesOf, testsOfBuild } from './makefile.ts';
import { packageScripts, scriptsByName } from './packages.ts';
import { type Redirection, readScript, type Script, type SimpleCommand, type Word } from './script.ts';
import type { CommitFiles, ProgramCall, StartedTask } from './task.ts';
import { tasksOf } from './task-files.ts';

// The door of this room: a command read into the calls that it makes, itself and by the scripts that it starts.

/** A program that a script starts, itself or through a launcher such as `timeout 60`; a launcher is a call too. */
export interface Call {
  /** The program and its arguments. */
  readonly words: readonly Word[];
  /** What stands before them in the command: its assignments, and the words of launchers. */
  readonly launchers: readonly Word[];
  readonly redirections: readonly Redirection[];
  /** The command as it stands in the script that names it. */
  readonly text: string;
  readonly command: SimpleCommand;
  /** Where it runs, relative to the repository. */
  readonly folder: string;
  /** Where it may run instead, where a variable or a condition decides; `folder` first. */
  readonly folders: readonly string[];
  /** The files of the repository that the program is: a script, the modules of a folder. */
  readonly files: readonly string[];
  /** The scripts that it starts, as far as they stand in the repository. */
  readonly scripts: readonly CommandTree[];
}

/** A script, and what it starts. */
export interface CommandTree {
  readonly script: Script;
  readonly folder: string;
  /**
   * `command`: what was asked for. `words`: it stands in the words of a call, as of `sh -c`. `file`: a shell script.
   * `task`: a script of a package, a target of a makefile.
   */
  readonly origin:
    | { readonly kind: 'command' | 'words' }
    | { readonly kind: 'file'; readonly path: string }
    | ({ readonly kind: 'task' } & StartedTask);
  readonly calls: readonly Call[];
}

/** No real command leads to so many scripts, or so deep. */
const MAX_SCRIPTS = 80;
const MAX_SCRIPT_DEPTH = 8;
/** How many launchers deep a command is followed: more of them start each other in a circle. */
const MAX_LAUNCHERS = 8;
/** The most characters that are read of a script. */
const MAX_SCRIPT_CHARS = 24 * 1024;

/** Reads what a command starts. `shell` is a step's `shell:`. Scripts in a circle are read once, and at most 80 in all. */
export async function readCommand(
  files: CommitFiles,
  {
    run,
    shell = null,
    folder = '.',
  }: { readonly run: string; readonly shell?: string | null; readonly folder?: string },
): Promise<CommandTree> {
  const script = await readScript(run, shell);
  const start = pathFrom('.', folder) ?? '.';
  return new CommandReader(files).read(script, {
    folder: start,
    around: [start],
    origin: { kind: 'command' },
    above: [],
    text: null,
  });
}

/** All calls of a script, and those in their words (`sh -c`), each before the calls that it makes. */
function* allCalls(calls: readonly Call[]): Generator<Call> {
  for (const call of calls) {
    yield call;
    for (const inner of call.scripts) if (inner.origin.kind === 'words') yield* allCalls(inner.calls);
  }
}

/** The calls of a script, or of one of its commands, and those in their words. */
export function callsOf(tree: CommandTree, command?: SimpleCommand): readonly Call[] {
  const calls = tree.calls.filter((call) => command === undefined || call.command === command);
  return [...allCalls(calls)];
}

/** The file of the repository that a word names, from one of the folders. */
export async function fileNamed(
  { isFile }: CommitFiles,
  word: string,
  folders: readonly string[],
): Promise<string | null> {
  const bare = withoutVariable(word);
  if (!/^[\w./@+-]+$/.test(bare) || bare.endsWith('/')) return null;
  for (const folder of folders) {
    const path = pathFrom(folder, bare);
    if (path !== null && !path.startsWith('.') && (await isFile(path))) return path;
  }
  return null;
}

interface ReadingPlace {
  readonly folder: string;
  /** Other folders from which the words may name files. */
  readonly around: readonly string[];
  readonly origin: CommandTree['origin'];
  /** The scripts that lead here. */
  readonly above: readonly string[];
  /** The text of the command whose words hold the script. */
  readonly text: string | null;
}

class CommandReader {
  readonly #files: CommitFiles;
  #left = MAX_SCRIPTS;

  constructor(files: CommitFiles) {
    this.#files = files;
  }

  async read(script: Script, surroundings: ReadingPlace): Promise<CommandTree> {
    const { folder, origin } = surroundings;
    const calls: Call[] = [];
    const moves = script.commands.filter(({ words: [program] }) =>
      /^(?:cd|pushd|popd)$/.test(program?.value ?? ''),
    );
    const around = [
      ...new Set([
        ...moves.flatMap(({ words }) =>
          wordsInLoops(words, script).flatMap((loopWords) =>
            surroundings.around.flatMap((each) => entered({ words: loopWords }, each, origin) ?? []),
          ),
        ),
        ...surroundings.around,
      ]),
    ];
    for (const command of script.commands) {
      const at = folderAt(command, moves, surroundings);
      calls.push(...(await this.#callsOf(command, script, { ...surroundings, folder: at, around })));
    }
    return { script, folder, origin, calls };
  }

  async #callsOf(
    command: SimpleCommand,
    script: Script,
    surroundings: ReadingPlace,
  ): Promise<readonly Call[]> {
    const { above, around } = surroundings;
    let { folder } = surroundings;
    const text = surroundings.text ?? script.text.slice(command.start, command.end);
    let launchers = command.assignments;
    const calls: Call[] = [];
    let words = withConstants(command.words, script);
    for (let left = MAX_LAUNCHERS; words.length > 0 && left > 0; left -= 1) {
      const folders = [...new Set([folder, ...around])];
      const place = { words, folder, folders };
      const inner: CommandTree[] = [];
      const nested = (more: readonly string[]) =>
        this.#nested(more, script, { ...surroundings, folder, text });
      const inWords = scriptsIn(words, command.input);
      inner.push(...(await nested(inWords)));
      const started = inWords.length > 0 ? null : await this.#startedInLoops(place, script);
      for (const task of started?.tasks ?? [])
        inner.push(
          ...(await this.#follow(task.lines.join('\n'), {
            folder: task.folder,
            around: [...new Set([task.folder, folderOfFile(task.path), ...around])],
            origin: { kind: 'task', ...task },
            above,
            text: null,
          })),
        );
      const programs = await this.#programFiles(place, launchers);
      for (const path of programs) inner.push(...(await this.#shellFile(path, { folder, folders, above })));
      let next =
        inWords.length > 0 || (started?.tasks.length ?? 0) > 0 ? [] : behindLauncher(words, script.functions);
      // A launcher may take whole commands as its words: `retry 'docker push x'`.
      if (next[0] !== undefined && /\s/.test(next[0].value)) {
        inner.push(...(await nested(next.map(({ value }) => value).filter((value) => /\s/.test(value)))));
        next = [];
      }
      const { redirections } = command;
      calls.push({
        words,
        launchers,
        redirections,
        text,
        command,
        folder,
        folders,
        files: programs,
        scripts: inner,
      });
      const launcher = words.slice(0, words.length - next.length);
      const moved = launcherFolder(launcher);
      folder = (moved === null ? null : pathFrom(folder, moved)) ?? started?.folders[0] ?? folder;
      launchers = [...launchers, ...launcher];
      words = next;
    }
    return calls;
  }

  async #nested(
    texts: readonly string[],
    script: Script,
    surroundings: ReadingPlace,
  ): Promise<readonly CommandTree[]> {
    const trees: CommandTree[] = [];
    for (const text of texts) {
      if (this.#left-- <= 0 || surroundings.above.length > MAX_SCRIPT_DEPTH) break;
      const above = [...surroundings.above, text];
      trees.push(await this.read(script.nested(text), { ...surroundings, origin: { kind: 'words' }, above }));
    }
    return trees;
  }

  /** The tree of a script of the repository; none where it leads to itself, or where too many were read. */
  async #follow(text: string, { above, ...surroundings }: ReadingPlace): Promise<readonly CommandTree[]> {
    const key = `${surroundings.folder}\0${text}`;
    if (above.includes(key) || above.length > MAX_SCRIPT_DEPTH || this.#left-- <= 0) return [];
    const script = await readScript(text.slice(0, MAX_SCRIPT_CHARS));
    return [await this.read(script, { ...surroundings, above: [...above, key] })];
  }

  async #shellFile(
    path: string,
    {
      folder,
      folders,
      above,
    }: { readonly folder: string; readonly folders: readonly string[]; readonly above: readonly string[] },
  ): Promise<readonly CommandTree[]> {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (name.includes('.') && !/\.(?:ba|z|k|da)?sh$/.test(name)) return [];
    const text = (await this.#files.readText(path)) ?? '';
    if (/^#!(?!.*\b(?:ba|da|z|k|a|mk)?sh\b)/.test(text)) return [];
    const around = [...new Set([...folders, folderOfFile(path)])];
    return this.#follow(text, { folder, around, origin: { kind: 'file', path }, above, text: null });
  }

  /** What a call starts with each of the values that a `for` loop of its script gives to its words. */
  async #startedInLoops({ words, ...place }: CallPlace, script: Script): Promise<Started | null> {
    const found: Started[] = [];
    // Behind `cd $dir`, a call may start the task in each folder that is entered.
    const folders = LOOP.test(script.text) ? place.folders : [place.folder];
    for (const each of wordsInLoops(words, script)) {
      for (const folder of folders) {
        const started = await this.#started({ words: each, folder, folders: place.folders });
        if (started !== null) found.push(started);
      }
    }
    return found.length < 2
      ? (found[0] ?? null)
      : { tasks: found.flatMap(({ tasks }) => tasks), folders: found.flatMap(({ folders }) => folders) };
  }

  /** The tasks that a call starts by their names, and where its program runs; null: it starts none. */
  async #started({ words, folder }: CallPlace): Promise<Started | null> {
    const [first = '', ...args] = words.map(({ value }) => value);
    const program = programName(first);
    const found = await this.#tasksIn({ program, args, folder });
    if (found !== null && found.tasks.length > 0) return found;
    // An option that is not known may name the folder.
    for (const [at, word] of args.entries()) {
      const name = word.replace(/^(?:--[\w-]+=|-[A-Za-z](?=\w))/, '');
      const path = TASK_PROGRAMS.test(program) && /^[\w./-]+$/.test(name) ? pathFrom(folder, name) : null;
      if (path === null || path === folder || !(await this.#holdsTasks(path))) continue;
      const rest = args.filter(
        (_, index) => index !== at && !(index === at - 1 && args[index]?.startsWith('-')),
      );
      const other = await this.#tasksIn({ program, args: rest, folder: path });
      if (other === null || other.tasks.length === 0) continue;
      // The option is not known, so it is not known either that nothing but these lines runs.
      return { ...other, tasks: other.tasks.map(({ exact: _, further: __, ...task }) => task) };
    }
    return found;
  }

  async #holdsTasks(folder: string): Promise<boolean> {
    for (const name of TASK_FILES) if (await this.#files.isFile(`${folder}/${name}`)) return true;
    return false;
  }

  async #tasksIn(call: ProgramCall): Promise<Started | null> {
    const { program, args, folder } = call;
    const tests = await testsOfBuild(this.#files, call);
    if (tests !== null) return { tasks: [tests], folders: [folder] };
    if (/^g?make$/.test(program)) {
      const made = readMakeCall(folder, args);
      const makefile = made === null ? null : await findMakefile(this.#files, made);
      return made === null || makefile === null
        ? null
        : { tasks: recipesOf(makefile, made), folders: [made.folder] };
    }
    const scripts = await packageScripts(this.#files, call);
    if (scripts !== null && scripts.tasks.length > 0) return scripts;
    const byName = await scriptsByName(this.#files, call);
    const tasks = [...(byName ?? []), ...((await tasksOf(this.#files, call)) ?? [])];
    return tasks.length > 0 ? { tasks, folders: [folder] } : scripts;
  }

  /** The files of the repository that a program is. An interpreter finds `check.js` for `check`, and the main file of a folder. */
  async #programFiles({ words, folders }: CallPlace, launchers: readonly Word[]): Promise<readonly string[]> {
    const [first] = words;
    if (programName(first?.value ?? '') === 'cargo') return cargoPrograms(this.#files, words, folders);
    const bare = withoutVariable(first?.value ?? '');
    if (!/^[\w./@+-]+$/.test(bare) || bare === '.') return [];
    const before = launchers.map(({ value }) => value);
    const isModule = before.at(-1) === '-m' && before.some((word) => programName(word) === 'python');
    const names = isModule ? moduleFiles(bare) : [bare];
    if (before.some((word) => LOADS_BY_NAME.test(programName(word))))
      names.push(...MAIN_FILES.map((end) => bare.replace(/\/+$/, '') + end));
    for (const name of names)
      for (const folder of folders) {
        const path = pathFrom(folder, name);
        if (path === null || path === '.' || !(await this.#files.isFile(path))) continue;
        // All files of Go in a folder are one program.
        return path.endsWith('.go') && name !== bare ? this.#sourcesOf(folderOfFile(path)) : [path];
      }
    return [];
  }

  async #sourcesOf(folder: string): Promise<readonly string[]> {
    return [...(await this.#files.paths())].filter(
      (path) => path.endsWith('.go') && !path.endsWith('_test.go') && folderOfFile(path) === folder,
    );
  }
}

interface CallPlace {
  readonly words: readonly Word[];
  readonly folder: string;
  readonly folders: readonly string[];
}

interface Started {
  readonly tasks: readonly StartedTask[];
  readonly folders: readonly string[];
}

const TASK_PROGRAMS =
  /^(?:g?make|npm|pnpm|yarn|bun|deno|composer|just|task|rake|tox|nox|mise|moon|rush|poe|pdm)$/;
const TASK_FILES = [
  'package.json',
  'Makefile',
  'makefile',
  'deno.json',
  'composer.json',
  'justfile',
  'Rakefile',
  'tox.ini',
  'Taskfile.yml',
];
const LOADS_BY_NAME = /^(?:node|tsx|ts-node|bun|deno|python|go)$/;
/** What an interpreter adds to a name: https://nodejs.org/api/modules.html#all-together */
const MAIN_FILES = [
  '.js',
  '.mjs',
  '.cjs',
  '.ts',
  '/index.js',
  '/index.mjs',
  '/index.cjs',
  '/index.ts',
  '/__main__.py',
  '/main.go',
];

/** `python3 -m tools.check` starts `tools/check.py`, or `tools/check/__main__.py`. */
function moduleFiles(module: string): string[] {
  const path = module.replaceAll('.', '/');
  return [`${path}.py`, `${path}/__main__.py`, `src/${path}.py`, `src/${path}/__main__.py`];
}

const LOOP = /\bfor\s+\w+\s+in\s/;
/** More values than these no loop over folders has. */
const MAX_LOOP_VALUES = 20;

/** The words with each value of the variable of a loop: those of `make -C $dir` in `for dir in web lib; do`. */
function wordsInLoops(words: readonly Word[], { text }: Script): readonly (readonly Word[])[] {
  const all = words.map(({ value }) => value).join(' ');
  if (!all.includes('$')) return [words];
  for (const [, name = '', list = ''] of text.matchAll(/\bfor\s+(\w+)\s+in\s+([^;\n]+?)\s*[;\n]\s*do\b/g)) {
    const variable = new RegExp(String.raw`\$(?:${name}\b|\{${name}\})`, 'g');
    const values = list.split(/\s+/).slice(0, MAX_LOOP_VALUES);
    if (variable.test(all))
      return values.map((loopValue) =>
        words.map((word) => ({ ...word, value: word.value.replace(variable, () => loopValue) })),
      );
  }
  return [words];
}

/** The folder that a `cd` or its like enters, from `folder`; null where that is not known. */
function entered(
  { words }: Pick<SimpleCommand, 'words'>,
  folder: string,
  origin: CommandTree['origin'],
): string | null {
  const [program, ...args] = words.map(({ value }) => value);
  const to = args.find((arg) => !/^-[LPe@-]/.test(arg));
  if (program === 'popd' || to === undefined) return null;
  const home = origin.kind === 'file' ? folderOfFile(origin.path) : folder;
  const [, below] =
    /^\$\([^)]*(?:dirname|BASH_SOURCE)[^)]*\)*"?\)?\/?(.*)$/.exec(to) ??
    /^\$\{(?:BASH_SOURCE|0)[^}]*\}\/?(.*)$/.exec(to) ??
    [];
  if (below !== undefined) return pathFrom(home, below || '.');
  const [, rest] =
    /^\$(?:\{?(?:GITHUB_WORKSPACE|ROOT|REPO_ROOT|ROOT_DIR)\}?|\(git rev-parse --show-toplevel\))\/?(.*)$/.exec(
      to,
    ) ?? [];
  if (rest !== undefined) return pathFrom('.', rest || '.');
  return pathFrom(folder, to.replace(/^\$\{?PWD\}?\/?/, './'));
}

/** Where a command runs: each `cd` above it holds, unless it stands in a subshell that has ended. */
function folderAt(
  command: SimpleCommand,
  moves: readonly SimpleCommand[],
  { folder, origin }: ReadingPlace,
): string {
  let at = folder;
  for (const move of moves) {
    if (move.end > command.start) break;
    if (move.words[0]?.value === 'popd') at = folder;
    if (move.scopes.every((scope, index) => scope === command.scopes[index]))
      at = entered(move, at, origin) ?? at;
  }
  return at;
}

export { programName } from './launchers.ts';
export { repositoryCommands } from './repository-commands.ts';
export type { SimpleCommand, Word } from './script.ts';
export { planShell, shellFamily } from './shells.ts';
export type { CommitFiles } from './task.ts';
export { taskTexts } from './task-files.ts';
