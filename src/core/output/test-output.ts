import { once } from '../../base/once.ts';
import { headAndTail, stripAnsi } from '../../base/text.ts';
import type { TestFailure } from '../events.ts';
import { type Clues, placesIn, readClues } from './clues.ts';
import { failingCount } from './counts.ts';
import { DIGEST_BYTES, failingBlocks, failingDigest } from './digest.ts';
import {
  failureLines,
  failureSignature,
  firstFailingLine,
  freshLines,
  newFailingLines,
} from './failing-lines.ts';
import { messageWithValues } from './failure-message.ts';
import { isWholeOutput, linesByTest } from './lines-by-test.ts';
import { type Missing, missingPieces } from './missing-things.ts';
import { type AddedByRun, whatNewTestsShow } from './new-tests.ts';
import {
  firstSpecificLine,
  lineShapes,
  missingAlone,
  reasonsIn,
  sharesAnotherReason,
  specificShapes,
  tellingWords,
} from './reasons.ts';
import { versionsIn } from './versions.ts';

// The door of this room, and the only place where what a run printed is taken apart. What single tests did is read by `runners/`, as
// the output comes; all else is asked of this value.

export type { Clues } from './clues.ts';
export { failingCount, failingIn, failingText } from './counts.ts';
export { DIGEST_BYTES } from './digest.ts';
export { freshLines, messageShape, withoutNoise, withoutPlaces } from './failing-lines.ts';
export { lineShape } from './line-shape.ts';
export { BRINGS } from './missing-rows.ts';
export { declaredModules, type Missing } from './missing-things.ts';
export { hasOtherReason } from './reasons.ts';

/** What a run of the tests, or a failed step of CI, printed, and the tests that are known to have failed; each part is read when asked. */
export interface TestOutput {
  readonly failures: readonly TestFailure[];
  /** Of a test that is not among `failures` nothing is known. Absent: all that failed are listed. */
  readonly cut?: true | undefined;
  /** Nothing but blanks was printed. */
  readonly isEmpty: boolean;
  /** All that was printed is there: else what one test printed may be missing, wholly or in part. */
  readonly isWhole: boolean;
  /** All lines, without colours: for this room alone. */
  printedLines(): readonly string[];
  /** The lines by which a runner, a compiler or an interpreter names what failed; empty when none does. */
  naming(): readonly string[];
  /** The line that tells most of the failure; '' where nothing was printed. */
  headline(): string;
  /** The last lines that are not blank, the last one at the end. */
  lastLines(count: number): readonly string[];
  /** The last error that is no sum of others, for a run of which no failing test is known. */
  lastError(): string;
  /** The line by which a runner says that tests passed, else the last one. */
  passedLine(): string;
  /** What a failing run printed, in at most `maxBytes`. */
  digest(maxBytes?: number): string;
  /** The lines that name a failure and those around them, in at most `maxBytes` beside the marks of gaps; '' without such lines. */
  failingBlocks(maxBytes: number): string;
  /** The lines of its digest that the other one's does not show, each below the line that names its failure. */
  digestSince(before: TestOutput): readonly string[];
  /** The lines that its digest quotes, without a runner's mark before them. */
  quoted(): ReadonlySet<string>;
  /** A folder could not be renamed, because it lies under an overlay: EXDEV of rename(2), in the words of the C library. */
  cannotRename(): boolean;
  /** Head and tail, in at most `maxBytes`. */
  ends(maxBytes: number): string;
  /** Names the failure, without details that change from run to run. */
  signature(): string;
  /** The signature by lines alone, to be compared with that of a run of which no failing test is known. */
  lineSignature(): string;
  /** What it reports as missing: programs, packages, services. */
  missing(): readonly Missing[];
  /** The missing tool that is all that it tells of; undefined where something else failed as well, or may have. */
  missingAlone(): Missing | undefined;
  /** The lines that tell of one test, by its id; empty where none does. */
  linesOf(id: string): readonly string[];
  /** The places in the test's own file that its lines name. */
  placesOf(failure: TestFailure): readonly { readonly file: string; readonly line: number }[];
  /** The message of a failing test, with the values that the output shows below it. */
  messageOf(failure: TestFailure): string;
  /** The line of a test's own that names an error; '' without one. */
  errorOf(id: string): string;
  /** The lines that name a failure, without what differs from machine to machine: folders, times, numbers. */
  shapes(): ReadonlySet<string>;
  /** As `shapes`, without lines that any failing step prints. */
  specificShapes(): readonly string[];
  /** The first line that names a failure and is not printed by any failing step. */
  firstSpecificLine(): string | undefined;
  /** The classes of the errors that it names. */
  reasons(): ReadonlySet<string>;
  /** The words that tell of the failure: names of tests and files, and words of messages. */
  words(): ReadonlySet<string>;
  /** `python` → `3.12.1`: the versions of tools that it names. */
  versions(): ReadonlyMap<string, string>;
  /** Whether both fail for another reason than a missing thing; `shared`: the failures that both have. */
  sharesAnotherReason(other: TestOutput, shared: readonly TestFailure[]): boolean;
  /** Lines that tell of the failure and that the other output does not have, but for what changes from run to run. */
  newSince(before: TestOutput): readonly string[];
  /** What made the new tests of a patch red. */
  shownBy(added: AddedByRun): 'shown' | 'error';
}

