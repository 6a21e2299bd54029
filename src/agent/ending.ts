import type { FinalAction } from './actions.ts';
import { assertNever } from './assert-never.ts';
import { shorten } from './cut-text.ts';
import { isProposed, type Outcome, STOP_TEXT, type StopReason } from './outcome.ts';

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
  /** Why the proof fell short; null when it did not. */
  readonly doubt: string | null;
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
      return `The tests gave different results on the same files, so nothing can be proven by them${ending.doubt === null ? '' : `: ${ending.doubt}`}.`;
    case 'not_reproduced':
      return 'The tests are green at the base commit: there is nothing to fix. No model was called.';
    case 'not_fixed':
      if (ending.doubt !== null) return `Not fixed: ${ending.doubt}.`;
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
