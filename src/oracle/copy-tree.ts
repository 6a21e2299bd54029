import { constants, type Dirent } from 'node:fs';
import { copyFile, mkdir, readdir, readlink, stat, symlink, utimes } from 'node:fs/promises';
import { join, sep } from 'node:path';

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
