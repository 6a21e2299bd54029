import type { RunEvent, RunEventOf } from './events.ts';
import { EMPTY_SUMMARY, foldEvent, type RunSummary } from './summary.ts';

/** The kinds that are part of the run's story; the others (requests, attempts, envelope events) are only in the trace. */
const HISTORY_KINDS = [
  'llm_action',
  'llm_parse_error',
  'tool_result',
  'tests',
  'reflection',
  'driver_note',
  'final',
] as const;

export type HistoryEvent = RunEventOf<(typeof HISTORY_KINDS)[number]>;

export function isHistoryEvent(event: RunEvent): event is HistoryEvent {
  return HISTORY_KINDS.some((kind) => kind === event.kind);
}

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
