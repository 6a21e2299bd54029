import { byteLength, shorten } from '../../base/text.ts';
import type { Payload, RunEventOf } from '../events.ts';
import { NOTES } from '../notes.ts';
import { type Run, record, spendingNow } from '../run.ts';
import { limitBeforeModelCall } from '../spending.ts';
import type { RunState } from '../state.ts';
import { type HistoryEvent, isChange } from '../summary.ts';
import type { Reflection } from './tools.ts';

/** Why a reflection is asked for (I7); `key` identifies the cause, so that no second reflection is asked for it. */
interface ReflectionTrigger {
  readonly key: string;
  /** Why the model is asked to reflect, as a sentence. */
  readonly text: string;
}

/** What may make a turn cause a reflection; tools that fail may cause one too. */
export interface TurnCause {
  /** The test run that a write caused. */
  readonly tests: Payload<'tests'> | null;
  /** The write mended tests and broke none: it goes well. */
  readonly isBetter: boolean;
  readonly loop: Loop | null;
}

/**
 * Asks for a reflection at the start of the next reply, where this turn causes one or an earlier one was not given.
 * Returns the lines for the model.
 */
export function askForReflection(run: Run, cause: TurnCause): readonly string[] {
  if (run.ports.signal.aborted || limitBeforeModelCall(spendingNow(run)) !== null) return [];
  const trigger = reflectionFor(cause, run.state);
  if (trigger === null) return owedReflection(run.state) === null ? [] : [STILL_OWED];
  const { key, text } = trigger;
  const { t } = run.state;
  record(run, {
    kind: 'driver_note',
    payload: { t, reason: NOTES.reflectionAsked, note: text, trigger: key },
  });
  return [`[driver] ${text} ${HOW_TO_REFLECT}`];
}

const HOW_TO_REFLECT =
  'Begin your next reply with reflect (what the evidence says, what to look at next, what to avoid), ' +
  'and make the next call in the same reply.';

/** Sent after a reply of which nothing could be used and that lacked the reflection. */
export const STILL_OWED = `[driver] The reflection is still wanted. ${HOW_TO_REFLECT}`;

/**
 * Why this turn asks for a reflection: a loop, a failed test after which nothing is better, tools that failed twice in a row. null: no
 * cause, one already answered, or `maxReflections` is reached.
 */
function reflectionFor(cause: TurnCause, { history, summary, setup, t }: RunState): ReflectionTrigger | null {
  const trigger = triggerOf(cause, history, t);
  if (trigger === null || summary.reflections >= setup.settings.limits.maxReflections) return null;
  const isAnswered = history.some(
    ({ kind, payload }) => kind === 'reflection' && payload.trigger === trigger.key,
  );
  return isAnswered ? null : trigger;
}

function triggerOf(
  { tests, isBetter, loop }: TurnCause,
  history: readonly HistoryEvent[],
  t: number,
): ReflectionTrigger | null {
  if (loop !== null) return { key: loop.key, text: `You are going in circles: ${loop.detail}.` };
  if (tests !== null && !tests.ok && isBetter) return null;
  if (tests !== null && !tests.ok)
    return { key: `failed_test ${tests.signature}`, text: 'The tests are still red after your write.' };
  const byTurn = [...Map.groupBy(toolResults(history), ({ payload }) => payload.t).values()];
  const last = byTurn.at(-1)?.at(-1)?.payload;
  const failed = byTurn.slice(-2).filter((turn) => turn.every(({ payload }) => !payload.obs.ok));
  // The first error tells the model how to correct the call; only the second asks for a reflection.
  if (last?.t !== t || failed.length < 2) return null;
  const [firstLine = ''] = last.obs.output.split('\n', 1);
  return { key: `failed_tool ${last.tool} ${shorten(firstLine, 300)}`, text: `${last.tool} failed again.` };
}

/** The cause of the reflection that the model was asked for and still owes; null when it owes none. */
export function owedReflection({ history }: RunState): string | null {
  const at = history.findLastIndex(
    ({ kind, payload }) => kind === 'driver_note' && payload.reason === NOTES.reflectionAsked,
  );
  const request = history[at];
  const isSettled = history
    .slice(at + 1)
    .some(
      ({ kind, payload }) => kind === 'reflection' || (kind === 'llm_action' && payload.error === undefined),
    );
  return request?.kind !== 'driver_note' || isSettled ? null : (request.payload.trigger ?? null);
}

/** Records a reflection that was asked for, without notes that an earlier one had. It changes nothing else in the run. */
export function noteReflection(
  run: Run,
  reflection: Reflection,
  source: Pick<Payload<'reflection'>, 'raw' | 'usage' | 'trigger'>,
): void {
  const known = new Set(
    run.state.history.flatMap(({ kind, payload }) => (kind === 'reflection' ? payload.reflection.notes : [])),
  );
  const notes = [...new Set(reflection.notes)].filter((note) => !known.has(note));
  const { t } = run.state;
  const { raw, usage, trigger } = source;
  record(run, {
    kind: 'reflection',
    payload: { t, raw, reflection: { ...reflection, notes }, trigger, usage },
  });
}

