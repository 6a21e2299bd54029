import { anyOf, inSequence, shellWord } from '../base/text.ts';
import type { TestFailure } from '../core/events.ts';
import { bySummary } from './summaries.ts';
import {
  addedOption,
  countIn,
  exactPattern,
  failureOf,
  failurePlace,
  firstText,
  isPrintable,
  joinedFailure,
  linesAfter,
  MAX_NAMED_TESTS,
  NO_COUNTS,
  type ReadOutput,
  type TestRunner,
  unique,
  wordList,
} from './test-runner.ts';

/** https://doc.rust-lang.org/cargo/commands/cargo-test.html */
export const cargoTest: TestRunner = {
  formats: { 'cargo test': readCargo },
  call: {
    pattern: /^cargo(?: \+[\w.-]+)? test$/,
    options: {
      valued: `-p --package --features -F --test --bin --example --manifest-path --target --target-dir --profile -j --jobs
        --color --exclude --message-format -Z`,
      flags: `--all --workspace --all-features --no-default-features --release -r --lib --bins --tests --doc --locked
        --offline --frozen --no-fail-fast -q -v -vv --verbose --quiet --all-targets --examples --keep-going`,
      refused: '--no-run --bench --benches -h --help',
      keepsRest: true,
    },
    /** Names for libtest, after `--`: whole ones, unless one is a documentation test, of whose name rustdoc takes single words. */
    only: ({ options, positionals, rest }, failures) => {
      const isOther = ({ value }: { readonly value: string }): boolean =>
        !/^--[\w-]+(?:=.*)?$/.test(value) || /^--(?:exact|list|skip|ignored)\b/.test(value);
      if (positionals.length > 0 || rest.some(isOther)) return [];
      const ids = failures.map(({ id }) => id).filter(isPrintable);
      const docs = ids.flatMap((id) => {
        const [, file, item] = DOC_ID.exec(id) ?? [];
        return file === undefined ? [] : [item || file];
      });
      const tests = failures
        .filter(({ id }) => isPrintable(id) && !DOC_ID.test(id))
        .flatMap(({ id, parts: { suites = [], name } = {} }) =>
          name === undefined ? (/[\w:]+$/.exec(id)?.[0] ?? []) : [...suites.slice(1), name].join('::'),
        );
      const names = unique([...tests, ...docs]);
      if (names.length === 0 || names.length > MAX_NAMED_TESTS) return [];
      const testArgs = ['--', ...rest.map(({ raw }) => raw), ...(docs.length === 0 ? ['--exact'] : [])];
      return [{ args: wordList(options, testArgs, names.map(shellWord)) }];
    },
  },
  testFiles: ['*_test.rs', 'tests.rs'],
  settings: ['nextest.toml'],
};

/** Where tests are tried again, the states of each try are shorter words: `TRY 2 ABRT`. */
const NEXTEST_FAILURE = inSequence([
  /^ *(?:(?:FAIL|TIMEOUT|ABORT|SIG[A-Z]+|XFAIL)(?: \+ LEAK)?|TRY \d+ (?!PASS|LEAK|TMPASS)[A-Z+]+)/,
  / \[ *\d[\d.]*s\] (?:\([ \d/─]+\) )?(?<id>\S.*)/,
]);

