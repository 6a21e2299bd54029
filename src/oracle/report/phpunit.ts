import type { TestFailure } from '../../agent/events.ts';
import { countIn, type Found, failureOf, firstText, plainPath } from './test-output.ts';

const TOTALS = /^Tests: \d+, Assertions: \d+(?:, [\w ]+: \d+)*\.$/;
const GREEN = /^OK \((\d+) tests?, \d+ assertions?\)$/;
const NOTHING = /^No tests executed!$/;
const NUMBERED = /^(\d+)\) ([\w\\]+::\w+)( with data set (?:#\d+|".*?"))?(?: \(.*\))?$/;
const HEADING = /^There (?:was|were) \d+ (?:errors?|failures?):$/;
const OTHER = /^There (?:was|were) \d+ /;

/** The numbered lists below `There were …`, and the totals that stand last. */
export function readPhpunit(lines: readonly string[]): Found | null {
  const at = lines.findLastIndex((line) => TOTALS.test(line) || GREEN.test(line) || NOTHING.test(line));
  const start = lines.findLastIndex((line, above) => above < at && /^PHPUnit \d+\.\d/.test(line));
  if (at === -1 || start === -1) return null;
  const last = lines[at] ?? '';
  if (NOTHING.test(last)) return { at, failures: [], passed: 0, failed: 0, skipped: 0 };
  if (GREEN.test(last)) return { at, failures: [], passed: countIn(last, GREEN), failed: 0, skipped: 0 };
  const failed = countIn(last, /Errors: (\d+)/) + countIn(last, /Failures: (\d+)/);
  const skipped = countIn(last, /Skipped: (\d+)/) + countIn(last, /Incomplete: (\d+)/);
  const passed = countIn(last, /^Tests: (\d+)/) - failed - skipped - countIn(last, /Risky: (\d+)/);
  return { at, failures: failuresOf(lines.slice(start, at)), passed: Math.max(0, passed), failed, skipped };
}

function failuresOf(lines: readonly string[]): TestFailure[] {
  const failures: TestFailure[] = [];
  let next = 0;
  for (const [at, line] of lines.entries()) {
    if (OTHER.test(line)) next = HEADING.test(line) ? 1 : 0;
    const [, number, test, data = ''] = NUMBERED.exec(line) ?? [];
    // Each list counts from 1: a line that a test printed stands before the lists.
    if (test === undefined || next === 0 || Number(number) !== next) continue;
    next++;
    const end = lines.findIndex((each, below) => below > at && (NUMBERED.test(each) || OTHER.test(each)));
    const body = lines.slice(at + 1, end === -1 ? undefined : end);
    const [, file, place] =
      body.map((each) => /^(\S+\.php):(\d+)$/.exec(each)).findLast((match) => match) ?? [];
    failures.push(
      failureOf(test + data, {
        file: file === undefined ? null : plainPath(file),
        line: place === undefined ? null : Number(place),
        message: firstText(body, 0, body.length),
      }),
    );
  }
  return failures;
}
