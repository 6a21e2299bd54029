import { hash } from 'node:crypto';
import * as z from 'zod';
import { assertNever } from '../base/errors.ts';
import type { Json, JsonObject } from '../base/json.ts';
import { once } from '../base/once.ts';
import type { Payload } from '../core/events.ts';
import {
  bodyOf,
  type Completion,
  type Conversation,
  type ConversationItem,
  type LLM,
  type RecordedReply,
  type RenderedRequest,
} from '../core/ports.ts';
import { isLoopback, MODEL_CHOICES } from '../core/settings.ts';
import { CHAT } from './chat-completions.ts';
import { RESPONSES } from './openai-responses.ts';
import {
  type Api,
  checkApiKey,
  checkBaseUrl,
  isOpenAI,
  type ModelOptions,
  type Pace,
  REAL_PACE,
  withoutKey,
} from './provider.ts';
import {
  errorIn,
  type Protocol,
  parseBody,
  refusableParts,
  sendable,
  unreadable,
  unreadCall,
} from './reply.ts';
import {
  type Answered,
  afterTry,
  type Failed,
  isUnreadCall,
  type Lost,
  type Refused,
  readErrorDetails,
  stopped,
  type Try,
} from './retry.ts';

/** How often `onAnswering` is called while a reply is awaited. */
const SIGN_EVERY_MS = 1_000;
/** A server on this machine is asked for streams after a reply that took this long. */
const SLOW_MS = 20_000;

/** A model behind its endpoint: renders requests, sends them over connections that stay open, and reads the replies. */
class EndpointLLM implements LLM {
  readonly api: Api;
  readonly model: string;
  readonly endpoint: string;
  readonly reasoningEffort: ModelOptions['reasoningEffort'];
  readonly #protocol: Protocol;
  readonly #options: ModelOptions;
  readonly #pace: Pace;
  readonly #isOnThisMachine: boolean;
  /** The module with OpenAI's client, a megabyte of code: it loads while the sandbox is probed and the tests run for the first time. */
  readonly #client = import('./endpoint.ts');
  readonly #connect = once(async () => new (await this.#client).Endpoint(this.#options));
  readonly #rendered = new WeakMap<ConversationItem, readonly string[]>();
  /** Ways to ask for a stream that this endpoint has not refused. */
  #streaming: readonly string[];
  /** Whether the endpoint has answered a request for a stream in the first of these ways. */
  #hasStreamed = false;
  /**
   * Whether to ask for streams. At first false for a server on this machine: no proxy in between gives up on a slow
   * reply, and the server may not know streams.
   */
  #streams: boolean;
  /** Parts of requests that this endpoint has refused: no request holds them any more, nor does the record say so. */
  readonly #refused = new Set<string>();
  /** Parts that it has taken. */
  readonly #taken = new Set<string>();

  constructor(protocol: Protocol, options: ModelOptions) {
    this.api = protocol.api;
    this.model = options.model;
    this.endpoint = `${options.baseUrl}${protocol.path}`;
    this.reasoningEffort = options.reasoningEffort;
    this.#protocol = protocol;
    this.#options = options;
    this.#pace = options.pace ?? REAL_PACE;
    this.#streaming = protocol.streaming;
    this.#isOnThisMachine = isLoopback(new URL(options.baseUrl));
    this.#streams = options.streams ?? !this.#isOnThisMachine;
  }

