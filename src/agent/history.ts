import type { HistoryEvent } from './history-event.ts';
import { EMPTY_SUMMARY, foldEvent, type RunSummary } from './summary.ts';

/** The append-only ledger of a run (I9). Events are frozen as they enter; the summary is their fold. */
export class History {
  readonly #events: HistoryEvent[] = [];
  #summary: RunSummary = EMPTY_SUMMARY;

  append(event: HistoryEvent): void {
    this.#events.push(deepFreeze(event));
    this.#summary = foldEvent(this.#summary, event);
  }

  get events(): readonly HistoryEvent[] {
    return this.#events.slice();
  }

  get summary(): RunSummary {
    return this.#summary;
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) deepFreeze(each);
  }
  return value;
}
