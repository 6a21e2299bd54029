import type { Observation, Payload } from '../events.ts';
import type { Completion } from '../ports.ts';
import { type Run, record, say, spendingNow } from '../run.ts';
import { type HistoryEvent, isChange, limitBeforeModelCall, type RunState } from '../state.ts';
import { shorten } from '../text.ts';
import type { Ending } from '../verdict/outcome.ts';
import { answer, callModel, endingOf, noteMalformed } from './dialogue.ts';
import { canEcho, leftOutNotes, readReflection } from './reply.ts';

/** The reason of the note that ends all reflections of a run: its endpoint takes none. */
const NO_REFLECTIONS = 'no_reflections';

/** The cause of a second model call (I7); `key` identifies it, so that it happens once for each cause. */
interface ReflectionTrigger {
  readonly key: string;
  /** Said to the model before it must call `reflect`. */
  readonly text: string;
}

interface TurnResult {
  readonly tool: string;
  readonly obs: Observation;
  /** The test run that a write caused. */
  readonly tests: Payload<'tests'> | null;
  readonly loop: Loop | null;
}

/** Whether this turn causes a reflection: a loop, a failed test, a failed tool; each cause once, up to `maxReflections` in all. */
export function reflectionFor(
  turn: TurnResult,
  { history, summary, setup }: RunState,
): ReflectionTrigger | null {
  const trigger = triggerOf(turn);
  if (trigger === null || summary.reflections >= setup.settings.limits.maxReflections) return null;
  const isAnswered = history.some(
    ({ kind, payload }) =>
      (kind === 'driver_note' && payload.reason === NO_REFLECTIONS) ||
      (kind === 'reflection' && payload.trigger === trigger.key),
  );
  return isAnswered ? null : trigger;
}

function triggerOf({ tool, obs, tests, loop }: TurnResult): ReflectionTrigger | null {
  if (loop !== null) return { key: loop.key, text: `You are going in circles: ${loop.detail}.` };
  if (tests !== null && !tests.ok)
    return { key: `failed_test ${tests.signature}`, text: 'The tests are still red after your write.' };
  const [firstLine = ''] = obs.output.split('\n', 1);
  if (!obs.ok) return { key: `failed_tool ${tool} ${shorten(firstLine, 300)}`, text: `${tool} failed.` };
  return null;
}

/** A second model call on the same conversation (I7). The answer is recorded; it changes nothing by itself. */
export async function reflect(run: Run, trigger: ReflectionTrigger): Promise<Ending | null> {
  if (run.ports.signal.aborted || limitBeforeModelCall(spendingNow(run)) !== null) return null;
  const asks = `[driver] ${trigger.text} Call reflect: what the evidence says, what to look at next, what to avoid.`;
  say(run, { type: 'user', text: asks });
  const completion = await callModel(run, { expects: 'reflection', reason: trigger.key });
  if (completion.kind === 'failed') {
    return completion.reason === 'rejected' ? noteNoReflections(run, completion) : endingOf(run, completion);
  }
  const read = readReflection(completion);
  if (read.kind === 'malformed') return noteMalformed(run, completion, 'reflection', read.error);
  if (!canEcho(completion))
    return noteMalformed(run, completion, 'reflection', 'call reflect once, nothing else');
  const known = new Set(
    run.state.history.flatMap(({ kind, payload }) => (kind === 'reflection' ? payload.reflection.notes : [])),
  );
  // Notes of earlier reflections are not repeated.
  const notes = [...new Set(read.reflection.notes)].filter((note) => !known.has(note));
  const reflection = { ...read.reflection, notes };
  const { raw, usage } = completion;
  record(run, {
    kind: 'reflection',
    payload: { t: run.state.t, raw, reflection, trigger: trigger.key, usage },
  });
  say(run, { type: 'reply', echo: completion.echo });
  answer(
    run,
    { callId: read.callId, ignored: completion.calls.slice(1), forgiven: leftOutNotes(completion) },
    '[driver] Noted. Go on with one call.',
  );
  return null;
}

/** Some servers refuse to force a function. The run goes on without reflections. */
function noteNoReflections(
  run: Run,
  { reason, status, message }: Extract<Completion, { kind: 'failed' }>,
): null {
  const { t } = run.state;
  record(run, { kind: 'llm_error', payload: { t, reason, status, message } });
  record(run, {
    kind: 'driver_note',
    payload: { t, reason: NO_REFLECTIONS, note: 'the endpoint refused to reflect' },
  });
  say(run, { type: 'user', text: '[driver] Never mind the reflection. Go on with one call.' });
  return null;
}

/** A repetition without anything new. `key` identifies it. */
export interface Loop {
  readonly kind: 'same_call' | 'alternation' | 'tree_returned' | 'same_failure';
  readonly key: string;
  /** The model is warned now: at the third time, at the sixth … */
  readonly isDue: boolean;
  /** What repeated, for the model and the record. Short like `key`, because arguments may be whole files. */
  readonly detail: string;
}

