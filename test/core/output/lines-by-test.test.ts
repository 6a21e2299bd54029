import { expect, test } from 'vitest';
import { readOutput } from '../../../src/core/output/test-output.ts';

const linesOf = (output: string, id: string) =>
  readOutput(output, { failures: [{ id, file: null, line: null, message: '' }] }).linesOf(id);

test.each([
  [
    'jest 22.4',
    'a.test.js > adds',
    '  ● adds\n\n    expect(received).toBe(expected)\n',
    'Test Suites: 1 failed, 88 passed, 89 total\nTests:       1 failed, 739 passed, 740 total\n' +
      'Snapshots:   0 total\nTime:        21.317s\nRan all test suites.\n',
  ],
  [
    'RSpec 3.12',
    'spec/a_spec.rb > Cart adds',
    '  1) Cart adds\n     Failure/Error: expect(1).to eq(2)\n',
    '\nRandomized with seed 31329\n',
  ],
  [
    'ctest 3.25',
    'adds',
    '1/1 Test #1: adds .................***Failed    0.04 sec\nwrong sum\n',
    '\nErrors while running CTest\n',
  ],
  [
    'minitest 5',
    'ATest#test_adds',
    '  1) Failure:\nATest#test_adds [test/a_test.rb:6]:\nExpected: 1\n  Actual: 2\n',
    '\n8 runs, 8 assertions, 2 failures, 0 errors, 0 skips\n',
  ],
  [
    'PHPUnit 9',
    'ATest::testAdds',
    '1) ATest::testAdds\nFailed asserting that 2 is identical to 1.\n\ntests/ATest.php:9\n',
    '\nFAILURES!\nTests: 8, Assertions: 8, Failures: 2.\n',
  ],
  ['mocha 12.0.3', 'cart adds', '  cart adds\n    3) cart adds\n', '\n\n  2 passing (31ms)\n  1 failing\n'],
  [
    'vitest 5.1',
    'a.test.js > adds',
    ' ❯ a.test.js (2 tests | 1 failed | 1 skipped) 9ms\n       × adds 2ms\n       AssertionError: 2 is not 1\n',
    '       ↓ subtracts\n ❯ b.test.js (4 tests | 2 failed) 10ms\n',
  ],
  [
    'go test -json',
    'example.com/x TestAdds',
    '{"Action":"output","Package":"example.com/x","Test":"TestAdds","Output":"    x_test.go:3: 1\\n"}\n' +
      '{"Action":"fail","Package":"example.com/x","Test":"TestAdds","Elapsed":0.01}\n',
    '{"Action":"fail","Package":"example.com/x","Elapsed":0.04}\n',
  ],
  [
    'node 24',
    'adds',
    '✖ adds (6.2ms)\n  Error: 3 !== 1\n',
    "/w/other.js:1\nthrow new Error('cannot be loaded');\n^\n\nError: cannot be loaded\n",
  ],
])('what %s prints at the end of a run is of no test', (_, id, block, end) => {
  const alone = linesOf(block, id);
  expect(alone.length).toBeGreaterThan(1);
  expect(linesOf(`${block}\n${end}`, id)).toEqual(alone);
});

test('what TAP says below a failure is of that test, up to the next line that says another thing', () => {
  const bats = '1..2\nnot ok 1 adds\n# (in test file a.bats, line 3)\n# got 3\nok 2 subtracts\n# next\n';
  expect(linesOf(bats, 'adds')).toEqual(['not ok 1 adds', '# (in test file a.bats, line 3)', '# got 3']);
  const tape = '# adds\nnot ok 1 should be equal\n  ---\n    actual: 3\n  ...\n# other\nnot ok 2 x\n';
  expect(linesOf(tape, 'adds > should be equal')).not.toContain('# other');
});

test('what a test logs is of that test, and so is what it prints after that', () => {
  const block =
    '    cart_test.go:8: total is 3\n{"time":"2026-01-02T03:04:05Z","level":"INFO","msg":"taxed"}\n2 pending carts\n' +
    '    cart_test.go:9: tax is 4\n--- FAIL: TestCart (0.00s)\n';
  const failures = [
    { id: 'example.com/x TestCart', file: null, line: null, message: 'cart_test.go:8: total is 3' },
  ];
  expect(readOutput(block, { failures }).linesOf('example.com/x TestCart')).toEqual(
    block.trimEnd().split('\n'),
  );
});
