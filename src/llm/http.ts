import type { Agent, IncomingMessage, RequestOptions } from 'node:http';
import { assertNever } from '../core/errors.ts';
import { type Assembly, readEventStream, StreamCut, type Streamed } from './event-stream.ts';
import { MAX_REPLY_BYTES } from './reply.ts';

/** One try of a request. */
interface Ask {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Ends it at any point, with its `reason`. */
  readonly signal: AbortSignal;
}

/** Its body is a JSON text. */
export interface Post extends Ask {
  readonly body: string;
  readonly reply?: ReplyReader;
}

export interface ReplyReader {
  /** For an answer that comes as events. */
  assemble(): Assembly;
  /** Hears how much of the answer's body has come. */
  onBytes(bytes: number): void;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Of `bytes`; null: not told. */
  readonly contentType: string | null;
  /** Unpacked. Whole, or cut a little past its cap; put together, if it came as events. */
  readonly bytes: Buffer;
  /** What is wrong with the events that it came as. */
  readonly problem: string | null;
}

/** An error's status has said what matters; a slow body must not eat the run's time. */
const MAX_ERROR_BYTES = 64 * 1024;
const MAX_ERROR_MS = 2_000;
/** As long as OpenAI's own client waits: a model may think for minutes before its first byte. */
const MAX_SILENCE_MS = 10 * 60_000;
/** Of a stream that has begun. A model may think between two events; OpenAI sends none meanwhile. */
export const MAX_STREAM_SILENCE_MS = 5 * 60_000;
/** What a stream's end may come after its last event, so that the connection can be kept. */
const MAX_STREAM_END_MS = 1_000;
/** Clouds forget connections that are idle for four minutes: https://learn.microsoft.com/azure/load-balancer/load-balancer-tcp-idle-timeout */
const KEEP_ALIVE_MS = 30_000;

/** The endpoint said nothing for MAX_SILENCE_MS. Asked again, it would think (and charge) as long again. */
export class Silence extends Error {
  readonly code = 'SILENT_TOO_LONG';
}

/**
 * Keeps connections to one endpoint. Node's `http` instead of `fetch`: a third of a run's memory above Node's own and
 * 20 ms less at its start, no list of forbidden ports, and proxies by the usual variables.
 */
export class HttpClient {
  #agent: Agent | null = null;

  /** Follows no redirect. Rejects when no whole answer came: with the system's error, or the signal's reason. */
  post({ body, ...ask }: Post): Promise<HttpAnswer> {
    return this.#ask('POST', ask, body);
  }

  /** The same, without a body. */
  get(ask: Ask): Promise<HttpAnswer> {
    return this.#ask('GET', ask, '');
  }

  async #ask(method: 'GET' | 'POST', ask: Omit<Post, 'body'>, body: string): Promise<HttpAnswer> {
    const { url, headers, signal, reply } = ask;
    const response = await this.#open(url, { method, headers, signal }, body);
    const told = response.headers;
    const status = response.statusCode ?? 0;
    const contentType = told['content-type'] ?? null;
    const plain = { status, headers: told, contentType, problem: null };
    if (status < 200 || status >= 300) return { ...plain, bytes: await readError(response) };
    if (reply === undefined || !/^text\/event-stream\b/i.test(contentType ?? ''))
      return { ...plain, bytes: await readUpTo(response, MAX_REPLY_BYTES, reply?.onBytes) };
    const streamed = await readEvents(response, reply);
    return { ...plain, ...streamed, contentType: null, bytes: Buffer.from(streamed.body) };
  }

  async #open(url: URL, options: RequestOptions, body: string): Promise<IncomingMessage> {
    const { Agent, request } = protocolOf(url);
    // The user's proxies are for the network: plain http never leaves this machine. Before Node 24.5 the option says nothing.
    const proxyEnv = url.protocol === 'https:' ? process.env : {};
    this.#agent ??= new Agent({ keepAlive: true, proxyEnv });
    const sent = request(url, { ...options, agent: this.#agent });
    sent.setTimeout(MAX_SILENCE_MS, () => sent.destroy(new Silence()));
    sent.setSocketKeepAlive(true, KEEP_ALIVE_MS);
    return new Promise((resolve, reject) => {
      sent.once('response', resolve).on('error', reject).end(body);
    });
  }
}

/** An import would list all names of `node:http`, and one of them loads `fetch`: 20 ms. */
export function protocolOf({ protocol }: Pick<URL, 'protocol'>) {
  return process.getBuiltinModule(protocol === 'https:' ? 'node:https' : 'node:http');
}

/** Stops past `maxBytes`, which shows in the result's length, and closes the connection of a body that goes on. */
async function readUpTo(
  response: IncomingMessage,
  maxBytes: number,
  onBytes?: ReplyReader['onBytes'],
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of unpacked(response)) {
    chunks.push(chunk);
    size += chunk.length;
    onBytes?.(size);
    if (size > maxBytes) break;
  }
  return Buffer.concat(chunks);
}

async function readEvents(response: IncomingMessage, { assemble, onBytes }: ReplyReader): Promise<Streamed> {
  let size = 0;
  const timer = setTimeout(() => response.destroy(new StreamCut()), MAX_STREAM_SILENCE_MS);
  async function* heard(): AsyncGenerator<Buffer> {
    for await (const chunk of unpacked(response)) {
      timer.refresh();
      size += chunk.length;
      onBytes(size);
      yield chunk;
    }
  }
  let end: NodeJS.Timeout | undefined;
  try {
    return await readEventStream(heard(), assemble(), () => {
      end = setTimeout(() => response.destroy(), MAX_STREAM_END_MS);
    });
  } finally {
    clearTimeout(timer);
    clearTimeout(end);
  }
}

async function readError(response: IncomingMessage): Promise<Buffer> {
  const timer = setTimeout(() => response.destroy(), MAX_ERROR_MS);
  try {
    return await readUpTo(response, MAX_ERROR_BYTES);
  } catch {
    return Buffer.alloc(0);
  } finally {
    clearTimeout(timer);
  }
}

/** We ask for no packing, but some gateways pack all the same. */
function unpacked(response: IncomingMessage): AsyncIterable<Buffer> {
  const packing = response.headers['content-encoding']?.toLowerCase();
  if (packing !== 'gzip' && packing !== 'deflate' && packing !== 'br') return response;
  const { pipeline } = process.getBuiltinModule('node:stream');
  return pipeline(response, unpackerOf(packing), () => {});
}

function unpackerOf(packing: 'gzip' | 'deflate' | 'br') {
  const { createBrotliDecompress, createGunzip, createInflate } = process.getBuiltinModule('node:zlib');
  switch (packing) {
    case 'gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      return assertNever(packing);
  }
}