/** `cart::flow tests::bad` is an id of https://nexte.st: binary and test. */
export const cargoNextest: TestRunner = {
  formats: {
    'cargo nextest': bySummary({
      line: /^ +Summary \[ *\d[\d.]*s\] .*\btests? run: .*$/,
      counts: {
        passed: /tests? run: (\d+) passed/,
        failed: /(?<=Summary .*)\b(\d+) (?:exec )?(?:failed|timed out)/g,
        skipped: /(?<=Summary .*)\b(\d+) skipped/,
      },
      failure: anyOf([
        inSequence([
          NEXTEST_FAILURE,
          /(?:\n(?! *(?:PASS|FAIL|TRY|Summary|Cancelling) ).*){0,40}?/,
          /\n +thread '.*' (?:\(\d+\) )?panicked at (?<file>\S+?):(?<line>\d+):\d+:\n +(?<message>.*)$/,
        ]),
        inSequence([NEXTEST_FAILURE, /$/]),
      ]),
      lists: { failed: /(?!)/, flaky: /^ +FLAKY \d+\/\d+ .*/, line: /\] (?:\([ \d/]+\) )?(?<id>\S.*)$/ },
    }),
  },
  call: {
    pattern: /^cargo(?: \+[\w.-]+)? nextest (?:run|r)$/,
    options: {
      valued: `-p --package --features -F --test --bin --example --manifest-path --target --target-dir --cargo-profile -P
        --profile -j --test-threads --build-jobs --color --exclude --retries --failure-output --success-output
        --status-level --final-status-level --config-file --no-tests`,
      flags: `--all --workspace --all-features --no-default-features --release --lib --bins --tests --locked --offline
        --frozen --no-fail-fast --fail-fast --all-targets --examples --no-capture --nocapture -v --verbose
        --hide-progress-bar`,
      refused: `-E --filterexpr --filter-expr --filterset --no-run --run-ignored --partition --archive-* -R --rerun -h
        --help`,
    },
    only: (call, failures) => {
      const names = failures.flatMap(({ id }) => /^[\w:-]+ ([\w:]+)$/.exec(id)?.[1] ?? []);
      return addedOption(call, call.positionals.length > 0 ? [] : names, () => {
        return `-E ${shellWord(unique(names.map((name) => `test(=${name})`)).join(' + '))}`;
      });
    },
  },
};

// libtest's words: https://github.com/rust-lang/rust/blob/master/library/test/src/formatters/pretty.rs
const CARGO_START = /^running (\d+) tests?$/;
const CARGO_END = inSequence([
  /^test result: (?:ok|FAILED)\. (\d+) passed; (\d+) failed; (\d+) ignored; (\d+) measured; /,
  /\d+ filtered out(?:; finished in \d[\d.]*s)?$/,
]);
const TEST_BINARY = /^ +Running (?:unittests )?\S.* \((?:\S*[/\\])?([^/\\]+?)-[0-9a-f]{16}(?:\.exe)?\)$/;
const DOC_TESTS = /^ +Doc-tests (\S+)$/;
/** `cart src/lib.rs - Price::of`, and `src/../README.md -` for a file of documentation. */
const DOC_ID = /([^\s/]+\.(?:rs|md)) -(?: (?:.* )?(\S+))?$/;
const DOC_NAME = /^(.+?) - (.*?) ?\(line (\d+)\)$/;

/** cargo prints this line after a binary of which a test failed, or which a test ended; a test can print such a line too. */
const CARGO_FAILED = /^error: test failed, to rerun pass /;
const CRASHED_THREAD =
  /^thread '(?!main'|<unnamed>')(.+)' (?:\(\d+\) )?(?:panicked at |has overflowed its stack)/;

interface CargoSection {
  readonly from: number;
  readonly tests: number;
  /** The last line that says that the binary failed. */
  failedAt: number | null;
}

/**
 * Reads one section for each binary, from `running N tests` to the result whose numbers add up to N: a test that prints a false
 * result cannot know N in every way that it is run. Where a binary failed without such a result, reads the tests whose threads say
 * that they crashed.
 */
