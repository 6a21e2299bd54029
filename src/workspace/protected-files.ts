import { mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assertNever } from '../agent/assert-never.ts';
import { blobId } from './blob-id.ts';
import type { Checkout, DiskState, Wanted } from './checkout.ts';
import type { Policy } from './policy.ts';
import { isRepoPath, type RepoPath } from './repo-path.ts';
import type { Snapshot } from './snapshot.ts';
import { filesBelow, findStrays } from './stray-files.ts';
import type { TreeEntry } from './tree-index.ts';

/** What a restore did; empty lists when tests had left everything alone. Sorted. */
export interface Restored {
  readonly changed: readonly string[];
  readonly created: readonly string[];
  /** Where what was created lies now; null when nothing was. */
  readonly aside: string | null;
}

export const NOTHING_RESTORED: Restored = { changed: [], created: [], aside: null };

/** A protected file cannot be brought back, so a confirming run would prove nothing. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

/** What a path held before the first test, where that was not the base's content. `other` is left alone. */
type AsFound = Wanted | { readonly kind: 'missing' | 'other' };

/** Of files that differ from the base before any test has run; more is not kept, and not restored. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

/**
 * Brings every protected file of a checkout back to what it was before the first test ran: the base commit's
 * content, read from git's objects. A file that was not so even then (a checkout with other line ends, with
 * Git LFS, or changed by an earlier step) goes back to what it was, because that is what the tests first saw.
 */
export class ProtectedFiles {
  readonly #checkout: Checkout;
  readonly #snapshot: Snapshot;
  readonly #policy: Policy;
  readonly #tracked: Uint32Array;
  readonly #asFound = new Map<RepoPath, AsFound>();
  readonly #foldersAtStart: ReadonlySet<string>;
  #keptBytes = 0;

  /** Takes note of the checkout as it stands: before the first test. */
  constructor(checkout: Checkout, snapshot: Snapshot, policy: Policy) {
    this.#checkout = checkout;
    this.#snapshot = snapshot;
    this.#policy = policy;
    this.#tracked = this.#findTracked();
    const strays = findStrays(checkout.root, snapshot.tree);
    this.#foldersAtStart = new Set(strays.folders);
    for (const { path, entry } of this.#trackedEntries()) {
      const state = checkout.read(path);
      if (!isAtBase(state, entry)) this.#note(path, state);
    }
    for (const path of this.#protectedOnes(strays.files)) this.#note(path, checkout.read(path));
  }

  /** Leaves out what the Journal has written: that is put there next. */
  async restore(written: ReadonlySet<RepoPath>): Promise<Restored> {
    const { created, aside } = this.#setCreatedAside(written);
    const changed: string[] = [];
    for (const { path, entry } of this.#trackedEntries()) {
      if (written.has(path) || this.#asFound.has(path)) continue;
      if (isAtBase(this.#checkout.read(path), entry)) continue;
      await this.#restoreFromBase(path, entry);
      changed.push(path);
    }
    for (const [path, asFound] of this.#asFound) {
      if (!written.has(path) && this.#restoreAsFound(path, asFound)) changed.push(path);
    }
    return { changed: changed.sort(), created, aside };
  }

  #findTracked(): Uint32Array {
    const { tree } = this.#snapshot;
    const positions: number[] = [];
    for (let position = 0; position < tree.count; position += 1) {
      if (this.#policy.protection(tree.path(position)) !== null) positions.push(position);
    }
    return Uint32Array.from(positions);
  }

  *#trackedEntries(): Generator<{ readonly path: RepoPath; readonly entry: TreeEntry }> {
    for (const position of this.#tracked) {
      const entry = this.#snapshot.tree.entry(position);
      // git would not have checked out a path that is none.
      if (entry.kind !== 'submodule' && isRepoPath(entry.path)) yield { path: entry.path, entry };
    }
  }

  #note(path: RepoPath, state: DiskState): void {
    if (state.kind !== 'file') {
      this.#asFound.set(path, state);
      return;
    }
    this.#keptBytes += state.size;
    const isKept = this.#keptBytes <= MAX_KEPT_BYTES;
    const { isExecutable } = state;
    this.#asFound.set(
      path,
      isKept ? { kind: 'file', bytes: this.#checkout.readBytes(path), isExecutable } : { kind: 'other' },
    );
  }

  #protectedOnes(paths: readonly string[]): RepoPath[] {
    return paths.filter(isRepoPath).filter((path) => this.#policy.protection(path) !== null);
  }

  /** Moved, not deleted: in a checkout that a person works in, the person may have made it. */
  #setCreatedAside(written: ReadonlySet<RepoPath>): Pick<Restored, 'created' | 'aside'> {
    const { root } = this.#checkout;
    const strays = findStrays(root, this.#snapshot.tree);
    const newFolders = strays.folders.filter((folder) => !this.#foldersAtStart.has(folder));
    const files = [...strays.files, ...newFolders.flatMap((folder) => filesBelow(root, folder))];
    const created = this.#protectedOnes(files).filter(
      (path) => !this.#asFound.has(path) && !written.has(path),
    );
    if (created.length === 0) return { created, aside: null };
    const aside = mkdtempSync(join(tmpdir(), 'agent-fix-set-aside-'));
    for (const path of created) {
      mkdirSync(dirname(join(aside, path)), { recursive: true });
      try {
        renameSync(join(root, path), join(aside, path));
      } catch {
        // Another file system: what a test made there is not worth a copy.
        this.#checkout.remove(path);
      }
    }
    return { created: created.sort(), aside };
  }

  async #restoreFromBase(path: RepoPath, entry: TreeEntry): Promise<void> {
    const content = await this.#snapshot.readWhole(entry);
    if (content.kind !== 'bytes') throw new RestoreError(`${path} was changed, and cannot be brought back`);
    const { bytes } = content;
    const isExecutable = entry.mode === '100755';
    const wanted: Wanted =
      entry.kind === 'link'
        ? { kind: 'link', target: bytes.toString('utf8') }
        : { kind: 'file', bytes, isExecutable };
    this.#checkout.write(path, wanted);
  }

  /** Whether it had to change anything. */
  #restoreAsFound(path: RepoPath, asFound: AsFound): boolean {
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

function isAtBase(state: DiskState, entry: TreeEntry): boolean {
  switch (state.kind) {
    case 'file':
      return (
        entry.kind === 'file' && state.isExecutable === (entry.mode === '100755') && state.oid === entry.oid
      );
    case 'link':
      return entry.kind === 'link' && blobId(Buffer.from(state.target), entry.oid.length) === entry.oid;
    case 'missing':
    case 'other':
      return false;
    default:
      return assertNever(state);
  }
}
