import type { Measure } from './measure-run.ts';
import type { Scenario } from './scenarios.ts';
import { type Spread, spreadOf, sum } from './statistics.ts';

/** All runs of one scenario. Times in milliseconds. */
export interface Result {
  readonly scenario: Scenario;
  readonly firstRequest: Spread;
  /** Less the baseline run of the tests. */
  readonly firstRequestNet: Spread;
  readonly exit: Spread;
  /** Less the test command, as often as the driver ran it. */
  readonly overhead: Spread;
  /** By turn: from a reply to the request that follows it, over all runs. */
  readonly turns: readonly Spread[];
  /** MiB, up to the first request and of the whole run; null where the system does not tell. */
  readonly firstPeak: Spread | null;
  readonly peak: Spread | null;
  readonly firstBytes: number;
  readonly lastBytes: number;
  readonly totalBytes: number;
  /** Over all runs. */
  readonly prefixViolations: number;
  readonly traceBytes: number;
  readonly traceRatio: number;
}

/** The runs of one size of repository. */
export interface SizeResult {
  readonly result: Result;
  /** With each call in a reply of its own, so that list and grep have their times. */
  readonly apart: Result;
  /** To the first request of one run in the repository itself. */
  readonly inPlaceMs: number;
}

/** Sizes are taken from the first run: they hardly differ (a duration has a digit more or less). */
export function resultOf(scenario: Scenario, runs: readonly [Measure, ...Measure[]]): Result {
  const [first] = runs;
  const spread = (value: (run: Measure) => number): Spread => spreadOf(runs.map(value));
  return {
    scenario,
    firstRequest: spread(({ firstRequestMs }) => firstRequestMs),
    firstRequestNet: spread(({ firstRequestMs, oneTestMs }) => firstRequestMs - oneTestMs),
    exit: spread(({ exitMs }) => exitMs),
    overhead: spread(({ exitMs, allTestsMs }) => exitMs - allTestsMs),
    turns: first.turnsMs.map((_, turn) => spread(({ turnsMs }) => turnsMs[turn] ?? Number.NaN)),
    firstPeak: known(runs.map(({ firstPeakMiB }) => firstPeakMiB)),
    peak: known(runs.map(({ peakMiB }) => peakMiB)),
    firstBytes: first.requestBytes[0] ?? 0,
    lastBytes: first.requestBytes.at(-1) ?? 0,
    totalBytes: sum(first.requestBytes),
    prefixViolations: sum(runs.map(({ prefixViolations }) => prefixViolations)),
    traceBytes: first.traceBytes,
    traceRatio: first.traceRatio,
  };
}

function known(values: readonly (number | null)[]): Spread | null {
  const numbers = values.filter((value) => value !== null);
  return numbers.length === 0 ? null : spreadOf(numbers);
}

/** Bytes of the trace that one call of the run takes. */
export const traceBytesPerCall = ({ traceBytes, scenario }: Result): number =>
  traceBytes / scenario.calls.length;
