import * as z from 'zod';
import type { FinalAction } from '../model/tools.ts';

/** How a run ended, computed from what the oracle said and never from what the model said. */
export const Outcome = z.enum([
  'fixed',
  'unverified',
  'not_reproduced',
  'not_fixed',
  'flaky',
  'budget_exhausted',
  'model_error',
  'infra_error',
  'cancelled',
  'refused',
  'skipped',
]);
export type Outcome = z.infer<typeof Outcome>;

/** What follows from an outcome. Every part of agent-fix reads it here. */
interface Consequences {
  readonly succeeds: boolean;
  /** The patch is shown to people as a change to take: a pull request. */
  readonly isProposed: boolean;
  /** The tests prove the outcome: that there is a fix, or nothing to fix. */
  readonly isProven: boolean;
}

export const CONSEQUENCES: Readonly<Record<Outcome, Consequences>> = {
  fixed: { succeeds: true, isProposed: true, isProven: true },
  unverified: { succeeds: true, isProposed: true, isProven: false },
  not_reproduced: { succeeds: true, isProposed: false, isProven: true },
  not_fixed: { succeeds: false, isProposed: false, isProven: false },
  flaky: { succeeds: false, isProposed: false, isProven: false },
  budget_exhausted: { succeeds: false, isProposed: false, isProven: false },
  model_error: { succeeds: false, isProposed: false, isProven: false },
  infra_error: { succeeds: false, isProposed: false, isProven: false },
  cancelled: { succeeds: false, isProposed: false, isProven: false },
  refused: { succeeds: true, isProposed: false, isProven: false },
  skipped: { succeeds: true, isProposed: false, isProven: false },
};

/** The limit that the next step would exceed. */
export type SpentLimit =
  | 'max_iterations'
  | 'max_test_runs'
  | 'max_total_tokens'
  | 'timeout'
  | 'malformed_replies';

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
  | 'nothing_to_search'
  | 'green_at_base'
  | 'test_command_not_found'
  | 'baseline_timed_out'
  | 'baseline_resource_limit'
  | 'sources_not_tested'
  | 'not_ci_failure'
  | 'red_when_green'
  | 'flaky_when_green'
  | 'internal_error';

/** What ended the loop; `final` is the model's claim when it made one, `detail` what went wrong. */
export interface Ending {
  readonly stop: StopReason;
  readonly final?: FinalAction;
  readonly detail?: string;
}

/** The sentence for people for each ending; every report of a stop reason uses it. */
export const STOP_TEXT: Readonly<Record<StopReason, string>> = {
  done: 'the model said it was done',
  cannot_fix: 'the model found no correct fix',
  claims_refused: 'the model kept claiming a green that was red',
  looping: 'the model went in circles and two notes did not stop it',
  green_and_idle: 'the tests were green and the model wrote nothing more',
  max_iterations: 'the limit of model turns was reached (max-iterations)',
  max_test_runs: 'the limit of test runs was reached (max-test-runs)',
  max_total_tokens: 'the limit of tokens was reached (max-total-tokens)',
  timeout: 'the time was up (timeout-minutes)',
  malformed_replies: 'too many replies could not be used',
  endpoint_failed: 'the model endpoint failed',
  cancelled: 'the run was cancelled',
  recording_ended: 'the recording ended here',
  search_ended:
    'the built-in solver found no change since the last green commit whose undoing makes the tests pass',
  nothing_to_search: 'the built-in solver had nothing to try',
  green_at_base: 'the tests are green at the base commit',
  test_command_not_found: 'the test command could not be started, or a tool that it needs is missing',
  baseline_timed_out:
    'the test command did not finish in time before any change (test-timeout-seconds, timeout-minutes)',
  baseline_resource_limit:
    'the test command used up the memory or the disk before any change, and was stopped',
  sources_not_tested: 'the tests do not run the sources',
  not_ci_failure: 'the tests fail here in another way than in CI',
  red_when_green:
    'the tests fail in the same way at the last green commit: this machine, its set-up, the network, ' +
    'the time or an unpinned dependency is to blame, not the code',
  flaky_when_green: 'the tests are red, then green, at the last green commit: they fail by chance',
  internal_error: 'agent-fix itself failed',
};

/** What the proving runs at the end of a run showed. */
export type Proof =
  /** No proof was tried: there was nothing to prove. */
  | { readonly kind: 'none' }
  /** The run's own time limit ended the proof, which says nothing about the tests. */
  | { readonly kind: 'cut_short' }
  /** Green again; and red again without the patch, where the base was red, or new tests show that it was wrong. */
  | { readonly kind: 'proven'; readonly isRedByNewTests: boolean }
  /** The same files gave green and red. */
  | { readonly kind: 'flaky'; readonly why: string }
  /** Green by its exit code, which the report of the tests does not bear out. */
  | { readonly kind: 'weak'; readonly why: string };

