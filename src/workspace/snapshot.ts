import { posix } from 'node:path';
import { orElse } from '../base/errors.ts';
import { once } from '../base/once.ts';
import { HARD_LIMITS } from '../core/limits.ts';
import { gitError, type Patience, type Repository } from './git.ts';
import {
  type BlobContent,
  blobId,
  blobIdOfFile,
  countLinesWith,
  type FilesFound,
  filesHolding,
  GitObjects,
  recentLines,
  type Searched,
} from './git-objects.ts';
import { testsOf } from './open-paths.ts';
import { holdsTests, TEST_SIGNS } from './test-files.ts';

/** Larger files are neither read, searched nor edited (THREATS C03). */
export const MAX_FILE_BYTES = HARD_LIMITS.patch.fileBytes;
/** Larger files are not parsed, and no two of them are in memory for a search. */
export const MAX_SOURCE_BYTES = 1024 * 1024;

/** The files of one commit, read from git's objects, never from the working tree. */
export interface Snapshot extends AsyncDisposable {
  readonly commit: string;
  readonly repository: Repository;
  readonly tree: TreeIndex;
  /** The content of a file, or the text of a symbolic link; not more than `maxBytes`. */
  read(entry: TreeEntry, maxBytes: number): Promise<BlobContent>;
  /** The files below a folder that hold a text. The last answer is remembered, unless git met a problem. */
  holding(folder: string, text: string): Promise<FilesFound>;
  /** Path → how many lines of the file hold one of the words as a whole word; of all files, where none are named. */
  countLinesWith(words: readonly string[], searched?: Searched): Promise<ReadonlyMap<string, number>>;
  /** Path → the numbers of its lines that the newest commits wrote. */
  recentLines(paths: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<number>>>;
  /** git's id of a content: of these bytes, or of a regular file on the disk. */
  idOf(content: Buffer | { readonly file: string }): string;
  /** The files that are tests by what they hold, and not by their names. git searches for them once, from the first call on. */
  testFiles(): Promise<ReadonlySet<string>>;
  isFile(path: string): boolean;
  isFolder(path: string): boolean;
  /** A file's text; null when there is no such file, it is not UTF-8, or it has more than MAX_SOURCE_BYTES. */
  readText(path: string): Promise<string | null>;
  /** The path at which a file stands once the symbolic links on the way to it are followed; null where they lead out of the repository. */
  follow(path: string): Promise<string | null>;
  /** Every path, sorted by bytes. */
  paths(): readonly string[];
}

/** Reads the list of files, not their contents. Throws when the commit is not there, naming what to do. `patience` is for each reading. */
export async function openSnapshot(
  repository: Repository,
  commit: string,
  patience: Patience = {},
): Promise<Snapshot> {
  if (!/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(commit)) {
    throw new Error(`${JSON.stringify(commit)} is not a full commit id`);
  }
  const tree = new TreeIndex(await listTree(repository, commit, patience), commit.length);
  const objects = new GitObjects(repository, patience);
  // A model reads the definition of a name that it has just searched for, and git reads all files to find it.
  let last: { readonly folder: string; readonly text: string; readonly found: FilesFound } | null = null;
  const holding = async (folder: string, text: string): Promise<FilesFound> => {
    if (last?.folder === folder && last.text === text) return last.found;
    const found = await filesHolding(repository, { commit, folder, text }, patience);
    last = found.problem === null ? { folder, text, found } : null;
    return found;
  };
  const readText = async (entry: TreeEntry): Promise<string | null> => {
    const content = await objects.read(entry.oid, MAX_SOURCE_BYTES);
    return content.kind === 'bytes' ? decodeUtf8(content.bytes) : null;
  };
  const snapshot: Snapshot = {
    commit,
    repository,
    tree,
    read: (entry, maxBytes) => objects.read(entry.oid, maxBytes),
    holding,
    countLinesWith: (...sought) => countLinesWith({ repository, commit }, ...sought),
    recentLines: (paths) => recentLines({ repository, commit }, paths),
    testFiles: once(() => findTestFiles(snapshot)),
    idOf: (content) =>
      'file' in content ? blobIdOfFile(content.file, commit.length) : blobId(content, commit.length),
    isFile: (path) => tree.find(path)?.kind === 'file',
    isFolder: (path) => tree.holdsFolder(path),
    readText: async (path) => {
      const entry = tree.find(path);
      return entry?.kind === 'file' ? readText(entry) : null;
    },
    follow: (path) => followLinks(tree, path, readText),
    paths: () => tree.paths(''),
    [Symbol.asyncDispose]: () => objects.close(),
  };
  return snapshot;
}

async function findTestFiles(snapshot: Snapshot): Promise<ReadonlySet<string>> {
  const isNamedTest = testsOf(snapshot);
  const found = new Set<string>();
  for (const path of (await snapshot.countLinesWith(TEST_SIGNS.words, TEST_SIGNS)).keys()) {
    const text = isNamedTest(path) ? null : await snapshot.readText(path);
    if (text !== null && holdsTests(path, text)) found.add(path);
  }
  return found;
}

/** Linux gives up after as many. */
const MAX_LINKS = 40;

async function followLinks(
  tree: TreeIndex,
  path: string,
  readLink: (entry: TreeEntry) => Promise<string | null>,
): Promise<string | null> {
  let current = path;
  for (let links = 0; links < MAX_LINKS; links += 1) {
    const names = current.split('/');
    const places = names.map((_, at) => tree.find(names.slice(0, at + 1).join('/')));
    const at = places.findIndex((entry) => entry?.kind === 'link');
    const link = places[at];
    if (link === undefined || link === null) return current;
    const target = await readLink(link);
    if (target === null || target.startsWith('/')) return null;
    current = posix.join(...names.slice(0, at), target, ...names.slice(at + 1));
    if (/^\.\.?(?:\/|$)/.test(current)) return null;
  }
  return null;
}

async function listTree(repository: Repository, commit: string, patience: Patience): Promise<Buffer> {
  const args = ['ls-tree', '-r', '-z', '--full-tree', commit];
  const answer = await repository.ask(args, patience);
  if (answer.exitCode === 0) return answer.stdout;
  const known = await repository.ask(['cat-file', '-e', `${commit}^{tree}`], patience);
  if (known.exitCode === 0) throw gitError(args, answer);
  throw new Error(
    `commit ${commit} is not in ${repository.root}: fetch it first (\`git fetch origin ${commit}\`, or the whole history)`,
  );
}

/** null where the bytes are not UTF-8. */
export const decodeUtf8 = (bytes: Buffer): string | null =>
  orElse(null, () => new TextDecoder('utf-8', { fatal: true }).decode(bytes));

/** What git stores under a path: a file, the text of a symbolic link, or the commit of a submodule. */
export type EntryKind = 'file' | 'link' | 'submodule';

export interface TreeEntry {
  readonly path: string;
  readonly kind: EntryKind;
  /** git's mode: 100644, 100755, 120000 or 160000. */
  readonly mode: string;
  readonly oid: string;
}

/** Positions of neighbouring entries, `end` not included. */
interface PositionRange {
  readonly start: number;
  readonly end: number;
}

type TreeChild =
  | { readonly kind: 'folder'; readonly name: string; readonly range: PositionRange }
  | { readonly kind: EntryKind; readonly name: string };

const SLASH = 0x2f;
const AFTER_SLASH = 0x30;
const MODE_LENGTH = 6;

/**
 * The answer of `git ls-tree -r -z` as it came, in one buffer even for 100,000 files, with an index of where each record starts.
 * An entry becomes an object only when it is asked for. Paths are in byte order, as in git's trees.
 */
export class TreeIndex {
  readonly count: number;
  readonly #raw: Buffer;
  readonly #starts: Uint32Array;
  readonly #idLength: number;
  readonly #allPaths = once(() => this.#pathsIn(this.range('')));

