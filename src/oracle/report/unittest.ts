import type { TestFailure } from '../../agent/events.ts';
import { countIn, type Found, failureOf, firstText } from './test-output.ts';

// https://github.com/python/cpython/blob/main/Lib/unittest/runner.py
const RAN = /^Ran (\d+) tests? in \d[\d.]*s$/;
const VERDICT = /^(?:OK|FAILED|NO TESTS RAN)(?: \(([^)]*)\))?$/;
const HEADING = /^(FAIL|ERROR): (\S+) \(([^)\s]+)\)(?: .*)?$/;
/** Fails before any test of its class or module, none of which counts as one that ran. */
const OF_FIXTURE = /^ERROR: (?:setUp|tearDown)(?:Class|Module) \(/;
const RULE = /^={70}$/;
const DASHES = /^-{70}$/;

/** The sections between the rules, and the last `Ran … tests` that a verdict follows. */
export function readUnittest(lines: readonly string[]): Found | null {
  const ran = lines.findLastIndex((line, at) => RAN.test(line) && DASHES.test(lines[at - 1] ?? ''));
  if (ran === -1) return null;
  const verdict = lines.slice(ran + 1, ran + 4).find((line) => VERDICT.test(line)) ?? '';
  const failures = lines.slice(0, ran).flatMap((line, at) => {
    const isHeading = RULE.test(lines[at - 1] ?? '') && HEADING.test(line);
    return isHeading ? [failureAt(lines, at)] : [];
  });
  const failed = countIn(verdict, /failures=(\d+)/) + countIn(verdict, /errors=(\d+)/);
  const surprising = countIn(verdict, /unexpected successes=(\d+)/);
  const skipped = countIn(verdict, /skipped=(\d+)/) + countIn(verdict, /expected failures=(\d+)/);
  const fixtures = lines
    .slice(0, ran)
    .filter((line, at) => RULE.test(lines[at - 1] ?? '') && OF_FIXTURE.test(line)).length;
  const total = countIn(lines[ran] ?? '', RAN);
  // Subtests count as failures of their own but not as tests that ran; only without any is the rest known to pass.
  const bad = new Set(failures.map(({ id }) => id)).size - fixtures + surprising;
  return {
    at: ran,
    failures,
    passed: verdict === '' ? null : Math.max(0, total - bad - skipped),
    failed: verdict === '' ? null : failed + surprising,
    skipped: verdict === '' ? null : skipped,
  };
}

function failureAt(lines: readonly string[], at: number): TestFailure {
  const [, , name = '', owner = ''] = HEADING.exec(lines[at] ?? '') ?? [];
  const end = lines.findIndex((line, below) => below > at + 2 && (RULE.test(line) || DASHES.test(line)));
  const dashes = lines.findIndex((line, below) => below > at && DASHES.test(line));
  const body = lines.slice(dashes + 1, nextRule(lines, dashes, end));
  const place = body.findLast((line) => /^ {2}File "/.test(line));
  const [, file = null, line] = /^ {2}File "([^"]+)", line (\d+)/.exec(place ?? '') ?? [];
  const last = body.findLastIndex((text) => text.startsWith('  File '));
  const message = body.slice(last + 1).find((text) => /^\S/.test(text)) ?? firstText(body, 0, body.length);
  return failureOf(idOf(name, owner), { file, line: line === undefined ? null : Number(line), message });
}

function nextRule(lines: readonly string[], from: number, fallback: number): number {
  const next = lines.findIndex((line, at) => at > from && (RULE.test(line) || DASHES.test(line)));
  return next === -1 ? Math.max(fallback, from + 1) : next;
}

/** From 3.11 on the owner ends with the name; a module that cannot be imported stands in the place of the name. */
function idOf(name: string, owner: string): string {
  if (owner.startsWith('unittest.loader._FailedTest')) return name;
  if (name === 'setUpClass' || name === 'tearDownClass' || name === 'setUpModule') return owner;
  return owner.endsWith(`.${name}`) ? owner : `${owner}.${name}`;
}
