import type { Json } from '../agent/json.ts';

/** One line of a trace without its envelope. `payload` may have any shape: the page also shows what it does not know. */
export interface PageEvent {
  readonly seq: number;
  /** ISO 8601, or a number of seconds or milliseconds since 1970 (the Python original). */
  readonly ts: string | number | null;
  readonly kind: string;
  readonly payload: Json;
}

/** Something wrong with a line of the trace file, for people. */
export interface LineProblem {
  readonly line: number;
  readonly reason: string;
}

/** What the hash chain of this run says. */
export type Integrity =
  /** No findings: every line is the one that was written, where it was written. */
  | { readonly kind: 'checked'; readonly events: number; readonly findings: readonly LineProblem[] }
  /** No chain to check, as in traces of the Python original; the reason is for people. */
  | { readonly kind: 'unchecked'; readonly reason: string };

/** Everything a page shows: one run, as plain data. */
export interface PageRun {
  readonly runId: string;
  readonly events: readonly PageEvent[];
  /** Lines the reader could not use, by number; never skipped in silence. */
  readonly problems: readonly LineProblem[];
  readonly integrity: Integrity;
  /** Of the whole trace file, in hex; null when it is not known. */
  readonly traceSha256: string | null;
}
