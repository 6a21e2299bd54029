import type { RunEvent } from '../agent/events.ts';
import type { JsonObject } from '../agent/json.ts';
import type { Expansion } from './expansion.ts';
import { type FileLine, readLines } from './file-lines.ts';
import { OpenRuns } from './open-runs.ts';
import { parseLine } from './parse-line.ts';
import { isEventKind, isRunEvent, misfit, type OwnLine, type PythonLine } from './trace-line.ts';

/** One event of a trace, references resolved. */
export interface TraceEvent {
  /** Of the file, from 1. */
  readonly line: number;
  /** Position among the readable events of its run, from 0. */
  readonly index: number;
  /** As written; the same as `index` in traces of the Python original. */
  readonly seq: number;
  /** Seconds since 1970; null when the line holds none. */
  readonly ts: number | null;
  readonly runId: string;
  readonly kind: string;
  readonly payload: JsonObject;
  readonly writer: 'agent-fix' | 'python';
  /** The same as the driver's event; null when it is the Python original's, of an unknown kind, or of another shape. */
  readonly said: RunEvent | null;
}

/** Something wrong with a line, for people. */
export interface TraceProblem {
  readonly line: number;
  readonly reason: string;
}

export type TraceItem =
  | { readonly type: 'event'; readonly event: TraceEvent }
  | { readonly type: 'problem'; readonly problem: TraceProblem };

/**
 * Streams a trace file of ours or of the Python original, several runs and all. What is wrong with a line is
 * told by number, before its event when there still is one; everything else is given all the same. Memory is
 * bounded by the reach of references and the number of runs. Throws what the file system throws.
 */
export async function* readTrace(path: string): AsyncGenerator<TraceItem> {
  const runs = new OpenRuns();
  for await (const line of readLines(path)) yield* itemsOf(line, runs);
}

function* itemsOf(line: FileLine, runs: OpenRuns): Generator<TraceItem> {
  if (line.kind === 'unreadable') {
    yield problem(line.number, line.reason);
    return;
  }
  if (line.text.trim() === '') return;
  const parsed = parseLine(line.text);
  switch (parsed.kind) {
    case 'bad':
      yield problem(line.number, line.isWhole ? parsed.reason : CUT);
      return;
    case 'python':
      yield pythonEvent(parsed.line, { line: line.number, index: runs.count(parsed.line.run_id) });
      return;
    case 'own':
      yield* ownItems(parsed.line, line, runs);
  }
}

const CUT = 'cut short: the run was stopped while it wrote this line';

function* ownItems(
  own: OwnLine,
  line: { number: number; text: string },
  runs: OpenRuns,
): Generator<TraceItem> {
  const { seq, ts, run_id, kind } = own;
  const { payload, reason } = expanded(own, line.text.length, runs);
  const said = { kind, payload };
  const fits = reason === null && isRunEvent(said);
  const misfits = reason === null && !fits && isEventKind(kind) ? `not a ${kind}: ${misfit(said)}` : reason;
  if (misfits !== null) yield problem(line.number, misfits);
  if (kind === 'run_end') runs.end(run_id);
  const index = runs.count(run_id);
  const envelope = { line: line.number, index, seq, ts, runId: run_id, kind, payload };
  yield { type: 'event', event: { ...envelope, writer: 'agent-fix', said: fits ? said : null } };
}

/** The payload as the driver said it; as it stands, with the reason, when its references lead nowhere. */
function expanded({ seq, kind, payload, run_id }: OwnLine, lineChars: number, runs: OpenRuns) {
  const expansion: Expansion = runs.expander(run_id).expand({ seq, kind, payload, lineChars });
  return expansion.kind === 'expanded'
    ? { payload: expansion.payload, reason: null }
    : { payload, reason: `its references cannot be resolved: ${expansion.reason}` };
}

function pythonEvent(python: PythonLine, at: { line: number; index: number }): TraceItem {
  const { ts = null, run_id, kind, payload } = python;
  const event = { ...at, seq: at.index, ts, runId: run_id, kind, payload };
  return { type: 'event', event: { ...event, writer: 'python', said: null } };
}

const problem = (line: number, reason: string): TraceItem => ({ type: 'problem', problem: { line, reason } });
