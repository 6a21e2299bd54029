import { shellWord } from '../base/text.ts';
import type { Word } from '../command/command.ts';
import type { TestFailure } from '../core/events.ts';
import {
  countIn,
  failureOf,
  failurePlace,
  firstText,
  linesAfter,
  MAX_NAMED_TESTS,
  NO_COUNTS,
  type ReadOutput,
  TEST_CLASSES,
  type TestRunner,
  unique,
  wordList,
} from './test-runner.ts';

const JVM_FILES = {
  testFiles: ['**/src/{test,androidTest,commonTest,integrationTest,functionalTest,testFixtures}/**'],
  testFilesInThisCase: [
    `{${TEST_CLASSES},Test[A-Z]*}.{java,kt,kts,groovy,scala}`,
    '*{Spec,Suite}.{scala,groovy}',
  ],
  testContent: {
    endings: ['java', 'kt', 'groovy', 'scala'],
    words: ['Test', 'ParameterizedTest', 'RepeatedTest', 'TestFactory', 'TestCase'],
    signs: [
      /^\s*@(?:[\w.]+\.)?(?:Test|ParameterizedTest|RepeatedTest|TestFactory)\b|^[\w ]*class \w+ extends (?:[\w.]+\.)?TestCase\b/m,
    ],
  },
  settings: ['{testng.xml,junit-platform.properties}'],
} as const;

