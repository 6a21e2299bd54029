import { anyOf, inSequence, shellWord } from '../base/text.ts';
import type { TestFailure } from '../core/events.ts';
import { onlyFiles, onlyNamedTests, type TestInFile, titlesOf } from './only-in-files.ts';
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
  joinedFailure,
  linesAfter,
  NO_COUNTS,
  plainPath,
  type ReadOutput,
  type RunnerCall,
  type TestRunner,
  unique,
  wordList,
} from './test-runner.ts';

const MODULE_ENDINGS = JAVASCRIPT_ENDINGS.split(',');

/** `cart adds` or `cart > adds`, as a pattern: runners join names of suites and test by a blank, reporters by ` > ` or ` › `. */
const fullName = ({ path }: TestInFile): string => path.map(exactPattern).join('(?: [>›] | )');

const onlyVitest = onlyNamedTests({ select: (pattern) => ['-t', pattern], nameOf: fullName });

/** https://vitest.dev/guide/cli */
export const vitest: TestRunner = {
  formats: { vitest: readVitest },
  // https://vitest.dev/guide/in-source
  besideProduct: /\bimport\.meta\.vitest\b/,
  call: {
    pattern: /^vitest(?:\.mjs)?$/,
    options: {
      valued: `--reporter --config -c --project --pool --environment --mode --testTimeout --hookTimeout --retry
        --maxWorkers --minWorkers --outputFile --bail --exclude`,
      flags:
        '--run --globals --silent --no-color --passWithNoTests --dom --allowOnly --no-file-parallelism --coverage',
      refused: `-t --testNamePattern --root -r --dir --shard --changed --watch -w --ui --standalone --mergeReports
        --typecheck* -h --help -v --version`,
      dropped: /^--coverage/,
    },
    /** `vitest run …`, `vitest --run …`, and plain `vitest`, which runs once without a terminal. */
    only: async (call, failures, folder) => {
      const [first, ...positionals] = call.positionals;
      if (first?.value !== 'run') return onlyVitest(call, failures, folder);
      const forms = await onlyVitest({ ...call, positionals }, failures, folder);
      return forms.map((form) => ({ ...form, args: `run ${form.args}` }));
    },
  },
  testFiles: [`*.{test,spec,test-d}.{${JAVASCRIPT_ENDINGS}}`],
  settings: [
    `{vitest,vite}*.{config,conf,workspace,setup}.{${JAVASCRIPT_ENDINGS},json}`,
    'vitest.projects.*',
  ],
};

/** https://jestjs.io/docs/cli */
export const jest: TestRunner = {
  formats: { jest: readJest },
  call: {
    pattern: /^jest(?:\.js)?$/,
    options: {
      valued: `--config -c --maxWorkers -w --testTimeout --reporters --env --rootDir --seed --maxConcurrency
        --testEnvironment --coverageDirectory --coverageReporters --workerThreads`,
      flags: `--ci --runInBand -i --verbose --silent --forceExit --detectOpenHandles --passWithNoTests --no-cache --colors
        --color --coverage --no-coverage --logHeapUsage --randomize --bail -b --expand --useStderr`,
      refused: `-t --testNamePattern --watch --watchAll --onlyChanged -o --changedSince --lastCommit --findRelatedTests
        --onlyFailures -f --shard --projects --selectProjects --testPathPattern --testPathPatterns
        --testPathIgnorePatterns --listTests --showConfig --runTestsByPath -h --help`,
      dropped: /^--(?:coverage|collectCoverage)/,
    },
    only: onlyNamedTests({
      before: ['--runTestsByPath'],
      select: (pattern) => ['-t', pattern],
      nameOf: fullName,
    }),
  },
  testFiles: [`*.{test,spec}.{${JAVASCRIPT_ENDINGS}}`, '**/{__tests__,__mocks__,__snapshots__}/**'],
  settings: [`jest*.{config,conf,workspace,setup}.{${JAVASCRIPT_ENDINGS},json}`],
};

