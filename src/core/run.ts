import type { BuiltinSearch } from './builtin-search.ts';
import type { Observation, RunEvent } from './events.ts';
import type { ToolCallAction } from './model/tools.ts';
import { NOTES } from './notes.ts';
import type {
  Clock,
  CodeRequest,
  ConversationItem,
  EarlierTests,
  EventSink,
  FailureText,
  LikelyPlace,
  LLM,
  Redact,
  TestOracle,
  Workspace,
} from './ports.ts';
import { redactJson, wellFormed } from './redaction.ts';
import { remainingMs, type Spending, spendingOf } from './spending.ts';
import { type RunSetup, type RunState, startState, stateAfter } from './state.ts';

/** All that the driver uses of the world outside. */
export interface DriverPorts {
  readonly llm: LLM;
  readonly workspace: Workspace;
  readonly oracle: TestOracle;
  readonly emit: EventSink;
  readonly clock: Clock;
  readonly redact: Redact;
  /** Where the fault may lie, found without a model; likeliest first, `most` of them. Never throws for what a repository holds. */
  readonly places?: (failure: FailureText, most: number) => Promise<readonly LikelyPlace[]>;
  /** The source of the failing tests, redacted, in a few KB; '' where it is not found. Never throws for what a repository holds. */
  readonly testSource?: (failure: FailureText) => Promise<string>;
  /** The code that the failure went through, redacted; '' where none is found. Never throws for what a repository holds. */
  readonly failureCode?: (failure: FailureText, request: CodeRequest) => Promise<string>;
  /** The folders of installed packages that the tools read. Absent: none. Never throws for what a disk holds. */
  readonly installed?: () => Promise<readonly string[]>;
  /** The built-in solver; needed only where the settings ask for it. */
  readonly search?: BuiltinSearch | undefined;
  /** Runs the tests on earlier commits. Absent: what changed is not known, or earlier commits cannot be had. */
  readonly earlier?: EarlierTests;
  readonly signal: AbortSignal;
}

/** A run under way. All that is known of it stands in `state`, which only `record` and `say` replace. */
export interface Run {
  readonly ports: DriverPorts;
  readonly startMs: number;
  state: RunState;
}

export const startRun = (setup: RunSetup, ports: DriverPorts): Run => ({
  ports,
  startMs: ports.clock(),
  state: startState(setup, ports.workspace.treeId()),
});

export function record(run: Run, event: RunEvent): void {
  // A `tool_result` keeps half characters (lone surrogates) as the model wrote them, to show what was refused; JSON escapes them.
  const whole = event.kind === 'tool_result' ? event : wellFormed(event);
  run.ports.emit(whole);
  run.state = stateAfter(run.state, whole);
}

/** Appends to the conversation. Redacts all but replies: words of our own may quote what a model wrote. */
export function say(run: Run, ...items: readonly ConversationItem[]): void {
  const redacted = items.map((item) =>
    'text' in item ? { ...item, text: run.ports.redact(item.text) } : item,
  );
  run.state = { ...run.state, conversation: [...run.state.conversation, ...redacted] };
}

export const spendingNow = (run: Run): Spending => spendingOf(run.state, run.ports.clock() - run.startMs);

/** The wall time for the proving runs: all that is left, including the reserve that was kept for them. */
export const confirmMs = (run: Run): number =>
  remainingMs({ ...spendingNow(run), reserve: { testRuns: 0, ms: 0 } });

/** The likely places, read from the note in which the run recorded them; none where there is no such note. */
export function notedPlaces(events: readonly RunEvent[]): readonly LikelyPlace[] {
  const noted = events.find((event) => event.kind === 'driver_note' && event.payload.reason === NOTES.places);
  const note = noted?.kind === 'driver_note' ? noted.payload.note : '';
  return [...note.matchAll(/^(.+):(\d+) (.+)$/gm)].map(([, path = '', line, name = '']) => ({
    path,
    line: Number(line),
    name,
  }));
}

/** Executes one allowed tool call and records what came of it. */
export async function executeAction(run: Run, action: ToolCallAction): Promise<Observation> {
  const obs = await observe(run, action);
  recordObservation(run, action, obs);
  return obs;
}

/** Executes one allowed tool call, and records nothing. */
export async function observe(run: Run, action: ToolCallAction): Promise<Observation> {
  const { workspace, redact } = run.ports;
  const observed = await workspace.execute(action, notedPlaces(run.state.history));
  return {
    ok: observed.ok,
    output: redact(observed.output),
    meta: Object.fromEntries(
      Object.entries(observed.meta).map(([key, value]) => [key, redactJson(value, redact)]),
    ),
  };
}

/** Records what came of a tool call; a refusal by the policy is recorded as such too. */
export function recordObservation(run: Run, action: ToolCallAction, obs: Observation): void {
  const { t } = run.state;
  record(run, { kind: 'tool_result', payload: { t, tool: action.name, args: action.args, obs } });
  const { denied, path, reason, opens } = obs.meta;
  if (typeof denied === 'string') {
    const why = {
      ...(typeof reason === 'string' ? { reason } : {}),
      ...(typeof opens === 'string' ? { opens } : {}),
    };
    record(run, { kind: 'policy_denied', payload: { t, path: String(path ?? ''), rule: denied, ...why } });
  }
}
