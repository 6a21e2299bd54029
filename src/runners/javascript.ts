import type { TestFailure } from '../core/events.ts';
import { countIn, type Found, failureOf, firstText, linesAfter, placeOf, plainPath } from './test-output.ts';

// vitest: https://vitest.dev/guide/reporters

const VITEST_FILES = /^ *Test Files {2}(?:\d+ \w+(?: \| )?)+ \(\d+\)\s*$/;
const VITEST_TESTS = /^ *Tests {2}(?:(?:\d+ [\w ]+?(?: \| )?)+ \(\d+\)|no tests)\s*$/;
/** The rules around failures carry their number, which nothing else does: `⎯⎯⎯⎯[2/5]⎯`. */
const VITEST_SECTION = /^⎯+ Failed (?:Tests|Suites) \d+ ⎯+$/;
const VITEST_FAILED = /^ FAIL {2}(?:\|[^|]+\| )?(\S.*?)(?: \[ .* \])?$/;
const VITEST_PLACE = /^ ❯ (?:.* )?\(?(\S+?):(\d+):\d+\)?$/;

/** The sections of failures and the counts below them; the counts stand last. */
export function readVitest(lines: readonly string[]): Found | null {
  const files = lines.findLastIndex((line) => VITEST_FILES.test(line));
  if (files === -1) return null;
  const tests = VITEST_TESTS.test(lines[files + 1] ?? '') ? (lines[files + 1] ?? '') : '';
  const start = lines.findLastIndex((line, at) => at < files && /^ RUN {2}v\d/.test(line));
  const section = lines.findIndex((line, at) => at > start && at < files && VITEST_SECTION.test(line));
  const failures = section === -1 ? [] : vitestFailures(lines.slice(section, files));
  const brokenFiles = failures.filter(({ id, file }) => id === file).length;
  return {
    at: files + 1,
    failures,
    passed: countIn(tests, /(\d+) passed/),
    failed: countIn(tests, /(\d+) failed/) + brokenFiles,
    skipped: countIn(tests, /(\d+) skipped/) + countIn(tests, /(\d+) todo/),
  };
}

function vitestFailures(lines: readonly string[]): TestFailure[] {
  return lines.flatMap((line, at) => {
    const name = VITEST_FAILED.exec(line)?.[1];
    if (name === undefined) return [];
    const [file = '', ...path] = name.split(' > ');
    // Several tests that fail alike are headings one below the other, with one message.
    const body = lines.findIndex((each, below) => below > at && !VITEST_FAILED.test(each));
    const inFile = plainPath(file);
    const place = linesAfter(lines, at, (each) => /^⎯+\[\d+\/\d+\]⎯$/.test(each))
      .map((each) => VITEST_PLACE.exec(each))
      .find((match) => plainPath(match?.[1] ?? '') === inFile);
    const message = firstText(lines, body, body + 3);
    return [failureOf([inFile, ...path].join(' > '), { ...placeOf(file, place?.[2]), message })];
  });
}

// jest: https://jestjs.io/docs/cli

const JEST_TESTS = /^Tests: {7}(?:\d+ \w+, )*\d+ total$/;
const JEST_SUITES = /^Test Suites: (?:\d+ \w+, )*\d+ (?:of \d+ )?total$/;
const JEST_SUITE = /^(FAIL|PASS) (?:\S+ )?(\S+\.[cm]?[jt]sx?)(?: \(\d[\d.]* m?s(?:,.*)?\))?$/;
const JEST_FAILURE = /^ {2}● (.+)$/;
/** Sections of a suite that are about no test. */
const JEST_ASIDE = /^(?:Console|Cannot log after tests are done)|^(?:Deprecation|Validation) Warning/;

/** Failures below the line of their suite; counts from the last `Tests:` below `Test Suites:`. */
export function readJest(lines: readonly string[]): Found | null {
  const suites = lines.findLastIndex(
    (line, at) => JEST_SUITES.test(line) && JEST_TESTS.test(lines[at + 1] ?? ''),
  );
  if (suites === -1) return null;
  const tests = lines[suites + 1] ?? '';
  const failures = jestFailures(lines.slice(0, suites));
  const brokenSuites = failures.filter(({ id, file }) => id === file).length;
  return {
    at: suites + 1,
    failures,
    passed: countIn(tests, /(\d+) passed/),
    failed: countIn(tests, /(\d+) failed/) + brokenSuites,
    skipped: countIn(tests, /(\d+) skipped/) + countIn(tests, /(\d+) todo/),
  };
}

