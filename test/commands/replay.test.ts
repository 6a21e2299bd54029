import { expect, test } from 'vitest';
import { comparedOracle } from '../../src/commands/replay.ts';
import type { TestResult } from '../../src/core/ports.ts';
import { reportOf } from '../core/scripted-oracle.ts';

const red = (output: string): TestResult => ({ verdict: 'red', exitCode: 1, output, durationMs: 1 });
const options = { phase: 'write', timeoutMs: 1, signal: new AbortController().signal } as const;

async function compared(recorded: TestResult, live: TestResult): Promise<TestResult> {
  return comparedOracle([recorded], { run: () => Promise.resolve(live) }).run(options);
}

const PYTEST = (seconds: string) =>
  `E   assert 1 == 2\nFAILED test_a.py::test_a - assert 1 == 2\n1 failed in ${seconds}s\n`;

test('the same failure in another time is the recorded result', async () => {
  const recorded = red(PYTEST('0.03'));
  expect(await compared(recorded, red(PYTEST('0.41')))).toBe(recorded);
});

test('green is green, whatever it prints', async () => {
  const recorded: TestResult = { ...red('3 passed in 0.02s'), verdict: 'green', exitCode: 0 };
  expect(await compared(recorded, { ...recorded, output: '3 passed in 0.05s' })).toBe(recorded);
});

test('another failure, another verdict, or a run that was not recorded is the live result', async () => {
  const other = red(PYTEST('0.03').replace('test_a -', 'test_b -'));
  expect(await compared(red(PYTEST('0.03')), other)).toBe(other);
  const green: TestResult = { ...red(PYTEST('0.03')), verdict: 'green' };
  expect(await compared(red(PYTEST('0.03')), green)).toBe(green);
  const oracle = comparedOracle([], { run: () => Promise.resolve(green) });
  expect(await oracle.run(options)).toBe(green);
});

test('where both know the failing tests by name, names decide', async () => {
  const named = (id: string, output: string): TestResult => ({ ...red(output), report: reportOf([id]) });
  const recorded = named('a', 'one');
  expect(await compared(recorded, named('a', 'FAILED two'))).toBe(recorded);
  const other = named('b', 'one');
  expect(await compared(recorded, other)).toBe(other);
});
