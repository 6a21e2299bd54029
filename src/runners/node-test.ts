import type { TestFailure } from '../core/events.ts';
import { onlyInFiles } from './javascript.ts';
import {
  exactPattern,
  failureOf,
  firstText,
  JAVASCRIPT_ENDINGS,
  plainPath,
  type ReadOutput,
  type TestRunner,
} from './test-runner.ts';

const onlyNodeTest = onlyInFiles({
  select: (pattern) => [`--test-name-pattern=${pattern}`],
  // Only newer versions of node look at the whole name.
  nameOf: ({ path }) => exactPattern(path.at(-1) ?? ''),
  // Started by itself a test file reports as well, and one process less takes half the time.
  alone: (options) => {
    const others = options.filter((option) => option !== '--test');
    return others.some((option) => /^--(?:experimental-)?test-/.test(option)) ? null : others;
  },
});

/** https://nodejs.org/api/test.html */
export const nodeTest: TestRunner = {
  formats: { 'node:test': readNodeSpec },
  call: {
    pattern: /^node$/,
    // https://nodejs.org/api/cli.html; the words before --test are options of node's as well
    options: {
      valued:
        '--import --require -r --loader --experimental-loader --test-reporter --test-reporter-destination --test-concurrency --test-timeout --env-file --conditions -C --test-isolation',
      flags:
        '--test --no-warnings --experimental-strip-types --experimental-test-coverage --experimental-test-module-mocks --enable-source-maps --test-force-exit --trace-warnings --experimental-vm-modules --experimental-test-snapshots',
      refused:
        /^(?:--watch.*|--test-name-pattern|--test-skip-pattern|--test-only|--test-shard|-e|--eval|-p|--print|--test-update-snapshots|--test-rerun-failures)$/,
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
const SPEC_RESULT = /^( *)[✖✔⚠﹣] (.*?)(?: \(\d[\d.]*ms\))?(?: # .*)?$/;
const SPEC_OPENS = /^( *)▶ (.*?)(?: \(\d[\d.]*ms\))?$/;

/** The block of counts that stands last, and the list of failing tests below it. */
function readNodeSpec(lines: readonly string[]): ReadOutput | null {
  const at = lines.findLastIndex((line) => /^ℹ duration_ms \d/.test(line));
  const start = lines.findLastIndex((line, above) => above < at && /^ℹ tests \d/.test(line));
  if (at === -1 || start === -1) return null;
  const counts = countsIn(lines.slice(start, at), SPEC_COUNT);
  const heading = lines.findIndex((line, below) => below > at && /^✖ failing tests:$/.test(line));
  const paths = pathsOf(lines.slice(0, start));
  const failures = heading === -1 ? [] : specFailures(lines.slice(heading + 1), paths);
  const files = lines
    .slice(0, start)
    .filter((line) => /^✔ /.test(line) && isScriptName(specName(line))).length;
  const count = (key: string): number => counts.get(key) ?? 0;
  return {
    at: Math.max(at, heading),
    failures,
    passed: Math.max(0, count('pass') - files),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
  };
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

/** The list names only the innermost test; its suites are in the tree above, if just one test has that name. */
function pathsOf(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
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

export function countsIn(lines: readonly string[], pattern: RegExp): ReadonlyMap<string, number> {
  return new Map(
    lines.flatMap((line) => {
      const [, key, value] = pattern.exec(line) ?? [];
      return key === undefined ? [] : [[key, Number(value)] as const];
    }),
  );
}

/** node reports a file without tests as a test named by its path, which always passes. */
export const isScriptName = (name: string): boolean => /^\S*\.[cm]?[jt]sx?$/.test(name);

/** The id starts with the file where it is known: two files may hold tests of one name. */
export function nodeFailure(path: readonly string[], place: Omit<TestFailure, 'id'>): TestFailure {
  const { file, line, message } = place;
  const [first = ''] = path;
  const isWhole = path.length === 1 && isScriptName(first);
  const own = isWhole ? plainPath(first) : file;
  const id = isWhole ? plainPath(first) : [...(file === null ? [] : [file]), ...path].join(' > ');
  return failureOf(id, { file: own, line, message });
}
