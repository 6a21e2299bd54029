import {
  chmodSync,
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { copyFile, mkdir, readdir, readlink, stat, symlink, utimes } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { orElse } from '../base/errors.ts';
/** Whether there is a folder at the path, and not a link to one. */
export const isFolder = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The absolute path of a folder of the checkout `root`; null when there is no such folder, or a link leads out of the checkout. */
export function folderIn(root: string, folder: string): string | null {
  const path = join(root, folder);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return null;
  const real = realpathSync(path);
  return real === root || real.startsWith(root + sep) ? real : null;
}

/** How many files are copied at a time: enough to keep the four threads of Node's pool busy. */
const PARALLEL = 16;

/**
 * Copies a folder with everything in it, and with the time stamps of files: build tools compare them. Uses copy-on-write where the file
 * system can. Links stay links; sockets, FIFOs and devices are left out.
 */
export async function copyTree(
  from: string,
  to: string,
  isLeftOut: (path: string, entry: Dirent) => boolean,
): Promise<void> {
  const folders = [''];
  for (const folder of folders) {
    await mkdir(join(to, folder), { recursive: true });
    const entries = await readdir(join(from, folder), { withFileTypes: true });
    const todo: (() => Promise<void>)[] = [];
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (isLeftOut(path, entry)) continue;
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile()) todo.push(() => copyOne(join(from, path), join(to, path)));
      else if (entry.isSymbolicLink()) todo.push(() => copyLink(path, from, to));
    }
    await inParallel(todo);
  }
}

async function copyOne(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
  const { atimeMs, mtimeMs } = await stat(from);
  // The times are given as numbers of seconds: a Date would be rounded to milliseconds, which can give the next second.
  await utimes(to, atimeMs / 1000, mtimeMs / 1000);
}

/** Copies a link. If its target is an absolute path below `from`, the copy's target is the same path below `to`. */
async function copyLink(path: string, from: string, to: string): Promise<void> {
  const target = await readlink(join(from, path));
  const isInside = target === from || target.startsWith(from + sep);
  await symlink(isInside ? join(to, target.slice(from.length)) : target, join(to, path));
}

/** Waits for all tasks, also when one fails: the caller then removes the copy, and no task may still write to it. */
async function inParallel(todo: readonly (() => Promise<void>)[]): Promise<void> {
  const next = todo.values();
  const worker = async () => {
    for (const each of next) await each();
  };
  const ends = await Promise.allSettled(Array.from({ length: PARALLEL }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/**
 * For `['a', 'b']`, makes `to`, `to/a` and `to/a/b`, with the modes and times of `from`, `from/a` and `from/a/b`. Where `from`
 * has no such folder, only the owner can open the new one.
 */
export function copyFolders(from: string, to: string, parts: readonly string[]): void {
  for (let depth = 0; depth <= parts.length; depth++) {
    const below = parts.slice(0, depth);
    const folder = join(to, ...below);
    if (isFolder(folder)) continue;
    mkdirSync(folder, { mode: 0o700 });
    const stats = lstatSync(join(from, ...below), { throwIfNoEntry: false });
    if (stats === undefined || !stats.isDirectory()) continue;
    chmodSync(folder, stats.mode & 0o7777);
    utimesSync(folder, stats.atimeMs / 1000, stats.mtimeMs / 1000);
  }
}

/** Removes a folder with everything in it, read-only folders included (Go's module cache has them). Follows no link. */
export function removeTree(root: string): void {
  // `rmSync`, because the asynchronous `rm` of Node holds the whole tree in memory.
  const options = { recursive: true, force: true, maxRetries: 3 };
  try {
    rmSync(root, options);
  } catch {
    unlockFolders(root);
    rmSync(root, options);
  }
}

/**
 * Gives the owner access again to a folder and to all folders below it, as far as we own them. Follows no link. Leaves out paths
 * that are longer than the system takes: tests that change into folder after folder can make such paths.
 */
export function unlockFolders(folder: string): void {
  unlockFolder(folder);
  for (const entry of orElse([], () => readdirSync(folder, { withFileTypes: true }))) {
    if (entry.isDirectory()) unlockFolders(join(folder, entry.name));
  }
}

export function unlockFolder(folder: string): void {
  const stats = orElse(undefined, () => lstatSync(folder, { throwIfNoEntry: false }));
  if (stats?.isDirectory() && (stats.mode & 0o700) !== 0o700)
    orElse(undefined, () => chmodSync(folder, (stats.mode & 0o7777) | 0o700));
}

/** Removes a folder if it can. It may stay: a process may still write in it, or root may own it. */
export const removeQuietly = (folder: string): void => orElse(undefined, () => removeTree(folder));

/** Reads a file without following a link and without waiting for a FIFO. Null: there is none, it is no file, or it is too large. */
export function readRegularFile(path: string, maxBytes: number): string | null {
  const pieces = openRegularFile(path, maxBytes);
  return pieces === null ? null : [...pieces].join('');
}

/** The same, a piece at a time: the pieces are read as they are gone through, to the last one. */
export function openRegularFile(path: string, maxBytes: number): Iterable<string> | null {
  let file: number;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch {
    return null;
  }
  const stats = fstatSync(file);
  if (stats.isFile() && stats.size <= maxBytes) return piecesOf(file, stats.size);
  closeSync(file);
  return null;
}

const PIECE_BYTES = 16 * 1024;

/** The first `size` bytes of an open file, which is closed behind them. */
function* piecesOf(file: number, size: number): Generator<string> {
  try {
    const bytes = Buffer.alloc(Math.min(size, PIECE_BYTES));
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    for (let at = 0, count = -1; count !== 0 && at < size; at += count) {
      count = readSync(file, bytes, 0, Math.min(bytes.length, size - at), at);
      yield decoder.decode(bytes.subarray(0, count), { stream: true });
    }
    yield decoder.decode();
  } finally {
    closeSync(file);
  }
}
