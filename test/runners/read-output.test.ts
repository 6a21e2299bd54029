import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { TestFailure, TestReport } from '../../src/core/events.ts';
import { weakerThan } from '../../src/core/verdict/proof.ts';
import { isSameTest } from '../../src/core/verdict/same-failure.ts';
import { placeFailures, readTestOutput, toReport } from '../../src/runners/all-runners.ts';
import { readJunitXml } from '../../src/runners/junit-xml.ts';
import { expectLinear } from '../linear.ts';

/** What real runners printed: see outputs/README.md. */
const outputOf = (name: string): string =>
  readFileSync(new URL(`outputs/${name}.txt`, import.meta.url), 'utf8');

const read = (name: string): TestReport | null => readTestOutput(outputOf(name));

type Counts = readonly [passed: number | null, failed: number | null, skipped: number | null];

const PYTEST = [
  'tests/test_cart.py::TestCart::TestInner::test_deep',
  'tests/test_cart.py::TestUnit::test_sub',
  'tests/test_cart.py::test_bad',
  'tests/test_cart.py::test_fixture',
  'tests/test_cart.py::test_param[[z]-3]',
  "tests/test_cart.py::test_param[\\xe9 'q' $HOME-4]",
  'tests/test_cart.py::test_param[a - b-1]',
  'tests/test_cart.py::test_param[x/y-2]',
];
const PYTEST_IMPORT = 'tests/sub/test_import.py';
const UNITTEST = [
  'tests.test_a.TestA.test_bad',
  'tests.test_a.TestA.test_err',
  'tests.test_a.TestA.test_sub',
  'tests.test_a.TestSetup',
  'tests.test_b',
];
const UNITTEST_DOCTESTS = ['sums', 'sums.add', 'test_sums.SumsTest.test_many', 'test_sums.SumsTest.test_one'];
const UNITTEST_SHOP = [
  'tests.test_a.CartTest.test_also',
  'tests.test_a.CartTest.test_errs',
  'tests.test_a.CartTest.test_takes_off',
  'tests.test_a.HookTest',
  'tests.test_c.SurpriseTest.test_async',
  'tests.test_c.SurpriseTest.test_surprise',
];
const VITEST = [
  'vt/a.test.js > cart > inner > deep > adds (1+1)',
  'vt/a.test.js > each 1 > gives 2',
  'vt/a.test.js > each 2 > gives 3',
  'vt/a.test.js > top $HOME "q"',
  'vt/b.test.js',
];
const JEST = VITEST.map((id) => id.replace('vt/', 'jt/').replace('.test.', '.spec.'));
const MOCHA = [
  'cart > inner > adds (1+1)',
  'hooks > "before each" hook: set up for "never"',
  'top $HOME "q"',
];
const NODE = [
  'test/a.test.js > cart > inner > adds (1+1)',
  'test/a.test.js > top $HOME "q" # hash > sub',
  'test/b.test.js',
];
const TESTIFY = 'a_test.go:4: Not equal: expected: 1 actual  : 2 total';
const GO = [
  'example.com/shop/broken',
  'example.com/shop/cart TestBad',
  'example.com/shop/cart TestTable/#00',
  'example.com/shop/cart TestTable/(z)',
  'example.com/shop/cart TestTable/a_b/inner',
  'example.com/shop/cart TestTable/x/y',
  'example.com/shop/price TestPanic',
];
const CARGO = [
  'cart cart/src/lib.rs - add',
  'cart tests::deep::bad',
  'cart tests::panics',
  'cart tests::result',
  'flow it_integrates',
  'price tests::price_bad',
];
const RSPEC = [
  'spec/cart_spec.rb > Cart #total adds (1+1)',
  'spec/cart_spec.rb > Cart #total is expected to eq 3',
  'spec/cart_spec.rb > Cart top $HOME "q"',
];
const PHPUNIT = [
  'Shop\\Tests\\CartTest::testBad',
  'Shop\\Tests\\CartTest::testErr',
  'Shop\\Tests\\CartTest::testRows with data set "two (2)"',
  'Shop\\Tests\\CartTest::testRows with data set #0',
];
const GO_TEXT = ['example.com/shop TestRows/two', 'example.com/shop TestTakesOff'];
const EUNIT = ['cart_tests:breaks_test', 'cart_tests:rows_test_ > row two # 2', 'cart_tests:takes_off_test'];

const SUREFIRE = [
  'com.x.CartTest#bad',
  'com.x.CartTest#err',
  'com.x.CartTest#rows',
  'com.x.CartTest$Inner#deep',
];
/** The shop of the newer outputs, whose summaries do not list what failed. */
const UNLISTED = [
  'tests/test_cart.py::TestCart::TestInner::test_deep',
  'tests/test_cart.py::TestUnit::test_sub',
  'tests/test_cart.py::test_bad',
  'tests/test_cart.py::test_fixture',
  'tests/test_cart.py::test_param[a - b-1]',
  'tests/test_cart.py::test_param[x/y-2]',
];
const AVA = ['cart › adds (1+1)', 'cart › top $HOME "q"', 'price › adds (1+1)', 'price › rejects'];
const AVA_CRASH = "Error [ERR_MODULE_NOT_FOUND]: Cannot find module 'test/nowhere.js'";
const TAPE = ['cart > adds (1+1)', 'price > same', 'price > should be truthy', 'throws > must throw'];
const NODE_TAP = [
  'test/cart.js > parses > a list > should be equivalent',
  'test/cart.js > parses > a price > no price: 1.50',
  'test/cart.js > sums up > total([1,2]) is 3',
  'test/cart.js > sums up > total([5]) is 5',
];
const CTEST = ['cart_bad', 'crash', 'gone', 'price', 'slow'];
const MINITEST = [
  'CartTest#test_bad',
  'CartTest#test_err',
  'CartTest::Inner#test_deep',
  'cart spec#test_0001_adds (1+1)',
];
const TEST_UNIT = ['CartTest#test_adds', 'CartTest#test_raises', 'CartTest::with tax#test: rounds up'];
const JUNIT5 = ['CartTest#adds', 'CartTest#raises', 'CartTest#positive(int)[1]', 'CartTest$WithTax#rounds'];
const TAP_SPEC = ['adds > sum of two', 'rounds up > same object'];
const JUNIT4 = ['com.x.CartTest#bad', 'com.x.CartTest#err', 'com.x.CartTest#slow', 'com.x.PriceTest'];
const PLAYWRIGHT = ['cart › adds (1+1)', 'cart › inner › throws'];
const VITEST_SHOP = ['a.test.js > cart > adds (1+1)', 'a.test.js > top'];
const MOCHA_SHOP = [
  'cart adds (1+1)',
  'cart inner throws "x" <b>',
  'hooks "before each" hook: set up for "never"',
];
const NOTHING: Counts = [0, 0, 0];
const UNTOLD: Counts = [null, null, null];

