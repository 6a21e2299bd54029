import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { ApiKey } from './provider.ts';
import { isTooDeep, MAX_REPLY_BYTES, parseJson } from './reply.ts';

/** A stream spends some 300 bytes around each letter of its reply. */
export const MAX_STREAM_BYTES = 64 * 1024 * 1024;
/** Between two pieces of a body. A model may think between two events of a stream; OpenAI sends nothing meanwhile. */
export const MAX_BODY_SILENCE_MS = 5 * 60_000;
/** How long a body may still end after its reader has left, so that the connection can be used again. */
export const MAX_BODY_END_MS = 1_000;
/** An error's status has said what matters; a slow body must not take the run's time. */
const MAX_ERROR_BYTES = 64 * 1024;
const MAX_ERROR_MS = 2_000;
/** Clouds forget connections that are idle for four minutes: https://learn.microsoft.com/azure/load-balancer/load-balancer-tcp-idle-timeout */
const KEEP_ALIVE_MS = 30_000;

/** The connection ended, or fell silent, before the reply was whole. */
export class StreamCut extends Error {
  readonly code = 'STREAM_CUT';
}

/** A stream that another try would not mend; the message says what it is. */
export class BadStream extends Error {}

/**
 * The `fetch` of the openai client, over Node's `http`: it keeps connections, heeds the usual proxy variables, has no
 * list of forbidden ports, follows no redirect, and bounds every body in bytes and time.
 */
export class Transport {
  /** How much of the last answer's body has come. */
  bytes = 0;
  /** How much of it has come since its last event. */
  bytesOfEvent = 0;
  readonly #key: ApiKey;
  #agent: http.Agent | null = null;

  constructor(key: ApiKey) {
    this.#key = key;
  }

  /** Rejects with the system's error when no answer came; the body fails with BadStream, StreamCut, or the system's error. */
  readonly fetch = async (
    input: string | URL | Request,
    { method = 'GET', body, signal }: RequestInit = {},
  ): Promise<Response> => {
    this.bytes = this.bytesOfEvent = 0;
    const url = new URL(input instanceof Request ? input.url : input);
    const isSecure = url.protocol === 'https:';
    const { Agent, request } = isSecure ? https : http;
    // Plain http is for this machine. Before Node 24.5 the option does nothing: https://nodejs.org/api/http.html#built-in-proxy-support
    this.#agent ??= new Agent({ keepAlive: true, proxyEnv: isSecure ? process.env : {} });
    const text = typeof body === 'string' ? body : '';
    const headers = this.#headers(text);
    const sent = request(url, { method, headers, agent: this.#agent });
    sent.setSocketKeepAlive(true, KEEP_ALIVE_MS);
    // Not by the request's own `signal`: that breaks a connection which is kept already, and nobody hears its error.
    const abort = () => sent.destroy(new DOMException('aborted', 'AbortError'));
    signal?.addEventListener('abort', abort);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve).on('error', reject).end(text);
    });
    signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', () => answer.destroy());
    const status = answer.statusCode ?? 0;
    const told = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
    const isGood = status >= 200 && status < 300;
    const hasBody = ![204, 205, 304].includes(status);
    const content = isGood ? ReadableStream.from(this.#read(answer)) : await readError(answer);
    return new Response(hasBody ? content : null, { status, headers: told.map(([...pair]) => pair) });
  };

  /** In place of the client's own headers: those tell more than an endpoint needs, and the environment can change them. */
  #headers(body: string): http.OutgoingHttpHeaders {
    return {
      accept: 'application/json',
      'accept-encoding': 'identity',
      authorization: `Bearer ${this.#key}`,
      ...(body !== '' && {
        'content-length': Buffer.byteLength(body),
        'content-type': 'application/json',
      }),
      'user-agent': 'agent-fix',
    };
  }

  async *#read(answer: IncomingMessage): AsyncGenerator<Uint8Array> {
    const isStream = isEventStream(answer.headers['content-type']);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const timer = setTimeout(() => answer.destroy(new StreamCut()), MAX_BODY_SILENCE_MS);
    // A reader that leaves at `[DONE]` leaves a connection that the next request can use.
    const chunks: AsyncIterable<Uint8Array> = unpacked(answer).iterator({ destroyOnReturn: false });
    try {
      for await (const chunk of chunks) {
        timer.refresh();
        this.bytes += chunk.length;
        this.bytesOfEvent += chunk.length;
        if (isStream) this.#check(chunk, decoder);
        yield chunk;
        if (!isStream && this.bytes > MAX_REPLY_BYTES) return void answer.destroy();
      }
    } catch (error) {
      answer.destroy();
      throw error;
    } finally {
      clearTimeout(timer);
      answer.resume();
      setTimeout(() => answer.destroy(), MAX_BODY_END_MS).unref();
    }
  }

  #check(chunk: Uint8Array, decoder: InstanceType<typeof TextDecoder>): void {
    if (this.bytes > MAX_STREAM_BYTES) throw new BadStream(`longer than ${MAX_STREAM_BYTES} bytes`);
    if (this.bytesOfEvent > MAX_REPLY_BYTES)
      throw new BadStream(`an event longer than ${MAX_REPLY_BYTES} bytes`);
    try {
      decoder.decode(chunk, { stream: true });
    } catch {
      throw new BadStream('not valid UTF-8');
    }
  }
}

export const isEventStream = (contentType: string | null | undefined): boolean =>
  /^text\/event-stream\b/i.test(contentType ?? '');

/** Its beginning, or nothing. The client prints what it has parsed, which a deep nesting would not survive. */
async function readError(answer: IncomingMessage): Promise<Buffer> {
  const timer = setTimeout(() => answer.destroy(), MAX_ERROR_MS);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of unpacked(answer)) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > MAX_ERROR_BYTES) break;
    }
    const body = Buffer.concat(chunks);
    return isTooDeep(parseJson(body.toString())) ? Buffer.alloc(0) : body;
  } catch {
    return Buffer.alloc(0);
  } finally {
    clearTimeout(timer);
  }
}

/** We ask for no packing, but some gateways pack all the same. */
function unpacked(answer: IncomingMessage) {
  switch (answer.headers['content-encoding']?.toLowerCase()) {
    case 'gzip':
      return pipeline(answer, createGunzip(), () => {});
    case 'deflate':
      return pipeline(answer, createInflate(), () => {});
    case 'br':
      return pipeline(answer, createBrotliDecompress(), () => {});
    default:
      return answer;
  }
}
