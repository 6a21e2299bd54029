import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Patch } from '../agent/ports.ts';
import { connectArtifacts, UPLOAD_MS, uploadArtifact } from '../github/artifact.ts';
import type { Inputs } from '../github/inputs.ts';
import { renderPage } from '../page/page.ts';
import { loadPageRun } from '../page/page-run.ts';
import { sha256OfFile } from '../trace/integrity.ts';

/** What is kept of a run beside its pull request. */
export interface KeptRecord {
  /** The file still holds what the run wrote. Tests run as the same user: they can write there, too. */
  readonly isIntact: boolean;
  readonly artifactId: number | null;
  readonly notes: readonly string[];
}

export interface RecordToKeep {
  readonly tracePath: string;
  /** Of what the run wrote. */
  readonly traceSha256: string;
  readonly folder: string;
  readonly runId: string;
  readonly patch: Patch;
  readonly inputs: Pick<Inputs, 'uploadTrace' | 'traceRetentionDays'>;
}

/** Writes page and patch beside the trace and uploads all three. What fails here is a note, never a failure of the run. */
export async function keepRecord(record: RecordToKeep): Promise<KeptRecord> {
  const { tracePath, folder, patch } = record;
  const diff = join(folder, 'patch.diff');
  const parts = [
    patch.files.length === 0
      ? null
      : await attempt('the patch', diff, async () => writeFileSync(diff, patch.diff)),
    await writePage(record),
    await attempt('the trace', tracePath, async () => checkTrace(record)),
  ].filter((part) => part !== null);
  const files = parts.flatMap((part) => (part.kind === 'kept' ? [part.path] : []));
  const upload = await uploadFiles(record, files);
  const isIntact = parts.every((part) => part.kind === 'kept' || part.path !== tracePath);
  const problems = parts.flatMap((part) => (part.kind === 'lost' ? [part.problem] : []));
  return { isIntact, artifactId: upload.id, notes: [...problems, ...upload.notes] };
}

type Part =
  | { readonly kind: 'kept'; readonly path: string }
  | { readonly kind: 'lost'; readonly path: string; readonly problem: string };

async function attempt(what: string, path: string, keep: () => Promise<void>): Promise<Part> {
  try {
    await keep();
    return { kind: 'kept', path };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { kind: 'lost', path, problem: `${what} could not be kept: ${why}` };
  }
}

function writePage({ tracePath, traceSha256, folder, runId }: RecordToKeep): Promise<Part> {
  const path = join(folder, 'trace.html');
  return attempt('the page of the record', path, async () =>
    writeFileSync(path, renderPage(await loadPageRun(tracePath, runId, traceSha256))),
  );
}

async function checkTrace({ tracePath, traceSha256 }: RecordToKeep): Promise<void> {
  if ((await sha256OfFile(tracePath)) === traceSha256) return;
  throw new Error('its file was changed after it was written, which only the tests of this run could do');
}

async function uploadFiles(
  { folder, runId, inputs }: RecordToKeep,
  files: readonly string[],
): Promise<{ readonly id: number | null; readonly notes: readonly string[] }> {
  if (!inputs.uploadTrace) return { id: null, notes: ['upload-trace is off: the record was not uploaded'] };
  if (files.length === 0) return { id: null, notes: ['nothing was left to upload'] };
  const request = { name: `agent-fix-${runId}`, files, folder, retentionDays: inputs.traceRetentionDays };
  const upload = await uploadArtifact(connectArtifacts, request, UPLOAD_MS);
  return 'id' in upload
    ? { id: upload.id, notes: [] }
    : { id: null, notes: [`the record could not be uploaded: ${upload.problem}`] };
}
