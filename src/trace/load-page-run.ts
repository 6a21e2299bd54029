import { verifyTrace } from './integrity.ts';
import type { Integrity, PageEvent, PageRun } from './page.ts';
import { readTrace, type TraceProblem } from './reader.ts';

/**
 * Reads one run of a trace file for its page: the run named, or the only one there is. Throws an Error that lists
 * the runs when the choice is not clear, and what the file system throws.
 */
export async function loadPageRun(path: string, wanted: string | null): Promise<PageRun> {
  const byRun = new Map<string, PageEvent[]>();
  const problems: TraceProblem[] = [];
  for await (const item of readTrace(path)) {
    if (item.type === 'problem') {
      problems.push(item.problem);
      continue;
    }
    const { seq, ts, kind, payload, runId } = item.event;
    if (wanted !== null && runId !== wanted) continue;
    const events = byRun.get(runId) ?? [];
    events.push({ seq, ts, kind, payload });
    byRun.set(runId, events);
  }
  const [only, ...others] = byRun;
  if (only === undefined)
    throw new Error(wanted === null ? `${path} holds no run` : `${path} holds no run ${wanted}`);
  if (others.length > 0) {
    throw new Error(
      `${path} holds ${byRun.size} runs; choose one with --run: ${[...byRun.keys()].join(', ')}`,
    );
  }
  const [runId, events] = only;
  const { sha256, integrity } = await integrityOf(path, runId);
  return { runId, events, problems, integrity, traceSha256: sha256 };
}

async function integrityOf(path: string, runId: string): Promise<{ sha256: string; integrity: Integrity }> {
  const { sha256, runs, strays } = await verifyTrace(path);
  const run = runs.find((each) => each.runId === runId);
  if (run === undefined)
    return { sha256, integrity: { kind: 'unchecked', reason: 'the run has no hash chain' } };
  const findings = [...strays, ...run.findings];
  return { sha256, integrity: { kind: 'checked', events: run.events, findings } };
}
