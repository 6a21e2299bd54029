import { shorten } from './cut-text.ts';
import type { Payload } from './events.ts';
import type { HistoryEvent } from './history-event.ts';

/** A repetition that brings nothing new. `key` names it, so that each is dealt with once. */
export interface Loop {
  readonly kind: 'same_call' | 'alternation' | 'tree_returned' | 'same_failure';
  readonly key: string;
  /** What repeated, for the model and the record. Short, as `key` is: arguments may be whole files. */
  readonly detail: string;
}

const REPEATS = 3;

/**
 * Looks whether the newest tool result, with the test run it caused, closes a loop. Not by tool names: reading
 * three files is not a loop. `baseTree` is the tree before any write.
 */
export function detectLoop(events: readonly HistoryEvent[], baseTree: string): Loop | null {
  return sameCall(events) ?? alternation(events) ?? treeReturned(events, baseTree) ?? sameFailure(events);
}

type ToolResult = Extract<HistoryEvent, { kind: 'tool_result' }>;

const toolResults = (events: readonly HistoryEvent[]): ToolResult[] =>
  events.filter((event) => event.kind === 'tool_result');

const callOf = ({ payload }: ToolResult): string => `${payload.tool} ${JSON.stringify(payload.args)}`;
const shortCall = (event: ToolResult): string => shorten(callOf(event), 160);
const callAndResult = (event: ToolResult): string => `${callOf(event)} → ${event.payload.obs.output}`;

/** The same call with the same result, three times (and every third time after). */
function sameCall(events: readonly HistoryEvent[]): Loop | null {
  const results = toolResults(events);
  const last = results.at(-1);
  if (last === undefined) return null;
  const newest = callAndResult(last);
  const same = results.filter((event) => callAndResult(event) === newest);
  if (same.length % REPEATS !== 0) return null;
  return {
    kind: 'same_call',
    key: `same_call, first in turn ${same[0]?.payload.t}`,
    detail: `${shortCall(last)} gave the same result ${same.length} times`,
  };
}

/** A-B-A-B-A-B, whatever the results: with the same ones it is a loop before that. */
function alternation(events: readonly HistoryEvent[]): Loop | null {
  const results = toolResults(events);
  const newest = results.slice(-2 * REPEATS);
  const [a, b] = newest;
  if (a === undefined || b === undefined || newest.length < 2 * REPEATS || callOf(a) === callOf(b))
    return null;
  if (!newest.every((event, at) => callOf(event) === callOf(at % 2 === 0 ? a : b))) return null;
  const firstTurns = [a, b].map((each) => results.find((event) => callOf(event) === callOf(each))?.payload.t);
  return {
    kind: 'alternation',
    key: `alternation, first in turns ${firstTurns.toSorted().join(' and ')}`,
    detail: `${shortCall(a)} and ${shortCall(b)} alternate`,
  };
}

/** A write brought the tree back to a content it already had: what was done is undone. */
function treeReturned(events: readonly HistoryEvent[], baseTree: string): Loop | null {
  const trees = toolResults(events).flatMap(({ payload }) => {
    const tree = payload.obs.meta['tree'];
    return payload.tool === 'write_file' && payload.obs.ok && typeof tree === 'string' ? [tree] : [];
  });
  const last = trees.at(-1);
  if (last === undefined || toolResults(events).at(-1)?.payload.obs.meta['tree'] !== last) return null;
  if (![baseTree, ...trees.slice(0, -1)].includes(last)) return null;
  return {
    kind: 'tree_returned',
    key: `tree_returned ${last}`,
    detail: 'this write brought the files back to a state they already had',
  };
}

/** Three writes, one failure: what is being changed is not what fails. */
function sameFailure(events: readonly HistoryEvent[]): Loop | null {
  const last = events.at(-1);
  if (last?.kind !== 'tests' || !judgesWrite(last.payload) || last.payload.ok) return null;
  const tests = events.flatMap((event) =>
    event.kind === 'tests' && judgesWrite(event.payload) ? [event.payload] : [],
  );
  const { signature } = last.payload;
  const others = tests.findLastIndex((each) => each.ok || each.signature !== signature);
  const inARow = tests.length - 1 - others;
  if (inARow % REPEATS !== 0) return null;
  return {
    kind: 'same_failure',
    key: `same_failure ${signature}`,
    detail: `${inARow} writes in a row left the same failure`,
  };
}

/** A narrowed green run says nothing yet: the whole command's, which follows as a confirming one, judges the write. */
const judgesWrite = ({ phase, ok, focus }: Payload<'tests'>): boolean =>
  phase === 'confirm' || (phase === 'write' && !(ok && focus !== undefined));
