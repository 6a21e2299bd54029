import type { TestFailure } from '../../agent/events.ts';
import { countIn, type Found, failureOf, plainPath } from './test-output.ts';

// pytest's own words: https://docs.pytest.org/en/stable/how-to/output.html#producing-a-detailed-summary-report
const LAST_LINE =
  /^(?:=+ )?(?:\d+ (?:failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|subtests? (?:passed|failed|skipped))(?:, )?)+ in \d[\d.]*s(?: \([\d:, a-z]+\))?(?: =+)?$|^(?:=+ )?no tests ran in \d[\d.]*s(?: =+)?$/;
const HEADING = /^=+ short test summary info =+$/;
/** `SUBFAILED[msg] (i=1) path::test`, and the plug-in's `[msg] (i=1) SUBFAIL path::test`. */
const LISTED =
  /^(?:FAILED|ERROR|SUBFAILED(?:\[.*?\]|\(.*?\))?(?: \(.*?\))?|(?:\[.*?\] )?(?:\(.*?\) )?SUBFAIL) (\S.*)$/;
const VERBOSE =
  /^(?:\[gw\d+\] (?:\[ *\d+%\] )?(?:FAILED|ERROR) (\S.*?)|(\S+?\.py(?:::.*?)?) (?:FAILED|ERROR))(?: +\[ *\d+%\])?\s*$/;

/** The `short test summary info` that stands last, or the lines of `-v` where it was switched off. */
export function readPytest(lines: readonly string[]): Found | null {
  const heading = lines.findLastIndex((line) => HEADING.test(line));
  const at = lines.findLastIndex((line) => LAST_LINE.test(line));
  if (heading === -1 && at === -1) return null;
  // With -qq there is no last line: one above the list was printed by a test.
  const isCurrent = heading !== -1 && !sessionStarts(lines, heading, Math.max(heading, at));
  const end = at === -1 || at < heading ? lines.length : at;
  const failures = isCurrent ? listed(lines.slice(heading + 1, end)) : verbose(lines);
  const summary = at > heading ? (lines[at] ?? '') : '';
  if (summary === '' && failures.length === 0) return null;
  if (summary === '') return { at: heading, failures, passed: null, failed: null, skipped: null };
  return {
    at,
    failures: failures.map((failure) => withPlace(failure, lines)),
    passed: countIn(summary, /(\d+) passed/),
    failed: countIn(summary, /(\d+) failed/) + countIn(summary, /(\d+) errors?/),
    skipped: countIn(summary, /(\d+) skipped/) + countIn(summary, /(\d+) xfailed/),
  };
}

/** A list and a last line of two runs of pytest do not belong together. */
const sessionStarts = (lines: readonly string[], from: number, to: number): boolean =>
  lines.slice(from, to).some((line) => /^=+ test session starts =+$/.test(line));

function listed(lines: readonly string[]): TestFailure[] {
  return lines.flatMap((line) => {
    const rest = LISTED.exec(line)?.[1];
    return rest === undefined ? [] : [nodeFailure(rest)];
  });
}

function verbose(lines: readonly string[]): TestFailure[] {
  return lines.flatMap((line) => {
    const [, worker, plain] = VERBOSE.exec(line) ?? [];
    const id = worker ?? plain;
    return id === undefined ? [] : [nodeFailure(id)];
  });
}

/** `path::Class::test[a - b] - message`: what is in the brackets of the parameters may hold the same dash. */
function nodeFailure(text: string): TestFailure {
  const [id, message] = splitNode(text);
  const [file = id, ...rest] = id.split('::');
  const path = plainPath(file);
  return failureOf([path, ...rest].join('::'), { file: path, message });
}

function splitNode(text: string): readonly [id: string, message: string] {
  const bracket = text.indexOf('[');
  for (let at = text.indexOf(' - '); at !== -1; at = text.indexOf(' - ', at + 1)) {
    if (bracket === -1 || bracket > at || text[at - 1] === ']')
      return [text.slice(0, at), text.slice(at + 3)];
  }
  const cut = bracket === -1 ? -1 : text.lastIndexOf(']');
  return cut === -1 ? [text.trim(), ''] : [text.slice(0, cut + 1), ''];
}

/** The line of a traceback's end, `path:12: AssertionError`, below the heading that names the test. */
function withPlace(failure: TestFailure, lines: readonly string[]): TestFailure {
  const name = failure.id.split('::').slice(1).join('.');
  if (name === '') return failure;
  const heading = lines.findIndex((line) => /^_{3,} /.test(line) && headingName(line) === name);
  if (heading === -1) return failure;
  const next = lines.findIndex((line, at) => at > heading && /^(?:_{3,} .* _{3,}|=+ .* =+)$/.test(line));
  const place = lines
    .slice(heading, next === -1 ? undefined : next)
    .findLast((line) => line.startsWith(`${failure.file}:`));
  const line = Number(/:(\d+)(?::|$)/.exec(place ?? '')?.[1] ?? Number.NaN);
  return Number.isSafeInteger(line) ? { ...failure, line } : failure;
}

const headingName = (line: string): string =>
  line.replace(/^_{3,} (?:ERROR at \w+ of )?/, '').replace(/ _{3,}$/, '');
