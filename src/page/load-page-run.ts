import { verifyTrace } from '../trace/integrity.ts';
import { readRun } from '../trace/read-run.ts';
import type { Integrity, PageRun } from './page.ts';

/** Reads one run of a trace file for its page, with what its hash chain says. Throws as `readRun` does. */
export async function loadPageRun(path: string, wanted: string | null): Promise<PageRun> {
  const { runId, events, problems } = await readRun(path, wanted);
  const { sha256, runs, strays } = await verifyTrace(path);
  const run = runs.find((each) => each.runId === runId);
  const integrity: Integrity =
    run === undefined || events[0]?.writer === 'python'
      ? { kind: 'unchecked', reason: 'the Python original wrote no hash chain' }
      : { kind: 'checked', events: run.events, findings: [...strays, ...run.findings] };
  return { runId, events, problems, integrity, traceSha256: sha256 };
}
