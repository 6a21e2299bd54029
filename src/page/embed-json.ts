import type { PageEvent } from './page-run.ts';

/** `<` could end the script element or open a comment; the others would read differently to people or parsers than to JSON. */
const UNSAFE = /[<>&\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}\ufeff]/gu;

/** JSON that can stand inside a script element, on one line. */
export function embedJson(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE, escapeCharacter);
}

/** JSON escapes are of UTF-16 units: a character beyond the first plane has two. */
function escapeCharacter(character: string): string {
  return [...Array(character.length).keys()]
    .map((unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`)
    .join('');
}

/** Small enough for any browser's longest string, large enough to be few. */
const BLOCK_CHARACTERS = 4_000_000;

/** All events as JSON lines, in script elements that the browser does not run. */
export function* eventBlocks(events: readonly PageEvent[]): Iterable<string> {
  let lines: string[] = [];
  let size = 0;
  for (const event of events) {
    const line = eventLine(event);
    if (lines.length > 0 && size + line.length > BLOCK_CHARACTERS) {
      yield block(lines);
      lines = [];
      size = 0;
    }
    lines.push(line);
    size += line.length;
  }
  if (lines.length > 0) yield block(lines);
}

function block(lines: readonly string[]): string {
  return `<script type="application/json" class="events">${lines.join('\n')}</script>\n`;
}

/** A payload nested too deep to write (RangeError) leaves a sentence in its place, and its event stays. */
function eventLine({ seq, ts, kind, payload }: PageEvent): string {
  try {
    return embedJson({ seq, ts, kind, payload });
  } catch {
    return embedJson({ seq, ts, kind, payload: { note: 'Nested too deep to show; see the trace.' } });
  }
}
