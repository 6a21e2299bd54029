import { createHash } from 'node:crypto';
import { blobId } from './git-objects.ts';
import type { RepoPath } from './repo-path.ts';
import type { Snapshot } from './snapshot.ts';

export type FileMode = '100644' | '100755';

/** One accepted write: the whole new content of a file. */
export interface JournalEntry {
  readonly path: RepoPath;
  readonly bytes: Buffer;
  readonly mode: FileMode;
  /** git's id of `bytes`. */
  readonly oid: string;
  /** The content at the base commit, kept: a test may destroy the git directory. null for a new file. */
  readonly base: Buffer | null;
  /** This file's part of the patch, in bytes: its lines that the base lacks, and the base's lines that it lacks. */
  readonly changedBytes: number;
}

type State = ReadonlyMap<string, JournalEntry>;
const NOTHING_WRITTEN: State = new Map();

/**
 * Every write accepted in this run, in order. Nothing else is ever published (I10). Entries are only added: going
 * back to an earlier state of the writes forgets none of them.
 */
export class Journal {
  readonly #base: Pick<Snapshot, 'commit' | 'tree'>;
  readonly #writes: JournalEntry[] = [];
  /** By `treeId`; the state before any write is among them. */
  readonly #states = new Map<string, State>();
  #latest = NOTHING_WRITTEN;

  constructor(base: Pick<Snapshot, 'commit' | 'tree'>) {
    this.#base = base;
    this.#states.set(this.treeId(), this.#latest);
  }

  /** The entry for a write, not yet recorded. The mode is the base's; a new file is not executable. */
  draft(path: RepoPath, bytes: Buffer, current: Buffer | null): JournalEntry {
    const before = this.get(path);
    const base = before === null ? current : before.base;
    return {
      path,
      bytes,
      mode: this.#base.tree.find(path)?.mode === '100755' ? '100755' : '100644',
      oid: blobId(bytes, this.#base.commit.length),
      base,
      changedBytes: changedBytes(base?.toString('utf8') ?? '', bytes.toString('utf8')),
    };
  }

  record(entry: JournalEntry): void {
    this.#writes.push(entry);
    this.#latest = new Map([...this.#latest, [entry.path, entry]]);
    this.#states.set(this.treeId(), this.#latest);
  }

  /** Makes an earlier state of the writes the newest one; false when `tree` names none. */
  returnTo(tree: string): boolean {
    const state = this.#states.get(tree);
    if (state === undefined) return false;
    this.#latest = state;
    return true;
  }

  get(path: string): JournalEntry | null {
    return this.#latest.get(path) ?? null;
  }

  /** In the order they were accepted. */
  get writes(): readonly JournalEntry[] {
    return this.#writes;
  }

  /** The last write of every path, sorted by bytes, whether or not it differs from the base. */
  latest(): readonly JournalEntry[] {
    return [...this.#latest.values()].sort((a, b) => comparePaths(a.path, b.path));
  }

  /** The files that differ from the base commit, so not those written back to their base content. */
  changes(): readonly JournalEntry[] {
    return this.latest().filter((entry) => !this.#isBase(entry));
  }

  /** The size of the patch with one more write. */
  sizeWith(entry: JournalEntry): { readonly files: number; readonly bytes: number } {
    const others = this.changes().filter((change) => change.path !== entry.path);
    const all = this.#isBase(entry) ? others : [...others, entry];
    return { files: all.length, bytes: all.reduce((sum, change) => sum + change.changedBytes, 0) };
  }

  /** The id of the content of Snapshot + Journal: equal for equal content. */
  treeId(): string {
    return treeIdOf(this.#base.commit, this.changes());
  }

  #isBase(entry: JournalEntry): boolean {
    return this.#base.tree.find(entry.path)?.oid === entry.oid;
  }
}

/** The id of a commit's content with changes on it, which are sorted by `comparePaths`. */
export function treeIdOf(
  commit: string,
  changes: readonly Pick<JournalEntry, 'mode' | 'oid' | 'path'>[],
): string {
  const hash = createHash('sha256').update(`${commit}\n`);
  for (const { mode, oid, path } of changes) hash.update(`${mode} ${oid}\t${path}\0`);
  return hash.digest('hex');
}

/** The order of git's trees: by UTF-8 bytes, which is not the order of JavaScript strings. */
export function comparePaths(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** The size of a change: the bytes of lines that only one of the two texts has, wherever they stand. */
export function changedBytes(before: string, after: string): number {
  const counts = new Map<string, number>();
  for (const line of after.split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of before.split('\n')) counts.set(line, (counts.get(line) ?? 0) - 1);
  let bytes = 0;
  for (const [line, count] of counts) bytes += Math.abs(count) * (Buffer.byteLength(line) + 1);
  return bytes;
}
