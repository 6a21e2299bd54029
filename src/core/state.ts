import { assertNever } from '../base/errors.ts';
import type { Attempt, Payload, RunEvent, RunEventOf } from './events.ts';
import { type Check, type CheckName, checkKey, goalsOf } from './jobs.ts';
import { NOTES } from './notes.ts';
import type { ConversationItem, Patch } from './ports.ts';
import type { Limits, Settings } from './settings.ts';
import type { Task } from './task.ts';
import { Usage } from './usage.ts';
import { isOfEarlierCommit, type SpentLimit } from './verdict/outcome.ts';

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
  /** Its facts about tests are those of the check under way. */
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
  /** How many items, as the endpoint counts them. */
  readonly items: number;
}

export const startState = (setup: RunSetup, baseTree: string): RunState => ({
  setup,
  baseTree,
  t: 0,
  history: [],
  summary: EMPTY_SUMMARY,
  check: checkKey(setup.task.testCommand ?? {}),
  others: {},
  conversation: [],
  sent: { head: '', tail: '', items: 0 },
});

/** The state after one more event. Events of the history are frozen as they enter it; it only grows (I9). */
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

/** The same state with another check as the current one. Recording a run of that check's tests does this by itself. */
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

const HISTORY_KINDS = [
  'llm_action',
  'llm_parse_error',
  'tool_result',
  'tests',
  'reflection',
  'driver_note',
  'final',
] as const;

export type HistoryEvent = RunEventOf<(typeof HISTORY_KINDS)[number]>;
type HistoryEventOf<K extends HistoryEvent['kind']> = Extract<HistoryEvent, { kind: K }>;

/** Whether an event is part of the run's story; requests, attempts and the like are only in the trace. */
export function isHistoryEvent(event: RunEvent): event is HistoryEvent {
  return HISTORY_KINDS.some((kind) => kind === event.kind);
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) deepFreeze(each);
  }
  return value;
}

export const isJudged = ({ task, settings }: RunSetup): boolean =>
  task.testCommand !== null && settings.testPolicy !== 'never';

/** All runs of the check under way on the base commit's files, with or without the patch, in order. */
export const testsIn = ({ history, check }: RunState): Payload<'tests'>[] =>
  history.flatMap((event) =>
    event.kind === 'tests' && !isOfEarlierCommit(event.payload) && checkKey(event.payload) === check
      ? [event.payload]
      : [],
  );

export const baselineTests = (state: RunState): Payload<'tests'> | null =>
  testsIn(state).findLast(({ phase }) => phase === 'baseline') ?? null;

/** The newest run of the tests with all that was written. */
export const lastTests = (state: RunState): Payload<'tests'> | null =>
  testsIn(state).findLast(({ phase }) => phase !== 'counterfactual') ?? null;

/** Green confirming runs of the tree as it is, since its last red run. A run of only the failing tests between them changes nothing. */
export function confirmationsOf(state: RunState): number {
  if (!isGreen(state.summary)) return 0;
  const tests = testsIn(state).filter(({ phase }) => phase !== 'counterfactual');
  const tree = tests.at(-1)?.tree;
  const others = tests.findLastIndex((run) => !run.ok || run.tree !== tree);
  return tests.slice(others + 1).filter(({ phase }) => phase === 'confirm').length;
}

export const isRedAtBase = ({ summary: { baseline } }: RunState): boolean =>
  baseline !== null && baseline.verdict !== 'green';

/** Test files that this run added and that its patch still has, sorted. Empty where the task lets it add none. */
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

interface TestFact {
  readonly t: number;
  readonly verdict: Payload<'tests'>['verdict'];
  readonly signature: string;
  readonly durationMs: number;
  /** Only the failing tests ran: red is red, but green proves nothing by itself. */
  readonly isNarrowed?: true;
}

/** What is known of one check. */
type CheckFacts = Pick<
  RunSummary,
  'baseline' | 'lastTest' | 'turnsAtLastTest' | 'hasUntestedWrites' | 'redWrites' | 'lastGreen'
>;

