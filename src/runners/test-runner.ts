import { defined } from '../base/json.ts';
import type { Word } from '../command/command.ts';
import type { TestFailure } from '../core/events.ts';

/**
 * All that is known of one test runner. To add one: a file with such an object, and its entry in `all-runners.ts`. Globs
 * are those of `workspace/glob.ts`.
 */
export interface TestRunner {
  /** How the runner's output is read, by the name that a report gives to each format; absent: it prints what another runner prints. */
  readonly formats?: Readonly<Record<string, OutputReader>>;
  /** How the runner is called, and how it is made to run only the failing tests; absent where that cannot be done. */
  readonly call?: RunnerCall;
  /** The same for programs that were built with the runner: any program, whose failing tests have a format of it as `runner`. */
  readonly program?: BuiltProgramCall;
  /** Globs of the runner's test files; upper and lower case do not matter. */
  readonly testFiles?: readonly string[];
  /** Test files whose names need their capital letters: `FooTest.java` is a test, `Latest.java` is not. */
  readonly testFilesInThisCase?: readonly string[];
  /** How the content of a file shows that it is a test, whatever its name is. */
  readonly testContent?: TestContent;
  /** Matches in a file of the product that holds tests of its own. */
  readonly besideProduct?: RegExp;
  /** Files that decide how the tests are found and run. */
  readonly settings?: readonly string[];
  /**
   * Where the runner writes JUnit XML unasked: `folder`, next to each file whose name `beside` matches, and below it the files of
   * `glob`.
   */
  readonly reports?: { readonly beside: RegExp; readonly folder: string; readonly glob: string };
}

interface TestContent {
  /** Endings of the files whose content is looked at. */
  readonly endings: readonly string[];
  /** Whole words, one of which stands in every file that is a test by its content: git searches for them first. */
  readonly words: readonly string[];
  /** All of these match in a file that is a test by its content. */
  readonly signs: readonly RegExp[];
}

/** What one reader found in an output. */
export interface TestCounts {
  readonly failures: readonly TestFailure[];
  /** null, here and below: the output does not say. */
  readonly passed: number | null;
  readonly failed: number | null;
  readonly skipped: number | null;
  /** How many tests ran, where the runner counts these otherwise than those that failed; absent: it is the sum of passed and failed. */
  readonly ran?: number | null;
  /** How many tests may be listed as failing that are not counted as failed: they may fail. */
  readonly mayFail?: number;
  /** Tests that failed may be missing in the list. */
  readonly isCut?: boolean;
  /** Files that passed as one test each, and are not among `passed`: they may hold tests that did not run. */
  readonly scripts?: readonly string[];
}

export interface ReadOutput extends TestCounts {
  /** The last line that this runner wrote as a summary. */
  readonly at: number;
  /** The first line of the summary; absent where the counts are of the whole output, not of one run. */
  readonly from?: number;
}

/**
 * Reads lines without colours, or `text()`, which is the same as one text; null when this runner did not write them. Never throws. Of an
 * output that is too long to be kept whole, only the lines are there that `needed-lines.ts` lists for the format.
 */
export type OutputReader = (lines: readonly string[], text: () => string) => ReadOutput | null;

/** The counts of an output without a summary. */
export const NO_COUNTS = { passed: null, failed: null, skipped: null } as const;

/** Endings of JavaScript files, for use between the braces of a glob. */
export const JAVASCRIPT_ENDINGS = 'js,jsx,mjs,cjs,ts,tsx,mts,cts,vue,svelte';

/** Names of test classes, in the languages that keep a class in a file of its name; for use between braces. */
export const TEST_CLASSES =
  '*Test,*Tests,*TestCase,*TestBase,*TestHelper,*TestUtil,*TestUtils,*TestFixture,*TestSupport,*[a-z]IT';

export function failureOf(id: string, known: Partial<TestFailure> = {}): TestFailure {
  return { id, file: null, line: null, message: '', ...known };
}

