import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';

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