export interface OracleEvidence extends LoopEvidence {
  /** What the runs at the end showed. `cut_short` ends a run before its outcome is asked for. */
  readonly proof: Exclude<Proof['kind'], 'cut_short'>;
  /** Tests that the run added are red on the base, by an assertion, and green with the patch. */
  readonly isRedByNewTests: boolean;
}

/** The evidence at the end of the loop, before the proof. */
interface LoopEvidence {
  readonly isRedAtBase: boolean;
  /** The newest run of the tests was green, and no write came after it; or the run went back to where that was so. */
  readonly isGreen: boolean;
  /** The run went back to its last green state: what ended the loop was said of a later, red one. */
  readonly isReturned: boolean;
  readonly hasPatch: boolean;
  readonly neverTests: boolean;
  /** People ask for the change (a review, a comment): that something is wrong at base is their word, and the tests must stay green. */
  readonly isRequestedByPeople: boolean;
}

/** Whether the confirming runs are worth making: something is there to prove. */
export function deservesConfirming(stop: StopReason, evidence: LoopEvidence): boolean {
  const isAbandoned = stop === 'cannot_fix' ? !evidence.isReturned : NOBODY_WAITS.has(stop);
  return evidence.isGreen && evidence.hasPatch && !isAbandoned;
}

/** Whether a green state that later writes turned red is worth going back to. */
export const mayReturnToGreen = (stop: StopReason, isRedAtBase: boolean): boolean =>
  isRedAtBase && !NOBODY_WAITS.has(stop) && EARLY[stop] === undefined;

/**
 * Whether the commit that broke the tests is worth looking for: they are red at base, and the run came to an end of its own that chance
 * does not explain.
 */
export function deservesLookingBack(
  stop: StopReason,
  { isRedAtBase, isGreen, hasPatch, proof }: OracleEvidence,
): boolean {
  const isChance = proof === 'flaky' || (proof === 'none' && isGreen && !hasPatch);
  return isRedAtBase && EARLY[stop] === undefined && !isChance;
}

/** Endings in which even a green tree is not the run's result. (After `cannot_fix` it is none either: the model took it back.) */
const NOBODY_WAITS: ReadonlySet<StopReason> = new Set(['cancelled', 'internal_error']);

export function computeOutcome(stop: StopReason, evidence: OracleEvidence): Outcome {
  const early = EARLY[stop];
  if (early !== undefined) return early;
  if (evidence.proof === 'flaky') return 'flaky';
  if (evidence.proof === 'weak') return 'not_fixed';
  if (evidence.proof === 'proven') {
    if (evidence.isRedAtBase) return 'fixed';
    if ((evidence.isRedByNewTests || evidence.isRequestedByPeople) && stop === 'done') return 'fixed';
    // Green before and after: only the model knows whether the change is whole, and it did not say so.
    return stop === 'done' ? 'unverified' : (FALLEN_SHORT[stop] ?? 'not_fixed');
  }
  if (evidence.isGreen && evidence.isRedAtBase && !evidence.hasPatch) return 'flaky';
  if (evidence.neverTests && evidence.hasPatch && stop === 'done') return 'unverified';
  return FALLEN_SHORT[stop] ?? 'not_fixed';
}

/** Endings that decide the outcome alone, whatever the tree looks like. */
const EARLY: Partial<Record<StopReason, Outcome>> = {
  green_at_base: 'not_reproduced',
  test_command_not_found: 'infra_error',
  baseline_timed_out: 'infra_error',
  baseline_resource_limit: 'infra_error',
  sources_not_tested: 'infra_error',
  not_ci_failure: 'infra_error',
  red_when_green: 'infra_error',
  flaky_when_green: 'flaky',
  internal_error: 'infra_error',
  cancelled: 'cancelled',
};

const FALLEN_SHORT: Partial<Record<StopReason, Outcome>> = {
  max_iterations: 'budget_exhausted',
  max_test_runs: 'budget_exhausted',
  max_total_tokens: 'budget_exhausted',
  timeout: 'budget_exhausted',
  malformed_replies: 'model_error',
  endpoint_failed: 'model_error',
  recording_ended: 'model_error',
};

/** Whether a run of the tests was on the files of an earlier commit: it says nothing of the base commit, nor of the patch. */
export const isOfEarlierCommit = ({ phase }: { readonly phase: string }): boolean =>
  phase === 'control' || phase === 'bisect';
