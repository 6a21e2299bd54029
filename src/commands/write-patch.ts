import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Patch } from '../agent/ports.ts';

/** Writes the diff, and the folders above it. Gives the whole path. */
export function writePatch(path: string, { diff }: Patch): string {
  const whole = resolve(path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, diff);
  return whole;
}
