import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join, sep } from 'node:path';
import { orElse } from '../base/errors.ts';

const WRITABLE_BY_OTHERS = 0o022;
const SYSTEM_FOLDERS = ['/usr/sbin', '/sbin', '/usr/bin', '/bin'];
const known = new Map<string, string | null>();

/**
 * The absolute path of a program on PATH; null where there is none. `system`: also in the folders of programs for administrators, which
 * PATH may leave out. The first result is kept: a program that a test puts on PATH later is never started if this was called before.
 * Folders that belong to root and that no other user can write are searched first; `.` and the folder in which this process was started
 * are not searched.
 */
export function findProgram(name: string, where: 'path' | 'system' = 'path'): string | null {
  const before = known.get(name);
  if (before !== undefined) return before;
  const path = process.env['PATH'] ?? '';
  const folders = where === 'system' ? [path, ...SYSTEM_FOLDERS].join(delimiter) : path;
  const found = searchProgram(name, folders, process.cwd());
  known.set(name, found);
  return found;
}

/** Searches `path` (a PATH) without keeping the result; nothing below `forbidden` is found. */
export function searchProgram(name: string, path: string, forbidden: string): string | null {
  const candidates = path
    .split(delimiter)
    .filter((folder) => isAbsolute(folder) && !isBelow(folder, forbidden))
    .map((folder) => join(folder, name))
    .filter(isExecutableFile);
  const best = candidates.find(isRootsAlone) ?? candidates[0];
  // Links of the folder are followed, and the file's own is not: a program with many names (busybox) acts by the name it is started with.
  return best === undefined ? null : join(realpathSync(dirname(best)), name);
}

/** Whether `path` is `folder` or lies in it. False for the folder `/`: if this process was started there, no program is forbidden. */
function isBelow(path: string, folder: string): boolean {
  return folder !== '/' && (path === folder || path.startsWith(folder + sep));
}

export const isExecutableFile = (file: string): boolean =>
  orElse(false, () => {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  });

const isRootsAlone = (file: string): boolean =>
  [statSync(file), statSync(dirname(file))].every(
    ({ uid, mode }) => uid === 0 && (mode & WRITABLE_BY_OTHERS) === 0,
  );
