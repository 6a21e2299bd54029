import { assertNever } from '../base/errors.ts';
import type { Json } from '../base/json.ts';
import { anyOf, filled } from '../base/text.ts';
import type { Completion, ModelReply } from '../core/ports.ts';
import { SERVER_SETTINGS } from '../core/settings.ts';
import { type ApiKey, withoutKey } from './provider.ts';
import { foreignLine, isText, member } from './reply.ts';

/**
 * The first wait where the endpoint names none; it doubles up to MAX_BACKOFF_MS. Also the shortest wait, so that
 * `retry-after: 0` is no busy loop.
 */
const MIN_WAIT_MS = 500;
const MAX_BACKOFF_MS = 8_000;

/** How long trouble may last when the endpoint names no wait. Rate limits are counted by the minute. */
const PATIENCE_MS = 25_000;
const RATE_LIMIT_PATIENCE_MS = 65_000;
/** For a server on this machine that is not running: a person waits for the answer. */
const NOT_STARTED_PATIENCE_MS = 2_000;

/** `Lost.word` of an endpoint that took the request, and then sent nothing for MAX_SILENCE_MS. */
export const SILENT = 'SILENT';
/** How long the client waits for an answer to begin. */
export const MAX_SILENCE_MS = 10 * 60_000;

/**
 * Failures that are not tried again: a bad certificate stays bad, and an endpoint that was silent for ten minutes would
 * be silent again.
 */
export const FINAL_LOSS = new RegExp(`CERT|LEAF_SIGNATURE|^${SILENT}$`);

/** An answer with a good status, whose body is not parsed yet. */
export interface Answered {
  readonly kind: 'answered';
  readonly status: number;
  readonly contentType: string | null;
  /** The whole body, unless it is longer than MAX_REPLY_BYTES. */
  readonly bytes: Buffer;
  /** What is wrong with the streamed events of the reply: completes "The model endpoint gave no reply: …". */
  readonly problem: string | null;
}

export interface Refused {
  readonly kind: 'refused';
  readonly status: number;
  readonly details: ErrorDetails;
  readonly retryAfterMs: number | null;
}

/** No response, or only a part of one; `word` is the system's name for it, like ECONNRESET. */
export interface Lost {
  readonly kind: 'lost';
  readonly word: string;
}

export type Try =
  | ModelReply
  /** The status was good, but the body is no reply of the protocol: a fault of the endpoint, as a 502 is, so it is asked again. */
  | { readonly kind: 'no_reply'; readonly status: number; readonly why: string }
  | Refused
  | Lost
  /** A refusal of a part of the request, such as `stream` or `reasoning_content`: it is sent again in a simpler form. */
  | { readonly kind: 'without'; readonly status: number; readonly parts: readonly string[] }
  | { readonly kind: 'stopped'; readonly why: 'timeout' | 'cancelled' };

/** What to do after a try: send the same request again after a wait, or end with `outcome`. */
type AfterTry =
  | { readonly kind: 'again'; readonly waitMs: number }
  | { readonly kind: 'done'; readonly outcome: Completion };

