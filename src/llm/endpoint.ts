import OpenAI, { APIError } from 'openai';
import type { Stream } from 'openai/streaming';
import { isJsonObject, type Json, type JsonObject } from '../core/json.ts';
import type { ApiKey, ModelAccess } from './provider.ts';
import { errorIn, isText, isTooDeep, MAX_LEVELS, member } from './reply.ts';
import {
  FINAL_LOSS,
  isPassing,
  type Lost,
  type Refused,
  readRetryAfter,
  readSaid,
  refusal,
  type Try,
  unreachable,
} from './retry.ts';
import { BadStream, isEventStream, MAX_BODY_END_MS, StreamCut, Transport } from './transport.ts';

/** Puts one reply together from the events of a stream. */
export interface Assembly {
  /** True: the reply is whole, and nothing that follows belongs to it. */
  take(event: JsonObject): boolean;
  /** The reply as it would have come in one piece; null where the events so far are none. */
  reply(): JsonObject | null;
}

export interface Ask {
  readonly path: string;
  /** Sent as it is, byte for byte. */
  readonly body: string;
  /** For an answer that comes as events. */
  readonly assembly: Assembly;
  /** Ends it at any point. */
  readonly signal: AbortSignal;
}

/** One model endpoint behind OpenAI's client, which sends our text and reads answers, errors and events. Retries are ours. */
export class Endpoint {
  readonly #key: ApiKey;
  readonly #transport: Transport;
  readonly #client: OpenAI;

  constructor(access: Pick<ModelAccess, 'key' | 'baseUrl'>) {
    this.#key = access.key;
    this.#transport = new Transport(access.key);
    this.#client = new OpenAI({
      apiKey: access.key,
      baseURL: access.baseUrl,
      fetch: this.#transport.fetch,
      logLevel: 'off',
      maxRetries: 0,
    });
  }

  /** How much of the last answer's body has come. */
  get bytes(): number {
    return this.#transport.bytes;
  }

  /** One try. Never throws. After an abort of the signal the result means nothing. */
  async ask({ path, body, assembly, signal }: Ask): Promise<Try> {
    try {
      const headers = { 'content-type': 'application/json' };
      const asked = this.#client.post<Stream<Json>>(path, { body, headers, stream: true, signal });
      const { data: events, response } = await asked.withResponse();
      const contentType = response.headers.get('content-type');
      if (isEventStream(contentType)) return await this.#readEvents(events, assembly);
      const bytes = Buffer.from(await response.arrayBuffer());
      return { kind: 'answered', status: response.status, contentType, bytes, problem: null };
    } catch (error) {
      if (error instanceof BadStream) return streamed(null, error.message);
      return this.#failure(error);
    }
  }

  /** The names of the models that it lists, which bills nothing. Never throws. https://platform.openai.com/docs/api-reference/models/list */
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
    return { kind: 'refused', status: error.status, said: readSaid(error.error, this.#key), retryAfterMs };
  }

  async #readEvents(events: Stream<Json>, assembly: Assembly): Promise<Try> {
    let ended: Try | null = null;
    let timer: NodeJS.Timeout | undefined;
    try {
      for await (const event of withErrors(events)) {
        this.#transport.bytesOfEvent = 0;
        if (ended !== null) continue;
        ended = this.#failureIn(event) ?? (assembly.take(event) ? whole(assembly) : null);
        if (ended !== null) timer = setTimeout(() => events.controller.abort(), MAX_BODY_END_MS);
      }
    } catch (error) {
      if (ended === null) throw error;
    } finally {
      clearTimeout(timer);
    }
    // Some servers send no [DONE].
    ended ??= whole(assembly);
    if (ended === null) throw new StreamCut();
    return ended;
  }

  /**
   * Once a stream has begun, an overloaded endpoint can only say so in an event. Reads it as the status that the same
   * error has without a stream; null for an event that reports no error, or one that does not pass.
   * https://platform.openai.com/docs/api-reference/responses-streaming/error
   */
  #failureIn(event: JsonObject): Try | null {
    const error = errorIn(event);
    const code = member(error, 'code');
    const status = code === 'rate_limit_exceeded' ? 429 : code === 'server_error' ? 500 : Number(code);
    if (!Number.isInteger(status) || status < 400 || !isPassing(status)) return null;
    return { kind: 'refused', status, said: readSaid(error, this.#key), retryAfterMs: null };
  }
}

/** null: the reply is not whole. */
function whole(assembly: Assembly): Try | null {
  const reply = assembly.reply();
  return reply === null ? null : streamed(reply, null);
}

