import type { RunRecord } from '../github/run-record.ts';
import type { Solved } from '../solve.ts';
import type { SolvingContext } from './action-context.ts';
import { bundleName, bundleText } from './bundle.ts';
import { uploadAlone, writeAlone } from './upload-alone.ts';

/** What a job with `mode: solve` leaves. */
export interface LeftBundle {
  /** '' when it could not be written. */
  readonly path: string;
  /** Why the job after this one cannot have it; null when it can. */
  readonly problem: string | null;
}

export interface BundleToLeave extends Pick<RunRecord, 'durationMs' | 'notes'> {
  readonly solved: Solved;
  readonly trace: {
    readonly sha256: string;
    readonly artifactId: number | null;
    readonly pageId: number | null;
  };
}

/** Writes the bundle and uploads it as an artifact of its own, whatever the outcome: the job after this one tells of it. Never throws. */
export async function leaveBundle(
  { inputs, event, llm, runner }: SolvingContext,
  { solved, durationMs, notes, trace }: BundleToLeave,
): Promise<LeftBundle> {
  let path = '';
  try {
    const text = bundleText({
      solved,
      model: { name: llm.model, api: llm.api },
      prices: inputs.prices,
      baseBranch: event.base.branch,
      durationMs,
      notes,
      trace,
    });
    path = writeAlone(
      { name: bundleName(solved.setup.runId), bytes: Buffer.from(text) },
      runner.env['RUNNER_TEMP'],
    );
    const upload = await runner.log.group('Bundle for the job that publishes', () =>
      uploadAlone(path, inputs),
    );
    return { path, problem: 'id' in upload ? null : `it could not be uploaded (${upload.problem})` };
  } catch (error) {
    return { path, problem: error instanceof Error ? error.message : String(error) };
  }
}
