import type { TestFailure } from '../../agent/events.ts';
import { type Found, failureOf, firstText, plainPath } from './test-output.ts';

const PASSING = /^ {2}(\d+) passing(?: \(.*\))?$/;
const COUNT = /^ {2}(\d+) (pending|failing)$/;
const NUMBERED = /^ {2}(\d+)\) (.+)$/;
/** One level of titles; the last ends with a colon. */
const DEEPER = /^ {5,}(\S.*)$/;
const PLACE = /\(([^()\s]+):(\d+):\d+\)$|^ +at (\S+?):(\d+):\d+$/;

/** The counts that stand last, and the numbered failures below them. */
export function readMocha(lines: readonly string[]): Found | null {
  const at = lines.findLastIndex((line) => PASSING.test(line));
  if (at === -1) return null;
  const counts = new Map<string, number>();
  let end = at + 1;
  for (; end < at + 4; end++) {
    const [, value, key] = COUNT.exec(lines[end] ?? '') ?? [];
    if (key === undefined) break;
    counts.set(key, Number(value));
  }
  return {
    at: end,
    failures: failuresOf(lines.slice(end)),
    passed: Number(PASSING.exec(lines[at] ?? '')?.[1] ?? 0),
    failed: counts.get('failing') ?? 0,
    skipped: counts.get('pending') ?? 0,
  };
}

function failuresOf(lines: readonly string[]): TestFailure[] {
  const failures: TestFailure[] = [];
  for (const [at, line] of lines.entries()) {
    const [, number, first] = NUMBERED.exec(line) ?? [];
    // The list counts from 1 without a gap: what a message quotes of another list does not go on with it.
    if (first === undefined || Number(number) !== failures.length + 1) continue;
    const titled = titlesFrom(lines, at, first);
    if (titled === null) continue;
    failures.push(failureOf(titled.path.join(' > '), detailsAfter(lines, titled.end)));
  }
  return failures;
}

function titlesFrom(lines: readonly string[], at: number, first: string) {
  const path = [first];
  let end = at;
  while (!path.at(-1)?.endsWith(':')) {
    end++;
    const deeper = DEEPER.exec(lines[end] ?? '')?.[1];
    if (deeper === undefined || end - at > 20) return null;
    path.push(deeper);
  }
  return { path: path.map((title, index) => (index === path.length - 1 ? title.slice(0, -1) : title)), end };
}

function detailsAfter(lines: readonly string[], at: number): Pick<TestFailure, 'file' | 'line' | 'message'> {
  const next = lines.findIndex((line, below) => below > at && NUMBERED.test(line));
  const body = lines.slice(at + 1, next === -1 ? undefined : next);
  const places = body.map((line) => PLACE.exec(line)).filter((match) => match !== null);
  const own = places.find(([, file, , bare]) => !/node_modules|^node:/.test(file ?? bare ?? ''));
  const file = own?.[1] ?? own?.[3];
  const number = own?.[2] ?? own?.[4];
  return {
    file: file === undefined ? null : plainPath(file),
    line: number === undefined ? null : Number(number),
    message: firstText(body, 0, body.length),
  };
}
