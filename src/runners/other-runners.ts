import type { TestFailure } from '../core/events.ts';
import { countIn, type Found, failureOf, firstText, linesAfter, placeOf, plainPath } from './test-output.ts';

// libtest's words: https://github.com/rust-lang/rust/blob/master/library/test/src/formatters/pretty.rs
const RUNNING = /^running (\d+) tests?$/;
const RESULT =
  /^test result: (?:ok|FAILED)\. (\d+) passed; (\d+) failed; (\d+) ignored; (\d+) measured; \d+ filtered out(?:; finished in \d[\d.]*s)?$/;
const BINARY = /^ +Running (?:unittests )?\S.* \((?:\S*[/\\])?([^/\\]+?)-[0-9a-f]{16}(?:\.exe)?\)$/;
const DOC_TESTS = /^ +Doc-tests (\S+)$/;
const DOC_NAME = /^(.+?) - (.*?) ?\(line (\d+)\)$/;

/**
 * One section for each binary, from `running N tests` to the result whose numbers come to N: a test cannot know how
 * many run beside it in every way that it is run.
 */
export function readCargo(lines: readonly string[]): Found | null {
  const failures: TestFailure[] = [];
  const totals = { passed: 0, failed: 0, skipped: 0 };
  let at = -1;
  let crate = '';
  let running: { readonly from: number; readonly tests: number } | null = null;
  for (const [index, line] of lines.entries()) {
    crate = BINARY.exec(line)?.[1] ?? DOC_TESTS.exec(line)?.[1] ?? crate;
    const tests: string | undefined = running === null ? RUNNING.exec(line)?.[1] : undefined;
    if (tests !== undefined) running = { from: index, tests: Number(tests) };
    const counts = RESULT.exec(line)?.slice(1).map(Number);
    if (counts === undefined || running === null) continue;
    const [passed = 0, failed = 0, ignored = 0, measured = 0] = counts;
    if (passed + failed + ignored + measured !== running.tests) continue;
    failures.push(...failuresIn(lines.slice(running.from, index), crate));
    totals.passed += passed;
    totals.failed += failed;
    totals.skipped += ignored;
    at = index;
    running = null;
  }
  return at === -1 ? null : { at, failures, ...totals };
}

/** The names below the last `failures:`, which stands right before the result. */
function failuresIn(section: readonly string[], crate: string): TestFailure[] {
  const heading = section.lastIndexOf('failures:');
  if (heading === -1) return [];
  const names = section.slice(heading + 1).flatMap((line) => /^ {4}(\S.*)$/.exec(line)?.[1] ?? []);
  return names.map((name) => cargoFailure(name, crate, section.slice(0, heading)));
}

function cargoFailure(name: string, crate: string, lines: readonly string[]): TestFailure {
  const [, docFile, docName, docLine] = DOC_NAME.exec(name) ?? [];
  const stable = docFile === undefined ? name : `${docFile} - ${docName}`.trim();
  const id = crate === '' ? stable : `${crate} ${stable}`;
  const own = lines.indexOf(`---- ${name} stdout ----`);
  const body = own === -1 ? [] : linesAfter(lines, own, (line) => /^---- .* stdout ----$/.test(line));
  const panic = body.findIndex((line) => /^thread '.*' (?:\(\d+\) )?panicked at /.test(line));
  const [, quoted, file, line] = /panicked at (?:'(.*)', )?(\S+?):(\d+):\d+:?$/.exec(body[panic] ?? '') ?? [];
  const message = quoted ?? firstText(body, panic + 1);
  return failureOf(id, { ...placeOf(docFile ?? file, docLine ?? line), message });
}

// https://learn.microsoft.com/en-us/dotnet/core/tools/dotnet-test; one line of totals for each test project
const PROJECT =
  /^(?:Passed|Failed|Skipped)! +- +Failed: +\d+, Passed: +\d+, Skipped: +\d+, Total: +\d+, Duration: .+$/;
