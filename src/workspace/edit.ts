import type { Edit } from '../agent/tools.ts';
import { findAll, findLines, MAX_MATCHES, type Match, type TextLines, textLines } from './edit-match.ts';
import { nearestLines } from './nearest-lines.ts';

export type Edited =
  | { readonly ok: true; readonly text: string }
  /** For the model: which edit, why, and the lines it may have meant. */
  | { readonly ok: false; readonly reason: string };

/**
 * Applies all edits to the text as it stands, or none. Each `old` must be there exactly once: as written,
 * else ignoring blanks at the ends of lines, else shifted by one and the same indent.
 */
export function applyEdits(text: string, edits: readonly Edit[]): Edited {
  const lines = textLines(text);
  const matches: Match[] = [];
  for (const [at, edit] of edits.entries()) {
    const located = locate(lines, edit);
    if (located.ok) matches.push(located.match);
    else return { ok: false, reason: `${name(at, edits)}${located.reason}` };
  }
  const order = matches.map((match, at) => ({ ...match, at })).sort((a, b) => a.start - b.start);
  for (const [next, match] of order.entries()) {
    const before = order[next - 1];
    if (before === undefined || before.end <= match.start) continue;
    return { ok: false, reason: `edits ${before.at + 1} and ${match.at + 1} overlap: make them one edit` };
  }
  let result = '';
  let end = 0;
  for (const match of order) {
    result += text.slice(end, match.start) + match.replacement;
    end = match.end;
  }
  return { ok: true, text: keepLastLineEnd(text, result + text.slice(end)) };
}

type Located = { readonly ok: true; readonly match: Match } | { readonly ok: false; readonly reason: string };

function locate(lines: TextLines, edit: Edit): Located {
  for (const find of [findAll, findLines]) {
    const matches = find(lines, edit);
    const [match, ...others] = matches;
    if (match === undefined) continue;
    if (others.length === 0) return { ok: true, match };
    return {
      ok: false,
      reason: `old is there ${countOf(matches)} times (${whereOf(lines, matches)}): add lines around it`,
    };
  }
  const near = nearestLines(lines, edit.old);
  return { ok: false, reason: `old is not in the file.${near === '' ? '' : ` Nearest lines:\n${near}`}` };
}

function countOf({ length }: readonly Match[]): string {
  return length === MAX_MATCHES ? `${length} or more` : String(length);
}

function whereOf(lines: TextLines, matches: readonly Match[]): string {
  const numbers = matches.slice(0, 5).map((match) => lines.numberAt(match.start));
  return `line ${numbers.join(', ')}${matches.length > 5 ? ', …' : ''}`;
}

function name(at: number, edits: readonly Edit[]): string {
  return edits.length === 1 ? '' : `edit ${at + 1} of ${edits.length}: `;
}

/** An edit may add the newline at the end of a file (linters ask for it); losing it is always a slip. */
function keepLastLineEnd(before: string, after: string): string {
  const end = /\r?\n$/.exec(before)?.[0];
  return end === undefined || after === '' || after.endsWith('\n') ? after : after + end;
}
