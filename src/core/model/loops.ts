import type { Payload } from '../events.ts';
import type { HistoryEvent, RunState } from '../state.ts';
import { shorten } from '../text.ts';

/** A repetition without anything new. `key` identifies it. */
export interface Loop {
  readonly kind: 'same_call' | 'alternation' | 'tree_returned' | 'same_failure';
  readonly key: string;
  /** The model is told of it now: at the third time, at the sixth … */
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
 * Whether the model was told of this loop twice and still goes on. For repeated reading or refused calls, a write that
 * changed something starts the count anew.
 */
export function isNotedOut({ kind, key }: Loop, events: readonly HistoryEvent[]): boolean {
  const lastWrite = kind === 'same_call' || kind === 'alternation' ? events.findLastIndex(isChange) : -1;
  const notes = events
    .slice(lastWrite + 1)
    .filter((event) => event.kind === 'driver_note' && event.payload.loop === key);
  return notes.length >= MAX_NOTES;
}

function isChange(event: HistoryEvent): boolean {
  if (event.kind !== 'tool_result' || event.payload.tool !== 'write_file') return false;
  return event.payload.obs.ok && event.payload.obs.meta['changed'] !== false;
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
