import { failureSignature } from '../agent/digest.ts';
import type { TestOracle, TestResult } from '../agent/ports.ts';

/**
 * Runs the tests again beside a recording. Where verdict and failures are the recorded ones, the recorded result stands:
 * durations and counters in what tests print differ from run to run, and would make every later request differ. Where they are
 * not, the live result stands, and the replay differs there.
 */
export function comparedOracle(recorded: readonly TestResult[], live: TestOracle): TestOracle {
  const results = recorded.values();
  return {
    run: async (options) => {
      const result = await live.run(options);
      const before = results.next().value;
      return before !== undefined && saysTheSame(before, result) ? before : result;
    },
  };
}

function saysTheSame(a: TestResult, b: TestResult): boolean {
  if (a.verdict !== b.verdict) return false;
  return a.verdict === 'green' || failuresOf(a, b) === failuresOf(b, a);
}

/** By name where both runs know the names, else by the lines that name what failed. */
function failuresOf({ report, output }: TestResult, other: TestResult): string {
  if (report === undefined || other.report === undefined) return failureSignature(output);
  return report.failures
    .map(({ id }) => id)
    .toSorted()
    .join('\n');
}
