import type { TestFailure, TestReport } from '../core/events.ts';
import { stripAnsi } from '../core/text.ts';

/** What one reader found in an output, and at which line its runner's last word stands. */
export interface Found {
  /** Of the last line that this runner wrote as a summary. */
  readonly at: number;
  readonly failures: readonly TestFailure[];
  readonly passed: number | null;
  readonly failed: number | null;
  readonly skipped: number | null;
}

/** Of an output without a summary. */
export const NO_COUNTS = { passed: null, failed: null, skipped: null } as const;

/** Reads lines without colours; null when this runner did not write them. Never throws. */
export type Reader = (lines: readonly string[]) => Found | null;

/** More make a report too large to be of use; the counts tell of the others. */
const MAX_FAILURES = 200;
const MAX_ID_CHARS = 600;
const MAX_MESSAGE_CHARS = 300;

/** Where GitHub's runners check a repository out; a log of theirs tells its files by their whole path. */
const CHECKOUT = /(?:\/home\/runner\/work|\/Users\/runner\/work|\/__w|[A-Z]:\\a)([\\/])[\w.-]+\1[\w.-]+\1/g;

/** Lines of an output as a reader takes them, without colours, with `\r\n` or `\n`. */
export const linesOf = (output: string): string[] => stripAnsi(output).replace(CHECKOUT, '').split(/\r*\n/);

/**
 * A report of what was found. Where the failures that are listed do not come to the number that the summary gives, no
 * count is told: code under test may have written either. The failures stand, since a wrong one costs time only.
 */
export function toReport(source: string, found: Omit<Found, 'at'>): TestReport {
  const failures = distinct(found.failures);
  const isSound = found.failed === null || failures.length <= found.failed;
  return {
    source,
    failures: failures.slice(0, MAX_FAILURES),
    passed: isSound ? found.passed : null,
    failed: isSound ? found.failed : null,
    skipped: isSound ? found.skipped : null,
  };
}

/** One of each id, in order of the id: tests that run in parallel fail in any order. */
function distinct(failures: readonly TestFailure[]): TestFailure[] {
  const byId = new Map<string, TestFailure>();
  for (const { id, message, ...place } of failures) {
    if (id === '' || id.length > MAX_ID_CHARS || byId.has(id)) continue;
    byId.set(id, { id, ...place, message: shortMessage(message) });
  }
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

const shortMessage = (message: string): string =>
  message.trim().slice(0, MAX_MESSAGE_CHARS).toWellFormed().trimEnd();

/** A failure of which only some is known. */
export function failureOf(id: string, known: Partial<Omit<TestFailure, 'id'>> = {}): TestFailure {
  return { id, file: null, line: null, message: '', ...known };
}

/** Repository paths have slashes and no `../runners/` before them. */
export const plainPath = (path: string): string => path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');

/** The number of the first group; 0 where there is no match: summaries leave out what did not happen. */
export function countIn(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}

/** The first line of those from `from` on, before `until`, that says something. */
export const firstText = (lines: readonly string[], from = 0, until = lines.length): string =>
  lines
    .slice(from, until)
    .find((line) => line.trim() !== '')
    ?.trim() ?? '';

/** The lines after `at`, before the next that ends what stands there. */
export function linesAfter(
  lines: readonly string[],
  at: number,
  isEnd: (line: string) => boolean,
): readonly string[] {
  const end = lines.findIndex((line, below) => below > at && isEnd(line));
  return lines.slice(at + 1, end === -1 ? undefined : end);
}

/** Where a failure is, from the groups of a pattern that may not have matched. */
export const placeOf = (file: string | undefined, line: string | undefined) => ({
  file: file === undefined ? null : plainPath(file),
  line: line === undefined ? null : Number(line),
});

/** Runners name files from where they run, or by their whole path; a report names them from the repository's root. */
export function placeFailures(
  report: TestReport,
  workingDirectory: string,
  isFile: (path: string) => boolean,
): TestReport {
  const placeOf = (file: string): string | null => {
    const inFolder = workingDirectory === '.' ? file : `${workingDirectory}/${file}`;
    return [inFolder, file].find(isFile) ?? null;
  };
  const failures = report.failures.map((failure) => {
    const file = failure.file === null ? null : placeOf(failure.file);
    return { ...failure, file, line: file === null ? null : failure.line };
  });
  return { ...report, failures };
}
