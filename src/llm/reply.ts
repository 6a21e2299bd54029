import { isUtf8 } from 'node:buffer';
import * as z from 'zod';
import { orElse } from '../base/errors.ts';
import { isPlainObject, type Json, type JsonObject } from '../base/json.ts';
import { firstChars, lastChars } from '../base/text.ts';
import type { FunctionSpec } from '../core/model/tools.ts';
import {
  bodyOf,
  type Conversation,
  type ModelReply,
  OUTPUT_LIMIT,
  type RenderedRequest,
} from '../core/ports.ts';
import { isLoopback } from '../core/settings.ts';
import type { Usage } from '../core/usage.ts';
import { type Api, type BaseUrl, isAzure, isOpenAI, type ModelOptions } from './provider.ts';

/** Puts one reply together from the events of a stream. */
export interface Assembly {
  /** True: the reply is whole, and nothing that follows belongs to it. */
  take(event: JsonObject): boolean;
  /** The reply as it would have come in one piece; null where the events so far make no reply. */
  reply(): JsonObject | null;
}

export interface Protocol {
  readonly api: Api;
  readonly path: string;
  /** Members of a body that ask for a stream, the best first. */
  readonly streaming: readonly string[];
  /** The top-level fields of a reply that `read` needs, or that tell its origin; the others repeat the request. */
  readonly fields: readonly string[];
  /** All of a request that no turn changes, in an order that never changes either (I12). */
  params(conversation: Conversation, options: ModelOptions): object;
  /** The member of a request that limits the tokens of its reply, for servers that have no limit of their own; '' for others. */
  limit(options: ModelOptions): string;
  /** The name of the request's list of items, such as `messages`; `opening` gives what comes before the items in it. */
  readonly list: string;
  opening(conversation: Conversation): readonly string[];
  userText(text: string): string;
  /** A message of the model in place of its reply in this turn. */
  unusableReply(turn: number): string;
  toolOutput(item: { readonly callId: string; readonly text: string }): string;
  /** The fields in these items that servers added to the model's messages; an endpoint may refuse to get them back. */
  serverFieldsIn(items: readonly string[]): readonly string[];
  withoutServerFields(item: string, refused: ReadonlySet<string>): string;
  assemble(): Assembly;
  /** As `LLM.read`. */
  read(raw: Json, answered: ReadonlySet<string>): ModelReply | Unreadable;
}

/** Far more than any reply: one of 32,000 tokens is some 150 KB. */
export const MAX_REPLY_BYTES = 4 * 1024 * 1024;

const countSchema = z.number().int().min(0);

/** The bytes of a request and its reply. They are kept in a reply's `raw`, to estimate tokens where the endpoint counts none. */
export const SizesSchema = z.object({ request: countSchema, reply: countSchema });
type Sizes = z.infer<typeof SizesSchema>;

/**
 * Four bytes a token, OpenAI's rule of thumb for English. Never zero: the bound on tokens must hold against a server
 * that reports nothing.
 */
function estimateUsage(sizes: Sizes | undefined): Usage {
  return {
    input_tokens: Math.max(1, Math.ceil((sizes?.request ?? 0) / 4)),
    cached_input_tokens: 0,
    output_tokens: Math.max(1, Math.ceil((sizes?.reply ?? 0) / 4)),
  };
}

/** Bounds in a JSON schema; in a string, their quotes would be escaped. */
const BOUNDS = /,"(?:minimum|min(?:Length|Items)|maxItems)":\d+|"min(?:imum|Length|Items)":\d+,/g;

/**
 * A function's parameters for an endpoint: OpenAI's strict mode refuses some bounds, while other servers make a model keep to them.
 * https://platform.openai.com/docs/guides/structured-outputs#supported-schemas
 */
export const parametersFor = (
  parameters: FunctionSpec['parameters'],
  baseUrl: BaseUrl,
): FunctionSpec['parameters'] =>
  isOpenAI(baseUrl) || isAzure(baseUrl)
    ? JSON.parse(JSON.stringify(parameters).replaceAll(BOUNDS, ''))
    : parameters;

const STRICT = ',"strict":true';

/** The parts of a request that its endpoint may refuse, and of which `sendable` leaves out those that it has refused. */
export const refusableParts = (
  { head, tail, items }: RenderedRequest,
  protocol: Protocol,
): readonly string[] => [
  ...(head.includes(STRICT) ? ['strict'] : []),
  ...(tail.includes(':') ? ['max_tokens'] : []),
  ...protocol.serverFieldsIn(items),
];

/** The body of a request without these parts: the same change in each item of each request, so that bodies still only grow (I12). */
export function sendable(request: RenderedRequest, refused: ReadonlySet<string>, protocol: Protocol): string {
  if (refused.size === 0) return bodyOf(request);
  const { head, items, tail } = request;
  return bodyOf({
    head: refused.has('strict') ? head.replaceAll(STRICT, '').replaceAll(BOUNDS, '') : head,
    items: items.map((item) => protocol.withoutServerFields(item, refused)),
    tail: refused.has('max_tokens') ? ']}' : tail,
  });
}

/** What stands for a reply that cannot go back. */
export const UNUSABLE_REPLY = '(a reply that could not be used)';

/** The most tokens of a reply that a server on this machine is asked for: by default llama.cpp and Ollama have no limit. */
const MAX_LOCAL_TOKENS = 16_384;

export const localLimit = (name: string, { baseUrl }: ModelOptions): string =>
  isLoopback(new URL(baseUrl)) ? `,"${name}":${MAX_LOCAL_TOKENS}` : '';

/** `usage` of a reply; estimated by its bytes where the endpoint counted none. */
export const replyUsage = (
  counted: Usage | null | undefined,
  sizes: Sizes | undefined,
): Pick<ModelReply, 'usage' | 'isEstimated'> =>
  counted ? { usage: counted } : { usage: estimateUsage(sizes), isEstimated: true };

