import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assertNever } from '../core/errors.ts';
import type { Policy } from '../workspace/policy.ts';
import { isRepoPath, type RepoPath } from '../workspace/repo-path.ts';
import type { Snapshot, TreeEntry } from '../workspace/snapshot.ts';
import { type Checkout, type DiskState, isAtBase, type Wanted } from './checkout.ts';
import { filesBelow, findStrays, TrackedStats } from './checkout-files.ts';

/** What a restore did; empty lists when tests had left everything alone. Sorted. */
export interface Restored {
  readonly changed: readonly string[];
  /** Touched by tests and still as they left it: what it held before them is not known any more. */
  readonly left: readonly string[];
  readonly created: readonly string[];
  /** Where what was created lies now; null when nothing was, or when it had to be removed. */
  readonly aside: string | null;
}

export const NOTHING_RESTORED: Restored = { changed: [], left: [], created: [], aside: null };

/** A file cannot be brought back, so a confirming run would prove nothing. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

/** What a protected path held before the first test, where that was not the base's content. `other` is left alone. */
type AsFound = Wanted | { readonly kind: 'missing' | 'other' };

/** Of protected files that differ from the base before any test has run; more is not kept, and not restored. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

interface TrackedFile {
  readonly path: RepoPath;
  readonly entry: TreeEntry;
  readonly position: number;
}

/**
 * Brings every tracked file of a checkout back to what it was before the first test ran: the base commit's
 * content, read from git's objects. A protected file that was not so even then (other line ends, Git LFS, an
 * earlier step) goes back to what it was, because that is what the tests first saw. Of other files only the
 * lstat is noted: one that had another size than the base's is left alone, and named. Files that are not
 * tracked stay, except for protected ones; so do ignored and installed folders.
 */
export class RestorePoint {
  readonly #checkout: Checkout;
  readonly #snapshot: Snapshot;
  readonly #policy: Policy;
  readonly #stats: TrackedStats;
  readonly #protected: ReadonlySet<number>;
  readonly #asFound = new Map<RepoPath, AsFound>();
  readonly #foldersAtStart: ReadonlySet<string>;
  #keptBytes = 0;

  /** Takes note of the checkout as it stands: before the first test. */
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

  /** Leaves out what the Journal has written: that is put there next. */
  async restore(written: ReadonlySet<RepoPath>): Promise<Restored> {
    const { created, aside } = this.#setCreatedAside(written);
    const changed: string[] = [];
    const left: string[] = [];
    // What judges is compared by content, whatever its lstat says.
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
      if (this.#policy.protection(tree.path(position)) !== null) positions.add(position);
    }
    return positions;
  }

  *#filesAt(positions: Iterable<number>): Generator<TrackedFile> {
    for (const position of positions) {
      const entry = this.#snapshot.tree.entry(position);
      // git would not have checked out a path that is none.
      if (entry.kind !== 'submodule' && isRepoPath(entry.path)) yield { path: entry.path, entry, position };
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
    let isEmpty = true;
    for (const path of created) {
      mkdirSync(dirname(join(aside, path)), { recursive: true });
      try {
        renameSync(join(root, path), join(aside, path));
        isEmpty = false;
      } catch {
        // Another file system: what a test made there is not worth a copy.
        this.#checkout.remove(path);
      }
    }
    if (isEmpty) rmSync(aside, { recursive: true });
    return { created: created.sort(), aside: isEmpty ? null : aside };
  }

  /** The base's bytes as the checkout stored them: a link can be a plain file there, and a mode be lost. */
  async #before({ path, entry, position }: TrackedFile): Promise<AsFound> {
    const { kind, size, isExecutable } = this.#stats.found(position);
    if (kind === 'missing' || kind === 'other') return { kind };
    const content = await this.#snapshot.readWhole(entry);
    if (content.kind !== 'bytes') throw new RestoreError(`${path} was changed, and cannot be brought back`);
    const { bytes } = content;
    if (bytes.length !== size) return { kind: 'other' };
    return kind === 'link' ? { kind, target: bytes.toString('utf8') } : { kind, bytes, isExecutable };
  }

  /** Whether it had to change anything. */
  #put(path: RepoPath, asFound: AsFound): boolean {
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
