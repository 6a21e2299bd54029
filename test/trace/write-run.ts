import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunEvent } from '../../src/core/events.ts';
import { readTrace, type TraceEvent, type TraceProblem } from '../../src/trace/reader.ts';
import { openTrace } from '../../src/trace/writer.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { ScriptedRun, steadyClock } from './scripted-run.ts';

export interface WrittenRun {
  readonly path: string;
  readonly run: ScriptedRun;
}

/** Writes a scripted run to a trace of its own. */
export function writeRun(script: (run: ScriptedRun) => void): WrittenRun {
  const path = join(temporaryFolder(), 'trace.jsonl');
  const trace = openTrace({ path, runId: 'r1', now: steadyClock() });
  const run = new ScriptedRun((event) => trace.emit(event));
  script(run);
  trace.close();
  return { path, run };
}

export function writeEvents(events: readonly RunEvent[], runId: string, path: string): void {
  const trace = openTrace({ path, runId, now: steadyClock() });
  for (const event of events) trace.emit(event);
  trace.close();
}

export const linesOf = (path: string): string[] => readFileSync(path, 'utf8').trimEnd().split('\n');

/** Writes the lines anew, changed as told. */
export function rewriteLines(path: string, change: (lines: string[]) => readonly string[]): void {
  writeFileSync(path, `${change(linesOf(path)).join('\n')}\n`);
}

export interface ReadAll {
  readonly events: readonly TraceEvent[];
  readonly problems: readonly TraceProblem[];
}

export async function readAll(path: string): Promise<ReadAll> {
  const events: TraceEvent[] = [];
  const problems: TraceProblem[] = [];
  for await (const item of readTrace(path)) {
    if (item.type === 'event') events.push(item.event);
    else problems.push(item.problem);
  }
  return { events, problems };
}
