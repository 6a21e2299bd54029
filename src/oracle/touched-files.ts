import { type Dirent, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { orElse } from '../base/errors.ts';
import type { Snapshot } from '../workspace/snapshot.ts';
import { findStrays, TrackedStats } from './restore-point.ts';

/**
 * Returns the files that were changed, removed or replaced since `noteFiles` was called, even if they were put back, and the
 * new files in folders that hold tracked ones.
 */
export type TouchedFiles = () => readonly string[];

/**
 * Folders of installed packages, which also decide test results. Their files are not tracked, so changes in them are seen only
 * in a layer, which holds what a run has written.
 */
const INSTALLED_FOLDER = /^(?:node_modules|site-packages|\.?venv|vendor|__pypackages__)$/;
/** Hidden files and `__pycache__` in installed packages: caches, which tools write as they run. */
const CACHED = /^(?:\.|__pycache__$)/;

/**
 * Notes the files before a test run. `written`: the checkout or, where `isWhole` is false, a folder that holds only what runs have
 * written: a file is copied there before it is changed in any way, and stays there when it is changed back. `original`: the checkout.
 */
export function noteFiles(
  { written, isWhole }: { readonly written: string; readonly isWhole: boolean },
  original: string,
  tree: Snapshot['tree'],
): TouchedFiles {
  if (isWhole) {
    const stats = new TrackedStats(written, tree);
    const before = new Set(findStrays(written, tree).files);
    return () => [
      ...stats.changed().map((position) => tree.path(position)),
      ...findStrays(written, tree).files.filter((path) => !before.has(path)),
    ];
  }
  const before = stampsIn(written, original, tree);
  return () =>
    [...stampsIn(written, original, tree)]
      .filter(([path, stamp]) => before.get(path) !== stamp)
      .map(([path]) => path);
}

/** Path → inode and ctime, of each file that runs have written in folders with tracked files or in installed packages. */
function stampsIn(written: string, original: string, tree: Snapshot['tree']): ReadonlyMap<string, string> {
  const stamps = new Map<string, string>();
  const note = (path: string): void => {
    // For a removed folder an overlay holds only a mark: its files get the stamp ''.
    const stats = orElse(null, () => lstatSync(join(written, path), { bigint: true }));
    stamps.set(path, stats === null ? '' : `${stats.ino} ${stats.ctimeNs}`);
  };
  const noteAll = (folder: string): void => tree.paths(folder).forEach(note);
  const queue = [{ folder: '', isInstalled: false }];
  for (const { folder, isInstalled } of queue) {
    const entries = orElse<readonly Dirent[] | null>(null, () =>
      readdirSync(join(written, folder), { withFileTypes: true }),
    );
    // A folder that cannot be read: a run has taken away the rights to it. All its tracked files are noted.
    if (entries === null) noteAll(folder);
    for (const entry of entries ?? []) {
      const { name } = entry;
      const path = folder === '' ? name : `${folder}/${name}`;
      const isTrackedFolder = tree.holdsFolder(path);
      if (name === '.git' || (isInstalled && CACHED.test(name))) continue;
      if (entry.isDirectory()) {
        const isBelow = isInstalled || INSTALLED_FOLDER.test(name);
        if (isTrackedFolder || isBelow) queue.push({ folder: path, isInstalled: isBelow });
      } else if (isTrackedFolder) noteAll(path);
      else if (!isInstalled || orElse(false, () => lstatSync(join(original, path)).isFile())) note(path);
    }
  }
  return stamps;
}
