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
