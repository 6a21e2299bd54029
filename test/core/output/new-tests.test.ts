import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readOutput } from '../../../src/core/output/test-output.ts';
import { declaredNames } from '../../../src/core/verdict/declared-names.ts';

const added = (diff = '', ...tests: readonly string[]) => ({ tests, names: declaredNames(diff, tests) });
const judged = (text: string) => readOutput(text).shownBy(added());

describe('a new test that is red', () => {
  test.each([
    [
      'pytest',
      'E       assert 0 == 4\nE        +  where 0 = add(2, 2)\nFAILED test_a.py::test_add - assert 0 == 4',
    ],
    ['pytest.raises', 'E   Failed: DID NOT RAISE <class ValueError>'],
    ['unittest', 'AssertionError: 0 != 4'],
    [
      'node:test',
      "not ok 1 - adds\n  error: 'Expected values to be strictly equal:\\n\\n0 !== 4'\n  code: 'ERR_ASSERTION'",
    ],
    ['jest', '  ● adds\n    expect(received).toBe(expected)\n    Expected: 4\n    Received: 0'],
    ['vitest', 'AssertionError: expected +0 to be 4 // Object.is equality'],
    ['mocha', '1) adds\n   AssertionError [ERR_ASSERTION]: 0 == 4'],
    ['Go', '--- FAIL: TestAdd (0.00s)\n    add_test.go:9: got 0, want 4'],
    [
      'Rust',
      "thread 'adds' panicked at src/lib.rs:9:5:\nassertion `left == right` failed\n  left: 0\n right: 4",
    ],
    ['JUnit', 'org.opentest4j.AssertionFailedError: expected: <4> but was: <0>'],
    ['RSpec', 'Failure/Error: expect(add(2, 2)).to eq 4\n  expected: 4\n       got: 0'],
    ['Minitest', 'Expected: 4\n  Actual: 0'],
    ['PHPUnit', 'Failed asserting that 0 matches expected 4.'],
    ['xUnit', 'Assert.Equal() Failure\nExpected: 4\nActual:   0'],
  ])('by %s assertion shows that something was wrong', (_, text) => {
    expect(judged(text)).toBe('shown');
  });

  test.each([
    ['Python import', "E   ImportError: cannot import name 'add' from 'calc'"],
    ['Python module', "ModuleNotFoundError: No module named 'calc.extra'"],
    ['Python syntax', '  File "test_a.py", line 3\nSyntaxError: invalid syntax'],
    ['Python name', "NameError: name 'add' is not defined"],
    ['pytest collection', 'ERROR test_a.py\n!!! Interrupted: 1 error during collection !!!'],
    ['ES module', "SyntaxError: The requested module './a.js' does not provide an export named 'add'"],
    ['CommonJS module', "Error: Cannot find module './add.js'"],
    ['missing function', 'TypeError: calc.add is not a function'],
    ['TypeScript', "a.test.ts(3,10): error TS2305: Module '\"./a\"' has no exported member 'add'."],
    ['vitest import', 'Error: Failed to resolve import "./add" from "a.test.ts". Does the file exist?'],
    [
      'Go compiler',
      '# example.com/calc [example.com/calc.test]\n./calc_test.go:8:7: undefined: Add\nFAIL\texample.com/calc [build failed]',
    ],
    [
      'Rust compiler',
      'error[E0425]: cannot find function `add` in this scope\nerror: could not compile `calc`',
    ],
    ['Java compiler', '[ERROR] COMPILATION ERROR :\n[ERROR] CalcTest.java:[9,5] cannot find symbol'],
    ['C# compiler', "CalcTests.cs(9,21): error CS1061: 'Calc' does not contain a definition for 'Add'"],
    ['Ruby constant', 'NameError: uninitialized constant Calc'],
    ['PHP function', 'Error: Call to undefined function add()'],
    ['nothing that is known', 'Killed'],
  ])('by a %s error asserts nothing', (_, text) => {
    expect(judged(text)).toBe('error');
  });

  test('is judged test by test where messages are known', () => {
    const failure = (message: string) => ({ id: message, file: null, line: null, message });
    const failures = [failure('NameError: x'), failure('assert 1 == 2')];
    expect(readOutput('', { failures }).shownBy(added())).toBe('shown');
    expect(readOutput('assert 1 == 2', { failures: failures.slice(0, 1) }).shownBy(added())).toBe('error');
  });
});

/** What runners printed of a test that calls code which raises an error. */
const printed = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'crashes', `${name}.txt`), 'utf8');

