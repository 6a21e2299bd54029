import type { RunEvent, Usage } from '../core/events.ts';
import type { JsonObject } from '../core/json.ts';
import {
  type FileLine,
  isEventKind,
  isRunEvent,
  misfit,
  parseLine,
  readLines,
  type TraceLine,
} from './lines.ts';

/** One event of a trace. */
export interface TraceEvent {
  /** Of the file, from 1. */
  readonly line: number;
  /** Position among the readable events of its run, from 0. */
  readonly index: number;
  /** As written. */
  readonly seq: number;
  /** Seconds since 1970. */
  readonly ts: number;
  readonly runId: string;
  readonly kind: string;
  readonly payload: JsonObject;
  /** The same as the driver's event; null when it is of an unknown kind, or of another shape. */
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

/** All of one run, in memory. */
export interface TraceRun {
  readonly runId: string;
  readonly events: readonly TraceEvent[];
  /** Of the whole file: a line that cannot be read does not say whose it is. */
  readonly problems: readonly TraceProblem[];
}

/**
 * Streams a trace file, several runs and all. What is wrong with a line is told by number, before its event when
 * there still is one; everything else is given all the same. Memory is bounded by the longest line and the number
 * of runs. Throws what the file system throws.
 */
export async function* readTrace(path: string): AsyncGenerator<TraceItem> {
  const counts = new Map<string, number>();
  for await (const line of readLines(path)) yield* itemsOf(line, counts);
}

/** Reads one run; without an id, the only one of the file. Throws for a run that is not there, and what the file system throws. */
export async function readRun(path: string, runId: string | null): Promise<TraceRun> {
  const runs = new Map<string, TraceEvent[]>();
  const problems: TraceProblem[] = [];
  for await (const item of readTrace(path)) {
    if (item.type === 'problem') problems.push(item.problem);
    else if (runId === null || runId === item.event.runId) append(runs, item.event);
  }
  const [only, ...others] = runs;
  if (only === undefined) throw new Error(`${path} holds ${runId === null ? 'no run' : `no run ${runId}`}`);
  if (others.length > 0) {
    throw new Error(`${path} holds ${runs.size} runs; choose one with --run: ${[...runs.keys()].join(', ')}`);
  }
  return { runId: only[0], events: only[1], problems };
}

function append(runs: Map<string, TraceEvent[]>, event: TraceEvent): void {
  const events = runs.get(event.runId);
  if (events === undefined) runs.set(event.runId, [event]);
  else events.push(event);
}

function* itemsOf(line: FileLine, counts: Map<string, number>): Generator<TraceItem> {
  if (line.kind === 'unreadable') {
    yield problem(line.number, line.reason);
    return;
  }
  if (line.text.trim() === '') return;
  const parsed = parseLine(line.text);
  if (parsed.kind === 'bad') {
    yield problem(line.number, line.isWhole ? parsed.reason : CUT);
    return;
  }
  const { kind, payload, run_id } = parsed.line;
  const said = { kind, payload };
  const fits = isRunEvent(said);
  if (!fits && isEventKind(kind)) yield problem(line.number, `not a ${kind}: ${misfit(said)}`);
  const index = counts.get(run_id) ?? 0;
  counts.set(run_id, index + 1);
  yield {
    type: 'event',
    event: eventOf(parsed.line, { line: line.number, index, said: fits ? said : null }),
  };
}

const CUT = 'cut short: the run was stopped while it wrote this line';

function eventOf(
  { seq, ts, run_id, kind, payload }: TraceLine,
  place: Pick<TraceEvent, 'line' | 'index' | 'said'>,
): TraceEvent {
  return { ...place, seq, ts, runId: run_id, kind, payload };
}

const problem = (line: number, reason: string): TraceItem => ({ type: 'problem', problem: { line, reason } });

/** One run of a trace file at a glance. */
export interface RunListing {
  readonly runId: string;
  /** Seconds since 1970. */
  readonly start: number;
  readonly goal: string;
  /** null: the run was killed before it came to one. */
  readonly outcome: string | null;
  readonly hasEnded: boolean;
  readonly events: number;
  /** Model calls for an action. */
  readonly steps: number;
  readonly tests: number;
  /** null: the trace does not say. */
  readonly usage: Usage | null;
}

/** The runs of a trace file, in the order they start; streamed, a few numbers of each are kept. */
export async function listRuns(
  path: string,
  onProblem: (problem: TraceProblem) => void,
): Promise<readonly RunListing[]> {
  const runs = new Map<string, RunListing>();
  for await (const item of readTrace(path)) {
    if (item.type === 'problem') onProblem(item.problem);
    else runs.set(item.event.runId, add(runs.get(item.event.runId) ?? empty(item.event), item.event));
  }
  return [...runs.values()];
}

const empty = ({ runId, ts }: TraceEvent): RunListing => ({
  runId,
  start: ts,
  goal: '',
  outcome: null,
  hasEnded: false,
  events: 0,
  steps: 0,
  tests: 0,
  usage: null,
});

function add(run: RunListing, { kind, payload, said }: TraceEvent): RunListing {
  const { goal, outcome } = payload;
  return {
    ...run,
    events: run.events + 1,
    goal: kind === 'run_start' && typeof goal === 'string' ? goal : run.goal,
    outcome: kind === 'outcome' && typeof outcome === 'string' ? outcome : run.outcome,
    hasEnded: run.hasEnded || kind === 'run_end',
    steps: run.steps + (kind === 'llm_request' ? 1 : 0),
    tests: run.tests + (kind === 'tests' ? 1 : 0),
    usage: sum(run.usage, usageOf(said)),
  };
}

/** Every reply is charged for, malformed ones too. */
function usageOf(said: RunEvent | null): Usage | null {
  switch (said?.kind) {
    case 'llm_action':
    case 'llm_parse_error':
    case 'reflection':
      return said.payload.usage;
    default:
      return null;
  }
}

function sum(a: Usage | null, b: Usage | null): Usage | null {
  if (a === null || b === null) return a ?? b;
  return {
    input_tokens: a.input_tokens + b.input_tokens,
    cached_input_tokens: a.cached_input_tokens + b.cached_input_tokens,
    output_tokens: a.output_tokens + b.output_tokens,
  };
}
