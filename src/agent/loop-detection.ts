import type { HistoryEvent } from './history.ts';

/** A repetition that brings nothing new. `key` names it, so that each is dealt with once. */
export interface Loop {
  readonly kind: 'same_call' | 'alternation' | 'tree_returned' | 'same_failure';
  readonly key: string;
  /** What repeated, for the model and the record. */
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
const callAndResult = (event: ToolResult): string => `${callOf(event)} → ${event.payload.obs.output}`;

/** The same call with the same result, three times (and every third time after). */
function sameCall(events: readonly HistoryEvent[]): Loop | null {
  const results = toolResults(events);
  const last = results.at(-1);
  if (last === undefined) return null;
  const key = callAndResult(last);
  const times = results.filter((event) => callAndResult(event) === key).length;
  if (times % REPEATS !== 0) return null;
  return {
    kind: 'same_call',
    key: `same_call ${callOf(last)}`,
    detail: `${shorten(callOf(last))} gave the same result ${times} times`,
  };
}

/** A-B-A-B-A-B. */
function alternation(events: readonly HistoryEvent[]): Loop | null {
  const keys = toolResults(events)
    .slice(-2 * REPEATS)
    .map(callAndResult);
  const [a, b] = keys;
  if (keys.length < 2 * REPEATS || a === b) return null;
  if (!keys.every((key, at) => key === (at % 2 === 0 ? a : b))) return null;
  const [first, second] = toolResults(events).slice(-2).map(callOf);
  const pair = `${shorten(first ?? '')} and ${shorten(second ?? '')}`;
  return {
    kind: 'alternation',
    key: `alternation ${[a, b].toSorted().join()}`,
    detail: `${pair} alternate without anything new`,
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
  if (last?.kind !== 'tests' || last.payload.phase !== 'write' || last.payload.ok) return null;
  const tests = events.flatMap((event) =>
    event.kind === 'tests' && event.payload.phase === 'write' ? [event.payload] : [],
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

const shorten = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text);
