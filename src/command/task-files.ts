import { parse as parseToml } from 'smol-toml';
import { orElse } from '../base/errors.ts';
import { isPlainObject, textAt, valueAt } from '../base/json.ts';
import { fileIn, folderOfFile, folderPattern, pathFrom, upwards } from './folders.ts';
import { programName } from './launchers.ts';
import { joinedLines, recipesIn, startedText } from './makefile.ts';
import type { CommitFiles, ProgramCall, StartedTask } from './task.ts';
import { toxTasks } from './tox.ts';
import { readYaml } from './yaml.ts';

// Task runners: what a task starts is what the runner's own file says.

/** A task as its file defines it. */
interface TaskDefinition {
  readonly lines: readonly string[];
  /** Tasks that run with it, with the words that they get. */
  readonly needs?: readonly string[];
  /** Each is a task of the file, with the words that it gets, or else a line. */
  readonly steps?: readonly string[];
  readonly aliases?: readonly string[];
  /** Where it is defined, if not in the file of the others. */
  readonly path?: string;
  /** Relative to the file's folder; absent: the runner's own choice. */
  readonly folder?: string | undefined;
  readonly isOfWholeFile?: boolean;
  readonly exact?: StartedTask['exact'];
}

/** The tasks of one file. */
interface TaskFile {
  readonly path: string;
  readonly tasks: ReadonlyMap<string, TaskDefinition>;
  /** Where the tasks run. */
  readonly folder: string;
}

interface TaskCall {
  readonly files: CommitFiles;
  /** Where the runner was called, and where it runs. */
  readonly calledFrom: string;
  readonly folder: string;
  /** The file that an option names, and the folder from which it does, where that is another. */
  readonly named: string | undefined;
  readonly namedFrom?: string;
  /** The words that are no options. */
  readonly words: readonly string[];
  readonly args: readonly string[];
  /** Only words, and options that name the folder or the file. */
  readonly isPlain: boolean;
}

interface TaskRunner {
  /** Options that name the folder to run in, the runner's file, or take a value of another sort. */
  readonly folder?: RegExp;
  readonly file?: RegExp;
  readonly valued?: RegExp;
  /** The file is named from where the runner was called, not from the folder that an option names. */
  readonly isFileFromStart?: boolean;
  /** The word before the names of tasks, where there must be one: `deno task`. */
  readonly verb?: RegExp;
  /** Names a task with words of its own behind it, and so only the first name is one. */
  readonly isSingle?: boolean;
  /** Its tasks run where it was called, wherever its file is. */
  readonly runsWhereCalled?: boolean;
  /** Runs this without a name; absent: nothing. */
  readonly fallback?: 'first' | 'default';
  /** All files of the repository that may be the runner's, by their paths. */
  readonly texts?: RegExp;
  /** The table of pyproject.toml that is the runner's. */
  readonly table?: readonly string[];
  /** What such a file says of what it starts. Absent: all that it says. */
  readonly startedIn?: (text: string) => string;
  /** What such a file starts where it is no table of tasks: the lines of each recipe, or part of it; null: it is one. */
  readonly linesIn?: (path: string, text: string) => readonly (readonly string[])[] | null;
  readonly read: (call: TaskCall) => Promise<readonly TaskFile[]>;
}

/**
 * Tried with deno 2.9, just 1.59, tox 4.67, nox 2026.10, rake 13.0, hatch, mix 1.14, mise 2026.9, poe 0.49, pdm 2.29, pipenv 2026.10 and
 * invoke 3.0; others are read by their manuals, rye by its source.
 */
