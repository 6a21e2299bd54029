import { assertNever } from '../base/errors.ts';
import { cutMark, firstChars, lastChars } from '../base/text.ts';
import type { Observation } from '../core/events.ts';
import type { ToolArgs } from '../core/model/tools.ts';
import {
  type AtPath,
  answered,
  asInstalled,
  blocked,
  countOf,
  type FileTree,
  failed,
  MAX_ANSWER_BYTES,
  missingFolder,
  refused,
  type TreeFile,
} from './file-tree.ts';
import type { BlobContent } from './git-objects.ts';
import { type InstalledCode, type InstalledFile, readInstalled } from './installed.ts';
import { fileLines, isBinary } from './read-file.ts';
import { GlobError, globToRegexSource, type PathMatcher, parseRepoFolder, showPath } from './repo-path.ts';
import { MAX_FILE_BYTES, MAX_SOURCE_BYTES } from './snapshot.ts';

const DEFAULT_MAX_FILES = 200;
const DEFAULT_MAX_HITS = 100;
const MAX_SHOWN_CHARS = 200;

/** The tool `list_files`: paths below a folder, sorted; the answer says how many are left out. */
export async function listFiles(
  tree: FileTree,
  args: ToolArgs<'list_files'>,
  installed: InstalledCode | null = null,
): Promise<Observation> {
  const scope = await openScope(tree, installed, args);
  if ('answer' in scope) return scope.answer;
  const answer = listed(tree, scope, args);
  return scope.disk === null ? answer : asInstalled(answer);
}

function listed(tree: FileTree, scope: Scope, args: ToolArgs<'list_files'>): Observation {
  if (scope.found.kind !== 'folder')
    return failed(`${showPath(scope.folder)} is not a folder: ${NO_FOLDER[scope.found.kind]}.`);
  const maxFiles = args.max_files ?? DEFAULT_MAX_FILES;
  const lines: string[] = [];
  let bytes = 0;
  let total = 0;
  for (const file of scope.disk?.files ?? tree.files(scope.folder)) {
    if (!scope.matches(file.path)) continue;
    total += 1;
    if (lines.length >= maxFiles || bytes > MAX_ANSWER_BYTES) continue;
    const line = `${showPath(file.path)}${KIND_NOTES[file.kind]}`;
    lines.push(line);
    bytes += Buffer.byteLength(line) + 1;
  }
  const files = lines.length;
  const problem = scope.disk?.problem ?? null;
  if (total === 0) lines.push('No files.');
  if (problem !== null) lines.push(cutMark(problem, { hint: 'narrow with rel_dir' }));
  if (total > files)
    lines.push(
      cutMark(total - files, { unit: 'file', hint: 'narrow with rel_dir or glob, or raise max_files' }),
    );
  return answered(lines.join('\n'), { files, total });
}

const KIND_NOTES = { file: '', link: ' (symbolic link)', submodule: ' (submodule)' } as const;
const NO_FOLDER = {
  file: 'read it with read_file',
  link: 'it is a symbolic link, and links are not followed',
  submodule: 'it is a submodule, another repository',
} as const;

interface Scope {
  readonly folder: string;
  readonly found: TreeFile | InstalledFile | { readonly kind: 'folder' };
  /** The files of a folder of installed packages; null: the call is about files of the repository. */
  readonly disk: { readonly files: readonly InstalledFile[]; readonly problem: string | null } | null;
  /** Whether the glob matches a path, from the root or from the folder. */
  readonly matches: PathMatcher;
}

/** What a call names by `rel_dir` and `glob`, or the answer that says what is wrong with them. */
async function openScope(
  tree: FileTree,
  installed: InstalledCode | null,
  { rel_dir, glob }: { readonly rel_dir: string | null; readonly glob: string | null },
): Promise<Scope | { readonly answer: Observation }> {
  const place = await folderPlace(tree, installed, rel_dir);
  if ('answer' in place || glob === null) return { ...place, matches: () => true };
  const { folder } = place;
  const { RE2JS, RE2JSException } = await import('re2js');
  try {
    const pattern = RE2JS.compile(globToRegexSource(glob));
    const matches = (path: string): boolean =>
      pattern.testExact(path) || pattern.testExact(path.slice(folder.length + 1));
    return { ...place, matches };
  } catch (error) {
    const why =
      error instanceof GlobError
        ? error.message
        : error instanceof RE2JSException
          ? `${glob} is not a glob`
          : null;
    if (why === null) throw error;
    const answer = failed(`glob: ${why}.`);
    return { answer: place.disk === null ? answer : asInstalled(answer) };
  }
}