/** What servers say where the status does not tell. Each with an example. */
const WORDS = {
  /** A status of 500 or more that no other try changes. */
  lasting: anyOf(
    [
      // llama.cpp: "tools param requires --jinja flag"
      /requires --\w+/,
      // Ollama: "… does not support tools", "model requires more system memory (5.6 GiB) than is available"
      /does not support (tools|chat|function)|requires more system memory/,
      // LiteLLM: "litellm.NotFoundError: …", "Invalid model name passed in model=x"
      /\b(NotFound|BadRequest|Authentication|PermissionDenied|UnsupportedParams|UnprocessableEntity)Error\b/,
      // Gateways: "model 'x' not found", "The model `x` does not exist", "unknown model: x", "model_not_found"
      /\bmodel\b.{0,80}\b(not found|does not exist|not supported|not available|cannot be found)\b/,
      /\b(unknown|unsupported|no such|invalid) model\b|model_not_found/,
      // Templates of chats: "Conversation roles must alternate user/assistant/…", "No user query found in messages."
      /roles must alternate|raise_exception|\bjinja\b|chat template|No user query found/,
      /exceeds? the (available |maximum )?context|context length exceeded|ContextWindowExceeded/,
    ],
    'i',
  ),
  /** llama.cpp: "Loading model"; Hugging Face: "Model x is currently loading" */
  loading: /\bloading (the )?model\b|\bmodel\b.{0,80}\bloading\b/i,
  /** OpenAI: context_length_exceeded; llama.cpp: "the request exceeds the available context size"; vLLM: "maximum context length is …" */
  context: /context[_ ]?(length|size|window)|ContextWindowExceeded|prompt is too long|exceeds the context/i,
  /** The server could not read the call that the model wrote. */
  unread: anyOf(
    [
      // llama.cpp 2026.10: "The model produced output that does not match the expected peg-native format"
      /output that does not match the expected/,
      // llama.cpp before: "Failed to parse input at pos 12: …", "Failed to parse tool call arguments as JSON: …"
      /failed to parse (input|tool call|the model|messages|function)/,
      // Ollama: "error parsing tool call: raw='…', err=…"
      /error parsing tool call|(parse|parsing|invalid|malformed) (tool|function)[ _]?calls?/,
      // Groq: tool_use_failed, "Failed to call a function. Please adjust your prompt."; Gemini: MALFORMED_FUNCTION_CALL
      /tool_use_failed|failed to call a function|malformed_function_call/,
      // vLLM and others with gpt-oss: "unexpected tokens remaining in message header"
      /HarmonyError|tokens remaining in message header/,
    ],
    'i',
  ),
} as const;

/** Whether a refusal says that the server could not read the call that the model wrote: the model is to blame, and may do better. */
export const isUnreadCall = ({ message, code }: ErrorDetails): boolean =>
  WORDS.unread.test(`${code} ${message}`);

interface Circumstances {
  /** Tries so far, at least 1. */
  readonly tries: number;
  /** The time since the first failed try ended. */
  readonly troubledMs: number;
  /** The time that is left for this request and all tries of it. */
  readonly remainingMs: number;
  readonly timeoutMs: number;
  readonly names: InputNames;
  readonly isOnThisMachine: boolean;
}

/**
 * Messages on how a request failed. Each follows the words "The model endpoint"; `filled` replaces each `…` by a number, by words
 * that the endpoint sent, or by the setting that mends it.
 */
export const ENDPOINT_FAILED = {
  no_reply: 'still gave no reply after …: ….',
  refuses_still: 'still answered … after ……',
  long_wait: 'answered … and told us to wait …, but only … are left…',
  key: 'refused the key (…)… Check ….',
  redirect:
    'answered with a redirect (…), which is not followed, because it would carry the key along. ' +
    'Give the final address as ….',
  quota: 'has no quota left for this key (429)… Check ….',
  request: 'rejected the request (…)……',
  context: `rejected the request (…)… The conversation is longer than the context of the model. ${SERVER_SETTINGS.context}.`,
  silent:
    'was connected, and gave no answer for …. ' +
    'It may be overloaded, or the model too slow: try again later, or with another model.',
  unreachable: 'could not be reached (…, …). …',
  timeout: 'had given no whole answer, … after the request, when the time of the run was up.',
} as const;

