import { assertNever, orElse } from '../base/errors.ts';
import { cutMark, shorten } from '../base/text.ts';
import type { Observation } from '../core/events.ts';
import type { ToolArgs } from '../core/model/tools.ts';
import {
  type AtPath,
  answered,
  asInstalled,
  blocked,
  type FileTree,
  failed,
  missingFile,
  refused,
} from './file-tree.ts';
import type { BlobContent } from './git-objects.ts';
import { type Installed, type InstalledCode, readInstalled } from './installed.ts';
import { parseRepoPath, showPath } from './repo-path.ts';
import { MAX_FILE_BYTES } from './snapshot.ts';

export const MAX_PAGE_BYTES = 10 * 1024;
/** A longer line is cut, unless it is read alone: one line of minified code would fill the answer. */
export const MAX_READ_LINE_CHARS = 2000;

/** The tool `read_file`: numbered lines, `12|text`; where lines are left out, the answer says from which line to read on. */
export async function readFile(
  tree: FileTree,
  record: ReadingRecord,
  args: ToolArgs<'read_file'>,
  installed: InstalledCode | null = null,
): Promise<Observation> {
  const check = parseRepoPath(args.rel_path);
  const found: AtPath = check.ok ? tree.find(check.path) : { kind: 'missing' };
  const there = found.kind === 'missing' && installed !== null ? await installed.find(args.rel_path) : null;
  if (there !== null) return asInstalled(await readInstalledFile(tree, there, args));
  if (!check.ok) return refused(args.rel_path, check.denial);
  const { path } = check;
  const shown = showPath(path);
  switch (found.kind) {
    case 'missing':
      return missingFile(tree, path);
    case 'blocked':
      return blocked(path, found);
    case 'folder':
      return failed(`${shown} is a folder: list it with list_files.`, { path });
    case 'submodule':
      return failed(`${shown} is a submodule, another repository.`, { path });
    case 'file':
    case 'link':
      break;
    default:
      return assertNever(found);
  }
  const content = await tree.read(found, MAX_FILE_BYTES);
  if (found.kind === 'link') {
    // The link is not followed: its target may be anywhere.
    const target = content.kind === 'bytes' ? showPath(content.bytes.toString('utf8')) : 'an unreadable text';
    return answered(`${shown} is a symbolic link to ${target}; links are not followed.`, { path });
  }
  const { observation, seen } = filePage(tree, { path, content }, args);
  record.sawLines(path, found.entry.oid, seen);
  return observation;
}

async function readInstalledFile(
  tree: FileTree,
  there: Installed,
  args: ToolArgs<'read_file'>,
): Promise<Observation> {
  const { path } = there;
  switch (there.kind) {
    case 'missing':
      return failed(`${showPath(path)} is not among the installed packages.`, { path });
    case 'closed':
      return refused(path, there.denial);
    case 'folder':
      return failed(`${showPath(path)} is a folder: list it with list_files.`, { path });
    case 'file':
    case 'link':
      return filePage(tree, { path, content: await readInstalled(there, MAX_FILE_BYTES) }, args).observation;
    default:
      return assertNever(there);
  }
}

/** `seen`: numbers of the lines that are shown uncut. */
function filePage(
  tree: FileTree,
  { path, content }: { readonly path: string; readonly content: BlobContent },
  args: ToolArgs<'read_file'>,
): { readonly observation: Observation; readonly seen: readonly number[] } {
  const shown = showPath(path);
  const unseen = (observation: Observation) => ({ observation, seen: [] });
  if (content.kind === 'unreadable')
    return unseen(failed(`${shown} cannot be read: ${content.why}.`, { path }));
  if (content.kind === 'too_large') {
    const why = `it has ${content.size} bytes, and files over ${MAX_FILE_BYTES / 2 ** 20} MB are not read`;
    return unseen(failed(`${shown} cannot be read: ${why}.`, { path }));
  }
  const decoded = decodeText(content.bytes);
  if (decoded.kind === 'opaque')
    return unseen(failed(`${shown} is ${decoded.what} (${content.bytes.length} bytes).`, { path }));
  const { text } = decoded.file;
  const lines = tree.shownLines(text, fileLines(text));
  if (lines.length === 0) return unseen(answered('(empty file)', { path, lines: 0 }));
  const start = args.start_line ?? 1;
  const end = Math.min(args.end_line ?? lines.length, lines.length);
  if (start > lines.length) {
    const why = `start_line ${start} lies behind its end`;
    return unseen(failed(`${shown} has ${lines.length} lines; ${why}.`, { path }));
  }
  if (end < start) return unseen(failed(`end_line ${end} lies before start_line ${start}.`, { path }));
  const page = linePage(lines, { start, end, maxChars: args.max_chars ?? Number.POSITIVE_INFINITY });
  if (page.last === lines.length && !text.endsWith('\n')) page.notes.push('no newline at the end');
  const notes = page.notes.length === 0 ? [] : [`[${page.notes.join('; ')}]`];
  const meta = { path, start_line: start, end_line: page.last, lines: lines.length };
  const cut =
    page.last < end ? [cutMark(end - page.last, { hint: `continue at line ${page.last + 1}` })] : [];
  return { observation: answered([...page.lines, ...notes, ...cut].join('\n'), meta), seen: page.wholeLines };
}