async function folderPlace(
  tree: FileTree,
  installed: InstalledCode | null,
  rel_dir: string | null,
): Promise<Omit<Scope, 'matches'> | { readonly answer: Observation }> {
  const check = parseRepoFolder(rel_dir);
  const found: AtPath = check.ok ? tree.find(check.folder) : { kind: 'missing' };
  if (check.ok && found.kind === 'blocked') return { answer: blocked(check.folder, found) };
  if (check.ok && found.kind !== 'missing' && found.kind !== 'blocked')
    return { folder: check.folder, found, disk: null };
  const there = rel_dir === null || installed === null ? null : await installed.find(rel_dir);
  switch (there?.kind) {
    case undefined:
      return { answer: check.ok ? missingFolder(tree, check.folder) : refused(rel_dir ?? '', check.denial) };
    case 'missing': {
      const why = `${showPath(there.path)} is not among the installed packages.`;
      return { answer: asInstalled(failed(why, { path: there.path })) };
    }
    case 'closed':
      return { answer: asInstalled(refused(there.path, there.denial)) };
    case 'folder':
      return { folder: there.path, found: there, disk: there };
    case 'file':
    case 'link':
      return { folder: there.path, found: there, disk: { files: [there], problem: null } };
    default:
      return assertNever(there);
  }
}

/** The tool `grep`: `path:line:text`, sorted; the answer says what was not searched and where the search stopped. */
export async function grep(
  tree: FileTree,
  args: ToolArgs<'grep'>,
  installed: InstalledCode | null = null,
): Promise<Observation> {
  const scope = await openScope(tree, installed, args);
  if ('answer' in scope) return scope.answer;
  const answer = await searched(tree, scope, args);
  return scope.disk === null ? answer : asInstalled(answer);
}

async function searched(tree: FileTree, scope: Scope, args: ToolArgs<'grep'>): Promise<Observation> {
  const pattern = await compilePattern(args.pattern, args.regex ?? false);
  if ('reason' in pattern) return failed(`${pattern.reason}.`);
  const search = new LineSearch(pattern, args.max_hits ?? DEFAULT_MAX_HITS);
  // A single file is searched too: models name one as often as a folder.
  if (scope.found.kind !== 'folder') {
    await search.look(tree, [scope.found]);
    return search.answer(1);
  }
  const isIn = ({ kind, path }: TreeFile | InstalledFile): boolean => kind === 'file' && scope.matches(path);
  const all = (): IteratorObject<TreeFile | InstalledFile> =>
    (scope.disk?.files ?? tree.files(scope.folder))[Symbol.iterator]();
  const { files, problem } =
    scope.disk === null && pattern.literal !== null
      ? await tree.holding(scope.folder, pattern.literal)
      : { files: all(), problem: scope.disk?.problem ?? null };
  await search.look(tree, files[Symbol.iterator]().filter(isIn));
  search.stop ??= problem;
  return search.answer(() =>
    all()
      .filter(isIn)
      .reduce((count) => count + 1, 0),
  );
}

/** How many files are read at a time: few enough that no more than 16 MB are in memory; larger files are read one by one. */
const WAVE_FILES = 16;

/** What a search has found so far. It is bounded by counts and bytes, not by time: the same search stops at the same place. */
class LineSearch {
  /** What was not searched or not shown, where the search ended before the last file; null: it did not. */
  stop: string | null = null;
  readonly #skipped = { binary: 0, too_large: 0, unreadable: 0 };
  readonly #pattern: LinePattern;
  readonly #maxHits: number;
  readonly #lines: string[] = [];
  #answerBytes = 0;
  #searchedBytes = 0;
  /** How many files hold a hit. */
  #files = 0;

