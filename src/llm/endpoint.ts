import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import OpenAI, { APIError } from 'openai';
import type { Stream } from 'openai/streaming';
import { orElse } from '../base/errors.ts';
import { isPlainObject, type Json, type JsonObject } from '../base/json.ts';
import { type ApiKey, isAzure, type ModelAccess } from './provider.ts';
import { type Assembly, errorIn, isText, isTooDeep, MAX_LEVELS, MAX_REPLY_BYTES, member } from './reply.ts';
import {
  type Answered,
  FINAL_LOSS,
  isPassing,
  type Lost,
  MAX_SILENCE_MS,
  type Refused,
  readErrorDetails,
  readRetryAfter,
  refusedForGood,
  SILENT,
  unreachable,
} from './retry.ts';

type EndpointAnswer = Answered | Refused | Lost;

/** Far more than a reply's own bytes: a stream sends a reply in pieces of a few letters, each inside some 300 bytes of JSON. */
const MAX_STREAM_BYTES = 64 * 1024 * 1024;
/** The limit, after unpacking, of a stream that comes compressed unasked: a server can pack endless bytes into very few. */
const MAX_PACKED_STREAM_BYTES = 8 * 1024 * 1024;
/** The longest wait between two pieces of a body. A model may think between two events, and OpenAI sends nothing meanwhile. */
export const MAX_BODY_SILENCE_MS = 5 * 60_000;
/** How long the rest of a body is awaited once the reply is complete. If it ends in time, its connection is reused. */
const MAX_BODY_END_MS = 1_000;
/** How much of an error's body is read, and for how long: the status matters most, and reading must not take the run's time. */
const MAX_ERROR_BYTES = 64 * 1024;
const MAX_ERROR_MS = 2_000;
/**
 * How long an idle connection is kept. Load balancers of clouds forget a connection that is idle for four minutes:
 * https://learn.microsoft.com/azure/load-balancer/load-balancer-tcp-idle-timeout
 */
const KEEP_ALIVE_MS = 30_000;

/** The connection ended, or fell silent, before the reply was whole. */
class StreamCut extends Error {
  readonly code = 'STREAM_CUT';
}

/** The stream is not what it should be, and asking again would not help. The message completes "the stream is …". */
class BadStream extends Error {}

const isEventStream = (contentType: string | null | undefined): boolean =>
  /^text\/event-stream\b/i.test(contentType ?? '');

/** The beginning of an error's body. Empty where it cannot be read, or is JSON that nests too deeply for the client, which prints it. */
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
    return isTooDeep(orElse(null, () => JSON.parse(body.toString()))) ? Buffer.alloc(0) : body;
  } catch {
    return Buffer.alloc(0);
  } finally {
    clearTimeout(timer);
  }
}

/** The body of an answer, decompressed: some gateways compress although we ask them not to. */
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

interface Ask {
  readonly path: string;
  /** The JSON text to send, byte for byte. */
  readonly body: string;
  /** Puts the reply together where the answer comes as a stream of events. */
  readonly assembly: Assembly;
  /** Ends the request, or the reading of its answer. */
  readonly signal: AbortSignal;
}

interface Outgoing {
  readonly url: URL;
  readonly method: string;
  readonly headers: http.OutgoingHttpHeaders;
  readonly agent: http.Agent;
  readonly text: string;
  readonly signal: AbortSignal | null | undefined;
}

/**
 * Sends a request, and again where a kept connection had been closed at the other end, as llama.cpp does after each stream:
 * https://nodejs.org/api/http.html#requestreusedsocket
 */
