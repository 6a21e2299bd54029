import * as z from 'zod';
import { type RunSummary, totalTokens } from './summary.ts';

/** The bounds of a run (I8). */
export const LimitsSchema = z.object({
  maxIterations: z.number().int().min(1),
  /** All runs of the test command count: baseline, after writes, confirming. */
  maxTestRuns: z.number().int().min(1),
  /** 0 switches reflection off. */
  maxReflections: z.number().int().min(0),
  /** Input and output of every model call, reflections and malformed replies included. */
  maxTotalTokens: z.number().int().min(1),
  /** Wall time of the whole run. */
  timeoutMs: z.number().int().min(1),
  /** Of one and the same error, in replies that could not be used; of any errors, ten. */
  maxMalformedInARow: z.number().int().min(1),
});
export type Limits = z.infer<typeof LimitsSchema>;

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
