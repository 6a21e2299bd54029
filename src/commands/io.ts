import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Patch } from '../core/ports.ts';

/** Where a command writes. Progress goes to stderr, so that stdout is the result. */
export interface Io {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  readonly isTTY: boolean;
  /** Aborted when nobody reads stdout or stderr any more (`| head`); what is written after that goes nowhere. */
  readonly closed: AbortSignal;
}

export interface Interruption {
  /** Aborts at the first Ctrl-C (SIGINT) or SIGTERM, and when nobody reads our output any more, so that what was begun is closed. */
  readonly signal: AbortSignal;
  /** What a shell calls an end by that signal, 128 + its number; `code` when there was none. */
  exitCode(code: number): number;
}

/** Listens for what ends a command early. A second signal ends the process at once. */
export function abortedBySignals({ closed }: Pick<Io, 'closed'>): Interruption {
  const controller = new AbortController();
  let by: 'SIGINT' | 'SIGTERM' | 'SIGPIPE' | null = null;
  const end = (name: NonNullable<typeof by>) => {
    by ??= name;
    controller.abort();
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => end(name));
  // Not SIGPIPE itself: a child that closes its input early raises it as well.
  closed.addEventListener('abort', () => end('SIGPIPE'), { once: true });
  return {
    signal: controller.signal,
    exitCode: (code) => (by === null ? code : 128 + constants.signals[by]),
  };
}

/** Throws an Error naming the flag when there is no such file. */
export function checkTraceFile(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) {
    throw new Error(`--trace ${path}: trace file not found`);
  }
}

/** Writes the diff, and the folders above it. Gives the whole path. */
export function writePatch(path: string, { diff }: Patch): string {
  const whole = resolve(path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, diff);
  return whole;
}

/** Where a patch goes that is not applied, and that no flag names a place for. */
export const besideTrace = (trace: string, runId: string): string => join(dirname(trace), `${runId}.patch`);