function jestFailures(lines: readonly string[]): TestFailure[] {
  const failures: TestFailure[] = [];
  let suite: string | null = null;
  for (const [at, line] of lines.entries()) {
    const [, verdict, file] = JEST_SUITE.exec(line) ?? [];
    if (file !== undefined) suite = verdict === 'FAIL' ? plainPath(file) : null;
    const name = JEST_FAILURE.exec(line)?.[1];
    if (suite === null || name === undefined || JEST_ASIDE.test(name)) continue;
    const isSuite = name === 'Test suite failed to run';
    const id = isSuite ? suite : [suite, ...name.split(' › ')].join(' > ');
    failures.push(failureOf(id, { file: suite, ...jestDetails(lines, at, suite) }));
  }
  return failures;
}

function jestDetails(
  lines: readonly string[],
  at: number,
  suite: string,
): Pick<TestFailure, 'line' | 'message'> {
  const body = linesAfter(lines, at, (line) => JEST_FAILURE.test(line) || JEST_SUITE.test(line));
  const own = framesIn(body).find(({ file }) => file.endsWith(suite));
  return { line: own?.line ?? null, message: firstText(body) };
}

// mocha's spec reporter: https://mochajs.org/#reporters

const MOCHA_PASSING = /^ {2}(\d+) passing(?: \(.*\))?$/;
const MOCHA_COUNT = /^ {2}(\d+) (pending|failing)$/;
const MOCHA_FAILURE = /^ {2}(\d+)\) (.+)$/;
/** One level of titles; the last ends with a colon. */
const MOCHA_DEEPER = /^ {5,}(\S.*)$/;

/** The counts that stand last, and the numbered failures below them. */
export function readMocha(lines: readonly string[]): Found | null {
  const at = lines.findLastIndex((line) => MOCHA_PASSING.test(line));
  if (at === -1) return null;
  const counts = new Map<string, number>();
  let end = at + 1;
  for (; end < at + 4; end++) {
    const [, value, key] = MOCHA_COUNT.exec(lines[end] ?? '') ?? [];
    if (key === undefined) break;
    counts.set(key, Number(value));
  }
  return {
    at: end,
    failures: mochaFailures(lines.slice(end)),
    passed: Number(MOCHA_PASSING.exec(lines[at] ?? '')?.[1] ?? 0),
    failed: counts.get('failing') ?? 0,
    skipped: counts.get('pending') ?? 0,
  };
}

function mochaFailures(lines: readonly string[]): TestFailure[] {
  const failures: TestFailure[] = [];
  for (const [at, line] of lines.entries()) {
    const [, number, first] = MOCHA_FAILURE.exec(line) ?? [];
    // The list counts from 1 without a gap: what a message quotes of another list does not go on with it.
    if (first === undefined || Number(number) !== failures.length + 1) continue;
    const titled = mochaTitles(lines, at, first);
    if (titled === null) continue;
    failures.push(failureOf(titled.path.join(' > '), mochaDetails(lines, titled.end)));
  }
  return failures;
}

function mochaTitles(lines: readonly string[], at: number, first: string) {
  const path = [first];
  let end = at;
  while (!path.at(-1)?.endsWith(':')) {
    end++;
    const deeper = MOCHA_DEEPER.exec(lines[end] ?? '')?.[1];
    if (deeper === undefined || end - at > 20) return null;
    path.push(deeper);
  }
  return { path: path.map((title, index) => (index === path.length - 1 ? title.slice(0, -1) : title)), end };
}

function mochaDetails(lines: readonly string[], at: number): Pick<TestFailure, 'file' | 'line' | 'message'> {
  const body = linesAfter(lines, at, (line) => MOCHA_FAILURE.test(line));
  const own = framesIn(body).find(({ file }) => !/node_modules|^node:/.test(file));
  return { file: own?.file ?? null, line: own?.line ?? null, message: firstText(body) };
}

/** A line of an error's stack: https://v8.dev/docs/stack-trace-api */
const FRAME = /\((\S+?):(\d+):\d+\)$|^ +at (\S+?):(\d+):\d+$/;

interface Frame {
  readonly file: string;
  readonly line: number;
}

function framesIn(lines: readonly string[]): readonly Frame[] {
  return lines.flatMap((line) => {
    const [, inBrackets, itsLine, file = inBrackets, number = itsLine] = FRAME.exec(line) ?? [];
    return file === undefined ? [] : [{ file: plainPath(file), line: Number(number) }];
  });
}
