import type { RunEvent, RunEventOf } from './events.ts';

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