  render(conversation: Conversation): RenderedRequest {
    const { list, opening, params, limit } = this.#protocol;
    const items = conversation.items.flatMap((item) => this.#renderOnce(item));
    const first = opening(conversation).join(',');
    const comma = first === '' || items.length === 0 ? '' : ',';
    const constant = JSON.stringify(params(conversation, this.#options)).slice(0, -1);
    const head = `${constant},${JSON.stringify(list)}:[${first}${comma}`;
    const parts = { head, items, tail: `]${limit(this.#options)}}` };
    const body = bodyOf(parts);
    return { ...parts, sha256: hash('sha256', body), bytes: Buffer.byteLength(body) };
  }

  read(raw: Json, answered: ReadonlySet<string>): Completion {
    const reply = unreadCall(raw) ?? this.#protocol.read(raw, answered);
    return reply.kind === 'reply' ? reply : notRead(reply.error);
  }

  /** Renders each item once, so that a turn costs what it adds, however long the conversation is. */
  #renderOnce(item: ConversationItem): readonly string[] {
    const texts = this.#rendered.get(item) ?? renderItem(this.#protocol, item);
    this.#rendered.set(item, texts);
    return texts;
  }

  /**
   * Sends one request, again after each failure that may pass. Ends within `timeoutMs`, the reading of the answer included.
   * Never throws.
   */
  readonly send: LLM['send'] = async (request, options) => {
    const { timeoutMs } = options;
    if (options.signal.aborted) return stopped('cancelled', timeoutMs);
    if (timeoutMs <= 0) return stopped('timeout', timeoutMs);
    const { keyName, baseUrlName } = this.#options;
    const names = { key: keyName, baseUrl: baseUrlName };
    // Whole milliseconds, and no longer than a timer can be: a longer one fires at once.
    const deadline = AbortSignal.timeout(Math.min(Math.ceil(timeoutMs), 2 ** 31 - 1));
    const signal = AbortSignal.any([options.signal, deadline]);
    const startMs = this.#pace.now();
    let troubleMs: number | null = null;
    for (let tries = 1; ; tries += 1) {
      const result = await this.#tryOnce(request, signal);
      const nowMs = this.#pace.now();
      troubleMs ??= nowMs;
      const [troubledMs, remainingMs] = [nowMs - troubleMs, startMs + timeoutMs - nowMs];
      const at = { tries, troubledMs, remainingMs, timeoutMs, names, isOnThisMachine: this.#isOnThisMachine };
      const verdict = afterTry(result, at);
      options.onAttempt({ ...describe(result), waitMs: verdict.kind === 'again' ? verdict.waitMs : null });
      if (verdict.kind === 'done') return verdict.outcome;
      await this.#pace.sleep(verdict.waitMs, signal).catch(() => {});
      if (signal.aborted) return stopped(whyAborted(signal), timeoutMs);
    }
  };

  async #tryOnce(request: RenderedRequest, signal: AbortSignal): Promise<Try> {
    const rendered = sendable(request, this.#refused, this.#protocol);
    const { assemble, path } = this.#protocol;
    const way = this.#streams ? (this.#streaming[0] ?? null) : null;
    // `"stream":true` is added behind the text that is recorded: a record holds what is asked, not how the reply shall be sent.
    const body = way === null ? rendered : `${rendered.slice(0, -1)},${way}}`;
    const endpoint = await this.#connect();
    const startMs = this.#pace.now();
    const elapsedMs = () => this.#pace.now() - startMs;
    const sayAwaiting = () => this.#options.onAnswering?.({ ms: elapsedMs(), bytes: endpoint.bytes });
    const timer = setInterval(sayAwaiting, SIGN_EVERY_MS);
    const answer = await endpoint.ask({ path, body, assembly: assemble(), signal });
    clearInterval(timer);
    this.#streams ||= this.#options.streams === undefined && elapsedMs() > SLOW_MS;
    if (signal.aborted) return { kind: 'stopped', why: whyAborted(signal) };
    if (answer.kind === 'answered') {
      if (way !== null) this.#hasStreamed = true;
      for (const part of this.#partsIn(request)) this.#taken.add(part);
      return this.#readAnswer(answer, request.bytes);
    }
    if (answer.kind === 'refused' && isUnreadCall(answer.details))
      return this.#unreadCall(answer.details, request.bytes);
    const parts = answer.kind === 'refused' ? this.#refuses(answer, request) : [];
    if (answer.kind === 'refused' && parts.length > 0) {
      for (const part of parts) this.#refused.add(part);
      return { kind: 'without', status: answer.status, parts };
    }
    if (way === null || this.#hasStreamed || !mayRefuseStream(answer)) return answer;
    this.#streaming = this.#streaming.slice(1);
    return { kind: 'without', status: answer.status, parts: ['stream'] };
  }

  #partsIn(request: RenderedRequest): readonly string[] {
    return refusableParts(request, this.#protocol).filter((part) => !this.#refused.has(part));
  }

  /** The parts to leave out after a refusal: those that it names, or else fields of the model's messages that came back first. */
  #refuses({ status, details }: Refused, request: RenderedRequest): readonly string[] {
    if (!REFUSING_A_PART.has(status)) return [];
    const parts = this.#partsIn(request).filter(
      (part) => part !== 'strict' || !isOpenAI(this.#options.baseUrl),
    );
    const text = `${details.param ?? ''} ${details.message}`;
    const named = parts.filter((part) => (PART_WORDS[part] ?? new RegExp(`\\b${part}\\b`)).test(text));
    if (named.length > 0) return WANTS_IT.test(text) ? [] : named;
    return parts.filter((part) => !(part in PART_WORDS) && !this.#taken.has(part));
  }

  #unreadCall({ message }: Refused['details'], requestBytes: number): Try {
    const sizes = { request: requestBytes, reply: Buffer.byteLength(message) };
    return (
      unreadCall({ unread_call: message, bytes: sizes }) ?? { kind: 'no_reply', status: 200, why: message }
    );
  }

  #readAnswer(answer: Answered, requestBytes: number): Try {
    const { status, problem, bytes } = answer;
    const body = problem === null ? parseBody(answer, this.#options.baseUrlName) : unreadable(problem);
    if (body.kind === 'unreadable') return { kind: 'no_reply', status, why: body.error };
    const kept = Object.entries(body.value).filter(([field]) => this.#protocol.fields.includes(field));
    const sizes = { request: requestBytes, reply: bytes.length };
    const raw = this.#blotKey({ ...Object.fromEntries(kept), bytes: sizes });
    const reply = this.#protocol.read(raw, new Set());
    if (reply.kind === 'reply') return reply;
    const details = readErrorDetails(errorIn(body.value), this.#options.key);
    return isUnreadCall(details)
      ? this.#unreadCall(details, requestBytes)
      : { kind: 'no_reply', status, why: reply.error };
  }

  #blotKey(raw: JsonObject): Json {
    // The key is searched for in JSON that we printed: unlike the server's, ours never writes a letter of the key as a \u escape.
    const text = JSON.stringify(raw);
    const clean = withoutKey(text, this.#options.key);
    return clean === text ? raw : JSON.parse(clean);
  }
}

const notRead = (why: string): Failed => ({
  kind: 'failed',
  reason: 'unavailable',
  status: null,
  message: `The model endpoint gave no reply that can be read: ${why}.`,
});

function renderItem(protocol: Protocol, item: ConversationItem): readonly string[] {
  switch (item.type) {
    case 'user':
      return [protocol.userText(item.text)];
    case 'reply':
      return item.echo.map((each) => JSON.stringify(each));
    case 'unusable_reply':
      return [protocol.unusableReply(item.turn)];
    case 'tool_output':
      return [protocol.toolOutput(item)];
    default:
      return assertNever(item);
  }
}

const whyAborted = ({ reason }: AbortSignal): 'timeout' | 'cancelled' =>
  reason instanceof DOMException && reason.name === 'TimeoutError' ? 'timeout' : 'cancelled';

const REFUSING_A_PART: ReadonlySet<number> = new Set([400, 422]);
/** By which words a refusal names a part of the request; a field of the model's message stands there by its name. */
const PART_WORDS: Readonly<Record<string, RegExp>> = {
  strict: /\bstrict\b|schema|\b(min|max)(imum|Items|Length)\b/i,
  max_tokens: /max_\w*tokens|context|too (long|large)|output limit/i,
};
/** DeepSeek, Kimi: a refusal that names a field because it lacks somewhere. */
const WANTS_IT = /\b(missing|must be passed|must be provided|is required)\b/i;

/** True for a refusal that may be about the stream: many servers do not say which part of the request they refuse. */
const mayRefuseStream = (result: Refused | Lost): result is Refused =>
  result.kind === 'refused' &&
  (result.status === 400 || result.status === 422) &&
  (result.details.param === null || /^stream/.test(result.details.param));

function describe(result: Try): { readonly status: number | null; readonly error: string | null } {
  switch (result.kind) {
    case 'reply':
      return { status: 200, error: null };
    case 'no_reply':
      return { status: result.status, error: result.why };
    case 'without':
      return { status: result.status, error: `no_${result.parts.join('_')}` };
    case 'refused':
      return { status: result.status, error: /^[\w.-]{1,64}$/.exec(result.details.code ?? '')?.[0] ?? null };
    case 'lost':
      return { status: null, error: result.word };
    case 'stopped':
      return { status: null, error: result.why };
    default:
      return assertNever(result);
  }
}

interface LLMOptions extends ModelOptions {
  readonly api: Api;
}

/** The model behind its endpoint, by the protocol that the endpoint speaks; for null, NO_MODEL. Starts to load OpenAI's client. */
export function createLLM(options: LLMOptions | null): LLM {
  if (options === null) return NO_MODEL;
  return new EndpointLLM(options.api === 'responses' ? RESPONSES : CHAT, options);
}

const RecordedSchema = z.object({
  api: z.enum(MODEL_CHOICES.apis),
  model: z.string(),
  endpoint: z.string(),
  reasoning_effort: z.enum(MODEL_CHOICES.reasoningEfforts).nullable().default(null),
});

/**
 * The model of a recorded run, to render and read as it did; it has no key to send anything with. Throws for a record that
 * names no model of ours.
 */
export function recordedModel(recorded: Payload<'run_start'>['llm']): LLM {
  if (recorded.api === NO_MODEL_API) return NO_MODEL;
  const parsed = RecordedSchema.safeParse(recorded);
  if (!parsed.success)
    throw new Error(`The trace names a model that cannot be used: ${parsed.error.message}`);
  const { api, model, endpoint, reasoning_effort: reasoningEffort } = parsed.data;
  const baseUrl = checkBaseUrl(
    endpoint.replace(/\/(responses|chat\/completions)$/, ''),
    'the recorded endpoint',
  );
  const key = checkApiKey('none', 'the key of a replay');
  return createLLM({ api, model, baseUrl, key, reasoningEffort, keyName: 'key', baseUrlName: 'endpoint' });
}

/**
 * Answers each request with the next reply of a record, whatever is asked; `model` renders requests and reads replies. After
 * the last reply, `model` is asked itself if the replay `goesOn`; otherwise the request fails as `exhausted`.
 */
export function replayLLM({
  model,
  replies,
  goesOn,
}: {
  readonly model: LLM;
  readonly replies: readonly RecordedReply[];
  readonly goesOn: boolean;
}): LLM {
  const left = replies.values();
  return {
    api: model.api,
    model: model.model,
    endpoint: model.endpoint,
    reasoningEffort: model.reasoningEffort,
    render: (conversation) => model.render(conversation),
    read: (raw, answered) => model.read(raw, answered),
    send: async (request, options) => {
      const reply = left.next().value;
      if (reply !== undefined) return reply.kind === 'reply' ? model.read(reply.raw, new Set()) : reply;
      if (goesOn) return model.send(request, options);
      const message = `The record ends after ${replies.length} replies.`;
      return { kind: 'failed', reason: 'exhausted', status: null, message };
    },
  };
}

/** How a trace names a run in which no model was asked. */
const NO_MODEL_API = 'none';

/** Stands in for a model in runs of the built-in solver. Never called: `send` and `read` fail with an explanation. */
const NO_MODEL: LLM = {
  api: NO_MODEL_API,
  model: 'builtin',
  endpoint: '',
  reasoningEffort: null,
  render: () => {
    throw new Error('a run without a model rendered a request');
  },
  send: () =>
    Promise.resolve({
      kind: 'failed',
      reason: 'rejected',
      status: null,
      message: 'There is no model in this run.',
    }),
  read: () => notRead('there is no model in this run'),
};
