import { readTrace, type TraceEvent, type TraceProblem } from './reader.ts';

/** All of one run, in memory. */
export interface TraceRun {
  readonly runId: string;
  readonly events: readonly TraceEvent[];
  /** Of the whole file: a line that cannot be read does not say whose it is. */
  readonly problems: readonly TraceProblem[];
}

/** Reads one run; without an id, the only one of the file. Throws for a run that is not there, and what the file system throws. */
export async function readRun(path: string, runId: string | null): Promise<TraceRun> {
  const runs = new Map<string, TraceEvent[]>();
  const problems: TraceProblem[] = [];
  for await (const item of readTrace(path)) {
    if (item.type === 'problem') {
      problems.push(item.problem);
      continue;
    }
    const { event } = item;
    if (runId === null || runId === event.runId) append(runs, event);
  }
  const [only, ...others] = runs;
  if (only === undefined) throw new Error(`${path} holds ${runId === null ? 'no run' : `no run ${runId}`}`);
  if (others.length > 0) {
    throw new Error(`${path} holds ${runs.size} runs; choose one with --run: ${[...runs.keys()].join(', ')}`);
  }
  return { runId: only[0], events: only[1], problems };
}

function append(runs: Map<string, TraceEvent[]>, event: TraceEvent): void {
  const events = runs.get(event.runId);
  if (events === undefined) runs.set(event.runId, [event]);
  else events.push(event);
}