describe('the failing tests and the counts', () => {
  test.each<readonly [string, string, readonly string[], Counts]>([
    // A file that cannot be imported ends the collection: nothing runs.
    ['pytest9-plain', 'pytest', [PYTEST_IMPORT], [0, 1, 0]],
    ['pytest9-q', 'pytest', [PYTEST_IMPORT, ...PYTEST], [3, 9, 2]],
    ['pytest9-v', 'pytest', PYTEST, [3, 8, 2]],
    ['pytest9-qq', 'pytest', PYTEST, UNTOLD],
    ['pytest9-color', 'pytest', PYTEST, [3, 8, 2]],
    ['pytest9-line', 'pytest', PYTEST, [3, 8, 2]],
    ['pytest9-xdist-v', 'pytest', PYTEST, [3, 8, 2]],
    ['pytest7-short', 'pytest', PYTEST, [3, 8, 2]],
    ['pytest9-nosummary', 'pytest', ['tests/test_cart.py'], [4, 8, 2]],
    ['pytest9-maxfail', 'pytest', [PYTEST[2] ?? '', PYTEST[6] ?? ''], [1, 2, 0]],
    ['pytest9-green', 'pytest', [], [2, 0, 0]],
    ['pytest9-none', 'pytest', [], NOTHING],
    ['pytest9-notfound', 'pytest', [], NOTHING],
    ['pytest9-rN', 'pytest', UNLISTED, [4, 7, 1]],
    ['pytest9-rE', 'pytest', UNLISTED, [4, 7, 1]],
    ['pytest9-rs', 'pytest', UNLISTED, [4, 7, 1]],
    [
      'pytest9-native',
      'pytest',
      [
        ...['TestUnit::test_u', 'test_bad', 'test_param[a - b]', 'test_param[x/y]'].map(
          (id) => `tests/test_cart.py::${id}`,
        ),
        'test_fixture',
      ],
      [2, 5, 1],
    ],
    // pytest-rerunfailures lists what it ran again, which a subtest is not.
    [
      'pytest9-reruns',
      'pytest',
      ['tests/test_cart.py::TestCart::test_rows', 'tests/test_cart.py::test_surprise'],
      [2, 2, 0],
    ],
    ['tox', 'pytest', UNLISTED.map((id) => id.replace('tests/', '')), [4, 7, 1]],
    ['unittest-3.8.18', 'unittest', UNITTEST, [1, 7, 1]],
    // From Python 3.11 on, a test is listed that passed though it was expected to fail.
    ['unittest-3.11.7-v', 'unittest', [...UNITTEST, 'tests.test_a.TestA.test_exp'], [1, 7, 1]],
    ['unittest-3.13.0', 'unittest', [...UNITTEST, 'tests.test_a.TestA.test_exp'], [1, 7, 1]],
    ['unittest-3.13.0-green', 'unittest', [], [1, 0, 0]],
    ['unittest-3.13.0-doctests', 'unittest', UNITTEST_DOCTESTS, [2, 7, 0]],
    ['unittest-3.13.0-doctests-green', 'unittest', [], [6, 0, 0]],
    ['unittest-3.13.0-none', 'unittest', ['tests.test_b'], [0, 1, 0]],
    // The test that passed in spite of its mark is named as an object.
    ['unittest-xmlrunner', 'unittest', UNITTEST_SHOP.slice(0, -1), [1, 6, 1]],
    ['unittest-parallel', 'unittest', UNITTEST_SHOP, [1, 6, 1]],
    ['django-parallel', 'unittest', UNITTEST_SHOP, [1, 6, 1]],
    ['testtools', 'unittest', UNITTEST_SHOP, [null, 6, null]],
    ['trial', 'trial', [...UNITTEST_SHOP.slice(0, 3), 'tests.test_b'], [2, 4, 1]],
    ['vitest', 'vitest', VITEST, [2, 5, 1]],
    ['vitest-verbose', 'vitest', VITEST, [2, 5, 1]],
    ['vitest-old', 'vitest', VITEST, [2, 5, 1]],
    ['vitest-none', 'vitest', [], [0, 0, 1]],
    ['jest', 'jest', JEST, [2, 5, 1]],
    ['jest-verbose', 'jest', JEST, [2, 5, 1]],
    ['jest-old', 'jest', JEST, [2, 5, 1]],
    ['jest-none', 'jest', [], [0, 0, 1]],
    ['mocha', 'mocha', MOCHA, [1, 3, 1]],
    ['mocha-dot', 'mocha', MOCHA, [1, 3, 1]],
    ['mocha-old', 'mocha', MOCHA, [1, 3, 1]],
    ['mocha-none', 'mocha', [], NOTHING],
    ['node20-spec', 'node:test', NODE, [2, 4, 2]],
    ['node24-spec', 'node:test', NODE, [2, 4, 2]],
    ['node20-tap', 'TAP', NODE, [2, 4, 2]],
    ['node24-tap', 'TAP', NODE, [2, 4, 2]],
    ['ava', 'ava', [...AVA, 'test/broken.js'], [null, 5, null]],
    ['ava-one', 'ava', ['adds (1+1)', 'top $HOME "q"'], [1, 2, 3]],
    ['ava-green', 'ava', [], [1, 0, 0]],
    [
      'ava-tap',
      'TAP',
      [
        ...AVA,
        `${AVA_CRASH} imported from test/broken.js`,
        'test/broken.js exited with a non-zero exit code: 1',
      ],
      [null, 7, null],
    ],
    ['tape', 'TAP', TAPE, [null, 4, null]],
    ['tape-green', 'TAP', [], [1, 0, 0]],
    ['tape-broken-off', 'TAP', ['throws for a deep one'], UNTOLD],
    ['node-tap16', 'TAP', NODE_TAP, UNTOLD],
    ['bats', 'TAP', ['adds (1+1)'], [1, 1, 1]],
    ['bats-timing', 'TAP', ['hangs', 'loads in 5ms'], [1, 2, 1]],
    ['bats-report', 'TAP', ['hangs', 'loads in 5ms'], [1, 2, 1]],
    ['node24-green', 'node:test', [], [1, 0, 0]],
    ['node24-plain', 'node:test', ['test/plain.test.mjs'], [2, 1, 0]],
    ['node24-plain-green', 'node:test', [], [2, 0, 0]],
    ['node20-plain-tap', 'TAP', ['/home/me/shop/test/plain.test.mjs'], [2, 1, 0]],
    ['node20-plain-tap-green', 'TAP', [], [2, 0, 0]],
    // The file itself "passes" where no test of it was asked for.
    ['node24-none', 'node:test', [], NOTHING],
    ['go-json', 'go test -json', GO, [1, 7, 1]],
    ['go-v', 'go test', GO, [1, 7, 1]],
    ['go-text-v', 'go test', GO_TEXT, [2, 2, 1]],
    ['go-text-plain', 'go test', GO_TEXT, [null, null, null]],
    ['go-text-json', 'go test -json', GO_TEXT, [2, 2, 1]],
    ['eunit', 'eunit', EUNIT, [2, 4, 0]],
    ['eunit-v', 'eunit', EUNIT, [2, 3, 0]],
    ['eunit-green', 'eunit', [], [2, 0, 0]],
    ['eunit-v-green', 'eunit', [], [2, 0, 0]],
    ['go-none', 'go test', [], UNTOLD],
    ['go-one', 'go test', [], UNTOLD],
    ['cargo-nofailfast', 'cargo test', CARGO, [3, 6, 1]],
    ['cargo-q', 'cargo test', CARGO.map((id) => id.replace(/^\w+ /, '')), [3, 6, 1]],
    ['cargo-one', 'cargo test', [], [1, 0, 0]],
    ['cargo-none', 'cargo test', [], NOTHING],
    [
      'cargo-doc',
      'cargo test',
      [
        'cart src/../README.md -',
        'cart src/lib.rs - Price',
        'cart src/lib.rs - Price::of',
        'cart src/lib.rs - add',
      ],
      [1, 5, 1],
    ],
    [
      'go-parallel-v',
      'go test',
      ['broken', 'cart Example_rows', 'cart TestRows/of_1', 'price'].map((id) => `example.com/shop/${id}`),
      [1, 4, 0],
    ],
    ['gotestsum-dots', 'gotestsum', ['cart Example_rows', 'cart TestRows/of_1'], [1, 3, 0]],
    ['cargo-nocapture', 'cargo test', ['shop tests::takes_off'], [1, 1, 0]],
    // One test is flaky.
    [
      'nextest-retries',
      'cargo nextest',
      ['aborts', 'hangs', 'takes_off'].map((name) => `shop tests::${name}`),
      [2, 3, 1],
    ],
    ['nextest-final', 'cargo nextest', ['shop tests::takes_off'], [0, 1, 5]],
    [
      'meson',
      'meson',
      ['bad', 'crash', 'hang', 'surprise', 'takes off (1+1)', 'tapped'].map((name) => `shop:${name}`),
      [1, 6, 2],
    ],
    ['ctest', 'ctest', CTEST, [1, 5, 2]],
    ['ctest-v', 'ctest', CTEST, [1, 5, 2]],
    ['ctest-none', 'ctest', [], NOTHING],
    ['ctest-unconfigured', 'ctest', [], NOTHING],
    ['minitest', 'minitest', MINITEST, [1, 4, 1]],
    ['minitest-v', 'minitest', MINITEST, [1, 4, 1]],
    ['test-unit', 'test-unit', TEST_UNIT, [1, 3, 1]],
    ['test-unit-v', 'test-unit', TEST_UNIT, [1, 3, 1]],
    ['tap-spec', 'tap-spec', TAP_SPEC, [null, 2, null]],
    ['tap-spec-green', 'tap-spec', [], [1, 0, 0]],
    ['junit-console', 'JUnit console', JUNIT5, [2, 4, 1]],
    ['rspec-cart', 'rspec', RSPEC, [1, 3, 1]],
    ['rspec-plain', 'rspec', ['spec/b_spec.rb'], [0, 1, 0]],
    ['rspec-none', 'rspec', [], NOTHING],
    ['phpunit-plain', 'PHPUnit', PHPUNIT, [2, 4, 1]],
    ['phpunit-filter', 'PHPUnit', [], [1, 0, 0]],
    ['phpunit-none', 'PHPUnit', [], NOTHING],
    ['mvn-3.2.5', 'surefire', SUREFIRE, [2, 4, 1]],
    ['mvn-q', 'surefire', SUREFIRE, [2, 4, 1]],
    ['mvn-2.22.2', 'surefire', SUREFIRE, [2, 4, 1]],
    ['mvn-one', 'surefire', [], [1, 0, 0]],
    // A test that passed when it was run again, and one of a nested class, which the console names without that class.
    [
      'mvn-3.6.0',
      'surefire',
      [
        'com.x.CartTest#breaks',
        'com.x.CartTest#rows',
        'com.x.CartTest#takesOff',
        'com.x.CartTest$Inner#deep',
      ],
      [3, 4, 1],
    ],
    // Of a reporter that draws a tree, the list alone names classes.
    [
      'mvn-tree',
      'surefire',
      ['again', 'breaks', 'deep', 'hangs', 'made', 'rows', 'takesOff'].map((name) => `CartTest#${name}`),
      [3, 8, 2],
    ],
    // Surefire gets no names from Kotest.
    ['kotest', 'surefire', ['com.x.CartTest'], [0, 1, 0]],
    [
      'mvn-3.6.0-trimmed',
      'surefire',
      ['breaks', 'deep', 'flaky', 'rows', 'takesOff'].map((name) => `com.x.CartTest#${name}`),
      [2, 5, 1],
    ],
    ['perl-todo', 'TAP', ['test 4'], [1, 1, 2]],
    ['perl-bail', 'TAP', ['Bail out! no db', 'b'], UNTOLD],
    ['prove-bail', 'prove', ['FAILED--Further testing stopped: no db', 't2/a.t > b'], UNTOLD],
    ['several-pnpm', 'mocha', ['cart a > takes off', 'cart b > takes off'], [4, 2, 0]],
    ['several-pnpm-one', 'mocha', ['cart a > takes off', 'cart b > takes off'], [4, 2, 0]],
    ['several-turbo', 'mocha', ['cart a > takes off', 'cart b > takes off'], [4, 2, 0]],
    ['several-turbo-ci', 'mocha', ['cart a > takes off', 'cart b > takes off'], [4, 2, 0]],
    ['several-npm-ws', 'mocha', ['cart a > takes off', 'cart b > takes off'], [4, 2, 0]],
    [
      'exunit-doctest',
      'ExUnit',
      ['doctest Cart.add/2 (1) (CartTest)', 'test takes off (CartTest)'],
      [2, 2, 1],
    ],
    ['doctest-may-fail', 'doctest', ['Scenario: a cart', 'breaks', 'takes off (1+1)'], [2, 3, 1]],
    [
      'vitest-color',
      'vitest',
      [
        'a.test.js > breaks',
        'a.test.js > cart > 1 equals 2',
        'a.test.js > cart > inner > one > takes off (1+1) "q" # $HOME',
        'a.test.js > hooks > never',
        'b.test.js',
      ],
      [4, 5, 2],
    ],
    // The name of an outline is that of its rows.
    [
      'cucumber',
      'cucumber',
      [
        ...['Adds up', 'Hangs', 'Nested', 'Pending', 'Rows', 'Takes off (1+1) "q" # $HOME', 'Throws'],
        'Undefined',
      ],
      [2, 8, 1],
    ],
    // The summary stands twice in GitHub's log, and the step in which a test failed behind its title.
    ['playwright-github', 'Playwright', ['takes off @slow'], [1, 1, 1]],
    // Projects with names of several words; a suite whose hook failed, and a test that failed in each of its runs.
    [
      'vitest-projects',
      'vitest',
      ['a.test.js > hooks', 'a.test.js > is flaky (1+1)', 'b.test.js'],
      [1, 3, 1],
    ],
    // The reporter for GitHub tells each failure a second time.
    ['jest-github', 'jest', ['a.test.js > takes off', 'b.test.js'], [1, 2, 0]],
    // Which of the listed ones may fail, the output does not say.
    ['catch2-may-fail', 'Catch2', ['Scenario: a cart', 'breaks', 'is known', 'takes off (1+1)'], [1, 3, 1]],
    [
      'jest-color',
      'jest',
      [
        'a.test.js > breaks',
        'a.test.js > cart > 1 equals 2',
        'a.test.js > cart > inner > one > takes off (1+1) "q" # $HOME',
        'a.test.js > hooks > never',
        'b.test.js',
      ],
      [4, 5, 2],
    ],
    [
      'playwright-flaky',
      'Playwright',
      ['cart › inner › takes off (1+1) "q" # $HOME', 'hooks › never'],
      [3, 2, 1],
    ],
    [
      'bun-broken',
      'bun',
      [
        'b.test.ts',
        'breaks',
        'cart > 1 equals 2',
        'cart > inner > one > takes off (1+1) "q" # $HOME',
        'hooks > never',
      ],
      [2, 5, 2],
    ],
    [
      'node24-hash',
      'node:test',
      [
        'test/a.test.js > cart > inner > takes off (1+1) "q" # $HOME',
        'test/a.test.js > holds > two',
        'test/a.test.js > hooks > never',
        'test/b.test.js',
      ],
      [2, 5, 2],
    ],
    // The process ended: what became of the other tests is not known.
    ['go-fatal-v', 'go test', ['example.com/shop TestFatal'], UNTOLD],
    ['mvn-2.12.4', 'surefire', JUNIT4, [1, 4, 1]],
    [
      'mvn-nosummary',
      'surefire',
      ['CartTest#bad', 'CartTest#err', 'CartTest#slow', 'PriceTest#open'],
      UNTOLD,
    ],
    ['junitcore', 'JUnitCore', JUNIT4, [null, 4, null]],
    ['junitcore-green', 'JUnitCore', [], [1, 0, null]],
    ['gradle-4.4.1', 'Gradle', [...JUNIT4.slice(0, 3), 'com.x.PriceTest#classMethod'], [1, 4, 1]],
    ['gradle', 'Gradle', ['CartTest > rows(int) > [2] 2', 'CartTest#bad'], [4, 2, 1]],
    ['jasmine', 'jasmine', ['cart takes off'], [1, 1, 1]],
    ['bun', 'bun', ['median > takes the middle'], [1, 1, 1]],
    ['deno', 'deno test', ['median ... is two', 'takes the middle'], [1, 2, 1]],
    ['playwright', 'Playwright', ['median › takes the middle'], [1, 1, 0]],
    ['playwright-all', 'Playwright', PLAYWRIGHT, [3, 2, 1]],
    ['playwright-json', 'JSON of Playwright', PLAYWRIGHT, [3, 2, 1]],
    ['playwright-broken', 'Playwright', ['pw2/b.spec.js'], UNTOLD],
    ['playwright-none', 'Playwright', [], NOTHING],
    ['vitest-json', 'JSON of jest and vitest', [...VITEST_SHOP, 'b.test.js', 'c.test.js'], [1, 4, 2]],
    ['vitest-notes', 'vitest', [...VITEST_SHOP, 'b.test.js'], UNTOLD],
    ['mocha-json-stream', 'JSON stream of mocha', MOCHA_SHOP, [2, 3, 1]],
    ['mocha-tap', 'TAP', MOCHA_SHOP, [2, 3, 1]],
    [
      'node24-dots',
      'dots of node:test',
      ['node/a.test.js > adds (1+1)', 'node/a.test.js > sub', 'node/broken.test.js'],
      UNTOLD,
    ],
    ['tap-min', 'tap-min', ['must throw', 'sum of two'], UNTOLD],
    ['bats-pretty', 'bats', ['adds (1+1)', 'calls helper'], [2, 2, 1]],
    ['bats-tap13', 'TAP', ['adds (1+1)', 'calls helper'], [2, 2, 1]],
    ['prove', 'prove', ['t/a.t > adds (1+1)', 't/a.t > inner', 't/b.t', 't/syntax.t'], [4, 4, 1]],
    ['prove-none', 'prove', [], NOTHING],
    ['perl', 'TAP', ['adds (1+1)', 'inner > deep'], [1, 2, 2]],
    ['busted', 'busted', ['busted/broken_spec.lua', 'cart adds (1+1)', 'cart inner throws'], [3, 3, 1]],
    ['exunit', 'ExUnit', ['test throws (CartTest)', 'test total adds (1+1) (CartTest)'], [1, 2, 1]],
    ['ginkgo', 'ginkgo', ['cart [It] breaks', 'cart inner [It] takes off (1+1)'], [1, 2, 1]],
    ['gtest', 'GoogleTest', ['Cart.Adds', 'Cart.Throws', 'Rows/P.One/1'], [2, 3, 1]],
    ['catch2', 'Catch2', ['adds (1+1)', 'sections', 'throws'], [1, 3, 0]],
    ['catch2-green', 'Catch2', [], [1, 0, 0]],
    [
      'catch2-3',
      'Catch2',
      [
        'Scenario: a cart',
        'Scenario: a cart with a name of more than seventy-nine characters that is a scenario, too, and has sections',
        'a name of more than seventy-nine characters, which the console of Catch2 breaks into two or more lines, each of which is a part of it',
        'a, b [c] "d" e\\f *',
        'aNameOfMoreThanSeventyNineCharactersWithoutAnyBlankWhichTheConsoleOfCatch2HasToBreakSomewhereInTheMiddle',
        'breaks',
        'is known',
        'rows',
        'takes off (1+1)',
        'two sections of one title',
        'ünïcode → 名前',
      ],
      [2, 10, 2],
    ],
    ['doctest', 'doctest', ['adds (1+1)', 'sections', 'throws'], [1, 3, 1]],
    [
      'nextest',
      'cargo nextest',
      ['cart tests::deep::bad', 'cart tests::result', 'cart::flow integrates'],
      [2, 3, 1],
    ],
    [
      'rspec-json',
      'JSON of rspec',
      [
        'Cart #total adds (1+1)',
        'Cart #total is expected to eq 2',
        'Cart #total same',
        'Cart hooks never',
        'Cart top $HOME "q"',
        'Thing behaves like a thing is one',
      ].map((id) => `spec/cart_spec.rb > ${id}`),
      [2, 6, 3],
    ],
    [
      'phpunit-testdox',
      'PHPUnit',
      ['Cart > Adds', 'Cart > Rows with data set "two (2)"', 'Cart > Throws'],
      [2, 3, 1],
    ],
    ['nose2-missing', 'unittest', ['nosuch'], [0, 1, 0]],
    ['uvu', 'uvu', ['takes off'], [1, 1, 1]],
    ['tape-faucet', 'faucet', ['takes off'], [null, 1, null]],
    ['tape-tap-dot', 'tap-dot', ['two'], [null, 1, null]],
    [
      'node24-junit',
      'JUnit XML',
      ['n/a.test.js > cart > takes off', 'n/b.test.js > cart > takes off'],
      [4, 2, 2],
    ],
    ['mocha-json', 'JSON of mocha', ['cart takes off'], [2, 1, 1]],
    ['vitest-tap', 'TAP', ['a.test.mjs > cart > takes off'], UNTOLD],
    ['gotestsum', 'gotestsum', ['cart TestTakesOff/sub_one'], [2, 2, 1]],
    ['green', 'green', ['tests.test_a.CartTest.test_takes_off'], [1, 1, 1]],
    ['stestr', 'stestr', ['tests.test_a.CartTest.test_takes_off'], [1, 1, 1]],
    ['behave', 'behave', ['takes off'], [1, 1, 0]],
    ['behave-errored', 'behave', ['takes off', 'breaks', 'unknown'], [1, 3, 0]],
    ['robot', 'Robot Framework', ['Takes Off'], [1, 1, 0]],
    ['nose2', 'unittest', ['tests.test_a.CartTest.test_takes_off', 'tests.test_a.test_bad'], [2, 2, 1]],
    [
      'pytest9-pretty',
      'pytest',
      ['tests/test_a.py::CartTest::test_takes_off', 'tests/test_a.py::test_bad'],
      [2, 2, 1],
    ],
    ['dotnet', 'dotnet test', ['Shop.Tests.CartTest.Bad', 'Shop.Tests.CartTest.Rows(a: 2)'], [3, 2, 1]],
  ])('%s', (name, runner, ids, [passed, failed, skipped]) => {
    const report = read(name);
    expect(report?.failures.map(({ id }) => id)).toEqual([...ids].toSorted());
    expect(report).toMatchObject({ source: `output of ${runner}`, passed, failed, skipped });
  });

  test.each(['cargo-build', 'mvn-none'])('%s tells of no test', (name) => {
    expect(read(name)).toBeNull();
  });
});

