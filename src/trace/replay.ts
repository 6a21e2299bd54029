import * as z from 'zod';
import { isPlainObject, type Json } from '../base/json.ts';
import { shorten } from '../base/text.ts';
import type { Payload, RunEvent } from '../core/events.ts';
import { NOTES } from '../core/notes.ts';
import { bodyOf, type EarlierResult, type RecordedReply, type TestResult } from '../core/ports.ts';
import { Settings } from '../core/settings.ts';
import type { RunSetup } from '../core/state.ts';
import { Task } from '../core/task.ts';
import { fromTrace } from '../core/trace-form.ts';
import { isOfEarlierCommit } from '../core/verdict/outcome.ts';
import { verifyTrace } from './integrity.ts';
import { isRequestEvent, PromptRebuilder, type RebuiltPrompt } from './prompts.ts';
import { readRun, type TraceRun } from './reader.ts';

/** A recorded run: what it takes to run it again, and what it came to. */
export interface Recording extends RunSetup {
  readonly llm: Payload<'run_start'>['llm'];
  /** The requests in order, each with what came back. */
  readonly steps: readonly RecordedStep[];
  /** What the test command said at the base commit, with and without a patch, in order. */
  readonly tests: readonly TestResult[];
  /** What the test command said at earlier commits, or why it was not run there, in order. */
  readonly earlier: readonly EarlierResult[];
  /** null when the run was killed before it had an outcome. */
  readonly outcome: Payload<'outcome'> | null;
  readonly end: RecordingEnd;
  /** The events of the run, up to the first line that cannot be used. */
  readonly events: readonly RecordedEvent[];
}

interface RecordedStep {
  readonly prompt: RebuiltPrompt;
  /** How many of `Recording.tests` ran before this request. */
  readonly testsBefore: number;
  /** What the model answered; null when the run was killed while it waited. */
  readonly completion: RecordedReply | null;
}

type RecordingEnd =
  | { readonly kind: 'ended' }
  /** There is no run_end; all lines up to the last one are good. */
  | { readonly kind: 'killed' }
  /** Nothing from this line on can be used. */
  | { readonly kind: 'broken'; readonly line: number; readonly reason: string };

interface RecordedEvent {
  readonly line: number;
  readonly runEvent: RunEvent;
  /** What the hash chain says against this line; null: nothing. */
  readonly doubt: string | null;
}

/**
 * Reads the recording of a run; without an id, of the only one in the file. Throws, for the user, when there is nothing to replay, or
 * when another version than `version` recorded it: a replay makes requests and notes as this version words them.
 */
export async function readRecording(path: string, runId: string | null, version: string): Promise<Recording> {
  const run = await readRun(path, runId);
  const recordedBy = run.events.find(({ kind }) => kind === 'run_start')?.payload['version'];
  if (typeof recordedBy === 'string' && recordedBy !== version)
    throw new Error(
      `Run ${run.runId} was recorded by agent-fix ${shorten(recordedBy, 40)}, and this is ` +
        `agent-fix ${version}, which replays only its own records`,
    );
  const { runs } = await verifyTrace(path);
  const findings = runs.find((each) => each.runId === run.runId)?.findings ?? [];
  const doubts = findings.filter(({ kind }) => kind !== 'unended');
  return recordingOf(run, new Map(doubts.map(({ line, reason }) => [line, reason])));
}

function recordingOf(run: TraceRun, doubts: ReadonlyMap<number, string>): Recording {
  const events = usable(run, doubts);
  const [first] = events;
  if (first?.runEvent.kind !== 'run_start') {
    throw new Error(
      `Run ${run.runId} cannot be replayed: its first event, run_start, is missing or unreadable`,
    );
  }
  const { payload } = first.runEvent;
  const { task, settings } = setupOf(run.runId, payload);
  const runEvents = events.map((event) => event.runEvent);
  return {
    runId: run.runId,
    version: payload.version,
    task,
    settings,
    attempt: payload.attempt,
    llm: payload.llm,
    steps: recordedSteps(runEvents),
    tests: runEvents.flatMap(testResultsOf),
    earlier: runEvents.flatMap(earlierResultsOf),
    outcome: runEvents.find((event) => event.kind === 'outcome')?.payload ?? null,
    end: recordingEnd(run, events),
    events,
  };
}

function setupOf(runId: string, { task, settings }: Payload<'run_start'>) {
  try {
    return { task: Task.parse(fromTrace(task)), settings: Settings.parse(fromTrace(settings)) };
  } catch (cause) {
    throw new Error(`Run ${runId} cannot be replayed: its task or its settings cannot be read`, { cause });
  }
}

