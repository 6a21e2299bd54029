import { chmodSync, copyFileSync, lstatSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { orElse } from '../core/errors.ts';
import type { TreeIndex } from '../workspace/snapshot.ts';
import type { OpenedFile } from '../workspace/watched-judge.ts';
import { copyFolders } from './folders.ts';

/** A larger file is no script, no settings and no source that a patch may change. */
const MAX_FILE_BYTES = 256 * 1024;
/** Where more would be watched, what judges is found by reading alone: 2,000 files of 4 KB take half a second, and the disk's time. */
const MAX_FILES = 3000;
const MAX_BYTES = 24 * 1024 * 1024;

/** More are not all read for what they hold. */
const MAX_ALL_READ = 20;

/** Older than any time of change, so that the first reading of a file sets a new time of access, as `relatime` does. */
const NEVER_S = 1;
const NEVER_NS = 1_000_000_000n;

/**
 * Watches which tracked files are read in a place for tests; to be called before any test has run there. Gives those that were read
 * since, the first one first; none where they are too many, or where the file system keeps no times of access.
 * An overlay keeps them only for files that it has copied: see `written` and `isWhole` of a layer.
 */
export function watchFiles(
  { written, isWhole }: { readonly written: string; readonly isWhole: boolean },
  original: string,
  tree: TreeIndex,
): () => readonly OpenedFile[] {
  const watched = tree.count > MAX_FILES ? [] : smallFiles(original, tree);
  const folders = new Set<string>();
  for (const path of watched) {
    const folder = dirname(path);
    // What cannot be copied is not watched.
    orElse(undefined, () => {
      if (!isWhole && !folders.has(folder))
        copyFolders(original, written, folder === '.' ? [] : folder.split('/'));
      folders.add(folder);
      makeUnread(join(original, path), join(written, path), isWhole);
    });
  }
  return () => {
    const opened = watched
      .flatMap((path) => {
        const stats = orElse(null, () => lstatSync(join(written, path), { bigint: true }));
        return stats?.isFile() === true && stats.atimeNs > NEVER_NS ? [{ path, at: stats.atimeNs }] : [];
      })
      .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
    // A program read them all, as git does to compare them.
    return opened.length === watched.length && watched.length > MAX_ALL_READ ? [] : opened;
  };
}

function smallFiles(original: string, tree: TreeIndex): readonly string[] {
  const small: string[] = [];
  let bytes = 0;
  for (let position = 0; position < tree.count; position += 1) {
    const path = tree.path(position);
    const stats = orElse(null, () => lstatSync(join(original, path)));
    if (stats === null || !stats.isFile() || stats.size > MAX_FILE_BYTES) continue;
    bytes += stats.size;
    small.push(path);
  }
  return bytes > MAX_BYTES ? [] : small;
}

function makeUnread(from: string, to: string, isWhole: boolean): void {
  const { mode, mtimeNs } = lstatSync(from, { bigint: true });
  if (!isWhole) {
    // What stands there already has other content on purpose.
    if (lstatSync(to, { throwIfNoEntry: false }) !== undefined) return;
    copyFileSync(from, to);
    // The umask takes these bits away.
    if ((Number(mode) & 0o022) !== 0) chmodSync(to, Number(mode) & 0o7777);
  }
  utimesSync(to, NEVER_S, Number(mtimeNs) / 1e9);
}
