import * as z from 'zod';
import type { Attempt, Payload, RunEvent } from '../core/events.ts';
import type { Json } from '../core/json.ts';
import type { Completion, TestResult } from '../core/ports.ts';
import { type Settings, settingsFromTrace } from '../core/settings.ts';
import { type Task, taskFromTrace } from '../core/task.ts';
import { verifyTrace } from './integrity.ts';
import { isRequest, PromptRebuilder, type RebuiltPrompt } from './prompts.ts';
import { readRun, type TraceRun } from './reader.ts';

/** Everything that drives a recorded run again, and what it must come to. */
export interface Recording {
  readonly runId: string;
  readonly version: string;
  readonly task: Task;
  readonly settings: Settings;
  /** Absent: the only try. */
  readonly attempt?: Attempt;
  readonly llm: Payload<'run_start'>['llm'];
  /** The requests in order, reflections included, each with what came back. */
  readonly steps: readonly RecordedStep[];
  /** What the test command said, in order. */
  readonly tests: readonly TestResult[];
  /** null when the run was killed first. */
  readonly outcome: Payload<'outcome'> | null;
  readonly end: RecordingEnd;
  /** What the run said, up to the first line that cannot be used. */
  readonly events: readonly RecordedEvent[];
}

export interface RecordedStep {
  readonly expects: 'action' | 'reflection';
  readonly prompt: RebuiltPrompt;
  /** null when the run was killed while it waited. */
  readonly completion: RecordedCompletion | null;
}

/** `raw` is for `recall`; a failure is a Completion as it stands. */
export type RecordedCompletion =
  | { readonly kind: 'reply'; readonly raw: Json }
  | Extract<Completion, { kind: 'failed' }>;

export interface RecordedInputs {
  readonly replies: readonly RecordedCompletion[];
  readonly tests: readonly TestResult[];
}

export type RecordingEnd =
  | { readonly kind: 'ended' }
  /** No run_end: everything up to the last event is good. */
  | { readonly kind: 'killed' }
  /** Nothing from this line on can be used. */
  | { readonly kind: 'broken'; readonly line: number; readonly reason: string };

export interface RecordedEvent {
  readonly line: number;
  readonly said: RunEvent;
  /** What the hash chain says against this line; null: nothing. */
  readonly doubt: string | null;
}

/** Reads the recording of a run; without an id, of the only one in the file. Throws, for the user, when there is nothing to replay. */
export async function readRecording(path: string, runId: string | null): Promise<Recording> {
  const run = await readRun(path, runId);
  const { runs } = await verifyTrace(path);
  const findings = runs.find((each) => each.runId === run.runId)?.findings ?? [];
  const doubts = new Map(findings.filter(isDoubt).map(({ line, reason }) => [line, reason]));
  return recordingOf(run, doubts);
}

const isDoubt = ({ kind }: { readonly kind: string }): boolean => kind !== 'unended';

function recordingOf(run: TraceRun, doubts: ReadonlyMap<number, string>): Recording {
  const events = usable(run, doubts);
  const [first] = events;
  if (first?.said.kind !== 'run_start') {
    throw new Error(
      `Run ${run.runId} cannot be replayed: its first event, run_start, is missing or unreadable`,
    );
  }
  const { payload } = first.said;
  const { task, settings } = setupOf(run.runId, payload);
  const said = events.map((event) => event.said);
  return {
    runId: run.runId,
    version: payload.version,
    task,
    settings,
    ...(payload.attempt === undefined ? {} : { attempt: payload.attempt }),
    llm: payload.llm,
    steps: stepsOf(said),
    tests: said.flatMap((event) => (event.kind === 'tests' ? [testResultOf(event.payload)] : [])),
    outcome: said.find((event) => event.kind === 'outcome')?.payload ?? null,
    end: endOf(run, events),
    events,
  };
}

function setupOf(
  runId: string,
  { task, settings }: Payload<'run_start'>,
): Pick<Recording, 'task' | 'settings'> {
  try {
    return { task: taskFromTrace(task), settings: settingsFromTrace(settings) };
  } catch (cause) {
    throw new Error(`Run ${runId} cannot be replayed: its task or its settings cannot be read`, { cause });
  }
}

/** The events before the first gap and the first line of another shape. */
function usable({ events }: TraceRun, doubts: ReadonlyMap<number, string>): readonly RecordedEvent[] {
  const good: RecordedEvent[] = [];
  for (const { seq, index, line, said } of events) {
    if (seq !== index || said === null) break;
    good.push({ line, said, doubt: doubts.get(line) ?? null });
  }
  return good;
}

function endOf({ events, problems }: TraceRun, good: readonly RecordedEvent[]): RecordingEnd {
  const next = events[good.length];
  if (next === undefined) return { kind: good.at(-1)?.said.kind === 'run_end' ? 'ended' : 'killed' };
  const { line, seq, index } = next;
  const reason =
    seq === index
      ? (problems.find((problem) => problem.line === line)?.reason ?? `unknown kind ${next.kind}`)
      : `event ${seq} stands where event ${index} belongs`;
  return { kind: 'broken', line, reason };
}

function stepsOf(events: readonly RunEvent[]): readonly RecordedStep[] {
  const rebuilder = new PromptRebuilder();
  const steps: RecordedStep[] = [];
  for (const event of events) {
    if (isRequest(event)) {
      rebuilder.add(event);
      const prompt = rebuilder.newest();
      const expects = event.kind === 'llm_request' ? 'action' : 'reflection';
      if (prompt !== null) steps.push({ expects, prompt, completion: null });
    }
    const completion = completionOf(event);
    const asked = steps.at(-1);
    if (completion !== null && asked?.completion === null) steps[steps.length - 1] = { ...asked, completion };
  }
  return steps;
}

/** What came from outside before request `step`: so many replies, if there were as many, and the test results until then. */
export function recordedBefore({ events, steps }: Recording, step: number): RecordedInputs {
  const requests = events.filter(({ said }) => isRequest(said));
  const until = requests[step];
  const before = until === undefined ? events : events.slice(0, events.indexOf(until));
  const completions = steps.slice(0, step).flatMap(({ completion }) => completion ?? []);
  return {
    replies: completions.filter(({ kind }) => kind === 'reply'),
    tests: before.flatMap(({ said }) => (said.kind === 'tests' ? [testResultOf(said.payload)] : [])),
  };
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

function completionOf(event: RunEvent): RecordedCompletion | null {
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

const testResultOf = ({ duration_ms, ...tests }: Payload<'tests'>): TestResult => ({
  verdict: tests.verdict,
  exitCode: tests.exit_code,
  output: tests.output,
  durationMs: duration_ms,
  ...(tests.report === undefined ? {} : { report: tests.report }),
  ...(tests.focus === undefined ? {} : { focus: tests.focus }),
});
