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

/** Writes page and patch beside the trace and uploads all three. What fails here is a note, never a failure of the run. */
export async function keepRecord(record: RecordToKeep): Promise<KeptRecord> {
  const { tracePath, folder, runId, patch, inputs } = record;
  const diff = join(folder, 'patch.diff');
  if (patch.files.length > 0) writeFileSync(diff, patch.diff);
  const page = await writePage(record);
  const sha256 = await sha256OfFile(tracePath);
  const pageNotes =
    page.kind === 'failed' ? [`the page of the record could not be made: ${page.problem}`] : [];
  if (!inputs.uploadTrace) {
    return {
      sha256,
      artifactId: null,
      notes: [...pageNotes, 'upload-trace is off: the record was not uploaded'],
    };
  }
  const files = [
    tracePath,
    ...(page.kind === 'written' ? [page.path] : []),
    ...(patch.files.length > 0 ? [diff] : []),
  ];
  const request = { name: `agent-fix-${runId}`, files, folder, retentionDays: inputs.traceRetentionDays };
  const upload = await uploadArtifact(connectArtifacts, request, UPLOAD_MS);
  return 'id' in upload
    ? { sha256, artifactId: upload.id, notes: pageNotes }
    : {
        sha256,
        artifactId: null,
        notes: [...pageNotes, `the record could not be uploaded: ${upload.problem}`],
      };
}

type Page =
  | { readonly kind: 'written'; readonly path: string }
  | { readonly kind: 'failed'; readonly problem: string };

async function writePage({ tracePath, folder, runId }: RecordToKeep): Promise<Page> {
  const path = join(folder, 'trace.html');
  try {
    writeFileSync(path, renderPage(await loadPageRun(tracePath, runId)));
    return { kind: 'written', path };
  } catch (error) {
    return { kind: 'failed', problem: error instanceof Error ? error.message : String(error) };
  }
}