/** What is known of single tests. */
interface KnownTests {
  readonly failures?: readonly TestFailure[];
  readonly cut?: true | undefined;
  readonly failed?: number | null;
}

/** Reads what was printed, which is redacted already; `known`: what is known of single tests. */
export function readOutput(
  printed: string,
  { failures = [], cut, failed = null }: KnownTests = {},
): TestOutput {
  const plain = once(() => stripAnsi(printed));
  const lines = once(() => plain().split(/\r?\n/));
  const naming = once(() => failureLines(lines()));
  const filled = once(() => lines().flatMap((line) => (line.trim() === '' ? [] : [line.trim()])));
  const byTest = once(() => linesByTest(lines(), failures));
  const reasonText = once(() => ({ lines: lines(), naming: naming(), failures }));
  const testLines = (id: string): readonly string[] => byTest().get(id) ?? [];
  const isWhole = once(() => isWholeOutput(lines()));
  const missing = once(() =>
    missingPieces([...lines(), ...failures.flatMap(({ message }) => message.split('\n'))]),
  );
  const last = (): string => filled().at(-1) ?? '';
  const digestIn = (maxBytes: number): string =>
    failingDigest(lines(), { failures, failed: failingCount({ failures, cut, failed }) }, maxBytes);
  const digest = once(() => digestIn(DIGEST_BYTES));
  return {
    failures,
    cut,
    isEmpty: printed.trim() === '',
    get isWhole() {
      return isWhole();
    },
    printedLines: lines,
    naming,
    headline: once(() => firstFailingLine(lines(), naming())),
    lastLines: (count) => filled().slice(-count),
    lastError: () => naming().findLast((line) => !SUMS_UP_ERRORS.test(line)) ?? naming().at(-1) ?? last(),
    passedLine: () => filled().findLast((line) => PASSED.test(line)) ?? last(),
    digest: (maxBytes) => (maxBytes === undefined ? digest() : digestIn(maxBytes)),
    failingBlocks: (maxBytes) => failingBlocks(lines(), maxBytes),
    digestSince: (before) => freshLines(digest().split('\n'), before.digest().split('\n')),
    quoted: () =>
      new Set(
        digest()
          .split('\n')
          .map((line) => line.replace(/^>/, '').trim()),
      ),
    cannotRename: () => CANNOT_RENAME.test(printed),
    ends: (maxBytes) => headAndTail(plain(), maxBytes),
    signature: once(() => failureSignature(lines(), failures)),
    lineSignature: once(() => failureSignature(lines(), [])),
    missing,
    missingAlone: () => missingAlone(reasonText(), missing()),
    linesOf: testLines,
    placesOf: ({ id, file }) => (file === null ? [] : placesIn(testLines(id), file)),
    messageOf: (failure) => messageWithValues(failure, lines(), failures),
    errorOf: (id) =>
      testLines(id)
        .find((line) => ERROR_NAMED.test(line))
        ?.replace(/^E +/, '') ?? '',
    shapes: once(() => lineShapes(reasonText())),
    specificShapes: () => specificShapes(reasonText()),
    firstSpecificLine: () => firstSpecificLine(reasonText()),
    reasons: once(() => reasonsIn(reasonText())),
    words: once(() => tellingWords(reasonText())),
    versions: once(() => versionsIn(lines())),
    sharesAnotherReason: ({ printedLines, naming: theirs, failures: named }, shared) =>
      sharesAnotherReason({ lines: printedLines(), naming: theirs(), failures: named }, reasonText(), shared),
    newSince: ({ printedLines }) => newFailingLines(lines(), naming(), printedLines()),
    shownBy: (added) => whatNewTestsShow(lines(), failures, added),
  };
}

/** A run of the tests, as it is recorded. */
interface RecordedRun {
  readonly output: string;
  readonly report?: KnownTests | null | undefined;
}

const outputs = new WeakMap<RecordedRun, TestOutput>();

/** What a run printed: read once, however many ask. A replay makes it from the record. */
export function outputOf(run: RecordedRun): TestOutput {
  const known = outputs.get(run);
  if (known !== undefined) return known;
  const made = readOutput(run.output, run.report ?? {});
  outputs.set(run, made);
  return made;
}

/** What several outputs say of where the fault is; `failures`: the tests that are known to have failed. */
export const cluesOf = (outputs: readonly TestOutput[], failures: readonly TestFailure[]): Clues =>
  readClues(
    outputs.map(({ printedLines }) => printedLines()),
    failures,
  );

const CANNOT_RENAME = /\bEXDEV\b|\bcross-device link\b/i;
/** Lines that only sum up: a compiler or runner prints them after the errors themselves. */
const SUMS_UP_ERRORS = /\bcould not compile\b|\baborting due to\b/;
const PASSED = /\b(?:ok|pass(?:ed|ing)?)\b/i;
/** `E   ModuleNotFoundError: No module named 'x'` */
const ERROR_NAMED = /^E {2,}\S|\b\w*(?:Error|Exception)\b(?: \[\w+\])?:/;
