import { assertNever } from './assert-never.ts';
import { NO_USAGE, type Payload, type Usage } from './events.ts';
import type { HistoryEvent } from './history-event.ts';

export interface TestFact {
  readonly t: number;
  readonly verdict: Payload<'tests'>['verdict'];
  readonly signature: string;
  readonly durationMs: number;
  /** Only the tests that had failed ran: red is red, but green proves nothing by itself. */
  readonly isNarrowed?: true;
}

/** The state of a run, folded from its History and never edited (I9). */
export interface RunSummary {
  /** Replies that were asked for an Action: good or malformed. */
  readonly turns: number;
  readonly observations: number;
  /** A narrowed run and the whole one that follows it in the same turn judge one thing and count as one. */
  readonly testRuns: number;
  /** Asked for, whether or not the answer was usable. */
  readonly reflections: number;
  readonly malformedInARow: number;
  readonly refusedClaims: number;
  readonly usage: Usage;
  /** Input tokens of the last request: the next one costs at least as much, because prompts only grow. */
  readonly lastInputTokens: number;
  /** Sorted; every path a write was accepted for. */
  readonly filesTouched: readonly string[];
  readonly baseline: TestFact | null;
  /** The newest run of the tests. */
  readonly lastTest: TestFact | null;
  /** Writes came after the newest test run, so it proves nothing about the tree. */
  readonly hasUntestedWrites: boolean;
  /** Runs of the tests after a write that were not green. */
  readonly redWrites: readonly TestFact[];
}

export const EMPTY_SUMMARY: RunSummary = {
  turns: 0,
  observations: 0,
  testRuns: 0,
  reflections: 0,
  malformedInARow: 0,
  refusedClaims: 0,
  usage: NO_USAGE,
  lastInputTokens: 0,
  filesTouched: [],
  baseline: null,
  lastTest: null,
  hasUntestedWrites: false,
  redWrites: [],
};

export function foldEvent(summary: RunSummary, event: HistoryEvent): RunSummary {
  switch (event.kind) {
    case 'llm_action':
      return { ...charge(summary, event.payload.usage), turns: summary.turns + 1, malformedInARow: 0 };
    case 'llm_parse_error':
      return {
        ...charge(summary, event.payload.usage),
        turns: summary.turns + (event.payload.expects === 'action' ? 1 : 0),
        reflections: summary.reflections + (event.payload.expects === 'reflection' ? 1 : 0),
        malformedInARow: summary.malformedInARow + 1,
      };
    case 'reflection':
      return { ...charge(summary, event.payload.usage), reflections: summary.reflections + 1 };
    case 'tool_result':
      return foldToolResult(summary, event.payload);
    case 'tests':
      return foldTests(summary, event.payload);
    case 'driver_note':
      return event.payload.reason === 'claim_refused'
        ? { ...summary, refusedClaims: summary.refusedClaims + 1 }
        : summary;
    case 'final':
      return summary;
    default:
      return assertNever(event);
  }
}

function foldToolResult(summary: RunSummary, { tool, obs }: Payload<'tool_result'>): RunSummary {
  const path = obs.meta['path'];
  const isWrite = tool === 'write_file' && obs.ok;
  const written = isWrite && typeof path === 'string' ? [path] : [];
  return {
    ...summary,
    observations: summary.observations + 1,
    filesTouched: [...new Set([...summary.filesTouched, ...written])].toSorted(),
    hasUntestedWrites: summary.hasUntestedWrites || isWrite,
  };
}

function foldTests(summary: RunSummary, tests: Payload<'tests'>): RunSummary {
  const { t, verdict, signature, duration_ms, focus } = tests;
  const fact: TestFact = {
    t,
    verdict,
    signature,
    durationMs: duration_ms,
    ...(focus === undefined ? {} : { isNarrowed: true as const }),
  };
  return {
    ...summary,
    testRuns: summary.testRuns + (completesNarrowed(summary, tests) ? 0 : 1),
    baseline: tests.phase === 'baseline' ? fact : summary.baseline,
    lastTest: fact,
    hasUntestedWrites: false,
    redWrites:
      verdict !== 'green' && judgesWrite(summary, tests) ? [...summary.redWrites, fact] : summary.redWrites,
  };
}

function judgesWrite(summary: RunSummary, tests: Payload<'tests'>): boolean {
  return tests.phase === 'write' || (tests.phase === 'confirm' && completesNarrowed(summary, tests));
}

/** The whole command's run that follows a narrowed one in the same turn judges the same thing. */
const completesNarrowed = ({ lastTest }: RunSummary, { t, focus }: Payload<'tests'>): boolean =>
  focus === undefined && lastTest?.t === t && lastTest.isNarrowed === true;

/** The tests that had failed are green: the whole command has to run. */
const isNarrowedGreen = ({ verdict, isNarrowed }: TestFact): boolean =>
  verdict === 'green' && isNarrowed === true;

function charge(summary: RunSummary, usage: Usage): RunSummary {
  return {
    ...summary,
    lastInputTokens: Math.max(summary.lastInputTokens, usage.input_tokens),
    usage: {
      input_tokens: summary.usage.input_tokens + usage.input_tokens,
      cached_input_tokens: summary.usage.cached_input_tokens + usage.cached_input_tokens,
      output_tokens: summary.usage.output_tokens + usage.output_tokens,
    },
  };
}

export const totalTokens = (usage: Usage): number => usage.input_tokens + usage.output_tokens;

/** The newest run of the whole command judges the tree as it is, and it was green. */
export function isGreen(summary: RunSummary): boolean {
  const { lastTest, hasUntestedWrites } = summary;
  return lastTest?.verdict === 'green' && !isNarrowedGreen(lastTest) && !hasUntestedWrites;
}
