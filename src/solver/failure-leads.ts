import { posix } from 'node:path';
import { stripAnsi } from '../base/text.ts';
import type { FailureText } from '../core/ports.ts';
import { noiseOf } from '../core/verdict/noise-lines.ts';
import { languageOf } from './languages.ts';
import { readSource, type SourceFile } from './source-file.ts';

/** The tree at the base commit, as the index needs it. */
export interface RepairTree {
  /** Sorted. */
  paths(): Iterable<string>;
  /** null for what is no text, too large, or not there. */
  readText(path: string): Promise<string | null>;
  /** How many lines of each file hold one of the words, found without reading the files here. */
  search(words: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The lines of each file that the newest commits changed. */
  recentLines(paths: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<number>>>;
  /**
   * Whether a file is a test, or a script that decides results as a test does. Such files say what is wanted, so they are never
   * the culprit. Answers are remembered.
   */
  isTest(path: string): boolean;
  /** Whether a repair may write this file. */
  isWritable(path: string): boolean;
}

const VENDORED =
  /(?:^|\/)(?:node_modules|vendor|third_party|dist|build|site-packages|\.venv)\/|\.min\.js$|\.d\.ts$/;
export const isOwnSource = (path: string): boolean => languageOf(path) !== null && !VENDORED.test(path);

export interface FailureLeads {
  readonly clues: Clues;
  readonly sources: readonly string[];
  readonly frames: readonly ResolvedFrame[];
}

export function leadsOf(tree: RepairTree, failure: FailureText): FailureLeads {
  const clues = readClues(failure);
  const sources = [...tree.paths()].filter(isOwnSource);
  return { clues, sources, frames: resolveFrames(tree, clues, sources) };
}

export interface ResolvedFrame extends PrintedPlace {
  readonly isTest: boolean;
}

/** Finds printed paths in the tree: the longest path that is equal, is the end of the printed one, or ends with it. */
function resolveFrames(tree: RepairTree, { frames }: Clues, sources: readonly string[]): ResolvedFrame[] {
  return frames.flatMap(({ path, line }) => {
    const plain = path.replaceAll('\\', '/').replace(/^(?:\.\/|file:\/\/)/, '');
    const name = posix.basename(plain);
    const named = sources.filter((each) => each.endsWith(name));
    const fits = named.filter(
      (each) => plain === each || plain.endsWith(`/${each}`) || each.endsWith(`/${plain}`),
    );
    const [best] = fits.toSorted((a, b) => b.length - a.length);
    return best === undefined ? [] : [{ path: best, line, isTest: tree.isTest(best) }];
  });
}

/** What a failing run says about where the fault is. */
export interface Clues {
  /** Places that stack traces and messages name, the one nearest to the failure first. Paths as they are printed. */
  readonly frames: readonly PrintedPlace[];
  /** Names of functions, classes and tests in failing lines and in failures, each with how often. */
  readonly names: ReadonlyMap<string, number>;
}

interface PrintedPlace {
  readonly path: string;
  readonly line: number;
}

const MAX_FRAMES = 60;
const MAX_OUTPUT_CHARS = 200_000;
/** The patterns below are quadratic in the length of a line. */
const MAX_CLUE_LINE_CHARS = 1000;

/** `File "a/b.py", line 3, in f`, `at f (/my folder/a.js:3:4)`, `a.go:3 +0x1d`, `Class.java:3`, `a.ts(3,4)`. */
const FRAMES = [
  /File "(?<path>[^"\n]+)", line (?<line>\d+)/g,
  /\bat (?:async )?[\w$.<>[\] ]+? ?\((?:file:\/\/)?(?<path>[^\s():]+|\/[^\s()]+?):(?<line>\d+)(?::\d+)?\)/g,
  /(?:file:\/\/)?(?<path>(?:[\w@.~+-]*\/)*[\w@.~+-]+\.[A-Za-z]{1,5}):(?<line>\d+)/g,
  /(?<path>(?:[\w@.~+-]*\/)*[\w@.~+-]+\.[A-Za-z]{1,5})\((?<line>\d+),\d+\)/g,
];

const FAILING =
  /error|fail|assert|expected|actual|panic|exception|traceback|undefined|not defined|got|want|✗|✖|×|●|not ok|^E\s|^>/i;

export function readClues({ output, evidence, failures }: FailureText): Clues {
  const lines = [output, ...evidence]
    .flatMap((each) => stripAnsi(each).slice(-MAX_OUTPUT_CHARS).split('\n'))
    .filter((line) => noiseOf(line.slice(0, MAX_CLUE_LINE_CHARS)) !== 'ends')
    .map((line) => line.slice(0, MAX_CLUE_LINE_CHARS));
  const names = new Map<string, number>();
  const count = (name: string, weight: number): void => void names.set(name, (names.get(name) ?? 0) + weight);
  for (const line of lines) {
    if (line.length >= MAX_CLUE_LINE_CHARS || !FAILING.test(line)) continue;
    for (const name of withoutValues(line).match(/[A-Za-z_$][\w$]{2,}/g) ?? []) count(name, 1);
  }
  for (const { id, message } of failures) {
    for (const name of `${id} ${withoutValues(message.slice(0, MAX_CLUE_LINE_CHARS))}`.match(
      /[A-Za-z_$][\w$]{2,}/g,
    ) ?? [])
      count(name, 2);
  }
  const fromReport = failures.flatMap(({ file, line }) =>
    file === null ? [] : [{ path: file, line: line ?? 0 }],
  );
  return { frames: [...framesOf(lines.join('\n')), ...fromReport], names };
}

/** The text without the inside of printed values: `Err(SpannedError { start: 1, end: 2 })` names no function `end`. */
function withoutValues(text: string): string {
  const next = text.replace(/\{[^{}]*\w: [^{}]*\}/g, ' ');
  return next === text ? text : withoutValues(next);
}

/** The printed places, nearest to the failure first: Python prints the deepest call last, other languages first. */
function framesOf(text: string): PrintedPlace[] {
  const found = FRAMES.flatMap((pattern) => [...text.matchAll(pattern)]);
  const isPython = /Traceback \(most recent call last\)|^\S+\.py:\d+: /m.test(text);
  const ordered = found.toSorted((a, b) => (isPython ? b.index - a.index : a.index - b.index));
  const places = ordered.map(({ groups }) => [groups?.['path'] ?? '', Number(groups?.['line'])] as const);
  const distinct = new Map(places.map(([path, line]) => [`${path}:${line}`, { path, line }]));
  return [...distinct.values()].slice(0, MAX_FRAMES);
}

export const MAX_FILE_CHARS = 400_000;

export async function readFiles(tree: RepairTree, paths: readonly string[]): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for (const path of paths) {
    const language = languageOf(path);
    const text = language === null ? null : await tree.readText(path);
    if (language === null || text === null || text.length > MAX_FILE_CHARS) continue;
    files.push(await readSource(path, text.replace(/^\ufeff/, ''), language));
  }
  return files;
}