describe('a new test in which the product raises an error', () => {
  test.each([
    ['pytest', 'tests/test_greet.py'],
    ['pytest-short', 'tests/test_greet.py'],
    ['pytest-native', 'tests/test_greet.py'],
    ['unittest', 'tests/test_unit.py'],
    ['go', 'greet_test.go'],
    ['node', 'greet.test.js'],
    ['node-tap', 'greet.test.js'],
    ['vitest', 'web/greet.test.js'],
    ['cargo', 'tests/empty.rs'],
  ])('shows it, by the trace of %s', (runner, path) => {
    const text = printed(runner);
    expect(readOutput(text).shownBy(added('', path))).toBe('shown');
    const message = "KeyError: 'name'";
    const failures = [{ id: 'empty', file: path, line: 4, message }];
    expect(readOutput(text, { failures }).shownBy(added('', path))).toBe('shown');
  });

  test.each([
    [
      'JUnit',
      'src/test/java/org/acme/GreetTest.java',
      'java.lang.NullPointerException: Cannot invoke "User.name()"\n\tat java.base/java.util.Objects.requireNonNull(Objects.java:233)\n\tat org.acme.Greet.hi(Greet.java:5)\n\tat org.acme.GreetTest.empty(GreetTest.java:9)',
    ],
    [
      'RSpec',
      'spec/greet_spec.rb',
      "  1) greet\n     NoMethodError:\n       undefined method 'name' for nil\n     # ./lib/greet.rb:2:in 'Greet.hi'\n     # ./spec/greet_spec.rb:4:in 'block (2 levels)'",
    ],
    [
      'Minitest',
      'test/greet_test.rb',
      "GreetTest#test_empty:\nNoMethodError: undefined method 'name' for nil\n    lib/greet.rb:2:in 'Greet.hi'\n    test/greet_test.rb:5:in 'test_empty'",
    ],
    [
      'PHPUnit',
      'tests/GreetTest.php',
      '1) GreetTest::testEmpty\nError: Call to a member function name() on null\n\nsrc/Greet.php:5\ntests/GreetTest.php:9',
    ],
    [
      'Jest',
      'src/greet.test.js',
      "  ● empty\n\n    TypeError: Cannot read properties of undefined (reading 'name')\n\n    > 1 | exports.greet = (user) => 'hi ' + user.name;\n\n      at greet (src/greet.js:1:40)\n      at Object.<anonymous> (src/greet.test.js:3:30)",
    ],
  ])('shows it, by the trace of %s', (_, path, text) => {
    expect(judged(text)).toBe('error');
    expect(readOutput(text).shownBy(added('', path))).toBe('shown');
  });

  test.each([
    [
      'the test itself raises it',
      'Traceback (most recent call last):\n  File "greet.py", line 9, in run\n    return call()\n  File "tests/test_a.py", line 4, in test_a\n    return x["a"]\nKeyError: \'a\'',
    ],
    [
      'a helper of the tests raises it',
      'Traceback (most recent call last):\n  File "tests/test_a.py", line 4, in test_a\n  File "tests/helpers.py", line 9, in make\nKeyError: \'a\'',
    ],
    [
      'an installed package that the test calls raises it',
      'Traceback (most recent call last):\n  File "tests/test_a.py", line 4, in test_a\n  File "/opt/venv/lib/python3.11/site-packages/yaml/__init__.py", line 9, in load\nKeyError: \'a\'',
    ],
    [
      'the product raises it while the test is loaded',
      'ERROR collecting tests/test_a.py\ntests/test_a.py:1: in <module>\n    from greet import greet\ngreet.py:2: in <module>\n    NAMES["a"]\nE   KeyError: \'a\'',
    ],
    [
      'no trace leads through the test',
      'Traceback (most recent call last):\n  File "greet.py", line 2, in <module>\nKeyError: \'a\'',
    ],
  ])('shows nothing where %s', (_, text) => {
    expect(readOutput(text).shownBy(added('', 'tests/test_a.py'))).toBe('error');
  });

  test('shows nothing where it is for a name that the patch adds', () => {
    const text =
      'Traceback (most recent call last):\n  File "tests/test_a.py", line 4, in test_a\n  File "shop.py", line 2, in call\n    return getattr(cart, name)()\nAttributeError: \'Cart\' object has no attribute \'total\'';
    const diff = (name: string) =>
      `--- a/cart.py\n+++ b/cart.py\n@@ -1,1 +1,2 @@\n class Cart:\n+    def ${name}(self):\n`;
    expect(readOutput(text).shownBy(added(diff('total'), 'tests/test_a.py'))).toBe('error');
    expect(readOutput(text).shownBy(added(diff('other'), 'tests/test_a.py'))).toBe('shown');
  });
});