describe('where and why', () => {
  test.each<readonly [string, string, string | null, number | null, string]>([
    [
      'pytest9-v',
      'tests/test_cart.py::test_bad',
      'tests/test_cart.py',
      4,
      'AssertionError: total is wrong - really',
    ],
    ['unittest-3.13.0', 'tests.test_a.TestA.test_err', 'tests/test_a.py', 9, 'ValueError: no'],
    [
      'vitest',
      'vt/a.test.js > each 1 > gives 2',
      'vt/a.test.js',
      7,
      'AssertionError: expected 1 to be 2 // Object.is equality',
    ],
    ['jest', 'jt/a.spec.js > top $HOME "q"', 'jt/a.spec.js', 7, 'boom'],
    ['mocha', 'cart > inner > adds (1+1)', 'mt/a.mocha.js', 3, 'AssertionError [ERR_ASSERTION]: 2 == 3'],
    ['node24-spec', NODE[0] ?? '', 'test/a.test.js', 3, 'AssertionError [ERR_ASSERTION]: 2 == 3'],
    ['node20-tap', NODE[1] ?? '', 'test/a.test.js', 8, 'boom'],
    ['go-v', 'example.com/shop/cart TestTable/x/y', null, null, 'cart_test.go:11: no "x/y"'],
    ['go-text-v', GO_TEXT[0] ?? '', null, null, 'cart_test.go:22: no two'],
    ['go-text-json', GO_TEXT[0] ?? '', null, null, 'cart_test.go:22: no two'],
    ['eunit-v', EUNIT[0] ?? '', 'test/cart_tests.erl', 8, 'error:boom'],
    ['go-plain', 'example.com/shop/cart TestBad', null, null, 'cart_test.go:7: total = 1, want 2'],
    ['go-testify', 'example.com/tf TestA', null, null, TESTIFY],
    ['go-testify-v', 'example.com/tf TestA', null, null, TESTIFY],
    ['go-testify-json', 'example.com/tf TestA', null, null, TESTIFY],
    [
      'cargo-nofailfast',
      'cart tests::deep::bad',
      'cart/src/lib.rs',
      15,
      'assertion `left == right` failed: sum is wrong',
    ],
    [
      'cargo-nofailfast',
      'cart cart/src/lib.rs - add',
      'cart/src/lib.rs',
      2,
      'assertion `left == right` failed',
    ],
    ['rspec-cart', RSPEC[0] ?? '', 'spec/cart_spec.rb', 3, 'expected: 3'],
    ['phpunit-plain', PHPUNIT[0] ?? '', 'tests/CartTest.php', 6, 'total is wrong'],
    [
      'mvn-3.2.5',
      'com.x.CartTest#rows',
      null,
      10,
      'org.opentest4j.AssertionFailedError: expected: <1> but was: <2>',
    ],
    ['pytest9-rN', UNLISTED[2] ?? '', 'tests/test_cart.py', 10, 'AssertionError: total is wrong - really'],
    ['ava', AVA[0] ?? '', 'test/cart.js', 2, '- 2, + 3'],
    ['tape', TAPE[0] ?? '', 'tape.js', 2, 'equal: expected 3, not 2'],
    [
      'tape-broken-off',
      'throws for a deep one',
      'a.js',
      5,
      "TypeError: Cannot read properties of undefined (reading 'b')",
    ],
    ['node-tap16', NODE_TAP[0] ?? '', 'test/cart.js', 22, 'compared: expected Object {, not Array ['],
    ['node-tap16', NODE_TAP[1] ?? '', 'cart.js', 3, 'TypeError'],
    ['node-tap16', NODE_TAP[2] ?? '', 'test/cart.js', 11, '===: expected 3, not -3'],
    ['bats-pretty', 'calls helper', 'bats/a.bats', 7, "`helper' failed"],
    ['bats-tap13', 'calls helper', 'bats/a.bats', 7, "`helper' failed"],
    ['prove', 't/a.t > adds (1+1)', 't/a.t', 2, "got: '2'"],
    ['perl', 'adds (1+1)', 't/a.t', 2, "got: '2'"],
    ['busted', 'cart inner throws', 'busted/cart_spec.lua', 5, 'busted/cart_spec.lua:5: boom'],
    ['busted', 'busted/broken_spec.lua', 'busted/broken_spec.lua', 1, "')' expected near '('"],
    ['exunit', 'test throws (CartTest)', 'test/cart_test.exs', 11, '** (RuntimeError) boom'],
    ['gtest', 'Rows/P.One/1', 'g.cpp', 8, 'Expected equality of these values:'],
    ['catch2', 'sections', 'c.cpp', 5, 'CHECK( 2 == 3 )'],
    ['doctest', 'throws', 'd.cpp', 7, 'test case THREW exception: boom'],
    ...['cargo-nocapture', 'nextest-retries', 'nextest-final'].map(
      (name) => [name, 'shop tests::takes_off', 'src/lib.rs', 8, 'assertion `left == right` failed'] as const,
    ),
    ['nextest', 'cart::flow integrates', 'tests/flow.rs', 1, 'boom'],
    ['node24-dots', 'node/a.test.js > sub', 'node/a.test.js', 4, 'Error: boom'],
    ['tap-min', 'must throw', 'tape/a.js', 5, ''],
    ['playwright-json', PLAYWRIGHT[1] ?? '', 'pw/a.spec.js', 6, 'TypeError: boom'],
    ['rspec-json', 'spec/cart_spec.rb > Cart hooks never', 'spec/cart_spec.rb', 12, 'no set-up'],
    ['phpunit-testdox', 'Cart > Throws', 'tests/CartTest.php', 7, 'RuntimeException: boom'],
    ['cucumber', 'Throws', 'features/cart.feature', 12, 'TypeError: boom'],
    ['cucumber', 'Pending', 'features/cart.feature', 10, ''],
    [
      'go-parallel-v',
      'example.com/shop/cart TestRows/of_1',
      null,
      null,
      'cart_test.go:13: 1 squared is not 2',
    ],
    ['go-parallel-v', 'example.com/shop/price', null, null, 'no database'],
    [
      'go-parallel-v',
      'example.com/shop/broken',
      null,
      null,
      'broken/broken_test.go:8:45: fmt.Printf format %d has arg "x" of wrong type string',
    ],
    ['gotestsum-dots', 'cart Example_rows', null, null, 'got:'],
    [
      'pytest9-reruns',
      'tests/test_cart.py::TestCart::test_rows',
      'tests/test_cart.py',
      15,
      'AssertionError: 1 != 2',
    ],
    ['meson', 'shop:crash', null, null, 'killed by signal 6 SIGABRT'],
    // What follows in the trace is of Python and of trial.
    ['trial', UNITTEST_SHOP[0] ?? '', 'tests/test_a.py', 33, "AssertionError: 'x' not found in 'abc'"],
    ['trial', 'tests.test_b', 'tests/test_b.py', 1, "ModuleNotFoundError: No module named 'nowhere'"],
    ['django-parallel', UNITTEST_SHOP[2] ?? '', 'tests/test_a.py', 10, 'AssertionError: 2 != 1'],
    ['vitest-notes', 'a.test.js > top', 'a.test.js', 3, 'TypeError: boom'],
    ['bats', 'adds (1+1)', 'a.bats', 1, '`@test "adds (1+1)" { [ 2 = 3 ]; }\' failed'],
    ['ctest', 'gone', null, null, 'Not Run'],
    ['ctest-v', 'cart_bad', null, null, 'cart.c:12: total is 1, want 2'],
    ['minitest', MINITEST[1] ?? '', 'test/cart_test.rb', 8, 'ArgumentError: boom'],
    ['junitcore', JUNIT4[1] ?? '', null, 7, 'java.lang.IllegalStateException: boom'],
    ['junit-console', 'CartTest#raises', null, 8, 'java.lang.IllegalStateException: no total'],
    ['test-unit', 'CartTest#test_adds', 'cart_test.rb', 3, 'sum'],
    ['test-unit-v', 'CartTest#test_raises', 'cart_test.rb', 5, 'ArgumentError: no total'],
    ['tap-spec', 'adds > sum of two', 'cart.test.js', 2, 'sum of two'],
    [
      'dotnet',
      'Shop.Tests.CartTest.Bad',
      'Shop.Tests/CartTest.cs',
      9,
      'Assert.Equal() Failure: Values differ',
    ],
  ])('%s: %s', (name, id, file, line, message) => {
    const failure = read(name)?.failures.find((each) => each.id === id);
    expect(failure).toMatchObject({ id, file, line, message });
  });
});

