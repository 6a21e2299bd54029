import { describe, expect, test } from 'vitest';
import {
  limitBeforeModelCall,
  limitBeforeTests,
  remainingMs,
  type Spending,
} from '../../src/agent/budget.ts';
import type { Limits } from '../../src/agent/settings.ts';
import { EMPTY_SUMMARY, type RunSummary } from '../../src/agent/summary.ts';

const LIMITS: Limits = {
  maxIterations: 3,
  maxTestRuns: 4,
  maxReflections: 1,
  maxTotalTokens: 1000,
  timeoutMs: 5000,
  maxMalformedInARow: 2,
};

function spent(summary: Partial<RunSummary>, more: Partial<Omit<Spending, 'summary'>> = {}): Spending {
  return {
    summary: { ...EMPTY_SUMMARY, ...summary },
    limits: LIMITS,
    elapsedMs: 0,
    reserve: { testRuns: 0, ms: 0 },
    ...more,
  };
}

const tokens = (input: number, output: number, last: number): Partial<RunSummary> => ({
  usage: { input_tokens: input, cached_input_tokens: 0, output_tokens: output },
  lastInputTokens: last,
});

describe('before a model call', () => {
  test.each([
    ['nothing is spent', spent({}), null],
    ['the last turn is left', spent({ turns: 2 }), null],
    ['no turn is left', spent({ turns: 3 }), 'max_iterations'],
    ['an error is allowed', spent({ errorsInARow: 1, sameErrorInARow: 1 }), null],
    ['one error too often in a row', spent({ errorsInARow: 2, sameErrorInARow: 2 }), 'malformed_replies'],
    ['nine different errors in a row', spent({ errorsInARow: 9, sameErrorInARow: 1 }), null],
    ['ten different errors in a row', spent({ errorsInARow: 10, sameErrorInARow: 1 }), 'malformed_replies'],
    ['one token more than the last prompt is left', spent(tokens(500, 99, 400)), null],
    ['the last prompt would use up all tokens', spent(tokens(500, 100, 400)), 'max_total_tokens'],
    ['all tokens are spent', spent(tokens(900, 100, 0)), 'max_total_tokens'],
    ['the first call costs what nobody knows', spent(tokens(0, 0, 0)), null],
    ['a millisecond is left', spent({}, { elapsedMs: 4999 }), null],
    ['no time is left', spent({}, { elapsedMs: 5000 }), 'timeout'],
    [
      'all time that is left is kept back',
      spent({}, { elapsedMs: 4000, reserve: { testRuns: 1, ms: 1000 } }),
      'timeout',
    ],
    [
      'a millisecond is left beside the reserve',
      spent({}, { elapsedMs: 3999, reserve: { testRuns: 1, ms: 1000 } }),
      null,
    ],
    ['test runs are spent, which no model call needs', spent({ testRuns: 4 }), null],
  ])('%s', (_, spending, limit) => {
    expect(limitBeforeModelCall(spending)).toBe(limit);
  });

  test('the cause that is most telling is named', () => {
    const all = spent({ turns: 3, sameErrorInARow: 2, ...tokens(2000, 0, 0) }, { elapsedMs: 9000 });
    expect(limitBeforeModelCall(all)).toBe('malformed_replies');
  });
});

describe('before a test run', () => {
  const reserve = { testRuns: 1, ms: 0 };
  test.each([
    ['two runs are left, one of them kept back', spent({ testRuns: 2 }, { reserve }), null],
    ['the only run left is kept back', spent({ testRuns: 3 }, { reserve }), 'max_test_runs'],
    ['nothing is kept back and one run is left', spent({ testRuns: 3 }), null],
    ['no run is left', spent({ testRuns: 4 }), 'max_test_runs'],
    ['the reserve is as large as the limit', spent({}, { reserve: { testRuns: 4, ms: 0 } }), 'max_test_runs'],
    ['no time is left', spent({}, { elapsedMs: 5000 }), 'timeout'],
    ['tokens are spent, which no test run needs', spent(tokens(5000, 0, 0)), null],
  ])('%s', (_, spending, limit) => {
    expect(limitBeforeTests(spending)).toBe(limit);
  });
});

test('the time that is left is never negative', () => {
  expect(remainingMs(spent({}, { elapsedMs: 1200 }))).toBe(3800);
  expect(remainingMs(spent({}, { elapsedMs: 1200, reserve: { testRuns: 0, ms: 800 } }))).toBe(3000);
  expect(remainingMs(spent({}, { elapsedMs: 7000 }))).toBe(0);
});
