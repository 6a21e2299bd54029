import { firstChars, inSequence, shellWord } from '../base/text.ts';
import type { TestFailure } from '../core/events.ts';
import { firstProjectFrame, outermostFrame } from './javascript.ts';
import { onlyFiles, onlyNamedTests } from './only-in-files.ts';
import { bySummary } from './summaries.ts';
import {
  addedOption,
  countIn,
  exactPattern,
  failureAt,
  failureOf,
  failurePlace,
  firstText,
  isPrintable,
  JAVASCRIPT_ENDINGS,
  linesAfter,
  NO_COUNTS,
  plainPath,
  type ReadOutput,
  type RunnerCall,
  type TestRunner,
  unique,
  wordList,
} from './test-runner.ts';

const onlyNodeTest = onlyNamedTests({
  select: (pattern) => [`--test-name-pattern=${pattern}`],
  // Only newer versions of node look at the whole name.
  nameOf: ({ path }) => exactPattern(path.at(-1) ?? ''),
  outerOf: ({ path }) => exactPattern(path[0] ?? ''),
  // node also reports a test file that is started directly, and one process less takes half the time.
  alone: (options) => {
    const others = options.filter((option) => option !== '--test');
    return others.some((option) => /^--(?:experimental-)?test-/.test(option)) ? null : others;
  },
});

/** https://nodejs.org/api/test.html */
export const nodeTest: TestRunner = {
  formats: { 'node:test': readNodeSpec, 'dots of node:test': readNodeDots },
  call: {
    pattern: /^node$/,
    // https://nodejs.org/api/cli.html; the words before --test are options of node's as well
    options: {
      valued: `--import --require -r --loader --experimental-loader --test-reporter --test-reporter-destination
        --test-concurrency --test-timeout --env-file --conditions -C --test-isolation`,
      flags: `--test --no-warnings --experimental-strip-types --experimental-test-coverage
        --experimental-test-module-mocks --enable-source-maps --test-force-exit --trace-warnings
        --experimental-vm-modules --experimental-test-snapshots`,
      refused: `--watch* --test-name-pattern --test-skip-pattern --test-only --test-shard -e --eval -p --print
        --test-update-snapshots --test-rerun-failures`,
      dropped: /^--(?:experimental-test-coverage|test-coverage-.*)$/,
    },
    only: (call, failures, folder) =>
      call.options.includes('--test') ? onlyNodeTest(call, failures, folder) : [],
  },
  testFiles: [
    `{test-*,test_*,*-test,*_test}.{${JAVASCRIPT_ENDINGS}}`,
    `/{test,tests}.{${JAVASCRIPT_ENDINGS}}`,
  ],
};