function streamed(reply: JsonObject | null, problem: string | null): Try {
  const bytes = Buffer.from(reply === null ? '' : JSON.stringify(reply));
  return { kind: 'answered', status: 200, contentType: null, bytes, problem };
}

/** The events of a stream; an error that the client reads in one becomes an event again. Throws BadStream for what is no event. */
async function* withErrors(events: Stream<Json>): AsyncGenerator<JsonObject> {
  try {
    for await (const event of events) yield checked(event);
  } catch (error) {
    if (error instanceof SyntaxError) throw new BadStream('an event is not a JSON object');
    if (!(error instanceof APIError)) throw error;
    yield checked({ type: 'error', error: error.error });
  }
}

function checked(event: Json): JsonObject {
  if (!isJsonObject(event)) throw new BadStream('an event is not a JSON object');
  if (isTooDeep(event)) throw new BadStream(`an event is nested deeper than ${MAX_LEVELS} levels`);
  return event;
}

/** The system's name for a loss, such as ECONNRESET. A message may quote a header; a code cannot. */
function lossWord(error: unknown): string {
  // The client wraps what its fetch throws.
  const lost = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(lost instanceof Error)) return 'unknown';
  const word = 'code' in lost && typeof lost.code === 'string' ? lost.code : lost.name;
  // Only the client's own time-out is left: ten minutes without an answer.
  return word === 'AbortError' ? 'SILENT_TOO_LONG' : word;
}

/** What is known of an endpoint before it is asked for anything that costs. */
export type EndpointCheck =
  /** Nothing speaks against it, or nothing could be learned in time. */
  | { readonly kind: 'open' }
  /** It lists its models, and not these. */
  | { readonly kind: 'unlisted'; readonly missing: readonly Unlisted[] }
  /** No request of the run can succeed. */
  | { readonly kind: 'closed'; readonly problem: string };

interface Unlisted {
  readonly model: string;
  readonly problem: string;
}

export interface CheckRequest extends Omit<ModelAccess, 'model'> {
  /** All that the run may ask. */
  readonly models: readonly string[];
  /** Where the run will send its requests. */
  readonly endpoint: string;
  readonly signal: AbortSignal;
}

const OPEN: EndpointCheck = { kind: 'open' };

const NO_EVENTS: Assembly = { take: () => false, reply: () => null };

/**
 * Asks for the list of models. A server without such a list is as good as any. Some refuse the list to a key that is
 * right (Anthropic wants another header there, a restricted key of OpenAI's another scope), so a refused key is tried
 * once more where the run will use it, with a body that is no request. Never throws.
 */
export async function checkEndpoint(request: CheckRequest): Promise<EndpointCheck> {
  const { endpoint: path, signal } = request;
  const names = { key: request.keyName, baseUrl: request.baseUrlName };
  const endpoint = new Endpoint(request);
  const listed = await endpoint.listModels(signal);
  if (listed.kind === 'listed') return judgeList(request, listed.names);
  if (listed.kind === 'lost') {
    if (!FINAL_LOSS.test(listed.word) || signal.aborted) return OPEN;
    return { kind: 'closed', problem: unreachable(listed.word, 1, names).message };
  }
  if (!refusesKey(listed)) return OPEN;
  const used = await endpoint.ask({ path, body: '{}', assembly: NO_EVENTS, signal });
  if (used.kind !== 'refused' || !refusesKey(used)) return OPEN;
  return { kind: 'closed', problem: refusal(used.status, used.said, names).message };
}

const refusesKey = ({ status }: Refused): boolean => status === 401 || status === 403;

function judgeList({ baseUrl, models }: CheckRequest, names: readonly string[]): EndpointCheck {
  // One model alone serves under any name (llama.cpp); Azure lists models, and is asked for deployments.
  const isWhole = names.length > 1 && !/\.azure\.(com|us|cn)$/.test(new URL(baseUrl).hostname);
  const known = new Set(names.map(plainName));
  const missing = isWhole ? models.filter((model) => !known.has(plainName(model))) : [];
  if (missing.length === 0) return OPEN;
  const problem = (model: string) =>
    `The model endpoint does not list ${JSON.stringify(model)} among its ${names.length} models.`;
  return { kind: 'unlisted', missing: missing.map((model) => ({ model, problem: problem(model) })) };
}

/** `models/x` (Gemini), `x:latest` (Ollama) and `vendor/x:free` (OpenRouter) are asked for by shorter names as well. */
const plainName = (name: string): string =>
  (name.toLowerCase().split('/').at(-1) ?? '').replace(/:[\w.-]+$/, '');
