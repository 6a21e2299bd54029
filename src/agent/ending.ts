import type { FinalAction } from './actions.ts';
import { assertNever } from './assert-never.ts';
import { shorten } from './cut-text.ts';
import { isProposed, type Outcome, type StopReason } from './outcome.ts';

/** What ended the loop; `final` is the model's claim when it made one, `detail` what went wrong. */
export interface Ending {
  readonly stop: StopReason;
  readonly final?: FinalAction;
  readonly detail?: string;
}

/** An ending, once the driver has settled what is proposed. */
export interface SettledEnding extends Ending {
  /** The run went back to its last green state: what the model said, it said of a later one. */
  readonly isReturned: boolean;
}

/** The model's words where they agree with the outcome, the driver's own otherwise: nobody shall read "all green" over red. */
export function summaryOf(outcome: Outcome, ending: SettledEnding): string {
  const words = ending.final?.summary.trim() ?? '';
  const agrees = ending.final?.status === 'done' ? isProposed(outcome) : outcome === 'not_fixed';
  return words !== '' && agrees && !ending.isReturned ? words : driverSummary(outcome, ending);
}

function driverSummary(outcome: Outcome, ending: SettledEnding): string {
  const because = reasonOf(ending);
  switch (outcome) {
    case 'fixed':
    case 'unverified':
      if (ending.isReturned)
        return `The tests are green with this patch. Later writes turned them red and were left out; the run ended: ${because}.`;
      return ending.stop === 'done'
        ? 'The model described nothing.'
        : `The tests are green with this patch. The run ended before the model described it: ${because}.`;
    case 'flaky':
      return 'The tests gave different results on the same files, so nothing can be proven by them.';
    case 'not_reproduced':
      return 'The tests are green at the base commit: there is nothing to fix. No model was called.';
    case 'not_fixed':
      return ending.stop === 'done'
        ? 'Not fixed: the model said it was done, but it changed nothing.'
        : `Not fixed: ${because}.`;
    case 'budget_exhausted':
    case 'model_error':
    case 'infra_error':
    case 'refused':
    case 'skipped':
      return `Not fixed: ${because}.`;
    default:
      return assertNever(outcome);
  }
}

/** Without its full stop. What an endpoint's failure says is a whole sentence, which names the endpoint itself. */
function reasonOf({ stop, detail }: Ending): string {
  if (detail === undefined) return STOP_TEXT[stop];
  const told = shorten(detail.trim(), 500).replace(/\.$/, '');
  return stop === 'endpoint_failed' ? told : `${STOP_TEXT[stop]}: ${told}`;
}

/** Each ending, for people: told here, and wherever a stop reason is shown. */
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
  malformed_replies: 'too many replies in a row could not be used',
  endpoint_failed: 'the model endpoint failed',
  cancelled: 'the run was cancelled',
  recording_ended: 'the recording ended here',
  search_ended: 'the built-in search found no edit that makes the tests pass',
  max_candidates: 'the limit of candidates was reached (max-candidates)',
  green_at_base: 'the tests are green at the base commit',
  test_command_not_found: 'the test command could not be started',
  baseline_timed_out:
    'the test command did not finish in time before any change (test-timeout-seconds, timeout-minutes)',
  internal_error: 'agent-fix itself failed',
};
