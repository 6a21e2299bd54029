import { describeError, statusOf } from './api-error.ts';
import type { Repository } from './context.ts';
import { storageAddress } from './log-download.ts';
import type { Octokit } from './octokit.ts';

/** An artifact of a workflow run, before anything of it is downloaded. */
export interface RunArtifact {
  readonly id: number;
  readonly name: string;
  /** As it is stored. */
  readonly bytes: number;
}

export type ArtifactBytes =
  | { readonly kind: 'got'; readonly bytes: Buffer }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'missing'; readonly problem: string };

const DOWNLOAD_MS = 60_000;
/** Pages of 100. */
const MAX_PAGES = 10;

/**
 * The artifacts of a run whose names start so, in the order of their ids. Throws what Octokit throws.
 * https://docs.github.com/en/rest/actions/artifacts#list-workflow-run-artifacts
 */
export async function listArtifacts(
  octokit: Octokit,
  of: { readonly repository: Repository; readonly runId: number; readonly prefix: string },
): Promise<readonly RunArtifact[]> {
  const found: RunArtifact[] = [];
  const request = { ...of.repository, run_id: of.runId, per_page: 100 };
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data } = await octokit.rest.actions.listWorkflowRunArtifacts({ ...request, page });
    for (const { id, name, size_in_bytes: bytes, expired } of data.artifacts)
      if (!expired && name.startsWith(of.prefix)) found.push({ id, name, bytes });
    if (page * 100 >= data.total_count) break;
  }
  return found.toSorted((a, b) => a.id - b.id);
}

/**
 * Downloads an artifact into memory, and stops where it is larger than `maxBytes`, whatever was said of it. The
 * storage's address is its own permission: it is asked without the token. Never throws for an answer.
 * https://docs.github.com/en/rest/actions/artifacts#download-an-artifact
 */
export async function downloadArtifact(
  octokit: Octokit,
  of: { readonly repository: Repository; readonly id: number; readonly maxBytes: number },
): Promise<ArtifactBytes> {
  try {
    const { headers, url } = await octokit.request(
      'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}',
      { ...of.repository, artifact_id: of.id, archive_format: 'zip', request: { redirect: 'manual' } },
    );
    const address = storageAddress(headers.location, url);
    if (address === null) return missing('GitHub did not say where it is');
    const response = await fetch(address, { signal: AbortSignal.timeout(DOWNLOAD_MS) });
    if (response.ok && response.body !== null) return await readCapped(response.body, of.maxBytes);
    await response.body?.cancel();
    return missing(`it could not be downloaded (HTTP ${response.status})`);
  } catch (error) {
    if (statusOf(error) === null && !(error instanceof Error)) throw error;
    return missing(`it could not be read (${describeError(error)})`);
  }
}

async function readCapped(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<ArtifactBytes> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > maxBytes) return { kind: 'too_large' };
    chunks.push(chunk);
  }
  return { kind: 'got', bytes: Buffer.concat(chunks) };
}

const missing = (problem: string): ArtifactBytes => ({ kind: 'missing', problem });
