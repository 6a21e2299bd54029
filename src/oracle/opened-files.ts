import { chmodSync, copyFileSync, lstatSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { orElse } from '../core/errors.ts';
import type { OpenedFile } from '../workspace/judge-files.ts';
import type { TreeIndex } from '../workspace/snapshot.ts';
import { copyFolders } from './folders.ts';

/** A larger file is no script, no settings and no source that a patch may change. */
const MAX_FILE_BYTES = 256 * 1024;
/** Where more would be watched, what judges is found by reading alone: 2,000 files of 4 KB take 0.35 to 0.75 s, and the disk's time. */
const MAX_FILES = 3000;
const MAX_BYTES = 24 * 1024 * 1024;

/** More are not all read for what they hold. */
const MAX_ALL_READ = 20;

/** Older than any time of change, so that the first reading of a file sets a new time of access, as `relatime` does. */
const NEVER_S = 1;
const NEVER_NS = 1_000_000_000n;

/** The tracked files that were read, the first one first; or why that is not known, as a part of a sentence. */
export type OpenedFiles = readonly OpenedFile[] | string;

/**
 * Watches which tracked files are read in a place for tests; to be called before any test has run there. Gives those that were read since.
 * An overlay keeps them only for files that it has copied: see `written` and `isWhole` of a layer.
 */
export function watchFiles(
  { written, isWhole }: { readonly written: string; readonly isWhole: boolean },
  original: string,
  tree: Pick<TreeIndex, 'count' | 'path'>,
): () => OpenedFiles {
  if (tree.count > MAX_FILES) return () => `the checkout has more than ${MAX_FILES} files`;
  const watched = smallFiles(original, tree);
  if (watched === null) return () => `the files of the checkout have more than ${MAX_BYTES / 1024 / 1024} MB`;
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
    if (opened.length === 0 && watched.length > 0)
      return 'no file was seen to be read, as on a file system that keeps no times of access';
    return opened.length === watched.length && watched.length > MAX_ALL_READ
      ? 'a program read all files, as git does to compare them'
      : opened;
  };
}

/** null: they are too large to be watched. */
function smallFiles(original: string, tree: Pick<TreeIndex, 'count' | 'path'>): readonly string[] | null {
  const small: string[] = [];
  let bytes = 0;
  for (let position = 0; position < tree.count; position += 1) {
    const path = tree.path(position);
    const stats = orElse(null, () => lstatSync(join(original, path)));
    if (stats === null || !stats.isFile() || stats.size > MAX_FILE_BYTES) continue;
    bytes += stats.size;
    small.push(path);
  }
  return bytes > MAX_BYTES ? null : small;
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
