import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TreeIndex } from '../workspace/tree-index.ts';

/** What stands in the folders of a checkout and is not tracked. Paths are relative to the root. */
export interface Strays {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

/** Installed or built by the test command, large, and not searched for tests by any runner. */
const PASSED_OVER = new Set(
  '.git node_modules site-packages venv .venv .tox .nox __pycache__ vendor target dist build .gradle coverage'.split(
    ' ',
  ),
);
/** A bound for folders that tests made; a tree beyond it is data. */
const MAX_ENTRIES = 50_000;

/** Looks into every tracked folder that is still a folder; links are not followed. */
export function findStrays(root: string, tree: TreeIndex): Strays {
  const files: string[] = [];
  const folders: string[] = [];
  const queue = [''];
  for (const folder of queue) {
    const tracked = new Map([...tree.children(folder)].map((child) => [child.name, child.kind]));
    for (const entry of entriesOf(root, folder)) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const kind = tracked.get(entry.name);
      if (kind === 'folder' && entry.isDirectory()) queue.push(path);
      if (kind !== undefined || entry.name === '.git') continue;
      if (entry.isDirectory()) folders.push(path);
      else files.push(path);
    }
  }
  return { files, folders };
}

/** All files below an untracked folder, those passed over left out. */
export function filesBelow(root: string, folder: string): readonly string[] {
  const files: string[] = [];
  const queue = PASSED_OVER.has(folder.slice(folder.lastIndexOf('/') + 1)) ? [] : [folder];
  for (const next of queue) {
    for (const entry of entriesOf(root, next)) {
      const path = `${next}/${entry.name}`;
      if (!entry.isDirectory()) files.push(path);
      else if (!PASSED_OVER.has(entry.name)) queue.push(path);
    }
    if (files.length > MAX_ENTRIES) break;
  }
  return files;
}

function entriesOf(root: string, folder: string): readonly Dirent[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    // Removed, or closed to us: nothing in it can be told.
    return [];
  }
}
