/**
 * The first `max` UTF-16 units of a text, never half of a character: a lone surrogate makes many servers refuse the
 * whole request.
 */
export function firstChars(text: string, max: number): string {
  const start = text.slice(0, max);
  return /[\uD800-\uDBFF]$/.test(start) && max < text.length ? start.slice(0, -1) : start;
}

/** The whole text when it fits in `max` UTF-16 units; else its start, with a sign that it was cut. */
export const shorten = (text: string, max: number): string =>
  text.length <= max ? text : `${firstChars(text, max)}…`;

/** Colours and cursor moves, which hold no text: ECMA-48, 5.4. */
const CONTROL_SEQUENCE = /\u001b\[[0-?]*[ -/]*[@-~]/g;
/** These, and what may hold text: titles and links (one that never ends must not hide the lines after it), and the two-character kind. */
const ANSI = new RegExp(
  `${CONTROL_SEQUENCE.source}|\\u001b(?:\\][^\\u0007\\u001b\\n]*(?:\\u0007|\\u001b\\\\)?|[ -/]+[0-~]|[0-Z\\\\^-~])`,
  'g',
);

/** For a model, which reads words: the text without any terminal sequence. */
export const stripAnsi = (text: string): string => text.replace(ANSI, '');

/** For people who look for what a text hides: without colours; sequences that hold text stay, to be shown as marks. */
export const withoutColours = (text: string): string =>
  text.includes('\u001b') ? text.replace(CONTROL_SEQUENCE, '') : text;

const encoder = new TextEncoder();
/** In UTF-8. */
export const byteLength = (text: string): number => encoder.encode(text).length;
