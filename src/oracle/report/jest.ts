import type { TestFailure } from '../../agent/events.ts';
import { countIn, type Found, failureOf, firstText, plainPath } from './test-output.ts';

const TESTS = /^Tests: {7}(?:\d+ \w+, )*\d+ total$/;
const SUITES = /^Test Suites: (?:\d+ \w+, )*\d+ (?:of \d+ )?total$/;
const SUITE = /^(FAIL|PASS) (?:\S+ )?(\S+\.[cm]?[jt]sx?)(?: \(\d[\d.]* m?s(?:,.*)?\))?$/;
const FAILURE = /^ {2}● (.+)$/;
const PLACE = /\((\S+?):(\d+):\d+\)$|^ +at (\S+?):(\d+):\d+$/;
/** Sections of a suite that are about no test. */
const ASIDE = /^(?:Console|Cannot log after tests are done)|^(?:Deprecation|Validation) Warning/;

/** Failures below the line of their suite; counts from the last `Tests:` below `Test Suites:`. */
export function readJest(lines: readonly string[]): Found | null {
  const suites = lines.findLastIndex((line, at) => SUITES.test(line) && TESTS.test(lines[at + 1] ?? ''));
  if (suites === -1) return null;
  const tests = lines[suites + 1] ?? '';
  const failures = failuresOf(lines.slice(0, suites));
  const brokenSuites = failures.filter(({ id, file }) => id === file).length;
  return {
    at: suites + 1,
    failures,
    passed: countIn(tests, /(\d+) passed/),
    failed: countIn(tests, /(\d+) failed/) + brokenSuites,
    skipped: countIn(tests, /(\d+) skipped/) + countIn(tests, /(\d+) todo/),
  };
}

function failuresOf(lines: readonly string[]): TestFailure[] {
  const failures: TestFailure[] = [];
  let suite: string | null = null;
  for (const [at, line] of lines.entries()) {
    const [, verdict, file] = SUITE.exec(line) ?? [];
    if (file !== undefined) suite = verdict === 'FAIL' ? plainPath(file) : null;
    const name = FAILURE.exec(line)?.[1];
    if (suite === null || name === undefined || ASIDE.test(name)) continue;
    const isSuite = name === 'Test suite failed to run';
    const id = isSuite ? suite : [suite, ...name.split(' › ')].join(' > ');
    failures.push(failureOf(id, { file: suite, ...detailsAfter(lines, at, suite) }));
  }
  return failures;
}

function detailsAfter(
  lines: readonly string[],
  at: number,
  suite: string,
): Pick<TestFailure, 'line' | 'message'> {
  const end = lines.findIndex((line, below) => below > at && (FAILURE.test(line) || SUITE.test(line)));
  const body = lines.slice(at + 1, end === -1 ? undefined : end);
  const places = body.map((line) => PLACE.exec(line)).filter((match) => match !== null);
  const own = places.find(([, file, , bare]) => plainPath(file ?? bare ?? '').endsWith(suite));
  const number = own?.[2] ?? own?.[4];
  return { line: number === undefined ? null : Number(number), message: firstText(body, 0, body.length) };
}
