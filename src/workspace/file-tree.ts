import type { BlobContent } from './git-objects.ts';
import { comparePaths, type Journal, type JournalEntry } from './journal.ts';
import type { RepoPath } from './repo-path.ts';
import type { EntryKind, Snapshot, TreeEntry } from './snapshot.ts';

/** A path as the model sees it. A written file comes from the Journal, everything else from the base commit. */
export type TreeFile =
  | { readonly source: 'journal'; readonly path: string; readonly kind: 'file'; readonly entry: JournalEntry }
  | { readonly source: 'base'; readonly path: string; readonly kind: EntryKind; readonly entry: TreeEntry };

export type AtPath =
  | TreeFile
  | { readonly kind: 'folder' }
  | { readonly kind: 'missing' }
  /** Something above the path is not a folder, so nothing can lie there. */
  | { readonly kind: 'blocked'; readonly by: string; readonly byKind: EntryKind };

export interface FolderChild {
  readonly name: string;
  readonly isFolder: boolean;
}

/** Snapshot + Journal as one tree: what the tools list, read and search. Never the disk. */
export class FileTree {
  readonly #snapshot: Snapshot;
  readonly #journal: Journal;

  constructor(snapshot: Snapshot, journal: Journal) {
    this.#snapshot = snapshot;
    this.#journal = journal;
  }

  find(path: RepoPath | ''): AtPath {
    if (path === '') return { kind: 'folder' };
    const file = this.#file(path);
    if (file !== null) return file;
    if (this.#isFolder(path)) return { kind: 'folder' };
    for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
      const above = this.#file(path.slice(0, slash));
      if (above !== null) return { kind: 'blocked', by: above.path, byKind: above.kind };
    }
    return { kind: 'missing' };
  }

  /** Everything below a folder, sorted by bytes. */
  *files(folder: string): Generator<TreeFile> {
    const { tree } = this.#snapshot;
    const { start, end } = tree.range(folder);
    const added = this.#added(folder);
    let next = added.shift();
    for (let position = start; position < end; position += 1) {
      const base = tree.entry(position);
      for (; next !== undefined && comparePaths(next.path, base.path) < 0; next = added.shift()) {
        yield fromJournal(next);
      }
      const entry = this.#journal.get(base.path);
      yield entry === null ? fromBase(base) : fromJournal(entry);
    }
    for (; next !== undefined; next = added.shift()) yield fromJournal(next);
  }

  /** The files below a folder that may hold a text, sorted by bytes: those of the base that do, and every written one. */
  async holding(
    folder: string,
    text: string,
  ): Promise<{ files: readonly TreeFile[]; problem: string | null }> {
    const { paths, problem } = await this.#snapshot.holding(folder, text);
    const all = new Set([...paths, ...this.#written(folder).map(({ path }) => path)]);
    const files = [...all].sort(comparePaths).flatMap((path) => this.#file(path) ?? []);
    return { files, problem };
  }

  /** The names directly in a folder; those of new files come last. */
  *children(folder: string): Generator<FolderChild> {
    const names = new Set<string>();
    for (const child of this.#snapshot.tree.children(folder)) {
      names.add(child.name);
      yield { name: child.name, isFolder: child.kind === 'folder' };
    }
    const depth = folder === '' ? 0 : folder.length + 1;
    for (const { path } of this.#added(folder)) {
      const [name = '', ...below] = path.slice(depth).split('/');
      if (names.has(name)) continue;
      names.add(name);
      yield { name, isFolder: below.length > 0 };
    }
  }

  async read(file: TreeFile): Promise<BlobContent> {
    return file.source === 'base'
      ? this.#snapshot.read(file.entry)
      : { kind: 'bytes', bytes: file.entry.bytes };
  }

  #file(path: string): TreeFile | null {
    const entry = this.#journal.get(path);
    if (entry !== null) return fromJournal(entry);
    const base = this.#snapshot.tree.find(path);
    return base === null ? null : fromBase(base);
  }

  #isFolder(path: string): boolean {
    const { start, end } = this.#snapshot.tree.range(path);
    return end > start || this.#added(path).length > 0;
  }

  #added(folder: string): JournalEntry[] {
    return this.#written(folder).filter((entry) => entry.base === null);
  }

  #written(folder: string): JournalEntry[] {
    const prefix = folder === '' ? '' : `${folder}/`;
    return this.#journal.latest().filter((entry) => entry.path.startsWith(prefix));
  }
}

function fromJournal(entry: JournalEntry): TreeFile {
  return { source: 'journal', path: entry.path, kind: 'file', entry };
}

function fromBase(entry: TreeEntry): TreeFile {
  return { source: 'base', path: entry.path, kind: entry.kind, entry };
}
