import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import * as z from 'zod';
import { errorText } from '../base/errors.ts';
import { isPlainObject, type JsonObject } from '../base/json.ts';
import { exceededBound } from '../base/json-bounds.ts';
import { firstNames } from '../base/text.ts';
import { type RunEvent, usageOf } from '../core/events.ts';
import { Usage } from '../core/usage.ts';
import { isEventKind, isRunEvent, misfit } from './known-event.ts';
import { PromptRebuilder, type RebuiltPrompt } from './prompts.ts';

/** The longest line that is read whole; the longest that a run writes has some 10 MB. */
const MAX_LINE_BYTES = 24 * 1024 * 1024;
/** What a line may hold as JSON. A hostile endpoint's reply stands there as it came: nested without end, or a megabyte of zeros. */
const LINE_BOUNDS = { depth: 100_000, values: 1_000_000 };
/**
 * Lines with more values than this are parsed only while all such lines together have fewer bytes than this: parsed, they take
 * a hundred times their length in memory.
 */
const DENSE = { values: 20_000, bytes: 1024 * 1024 };
/** The most lines of a file, which may hold many runs of some hundred lines each. */
const MAX_LINES = 120_000;
const MAX_BAD_LINES = 1_000;
const MAX_LISTED_RUNS = 5_000;
const NEWLINE = 0x0a;

/** A line of a file, numbered from 1. `isWhole`: its newline is there. */
export type FileLine =
  | { readonly kind: 'text'; readonly number: number; readonly text: string; readonly isWhole: boolean }
  | { readonly kind: 'unreadable'; readonly number: number; readonly reason: string };

/**
 * Streams a file's lines. Only a line feed ends one: U+2028 and friends stand in texts as they are, which
 * is why this is not node:readline. Throws what the file system throws.
 */
export async function* readLines(path: string): AsyncGenerator<FileLine> {
  let number = 0;
  let pieces: Buffer[] = [];
  let bytes = 0;
  const dense = { bytes: 0 };
  for await (const chunk of chunksOf(path)) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      if (number >= MAX_LINES)
        throw new Error(
          `${path} has more than ${MAX_LINES} lines, and is not read: give later runs another file (--trace)`,
        );
      bytes += end - start;
      pieces.push(chunk.subarray(start, end));
      yield fileLine(pieces, { bytes, number: ++number, isWhole: true, dense });
      pieces = [];
      bytes = 0;
      start = end + 1;
    }
    bytes += chunk.length - start;
    if (bytes <= MAX_LINE_BYTES) pieces.push(chunk.subarray(start));
    else pieces = [];
  }
  if (bytes > 0) yield fileLine(pieces, { bytes, number: ++number, isWhole: false, dense });
}

interface LineFacts {
  readonly bytes: number;
  readonly number: number;
  readonly isWhole: boolean;
  /** The bytes of dense lines so far. */
  readonly dense: { bytes: number };
}

function fileLine(pieces: readonly Buffer[], { bytes, number, isWhole, dense }: LineFacts): FileLine {
  const unreadable = (reason: string): FileLine => ({ kind: 'unreadable', number, reason });
  if (bytes > MAX_LINE_BYTES) return unreadable(`longer than ${MAX_LINE_BYTES} bytes`);
  const [only, ...others] = pieces;
  const line = others.length === 0 ? (only ?? Buffer.alloc(0)) : Buffer.concat(pieces);
  if (!isUtf8(line)) return unreadable('not valid UTF-8');
  // A line with so few bytes cannot exceed the bounds.
  if (bytes > DENSE.values && exceededBound(line, { ...LINE_BOUNDS, values: DENSE.values }) !== null) {
    if (dense.bytes > DENSE.bytes)
      return unreadable(`of several with more than ${DENSE.values} values each, in too many bytes`);
    const excess = exceededBound(line, LINE_BOUNDS);
    if (excess !== null) return unreadable(`it ${excess}`);
    dense.bytes += bytes;
  }
  return { kind: 'text', number, text: line.toString('utf8'), isWhole };
}

async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    if (Buffer.isBuffer(chunk)) yield chunk;
  }
}

// The lines of a trace file (docs/trace.md). Payloads stay the objects that JSON.parse made: zod would copy them, drop
// keys it does not know, and overflow the stack on deep ones.

const JsonObjectSchema = z.custom<JsonObject>(isPlainObject, 'expected an object');

export const TraceLineSchema = z.object({
  v: z.literal(1),
  /** Position in its run, from 0. */
  seq: z.number().int().min(0),
  /** Seconds since 1970, to the millisecond. */
  ts: z.number(),
  run_id: z.string(),
  kind: z.string(),
  payload: JsonObjectSchema,
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});
type TraceLine = z.infer<typeof TraceLineSchema>;

type ParsedLine =
  | { readonly kind: 'line'; readonly line: TraceLine }
  | { readonly kind: 'bad'; readonly reason: string };

export function parseLine(text: string): ParsedLine {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return bad(`not JSON: ${errorText(error)}`);
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return bad('not a JSON object');
  if ('v' in json && json.v !== 1)
    return bad(`version ${JSON.stringify(json.v)} of the format; this reads 1`);
  const parsed = TraceLineSchema.safeParse(json);
  if (parsed.success) return { kind: 'line', line: parsed.data };
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return bad(`not a trace line: ${issues.join('; ')}`);
}

const bad = (reason: string): ParsedLine => ({ kind: 'bad', reason });