const TOTAL = /^Total tests: (\d+)$/;
const FAILED = /^ {2}(?:Failed|X) ([\w.+`]+(?:\(.*\))?)(?: \[(?:< )?[\d.,]+ ?\w+\])?$/;

/** `Failed Namespace.Class.Method`, and the totals of every project, in either wording. */
export function readDotnet(lines: readonly string[]): Found | null {
  const at = lines.findLastIndex((line) => PROJECT.test(line) || TOTAL.test(line));
  if (at === -1) return null;
  const failures = lines.slice(0, at).flatMap((line, index) => dotnetFailure(line, lines, index));
  const projects = lines.filter((line) => PROJECT.test(line));
  if (projects.length === 0) return { at, failures, ...longTotals(lines) };
  const sum = (key: string): number =>
    projects.reduce((all, line) => all + countIn(line, new RegExp(`${key}: +(\\d+)`)), 0);
  return { at, failures, passed: sum('Passed'), failed: sum('Failed'), skipped: sum('Skipped') };
}

/** `Total tests: 3`, and below it ` Passed: 2`, ` Failed: 1`, ` Skipped: 0`, each only where it is not 0. */
function longTotals(lines: readonly string[]): Pick<Found, 'passed' | 'failed' | 'skipped'> {
  const counts = { Passed: 0, Failed: 0, Skipped: 0 };
  for (const [at, line] of lines.entries()) {
    if (!TOTAL.test(line)) continue;
    for (const below of lines.slice(at + 1, at + 4)) {
      const [, key, value] = /^ +(Passed|Failed|Skipped): (\d+)$/.exec(below) ?? [];
      if (key === 'Passed' || key === 'Failed' || key === 'Skipped') counts[key] += Number(value);
    }
  }
  return { passed: counts.Passed, failed: counts.Failed, skipped: counts.Skipped };
}

function dotnetFailure(line: string, lines: readonly string[], at: number): TestFailure[] {
  const name = FAILED.exec(line)?.[1];
  if (name === undefined) return [];
  const body = linesAfter(lines, at, (each) => FAILED.test(each));
  const told = body.findIndex((each) => /^ +Error Message:$/.test(each));
  const [, file, place] =
    body.map((each) => / in (\S.*):line (\d+)$/.exec(each)).find((match) => match) ?? [];
  return [
    failureOf(name, { ...placeOf(file, place), message: told === -1 ? '' : firstText(body, told + 1) }),
  ];
}

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
  const failures = numberedFailures(lines.slice(start, at));
  return { at, failures, passed: Math.max(0, passed), failed, skipped };
}

function numberedFailures(lines: readonly string[]): TestFailure[] {
  const failures: TestFailure[] = [];
  let next = 0;
  for (const [at, line] of lines.entries()) {
    if (OTHER.test(line)) next = HEADING.test(line) ? 1 : 0;
    const [, number, test, data = ''] = NUMBERED.exec(line) ?? [];
    // Each list counts from 1: a line that a test printed stands before the lists.
    if (test === undefined || next === 0 || Number(number) !== next) continue;
    next++;
    const body = linesAfter(lines, at, (each) => NUMBERED.test(each) || OTHER.test(each));
    const [, file, place] =
      body.map((each) => /^(\S+\.php):(\d+)$/.exec(each)).findLast((match) => match) ?? [];
    failures.push(failureOf(test + data, { ...placeOf(file, place), message: firstText(body) }));
  }
  return failures;
}

const COUNTS =
  /^(\d+) examples?, (\d+) failures?(?:, (\d+) pending)?(?:, (\d+) errors? occurred outside of examples)?$/;
const LISTED = /^rspec (\S+?\.rb)(?::(\d+)|\[[\d:,]+\]) # (.+)$/;
const LOADING = /^An error occurred while loading (\S+?\.rb)\./;

/** The counts that stand last, and the commands below them that run each failed example again. */
export function readRspec(lines: readonly string[]): Found | null {
  const at = lines.findLastIndex((line) => COUNTS.test(line));
  if (at === -1) return null;
  const [, examples = 0, failed = 0, pending = 0, outside = 0] = (COUNTS.exec(lines[at] ?? '') ?? []).map(
    Number,
  );
  const heading = lines.findIndex((line, below) => below > at && line === 'Failed examples:');
  const listed = heading === -1 ? [] : lines.slice(heading + 1).flatMap((line) => exampleOf(line, lines));
  const broken =
    outside === 0 ? [] : lines.slice(0, at).flatMap((line, above) => brokenFile(line, lines, above));
  return {
    at: Math.max(at, heading),
    failures: [...listed, ...broken],
    passed: examples - failed - (pending || 0),
    failed: failed + (outside || 0),
    skipped: pending || 0,
  };
}

function exampleOf(text: string, lines: readonly string[]): TestFailure[] {
  const [, path, line, description = ''] = LISTED.exec(text) ?? [];
  if (path === undefined) return [];
  const file = plainPath(path);
  const detail = lines.findIndex(
    (each) => /^ {2}\d+\) /.test(each) && each.replace(/^ {2}\d+\) /, '') === description,
  );
  const body =
    detail === -1 ? [] : linesAfter(lines, detail, (each) => /^ {2}\d+\) |^Finished in /.test(each));
  const message = firstText(body, body.findIndex((each) => each.trim() === '') + 1);
  return [failureOf(`${file} > ${description}`, { ...placeOf(path, line), message })];
}

function brokenFile(text: string, lines: readonly string[], at: number): TestFailure[] {
  const path = LOADING.exec(text)?.[1];
  if (path === undefined) return [];
  const error = lines.findIndex((line, below) => below > at && /^\w*(?:Error|Exception)\w*:$/.test(line));
  const message = error === -1 ? '' : firstText(lines, error + 1, error + 2);
  return [failureOf(plainPath(path), { file: plainPath(path), message })];
}
