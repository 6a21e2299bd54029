import { firstChars } from '../../base/text.ts';

/** `at cart.ts:#:#` for `2026-01-31T10:00:00Z at /work/src/cart.ts:3:7`: without the log's time stamp and folders, `#` for numbers. */
export function lineShape(line: string): string {
  return firstChars(line, 400)
    .replace(/^\d{4}-\d\d-\d\dT[\d:.]+Z?\s*/, '')
    .replace(/(?:[A-Za-z]:)?[\w.@~-]*[\\/](?:[\w.@ ~-]+[\\/])*(?=[\w.@-])/g, '')
    .replace(/0x[0-9a-f]+|\d+(?:\.\d+)?/gi, '#')
    .replace(/\s+/g, ' ')
    .trim();
}
