/** Several runs of one thing: the median says what to expect, the minimum what is possible. */
export interface Spread {
  readonly median: number;
  readonly min: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const [min = Number.NaN] = sorted;
  return { median: median(sorted), min };
}

function median(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

export const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
