import type { TestFailure } from '../core/events.ts';
import { shellWord } from '../core/text.ts';
import {
  countIn,
  exactPattern,
  failureOf,
  failurePlace,
  firstText,
  linesAfter,
  MAX_NAMED_TESTS,
  type ReadOutput,
  TEST_CLASSES,
  type TestRunner,
  unique,
  wordList,
} from './test-runner.ts';

/** https://docs.phpunit.de */
export const phpunit: TestRunner = {
  formats: { PHPUnit: readPhpunit },
  call: {
    pattern: /^(?:php )?phpunit(?:\.phar)?$/,
    options: { refused: /^(?:--filter|--list-.*|-h|--help|--version)$/ },
    // https://docs.phpunit.de/en/11.0/textui.html: the pattern is for `Class::test with data set "name"`
    only: ({ options }, failures) => {
      const tests = unique(failures.flatMap(({ id }) => /^[\w\\]+::\w+/.exec(id)?.[0] ?? []));
      if (tests.length === 0 || tests.length > MAX_NAMED_TESTS) return [];
      const pattern = `/^(?:${tests.map(exactPattern).join('|')})(?:$| with data set )/`;
      return [{ args: wordList([`--filter ${shellWord(pattern)}`], options) }];
    },
  },
  testFilesInThisCase: [`{${TEST_CLASSES}}.php`],
  settings: ['phpunit*.xml{,.dist}'],
};

const RED_TOTALS = /^Tests: \d+, Assertions: \d+(?:, [\w ]+: \d+)*\.$/;
const GREEN_TOTALS = /^OK \((\d+) tests?, \d+ assertions?\)$/;
const NO_TESTS = /^No tests executed!$/;
const NUMBERED_TEST = /^(\d+)\) ([\w\\]+::\w+)( with data set (?:#\d+|".*?"))?(?: \(.*\))?$/;
const FAILURE_LIST = /^There (?:was|were) \d+ (?:errors?|failures?):$/;
const ANY_LIST = /^There (?:was|were) \d+ /;

/** The numbered lists below `There were …`, and the totals that stand last. */
function readPhpunit(lines: readonly string[]): ReadOutput | null {
  const at = lines.findLastIndex(
    (line) => RED_TOTALS.test(line) || GREEN_TOTALS.test(line) || NO_TESTS.test(line),
  );
  const start = lines.findLastIndex((line, above) => above < at && /^PHPUnit \d+\.\d/.test(line));
  if (at === -1 || start === -1) return null;
  const last = lines[at] ?? '';
  if (NO_TESTS.test(last)) return { at, failures: [], passed: 0, failed: 0, skipped: 0 };
  if (GREEN_TOTALS.test(last))
    return { at, failures: [], passed: countIn(last, GREEN_TOTALS), failed: 0, skipped: 0 };
  const failed = countIn(last, /Errors: (\d+)/) + countIn(last, /Failures: (\d+)/);
  const skipped = countIn(last, /Skipped: (\d+)/) + countIn(last, /Incomplete: (\d+)/);
  const passed = countIn(last, /^Tests: (\d+)/) - failed - skipped - countIn(last, /Risky: (\d+)/);
  const failures = numberedFailures(lines.slice(start, at));
  return { at, failures, passed: Math.max(0, passed), failed, skipped };
}

function numberedFailures(lines: readonly string[]): TestFailure[] {
  const failures: TestFailure[] = [];
  let next = 0;
  for (const [at, line] of lines.entries()) {
    if (ANY_LIST.test(line)) next = FAILURE_LIST.test(line) ? 1 : 0;
    const [, number, test, data = ''] = NUMBERED_TEST.exec(line) ?? [];
    // Each list counts from 1: a line that a test printed stands before the lists.
    if (test === undefined || next === 0 || Number(number) !== next) continue;
    next++;
    const body = linesAfter(lines, at, (each) => NUMBERED_TEST.test(each) || ANY_LIST.test(each));
    const [, file, place] =
      body.map((each) => /^(\S+\.php):(\d+)$/.exec(each)).findLast((match) => match) ?? [];
    failures.push(failureOf(test + data, { ...failurePlace(file, place), message: firstText(body) }));
  }
  return failures;
}
