import { chmodSync, lstatSync, mkdirSync, type Stats, utimesSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes the folders that lead from `from` down to `parts` again below `to`, with their modes, owners' rights and
 * times. A part that is no folder there becomes one, open to its owner alone.
 */
export function copyFolders(from: string, to: string, parts: readonly string[]): void {
  let source = from;
  let target = to;
  makeLike(lstatSync(source, { throwIfNoEntry: false }), target);
  for (const part of parts) {
    source = join(source, part);
    target = join(target, part);
    makeLike(lstatSync(source, { throwIfNoEntry: false }), target);
  }
}

function makeLike(stats: Stats | undefined, folder: string): void {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  mkdirSync(folder, { mode: 0o700 });
  if (stats === undefined || !stats.isDirectory()) return;
  chmodSync(folder, stats.mode & 0o7777);
  utimesSync(folder, stats.atime, stats.mtime);
}
