import { crc32, inflateRawSync } from 'node:zlib';
import { errorText } from '../base/errors.ts';
import { once } from '../base/once.ts';
import type { RepositoryName } from './context.ts';
import { AS_IT_IS, download, type Octokit } from './octokit.ts';

/** The result of an upload. A failed upload never fails a run. */
type Upload = { readonly id: number } | { readonly problem: string };

/**
 * Whether the server at `serverUrl` (GITHUB_SERVER_URL) takes artifacts from @actions/artifact; the rule is that of the package.
 * GitHub Enterprise Server does not.
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

/** How long an upload may take. Without this limit, @actions/artifact would try for up to 32 s when the server is down. */
const UPLOAD_MS = 20_000;

export interface ArtifactToUpload {
  /** Unique in the workflow run: artifacts are never overwritten. */
  readonly name: string;
  /** Absolute paths below `folder`. */
  readonly files: readonly string[];
  readonly folder: string;
  /** Uploads one file as it is, not in a zip archive, and under its file name, so that a browser can show it. */
  readonly isPlain?: boolean;
}

/** The client that uploads: it takes a quarter of a second to load. */
const artifactClient = once(() => import('@actions/artifact'));

/** Starts to load the client while the run waits for something else. If that fails, the later upload reports the problem. */
export const prepareUpload = (): void => void setImmediate(() => artifactClient().catch(() => {}));

/**
 * Uploads an artifact; never throws. After a time-out the timers of @actions/artifact still run and keep the process alive: the
 * caller must end the process.
 */
export async function uploadArtifact(
  { name, files, folder, isPlain = false }: ArtifactToUpload,
  timeoutMs: number = UPLOAD_MS,
): Promise<Upload> {
  const late = Promise.withResolvers<Upload>();
  const problem = `no answer within ${timeoutMs / 1000} s`;
  const timer = setTimeout(() => late.resolve({ problem }), timeoutMs);
  const upload = async (): Promise<Upload> => {
    const { DefaultArtifactClient } = await artifactClient();
    const { id } = await new DefaultArtifactClient().uploadArtifact(name, [...files], folder, {
      skipArchive: isPlain,
    });
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
  /** The size in storage: that of the zip archive, if it is one. */
  readonly bytes: number;
  readonly isExpired: boolean;
}

/** How many pages of the list are read; a page has 100 artifacts. */
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
 * Downloads an artifact into memory. The content is null when more than `maxBytes` arrive, whatever size GitHub states. Never
 * throws for an answer.
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

/** All bytes of `body`; null when there are more than `maxBytes`. */
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

// An artifact that was not uploaded with `isPlain` is a zip archive. Its only file is read in memory, and nothing is written to disk;
// an archive with more files, or with a folder in the file's name, is refused. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT

const END_OF_DIRECTORY = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL = 0x04034b50;
const [STORED, DEFLATED] = [0, 8];

const isZip = (bytes: Buffer): boolean =>
  bytes.length >= 4 && [LOCAL, END_OF_DIRECTORY.readUInt32LE()].includes(bytes.readUInt32LE());

/**
 * The content of an artifact: the only file in `zip` if that is a zip archive, else `zip` as it is. A string says why the archive is
 * refused. Whatever size the archive claims, inflating stops at `maxBytes`. Never throws.
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
