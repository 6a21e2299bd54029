import type { Observation } from '../core/events.ts';
import type { ToolArgs } from '../core/model/tools.ts';
import { answered, blocked, countOf, failed, MAX_ANSWER_BYTES, missingFolder, refused } from './answer.ts';
import type { FileTree, TreeFile } from './file-tree.ts';
import type { BlobContent } from './git-objects.ts';
import { IncompleteSearch } from './git-search.ts';
import { compileGlob, compilePattern, type Hit, type LineMatcher } from './line-matcher.ts';
import { parseRepoFolder, type RepoPath, showPath } from './repo-path.ts';
import { MAX_FILE_BYTES } from './snapshot.ts';
import { isBinary } from './text-file.ts';

const DEFAULT_MAX_HITS = 100;
const MAX_LINE_CHARS = 200;

/** The tool `grep`: `path:line:text`, sorted, with a word on what was not searched and where it stopped. */
export async function grep(tree: FileTree, args: ToolArgs<'grep'>): Promise<Observation> {
  const check = parseRepoFolder(args.rel_dir);
  if (!check.ok) return refused(args.rel_dir ?? '', check.denial);
  const found = tree.find(check.folder);
  if (found.kind === 'missing') return missingFolder(tree, check.folder);
  if (found.kind === 'blocked') return blocked(check.folder, found);
  const pattern = await compilePattern(args.pattern, args.regex ?? false);
  if (!pattern.ok) return failed(`${pattern.reason}.`);
  const glob = await compileGlob(args.glob);
  if (!glob.ok) return failed(`${glob.reason}.`);
  const search = new Search(pattern.value, args.max_hits ?? DEFAULT_MAX_HITS);
  // A single file is searched too: models name one as often as a folder.
  if (found.kind !== 'folder') return search.run(scan(tree, [found]), () => 1);
  const scope = { folder: check.folder, matches: glob.value };
  const { literal } = pattern.value;
  const batches =
    literal === null ? scan(tree, filesIn(tree, scope)) : scanSome(tree, filesHolding(tree, scope, literal));
  return search.run(batches, () => [...filesIn(tree, scope)].length);
}

interface Scope {
  readonly folder: RepoPath | '';
  /** The glob, by a path from the root and from the folder. */
  readonly matches: (path: string) => boolean;
}

function* filesIn(tree: FileTree, scope: Scope): Generator<TreeFile> {
  for (const file of tree.files(scope.folder)) if (isIn(scope, file)) yield file;
}

/** The base's files are searched by git, which reads them in a fraction of the time. */
async function* filesHolding(tree: FileTree, scope: Scope, text: string): AsyncGenerator<TreeFile> {
  for await (const file of tree.holding(scope.folder, text)) if (isIn(scope, file)) yield file;
}

function isIn({ folder, matches }: Scope, { kind, path }: TreeFile): boolean {
  return kind === 'file' && (matches(path) || matches(path.slice(folder.length + 1)));
}

/** What a search has found so far; its bounds are counts and bytes, so the same search stops at the same place. */
class Search {
  readonly #skipped = { binary: 0, too_large: 0, unreadable: 0 };
  /** Why it ended before the last file. */
  #stop: string | null = null;
  readonly #matcher: LineMatcher;
  readonly #maxHits: number;
  readonly #lines: string[] = [];
  #answerBytes = 0;
  #searchedBytes = 0;
  /** That hold a hit. */
  #files = 0;

  constructor(matcher: LineMatcher, maxHits: number) {
    this.#matcher = matcher;
    this.#maxHits = maxHits;
  }

