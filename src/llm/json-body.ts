import { isJsonObject, type Json, type JsonObject } from '../agent/json.ts';
import { MAX_REPLY_BYTES } from './http.ts';

/** Far above any reply (a call's arguments are one string), far below what would exhaust the stack of JSON.stringify. */
const MAX_LEVELS = 100;

/** A 2xx answer, as it came. */
export interface ReplyBody {
  readonly kind: 'answered';
  readonly contentType: string | null;
  /** Whole, or longer than MAX_REPLY_BYTES. */
  readonly bytes: Uint8Array;
}

export type JsonBody =
  | { readonly kind: 'object'; readonly value: JsonObject }
  | { readonly kind: 'garbled'; readonly error: string };

/** Reads a body that ought to be one JSON object; says what it is instead. */
export function parseBody({ contentType, bytes }: ReplyBody): JsonBody {
  if (bytes.length > MAX_REPLY_BYTES) return garbled(`longer than ${MAX_REPLY_BYTES} bytes`);
  if (contentType !== null && !isJsonType(contentType)) {
    return garbled(`${/^[\w.+/-]{1,80}/.exec(contentType)?.[0] ?? 'of an odd content type'}, not JSON`);
  }
  const text = decode(bytes);
  if (text === null) return garbled('not valid UTF-8');
  if (text.trim() === '') return garbled('empty');
  if (nestsDeeperThan(MAX_LEVELS, text)) return garbled(`nested deeper than ${MAX_LEVELS} levels`);
  const value = parse(text);
  return value !== undefined && isJsonObject(value)
    ? { kind: 'object', value }
    : garbled('not a JSON object');
}

function garbled(what: string): JsonBody {
  return { kind: 'garbled', error: `the endpoint's answer is ${what}` };
}

function isJsonType(contentType: string): boolean {
  return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType.trim());
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Looked at before the parse: 16 MiB of "[" would cost it seconds and a gigabyte. */
function nestsDeeperThan(levels: number, text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at);
    else if (char === '[' || char === '{') depth += 1;
    else if (char === ']' || char === '}') depth -= 1;
    if (depth > levels) return true;
  }
  return false;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