const TASK_RUNNERS_BY_PROGRAM: Readonly<Record<string, TaskRunner>> = {
  deno: {
    folder: /^--cwd$/,
    file: /^(?:-c|--config)$/,
    valued: /^(?:-f|--filter)$/,
    verb: /^(?:task|run)$/,
    isSingle: true,
    read: denoTasks,
  },
  composer: {
    folder: /^(?:-d|--working-dir)$/,
    isSingle: true,
    verb: /^(?:run|run-script)?$/,
    read: composerTasks,
  },
  just: {
    folder: /^(?:-d|--working-directory)$/,
    file: /^(?:-f|--justfile)$/,
    valued: /^--(?:set|shell|shell-arg|dotenv-path)$/,
    isFileFromStart: true,
    fallback: 'first',
    texts: /(?:^|\/)\.?justfile$|\.just$/i,
    read: justTasks,
  },
  task: {
    folder: /^(?:-d|--dir)$/,
    file: /^(?:-t|--taskfile)$/,
    fallback: 'default',
    texts: /(?:^|\/)taskfile[^/]*\.ya?ml$/i,
    read: taskfileTasks,
  },
  mise: {
    folder: /^(?:-C|--cd)$/,
    verb: /^(?:run|r|watch)?$/,
    isSingle: true,
    texts: /(?:^|\/)\.?mise(?:\.[\w-]+)*\.toml$|(?:^|\/)(?:\.config\/)?\.?mise(?:-tasks)?\//,
    read: miseTasks,
  },
  moon: { verb: /^(?:run|r|check|ci|exec|x)?$/, read: moonTasks },
  rush: { verb: /^(?:)$/, isSingle: true, read: rushTasks },
  poe: {
    folder: /^(?:-C|--directory|--root)$/,
    isSingle: true,
    texts: /(?:^|\/)(?:pyproject\.toml|poe_tasks\.(?:toml|yaml|json))$/,
    table: ['tool', 'poe'],
    read: tomlTasks(['pyproject.toml', ['tool', 'poe', 'tasks']], poeTask),
  },
  pdm: {
    folder: /^(?:-p|--project)$/,
    verb: /^(?:run)?$/,
    isSingle: true,
    texts: /(?:^|\/)pyproject\.toml$/,
    table: ['tool', 'pdm', 'scripts'],
    read: tomlTasks(['pyproject.toml', ['tool', 'pdm', 'scripts']], pdmTask),
  },
  rye: {
    verb: /^run$/,
    isSingle: true,
    runsWhereCalled: true,
    texts: /(?:^|\/)pyproject\.toml$/,
    table: ['tool', 'rye', 'scripts'],
    read: tomlTasks(['pyproject.toml', ['tool', 'rye', 'scripts']], scriptOfTable),
  },
  pipenv: {
    verb: /^run$/,
    isSingle: true,
    runsWhereCalled: true,
    read: tomlTasks(['Pipfile', ['scripts']], scriptOfTable),
  },
  pixi: {
    file: /^--manifest-path$/,
    valued: /^(?:-e|--environment)$/,
    verb: /^run$/,
    isSingle: true,
    texts: /(?:^|\/)(?:pyproject|pixi)\.toml$/,
    table: ['tool', 'pixi'],
    read: pixiTasks,
  },
  hatch: {
    valued: /^(?:-e|--env)$/,
    verb: /^(?:run|test|env)$/,
    isSingle: true,
    texts: /(?:^|\/)(?:pyproject|hatch)\.toml$/,
    table: ['tool', 'hatch', 'envs'],
    read: hatchTasks,
  },
  mix: { verb: /^(?:do)?$/, isSingle: true, read: mixTasks },
  rake: {
    folder: /^(?:-C|--directory)$/,
    file: /^(?:-f|--rakefile)$/,
    valued: /^-[IrR]$/,
    fallback: 'default',
    texts: /(?:^|\/)rakefile(?:\.rb)?$|\.rake$/i,
    read: rakeTasks,
  },
  // Of make and tox only the texts are read here.
  make: {
    folder: /^(?:-C|--directory)$/,
    file: /^(?:-f|--file|--makefile)$/,
    texts: /(?:^|\/)(?:GNUmakefile|makefile|Makefile(?:\.\w+)?|[^/]+\.(?:mk|mak|make))$/,
    startedIn: startedText,
    linesIn: recipesIn,
    read: async (call) => fileAlone(await findFile(call, ['GNUmakefile', 'makefile', 'Makefile'], false)),
  },
  tox: {
    file: /^(?:-c|--conf)$/,
    texts: /(?:^|\/)(?:tox\.(?:ini|toml)|setup\.cfg|pyproject\.toml)$/,
    table: ['tool', 'tox'],
    linesIn: linesOfTox,
    read: async (call) => fileAlone(await findFile(call, ['tox.ini'])),
  },
  nox: { file: /^(?:-f|--noxfile)$/, fallback: 'default', texts: /(?:^|\/)noxfile\.py$/, read: noxTasks },
  invoke: {
    folder: /^(?:-r|--search-root)$/,
    file: /^(?:-c|--collection)$/,
    runsWhereCalled: true,
    fallback: 'default',
    texts: /^tasks(?:\.py$|\/.*\.py$)/,
    read: invokeTasks,
  },
};
const fileAlone = (file: { readonly path: string } | null): readonly TaskFile[] =>
  file === null ? [] : [{ path: file.path, folder: folderOfFile(file.path), tasks: new Map() }];

const ALIASES: Readonly<Record<string, string>> = {
  gmake: 'make',
  inv: 'invoke',
  'go-task': 'task',
  poethepoet: 'poe',
};
const runnerOf = (program: string): TaskRunner | undefined =>
  TASK_RUNNERS_BY_PROGRAM[ALIASES[program] ?? program];

/** Makes the environments, and runs none of their commands. */
const ONLY_INSTALLS = /^--(?:notest|install-only)$/;

/** What a call of a task runner starts; null: it is none, its file is not there, or it does not run a task of that file. */
export async function tasksOf(files: CommitFiles, call: ProgramCall): Promise<readonly StartedTask[] | null> {
  if (/^(?:tox|nox)$/.test(call.program) && call.args.some((arg) => ONLY_INSTALLS.test(arg))) return [];
  if (call.program === 'tox') return toxTasks(files, call);
  const runner = runnerOf(call.program);
  if (runner === undefined) return null;
  const read = readTaskCall(runner, files, call);
  if (read === null) return null;
  const found = await runner.read(read);
  const tasks = found.flatMap((file) => tasksNamed(file, runner, read));
  return tasks.length > 0 ? tasks : null;
}

/** A file of a task runner: all that it says, and the tasks that can be read from it. */
interface TaskText {
  readonly path: string;
  readonly text: string;
  readonly tasks: readonly Pick<StartedTask, 'folder' | 'lines'>[];
}

/**
 * The files from which a task runner may take what these calls of it run: those that the calls read, all that are called as its files are,
 * and those that these name. None for other programs.
 */