async function answerTo(outgoing: Outgoing): Promise<IncomingMessage> {
  const { url, method, headers, agent, text, signal } = outgoing;
  const { request } = url.protocol === 'https:' ? https : http;
  const sent = request(url, { method, headers, agent });
  sent.setSocketKeepAlive(true, KEEP_ALIVE_MS);
  // The signal is not passed to the request: an abort after the last byte would then destroy a connection that is
  // already back in the agent, with an error that nothing handles.
  const abort = () => sent.destroy(new DOMException('aborted', 'AbortError'));
  signal?.addEventListener('abort', abort);
  try {
    return await new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve).on('error', reject).end(text);
    });
  } catch (error) {
    if (!sent.reusedSocket || signal?.aborted || !CLOSED_CONNECTION.has(lossWord(error))) throw error;
    return await answerTo(outgoing);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

/** The system's words for a connection that the other end has closed. */
const CLOSED_CONNECTION: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE']);

/** One model endpoint behind OpenAI's client, which sends our text and reads answers, errors and events. Retries are ours. */
export class Endpoint {
  /** How many bytes of the last answer's body have come. */
  bytes = 0;
  /** How many of these bytes have come since the last event of the stream. */
  #bytesOfEvent = 0;
  #agent: http.Agent | null = null;
  readonly #key: ApiKey;
  readonly #client: OpenAI;

  constructor(access: { readonly key: ApiKey; readonly baseUrl: string }) {
    this.#key = access.key;
    this.#client = new OpenAI({
      apiKey: access.key,
      baseURL: access.baseUrl,
      fetch: this.#fetch,
      logLevel: 'off',
      maxRetries: 0,
      timeout: MAX_SILENCE_MS,
    });
  }

  /** One try. Never throws. After an abort of the signal the result means nothing. */
  async ask({ path, body, assembly, signal }: Ask): Promise<EndpointAnswer> {
    try {
      const headers = { 'content-type': 'application/json' };
      const posted = this.#client.post<Stream<Json>>(path, { body, headers, stream: true, signal });
      const { data: events, response } = await posted.withResponse();
      const contentType = response.headers.get('content-type');
      if (isEventStream(contentType)) return await this.#readEvents(events, assembly);
      const bytes = Buffer.from(await response.arrayBuffer());
      return { kind: 'answered', status: response.status, contentType, bytes, problem: null };
    } catch (error) {
      if (error instanceof BadStream) return streamed(null, `its stream is ${error.message}`);
      return this.#failure(error);
    }
  }

  /**
   * The names of the models that the endpoint lists; such a request costs nothing. Never throws.
   * https://platform.openai.com/docs/api-reference/models/list
   */
  async listModels(
    signal: AbortSignal,
  ): Promise<{ readonly kind: 'listed'; readonly names: readonly string[] } | Refused | Lost> {
    try {
      const { data } = await this.#client.models.list({ signal });
      return { kind: 'listed', names: data.map((model) => member({ ...model }, 'id')).filter(isText) };
    } catch (error) {
      return this.#failure(error);
    }
  }

  #failure(error: unknown): Refused | Lost {
    if (!(error instanceof APIError) || error.status === undefined)
      return { kind: 'lost', word: lossWord(error) };
    const retryAfterMs = readRetryAfter(error.headers, Date.now());
    return {
      kind: 'refused',
      status: error.status,
      details: readErrorDetails(error.error, this.#key),
      retryAfterMs,
    };
  }

  async #readEvents(events: Stream<Json>, assembly: Assembly): Promise<EndpointAnswer> {
    let ended: EndpointAnswer | null = null;
    let timer: NodeJS.Timeout | undefined;
    try {
      for await (const event of withErrors(events)) {
        this.#bytesOfEvent = 0;
        if (ended !== null) continue;
        ended = this.#failureIn(event) ?? (assembly.take(event) ? whole(assembly) : null);
        if (ended !== null) timer = setTimeout(() => events.controller.abort(), MAX_BODY_END_MS);
      }
    } catch (error) {
      if (ended === null) throw error;
    } finally {
      clearTimeout(timer);
    }
    // Some servers end a stream without `[DONE]`: the reply counts if its events make a whole one.
    ended ??= whole(assembly);
    if (ended === null) throw new StreamCut();
    return ended;
  }

  /**
   * `{error: {code: 'server_error'}}` → a refusal with status 500, as without a stream: once a stream has begun, an overloaded
   * endpoint can only say so in an event. Null for an event without an error, or with one that waiting does not mend.
   * https://platform.openai.com/docs/api-reference/responses-streaming/error
   */
  #failureIn(event: JsonObject): Refused | null {
    const error = errorIn(event);
    const code = member(error, 'code');
    const status = code === 'rate_limit_exceeded' ? 429 : code === 'server_error' ? 500 : Number(code);
    if (!Number.isInteger(status) || status < 400 || !isPassing(status)) return null;
    return { kind: 'refused', status, details: readErrorDetails(error, this.#key), retryAfterMs: null };
  }

  /**
   * The `fetch` of the openai client, over Node's `http`: it keeps connections, heeds the usual proxy variables, has no list of
   * forbidden ports, follows no redirect, and bounds every body in bytes and time. Rejects with the system's error when no answer
   * came; the body fails with BadStream, StreamCut, or the system's error.
   */
  readonly #fetch = async (
    input: string | URL | Request,
    { method = 'GET', body, signal }: RequestInit = {},
  ): Promise<Response> => {
    this.bytes = this.#bytesOfEvent = 0;
    const url = new URL(input instanceof Request ? input.url : input);
    const isSecure = url.protocol === 'https:';
    const { Agent } = isSecure ? https : http;
    // Plain http is for this machine. Before Node 24.5 the option does nothing: https://nodejs.org/api/http.html#built-in-proxy-support
    this.#agent ??= new Agent({ keepAlive: true, proxyEnv: isSecure ? process.env : {} });
    const text = typeof body === 'string' ? body : '';
    const answer = await answerTo({
      url,
      method,
      headers: this.#headers(text),
      agent: this.#agent,
      text,
      signal,
    });
    signal?.addEventListener('abort', () => answer.destroy());
    const status = answer.statusCode ?? 0;
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
    const isGood = status >= 200 && status < 300;
    const hasBody = ![204, 205, 304].includes(status);
    const content = isGood ? ReadableStream.from(this.#read(answer)) : await readError(answer);
    return new Response(hasBody ? content : null, { status, headers: headers.map(([...pair]) => pair) });
  };

  /** Our headers, sent instead of the client's own, which tell more than an endpoint needs and which environment variables can change. */
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
    const content = unpacked(answer);
    const maxBytes = content === answer ? MAX_STREAM_BYTES : MAX_PACKED_STREAM_BYTES;
    // The client stops reading at `[DONE]`: that must not close the connection, which the next request uses again.
    const chunks: AsyncIterable<Uint8Array> = content.iterator({ destroyOnReturn: false });
    try {
      for await (const chunk of chunks) {
        timer.refresh();
        this.bytes += chunk.length;
        this.#bytesOfEvent += chunk.length;
        if (isStream) this.#check(chunk, decoder, maxBytes);
        yield chunk;
        if (!isStream && this.bytes > MAX_REPLY_BYTES) return void answer.destroy();
      }
    } catch (error) {
      answer.destroy();
      throw error;
    } finally {
      clearTimeout(timer);
      // Stops decompression: the rest of a compressed body that has already arrived would be decompressed for nothing.
      if (content !== answer) content.destroy();
      answer.resume();
      setTimeout(() => answer.destroy(), MAX_BODY_END_MS).unref();
    }
  }

  #check(chunk: Uint8Array, decoder: InstanceType<typeof TextDecoder>, maxBytes: number): void {
    if (this.bytes > maxBytes) throw new BadStream(`longer than ${maxBytes} bytes`);
    if (this.#bytesOfEvent > MAX_REPLY_BYTES)
      throw new BadStream(`broken: an event is longer than ${MAX_REPLY_BYTES} bytes`);
    try {
      decoder.decode(chunk, { stream: true });
    } catch {
      throw new BadStream('not valid UTF-8');
    }
  }
}

