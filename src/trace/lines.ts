import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import * as z from 'zod';
import { errorText } from '../core/errors.ts';
import { type EventKind, PAYLOADS, type RunEvent } from '../core/events.ts';
import { isPlainObject, type JsonObject } from '../core/json.ts';

/** The longest line that is read whole; a run's longest is some 10 MB. */
const MAX_LINE_BYTES = 64 * 1024 * 1024;
const NEWLINE = 0x0a;

/** A line of a file, numbered from 1. `isWhole`: its newline is there. */
export type FileLine =
  | { readonly kind: 'text'; readonly number: number; readonly text: string; readonly isWhole: boolean }
  | { readonly kind: 'unreadable'; readonly number: number; readonly reason: string };

/**
 * Streams a file's lines. Only a line feed ends one: U+2028 and friends stand in texts as they are, which
 * is why this is not node:readline. Throws what the file system throws.
 */
export async function* readLines(path: string): AsyncGenerator<FileLine> {
  let number = 0;
  let pieces: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunksOf(path)) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      bytes += end - start;
      pieces.push(chunk.subarray(start, end));
      yield lineOf(pieces, { bytes, number: ++number, isWhole: true });
      pieces = [];
      bytes = 0;
      start = end + 1;
    }
    bytes += chunk.length - start;
    if (bytes <= MAX_LINE_BYTES) pieces.push(chunk.subarray(start));
    else pieces = [];
  }
  if (bytes > 0) yield lineOf(pieces, { bytes, number: ++number, isWhole: false });
}

function lineOf(
  pieces: readonly Buffer[],
  { bytes, number, isWhole }: { bytes: number; number: number; isWhole: boolean },
): FileLine {
  if (bytes > MAX_LINE_BYTES)
    return { kind: 'unreadable', number, reason: `longer than ${MAX_LINE_BYTES} bytes` };
  const [only, ...others] = pieces;
  const line = others.length === 0 ? (only ?? Buffer.alloc(0)) : Buffer.concat(pieces);
  if (!isUtf8(line)) return { kind: 'unreadable', number, reason: 'not valid UTF-8' };
  return { kind: 'text', number, text: line.toString('utf8'), isWhole };
}

async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    if (Buffer.isBuffer(chunk)) yield chunk;
  }
}

// The lines of a trace file (docs/trace.md). Payloads stay the very objects that JSON.parse made: zod would
// copy them, drop keys it does not know, and overflow the stack on deep ones.

const JsonObjectSchema = z.custom<JsonObject>(isPlainObject, 'expected an object');

export const TraceLineSchema = z.object({
  v: z.literal(1),
  /** Position in its run, from 0. */
  seq: z.number().int().min(0),
  /** Seconds since 1970, to the millisecond. */
  ts: z.number(),
  run_id: z.string(),
  kind: z.string(),
  payload: JsonObjectSchema,
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type TraceLine = z.infer<typeof TraceLineSchema>;

export type ParsedLine =
  | { readonly kind: 'line'; readonly line: TraceLine }
  | { readonly kind: 'bad'; readonly reason: string };

/** Reads the envelope of a line. */
export function parseLine(text: string): ParsedLine {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return bad(`not JSON: ${errorText(error)}`);
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return bad('not a JSON object');
  if ('v' in json && json.v !== 1)
    return bad(`version ${JSON.stringify(json.v)} of the format; this reads 1`);
  const parsed = TraceLineSchema.safeParse(json);
  if (parsed.success) return { kind: 'line', line: parsed.data };
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return bad(`not a trace line: ${issues.join('; ')}`);
}

const bad = (reason: string): ParsedLine => ({ kind: 'bad', reason });

export function isEventKind(kind: string): kind is EventKind {
  return Object.hasOwn(PAYLOADS, kind);
}

interface Said {
  readonly kind: string;
  readonly payload: unknown;
}

/** True when the payload has its kind's shape. The object itself is then used: nothing is copied or dropped. */
export const isRunEvent = (said: Said): said is RunEvent => misfit(said) === null;

/** Why an event does not have its kind's shape; null when it has. */
export function misfit({ kind, payload }: Said): string | null {
  if (!isEventKind(kind)) return `unknown kind ${kind}`;
  try {
    const parsed = PAYLOADS[kind].safeParse(payload);
    if (parsed.success) return null;
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  } catch (error) {
    if (error instanceof RangeError) return 'nested too deeply';
    throw error;
  }
}
