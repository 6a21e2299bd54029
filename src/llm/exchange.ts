import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertNever } from '../core/errors.ts';
import type { Json, JsonObject } from '../core/json.ts';
import { once } from '../core/once.ts';
import {
  bodyOf,
  type Clock,
  type Completion,
  type Conversation,
  type ConversationItem,
  type LLM,
  type RenderedRequest,
  type SendOptions,
} from '../core/ports.ts';
import { type Api, isLoopback } from '../core/settings.ts';
import type { Assembly } from './endpoint.ts';
import { type ModelOptions, withoutKey } from './provider.ts';
import { parseBody } from './reply.ts';
import { type Answered, type Failed, judge, type Refused, stopped, type Try } from './retry.ts';

const MAX_EXCERPT_BYTES = 2_048;

/** Time, as a parameter: tests need not wait. `sleep` rejects when the signal is aborted. */
export interface Pace {
  readonly now: Clock;
  sleep(ms: number, signal: AbortSignal): Promise<unknown>;
}

export const REAL_PACE: Pace = {
  now: () => performance.now(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal }),
};

/** A reply is under way: for how long, and how much of it has come. */
export interface Answering {
  readonly ms: number;
  readonly bytes: number;
}

/** How often the log says that a reply is awaited. */
const SIGN_EVERY_MS = 15_000;
/** A server on this machine is asked for streams after a reply that took this long. */
const SLOW_MS = 20_000;

/** One of OpenAI's protocols. */
export interface Protocol {
  readonly api: Api;
  readonly path: string;
  /** Members of a body that ask for a stream, the best first. */
  readonly streaming: readonly string[];
  /** The top-level fields of a reply that `read` needs, or that tell its origin; the others repeat the request. */
  readonly fields: readonly string[];
  /** All of a request that no turn changes, in an order that never changes either (I12). */
  params(conversation: Conversation, options: ModelOptions): object;
  /** The list that the items stand in, and what stands there before them. */
  readonly list: string;
  opening(conversation: Conversation): readonly string[];
  renderItem(item: ConversationItem): readonly string[];
  /** Stands at the end of the body, because it differs between an action and a reflection. */
  toolChoice(conversation: Conversation): unknown;
  assemble(): Assembly;
  /** Never throws: what is not a reply is `garbled`. */
  read(raw: Json): Completion;
}

