import { assertNever } from '../core/errors.ts';
import type { Edit } from '../core/model/tools.ts';
import {
  findAll,
  findLines,
  MAX_MATCHES,
  type Match,
  nearestLines,
  occurrences,
  type TextLines,
  textLines,
} from './edit-match.ts';

export type Edited =
  /** `applied`: the lines where an edit already stands, and was left alone. */
  | { readonly ok: true; readonly text: string; readonly applied: readonly number[] }
  /** For the model: which edit, why, and the lines it may have meant. */
  | { readonly ok: false; readonly reason: string };

/**
 * Applies all edits to the text as it stands, or none. Each `old` must be there exactly once: as written,
 * else ignoring blanks at the ends of lines, else shifted by one and the same indent. An edit that this run made
 * before (its `new` stands there, and did not in `base`) changes nothing a second time.
 */
export function applyEdits(text: string, edits: readonly Edit[], base: string): Edited {
  const lines = textLines(text);
  const matches: Match[] = [];
  const applied: number[] = [];
  for (const [at, edit] of edits.entries()) {
    const located = locate(lines, edit, base);
    switch (located.kind) {
      case 'match':
        matches.push(located.match);
        break;
      case 'applied':
        applied.push(located.line);
        break;
      case 'missing':
        return { ok: false, reason: `${name(at, edits)}${located.reason}` };
      default:
        return assertNever(located);
    }
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
  return { ok: true, text: keepLastLineEnd(text, result + text.slice(end)), applied };
}

type Located =
  | { readonly kind: 'match'; readonly match: Match }
  | { readonly kind: 'applied'; readonly line: number }
  | { readonly kind: 'missing'; readonly reason: string };

function locate(lines: TextLines, edit: Edit, base: string): Located {
  const isMadeHere = (piece: string): boolean =>
    piece.trim().length >= MIN_TELLING && countIn(lines.text, piece) > countIn(base, piece);
  for (const find of [findAll, findLines]) {
    const matches = find(lines, edit);
    const [match, ...others] = matches;
    if (match === undefined) continue;
    const stands = (each: Match) => isMadeHere(each.replacement) && standsInItsOwnNew(lines.text, each);
    if (matches.every(stands)) {
      return { kind: 'applied', line: lines.numberAt(match.start) };
    }
    if (others.length === 0) return { kind: 'match', match };
    return {
      kind: 'missing',
      reason: `old is there ${countOf(matches)} times (${whereOf(lines, matches)}): add lines around it`,
    };
  }
  if (isMadeHere(edit.new)) return { kind: 'applied', line: lines.numberAt(lines.text.indexOf(edit.new)) };
  const near = nearestLines(lines, edit.old);
  return {
    kind: 'missing',
    reason: `old is not in the file.${near === '' ? '' : ` Nearest lines:\n${near}`}`,
  };
}

/** Less than this can stand in a text by chance. */
const MIN_TELLING = 4;

function countIn(text: string, piece: string): number {
  return occurrences(text, piece)
    .take(MAX_MATCHES)
    .reduce((count) => count + 1, 0);
}

/** What was matched is part of what would take its place, and all of that stands around it already. */
function standsInItsOwnNew(text: string, { start, end, replacement }: Match): boolean {
  const old = text.slice(start, end);
  return occurrences(replacement, old)
    .take(MAX_MATCHES)
    .some((at) => text.startsWith(replacement, start - at) && start >= at);
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