const factsIn = ({
  baseline,
  lastTest,
  turnsAtLastTest,
  hasUntestedWrites,
  redWrites,
  lastGreen,
}: RunSummary): CheckFacts => ({
  baseline,
  lastTest,
  turnsAtLastTest,
  hasUntestedWrites,
  redWrites,
  lastGreen,
});

/** Counts and facts folded from the history, never edited (I9). Recorded at the end of a run. */
export interface RunSummary {
  /** Replies, each once, whatever it holds. */
  readonly turns: number;
  readonly observations: number;
  /** A run of only the failing tests and the whole command's run that follows count as one, unless the second also confirms. */
  readonly testRuns: number;
  /** Asked for, whether or not the answer was usable. */
  readonly reflections: number;
  /** Replies that could not be read, or whose first recorded call is of no tool or has wrong arguments. */
  readonly malformed: number;
  /** Since the last write that changed something. */
  readonly refusedClaims: number;
  /** Finals that were refused because the model had looked at nothing yet. */
  readonly blindFinals: number;
  readonly usage: Usage;
  /** Input tokens of the last request: the next one costs at least as much, because prompts only grow. */
  readonly lastInputTokens: number;
  /** Sorted; every path a write was accepted for. */
  readonly filesTouched: readonly string[];
  readonly baseline: TestFact | null;
  readonly lastTest: TestFact | null;
  /** How many turns there were at the newest test run. */
  readonly turnsAtLastTest: number;
  /** Writes came after the newest test run, so it proves nothing about the tree. */
  readonly hasUntestedWrites: boolean;
  /** Runs of the tests after a write that were not green. */
  readonly redWrites: readonly TestFact[];
  /** The newest state of the writes that the tests found green, and have not found red since. */
  readonly lastGreen: { readonly tree: string; readonly durationMs: number } | null;
}

export const EMPTY_SUMMARY: RunSummary = {
  turns: 0,
  observations: 0,
  testRuns: 0,
  reflections: 0,
  malformed: 0,
  refusedClaims: 0,
  blindFinals: 0,
  usage: Usage.none,
  lastInputTokens: 0,
  filesTouched: [],
  baseline: null,
  lastTest: null,
  turnsAtLastTest: 0,
  hasUntestedWrites: false,
  redWrites: [],
  lastGreen: null,
};

const NO_FACTS: CheckFacts = factsIn(EMPTY_SUMMARY);

/** Whether a tool has changed the files. */
export const isChange = (event: HistoryEvent): boolean =>
  event.kind === 'tool_result' &&
  event.payload.tool === 'write_file' &&
  event.payload.obs.ok &&
  event.payload.obs.meta['changed'] !== false;

export function foldEvent(summary: RunSummary, event: HistoryEvent): RunSummary {
  switch (event.kind) {
    case 'llm_action':
      return foldReply(summary, event.payload, event.payload.error !== undefined);
    case 'llm_parse_error':
      return foldReply(summary, event.payload, true);
    case 'reflection':
      return foldReply(summary, event.payload, false);
    case 'tool_result':
      return foldToolResult(summary, event);
    case 'tests':
      return foldTests(summary, event.payload);
    case 'driver_note':
      return foldNote(summary, event.payload.reason);
    case 'final':
      return summary;
    default:
      return assertNever(event);
  }
}

/** A reply is one turn, however many calls it holds; its first recorded call decides whether it could be used. */
function foldReply(
  summary: RunSummary,
  { t, usage }: Pick<Payload<'llm_action'>, 't' | 'usage'>,
  isMalformed: boolean,
): RunSummary {
  const isFirst = t >= summary.turns;
  return {
    ...charge(summary, usage),
    turns: Math.max(summary.turns, t + 1),
    malformed: summary.malformed + (isFirst && isMalformed ? 1 : 0),
  };
}

function foldNote(summary: RunSummary, reason: string): RunSummary {
  switch (reason) {
    case NOTES.reflectionAsked:
      return { ...summary, reflections: summary.reflections + 1 };
    case NOTES.claimRefused:
      return { ...summary, refusedClaims: summary.refusedClaims + 1 };
    case NOTES.evidenceFirst:
      return { ...summary, blindFinals: summary.blindFinals + 1 };
    default:
      return summary;
  }
}