/** What the executable of a test of ctest prints, and what is told of it. */
test.each<readonly [string, string, string | null, number | null, string]>([
  [
    'Unity',
    'test/cart.c:9:test_ok:PASS\ntest/cart.c:7:test_bad:IGNORE: not now\nsum\ntest/cart.c:5:test_sum:FAIL: Expected 1 Was 2\n\n3 Tests 1 Failures 1 Ignored\nFAIL',
    'test/cart.c',
    5,
    'Expected 1 Was 2',
  ],
  [
    'GoogleTest',
    '[==========] Running 2 tests from 1 test suite.\n[ RUN      ] Cart.Adds\ng.cpp:2: Failure\nExpected equality of these values:\n  2\n[  FAILED  ] Cart.Adds (0 ms)',
    'g.cpp',
    2,
    'Expected equality of these values:',
  ],
  [
    'assert of C',
    "cart_test: test/cart.c:12: main: Assertion `total == 3' failed.",
    'test/cart.c',
    12,
    "main: Assertion `total == 3' failed.",
  ],
  ['a crash after tests that passed', 'test/cart.c:9:test_ok:PASS', null, null, 'SEGFAULT'],
  ['words', 'test/cart.c:9: sums up\ntotal is 1, want 2', null, null, 'test/cart.c:9: sums up'],
])('ctest: what %s printed tells place and message', (_, printed, file, line, message) => {
  const output = `1/1 Test #1: cart ....***Failed    0.00 sec\n${printed}\n\n0% tests passed, 1 tests failed out of 1\n\nThe following tests FAILED:\n\t  1 - cart (SEGFAULT)\n`;
  expect(readTestOutput(output)?.failures).toEqual([{ id: 'cart', file, line, message }]);
});

