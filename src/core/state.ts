import type { Attempt, Payload, RunEvent } from './events.ts';
import { type Check, type CheckName, checkKey, goalsOf } from './jobs.ts';
import { NOTES } from './notes.ts';
import type { ConversationItem, Patch } from './ports.ts';
import type { Settings } from './settings.ts';
import {
  type CheckFacts,
  EMPTY_SUMMARY,
  factsIn,
  foldEvent,
  type HistoryEvent,
  isChange,
  isGreen,
  isHistoryEvent,
  NO_FACTS,
  type RunSummary,
} from './summary.ts';
import type { Task } from './task.ts';
import { isOfEarlierCommit } from './verdict/outcome.ts';

/** What a run is about; recorded in `run_start`, so that a replay starts from the same. */
export interface RunSetup {
  readonly runId: string;
  readonly version: string;
  readonly task: Task;
  readonly settings: Settings;
  /** Absent: the only attempt. */
  readonly attempt?: Attempt;
}

/** All that the driver knows of a run under way: plain data, never edited, replaced by `stateAfter` and `say`. */
export interface RunState {
  readonly setup: RunSetup;
  /** Names the files before any write, as `Workspace.treeId` does. */
  readonly baseTree: string;
  /** The current turn, from 0; events before the first turn count as turn 0. */
  readonly t: number;
  readonly history: readonly HistoryEvent[];
  /** Counts and facts of the run; those about tests are of the current check. */
  readonly summary: RunSummary;
  /** The key of the current check: `testsIn`, and every query that uses it, tells about this one. */
  readonly check: string;
  /** The facts of the other checks, by their keys. */
  readonly others: Readonly<Record<string, CheckFacts>>;
  readonly conversation: readonly ConversationItem[];
  /** How much of the conversation earlier requests held, and the parts around the items of the newest request. */
  readonly sent: SentRequest;
}

export interface SentRequest {
  readonly head: string;
  readonly tail: string;
  /** How many items all requests so far have sent, as the endpoint counts them. */
  readonly items: number;
}

export const startState = (setup: RunSetup, baseTree: string): RunState => ({
  setup,
  baseTree,
  t: 0,
  history: [],
  summary: EMPTY_SUMMARY,
  check: checkKey(setup.task.jobs[0]?.command ?? {}),
  others: {},
  conversation: [],
  sent: { head: '', tail: '', items: 0 },
});

/** The state after one more event. An event that enters the history is frozen and never removed (I9). */
export function stateAfter(state: RunState, event: RunEvent): RunState {
  if (event.kind === 'llm_request') {
    const { t, head, appended, tail } = event.payload;
    const { sent } = state;
    const items = sent.items + appended.length;
    return { ...state, t, sent: { head: head ?? sent.head, tail: tail ?? sent.tail, items } };
  }
  if (!isHistoryEvent(event)) return state;
  const history = [...state.history, deepFreeze(event)];
  const aimed = event.kind === 'tests' ? aimedAt(state, checkKey(event.payload)) : state;
  const { others } = aimed;
  return {
    ...aimed,
    history,
    summary: foldEvent(aimed.summary, event),
    others: isChange(event) ? mapValues(others, (facts) => ({ ...facts, hasUntestedWrites: true })) : others,
  };
}

/** The same state with another check as the current one. `stateAfter` does this, too, when a run of that check's tests is recorded. */
export function aimedAt(state: RunState, key: string): RunState {
  if (key === state.check) return state;
  const { [key]: facts = NO_FACTS, ...rest } = state.others;
  const hasUntestedWrites =
    facts === NO_FACTS ? state.summary.filesTouched.length > 0 : facts.hasUntestedWrites;
  return {
    ...state,
    check: key,
    summary: { ...state.summary, ...facts, hasUntestedWrites },
    others: { ...rest, [state.check]: factsIn(state.summary) },
  };
}

const mapValues = <T>(
  values: Readonly<Record<string, T>>,
  map: (value: T) => T,
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) deepFreeze(each);
  }
  return value;
}

export const isJudged = ({ task, settings }: RunSetup): boolean =>
  task.jobs.length > 0 && settings.testPolicy !== 'never';

/** All test runs of the current check on the base commit's files, with or without the patch, in order; none on earlier commits. */
export const testsIn = ({ history, check }: RunState): Payload<'tests'>[] =>
  history.flatMap((event) =>
    event.kind === 'tests' && !isOfEarlierCommit(event.payload) && checkKey(event.payload) === check
      ? [event.payload]
      : [],
  );

export const baselineTests = (state: RunState): Payload<'tests'> | null =>
  testsIn(state).findLast(({ phase }) => phase === 'baseline') ?? null;

/** The newest test run of the current check on the files as written so far: the baseline, before any write. */
export const lastTests = (state: RunState): Payload<'tests'> | null =>
  testsIn(state).findLast(({ phase }) => phase !== 'counterfactual') ?? null;

/**
 * How many confirming runs were green on the files as they are, since the last red run. A run of only the failing tests between
 * them changes nothing.
 */
export function confirmationsOf(state: RunState): number {
  if (!isGreen(state.summary)) return 0;
  const tests = testsIn(state).filter(({ phase }) => phase !== 'counterfactual');
  const tree = tests.at(-1)?.tree;
  const others = tests.findLastIndex((run) => !run.ok || run.tree !== tree);
  return tests.slice(others + 1).filter(({ phase }) => phase === 'confirm').length;
}

export const isRedAtBase = ({ summary: { baseline } }: RunState): boolean =>
  baseline !== null && baseline.verdict !== 'green';

/** Test files that this run added and that `patch` still has (null: all of them), sorted. Empty where the task lets it add none. */
export function newTestPaths(
  { setup, history }: RunState,
  patch: Pick<Patch, 'files'> | null,
): readonly string[] {
  if (setup.task.mayAddTests !== true) return [];
  const written = history.flatMap((event) => {
    if (event.kind !== 'tool_result' || !event.payload.obs.ok) return [];
    const { path, addsTest } = event.payload.obs.meta;
    return addsTest === true && typeof path === 'string' ? [path] : [];
  });
  const added = patch?.files.filter(({ status }) => status === 'added').map(({ path }) => path);
  return [...new Set(written)].filter((path) => added?.includes(path) ?? true).toSorted();
}

/** The reasons for which a failed job is no goal of the run. */
const NO_GOAL: readonly string[] = [NOTES.notJudged, NOTES.greenAtBase];

/** The failed jobs that the run has to make green: those without a note that says otherwise. */
export const goalsLeft = (state: RunState): readonly Check[] =>
  goalsOf(state.setup.task).filter(({ command }) => noGoalNote(state, command) === null);

/** The note that says why a failed job is no goal of this run; null where it is one. */
export const noGoalNote = (state: RunState, command: CheckName): Payload<'driver_note'> | null =>
  noteOnCheck(state, command, NO_GOAL);

/** The newest note on a check for one of these reasons; null where there is none. */
export function noteOnCheck(
  { history }: RunState,
  command: CheckName,
  reasons: readonly string[],
): Payload<'driver_note'> | null {
  const key = checkKey(command);
  const note = history.findLast(
    (event) =>
      event.kind === 'driver_note' &&
      reasons.includes(event.payload.reason) &&
      checkKey(event.payload) === key,
  );
  return note?.kind === 'driver_note' ? note.payload : null;
}