/** A method with its parameters: `adds`, `bad()`, `rows(String)[2]`, `rows{int}[1]`, and TestNG's `rows[2](1)`. */
const METHOD = /^([\w$]+)((?:\(.*\)|\{.*\}|\[.*\])*)$/s;
const ROW = /(?<=\[)\d+/;

/**
 * A test of a class: the id is `com.x.CartTest#adds` for a method, whose rows are one test, and `com.x.CartSpec > takes off (1+1)`
 * for a test with a title, as Spock and Kotest have.
 */
export function javaTest(
  owner: string,
  name: string,
  known: Partial<Omit<TestFailure, 'id' | 'parts'>> = {},
): TestFailure {
  const [, method, parameters = ''] = METHOD.exec(name) ?? [];
  const row = ROW.exec(parameters)?.[0];
  const parts = { suites: [owner], name: method ?? name, ...(row === undefined ? {} : { parameters: row }) };
  return failureOf(method === undefined ? `${owner} > ${name}` : `${owner}#${method}`, { ...known, parts });
}

/**
 * `['com.x.CartTest', ['bad']]` of the id `com.x.CartTest#bad`; the method '' stands for the whole class, of which a test with a title
 * cannot be chosen alone: each row of Spock has a title of its own.
 */
function methodsByClass(
  failures: readonly TestFailure[],
): readonly (readonly [owner: string, methods: string[]])[] {
  const named = failures.flatMap(({ id, parts = {} }) => {
    const { suites = [], name } = parts;
    const [, whole = '', alone = ''] = /^([\w.$]+)(?:#([\w$]+))?$/.exec(id) ?? [];
    const [owner, method] = name === undefined ? [whole, alone] : [suites.join('$'), name];
    if (!/^[\w.$]+$/.test(owner)) return [];
    // `com.x.CartTest*` is the class with those inside it, and others whose names begin so.
    return [
      {
        owner: parts.inner_unknown === true ? `${owner}*` : owner,
        method: METHOD.test(method) ? method : '',
      },
    ];
  });
  const classes = Map.groupBy(named, ({ owner }) => owner);
  return [...classes].map(([owner, tests]) => [owner, unique(tests.map(({ method }) => method))]);
}

/** `-Dname` and `-Pname` become `-Dname=`: their value is never the next word. */
const asOneWord = (word: Word): Word =>
  /^-[DP][^=]+$/.test(word.value) ? { ...word, value: `${word.value}=` } : word;

/** Maven runs tests with surefire: https://maven.apache.org/surefire/maven-surefire-plugin/ */
export const maven: TestRunner = {
  formats: { surefire: readSurefire },
  call: {
    pattern: /^mvnw?$/,
    options: {
      valued:
        '-pl --projects -f --file -P --activate-profiles -s --settings -T --threads -t --toolchains -gs -D -l',
      flags: `-B -ntp -q -e -X -U -o -V -am -amd -ff -fae -fn --batch-mode --no-transfer-progress --quiet --errors
        --also-make --fail-at-end --fail-fast --offline --show-version --update-snapshots`,
      refused: '-Dtest -Dit.test -DskipTests -Dmaven.test.skip -l -h --help -v --version',
      normal: asOneWord,
    },
    // https://maven.apache.org/surefire/maven-surefire-plugin/examples/single-test.html
    only: ({ options, positionals }, failures) => {
      const [, before, phase] =
        /^(clean )?(test|package|verify|install)$/.exec(positionals.map(({ value }) => value).join(' ')) ??
        [];
      if (phase === undefined) return [];
      const goals = `${before ?? ''}test`;
      const classes = methodsByClass(failures);
      if (classes.length === 0 || classes.length > MAX_NAMED_TESTS) return [];
      // Later phases than `test` run integration tests, on what was packaged.
      if (phase !== 'test' && classes.some(([owner]) => /(?:^|[.$])(?:IT\w*|\w+ITs?|\w+ITCase)$/.test(owner)))
        return [];
      const tests = classes.map(([owner, methods]) =>
        methods.includes('') ? owner : `${owner}#${methods.join('+')}`,
      );
      const none = ['-DfailIfNoTests=false', '-Dsurefire.failIfNoSpecifiedTests=false'];
      return [{ args: wordList(options, [goals, shellWord(`-Dtest=${tests.join(',')}`)], none) }];
    },
  },
  reports: { beside: /^pom\.xml$/, folder: 'target', glob: '{surefire,failsafe}-reports/TEST-*.xml' },
  ...JVM_FILES,
};

/** https://docs.gradle.org/current/userguide/java_testing.html; if all tests pass, its output says nothing of them. */
export const gradle: TestRunner = {
  reports: { beside: /^build\.gradle(?:\.kts)?$/, folder: 'build/test-results', glob: '*/TEST-*.xml' },
  formats: { Gradle: readGradle },
  call: {
    pattern: /^gradlew?$/,
    options: {
      valued: '-p --project-dir -b -c -g -P -D --max-workers --console --init-script -I -x --exclude-task',
      flags: `--info --stacktrace --no-daemon --parallel --continue --build-cache --no-build-cache --scan --warning-mode
        -q -s -i --quiet --offline --rerun-tasks --configuration-cache --no-configuration-cache`,
      refused: '--tests -t --continuous -m --dry-run -h --help',
      normal: asOneWord,
    },
    // https://docs.gradle.org/current/userguide/java_testing.html#test_filtering
    only: ({ options, positionals }, failures) => {
      const [task, ...others] = positionals.map(({ value }) => value);
      if (task === undefined || others.length > 0 || !/^(?::?[\w-]+:)*test$/.test(task)) return [];
      const tests = methodsByClass(failures).flatMap(([owner, methods]) =>
        methods.map((method) => `*${owner.replaceAll('$', '*')}${method === '' ? '' : `.${method}`}`),
      );
      if (tests.length === 0 || tests.length > MAX_NAMED_TESTS) return [];
      return [
        {
          args: wordList(
            options,
            [task],
            tests.map((test) => `--tests ${shellWord(test)}`),
          ),
        },
      ];
    },
  },
  ...JVM_FILES,
};

/** JUnit 4 without a build tool: https://github.com/junit-team/junit4/wiki/Test-runners */
export const junitCore: TestRunner = { formats: { JUnitCore: readJunitCore } };

/** Reads `1) bad(com.x.CartTest)`, or the class alone, below `There were 2 failures:`, and the last counts. */
function readJunitCore(lines: readonly string[]): ReadOutput | null {
  const start = lines.findLastIndex((line) => /^JUnit version 4/.test(line));
  const at = lines.findLastIndex((line) =>
    /^OK \(\d+ tests?\)$|^Tests run: \d+, {2}Failures: \d+$/.test(line),
  );
  if (start === -1 || at < start) return null;
  const section = lines.slice(start, at);
  const failures = section.flatMap((line, above) => {
    const [, name] = /^\d+\) (\S.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [printedTest(name, '', section.slice(above + 1, above + 60))];
  });
  const last = lines[at] ?? '';
  const failed = countIn(last, /Failures: (\d+)/);
  // Where a class failed as a whole, the output does not say how many of its tests ran.
  const isWhole = failures.some(({ id }) => !id.includes('#'));
  return {
    at,
    failures,
    passed: isWhole ? null : countIn(last, /^\D*(\d+)/) - failed,
    failed,
    skipped: null,
  };
}

/** The console launcher of JUnit 5: https://junit.org/junit5/docs/current/user-guide/#running-tests-console-launcher */
export const junitConsole: TestRunner = { formats: { 'JUnit console': readJunitConsole } };

const CONSOLE_COUNT = /^\[ +(\d+) tests (skipped|aborted|successful|failed) +\]$/;

/** Reads each failure below `Failures (2):` with its source and error, and the last counts. */
function readJunitConsole(lines: readonly string[]): ReadOutput | null {
  const at = lines.findLastIndex((line) => /^\[ +\d+ tests failed +\]$/.test(line));
  const start = lines.findLastIndex((line, above) => above < at && /^Failures \(\d+\):$/.test(line));
  if (at === -1) return null;
  const counts = new Map(
    lines.slice(Math.max(0, at - 12), at + 1).flatMap((line) => {
      const [, count, what] = CONSOLE_COUNT.exec(line) ?? [];
      return what === undefined ? [] : [[what, Number(count)]];
    }),
  );
  const section = start === -1 ? [] : lines.slice(start, at);
  const failures = section.flatMap((line, above) => {
    const [, owner, method, types] =
      /^ +(?:Method|Class)Source \[className = '([^']+)'(?:, methodName = '([^']+)', methodParameterTypes = '([^']*)')?/.exec(
        line,
      ) ?? [];
    if (owner === undefined) return [];
    const row = /:\[(\d+)\][^:]*$/.exec(section[above - 1] ?? '')?.[1];
    const body = linesAfter(section, above, (each) => /^ {2}\S/.test(each));
    const frame = body.find((each) => each.trim().startsWith(`${owner}.`));
    const known = {
      line: failurePlace(undefined, /\([\w$]+\.\w+:(\d+)\)$/.exec(frame ?? '')?.[1]).line,
      message: firstText(body).replace(/^=> /, ''),
    };
    if (method === undefined) return [failureOf(owner, known)];
    const parameters = row === undefined ? '' : `(${types})[${row}]`;
    return [{ ...javaTest(owner, method + parameters, known), id: `${owner}#${method}${parameters}` }];
  });
  const count = (what: string): number => counts.get(what) ?? 0;
  return {
    at,
    failures,
    passed: count('successful'),
    failed: count('failed'),
    skipped: count('skipped') + count('aborted'),
  };
}

