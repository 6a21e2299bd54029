import type { Run } from './run.ts';
import type { Limits } from './settings.ts';
import { isGreen, type RunSummary, totalTokens } from './state.ts';

/** The bound that a next effect would break. */
export type SpentLimit =
  | 'max_iterations'
  | 'max_test_runs'
  | 'max_total_tokens'
  | 'timeout'
  | 'malformed_replies';

export interface Spending {
  readonly summary: RunSummary;
  readonly limits: Limits;
  readonly elapsedMs: number;
  /** Kept back for the runs that confirm a green result. */
  readonly reserve: { readonly testRuns: number; readonly ms: number };
}

/** A model that errs in ever new ways is given this long to find back. */
export const MAX_ERRORS_IN_A_ROW = 10;

/** Wall time that is left for the next effect. */
export function remainingMs({ limits, elapsedMs, reserve }: Spending): number {
  return Math.max(0, limits.timeoutMs - elapsedMs - reserve.ms);
}

/** Asked before a request to the model. Prompts only grow, so the next one costs at least what the last one did. */
export function limitBeforeModelCall(spending: Spending): SpentLimit | null {
  const { summary, limits } = spending;
  if (summary.sameErrorInARow >= limits.maxMalformedInARow) return 'malformed_replies';
  if (summary.errorsInARow >= MAX_ERRORS_IN_A_ROW) return 'malformed_replies';
  if (summary.turns >= limits.maxIterations) return 'max_iterations';
  if (totalTokens(summary.usage) + summary.lastInputTokens >= limits.maxTotalTokens)
    return 'max_total_tokens';
  return remainingMs(spending) <= 0 ? 'timeout' : null;
}

/** Asked before a run of the tests that a write or a final causes; confirming runs are kept back. */
export function limitBeforeTests(spending: Spending): SpentLimit | null {
  const { summary, limits, reserve } = spending;
  if (summary.testRuns + 1 + reserve.testRuns > limits.maxTestRuns) return 'max_test_runs';
  return remainingMs(spending) <= 0 ? 'timeout' : null;
}

/** Turns that a model gets after its write turned the tests green, to write again or to end the run. */
const MAX_IDLE_TURNS = 3;

/** The tests prove the fix, and the model does nothing with its turns: the run is confirmed instead of paying for more. */
export function isGreenAndIdle(run: Run): boolean {
  return idleTurns(run) >= MAX_IDLE_TURNS;
}

/** Told one turn before, so that nobody is cut off in the middle of a plan. */
export function idleWarning(run: Run): string[] {
  const isNext = idleTurns(run) === MAX_IDLE_TURNS - 1 && limitBeforeModelCall(run.spending) === null;
  return isNext
    ? ['[driver] The tests are green. Call final, or write; one more turn without either ends the run.']
    : [];
}

function idleTurns({ summary, baseTree, ports }: Run): number {
  const { baseline } = summary;
  // Green at base as well: only the model knows whether its change is whole.
  const isFixing = baseline !== null && baseline.verdict !== 'green';
  const isProven = isFixing && isGreen(summary) && ports.workspace.treeId() !== baseTree;
  return isProven ? summary.turns - summary.turnsAtLastTest : 0;
}
