import { createHash } from 'node:crypto';
import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorText } from '../base/errors.ts';
import type { RunEvent } from '../core/events.ts';

/** Writes one run's events as they happen. Each event is one write of one whole line, so a killed run leaves a valid file. */
interface TraceWriter extends Disposable {
  readonly path: string;
  readonly runId: string;
  /** Appends the event as a line. Throws when it cannot be written, and after `close`. */
  emit(event: RunEvent): void;
  close(): void;
  /** The sha256, in hex, of the lines that this run wrote: what the file must hold, whatever happened to it on the disk. */
  sha256(): string;
  /** The lines that this run wrote, in case the file was changed or removed. */
  text(): string;
}

/** Opens a trace to append one run to it; `now` is in milliseconds since 1970. Throws when the file cannot be opened. */
export function openTrace(options: {
  readonly path: string;
  readonly runId: string;
  readonly now: () => number;
}): TraceWriter {
  const { path, runId, now } = options;
  let file: number | null = openToAppend(path);
  let seq = 0;
  let hash = CHAIN_START;
  const written = createHash('sha256');
  const lines: string[] = [];
  const close = (): void => {
    if (file !== null) closeSync(file);
    file = null;
  };
  return {
    path,
    runId,
    emit({ kind, payload }) {
      if (file === null) throw new Error(`The trace ${path} is closed`);
      const ts = Math.round(now()) / 1000;
      const content = JSON.stringify({ v: 1, seq, ts, run_id: runId, kind, payload });
      hash = chainHash(hash, content);
      const line = `${sealLine(content, hash)}\n`;
      writeWhole(file, line);
      written.update(line);
      lines.push(line);
      seq++;
    },
    close,
    sha256: () => written.copy().digest('hex'),
    text: () => lines.join(''),
    [Symbol.dispose]: close,
  };
}

function openToAppend(path: string): number {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(path, 'a+');
    if (endsMidLine(file)) writeWhole(file, '\n');
    return file;
  } catch (cause) {
    const why = errorText(cause);
    throw new Error(`The trace cannot be written to ${path}: ${why}`, { cause });
  }
}

/** True when a killed run left its last line without an end. */
function endsMidLine(file: number): boolean {
  const { size } = fstatSync(file);
  const last = Buffer.alloc(1);
  return size > 0 && readSync(file, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
}

function writeWhole(file: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
}

/** Stands for the hash of "the line before" at the first line of a run. */
export const CHAIN_START = '0'.repeat(64);

export const sha256Of = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex');

/** The hash of a line, given without its hash member, that follows the line whose hash is `previous`. */
export const chainHash = (previous: string, content: string): string => sha256Of(`${previous}\n${content}`);

/** Puts the hash into a line as its last member. */
export const sealLine = (content: string, hash: string): string =>
  `${content.slice(0, -1)},"hash":"${hash}"}`;

const SEALED = /^(.*),"hash":"([0-9a-f]{64})"\}$/s;

/** A line's text without its hash member, and that hash; null when the line does not end in one. */
export function unsealLine(line: string): { readonly content: string; readonly hash: string } | null {
  const [, start, hash] = SEALED.exec(line) ?? [];
  return start === undefined || hash === undefined ? null : { content: `${start}}`, hash };
}
