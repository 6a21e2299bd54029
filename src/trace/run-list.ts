import type { RunEvent, Usage } from '../agent/events.ts';
import { readTrace, type TraceEvent, type TraceProblem } from './reader.ts';

/** One run of a trace file at a glance. */
export interface RunListing {
  readonly runId: string;
  /** Seconds since 1970. */
  readonly start: number;
  readonly goal: string;
  /** null: the run was killed before it came to one. */
  readonly outcome: string | null;
  readonly hasEnded: boolean;
  readonly events: number;
  /** Model calls for an action. */
  readonly steps: number;
  readonly tests: number;
  /** null: the trace does not say. */
  readonly usage: Usage | null;
}

/** The runs of a trace file, in the order they start; streamed, a few numbers of each are kept. */
export async function listRuns(
  path: string,
  onProblem: (problem: TraceProblem) => void,
): Promise<readonly RunListing[]> {
  const runs = new Map<string, RunListing>();
  for await (const item of readTrace(path)) {
    if (item.type === 'problem') onProblem(item.problem);
    else runs.set(item.event.runId, add(runs.get(item.event.runId) ?? empty(item.event), item.event));
  }
  return [...runs.values()];
}

const empty = ({ runId, ts }: TraceEvent): RunListing => ({
  runId,
  start: ts,
  goal: '',
  outcome: null,
  hasEnded: false,
  events: 0,
  steps: 0,
  tests: 0,
  usage: null,
});

function add(run: RunListing, { kind, payload, said }: TraceEvent): RunListing {
  const { goal, outcome } = payload;
  return {
    ...run,
    events: run.events + 1,
    goal: kind === 'run_start' && typeof goal === 'string' ? goal : run.goal,
    outcome: kind === 'outcome' && typeof outcome === 'string' ? outcome : run.outcome,
    hasEnded: run.hasEnded || kind === 'run_end',
    steps: run.steps + (kind === 'llm_request' ? 1 : 0),
    tests: run.tests + (kind === 'tests' ? 1 : 0),
    usage: sum(run.usage, usageOf(said)),
  };
}

/** Every reply is charged for, malformed ones too. */
function usageOf(said: RunEvent | null): Usage | null {
  switch (said?.kind) {
    case 'llm_action':
    case 'llm_parse_error':
    case 'reflection':
      return said.payload.usage;
    default:
      return null;
  }
}

function sum(a: Usage | null, b: Usage | null): Usage | null {
  if (a === null || b === null) return a ?? b;
  return {
    input_tokens: a.input_tokens + b.input_tokens,
    cached_input_tokens: a.cached_input_tokens + b.cached_input_tokens,
    output_tokens: a.output_tokens + b.output_tokens,
  };
}
