import {
  type BigIntStats,
  constants,
  type Dirent,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assertNever, orElse } from '../base/errors.ts';
import type { Policy } from '../workspace/policy.ts';
import { isRepoPath, type RepoPath } from '../workspace/repo-path.ts';
import type { Snapshot, TreeEntry } from '../workspace/snapshot.ts';
import { type Checkout, type DiskState, isAtBase, type KeptFile } from './checkout.ts';

/** What a restore did: empty lists when tests had changed nothing. Sorted. */
export interface Restored {
  readonly changed: readonly string[];
  /** Changed by tests and left so: their earlier content is not known. */
  readonly left: readonly string[];
  readonly created: readonly string[];
  /** The folder that created files were moved to; null when there were none, or when they were removed instead. */
  readonly aside: string | null;
}

export const NOTHING_RESTORED: Restored = { changed: [], left: [], created: [], aside: null };

/** A file cannot be restored, so a confirming run would prove nothing. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

/**
 * The most bytes that are kept of protected files that differ from the base before any test has run. Files beyond are not
 * restored.
 */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

interface TrackedFile {
  readonly path: RepoPath;
  readonly entry: TreeEntry;
  readonly position: number;
}

/**
 * Restores every tracked file of a checkout to what it was before the first test ran: the content of the base commit, read from
 * git's objects. A protected file that already differed from it (line ends, Git LFS, an earlier step) gets back what it held, because
 * the tests first saw that. Of all other files only the lstat was kept: one whose size differed from the base's is left alone, and
 * named in `left`. Files that are not tracked stay, except for protected ones; ignored and installed folders stay too.
 */
export class RestorePoint {
  readonly #checkout: Checkout;
  readonly #snapshot: Snapshot;
  readonly #policy: Policy;
  readonly #stats: TrackedStats;
  readonly #protected: ReadonlySet<number>;
  /** Protected files that differed from the base before the first test. */
  readonly #asFound = new Map<RepoPath, KeptFile>();
  readonly #foldersAtStart: ReadonlySet<string>;
  #keptBytes = 0;