// surefire writes to Maven's log; with -q only errors are logged, with the same prefix.
const LOG_PREFIX = /^\[(?:ERROR|WARNING|INFO)\] +/;
const SUREFIRE_TOTALS =
  /^Tests run: (\d+), Failures: (\d+), Errors: (\d+), Skipped: (\d+)(?:, Flakes: \d+)?$/;
const OF_CLASS =
  /^Tests run: \d+, Failures: \d+, Errors: \d+, Skipped: \d+, Time elapsed: .* (?:-- |- )?in (\S+)$/;
const SUREFIRE_FAILED = /^(\S.*?)(?: --)? +Time elapsed: [\d.,]+ s(?:ec)? *<<< (?:FAILURE|ERROR)!$/;

/** Reads the failed tests that each class reports, and the totals below `Results:`, of every module. */
function readSurefire(lines: readonly string[]): ReadOutput | null {
  const bare = lines.map((line) => line.replace(LOG_PREFIX, ''));
  // surefire before 2.20 printed without the log's prefix.
  const isOld = lines.includes('Results :');
  const isLog = (at: number): boolean => isOld || LOG_PREFIX.test(lines[at] ?? '');
  const totals = bare.flatMap((line, at) => (isLog(at) && SUREFIRE_TOTALS.test(line) ? [at] : []));
  const at = totals.at(-1);
  const detailed = bare.flatMap((line, index) => (isLog(index) ? surefireFailure(line, bare, index) : []));
  let isInResults = false;
  const listed = bare.flatMap((line, index) => {
    if (SECTION_OF_RESULTS.test(line)) isInResults = /^(?:Failures|Errors): *$/.test(line);
    return isLog(index) ? listedFailure(line, isInResults) : [];
  });
  const flaky = flakyTests(bare);
  const failures = (detailed.length > 0 ? detailed : listed).filter(
    ({ id }) => !flaky.has(withoutNested(id)),
  );
  const end = bare.findLastIndex((line) => /^(?:Failures|Errors): *$/.test(line));
  if (at === undefined)
    return failures.length === 0 || end === -1 ? null : { at: end, failures, ...NO_COUNTS };
  const sum = [0, 0, 0, 0];
  for (const total of totals) {
    for (const [index, value] of (SUREFIRE_TOTALS.exec(bare[total] ?? '') ?? []).slice(1).entries())
      sum[index] = (sum[index] ?? 0) + Number(value);
  }
  const [run = 0, failed = 0, errors = 0, skipped = 0] = sum;
  return { at, failures, passed: run - failed - errors - skipped, failed: failed + errors, skipped };
}