test.each<readonly [string, string, string[], string]>([
  [
    'a stack that overflowed',
    "thread 'tests::deep' (21698) has overflowed its stack\nfatal runtime error: stack overflow, aborting",
    ['cart tests::deep'],
    "thread 'tests::deep' (21698) has overflowed its stack",
  ],
  [
    'a panic in a destructor, beside a test that passed',
    "thread 'tests::ok' (7) panicked at src/a.rs:1:1:\nwanted\nthread 'tests::deep' (8) panicked at src/lib.rs:9:5:\nunreachable\nthread caused non-unwinding panic. aborting.",
    ['cart tests::deep'],
    'unreachable',
  ],
  ['a signal that no test tells of', 'all is well', [], ''],
])('cargo: %s ends the binary, and the test whose thread says so failed', (_, printed, ids, message) => {
  const output = `     Running unittests src/lib.rs (target/debug/deps/other-0123456789abcdef)

running 1 test
test a ... ok

test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s

     Running unittests src/lib.rs (target/debug/deps/cart-0123456789abcdef)

running 3 tests
test tests::ok ... ok
${printed}
error: test failed, to rerun pass \`--lib\`

Caused by:
  process didn't exit successfully: \`target/debug/deps/cart-0123456789abcdef\` (signal: 6, SIGABRT: process abort signal)
`;
  const report = readTestOutput(output);
  expect(report).toMatchObject({ passed: 1, failed: ids.length });
  expect(report?.failures.map(({ id }) => id)).toEqual(ids);
  expect(report?.failures[0]?.message ?? '').toBe(message);
});

const RERUN = 'error: test failed, to rerun pass `--lib`';
const RESULT =
  'test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s';
const SECTION = `test a ... ok\ntest b ... FAILED\n\nfailures:\n\nfailures:\n    b\n\n${RESULT}\n${RERUN}`;

test.each<readonly [string, string, string[]]>([
  ['the line of a failed binary', `${RERUN}\n${SECTION}`, ['b']],
  [
    'a false result',
    `test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n${SECTION}`,
    ['b'],
  ],
  [
    'the line of a failed binary, and crashes',
    `${RERUN}\nthread 'c' (7) has overflowed its stack\n${RERUN}\n\nrunning 2 tests\n${SECTION}`,
    ['b', 'c'],
  ],
])('cargo: a test that prints %s hides no result', (_, printed, ids) => {
  const report = readTestOutput(`running 2 tests\n${printed}\n`);
  expect(report).toMatchObject({ passed: 1, failed: ids.length });
  expect(report?.failures.map(({ id }) => id)).toEqual(ids);
});

test('a file is named from the root, also where a launcher changed the folder', () => {
  const tracked = ['tests/test_cart.py', 'a/same.py', 'b/same.py'];
  const tree = { isFile: (path: string) => tracked.includes(path), paths: () => tracked };
  const report = read('tox');
  const files = (found: TestReport | null): readonly (string | null | undefined)[] =>
    found === null ? [] : placeFailures(found, '.', tree).failures.map(({ file }) => file);
  expect(new Set(files(report))).toEqual(new Set(['tests/test_cart.py']));
  const whole = '/home/me/shop/tests/test_cart.py';
  const absolute = {
    id: `${whole} > adds`,
    file: whole,
    line: 3,
    message: '',
    parts: { file: whole, name: 'adds' },
  };
  expect(report && placeFailures({ ...report, failures: [absolute] }, '.', tree).failures).toEqual([
    {
      id: 'tests/test_cart.py > adds',
      file: 'tests/test_cart.py',
      line: 3,
      message: '',
      parts: { file: 'tests/test_cart.py', name: 'adds' },
    },
  ]);
  const same = { id: 'same.py::test_a', file: 'same.py', line: 1, message: '' };
  expect(files(report && { ...report, failures: [same] })).toEqual([null]);
});