/** A model behind its endpoint: renders, sends over connections that it keeps, reads. */
export class EndpointLLM implements LLM {
  readonly api: Api;
  readonly model: string;
  readonly endpoint: string;
  readonly reasoningEffort: ModelOptions['reasoningEffort'];
  readonly #protocol: Protocol;
  readonly #options: ModelOptions;
  readonly #pace: Pace;
  readonly #isOnThisMachine: boolean;
  /** Half a megabyte of code: it loads while the tests run for the first time. */
  readonly #client = import('./endpoint.ts');
  readonly #connect = once(async () => new (await this.#client).Endpoint(this.#options));
  readonly #rendered = new WeakMap<ConversationItem, readonly string[]>();
  /** Ways to ask for a stream that this endpoint has not refused. */
  #streaming: readonly string[];
  /** Whether it has answered a request that asked for a stream in the first of these ways. */
  #hasStreamed = false;
  /** At first false for a server on this machine: no proxy in between gives up on a slow reply, and it may not know streams. */
  #streams: boolean;

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
    const { list, opening, params, toolChoice } = this.#protocol;
    const items = conversation.items.flatMap((item) => this.#renderOnce(item));
    const first = opening(conversation).join(',');
    const comma = first === '' || items.length === 0 ? '' : ',';
    const constant = JSON.stringify(params(conversation, this.#options)).slice(0, -1);
    const head = `${constant},${JSON.stringify(list)}:[${first}${comma}`;
    const tail = `],"tool_choice":${JSON.stringify(toolChoice(conversation))}}`;
    const parts = { head, items, tail };
    const body = bodyOf(parts);
    return { ...parts, sha256: hash('sha256', body), bytes: Buffer.byteLength(body) };
  }

  read(raw: Json): Completion {
    return this.#protocol.read(raw);
  }

  /** Renders each item once, so that a turn costs what it adds, however long the conversation is. */
  #renderOnce(item: ConversationItem): readonly string[] {
    const texts = this.#rendered.get(item) ?? this.#protocol.renderItem(item);
    this.#rendered.set(item, texts);
    return texts;
  }

  /** Reads the answer from its `raw`, as a replay does. Nothing that an endpoint does makes it throw. */
  async send(request: RenderedRequest, options: SendOptions): Promise<Completion> {
    const answer = await this.#ask(bodyOf(request), options);
    if (answer.kind === 'failed') return answer;
    const { fields, read } = this.#protocol;
    const bytes = { request: request.bytes, reply: answer.bytes.length };
    const garbled = (error: string): Completion =>
      read({ garbled: error, excerpt: this.#excerptOf(answer.bytes), bytes });
    if (answer.problem !== null) return garbled(`the endpoint's stream is broken: ${answer.problem}`);
    const body = parseBody(answer, this.#options.baseUrlName);
    if (body.kind === 'garbled') return garbled(body.error);
    const kept = Object.entries(body.value).filter(([field]) => fields.includes(field));
    const completion = read(this.#blotKey({ ...Object.fromEntries(kept), bytes }));
    // An answer of another shape may be megabytes long: only its beginning is recorded.
    return completion.kind === 'garbled' ? garbled(completion.error) : completion;
  }

  /** One request and, while its trouble may pass, the same again. Ends within `timeoutMs`, body included. */
  async #ask(body: string, options: SendOptions): Promise<Answered | Failed> {
    const { timeoutMs } = options;
    if (options.signal.aborted) return stopped('cancelled', timeoutMs);
    if (timeoutMs <= 0) return stopped('timeout', timeoutMs);
    const { keyName, baseUrlName } = this.#options;
    const names = { key: keyName, baseUrl: baseUrlName };
    const deadline = startDeadline(options);
    const startMs = this.#pace.now();
    let troubleMs: number | null = null;
    try {
      for (let tries = 1; ; tries += 1) {
        const result = await this.#tryOnce(body, deadline.signal);
        const nowMs = this.#pace.now();
        troubleMs ??= nowMs;
        const remainingMs = startMs + timeoutMs - nowMs;
        const at = {
          tries,
          troubledMs: nowMs - troubleMs,
          remainingMs,
          timeoutMs,
          names,
          isOnThisMachine: this.#isOnThisMachine,
        };
        const verdict = judge(result, at);
        options.onAttempt({
          ...describe(result),
          waitMs: verdict.kind === 'again' ? verdict.waitMs : null,
        });
        if (verdict.kind === 'done') return verdict.outcome;
        await this.#pace.sleep(verdict.waitMs, deadline.signal).catch(() => {});
        if (deadline.signal.aborted) return stopped(whyAborted(deadline.signal), timeoutMs);
      }
    } finally {
      deadline.release();
    }
  }

  async #tryOnce(rendered: string, signal: AbortSignal): Promise<Try> {
    const { assemble, path } = this.#protocol;
    const way = this.#streams ? (this.#streaming[0] ?? null) : null;
    // Behind the recorded text: how a reply travels is no part of what is asked.
    const body = way === null ? rendered : `${rendered.slice(0, -1)},${way}}`;
    const endpoint = await this.#connect();
    const startMs = this.#pace.now();
    const elapsedMs = () => this.#pace.now() - startMs;
    const sayAwaiting = () => this.#options.onAnswering?.({ ms: elapsedMs(), bytes: endpoint.bytes });
    const timer = setInterval(sayAwaiting, SIGN_EVERY_MS);
    const result = await endpoint.ask({ path, body, assembly: assemble(), signal });
    clearInterval(timer);
    this.#streams ||= this.#options.streams === undefined && elapsedMs() > SLOW_MS;
    if (signal.aborted) return { kind: 'stopped', why: whyAborted(signal) };
    if (way !== null && result.kind === 'answered') this.#hasStreamed = true;
    if (way === null || this.#hasStreamed || !mayRefuseStream(result)) return result;
    this.#streaming = this.#streaming.slice(1);
    return { kind: 'no_stream', status: result.status };
  }

  #excerptOf(bytes: Uint8Array): string {
    // The key is taken out before the text is cut: a cut could leave a part of it.
    const decoded = new TextDecoder().decode(bytes.subarray(0, 4 * MAX_EXCERPT_BYTES));
    const start = Buffer.from(withoutKey(decoded, this.#options.key)).subarray(0, MAX_EXCERPT_BYTES);
    // `stream` drops a character that was cut in two.
    return new TextDecoder().decode(start, { stream: true });
  }

  #blotKey(raw: JsonObject): Json {
    // Searched for in printed JSON, where no \u escape hides it.
    const text = JSON.stringify(raw);
    const clean = withoutKey(text, this.#options.key);
    return clean === text ? raw : JSON.parse(clean);
  }
}

/** True for a refusal that may be about the stream: many servers do not say which part of the request they refuse. */
const mayRefuseStream = (result: Try): result is Refused =>
  result.kind === 'refused' &&
  (result.status === 400 || result.status === 422) &&
  (result.said.param === null || /^stream/.test(result.said.param));

function describe(result: Try): { readonly status: number | null; readonly error: string | null } {
  switch (result.kind) {
    case 'answered':
      return { status: result.status, error: null };
    case 'no_stream':
      return { status: result.status, error: 'no_stream' };
    case 'refused':
      return { status: result.status, error: /^[\w.-]{1,64}$/.exec(result.said.code ?? '')?.[0] ?? null };
    case 'lost':
      return { status: null, error: result.word };
    case 'stopped':
      return { status: null, error: result.why };
    default:
      return assertNever(result);
  }
}

interface Deadline {
  readonly signal: AbortSignal;
  release(): void;
}

/** One signal for the time-out and the cancellation. Not AbortSignal.any: its listeners cannot be removed. */
function startDeadline({ timeoutMs, signal }: SendOptions): Deadline {
  const controller = new AbortController();
  // A Node timer's longest delay; a longer one fires at once.
  const longestMs = 2 ** 31 - 1;
  const timer = setTimeout(() => controller.abort('timeout'), Math.min(timeoutMs, longestMs));
  const cancel = () => controller.abort('cancelled');
  signal.addEventListener('abort', cancel, { once: true });
  return {
    signal: controller.signal,
    release() {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
    },
  };
}

function whyAborted(signal: AbortSignal): 'timeout' | 'cancelled' {
  return signal.reason === 'cancelled' ? 'cancelled' : 'timeout';
}
