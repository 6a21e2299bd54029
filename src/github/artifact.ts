import type { ArtifactClient } from '@actions/artifact';

export interface ArtifactRequest {
  /** Unique in the workflow run: artifacts are never overwritten. */
  readonly name: string;
  /** Absolute paths below `folder`. */
  readonly files: readonly string[];
  readonly folder: string;
  /** null: the repository's setting. */
  readonly retentionDays: number | null;
}

/** What an upload came to. It never fails a run. */
export type Upload = { readonly id: number } | { readonly problem: string };

/** The client itself tries for up to 32 s when its server is down. */
export const UPLOAD_MS = 20_000;

/** The client of @actions/artifact, loaded when it is needed: it takes a quarter of a second. */
export async function connectArtifacts(): Promise<ArtifactClient> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  return new DefaultArtifactClient();
}

/**
 * Uploads files as one artifact, within `timeoutMs`; never throws. After a time-out the client's own timers still
 * run: whoever called must end the process rather than wait for it to run empty.
 */
export async function uploadArtifact(
  connect: () => Promise<Pick<ArtifactClient, 'uploadArtifact'>>,
  request: ArtifactRequest,
  timeoutMs: number,
): Promise<Upload> {
  const { name, files, folder, retentionDays } = request;
  const late = Promise.withResolvers<Upload>();
  const timer = setTimeout(
    () => late.resolve({ problem: `no answer within ${timeoutMs / 1000} s` }),
    timeoutMs,
  );
  const upload = async (): Promise<Upload> => {
    const client = await connect();
    const options = retentionDays === null ? {} : { retentionDays };
    const { id } = await client.uploadArtifact(name, [...files], folder, options);
    return id === undefined ? { problem: 'the server gave it no id' } : { id };
  };
  try {
    return await Promise.race([upload(), late.promise]);
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}
