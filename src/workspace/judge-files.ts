import { posix } from 'node:path';
import { orElse } from '../core/errors.ts';
import type { TestCommand } from '../core/task.ts';

/** Scripts of scripts are followed until so many are known; more than any judge is made of. */
const MAX_FILES = 200;
const MAX_SCRIPT_CHARS = 256 * 1024;

/** A path may go through so many symbolic links. */
const MAX_LINKS = 8;
const MAX_WORD_CHARS = 1000;

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
  const queue: Script[] = [
    { text: command.run.slice(0, MAX_SCRIPT_CHARS), folder, kind: kindOfShell(command.shell) },
  ];
  for (const script of queue) {
    for (const named of namedBy(files, script, folder)) {
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

interface Script {
  readonly text: string;
  /** The script's own folder, relative to the root; '' is the root. */
  readonly folder: string;
  readonly kind: 'shell' | 'make' | 'package.json' | 'other';
}

const kindOfShell = (shell: string | null): Script['kind'] =>
  shell === null || /\b(?:ba|da|z|k)?sh\b|pwsh|powershell|cmd/.test(shell) ? 'shell' : 'other';

function kindOf(path: string, text: string): Script['kind'] {
  const name = posix.basename(path);
  if (name === 'package.json') return 'package.json';
  if (/^(?:GNU)?Makefile$|\.mk$|^justfile$|\.just$/i.test(name)) return 'make';
  const isShell =
    /\.(?:sh|bash|zsh|ksh|bats|ps1|cmd|bat)$/i.test(name) || /^#!.*\b(?:ba|da|z|k)?sh\b/.test(text);
  return isShell ? 'shell' : 'other';
}

function namedBy(files: JudgeTree, { text, folder, kind }: Script, workingDirectory: string): string[] {
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
      return scriptsOf(text).flatMap((line) => ofShell(line, resolve));
    case 'make':
      return [...ofShell(text, resolve), ...included(text, resolve)];
    case 'shell':
      return [...ofShell(text, resolve), ...impliedBy(text, resolve)];
    case 'other':
      return quotedScripts(text, resolve);
  }
}

type Resolve = (word: string) => string | null;

/** `npm test` reads package.json, `make` its Makefile: by name both are protected, and here they are read on. */
function impliedBy(text: string, resolve: Resolve): string[] {
  const names = [
    ...(/\b(?:npm|pnpm|yarn|bun)\b/.test(text) ? ['package.json'] : []),
    ...(/\bg?make\b/.test(text) ? ['GNUmakefile', 'makefile', 'Makefile'] : []),
    ...(/\bjust\b/.test(text) ? ['justfile', 'Justfile', '.justfile'] : []),
  ];
  return names.flatMap((name) => resolve(name) ?? []);
}

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

const SEPARATORS = /\n|;|&&|\|\|?|&(?!>)|\$?\(|\)|`|\{\s|\s\}/;
/** What stands before a command without being one. */
const PREFIX =
  /^(?:if|then|elif|else|while|until|do|!|time|exec|command|nice|nohup|sudo|env|xvfb-run|npx|pnpx|bunx|uv|uvx|poetry|pipenv|pdm|hatch|bundle|run|@.*|-|\w+=.*|\d+s?|timeout|-[A-Za-z]|--[\w-]+)$/;
const INTERPRETER =
  /^(?:ba|da|z|k|fi)?sh$|^(?:node|nodejs|deno|bun|tsx|ts-node|python[\d.]*|pypy\d?|ruby|perl|php|lua|Rscript|julia|pwsh|powershell|busybox|osascript|coverage)$/;
const SOURCE = /^(?:\.|source)$/;
const COMPARISON = /^(?:diff|cmp|colordiff)$/;
/** Options whose value is a file that steers the command. */
const STEERING =
  /^(?:-c|-f|-r|--?config(?:uration)?(?:-?file)?|--?file|--rcfile|--require|--import|--setup|--loader|--rootdir|--makefile|--settings|--ini|--test-suite|--bootstrap)(?:=(.+))?$/;

/** The files that a shell's lines start, source, or steer a command with. */
function ofShell(text: string, resolve: Resolve): string[] {
  const commands = text.replace(/\\\r?\n/g, ' ').split(SEPARATORS);
  return commands.flatMap((command) => ofCommand(command.trim().split(/\s+/).filter(Boolean), resolve));
}

function ofCommand(words: readonly string[], resolve: Resolve): string[] {
  const start = words.findIndex((word) => !PREFIX.test(word));
  const [program = '', ...args] = start < 0 ? [] : words.slice(start);
  if (program.startsWith('#')) return [];
  const found = [...startedBy(program, args, resolve)];
  for (const [at, arg] of args.entries()) {
    const option = STEERING.exec(arg);
    if (option !== null) found.push(resolve(option[1] ?? args[at + 1] ?? ''));
    if (/^<(?!<)/.test(arg)) found.push(resolve(arg === '<' ? (args[at + 1] ?? '') : arg.slice(1)));
  }
  return found.filter((path) => path !== null);
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