function foldToolResult(summary: RunSummary, event: HistoryEventOf<'tool_result'>): RunSummary {
  const { meta } = event.payload.obs;
  // Calls of unknown tools are no observations.
  if (meta['mistake'] === true) return summary;
  const path = meta['path'];
  const isWrite = isChange(event);
  const written = isWrite && typeof path === 'string' ? [path] : [];
  return {
    ...summary,
    observations: summary.observations + 1,
    filesTouched: [...new Set([...summary.filesTouched, ...written])].toSorted(),
    hasUntestedWrites: summary.hasUntestedWrites || isWrite,
    refusedClaims: isWrite ? 0 : summary.refusedClaims,
  };
}

function foldTests(summary: RunSummary, tests: Payload<'tests'>): RunSummary {
  const { t, verdict, signature, duration_ms, focus } = tests;
  // Runs of guards have a limit of time of their own.
  const counts = tests.guard === true ? 0 : 1;
  // These runs test the base or an earlier commit, not the files as they are now.
  if (tests.phase === 'counterfactual' || isOfEarlierCommit(tests))
    return { ...summary, testRuns: summary.testRuns + counts };
  // A green run of only the failing tests does not undo a green run of the whole command on the same files.
  const isWholeToo = tests.ok && tests.tree !== undefined && summary.lastGreen?.tree === tests.tree;
  const fact: TestFact = {
    t,
    verdict,
    signature,
    durationMs: duration_ms,
    ...(focus === undefined || isWholeToo ? {} : { isNarrowed: true as const }),
  };
  return {
    ...summary,
    testRuns: summary.testRuns + (completesNarrowed(summary, tests) && !confirms(tests) ? 0 : counts),
    baseline: tests.phase === 'baseline' ? fact : summary.baseline,
    lastTest: fact,
    turnsAtLastTest: summary.turns,
    hasUntestedWrites: tests.phase === 'baseline' && summary.hasUntestedWrites,
    redWrites:
      verdict !== 'green' && judgesWrite(summary, tests) ? [...summary.redWrites, fact] : summary.redWrites,
    lastGreen: lastGreenAfter(summary, tests),
  };
}

function judgesWrite(summary: RunSummary, tests: Payload<'tests'>): boolean {
  const isFirst = summary.hasUntestedWrites || completesNarrowed(summary, tests);
  return tests.phase === 'write' || (tests.phase === 'confirm' && isFirst);
}

const confirms = ({ phase, verdict }: Payload<'tests'>): boolean =>
  phase === 'confirm' && verdict === 'green';

/** Whether this run of the whole command follows one of only the failing tests in the same turn: both judge the same write. */
const completesNarrowed = ({ lastTest }: RunSummary, { t, focus }: Payload<'tests'>): boolean =>
  focus === undefined && lastTest?.t === t && lastTest.isNarrowed === true;

/** Only the failing tests ran and are green: the whole command has to run before that counts. */
const isNarrowedGreen = ({ verdict, isNarrowed }: TestFact): boolean =>
  verdict === 'green' && isNarrowed === true;

/** The newest green state after a run; only runs of the whole command with the patch count. Its tree id restores it. */
function lastGreenAfter({ lastGreen }: RunSummary, tests: Payload<'tests'>): RunSummary['lastGreen'] {
  const { phase, ok, tree, duration_ms, focus } = tests;
  if (tree === undefined || phase === 'baseline' || phase === 'counterfactual') return lastGreen;
  if (ok) return focus === undefined ? { tree, durationMs: duration_ms } : lastGreen;
  return lastGreen?.tree === tree ? null : lastGreen;
}

function charge(summary: RunSummary, usage: Usage): RunSummary {
  return {
    ...summary,
    lastInputTokens: Math.max(summary.lastInputTokens, usage.input_tokens),
    usage: Usage.add(summary.usage, usage),
  };
}