/** The events up to the first that is missing or does not have the shape of its kind. */
function usable({ events }: TraceRun, doubts: ReadonlyMap<number, string>): readonly RecordedEvent[] {
  const good: RecordedEvent[] = [];
  for (const { seq, index, line, runEvent } of events) {
    if (seq !== index || runEvent === null) break;
    good.push({ line, runEvent, doubt: doubts.get(line) ?? null });
  }
  return good;
}

function recordingEnd({ events, problems }: TraceRun, good: readonly RecordedEvent[]): RecordingEnd {
  const next = events[good.length];
  if (next === undefined) return { kind: good.at(-1)?.runEvent.kind === 'run_end' ? 'ended' : 'killed' };
  const { line, seq, index } = next;
  const reason =
    seq === index
      ? (problems.find((problem) => problem.line === line)?.reason ?? `unknown kind ${next.kind}`)
      : `event ${seq} stands where event ${index} belongs`;
  return { kind: 'broken', line, reason };
}

function recordedSteps(events: readonly RunEvent[]): readonly RecordedStep[] {
  const rebuilder = new PromptRebuilder();
  const steps: RecordedStep[] = [];
  let testsBefore = 0;
  for (const event of events) {
    testsBefore += testResultsOf(event).length;
    if (isRequestEvent(event)) {
      const prompt = rebuilder.add(event);
      if (prompt !== null) steps.push({ prompt, testsBefore, completion: null });
    }
    const completion = completionOf(event);
    const last = steps.at(-1);
    if (completion !== null && last?.completion === null) steps[steps.length - 1] = { ...last, completion };
  }
  return steps;
}

const FailureReason = z.enum([
  'unauthorized',
  'rejected',
  'unavailable',
  'unreachable',
  'timeout',
  'cancelled',
  'exhausted',
]);

function completionOf(event: RunEvent): RecordedReply | null {
  switch (event.kind) {
    case 'llm_action':
    case 'llm_parse_error':
    case 'reflection':
      return { kind: 'reply', raw: event.payload.raw };
    case 'llm_error': {
      const { reason, status, message } = event.payload;
      return { kind: 'failed', reason: FailureReason.parse(reason), status, message };
    }
    default:
      return null;
  }
}

const testResultsOf = (event: RunEvent): readonly TestResult[] =>
  event.kind === 'tests' && !isOfEarlierCommit(event.payload) ? [testResultOf(event.payload)] : [];

const NOT_RUN_EARLIER: ReadonlySet<string> = new Set([NOTES.noControl, NOTES.bisectSkipped]);

function earlierResultsOf(event: RunEvent): readonly EarlierResult[] {
  if (event.kind === 'tests' && isOfEarlierCommit(event.payload))
    return [{ kind: 'ran', result: testResultOf(event.payload) }];
  if (event.kind !== 'driver_note' || !NOT_RUN_EARLIER.has(event.payload.reason)) return [];
  return [{ kind: 'not_run', why: event.payload.note.replace(/^\w+: /, '') }];
}

const testResultOf = ({ exit_code, duration_ms, only_whole, ...tests }: Payload<'tests'>): TestResult => ({
  verdict: tests.verdict,
  exitCode: exit_code,
  output: tests.output,
  durationMs: duration_ms,
  report: tests.report,
  build: tests.build,
  unseen: tests.unseen,
  focus: tests.focus,
  onlyWhole: only_whole,
  start: tests.start,
  beside: tests.beside,
  changed: tests.changed,
});

/** What a replay came to. Steps are requests, counted from 0; events before the first belong to step 0. */
export type ReplayComparison = { readonly kind: 'identical'; readonly steps: number } | ReplayDifference;

export interface ReplayDifference {
  readonly kind: 'different';
  readonly step: number;
  /** The kind of the first event that differs; `unreadable` for a line of the recording that cannot be used. */
  readonly eventKind: string;
  /** For people. */
  readonly reason: string;
  /** A unified diff; '' when there is nothing to set side by side. */
  readonly diff: string;
}

/**
 * Compares everything that was said, in order: requests, replies, results, tests, notes, the outcome. Not
 * compared: attempts, which are not replayed, durations, and the run's id. A line that
 * the hash chain finds changed differs as well, even if the replay says the same. A recording without its end is
 * compared as far as it goes.
 */
