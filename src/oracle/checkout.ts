import {
  closeSync,
  futimesSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  type Stats,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { assertNever, orElse } from '../base/errors.ts';
import { isRepoPath, type RepoPath } from '../workspace/repo-path.ts';
import type { Snapshot, TreeEntry } from '../workspace/snapshot.ts';
import { isFolder, unlockFolder } from './folders.ts';

/** What is at a path; links are not followed. `oid` is git's id of the content. */
export type DiskState =
  | { readonly kind: 'file'; readonly oid: string; readonly size: number; readonly isExecutable: boolean }
  | { readonly kind: 'link'; readonly oid: string; readonly target: string }
  /** Nothing, or what git does not store: a folder, a FIFO, a device. */
  | { readonly kind: 'missing' | 'other' };

/** What a path shall hold. */
type ExpectedFile =
  | { readonly kind: 'file'; readonly bytes: Buffer; readonly isExecutable: boolean }
  | { readonly kind: 'link'; readonly target: string };

/** What a path held, so that it can be written back. `other`: what git does not store, or what was too large to keep. */
export type KeptFile = ExpectedFile | { readonly kind: 'missing' | 'other' };

/**
 * Reads and writes files of a checkout in which tests have run: a folder may have become a link to elsewhere, a file a
 * hard link or a FIFO. No link is followed, and what is in the way is replaced. The root is trusted.
 */
export class Checkout {
  readonly root: string;
  readonly #idOf: Snapshot['idOf'];

  /** `root` has no link in it. */
  constructor(root: string, { idOf }: Snapshot) {
    this.root = root;
    this.#idOf = idOf;
  }

  read(path: RepoPath): DiskState {
    if (!this.#foldersAbove(path).every(isFolder)) return { kind: 'missing' };
    const full = join(this.root, path);
    const stats = lstatSync(full, { throwIfNoEntry: false });
    if (stats === undefined) return { kind: 'missing' };
    if (stats.isSymbolicLink()) {
      const target = readlinkSync(full);
      return { kind: 'link', oid: this.#idOf(Buffer.from(target)), target };
    }
    if (!stats.isFile()) return { kind: 'other' };
    const isExecutable = (stats.mode & 0o100) !== 0;
    return { kind: 'file', oid: this.#idOf({ file: full }), size: stats.size, isExecutable };
  }

  /** Only for a path that was just found to be a file. */
  readBytes(path: RepoPath): Buffer {
    return readFileSync(join(this.root, path));
  }

  keep(path: RepoPath): KeptFile {
    const state = this.read(path);
    if (state.kind !== 'file') return state;
    return { kind: 'file', bytes: this.readBytes(path), isExecutable: state.isExecutable };
  }

  /**
   * Writes a file or a link. What is already as wanted is left alone, and keeps its time stamp. `afterMs`: when the last run ended,
   * which may have built something of the file.
   */
  write(path: RepoPath, wanted: ExpectedFile, afterMs = 0): void {
    if (this.holds(path, wanted)) return;
    this.#makeFolders(path);
    const full = join(this.root, path);
    const before = lstatSync(full, { throwIfNoEntry: false });
    // The old file is removed, not overwritten: through a hard link, the bytes would also reach its other name.
    rmSync(full, { recursive: true, force: true });
    if (wanted.kind === 'link') symlinkSync(wanted.target, full);
    else createFile(full, wanted, Math.max(laterThan(before, wanted.bytes.length), newerThan(afterMs)));
  }

  holds(path: RepoPath, wanted: ExpectedFile): boolean {
    const state = this.read(path);
    if (state.kind === 'link') return wanted.kind === 'link' && wanted.target === state.target;
    if (state.kind !== 'file' || wanted.kind !== 'file') return false;
    return state.isExecutable === wanted.isExecutable && state.oid === this.#idOf(wanted.bytes);
  }

  remove(path: RepoPath): void {
    if (this.#foldersAbove(path).every(isFolder)) {
      rmSync(join(this.root, path), { recursive: true, force: true });
    }
  }

  #makeFolders(path: RepoPath): void {
    // Tests may have taken away the rights to the folder.
    unlockFolder(this.root);
    for (const folder of this.#foldersAbove(path)) {
      unlockFolder(folder);
      if (isFolder(folder)) continue;
      rmSync(folder, { force: true });
      mkdirSync(folder);
    }
  }

  /** The absolute paths of the folders between the root and a path, outermost first. */
  #foldersAbove(path: RepoPath): string[] {
    const folders: string[] = [];
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      folders.unshift(join(this.root, folder));
    }
    return folders;
  }
}

function createFile(
  full: string,
  { bytes, isExecutable }: { readonly bytes: Buffer; readonly isExecutable: boolean },
  second: number,
): void {
  // The flag `x` makes this fail where anything stands, so that no link is followed.
  const file = openSync(full, 'wx', isExecutable ? 0o755 : 0o644);
  try {
    writeFileSync(file, bytes);
    if (second > Date.now() / 1000) futimesSync(file, second, second);
  } finally {
    closeSync(file);
  }
}

/**
 * The earliest time stamp for a new file, in seconds. Python takes a compiled file for current when the source has the same size
 * and the same whole second of change, so two writes of one size must get different seconds.
 */
const laterThan = (before: Stats | undefined, size: number): number =>
  before?.size === size ? newerThan(before.mtimeMs) : 0;

/** Now, or the next whole second after a time where that is later. In seconds. */
export const newerThan = (ms: number): number => {
  const now = Date.now() / 1000;
  const second = Math.floor(ms / 1000);
  return Math.floor(now) > second ? now : second + 1;
};

/** Whether a path holds what git would check out of the commit with no filter on (line ends, Git LFS). */
export function isAtBase(state: DiskState, entry: TreeEntry): boolean {
  switch (state.kind) {
    case 'file':
      return (
        entry.kind === 'file' && state.isExecutable === (entry.mode === '100755') && state.oid === entry.oid
      );
    case 'link':
      return entry.kind === 'link' && state.oid === entry.oid;
    case 'missing':
    case 'other':
      return false;
    default:
      return assertNever(state);
  }
}

export interface CheckoutChange {
  readonly path: string;
  /** The text in the base commit and on the disk; null for what is not UTF-8. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Larger files are skipped: no formatter is asked to change them. */
const MAX_CHANGED_BYTES = 1024 * 1024;

/**
 * Tracked files of a checkout that differ from the commit. With `putBack` each is restored once it is read. Different line
 * ends alone are no change.
 */
export async function changedFiles(
  root: string,
  snapshot: Snapshot,
  { putBack }: { readonly putBack: boolean },
): Promise<readonly CheckoutChange[]> {
  const checkout = new Checkout(realpathSync(root), snapshot);
  const found: CheckoutChange[] = [];
  for (const path of snapshot.paths()) {
    const entry = snapshot.tree.find(path);
    if (entry?.kind !== 'file' || !isRepoPath(path)) continue;
    const state = checkout.read(path);
    if (state.kind !== 'file' || state.size > MAX_CHANGED_BYTES || isAtBase(state, entry)) continue;
    const bytes = checkout.readBytes(path);
    const base = await snapshot.read(entry, Number.POSITIVE_INFINITY);
    if (base.kind !== 'bytes') continue;
    const [before, after] = [utf8Text(base.bytes), utf8Text(bytes)];
    if (before?.replaceAll('\r\n', '\n') === after?.replaceAll('\r\n', '\n')) continue;
    if (putBack)
      checkout.write(path, { kind: 'file', bytes: base.bytes, isExecutable: entry.mode === '100755' });
    found.push({ path, before, after });
  }
  return found;
}

const utf8Text = (bytes: Buffer): string | null =>
  orElse(null, () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
