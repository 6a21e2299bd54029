import { readFileSync } from 'node:fs';

/** Text that a generator wrote for real: the types of GitHub's API, again and again until there are `bytes`. */
export function largeText(bytes: number): string {
  const real = readFileSync(
    new URL('../node_modules/@octokit/openapi-types/types.d.ts', import.meta.url),
    'utf8',
  );
  const lines = real
    .repeat(Math.ceil(bytes / real.length))
    .slice(0, bytes)
    .split('\n');
  return `${lines.slice(0, -1).join('\n')}\n`;
}

/** A line that no other part of `text` equals, in its middle. */
export const MARK = 'export const theMark = 1;';
export function withMark(text: string): string {
  const middle = text.indexOf('\n', text.length / 2) + 1;
  return `${text.slice(0, middle)}${MARK}\n${text.slice(middle)}`;
}