const REPEATS = 3;

/**
 * The loops that the newest tool result completes, or the test run that it caused. Calls and results are compared, not
 * tool names: to read three files is not a loop.
 */
export function detectLoops({
  history: events,
  baseTree,
}: Pick<RunState, 'history' | 'baseTree'>): readonly Loop[] {
  return [sameCall(events), alternation(events), treeReturned(events, baseTree), sameFailure(events)].filter(
    (loop) => loop !== null,
  );
}

type ToolResult = Extract<HistoryEvent, { kind: 'tool_result' }>;

const toolResults = (events: readonly HistoryEvent[]): ToolResult[] =>
  events.filter((event) => event.kind === 'tool_result');

const callLine = ({ payload }: ToolResult): string => `${payload.tool} ${JSON.stringify(payload.args)}`;
const shortCall = (event: ToolResult): string => shorten(callLine(event), 160);
const callAndResult = (event: ToolResult): string => `${callLine(event)} → ${event.payload.obs.output}`;

const MAX_NOTES = 2;

/**
 * Whether the model was warned twice of this loop and still goes on. For repeated reading or refused calls, a write that
 * changed something starts the count anew.
 */
export function isNotedOut({ kind, key }: Loop, events: readonly HistoryEvent[]): boolean {
  const lastWrite = kind === 'same_call' || kind === 'alternation' ? events.findLastIndex(isChange) : -1;
  const notes = events
    .slice(lastWrite + 1)
    .filter((event) => event.kind === 'driver_note' && event.payload.loop === key);
  return notes.length >= MAX_NOTES;
}

/** The same call with the same result, three times and more. */
function sameCall(events: readonly HistoryEvent[]): Loop | null {
  const results = toolResults(events);
  const last = results.at(-1);
  if (last === undefined) return null;
  const newest = callAndResult(last);
  const same = results.filter((event) => callAndResult(event) === newest);
  if (same.length < REPEATS) return null;
  return {
    kind: 'same_call',
    isDue: same.length % REPEATS === 0,
    key: `same_call, first in turn ${same[0]?.payload.t}`,
    detail: `${shortCall(last)} gave the same result ${same.length} times`,
  };
}

/** A-B-A-B-A-B, with any results: with equal ones, `sameCall` finds it earlier. */
function alternation(events: readonly HistoryEvent[]): Loop | null {
  const results = toolResults(events);
  const newest = results.slice(-2 * REPEATS);
  const [a, b] = newest;
  if (a === undefined || b === undefined || newest.length < 2 * REPEATS || callLine(a) === callLine(b))
    return null;
  if (!newest.every((event, at) => callLine(event) === callLine(at % 2 === 0 ? a : b))) return null;
  const firstTurns = [a, b].map(
    (each) => results.find((event) => callLine(event) === callLine(each))?.payload.t,
  );
  return {
    kind: 'alternation',
    isDue: true,
    key: `alternation, first in turns ${firstTurns.toSorted().join(' and ')}`,
    detail: `${shortCall(a)} and ${shortCall(b)} alternate`,
  };
}

/** A write brought the files back to a state that they already had. */
function treeReturned(events: readonly HistoryEvent[], baseTree: string): Loop | null {
  const trees = toolResults(events).flatMap((event) => {
    const tree = event.payload.obs.meta['tree'];
    return isChange(event) && typeof tree === 'string' ? [tree] : [];
  });
  const newest = toolResults(events).at(-1);
  const last = trees.at(-1);
  if (last === undefined || newest === undefined || !isChange(newest)) return null;
  if (newest.payload.obs.meta['tree'] !== last) return null;
  if (![baseTree, ...trees.slice(0, -1)].includes(last)) return null;
  return {
    kind: 'tree_returned',
    isDue: true,
    key: `tree_returned ${last}`,
    detail: 'this write brought the files back to a state they already had',
  };
}

/** Three writes left the same failure: the model changes something that is not its cause. */
function sameFailure(events: readonly HistoryEvent[]): Loop | null {
  const last = events.at(-1);
  if (last?.kind !== 'tests' || !isWriteVerdict(last.payload) || last.payload.ok) return null;
  const tests = events.flatMap((event) =>
    event.kind === 'tests' && isWriteVerdict(event.payload) ? [event.payload] : [],
  );
  const { signature } = last.payload;
  const others = tests.findLastIndex((each) => each.ok || each.signature !== signature);
  const inARow = tests.length - 1 - others;
  if (inARow < REPEATS) return null;
  return {
    kind: 'same_failure',
    isDue: inARow % REPEATS === 0,
    key: `same_failure ${signature}`,
    detail: `${inARow} writes in a row left the same failure`,
  };
}

/** Green of only the failing tests is no verdict on a write yet: the whole command follows as a confirming run. */
const isWriteVerdict = ({ phase, ok, focus }: Payload<'tests'>): boolean =>
  phase === 'confirm' || (phase === 'write' && !(ok && focus !== undefined));