/** The whole command was green after the newest write. */
export function isGreen(summary: RunSummary): boolean {
  const { lastTest, hasUntestedWrites } = summary;
  return lastTest?.verdict === 'green' && !isNarrowedGreen(lastTest) && !hasUntestedWrites;
}

export interface Spending {
  readonly summary: RunSummary;
  readonly limits: Limits;
  readonly elapsedMs: number;
  /** What is kept back for the runs that prove a green result. */
  readonly reserve: { readonly testRuns: number; readonly ms: number };
}

/** What is spent, and what is kept back so that a green result of each goal can still be proven. */
export function spendingOf(state: RunState, elapsedMs: number): Spending {
  const { summary } = state;
  const { limits } = state.setup.settings;
  const all = goalsLeft(state).map(({ command }) => reserveOf(aimedAt(state, checkKey(command))));
  const reserves = all.length === 0 ? [reserveOf(state)] : all;
  const sum = (key: 'testRuns' | 'ms') => reserves.reduce((total, each) => total + each[key], 0);
  return { summary, limits, elapsedMs, reserve: { testRuns: sum('testRuns'), ms: sum('ms') } };
}

function reserveOf(state: RunState): Spending['reserve'] {
  const { summary, setup } = state;
  const { lastGreen, baseline } = summary;
  const { confirmRuns } = setup.settings;
  const toConfirm = baseline?.verdict === 'green' && !isGreen(summary) ? null : lastGreen;
  const unconfirmed = Math.max(0, confirmRuns - confirmationsOf(state));
  // One more run, without the patch: the old failure, or that of the new tests, must appear again.
  const isShownAgain = isRedAtBase(state) || newTestPaths(state, null).length > 0;
  const againMs = toConfirm === null || !isShownAgain ? 0 : (baseline?.durationMs ?? 0);
  return {
    testRuns: confirmRuns + (isShownAgain ? 1 : 0),
    ms: (unconfirmed * (toConfirm?.durationMs ?? 0) + againMs) * 1.5,
  };
}

/** The reasons for which a failed job is no goal of the run. */
const NO_GOAL: readonly string[] = [NOTES.notJudged, NOTES.greenAtBase];

/** The goals that nothing has shown to be no goal of this run. */
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

/**
 * With two thirds of the turns lost, the rest is still enough for a small fix; a model that errs every other time stays below
 * this.
 */
export const mostMalformed = ({ maxIterations }: Limits): number => Math.ceil((maxIterations * 2) / 3);

/** The wall time that the next step may use. */
export function remainingMs({ limits, elapsedMs, reserve }: Spending): number {
  return Math.max(0, limits.timeoutMs - elapsedMs - reserve.ms);
}

/** Called before a request to the model. Prompts only grow, so the next one costs at least what the last one did. */
export function limitBeforeModelCall(spending: Spending): SpentLimit | null {
  const { summary, limits } = spending;
  if (summary.malformed >= mostMalformed(limits)) return 'malformed_replies';
  if (summary.turns >= limits.maxIterations) return 'max_iterations';
  if (Usage.total(summary.usage) + summary.lastInputTokens >= limits.maxTotalTokens)
    return 'max_total_tokens';
  return remainingMs(spending) <= 0 ? 'timeout' : null;
}

/** Called before a run of the tests that a write or a final causes; the runs that prove a green result are kept back. */
export function limitBeforeTests(spending: Spending): SpentLimit | null {
  const { summary, limits, reserve } = spending;
  if (summary.testRuns + 1 + reserve.testRuns > limits.maxTestRuns) return 'max_test_runs';
  return remainingMs(spending) <= 0 ? 'timeout' : null;
}

/** After a write turned the tests green, a model has this many turns to write again or to end the run. */
export const MAX_IDLE_TURNS = 3;

/** Turns without a write since one turned the red tests green; 0 while they are red, or when they were green at base. */
export function idleTurns(state: RunState): number {
  const { summary, baseTree } = state;
  // If the base was green as well, only the model knows whether its change is complete.
  const isProven = isRedAtBase(state) && isGreen(summary) && lastTests(state)?.tree !== baseTree;
  return isProven ? summary.turns - summary.turnsAtLastTest : 0;
}