export async function taskTexts(
  files: CommitFiles,
  calls: readonly ProgramCall[],
): Promise<readonly TaskText[]> {
  const [{ program, folder } = { program: '', folder: '.' }] = calls;
  const runner = runnerOf(programName(program));
  if (runner?.texts === undefined) return [];
  const { texts, table = [], startedIn = (text) => text, linesIn = linesOfCode, read } = runner;
  const args = calls.flatMap((call) => call.args);
  const paths = new Set([...(await files.paths())].filter((path) => texts.test(path)));
  for (const call of calls) {
    const readCall = readTaskCall(runner, files, call);
    for (const file of readCall === null ? [] : await read(readCall))
      for (const path of pathsInTasks(file)) paths.add(path);
  }
  const found: TaskText[] = [];
  for (const path of paths) {
    if (found.length === MAX_TASK_FILES) break;
    const whole = await files.readText(path);
    if (whole === null) continue;
    const home = folderOfFile(path);
    const plain = textOfTaskFile(path, whole, table);
    const text = startedIn(plain);
    for (const word of (text.match(/[\w./-]+/g) ?? []).filter((each) => /\.(?:ya?ml|toml)$/.test(each)))
      for (const other of [pathFrom(home, word), pathFrom('.', word)])
        if (other !== null && (await files.isFile(other))) paths.add(other);
    const named = path.slice(path.lastIndexOf('/') + 1);
    const place = { files, calledFrom: folder, folder: home, named, words: [], args, isPlain: false };
    const tasks =
      linesIn(path, plain)?.map((lines) => ({ folder: home, lines })) ??
      (await read(place)).flatMap((file) =>
        [...file.tasks.values()]
          .filter((task) => (task.path ?? file.path) === path)
          .map(({ lines }) => ({ folder: file.folder, lines })),
      );
    const each = new Map(tasks.map((task) => [JSON.stringify(task), task]));
    found.push({ path, text, tasks: [...each.values()] });
  }
  return found;
}

/** `commands = ruff check .`, with the next ones below it. */
function linesOfTox(_: string, text: string): readonly (readonly string[])[] {
  return text.split('\n').map((line) => [line.replace(/^\s*[\w:.-]*\s*=/, '').replace(/\{[^{}]*\}/g, '$X')]);
}

const linesOfCode = (path: string, text: string): readonly (readonly string[])[] | null =>
  /\.(?:py|rb|rake)$|rakefile$/i.test(path) ? [commandsInCode(text)] : null;

const pathsInTasks = ({ path, tasks }: TaskFile): readonly string[] => [
  path,
  ...[...tasks.values()].flatMap((task) => task.path ?? []),
];

/** The most files of one task runner that are read. */
const MAX_TASK_FILES = 300;
/** Keys of a task whose values are not run: what it reads and makes, and what it is for. */
const DESCRIBES = /^(?:sources|generates|outputs|desc|description|summary|help)$/;

