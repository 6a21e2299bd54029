import type { TestFailure } from '../../agent/events.ts';
import { countIn, type Found, failureOf, firstText } from './test-output.ts';

// https://docs.gradle.org/current/userguide/java_testing.html: only what fails is printed, unless the build says otherwise
const LISTED = /^([\w.$]+(?: > [^>\n]+?)*) > ([^>\n]+?) FAILED$/;
const TOTALS = /^(\d+) tests? completed(?:, \d+ failed)?(?:, \d+ skipped)?$/;
const BUILD = /^BUILD (?:SUCCESSFUL|FAILED) in /;

/** Lines `Class > test FAILED`, and `N tests completed`, which Gradle prints only when something failed. */
export function readGradle(lines: readonly string[]): Found | null {
  const build = lines.findLastIndex((line) => BUILD.test(line));
  const totals = lines.filter((line) => TOTALS.test(line));
  const failures = lines.flatMap((line, at) => failureAt(line, lines, at));
  if (build === -1 || (totals.length === 0 && failures.length === 0)) return null;
  const sum = (pattern: RegExp): number => totals.reduce((all, line) => all + countIn(line, pattern), 0);
  const [run, failed, skipped] = [sum(/^(\d+)/), sum(/(\d+) failed/), sum(/(\d+) skipped/)];
  if (totals.length === 0) return { at: build, failures, passed: null, failed: null, skipped: null };
  return { at: build, failures, passed: run - failed - skipped, failed, skipped };
}

function failureAt(line: string, lines: readonly string[], at: number): TestFailure[] {
  const [, owner, name = ''] = LISTED.exec(line) ?? [];
  if (owner === undefined) return [];
  const method = name.replace(/\(.*$/, '').replace(/\[.*$/, '').trim();
  const message = firstText(lines, at + 1, at + 2);
  const number = /\bat \w+\.\w+:(\d+)$/.exec(message)?.[1];
  const id = /^[\w$]+$/.test(method) && !owner.includes(' > ') ? `${owner}#${method}` : `${owner} > ${name}`;
  return [failureOf(id, { line: number === undefined ? null : Number(number), message })];
}
