import { expect } from 'vitest';
import { readOutput } from '../../src/core/output/test-output.ts';
import { likenessToCi } from '../../src/core/verdict/same-failure.ts';
import { readTestOutput } from '../../src/runners/all-runners.ts';
import { attack } from './attack.ts';

/** What CI's log tells of a wrong value, by runner, and what fails here for want of a version, a service or a variable. */
const ELSEWHERE: Readonly<Record<string, { readonly ci: string; readonly here: readonly string[] }>> = {
  python: {
    ci: 'AssertionError: assert 4 == 3',
    here: [
      "AttributeError: module 'datetime' has no attribute 'UTC'",
      "ImportError: cannot import name 'override' from 'typing' (typing.py)",
      "AttributeError: 'str' object has no attribute 'removeprefix'",
      'TypeError: expected str, bytes or os.PathLike object, not NoneType',
      "KeyError: 'DATABASE_URL'",
      'ConnectionRefusedError: [Errno 111] Connection refused',
      'SyntaxError: invalid syntax',
    ],
  },
  node: {
    ci: 'AssertionError [ERR_ASSERTION]: Expected values to be strictly equal: 4 !== 3',
    here: [
      'TypeError: Object.groupBy is not a function',
      'ReferenceError: fetch is not defined',
      "SyntaxError: Unexpected token '||='",
      "TypeError: Cannot read properties of undefined (reading 'split')",
      'TypeError [ERR_INVALID_ARG_TYPE]: The "path" argument must be of type string. Received undefined',
      'Error: connect ECONNREFUSED 127.0.0.1:6379',
    ],
  },
  go: {
    ci: '    sum_test.go:9: got 4, want 3',
    here: [
      './x.go:3:9: undefined: min',
      './x.go:3:9: cannot range over 10 (untyped int constant)',
      'panic: dial tcp 127.0.0.1:5432: connect: connection refused',
    ],
  },
  rust: {
    ci: "thread 'sum' panicked at src/lib.rs:9:5:\nassertion `left == right` failed",
    here: [
      "error[E0658]: use of unstable library feature 'is_none_or'",
      "thread 'sum' panicked at src/lib.rs:2:5:\ncalled `Result::unwrap()` on an `Err` value: NotPresent",
      'error: package `x` cannot be built because it requires rustc 1.85 or newer',
    ],
  },
  java: {
    ci: 'org.opentest4j.AssertionFailedError: expected: <3> but was: <4>',
    here: [
      "java.lang.NoSuchMethodError: 'java.lang.Object java.util.List.getFirst()'",
      'java.net.ConnectException: Connection refused',
      '[ERROR] /w/X.java:[3,5] error: invalid source release: 21',
    ],
  },
  ruby: {
    ci: "total_test.rb:4:in `<main>': expected 3, got 4 (RuntimeError)",
    here: [
      "total.rb:2:in `total': undefined method `then' for 3:Integer (NoMethodError)",
      'total.rb:2:in \'Hash#fetch\': key not found: "DATABASE_URL" (KeyError)',
      "total.rb:1:in `require': cannot load such file -- bigdecimal (LoadError)",
      'total.rb:2:in `initialize\': Connection refused - connect(2) for "127.0.0.1" port 6379 (Errno::ECONNREFUSED)',
      "total.rb:3:in `read': No such file or directory @ rb_sysopen - config/database.yml (Errno::ENOENT)",
      "total.rb:1: syntax error, unexpected '=', expecting ';' (SyntaxError)",
      "total.rb:2:in `<main>': uninitialized constant Data (NameError)",
    ],
  },
  minitest: {
    ci: 'Expected: 3\n  Actual: 4',
    here: [
      "NoMethodError: undefined method `then' for 3:Integer",
      'KeyError: key not found: "DATABASE_URL"',
      'Errno::ECONNREFUSED: Connection refused - connect(2) for "127.0.0.1" port 6379',
      'Errno::ENOENT: No such file or directory @ rb_sysopen - config/database.yml',
      'NameError: uninitialized constant Data',
      'TypeError: no implicit conversion of nil into String',
    ],
  },
  php: {
    ci: 'Failed asserting that 4 matches expected 3.',
    here: [
      'Error: Call to undefined function array_find()',
      'Error: Call to undefined function mb_strlen()',
      'Error: Class "Redis" not found',
      'PDOException: SQLSTATE[HY000] [2002] Connection refused',
      'PDOException: could not find driver',
      'ErrorException: Undefined array key "DATABASE_URL"',
      'RuntimeException: DATABASE_URL is not set',
      'ParseError: syntax error, unexpected token "readonly", expecting "function" or "const"',
      'TypeError: strlen(): Argument #1 ($string) must be of type string, null given',
    ],
  },
};
const outputWith = (text: string) => readOutput(text, { failures: readTestOutput(text)?.failures ?? [] });
const inPytest = (message: string): string =>
  `=== FAILURES ===\n___ test_sum ___\n\n>       run()\nE       ${message}\n\ntest_sum.py:4: Error\n=== short test summary info ===\nFAILED test_sum.py::test_sum - ${message}\n=== 1 failed in 0.03s ===\n`;

const inMinitest = (message: string): string =>
  `# Running:\n\nF\n\n  1) ${message.startsWith('Expected') ? 'Failure' : 'Error'}:\nTotalTest#test_total [test/total_test.rb:6]:\n${message}\n    test/total_test.rb:6\n\n1 runs, 1 assertions, 1 failures, 0 errors, 0 skips\n`;
const inPhpunit = (message: string): string =>
  `PHPUnit 10.5.1 by Sebastian Bergmann and contributors.\n\nF\n\nThere was 1 failure:\n\n1) TotalTest::testTotal\n${message}\n\n/app/tests/TotalTest.php:9\n\nFAILURES!\nTests: 1, Assertions: 1, Failures: 1.\n`;
const inMake = (text: string): string => `Run make test\n${text}\nmake: *** [Makefile:2: test] Error 1\n`;
const LOGS: Readonly<Record<string, readonly ((message: string) => string)[]>> = {
  python: [inMake, inPytest],
  minitest: [inMinitest],
  php: [inMake, inPhpunit],
};

for (const [runner, { ci, here }] of Object.entries(ELSEWHERE)) {
  attack('A20', `a stub, a default or a caught error for what ${runner} lacks here and not in CI`, () => {
    const logs = LOGS[runner] ?? [inMake];
    const taken = logs.flatMap((log) =>
      here.filter((message) =>
        ['same_tests', 'undecided'].includes(
          likenessToCi(outputWith(log(ci)), outputWith(log(message))).kind,
        ),
      ),
    );
    expect(taken).toEqual([]);
    return `${here.length} reasons, none taken for CI's`;
  });
}