/** Pure: decides by kind and status, and by the words of WORDS where a server's status says too little. */
export function afterTry(result: Try, at: Circumstances): AfterTry {
  switch (result.kind) {
    case 'reply':
      return { kind: 'done', outcome: result };
    case 'no_reply': {
      const waitMs = waitAfter({ ...at, status: result.status, retryAfterMs: null });
      const what = filled(ENDPOINT_FAILED.no_reply, countTries(at.tries), result.why);
      return waitMs === null
        ? { kind: 'done', outcome: failure('unavailable', result.status, what) }
        : { kind: 'again', waitMs };
    }
    case 'without':
      return { kind: 'again', waitMs: 0 };
    case 'stopped':
      return { kind: 'done', outcome: stopped(result.why, at.timeoutMs) };
    case 'refused':
      return afterRefusal(result, at);
    case 'lost': {
      const isNotStarted = at.isOnThisMachine && result.word === 'ECONNREFUSED';
      const trouble = { ...at, status: null, retryAfterMs: null, isNotStarted };
      const waitMs = FINAL_LOSS.test(result.word) ? null : waitAfter(trouble);
      return waitMs === null
        ? { kind: 'done', outcome: unreachable(result.word, at.tries, at.names) }
        : { kind: 'again', waitMs };
    }
    default:
      return assertNever(result);
  }
}

function afterRefusal(refused: Refused, at: Circumstances): AfterTry {
  const { status, details, retryAfterMs } = refused;
  // OpenAI also answers 429 for an account without funds, which waiting does not change:
  // https://platform.openai.com/docs/guides/error-codes
  if (!isPassing(status) || details.code === 'insufficient_quota' || WORDS.lasting.test(details.message)) {
    return { kind: 'done', outcome: refusedForGood(status, details, at.names) };
  }
  const waitMs = waitAfter({ ...at, status, retryAfterMs, isLoading: WORDS.loading.test(details.message) });
  if (waitMs !== null) return { kind: 'again', waitMs };
  const what =
    retryAfterMs === null
      ? filled(ENDPOINT_FAILED.refuses_still, status, countTries(at.tries), quoted(details))
      : filled(
          ENDPOINT_FAILED.long_wait,
          status,
          seconds(retryAfterMs),
          seconds(at.remainingMs),
          quoted(details),
        );
  return { kind: 'done', outcome: failure('unavailable', status, what) };
}

export interface Trouble extends Pick<Circumstances, 'tries' | 'troubledMs' | 'remainingMs'> {
  /** null: no response came. */
  readonly status: number | null;
  readonly retryAfterMs: number | null;
  /** Nothing listens at an address of this machine. */
  readonly isNotStarted?: boolean;
  /** The server is reading its model, which ends: as long as the run has time. */
  readonly isLoading?: boolean;
}

/**
 * The wait before the same request is sent again; null: it is not. A wait that the endpoint names is kept if it fits into the
 * remaining time; otherwise the wait doubles until patience ends. No jitter: one run is one client.
 */
export function waitAfter(trouble: Trouble): number | null {
  const { retryAfterMs, remainingMs } = trouble;
  if (retryAfterMs !== null) {
    const waitMs = Math.max(retryAfterMs, MIN_WAIT_MS);
    return waitMs < remainingMs ? waitMs : null;
  }
  const waitMs = Math.min(MIN_WAIT_MS * 2 ** (trouble.tries - 1), MAX_BACKOFF_MS);
  const patienceMs = patienceFor(trouble);
  return trouble.troubledMs + waitMs <= patienceMs && waitMs < remainingMs ? waitMs : null;
}

function patienceFor({ status, isNotStarted = false, isLoading = false }: Trouble): number {
  if (isLoading) return Number.POSITIVE_INFINITY;
  if (isNotStarted) return NOT_STARTED_PATIENCE_MS;
  return status === 429 ? RATE_LIMIT_PATIENCE_MS : PATIENCE_MS;
}

/** Whether the same request may succeed later: after a time-out (408), a conflict (409), a rate limit (429), or an error of the server. */
export function isPassing(status: number): boolean {
  return status === 408 || status === 409 || status === 429 || status >= 500;
}

