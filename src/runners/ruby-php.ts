import { shellWord } from '../base/text.ts';
import type { TestFailure } from '../core/events.ts';
import {
  countIn,
  exactPattern,
  failureOf,
  failurePlace,
  firstText,
  isPrintable,
  joinedFailure,
  linesAfter,
  MAX_NAMED_TESTS,
  plainPath,
  type ReadOutput,
  TEST_CLASSES,
  type TestRunner,
  unique,
  wordList,
} from './test-runner.ts';

/** https://rspec.info */
export const rspec: TestRunner = {
  formats: { rspec: readRspec },
  call: {
    pattern: /^rspec$/,
    // https://rspec.info/features/3-13/rspec-core/command-line/
    options: {
      valued: '-f --format -o --out -t --tag -r --require -I --seed --order -O --options --failure-exit-code',
      flags: `-c --color --colour --force-color --no-color -b --backtrace -w --warnings --fail-fast --no-fail-fast -p
        --profile`,
      refused: `-e --example -E --example-matches -P --pattern --only-failures -n --next-failure --bisect --dry-run -h
        --help -v --version`,
    },
    only: ({ options }, failures, { isFile }) => {
      const known = failures
        .filter(({ id }) => isPrintable(id) && !id.startsWith('-'))
        .map(({ id, line }) => ({ path: id.split(' > '), line }))
        .filter(({ path: [file = ''] }) => isFile(file));
      const files = unique(known.map(({ path: [file = ''] }) => file));
      if (files.length === 0 || known.length > MAX_NAMED_TESTS) return [];
      const examples = unique(known.map(({ path: [, ...description] }) => description.join(' > ')));
      const whole = { args: wordList(options, files.map(shellWord)) };
      if (examples.includes('')) return [whole];
      // An example without a text (`it { … }`) is chosen by its line, the only thing known before it runs.
      const lines = known.flatMap(({ path: [file], line }) => (line === null ? [] : [`${file}:${line}`]));
      const chosen =
        lines.length === known.length
          ? unique(lines).map(shellWord)
          : [...files.map(shellWord), ...examples.map((text) => `-e ${shellWord(text)}`)];
      return [{ args: wordList(options, chosen) }, whole];
    },
  },
  testFiles: ['*_spec.rb', '{spec_helper,rails_helper}.rb'],
  settings: ['.rspec*'],
};

const EXAMPLE_COUNTS =
  /^(\d+) examples?, (\d+) failures?(?:, (\d+) pending)?(?:, (\d+) errors? occurred outside of examples)?$/;
const RERUN_COMMAND = /^rspec (\S+?\.rb)(?::(\d+)|\[[\d:,]+\]) # (.+)$/;
const LOAD_ERROR = /^An error occurred while loading (\S+?\.rb)\./;

/** Reads the last counts, and the commands below them that run each failed example again. */
function readRspec(lines: readonly string[]): ReadOutput | null {
  const at = lines.findLastIndex((line) => EXAMPLE_COUNTS.test(line));
  if (at === -1) return null;
  const [, examples = 0, failed = 0, pending = 0, outside = 0] = (
    EXAMPLE_COUNTS.exec(lines[at] ?? '') ?? []
  ).map(Number);
  const heading = lines.findIndex((line, below) => below > at && line === 'Failed examples:');
  const listed = heading === -1 ? [] : lines.slice(heading + 1).flatMap((line) => exampleOf(line, lines));
  const broken = outside === 0 ? [] : brokenSpecs(lines.slice(0, at));
  return {
    at: Math.max(at, heading),
    from: at,
    failures: [...listed, ...broken],
    passed: examples - failed - (pending || 0),
    failed: failed + (outside || 0),
    skipped: pending || 0,
  };
}

function exampleOf(text: string, lines: readonly string[]): TestFailure[] {
  const [, path, line, description = ''] = RERUN_COMMAND.exec(text) ?? [];
  if (path === undefined) return [];
  const file = plainPath(path);
  const detail = lines.findIndex(
    (each) => /^ {2}\d+\) /.test(each) && each.replace(/^ {2}\d+\) /, '') === description,
  );
  const body =
    detail === -1 ? [] : linesAfter(lines, detail, (each) => /^ {2}\d+\) |^Finished in /.test(each));
  const message = firstText(body, body.findIndex((each) => each.trim() === '') + 1);
  return [describedFailure(description, file, { ...failurePlace(path, line), message })];
}

