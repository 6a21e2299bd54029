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
