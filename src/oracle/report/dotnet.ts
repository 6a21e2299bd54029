import type { TestFailure } from '../../agent/events.ts';
import { countIn, type Found, failureOf, firstText, plainPath } from './test-output.ts';

// https://learn.microsoft.com/en-us/dotnet/core/tools/dotnet-test; one line of totals for each test project
const PROJECT =
  /^(?:Passed|Failed|Skipped)! +- +Failed: +\d+, Passed: +\d+, Skipped: +\d+, Total: +\d+, Duration: .+$/;
const TOTAL = /^Total tests: (\d+)$/;
const LISTED = /^ {2}(?:Failed|X) ([\w.+`]+(?:\(.*\))?)(?: \[(?:< )?[\d.,]+ ?\w+\])?$/;

/** `Failed Namespace.Class.Method`, and the totals of every project, in either wording. */
export function readDotnet(lines: readonly string[]): Found | null {
  const at = lines.findLastIndex((line) => PROJECT.test(line) || TOTAL.test(line));
  if (at === -1) return null;
  const failures = lines.slice(0, at).flatMap((line, index) => failureAt(line, lines, index));
  const projects = lines.filter((line) => PROJECT.test(line));
  if (projects.length === 0) return { at, failures, ...longTotals(lines) };
  const sum = (pattern: RegExp): number => projects.reduce((all, line) => all + countIn(line, pattern), 0);
  return {
    at,
    failures,
    passed: sum(/Passed: +(\d+)/),
    failed: sum(/Failed: +(\d+)/),
    skipped: sum(/Skipped: +(\d+)/),
  };
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

function failureAt(line: string, lines: readonly string[], at: number): TestFailure[] {
  const name = LISTED.exec(line)?.[1];
  if (name === undefined) return [];
  const end = lines.findIndex((each, below) => below > at && LISTED.test(each));
  const body = lines.slice(at + 1, end === -1 ? undefined : end);
  const told = body.findIndex((each) => /^ +Error Message:$/.test(each));
  const [, file, place] =
    body.map((each) => / in (\S.*):line (\d+)$/.exec(each)).find((match) => match) ?? [];
  return [
    failureOf(name, {
      file: file === undefined ? null : plainPath(file),
      line: place === undefined ? null : Number(place),
      message: told === -1 ? '' : firstText(body, told + 1, body.length),
    }),
  ];
}
