import { describe, expect, test } from 'vitest';
import {
  bootstrapMean,
  clopperPearson,
  mcnemarExact,
  median,
  pairedDifference,
  passAtK,
  randomFrom,
  wilson,
} from '../../../src/commands/eval/statistics.ts';

/** All ways to draw k of n, as sets of indexes. */
function* subsets(n: number, k: number, from = 0): Generator<readonly number[]> {
  if (k === 0) yield [];
  else
    for (let first = from; first <= n - k; first++)
      for (const rest of subsets(n, k - 1, first + 1)) yield [first, ...rest];
}

test('pass@k is the share of draws of k trials that hold a solved one', () => {
  for (let n = 1; n <= 7; n++) {
    for (let c = 0; c <= n; c++) {
      for (let k = 1; k <= n; k++) {
        const draws = [...subsets(n, k)];
        const lucky = draws.filter((draw) => draw.some((trial) => trial < c)).length;
        expect(passAtK(n, c, k)).toBeCloseTo(lucky / draws.length, 12);
      }
    }
  }
});

test('there is no pass@4 of three', () => {
  expect(passAtK(3, 2, 4)).toBeNull();
});

test("Wilson's interval, against published values", () => {
  // Newcombe 1998, table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  const rounded = (successes: number, trials: number) => {
    const { low, high } = wilson(successes, trials);
    return [low.toFixed(4), high.toFixed(4)];
  };
  expect(rounded(81, 263)).toEqual(['0.2553', '0.3662']);
  expect(rounded(15, 148)).toEqual(['0.0624', '0.1605']);
  expect(rounded(0, 20)).toEqual(['0.0000', '0.1611']);
  expect(rounded(1, 29)).toEqual(['0.0061', '0.1718']);
});

test("Clopper and Pearson's interval, against published values", () => {
  // Newcombe 1998, table I, method 5.
  const { low, high } = clopperPearson(81, 263);
  expect([low.toFixed(4), high.toFixed(4)]).toEqual(['0.2527', '0.3676']);
  expect(clopperPearson(0, 20).high).toBeCloseTo(0.1684, 4);
  expect(clopperPearson(20, 20)).toEqual({ low: expect.closeTo(0.8316, 4), high: 1 });
});

describe("McNemar's exact test", () => {
  test('known values', () => {
    expect(mcnemarExact(0, 0)).toBe(1);
    expect(mcnemarExact(5, 5)).toBe(1);
    expect(mcnemarExact(0, 5)).toBeCloseTo(0.0625, 12);
    expect(mcnemarExact(0, 6)).toBeCloseTo(0.03125, 12);
    expect(mcnemarExact(1, 9)).toBeCloseTo(0.021484375, 12);
    expect(mcnemarExact(12, 2)).toBeCloseTo(0.012939453125, 12);
  });

  test('the interval of the difference leaves out 0 just when the test says so', () => {
    for (let onlyA = 0; onlyA <= 14; onlyA++) {
      for (let onlyB = 0; onlyB <= 14; onlyB++) {
        const { value, low, high } = pairedDifference(onlyA, onlyB, 40);
        expect(low > 0 || high < 0).toBe(mcnemarExact(onlyA, onlyB) < 0.05);
        expect(low).toBeLessThanOrEqual(value);
        expect(high).toBeGreaterThanOrEqual(value);
      }
    }
  });
});

describe('the bootstrap', () => {
  test('says the same for the same seed, and holds the mean', () => {
    const means = [1, 1, 0, 0.5, 1, 0, 0.25, 1];
    const interval = bootstrapMean(means, 7);
    expect(bootstrapMean(means, 7)).toEqual(interval);
    expect(interval.low).toBeLessThan(0.59375);
    expect(interval.high).toBeGreaterThan(0.59375);
  });

  test('comes near the normal interval for many tasks', () => {
    const random = randomFrom(3);
    const means = Array.from({ length: 400 }, () => (random() < 0.3 ? 1 : 0));
    const share = means.filter((each) => each === 1).length / means.length;
    const half = 1.96 * Math.sqrt((share * (1 - share)) / means.length);
    const { low, high } = bootstrapMean(means);
    expect(low).toBeCloseTo(share - half, 1.7);
    expect(high).toBeCloseTo(share + half, 1.7);
  });

  test('no difference at all has no width', () => {
    expect(bootstrapMean([0, 0, 0])).toEqual({ low: 0, high: 0 });
  });
});

test('the median of odd and even counts, and of none', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, 0]);
});