  /** Notes the state of the checkout. To be made before the first test. */
  constructor(checkout: Checkout, snapshot: Snapshot, policy: Policy) {
    this.#checkout = checkout;
    this.#snapshot = snapshot;
    this.#policy = policy;
    this.#stats = new TrackedStats(checkout.root, snapshot.tree);
    this.#protected = this.#findProtected();
    const strays = findStrays(checkout.root, snapshot.tree);
    this.#foldersAtStart = new Set(strays.folders);
    for (const { path, entry } of this.#filesAt(this.#protected)) {
      const state = checkout.read(path);
      if (!isAtBase(state, entry)) this.#note(path, state);
    }
    for (const path of this.#protectedOnes(strays.files)) this.#note(path, checkout.read(path));
  }

  /** Restores all files but the paths of the Journal, which are written next. */
  async restore(written: ReadonlySet<RepoPath>): Promise<Restored> {
    const { created, aside } = this.#setCreatedAside(written);
    const changed: string[] = [];
    const left: string[] = [];
    // Protected files are compared by content, whatever their lstat says.
    const suspects = new Set([...this.#protected, ...this.#stats.changed()]);
    for (const file of this.#filesAt(suspects)) {
      if (written.has(file.path) || this.#asFound.has(file.path)) continue;
      if (isAtBase(this.#checkout.read(file.path), file.entry)) continue;
      const wanted = await this.#before(file);
      if (wanted.kind === 'other') left.push(file.path);
      else if (this.#put(file.path, wanted)) changed.push(file.path);
    }
    for (const [path, asFound] of this.#asFound) {
      if (!written.has(path) && this.#put(path, asFound)) changed.push(path);
    }
    return { changed: changed.sort(), left: left.sort(), created, aside };
  }

  #findProtected(): ReadonlySet<number> {
    const { tree } = this.#snapshot;
    const positions = new Set<number>();
    for (let position = 0; position < tree.count; position += 1) {
      if (this.#policy.judges(tree.path(position))) positions.add(position);
    }
    return positions;
  }

  *#filesAt(positions: Iterable<number>): Generator<TrackedFile> {
    for (const position of positions) {
      const entry = this.#snapshot.tree.entry(position);
      // git does not check out a path that is not valid.
      if (entry.kind !== 'submodule' && isRepoPath(entry.path)) yield { path: entry.path, entry, position };
    }
  }

  #note(path: RepoPath, state: DiskState): void {
    if (state.kind === 'file') this.#keptBytes += state.size;
    const isKept = this.#keptBytes <= MAX_KEPT_BYTES;
    this.#asFound.set(path, isKept ? this.#checkout.keep(path) : { kind: 'other' });
  }

  #protectedOnes(paths: readonly string[]): RepoPath[] {
    return paths.filter(isRepoPath).filter((path) => this.#policy.judges(path));
  }

  /**
   * Moves protected files that were created. They are not removed, because in a person's own checkout the person may have made
   * them.
   */
  #setCreatedAside(written: ReadonlySet<RepoPath>) {
    const { root } = this.#checkout;
    const strays = findStrays(root, this.#snapshot.tree);
    const newFolders = strays.folders.filter((folder) => !this.#foldersAtStart.has(folder));
    const files = [...strays.files, ...newFolders.flatMap((folder) => filesBelow(root, folder))];
    const created = this.#protectedOnes(files).filter(
      (path) => !this.#asFound.has(path) && !written.has(path),
    );
    if (created.length === 0) return { created, aside: null };
    const aside = mkdtempSync(join(tmpdir(), 'agent-fix-set-aside-'));
    let isEmpty = true;
    for (const path of created) {
      mkdirSync(dirname(join(aside, path)), { recursive: true });
      try {
        renameSync(join(root, path), join(aside, path));
        isEmpty = false;
      } catch {
        // The move failed because the target is on another file system; such files are removed.
        this.#checkout.remove(path);
      }
    }
    if (isEmpty) rmSync(aside, { recursive: true });
    return { created: created.sort(), aside: isEmpty ? null : aside };
  }

  /**
   * What the path held before any test: the base's bytes, but with the kind and mode that the checkout had there. A checkout
   * may have a plain file for a link.
   */
  async #before({ path, entry, position }: TrackedFile): Promise<KeptFile> {
    const found = this.#stats.found(position);
    if (found === null) return { kind: 'missing' };
    const type = found.mode & constants.S_IFMT;
    if (type !== constants.S_IFREG && type !== constants.S_IFLNK) return { kind: 'other' };
    const content = await this.#snapshot.read(entry, Number.POSITIVE_INFINITY);
    if (content.kind !== 'bytes') throw new RestoreError(`${path} was changed, and cannot be restored`);
    const { bytes } = content;
    if (bytes.length !== found.size) return { kind: 'other' };
    return type === constants.S_IFLNK
      ? { kind: 'link', target: bytes.toString('utf8') }
      : { kind: 'file', bytes, isExecutable: (found.mode & constants.S_IXUSR) !== 0 };
  }

  /** Gives a path the content it had; returns whether anything had to change. */
  #put(path: RepoPath, asFound: KeptFile): boolean {
    switch (asFound.kind) {
      case 'other':
        return false;
      case 'missing':
        if (this.#checkout.read(path).kind === 'missing') return false;
        this.#checkout.remove(path);
        return true;
      case 'file':
      case 'link':
        if (this.#checkout.holds(path, asFound)) return false;
        this.#checkout.write(path, asFound);
        return true;
      default:
        return assertNever(asFound);
    }
  }
}

/**
 * The lstat of every tracked file, by its position in the tree; no content is read. Writing, replacing or chmod changes a
 * file's ctime, which only root can set back (by setting the clock).
 */
export class TrackedStats {
  readonly #root: string;
  readonly #tree: Snapshot['tree'];
  readonly #stamps: readonly string[];

  constructor(root: string, tree: Snapshot['tree']) {
    this.#root = root;
    this.#tree = tree;
    const lstat = lstatBelow(root);
    this.#stamps = Array.from({ length: tree.count }, (_, position) => stampOf(lstat(tree.path(position))));
  }

  /** The positions of files that may have changed since; files that were only touched are among them. */
  changed(): readonly number[] {
    const lstat = lstatBelow(this.#root);
    return [...this.#stamps.keys()].filter(
      (position) => stampOf(lstat(this.#tree.path(position))) !== this.#stamps[position],
    );
  }

  /** The mode and size of a file when this object was made; null where there was none. */
  found(position: number): { readonly mode: number; readonly size: number } | null {
    const [mode, size] = (this.#stamps[position] ?? '').split(' ').map(Number);
    return mode === undefined || size === undefined ? null : { mode, size };
  }
}

/** Mode, size, inode and times in one text; '' where there is no file. */
const stampOf = (stats: BigIntStats | undefined): string =>
  stats === undefined ? '' : [stats.mode, stats.size, stats.ino, stats.mtimeNs, stats.ctimeNs].join(' ');

/**
 * Returns an `lstat` for one pass over a tree: it looks at each folder once. Files below a folder that is a link count as
 * missing.
 */
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
  // Written without `dirname` and `join`, which take as long as the system call.
  return (path) =>
    isRealFolder(path.slice(0, Math.max(0, path.lastIndexOf('/'))) || '.')
      ? lstatSync(`${root}/${path}`, { bigint: true, throwIfNoEntry: false })
      : undefined;
}

/** Large folders that the test command installs or builds. No test runner looks for tests there. */
const PASSED_OVER = new Set(
  '.git node_modules site-packages venv .venv .tox .nox __pycache__ vendor target dist build .gradle coverage'.split(
    ' ',
  ),
);
/** A new folder is searched for protected files up to this number of files: one that holds more holds data. */
const MAX_ENTRIES = 50_000;

/**
 * Untracked files and folders that lie directly in tracked folders of a checkout. No link is followed, and the content of
 * untracked folders is not listed. Paths are relative to the root.
 */
export function findStrays(root: string, tree: Snapshot['tree']) {
  const files: string[] = [];
  const folders: string[] = [];
  const queue = [''];
  for (const folder of queue) {
    const tracked = new Map([...tree.children(folder)].map((child) => [child.name, child.kind]));
    for (const entry of direntsOf(root, folder)) {
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

/** All files below an untracked folder, without the folders that are passed over. */
function filesBelow(root: string, folder: string): readonly string[] {
  const files: string[] = [];
  const queue = PASSED_OVER.has(folder.slice(folder.lastIndexOf('/') + 1)) ? [] : [folder];
  for (const next of queue) {
    for (const entry of direntsOf(root, next)) {
      const path = `${next}/${entry.name}`;
      if (!entry.isDirectory()) files.push(path);
      else if (!PASSED_OVER.has(entry.name)) queue.push(path);
    }
    if (files.length > MAX_ENTRIES) break;
  }
  return files;
}

/** The entries of a folder; none where the folder is removed, or where we may not read it. */
const direntsOf = (root: string, folder: string): readonly Dirent[] =>
  orElse([], () => readdirSync(join(root, folder), { withFileTypes: true }));
