import { shellWord } from '../base/text.ts';
import type { TestFailure } from '../core/events.ts';
import {
  addedOption,
  countIn,
  failureOf,
  failurePlace,
  firstText,
  linesAfter,
  type ReadOutput,
  TEST_CLASSES,
  type TestRunner,
  unique,
} from './test-runner.ts';

/** https://learn.microsoft.com/en-us/dotnet/core/tools/dotnet-test */
export const dotnetTest: TestRunner = {
  formats: { 'dotnet test': readDotnet },
  call: {
    pattern: /^dotnet test$/,
    options: { refused: '--filter -t --list-tests -h --help' },
    // https://learn.microsoft.com/en-us/dotnet/core/testing/selective-unit-tests
    only: (call, failures) => {
      const names = failures.map(({ id }) => id.replace('#', '.').replace(/\(.*$/s, ''));
      const safeNames = unique(names.filter((name) => /^[\w.]+$/.test(name)));
      const term = (test: string): string => `FullyQualifiedName~${test}`;
      return addedOption(call, safeNames, (tests) => `--filter ${shellWord(tests.map(term).join('|'))}`);
    },
  },
  testFiles: ['**/{*.Tests,*.Test,*.UnitTests,*.IntegrationTests}/**'],
  testFilesInThisCase: [`{${TEST_CLASSES},Test[A-Z]*}.{cs,fs,vb}`],
  settings: ['*.runsettings'],
};

/** One line of totals for each test project. */
const PROJECT_TOTALS =
  /^(?:Passed|Failed|Skipped)! +- +Failed: +\d+, Passed: +\d+, Skipped: +\d+, Total: +\d+, Duration: .+$/;
const LONG_TOTALS = /^Total tests: (\d+)$/;
const FAILED_TEST = /^ {2}(?:Failed|X) ([\w.+`]+(?:\(.*\))?)(?: \[(?:< )?[\d.,]+ ?\w+\])?$/;

/** Reads failures (`Failed Namespace.Class.Method`) and the totals of every project, in either wording. */
function readDotnet(lines: readonly string[]): ReadOutput | null {
  const at = lines.findLastIndex((line) => PROJECT_TOTALS.test(line) || LONG_TOTALS.test(line));
  if (at === -1) return null;
  const failures = lines.slice(0, at).flatMap((line, index) => dotnetFailure(line, lines, index));
  const projects = lines.filter((line) => PROJECT_TOTALS.test(line));
  if (projects.length === 0) return { at, failures, ...longTotals(lines) };
  const sum = (key: string): number =>
    projects.reduce((all, line) => all + countIn(line, new RegExp(`${key}: +(\\d+)`)), 0);
  return { at, failures, passed: sum('Passed'), failed: sum('Failed'), skipped: sum('Skipped') };
}

/** `Total tests: 3`, and below it ` Passed: 2`, ` Failed: 1` and ` Skipped: 4`, of which zeros are left out. */
function longTotals(lines: readonly string[]) {
  const counts = { Passed: 0, Failed: 0, Skipped: 0 };
  for (const [at, line] of lines.entries()) {
    if (!LONG_TOTALS.test(line)) continue;
    for (const below of lines.slice(at + 1, at + 4)) {
      const [, key, value] = /^ +(Passed|Failed|Skipped): (\d+)$/.exec(below) ?? [];
      if (key === 'Passed' || key === 'Failed' || key === 'Skipped') counts[key] += Number(value);
    }
  }
  return { passed: counts.Passed, failed: counts.Failed, skipped: counts.Skipped };
}

function dotnetFailure(line: string, lines: readonly string[], at: number): TestFailure[] {
  const name = FAILED_TEST.exec(line)?.[1];
  if (name === undefined) return [];
  const body = linesAfter(lines, at, (each) => FAILED_TEST.test(each));
  const messageLine = body.findIndex((each) => /^ +Error Message:$/.test(each));
  const [, file, place] =
    body.map((each) => / in (\S.*):line (\d+)$/.exec(each)).find((match) => match) ?? [];
  return [
    failureOf(name, {
      ...failurePlace(file, place),
      message: messageLine === -1 ? '' : firstText(body, messageLine + 1),
    }),
  ];
}