/** An example, whose description holds the titles of its groups. */
export const describedFailure = (
  description: string,
  file: string,
  known: Partial<TestFailure>,
): TestFailure => failureOf(`${file} > ${description}`, { ...known, parts: { file, name: description } });

/** The files that rspec could not load, as failures. */
export function brokenSpecs(lines: readonly string[]): TestFailure[] {
  return lines.flatMap((text, at) => {
    const path = LOAD_ERROR.exec(text)?.[1];
    if (path === undefined) return [];
    const error = lines.findIndex((line, below) => below > at && /^\w*(?:Error|Exception)\w*:$/.test(line));
    const message = error === -1 ? '' : firstText(lines, error + 1, error + 2);
    return [failureOf(plainPath(path), { file: plainPath(path), message })];
  });
}

/** https://github.com/minitest/minitest; Rails prints the same, each failure where it happens. */
export const minitest: TestRunner = {
  formats: { minitest: readMinitest },
  /** `ruby -Itest test/cart_test.rb`, which may be of test-unit as well: both look at the name of the method with `-n`. */
  call: {
    pattern: /^ruby$/,
    options: { refused: '-n -e -E -c -x -s -S -p --name -i --include --exclude --version --help -v -h --' },
    only: ({ options }, failures, { isFile }) => {
      const scripts = options.filter((option) => /^[\w./-]+\.rb$/.test(option));
      const tests = unique(failures.map(({ id }) => id)).filter((id) => isPrintable(id) && id.includes('#'));
      if (scripts.length !== 1 || !scripts.every((path) => isFile(plainPath(path)))) return [];
      if (tests.length === 0 || tests.length > MAX_NAMED_TESTS) return [];
      const patterns = tests.map((id) => {
        const at = id.indexOf('#');
        return `(?:${exactPattern(id.slice(0, at))}#)?${exactPattern(id.slice(at + 1))}`;
      });
      const added = `-n ${shellWord(`/^(?:${patterns.join('|')})$/`)}`;
      return [{ args: wordList(options, [added]), added }];
    },
  },
};

const MINITEST_COUNTS = /^(\d+) (?:runs|tests), \d+ assertions, (\d+) failures, (\d+) errors, (\d+) skips$/;
const MINITEST_HEADING = /^(?: {2}\d+\) )?(?:Failure|Error):$/;

