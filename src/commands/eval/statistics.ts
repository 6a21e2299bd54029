// Statistics of shares. Methods are exact where samples are small. Random numbers have a fixed seed: the same trials give the same report.

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Standard normal quantile of 97.5 %: all intervals are of 95 %. */
const Z = 1.959963984540054;
const ALPHA = 0.05;

/** Wilson's score interval of a share: https://doi.org/10.1080/01621459.1927.10502953 */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const centre = share + Z ** 2 / (2 * trials);
  const spread = Z * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2));
  const scale = 1 + Z ** 2 / trials;
  const low = successes === 0 ? 0 : (centre - spread) / scale;
  const high = successes === trials ? 1 : (centre + spread) / scale;
  return { low: Math.max(0, low), high: Math.min(1, high) };
}

/**
 * The unbiased estimate of the chance that at least one of k trials is solved, where c of n were: 1 − C(n−c, k) / C(n, k),
 * computed as a product (https://arxiv.org/abs/2107.03374, section 2.1). null when there are fewer than k trials.
 */
export function passAtK(n: number, c: number, k: number): number | null {
  if (k > n) return null;
  if (n - c < k) return 1;
  let missed = 1;
  for (let i = n - c + 1; i <= n; i++) missed *= 1 - k / i;
  return 1 - missed;
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] =
    sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1, middle + 1);
  return (low + high) / 2;
}

/** Makes a random number generator (Mulberry32): uniform in [0, 1), the same numbers for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const RESAMPLES = 10_000;
const SEED = 20_260_101;

/**
 * The interval of 95 % of a mean over tasks, by percentile bootstrap: tasks are drawn with replacement. A drawn task counts with the
 * mean of all its trials, because trials of one task are not independent.
 */
export function bootstrapMean(taskMeans: readonly number[], seed: number = SEED): Interval {
  if (taskMeans.length === 0) return { low: 0, high: 0 };
  const random = randomFrom(seed);
  const { length } = taskMeans;
  const means = Float64Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    for (let drawn = 0; drawn < length; drawn++) sum += taskMeans[Math.floor(random() * length)] ?? 0;
    return sum / length;
  }).toSorted();
  const at = (share: number): number => means[Math.min(RESAMPLES - 1, Math.floor(share * RESAMPLES))] ?? 0;
  return { low: at(ALPHA / 2), high: at(1 - ALPHA / 2) };
}

/** P(X ≤ k) for X of Binomial(n, p) with 0 < p < 1, by sums of logarithms: exact to rounding for any n here. */
function binomialAtMost(k: number, n: number, p: number): number {
  if (k < 0) return 0;
  if (k >= n) return 1;
  let logChoose = 0;
  let sum = 0;
  for (let i = 0; i <= k; i++) {
    if (i > 0) logChoose += Math.log(n - i + 1) - Math.log(i);
    sum += Math.exp(logChoose + i * Math.log(p) + (n - i) * Math.log1p(-p));
  }
  return Math.min(1, sum);
}

/** The two-sided p-value of McNemar's exact test: by chance, a pair that differs is as likely to be in `onlyA` as in `onlyB`. */
export function mcnemarExact(onlyA: number, onlyB: number): number {
  return Math.min(1, 2 * binomialAtMost(Math.min(onlyA, onlyB), onlyA + onlyB, 0.5));
}

/** Clopper and Pearson's exact interval of a share: https://doi.org/10.1093/biomet/26.4.404 */
export function clopperPearson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const low = successes === 0 ? 0 : bisect((p) => 1 - binomialAtMost(successes - 1, trials, p) < ALPHA / 2);
  const high = successes === trials ? 1 : bisect((p) => binomialAtMost(successes, trials, p) > ALPHA / 2);
  return { low, high };
}

/** Finds, by halving, the value between 0 and 1 up to which `isBelow` is true. */
function bisect(isBelow: (p: number) => boolean): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (isBelow(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * The difference B − A where each task has one trial on each side, with its interval of 95 %, from the exact interval of the share of
 * `onlyB` among pairs that differ. The interval excludes 0 exactly when the p-value of McNemar's test is below 0.05.
 */
export function pairedDifference(
  onlyA: number,
  onlyB: number,
  pairs: number,
): Interval & { readonly value: number } {
  const differing = onlyA + onlyB;
  if (differing === 0 || pairs === 0) return { value: 0, low: 0, high: 0 };
  const share = clopperPearson(onlyB, differing);
  const scale = differing / pairs;
  return {
    value: (onlyB - onlyA) / pairs,
    low: scale * (2 * share.low - 1),
    high: scale * (2 * share.high - 1),
  };
}