/** `wholeLines`: numbers of the lines that are shown uncut. */
function linePage(
  all: readonly string[],
  { start, end, maxChars }: { readonly start: number; readonly end: number; readonly maxChars: number },
) {
  const page = { lines: [] as string[], last: start, wholeLines: [] as number[], notes: [] as string[] };
  const maxLineChars = start === end ? MAX_PAGE_BYTES : MAX_READ_LINE_CHARS;
  let bytes = 0;
  let chars = 0;
  for (let number = start; number <= end; number += 1) {
    const text = all[number - 1] ?? '';
    const isFirst = number === start;
    const room = isFirst ? Math.min(maxLineChars, maxChars) : maxLineChars;
    const line = `${number}|${shorten(text, room, 'mark')}`;
    bytes += Buffer.byteLength(line) + 1;
    chars += line.length + 1;
    if (!isFirst && (bytes > MAX_PAGE_BYTES || chars > maxChars)) break;
    page.lines.push(line);
    page.last = number;
    if (text.length <= room) page.wholeLines.push(number);
    else if (start !== end) page.notes.push(`read line ${number} alone for more of it`);
  }
  if (page.last < end && maxChars === Number.POSITIVE_INFINITY) endAtGap(page, all, start);
  if (page.last < all.length || start > 1) page.notes.push(`lines ${start}-${page.last} of ${all.length}`);
  return page;
}

/** A page may end this much earlier, in lines, where a function ends there. */
const NEAR_SHARE = 0.25;

/** Ends a page before the blank line after which the text is indented least: at the end of a function, where one is near. */
function endAtGap(
  page: { lines: string[]; last: number; wholeLines: number[] },
  all: readonly string[],
  start: number,
): void {
  const isBlank = (number: number): boolean => (all[number - 1] ?? '').trim() === '';
  const from = Math.ceil(page.last - (page.last - start) * NEAR_SHARE);
  let best = { last: page.last, indent: Number.POSITIVE_INFINITY };
  for (let last = Math.max(from, start); last <= page.last; last += 1) {
    if (isBlank(last) || !isBlank(last + 1)) continue;
    const next = all.slice(last, last + MAX_GAP_LINES).find((line) => line.trim() !== '') ?? '';
    const indent = next.search(/\S|$/);
    if (indent <= best.indent) best = { last, indent };
  }
  page.lines.splice(best.last - start + 1);
  page.last = best.last;
  page.wholeLines = page.wholeLines.filter((number) => number <= best.last);
}

const MAX_GAP_LINES = 5;

/** What the model has seen of one content of a file. */
interface SeenContent {
  readonly oid: string;
  readonly seen: Set<number>;
  isWhole: boolean;
}

/**
 * Which lines of which content the model was shown in this run. Only a file it has seen to the last line may
 * be replaced as a whole: otherwise lines that it never saw could be lost.
 */
export class ReadingRecord {
  readonly #readings = new Map<string, SeenContent>();

  /** Line numbers start at 1. Lines that were cut do not count as seen. */
  sawLines(path: string, oid: string, lines: Iterable<number>): void {
    const reading = this.#of(path, oid);
    for (const line of lines) reading.seen.add(line);
  }

  /** The model wrote this content itself. */
  wrote(path: string, oid: string): void {
    this.#of(path, oid).isWhole = true;
  }

  /** An edit changed a content into another: a model that saw all of the first knows all of the second. */
  edited(path: string, change: { readonly from: string; readonly to: string; readonly lines: number }): void {
    if (this.firstUnseen(path, change.from, change.lines) === null) this.wrote(path, change.to);
  }

  /** The number of the first line of this content that the model was not shown; null when it was shown all of them. */
  firstUnseen(path: string, oid: string, lines: number): number | null {
    const reading = this.#readings.get(path);
    if (lines === 0) return null;
    if (reading?.oid !== oid) return 1;
    if (reading.isWhole) return null;
    for (let line = 1; line <= lines; line += 1) if (!reading.seen.has(line)) return line;
    return null;
  }

