import type { Limits } from './settings.ts';
import {
  confirmationsOf,
  isGreen,
  isRedAtBase,
  lastTests,
  newTestPaths,
  type RunState,
  type RunSummary,
  totalTokens,
} from './state.ts';

/** The limit that the next step would exceed. */
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
  /** Kept back for the runs that prove a green result. */
  readonly reserve: { readonly testRuns: number; readonly ms: number };
}

/** What is spent, and what is kept back so that a green result can still be proven. */
export function spendingOf(state: RunState, elapsedMs: number): Spending {
  const { summary } = state;
  const { limits, confirmRuns } = state.setup.settings;
  const { lastGreen, baseline } = summary;
  const toConfirm = baseline?.verdict === 'green' && !isGreen(summary) ? null : lastGreen;
  const unconfirmed = Math.max(0, confirmRuns - confirmationsOf(state));
  // One more run, without the patch: the old failure, or that of the new tests, must appear again.
  const isShownAgain = isRedAtBase(state) || newTestPaths(state, null).length > 0;
  const againMs = toConfirm === null || !isShownAgain ? 0 : (baseline?.durationMs ?? 0);
  return {
    summary,
    limits,
    elapsedMs,
    reserve: {
      testRuns: confirmRuns + (isShownAgain ? 1 : 0),
      ms: (unconfirmed * (toConfirm?.durationMs ?? 0) + againMs) * 1.5,
    },
  };
}

/** What is left of the turns is enough for a small fix, and a model that errs every other time gets there. */
export const mostMalformed = ({ maxMalformed, maxIterations }: Limits): number =>
  maxMalformed ?? Math.ceil((maxIterations * 2) / 3);

/** The wall time that the next step may use. */
export function remainingMs({ limits, elapsedMs, reserve }: Spending): number {
  return Math.max(0, limits.timeoutMs - elapsedMs - reserve.ms);
}

/** Asked before a request to the model. Prompts only grow, so the next one costs at least what the last one did. */
export function limitBeforeModelCall(spending: Spending): SpentLimit | null {
  const { summary, limits } = spending;
  if (summary.malformed >= mostMalformed(limits)) return 'malformed_replies';
  if (summary.turns >= limits.maxIterations) return 'max_iterations';
  if (totalTokens(summary.usage) + summary.lastInputTokens >= limits.maxTotalTokens)
    return 'max_total_tokens';
  return remainingMs(spending) <= 0 ? 'timeout' : null;
}

/** Asked before a run of the tests that a write or a final causes; the runs that prove a green result are kept back. */
export function limitBeforeTests(spending: Spending): SpentLimit | null {
  const { summary, limits, reserve } = spending;
  if (summary.testRuns + 1 + reserve.testRuns > limits.maxTestRuns) return 'max_test_runs';
  return remainingMs(spending) <= 0 ? 'timeout' : null;
}

/** After a write turned the tests green, a model has this many turns to write again or to end the run. */
export const MAX_IDLE_TURNS = 3;

/** Turns without a write since one turned the red tests green; 0 while they are red, or when they were green at base. */
export function idleTurns(state: RunState): number {
  const { summary, baseTree } = state;
  // Green at base as well: only the model knows whether its change is whole.
  const isProven = isRedAtBase(state) && isGreen(summary) && lastTests(state)?.tree !== baseTree;
  return isProven ? summary.turns - summary.turnsAtLastTest : 0;
}