/** The reply that the events so far make, as an answer; null: they make none yet. */
function whole(assembly: Assembly): Answered | null {
  const reply = assembly.reply();
  return reply === null ? null : streamed(reply, null);
}

function streamed(reply: JsonObject | null, problem: string | null): Answered {
  const bytes = Buffer.from(reply === null ? '' : JSON.stringify(reply));
  return { kind: 'answered', status: 200, contentType: null, bytes, problem };
}

/** The events of a stream. The client throws an event that holds an error: it is made an event again. Throws BadStream for all else. */
async function* withErrors(events: Stream<Json>): AsyncGenerator<JsonObject> {
  try {
    for await (const event of events) yield checkedEvent(event);
  } catch (error) {
    if (error instanceof SyntaxError) throw new BadStream('broken: an event is not a JSON object');
    if (!(error instanceof APIError)) throw error;
    yield checkedEvent({ type: 'error', error: error.error });
  }
}

function checkedEvent(event: Json): JsonObject {
  if (!isPlainObject(event)) throw new BadStream('broken: an event is not a JSON object');
  if (isTooDeep(event)) throw new BadStream(`broken: an event is nested deeper than ${MAX_LEVELS} levels`);
  return event;
}

/** `ECONNRESET`: the system's code for a lost connection. The message is not used, because it may quote a header with the key. */
function lossWord(error: unknown): string {
  // The client wraps what its fetch throws.
  const lost = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(lost instanceof Error)) return 'unknown';
  const word = 'code' in lost && typeof lost.code === 'string' ? lost.code : lost.name;
  // The client throws an AbortError when its own time-out ends.
  return word === 'AbortError' ? SILENT : word;
}

