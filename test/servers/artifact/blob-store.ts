import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Loopback, listen, readBody } from '../loopback.ts';

interface Blob {
  readonly blocks: Map<string, Buffer>;
  /** Set by the block list. */
  content: Buffer | undefined;
  contentType: string;
}

export interface BlobStore {
  /** The address that a blob is written to and read from, signed. */
  urlOf(name: string): string;
  contentOf(name: string): Buffer | undefined;
  /** As the upload said. */
  typeOf(name: string): string | undefined;
  readonly server: Loopback;
}

/**
 * Azure Blob Storage as far as uploads need it: block blobs in blocks, then their list; and reading them back.
 * https://learn.microsoft.com/rest/api/storageservices/put-block-list
 */
export async function startBlobStore(
  isDown: boolean,
  report: (violation: string) => void,
): Promise<BlobStore> {
  const blobs = new Map<string, Blob>();
  const server = await listen(
    async (request, response) => {
      const body = await readBody(request);
      const url = new URL(request.url ?? '/', 'http://storage');
      const name = decodeURIComponent(url.pathname.slice('/artifacts/'.length));
      const problem = problemOf(request, url, body);
      if (problem !== undefined) {
        report(`storage: ${request.method} ${request.url}: ${problem}`);
        return void answer(response, 400);
      }
      if (isDown) return void answer(response, 503);
      const blob = blobs.get(name) ?? { blocks: new Map(), content: undefined, contentType: '' };
      blobs.set(name, blob);
      if (request.method === 'GET')
        return void (blob.content === undefined ? answer(response, 404) : read(response, blob));
      const missing = write(blob, { request, url, body });
      if (missing !== undefined) report(`storage: ${name} lists block ${missing}, which was not put`);
      answer(response, missing === undefined ? 201 : 400);
    },
    (error) => report(`the storage crashed: ${error}`),
  );
  return {
    urlOf: (name) =>
      `${server.origin}/artifacts/${encodeURIComponent(name)}?sig=${signatureOf(name)}&sv=2025-01-05`,
    contentOf: (name) => blobs.get(name)?.content,
    typeOf: (name) => blobs.get(name)?.contentType,
    server,
  };
}

function signatureOf(name: string): string {
  return Buffer.from(`signed ${name}`).toString('base64url');
}

function problemOf(request: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const name = decodeURIComponent(url.pathname.slice('/artifacts/'.length));
  if (!url.pathname.startsWith('/artifacts/') || url.searchParams.get('sig') !== signatureOf(name))
    return 'unsigned';
  if (request.headers.authorization !== undefined) return 'the runtime token went to the storage';
  if (request.method === 'GET') return undefined;
  if (request.method !== 'PUT') return 'unknown route';
  if (request.headers['x-ms-version'] === undefined) return 'x-ms-version is missing';
  if (Number(request.headers['content-length']) !== body.length) return 'content-length is missing or wrong';
  const part = url.searchParams.get('comp');
  if (part === 'block' && url.searchParams.get('blockid') === null) return 'blockid is missing';
  return part === 'block' || part === 'blocklist' ? undefined : `comp=${part} is not block or blocklist`;
}

/** Takes a block or a block list; gives the id of a listed block that was never put. */
function write(blob: Blob, of: { request: IncomingMessage; url: URL; body: Buffer }): string | undefined {
  const { request, url, body } = of;
  if (url.searchParams.get('comp') === 'block') {
    blob.blocks.set(url.searchParams.get('blockid') ?? '', body);
    return undefined;
  }
  const ids = [...body.toString().matchAll(/<Latest>([^<]*)<\/Latest>/g)].map(([, id = '']) => id);
  const missing = ids.find((id) => !blob.blocks.has(id));
  if (missing !== undefined) return missing;
  blob.content = Buffer.concat(ids.map((id) => blob.blocks.get(id) ?? Buffer.alloc(0)));
  blob.contentType = String(request.headers['x-ms-blob-content-type'] ?? 'application/octet-stream');
  return undefined;
}

function answer(response: ServerResponse, status: number): void {
  const headers = {
    'x-ms-request-id': 'test',
    'x-ms-version': '2025-01-05',
    etag: '"1"',
    'content-length': '0',
  };
  response.writeHead(status, { ...headers, 'last-modified': new Date(0).toUTCString() }).end();
}

function read(response: ServerResponse, { content, contentType }: Blob): void {
  response
    .writeHead(200, { 'content-type': contentType, 'content-length': String(content?.length ?? 0) })
    .end(content);
}