export interface TraceEvent {
  /** The number of the line in the file, from 1. */
  readonly line: number;
  /** Position among the readable events of its run, from 0. */
  readonly index: number;
  /** `seq` as it stands in the line. */
  readonly seq: number;
  /** Seconds since 1970. */
  readonly ts: number;
  readonly runId: string;
  readonly kind: string;
  readonly payload: JsonObject;
  /** The event as the driver knows it; null when it is of an unknown kind, or of another shape. */
  readonly runEvent: RunEvent | null;
  /** The whole body, if the event is a request to the model; null for other events, and where prompts were not asked for. */
  readonly prompt: RebuiltPrompt | null;
}

export interface TraceProblem {
  readonly line: number;
  readonly reason: string;
}

type TraceItem =
  | { readonly type: 'event'; readonly event: TraceEvent }
  | { readonly type: 'problem'; readonly problem: TraceProblem };

/** All of one run, in memory. */
export interface TraceRun {
  readonly runId: string;
  readonly events: readonly TraceEvent[];
  /** The problems of the whole file: a line that cannot be read does not say to which run it belongs. */
  readonly problems: readonly TraceProblem[];
  /** The last request to the model, with all of its body; null where there is none. */
  lastPrompt(): RebuiltPrompt | null;
}

/**
 * Streams a trace file, which may hold several runs. A problem with a line is given by the line's number, before the event of
 * that line if it has one; the lines after it are read all the same. Memory is bounded by the longest line and the number of
 * runs, and by one conversation where the prompts of a run are wanted. Throws what the file system throws, and for a file that
 * is no trace.
 */
export async function* readTrace(path: string, promptsOf: string | null = null): AsyncGenerator<TraceItem> {
  const counts = new Map<string, number>();
  const rebuilder = new PromptRebuilder();
  let bad = 0;
  for await (const line of readLines(path))
    for (const item of itemsOfLine(line, counts)) {
      if (item.type === 'problem') bad += 1;
      checkCounts(path, { runs: counts.size, bad });
      if (item.type === 'problem' || item.event.runId !== promptsOf) yield item;
      else yield { type: 'event', event: { ...item.event, prompt: rebuilder.add(item.event) } };
    }
}

/** Reads one run; without an id, the only run of the file. Throws for a run that is not there, and what the file system throws. */
export async function readRun(path: string, runId: string | null): Promise<TraceRun> {
  const runs = new Set<string>();
  const events: TraceEvent[] = [];
  const problems: TraceProblem[] = [];
  for await (const item of readTrace(path)) {
    if (item.type === 'problem') problems.push(item.problem);
    else if (runId === null || runId === item.event.runId) {
      runs.add(item.event.runId);
      if (runs.size === 1) events.push(item.event);
    }
  }
  const [only] = runs;
  if (only === undefined) throw new Error(`${path} holds ${runId === null ? 'no run' : `no run ${runId}`}`);
  if (runs.size > 1) {
    throw new Error(`${path} holds ${runs.size} runs; choose one with --run: ${firstNames([...runs], 50)}`);
  }
  return { runId: only, events, problems, lastPrompt: () => lastPromptOf(events) };
}

function lastPromptOf(events: readonly TraceEvent[]): RebuiltPrompt | null {
  const rebuilder = new PromptRebuilder();
  for (const { runEvent } of events) if (runEvent !== null) rebuilder.add(runEvent);
  return rebuilder.newest();
}

/** Throws where a file has so many runs, or lines that are no events, that it is no trace. */
export function checkCounts(path: string, { runs, bad }: { runs: number; bad: number }): void {
  if (runs > MAX_LISTED_RUNS)
    throw new Error(`${path} has more than ${MAX_LISTED_RUNS} runs, and is not read`);
  if (bad > MAX_BAD_LINES)
    throw new Error(`${path} is no trace: more than ${MAX_BAD_LINES} of its lines are no events`);
}

function* itemsOfLine(line: FileLine, counts: Map<string, number>): Generator<TraceItem> {
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
  const { kind, payload, run_id: runId, seq, ts } = parsed.line;
  const candidate = { kind, payload };
  const fits = isRunEvent(candidate);
  if (!fits && isEventKind(kind)) yield problem(line.number, `not a ${kind}: ${misfit(candidate)}`);
  const index = counts.get(runId) ?? 0;
  counts.set(runId, index + 1);
  const event = {
    line: line.number,
    index,
    seq,
    ts,
    runId,
    kind,
    payload,
    runEvent: fits ? candidate : null,
    prompt: null,
  };
  yield { type: 'event', event };
}

const CUT = 'cut short: the run was stopped while it wrote this line';

const problem = (line: number, reason: string): TraceItem => ({ type: 'problem', problem: { line, reason } });

interface RunListing {
  readonly runId: string;
  /** Seconds since 1970. */
  readonly start: number;
  readonly goal: string;
  /** null: the run was killed before it had an outcome. */
  readonly outcome: string | null;
  readonly hasEnded: boolean;
  /** Model calls for an action. */
  readonly steps: number;
  readonly tests: number;
  /** null: the trace does not say. */
  readonly usage: Usage | null;
}

/** The runs of a trace file, in the order in which they start. The file is streamed; only a few numbers of each run are kept. */
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
  steps: 0,
  tests: 0,
  usage: null,
});

function add(run: RunListing, { kind, payload, runEvent }: TraceEvent): RunListing {
  const { goal, outcome } = payload;
  const charged = runEvent === null ? null : usageOf(runEvent);
  return {
    ...run,
    goal: kind === 'run_start' && typeof goal === 'string' ? goal : run.goal,
    outcome: kind === 'outcome' && typeof outcome === 'string' ? outcome : run.outcome,
    hasEnded: run.hasEnded || kind === 'run_end',
    steps: run.steps + (kind === 'llm_request' ? 1 : 0),
    tests: run.tests + (kind === 'tests' ? 1 : 0),
    usage: charged === null ? run.usage : Usage.add(run.usage ?? Usage.none, charged),
  };
}