function readCargo(lines: readonly string[]): ReadOutput | null {
  const failures: TestFailure[] = [];
  const totals = { passed: 0, failed: 0, skipped: 0 };
  let at = -1;
  let crate = '';
  let running: CargoSection | null = null;
  const takeCrashed = ({ from, failedAt }: CargoSection): void => {
    const crashed = failedAt === null ? [] : crashedTests(lines.slice(from, failedAt), crate);
    failures.push(...crashed);
    totals.failed += crashed.length;
    if (crashed.length > 0) at = failedAt ?? at;
  };
  for (const [index, line] of lines.entries()) {
    const binary: string | undefined = TEST_BINARY.exec(line)?.[1] ?? DOC_TESTS.exec(line)?.[1];
    const tests: string | undefined = CARGO_START.exec(line)?.[1];
    if (running !== null && running.failedAt !== null && (binary ?? tests) !== undefined) {
      // Behind a pipe, what cargo says of two binaries may stand below `running N tests` of the second one.
      if (binary !== undefined && running.failedAt === running.from + 1) running.failedAt = null;
      else {
        takeCrashed(running);
        running = null;
      }
    }
    crate = binary ?? crate;
    if (running === null && tests !== undefined)
      running = { from: index, tests: Number(tests), failedAt: null };
    if (running === null) continue;
    if (CARGO_FAILED.test(line)) running.failedAt = index;
    const counts = CARGO_END.exec(line)?.slice(1).map(Number);
    if (counts === undefined) continue;
    const [passed = 0, failed = 0, ignored = 0, measured = 0] = counts;
    if (passed + failed + ignored + measured !== running.tests) continue;
    failures.push(...sectionFailures(lines.slice(running.from, index), crate));
    totals.passed += passed;
    totals.failed += failed;
    totals.skipped += ignored;
    at = index;
    running = null;
  }
  if (running !== null) takeCrashed(running);
  return at === -1 ? null : { at, failures, ...totals };
}

/** The names below the last `failures:`, which stands right before the result. */
function sectionFailures(section: readonly string[], crate: string): TestFailure[] {
  const heading = section.lastIndexOf('failures:');
  if (heading === -1) return [];
  const names = section.slice(heading + 1).flatMap((line) => /^ {4}(\S.*)$/.exec(line)?.[1] ?? []);
  return names.map((name) => cargoFailure(name, crate, section.slice(0, heading)));
}

function crashedTests(section: readonly string[], crate: string): TestFailure[] {
  const names = unique(section.flatMap((line) => CRASHED_THREAD.exec(line)?.[1] ?? []));
  return names
    .filter((name) => !section.includes(`test ${name} ... ok`))
    .map((name) => {
      const from = section.findIndex((line) => CRASHED_THREAD.exec(line)?.[1] === name);
      const failure = cargoFailure(name, crate, [`---- ${name} stdout ----`, ...section.slice(from)]);
      return failure.message === '' ? { ...failure, message: section[from] ?? '' } : failure;
    });
}

function cargoFailure(name: string, crate: string, lines: readonly string[]): TestFailure {
  const [, docFile, docName, docLine] = DOC_NAME.exec(name) ?? [];
  const stable = docFile === undefined ? name : `${docFile} - ${docName}`.trim();
  const id = crate === '' ? stable : `${crate} ${stable}`;
  const section = lines.indexOf(`---- ${name} stdout ----`);
  // With --nocapture nothing but the thread has the name of the test.
  const start =
    section === -1 ? lines.findIndex((line) => CRASHED_THREAD.exec(line)?.[1] === name) : section + 1;
  const body = start === -1 ? [] : linesAfter(lines, start - 1, (line) => /^---- .* stdout ----$/.test(line));
  const panic = body.findIndex((line) => /^thread '.*' (?:\(\d+\) )?panicked at /.test(line));
  const [, quoted, file, line] = /panicked at (?:'(.*)', )?(\S+?):(\d+):\d+:?$/.exec(body[panic] ?? '') ?? [];
  const message = quoted ?? firstText(body, panic + 1);
  const path = docFile === undefined ? stable.split('::') : [stable];
  const place = { ...failurePlace(docFile ?? file, docLine ?? line), message };
  return failureOf(id, { ...place, parts: { suites: [crate, ...path.slice(0, -1)], name: path.at(-1) } });
}

