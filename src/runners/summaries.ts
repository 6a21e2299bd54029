import { inSequence } from '../base/text.ts';
import { JSON_FORMATS } from './json-reports.ts';
import { readJunitXml } from './junit-xml.ts';
import {
  countIn,
  failureAt,
  failureOf,
  failurePlace,
  firstText,
  NO_COUNTS,
  type OutputReader,
  plainPath,
  type ReadOutput,
  type TestRunner,
} from './test-runner.ts';

/**
 * How a runner that can only be read writes its failures, and, below or above them, its summary. `^` and `$` in the patterns match
 * at the ends of each line.
 */
interface Summary {
  /** The line of the summary; the counts are in the eight lines from there on. */
  readonly line: RegExp;
  /** The first line of a run, where the counts are farther apart: they are then looked for from there on. */
  readonly start?: RegExp;
  /**
   * Each gives the number in the pattern's first group, or, with the flag `g`, the sum over all matches; of those with the same second
   * group the last one counts, since some reporters print a summary twice. Where passed or failed tests are not counted: `total` is of all
   * tests, `ran` of all but the skipped ones.
   */
  readonly counts: {
    readonly [key in 'passed' | 'failed' | 'skipped' | 'total' | 'ran' | 'mayFail']?: RegExp;
  };
  /** The group `id`, and `file`, `line`, `message`, and `inner`: the sections of the test that failed. */
  readonly failure: RegExp;
  /** A file that cannot be loaded: the groups `file`, `line` and `message`. */
  readonly broken?: RegExp;
  /**
   * Lists that the summary holds, by heading and lines, of what failed and of what passed when it was run again. What a failure's heading
   * has behind a listed name is a step of the test.
   */
  readonly lists?: { readonly failed: RegExp; readonly flaky: RegExp; readonly line: RegExp };
  /** The line after a failure, where it is no test: a suite, a pending one. */
  readonly ofSuite?: RegExp;
  /** The file of a failure is the one in which the test is defined, not where it failed. */
  readonly isFileOfTest?: true;
  /** Programs of any name print tests of this runner. */
  readonly runner?: string;
  /** What stands between the titles of suites and test. */
  readonly between?: string;
  /** The heading of a file, above its tests: the group `file`. */
  readonly fileAbove?: RegExp;
  /** Lines after a failure's that are passed over before the message; absent where no message is near. */
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
      ran: /^ {2}Total: +(\d+)/m,
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
  // https://github.com/CleanCut/green
  green: {
    line: /^Ran \d+ tests? in \d[\d.]*s using \d+ process(?:es)?\n{1,2}(?:OK|FAILED) \([\w=, ]*=\d+\)$/,
    counts: {
      passed: /\bpasses=(\d+)/,
      failed: /\b(?:failures|errors|unexpected_successes)=(\d+)/g,
      skipped: /\b(?:skips|expected_failures)=(\d+)/g,
    },
    failure: inSequence([
      /^(?:Failure|Error) in (?<id>[\w.]+)(?: \(.*\))?\n/,
      /(?:(?:(?! {2}File "(?!.*\/unittest\/)) .*\n)* {2}File "(?<file>[^"]+)", line (?<line>\d+).*\n)?/,
      /(?: .*\n)*(?<message>\S.*)$/,
    ]),
    between: '.',
  },
  // https://stestr.readthedocs.io
  stestr: {
    line: /^ - Passed: \d+$/,
    counts: {
      passed: /^ - Passed: (\d+)$/m,
      failed: /^ - (?:Failed|Unexpected Success): (\d+)$/gm,
      skipped: /^ - (?:Skipped|Expected Fail): (\d+)$/gm,
    },
    failure:
      /^\{\d+\} (?:(?:setUp|tearDown)(?:Class|Module) \((?<id>\S+)\)|(?<id>\S+)) \[\d[\d.]*s\] \.\.\. FAILED$/,
    between: '.',
  },
  // https://behave.readthedocs.io
  behave: {
    line: /^\d+ scenarios? passed, \d+ failed, (?:\d+ error, )?\d+ skipped/,
    counts: {
      passed: /^(\d+) scenarios? passed/m,
      failed: /(?<=scenarios? passed, (?:\d+ failed, )?)(\d+) (?:failed|error)/g,
      skipped: /scenarios? passed, \d+ failed, (?:\d+ error, )?(\d+)/,
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
  // https://hexdocs.pm/ex_unit
  ExUnit: {
    line: inSequence([
      /^Finished in .*\n(?:.*\n)?(?:\d+ (?:doctests?|propert(?:y|ies)), )*(?:\d+ tests?, )?/,
      /\d+ failures?(?:, \d+ (?:skipped|excluded|invalid))*$/,
    ]),
    counts: {
      total: /(\d+) (?:doctests?|propert(?:y|ies)|tests?),/g,
      failed: /, (\d+) (?:failures?|invalid)/g,
      skipped: /, (\d+) (?:skipped|excluded)/g,
    },
    failure: /^ {2}\d+\) (?<id>\S.* \(\S+\))\n {5}(?<file>\S+?):(?<line>\d+)$/,
    isFileOfTest: true,
    messageAfter: 2,
  },
  // https://lunarmodules.github.io/busted
  busted: {
    line: /^\d+ success(?:es)? \/ \d+ failures? \/ \d+ errors? \/ \d+ pending\b.*$/,
    counts: {
      passed: /^(\d+) success/,
      failed: /(?<=^\d+ success.*)\b(\d+) (?:failure|error)/gm,
      skipped: /(\d+) pending/,
    },
    failure: /^(?:Failure|Error) (?:→|->) (?<file>\S+?) @ (?<line>\d+)\n(?<id>\S.*)$/,
    isFileOfTest: true,
    broken: /^Error (?:→|->) (?<file>\S+?):(?<line>\d+): (?<message>.*)$/,
    messageAfter: 2,
  },
  // https://onsi.github.io/ginkgo
  ginkgo: {
    line: /^(?:FAIL!|SUCCESS!)(?: - .*)? -- \d+ Passed \| \d+ Failed \| \d+ Pending \| \d+ Skipped$/,
    counts: {
      passed: /-- (\d+) Passed/,
      failed: /\| (\d+) Failed/,
      skipped: /\| (\d+) (?:Pending|Skipped)/g,
    },
    failure: /^ {2}\[[A-Z!]+\] (?<id>\S.*)\n {2}(?<file>\S+?):(?<line>\d+)$/,
  },
  // https://github.com/derhuerst/tap-min
  'tap-min': {
    line: /^\d+ tests? complete \(\d+ms\)$/,
    counts: {},
    failure: /^(?<id>\S.*)\n\tat: +'?(?:.* \()?(?<file>\S+?):(?<line>\d+):\d+\)?'?$/,
  },
};

/** Runners whose output is read, so that failing tests are known by name; the whole command is always run. */
export const onlyRead: TestRunner = {
  formats: {
    ...Object.fromEntries(Object.entries(SUMMARIES).map(([name, summary]) => [name, bySummary(summary)])),
    'JUnit XML': readPrintedXml,
    ...JSON_FORMATS,
  },
};

/** A reader for the outputs that `summary` describes. */
export function bySummary(summary: Summary): OutputReader {
  return (_, text) => readSummary(text(), summary);
}

function readSummary(text: string, summary: Summary): ReadOutput | null {
  const end = lastMatch(text, summary.line);
  if (end === null) return null;
  const start = summary.start === undefined ? null : lastMatch(text, summary.start);
  const headings = [...allMatches(text, summary.fileAbove ?? /(?!)/)];
  // A line end stands in no heading: without steps, only the whole heading is a name.
  const { lists, between = '\n' } = summary;
  const [failedOnes, flakyOnes] = [lists?.failed, lists?.flaky].map((list) =>
    listedNames(text, list, lists?.line),
  );
  const listed = [...(failedOnes ?? []), ...(flakyOnes ?? [])].toSorted((a, b) => a.length - b.length);
  const failures = [...allMatches(text, summary.failure)].flatMap(({ index, groups }) => {
    const above = headings.findLast((heading) => heading.index < index)?.groups?.['file'];
    const { file = above, line, message, inner = '' } = groups ?? {};
    const heading = onOneLine(groups?.['id'] ?? '');
    const id = listed.findLast((name) => `${heading}${between}`.startsWith(`${name}${between}`)) ?? heading;
    const below = text.slice(index, index + 2000).split('\n');
    if (summary.ofSuite?.test(below[1] ?? '') === true) return [];
    const from = summary.messageAfter;
    const near = from === undefined ? '' : firstText(below, from, from + 2);
    const place = failurePlace(file, line);
    const known = { ...place, message: message ?? near };
    const fileOfTest = summary.isFileOfTest === true && place.file !== null ? { file: place.file } : {};
    const path = [id, ...inner.split('\n').flatMap((section) => section.trim() || [])];
    const titles = summary.between === undefined ? path : id.split(summary.between);
    const { parts } =
      summary.between === undefined && summary.runner === undefined ? {} : failureAt(null, titles);
    const all = {
      ...fileOfTest,
      ...parts,
      ...(summary.runner === undefined ? {} : { runner: summary.runner }),
    };
    return [failureOf(id, Object.keys(all).length === 0 ? known : { ...known, parts: all })];
  });
  const broken = [...allMatches(text, summary.broken ?? /(?!)/)].map(({ groups }) => {
    const { file = '', line, message = '' } = groups ?? {};
    return failureOf(plainPath(file), { ...failurePlace(file, line), message });
  });
  // `TestCart` fails wherever `TestCart/adds` does, in Go and others: only the inner one counts.
  const groups = new Set(
    failures.flatMap(({ id }) => [...id.matchAll(/\//g)].map(({ index }) => id.slice(0, index))),
  );
  const flaky = new Set(flakyOnes).difference(new Set(failedOnes));
  const inner = failures.filter(({ id }) => !groups.has(id) && !flaky.has(id));
  const lineAt = (index: number): number => text.slice(0, index).split('\n').length - 1;
  const [at, from] = [lineAt(end.index + end[0].length), lineAt((start ?? end).index)];
  const found = { at, from, failures: [...inner, ...broken] };
  const summaryText =
    start === null
      ? text.slice(end.index).split('\n', 8).join('\n')
      : text.slice(start.index, end.index + end[0].length);
  const { counts } = summary;
  const count = (key: keyof Summary['counts']): number | null => {
    const pattern = counts[key];
    if (pattern === undefined) return null;
    if (!pattern.global) return countIn(summaryText, pattern);
    const values = new Map(
      [...summaryText.matchAll(pattern)].map(([, value, kind], index) => [kind ?? index, Number(value)]),
    );
    return values.values().reduce((sum, value) => sum + value, 0);
  };
  const [passed, total, ran] = [count('passed'), count('total'), count('ran')];
  const mayFail = count('mayFail') ?? 0;
  const uncounted = count('skipped');
  const skipped = uncounted === null ? null : uncounted + mayFail;
  const all = ran ?? (total === null ? null : total - (skipped ?? 0));
  const failed = count('failed') ?? (all === null || passed === null ? null : all - passed);
  // Where skipped tests are not counted, single checks are counted in place of tests.
  if (skipped === null) return { ...found, ...NO_COUNTS, failed };
  const others = all === null || failed === null ? null : Math.max(0, all - failed);
  // Tests that may fail are listed as the others: where no other failed, it is those.
  const named = mayFail > 0 && failed === 0 ? [] : found.failures;
  return { ...found, failures: named, passed: passed ?? others, failed, skipped, mayFail };
}

/** A name that was broken at the edge of a terminal of 80 columns: at a blank, or within a word, behind a hyphen. */
const onOneLine = (name: string): string => name.replace(/(?<=^.{78})-\n */gm, '').replace(/\n */g, ' ');

/** Ids that stand in a list, in each way in which the tests are run. */
const listedNames = (text: string, list = /(?!)/, line = /(?!)/): readonly string[] =>
  [...allMatches(text, list)].flatMap(([section]) =>
    [...allMatches(section, line)].flatMap(({ groups }) => groups?.['id'] ?? []),
  );

const allMatches = (text: string, { source }: RegExp) => text.matchAll(new RegExp(source, 'gm'));

const lastMatch = (text: string, pattern: RegExp): RegExpExecArray | null =>
  allMatches(text, pattern).reduce<RegExpExecArray | null>((_, match) => match, null);

/** Reads JUnit XML that a reporter prints instead of writing it to a file. */
function readPrintedXml(lines: readonly string[]): ReadOutput | null {
  const from = lines.findIndex((line) => /^<testsuites?[\s>]/.test(line));
  const at = lines.findLastIndex((line) => /^<\/testsuites?>$/.test(line));
  if (from === -1 || at < from) return null;
  const counts = readJunitXml(lines.slice(from, at + 1).join('\n'));
  return counts === null ? null : { at, ...counts };
}
