import { statSync } from 'node:fs';

/** Throws an Error naming the flag when there is no such file. */
export function checkTraceFile(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) {
    throw new Error(`--trace ${path}: trace file not found`);
  }
}
