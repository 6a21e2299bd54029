import { defined } from '../base/json.ts';
import { shorten } from '../base/text.ts';
import type { Observation } from '../core/events.ts';
import type { Redact } from '../core/ports.ts';
import { REDACTION_MARK } from '../core/redaction.ts';
import type { BlobContent } from './git-objects.ts';
import { comparePaths, type Journal, type JournalEntry } from './journal.ts';
import { type Denial, type RepoPath, showPath } from './repo-path.ts';
import type { EntryKind, Snapshot, TreeEntry } from './snapshot.ts';

/** A path as the model sees it. A written file comes from the Journal, everything else from the base commit. */
export type TreeFile =
  | { readonly source: 'journal'; readonly path: string; readonly kind: 'file'; readonly entry: JournalEntry }
  | { readonly source: 'base'; readonly path: string; readonly kind: EntryKind; readonly entry: TreeEntry };

export type AtPath = TreeFile | { readonly kind: 'folder' } | { readonly kind: 'missing' } | BlockedPath;

/** `by`, on the way to the path, is no folder: nothing can lie at the path. */
type BlockedPath = { readonly kind: 'blocked'; readonly by: string; readonly byKind: EntryKind };

const HIDDEN_LINE = `${REDACTION_MARK}secret]`;

/** Snapshot + Journal as one tree: what the tools list, read and search. Never the disk. */
export class FileTree {
  readonly #snapshot: Snapshot;
  readonly #journal: Journal;
  readonly #redact: Redact;
  /** The text that was redacted last: a file of some megabytes, which takes a second, is read page by page. */
  #shown = { text: '', redacted: '' };

  constructor(snapshot: Snapshot, journal: Journal, redact: Redact) {
    this.#snapshot = snapshot;
    this.#journal = journal;
    this.#redact = redact;
  }

  /**
   * The lines of a file as a tool may show them, one by one or cut. The whole text is redacted first, because a single line of a
   * private key does not look like a secret. A line that the redacted text lacks is redacted alone, or hidden whole.
   */
  shownLines(text: string, lines: readonly string[]): readonly string[] {
    if (text !== this.#shown.text) this.#shown = { text, redacted: this.#redact(text) };
    const { redacted } = this.#shown;
    if (redacted === text) return lines;
    const open = new Set(redacted.split(/\r?\n/));
    return lines.map((line) => {
      if (open.has(line)) return line;
      const alone = this.#redact(line);
      return open.has(alone) ? alone : HIDDEN_LINE;
    });
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

  /**
   * The files below a folder that may hold a text, sorted by bytes: those of the base in which git finds it, and every written
   * one.
   */
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
  *children(folder: string): Generator<{ readonly name: string; readonly isFolder: boolean }> {
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

  async read(file: TreeFile, maxBytes: number): Promise<BlobContent> {
    return file.source === 'base'
      ? this.#snapshot.read(file.entry, maxBytes)
      : { kind: 'bytes', bytes: file.entry.bytes };
  }

  #file(path: string): TreeFile | null {
    const entry = this.#journal.get(path);
    if (entry !== null) return fromJournal(entry);
    const base = this.#snapshot.tree.find(path);
    return base === null ? null : fromBase(base);
  }

  #isFolder(path: string): boolean {
    return this.#snapshot.tree.holdsFolder(path) || this.#added(path).length > 0;
  }

  #added(folder: string): JournalEntry[] {
    return this.#written(folder).filter((entry) => entry.base === null);
  }

  #written(folder: string): JournalEntry[] {
    const prefix = folder === '' ? '' : `${folder}/`;
    return this.#journal.latest().filter((entry) => entry.path.startsWith(prefix));
  }
}

const fromJournal = (entry: JournalEntry): TreeFile => {
  return { source: 'journal', path: entry.path, kind: 'file', entry };
};
const fromBase = (entry: TreeEntry): TreeFile => {
  return { source: 'base', path: entry.path, kind: entry.kind, entry };
};

/** A list or search result longer than this is cut; 10 KB is what read_file may give. */
export const MAX_ANSWER_BYTES = 16 * 1024;

type Meta = Observation['meta'];

export const answered = (output: string, meta: Meta): Observation => ({ ok: true, output, meta });

/** A call that cannot be answered; `output` tells the model why. */
export const failed = (output: string, meta: Meta = {}): Observation => ({ ok: false, output, meta });

