import { posix } from 'node:path';
import { orElse } from '../core/errors.ts';
import type { TestCommand } from '../core/task.ts';
import { type Call, callsOf, programName } from '../shell/calls.ts';
import { readScript } from '../shell/script.ts';
import { shellFamily } from '../shell/shells.ts';

/** Scripts of scripts are followed until so many are known; more than any judge is made of. */
const MAX_FILES = 200;
const MAX_SCRIPT_CHARS = 256 * 1024;

/** A path may go through so many symbolic links. */
const MAX_LINKS = 8;
const MAX_WORD_CHARS = 1000;
/** So many folders of a script are looked into. */
const MAX_FOLDERS = 20;

/** The files of a commit, from wherever they are read. */
export interface JudgeTree {
  /** What git stores under a path; null: nothing, or a folder. */
  kindOf(path: string): 'file' | 'link' | 'submodule' | null;
  /** null when there is no such file, or it is no text. */
  readText(path: string): Promise<string | null>;
  /** What a symbolic link says. */
  readLink(path: string): Promise<string | null>;
}

/**
 * The tracked files that are the judge themselves: what the test command starts, reads its settings from or compares
 * with, and what those scripts name in turn (shell scripts, make's files, the scripts of package.json). The sources that
 * a command is run on are not: they are what the run may mend.
 */
export async function findJudgeFiles(
  files: JudgeTree,
  command: TestCommand | null,
): Promise<ReadonlySet<string>> {
  if (command === null) return new Set();
  const folder = normal(command.workingDirectory);
  const found = new Set<string>();
  const queue: NamingFile[] = [
    {
      text: command.run.slice(0, MAX_SCRIPT_CHARS),
      folder,
      kind: shellFamily(command.shell) === 'other' ? 'other' : 'shell',
    },
  ];
  for (const script of queue) {
    for (const named of await namedBy(files, script, folder)) {
      const path = await throughLinks(files, named);
      if (path === null || found.has(path) || found.size >= MAX_FILES) continue;
      if (path !== named && isProduct(path)) continue;
      found.add(path);
      const text = (await files.readText(path))?.slice(0, MAX_SCRIPT_CHARS);
      const kind = text === undefined ? 'other' : kindOf(path, text);
      if (text !== undefined) queue.push({ text, folder: normal(posix.dirname(path)), kind });
    }
  }
  return found;
}

/** Where a path leads that may go through links; null: to no file of the commit. */
async function throughLinks(files: JudgeTree, named: string): Promise<string | null> {
  let path = named;
  for (let links = 0; links <= MAX_LINKS; links += 1) {
    const link = linkOn(files, path);
    if (link === null) return files.kindOf(path) === 'file' ? path : null;
    const target = await files.readLink(link);
    if (target === null || target.startsWith('/')) return null;
    path = normal(posix.join(posix.dirname(link), target, path.slice(link.length)));
  }
  return null;
}

/** The first part of a path that is a link, the whole of it included. */
function linkOn(files: JudgeTree, path: string): string | null {
  const names = path.split('/');
  const parts = names.map((_, at) => names.slice(0, at + 1).join('/'));
  return parts.find((part) => files.kindOf(part) === 'link') ?? null;
}

interface NamingFile {
  readonly text: string;
  /** The script's own folder, relative to the root; '' is the root. */
  readonly folder: string;
  readonly kind: 'shell' | 'make' | 'package.json' | 'other';
}

function kindOf(path: string, text: string): NamingFile['kind'] {
  const name = posix.basename(path);
  if (name === 'package.json') return 'package.json';
  if (/^(?:GNU)?Makefile$|\.mk$|^justfile$|\.just$/i.test(name)) return 'make';
  const isShell =
    /\.(?:sh|bash|zsh|ksh|bats|ps1|cmd|bat)$/i.test(name) || /^#!.*\b(?:ba|da|z|k)?sh\b/.test(text);
  return isShell ? 'shell' : 'other';
}

