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
])('what %s prints at the end of a run is of no test', (_, id, block, end) => {
  const alone = linesOf(block, id);
  expect(alone.length).toBeGreaterThan(1);
  expect(linesOf(`${block}\n${end}`, id)).toEqual(alone);
});
