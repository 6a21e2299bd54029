import * as z from 'zod';
import { readJson } from '../core/json.ts';
import { readJunitXml, XmlError } from './junit-xml.ts';
import {
  countIn,
  failureOf,
  failurePlace,
  firstText,
  NO_COUNTS,
  plainPath,
  type ReadOutput,
  type TestRunner,
} from './test-runner.ts';

/** How a runner that can only be read writes its failures, and below or above them its summary. */
interface Summary {
  /** Its line; the counts stand in the eight lines from there. */
  readonly line: RegExp;
  /** The number in its first group; `total` where the tests that passed are not counted. */
  readonly counts: { readonly [key in 'passed' | 'failed' | 'skipped' | 'total']?: RegExp };
  /** The groups `id` and, where they are told, `file`, `line` and `message`. */
  readonly failure: RegExp;
  /** The line after it, where it is no test: a suite, a pending one. */
  readonly ofSuite?: RegExp;
  /** Lines after it that are passed over before the message; absent where no message is near. */
  readonly messageAfter?: number;
}

const SUMMARIES: Readonly<Record<string, Summary>> = {
  // https://jasmine.github.io
  jasmine: {
    line: /^\d+ specs?, \d+ failures?(?:, \d+ pending specs?)?$/,
    counts: { total: /^(\d+) specs?,/m, failed: /, (\d+) failures?/, skipped: /, (\d+) pending/ },
    failure: /^\d+\) (?<id>\S.*)$/,
    ofSuite: /^(?! {2}Message:)/,
    messageAfter: 2,
  },
  // https://github.com/lukeed/uvu
  uvu: {
    line: /^ {2}Total: +\d+$/,
    counts: {
      total: /^ {2}Total: +(\d+)/m,
      passed: /^ {2}Passed: +(\d+)/m,
      skipped: /^ {2}Skipped: +(\d+)/m,
    },
    failure: /^ {2,3}FAIL {2}(?:\S.* )?"(?<id>.+)"$/,
    messageAfter: 1,
  },
  // What people put behind tape
  'tap-dot': {
    line: /^ {2}\d+ tests$/,
    counts: { total: /^ {2}(\d+) tests$/m, passed: /^ {2}(\d+) passed/m, failed: /^ {2}(\d+) failed/m },
    failure: /^ {4}x (?<id>\S.*)$/,
  },
  faucet: {
    line: /^⨯ fail {1,2}\d+$|^✓ ok$/,
    counts: { failed: /^⨯ fail {1,2}(\d+)$/m },
    failure: /^⨯ (?!fail {1,2}\d+$)(?<id>\S.*?)(?: {4}---)?$/,
  },
  // https://github.com/gotestyourself/gotestsum
  gotestsum: {
    line: /^DONE (?:\d+ runs, )?\d+ tests?(?:, \d+ (?:skipped|failures?|errors?))* in /,
    counts: {
      total: /^DONE (?:\d+ runs, )?(\d+) tests?/m,
      failed: /, (\d+) failures?/,
      skipped: /, (\d+) skipped/,
    },
    failure: /^=== FAIL: (?<id>\S+(?: \S+)?) \(\d[\d.]*s\)$/,
    messageAfter: 1,
  },
  // https://github.com/CleanCut/green
  green: {
    line: /^(?:OK|FAILED) \((?:\w+=\d+, )*passes=\d+(?:, \w+=\d+)*\)$/,
    counts: { passed: /passes=(\d+)/, failed: /failures=(\d+)/, skipped: /skips=(\d+)/ },
    failure: /^(?:Failure|Error) in (?<id>[\w.]+)$/,
  },
  // https://stestr.readthedocs.io
  stestr: {
    line: /^ - Passed: \d+$/,
    counts: { passed: /^ - Passed: (\d+)$/m, failed: /^ - Failed: (\d+)$/m, skipped: /^ - Skipped: (\d+)$/m },
    failure: /^\{\d+\} (?<id>\S+) \[\d[\d.]*s\] \.\.\. FAILED$/,
  },
  // https://behave.readthedocs.io
  behave: {
    line: /^\d+ scenarios? passed, \d+ failed, \d+ skipped/,
    counts: {
      passed: /^(\d+) scenarios? passed/m,
      failed: /scenarios? passed, (\d+) failed/,
      skipped: /scenarios? passed, \d+ failed, (\d+)/,
    },
    failure: /^ {2}(?<file>\S+\.feature):(?<line>\d+) {2}(?<id>\S.*)$/,
  },
  // https://robotframework.org
  'Robot Framework': {
    line: /^\d+ tests?, \d+ passed, \d+ failed(?:, \d+ skipped)?$/,
    counts: { passed: /(\d+) passed/, failed: /(\d+) failed/, skipped: /(\d+) skipped/ },
    failure: /^(?<id>\S.*?) +\| FAIL \|$/,
    ofSuite: /^\d+ tests?, \d+ passed/,
    messageAfter: 1,
  },
  // https://playwright.dev/docs/test-reporters: list, line, dot and github
  Playwright: {
    line: /^ {2}\d+ (?:failed|passed \(\d[\d.]*\w+\))$/,
    counts: {},
    failure: /^ {2}\d+\) (?:\[[^\]]+\] › )?(?<file>\S+?):(?<line>\d+):\d+ › (?<id>.+?)(?: ─+)?$/,
    messageAfter: 1,
  },
  // https://bun.com/docs/test
  bun: {
    line: /^ *\d+ pass$/,
    counts: { passed: /^ *(\d+) pass$/m, failed: /^ *(\d+) fail$/m, skipped: /^ *(\d+) skip$/m },
    failure: /^(?:\(fail\)|✗) (?<id>\S.*?)(?: \[\d[\d.]*m?s\])?$/,
  },
  // https://docs.deno.com/runtime/fundamentals/testing
  'deno test': {
    line: /^(?:ok|FAILED) \| \d+ passed\b.* \| \d+ failed\b.* \(\d+\w+\)$/,
    counts: { passed: /\| (\d+) passed/, failed: /\| (\d+) failed/, skipped: /\| (\d+) ignored/ },
    failure: /^(?<id>\S.*) => (?<file>\S+?):(?<line>\d+):\d+$/,
    messageAfter: 1,
  },
};