  constructor(raw: Buffer, idLength: number) {
    this.#raw = raw;
    this.#idLength = idLength;
    this.#starts = recordStarts(raw);
    this.count = this.#starts.length - 1;
    this.#checkOrder();
  }

  path(position: number): string {
    return this.#raw.toString('utf8', this.#pathStart(position), this.#pathEnd(position));
  }

  entry(position: number): TreeEntry {
    const start = this.#start(position);
    const pathStart = this.#pathStart(position);
    const mode = this.#raw.toString('latin1', start, start + MODE_LENGTH);
    return {
      path: this.path(position),
      kind: entryKindOf(mode),
      mode,
      oid: this.#raw.toString('latin1', pathStart - 1 - this.#idLength, pathStart - 1),
    };
  }

  find(path: string): TreeEntry | null {
    const key = Buffer.from(path);
    const position = this.#lowerBound(key);
    return position < this.count && this.#compare(position, key) === 0 ? this.entry(position) : null;
  }

  /** All that lies below a folder; '' is the root. Empty when there is no such folder. */
  range(folder: string): PositionRange {
    if (folder === '') return { start: 0, end: this.count };
    const key = Buffer.from(`${folder}/`);
    const start = this.#lowerBound(key);
    key[key.length - 1] = AFTER_SLASH;
    return { start, end: this.#lowerBound(key) };
  }

  /** Whether anything lies below a folder. */
  holdsFolder(folder: string): boolean {
    const { start, end } = this.range(folder);
    return end > start;
  }

  /** The paths below a folder; '' is the root, whose list is kept: a run goes through it more than ten times. */
  paths(folder: string): readonly string[] {
    return folder === '' ? this.#allPaths() : this.#pathsIn(this.range(folder));
  }

  #pathsIn({ start, end }: PositionRange): readonly string[] {
    return Array.from({ length: end - start }, (_, at) => this.path(start + at));
  }

