import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Patch } from '../agent/ports.ts';

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
