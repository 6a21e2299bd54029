import type { TextLines } from './edit-match.ts';

const MAX_LINES = 12;
const MAX_LINE_CHARS = 200;
/** More of `old` tells no more about where it was meant to be. */
const COMPARED_LINES = 20;

/** The stretch of a text that has most lines in common with `old`, numbered as read_file numbers them; '' for none. */
export function nearestLines({ text, lines }: TextLines, old: string): string {
  const wanted = old.split(/\r?\n/).map((line) => line.trim());
  const start = bestStart(
    lines.map((line) => line.trimmed),
    wanted.slice(0, COMPARED_LINES),
  );
  if (start === null) return '';
  const shown = lines.slice(start, start + Math.min(wanted.length + 1, MAX_LINES));
  return shown.map((line, at) => `${start + at + 1}|${cut(text.slice(line.start, line.end))}`).join('\n');
}

/** Equal lines count most; where no line is equal, the line with most words in common with one of `old` decides. */
function bestStart(lines: readonly string[], wanted: readonly string[]): number | null {
  return bestByEqualLines(lines, wanted) ?? bestByWords(lines, wanted);
}

function bestByEqualLines(lines: readonly string[], wanted: readonly string[]): number | null {
  let best: { readonly start: number; readonly equal: number } | null = null;
  for (let start = 1 - wanted.length; start < lines.length; start += 1) {
    let equal = 0;
    for (const [at, line] of wanted.entries()) if (line.length > 2 && lines[start + at] === line) equal += 1;
    if (equal > (best?.equal ?? 0)) best = { start: Math.max(0, start), equal };
  }
  return best?.start ?? null;
}

function bestByWords(lines: readonly string[], wanted: readonly string[]): number | null {
  const longest = wanted.map(wordsOf).reduce((a, b) => (b.size > a.size ? b : a), new Set<string>());
  const offset = wanted.findIndex((line) => wordsOf(line).size === longest.size);
  let best: { readonly start: number; readonly common: number } | null = null;
  for (const [at, line] of lines.entries()) {
    const common = longest.intersection(wordsOf(line)).size;
    if (common * 2 < longest.size || common <= (best?.common ?? 0)) continue;
    best = { start: Math.max(0, at - offset), common };
  }
  return best?.start ?? null;
}

function wordsOf(line: string): Set<string> {
  return new Set(line.match(/[\p{L}\p{N}_]+/gu) ?? []);
}

function cut(line: string): string {
  return line.length <= MAX_LINE_CHARS ? line : `${line.slice(0, MAX_LINE_CHARS)}…`;
}