test('dotnet writes its totals in lines of their own with `--verbosity normal`', () => {
  const printed = `  Passed Shop.CartTest.Adds [2 ms]
  Failed Shop.CartTest.Bad [1 ms]
  Error Message:
   Assert.Equal() Failure
  Stack Trace:
     at Shop.CartTest.Bad() in /home/me/shop/CartTest.cs:line 9

Test Run Failed.
Total tests: 4
     Passed: 2
     Failed: 1
    Skipped: 1
 Total time: 0.8747 Seconds
`;
  expect(readTestOutput(printed)).toMatchObject({
    source: 'output of dotnet test',
    passed: 2,
    failed: 1,
    skipped: 1,
  });
});

describe('an output of several runners', () => {
  const pairs = [
    ['pytest9-nosummary', 'pytest9-green'],
    ['vitest', 'vitest'],
    ['jest', 'jest'],
    ['mocha', 'mocha'],
    ['rspec-plain', 'rspec-plain'],
    ['minitest', 'minitest'],
    ['test-unit', 'test-unit'],
    ['phpunit-plain', 'phpunit-plain'],
    ['unittest-3.13.0', 'unittest-3.13.0-green'],
    ['node24-spec', 'node24-green'],
    ['jasmine', 'jasmine'],
    ['playwright', 'playwright'],
    ['mocha', 'pytest9-green'],
    ['vitest', 'phpunit-plain'],
  ] as const;

  test.each(pairs)('has the counts and names of both: %s, then %s', (first, second) => {
    const [one, other] = [read(first), read(second)];
    const both = readTestOutput(`${outputOf(first)}\n${outputOf(second)}`, 2);
    const sum = (key: 'passed' | 'failed' | 'skipped') => (one?.[key] ?? 0) + (other?.[key] ?? 0);
    expect(both).toMatchObject({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') });
    const names = new Set([one, other].flatMap((report) => report?.failures.map(({ id }) => id) ?? []));
    expect(both?.failures.map(({ id }) => id)).toEqual([...names].toSorted());
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 78],
  ])('where there are more summaries than the %i runners, the last alone counts', (called, passed) => {
    const printed = ['68', '9', '1'].map((count) => `===== ${count} passed in 1.00s =====`).join('\n');
    expect(readTestOutput(printed, called)).toMatchObject({ passed, failed: 0, skipped: 0 });
  });
});

describe('a red run and the green one after the right fix', () => {
  const isPlain = (path: string): boolean => path.endsWith('plain.test.mjs');
  test.each([
    ['unittest-3.13.0-doctests', 'unittest-3.13.0-doctests-green'],
    ['node24-plain', 'node24-plain-green'],
    ['node20-plain-tap', 'node20-plain-tap-green'],
  ])('%s: as many tests ran', (red, green) => {
    const [before, after] = [red, green].map((name) => readTestOutput(outputOf(name), 1, isPlain));
    expect(weakerThan(before ?? undefined, after ?? undefined)).toBeNull();
    const fewer = outputOf(green)
      .replace(/^Ran 6/m, 'Ran 5')
      .replace(/^((?:ℹ|#) pass) 3$/m, '$1 2');
    const without = readTestOutput(fewer, 1, isPlain) ?? undefined;
    expect(weakerThan(before ?? undefined, without)).toMatch(/^fewer tests ran than at base/);
  });

  test('a file that node reports as passed, and that may hold tests, counts for none', () => {
    const [before, after] = ['node24-plain', 'node24-plain-green'].map((name) => read(name) ?? undefined);
    expect(weakerThan(before, after)).toBe('fewer tests ran than at base: 2 of 3');
  });

  test('what unittest says ran is added to the tests of another runner', () => {
    const both = `${outputOf('unittest-3.13.0-doctests')}\n${outputOf('node24-plain')}`;
    expect(readTestOutput(both, 2)).toMatchObject({ passed: 4, failed: 8, ran: 9 });
  });
});

test('what packages printed in turn is read by itself only where several of them ran tests', () => {
  const nested = `\n> tool@1.0.0 test\n> echo nothing\n\n${outputOf('mocha')}`;
  expect(readTestOutput(nested)).toMatchObject({ passed: 1, failed: 3, skipped: 1 });
});

test.each([
  ['turbo', '@shop/web:test: '],
  ['pnpm', 'packages/web test: '],
  ['yarn', '[@shop/web]: '],
  ['concurrently', '[0] '],
  ['docker compose', 'web-1  | '],
  ['lerna', '@shop/web: '],
])('lines that %s marks are read without their marks, and by the program that printed them', (_, mark) => {
  const marked = (name: string, prefix: string) =>
    outputOf(name)
      .split('\n')
      .map((line) => prefix + line);
  const [one, other] = [marked('jest', mark), marked('pytest9-v', mark.replace(/web|0/, 'api'))];
  const mixed = one.flatMap((line, at) => [line, ...(other[at] === undefined ? [] : [other[at]])]);
  const report = readTestOutput(['$ all of them', ...mixed, ...other.slice(one.length)].join('\n'));
  expect(report).toMatchObject({ passed: 5, failed: 13, skipped: 3 });
  expect(report?.failures.map(({ id }) => id)).toEqual([...JEST, ...PYTEST].toSorted());
});

test.each(['go test -v', 'TAP'])('%s: a false end that a running test prints is none', (kind) => {
  const printed = {
    'go test -v':
      '=== RUN   TestA\nFAIL\texample.com/x\t0.1s\n--- PASS: TestA (0.00s)\nPASS\nok  \texample.com/x\t0.1s\n',
    TAP: 'Bail out! now\n',
  }[kind];
  expect(readTestOutput(printed ?? '')?.failures ?? []).toEqual([]);
});

test('TAP without numbers is read', () => {
  expect(
    readTestOutput('TAP version 13\nok - adds\nnot ok - takes off\nok # SKIP later\n1..3\n'),
  ).toMatchObject({
    passed: 1,
    failed: 1,
    skipped: 1,
    failures: [{ id: 'takes off' }],
  });
});

test.each(['go test -v', 'go test -json'])('%s: a subtest that is gone is missed', (kind) => {
  const outputs = (results: Readonly<Record<string, 'PASS' | 'FAIL'>>, end: 'ok  ' | 'FAIL'): string => {
    const verbose = Object.entries(results).flatMap(([name, verdict]) => [
      `=== RUN   ${name}`,
      `${name.includes('/') ? '    ' : ''}--- ${verdict}: ${name} (0.00s)`,
    ]);
    const json = Object.entries(results).map(([Test, verdict]) =>
      JSON.stringify({ Action: verdict.toLowerCase(), Package: 'example.com/x', Test }),
    );
    return kind === 'go test -v'
      ? [...verbose, `${end}\texample.com/x\t0.004s`, ''].join('\n')
      : [
          ...json,
          JSON.stringify({ Action: end === 'FAIL' ? 'fail' : 'pass', Package: 'example.com/x' }),
        ].join('\n');
  };
  const whole = {
    TestA: 'PASS',
    'TestA/x': 'PASS',
    TestB: 'PASS',
    'TestB/p': 'PASS',
    'TestB/q': 'PASS',
  } as const;
  const { 'TestB/q': _gone, ...fewer } = whole;
  const red = { ...whole, TestA: 'FAIL', 'TestA/x': 'FAIL' } as const;
  const base = readTestOutput(outputs(red, 'FAIL')) ?? undefined;
  expect(base).toMatchObject({ passed: 3, failed: 1 });
  expect(weakerThan(base, readTestOutput(outputs(whole, 'ok  ')) ?? undefined)).toBeNull();
  expect(weakerThan(base, readTestOutput(outputs(fewer, 'ok  ')) ?? undefined)).toBe(
    'fewer tests ran than at base: 4 of 5',
  );
});

describe('GoogleTest', () => {
  const SHOP = `Running main() from ./googletest/src/gtest_main.cc
[==========] Running 3 tests from 1 test suite.
[----------] Global test environment set-up.
[----------] 3 tests from A
[ RUN      ] A.one
[       OK ] A.one (0 ms)
[ RUN      ] A.two
no newlineone.cc:4: Failure
Expected equality of these values:
  2
  3
[  FAILED  ] A.two (0 ms)
[ RUN      ] A.three
one.cc:5: Failure
Expected equality of these values:
  4
  3
[  FAILED  ] A.three (0 ms)
[----------] 3 tests from A (0 ms total)

[----------] Global test environment tear-down
[==========] 3 tests from 1 test suite ran. (0 ms total)
[  PASSED  ] 1 test.
[  FAILED  ] 2 tests, listed below:
[  FAILED  ] A.two
[  FAILED  ] A.three

 2 FAILED TESTS
`;
  const brief = SHOP.replace(/^\[(?: RUN|-{10}| {7}OK| {2}FAILED {2}\] \d| {2}FAILED {2}\] \S+$).*\n/gm, '');

  test.each([
    ['as it is', SHOP],
    ['--gtest_print_time=0', SHOP.replace(/ \(\d+ ms(?: total)?\)$/gm, '')],
    ['--gtest_brief=1 --gtest_print_time=0', brief.replace(/ \(\d+ ms(?: total)?\)$/gm, '')],
    ['text before the result', SHOP.replace('[  FAILED  ] A.two (0', 'done$&')],
    ['results that cannot be read', SHOP.replace(/^.*FAILED.*\(0 ms\)$/gm, '$& done')],
    ['the results of others', SHOP.replace('no newline', '[  FAILED  ] B.x (0 ms)\nsaid [  FAILED  ] B.y\n')],
  ])('%s', (_, output) => {
    const report = readTestOutput(output);
    expect(report?.failures.map(({ id }) => id)).toEqual(['A.three', 'A.two']);
    expect(report).toMatchObject({ passed: 1, failed: 2, skipped: 0 });
  });

  test('a test that ended an earlier program has failed, and not one that printed how another starts', () => {
    const crash = `Running main() from ./googletest/src/gtest_main.cc
[==========] Running 1 test from 1 test suite.
[----------] Global test environment set-up.
[----------] 1 test from C
[ RUN      ] C.dies
bash: line 33: 27040 Aborted                 ./crash
`;
    const printed = SHOP.replace('[       OK ] A.one', '[ RUN      ] B.x\n$&');
    const report = readTestOutput(crash + printed);
    expect(report?.failures.map(({ id }) => id)).toEqual(['A.three', 'A.two', 'C.dies']);
    expect(report).toMatchObject({ passed: null, failed: null });
  });
});

test('TAP of node: a test whose title is that of a test with failing subtests in an earlier file', () => {
  const printed = `TAP version 13
# Subtest: cart
    # Subtest: adds
    not ok 1 - adds
      ---
      location: '/home/me/shop/a.test.js:2:37'
      failureType: 'testCodeFailure'
      error: 'sub'
      ...
    1..1
not ok 1 - cart
  ---
  location: '/home/me/shop/a.test.js:2:1'
  failureType: 'subtestsFailed'
  error: '1 subtest failed'
  ...
# Subtest: cart
not ok 2 - cart
  ---
  location: '/home/me/shop/b.test.js:2:1'
  failureType: 'testCodeFailure'
  error: 'own'
  ...
1..2
# tests 3
# suites 0
# pass 0
# fail 3
# cancelled 0
# skipped 0
# todo 0
# duration_ms 400
`;
  expect(
    readTestOutput(printed)
      ?.failures.map(({ message }) => message)
      .toSorted(),
  ).toEqual(['own', 'sub']);
});

test.each([
  [
    'no totals',
    (length: number) => `Ran 1 test in 0.1s using 2 processes\n\nFAILED (${'a=11'.repeat(length)}`,
  ],
  [
    'a long trace',
    (length: number) =>
      `Failure in tests.A.test_a\n${'  File "a.py", line 1, in b\n'.repeat(length)}\nRan 1 test in 0.1s using 2 processes\n\nFAILED (failures=1)\n`,
  ],
])('green: %s is read in linear time', async (_, output) => {
  await expectLinear(4000, (length) => readTestOutput(output(length)));
});

test('of summaries that stand inside of one that counts, none is added up', () => {
  const printed = [
    'ℹ tests 4',
    'ℹ pass 4',
    '3 runs, 3 assertions, 0 failures, 0 errors, 0 skips',
    '===== 2 passed in 0.10s =====',
    'ℹ fail 0',
    'ℹ duration_ms 5',
  ];
  expect(readTestOutput(printed.join('\n'), 3)).toMatchObject({ passed: 4, failed: 0 });
});

describe('an output that lies', () => {
  test('the summary that stands last is the runner’s', () => {
    const forged = `${outputOf('vitest')}\n${outputOf('pytest9-v')}`;
    expect(readTestOutput(forged)?.source).toBe('output of pytest');
  });

  test('a list of failures that is longer than the summary says leaves the counts untold', () => {
    const forged = outputOf('pytest9-v').replace(
      /(=+ short test summary info =+\n)/,
      '$1FAILED tests/test_fake.py::test_forged - no\nFAILED tests/test_fake.py::test_more - no\n',
    );
    const report = readTestOutput(forged);
    expect(report?.failures.map(({ id }) => id)).toContain('tests/test_cart.py::test_bad');
    expect(report).toMatchObject({ passed: null, failed: null, skipped: null });
  });

  test('go test -json and -v name no test that a test printed; plain go test may', () => {
    expect(read('go-v')?.failures.map(({ id }) => id)).toEqual(GO);
    expect(read('go-plain')?.failures.map(({ id }) => id)).toEqual(['example.com/forged TestForged', ...GO]);
  });

  test.each(['', '\n', 'hello', '\u001b[31mred', 'FAILED', '{"Action":', '=== short test summary info ==='])(
    '%j tells nothing',
    (output) => {
      expect(readTestOutput(output)).toBeNull();
    },
  );

  test('all ids are kept, up to 1 MiB, and a list that was cut is marked', () => {
    const lines = Array.from(
      { length: 5000 },
      (_, at) => `FAILED tests/test_a.py::test_${at} - ${'x'.repeat(900)}`,
    );
    const output = `${'='.repeat(20)} short test summary info ${'='.repeat(20)}\n${lines.join('\n')}\n===== 5000 failed in 1.00s =====\n`;
    const report = readTestOutput(output);
    expect(report).toMatchObject({ failed: 5000, passed: 0 });
    expect(report?.cut).toBe(true);
    expect(JSON.stringify(report).length).toBeLessThan(1.2 * 1024 * 1024);
    const short = readTestOutput(output.replaceAll(/x{900}/g, 'x'));
    expect(short?.failures).toHaveLength(5000);
    expect(short).not.toHaveProperty('cut');
    expect(report?.failures.every(({ message }) => message.length <= 300)).toBe(true);
  });

  test('a long output of noise is read in linear time', async () => {
    const noise = [
      ' ● ',
      ' FAIL  a > b',
      '  1) x',
      '--- FAIL: T (0.00s)',
      '='.repeat(70),
      '* '.repeat(200),
      'not ok 1 - x',
      '____ test_x ____',
      '  1) Failure:',
    ];
    await expectLinear(8000, (length) =>
      readTestOutput(Array.from({ length }, (_, at) => noise[at % noise.length]).join('\n')),
    );
  });
});

test.each<readonly [string, (at: number) => string, string]>([
  ['ava', (at) => `  ✘ [fail]: t${at}`, '  ─\n\n  5 tests failed'],
  ['pytest', (at) => `FAILED a.py::t${at}`, '=== 9 failed in 1.00s ==='],
  ['ctest', (at) => `\t  ${at} - t${at} (Failed)`, '5% tests passed, 9 tests failed out of 18'],
  [
    'test-unit',
    (at) => `${'='.repeat(79)}\nFailure: t${at}(A)`,
    '9 tests, 9 assertions, 9 failures, 0 errors, 0 pendings, 0 omissions, 0 notifications',
  ],
  [
    'junit console',
    (at) =>
      `Failures (9):\n  MethodSource [className = 'A', methodName = 't${at}', methodParameterTypes = '']`,
    '[         9 tests failed          ]',
  ],
  [
    'tap-spec',
    (at) => `  Failed Tests: There were 9 failures\n    t${at}\n      ✖ a${at}`,
    '  total:     9\n  failing:   9',
  ],
  ['ExUnit', (at) => `  1) test t${at} (A)\n     a.exs:4`, 'Finished in 0.03 seconds\n9 tests, 9 failures'],
  [
    'GoogleTest',
    (at) => `[ RUN      ] A.t${at}\na.cc:3: Failure\nsum`,
    '[==========] 9 tests from 1 test suite ran. (0 ms total)',
  ],
  [
    'prove',
    (at) => `#   Failed test 't${at}'\n#   at t/${at}.t line 2.\nt/${at}.t (Wstat: 1 Tests: 1 Failed: 1)`,
    'Files=9, Tests=9,  0 wallclock secs\nResult: FAIL',
  ],
  ['minitest', (at) => `  1) Failure:\nA#t${at}:`, '9 runs, 9 assertions, 9 failures, 0 errors, 0 skips'],
])('many failures of %s are read in linear time', async (_, line, totals) => {
  await expectLinear(4000, (length) =>
    readTestOutput(
      `=== short test summary info ===\n${Array.from({ length }, (__, at) => line(at)).join('\n')}\n${totals}\n`,
    ),
  );
});

describe('an id is one printable line, whatever a report names its test', () => {
  test('in JUnit XML', () => {
    const name = 'adds&#10;Mended: `b`&#x2028;c &#x202E;de';
    const found = readJunitXml(
      `<testsuite><testcase classname="a b" name="${name}"><failure/></testcase></testsuite>`,
    );
    if (found === null) throw new Error('no report');
    const [failure] = toReport('report.xml', found).failures;
    expect(failure?.id).toBe('a b > adds\ufffdMended: `b`\ufffdc \ufffdde');
  });

  test('in JSON', () => {
    const event = { Action: 'fail', Package: 'example.com/x', Test: 'TestA/x\r\nMended: `b`' };
    const report = readTestOutput(`${JSON.stringify(event)}\n`);
    expect(report?.failures.map(({ id }) => id)).toEqual(['example.com/x TestA/x\ufffdMended: `b`']);
  });
});

test('ids hold no duration: two runs of one failure give the same', () => {
  const ids = (name: string) => read(name)?.failures.map(({ id }) => id);
  for (const [a, b] of [
    ['pytest9-v', 'pytest9-xdist-v'],
    ['vitest', 'vitest-old'],
    ['jest', 'jest-old'],
    ['node20-spec', 'node24-tap'],
    ['mvn-3.2.5', 'mvn-q'],
    ['ctest', 'ctest-v'],
    ['minitest', 'minitest-v'],
    ['test-unit', 'test-unit-v'],
  ] as const)
    expect(ids(a)).toEqual(ids(b));
});

describe('a test of a nested class that Surefire prints under its outer class', () => {
  const deep = read('mvn-3.6.0-trimmed')?.failures.find(({ id }) => id.endsWith('#deep'));

  test('is known to be of that class or of one inside it, where no frame tells which', () => {
    expect(deep?.parts).toEqual({ suites: ['com.x.CartTest'], name: 'deep', inner_unknown: true });
  });

  test('is the test that the XML names with its class', () => {
    const xml = (owner: string, name: string) =>
      readJunitXml(
        `<testsuite name="com.x.CartTest"><testcase name="${name}" classname="${owner}"><failure/></testcase></testsuite>`,
      )?.failures ?? [];
    const isDeep = (failures: readonly TestFailure[]) =>
      failures.map((each) => deep && isSameTest(deep, each));
    expect(isDeep(xml('com.x.CartTest$Inner', 'deep'))).toEqual([true]);
    expect(isDeep(xml('com.x.PriceTest$Inner', 'deep'))).toEqual([false]);
    expect(isDeep(xml('com.x.CartTest$Inner', 'breaks'))).toEqual([false]);
  });
});

describe('a test that a report names otherwise than the console', () => {
  const inReport = (xml: string): TestFailure | undefined => readJunitXml(xml)?.failures[0];
  const onConsole = (name: string): TestFailure | undefined => read(name)?.failures[0];
  const areSame = (one?: TestFailure, other?: TestFailure) => one && other && isSameTest(one, other);

  test('is in a suite of pytest, whatever that is called', () => {
    const found = inReport(
      '<testsuites name="pytest tests"><testsuite name="unit"><testcase classname="tests.test_cart.TestCart" name="test_rows"><failure/></testcase></testsuite></testsuites>',
    );
    expect(areSame(found, onConsole('pytest9-reruns'))).toBe(true);
    expect(found?.file).toBe('tests/test_cart.py');
  });

  test('is of the class of its suite where Surefire 3.5 has a title in place of the class', () => {
    const [deep] = read('mvn-3.6.0')?.failures.filter(({ id }) => id.endsWith('$Inner#deep')) ?? [];
    const xml = (name: string) =>
      inReport(
        `<testsuite name="com.x.CartTest" tests="0"><testcase name="${name}" classname="when empty"><failure/></testcase></testsuite>`,
      );
    expect(xml('deep')?.id).toBe('com.x.CartTest#deep');
    expect(areSame(xml('deep'), deep)).toBe(true);
    expect(areSame(xml('breaks'), deep)).toBe(false);
  });

  test('is of the file that bats names as its class', () => {
    const found = inReport(
      '<testsuites><testsuite name="a.bats"><testcase classname="a.bats" name="hangs"><failure/></testcase></testsuite></testsuites>',
    );
    expect(found).toMatchObject({ id: 'hangs', file: 'a.bats' });
    expect(areSame(found, onConsole('bats-timing'))).toBe(true);
  });

  test('has no tags in the report of Playwright', () => {
    const xml = readFileSync(new URL('outputs/playwright-tag.xml', import.meta.url), 'utf8');
    expect(areSame(inReport(xml), onConsole('playwright-github'))).toBe(true);
  });

  test('has no suites where jest-junit is told to name it by its title alone', () => {
    const xml = (suite: string) =>
      inReport(
        `<testsuite name="${suite}"><testcase classname="jt/a.spec.js" name="adds (1+1)" file="jt/a.spec.js"><failure/></testcase></testsuite>`,
      );
    const [nested] = read('jest')?.failures ?? [];
    expect(nested?.id).toBe(JEST[0]);
    expect(areSame(xml('cart'), nested)).toBe(true);
    // vitest names the suite by the file, and a test with all of its suites.
    expect(areSame(xml('jt/a.spec.js'), nested)).toBe(false);
  });
});

describe('equal titles are two tests', () => {
  const placesIn = (output: string): unknown =>
    readTestOutput(output)?.failures.map(({ id, parts }) => [parts?.package ?? parts?.file, id]);

  test('in two files of bun', () => {
    const bun = `bun test v1.4.5 (a7733435c)

a.test.ts:
(fail) cart > adds [0.38ms]

b.test.ts:
(fail) cart > adds [0.38ms]

 1 pass
 2 fail
Ran 3 tests across 2 files. [12.00ms]
`;
    expect(placesIn(bun)).toEqual([
      ['a.test.ts', 'cart > adds'],
      ['b.test.ts', 'cart > adds'],
    ]);
    expect(readTestOutput(bun)).toMatchObject({ passed: 1, failed: 2 });
  });

  test('in two packages that turbo runs', () => {
    const jest = `FAIL src/a.test.js
  ● cart › adds

    expect(received).toBe(expected)

Test Suites: 1 failed, 1 total
Tests:       1 failed, 1 total
`;
    const marked = (mark: string): string => jest.replace(/^.*\n/gm, `${mark}: $&`);
    expect(placesIn(marked('web:test') + marked('api:test'))).toEqual([
      ['api:test', 'src/a.test.js > cart > adds'],
      ['web:test', 'src/a.test.js > cart > adds'],
    ]);
  });
});

test('a test of nextest that failed is named, also where its name begins with that of a flaky one', () => {
  const output = outputOf('nextest-retries').replaceAll('tests::takes_off', 'tests::is_flaky_no_more');
  expect(readTestOutput(output)?.failures.map(({ id }) => id)).toContain('shop tests::is_flaky_no_more');
});

test('below a rule that a test prints, only the name of a test with its class is one of unittest', () => {
  const rule = '='.repeat(70);
  const heading = `${rule}\nERROR: setUpClass`;
  const output = outputOf('unittest-3.13.0').replace(heading, `${rule}\nsaid (main) this\n${heading}`);
  expect(output).toContain('said (main)');
  expect(readTestOutput(output)).toEqual(read('unittest-3.13.0'));
});

test('a run of TAP that stopped without an error of Node names no test', () => {
  const printed = 'TAP version 13\n# one\nok 1 is equal\n# two\n';
  expect(readTestOutput(printed)).toBeNull();
  expect(readTestOutput(`Node.js v24.19.0\n${printed}`)).toBeNull();
});

test('what tape skips is counted as skipped, although its sums count it among what passed', () => {
  const printed =
    'TAP version 13\n# one\nok 1 later # SKIP\n# two\nok 2 should be equal\n\n1..2\n# tests 2\n# pass  2\n\n# ok\n';
  expect(readTestOutput(printed)).toMatchObject({ passed: 1, failed: 0, skipped: 1 });
});
