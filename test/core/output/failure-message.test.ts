import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readOutput } from '../../../src/core/output/test-output.ts';
import { readTestOutput } from '../../../src/runners/all-runners.ts';

const realOutput = (name: string): string =>
  readFileSync(new URL(`../../runners/outputs/${name}.txt`, import.meta.url), 'utf8');

const NODE = `✖ first (0.6ms)
✖ second (0.1ms)
✖ third (0.4ms)
ℹ tests 3
ℹ suites 0
ℹ pass 0
ℹ fail 3
ℹ cancelled 0
ℹ skipped 0
ℹ todo 0
ℹ duration_ms 61.5

✖ failing tests:

test at a.test.js:2:1
✖ first (0.6ms)
  AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:

  undefined !== 1

      at TestContext.<anonymous> (a.test.js:2:35)

test at a.test.js:3:1
✖ second (0.1ms)
  AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:
  + actual - expected

  + 'a'
  - 'b'

test at a.test.js:4:1
✖ third (0.4ms)
  AssertionError [ERR_ASSERTION]: Expected values to be strictly deep-equal:
  + actual - expected

    {
      a: 1,
  +   b: 2
  -   b: 3
    }
`;

function messageIn(output: string, id: string): string {
  const report = readTestOutput(output);
  const failure = report?.failures.find((each) => each.id === id);
  if (report === null || failure === undefined)
    throw new Error(`no ${id} in ${report?.failures.map((each) => each.id).join(', ')}`);
  return readOutput(output, report).messageOf(failure).replace(/\s+/g, ' ');
}

test.each<readonly [string, string, string, string]>([
  [
    'node',
    NODE,
    'a.test.js > first',
    'AssertionError [ERR_ASSERTION]: Expected values to be strictly equal: undefined !== 1',
  ],
  [
    'node',
    NODE,
    'a.test.js > second',
    "AssertionError [ERR_ASSERTION]: Expected values to be strictly equal: + 'a' - 'b'",
  ],
  [
    'node',
    NODE,
    'a.test.js > third',
    'AssertionError [ERR_ASSERTION]: Expected values to be strictly deep-equal: + b: 2 - b: 3',
  ],
  ['TAP', realOutput('node24-tap'), 'test/a.test.js > cart > inner > adds (1+1)', '2 == 3'],
  [
    'Jest',
    realOutput('jest'),
    'jt/a.spec.js > each 1 > gives 2',
    'expect(received).toBe(expected) // Object.is equality Expected: 2 Received: 1',
  ],
  [
    'Jest',
    realOutput('jest'),
    'jt/a.spec.js > each 2 > gives 3',
    'expect(received).toBe(expected) // Object.is equality Expected: 3 Received: 2',
  ],
  [
    'cargo',
    realOutput('cargo-q'),
    'tests::deep::bad',
    'assertion `left == right` failed: sum is wrong left: 3 right: 4',
  ],
  [
    '.NET',
    realOutput('dotnet'),
    'Shop.Tests.CartTest.Bad',
    'Assert.Equal() Failure: Values differ Expected: 3 Actual: 2',
  ],
  ['minitest', realOutput('minitest'), 'CartTest#test_bad', 'total is wrong. Expected: 3 Actual: 2'],
  ['RSpec', realOutput('rspec-cart'), 'spec/cart_spec.rb > Cart #total adds (1+1)', 'expected: 3 got: 2'],
  [
    'a terminal that cuts lines',
    realOutput('pytest9-q'),
    'tests/test_cart.py::TestUnit::test_sub',
    'AssertionError: 1 != 0',
  ],
  [
    'pytest',
    realOutput('pytest9-color'),
    'tests/test_cart.py::test_bad',
    'AssertionError: total is wrong - really',
  ],
])('a failing test says its values: %s', (_, output, id, text) => {
  expect(messageIn(output, id)).toContain(text);
});

test('nobody is given the values of another test', () => {
  const output = 'FAILED a\nFAILED b\nsums differ:\n1 != 2\nsums differ:\n3 != 4\n';
  const failures = ['x', 'y'].map((id) => ({ id, file: null, line: null, message: 'sums differ:' }));
  const report = { source: 's', failures, passed: 0, failed: 2, skipped: 0 };
  for (const failure of failures) expect(readOutput(output, report).messageOf(failure)).toBe('sums differ:');
});