/** Runners whose failures are known by name; but for bun and deno they always run the whole command. */
export const onlyRead: TestRunner = {
  formats: {
    ...Object.fromEntries(
      Object.entries(SUMMARIES).map(([name, summary]) => [
        name,
        (lines: readonly string[]) => readSummary(lines, summary),
      ]),
    ),
    'JUnit XML': readPrintedXml,
    'JSON of mocha': readMochaJson,
  },
};

function readSummary(lines: readonly string[], summary: Summary): ReadOutput | null {
  const at = lines.findLastIndex((line) => summary.line.test(line));
  if (at === -1) return null;
  const failures = lines.flatMap((line, above) => {
    const { id, file, line: number } = summary.failure.exec(line)?.groups ?? {};
    if (id === undefined || summary.ofSuite?.test(lines[above + 1] ?? '') === true) return [];
    const from = above + (summary.messageAfter ?? 0);
    const message = summary.messageAfter === undefined ? '' : firstText(lines, from, from + 2);
    return [failureOf(id, { ...failurePlace(file, number), message })];
  });
  // Go and others tell of a failing test in its group's name, too.
  const inner = failures.filter(({ id }) => !failures.some((other) => other.id.startsWith(`${id}/`)));
  const text = lines.slice(at, at + 8).join('\n');
  const { counts } = summary;
  const count = (key: keyof Summary['counts']): number | null =>
    counts[key] === undefined ? null : countIn(text, counts[key]);
  const [total, passed, skipped] = [count('total'), count('passed'), count('skipped')];
  const failed = count('failed') ?? (total === null || passed === null ? null : total - passed);
  // Where the skipped ones are not told, single checks are counted in place of tests.
  if (skipped === null) return { at, failures: inner, ...NO_COUNTS, failed };
  const rest = total === null || failed === null ? null : Math.max(0, total - failed - skipped);
  return { at, failures: inner, passed: passed ?? rest, failed, skipped };
}

/** A report that a reporter prints in place of writing it to a file. */
function readPrintedXml(lines: readonly string[]): ReadOutput | null {
  const from = lines.findIndex((line) => /^<testsuites?[\s>]/.test(line));
  const at = lines.findLastIndex((line) => /^<\/testsuites?>$/.test(line));
  if (from === -1 || at < from) return null;
  try {
    const counts = readJunitXml(lines.slice(from, at + 1).join('\n'));
    return counts === null ? null : { at, ...counts };
  } catch (error) {
    if (error instanceof XmlError) return null;
    throw error;
  }
}

const WholeCount = z.number().int().nonnegative();
const MochaSchema = z.object({
  stats: z.object({ passes: WholeCount, failures: WholeCount, pending: WholeCount }),
  failures: z.array(
    z.object({
      fullTitle: z.string(),
      file: z.string().nullish(),
      err: z.object({ message: z.string().default('') }),
    }),
  ),
});

/** https://mochajs.org/reporters/json */
function readMochaJson(lines: readonly string[]): ReadOutput | null {
  const stats = lines.lastIndexOf('  "stats": {');
  const at = lines.findIndex((line, below) => below > stats && line === '}');
  if (stats === -1 || at === -1) return null;
  const said = readJson(MochaSchema, lines.slice(stats - 1, at + 1).join('\n'));
  if (said === null) return null;
  const failures = said.failures.map(({ fullTitle, file, err }) =>
    failureOf(fullTitle, { file: file == null ? null : plainPath(file), message: err.message }),
  );
  const { passes, failures: failed, pending } = said.stats;
  return { at, failures, passed: passes, failed, skipped: pending };
}
