import type { Attempt, Payload, RunEvent } from './events.ts';
import { type Check, type CheckName, checkKey, goalsOf, guardsOf } from './jobs.ts';
import { NOTES } from './notes.ts';
import type { ConversationItem, Patch } from './ports.ts';
import type { Settings } from './settings.ts';
import {
  EMPTY_SUMMARY,
  factsOf,
  foldEvent,
  type HistoryEvent,
  isGreen,
  isHistoryEvent,
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
  readonly attempt?: Attempt | undefined;
}

/** All that the driver knows of a run under way: plain data, never edited, replaced by `stateAfter` and `say`. */
export interface RunState {
  readonly setup: RunSetup;
  /** Names the files before any write, as `Workspace.treeId` does. */
  readonly baseTree: string;
  /** The current turn, from 0; events before the first turn count as turn 0. */
  readonly t: number;
  readonly history: readonly HistoryEvent[];
  /** Counts of the run, and the facts of each check. */
  readonly summary: RunSummary;
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
  return { ...state, history, summary: foldEvent(state.summary, event) };
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) deepFreeze(each);
  }
  return value;
}

export const isJudged = ({ task, settings }: RunSetup): boolean =>
  task.jobs.length > 0 && settings.testPolicy !== 'never';

/** All test runs of a check on the base commit's files, with or without the patch, in order; none on earlier commits. */
export function testsIn({ history }: RunState, check: CheckName): Payload<'tests'>[] {
  const key = checkKey(check);
  return history.flatMap((event) =>
    event.kind === 'tests' && !isOfEarlierCommit(event.payload) && checkKey(event.payload) === key
      ? [event.payload]
      : [],
  );
}

export const baselineTests = (state: RunState, check: CheckName): Payload<'tests'> | null =>
  testsIn(state, check).findLast(({ phase }) => phase === 'baseline') ?? null;

/** The newest test run of a check on the files as written so far: the baseline, before any write. */
export const lastTests = (state: RunState, check: CheckName): Payload<'tests'> | null =>
  testsIn(state, check).findLast(({ phase }) => phase !== 'counterfactual') ?? null;

/**
 * How many confirming runs of a check were green on the files as they are, since its last red run. A run of only the failing tests
 * between them changes nothing.
 */
export function confirmationsOf(state: RunState, check: CheckName): number {
  if (!isGreen(state.summary, check)) return 0;
  const tests = testsIn(state, check).filter(({ phase }) => phase !== 'counterfactual');
  const tree = tests.at(-1)?.tree;
  const others = tests.findLastIndex((run) => !run.ok || run.tree !== tree);
  return tests.slice(others + 1).filter(({ phase }) => phase === 'confirm').length;
}

export function isRedAtBase({ summary }: RunState, check: CheckName): boolean {
  const { baseline } = factsOf(summary, check);
  return baseline !== null && baseline.verdict !== 'green';
}

/** Test files that this run added and that `patch` still has (null: all of them), sorted. Empty where the task lets it add none. */
export function newTestPaths({ setup, history }: RunState, patch: Patch | null): readonly string[] {
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
  goalsOf(state.setup.task).filter((goal) => noGoalNote(state, goal) === null);

/** The check that a report of the run is about where it is about one: the first goal that is left, else the first of the task. */
export const firstGoal = (state: RunState): CheckName => goalsLeft(state)[0] ?? firstOfTask(state);

/** The check that `changes` of the task are about. */
export const firstOfTask = ({ setup }: RunState): CheckName => setup.task.jobs[0]?.command ?? {};

/** The guards: steps that did not fail in CI, and failed jobs that are green here without the patch; none that a note leaves out. */
export function guardsLeft(state: RunState): readonly Check[] {
  const green = goalsOf(state.setup.task).filter(
    (goal) => noGoalNote(state, goal)?.reason === NOTES.greenAtBase,
  );
  return [...green, ...guardsOf(state.setup.task)].filter(
    (guard) => noteOnCheck(state, guard, [NOTES.guardLeftOut]) === null,
  );
}

/** The check that judges the next write first: the one that is red, else the first goal. */
export function nextCheck(state: RunState): CheckName {
  const isRed = (check: Check): boolean =>
    (factsOf(state.summary, check).lastTest?.verdict ?? 'green') !== 'green';
  return [...goalsLeft(state), ...guardsLeft(state)].find(isRed) ?? firstGoal(state);
}

/** The note that says why a failed job is no goal of this run; null where it is one. */
export const noGoalNote = (state: RunState, check: CheckName): Payload<'driver_note'> | null =>
  noteOnCheck(state, check, NO_GOAL);

/** The newest note on a check for one of these reasons; null where there is none. */
function noteOnCheck(
  { history }: RunState,
  check: CheckName,
  reasons: readonly string[],
): Payload<'driver_note'> | null {
  const key = checkKey(check);
  const note = history.findLast(
    (event) =>
      event.kind === 'driver_note' &&
      reasons.includes(event.payload.reason) &&
      checkKey(event.payload) === key,
  );
  return note?.kind === 'driver_note' ? note.payload : null;
}