  /** `count` says how many files were to be searched. */
  async run(batches: AsyncIterable<readonly Scanned[]>, count: () => number): Promise<Observation> {
    try {
      for await (const batch of batches) {
        for (const each of batch) {
          if (each.kind === 'bytes') this.#look(each.file, each.bytes);
          else this.#skipped[each.kind] += 1;
          if (this.#stop !== null) return this.#answer(count);
        }
      }
    } catch (error) {
      if (!(error instanceof IncompleteSearch)) throw error;
      this.#stop = error.message;
    }
    return this.#answer(count);
  }

  #look(file: TreeFile, bytes: Buffer): void {
    if (this.#searchedBytes + bytes.length > this.#matcher.maxBytes) {
      this.#stop = `stopped before ${showPath(file.path)}, after ${this.#searchedBytes} bytes of files`;
      return;
    }
    this.#searchedBytes += bytes.length;
    if (!this.#matcher.mayMatch(bytes)) return;
    const hits = this.#lines.length;
    if (isBinary(bytes)) this.#skipped.binary += 1;
    else this.#lookAtLines(file, bytes.toString('utf8'));
    if (this.#lines.length > hits) this.#files += 1;
  }

  #answer(count: () => number): Observation {
    const hits = this.#lines.length;
    const notes: string[] = [];
    if (this.#stop !== null) notes.push(`${this.#stop}; narrow with rel_dir or glob`);
    const { binary, too_large, unreadable } = this.#skipped;
    if (binary > 0) notes.push(`${countOf(binary, 'binary file')} skipped`);
    if (too_large > 0) notes.push(`${countOf(too_large, 'file')} over 1 MB skipped`);
    if (unreadable > 0) notes.push(`${countOf(unreadable, 'file')} that git cannot read skipped`);
    const lines = hits === 0 ? [`No match in ${countOf(count(), 'file')}.`] : this.#lines;
    const note = notes.length === 0 ? [] : [`[${notes.join('; ')}]`];
    return answered([...lines, ...note].join('\n'), { hits, files: this.#files });
  }

  #lookAtLines(file: TreeFile, text: string): void {
    const path = showPath(file.path);
    let number = 0;
    for (let start = 0; start < text.length; ) {
      const newline = text.indexOf('\n', start);
      const end = newline === -1 ? text.length : newline;
      number += 1;
      const line = text.slice(start, text[end - 1] === '\r' ? end - 1 : end);
      const hit = this.#matcher.find(line);
      if (hit !== null && !this.#add(`${path}:${number}:${around(line, hit)}`)) return;
      start = end + 1;
    }
  }

  #add(line: string): boolean {
    this.#answerBytes += Buffer.byteLength(line) + 1;
    if (this.#lines.length >= this.#maxHits) this.#stop = `stopped at ${this.#maxHits} hits, there are more`;
    else if (this.#answerBytes > MAX_ANSWER_BYTES) this.#stop = 'stopped at 16 KB of hits, there are more';
    if (this.#stop !== null) return false;
    this.#lines.push(line);
    return true;
  }
}

/** The part of a long line that holds the hit, with a mark on each side that was cut. */
function around(line: string, hit: Hit): string {
  if (line.length <= MAX_LINE_CHARS) return line.trimEnd();
  const room = Math.max(0, MAX_LINE_CHARS - (hit.end - hit.start));
  const wanted = Math.max(0, hit.start - Math.floor(room / 2));
  const start = Math.min(wanted, line.length - MAX_LINE_CHARS);
  const end = start + MAX_LINE_CHARS;
  const part = line.slice(start, end).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
  return `${start > 0 ? '…' : ''}${part}${end < line.length ? '…' : ''}`;
}

/** One file of a search. */
type Scanned =
  | { readonly kind: 'bytes'; readonly file: TreeFile; readonly bytes: Buffer }
  | { readonly kind: 'too_large' | 'unreadable'; readonly file: TreeFile };

const BATCH_FILES = 256;
const BATCH_BYTES = 8 * 1024 * 1024;

/**
 * Reads many files in order, a batch at a time: git gets many ids at once instead of waiting for each answer
 * to be read, and a batch is bounded in bytes, so that memory is too.
 */
async function* scan(tree: FileTree, files: Iterable<TreeFile>): AsyncGenerator<readonly Scanned[], void> {
  for (const batch of batchesOf(files)) {
    const sizes = await Promise.all(batch.map((file) => tree.size(file)));
    let wave: Promise<Scanned>[] = [];
    let bytes = 0;
    for (const [at, file] of batch.entries()) {
      const size = sizes[at] ?? null;
      wave.push(readOne(tree, file, size));
      bytes += size === null || size > MAX_FILE_BYTES ? 0 : size;
      if (bytes < BATCH_BYTES) continue;
      yield await Promise.all(wave);
      wave = [];
      bytes = 0;
    }
    yield await Promise.all(wave);
  }
}

/** Few enough that no more than 16 MB are in memory. */
const WAVE_FILES = 16;

/** Reads the few files that are worth it, some at a time. */
async function* scanSome(
  tree: FileTree,
  files: AsyncIterable<TreeFile>,
): AsyncGenerator<readonly Scanned[], void> {
  let wave: Promise<Scanned>[] = [];
  try {
    for await (const file of files) {
      wave.push(tree.read(file).then((content) => scannedOf(file, content)));
      if (wave.length < WAVE_FILES) continue;
      yield await Promise.all(wave);
      wave = [];
    }
  } catch (error) {
    // What was found before is still true.
    yield await Promise.all(wave);
    throw error;
  }
  yield await Promise.all(wave);
}

function scannedOf(file: TreeFile, content: BlobContent): Scanned {
  return content.kind === 'bytes' ? { ...content, file } : { kind: content.kind, file };
}

async function readOne(tree: FileTree, file: TreeFile, size: number | null): Promise<Scanned> {
  if (size === null) return { kind: 'unreadable', file };
  if (size > MAX_FILE_BYTES) return { kind: 'too_large', file };
  return { file, ...(await tree.readWhole(file)) };
}

function* batchesOf(files: Iterable<TreeFile>): Generator<TreeFile[], void> {
  let batch: TreeFile[] = [];
  for (const file of files) {
    batch.push(file);
    if (batch.length < BATCH_FILES) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
