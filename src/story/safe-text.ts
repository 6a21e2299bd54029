import { shorten, withoutColours } from '../core/text.ts';

// Text from a model, a test or an issue, made safe for a terminal, a log or a page that only shows it: nothing in it moves a
// cursor, hides or reorders. What Markdown does with text is markdown.ts's to mend.

/**
 * Controls but tab and newline, format characters (bidi, zero width, tags), lone surrogates, line separators, and everything
 * else that Unicode says may draw nothing.
 */
export const UNSEEN =
  /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;
/** But not the emoji selector after an emoji. */
const UNSEEN_RUNS = new RegExp(`(?<!\\p{Extended_Pictographic}(?=\\ufe0f))${UNSEEN.source}`, 'gu');

/** A character that would be invisible, or would reorder or restyle its surroundings, named in its place. */
interface CodePointMark {
  /** As in `U+202E`. */
  readonly mark: string;
}

/** Text in pieces, so that every unseen character can be drawn as a mark. */
export function visiblePieces(text: string): readonly (string | CodePointMark)[] {
  if (!UNSEEN.test(text)) return [text];
  const pieces: (string | CodePointMark)[] = [];
  let from = 0;
  for (const match of text.matchAll(UNSEEN_RUNS)) {
    if (match.index > from) pieces.push(text.slice(from, match.index));
    pieces.push({ mark: codePointName(match[0]) });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

/** The same for places that hold only text, such as a title, a label or a terminal. */
export function visibleText(text: string): string {
  return visiblePieces(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.mark))
    .join('');
}

/** Lines for a terminal, without colours. */
export const safeLines = (text: string): string => visibleText(withoutColours(text));

/** One line for a terminal or a log, of at most `max` UTF-16 units before its marks; a cut ends in `…`. */
export const safeLine = (text: string, max = Number.POSITIVE_INFINITY): string =>
  visibleText(shorten(withoutColours(text).replace(/\s+/g, ' ').trim(), max));

function codePointName(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${hex.padStart(4, '0')}`;
}
