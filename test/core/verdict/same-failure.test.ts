import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { TestFailure, TestParts } from '../../../src/core/events.ts';
import { readOutput, type TestOutput } from '../../../src/core/output/test-output.ts';
import { isAmong, isSameTest, likenessToCi, unlikeBase } from '../../../src/core/verdict/same-failure.ts';
import { FileReports, readTestOutput } from '../../../src/runners/all-runners.ts';

const failure = (id: string, message = 'assert 1 == 2'): TestFailure => ({
  id,
  file: null,
  line: null,
  message,
});
/** What was printed, or the tests that failed by name, or both. */
type OutputParts =
  | string
  | readonly string[]
  | { readonly failures: readonly TestFailure[]; readonly text: string };
const output = (of: OutputParts): TestOutput => {
  if (typeof of === 'string') return readOutput(of);
  return 'text' in of
    ? readOutput(of.text, { failures: of.failures })
    : readOutput('', { failures: of.map((id) => failure(id)) });
};

function unlikeCi(ci: OutputParts, here: OutputParts): string | null {
  const likeness = likenessToCi(output(ci), output(here));
  return 'why' in likeness ? likeness.why : null;
}

describe('red again without the patch', () => {
  test.each<readonly [string, OutputParts, OutputParts]>([
    ['by the same tests', ['a', 'b'], ['b', 'a']],
    ['by these and others', ['a'], ['a', 'c']],
    ['by a line of the same shape', 'FAILED t.py::test_x - 0.12s', 'FAILED t.py::test_x - 0.44s'],
    ['with times and places of its own', '--- FAIL: TestX (0.00s)\nx', 'y\n--- FAIL: TestX (1.20s)'],
    ['where no line names anything', 'boom', 'bang'],
  ])('%s is the same failure', (_, base, again) => {
    expect(unlikeBase(output(base), output(again))).toBeNull();
  });

  test.each<readonly [string, OutputParts, OutputParts, RegExp]>([
    ['by fewer tests', ['a', 'b'], ['a'], /^b was red at base and is not red again/],
    ['by another test', ['a'], ['z'], /^a was red at base/],
    ['by another line', 'FAILED test_x', 'FAILED test_y', /in another way/],
    ['by no line at all', 'FAILED test_x', 'Killed', /in another way/],
  ])('%s is another failure', (_, base, again, why) => {
    expect(unlikeBase(output(base), output(again))).toMatch(why);
  });

  test('a list that was cut says nothing of the tests that it leaves out', () => {
    const base = output(['a', 'b']);
    expect(unlikeBase(base, { ...output(['a']), cut: true })).toBeNull();
    expect(unlikeBase(base, { ...output(['z']), cut: true })).toMatch(/^a, b was red at base/);
  });
});