/** Reads the last counts, and the failures: the line below each heading names the test. */
function readMinitest(lines: readonly string[]): ReadOutput | null {
  const at = lines.findLastIndex((line) => MINITEST_COUNTS.test(line));
  const [, runs = 0, failed = 0, errors = 0, skipped = 0] = (MINITEST_COUNTS.exec(lines[at] ?? '') ?? []).map(
    Number,
  );
  if (at === -1) return null;
  const failures = lines.slice(0, at).flatMap((line, above) => {
    const [, id, place] = /^(\S.*?#.+?)(?: \[(.*)\])?:$/.exec(lines[above + 1] ?? '') ?? [];
    if (id === undefined || !MINITEST_HEADING.test(line)) return [];
    const body = linesAfter(lines, above + 1, (each) => each === '' || MINITEST_HEADING.test(each));
    const frame = body.find((each) => /^ {4}\S+\.rb:\d+:in /.test(each))?.trim();
    const [, file, number] = /^(\S+\.rb):(\d+)/.exec(place ?? frame ?? '') ?? [];
    return [joinedFailure(id, '#', { ...failurePlace(file, number), message: firstText(body) })];
  });
  return {
    at,
    from: at,
    failures,
    passed: runs - failed - errors - skipped,
    failed: failed + errors,
    skipped,
  };
}

/** https://test-unit.github.io */
export const testUnit: TestRunner = { formats: { 'test-unit': readTestUnit } };

const TEST_UNIT_COUNTS =
  /^(\d+) tests, \d+ assertions, (\d+) failures, (\d+) errors, (\d+) pendings, (\d+) omissions, \d+ notifications$/;
const TEST_UNIT_HEADING = /^(?:Failure|Error): (.+?)\(([^()]+)\)(?:: (.*))?$/;

/** Reads the last counts, and each failure between two rules: its place, the code there, its message. */
function readTestUnit(lines: readonly string[]): ReadOutput | null {
  const at = lines.findLastIndex((line) => TEST_UNIT_COUNTS.test(line));
  if (at === -1) return null;
  const [, tests = 0, failed = 0, errors = 0, pending = 0, omitted = 0] = (
    TEST_UNIT_COUNTS.exec(lines[at] ?? '') ?? []
  ).map(Number);
  const failures = lines.slice(0, at).flatMap((line, above) => {
    const [, name, owner, error] = TEST_UNIT_HEADING.exec(line) ?? [];
    if (name === undefined || !/^={70,}$/.test(lines[above - 1] ?? '')) return [];
    const body = linesAfter(lines, above, (each) => /^={70,}$/.test(each));
    const [, file, number] = /^(\S+\.rb):(\d+):in /.exec(body[0] ?? '') ?? [];
    const text = body.slice(1).filter((each) => !/^ *(?:=> *)?\d+: /.test(each));
    return [
      joinedFailure(`${owner}#${name}`, '#', {
        ...failurePlace(file, number),
        message: error ?? firstText(text),
      }),
    ];
  });
  const skipped = pending + omitted;
  return {
    at,
    from: at,
    failures,
    passed: tests - failed - errors - skipped,
    failed: failed + errors,
    skipped,
  };
}

/** https://docs.phpunit.de */
export const phpunit: TestRunner = {
  formats: { PHPUnit: readPhpunit },
  call: {
    pattern: /^(?:php )?phpunit(?:\.phar)?$/,
    options: { refused: '--filter --list-* -h --help --version' },
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
const PHPUNIT_NO_TESTS = /^No tests executed!$/;
const NUMBERED_TEST = /^(\d+)\) ([\w\\]+::\w+)( with data set (?:#\d+|".*?"))?(?: \(.*\))?$/;
const FAILURE_LIST = /^There (?:was|were) \d+ (?:errors?|failures?):$/;
const ANY_LIST = /^There (?:was|were) \d+ /;

/** Reads the numbered lists below `There were …`, and the last totals. */
function readPhpunit(lines: readonly string[]): ReadOutput | null {
  const at = lines.findLastIndex(
    (line) => RED_TOTALS.test(line) || GREEN_TOTALS.test(line) || PHPUNIT_NO_TESTS.test(line),
  );
  const start = lines.findLastIndex((line, above) => above < at && /^PHPUnit \d+\.\d/.test(line));
  if (at === -1 || start === -1) return null;
  const last = lines[at] ?? '';
  const found = { at, from: start };
  if (PHPUNIT_NO_TESTS.test(last)) return { ...found, failures: [], passed: 0, failed: 0, skipped: 0 };
  if (GREEN_TOTALS.test(last))
    return { ...found, failures: [], passed: countIn(last, GREEN_TOTALS), failed: 0, skipped: 0 };
  const failed = countIn(last, /Errors: (\d+)/) + countIn(last, /Failures: (\d+)/);
  const skipped = countIn(last, /Skipped: (\d+)/) + countIn(last, /Incomplete: (\d+)/);
  const passed = countIn(last, /^Tests: (\d+)/) - failed - skipped - countIn(last, /Risky: (\d+)/);
  const section = lines.slice(start, at);
  const numbered = numberedFailures(section);
  const failures = numbered.length > 0 ? numbered : testdoxFailures(section);
  return { ...found, failures, passed: Math.max(0, passed), failed, skipped };
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
    failures.push(
      joinedFailure(test + data, '::', { ...failurePlace(file, place), message: firstText(body) }),
    );
  }
  return failures;
}

/** Reads the failures of `--testdox`: sentences below the name of their class, each error behind a rule. */
function testdoxFailures(lines: readonly string[]): TestFailure[] {
  return lines.flatMap((line, at) => {
    const [, name] = /^ ✘ (\S.*?)(?: \[\d[\d.]* m?s\])?$/.exec(line) ?? [];
    if (name === undefined) return [];
    const owner = lines.slice(0, at).findLast((each) => /^\S/.test(each)) ?? '';
    const body = linesAfter(lines, at, (each) => !/^ {3}[│├┐┴┬┊╵╷]/.test(each)).map((each) =>
      each.slice(4).trim(),
    );
    const [, file, place] = body.map((each) => /^(\S+\.php):(\d+)$/.exec(each)).findLast(Boolean) ?? [];
    return [failureOf(`${owner} > ${name}`, { ...failurePlace(file, place), message: firstText(body) })];
  });
}
