import { assertNever } from '../base/errors.ts';
import { once } from '../base/once.ts';
import { shorten } from '../base/text.ts';
import type { Edit } from '../core/model/tools.ts';

type EditResult =
  /** `applied`: the numbers of lines where the text of an edit's `new` already stands: that edit changed nothing. */
  | { readonly ok: true; readonly text: string; readonly applied: readonly number[] }
  /** Tells the model which edit cannot be applied, why, and which lines it may have meant. */
  | { readonly ok: false; readonly reason: string };

/**
 * Applies all edits to the text as it stands, or none. Each `old` must be there exactly once: as written,
 * else ignoring blanks at the ends of lines, else shifted by one and the same indent. An edit that this run made
 * before (its `new` stands there, and did not in `base`) changes nothing a second time.
 */
export function applyEdits(text: string, edits: readonly Edit[], base: string): EditResult {
  const lines = new TextLines(text);
  const matches: EditMatch[] = [];
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
      case 'missing': {
        const which = edits.length === 1 ? '' : `edit ${at + 1} of ${edits.length}: `;
        return { ok: false, reason: `${which}${located.reason}` };
      }
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

type EditPlace =
  | { readonly kind: 'match'; readonly match: EditMatch }
  | { readonly kind: 'applied'; readonly line: number }
  | { readonly kind: 'missing'; readonly reason: string };

function locate(lines: TextLines, edit: Edit, base: string): EditPlace {
  const isMadeHere = (piece: string): boolean =>
    piece.trim().length >= MIN_TELLING && countOccurrences(lines.text, piece) > countOccurrences(base, piece);
  for (const find of [findAll, findLines]) {
    const matches = find(lines, edit);
    const [match, ...others] = matches;
    if (match === undefined) continue;
    const stands = (each: EditMatch) => isMadeHere(each.replacement) && isAlreadyApplied(lines.text, each);
    if (matches.every(stands)) return { kind: 'applied', line: lines.numberAt(match.start) };
    if (others.length === 0) return { kind: 'match', match };
    const count = matches.length === MAX_MATCHES ? `${MAX_MATCHES} or more` : matches.length;
    const numbers = matches.slice(0, 5).map(({ start }) => lines.numberAt(start));
    const where = `line ${numbers.join(', ')}${matches.length > 5 ? ', …' : ''}`;
    return { kind: 'missing', reason: `old is there ${count} times (${where}): add lines around it` };
  }
  if (isMadeHere(edit.new)) return { kind: 'applied', line: lines.numberAt(lines.text.indexOf(edit.new)) };
  const near = nearestLines(lines, edit.old);
  return {
    kind: 'missing',
    reason: `old is not in the file.${near === '' ? '' : ` Nearest lines:\n${near}`}`,
  };
}

/** An edit's text shorter than this may occur in a file by chance. */
const MIN_TELLING = 4;

function countOccurrences(text: string, piece: string): number {
  return occurrences(text, piece)
    .take(MAX_MATCHES)
    .reduce((count) => count + 1, 0);
}

/** Whether the replacement already stands around the match: `old` is a part of `new`, and the edit was made before. */
function isAlreadyApplied(text: string, { start, end, replacement }: EditMatch): boolean {
  const old = text.slice(start, end);
  return occurrences(replacement, old)
    .take(MAX_MATCHES)
    .some((at) => text.startsWith(replacement, start - at) && start >= at);
}

/** An edit may add the newline at the end of a file (linters ask for it); losing it is always a slip. */
function keepLastLineEnd(before: string, after: string): string {
  const end = /\r?\n$/.exec(before)?.[0];
  return end === undefined || after === '' || after.endsWith('\n') ? after : after + end;
}

/** The most places of one `old` that are looked for. */
const MAX_MATCHES = 100;

/** A piece of the text to replace; `end` not included. */
interface EditMatch {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

interface WantedLine {
  /** The line without its line end and without the blanks before that. */
  readonly trimmed: string;
  readonly indent: string;
}

interface TextLine extends WantedLine {
  readonly start: number;
  /** Where the line's own text ends, and where the next line starts. */
  readonly end: number;
  readonly next: number;
}

/** A text and its lines, which are found once for all edits: where an `old` is not there as written. */
class TextLines {
  readonly text: string;
  readonly #lines = once(() => placedLines(this.text));

  constructor(text: string) {
    this.text = text;
  }

  get lines(): readonly TextLine[] {
    return this.#lines();
  }

  /** The number, from 1, of the line that holds a position. */
  numberAt(position: number): number {
    return this.text.slice(0, position).split('\n').length;
  }
}

function placedLines(text: string): readonly TextLine[] {
  const lines: TextLine[] = [];
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const next = newline === -1 ? text.length : newline + 1;
    const whole = text.slice(start, next).replace(/\r?\n$/, '');
    lines.push({ ...takeApart(whole), start, end: start + whole.length, next });
    start = next;
  }
  return lines;
}

/** Where `old` stands exactly as written, overlapping places included. */
function findAll({ text }: TextLines, edit: Edit): readonly EditMatch[] {
  const starts = [...occurrences(text, edit.old).take(MAX_MATCHES)];
  return starts.map((start) => {
    const plain = { start, end: start + edit.old.length, replacement: edit.new };
    return aligned(text, plain, edit);
  });
}

/** `old` is `x = 1`, `new` is `    x = 2`, and the file has `    x = 1`: the model means the file's indent, not twice that. */
function aligned(text: string, match: EditMatch, edit: Edit): EditMatch {
  const newIndent = firstIndent(edit.new);
  const lineStart = text.lastIndexOf('\n', match.start - 1) + 1;
  const indent = text.slice(lineStart, match.start);
  if (newIndent === '' || indent === '' || indent.trim() !== '' || /^\s/.test(edit.old)) return match;
  // The edit changes only the indent, so the indent in `new` is the one to write.
  if (edit.new.trim() === edit.old.trim()) return { ...match, start: lineStart };
  const [first = '', ...others] = edit.new.split('\n');
  const isBlock = others.every((line) => line.trim() === '' || line.startsWith(newIndent));
  const shifted = isBlock
    ? others.map((line) => line.replace(newIndent, () => (line.trim() === '' ? newIndent : indent)))
    : others;
  return { ...match, replacement: [first.slice(newIndent.length), ...shifted].join('\n') };
}

const firstIndent = (text: string): string => /^[ \t]+(?=\S)/.exec(text)?.[0] ?? '';

/** Where the lines of `old` stand, whatever blanks end them; if nowhere, where they stand under another indent. */
function findLines(lines: TextLines, edit: Edit): readonly EditMatch[] {
  const wanted = splitLines(edit.old);
  if (wanted.every((line) => line.trimmed === '')) return [];
  const shifts = windowsOf(lines.lines, wanted);
  const same = shifts.filter(({ shift }) => shift.add === '' && shift.remove === '');
  const chosen = same.length > 0 ? same : shifts;
  return chosen.flatMap(({ first, last, shift }) => {
    const isAbsolute =
      shift.add !== '' && firstIndent(edit.new) === first.indent && firstIndent(edit.old) !== first.indent;
    const replacement = isAbsolute ? edit.new : shiftLines(edit.new, shift);
    if (replacement === null) return [];
    const end = edit.old.endsWith('\n') ? last.next : last.end;
    const plain = replacement.replaceAll('\r\n', '\n');
    const hasPair = lines.text.slice(first.end, first.next) === '\r\n';
    return [{ start: first.start, end, replacement: hasPair ? plain.replaceAll('\n', '\r\n') : plain }];
  });
}

/** An indent that the file has and `old` has not (`add`), or the other way round (`remove`). */
interface Shift {
  readonly add: string;
  readonly remove: string;
}

function splitLines(text: string): readonly WantedLine[] {
  const lines = text.split(/\r?\n/);
  if (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return lines.map(takeApart);
}

function takeApart(line: string): WantedLine {
  const trimmed = line.trim();
  return { trimmed, indent: trimmed === '' ? '' : line.slice(0, line.indexOf(trimmed)) };
}

function windowsOf(lines: readonly TextLine[], wanted: readonly WantedLine[]) {
  const places = occurrences(
    lines.map((line) => line.trimmed),
    wanted.map((line) => line.trimmed),
  );
  return [...places.take(MAX_MATCHES)].flatMap((at) => {
    const window = lines.slice(at, at + wanted.length);
    const first = window[0];
    const last = window.at(-1);
    const shift = shiftOf(window, wanted);
    return first === undefined || last === undefined || shift === null ? [] : [{ first, last, shift }];
  });
}

/** The one shift under which all indents are equal; null when there is none. */
function shiftOf(window: readonly TextLine[], wanted: readonly WantedLine[]): Shift | null {
  let shift: Shift | null = null;
  for (const [at, line] of window.entries()) {
    const other = wanted[at];
    if (line.trimmed === '') continue;
    const here = indentShift(line.indent, other?.indent ?? '');
    if (here === null) return null;
    shift ??= here;
    if (shift.add !== here.add || shift.remove !== here.remove) return null;
  }
  return shift;
}

function indentShift(inFile: string, wanted: string): Shift | null {
  if (inFile.endsWith(wanted)) return { add: inFile.slice(0, inFile.length - wanted.length), remove: '' };
  if (wanted.endsWith(inFile)) return { add: '', remove: wanted.slice(0, wanted.length - inFile.length) };
  return null;
}

/** Shifts each line of a text; null when a line has less indent than is to be removed. */
function shiftLines(text: string, { add, remove }: Shift): string | null {
  const shifted: string[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') shifted.push(line);
    else if (line.startsWith(remove)) shifted.push(add + line.slice(remove.length));
    else return null;
  }
  return shifted.join('\n');
}

/** A text, or its lines. */
type Sequence = string | readonly string[];

/**
 * Where `pattern` stands in `sequence`, overlapping places included, in linear time (Knuth, Morris and Pratt): with a
 * hostile pair of texts `indexOf` takes the product of their lengths, which is minutes for 1 MB.
 */
function* occurrences(sequence: Sequence, pattern: Sequence): Generator<number> {
  if (pattern.length === 0 || pattern.length > sequence.length) return;
  const borders = bordersOf(pattern);
  let matched = 0;
  for (let at = 0; at < sequence.length; at += 1) {
    if (matched === 0 && typeof sequence === 'string' && typeof pattern === 'string') {
      // `indexOf` is quicker at finding where the pattern may begin. With nothing matched, no match has begun before.
      at = sequence.indexOf(pattern.slice(0, FIRST_CHARS), at);
      if (at === -1) return;
    }
    while (matched > 0 && sequence[at] !== pattern[matched]) matched = borders[matched - 1] ?? 0;
    if (sequence[at] === pattern[matched]) matched += 1;
    if (matched < pattern.length) continue;
    yield at + 1 - matched;
    matched = borders[matched - 1] ?? 0;
  }
}

/** Few: in a hostile text, `indexOf` looks at each character so many times. */
const FIRST_CHARS = 8;

/** For each prefix, the length of the longest proper prefix that is also its suffix. */
function bordersOf(pattern: Sequence): Uint32Array {
  const borders = new Uint32Array(pattern.length);
  let length = 0;
  for (let at = 1; at < pattern.length; at += 1) {
    while (length > 0 && pattern[at] !== pattern[length]) length = borders[length - 1] ?? 0;
    if (pattern[at] === pattern[length]) length += 1;
    borders[at] = length;
  }
  return borders;
}

const MAX_SHOWN_LINES = 12;
const MAX_NEAR_CHARS = 200;
/** The number of lines of `old` that are compared to find the place it was meant for. */
const COMPARED_LINES = 20;

/** The stretch of a text that has most lines in common with `old`, numbered as read_file numbers them; '' for none. */
function nearestLines({ text, lines }: TextLines, old: string): string {
  const wanted = old.split(/\r?\n/).map((line) => line.trim());
  const trimmed = lines.map((line) => line.trimmed);
  const compared = wanted.slice(0, COMPARED_LINES);
  const start = bestByEqualLines(trimmed, compared) ?? bestByWords(trimmed, compared);
  if (start === null) return '';
  const shown = lines.slice(start, start + Math.min(wanted.length + 1, MAX_SHOWN_LINES));
  const cut = (line: TextLine): string => shorten(text.slice(line.start, line.end), MAX_NEAR_CHARS);
  return shown.map((line, at) => `${start + at + 1}|${cut(line)}`).join('\n');
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

/** For an `old` none of whose lines is in the text: where the text has most words in common with the line of `old` that has most words. */
function bestByWords(lines: readonly string[], wanted: readonly string[]): number | null {
  const longest = wanted.map(wordSet).reduce((a, b) => (b.size > a.size ? b : a), new Set<string>());
  const offset = wanted.findIndex((line) => wordSet(line).size === longest.size);
  let best: { readonly start: number; readonly common: number } | null = null;
  for (const [at, line] of lines.entries()) {
    const common = longest.intersection(wordSet(line)).size;
    if (common * 2 < longest.size || common <= (best?.common ?? 0)) continue;
    best = { start: Math.max(0, at - offset), common };
  }
  return best?.start ?? null;
}

const wordSet = (line: string): Set<string> => new Set(line.match(/[\p{L}\p{N}_]+/gu) ?? []);