/** What can be learned of an endpoint without a request that costs money. */
type EndpointCheck =
  /** The endpoint can be used, or nothing could be learned in time. */
  | { readonly kind: 'open' }
  /** The endpoint lists its models, and those in `missing` are not among them. */
  | { readonly kind: 'unlisted'; readonly missing: readonly Unlisted[] }
  /** No request of the run can succeed. */
  | { readonly kind: 'closed'; readonly problem: string };

interface Unlisted {
  readonly model: string;
  readonly problem: string;
}

interface CheckRequest extends Omit<ModelAccess, 'model'> {
  /** The names of all models that the run may ask. */
  readonly models: readonly string[];
  /** The path to which the run will send its requests: `/responses` or `/chat/completions`. */
  readonly endpoint: string;
  readonly signal: AbortSignal;
}

const OPEN: EndpointCheck = { kind: 'open' };

const NO_EVENTS: Assembly = { take: () => false, reply: () => null };

/**
 * Asks for the list of models; a server without such a list is fine. Some servers refuse the list to a valid key (Anthropic
 * wants another header there, a restricted key of OpenAI's another scope), so a refused key is tried once more at the address
 * of the run's requests, with an invalid body. Never throws.
 */
export async function checkEndpoint(request: CheckRequest): Promise<EndpointCheck> {
  const { endpoint: path, signal } = request;
  const names = { key: request.keyName, baseUrl: request.baseUrlName };
  const endpoint = new Endpoint(request);
  const listed = await endpoint.listModels(signal);
  if (listed.kind === 'listed') return checkListed(request, listed.names);
  if (listed.kind === 'lost') {
    if (!FINAL_LOSS.test(listed.word) || signal.aborted) return OPEN;
    return { kind: 'closed', problem: unreachable(listed.word, 1, names).message };
  }
  if (!refusesKey(listed)) return OPEN;
  const used = await endpoint.ask({ path, body: '{}', assembly: NO_EVENTS, signal });
  if (used.kind !== 'refused' || !refusesKey(used)) return OPEN;
  return { kind: 'closed', problem: refusedForGood(used.status, used.details, names).message };
}

const refusesKey = ({ status }: Refused): boolean => status === 401 || status === 403;

function checkListed({ baseUrl, models }: CheckRequest, names: readonly string[]): EndpointCheck {
  // Two lists prove nothing: a server with one model answers to any name (llama.cpp), and Azure's requests name deployments, not models.
  const isWhole = names.length > 1 && !isAzure(baseUrl);
  const known = new Set(names.map(bareModelName));
  const missing = isWhole ? models.filter((model) => !known.has(bareModelName(model))) : [];
  if (missing.length === 0) return OPEN;
  const problem = (model: string) =>
    `The model endpoint does not list ${JSON.stringify(model)} among its ${names.length} models.`;
  return { kind: 'unlisted', missing: missing.map((model) => ({ model, problem: problem(model) })) };
}

/** `x` for `models/x` (Gemini), `x:latest` (Ollama) and `vendor/x:free` (OpenRouter): users may give the shorter name. */
const bareModelName = (name: string): string =>
  (name.toLowerCase().split('/').at(-1) ?? '').replace(/:[\w.-]+$/, '');
