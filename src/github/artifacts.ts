import { crc32, inflateRawSync } from 'node:zlib';
import { errorText } from '../base/errors.ts';
import { once } from '../base/once.ts';
import type { RepositoryName } from './context.ts';
import { AS_IT_IS, download, type Octokit } from './octokit.ts';

/** The result of an upload. A failed upload never fails a run. */
type Upload = { readonly id: number } | { readonly problem: string };

/**
 * Whether a server takes artifacts from the client, by its GITHUB_SERVER_URL; the rule is the client's own. GitHub Enterprise
 * Server does not.
 */
const takesArtifacts = (serverUrl: string): boolean =>
  /(?:^github\.com|\.ghe\.com|\.localhost)$/.test(new URL(serverUrl).hostname);

/** Tells users of two jobs what to do where the server takes no artifacts; null where it takes them. */
export const artifactProblem = (serverUrl: string): string | null =>
  takesArtifacts(serverUrl) ? null : handOver(serverUrl);

const handOver = (serverUrl: string): string =>
  `${new URL(serverUrl).host} is a GitHub Enterprise Server, which takes no artifact from this action, ` +
  `so the second job cannot get its bundle. Give both jobs the input \`bundle: agent-fix.json\` and ` +
  `carry that file over with actions/upload-artifact@v3 and actions/download-artifact@v3, or use one job without \`mode\`.`;

/** The client itself tries for up to 32 s when its server is down. */
const UPLOAD_MS = 20_000;

export interface ArtifactToUpload {
  /** Unique in the workflow run: artifacts are never overwritten. */
  readonly name: string;
  /** Absolute paths below `folder`. */
  readonly files: readonly string[];
  readonly folder: string;
  /** Uploads one file without an archive around it, under its own name, so that a browser opens it. */
  readonly isPlain?: boolean;
}

/** The client that uploads: it takes a quarter of a second to load. */
const artifactClient = once(() => import('@actions/artifact'));

/** Loads what an upload needs, for a time in which there is something to wait for; a fault is told by the upload. */
export const prepareUpload = (): void => void setImmediate(() => artifactClient().catch(() => {}));

/**
 * Never throws. After a time-out the client's own timers still run, so the caller must end the process instead of waiting for
 * it.
 */
export async function uploadArtifact(
  { name, files, folder, isPlain = false }: ArtifactToUpload,
  timeoutMs: number = UPLOAD_MS,
): Promise<Upload> {
  const options = {
    ...(isPlain ? { skipArchive: true } : {}),
  };
  const late = Promise.withResolvers<Upload>();
  const problem = `no answer within ${timeoutMs / 1000} s`;
  const timer = setTimeout(() => late.resolve({ problem }), timeoutMs);
  const upload = async (): Promise<Upload> => {
    const { DefaultArtifactClient } = await artifactClient();
    const { id } = await new DefaultArtifactClient().uploadArtifact(name, [...files], folder, options);
    return id === undefined ? { problem: 'the server gave it no id' } : { id };
  };
  try {
    return await Promise.race([upload(), late.promise]);
  } catch (error) {
    return { problem: errorText(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** An artifact of a workflow run, before anything of it is downloaded. */
interface RunArtifact {
  readonly id: number;
  readonly name: string;
  /** As it is stored. */
  readonly bytes: number;
  readonly isExpired: boolean;
}

/** Of 100 artifacts each. */
const MAX_ARTIFACT_PAGES = 10;

/**
 * The artifacts of a run whose names start with `prefix`, in the order of their ids. Throws what Octokit throws.
 * https://docs.github.com/en/rest/actions/artifacts#list-workflow-run-artifacts
 */
export async function listArtifacts(
  octokit: Octokit,
  of: { readonly repository: RepositoryName; readonly runId: number; readonly prefix: string },
): Promise<readonly RunArtifact[]> {
  const found: RunArtifact[] = [];
  const request = { ...of.repository, run_id: of.runId, per_page: 100 };
  for (let page = 1; page <= MAX_ARTIFACT_PAGES; page += 1) {
    const { data } = await octokit.rest.actions.listWorkflowRunArtifacts({ ...request, page });
    for (const { id, name, size_in_bytes: bytes, expired: isExpired } of data.artifacts)
      if (name.startsWith(of.prefix)) found.push({ id, name, bytes, isExpired });
    if (page * 100 >= data.total_count) break;
  }
  return found.toSorted((a, b) => a.id - b.id);
}

/**
 * Downloads an artifact into memory; null when it grows larger than `maxBytes`, whatever its stated size. Never throws for
 * an answer.
 * https://docs.github.com/en/rest/actions/artifacts#download-an-artifact
 */
export function downloadArtifact(
  octokit: Octokit,
  of: { readonly repository: RepositoryName; readonly id: number; readonly maxBytes: number },
) {
  const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
  const request = { ...of.repository, artifact_id: of.id, archive_format: 'zip', request: AS_IT_IS } as const;
  return download({
    what: 'the artifact',
    ask: () => octokit.request(route, request),
    read: (body) => readCapped(body, of.maxBytes),
  });
}

/** null when there are more bytes. */
async function readCapped(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

// Artifacts that were not uploaded as a single file come as a zip archive. One file is taken out of it, in memory, and
// nothing is ever written; an archive whose names have folders is refused. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT

const END_OF_DIRECTORY = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL = 0x04034b50;
const [STORED, DEFLATED] = [0, 8];

const isZip = (bytes: Buffer): boolean =>
  bytes.length >= 4 && [LOCAL, END_OF_DIRECTORY.readUInt32LE()].includes(bytes.readUInt32LE());

/**
 * The bytes of an artifact: themselves, or those of the only file where they are an archive; a string says why that is not taken.
 * Whatever the archive's header claims, inflating stops at `maxBytes`. Never throws.
 */
export function fileInArtifact(zip: Buffer, maxBytes: number): Buffer | string {
  if (!isZip(zip)) return zip;
  try {
    return readSingle(zip, maxBytes);
  } catch (error) {
    const isTooLarge =
      error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLarge ? `the archive inflates to more than ${maxBytes} bytes` : DAMAGED;
  }
}

const DAMAGED = 'the archive is damaged';

function readSingle(zip: Buffer, maxBytes: number): Buffer | string {
  const end = zip.lastIndexOf(END_OF_DIRECTORY);
  if (end < 0) return DAMAGED;
  const count = zip.readUInt16LE(end + 10);
  if (count !== 1) return `the archive holds ${count} files, not one`;
  const entry = zip.readUInt32LE(end + 16);
  if (zip.readUInt32LE(entry) !== ENTRY_SIGNATURE) return DAMAGED;
  const name = zip.toString('utf8', entry + 46, entry + 46 + zip.readUInt16LE(entry + 28));
  if (!/^[\w.-]+$/.test(name) || /^\.+$/.test(name)) return 'the archive names a file in another folder';
  const method = zip.readUInt16LE(entry + 10);
  const packedSize = zip.readUInt32LE(entry + 20);
  const local = zip.readUInt32LE(entry + 42);
  if (zip.readUInt32LE(local) !== LOCAL) return DAMAGED;
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(start, start + packedSize);
  if (method !== STORED && method !== DEFLATED) return `the archive is packed with method ${method}`;
  if (method === STORED && packed.length > maxBytes) return `the archive holds more than ${maxBytes} bytes`;
  const bytes = method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: maxBytes });
  return crc32(bytes) === zip.readUInt32LE(entry + 16) ? bytes : DAMAGED;
}
