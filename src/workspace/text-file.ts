/** How a file's lines end. A `mixed` file keeps every byte outside of what is edited. */
export type LineEnd = '\n' | '\r\n' | 'mixed';

/** A text file taken apart so that an edit changes text only. */
export interface TextFile {
  readonly hasBom: boolean;
  readonly lineEnd: LineEnd;
  /** Without BOM; with `\n` only, unless the line ends are mixed. */
  readonly text: string;
}

export type Decoded =
  | { readonly kind: 'text'; readonly file: TextFile }
  /** Content that cannot be edited as text; `what` says what it is. */
  | { readonly kind: 'opaque'; readonly what: string };

/** git looks for a NUL in as many bytes: `buffer_is_binary` in its xdiff-interface.c. */
const BINARY_PROBE_BYTES = 8000;
/** https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
const LFS_POINTER = 'version https://git-lfs.github.com/spec/v1\n';
const BOM = '\ufeff';

export function isBinary(bytes: Buffer): boolean {
  return bytes.subarray(0, BINARY_PROBE_BYTES).includes(0);
}

/** Reads bytes as text. `encodeText` gives the same bytes again. */
export function decodeText(bytes: Buffer): Decoded {
  if (bytes.includes(0)) return { kind: 'opaque', what: 'a binary file' };
  let decoded: string;
  try {
    decoded = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { kind: 'opaque', what: 'not valid UTF-8' };
  }
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

export function toLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

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
