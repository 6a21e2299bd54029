import { accessSync, constants, realpathSync, type Stats, statSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join, sep } from 'node:path';
import { orElse } from '../core/errors.ts';

const WRITABLE_BY_OTHERS = 0o022;
/** Where programs for the administrator lie, which a user's PATH may leave out. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/sbin', '/usr/bin', '/bin'];
const known = new Map<string, string | null>();

/**
 * Where a program of the system lies, as an absolute path. Looked up once, so before any test has run if it is asked
 * for early: what a test plants on PATH later is never started. Folders that belong to root and that nobody else can
 * write come first; `.` and the folder we were started in are no places to find programs in. Null: there is none.
 */
export function findProgram(name: string): string | null {
  return remembered(name, process.env['PATH'] ?? '');
}

/** The same for a program that PATH may leave out, since only the system's administrator starts it. */
export function findSystemProgram(name: string): string | null {
  return remembered(name, [process.env['PATH'] ?? '', ...SYSTEM_FOLDERS].join(delimiter));
}

function remembered(name: string, path: string): string | null {
  const before = known.get(name);
  if (before !== undefined) return before;
  const found = searchProgram(name, path, process.cwd());
  known.set(name, found);
  return found;
}

/** The same without memory, for a given PATH and a folder that is no place to find programs in. */
export function searchProgram(name: string, path: string, forbidden: string): string | null {
  const candidates = path
    .split(delimiter)
    .filter((folder) => isAbsolute(folder) && !isBelow(folder, forbidden))
    .map((folder) => join(folder, name))
    .filter(isExecutable);
  const best = candidates.find(isRootsAlone) ?? candidates[0];
  // The file's own name stays: a link to a program of many names (busybox) goes by it.
  return best === undefined ? null : join(realpathSync(dirname(best)), name);
}

/** Whether `path` is `folder` or lies in it. Started in `/`, nothing is forbidden. */
function isBelow(path: string, folder: string): boolean {
  return folder !== '/' && (path === folder || path.startsWith(folder + sep));
}

function isExecutable(file: string): boolean {
  return orElse(false, () => {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  });
}

function isRootsAlone(file: string): boolean {
  return [statSync(file), statSync(dirname(file))].every(belongsToRoot);
}

const belongsToRoot = ({ uid, mode }: Stats): boolean => uid === 0 && (mode & WRITABLE_BY_OTHERS) === 0;
