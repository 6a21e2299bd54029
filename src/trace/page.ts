import { createHash } from 'node:crypto';
import { pageOf } from '../story/tell.ts';
import { PAGE_STYLE } from './assets.ts';
import { verifyTrace } from './integrity.ts';
import { PromptRebuilder } from './prompts.ts';
import { readRun } from './reader.ts';

/**
 * Reads one run of a trace file and checks its hash chain. `writtenSha256`: the sha256 that the file must have, if the caller
 * wrote it. Throws as `readRun` does.
 */
export async function loadPageRun(path: string, wanted: string | null, writtenSha256: string | null = null) {
  const { runId, events, problems } = await readRun(path, wanted);
  const { sha256, runs, strays } = await verifyTrace(path);
  const run = runs.find((each) => each.runId === runId);
  const gone = { line: 0, reason: 'no line of this run stands in the file any more' };
  const integrity = { events: run?.events ?? 0, findings: [...strays, ...(run?.findings ?? [gone])] };
  return { runId, events, problems, integrity, traceSha256: sha256, writtenSha256 };
}

/** The page of a run, piece by piece. */
export function pageParts(run: Parameters<typeof pageOf>[0]): Iterable<string> {
  const styleSha256 = createHash('sha256').update(PAGE_STYLE, 'utf8').digest('base64');
  return pageOf(run, { style: PAGE_STYLE, styleSha256, prompts: new PromptRebuilder() });
}

/** The page of one run of a trace file, and what is wrong with the file. Takes and throws what `loadPageRun` does. */
export async function openPage(path: string, wanted: string | null, writtenSha256: string | null = null) {
  const run = await loadPageRun(path, wanted, writtenSha256);
  return { problems: run.problems, parts: () => pageParts(run) };
}