  /** What lies directly in a folder, in byte order of its paths. Skips over the content of its folders. */
  *children(folder: string): Generator<TreeChild> {
    const { start, end } = this.range(folder);
    const prefix = folder === '' ? 0 : Buffer.byteLength(folder) + 1;
    let position = start;
    while (position < end) {
      const nameStart = this.#pathStart(position) + prefix;
      const pathEnd = this.#pathEnd(position);
      const slash = this.#raw.subarray(nameStart, pathEnd).indexOf(SLASH);
      if (slash === -1) {
        const start = this.#start(position);
        const mode = this.#raw.toString('latin1', start, start + MODE_LENGTH);
        yield { kind: entryKindOf(mode), name: this.#raw.toString('utf8', nameStart, pathEnd) };
        position += 1;
        continue;
      }
      const key = Buffer.from(this.#raw.subarray(this.#pathStart(position), nameStart + slash + 1));
      key[key.length - 1] = AFTER_SLASH;
      const range = { start: position, end: this.#lowerBound(key) };
      yield { kind: 'folder', name: this.#raw.toString('utf8', nameStart, nameStart + slash), range };
      position = range.end;
    }
  }

  /** The first position whose path is not before `key`. */
  #lowerBound(key: Buffer): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(middle, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #compare(position: number, key: Buffer): number {
    return this.#raw.compare(key, 0, key.length, this.#pathStart(position), this.#pathEnd(position));
  }

  #start(position: number): number {
    const start = this.#starts[position];
    if (start === undefined) throw new RangeError(`no entry ${position} in a tree of ${this.count}`);
    return start;
  }

  /** A record reads `<mode> <type> <id>TAB<path>NUL`; only its type differs in length: `blob` or `commit`. */
  #pathStart(position: number): number {
    const start = this.#start(position);
    const typeLength = this.#raw[start + MODE_LENGTH + 1] === 0x63 ? 'commit'.length : 'blob'.length;
    return start + MODE_LENGTH + 1 + typeLength + 1 + this.#idLength + 1;
  }

  #pathEnd(position: number): number {
    return this.#start(position + 1) - 1;
  }

  /** Throws for paths out of order: searching relies on it, and git refuses such a tree as well. */
  #checkOrder(): void {
    for (let position = 1; position < this.count; position += 1) {
      // Each record ends in NUL, which no path holds, so two paths differ there at the latest, unless they are the same.
      let before = this.#pathStart(position - 1);
      let at = this.#pathStart(position);
      while (this.#raw[at] === this.#raw[before] && this.#raw[at] !== 0) {
        before += 1;
        at += 1;
      }
      if ((this.#raw[at] ?? 0) <= (this.#raw[before] ?? 0))
        throw new Error(`the tree is malformed at ${JSON.stringify(this.path(position))}`);
    }
  }
}

function recordStarts(raw: Buffer): Uint32Array {
  let count = 0;
  for (let end = raw.indexOf(0); end !== -1; end = raw.indexOf(0, end + 1)) count += 1;
  const starts = new Uint32Array(count + 1);
  let position = 0;
  for (let end = raw.indexOf(0); end !== -1; end = raw.indexOf(0, end + 1)) {
    position += 1;
    starts[position] = end + 1;
  }
  return starts;
}

function entryKindOf(mode: string): EntryKind {
  if (mode === '120000') return 'link';
  return mode === '160000' ? 'submodule' : 'file';
}
