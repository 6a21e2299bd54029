import type { BlobContent } from './git-objects.ts';
import { comparePaths, type Journal, type JournalEntry } from './journal.ts';
import type { RepoPath } from './repo-path.ts';
import type { Snapshot } from './snapshot.ts';
import type { EntryKind, TreeEntry } from './tree-index.ts';

/** A path as the model sees it. A written file comes from the Journal, everything else from the base commit. */
export type TreeFile =
  | { readonly source: 'journal'; readonly path: string; readonly kind: 'file'; readonly entry: JournalEntry }
  | { readonly source: 'base'; readonly path: string; readonly kind: EntryKind; readonly entry: TreeEntry };

export type Found =
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

  find(path: RepoPath | ''): Found {
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

  /** How many files lie below a folder. */
  count(folder: string): number {
    const { start, end } = this.#snapshot.tree.range(folder);
    return end - start + this.#added(folder).length;
  }

  /** Of the files below a folder: those of the base that hold a text, and every written one; sorted by bytes. */
  async *holding(folder: string, text: string): AsyncGenerator<TreeFile, void> {
    const written = this.#written(folder);
    let next = written.shift();
    for await (const base of this.#snapshot.holding(folder, text)) {
      for (; next !== undefined && comparePaths(next.path, base.path) < 0; next = written.shift()) {
        yield fromJournal(next);
      }
      if (next?.path === base.path) continue;
      yield fromBase(base);
    }
    for (; next !== undefined; next = written.shift()) yield fromJournal(next);
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

  read(file: TreeFile): Promise<BlobContent> {
    return file.source === 'base' ? this.#snapshot.read(file.entry) : written(file.entry);
  }

  /** For a file whose size is known and taken. */
  readWhole(file: TreeFile): Promise<BlobContent> {
    return file.source === 'base' ? this.#snapshot.readWhole(file.entry) : written(file.entry);
  }

  async size(file: TreeFile): Promise<number | null> {
    return file.source === 'base' ? this.#snapshot.size(file.entry) : file.entry.bytes.length;
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

function written({ bytes }: JournalEntry): Promise<BlobContent> {
  return Promise.resolve({ kind: 'bytes', bytes });
}

function fromJournal(entry: JournalEntry): TreeFile {
  return { source: 'journal', path: entry.path, kind: 'file', entry };
}

function fromBase(entry: TreeEntry): TreeFile {
  return { source: 'base', path: entry.path, kind: entry.kind, entry };
}
