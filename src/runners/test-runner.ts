import type { TestFailure } from '../core/events.ts';
import type { RunnerCall } from './call-arguments.ts';

/**
 * All that is known of one test runner. To add one: a file with such an object, and its entry in `all-runners.ts`. Globs
 * are those of `workspace/glob.ts`.
 */
export interface TestRunner {
  /** How its output is read, by the name that a report gives to each format. */
  readonly formats: Readonly<Record<string, OutputReader>>;
  /** How it is called, and how it is made to run only the failing tests. */
  readonly call: RunnerCall;
  /** Names of its test files, whatever the case of letters. */
  readonly testFiles?: readonly string[];
  /** Names that need their capital letters: `FooTest.java` is a test, `Latest.java` is not. */
  readonly testFilesInThisCase?: readonly string[];
  /** Files that decide how the tests are found and run. */
  readonly settings?: readonly string[];
}

/** What one reader found in an output. */
export interface TestCounts {
  readonly failures: readonly TestFailure[];
  /** null: the output does not say. */
  readonly passed: number | null;
  readonly failed: number | null;
  readonly skipped: number | null;
}

export interface ReadOutput extends TestCounts {
  /** The last line that this runner wrote as a summary. */
  readonly at: number;
}

/** Reads lines without colours; null when this runner did not write them. Never throws. */
export type OutputReader = (lines: readonly string[]) => ReadOutput | null;

/** The counts of an output without a summary. */
export const NO_COUNTS = { passed: null, failed: null, skipped: null } as const;

/** Endings of JavaScript files, for use between the braces of a glob. */
export const JAVASCRIPT_ENDINGS = 'js,jsx,mjs,cjs,ts,tsx,mts,cts,vue,svelte';

/** Names of test classes, in the languages that keep a class in a file of its name; for use between braces. */
export const TEST_CLASSES =
  '*Test,*Tests,*TestCase,*TestBase,*TestHelper,*TestUtil,*TestUtils,*TestFixture,*TestSupport,*[a-z]IT,Test[A-Z]*';

/** A failure with what is known of it. */
export function failureOf(id: string, known: Partial<Omit<TestFailure, 'id'>> = {}): TestFailure {
  return { id, file: null, line: null, message: '', ...known };
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
  const end = lines.findIndex((line, below) => below > at && isEnd(line));
  return lines.slice(at + 1, end === -1 ? undefined : end);
}

/** Where a failure is, from the groups of a pattern that may not have matched. */
export const failurePlace = (file: string | undefined, line: string | undefined) => ({
  file: file === undefined ? null : plainPath(file),
  line: line === undefined ? null : Number(line),
});