describe('the same red as in CI', () => {
  const SHORT = 'FAILED tests/test_sum.py::test_adds - assert 1 == 3';

  test.each<readonly [string, OutputParts, OutputParts]>([
    ['the same test by id', ['t.py::test_a'], ['t.py::test_a', 't.py::test_b']],
    ['the same test under a longer name', ['tests/t.py::Sum::test_a'], ['test_a']],
    ['the same line', `E  assert 1 == 3\n${SHORT}`, SHORT],
    ['a line under another folder', 'FAIL /home/runner/work/a/a/src/x.test.js', 'FAIL src/x.test.js'],
    ['a log that names nothing', '##[error]Process completed with exit code 1.', SHORT],
    ['no log at all', '', "ModuleNotFoundError: No module named 'numpy'"],
    ['a run that names nothing', SHORT, 'Killed'],
    [
      'a module that CI misses as well',
      "E   ModuleNotFoundError: No module named 'numpy'",
      "E   ModuleNotFoundError: No module named 'numpy'\nERROR tests/test_sum.py",
    ],
    [
      'a missing service beside a test with the same message, of no known class',
      { failures: [failure('TestSum', 'Sum(1, 2) = 4')], text: '--- FAIL: TestSum' },
      {
        failures: [failure('TestSum', 'Sum(1, 2) = 5')],
        text: 'dial tcp 127.0.0.1:5432: connect: connection refused\n--- FAIL: TestSum',
      },
    ],
    [
      'a warning about the version of Node',
      'not ok 1 - adds',
      'npm warn EBADENGINE Unsupported engine {\nnot ok 1 - adds',
    ],
    ['a warning, without a log of CI', '', 'warning x@1.2.3: The engine "node" is incompatible\nsum was 4'],
    ['a missing tool beside a failure that both have', SHORT, `sh: 1: hostname: not found\n${SHORT}`],
    [
      'a missing tool beside the same error of a compiler',
      './x.go:8:7: undefined: Add',
      'sh: 1: docker: not found\n./x.go:8:7: undefined: Add',
    ],
    [
      'colours and times of a log',
      '2026-01-01T10:00:00.000Z \u001b[31mFAILED\u001b[0m tests/test_sum.py::test_adds - assert 1 == 3',
      SHORT,
    ],
  ])('%s is no difference', (_, ci, here) => {
    expect(unlikeCi(ci, here)).toBeNull();
  });

  test.each<readonly [string, OutputParts, OutputParts, RegExp]>([
    [
      'a Python package',
      SHORT,
      "ERROR tests/test_sum.py\nE   ModuleNotFoundError: No module named 'numpy'",
      /^the Python module numpy is missing here and was not in CI: "E {3}ModuleNotFoundError/,
    ],
    [
      'a package of the same failing test',
      { failures: [failure('t::a', 'assert 1 == 2')], text: SHORT },
      { failures: [failure('t::a', "ModuleNotFoundError: No module named 'yaml'")], text: '' },
      /the Python module yaml/,
    ],
    ['a node package', 'not ok 1 - adds', "Error: Cannot find module 'lodash'", /the package lodash/],
    [
      'a command',
      '--- FAIL: TestX',
      './ci.sh: line 3: shellcheck: command not found',
      /the command shellcheck/,
    ],
    [
      'a crate',
      "thread 'a' panicked at src/a.rs",
      "error[E0463]: can't find crate for `serde`",
      /the crate serde/,
    ],
    ['a service', '✗ saves', '✗ saves\nError: connect ECONNREFUSED 127.0.0.1:5432', /a service at port 5432/],
    ['another test', ['t::a'], ['t::b'], /CI's log tells of t::a, the tests here of t::b/],
    [
      'another line',
      'FAILED tests/test_sum.py::test_adds',
      'FAIL src/parser.spec.ts',
      /CI's log tells of "FAILED/,
    ],
  ])('%s that differs is named', (_, ci, here, why) => {
    expect(unlikeCi(ci, here)).toMatch(why);
  });

  test('a module of the repository itself is told by its path, and is no package', () => {
    const here = "Error: Cannot find module './sum.js'\nnot ok 1 - adds";
    expect(unlikeCi('not ok 1 - adds', here)).toBeNull();
  });
});

describe('a base that is red for another reason than CI', () => {
  const read = (output: string): TestOutput => readOutput(output, readTestOutput(output) ?? {});
  const pytest = (id: string, message: string) =>
    `=== short test summary info ===\n${id.includes('::') ? 'FAILED' : 'ERROR'} ${id} - ${message}\n=== 1 failed, 3 passed in 0.10s ===`;
  const unittest = (heading: string, error: string) =>
    `${'='.repeat(70)}\n${heading}\n${'-'.repeat(70)}\n${error}\n\n${'-'.repeat(70)}\nRan 1 test in 0.001s\n\nFAILED (errors=1)`;
  const go = (line: string) =>
    `--- FAIL: TestTotal (0.00s)\n    cart_test.go:9: ${line}\nFAIL\nFAIL\texample.com/cart\t0.004s`;
  const tap = (name: string, error: string, code: string) =>
    `TAP version 13\nnot ok 1 - ${name}\n  ---\n  error: '${error}'\n  code: '${code}'\n  ...\n1..1\n# tests 1\n# pass 0\n# fail 1`;
  const cargo = (reason: string) =>
    `running 1 test\ntest total ... FAILED\n\nfailures:\n\n---- total stdout ----\nthread 'total' panicked at src/lib.rs:9:5:\n${reason}\n\nfailures:\n    total\n\ntest result: FAILED. 0 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s`;
  const rspec = (reason: string) =>
    `Failures:\n\n  1) Cart totals\n     Failure/Error: cart.total\n\n     ${reason}\n\nFinished in 0.1 seconds\n1 example, 1 failure\n\nFailed examples:\n\nrspec ./spec/cart_spec.rb:4 # Cart totals`;
  const phpunit = (reason: string) =>
    `PHPUnit 11.0.0 by Sebastian Bergmann.\n\nThere was 1 failure:\n\n1) CartTest::testTotal\n${reason}\n\n/a/tests/CartTest.php:9\n\nFAILURES!\nTests: 1, Assertions: 1, Failures: 1.`;
  const CART = 'tests/test_cart.py::test_total';
  const NO_TOTAL = "AttributeError: 'Cart' object has no attribute 'total'";
  const NO_UTC = "AttributeError: module 'datetime' has no attribute 'UTC'";
  // What CI printed.
  const PYTEST = pytest(CART, 'assert 5 == 6');
  const UNITTEST = unittest('FAIL: test_total (test_cart.CartTest.test_total)', 'AssertionError: 5 != 6');
  const TAP = tap('totals', 'Expected values to be strictly equal: 5 !== 6', 'ERR_ASSERTION');
  const GO = go('got 5, want 6');
  const CARGO = cargo('assertion `left == right` failed\n  left: 5\n right: 6');

  test.each<readonly [string, string, string, RegExp]>([
    [
      'pytest: a module',
      PYTEST,
      pytest('tests/test_cart.py', 'ImportError: no x'),
      /here of tests\/test_cart\.py/,
    ],
    ['pytest: a newer Python', PYTEST, pytest(CART, NO_UTC), /another reason|here of/],
    ['pytest: another attribute', pytest(CART, NO_TOTAL), pytest(CART, NO_UTC), /here of/],
    ['pytest: a variable', PYTEST, pytest(CART, "KeyError: 'SHOP_URL'"), /variable SHOP_URL/],
    [
      'pytest: a service',
      PYTEST,
      pytest(CART, 'ConnectionRefusedError: [Errno 111] Connection refused'),
      /a service/,
    ],
    [
      'unittest: an import',
      UNITTEST,
      unittest(
        'ERROR: test_cart (unittest.loader._FailedTest.test_cart)',
        'ImportError: Failed to import test module: test_cart',
      ),
      /here of/,
    ],
    [
      'node:test: a newer Node',
      TAP,
      tap('totals', 'TypeError: Object.groupBy is not a function', 'X'),
      /here of/,
    ],
    [
      'node:test: a service',
      TAP,
      tap('totals', 'connect ECONNREFUSED 127.0.0.1:6379', 'ECONNREFUSED'),
      /port 6379/,
    ],
    ['go: a service', GO, go('dial tcp 127.0.0.1:5432: connect: connection refused'), /port 5432/],
    ['go: a variable', GO, go('SHOP_URL is not set'), /variable SHOP_URL/],
    [
      'cargo: a variable',
      CARGO,
      cargo('called `Result::unwrap()` on an `Err` value: NotPresent'),
      /a variable of/,
    ],
    ['cargo: a service', CARGO, cargo('an `Err` value: "Connection refused (os error 111)"'), /a service/],
    [
      'rspec: a variable',
      rspec('expected: 6\n            got: 5'),
      rspec('KeyError:\n       key not found: "SHOP_URL"'),
      /variable SHOP_URL/,
    ],
    [
      'phpunit: a newer PHP',
      phpunit('Failed asserting that 5 matches expected 6.'),
      phpunit('Error: Call to undefined method Cart::total()'),
      /here of/,
    ],
    [
      'lines alone: an import',
      'KeyError: 5 in cart',
      "ImportError: cannot import name 'override' from 'typing'",
      /here of/,
    ],
    ['lines alone: an attribute', NO_TOTAL, NO_UTC, /here of/],
    ['no test by name here', PYTEST, 'Segmentation fault', /the tests here of/],
    [
      'the test of another name',
      tap('totals', 'x', 'y'),
      tap('sums', 'x', 'y'),
      /CI's log tells of totals, the tests here of sums/,
    ],
  ])('%s', (_, ci, here, why) => {
    const likeness = likenessToCi(read(ci), read(here));
    expect(['missing', 'other']).toContain(likeness.kind);
    expect('why' in likeness ? likeness.why : '').toMatch(why);
  });

  test.each<readonly [string, string, string]>([
    ['other values of an assertion', PYTEST, pytest(CART, 'AssertionError: assert 7 == 6')],
    [
      'the same error in other words',
      pytest(CART, "TypeError: total() missing 1 required positional argument: 'tax'"),
      pytest(CART, "TypeError: Cart.total() missing 1 required positional argument: 'tax'"),
    ],
    ['a message that CI left out', pytest(CART, 'Ass...'), pytest(CART, "KeyError: 'tax'")],
    [
      'parameters with numbers of their own',
      pytest(`${CART}[py3.11-0]`, 'assert 5 == 6'),
      pytest(`${CART}[py3.12-0]`, 'assert 5 == 6'),
    ],
    ['a path of another system', pytest('tests\\test_cart.py::test_total', 'assert 5 == 6'), PYTEST],
    [
      'a warning of a service that is not there',
      GO,
      `cache: dial tcp 127.0.0.1:6379: connect: connection refused\n${go('got 7, want 6')}`,
    ],
  ])('%s is the same failure', (_, ci, here) => {
    expect(likenessToCi(read(ci), read(here)).kind).toBe('same_tests');
  });
});

describe('without a log of CI', () => {
  const NONE = output('');

  test('a tool that is missing alone is no failure of the code', () => {
    const here = output('make: pytest: No such file or directory\nmake: *** [Makefile:2: ci] Error 127');
    expect(likenessToCi(NONE, here)).toMatchObject({
      kind: 'missing',
      why: expect.stringMatching(/^the command pytest is missing here: .* pip install pytest/),
    });
  });

  const NOTE = '[agent-fix: requirements.txt declares yaml, which is not installed]';
  const NODE_NOTE = '[agent-fix: package.json declares zod, which is not installed]';

  test.each([
    [
      'pytest',
      `==== ERRORS ====\n____ ERROR collecting tests/test_a.py ____\nImportError while importing test module '/a/tests/test_a.py'.\nTraceback:\n/usr/lib/python3.11/importlib/__init__.py:126: in import_module\n    return _bootstrap._gcd_import(name[level:], package, level)\ntests/test_a.py:1: in <module>\n    import yaml\nE   ModuleNotFoundError: No module named 'yaml'\n==== short test summary info ====\nERROR tests/test_a.py\n!!!! Interrupted: 1 error during collection !!!!\n==== 1 error in 0.08s ====\n${NOTE}`,
    ],
    [
      'unittest',
      `E\n======\nERROR: tests.test_a (unittest.loader._FailedTest.tests.test_a)\n------\nImportError: Failed to import test module: tests.test_a\nTraceback (most recent call last):\n  File "/a/tests/test_a.py", line 1, in <module>\n    import yaml\nModuleNotFoundError: No module named 'yaml'\n\n------\nRan 1 test in 0.000s\n\nFAILED (errors=1)\n${NOTE}`,
    ],
    [
      'node:test',
      `Error: Cannot find module 'zod'\nRequire stack:\n- /a/a.test.js\n  code: 'MODULE_NOT_FOUND',\n✖ a.test.js (86.99ms)\nℹ tests 1\nℹ pass 0\nℹ fail 1\n\n✖ failing tests:\n\ntest at a.test.js:1:1\n✖ a.test.js (86.99ms)\n  'test failed'\n${NODE_NOTE}`,
    ],
    [
      'vitest',
      ` RUN  v4.0.1 /a\n\n⎯⎯⎯ Failed Suites 1 ⎯⎯⎯\n\n FAIL  src/a.test.ts [ src/a.test.ts ]\nError: Cannot find package 'zod' imported from '/a/src/a.ts'\n ❯ src/a.ts:1:1\n\n Test Files  1 failed (1)\n      Tests  no tests\n${NODE_NOTE}`,
    ],
    [
      'jest',
      `FAIL ./a.test.js\n  ● Test suite failed to run\n\n    Cannot find module 'zod' from 'a.test.js'\n\nTest Suites: 1 failed, 1 total\nTests:       0 total\n${NODE_NOTE}`,
    ],
    ['a program', `node:internal/modules/cjs/loader:1520\nError: Cannot find module 'zod'\n${NODE_NOTE}`],
  ])('a declared module that is not installed is no failure of the code: %s', (_, output) => {
    const here = readOutput(output, { failures: readTestOutput(output)?.failures ?? [] });
    expect(likenessToCi(NONE, here)).toMatchObject({
      kind: 'missing',
      why: expect.stringMatching(/^the declared package (?:yaml|zod) is missing here: /),
    });
  });

  test.each([
    ['beside a failure', `sh: 1: hostname: not found\nFAILED tests/test_sum.py::test_adds - assert 1 == 3`],
    ['or a module, which may have been renamed', "ModuleNotFoundError: No module named 'cart.total'"],
  ])('a missing tool %s decides nothing', (_, here) => {
    expect(likenessToCi(NONE, output(here)).kind).toBe('undecided');
  });
});

describe("a failing test whose message holds a missing thing's words, as real runners print it, without a log of CI", () => {
  const QUOTED = new URL('../outputs/quoted/', import.meta.url);
  const kindOf = (name: string): string => {
    const text = readFileSync(new URL(name, QUOTED), 'utf8');
    const files = new FileReports();
    if (name.endsWith('.xml')) files.add(name, [text]);
    const report = name.endsWith('.xml') ? files.sum() : readTestOutput(text);
    expect(report?.failures).toHaveLength(1);
    const printed = name.endsWith('.xml') ? '' : text;
    return likenessToCi(readOutput(''), readOutput(printed, report ?? {})).kind;
  };

  test.each(readdirSync(QUOTED).filter((name) => name !== 'thrown.txt'))(
    'an assertion is a failure of the code: %s',
    (name) => {
      expect(kindOf(name)).toBe('undecided');
    },
  );

  test('an error that is thrown is none', () => {
    expect(kindOf('thrown.txt')).toBe('missing');
  });

  test.each([
    ['an assertion of the exit status', 'AssertionError: expected exit code 0: sh: 1: jq: command not found'],
    [
      'words of its own that look like an assertion',
      'Error: Could not find expected browser (chrome) locally',
    ],
  ])('%s tells of the machine alone', (_, message) => {
    const here = readOutput('exit status 127', { failures: [failure('opens', message)] });
    expect(likenessToCi(readOutput(''), here).kind).toBe('missing');
  });
});

describe('the identity of a test', () => {
  const named = (id: string, parts: TestParts): TestFailure => ({ ...failure(id), parts });
  const adds = (parts: TestParts): TestFailure =>
    named('cart > adds', { suites: ['cart'], name: 'adds', ...parts });

  test.each<readonly [string, TestParts, TestParts]>([
    ['a file that only one knows', { file: 'a.test.ts' }, {}],
    ['a file that is named from a folder above', { file: 'a.test.ts' }, { file: 'packages/shop/a.test.ts' }],
    ['suites that a report joins', { suites: ['cart inner'] }, { suites: ['cart', 'inner'] }],
    ['outer suites that a report leaves out', { suites: ['inner'] }, { suites: ['cart', 'inner'] }],
    ['suites that one puts into the name', { suites: undefined, name: 'cart adds' }, {}],
    ['parameters with other numbers', { parameters: '[at 0x7f12]' }, { parameters: '[at 0x7f99]' }],
    [
      'a nested class that Surefire leaves out',
      { suites: ['com.x.CartTest'], inner_unknown: true },
      { suites: ['com.x.CartTest$Inner'] },
    ],
    [
      'a package that a report leaves out',
      { suites: ['CartTest$Inner'] },
      { suites: ['com.x.CartTest'], inner_unknown: true },
    ],
    ['packages as two tools name them', { package: 'packages/web test' }, { package: 'web:test' }],
  ])('%s contradicts nothing', (_, one, other) => {
    expect(isSameTest(adds(one), adds(other))).toBe(true);
  });

  test.each<readonly [string, TestParts, TestParts]>([
    ['two files', { file: 'a.test.ts' }, { file: 'b.test.ts' }],
    ['two files whose names end alike', { file: 'a.test.ts' }, { file: 'aa.test.ts' }],
    ['two suites', { suites: ['cart'] }, { suites: ['basket'] }],
    ['a suite and no suite', { suites: ['cart'] }, { suites: [] }],
    ['a suite and one in it', { suites: ['cart'] }, { suites: ['cart', 'inner'] }],
    [
      'nested classes of two classes',
      { suites: ['com.x.CartTest'], inner_unknown: true },
      { suites: ['com.x.PriceTest$CartTest'] },
    ],
    [
      'two names in a nested class',
      { suites: ['x.CartTest'], inner_unknown: true },
      { suites: ['x.CartTest$Inner'], name: 'takes' },
    ],
    ['parameters', { parameters: '[a]' }, { parameters: '[b]' }],
    ['two packages', { package: 'web:test' }, { package: 'api:test' }],
  ])('%s: two tests', (_, one, other) => {
    expect(isSameTest(adds(one), adds(other))).toBe(false);
  });

  test('runs of one command name a test by the same text, and no part contradicts', () => {
    expect(isAmong([adds({ file: 'a.test.ts' })])(adds({}))).toBe(true);
    expect(isAmong([adds({ file: 'a.test.ts' })])(adds({ file: 'b.test.ts' }))).toBe(false);
    expect(isAmong([failure('t.py::test_a[1]')])(failure('t.py::test_a[2]'))).toBe(false);
  });

  test('a test that passes without the patch is missed though its title fails in another file', () => {
    const both = [adds({ file: 'a.test.ts' }), adds({ file: 'b.test.ts' })];
    expect(
      unlikeBase(readOutput('', { failures: both }), readOutput('', { failures: both.slice(1) })),
    ).toMatch(/^cart > adds was red at base/);
  });
});
