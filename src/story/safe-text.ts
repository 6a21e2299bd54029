import { firstChars, shorten, withoutColours } from '../base/text.ts';

// Makes text from a model, a test or an issue safe to show in a terminal, a log or a page: nothing in it moves a cursor, hides
// or reorders. Markdown is handled in markdown.ts.

/**
 * Controls but tab and newline, format characters (bidi, zero width, tags), lone surrogates, line separators, and everything
 * else that Unicode says may draw nothing.
 */
export const UNSEEN =
  /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;
/** The same characters, except an emoji selector after an emoji. */
const UNSEEN_RUNS = new RegExp(`(?<!\\p{Extended_Pictographic}(?=\\ufe0f))${UNSEEN.source}`, 'gu');

/**
 * Replaces each character that would be invisible, or would reorder or restyle the text around it, with its name (`U+202E`), as
 * `draw` writes that.
 */
export const visibleText = (text: string, draw: (name: string) => string = (name) => name): string =>
  UNSEEN.test(text) ? text.replace(UNSEEN_RUNS, (character) => draw(codePointName(character))) : text;

/** Lines for a terminal, without colours. */
export const safeLines = (text: string): string => visibleText(withoutColours(text));

/**
 * One line for a terminal or a log. If longer than `max` UTF-16 units, before marks such as `U+202E` are put in, it is cut with `…`.
 * Only the start of the text is read, which bounds the time for long ones.
 */
export function safeLine(text: string, max = Number.POSITIVE_INFINITY): string {
  const start = firstChars(text, max * 8);
  const line = withoutColours(start).replace(/\s+/g, ' ').trim();
  return visibleText(start.length < text.length && line.length <= max ? `${line}…` : shorten(line, max));
}

function codePointName(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${hex.padStart(4, '0')}`;
}
