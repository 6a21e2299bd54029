import type { SpentLimit } from './budget.ts';

/** How a run ended, computed from what the oracle said and never from what the model said. */
export const OUTCOMES = [
  'fixed',
  'unverified',
  'not_reproduced',
  'not_fixed',
  'flaky',
  'budget_exhausted',
  'model_error',
  'infra_error',
  'refused',
  'skipped',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What follows from an outcome; decided here alone. */
interface Consequences {
  /** The step of the workflow passes. */
  readonly succeeds: boolean;
  /** The patch is shown to people as a change to take: a pull request. */
  readonly isProposed: boolean;
  /** The tests prove it: a fix, or that there is nothing to fix. */
  readonly isProven: boolean;
}

const CONSEQUENCES: Readonly<Record<Outcome, Consequences>> = {
  fixed: { succeeds: true, isProposed: true, isProven: true },
  unverified: { succeeds: true, isProposed: true, isProven: false },
  not_reproduced: { succeeds: true, isProposed: false, isProven: true },
  not_fixed: { succeeds: false, isProposed: false, isProven: false },
  flaky: { succeeds: false, isProposed: false, isProven: false },
  budget_exhausted: { succeeds: false, isProposed: false, isProven: false },
  model_error: { succeeds: false, isProposed: false, isProven: false },
  infra_error: { succeeds: false, isProposed: false, isProven: false },
  refused: { succeeds: true, isProposed: false, isProven: false },
  skipped: { succeeds: true, isProposed: false, isProven: false },
};

export const succeeds = (outcome: Outcome): boolean => CONSEQUENCES[outcome].succeeds;
export const isProposed = (outcome: Outcome): boolean => CONSEQUENCES[outcome].isProposed;
export const isProven = (outcome: Outcome): boolean => CONSEQUENCES[outcome].isProven;

/** What ended the loop. */
export type StopReason =
  | SpentLimit
  | 'done'
  | 'cannot_fix'
  | 'claims_refused'
  | 'looping'
  | 'green_and_idle'
  | 'endpoint_failed'
  | 'cancelled'
  | 'recording_ended'
  | 'search_ended'
  | 'max_candidates'
  | 'green_at_base'
  | 'test_command_not_found'
  | 'baseline_timed_out'
  | 'internal_error';

/** What the oracle saw. */
export interface Evidence {
  readonly isRedAtBase: boolean;
  /** The newest run of the tests was green, and no write came after it; or the run went back to where that was so. */
  readonly isGreen: boolean;
  /** The run went back to its last green state: what ended the loop was said of a later, red one. */
  readonly isReturned: boolean;
  readonly hasPatch: boolean;
  /** null: no confirming run was made. */
  readonly isConfirmed: boolean | null;
  readonly neverTests: boolean;
}

/** Whether the confirming runs are worth making: something is there to prove. */
export function deservesConfirming(stop: StopReason, evidence: Omit<Evidence, 'isConfirmed'>): boolean {
  const isGivenUp = stop === 'cannot_fix' ? !evidence.isReturned : NOBODY_WAITS.has(stop);
  return evidence.isGreen && evidence.hasPatch && !isGivenUp;
}

/** Whether a green state that later writes turned red is worth going back to. */
export function mayReturnToGreen(stop: StopReason, { isRedAtBase }: Pick<Evidence, 'isRedAtBase'>): boolean {
  return isRedAtBase && !NOBODY_WAITS.has(stop) && EARLY[stop] === undefined;
}

/** Endings in which even a green tree is not the run's result. So is `cannot_fix` over a green tree: the model took it back. */
const NOBODY_WAITS: ReadonlySet<StopReason> = new Set(['cancelled', 'internal_error']);

export function computeOutcome(stop: StopReason, evidence: Evidence): Outcome {
  const early = EARLY[stop];
  if (early !== undefined) return early;
  if (evidence.isConfirmed === false) return 'flaky';
  if (evidence.isConfirmed === true) {
    if (evidence.isRedAtBase) return 'fixed';
    // Green before and after: only the model knows whether the change is whole, and it did not say so.
    return stop === 'done' ? 'unverified' : (FALLEN_SHORT[stop] ?? 'not_fixed');
  }
  if (evidence.isGreen && evidence.isRedAtBase && !evidence.hasPatch) return 'flaky';
  if (evidence.neverTests && evidence.hasPatch && stop === 'done') return 'unverified';
  return FALLEN_SHORT[stop] ?? 'not_fixed';
}

/** Endings that leave no choice, whatever the tree looks like. */
const EARLY: Partial<Record<StopReason, Outcome>> = {
  green_at_base: 'not_reproduced',
  test_command_not_found: 'infra_error',
  baseline_timed_out: 'infra_error',
  internal_error: 'infra_error',
  cancelled: 'infra_error',
};

const FALLEN_SHORT: Partial<Record<StopReason, Outcome>> = {
  max_iterations: 'budget_exhausted',
  max_test_runs: 'budget_exhausted',
  max_total_tokens: 'budget_exhausted',
  timeout: 'budget_exhausted',
  max_candidates: 'budget_exhausted',
  malformed_replies: 'model_error',
  endpoint_failed: 'model_error',
  recording_ended: 'model_error',
};