/**
 * A test that its runner names with all suites around it, and with its file or without: the id is `file > suite > test`. A path
 * that is empty is the file itself, which could not be loaded.
 */
export function failureAt(
  file: string | null,
  path: readonly string[],
  known: Partial<TestFailure> = {},
): TestFailure {
  const id = [...(file === null ? [] : [file]), ...path].join(' > ');
  const name = path.at(-1);
  if (name === undefined) return failureOf(id, { file, ...known });
  const parts = { ...defined({ file: file ?? undefined }), suites: path.slice(0, -1), name };
  return failureOf(id, { file, ...known, parts });
}

/** A test whose id joins its suites and its name. */
export function joinedFailure(id: string, between: string, known: Partial<TestFailure> = {}): TestFailure {
  const path = id.split(between);
  return path.length === 1
    ? failureOf(id, known)
    : { ...failureAt(null, path, known), file: known.file ?? null, id };
}

/** A path with slashes, and no `./` before it. */
export const plainPath = (path: string): string => path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');

/** The number of the first group; 0 where there is no match: summaries leave out what did not happen. */
export function countIn(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}

/** The first line from `from` on, before `until`, that is not blank; trimmed. */
export const firstText = (lines: readonly string[], from = 0, until = lines.length): string =>
  lines
    .slice(from, until)
    .find((line) => line.trim() !== '')
    ?.trim() ?? '';

/** The lines after `at`, up to the next for which `isEnd` holds. */
export function linesAfter(
  lines: readonly string[],
  at: number,
  isEnd: (line: string) => boolean,
): readonly string[] {
  let end = at + 1;
  while (end < lines.length && !isEnd(lines[end] ?? '')) end++;
  return lines.slice(at + 1, end);
}

/** Where a failure is, from the groups of a pattern that may not have matched. */
export const failurePlace = (file: string | undefined, line: string | undefined) => ({
  file: file === undefined ? null : plainPath(file),
  line: line === undefined ? null : Number(line),
});

/** The files of the base commit, by their path from the folder where a call runs. */
export interface CallFolder extends FolderFiles {
  /** From the repository's root. */
  readonly path: string;
}

export interface FolderFiles {
  isFile(path: string): boolean;
  isFolder(path: string): boolean;
  /** null when there is no such file, or it is no text. */
  readText(path: string): string | null | Promise<string | null>;
}

/** How a call is made to run only the failing tests. */
export interface BuiltProgramCall {
  readonly options: OptionRules;
  /**
   * Arguments with which the call runs these tests and few others; of several, the ones that run the fewest first; none where that
   * cannot be done.
   */
  only(
    call: CallArguments,
    failures: readonly TestFailure[],
    folder: CallFolder,
  ): readonly OnlyTests[] | Promise<readonly OnlyTests[]>;
}

export interface RunnerCall extends BuiltProgramCall {
  /** Matches the words that start a call, joined by blanks: `python3 -m pytest`. Programs stand without their folder. */
  readonly pattern: RegExp;
}

export interface OnlyTests {
  /** All words after the runner's own, quoted. */
  readonly args: string;
  /** The words that were added to the call; absent where words of the call had to be left out. */
  readonly added?: string;
}

/** How a runner's options are read. Lists of names have blanks in between: `-k --keyword`. */
interface OptionRules {
  /** With one of these the call does something else, or runs only some tests already. `--stepwise*`: all that start so. */
  readonly refused: string;
  /** Options whose value is the next word. Without this list, every word of the call is kept as it is. */
  readonly valued?: string;
  /** Options without a value. An option that is in neither list has no value, if a file or another option follows it. */
  readonly flags?: string;
  /** Options to leave out: with only some tests, the coverage would fall below its threshold. */
  readonly dropped?: RegExp;
  /** Whether words may stand after `--`. */
  readonly keepsRest?: boolean;
  /** Rewrites each word before it is looked at. */
  readonly normal?: (word: Word) => Word;
}