// What node --test writes to people (spec reporter): https://nodejs.org/api/test.html#test-reporters
const SPEC_COUNT = /^ℹ (tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) (\d[\d.]*)$/;
const SPEC_PLACE = /^test at (.+):(\d+):\d+$/;
const SPEC_RESULT = /^( *)[✖✔⚠﹣] (.*?)(?: \(\d[\d.]*ms\))?(?: # (?:SKIP|TODO)\b.*)?$/;
const SPEC_OPENS = /^( *)▶ (.*?)(?: \(\d[\d.]*ms\))?$/;

/** Reads the last block of counts, and the list of failing tests below it. */
function readNodeSpec(lines: readonly string[]): ReadOutput | null {
  const at = lines.findLastIndex((line) => /^ℹ duration_ms \d/.test(line));
  const start = lines.findLastIndex((line, above) => above < at && /^ℹ tests \d/.test(line));
  if (at === -1 || start === -1) return null;
  const counts = countsByName(lines.slice(start, at), SPEC_COUNT);
  const heading = lines.findIndex((line, below) => below > at && /^✖ failing tests:$/.test(line));
  const paths = pathsByName(lines.slice(0, start));
  const failures = heading === -1 ? [] : specFailures(lines.slice(heading + 1), paths);
  const scripts = lines
    .slice(0, start)
    .filter((line) => /^✔ /.test(line))
    .map((line) => specName(line))
    .filter(isScriptName);
  const count = (key: string): number => counts.get(key) ?? 0;
  return {
    at: Math.max(at, heading),
    from: start,
    failures,
    passed: Math.max(0, count('pass') - scripts.length),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
    scripts,
  };
}

/** Reads the list of failures alone: the dots are not counted, because suites and skipped tests print the same dots as passing tests. */
function readNodeDots(lines: readonly string[]): ReadOutput | null {
  const heading = lines.lastIndexOf('Failed tests:');
  if (heading === -1 || !/^[X.]+$/.test(lines[heading - 2] ?? '')) return null;
  const failures = lines.slice(heading).flatMap((line, below) => {
    const at = heading + below;
    const body = linesAfter(lines, at, (each) => !/^ {2}|^$/.test(each));
    const name = /^✖ /.test(line) ? specName(line) : '';
    if (name === '' || / # TODO\b/.test(line) || /^ {2}'\d+ subtests? failed'$/.test(body[0] ?? ''))
      return [];
    const { file, line: number } = firstProjectFrame(body) ?? { file: null, line: null };
    return [nodeFailure([name], { file, line: number, message: firstText(body) })];
  });
  return failures.length === 0 ? null : { at: heading, failures, ...NO_COUNTS };
}

const specName = (line: string): string => SPEC_RESULT.exec(line)?.[2] ?? '';

function specFailures(
  lines: readonly string[],
  paths: ReadonlyMap<string, readonly string[]>,
): TestFailure[] {
  return lines.flatMap((line, at) => {
    const [, place, number] = SPEC_PLACE.exec(line) ?? [];
    const below = lines[at + 1] ?? '';
    if (place === undefined || !below.startsWith('✖ ') || / # TODO\b/.test(below)) return [];
    const name = specName(below);
    const message = firstText(lines, at + 2, at + 4);
    const path = paths.get(name) ?? [name];
    return [nodeFailure(path, { file: plainPath(place), line: Number(number), message })];
  });
}

/** The suites and name of each test whose name is in the tree only once: the list of failures has the innermost name alone. */
function pathsByName(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>();
  const twice = new Set<string>();
  const parents: string[] = [];
  for (const line of lines) {
    const [, openIndent, opened] = SPEC_OPENS.exec(line) ?? [];
    if (openIndent !== undefined) {
      parents.length = openIndent.length / 2;
      parents.push(opened ?? '');
      continue;
    }
    const [, indent, name = ''] = SPEC_RESULT.exec(line) ?? [];
    if (indent === undefined || !line.trimStart().startsWith('✖')) continue;
    const path = [...parents.slice(0, indent.length / 2), name];
    if (paths.has(name) && paths.get(name)?.join('\n') !== path.join('\n')) twice.add(name);
    paths.set(name, path);
  }
  for (const name of twice) paths.delete(name);
  return paths;
}

function countsByName(lines: readonly string[], pattern: RegExp): ReadonlyMap<string, number> {
  return new Map(
    lines.flatMap((line) => {
      const [, key, value] = pattern.exec(line) ?? [];
      return key === undefined ? [] : [[key, Number(value)] as const];
    }),
  );
}

/** node reports a file without tests as a test named by its path, which always passes. */
const isScriptName = (name: string): boolean => /^\S*\.[cm]?[jt]sx?$/.test(name);

/** The id starts with the file where it is known: two files may hold tests of one name. */
function nodeFailure(path: readonly string[], place: Omit<TestFailure, 'id'>): TestFailure {
  const { file, line, message } = place;
  const [first = ''] = path;
  const isWhole = path.length === 1 && isScriptName(first);
  if (isWhole) return failureAt(plainPath(first), [], { line, message });
  const { parts, ...test } = failureAt(file, path, { line, message });
  // Lists of failures have the innermost name alone.
  return path.length > 1 || file === null ? { ...test, parts } : { ...test, parts: { file, name: first } };
}

/** What every runner that writes TAP prints: node:test, tape, `ava --tap`, bats. https://testanything.org */
export const tap: TestRunner = {
  formats: { TAP: readTap, 'tap-spec': readTapSpec },
  /** The call of tape. */
  call: {
    pattern: /^tape$/,
    options: { valued: '-r --require -i --ignore', flags: '--no-only --strict', refused: '-h --help' },
    only: onlyOtherFiles(),
  },
};

/** https://perldoc.perl.org/prove */
export const perlProve: TestRunner = {
  formats: { prove: readProve },
  call: {
    pattern: /^prove$/,
    options: {
      valued: '-I -P -M -e -j --jobs --exec --formatter --harness --ext --archive --source --rc',
      flags: `-l --lib -b --blib -r --recurse -v --verbose -q --quiet -Q -m --merge -f -o -c --color --nocolor -w -t -T
        --timer --norc`,
      refused: '--state* -s --shuffle -D --dry -h --help -H --man -V --version -',
    },
    only: onlyOtherFiles(),
  },
};

/** https://bats-core.readthedocs.io/en/stable/usage.html */
export const bats: TestRunner = {
  formats: {
    bats: bySummary({
      line: /(?<!^Finished in .*\n(?:.+\n)?)^\d+ tests?, \d+ failures?(?:, \d+ skipped)?(?: in \d+ seconds?)?$/,
      counts: { total: /^(\d+) tests?,/m, failed: /, (\d+) failures?/, skipped: /, (\d+) skipped/ },
      failure: inSequence([
        /^.* ✗ (?<id>\S.*?)(?: \[\d+(?:ms)?\])?\n(?: {3}\(from .*\n(?: {4}from .*\n)*)?/,
        /(?: {3}[( ]in test file (?<file>\S+), line (?<line>\d+)\)\n {5}(?<message>.*))?/,
      ]),
    }),
  },
  call: {
    pattern: /^bats$/,
    options: { refused: '-f --filter* -c --count --negative-filter -h --help -v --version' },
    only: (call, failures) => {
      const ids = unique(failures.map(({ id }) => id).filter(isPrintable));
      return addedOption(call, ids, (names) => `-f ${shellWord(`^(${names.map(exactPattern).join('|')})$`)}`);
    },
  },
};

/** Chooses the files of failing tests, for runners that choose no single tests; none where the call names just these files already. */
function onlyOtherFiles(): RunnerCall['only'] {
  const only = onlyFiles();
  return (call, failures, folder) => {
    const named = call.positionals.map(({ value }) => shellWord(value)).toSorted();
    const namesOthers = call.positionals.some(({ value }) => value === '::');
    return only(call, failures, folder).filter(
      ({ args }) => !namesOthers && args !== wordList(call.options, named),
    );
  };
}

const VERSION = /^TAP version 1[34]$/;
const PLAN = /^1\.\.(\d+)(?: #.*)?$/;
/** The number, the dash and the name may all be left out: `not ok # TODO some day`. */
const TAP_RESULT = new RegExp(
  String.raw`^( *)(ok|not ok)\b(?: (\d+))?(?: -)?(?: (?!# (?:SKIP|TODO)\b)(.*?))?` +
    String.raw`(?: # (SKIP|TODO)\b.*?)?(?: # (?:time=[\d.]+m?s|in \d+ ms|timeout after \d+ ?s))*( \{)?$`,
  'i',
);
/** With --timing bats puts the time behind each title, which may end so itself. */
const TIMED = / in \d+ms$/;
const BAIL_OUT = /^ *Bail out!(?: +(.*))?$/;
const SUBTEST = /^( *)# Subtest: (.*)$/;
/** The line with a test's name, which tape prints above the test's results. */
const HEADING = /^# (.+)$/;
const TAP_COUNT = /^# (tests|pass|fail|cancelled|skip|skipped|todo|duration_ms) +(\d+)(?:\.\d+)?$/;

/**
 * Reads results, nested by their indent. Text that a test of node prints comes as comments, in which node escapes what looks like
 * a result.
 */
function readTap(lines: readonly string[]): ReadOutput | null {
  const version = lines.findLastIndex((line) => VERSION.test(line));
  const plan = lines.findLastIndex((line, at) => at > version && PLAN.test(line));
  const bail = lines.findLastIndex((line, at) => at > version && BAIL_OUT.test(line));
  if (bail > plan || (bail > version && version !== -1))
    return bailedOut(lines.slice(version + 1, bail + 1), bail);
  const last = lines.findLastIndex((line) => TAP_COUNT.test(line));
  const counts = countsByName(lines.slice(Math.max(version, plan, last - 9) + 1, last + 1), TAP_COUNT);
  if (Math.max(plan, last) <= version) return version === -1 ? null : brokenOff(lines, version);
  const body = lines.slice(version + 1);
  const results = body.flatMap((line) => {
    const [, indent, verdict = '', , , directive] = TAP_RESULT.exec(line) ?? [];
    return indent === '' ? [directive === undefined ? verdict : 'skipped'] : [];
  });
  // Without the line of the version, which bats leaves out, the plan must be the number of results.
  if (version === -1 && results.length !== Number(PLAN.exec(lines[plan] ?? '')?.[1])) return null;
  // vitest's suites hold their tests in braces, and only files are counted outside of these.
  const isBraced = body.some((line) => TAP_RESULT.exec(line)?.[6] !== undefined);
  const hasHeadings = version !== -1 && !isBraced && !body.some((line) => SUBTEST.test(line));
  const { failures, scripts } = tapFailures(body, hasHeadings);
  const at = Math.max(plan, last, version + 1 + body.findLastIndex((line) => TAP_RESULT.test(line)));
  if (isBraced) return { at, failures, ...NO_COUNTS };
  const count = (verdict: string): number => results.filter((each) => each === verdict).length;
  if (counts.size === 0) {
    return { at, failures, passed: count('ok'), failed: count('not ok'), skipped: count('skipped') };
  }
  const sum = (...keys: readonly string[]): number =>
    keys.reduce((all, key) => all + (counts.get(key) ?? 0), 0);
  const failed = sum('fail', 'cancelled');
  // tape counts what is skipped among what passed.
  const among = counts.has('skipped') || counts.has('skip') ? 0 : count('skipped');
  // tape counts assertions, and ava crashes: with a failure their number is not that of the tests that ran.
  if (hasHeadings && failed > 0) return { at, failures, ...NO_COUNTS, failed };
  return {
    at,
    failures,
    passed: Math.max(0, sum('pass') - scripts.length - among),
    failed,
    skipped: sum('skipped', 'skip', 'todo') + among,
    scripts,
  };
}

/** A file of tests that gave up, as it prints itself: what would have come after is not known. Null where no TAP stands above. */
function bailedOut(lines: readonly string[], at: number): ReadOutput | null {
  if (!lines.some((line) => TAP_RESULT.test(line) || PLAN.test(line))) return null;
  const why = BAIL_OUT.exec(lines.at(-1) ?? '')?.[1]?.trim() ?? '';
  const { failures } = tapFailures(lines.slice(0, -1), false);
  return {
    at,
    failures: [...failures, failureOf(`Bail out! ${why}`.trim(), { message: why })],
    ...NO_COUNTS,
  };
}

/**
 * A run that an error ended, which Node prints with its version at the end: tape then gives no plan and no counts. The test that ran is the
 * one whose title stands last. Null where no error ended it, and for runners with subtests, which print no titles of that form.
 */
function brokenOff(lines: readonly string[], version: number): ReadOutput | null {
  const at = lines.findLastIndex((line) => /^Node\.js v\d/.test(line));
  const body = lines.slice(version + 1, Math.max(at, version + 1));
  const titled = body.findLastIndex((line) => HEADING.test(line));
  const [, title] = HEADING.exec(body[titled] ?? '') ?? [];
  if (title === undefined || body.some((line) => SUBTEST.test(line))) return null;
  const thrown = body.slice(titled + 1);
  const { file, line } = outermostFrame(thrown) ?? { file: null, line: null };
  const message = thrown.find((each) => /^\w*Error\b/.test(each)) ?? '';
  const { failures } = tapFailures(body, true);
  return { at, failures: [...failures, failureOf(title, { file, line, message })], ...NO_COUNTS };
}

function tapFailures(lines: readonly string[], hasHeadings: boolean) {
  const failures: TestFailure[] = [];
  const scripts: string[] = [];
  const parents: string[] = [];
  let last: readonly string[] = [];
  const titles = lines.flatMap((line) => TAP_RESULT.exec(line)?.[4] ?? []);
  const areTimed = titles.filter((title) => TIMED.test(title)).length * 2 > titles.length;
  for (const [at, line] of lines.entries()) {
    const heading = hasHeadings ? HEADING.exec(line)?.[1] : undefined;
    if (heading !== undefined) parents.splice(0, parents.length, heading);
    const [, subIndent, subName] = SUBTEST.exec(line) ?? [];
    if (subIndent !== undefined) {
      parents.length = subIndent.length / 4;
      parents.push(unescapedName(subName ?? ''));
      continue;
    }
    const [, indent, verdict, number, title = '', directive, opens] = TAP_RESULT.exec(line) ?? [];
    if (indent === undefined) continue;
    const name = (areTimed ? title.replace(TIMED, '') : title) || `test ${number ?? ''}`.trim();
    if (opens !== undefined) {
      parents.length = indent.length / 4;
      parents.push(unescapedName(name));
      continue;
    }
    const { isParent, isOfTest, ...place } = detailsAfter(lines, at);
    const path = [...parents.slice(0, hasHeadings ? 1 : indent.length / 4), unescapedName(name)];
    if (isScriptName(name) && verdict === 'ok') scripts.push(name);
    const isFailed = verdict === 'not ok' && directive === undefined;
    // Node tells of a test that it holds the subtest which failed above it; elsewhere the titles do.
    const isHolder =
      isParent ?? (last.length > path.length && path.every((title, index) => title === last[index]));
    if (isFailed) last = path;
    else if (last.length > path.length) last = [];
    if (!isFailed || isHolder) continue;
    failures.push(isOfTest ? nodeFailure(path, place) : failureOf(path.join(' > '), place));
  }
  return { failures, scripts };
}

const unescapedName = (name: string): string => name.replace(/\\([#\\])/g, '$1');

interface Details extends Omit<TestFailure, 'id'> {
  /** Null where the runner does not tell it. */
  readonly isParent: boolean | null;
  /** Whether file and line are those of the test, as node tells them, and not those of the assertion. */
  readonly isOfTest: boolean;
}

/** What TAP tells of a result on the lines after it: a YAML block, or the comments that bats prints. */
function detailsAfter(lines: readonly string[], at: number): Details {
  const block: string[] = [];
  if (/^ *---$/.test(lines[at + 1] ?? '')) {
    for (
      let below = at + 2;
      below < Math.min(lines.length, at + 200) && !/^ *\.\.\.$/.test(lines[below] ?? '');
      below++
    )
      block.push(lines[below]?.trim() ?? '');
  }
  const value = (key: string): string =>
    block
      .find((line) => line.startsWith(`${key}: `))
      ?.slice(key.length + 2)
      .trim()
      .replace(/^(['"])(.*)\1,?$/, '$2') ?? '';
  const text = (key: string): string => {
    const isLong = /^[|>][-+]?\d*$/.test(value(key));
    return isLong ? (block[block.findIndex((each) => each.startsWith(`${key}: `)) + 1] ?? '') : value(key);
  };
  const details = block.length > 0 ? block : commentsBelow(lines, at);
  const placed = details.findIndex((line) => FAILURE_PLACE.test(line));
  const placeMatch = FAILURE_PLACE.exec(details[placed] ?? '');
  const place = value('location') || value('at');
  const [, file, line] =
    placeMatch ?? /^(?:.* \()?(?:file:\/\/)?(\S.*):(\d+):\d+\)?$/.exec(place.replaceAll('"', '')) ?? [];
  const compared =
    text('operator') && `${text('operator')}: expected ${text('expected')}, not ${text('actual')}`;
  const below = placeMatch === null ? placeBelow(block) : null;
  return {
    isParent: value('failureType') === '' ? null : value('failureType') === 'subtestsFailed',
    isOfTest: value('location') !== '',
    ...failurePlace(file ?? below?.file, line ?? below?.line),
    message:
      (placeMatch === null && (text('error') || text('message') || compared || comparedByTap(block, text))) ||
      firstText(details, placed + 1) ||
      firstText(block.length > 0 ? [] : details),
  };
}

/** The place that node-tap gives, as an object: https://node-tap.org/docs/api/ */
function placeBelow(block: readonly string[]) {
  const at = block.indexOf('at:');
  const below = at === -1 ? [] : block.slice(at + 1, at + 6);
  const value = (key: string) => below.find((each) => each.startsWith(key))?.slice(key.length);
  return { file: value('file: '), line: value('line: ') };
}

const VALUE_CHARS = 100;

/** What node-tap compared: as a diff, or as two values; of what was thrown, the class. */
function comparedByTap(block: readonly string[], text: (key: string) => string): string {
  const from = block.findIndex((each) => each.startsWith('diff: '));
  const diff = from === -1 ? [] : block.slice(from + 1);
  const firstOf = (sign: RegExp): string =>
    diff
      .find((each) => sign.test(each))
      ?.slice(1)
      .trim() ?? '';
  const wanted = text('wanted') || firstOf(/^-(?!-- )/);
  const found = text('found') || firstOf(/^\+(?!\+\+ )/);
  if (wanted === '' && found === '') return text('type');
  const values = [wanted, found].map((value) => firstChars(value, VALUE_CHARS));
  return `${text('compare') || 'compared'}: expected ${values[0]}, not ${values[1]}`;
}

/** How bats and Perl's Test::More name the place of a failure. */
const FAILURE_PLACE = /(?:\bin test file|^at) (\S+?),? line (\d+)[.)]/;

/** The lines below a result: comments of bats and Test::More, or indented lines of mocha. */
const commentsBelow = (lines: readonly string[], at: number): readonly string[] =>
  linesAfter(
    lines,
    at,
    (line) => !/^ *#|^ {2}/.test(line) || TAP_RESULT.test(line) || SUBTEST.test(line),
  ).map((line) => line.replace(/^ *(?:# *)?/, ''));

/**
 * Reads what prove prints of TAP, in this order: the comments that test files print, a list of the files that failed, and the
 * number of tests in all files.
 */
function readProve(lines: readonly string[]): ReadOutput | null {
  const at = lines.findLastIndex((line) =>
    /^Result: (?:PASS|FAIL|NOTESTS)$|^FAILED--Further testing stopped/.test(line),
  );
  const [, total] = /^Files=\d+, Tests=(\d+),/.exec(lines[at - 1] ?? '') ?? [];
  const isStopped = at !== -1 && lines[at]?.startsWith('FAILED') === true;
  if (total === undefined && !isStopped) return null;
  const body = lines.slice(0, at);
  // The comments of subtests are indented: prove counts the tests that hold them.
  const tests = body.flatMap((line, above) => {
    const [matched, name, inLine, itsNumber] =
      /^# {3}Failed test(?: '(.*)')?(?: at (\S+) line (\d+)\.)?$/.exec(line) ?? [];
    const below = matched === undefined || inLine !== undefined ? '' : (body[above + 1] ?? '');
    const [, file = inLine, number = itsNumber] = /^# {3}at (\S+) line (\d+)\.$/.exec(below) ?? [];
    if (file === undefined) return [];
    const [, message = ''] = /^# {4,}(\S.*)$/.exec(body[above + 2] ?? '') ?? [];
    return [failureAt(plainPath(file), [name ?? `line ${number}`], { line: Number(number), message })];
  });
  // `t/a.t     (Wstat: 512 (exited 2) Tests: 5 Failed: 2)`
  const files = body.flatMap((line) => {
    const [, file, failed] = /^(\S.*?) +\(Wstat: .*Tests: \d+ Failed: (\d+)\)$/.exec(line) ?? [];
    return file === undefined ? [] : [{ file: plainPath(file), failed: Number(failed) }];
  });
  const named = new Set(tests.map(({ file }) => file));
  const whole = files.filter(({ file }) => !named.has(file));
  const failed = files.reduce((sum, each) => sum + each.failed, 0);
  const skipped = body.reduce((sum, line) => sum + countIn(line, /^\t\(less (\d+) skipped subtests?:/), 0);
  const failures = [...tests, ...whole.map(({ file }) => failureOf(file, { file }))];
  if (isStopped) return { at, failures: [...failures, failureOf(lines[at] ?? '')], ...NO_COUNTS };
  return {
    at,
    failures,
    passed: Math.max(0, Number(total) - failed - skipped),
    // A file that ended early counts as one more failure.
    failed: failed + files.filter((each) => each.failed === 0).length,
    skipped,
  };
}

/** Reads what tap-spec prints of TAP: in the last list each failure below its test, then counts of assertions. */
function readTapSpec(lines: readonly string[]): ReadOutput | null {
  const at = lines.findLastIndex((line) => /^ {2}(?:passing|failing): +\d+$/.test(line));
  if (at === -1 || !/^ {2}(?:total|passing): +\d+$/.test(lines[at - 1] ?? '')) return null;
  const heading = lines.findLastIndex((line) =>
    /^ {2}Failed Tests: There (?:was|were) \d+ failures?$/.test(line),
  );
  const count = (what: string): number =>
    Number(
      lines
        .slice(at - 2, at + 1)
        .join('\n')
        .match(new RegExp(`^ {2}${what}: +(\\d+)$`, 'm'))?.[1] ?? 0,
    );
  const shown = new Map(lines.slice(0, Math.max(0, heading)).map((line, above) => [line, above]));
  let test = '';
  const failures = (heading === -1 ? [] : lines.slice(heading + 1, at)).flatMap((line) => {
    const [, name] = /^ {4}(\S.*)$/.exec(line) ?? [];
    if (name !== undefined) test = name;
    const [, assertion] = /^ {6}✖ (.*)$/.exec(line) ?? [];
    if (assertion === undefined) return [];
    const above = shown.get(`    ✖ ${assertion}`) ?? at;
    const details = lines.slice(above, above + 20).map((each) => each.trim());
    const place = details.find((each) => each.startsWith('at: ')) ?? '';
    const [, file, number] = /\((?:file:\/\/)?(\S.*):(\d+):\d+\)$/.exec(place) ?? [];
    return [failureOf(`${test} > ${assertion}`, { ...failurePlace(file, number), message: assertion })];
  });
  const failed = count('failing');
  return failed > 0
    ? { at, failures, ...NO_COUNTS, failed }
    : { at, failures, passed: count('passing'), failed: 0, skipped: 0 };
}