  #of(path: string, oid: string): SeenContent {
    const known = this.#readings.get(path);
    if (known?.oid === oid) return known;
    const fresh = { oid, seen: new Set<number>(), isWhole: false };
    this.#readings.set(path, fresh);
    return fresh;
  }
}

/** How a file's lines end. A `mixed` file keeps every byte outside of what is edited. */
type LineEnd = '\n' | '\r\n' | 'mixed';

/** A text file taken apart so that an edit changes text only. */
export interface TextFile {
  readonly hasBom: boolean;
  readonly lineEnd: LineEnd;
  /** The text without its BOM, and with `\n` only unless its line ends are mixed. */
  readonly text: string;
}

type DecodedText =
  | { readonly kind: 'text'; readonly file: TextFile }
  /** Content that cannot be edited as text; `what` says what it is. */
  | { readonly kind: 'opaque'; readonly what: string };

/** git looks for a NUL in as many bytes: `buffer_is_binary` in its xdiff-interface.c. */
const BINARY_PROBE_BYTES = 8000;
/** How a file that stands for one in Git LFS begins: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
const LFS_POINTER = 'version https://git-lfs.github.com/spec/v1\n';
const BOM = '\ufeff';

export const isBinary = (bytes: Buffer): boolean => bytes.subarray(0, BINARY_PROBE_BYTES).includes(0);

/** Reads bytes as text. `encodeText` turns the text into the same bytes again. */
export function decodeText(bytes: Buffer): DecodedText {
  if (/^(?:fffe|feff|0000feff)/.test(bytes.toString('hex', 0, 4)))
    return { kind: 'opaque', what: 'text in UTF-16 or UTF-32, and not in UTF-8' };
  if (bytes.includes(0)) return { kind: 'opaque', what: 'a binary file' };
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const decoded = orElse(null, () => decoder.decode(bytes));
  if (decoded === null) return { kind: 'opaque', what: 'not valid UTF-8' };
  if (decoded.startsWith(LFS_POINTER)) {
    return { kind: 'opaque', what: 'a Git LFS pointer: its content is kept elsewhere' };
  }
  const hasBom = decoded.startsWith(BOM);
  const whole = hasBom ? decoded.slice(1) : decoded;
  const lineEnd = lineEndOf(whole);
  return { kind: 'text', file: { hasBom, lineEnd, text: lineEnd === '\r\n' ? toLineFeeds(whole) : whole } };
}

export function encodeText({ hasBom, lineEnd, text }: TextFile): Buffer {
  const lines = lineEnd === '\r\n' ? text.replaceAll('\n', '\r\n') : text;
  return Buffer.from(hasBom ? BOM + lines : lines);
}

export const toLineFeeds = (text: string): string => text.replaceAll('\r\n', '\n');

/** The lines without their ends. A final newline ends the last line; it does not start another. */
export function fileLines(text: string): string[] {
  if (text === '') return [];
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
}

/**
 * Replaces the whole text of a file. Models write `\n` and forget the final newline: the file keeps its own line ends and
 * its final newline. In a file of mixed line ends, lines that were there before keep theirs.
 */
export function replaceText(file: TextFile, content: string): TextFile {
  const plain = toLineFeeds(content.startsWith(BOM) ? content.slice(1) : content);
  const text = keepFinalNewline(file.text, plain);
  return { ...file, text: file.lineEnd === 'mixed' ? withOldLineEnds(file.text, text) : text };
}

function lineEndOf(text: string): LineEnd {
  let lineFeeds = 0;
  let pairs = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    lineFeeds += 1;
    if (text[at - 1] === '\r') pairs += 1;
  }
  if (pairs === 0) return '\n';
  return pairs === lineFeeds ? '\r\n' : 'mixed';
}

function keepFinalNewline(before: string, after: string): string {
  if (before === '' || after === '') return after;
  if (before.endsWith('\n')) return after.endsWith('\n') ? after : `${after}\n`;
  return after.replace(/\n$/, '');
}

function withOldLineEnds(before: string, after: string): string {
  const ends = new Map<string, string>();
  for (const line of before.split(/(?<=\n)/)) {
    const end = line.endsWith('\r\n') ? '\r\n' : '\n';
    ends.set(line.replace(/\r?\n$/, ''), end);
  }
  return after
    .split(/(?<=\n)/)
    .map((line) => (line.endsWith('\n') ? line.slice(0, -1) + (ends.get(line.slice(0, -1)) ?? '\n') : line))
    .join('');
}