  constructor(pattern: LinePattern, maxHits: number) {
    this.#pattern = pattern;
    this.#maxHits = maxHits;
  }

  async look(tree: FileTree, files: Iterable<TreeFile | InstalledFile>): Promise<void> {
    let wave: (TreeFile | InstalledFile)[] = [];
    for (const file of files) {
      wave.push(file);
      if (wave.length < WAVE_FILES) continue;
      await this.#lookAtAll(tree, wave);
      if (this.stop !== null) return;
      wave = [];
    }
    await this.#lookAtAll(tree, wave);
  }

  answer(count: number | (() => number)): Observation {
    const hits = this.#lines.length;
    const { binary, too_large, unreadable } = this.#skipped;
    const notes = [
      ...(binary === 0 ? [] : [`${countOf(binary, 'binary file')} skipped`]),
      ...(too_large === 0 ? [] : [`${countOf(too_large, 'file')} over 8 MB skipped`]),
      ...(unreadable === 0 ? [] : [`${countOf(unreadable, 'file')} that cannot be read skipped`]),
      ...(hits === 0 && LIKE_REGEX.test(this.#pattern.literal ?? '')
        ? ['searched as literal text; regex: true for RE2']
        : []),
    ];
    const none = () => `No match in ${countOf(typeof count === 'number' ? count : count(), 'file')}.`;
    const lines = hits === 0 ? [none()] : this.#lines;
    const note = notes.length === 0 ? [] : [`[${notes.join('; ')}]`];
    const cut = this.stop === null ? [] : [cutMark(this.stop, { hint: 'narrow with rel_dir or glob' })];
    return answered([...lines, ...note, ...cut].join('\n'), { hits, files: this.#files });
  }

  async #lookAtAll(tree: FileTree, files: readonly (TreeFile | InstalledFile)[]): Promise<void> {
    const read = (file: TreeFile | InstalledFile, maxBytes: number): Promise<BlobContent> =>
      file.source === 'disk' ? readInstalled(file, maxBytes) : tree.read(file, maxBytes);
    const contents = await Promise.all(files.map((file) => read(file, MAX_SOURCE_BYTES)));
    for (const [at, file] of files.entries()) {
      const first = contents[at];
      const isLarge = first?.kind === 'too_large' && first.size <= MAX_FILE_BYTES;
      const content = isLarge ? await read(file, MAX_FILE_BYTES) : first;
      if (this.stop !== null || content === undefined) return;
      if (content.kind === 'bytes') this.#lookAt(tree, file, content.bytes);
      else this.#skipped[content.kind] += 1;
    }
  }

  #lookAt(tree: FileTree, file: TreeFile | InstalledFile, bytes: Buffer): void {
    if (this.#searchedBytes + bytes.length > this.#pattern.maxBytes) {
      this.stop = `files from ${showPath(file.path)} on, after ${this.#searchedBytes} bytes,`;
      return;
    }
    this.#searchedBytes += bytes.length;
    if (!this.#pattern.mayMatch(bytes)) return;
    const hits = this.#lines.length;
    if (isBinary(bytes)) this.#skipped.binary += 1;
    else this.#lookAtLines(tree, file, bytes.toString('utf8'));
    if (this.#lines.length > hits) this.#files += 1;
  }

  #lookAtLines(tree: FileTree, file: TreeFile | InstalledFile, text: string): void {
    const path = showPath(file.path);
    const lines = fileLines(text);
    const numbers = lines.flatMap((line, at) => (this.#pattern.find(line) === null ? [] : [at]));
    // Only files with a hit are redacted: redaction needs the whole text, and takes most of the time of a search.
    const shown = numbers.length === 0 ? lines : tree.shownLines(text, lines);
    for (const at of numbers) {
      const line = shown[at] ?? '';
      const hit = this.#pattern.find(line) ?? { start: 0, end: 0 };
      if (!this.#add(`${path}:${at + 1}:${aroundHit(line, hit)}`)) return;
    }
  }

  #add(line: string): boolean {
    this.#answerBytes += Buffer.byteLength(line) + 1;
    if (this.#lines.length >= this.#maxHits) this.stop = `hits after the first ${this.#maxHits}`;
    else if (this.#answerBytes > MAX_ANSWER_BYTES) this.stop = 'hits after the first 16 KB';
    if (this.stop !== null) return false;
    this.#lines.push(line);
    return true;
  }
}

/** Literal text that was probably meant as a regular expression. */
const LIKE_REGEX = /\||\\[\w.()[\]]|\.[*+]/;

/** The part of a long line that holds the hit, with a mark on each side that was cut. */
function aroundHit(line: string, hit: Hit): string {
  if (line.length <= MAX_SHOWN_CHARS) return line.trimEnd();
  const room = Math.max(0, MAX_SHOWN_CHARS - (hit.end - hit.start));
  const wanted = Math.max(0, hit.start - Math.floor(room / 2));
  const start = Math.min(wanted, line.length - MAX_SHOWN_CHARS);
  const end = start + MAX_SHOWN_CHARS;
  const part = firstChars(lastChars(line, line.length - start), MAX_SHOWN_CHARS);
  const mark = (left: number): string => (left > 0 ? cutMark(left, { unit: 'character' }) : '');
  return `${mark(start)}${part}${mark(line.length - end)}`;
}

interface Hit {
  readonly start: number;
  readonly end: number;
}

interface LinePattern {
  /** A text that every matching line holds, for git to search; null when none is known. */
  readonly literal: string | null;
  /** A quick look at a whole file: false means no line of it can match. */
  mayMatch(bytes: Buffer): boolean;
  /** The first hit in a line, null for none. */
  find(line: string): Hit | null;
  /** How much text one search may look at, so that its time is bounded whatever the pattern. */
  readonly maxBytes: number;
}

const MAX_PATTERN_LENGTH = 1000;
const MAX_SEARCH_BYTES = 256 * 1024 * 1024;
/**
 * RE2 takes time in proportion to text × program, at worst some 60 ns for a byte and an instruction
 * (measured with re2js on hostile patterns); this bounds a search to about a minute at the very worst.
 */
const MAX_REGEX_WORK = 1_000_000_000;

async function compilePattern(
  pattern: string,
  isRegex: boolean,
): Promise<LinePattern | { readonly reason: string }> {
  if (pattern.length > MAX_PATTERN_LENGTH) {
    return { reason: `the pattern is longer than ${MAX_PATTERN_LENGTH} characters` };
  }
  if (isRegex) return compileRegex(pattern);
  if (pattern.includes('\n')) {
    return { reason: 'grep looks at one line at a time: give a pattern without a line end' };
  }
  return literalPattern(pattern);
}

function literalPattern(text: string): LinePattern {
  const needle = Buffer.from(text);
  return {
    // An argument of a program cannot hold a NUL, so git cannot search for one.
    literal: text.includes('\0') ? null : text,
    maxBytes: MAX_SEARCH_BYTES,
    mayMatch: (bytes) => bytes.includes(needle),
    find: (line) => {
      const start = line.indexOf(text);
      return start === -1 ? null : { start, end: start + text.length };
    },
  };
}

async function compileRegex(source: string): Promise<LinePattern | { readonly reason: string }> {
  const { RE2JS, RE2JSException } = await import('re2js');
  try {
    const pattern = RE2JS.compile(source);
    return {
      literal: null,
      maxBytes: Math.min(MAX_SEARCH_BYTES, Math.floor(MAX_REGEX_WORK / pattern.programSize())),
      mayMatch: () => true,
      find: (line) => {
        if (!pattern.test(line)) return null;
        const match = pattern.matcher(line);
        return match.find() ? { start: match.start(), end: match.end() } : null;
      },
    };
  } catch (error) {
    if (error instanceof RE2JSException) return { reason: `${error.message} (RE2 syntax)` };
    throw error;
  }
}