interface CallArguments {
  /** The options as they were written, with their values. */
  readonly options: readonly string[];
  readonly positionals: readonly Word[];
  /** The words after `--`. */
  readonly rest: readonly Word[];
  readonly hasDropped: boolean;
}

/** The most tests that are named in a command, whose length is limited. */
export const MAX_NAMED_TESTS = 100;

/** The call with one more option, which names the tests; none where there are no tests, or too many for a command. */
export function addedOption(
  { options }: CallArguments,
  tests: readonly string[],
  option: (tests: readonly string[]) => string,
): OnlyTests[] {
  if (tests.length === 0 || tests.length > MAX_NAMED_TESTS) return [];
  const added = option(tests);
  return [{ args: wordList(options, [added]), added }];
}

/**
 * Splits a call's words into options and other arguments; null when a word could be a value as well as an argument, or when the
 * call cannot run only some tests.
 */
export function readArguments(
  all: readonly Word[],
  { refused, valued, flags = '', dropped = /(?!)/, keepsRest = false, normal = (word) => word }: OptionRules,
  isPath: (text: string) => boolean,
): CallArguments | null {
  const end = all.findIndex(({ value }) => value === '--');
  if (end !== -1 && !keepsRest) return null;
  const words = (end === -1 ? all : all.slice(0, end)).map(normal);
  const rest = end === -1 ? [] : all.slice(end + 1);
  const options: string[] = [];
  const positionals: Word[] = [];
  let hasDropped = false;
  const refusals = refused.trim().split(/\s+/);
  const isRefused = (name: string): boolean =>
    refusals.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));
  if (valued === undefined) {
    return words.some((word) => isRefused(optionName(word)))
      ? null
      : { options: words.map(({ raw }) => raw), positionals, rest, hasDropped };
  }
  const [takeValue, takeNone] = [valued, flags].map((names) => new Set(names.split(/\s+/)));
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === undefined) break;
    if (!word.value.startsWith('-') || word.value === '-') {
      positionals.push(word);
      continue;
    }
    const name = optionName(word);
    if (isRefused(name)) return null;
    const next = words[at + 1];
    const hasValue = takeValue?.has(word.value) === true && next !== undefined;
    const isUnclear = next !== undefined && !next.value.startsWith('-') && name === word.value;
    if (!hasValue && isUnclear && takeNone?.has(name) !== true && !isPath(next.value)) return null;
    if (hasValue) at++;
    if (dropped.test(name)) hasDropped = true;
    else options.push(hasValue ? `${word.raw} ${next.raw}` : word.raw);
  }
  return { options, positionals, rest, hasDropped };
}

/** `--name` of `--name=value` and of `--name`. */
const optionName = ({ value }: Word): string => value.split('=', 1)[0] ?? '';

/** `a b c` of `['a', 'b'], ['c']`. */
export const wordList = (...parts: readonly (readonly string[])[]): string => parts.flat().join(' ');

export const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

// Characters that no argument may hold: those that change how a terminal or a log shows text, and half characters.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

const UNPRINTABLE_RUNS = new RegExp(`${UNPRINTABLE.source}+`, 'gu');
/** Replaces what cannot be shown in a name: https://en.wikipedia.org/wiki/Specials_(Unicode_block) */
const REPLACEMENT = '\ufffd';

/** Text from outside as one line to show. */
export const printableLine = (text: string): string => text.replace(UNPRINTABLE_RUNS, REPLACEMENT);

/** Whether text from outside may become part of an argument; false for text that `printableLine` had to change. */
export const isPrintable = (text: string): boolean =>
  text !== '' && !UNPRINTABLE.test(text) && !text.includes(REPLACEMENT);

/** A regular expression that matches exactly this text, in every engine that runners use. */
export const exactPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
