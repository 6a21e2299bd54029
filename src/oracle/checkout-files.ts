import { type BigIntStats, constants, type Dirent, lstatSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { orElse } from '../core/errors.ts';
import type { TreeIndex } from '../workspace/snapshot.ts';

/** What stood at a tracked path. `other`: a folder, a submodule's too, or what git does not store. */
export interface FoundStat {
  readonly kind: 'file' | 'link' | 'missing' | 'other';
  readonly size: number;
  readonly isExecutable: boolean;
}

const FIELDS = 5;
const NOTHING: readonly bigint[] = Array.from({ length: FIELDS }, () => 0n);

/**
 * What lstat says of every tracked file, by its position in the tree: 40 bytes a file, no content read. Whoever
 * writes, replaces or chmods a file changes its ctime, which only root can set back (by setting the clock).
 */
export class TrackedStats {
  readonly #root: string;
  readonly #tree: TreeIndex;
  readonly #fields: BigUint64Array;

  /** `root` has no link in it. */
  constructor(root: string, tree: TreeIndex) {
    this.#root = root;
    this.#tree = tree;
    this.#fields = new BigUint64Array(tree.count * FIELDS);
    const lstat = lstatBelow(root);
    for (let position = 0; position < tree.count; position += 1) {
      this.#fields.set(fieldsOf(lstat(tree.path(position))), position * FIELDS);
    }
  }

  /** Positions whose file may be another one by now; a file that was only touched is among them. */
  *changed(): Generator<number> {
    const lstat = lstatBelow(this.#root);
    for (let position = 0; position < this.#tree.count; position += 1) {
      const now = fieldsOf(lstat(this.#tree.path(position)));
      if (now.some((value, at) => value !== this.#field(position, at))) yield position;
    }
  }

  /** As it was when this was made. */
  found(position: number): FoundStat {
    const mode = Number(this.#field(position, 0));
    const size = Number(this.#field(position, 1));
    return { kind: kindOf(mode), size, isExecutable: (mode & constants.S_IXUSR) !== 0 };
  }

  #field(position: number, at: number): bigint {
    return this.#fields[position * FIELDS + at] ?? 0n;
  }
}

function fieldsOf(stats: BigIntStats | undefined): readonly bigint[] {
  return stats === undefined ? NOTHING : [stats.mode, stats.size, stats.ino, stats.mtimeNs, stats.ctimeNs];
}

function kindOf(mode: number): FoundStat['kind'] {
  switch (mode & constants.S_IFMT) {
    case 0:
      return 'missing';
    case constants.S_IFREG:
      return 'file';
    case constants.S_IFLNK:
      return 'link';
    default:
      return 'other';
  }
}

/** For one pass over a tree: each folder is looked at once. Behind a folder that is a link, there is nothing. */
function lstatBelow(root: string): (path: string) => BigIntStats | undefined {
  const known = new Map([['.', true]]);
  const isRealFolder = (folder: string): boolean => {
    const before = known.get(folder);
    if (before !== undefined) return before;
    const isReal =
      isRealFolder(dirname(folder)) &&
      (lstatSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory() ?? false);
    known.set(folder, isReal);
    return isReal;
  };
  // By hand: `dirname` and `join` would take as long as the system does.
  return (path) =>
    isRealFolder(path.slice(0, Math.max(0, path.lastIndexOf('/'))) || '.')
      ? lstatSync(`${root}/${path}`, { bigint: true, throwIfNoEntry: false })
      : undefined;
}

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

/** None of a folder that is removed, or closed to us. */
const entriesOf = (root: string, folder: string): readonly Dirent[] =>
  orElse([], () => readdirSync(join(root, folder), { withFileTypes: true }));
