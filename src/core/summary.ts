import { assertNever } from '../base/errors.ts';
import type { Payload, RunEvent, RunEventOf } from './events.ts';
import { type CheckName, checkKey, checkName } from './jobs.ts';
import { NOTES } from './notes.ts';
import { Usage } from './usage.ts';
import { isOfEarlierCommit } from './verdict/outcome.ts';

/** Counts and facts folded from the history, never edited (I9). Recorded at the end of a run. */
export interface RunSummary {
  /** How many replies the model gave; one with several calls counts once. */
  readonly turns: number;
  readonly observations: number;
  /** A run of only the failing tests and the whole command's run that follows count as one, unless the second also confirms. */
  readonly testRuns: number;
  /** How many reflections were asked for, whether or not the answer was usable. */
  readonly reflections: number;
  /** Replies that could not be read, or whose first recorded call is of no tool or has wrong arguments. */
  readonly malformed: number;
  /** How many finals were refused, for tests that are red or prove too little, since the last write that changed something. */
  readonly refusedClaims: number;
  /** Finals that were refused because the model had looked at nothing yet. */
  readonly blindFinals: number;
  readonly usage: Usage;
  /** Input tokens of the last request: the next one costs at least as much, because prompts only grow. */
  readonly lastInputTokens: number;
  /** Sorted; every path a write was accepted for. */
  readonly filesTouched: readonly string[];
  /** How many writes changed the files. */
  readonly writes: number;
  /** Of each check that ran, in the order of its first run. */
  readonly checks: readonly CheckFacts[];
}

/** What is known of one check. */
export interface CheckFacts extends CheckName {
  readonly baseline: TestFact | null;
  readonly lastTest: TestFact | null;
  /** How many turns there were at the newest test run. */
  readonly turnsAtLastTest: number;
  /** How many writes the newest test run has judged: where there are more, it proves nothing about the files. */
  readonly testedWrites: number;
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
  writes: 0,
  checks: [],
};

export const factsOf = ({ checks }: RunSummary, check: CheckName): CheckFacts =>
  checks.find((each) => checkKey(each) === checkKey(check)) ?? {
    ...checkName(check),
    baseline: null,
    lastTest: null,
    turnsAtLastTest: 0,
    testedWrites: 0,
    redWrites: [],
    lastGreen: null,
  };

/** Writes came after the newest run of a check, which therefore proves nothing about the files. */
export const hasUntestedWrites = (summary: RunSummary, check: CheckName): boolean =>
  factsOf(summary, check).testedWrites < summary.writes;

/** The whole command of a check was green after the newest write. */
export function isGreen(summary: RunSummary, check: CheckName): boolean {
  const { lastTest } = factsOf(summary, check);
  return lastTest?.verdict === 'green' && !isNarrowedGreen(lastTest) && !hasUntestedWrites(summary, check);
}

interface TestFact {
  readonly t: number;
  readonly verdict: Payload<'tests'>['verdict'];
  readonly signature: string;
  readonly durationMs: number;
  /** Only the failing tests ran: red is red, but green proves nothing by itself. */
  readonly isNarrowed?: true;
}

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

/** Whether an event is part of the history; requests, attempts and the like are only in the trace. */
export function isHistoryEvent(event: RunEvent): event is HistoryEvent {
  return HISTORY_KINDS.some((kind) => kind === event.kind);
}

/** Whether the event is a write that changed the files. */
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
  { t, usage }: { readonly t: number; readonly usage: Usage },
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
    case NOTES.candidateUndone:
      // The files are again what they were before the search wrote.
      return { ...summary, checks: summary.checks.map((facts) => ({ ...facts, lastTest: facts.baseline })) };
    default:
      return summary;
  }
}

function foldToolResult(summary: RunSummary, event: RunEventOf<'tool_result'>): RunSummary {
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
    writes: summary.writes + (isWrite ? 1 : 0),
    refusedClaims: isWrite ? 0 : summary.refusedClaims,
  };
}

function foldTests(summary: RunSummary, tests: Payload<'tests'>): RunSummary {
  const facts = factsOf(summary, tests);
  // Runs of guards do not count against the limit on test runs: each has a time limit of its own.
  const counts = tests.guard === true || (completesNarrowed(facts, tests) && !confirms(tests)) ? 0 : 1;
  const others = summary.checks.map((each) => (checkKey(each) === checkKey(tests) ? null : each));
  const after = factsAfter(summary, facts, tests);
  return {
    ...summary,
    testRuns: summary.testRuns + counts,
    checks: others.includes(null) ? others.map((each) => each ?? after) : [...summary.checks, after],
  };
}

function factsAfter(summary: RunSummary, facts: CheckFacts, tests: Payload<'tests'>): CheckFacts {
  const { t, phase, verdict, signature, duration_ms, focus } = tests;
  // These runs test the base or an earlier commit, not the files as they are now.
  if (isOfOtherFiles(tests)) return facts;
  // A green run of only the failing tests does not undo a green run of the whole command on the same files.
  const isWholeToo = tests.ok && tests.tree !== undefined && facts.lastGreen?.tree === tests.tree;
  const fact: TestFact = {
    t,
    verdict,
    signature,
    durationMs: duration_ms,
    ...(focus === undefined || isWholeToo ? {} : { isNarrowed: true as const }),
  };
  const isFirst = facts.testedWrites < summary.writes || completesNarrowed(facts, tests);
  const judgesWrite = phase === 'write' || (phase === 'confirm' && isFirst);
  return {
    ...facts,
    baseline: phase === 'baseline' ? fact : facts.baseline,
    lastTest: fact,
    turnsAtLastTest: summary.turns,
    testedWrites: phase === 'baseline' ? facts.testedWrites : summary.writes,
    redWrites: verdict !== 'green' && judgesWrite ? [...facts.redWrites, fact] : facts.redWrites,
    lastGreen: lastGreenAfter(facts, tests),
  };
}

const isOfOtherFiles = (tests: Payload<'tests'>): boolean =>
  tests.phase === 'counterfactual' || isOfEarlierCommit(tests);

const confirms = ({ phase, verdict }: Payload<'tests'>): boolean =>
  phase === 'confirm' && verdict === 'green';

/** Whether this run of the whole command follows one of only the failing tests in the same turn: both judge the same write. */
const completesNarrowed = ({ lastTest }: CheckFacts, tests: Payload<'tests'>): boolean =>
  tests.focus === undefined &&
  !isOfOtherFiles(tests) &&
  lastTest?.t === tests.t &&
  lastTest.isNarrowed === true;

/** Only the failing tests ran and are green: the whole command has to run before that counts. */
const isNarrowedGreen = ({ verdict, isNarrowed }: TestFact): boolean =>
  verdict === 'green' && isNarrowed === true;

/** The newest green state after this run; only runs of the whole command with the patch count. `Workspace.returnTo` takes its `tree`. */
function lastGreenAfter({ lastGreen }: CheckFacts, tests: Payload<'tests'>): CheckFacts['lastGreen'] {
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
