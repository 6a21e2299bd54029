/** How many tests failed; not `isWhole`: at least so many. */
export interface FailingCount {
  readonly count: number;
  readonly isWhole: boolean;
}

interface CountedFailures {
  readonly failures: readonly unknown[];
  /** More tests failed, or may have failed, than `failures` lists. */
  readonly cut?: true | undefined;
  /** By the runner's count; null where it gives none. */
  readonly failed: number | null;
}

/** `467 tests fail`, `at least 467 tests fail` */
export const failingText = ({ count, isWhole }: FailingCount): string =>
  `${isWhole ? '' : 'at least '}${count} ${count === 1 ? 'test fails' : 'tests fail'}`;

/** How many tests failed: by the runner's count, else by the names that it listed. */
export const failingIn = ({ failed, failures }: CountedFailures): number => failed ?? failures.length;

/** How many tests failed, as far as a report tells. */
export const failingCount = (report: CountedFailures): FailingCount => ({
  count: Math.max(failingIn(report), report.failures.length),
  isWhole: report.cut !== true || report.failed !== null,
});
