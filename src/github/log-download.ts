import { describeError } from './api-error.ts';
import type { Repository } from './context.ts';
import type { Octokit } from './octokit.ts';

export type LogDownload =
  | { readonly kind: 'got'; readonly text: string; readonly notes: readonly string[] }
  | { readonly kind: 'missing'; readonly problem: string };

export interface LogDownloadRequest {
  readonly repository: Repository;
  readonly jobId: number;
  readonly fetch: typeof globalThis.fetch;
}

/** The end of a log is what tells; more is not kept in memory. */
const MAX_LOG_BYTES = 16 * 1024 * 1024;
const DOWNLOAD_MS = 60_000;

/**
 * Downloads a finished job's log. GitHub answers with a redirect to a storage server, whose address is its own
 * permission: it is asked without any header of ours, so the token cannot reach it (G09). Never throws for an answer.
 * https://docs.github.com/en/rest/actions/workflow-jobs#download-job-logs-for-a-workflow-run
 */
export async function downloadLog(octokit: Octokit, request: LogDownloadRequest): Promise<LogDownload> {
  try {
    const address = await findLog(octokit, request);
    if (address === null)
      return { kind: 'missing', problem: 'GitHub did not say where the log of the failed job is' };
    const response = await request.fetch(address, { signal: AbortSignal.timeout(DOWNLOAD_MS) });
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      return {
        kind: 'missing',
        problem: `the log of the failed job could not be downloaded (HTTP ${response.status})`,
      };
    }
    return { kind: 'got', ...(await readTail(response.body)) };
  } catch (error) {
    return {
      kind: 'missing',
      problem: `the log of the failed job could not be read (${describeError(error)})`,
    };
  }
}

async function findLog(octokit: Octokit, { repository, jobId }: LogDownloadRequest): Promise<URL | null> {
  const { headers, url } = await octokit.request('GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs', {
    ...repository,
    job_id: jobId,
    request: { redirect: 'manual' },
  });
  return storageAddress(headers.location, url);
}

/** Where an answer with a redirect leads; null where it leads nowhere, or over plain http other than to a loopback API's storage. */
export function storageAddress(location: string | undefined, asked: string): URL | null {
  const address = URL.parse(location ?? '', asked);
  // Plain http only where the API itself is asked that way, as on loopback.
  const isFit = address?.protocol === 'https:' || address?.protocol === new URL(asked).protocol;
  return isFit ? address : null;
}

async function readTail(
  body: ReadableStream<Uint8Array>,
): Promise<{ text: string; notes: readonly string[] }> {
  const chunks: Uint8Array[] = [];
  let kept = 0;
  let dropped = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    kept += chunk.length;
    while (kept - (chunks[0]?.length ?? 0) >= MAX_LOG_BYTES) {
      const first = chunks.shift()?.length ?? 0;
      kept -= first;
      dropped += first;
    }
  }
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    text,
    notes: dropped === 0 ? [] : [`the first ${dropped} bytes of the failed job's log were not kept`],
  };
}