/** Names failing tests to a runner that matches a pattern against the full titles of tests in all files. */
function onlyByTitle(select: (pattern: string) => string): RunnerCall['only'] {
  return (call, failures) => {
    const paths = failures.filter(({ id }) => isPrintable(id)).map(titlesOf);
    const all = paths.map((path) => {
      // A hook that fails stands for every test of its suite. Some reporters put the titles of the suites before its own.
      const [titles = '', hook] = path.join('\n').split(/(?:^|\s)"(?:before|after) (?:each|all)" hook\b/);
      const whole = titles.split('\n').map(exactPattern).join('(?: > | )');
      return hook === undefined ? whole : `${whole}.*`;
    });
    return addedOption(call, all, (titles) => select(shellWord(`^(?:${unique(titles).join('|')})$`)));
  };
}

/** https://mochajs.org/running/cli */
export const mocha: TestRunner = {
  formats: { mocha: readMocha },
  call: {
    pattern: /^_?mocha(?:\.js)?$/,
    options: {
      refused: '-g --grep -f --fgrep -i --invert -w --watch --dry-run -h --help -V --version',
    },
    only: onlyByTitle((pattern) => `--grep ${pattern}`),
  },
  testContent: {
    endings: MODULE_ENDINGS,
    words: ['describe', 'suite'],
    signs: [/^(?:describe|suite)(?:\.\w+)*\(\s*['"`]/m],
  },
  settings: ['.mocharc*'],
};

/** https://jasmine.github.io/setup/nodejs.html; what it prints is read by its summary. */
export const jasmine: TestRunner = {
  call: {
    pattern: /^jasmine$/,
    options: {
      refused: '--filter* --filter-path* init enumerate examples help --help -h version --version -v',
    },
    only: onlyByTitle((pattern) => `--filter=${pattern}`),
  },
};

/** https://github.com/cucumber/cucumber-js/blob/main/docs/cli.md; scenarios that are pending or undefined fail, too. */
export const cucumber: TestRunner = {
  formats: {
    cucumber: bySummary({
      line: /^\d+ scenarios?(?: \((?:\d+ \w+(?:, )?)+\))?$/,
      counts: {
        passed: /^\d+ scenarios? .*?\b(\d+) passed/m,
        failed: /(?<=^\d+ scenarios? .*)\b(\d+) (?:failed|ambiguous|undefined|pending|unknown)/gm,
        skipped: /^\d+ scenarios? .*?\b(\d+) skipped/m,
      },
      failure: inSequence([
        /^ {2}\d+\) (?<id>\S.*?)(?:, after \d+ attempts)? # (?<file>\S+\.feature):(?<line>\d+)/,
        /(?:\n {7}\S.*)*(?:\n {11}(?<message>\S.*))?$/,
      ]),
      isFileOfTest: true,
    }),
  },
  call: {
    pattern: /^cucumber-js$/,
    options: {
      refused: '-d --dry-run -n --name --i18n* -h --help -v --version',
    },
    // All rows of an outline have its name.
    only: (call, failures) =>
      addedOption(call, unique(failures.map(({ id }) => id).filter(isPrintable)), (names) =>
        wordList(names.map((name) => `--name ${shellWord(`^${exactPattern(name)}$`)}`)),
      ),
  },
};

/** https://bun.com/docs/test */
export const bunTest: TestRunner = {
  formats: {
    bun: bySummary({
      line: /^ *\d+ pass$/,
      counts: { passed: /^ *(\d+) pass$/m, failed: /^ *(\d+) fail$/m, skipped: /^ *(\d+) (?:skip|todo)$/gm },
      failure: /^(?:\(fail\)|✗) (?<id>\S.*?)(?: \[\d[\d.]*m?s\])?$/,
      between: ' > ',
      isFileOfTest: true,
      fileAbove: /^(?:::group::|##\[group\])?(?<file>\S+?\.[cm]?[jt]sx?):$/,
      broken:
        /^(?:::group::|##\[group\])?(?<file>\S+?\.[cm]?[jt]sx?):\n+# Unhandled error between tests\n-+\n(?<message>.*)$/,
    }),
  },
  call: {
    pattern: /^bunx? test$/,
    options: { refused: '-t --test-name-pattern --watch --hot --todo --only --coverage* -h --help' },
    only: onlyByTitle((pattern) => `-t ${pattern}`),
  },
};

/** https://docs.deno.com/runtime/reference/cli/test */
export const denoTest: TestRunner = {
  formats: {
    'deno test': bySummary({
      line: /^(?:ok|FAILED) \| \d+ passed\b.* \| \d+ failed\b.* \(\d+\w+\)$/,
      counts: { passed: /\| (\d+) passed/, failed: /\| (\d+) failed/, skipped: /\| (\d+) ignored/ },
      failure: /^(?<id>\S.*) => (?<file>\S+?):(?<line>\d+):\d+$/,
      between: ' ... ',
      isFileOfTest: true,
      messageAfter: 1,
    }),
  },
  call: {
    pattern: /^deno test$/,
    options: { refused: '--filter --watch --no-run --doc --coverage -h --help --' },
    /** Chooses whole tests; deno cannot choose single steps of a test. */
    only: (call, failures, folder) =>
      onlyByTitle((pattern) => `--filter ${pattern.replace(/^'(.*)'$/s, "'/$1/'")}`)(
        call,
        failures.map(({ parts: _, ...test }) => ({ ...test, id: test.id.replace(/ \.{3} .*$/, '') })),
        folder,
      ),
  },
};

/** https://playwright.dev/docs/test-cli; its reporters list, line, dot and github are read. */
export const playwright: TestRunner = {
  formats: {
    Playwright: bySummary({
      line: anyOf([
        /^ {2}\d+ (?:failed|interrupted|flaky|skipped|did not run|passed \(\d[\d.]*\w+\))$/,
        /^Error: No tests found\.?$/,
        /^ {3}at \S+?:\d+(?=\n\n[> ]+\d+ \|)$/,
      ]),
      start: /^Running \d+ tests? using \d+ workers?/,
      counts: {
        passed: /^ {2}(\d+) (passed|flaky)\b/gm,
        failed: /^ {2}(\d+) (failed|interrupted)$/gm,
        skipped: /^ {2}(\d+) (skipped|did not run)$/gm,
      },
      failure: /^ {2}\d+\) (?:\[[^\]]+\] › )?(?<file>\S+?):(?<line>\d+):\d+ › (?<id>.+?)(?: ─*)?$/,
      between: ' › ',
      isFileOfTest: true,
      lists: {
        failed: /^ {2}\d+ (?:failed|interrupted)\n(?: {4}\S.*\n)*/,
        flaky: /^ {2}\d+ flaky\n(?: {4}\S.*\n)*/,
        line: /^ {4}(?:\[[^\]]+\] › )?\S+?:\d+:\d+ › (?<id>.+?)(?: ─*)?$/,
      },
      broken: /^(?<message>\w*Error: .*)\n\n {3}at (?<file>\S+?):(?<line>\d+)$/,
      messageAfter: 1,
    }),
  },
  call: {
    pattern: /^playwright test$/,
    options: {
      valued: `--project -c --config --reporter -j --workers --retries --timeout --global-timeout --trace --output
        --browser --max-failures --repeat-each --tsconfig --grep-invert -gv`,
      flags:
        '--headed --quiet --forbid-only --fully-parallel --pass-with-no-tests -x --no-deps --ignore-snapshots',
      refused: `-g --grep --shard --ui* --list --last-failed --only-changed -u --update-* --debug --test-list* -h --help`,
    },
    // Playwright takes every argument as a pattern, which may match any part of a path.
    only: onlyFiles(({ file, line, path }) =>
      path.length === 0 || line === null ? file : `${file}:${line}`,
    ),
  },
};

/** https://github.com/avajs/ava/blob/main/docs/05-command-line.md */
export const ava: TestRunner = {
  formats: { ava: readAva },
  call: {
    pattern: /^ava$/,
    options: { refused: '-m --match -w --watch debug reset-cache -h --help --version --' },
    /** Titles as patterns; where there are several files, the path of the file stands before a title. */
    only: (call, failures) => {
      const titles = failures.map(({ id }) => id.split(' › ').at(-1) ?? '').filter(isPrintable);
      if (failures.some(({ id, file }) => id === file)) return [];
      return addedOption(call, unique(titles), (all) =>
        wordList(all.map((title) => `--match=${shellWord(title.replace(/^!/, '*'))}`)),
      );
    },
  },
  /** A file that imports one of these runners is a test file. */
  testContent: {
    endings: MODULE_ENDINGS,
    words: ['ava', 'tape', 'node:test', 'vitest', 'bun:test', '@jest/globals'],
    signs: [
      /\b(?:from|require\() ?['"](?:ava|tape|node:test|vitest|bun:test|@jest\/globals)['"]/,
      /^(?:test|it)(?:\.\w+)*\(/m,
    ],
  },
};

// vitest: https://vitest.dev/guide/reporters

const VITEST_FILES = /^ *Test Files {2}(?:\d+ \w+(?: \| )?)+ \(\d+\)\s*$/;
const VITEST_TESTS = /^ *Tests {2}(?:(?:\d+ [\w ]+?(?: \| )?)+ \(\d+\)|no tests)\s*$/;
/** The line above the failures. Each failure ends with a numbered rule: `⎯⎯⎯⎯[2/5]⎯`. */
const VITEST_SECTION = /^⎯+ Failed (?:Tests|Suites) (\d+) ⎯+$/;
/** The project stands before the file, in colour between blanks; behind a test, in which of its runs it failed. */
const VITEST_FAILED =
  /^ FAIL {2}(?:\|[^|]+\| | \S.*? {2})?(\S.*?)(?: \[ .* \]| \((?:initial run|\d+\w\w re(?:try|peat)\b).*\))?$/;
const VITEST_PLACE = /^ ❯ (?:.* )?\(?(\S+?):(\d+):\d+\)?$/;

/** Reads the sections of failures and the last counts, which stand below them. */
function readVitest(lines: readonly string[]): ReadOutput | null {
  const files = lines.findLastIndex((line) => VITEST_FILES.test(line));
  if (files === -1) return vitestNotes(lines);
  const tests = VITEST_TESTS.test(lines[files + 1] ?? '') ? (lines[files + 1] ?? '') : '';
  const start = lines.findLastIndex((line, at) => at < files && /^ RUN {2}v\d/.test(line));
  const section = lines.findIndex((line, at) => at > start && at < files && VITEST_SECTION.test(line));
  const sections = section === -1 ? [] : lines.slice(section, files);
  const failures = vitestFailures(sections);
  // Files that cannot be loaded, and suites whose hooks failed.
  const suites = sections.find((line) => VITEST_SECTION.test(line) && line.includes('Suites')) ?? '';
  return { at: files + 1, from: files, failures, ...jestCounts(tests, countIn(suites, VITEST_SECTION)) };
}

const VITEST_NOTE =
  /^::error file=([^,]*),title=(?:\[[^\]]*\] )?(\S+\.[cm]?[jt]sx?(?: > .*?)?),line=(\d+),column=\d+::(.*?)(?:%0A.*)?$/;

/**
 * Reads `::error file=…`: annotations for GitHub, where no other reporter is set. They are no summary: where another runner
 * printed one too, that one counts. https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
function vitestNotes(lines: readonly string[]): ReadOutput | null {
  const plain = (text: string): string => text.replace(/%(3A|2C|25)/g, decodeURIComponent);
  const failures = lines.flatMap((line) => {
    const [, file, title, number, message = ''] = VITEST_NOTE.exec(line) ?? [];
    return title === undefined
      ? []
      : [failureOf(plain(title), { ...failurePlace(plain(file ?? ''), number), message: plain(message) })];
  });
  return failures.length === 0 ? null : { at: 0, failures, ...NO_COUNTS };
}

/** The counts of vitest and jest, which do not count as tests the `wholes` that failed: files, and suites of vitest. */
const jestCounts = (tests: string, wholes: number) => ({
  passed: countIn(tests, /(\d+) passed/) + countIn(tests, /(\d+) expected fail/),
  failed: countIn(tests, /(\d+) failed/) + wholes,
  skipped: countIn(tests, /(\d+) skipped/) + countIn(tests, /(\d+) todo/),
});

function vitestFailures(lines: readonly string[]): TestFailure[] {
  return lines.flatMap((line, at) => {
    const name = VITEST_FAILED.exec(line)?.[1];
    if (name === undefined) return [];
    const [file = '', ...path] = name.split(' > ');
    // Tests that fail alike are printed as headings one below the other, with one message.
    const body = lines.findIndex((each, below) => below > at && !VITEST_FAILED.test(each));
    const inFile = plainPath(file);
    const place = linesAfter(lines, at, (each) => /^⎯+\[\d+\/\d+\]⎯$/.test(each))
      .map((each) => VITEST_PLACE.exec(each))
      .find((match) => plainPath(match?.[1] ?? '') === inFile);
    const message = firstText(lines, body, body + 3);
    return [failureAt(inFile, path, { ...failurePlace(file, place?.[2]), message })];
  });
}

// jest: https://jestjs.io/docs/cli

const JEST_TESTS = /^Tests: {7}(?:\d+ \w+, )*\d+ total$/;
const JEST_SUITES = /^Test Suites: (?:\d+ \w+, )*\d+ (?:of \d+ )?total$/;
/**
 * A file, behind the name of its project. In colour there are more blanks, and `./` before a file of the top folder. The reporter for
 * GitHub repeats the failures in groups.
 */
const JEST_SUITE = anyOf([
  /^ ?(FAIL|PASS) {1,2}(?:\S.*? {1,2})?(\S+\.[cm]?[jt]sx?)(?: \(\d[\d.]* m?s(?:,.*)?\))?$/,
  /^(?:::group::|##\[group\])(Errors) thrown in (\S+)$/,
]);
const JEST_FAILURE = /^ {2}● (.+)$/;
/** Headings in the output of a test file that are about no test. */
const JEST_ASIDE = /^(?:Console|Cannot log after tests are done)|^(?:Deprecation|Validation) Warning/;

/** Reads failures below the line of their file, and the counts of the last `Tests:` below `Test Suites:`. */
function readJest(lines: readonly string[]): ReadOutput | null {
  const suites = lines.findLastIndex(
    (line, at) => JEST_SUITES.test(line) && JEST_TESTS.test(lines[at + 1] ?? ''),
  );
  if (suites === -1) return null;
  const tests = lines[suites + 1] ?? '';
  const failures = jestFailures(lines.slice(0, suites));
  const files = new Set(failures.flatMap(({ id, file }) => (id === file ? [id] : [])));
  return { at: suites + 1, from: suites, failures, ...jestCounts(tests, files.size) };
}

function jestFailures(lines: readonly string[]): TestFailure[] {
  const failures: TestFailure[] = [];
  let suite: string | null = null;
  for (const [at, line] of lines.entries()) {
    const [, verdict, file = '', inGroup, itsFile = file] = JEST_SUITE.exec(line) ?? [];
    if (itsFile !== '') suite = verdict === 'FAIL' || inGroup !== undefined ? plainPath(itsFile) : null;
    const name = JEST_FAILURE.exec(line)?.[1];
    if (suite === null || name === undefined || JEST_ASIDE.test(name)) continue;
    const isSuite = name === 'Test suite failed to run';
    failures.push(failureAt(suite, isSuite ? [] : name.split(' › '), jestDetails(lines, at, suite)));
  }
  return failures;
}

function jestDetails(lines: readonly string[], at: number, suite: string) {
  const body = linesAfter(lines, at, (line) => JEST_FAILURE.test(line) || JEST_SUITE.test(line));
  const frame = framesIn(body).find(({ file }) => file.endsWith(suite));
  return { line: frame?.line ?? null, message: firstText(body) };
}

// mocha's spec reporter: https://mochajs.org/#reporters

const MOCHA_PASSING = /^ {2}(\d+) passing(?: \(.*\))?$/;
const MOCHA_COUNT = /^ {2}(\d+) (pending|failing)$/;
const MOCHA_FAILURE = /^ {2}(\d+)\) (.+)$/;
/** A suite's or a test's title, one a line; the last one ends with a colon. */
const MOCHA_DEEPER = /^ {5,}(\S.*)$/;

/** Reads the last counts, and the numbered failures below them. */
function readMocha(lines: readonly string[]): ReadOutput | null {
  const at = lines.findLastIndex((line) => MOCHA_PASSING.test(line));
  if (at === -1) return null;
  const counts = new Map<string, number>();
  let end = at + 1;
  for (; end < at + 4; end++) {
    const [, value, key] = MOCHA_COUNT.exec(lines[end] ?? '') ?? [];
    if (key === undefined) break;
    counts.set(key, Number(value));
  }
  return {
    at: end,
    from: at,
    failures: mochaFailures(lines.slice(end)),
    passed: Number(MOCHA_PASSING.exec(lines[at] ?? '')?.[1] ?? 0),
    failed: counts.get('failing') ?? 0,
    skipped: counts.get('pending') ?? 0,
  };
}

function mochaFailures(lines: readonly string[]): TestFailure[] {
  const failures: TestFailure[] = [];
  for (const [at, line] of lines.entries()) {
    const [, number, first] = MOCHA_FAILURE.exec(line) ?? [];
    // The list counts from 1 without a gap. A list quoted by a message does not continue its numbers.
    if (first === undefined || Number(number) !== failures.length + 1) continue;
    const titled = mochaTitles(lines, at, first);
    if (titled === null) continue;
    failures.push(failureAt(null, titled.path, mochaDetails(lines, titled.end)));
  }
  return failures;
}

function mochaTitles(lines: readonly string[], at: number, first: string) {
  const path = [first];
  let end = at;
  while (!path.at(-1)?.endsWith(':')) {
    end++;
    const deeper = MOCHA_DEEPER.exec(lines[end] ?? '')?.[1];
    if (deeper === undefined || end - at > 20) return null;
    path.push(deeper);
  }
  return { path: path.map((title, index) => (index === path.length - 1 ? title.slice(0, -1) : title)), end };
}

function mochaDetails(lines: readonly string[], at: number) {
  const body = linesAfter(lines, at, (line) => MOCHA_FAILURE.test(line));
  const frame = firstProjectFrame(body);
  return { file: frame?.file ?? null, line: frame?.line ?? null, message: firstText(body) };
}

// ava: https://github.com/avajs/ava/blob/main/lib/reporters/default.js

const AVA_RULE = /^ {2}─+$/;
const AVA_COUNTS = /^ {2}\d+ (?:tests?|hooks?|known|uncaught|unhandled) \w+/m;
const AVA_FAILED = /^ {2}[✘✖] (?:\[fail\]: )?(\S.*)$/;

/** Reads the marks in the list of tests, the failures between two rules, and the counts below the last rule. */
function readAva(lines: readonly string[]): ReadOutput | null {
  const rule = lines.findLastIndex((line) => AVA_RULE.test(line));
  const tail = lines.slice(rule + 1, rule + 14).join('\n');
  if (rule === -1 || !AVA_COUNTS.test(tail)) return null;
  const sum = (...kinds: readonly string[]): number =>
    kinds.reduce((all, kind) => all + countIn(tail, new RegExp(`^ {2}(\\d+) ${kind}`, 'm')), 0);
  // Where the section of each failed test starts: its title.
  const sections = new Map(
    lines.flatMap((line, at) => (/^ {2}\S/.test(line) ? [[line.slice(2), at] as const] : [])),
  );
  const failures = lines.slice(0, rule).flatMap((line) => avaFailure(line, lines, sections));
  const found = { at: rule + 1, failures };
  const failed = sum('tests? (?:failed|remained)', 'hooks? failed');
  // Not every test of a file that crashed ran.
  const crashes = sum('uncaught', 'unhandled');
  if (crashes > 0) return { ...found, ...NO_COUNTS, failed: failed + crashes };
  return {
    ...found,
    // Counted by marks, since ava counts passed tests below the rule only where nothing failed.
    passed: lines.filter((line) => /^ {2}✔ (?!\[expected fail\])/.test(line)).length,
    failed,
    skipped: sum('tests? skipped', 'tests? todo', 'known failures?'),
  };
}

/** `✘ [fail]: cart › adds Error thrown in test`: the section on this failure starts with the title alone, `cart › adds`. */
function avaFailure(
  line: string,
  lines: readonly string[],
  sections: ReadonlyMap<string, number>,
): TestFailure[] {
  const heading = AVA_FAILED.exec(line)?.[1];
  if (heading === undefined) return [];
  const crashed = /^(\S+) exited with a non-zero exit code/.exec(heading)?.[1];
  if (crashed !== undefined)
    return [failureOf(plainPath(crashed), { ...failurePlace(crashed, undefined), message: heading })];
  let title = heading;
  while (!sections.has(title) && title.includes(' ')) title = title.slice(0, title.lastIndexOf(' '));
  const at = sections.get(title);
  if (at === undefined) return [joinedFailure(heading, ' › ')];
  let blanks = 0;
  const body = linesAfter(lines, at, (each) => {
    blanks = each === '' ? blanks + 1 : 0;
    // pnpm drops blank lines.
    return blanks === 2 || (each.includes(' › ') && !each.startsWith('  › ')) || AVA_RULE.test(each);
  });
  const [, file, number] =
    /^ {2}(\S+):(\d+)$/.exec(body.slice(0, 2).findLast((each) => each !== '') ?? '') ?? [];
  const error = body.find((each) => /^ {2}\w*Error: /.test(each));
  const compared = body
    .slice(body.findIndex((each) => /^ {2}Difference /.test(each)))
    .filter((each) => /^ {2}[-+] /.test(each));
  const message = error ?? compared.map((each) => each.trim()).join(', ');
  return [joinedFailure(title, ' › ', { ...failurePlace(file, number), message })];
}

/** A line of an error's stack: https://v8.dev/docs/stack-trace-api */
const STACK_FRAME = /\((?:file:\/\/)?(\S+?):(\d+):\d+\)$|^ +at (?:file:\/\/)?(\S+?):(\d+):\d+$/;

interface StackFrame {
  readonly file: string;
  readonly line: number;
}

/** The first frame that is neither in an installed package nor in node itself. */
export const firstProjectFrame = (lines: readonly string[]): StackFrame | undefined =>
  framesIn(lines).find(isOfProject);

/** The last such frame: of an error that the product threw, the line of the test that called it. */
export const outermostFrame = (lines: readonly string[]): StackFrame | undefined =>
  framesIn(lines).findLast(isOfProject);

const isOfProject = ({ file }: StackFrame): boolean => !/node_modules|^node:/.test(file);

function framesIn(lines: readonly string[]): readonly StackFrame[] {
  return lines.flatMap((line) => {
    const [, inBrackets, itsLine, file = inBrackets, number = itsLine] = STACK_FRAME.exec(line) ?? [];
    return file === undefined ? [] : [{ file: plainPath(file), line: Number(number) }];
  });
}