export async function compareEvents(
  { events, steps, end }: Recording,
  replayed: readonly RunEvent[],
): Promise<ReplayComparison> {
  const others = replayed.filter(isReplayed).values();
  const prompts = { recorded: new PromptRebuilder(), replayed: new PromptRebuilder() };
  let requests = 0;
  const different = (eventKind: string, reason: string, diff = ''): ReplayDifference => {
    return { kind: 'different', step: Math.max(0, requests - 1), eventKind, reason, diff };
  };
  for (const { line, runEvent, doubt } of events) {
    if (isRequestEvent(runEvent)) requests++;
    const other = isReplayed(runEvent) ? others.next().value : runEvent;
    const found = await eventDifference(runEvent, other, prompts);
    if (found !== null) return different(runEvent.kind, found.reason, found.diff);
    if (doubt !== null) return different(runEvent.kind, `line ${line} of the trace: ${doubt}`);
  }
  if (end.kind === 'broken') return different('unreadable', `line ${end.line} of the trace: ${end.reason}`);
  const extra = end.kind === 'ended' ? others.next().value : undefined;
  if (extra === undefined) return { kind: 'identical', steps: steps.length };
  return different(extra.kind, 'the recording ended before this event');
}

const isReplayed = ({ kind }: RunEvent): boolean => kind !== 'llm_attempt';

interface Prompts {
  readonly recorded: PromptRebuilder;
  readonly replayed: PromptRebuilder;
}

async function eventDifference(recorded: RunEvent, other: RunEvent | undefined, prompts: Prompts) {
  if (other === undefined) return { reason: 'the replay ended before this event', diff: '' };
  prompts.recorded.add(recorded);
  prompts.replayed.add(other);
  const [before, after] = [comparableText(recorded), comparableText(other)];
  if (before === after) return null;
  const reason =
    recorded.kind === other.kind ? `${recorded.kind} differs` : `the replay has ${other.kind} here`;
  const bodies = isRequestEvent(recorded) && isRequestEvent(other) ? await newestDiff(prompts) : null;
  return { reason, diff: bodies ?? (await readableDiff(before, after)) };
}

/** A diff of the newest request's recorded and replayed body; null when they are the same, byte for byte, or one is missing. */
async function newestDiff({ recorded, replayed }: Prompts): Promise<string | null> {
  const [before, after] = [recorded.newest(), replayed.newest()].map((prompt) => prompt && bodyOf(prompt));
  return before == null || after == null || before === after ? null : readableDiff(before, after);
}

/**
 * The event as text, without what may differ from run to run. Keys are sorted: in what order a record names them says
 * nothing, and where order counts, in a request's bytes, its sha256 tells.
 */
function comparableText({ kind, payload }: RunEvent): string {
  const ignored = IGNORED_KEYS.get(kind);
  return JSON.stringify({ kind, payload }, (key, value: Json) => {
    if (ignored?.has(key) === true) return undefined;
    if (!isPlainObject(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

const IGNORED_KEYS: ReadonlyMap<string, ReadonlySet<string>> = new Map<RunEvent['kind'], ReadonlySet<string>>(
  [
    ['run_start', new Set(['run_id', 'sandbox'])],
    ['tests', new Set(['duration_ms'])],
    ['run_end', new Set(['run_id', 'duration_ms'])],
  ],
);

/** If two texts differ by more edits than this, no least diff is looked for, which would take too long. */
const MAX_EDITS = 2000;

/** A unified diff of two JSON texts, indented and with the lines inside of strings on lines of their own. */
export async function readableDiff(recorded: string, replayed: string): Promise<string> {
  // Loaded here: only a difference needs it.
  const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await import('diff');
  const texts = [recorded, replayed].map(indentedJson);
  const [before = '', after = ''] = texts[0] === texts[1] ? [recorded, replayed] : texts;
  const patch = createTwoFilesPatch('recorded', 'replayed', `${before}\n`, `${after}\n`, '', '', {
    context: 3,
    maxEditLength: MAX_EDITS,
    headerOptions: FILE_HEADERS_ONLY,
  });
  return (
    patch ??
    `--- recorded\n+++ replayed\n(too different to compare: ${before.length} and ${after.length} characters)\n`
  );
}

function indentedJson(json: string): string {
  try {
    const value: Json = JSON.parse(json);
    // Escapes are taken in pairs, so that the n of an escaped backslash and an n is no line end.
    return JSON.stringify(value, null, 2).replace(/\\(.)/g, (pair, character) =>
      character === 'n' ? '\\n\n' : pair,
    );
  } catch {
    return json;
  }
}
