import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Patch } from './agent/ports.ts';
import { connectArtifacts, UPLOAD_MS, uploadArtifact } from './github/artifact.ts';
import type { Inputs } from './github/inputs.ts';
import { sha256OfFile } from './trace/integrity.ts';
import { loadPageRun } from './trace/load-page-run.ts';
import { renderPage } from './trace/page.ts';

/** What is kept of a run beside its pull request. */
export interface KeptRecord {
  readonly sha256: string;
  readonly artifactId: number | null;
  readonly notes: readonly string[];
}

export interface RecordToKeep {
  readonly tracePath: string;
  readonly folder: string;
  readonly runId: string;
  readonly patch: Patch;
  readonly inputs: Pick<Inputs, 'uploadTrace' | 'traceRetentionDays'>;
}

/** Writes page and patch beside the trace and uploads all three. An upload that fails is a note, never a failure. */
export async function keepRecord(record: RecordToKeep): Promise<KeptRecord> {
  const { tracePath, folder, runId, patch, inputs } = record;
  const page = join(folder, 'trace.html');
  const diff = join(folder, 'patch.diff');
  writeFileSync(page, renderPage(await loadPageRun(tracePath, runId)));
  if (patch.files.length > 0) writeFileSync(diff, patch.diff);
  const sha256 = await sha256OfFile(tracePath);
  if (!inputs.uploadTrace)
    return { sha256, artifactId: null, notes: ['upload-trace is off: the record was not uploaded'] };
  const files = [tracePath, page, ...(patch.files.length > 0 ? [diff] : [])];
  const request = { name: `agent-fix-${runId}`, files, folder, retentionDays: inputs.traceRetentionDays };
  const upload = await uploadArtifact(connectArtifacts, request, UPLOAD_MS);
  return 'id' in upload
    ? { sha256, artifactId: upload.id, notes: [] }
    : { sha256, artifactId: null, notes: [`the record could not be uploaded: ${upload.problem}`] };
}