/** A call that a rule forbids. `meta.denied` names the rule: the driver records it as `policy_denied`. */
export function refused(path: string, { rule, reason, opens }: Denial): Observation {
  const shown = showPath(shorten(path, 200));
  return {
    ok: false,
    output: `Refused: ${reason}.`,
    meta: { denied: rule, path: shown, reason, ...defined({ opens }) },
  };
}

/** Marks an answer about installed packages, which git does not track: a replay takes this answer from the record. */
export const asInstalled = (observation: Observation): Observation => ({
  ...observation,
  meta: { ...observation.meta, installed: true },
});

export const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Says that there is no such file, and names the files that the model may have meant. */
export function missingFile(tree: FileTree, path: string): Observation {
  const paths = tree.files('').map((file) => file.path);
  return failed(`${showPath(path)} does not exist.${hint(path, paths)}`, { path });
}

export function missingFolder(tree: FileTree, path: string): Observation {
  const folders = foldersAbove(tree.files('').map((file) => file.path));
  return failed(`The folder ${showPath(path)} does not exist.${hint(path, folders)}`, { path });
}

/** Why a path below a file, a symbolic link or a submodule is refused. */
export function blockedDenial(
  path: string,
  { by, byKind }: { readonly by: string; readonly byKind: EntryKind },
): Denial {
  const shown = showPath(by);
  switch (byKind) {
    case 'file':
      return { rule: 'path: names no file', reason: `${shown} is a file, so nothing can be in it` };
    case 'link':
      return {
        rule: 'path: through a link',
        reason: `${shown} is a symbolic link, and links are not followed`,
      };
    case 'submodule':
      return {
        rule: 'path: in a submodule',
        reason: `${showPath(path)} is in the submodule ${shown}, which is another repository`,
      };
  }
}

export function blocked(path: string, found: BlockedPath): Observation {
  return refused(path, blockedDenial(path, found));
}

const MAX_SUGGESTIONS = 5;
/** Names less alike than this are not suggested; the number comes from trying misspelt names of real files. */
const MIN_LIKENESS = 0.5;

/** Names paths that the model may have meant by a wrong one, best first: the same name in another folder, then similar names. */
function hint(wanted: string, paths: Iterable<string>): string {
  const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const name = nameOf(wanted);
  const pairs = letterPairs(name);
  const scored: { readonly path: string; readonly score: number }[] = [];
  for (const path of paths) {
    const score = nameLikeness(nameOf(path), name, pairs);
    if (score >= MIN_LIKENESS) scored.push({ path, score: score + sharedFolders(path, wanted) / 100 });
  }
  scored.sort((a, b) => b.score - a.score || comparePaths(a.path, b.path));
  const near = scored.slice(0, MAX_SUGGESTIONS).map(({ path }) => showPath(path));
  return near.length === 0 ? '' : ` Near it: ${near.join(', ')}`;
}

/** Every folder above one of the (sorted) paths, once. */
function* foldersAbove(paths: Iterable<string>): Generator<string> {
  const seen = new Set<string>();
  for (const path of paths) {
    let slash = path.lastIndexOf('/');
    while (slash !== -1 && !seen.has(path.slice(0, slash))) {
      const folder = path.slice(0, slash);
      seen.add(folder);
      yield folder;
      slash = folder.lastIndexOf('/');
    }
  }
}

/** Dice's coefficient over pairs of letters: 1 for equal names, 0 for names without a pair in common. */
function nameLikeness(name: string, wanted: string, wantedPairs: ReadonlySet<string>): number {
  if (name === wanted) return 1;
  const shortest = Math.min(name.length, wanted.length);
  if (shortest * 3 < Math.max(name.length, wanted.length)) return 0;
  const pairs = letterPairs(name);
  let common = 0;
  for (const pair of pairs) if (wantedPairs.has(pair)) common += 1;
  return (2 * common) / (pairs.size + wantedPairs.size || 1);
}

function letterPairs(name: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (let at = 0; at + 2 <= name.length; at += 1) pairs.add(name.slice(at, at + 2));
  return pairs;
}

function sharedFolders(path: string, wanted: string): number {
  const folders = path.split('/');
  const wantedFolders = wanted.split('/');
  let shared = 0;
  while (shared < folders.length && folders[shared] === wantedFolders[shared]) shared += 1;
  return Math.min(shared, 20);
}
