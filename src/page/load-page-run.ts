import { verifyTrace } from '../trace/integrity.ts';
import { readRun } from '../trace/reader.ts';
import type { Integrity, PageRun } from './page.ts';

/** Reads one run of a trace file for its page, with what its hash chain says. Throws as `readRun` does. */
export async function loadPageRun(path: string, wanted: string | null): Promise<PageRun> {
  const { runId, events, problems } = await readRun(path, wanted);
  const { sha256, runs, strays } = await verifyTrace(path);
  const run = runs.find((each) => each.runId === runId);
  const integrity: Integrity =
    run === undefined
      ? { kind: 'unchecked', reason: 'no line of this run stands in the file any more' }
      : { kind: 'checked', events: run.events, findings: [...strays, ...run.findings] };
  return { runId, events, problems, integrity, traceSha256: sha256 };
}
