import { describe, expect, test } from 'vitest';
import { judgeNewTests } from '../../../src/core/verdict/proof.ts';

const judged = (text: string) => judgeNewTests({ failures: [], text });

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
    expect(judged(text)).toBe('assertion');
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
    expect(judgeNewTests({ failures, text: '' })).toBe('assertion');
    expect(judgeNewTests({ failures: failures.slice(0, 1), text: 'assert 1 == 2' })).toBe('error');
  });
});