/** What a file of a task runner says to it, without comments. */
function textOfTaskFile(path: string, text: string, table: readonly string[]): string {
  const value = /\.ya?ml$/.test(path) ? readYaml(text) : path.endsWith('.toml') ? readTable(text) : null;
  const below = path.endsWith('pyproject.toml') ? valueAt(value, ...table) : value;
  if (/\.(?:ini|cfg)$/.test(path)) return sectionsOfTox(text);
  return value === null ? text.replace(/^[ \t]*(?:#(?!!)|\/\/).*$/gm, '') : textsBelow(below).join('\n');
}

/** Other tools have sections in such a file as well: those that tox reads refer to one another by name. */
const sectionsOfTox = (text: string): string =>
  text
    .split(/^(?=\[)/m)
    .filter((section) => {
      const name = /^\[([^\]\n]*)\]/.exec(section)?.[1] ?? '';
      return /^(?:tox|testenv)\b/.test(name) || text.includes(`{[${name}]`) || /^base\b/.test(name);
    })
    .join('')
    .replace(/^\s*[#;].*$/gm, '');

function textsBelow(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return [value.join(' ')];
  if (Array.isArray(value)) return value.flatMap(textsBelow);
  return pairsIn(value).flatMap(([key, each]) => (DESCRIBES.test(key) ? [] : [key, ...textsBelow(each)]));
}

function readTaskCall(
  { folder, file, valued, verb, isFileFromStart = false }: TaskRunner,
  files: CommitFiles,
  call: ProgramCall,
): TaskCall | null {
  const words: string[] = [];
  let [at, named]: [string, string | undefined] = [call.folder, undefined];
  const end = call.args.indexOf('--');
  const args = end < 0 ? call.args : call.args.slice(0, end);
  let isPlain = end < 0;
  for (let index = 0; index < args.length; index++) {
    const word = args[index] ?? '';
    const [, short = '', inWord = ''] =
      /^(-[A-Za-z])(.+)$/.exec(word) ?? /^(--[\w-]+)=(.*)$/s.exec(word) ?? [];
    const isJoined = [folder, file, valued].some((option) => option?.test(short) === true);
    const name = isJoined ? short : word;
    const value = (): string => (isJoined ? inWord : (args[++index] ?? ''));
    if (folder?.test(name)) {
      const next = pathFrom(at, value());
      if (next === null) return null;
      at = next;
    } else if (file?.test(name)) named = value();
    else if (!/^[-+]|^\w+=/.test(word)) words.push(word);
    else {
      isPlain = false;
      if (valued?.test(name)) value();
    }
  }
  if (verb !== undefined) {
    if (verb.test(words[0] ?? ' ')) words.shift();
    else if (!verb.test('')) return null;
  }
  return {
    ...{ files, calledFrom: call.folder, folder: at, named, words, args, isPlain },
    ...(isFileFromStart ? { namedFrom: call.folder } : {}),
  };
}

function tasksNamed(
  { path, tasks, folder }: TaskFile,
  runner: TaskRunner,
  { words, calledFrom }: TaskCall,
): readonly StartedTask[] {
  const known = new Map([
    ...[...tasks.values()].flatMap((task) => (task.aliases ?? []).map((alias) => [alias, task] as const)),
    ...tasks,
  ]);
  // `mise run lint ::: test` names two.
  const chosen =
    runner.isSingle === true ? words.filter((_, at) => at === 0 || words[at - 1] === ':::') : words;
  const names = chosen.length > 0 ? chosen : fallbackOf(runner, tasks);
  const wanted = new Set(names.flatMap((name) => namesIn(known, name)));
  for (const name of wanted) {
    const { needs = [], steps = [] } = known.get(name) ?? {};
    for (const need of [...needs, ...steps].flatMap((each) => namesIn(known, firstWord(each))))
      wanted.add(need);
  }
  // What a task needs runs before it.
  return [...wanted].toReversed().flatMap((name) => {
    const task = known.get(name);
    const commands = task?.steps?.filter((step) => namesIn(known, firstWord(step)).length === 0) ?? [];
    const lines = [...(task?.lines ?? []), ...commands];
    if (task === undefined || (lines.length === 0 && !task.isOfWholeFile)) return [];
    const { isOfWholeFile = false, exact } = task;
    const home = runner.runsWhereCalled === true ? calledFrom : folder;
    return {
      name,
      path: task.path ?? path,
      folder: task.folder === undefined ? home : (pathFrom(folder, task.folder) ?? home),
      lines,
      isOfWholeFile,
      exact,
    };
  });
}

const firstWord = (text: string): string => text.trim().split(/\s+/, 1)[0] ?? '';

/** The tasks of this name; `test:*` names several. */
function namesIn(tasks: ReadonlyMap<string, unknown>, name: string): readonly string[] {
  if (!name.includes('*')) return tasks.has(name) ? [name] : [];
  const pattern = folderPattern([name.replaceAll(':', '/')]);
  return [...tasks.keys()].filter((each) => pattern.test(each.replaceAll(':', '/')));
}

function fallbackOf({ fallback }: TaskRunner, tasks: ReadonlyMap<string, TaskDefinition>): readonly string[] {
  if (fallback === undefined) return [];
  return fallback === 'first' ? [...tasks.keys()].slice(0, 1) : [fallback];
}

/** The first of these files in the folder, or above it; the one that an option names before all. */
async function findFile(
  { files, folder, named, namedFrom = folder }: TaskCall,
  names: readonly string[],
  isUpwards = true,
): Promise<{ readonly path: string; readonly text: string } | null> {
  const namedPath = named === undefined ? null : pathFrom(namedFrom, named);
  const paths =
    named === undefined
      ? (isUpwards ? upwards(folder) : [folder]).flatMap((each) => names.map((name) => fileIn(each, name)))
      : namedPath === null
        ? []
        : [namedPath, ...names.map((name) => `${namedPath}/${name}`)];
  for (const path of paths) {
    const text = await files.readText(path);
    if (text !== null) return { path, text };
  }
  return null;
}

const textsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');

const pairsIn = (value: unknown): readonly (readonly [string, unknown])[] =>
  isPlainObject(value) ? Object.entries(value) : [];

const readTable = (text: string): unknown => orElse(null, () => parseToml(text));

/** JSON with comments and commas at ends. YAML holds JSON, and is read where JSON is not. */
const readJsonc = (text: string): unknown => {
  const plain = text
    .replace(/("(?:[^"\\\n]|\\.)*")|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\//g, (_, kept = '') => kept)
    .replace(/("(?:[^"\\\n]|\\.)*")|,(?=\s*[}\]])/g, (_, kept = '') => kept);
  return orElse(null, () => JSON.parse(plain));
};

async function denoTasks(call: TaskCall): Promise<readonly TaskFile[]> {
  const nearest = await findFile(call, ['deno.json', 'deno.jsonc']);
  const isOfAll = call.args.some((word) => /^(?:-r|--recursive|-f.*|--filter(?:=.*)?)$/.test(word));
  const paths = [...(await call.files.paths())].filter((path) => /(?:^|\/)deno\.jsonc?$/.test(path));
  const others = isOfAll
    ? await Promise.all(paths.map(async (path) => ({ path, text: (await call.files.readText(path)) ?? '' })))
    : [];
  const found = [...(nearest === null ? [] : [nearest]), ...others].map(({ path, text }) =>
    taskFile(path, pairsIn(valueAt(readJsonc(text), 'tasks')), (task) => ({
      lines: textsIn(isPlainObject(task) ? task['command'] : task),
      needs: textsIn(valueAt(task, 'dependencies')),
    })),
  );
  const manifest = await findFile({ ...call, named: undefined }, ['package.json']);
  const scripts = manifest === null ? [] : pairsIn(valueAt(readJsonc(manifest.text), 'scripts'));
  return manifest === null
    ? found
    : [...found, taskFile(manifest.path, scripts, (text) => ({ lines: textsIn(text) }))];
}

const taskFile = (
  path: string,
  tasks: readonly (readonly [string, unknown])[],
  read: (task: unknown, name: string) => TaskDefinition,
  folder = folderOfFile(path),
): TaskFile => ({ path, folder, tasks: new Map(tasks.map(([name, task]) => [name, read(task, name)])) });

/** https://getcomposer.org/doc/articles/scripts.md: `@name` is another script, `@php` and `@composer` are programs. */
async function composerTasks(call: TaskCall): Promise<readonly TaskFile[]> {
  const file = await findFile(call, ['composer.json'], false);
  if (file === null) return [];
  const line = (text: string): string =>
    text.replace(/^@(php|composer) /, '$1 ').replace(/^@putenv .*|^[\w\\]+::\w+$/, '');
  const isExact = (texts: readonly string[]): boolean =>
    call.isPlain &&
    call.words.length === 1 &&
    texts.every((text) => !/^@(?!php )|^composer |^[\w\\]+::\w+$|\bcd\b/.test(text));
  return [
    taskFile(file.path, pairsIn(valueAt(readJsonc(file.text), 'scripts')), (script) => ({
      lines: textsIn(script).map((text) => line(text).replace(/^@(?=[\w:.-]+)/, 'composer ')),
      ...(isExact(textsIn(script)) ? { exact: { variables: ['PATH="$PWD/vendor/bin:$PATH"'] } } : {}),
    })),
  ];
}

const JUST_RECIPE = /^@?([A-Za-z_][\w-]*)((?:\s(?:"[^"\n]*"|'[^'\n]*'|[^:\n'"])*)?):(?!=)([^\n]*)$/;

/** https://just.systems/man/en/: a recipe of a module is `web::test` or `web test`; `web/test` runs in that folder. */
async function justTasks(call: TaskCall): Promise<readonly TaskFile[]> {
  const names = ['justfile', 'Justfile', '.justfile'];
  const found: TaskFile[] = [];
  const root = await findFile(call, names);
  if (root !== null) found.push(await readJustfile(call, root));
  for (const word of call.words.filter((each) => each.includes('/'))) {
    const folder = pathFrom(call.folder, folderOfFile(word));
    const file = folder === null ? null : await findFile({ ...call, folder, named: undefined }, names);
    if (file === null) continue;
    const { tasks, ...rest } = await readJustfile(call, file);
    const [first] = tasks;
    const name = word.slice(word.lastIndexOf('/') + 1) || (first?.[0] ?? '');
    // All that the recipe needs stands in that file too.
    found.push({ ...rest, tasks: new Map([...tasks, [word, tasks.get(name) ?? { lines: [] }]]) });
  }
  return found;
}

async function readJustfile(
  call: TaskCall,
  { path, text }: { readonly path: string; readonly text: string },
): Promise<TaskFile> {
  const folder = call.args.some((word) => /^(?:-d|--working-directory)/.test(word))
    ? call.folder
    : folderOfFile(path);
  const variables = new Map(
    [...text.matchAll(/^(?:export )?(\w+)\s*:=\s*["']([^"'\n]*)["']\s*$/gm)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
  const tasks = new Map<string, TaskDefinition & { readonly lines: string[] }>();
  let task: (TaskDefinition & { readonly lines: string[] }) | null = null;
  let values = variables;
  for (const line of joinedLines(text)) {
    if (/^[ \t]/.test(line)) {
      const command = line
        .trim()
        .replace(/^[@-]+/, '')
        .replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
          const isSet = call.args.some((word) => word === name || word.startsWith(`${name}=`));
          return (isSet ? undefined : values.get(name)) ?? `$${name}`;
        });
      if (command !== '') task?.lines.push(command);
      continue;
    }
    if (line.trim() !== '' && !line.startsWith('#')) task = null;
    const [, module, named] = /^mod\??\s+(\w+)(?:\s+['"]([^'"]*)['"])?/.exec(line) ?? [];
    const imported = /^import\??\s+['"]([^'"]*)['"]/.exec(line)?.[1];
    for (const [name, nested] of await nestedJustTasks(call, path, { module, named, imported }))
      tasks.set(name, { ...nested, lines: [...nested.lines] });
    const [, name, params = '', needs = ''] = JUST_RECIPE.exec(line) ?? [];
    if (name === undefined || /^(?:mod|import|set|alias|export)$/.test(name)) continue;
    values = new Map([
      ...variables,
      ...[...params.matchAll(/(\w+)=["']([^"']*)["']/g)].map(
        ([, key = '', value = '']) => [key, value] as const,
      ),
    ]);
    task = { lines: [], needs: needs.replace(/#.*/, '').match(/[\w:-]+/g) ?? [] };
    tasks.set(name, task);
  }
  return {
    path,
    folder,
    tasks: new Map([...tasks].map(([name, found]) => [name, { ...found, lines: justLines(found.lines) }])),
  };
}

/** Each line has a shell of its own, unless the recipe is a script: one of another language is none of ours. */
function justLines(lines: readonly string[]): readonly string[] {
  const [first = ''] = lines;
  if (first.startsWith('#!')) return /\b(?:ba|da|z|k)?sh\b/.test(first) ? lines.slice(1) : [];
  return lines.map((line) => (/\b(?:cd|pushd)\b/.test(line) ? `(${line}\n)` : line));
}

async function nestedJustTasks(
  call: TaskCall,
  path: string,
  {
    module,
    named,
    imported,
  }: {
    readonly module: string | undefined;
    readonly named: string | undefined;
    readonly imported: string | undefined;
  },
): Promise<readonly (readonly [string, TaskDefinition])[]> {
  if (module === undefined && imported === undefined) return [];
  const home = folderOfFile(path);
  const names =
    imported !== undefined
      ? [imported]
      : named !== undefined
        ? [named, `${named}/mod.just`, `${named}/justfile`]
        : [`${module}.just`, `${module}/mod.just`, `${module}/justfile`, `${module}/.justfile`];
  for (const name of names) {
    const at = pathFrom(home, name);
    const text = at === null ? null : await call.files.readText(at);
    // A file that imports itself is read once: the nested ones are not followed further.
    if (at === null || text === null) continue;
    const { tasks } = await readJustfile(call, {
      path: at,
      text: text.replace(/^(?:mod|import)\b.*$/gm, ''),
    });
    if (module === undefined) return [...tasks];
    const folder = `./${folderOfFile(at)}`.slice(home === '.' ? 0 : home.length + 3);
    const [first] = tasks;
    const prefixed = [...tasks].map(([task, found]) => [`${module}::${task}`, { ...found, folder }] as const);
    // `just web test` names the module, then its recipe: all of its recipes are taken for it.
    return first === undefined
      ? prefixed
      : [...prefixed, [module, { lines: [...tasks.values()].flatMap(({ lines }) => lines), folder }]];
  }
  return [];
}

async function taskfileTasks(call: TaskCall, depth = 0): Promise<readonly TaskFile[]> {
  const names = [
    'Taskfile.yml',
    'taskfile.yml',
    'Taskfile.yaml',
    'taskfile.yaml',
    'Taskfile.dist.yml',
    'Taskfile.dist.yaml',
  ];
  const file = await findFile(call, names);
  if (file === null) return [];
  const value = readYaml(file.text);
  const read = (task: unknown): TaskDefinition => {
    const steps = isPlainObject(task) ? [task['cmd'], task['cmds']].flat() : [task].flat();
    const called = steps.flatMap((step) => textAt(step, 'task') || []);
    const deps = [valueAt(task, 'deps')]
      .flat()
      .flatMap((dep) => (typeof dep === 'string' ? dep : textAt(dep, 'task') || []));
    return {
      lines: steps.flatMap((step) => (typeof step === 'string' ? step : textAt(step, 'cmd') || [])),
      needs: [...deps, ...called].map((name) => name.replace(/^:/, '')),
      folder: textAt(task, 'dir') || undefined,
    };
  };
  const main = taskFile(file.path, pairsIn(valueAt(value, 'tasks')), read);
  const included: TaskFile[] = [];
  for (const [prefix, at] of depth > 2 ? [] : pairsIn(valueAt(value, 'includes'))) {
    const named = typeof at === 'string' ? at : textAt(at, 'taskfile');
    for (const nested of await taskfileTasks(
      { ...call, folder: folderOfFile(file.path), named },
      depth + 1,
    )) {
      const dir = textAt(at, 'dir');
      const folder = dir === '' ? main.folder : (pathFrom(main.folder, dir) ?? main.folder);
      included.push({
        ...nested,
        folder,
        tasks: new Map([...nested.tasks].map(([name, task]) => [`${prefix}:${name}`, task])),
      });
    }
  }
  return [main, ...included];
}

const MISE_FILES = [
  '.config/mise/config.toml',
  '.config/mise.toml',
  '.mise/config.toml',
  'mise/config.toml',
  '.mise.toml',
  'mise.toml',
];
const MISE_FOLDERS = ['mise-tasks', '.mise-tasks', 'mise/tasks', '.mise/tasks', '.config/mise/tasks'];

/** https://mise.jdx.dev/tasks/: tables of the files in this folder and above it, the nearest first, and programs in folders of tasks. */
async function miseTasks(call: TaskCall): Promise<readonly TaskFile[]> {
  const paths = [...(await call.files.paths())];
  const tasks = new Map<string, TaskDefinition>();
  for (const root of upwards(call.folder).toReversed()) {
    const folders: string[] = [];
    const addTables = (path: string, tables: unknown): void => {
      for (const [name, task] of pairsIn(tables))
        tasks.set(name, { ...miseTask(task, { root, call }), path });
    };
    for (const path of MISE_FILES.map((name) => fileIn(root, name))) {
      const table = readTable((await call.files.readText(path)) ?? '');
      addTables(path, valueAt(table, 'tasks'));
      folders.push(...textsIn(valueAt(table, 'task_config', 'includes')));
    }
    for (const named of folders.length > 0 ? folders : MISE_FOLDERS) {
      const at = pathFrom(root, named);
      if (at === null) continue;
      if (at.endsWith('.toml')) addTables(at, readTable((await call.files.readText(at)) ?? ''));
      for (const path of paths.filter((each) => each.startsWith(`${at}/`))) {
        const name = path.slice(at.length + 1).replaceAll('/', ':');
        const header =
          (await call.files.readText(path))?.matchAll(/^(?:#|\/\/|::) *\[?MISE\]? +(.+)$/gm) ?? [];
        const settings = readTable([...header].map(([, line = '']) => line).join('\n'));
        const task = miseTask(settings, { root, call });
        const up = task.folder === '.' ? './' : '../'.repeat(task.folder.split('/').length);
        for (const each of new Set([name, name.replace(/\.\w+$/, ''), name.replace(/:_default$/, '')]))
          tasks.set(each, { ...task, lines: [up + path], path });
      }
    }
  }
  return [{ path: 'mise.toml', folder: '.', tasks }];
}

function miseTask(
  task: unknown,
  { root, call }: { readonly root: string; readonly call: TaskCall },
): TaskDefinition & { readonly folder: string } {
  const runs = isPlainObject(task) ? [task['run']].flat() : [task].flat();
  const dir = textAt(task, 'dir');
  const isWhereCalled = /^\{\{ *cwd *\}\}/.test(dir);
  const below = dir.replace(/^\{\{.*?\}\}\/?/, './');
  return {
    lines: [...textsIn(runs), ...textsIn(valueAt(task, 'file'))],
    needs: [
      ...['depends', 'depends_post'].map((key) => valueAt(task, key)),
      runs.filter(isPlainObject),
    ].flatMap(stepsIn),
    aliases: [...textsIn(valueAt(task, 'alias')), ...textsIn(valueAt(task, 'aliases'))],
    folder: (isWhereCalled ? pathFrom(call.folder, below) : pathFrom(root, below)) ?? root,
  };
}

/** `moon run web:test`, `:test`: https://moonrepo.dev/docs/config/project. A task of that name in any project is taken for it. */
async function moonTasks(call: TaskCall): Promise<readonly TaskFile[]> {
  const found: TaskFile[] = [];
  for (const path of [...(await call.files.paths())].filter((each) =>
    /(?:^|\/)moon\.yml$|^\.moon\/tasks(?:\/[\w-]+)?\.yml$/.test(each),
  )) {
    const tasks = pairsIn(valueAt(readYaml((await call.files.readText(path)) ?? ''), 'tasks'));
    const words = (task: unknown, key: string): string =>
      [valueAt(task, key)]
        .flat()
        .filter((each) => typeof each === 'string')
        .join(' ');
    const read = (task: unknown): TaskDefinition => ({
      lines: [
        `${words(task, 'command')} ${words(task, 'args')}`.trim(),
        ...textsIn(valueAt(task, 'script')),
      ].filter((line) => line !== ''),
      needs: textsIn(valueAt(task, 'deps')).map((dep) => dep.replace(/^.*:/, '')),
    });
    const folder = path.startsWith('.moon/') ? '.' : folderOfFile(path);
    const file = taskFile(path, tasks, read, folder);
    const called = call.words.map((word) => [word, file.tasks.get(word.replace(/^.*:/, ''))] as const);
    found.push({
      ...file,
      tasks: new Map([
        ...file.tasks,
        ...called.flatMap(([word, task]) => (task === undefined ? [] : [[word, task] as const])),
      ]),
    });
  }
  return found;
}

/** Commands of a repository's own: https://rushjs.io/pages/configs/command-line_json/. The others are scripts of the packages. */
async function rushTasks(call: TaskCall): Promise<readonly TaskFile[]> {
  const path = 'common/config/rush/command-line.json';
  const commands = valueAt(readJsonc((await call.files.readText(path)) ?? ''), 'commands');
  const pairs = (Array.isArray(commands) ? commands : []).map(
    (command) => [textAt(command, 'name'), command] as const,
  );
  return pairs.length === 0
    ? []
    : [taskFile(path, pairs, (command) => ({ lines: textsIn(valueAt(command, 'shellCommand')) }), '.')];
}

/** Scripts in a table of pyproject.toml or its like. */
function tomlTasks(
  [name, keys]: readonly [name: string, keys: readonly string[]],
  read: (task: unknown, name: string) => TaskDefinition,
): TaskRunner['read'] {
  return async (call) => {
    const file = await findFile(call, [name]);
    if (file === null) return [];
    const tasks = pairsIn(valueAt(readTable(file.text), ...keys));
    return [taskFile(file.path, tasks, read)];
  };
}

/** A text, the words of a command, or a table: a command, a script of a shell, a function of Python, or steps. */
function scriptOfTable(task: unknown): TaskDefinition {
  const [command, module] = [valueAt(task, 'cmd'), textAt(task, 'call') || textAt(task, 'script')];
  const lines = [
    ...(isPlainObject(task) ? [] : [textsIn(task).join(' ')]),
    textsIn(command).join(' '),
    textAt(task, 'shell'),
    module && `python -m ${module.replace(/:.*$/s, '')}`,
  ];
  return {
    lines: lines.filter((line) => line !== ''),
    steps: STEP_KEYS.flatMap((key) => stepsIn(valueAt(task, key))),
    folder: textAt(task, 'cwd') || textAt(task, 'working_dir') || undefined,
  };
}

const STEP_KEYS = [
  'composite',
  'chain',
  'sequence',
  'parallel',
  'switch',
  'control',
  'ref',
  'deps',
  'depends-on',
  'depends_on',
];

/** Steps that are texts, tables that name a task, or tables that are tasks without a name. */
function stepsIn(value: unknown): readonly string[] {
  return [value].flat(2).flatMap((step) => {
    if (typeof step === 'string') return step;
    if (!isPlainObject(step)) return [];
    const named = textAt(step, 'task') || textsIn(valueAt(step, 'tasks'));
    const { lines, steps = [] } = scriptOfTable(step);
    return [...[named].flat(), ...lines, ...steps].filter((each) => each !== '');
  });
}

function pdmTask(task: unknown, name: string): TaskDefinition {
  return { ...scriptOfTable(task), needs: [`pre_${name}`, `post_${name}`] };
}

/** As `scriptOfTable`, but a list holds steps. */
const stepsOfList = (task: unknown): TaskDefinition =>
  Array.isArray(task) ? { lines: [], steps: stepsIn(task) } : scriptOfTable(task);

/** `uses` gives a task what others print. */
function poeTask(task: unknown): TaskDefinition {
  const needs = pairsIn(valueAt(task, 'uses')).flatMap(([, name]) => textsIn(name));
  return { ...stepsOfList(task), needs };
}

/** https://pixi.sh/latest/workspace/advanced_tasks/: of a task, what it is in each feature and for each system. */
async function pixiTasks(call: TaskCall): Promise<readonly TaskFile[]> {
  const file = await findFile(call, ['pixi.toml', 'pyproject.toml']);
  if (file === null) return [];
  const table = readTable(file.text);
  const root = file.path.endsWith('pyproject.toml') ? valueAt(table, 'tool', 'pixi') : table;
  const below = (parent: unknown, key: string) => pairsIn(valueAt(parent, key)).map(([, value]) => value);
  const tables = [root, ...below(root, 'feature')].flatMap((each) => [each, ...below(each, 'target')]);
  const tasks = new Map<string, TaskDefinition>();
  for (const [name, task] of tables.flatMap((each) => pairsIn(valueAt(each, 'tasks')))) {
    const { lines, steps = [], ...rest } = stepsOfList(task);
    const other = tasks.get(name);
    tasks.set(name, {
      ...rest,
      lines: [...(other?.lines ?? []), ...lines],
      steps: [...(other?.steps ?? []), ...steps],
    });
  }
  return [{ path: file.path, folder: folderOfFile(file.path), tasks }];
}

/**
 * `hatch run lint:style` and `hatch -e lint run style` are `style` of `[tool.hatch.envs.lint.scripts]`, or of `[envs.lint.scripts]` in
 * hatch.toml, beside which pyproject.toml does not count. Environments inherit the scripts of `default`; a line
 * may begin with the name of another script.
 */
async function hatchTasks(call: TaskCall): Promise<readonly TaskFile[]> {
  const at = call.args.findIndex((word) => /^(?:-e|--env)(?:=|$)/.test(word));
  const chosen = /=(.+)$/.exec(call.args[at] ?? '')?.[1] ?? (at < 0 ? 'default' : call.args[at + 1]);
  const read = async (name: string, keys: readonly string[]): Promise<readonly TaskFile[]> => {
    const file = await findFile(call, [name]);
    const envs = file === null ? [] : pairsIn(valueAt(readTable(file.text), ...keys, 'envs'));
    const scriptsOf = (wanted: string) =>
      envs.flatMap(([env, settings]) => (env === wanted ? pairsIn(valueAt(settings, 'scripts')) : []));
    const tasks = [...new Set([...envs.map(([env]) => env), chosen ?? 'default'])].flatMap((env) =>
      [...scriptsOf('default'), ...scriptsOf(env)].flatMap(([script, task]) => {
        const lines = textsIn(task);
        const needs = lines.map((line) => `${env}:${firstWord(line)}`);
        const names = env === chosen ? [`${env}:${script}`, script] : [`${env}:${script}`];
        return names.map((each) => [each, { lines, needs }] as const);
      }),
    );
    return file === null ? [] : [{ path: file.path, folder: folderOfFile(file.path), tasks: new Map(tasks) }];
  };
  const inHatchFile = await read('hatch.toml', []);
  return inHatchFile.length > 0 ? inHatchFile : read('pyproject.toml', ['tool', 'hatch']);
}

/** Aliases of mix.exs: `verify: ["format", "cmd python3 x.py"]`. Of a function, all that the file starts is taken. */
async function mixTasks(call: TaskCall): Promise<readonly TaskFile[]> {
  const file = await findFile(call, ['mix.exs'], false);
  const [first = ''] = call.words;
  if (file === null || first === '') return [];
  const strings = (text: string) =>
    [...text.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, content = '']) => content);
  const started = [...file.text.matchAll(/\b(?:cmd|shell)\(\s*("[^"\n]*"(?:,\s*\[[^\]]*\])?)/g)];
  const inCode = started.map(([, words = '']) => strings(words).join(' '));
  const aliases = [...file.text.matchAll(/(?:"([\w.]+)"|\b(\w+)):\s*(\[[^\]]*\]|"[^"\n]*"|&\w+)/g)].map(
    ([, quoted, plain = '', value = '']) => {
      const lines = strings(value).map((line) => `mix ${line}`);
      return [quoted ?? plain, { lines: value.includes('&') ? [...lines, ...inCode] : lines }] as const;
    },
  );
  // `mix do a, b + c` runs several tasks.
  const several =
    call.args[0] === 'do'
      ? call.args
          .slice(1)
          .join(' ')
          .split(/\s*(?:,|\s\+)\s+/)
      : [];
  const parts = [first, { lines: several.map((part) => `mix ${part}`) }] as const;
  const tasks = new Map(several.length > 0 ? [parts] : aliases);
  return [{ path: file.path, folder: folderOfFile(file.path), tasks }];
}

/** Programs that code of another language starts: `sh "a b"`, `system("a")`, `session.run("a", "b")`, `c.run("a b")`. */
function commandsInCode(text: string): readonly string[] {
  const calls = text.matchAll(
    /(?:\b(?:sh|ruby|system|run|run_always|check_call|check_output|call|popen)\b[( ]|`)\s*([^\n]*(?:\n[ \t]+["'][^\n]*)*)/g,
  );
  return [...calls].flatMap(([call, rest = '']) => {
    if (call.startsWith('`')) return /^([^`]*)`/.exec(call.slice(1))?.[1] ?? [];
    const words = [...rest.matchAll(/(["'])((?:(?!\1)[^\\\n]|\\.)*)\1\s*(,?)/g)];
    const line = words.map(([, , word = '']) => word.replace(/#\{[^}]*\}/g, '$X')).join(' ');
    return line === '' ? [] : /^ruby\b/.test(call) ? `ruby ${line}` : line;
  });
}

/** All that code starts, whichever of its tasks is called: one may call any function. */
function codeTasks(
  { words }: TaskCall,
  { path, text, folder }: { readonly path: string; readonly text: string; readonly folder: string },
): readonly TaskFile[] {
  const task = { lines: commandsInCode(text), isOfWholeFile: true };
  return [{ path, folder, tasks: new Map([[words[0] ?? 'default', task]]) }];
}

async function rakeTasks(call: TaskCall) {
  const file = await findFile(call, ['Rakefile', 'rakefile', 'Rakefile.rb', 'rakefile.rb']);
  if (file === null) return [];
  // With `-f`, rake stays where it was called.
  return codeTasks(call, {
    ...file,
    folder: call.named === undefined ? folderOfFile(file.path) : call.folder,
  });
}

async function noxTasks(call: TaskCall) {
  const file = await findFile(call, ['noxfile.py']);
  return file === null ? [] : codeTasks(call, { ...file, folder: folderOfFile(file.path) });
}

/** https://docs.pyinvoke.org/en/stable/concepts/loading.html: a module, or a package with all of its modules. */
async function invokeTasks(call: TaskCall) {
  const { named = 'tasks', files } = call;
  const file = await findFile({ ...call, named: undefined }, [`${named}.py`, `${named}/__init__.py`]);
  if (file === null) return [];
  const folder = folderOfFile(file.path);
  const isOfPackage = (path: string) => path.startsWith(`${folder}/`) && path.endsWith('.py');
  const paths = file.path.endsWith('/__init__.py') ? [...(await files.paths())].filter(isOfPackage) : [];
  const texts = await Promise.all(paths.map(async (path) => (await files.readText(path)) ?? ''));
  return codeTasks(call, { ...file, text: paths.length > 0 ? texts.join('\n') : file.text, folder });
}
