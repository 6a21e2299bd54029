import type { Change, RunResult } from '../agent/conclude.ts';
import type { Payload, RunEvent } from '../agent/events.ts';
import type { Outcome, StopReason } from '../agent/outcome.ts';
import type { PatchFile } from '../agent/ports.ts';
import type { RunSetup } from '../agent/run.ts';
import type { RunSummary } from '../agent/summary.ts';
import { type TimelineRow, timelineOf } from './timeline.ts';

/** All that a pull request and a job summary tell about a run. Texts are raw: they are made harmless where they are shown. */
export interface RunRecord extends RunSetup {
  readonly outcome: Outcome;
  readonly stopReason: StopReason;
  readonly summary: string;
  readonly changes: readonly Change[];
  readonly files: readonly Omit<PatchFile, 'content'>[];
  readonly state: RunSummary;
  readonly baseline: Payload<'tests'> | null;
  readonly lastTests: Payload<'tests'> | null;
  readonly model: { readonly name: string; readonly api: string };
  readonly baseBranch: string;
  readonly durationMs: number;
  /** What was left out, could not be had, or weakens the evidence. */
  readonly notes: readonly string[];
  readonly trace: { readonly sha256: string | null; readonly artifactId: number | null };
  readonly timeline: readonly TimelineRow[];
}

export interface RecordRequest
  extends Pick<RunRecord, 'model' | 'baseBranch' | 'durationMs' | 'notes' | 'trace'> {
  readonly setup: RunSetup;
  readonly result: RunResult;
  readonly events: readonly RunEvent[];
}

/** What is worth telling of a run that has ended. */
export function recordOf({ setup, result, events, ...rest }: RecordRequest): RunRecord {
  const { patch, ...told } = result;
  const files = patch.files.map(({ content: _, ...file }) => file);
  return { ...setup, ...told, ...rest, files, timeline: timelineOf(events) };
}
