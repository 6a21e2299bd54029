import type { TestResult } from '../../agent/ports.ts';

/**
 * Whether a narrowed run is a verdict: its report must show that a test ran. A runner that found none of the names, or
 * did not know an argument, is green or red all the same; so is one whose coverage of a part fails a threshold.
 */
export function showsTestsRan({ verdict, report }: TestResult): boolean {
  switch (verdict) {
    case 'green':
      return report !== undefined && (report.passed ?? 0) > 0;
    case 'red':
      return report !== undefined && (report.failures.length > 0 || (report.failed ?? 0) > 0);
    case 'timeout':
      return true;
    case 'not_found':
      return false;
  }
}
