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
  rmSync,
  type Stats,
  utimesSync,
} from 'node:fs';
import { copyFile, mkdir, readdir, readlink, stat, symlink, utimes } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { orElse } from '../agent/errors.ts';

/** Not a link to one. */
export const isFolder = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Enough to keep the four threads of Node's pool busy. */
const PARALLEL = 16;

/**
 * Copies a folder with everything in it, and with its time stamps: build tools compare them. Copy-on-write
 * where the file system can. Links stay links; sockets, FIFOs and devices are left out.
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
  const { atime, mtime } = await stat(from);
  await utimes(to, atime, mtime);
}

/** As it is, unless it names a place in the original by its whole path: the copy must not lead back there. */
async function copyLink(path: string, from: string, to: string): Promise<void> {
  const target = await readlink(join(from, path));
  const isInside = target === from || target.startsWith(from + sep);
  await symlink(isInside ? join(to, target.slice(from.length)) : target, join(to, path));
}

/** Waits for all of them, also when one fails: whoever cleans up must not do so while others still write. */
async function inParallel(todo: readonly (() => Promise<void>)[]): Promise<void> {
  const next = todo.values();
  const worker = async () => {
    for (const each of next) await each();
  };
  const ends = await Promise.allSettled(Array.from({ length: PARALLEL }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/**
 * Makes the folders that lead from `from` down to `parts` again below `to`, with their modes, owners' rights and
 * times. A part that is no folder there becomes one, open to its owner alone.
 */
export function copyFolders(from: string, to: string, parts: readonly string[]): void {
  for (let depth = 0; depth <= parts.length; depth++) {
    const below = parts.slice(0, depth);
    makeLike(lstatSync(join(from, ...below), { throwIfNoEntry: false }), join(to, ...below));
  }
}

function makeLike(stats: Stats | undefined, folder: string): void {
  if (isFolder(folder)) return;
  mkdirSync(folder, { mode: 0o700 });
  if (stats === undefined || !stats.isDirectory()) return;
  chmodSync(folder, stats.mode & 0o7777);
  utimesSync(folder, stats.atime, stats.mtime);
}

/** Removes a folder and all it holds, read-only folders too: Go's module cache is made of them. Follows no link. */
export function removeTree(root: string): void {
  // The asynchronous removal holds the whole tree in memory.
  const options = { recursive: true, force: true, maxRetries: 3 };
  try {
    rmSync(root, options);
  } catch {
    makeRemovable(root);
    rmSync(root, options);
  }
}

function makeRemovable(folder: string): void {
  if (!isFolder(folder)) return;
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) makeRemovable(join(folder, entry.name));
  }
}

/** In the system's temporary folder: what cannot be removed stays there. Tests left a process that writes in it, or root owns it. */
export const removeQuietly = (folder: string): void => orElse(undefined, () => removeTree(folder));

/** Opened without following a link and without waiting on a FIFO; null for what is not there, no file, or too large. */
export function readRegularFile(path: string, maxBytes: number): string | null {
  let file: number;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch {
    return null;
  }
  try {
    const stats = fstatSync(file);
    if (!stats.isFile() || stats.size > maxBytes) return null;
    const bytes = Buffer.alloc(stats.size);
    let length = 0;
    for (let count = -1; count !== 0 && length < bytes.length; length += count) {
      count = readSync(file, bytes, length, bytes.length - length, length);
    }
    return bytes.subarray(0, length).toString('utf8');
  } finally {
    closeSync(file);
  }
}
