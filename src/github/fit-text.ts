import { byteLength } from '../agent/digest.ts';

const NOTE_BYTES = 60;

/** `text` in at most `maxBytes` of UTF-8: whole, or its head and tail with a line that says how much lies between. */
export function headAndTail(text: string, maxBytes: number): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= maxBytes) return text;
  const room = Math.max(0, maxBytes - NOTE_BYTES);
  const head = decodeWhole(bytes.subarray(0, Math.floor(room * 0.6)));
  const tail = decodeWhole(bytes.subarray(bytes.length - Math.floor(room * 0.4)));
  const hidden = bytes.length - byteLength(head) - byteLength(tail);
  return `${head}\n[… ${hidden} of ${bytes.length} bytes left out …]\n${tail}`;
}

/** Without the pieces of a character that a cut leaves at either end. */
const decodeWhole = (bytes: Uint8Array): string => new TextDecoder().decode(bytes).replace(/^�+|�+$/g, '');

/** One line of at most `maxChars` characters; a cut ends in `…`. */
export function shortLine(text: string, maxChars: number): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  return characters.length <= maxChars
    ? characters.join('')
    : `${characters.slice(0, maxChars - 1).join('')}…`;
}

/** What `render` makes of as much as fits: it is given ever smaller limits until its result has at most `maxBytes`. */
export function withinBytes(maxBytes: number, render: (limit: number) => string): string {
  for (let limit = maxBytes; ; limit = Math.floor(limit / 2)) {
    const rendered = render(limit);
    if (limit === 0 || byteLength(rendered) <= maxBytes) return rendered;
  }
}

/** As many whole lines as fit, and how many do not. */
export function firstLines(lines: readonly string[], maxBytes: number, what: string): string {
  const shown: string[] = [];
  let left = maxBytes;
  for (const line of lines) {
    left -= byteLength(line) + 1;
    if (left < 0) return [...shown, `- … ${lines.length - shown.length} more ${what}`].join('\n');
    shown.push(line);
  }
  return shown.join('\n');
}

/** As many items as fit in `room`, taken from the start and from the end in turn, until the next does not fit. */
export function endsThatFit<T>(
  items: readonly T[],
  limits: {
    readonly room: number;
    /** How many there may be; as many as there are when it is left out. */
    readonly most?: number;
    sizeOf(item: T): number;
  },
): { readonly head: readonly T[]; readonly tail: readonly T[] } {
  const { room, most = items.length, sizeOf } = limits;
  let left = room;
  let [from, to] = [0, items.length];
  while (from < to && from + items.length - to < most) {
    const isHead = from <= items.length - to;
    const item = items[isHead ? from : to - 1];
    left -= item === undefined ? 0 : sizeOf(item);
    if (left < 0) break;
    if (isHead) from += 1;
    else to -= 1;
  }
  return { head: items.slice(0, from), tail: items.slice(to) };
}