/** Answers shorter than this are given again: to say where they stand would save nothing. */
const MIN_REPEATED_BYTES = 400;

/**
 * `[driver] Unchanged: it stands above, in the answer to …`: said where the conversation already holds the newest answer whole,
 * for the same call or for a read of more lines of the file; else null. The conversation only grows, so it still stands there.
 */
export function placeAbove(history: readonly HistoryEvent[]): string | null {
  const results = toolResults(history);
  const newest = results.at(-1);
  if (newest === undefined || !newest.payload.obs.ok || newest.payload.tool === 'write_file') return null;
  if (byteLength(newest.payload.obs.output) < MIN_REPEATED_BYTES) return null;
  const above = results.find((event) => event !== newest && holdsAnswer(event, newest));
  if (above === undefined) return null;
  const ago = newest.payload.t - above.payload.t;
  const where = ago === 0 ? 'in this reply' : `${ago} ${ago === 1 ? 'reply' : 'replies'} ago`;
  return `[driver] Unchanged: it stands above, in the answer to ${shortCall(above)} ${where}.`;
}

function holdsAnswer(above: ToolResult, newest: ToolResult): boolean {
  if (!above.payload.obs.ok || above.payload.tool !== newest.payload.tool) return false;
  if (callAndResult(above) === callAndResult(newest)) return true;
  const { path } = newest.payload.obs.meta;
  if (newest.payload.tool !== 'read_file' || above.payload.obs.meta['path'] !== path) return false;
  const lines = new Set(above.payload.obs.output.split('\n'));
  const numbered = newest.payload.obs.output.split('\n').filter((line) => /^\d+\|/.test(line));
  return numbered.length > 0 && numbered.every((line) => lines.has(line));
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

type ToolResult = RunEventOf<'tool_result'>;

const toolResults = (events: readonly HistoryEvent[]): ToolResult[] =>
  events.filter((event) => event.kind === 'tool_result');

const callLine = ({ payload }: ToolResult): string => `${payload.tool} ${JSON.stringify(payload.args)}`;
const shortCall = ({ payload: { tool, args } }: ToolResult): string =>
  shorten(`${tool} ${JSON.stringify(args, (_, value: unknown) => value ?? undefined)}`, 160);
const callAndResult = (event: ToolResult): string => `${callLine(event)} → ${event.payload.obs.output}`;

/** `turn 3, call 1`: names a call of the run, since several calls of one reply have the same turn. */
function placeInRun(event: ToolResult | undefined, results: readonly ToolResult[]): string {
  const t = event?.payload.t;
  const before = results.slice(0, event === undefined ? 0 : results.indexOf(event));
  return `turn ${t}, call ${before.filter(({ payload }) => payload.t === t).length + 1}`;
}

const MAX_NOTED_TURNS = 2;

/**
 * Whether the model was warned of this loop in two earlier turns and still goes on. For repeated reading or refused calls, a write
 * that changed something starts the count anew.
 */
export function isNotedOut({ kind, key }: Loop, events: readonly HistoryEvent[]): boolean {
  const lastWrite = kind === 'same_call' || kind === 'alternation' ? events.findLastIndex(isChange) : -1;
  const notedIn = events
    .slice(lastWrite + 1)
    .flatMap((event) =>
      event.kind === 'driver_note' && event.payload.loop === key ? [event.payload.t] : [],
    );
  const now = toolResults(events).at(-1)?.payload.t;
  return new Set(notedIn.filter((t) => t !== now)).size >= MAX_NOTED_TURNS;
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
    key: `same_call, first in ${placeInRun(same[0], results)}`,
    detail: `${shortCall(last)} gave the same result ${same.length} times`,
  };
}

/** Two calls in turns, A-B-A-B-A-B, whatever their results: where these are equal, `sameCall` finds the loop earlier. */
function alternation(events: readonly HistoryEvent[]): Loop | null {
  const results = toolResults(events);
  const newest = results.slice(-2 * REPEATS);
  const [a, b] = newest;
  if (a === undefined || b === undefined || newest.length < 2 * REPEATS || callLine(a) === callLine(b))
    return null;
  if (!newest.every((event, at) => callLine(event) === callLine(at % 2 === 0 ? a : b))) return null;
  const firstPlaces = [a, b].map((each) =>
    placeInRun(
      results.find((event) => callLine(event) === callLine(each)),
      results,
    ),
  );
  return {
    kind: 'alternation',
    isDue: true,
    key: `alternation, first in ${firstPlaces.toSorted().join(' and ')}`,
    detail: `${shortCall(a)} and ${shortCall(b)} alternate`,
  };
}

/** A write brought the files back to a state that they already had. */
function treeReturned(events: readonly HistoryEvent[], baseTree: string): Loop | null {
  // Of several writes of one reply only the last one's tree was tested.
  const byTurn = Map.groupBy(toolResults(events).filter(isChange), ({ payload }) => payload.t);
  const trees = [...byTurn.values()].flatMap((results) => {
    const tree = results.at(-1)?.payload.obs.meta['tree'];
    return typeof tree === 'string' ? [tree] : [];
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