/**
 * Ids of the tests that passed when they were run again, below `Flakes:` in the results. A row of a test with parameters may pass
 * where another fails: those below `Failures:` and `Errors:` failed.
 * https://maven.apache.org/surefire/maven-surefire-plugin/examples/rerun-failing-tests.html
 */
function flakyTests(lines: readonly string[]): ReadonlySet<string> {
  const below = (heading: RegExp): readonly string[] =>
    lines.flatMap((line, at) =>
      heading.test(line)
        ? linesAfter(lines, at, (each) => SECTION_OF_RESULTS.test(each)).flatMap((each) =>
            /^[\w$]+\.\S/.test(each) ? [printedTest(each, '', []).id] : [],
          )
        : [],
    );
  const failed = new Set(below(/^(?:Failures|Errors): *$/));
  return new Set(below(/^Flakes: *$/).flatMap((id) => (failed.has(id) ? [] : [withoutNested(id)])));
}

/** surefire from 3.5.4 on leaves nested classes out of the names: `com.x.CartTest#deep` for `com.x.CartTest$Inner#deep`. */
const withoutNested = (id: string): string => id.replace(/\$[^#]*/, '');

const SECTION_OF_RESULTS = /^(?:Failures|Errors|Flakes|Tests run): */;

function surefireFailure(line: string, lines: readonly string[], at: number): TestFailure[] {
  const name = SUREFIRE_FAILED.exec(line)?.[1];
  if (name === undefined || name.startsWith('Tests run:')) return [];
  return [printedTest(name, classAbove(lines, at), lines.slice(at + 1, at + 60))];
}

/** A test as its runner prints it below the line of a class, above what it printed of the error. */
function printedTest(name: string, above: string, body: readonly string[]): TestFailure {
  const [printed, test] = ownerAndTest(name, above);
  const stack = linesAfter(body, -1, (line) => line === '' || SUREFIRE_FAILED.test(line));
  const message = body.slice(0, 1).join().trim();
  const method = METHOD.exec(test)?.[1] ?? test;
  const isInNested = (line: string): boolean =>
    line.startsWith(`\tat ${printed}$`) && line.includes(`.${method}(`);
  const frame = stack.find((line) => line.startsWith(`\tat ${printed}.`) || isInNested(line)) ?? '';
  const place = { line: failurePlace(undefined, /\([\w$]+\.\w+:(\d+)\)$/.exec(frame)?.[1]).line, message };
  if (test === '') return failureOf(printed, place);
  const nested = isInNested(frame) ? frame.slice(4, frame.indexOf(`.${method}(`)) : printed;
  const failure = javaTest(nested, test, place);
  const isUnknown = nested === printed && frame === '' && above.startsWith(`${printed}$`);
  return isUnknown ? { ...failure, parts: { ...failure.parts, inner_unknown: true } } : failure;
}

/**
 * `CartTest.bad:6 total is wrong`, below `Results:`: the only line about a failure where the build wants no summary of each class. An error
 * that no line of the class is in has no number, and one in a lambda has a name that the compiler made of the method's.
 */
function listedFailure(line: string, isInResults: boolean): TestFailure[] {
  const [, owner, method = '', number, message = ''] = LISTED_FAILURE.exec(line) ?? [];
  return owner === undefined || (number === undefined && !isInResults)
    ? []
    : [javaTest(owner, method, { ...failurePlace(undefined, number), message })];
}

const LISTED_FAILURE =
  /^(?:\w+>)?([A-Z][\w$]*)\.(?:lambda\$)?([a-zA-Z_]\w*)(?:\$\d+)?(?::(\d+))?(?:->\S+)? (?:» )?(.*)$/;

/**
 * Class and test of `com.x.CartTest.bad`, `bad(com.x.CartTest)`, or `bad` below the line of its class; the test '' stands for the whole
 * class. A class is upper case by custom, a package is not.
 */
function ownerAndTest(name: string, above: string): readonly [owner: string, test: string] {
  const [, method = '', inBrackets] = /^([\w$]+(?:\[.*\])?)\(([A-Za-z_$][\w.$]*)\)$/.exec(name) ?? [];
  if (inBrackets !== undefined && (above === '' || above === inBrackets || inBrackets.includes('.')))
    return [inBrackets, method];
  if (name === above || /^(?:[\w$]+\.)*[A-Z][\w$]*$/.test(name)) return [name, ''];
  if (above !== '' && name.startsWith(`${above}.`)) return [above, name.slice(above.length + 1)];
  const [, owner, test = ''] =
    /^((?:[\w$]+\.)*?[A-Z][\w$]*)\.(\S.*)$/s.exec(name) ??
    /^((?:[\w$]+\.)*[\w$]+)\.([\w$]+(?:[({[].*)?)$/.exec(name) ??
    [];
  return owner === undefined ? [above || name, above === '' ? '' : name] : [owner, test];
}

function classAbove(lines: readonly string[], at: number): string {
  const above = lines
    .slice(Math.max(0, at - 400), at)
    .findLast((line) => OF_CLASS.test(line.replace(/ <<< \w+!/, '')));
  return OF_CLASS.exec(above?.replace(/ <<< \w+!/, '') ?? '')?.[1] ?? '';
}

// https://docs.gradle.org/current/userguide/java_testing.html: only what fails is printed, unless the build says otherwise
const GRADLE_FAILED = /^([\w.$]+(?: > [^>\n]+?)*) > ([^>\n]+?) FAILED$/;
const COMPLETED = /^(\d+) tests? completed(?:, \d+ failed)?(?:, \d+ skipped)?$/;
const BUILD = /^BUILD (?:SUCCESSFUL|FAILED)(?: in |$)/;

/** Reads lines `Class > test FAILED`, and `N tests completed`, which Gradle prints only when something failed. */
function readGradle(lines: readonly string[]): ReadOutput | null {
  const build = lines.findLastIndex((line) => BUILD.test(line));
  const totals = lines.filter((line) => COMPLETED.test(line));
  const failures = lines.flatMap((line, at) => gradleFailure(line, lines, at));
  if (build === -1 || (totals.length === 0 && failures.length === 0)) return null;
  const sum = (pattern: RegExp): number => totals.reduce((all, line) => all + countIn(line, pattern), 0);
  const [run, failed, skipped] = [sum(/^(\d+)/), sum(/(\d+) failed/), sum(/(\d+) skipped/)];
  if (totals.length === 0) return { at: build, failures, ...NO_COUNTS };
  return { at: build, failures, passed: run - failed - skipped, failed, skipped };
}

function gradleFailure(line: string, lines: readonly string[], at: number): TestFailure[] {
  const [, owner, name = ''] = GRADLE_FAILED.exec(line) ?? [];
  if (owner === undefined) return [];
  const message = firstText(lines, at + 1, at + 2);
  const number = /\bat \w+\.\w+:(\d+)$/.exec(message)?.[1];
  const place = { ...failurePlace(undefined, number), message };
  // A row stands below its method: `CartTest > rows(int) > [2] 2`.
  const suites = owner.split(' > ');
  const [, row] = /^(\[\d+\])/.exec(name) ?? [];
  const method = row === undefined || suites.length < 2 ? name : `${suites.pop()}${row}`;
  const failure = javaTest(suites.join('$'), method.trim(), place);
  return [owner.includes(' > ') ? { ...failure, id: `${owner} > ${name}` } : failure];
}
