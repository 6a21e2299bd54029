import type { RunEvent } from './agent/events.ts';
import type { Recording } from './trace/replay.ts';

/**
 * Ends a replay as its run was ended from outside, by the clock or by a cancel. Neither can be replayed as it
 * happened, but both came after the last reply and the last test that were recorded; so they come there again.
 */
export class RecordedEnd {
  readonly #stopReason: string | null;
  readonly #timeoutMs: number;
  readonly #cancel = new AbortController();
  #inputsLeft: number;
  #confirmsLeft: number;

  constructor({ events, outcome, settings }: Pick<Recording, 'events' | 'outcome' | 'settings'>) {
    const said = events.map((event) => event.said);
    this.#stopReason = outcome?.stop_reason ?? null;
    this.#timeoutMs = settings.limits.timeoutMs;
    this.#inputsLeft = said.filter(isInput).length;
    this.#confirmsLeft = said.filter(isConfirm).length;
  }

  /** To be told of every event of the replay, as it happens. */
  note(event: RunEvent): void {
    if (isInput(event)) this.#inputsLeft -= 1;
    if (isConfirm(event)) this.#confirmsLeft -= 1;
    if (this.#stopReason === 'cancelled' && this.#inputsLeft <= 0 && this.#confirmsLeft <= 0)
      this.#cancel.abort();
  }

  get signal(): AbortSignal {
    return this.#cancel.signal;
  }

  /** What the run's clock shows. A millisecond is left for confirming runs that were recorded: they had a reserve of their own. */
  get elapsedMs(): number {
    if (!OUT_OF_TIME.has(this.#stopReason) || this.#inputsLeft > 0) return 0;
    return this.#confirmsLeft > 0 ? this.#timeoutMs - 1 : this.#timeoutMs;
  }
}

const OUT_OF_TIME: ReadonlySet<string | null> = new Set(['timeout', 'baseline_timed_out']);

const REPLIES: ReadonlySet<RunEvent['kind']> = new Set([
  'llm_action',
  'llm_parse_error',
  'llm_error',
  'reflection',
  'candidate',
]);

const isConfirm = (event: RunEvent): boolean =>
  event.kind === 'tests' && (event.payload.phase === 'confirm' || event.payload.phase === 'counterfactual');

const isInput = (event: RunEvent): boolean =>
  REPLIES.has(event.kind) || (event.kind === 'tests' && !isConfirm(event));