async function namedBy(files: JudgeTree, script: NamingFile, workingDirectory: string): Promise<string[]> {
  const { text, folder, kind } = script;
  const resolve = (word: string): string | null => {
    const bare = bareOf(word);
    if (bare === null) return null;
    for (const base of [workingDirectory, folder, '']) {
      const path = normal(posix.join(base, bare));
      if (files.kindOf(path) === 'file' || linkOn(files, path) !== null) return path;
    }
    return null;
  };
  switch (kind) {
    case 'package.json':
      return (await Promise.all(scriptsOf(text).map((line) => ofShell(line, resolve)))).flat();
    case 'make':
      return [
        // `$(PYTHON) x.py` starts x.py and `$(Q)./x.sh` x.sh; in `timeout $(LIMIT) ./x.sh` the variable is a word.
        ...(await ofShell(recipesIn(text, ''), resolve, false)),
        ...(await ofShell(recipesIn(text, '$X'), resolve, false)),
        ...included(text, resolve),
      ];
    case 'shell':
      return ofShell(text, resolve);
    case 'other':
      return quotedScripts(text, resolve);
  }
}

type Resolve = (word: string) => string | null;

/** The commands of make's and just's files, as a shell reads them. `variable` stands for each variable with a name. */
const recipesIn = (text: string, variable: string): string =>
  text
    .split('\n')
    .filter((line) => /^[ \t]+\S/.test(line))
    .map((line) => line.replace(/^[ \t]+[@+-]*/, ''))
    .join('\n')
    .replace(/\$\(shell /g, '$(')
    .replace(/(?<!\$)\$(?:\(\w+\)|\{\w+\})|\{\{ *\w+ *\}\}/g, () => variable)
    .replace(/\$[@<^*?%+|]/g, '$X')
    .replaceAll('$$', '$');

function included(text: string, resolve: Resolve): string[] {
  const lines = [...text.matchAll(/^[ \t]*[-s]?(?:include|import|mod)[ \t]+(\S.*)$/gm)];
  return lines.flatMap(([, names = '']) => names.split(/\s+/).flatMap((name) => resolve(name) ?? []));
}

function scriptsOf(text: string): string[] {
  const parsed: unknown = orElse(null, () => JSON.parse(text));
  const scripts = typeof parsed === 'object' && parsed !== null && 'scripts' in parsed ? parsed.scripts : {};
  return Object.values(scripts ?? {}).filter((line) => typeof line === 'string');
}

/** A script in another language can start shell scripts; what it imports is the product it tests. */
function quotedScripts(text: string, resolve: Resolve): string[] {
  const words = [...text.matchAll(/["'`]([^"'`\n]{1,200}\.(?:sh|bash|zsh|ps1|mk|bats))["'`]/g)];
  return words.flatMap(([, word = '']) => resolve(word) ?? []);
}

const INTERPRETER =
  /^(?:ba|da|z|k|fi)?sh$|^(?:node|nodejs|deno|bun|tsx|ts-node|python[\d.]*|pypy\d?|ruby|perl|php|lua|Rscript|julia|pwsh|powershell|busybox|osascript|coverage)$/;
const SOURCE = /^(?:\.|source)$/;
const COMPARISON = /^(?:diff|cmp|colordiff)$/;
/** Options whose value is a file that steers the command. */
const STEERING =
  /^(?:-c|-f|-r|--?config(?:uration)?(?:-?file)?|--?file|--rcfile|--require|--import|--setup|--loader|--rootdir|--makefile|--settings|--ini|--test-suite|--bootstrap)(?:=(.+))?$/;

/** Options whose value is the folder that a program works in. */
const FOLDER_OPTION = /^(?:-C|--prefix|--cwd|--dir|--directory)(?:=(.+))?$/;
/** What these programs read without being told: by name it is protected, and here it is read on. */
const IMPLIED: readonly (readonly [program: RegExp, files: readonly string[]])[] = [
  [/^(?:npm|pnpm|yarn|bun)$/, ['package.json']],
  [/^g?make$/, ['GNUmakefile', 'makefile', 'Makefile']],
  [/^just$/, ['justfile', 'Justfile', '.justfile']],
];

/**
 * The files that a script starts, sources, or steers a command with; where it has a syntax error, all that it names.
 * Commands of PowerShell and cmd are told apart in the same way.
 */
async function ofShell(text: string, resolve: Resolve, isScript = true): Promise<string[]> {
  const script = await readScript(text);
  const calls = await callsOf(script);
  const folders = ['', ...new Set(calls.flatMap(foldersOf))].slice(0, MAX_FOLDERS);
  const resolveFrom = (word: string) =>
    folders.flatMap((folder) => resolve(folder === '' ? word : `${folder}/${word}`) ?? []).at(0) ?? null;
  const words = script.isKnown || !isScript ? [] : (text.match(/[^\s"'`;&|()<>=]+/g) ?? []);
  const named = [...new Set(words)].map(resolveFrom).filter((path) => path !== null && !isProduct(path));
  return [...named, ...calls.flatMap((call) => ofCall(call, resolveFrom))].filter((path) => path !== null);
}

/** Where a call goes, or lets its program work. */
function foldersOf({ words }: Call): string[] {
  const [program, ...args] = words.map(({ value }) => value);
  const options = args.flatMap((arg, at) => {
    const match = FOLDER_OPTION.exec(arg);
    return match === null ? [] : [match[1] ?? args[at + 1] ?? ''];
  });
  return [...(program === 'cd' || program === 'pushd' ? args.slice(0, 1) : []), ...options];
}

function ofCall({ words, redirections }: Call, resolve: Resolve): (string | null)[] {
  const [program = '', ...args] = words.map(({ value }) => value);
  const name = programName(program);
  const steering = args.flatMap((arg, at) => {
    const option = STEERING.exec(arg);
    return option === null ? [] : [option[1] ?? args[at + 1] ?? ''];
  });
  const inputs = redirections.flatMap(({ operator, target }) =>
    operator === '<' ? (target?.value ?? []) : [],
  );
  const implied = IMPLIED.flatMap(([pattern, files]) => (pattern.test(name) ? files : []));
  return [...startedBy(program, args, resolve), ...[...steering, ...inputs, ...implied].map(resolve)];
}

function startedBy(program: string, args: readonly string[], resolve: Resolve): (string | null)[] {
  const name = posix.basename(bareOf(program) ?? program);
  const named = args.filter((arg) => !arg.startsWith('-'));
  if (SOURCE.test(program)) return named.slice(0, 1).map(resolve);
  if (COMPARISON.test(name)) return named.map(resolve);
  if (INTERPRETER.test(name)) {
    if (args.some((arg) => /^(?:-m|--check|-l)$/.test(arg))) return [];
    const script = named.map(resolve).find((path) => path !== null) ?? null;
    return script === null || isProduct(script) ? [] : [script];
  }
  const script = resolve(program);
  return script === null || isProduct(script) ? [] : [script];
}

/** A command may run the product itself (`node src/cli.js --self-test`): that is what is to be mended. */
function isProduct(path: string): boolean {
  if (/\.(?:sh|bash|zsh|ps1|bats|mk)$/i.test(path)) return false;
  const inSources = /^(?:.*\/)?(?:src|lib|app|pkg|packages|internal|cmd|source|sources)\//i.test(path);
  const isEntry = /^(?:main|__main__|app|index|cli|server|program|solution|manage)\.\w+$/i.test(
    posix.basename(path),
  );
  return inSources || isEntry;
}

/** A word without quotes, and without a folder that only the shell knows: `"$(dirname "$0")/x.sh"` is `x.sh`. */
function bareOf(word: string): string | null {
  if (word.length > MAX_WORD_CHARS) return null;
  const bare = word
    .replace(/["']/g, '')
    .replace(/^(?:\$\{?[\w@#*]+[^/]*\}?|\$\([^)]*\)?|~|%~dp0)\//, '')
    .replace(/^\//, '')
    .replace(/[,:;]+$/, '');
  return bare === '' || bare.includes('\0') || /^[-$]/.test(bare) ? null : bare;
}

function normal(path: string): string {
  const joined = posix
    .normalize(path)
    .replace(/^(?:\.\.?\/)+/, '')
    .replace(/\/$/, '');
  return joined === '.' ? '' : joined;
}
