import { basename, dirname } from 'node:path';
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
export function uploadArtifact(
  connect: Connect,
  { name, files, folder, retentionDays }: ArtifactRequest,
  timeoutMs: number,
): Promise<Upload> {
  const options = retentionDays === null ? {} : { retentionDays };
  return withinTime(connect, timeoutMs, (client) => client.uploadArtifact(name, [...files], folder, options));
}

/**
 * Uploads one file as it is, without an archive around it: a browser opens it. The artifact has the file's own name,
 * which must be unique in the workflow run. Else as `uploadArtifact`.
 */
export function uploadFile(
  connect: Connect,
  { path, retentionDays }: { readonly path: string; readonly retentionDays: number | null },
  timeoutMs: number,
): Promise<Upload> {
  const options = { skipArchive: true, ...(retentionDays === null ? {} : { retentionDays }) };
  return withinTime(connect, timeoutMs, (client) =>
    client.uploadArtifact(basename(path), [path], dirname(path), options),
  );
}

type Client = Pick<ArtifactClient, 'uploadArtifact'>;
type Connect = () => Promise<Client>;

async function withinTime(
  connect: Connect,
  timeoutMs: number,
  send: (client: Client) => Promise<{ readonly id?: number | undefined }>,
): Promise<Upload> {
  const late = Promise.withResolvers<Upload>();
  const timer = setTimeout(
    () => late.resolve({ problem: `no answer within ${timeoutMs / 1000} s` }),
    timeoutMs,
  );
  const upload = async (): Promise<Upload> => {
    const { id } = await send(await connect());
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