/** https://mesonbuild.com/Unit-tests.html; a test has its project before its name, and its suites before both. */
export const meson: TestRunner = {
  formats: {
    meson: bySummary({
      line: /^Ok: +\d+ *$/,
      counts: {
        passed: /^Ok: +(\d+)/m,
        failed: /^(?:Fail|Error|Unexpected Pass|Timeout): +(\d+)/gm,
        skipped: /^(?:Skipped|Ignored|Expected Fail): +(\d+)/gm,
      },
      failure: inSequence([
        /^ *\d+\/\d+ (?:[^\s:]+ - |\S+ \/ )?(?<id>\S.*?) +(?:FAIL|ERROR|TIMEOUT|UNEXPECTEDPASS|INTERRUPT)/,
        / +\d[\d.]*s(?: +(?<message>\S.*?))? *$/,
      ]),
    }),
  },
  call: {
    pattern: /^meson test$/,
    options: {
      valued: `-C --suite --no-suite -t --timeout-multiplier --num-processes -j --repeat --wrapper --wrap --setup --logbase
        --test-args --max-lines --maxfail`,
      flags: '-v --verbose -q --quiet --print-errorlogs --no-rebuild --no-stdsplit',
      refused: '--list --benchmark --gdb* --slice --interactive -i -h --help',
    },
    /** Names are patterns. */
    only: (call, failures) => {
      const names = unique(
        failures.map(({ id }) => id).filter((id) => isPrintable(id) && !/^-|[*?[]/.test(id)),
      );
      return call.positionals.length > 0
        ? []
        : addedOption(call, names, (all) => wordList(all.map(shellWord)));
    },
  },
};

/** https://cmake.org/cmake/help/latest/manual/ctest.1.html */
export const ctest: TestRunner = {
  formats: { ctest: readCtest },
  call: {
    pattern: /^ctest$/,
    options: {
      valued: `--test-dir -C --build-config -j --parallel --timeout -O --output-log --output-junit --repeat --stop-time
        --preset`,
      flags: `--output-on-failure -V --verbose -VV --extra-verbose -Q --quiet --progress --no-tests --schedule-random
        --stop-on-failure --no-label-summary`,
      refused: `-R* -E* -L* -U* -I* -M* -T* -S* -D* -N* -EE -LE --tests-regex --tests-information --exclude-regex
        --label-* --rerun-failed --union -FA -FS -FC --fixture-* --show-only* --build-and-test --dashboard
        --script -h --help --version`,
    },
    only: (call, failures) => {
      const ids = call.positionals.length > 0 ? [] : failures.map(({ id }) => id).filter(isPrintable);
      return addedOption(call, ids, (names) => `-R ${shellWord(`^(${names.map(exactPattern).join('|')})$`)}`);
    },
  },
};

const TOTALS = /^\d+% tests passed, (\d+) tests? failed out of (\d+)$/;
/** `2/8 Test #2: cart_bad ....***Failed    0.00 sec`; with `-V` or `--output-on-failure` the test's output is around this line. */
const CTEST_RESULT = /^ *\d+\/\d+ Test +#(\d+): .*\*\*\*/;
const NEXT_TEST = /^(?: *Start +\d+: |test \d+$| *\d+\/\d+ Test +#|\d+% tests passed)/;
/** `a.c:12:test_eq:FAIL: Expected 1`, `a.cc:12: Failure`, `cart: a.c:12: main: Assertion …`: what failing tests in C and C++ print. */
const NATIVE_FAILURE = anyOf(
  [
    /^(?<file>\S+?\.\w+):(?<line>\d+):\w+:FAIL(?:: (?<message>.*))?$/,
    /^(?:\S+: )?(?<file>\S+?\.\w+):(?<line>\d+):(?:\d+:)? (?<message>.*(?:fail|error|assert).*)$/,
  ],
  'i',
);
const NATIVE_PASS = /:(?:PASS|IGNORE)(?:$|: )|^\[ +(?:OK|RUN|PASSED) +\]|^\[[-=]+\] /;
const NUMBERED_LINE = /^(\d+): (?!Test command:|Working Directory:|Test timeout)/;
/** `\t  2 - cart_bad (Failed)`, followed by its labels. */
const LISTED = /^\t *(\d+) - (.+) \(([\w ]+)\)(?: .*)?$/;
const LISTS = /^The following tests /;

/** What ctest prints where nothing was configured, with `--test-dir build` and in the folder; it then ends with 0. */
const CTEST_NONE = /^No (?:tests were found!!!|test configuration file found!)$/;

/** Reads the last totals, and the lists of tests below them. */
function readCtest(lines: readonly string[]): ReadOutput | null {
  const none = lines.findLastIndex((line) => CTEST_NONE.test(line));
  const at = lines.findLastIndex((line) => TOTALS.test(line));
  if (at === -1) return none === -1 ? null : { at: none, failures: [], passed: 0, failed: 0, skipped: 0 };
  const [, failed = 0, total = 0] = (TOTALS.exec(lines[at] ?? '') ?? []).map(Number);
  const below = lines.slice(at);
  const skipped = listedBelow(below, 'The following tests did not run:');
  const results = new Map(lines.slice(0, at).map((line, above) => [CTEST_RESULT.exec(line)?.[1], above]));
  // With -V each line of a test has its number.
  const outputByTest = Map.groupBy(lines.slice(0, at), (line) => NUMBERED_LINE.exec(line)?.[1]);
  const failures = listedBelow(below, 'The following tests FAILED:').map(({ number, name, how }) => {
    const output = outputByTest.get(number)?.map((line) => line.slice(number.length + 2)) ?? [];
    const result = results.get(number);
    const after = result === undefined ? [] : linesAfter(lines, result, (line) => NEXT_TEST.test(line));
    return failureOf(name, nativeFailure(output.length > 0 ? output : after, how));
  });
  // `total` does not include disabled tests.
  const ran = total - failed - skipped.filter(({ how }) => how !== 'Disabled').length;
  return { at, failures, passed: Math.max(0, ran), failed, skipped: skipped.length };
}

/** The first failure in a test's own output; else the first line there that tells of no pass; else how the test ended (`Failed`). */
function nativeFailure(output: readonly string[], how: string): Partial<TestFailure> {
  const at = output.findIndex((line) => NATIVE_FAILURE.test(line));
  const { file, line, message = '' } = NATIVE_FAILURE.exec(output[at] ?? '')?.groups ?? {};
  // GoogleTest prints the values below this line: https://github.com/google/googletest.
  const assertion = /^(?:Failure|FAILED:)$/.test(message) ? firstText(output, at + 1) : message;
  const failingLines = output.filter((each) => !NATIVE_PASS.test(each));
  return { ...failurePlace(file, line), message: assertion || firstText(failingLines) || how };
}

/** https://google.github.io/googletest/advanced.html#running-a-subset-of-the-tests */
export const googleTest: TestRunner = {
  formats: { GoogleTest: readGoogleTest },
  program: {
    options: { refused: '--gtest_filter --gtest_list_tests --gtest_repeat -h --help' },
    only: (call, failures) => {
      // Nothing in a filter can be escaped.
      const names = failures.flatMap(({ id }) => /^[\w/.]+$/.exec(id)?.[0] ?? []);
      return addedOption(call, unique(names), (all) => `--gtest_filter=${shellWord(all.join(':'))}`);
    },
  },
};

/** https://github.com/catchorg/Catch2/blob/devel/docs/command-line.md#specifying-which-tests-to-run */
export const catch2: TestRunner = {
  formats: {
    Catch2: bySummary({
      line: /^test cases: +\d+ \||^All tests passed \(\d+ assertions? in \d+ test cases?\)$|^No tests ran$/,
      counts: {
        total: /(?:^test cases: +|assertions? in )(\d+)/m,
        failed: /^test cases: .*?\b(\d+) failed/m,
        skipped: /^test cases: .*?\b(\d+) skipped/m,
        mayFail: /^test cases: .*?\b(\d+) failed as expected/m,
      },
      failure: inSequence([
        // A name of more than 79 characters takes several lines.
        /^-{79}\n(?<id>(?:Scenario: .*(?:\n {10}\S.*){0,9}|\S.*(?:\n(?!-{79}$)\S.*){0,9}))\n/,
        /(?<inner>(?: +\S.*\n)*)-{79}\n\S.*\n\.{79}\n{1,2}/,
        /(?<file>\S+?):(?<line>\d+): FAILED:\n *(?<message>.*)$/,
      ]),
      runner: 'Catch2',
    }),
  },
  program: {
    options: {
      valued: `-r --reporter -o --out -n --name -x --abortx -w --warn -d --durations -D --min-duration -v --verbosity --order
        --rng-seed --use-colour --colour-mode --benchmark-samples --benchmark-resamples --wait-for-keypress`,
      flags: '-s --success -b --break -e --nothrow -i --invisibles -a --abort -# --filenames-as-tags',
      refused: '-c --section -f --input-file -l --list-* -t -h -? --help --shard-* --libidentify',
    },
    only: (call, failures) => {
      if (call.positionals.length > 0) return [];
      // A report joins sections to the name of their test by a slash.
      const names = failures.flatMap(({ id }) => [
        id,
        ...[...id.matchAll(/\//g)].map(({ index }) => id.slice(0, index)),
      ]);
      const chosen = unique(names.filter((name) => isPrintable(name) && /^[^\s~*-]/.test(name)));
      return addedOption(call, chosen, (all) =>
        shellWord(all.map((name) => name.replace(/[\\,[\]"]/g, '\\$&')).join(',')),
      );
    },
  },
};

/** https://github.com/doctest/doctest/blob/master/doc/markdown/commandline.md */
export const doctest: TestRunner = {
  formats: {
    doctest: bySummary({
      line: /^\[doctest\] test cases: +\d+ \|/,
      counts: {
        passed: /test cases: .*?(\d+) passed/,
        failed: /test cases: .*?(\d+) failed/,
        skipped: /test cases: .*?(\d+) skipped/,
      },
      failure: inSequence([
        /^(?<file>\S+?):(?<line>\d+):\n(?:TEST SUITE: .*\n)?(?:TEST CASE: {2}| +(?=Scenario: ))(?<id>\S.*)\n/,
        /(?<inner>(?: +\S.*\n)*)(?:(?!={79}).*\n){0,20}?\S+?:\d+: (?:FATAL )?ERROR: (?<message>.*)$/,
        /(?!(?:\n(?!={79}).*){0,60}\nAllowed to fail so marking it as not failed$)/,
      ]),
      runner: 'doctest',
    }),
  },
  program: {
    options: {
      refused: `-tc* --tc* -ts* --ts* -sf* --sf* -sc* --sc* -c --count -l* --list* -h -? --help -f= -la= --last* --first* -e
        -no-run --no-run -nr ${['test-case', 'test-suite', 'source-file', 'subcase']
          .map((name) => `-${name}* --${name}* -dt-${name}* --dt-${name}*`)
          .join(' ')}`,
    },
    only: (call, failures) => {
      const names = failures.map(({ id }) => id).filter(isPrintable);
      // The name of a scenario begins with blanks.
      return addedOption(call, unique(names), (all) =>
        shellWord(
          `-tc=${all.map((name) => name.replace(/[\\,]/g, '\\$&').replace(/^Scenario: /, '*$&')).join(',')}`,
        ),
      );
    },
  },
};

const GOOGLE_TOTALS = /^\[={10}\] (\d+) tests? from \d+ test (?:suites?|cases?) ran\./;
const GOOGLE_RUNS = /^\[ RUN {6}\] (\S+)$/;
const GOOGLE_STARTS = /^\[={10}\] Running \d+ tests? from /;
/** What follows the output of a test that ended its program. */
const GOOGLE_NEXT = /^(?:Running main\(\) from |Note: Google Test |\[={10}\] Running |\[ RUN {6}\] )/;
/**
 * `[  FAILED  ] P/Rows.One/1, where GetParam() = 2 (0 ms)`, behind what the test printed; without the time in lists and with
 * `--gtest_print_time=0`.
 */
const GOOGLE_RESULT = /\[ +(OK|FAILED|SKIPPED) +\] ([^\s,]+)(?:, where .*?)?( \(\d+ ms\))?$/;
const GOOGLE_FAILURE = /^(?:(\S+?):(\d+)|unknown file): Failure$/;

/**
 * Reads the result of each test that started, what it printed before, the last totals, and the names listed below them. A test
 * without a result ended its program: no totals follow before the next program starts.
 */
function readGoogleTest(lines: readonly string[]): ReadOutput | null {
  const at = lines.findLastIndex((line) => GOOGLE_TOTALS.test(line));
  if (at === -1 && !lines.some((line) => GOOGLE_RUNS.test(line))) return null;
  const failures: TestFailure[] = [];
  const found = new Set<string>();
  const running: { readonly name: string; readonly at: number }[] = [];
  const names = new Set<string>();
  const end = (from: number): void => {
    for (const { name } of running.splice(from)) names.delete(name);
  };
  // How many had no result when this program started.
  let earlier = 0;
  let from = 0;
  let isListed = false;
  for (const [index, line] of lines.entries()) {
    const name = GOOGLE_RUNS.exec(line)?.[1];
    if (name !== undefined) {
      running.push({ name, at: index });
      names.add(name);
      isListed = false;
      from = index + 1;
    }
    if (GOOGLE_STARTS.test(line)) earlier = running.length;
    if (GOOGLE_TOTALS.test(line)) {
      end(earlier);
      isListed = true;
    }
    const result = GOOGLE_RESULT.exec(line);
    if (result === null) continue;
    const [, verdict, test = '', time] = result;
    const isKnown = names.has(test);
    if (isKnown) end(running.findLastIndex((each) => each.name === test));
    // With `--gtest_brief=1` no line tells that a test starts.
    const isNew = result.index === 0 && (running.length === 0 || isListed) && !found.has(test);
    if (!isKnown && !isNew) continue;
    if (verdict === 'FAILED') {
      found.add(test);
      const printed = isListed && time === undefined ? [] : lines.slice(from, index);
      failures.push(googleFailure(test, printed));
    }
    from = index + 1;
  }
  const last = running.at(-1);
  if (last !== undefined) {
    const crashed = running.map((each) =>
      googleFailure(
        each.name,
        linesAfter(lines, each.at, (line) => GOOGLE_NEXT.test(line)),
      ),
    );
    return { at: Math.max(at, last.at), failures: [...failures, ...crashed], ...NO_COUNTS };
  }
  if (at === -1) return null;
  const below = lines.slice(at + 1, at + 8);
  const count = (pattern: RegExp): number => below.reduce((sum, line) => sum + countIn(line, pattern), 0);
  const passed = count(/^\[ {2}PASSED {2}\] (\d+) tests?\.$/);
  const skipped = count(/^\[ {2}SKIPPED \] (\d+) tests?[.,]/);
  const failed = Math.max(0, countIn(lines[at] ?? '', GOOGLE_TOTALS) - passed - skipped);
  return { at, from: at, failures, passed, failed, skipped };
}

function googleFailure(name: string, printed: readonly string[]): TestFailure {
  const at = printed.findIndex((line) => GOOGLE_FAILURE.test(line));
  const [, file, line] = GOOGLE_FAILURE.exec(printed[at] ?? '') ?? [];
  const place = { ...failurePlace(file, line), message: firstText(printed, at + 1) };
  const failure = joinedFailure(name, '.', place);
  return { ...failure, parts: { ...failure.parts, runner: 'GoogleTest' } };
}

/** The tests listed below a heading. Behind a pipe, what ctest writes to stderr stands anywhere among them. */
function listedBelow(lines: readonly string[], heading: string) {
  const at = lines.indexOf(heading);
  const listed = at === -1 ? [] : linesAfter(lines, at, (line) => line === '' || LISTS.test(line));
  return listed.flatMap((line) => {
    const [, number = '', name, how = ''] = LISTED.exec(line) ?? [];
    return name === undefined ? [] : [{ number, name, how }];
  });
}