const UnreadSchema = z.object({ unread_call: z.string(), bytes: SizesSchema });

/** The reply that stands for a call of the model that its server could not read. `raw` is of our own making. Null for any other `raw`. */
export function unreadCall(raw: Json): ModelReply | null {
  const { unread_call: unread, bytes } = UnreadSchema.safeParse(raw).data ?? {};
  if (unread === undefined) return null;
  return {
    kind: 'reply',
    calls: [],
    text: '',
    cutBy: null,
    echo: [],
    leftOut: [],
    raw,
    unread,
    ...replyUsage(null, bytes),
  };
}

const TokensSchema = z
  .object({
    // No request is empty: a server that reports 0 has not counted.
    input: countSchema.min(1),
    output: countSchema,
    details: z.object({ cached_tokens: countSchema }).nullish().catch(null),
  })
  .transform(
    ({ input, output, details }): Usage => ({
      input_tokens: input,
      cached_input_tokens: details?.cached_tokens ?? 0,
      output_tokens: output,
    }),
  );

/**
 * Reads the token counts of a reply; the protocols name them `input_tokens` and `output_tokens`, or `prompt_tokens` and
 * `completion_tokens`.
 */
export const usageSchema = (input: 'input' | 'prompt', output: 'output' | 'completion') =>
  z.preprocess(
    (usage) =>
      isPlainObject(usage)
        ? {
            input: usage[`${input}_tokens`],
            output: usage[`${output}_tokens`],
            details: usage[`${input}_tokens_details`],
          }
        : usage,
    TokensSchema,
  );

/** An answer that is no reply of the protocol. `error` says what it is instead. */
export interface Unreadable {
  readonly kind: 'unreadable';
  readonly error: string;
}

export const unreadable = (error: string): Unreadable => ({ kind: 'unreadable', error });

/** An object of a reply that is sent back verbatim in the next request: what it holds is not checked. */
export const VerbatimSchema = z.custom<JsonObject>(isPlainObject, 'expected an object');

/** Names the first problem of a failed parse, with its place: `output.0.call_id: expected string`. */
export function otherShape(error: z.ZodError): Unreadable {
  const [issue] = error.issues;
  return unreadable(`its answer has another shape: ${issue?.path.join('.')}: ${issue?.message}`);
}

/** Says that a reply's call is left out, because another call already has its id. */
export const reusedId = (callId: string): string =>
  `a call with the id ${foreignLine(callId)}, which is taken`;

/** `output limit` for `max_output_tokens` or `length`: why a reply ended early, in our words. */
export function cutBy(word: string | null | undefined): string {
  if (word === 'max_output_tokens' || word === 'length') return OUTPUT_LIMIT;
  return word === 'content_filter' ? 'content filter' : (word ?? 'endpoint');
}

const MAX_FOREIGN_CHARS = 300;

/**
 * A text from outside as one line for a log or an annotation, without control and format characters. Of a long one both ends
 * stay: llama.cpp and LiteLLM name the cause last.
 */
export function foreignLine(text: string): string {
  const most = 4 * MAX_FOREIGN_CHARS;
  const ends = text.length <= 2 * most ? text : `${text.slice(0, most)} … ${text.slice(-most)}`;
  const line = ends.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
  if (line.length <= MAX_FOREIGN_CHARS) return line;
  return `${firstChars(line, MAX_FOREIGN_CHARS / 2)} … ${lastChars(line, MAX_FOREIGN_CHARS / 2)}`;
}

/** Far above any reply (a call's arguments are one string), far below what would exhaust the stack of JSON.stringify. */
export const MAX_LEVELS = 100;

type JsonBody = { readonly kind: 'object'; readonly value: JsonObject } | Unreadable;

/** Reads the body of a good status, which ought to be one JSON object; says what it is instead. */
export function parseBody(
  { contentType, bytes }: { readonly contentType: string | null; readonly bytes: Uint8Array },
  baseUrlName: string,
): JsonBody {
  if (bytes.length > MAX_REPLY_BYTES) return otherBody(`longer than ${MAX_REPLY_BYTES} bytes`);
  if (contentType !== null && !isJsonType(contentType)) {
    const what = /^[\w.+/-]{1,80}/.exec(contentType)?.[0] ?? 'of an odd content type';
    // A site answers a wrong path with a page of its own.
    return otherBody(`${what}, not JSON${what === 'text/html' ? `; check ${baseUrlName}` : ''}`);
  }
  if (!isUtf8(bytes)) return otherBody('not valid UTF-8');
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return otherBody('empty');
  const value = orElse(undefined, (): Json => JSON.parse(text));
  if (isTooDeep(value)) return otherBody(`nested deeper than ${MAX_LEVELS} levels`);
  return value !== undefined && isPlainObject(value)
    ? { kind: 'object', value }
    : otherBody('not a JSON object');
}

const otherBody = (what: string): Unreadable => unreadable(`its answer is ${what}`);

function isJsonType(contentType: string): boolean {
  return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType.trim());
}

/** True for a value that would exhaust the stack of JSON.stringify. */
export function isTooDeep(value: unknown, levels = MAX_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isTooDeep(each, levels - 1));
}

export const isText = (value: Json | undefined): value is string => typeof value === 'string';

export const isNonEmptyText = (value: Json | undefined): value is string => isText(value) && value !== '';

export function member(value: Json | undefined, key: string): Json | undefined {
  return value !== undefined && isPlainObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

export function errorIn(event: JsonObject): Json | undefined {
  const error = member(event, 'error') ?? member(member(event, 'response'), 'error');
  return error ?? (event['type'] === 'error' ? event : undefined);
}
