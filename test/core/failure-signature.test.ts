import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { failureSignature } from '../../src/core/verdict/digest.ts';
import { Random } from './random.ts';

const outputOf = (name: string): string =>
  readFileSync(new URL(`outputs/${name}.txt`, import.meta.url), 'utf8');

describe('the same failure again', () => {
  test.each([
    [
      'a duration',
      '--- FAIL: TestA (0.01s)\nFAIL\tshop\t0.004s',
      '--- FAIL: TestA (12.40s)\nFAIL\tshop\t1.204s',
    ],
    ['a duration that is not always shown', ' × adds 312ms', ' × adds'],
    ['an address', 'E   assert <Cart object at 0x7f1c> == 1', 'E   assert <Cart object at 0x7fffa9c> == 1'],
    ['an id', "AssertionError: <Mock id='140234991'> called", "AssertionError: <Mock id='139921777'> called"],
    [
      'a thread',
      "thread 'a' (7641) panicked at src/lib.rs:1:2:",
      "thread 'a' (803) panicked at src/lib.rs:1:2:",
    ],
    ['a port', 'Error: connect ECONNREFUSED 127.0.0.1:43121', 'Error: connect ECONNREFUSED 127.0.0.1:38001'],
    ['a temporary folder', 'Error: no /tmp/tmpa8d2/in.csv', 'Error: no /tmp/tmpzz91/in.csv'],
    ['a nested temporary folder', 'E  open /tmp/pytest-1/t0/in.csv', 'E  open /tmp/pytest-22/t0/in.csv'],
    ['a uuid', 'E  job 3f0c1b9e-8d7a-4c53-9f10-aa12bb34cc56', 'E  job 9a0c1b9e-8d7a-4c53-9f10-aa12bb34cc57'],
    ['a time', 'ERROR 2026-03-01T10:00:00.123Z lost', 'ERROR 2026-04-02 23:59:59Z lost'],
    ['a clock', 'ERROR [10:39:14] lost', 'ERROR [11:00:01] lost'],
    ['a line that moved', 'src/a.ts:10:4: error TS2304: no x', 'src/a.ts:12:9: error TS2304: no x'],
    ['colours', '\u001b[31mFAILED\u001b[0m test_a', 'FAILED test_a'],
    ['another order', 'FAILED test_a\nFAILED test_b', 'FAILED test_b\nFAILED test_a'],
    ['other passing tests', 'ok 1 - x\nnot ok 2 - y', 'ok 1 - z\nok 3 - w\nnot ok 2 - y'],
  ])('with %s compares equal', (_, one, other) => {
    expect(failureSignature(one)).toBe(failureSignature(other));
    expect(failureSignature(one)).not.toBe('');
  });

  test.each(['pytest-v', 'go-test-v', 'cargo-test', 'node-spec', 'node-tap', 'vitest'])(
    'of %s compares equal when its lines come in another order',
    (name) => {
      const lines = outputOf(name).split('\n');
      const random = new Random(7);
      const shuffled = lines.toSorted(() => random.next() - 0.5);
      expect(failureSignature(shuffled.join('\n'))).toBe(failureSignature(lines.join('\n')));
    },
  );
});

describe('another failure', () => {
  test.each([
    ['another test', 'FAILED test_a', 'FAILED test_b'],
    ['another subtest', '    --- FAIL: TestA/x (0.00s)', '    --- FAIL: TestA/y (0.00s)'],
    ['one test more', 'not ok 1 - a', 'not ok 1 - a\nnot ok 2 - b'],
    ['another message', 'E   assert 1 == 2', 'E   assert 1 == 3'],
    ['another test of node', '✖ adds (1.2ms)', '✖ subtracts (1.2ms)'],
    [
      'another compile error in Go',
      './a.go:1:2: undefined: x\nFAIL\tp [build failed]',
      './a.go:1:2: undefined: y\nFAIL\tp [build failed]',
    ],
    [
      'another compile error in Rust',
      outputOf('cargo-build'),
      outputOf('cargo-build').replaceAll('groos', 'nett'),
    ],
    [
      'another compile error in TypeScript',
      "a.ts(1,2): error TS2304: Cannot find name 'x'.",
      "a.ts(1,2): error TS2304: Cannot find name 'y'.",
    ],
    ['another file in a temporary checkout', 'FAILED /tmp/c1/test_a.py::t', 'FAILED /tmp/c1/test_b.py::t'],
    ['a late one of many', numberedFailures(200, 'x'), numberedFailures(200, 'y')],
    ['plain words', 'it broke here', 'it broke there'],
  ])('%s compares different', (_, one, other) => {
    expect(failureSignature(one)).not.toBe(failureSignature(other));
  });

  function numberedFailures(count: number, last: string): string {
    const names = Array.from({ length: count }, (_, at) => `FAILED tests/test_${at}.py::test_it`);
    return [...names, `FAILED tests/zz.py::test_${last}`].join('\n');
  }
});

test('a signature is short, whatever the output', () => {
  const many = Array.from({ length: 5000 }, (_, at) => `FAILED test_${'x'.repeat(at % 300)}_${at}`).join(
    '\n',
  );
  for (const output of [many, 'E '.repeat(300_000), '', '\n\n', '😀'.repeat(10_000)]) {
    expect(failureSignature(output).length).toBeLessThanOrEqual(700);
    expect(failureSignature(output).isWellFormed()).toBe(true);
  }
});

test.each([
  ['digits', `Error: ${'1'.repeat(512 * 1024)}`],
  ['dots', `Error: ${'a.'.repeat(256 * 1024)}`],
  ['numbers and blanks', `Error: ${'1 '.repeat(256 * 1024)}`],
  ['a number and blanks', `Error: 1${' '.repeat(512 * 1024)}x`],
  ['slashes', `Error: ${'/tmp/'.repeat(100 * 1024)}`],
  ['hex', `Error: ${'0x'.repeat(256 * 1024)}`],
  ['lines', 'E 1\n'.repeat(128 * 1024)],
])(
  'hostile %s take no time',
  (_, output) => {
    expect(failureSignature(output).length).toBeLessThanOrEqual(700);
  },
  5_000,
);
