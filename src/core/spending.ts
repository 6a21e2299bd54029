import type { CheckName } from './jobs.ts';
import type { Limits } from './settings.ts';
import {
  confirmationsOf,
  firstGoal,
  goalsLeft,
  isRedAtBase,
  lastTests,
  newTestPaths,
  nextCheck,
  type RunState,
} from './state.ts';
import { factsOf, isGreen, type RunSummary } from './summary.ts';
import { Usage } from './usage.ts';
import type { SpentLimit } from './verdict/outcome.ts';

export interface Spending {
  readonly summary: RunSummary;
  readonly limits: Limits;
  readonly elapsedMs: number;
  /** What is kept back for the runs that prove a green result. */
  readonly reserve: { readonly testRuns: number; readonly ms: number };
}

/** What is spent, and what is kept back so that a green result of each goal can still be proven. */
export function spendingOf(state: RunState, elapsedMs: number): Spending {
  const { summary } = state;
  const { limits } = state.setup.settings;
  const goals = goalsLeft(state);
  const reserves = (goals.length === 0 ? [firstGoal(state)] : goals).map((goal) => reserveOf(state, goal));
  const sum = (key: 'testRuns' | 'ms') => reserves.reduce((total, each) => total + each[key], 0);
  return { summary, limits, elapsedMs, reserve: { testRuns: sum('testRuns'), ms: sum('ms') } };
}

function reserveOf(state: RunState, goal: CheckName): Spending['reserve'] {
  const { summary, setup } = state;
  const { lastGreen, baseline } = factsOf(summary, goal);
  const { confirmRuns } = setup.settings;
  const toConfirm = baseline?.verdict === 'green' && !isGreen(summary, goal) ? null : lastGreen;
  const unconfirmed = Math.max(0, confirmRuns - confirmationsOf(state, goal));
  // One more run, without the patch: the old failure, or that of the new tests, must appear again.
  const isShownAgain = isRedAtBase(state, goal) || newTestPaths(state, null).length > 0;
  const againMs = toConfirm === null || !isShownAgain ? 0 : (baseline?.durationMs ?? 0);
  return {
    testRuns: confirmRuns + (isShownAgain ? 1 : 0),
    ms: (unconfirmed * (toConfirm?.durationMs ?? 0) + againMs) * 1.5,
  };
}

/**
 * So many malformed replies end a run: two thirds of its turns. The other third is still enough for a small fix, and a model
 * that errs every other time stays below this.
 */
export const mostMalformed = ({ maxIterations }: Limits): number => Math.ceil((maxIterations * 2) / 3);

/** The wall time that the next step may use. */
export function remainingMs({ limits, elapsedMs, reserve }: Spending): number {
  return Math.max(0, limits.timeoutMs - elapsedMs - reserve.ms);
}

/**
 * Called before a request to the model. Gives the limit that stops it. Prompts only grow, so the next request takes at least as many input
 * tokens as the last one.
 */
export function limitBeforeModelCall(spending: Spending): SpentLimit | null {
  const { summary, limits } = spending;
  if (summary.malformed >= mostMalformed(limits)) return 'malformed_replies';
  if (summary.turns >= limits.maxIterations) return 'max_iterations';
  if (Usage.total(summary.usage) + summary.lastInputTokens >= limits.maxTotalTokens)
    return 'max_total_tokens';
  return remainingMs(spending) <= 0 ? 'timeout' : null;
}

/**
 * Called before a run of the tests that a write or a final causes. Gives the limit that stops it; what proving a green result
 * takes is kept back.
 */
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
  // If the base was green as well, only the model knows whether its change is complete.
  const check = nextCheck(state);
  const isProven =
    isRedAtBase(state, check) && isGreen(summary, check) && lastTests(state, check)?.tree !== baseTree;
  return isProven ? summary.turns - factsOf(summary, check).turnsAtLastTest : 0;
}
