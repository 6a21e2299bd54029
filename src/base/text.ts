/**
 * The first `max` UTF-16 units of a text, never half of a character: a lone surrogate makes many servers refuse the
 * whole request.
 */
export function firstChars(text: string, max: number): string {
  const start = text.slice(0, max);
  return /[\uD800-\uDBFF]$/.test(start) && max < text.length ? start.slice(0, -1) : start;
}

/** The last `max` UTF-16 units of a text, never half of a character. */
export function lastChars(text: string, max: number): string {
  const end = text.slice(Math.max(0, text.length - max));
  return /^[\uDC00-\uDFFF]/.test(end) && max < text.length ? end.slice(1) : end;
}

/** The whole text when it fits in `max` UTF-16 units; else its start, with a sign, or the mark, that it was cut. */
export function shorten(text: string, max: number, how: 'sign' | 'mark' = 'sign'): string {
  if (text.length <= max) return text;
  const start = firstChars(text, max);
  return `${start}${how === 'sign' ? '…' : cutMark(text.length - start.length, { unit: 'character' })}`;
}

/**
 * The one mark of what a text leaves out: `[… 12 lines left out …]` of 12, and with a hint on how the rest is had
 * `[… 12 lines left out: continue at line 41 …]`. A text in place of the number is what is left out.
 */
export function cutMark(left: number | string, { unit = 'line', hint = '' } = {}): string {
  const what = typeof left === 'string' ? left : `${left} ${unit}${left === 1 ? '' : 's'}`;
  return `[… ${what} left out${hint === '' ? '' : `: ${hint}`} …]`;
}

/** The first `max` characters on one line; an ellipsis says that there is more. */
export function firstLine(text: string, max: number): string {
  const [line = ''] = text.trimStart().split('\n', 1);
  const isWhole = line.length <= max && line.trimEnd() === text.trim();
  return isWhole ? line.trimEnd() : `${firstChars(line, max).trimEnd()}…`;
}

/** `a, b and 3 more`: the first `max` of some names, and how many are left out. */
export const firstNames = (names: readonly string[], max: number, separator = ', '): string =>
  names.slice(0, max).join(separator) + (names.length > max ? ` and ${names.length - max} more` : '');

/** Fills in a message's template: each `…` is replaced by the next word. */
export const filled = (template: string, ...words: readonly (string | number)[]): string =>
  template.split('…').reduce((text, rest, at) => `${text}${words[at - 1] ?? ''}${rest}`);

/** Colours and cursor moves, which hold no text: ECMA-48, 5.4. */
const CONTROL_SEQUENCE = /\u001b\[[0-?]*[ -/]*[@-~]/g;
/**
 * Also matches the escape sequences that may hold text: titles, links (one without an end must not hide the lines after
 * it), and those of two characters.
 */
const ANSI = new RegExp(
  `${CONTROL_SEQUENCE.source}|\\u001b(?:\\][^\\u0007\\u001b\\n]*(?:\\u0007|\\u001b\\\\)?|[ -/]+[0-~]|[0-Z\\\\^-~])`,
  'g',
);

/** One pattern that matches what any of these matches. */
export const anyOf = (signs: readonly RegExp[], flags = ''): RegExp =>
  new RegExp(signs.map(({ source }) => source).join('|'), flags);

/** Joins patterns that follow each other into one, so that each can be read by itself. */
export const inSequence = (parts: readonly RegExp[], flags = ''): RegExp =>
  new RegExp(parts.map(({ source }) => source).join(''), flags);

/** Removes all terminal sequences, for a model. */
export const stripAnsi = (text: string): string => text.replace(ANSI, '');

/** Removes colours only. Sequences that may hide text stay, so that people see them as marks. */
export const withoutColours = (text: string): string =>
  text.includes('\u001b') ? text.replace(CONTROL_SEQUENCE, '') : text;

const encoder = new TextEncoder();
/** The number of bytes of a text in UTF-8. */
export function byteLength(text: string): number {
  if (text.length > SHORT_CHARS) return encoder.encode(text).length;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return encoder.encode(text).length;
  return text.length;
}
/** Up to here, looking at each character takes less time than the encoder. */
const SHORT_CHARS = 120;

const NOTE_BYTES = 60;

/** `text` in at most `maxBytes` of UTF-8: whole, or its head and tail with a line that says how much lies between. */
export function headAndTail(text: string, maxBytes: number): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= maxBytes) return text;
  const room = Math.max(0, maxBytes - NOTE_BYTES);
  const head = decodeWhole(bytes.subarray(0, Math.floor(room * 0.6)));
  const tail = decodeWhole(bytes.subarray(bytes.length - Math.floor(room * 0.4)));
  const hidden = bytes.length - byteLength(head) - byteLength(tail);
  return `${head}\n${cutMark(`${hidden} of ${bytes.length} bytes`)}\n${tail}`;
}

/** Decodes bytes, and drops the partial characters that a cut left at either end. */
const decodeWhole = (bytes: Uint8Array): string => new TextDecoder().decode(bytes).replace(/^�+|�+$/g, '');

/**
 * How many letters to add, drop, change or swap with their neighbour make `b` of `a`: the optimal string alignment distance,
 * https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance
 */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const cell = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          cell(i - 1, j) + 1,
          (row[j - 1] ?? 0) + 1,
          cell(i - 1, j - 1) + change,
          isSwap ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return cell(a.length, b.length);
}

const PLAIN_WORD = /^[\w@%+=:,./-]+$/;

/** A text as one word of a POSIX shell, quoted only where it has to be. */
export const shellWord = (text: string): string =>
  PLAIN_WORD.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * The name that was most likely meant: the only one that begins with `input` (two letters or more), else the nearest, if at most a third
 * of the longer one's letters differ; else null.
 */
export function nearest(input: string, names: readonly string[]): string | null {
  const begun = names.filter((name) => input.length > 1 && name.startsWith(input));
  if (begun.length === 1) return begun[0] ?? null;
  const ranked = names
    .map((name) => ({ name, distance: editDistance(input, name) }))
    .toSorted((a, b) => a.distance - b.distance);
  const [best] = ranked;
  if (best === undefined) return null;
  return best.distance <= Math.ceil(Math.max(best.name.length, input.length) / 3) ? best.name : null;
}

/** A text without white space at its ends, and with one blank for each run of white space inside. */
export const collapsed = (text: string): string => text.trim().replace(/\s+/g, ' ');