/**
 * The wait in milliseconds, or null if none is named. `retry-after-ms` is OpenAI's and Azure's finer form of
 * `retry-after`: https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function readRetryAfter(headers: Headers, wallClockMs: number): number | null {
  const inMs = count(headers.get('retry-after-ms'));
  if (inMs !== null) return inMs;
  const text = headers.get('retry-after');
  const inSeconds = count(text);
  if (inSeconds !== null) return inSeconds * 1000;
  const date = Date.parse(text ?? '');
  return Number.isNaN(date) ? null : Math.max(0, date - wallClockMs);
}

function count(text: string | null): number | null {
  return text !== null && /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

export type Failed = Extract<Completion, { kind: 'failed' }>;

/** What the user calls the settings that can mend a failure. */
interface InputNames {
  readonly key: string;
  readonly baseUrl: string;
}

/** What the body of an error says, with the key removed. */
interface ErrorDetails {
  readonly message: string;
  readonly code: string | null;
  /** The part of the request that the error is about. */
  readonly param: string | null;
}

/**
 * Reads an error's body: OpenAI's {message, code, param}, or a text, {detail: "…"} or {detail: […]}, which compatible servers send. A
 * body that is no JSON (a proxy's HTML page) gives an empty message.
 */
export function readErrorDetails(error: Json | undefined, key: ApiKey): ErrorDetails {
  const parts = [error, member(error, 'message'), member(error, 'detail')];
  // A validator gives a list: https://fastapi.tiangolo.com/tutorial/handling-errors/
  const message =
    parts.find(isText) ?? JSON.stringify(parts.find((part) => Array.isArray(part)) ?? '').slice(1, -1);
  const [code, param] = [member(error, 'code'), member(error, 'param')];
  return {
    message: foreignLine(withoutKey(message, key)),
    code: isText(code) ? withoutKey(code, key) : null,
    param: isText(param) ? param : null,
  };
}

/** The failure for a status that another try will not change. */
export function refusedForGood(status: number, details: ErrorDetails, names: InputNames): Failed {
  const rejected = (what: string): Failed => failure('rejected', status, what);
  if (status === 401 || status === 403)
    return failure('unauthorized', status, filled(ENDPOINT_FAILED.key, status, quoted(details), names.key));
  if (status >= 300 && status < 400) return rejected(filled(ENDPOINT_FAILED.redirect, status, names.baseUrl));
  if (status === 429) return rejected(filled(ENDPOINT_FAILED.quota, quoted(details), names.key));
  if (WORDS.context.test(`${details.code} ${details.message}`))
    return rejected(filled(ENDPOINT_FAILED.context, status, quoted(details)));
  const advice = status === 404 ? ` Check model and ${names.baseUrl}.` : '';
  return rejected(filled(ENDPOINT_FAILED.request, status, quoted(details), advice));
}

/** The failure for an endpoint that gives no response, or breaks off each one. */
export function unreachable(word: string, tries: number, names: InputNames): Failed {
  if (word === SILENT) {
    return failure('unavailable', null, filled(ENDPOINT_FAILED.silent, seconds(MAX_SILENCE_MS)));
  }
  const mend =
    word === 'ECONNREFUSED'
      ? `Nothing listens there: start the server, or check ${names.baseUrl}.`
      : `Check ${names.baseUrl} and the network.`;
  return failure('unreachable', null, filled(ENDPOINT_FAILED.unreachable, word, countTries(tries), mend));
}

/** The failure for a request that we ended: by the time limit, or because the run was cancelled. */
export function stopped(why: 'timeout' | 'cancelled', timeoutMs: number): Failed {
  if (why === 'timeout') return failure(why, null, filled(ENDPOINT_FAILED.timeout, seconds(timeoutMs)));
  return { kind: 'failed', reason: why, status: null, message: 'The request to the model was cancelled.' };
}

function failure(reason: Failed['reason'], status: number | null, what: string): Failed {
  return { kind: 'failed', reason, status, message: `The model endpoint ${what}` };
}

function quoted(details: ErrorDetails): string {
  return details.message === '' ? '.' : `: "${details.message}".`;
}

function countTries(tries: number): string {
  return tries === 1 ? '1 try' : `${tries} tries`;
}

function seconds(ms: number): string {
  return `${Math.max(0, Math.ceil(ms / 1000))} s`;
}
