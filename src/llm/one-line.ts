const MAX_CHARS = 300;

/** Foreign words for a log or an annotation: without line ends, control and format characters, and cut. */
export function oneLine(text: string): string {
  const line = text
    .slice(0, 4 * MAX_CHARS)
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim();
  return line.length > MAX_CHARS ? `${line.slice(0, MAX_CHARS)}…` : line;
}
