import { firstChars, withoutColours } from '../core/text.ts';
import { type ElementView, type Flavour, h, type LongTextView, type View } from './view.ts';

/** A text block is cut after so much: what a reader scans before asking for more, and what a browser draws at once. */
const CUT_CHARACTERS = 16_000;
const CUT_LINES = 300;

/** How much of a text is drawn at first; all of it when that is not much less. */
export function cutLength(text: string): number {
  const end = Math.min(endOfLine(text, CUT_LINES), CUT_CHARACTERS);
  if (text.length <= end * 1.1) return text.length;
  return firstChars(text, end).length;
}

/** Where the n-th line ends, or the text. */
function endOfLine(text: string, count: number): number {
  let end = 0;
  for (let line = 0; line < count && end < CUT_CHARACTERS; line += 1) {
    const newline = text.indexOf('\n', end);
    if (newline === -1) return text.length;
    end = newline + 1;
  }
  return end;
}

/** The text block itself, whole or its first `length` characters. */
export function textBlock(view: LongTextView, length: number): ElementView {
  const text = withoutColours(view.longText.slice(0, length));
  if (view.flavour === 'prose') return h('div.prose', codeSpans(text));
  return h(
    'pre',
    { class: `text ${view.flavour}`, tabindex: '0', role: 'group', 'aria-label': view.label },
    linesOf(text, view.flavour),
  );
}

/** Text for people, with what stands between back-ticks on one line as code. */
export const codeSpans = (text: string): readonly View[] =>
  text
    .split(/(`{1,2})([^`\n]+)\1/)
    .flatMap((part, at): readonly View[] => (at % 3 === 0 ? [part] : at % 3 === 1 ? [] : [h('code', part)]))
    .filter((view) => view !== '');

function linesOf(text: string, flavour: Flavour): readonly (ElementView | string)[] {
  if (flavour === 'diff') return runsOf(text, diffClass);
  const lines = text.replaceAll('\r\n', '\n');
  return flavour === 'tests' ? runsOf(lines, (line) => (isTelling(line) ? 'telling' : '')) : [lines];
}

/** Neighbouring lines of one class become one span; lines without a class stay bare text. */
function runsOf(text: string, classOf: (line: string) => string): readonly (ElementView | string)[] {
  const runs: { kind: string; lines: string[] }[] = [];
  for (const line of text.split(/(?<=\n)/)) {
    const kind = classOf(line);
    const last = runs.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else runs.push({ kind, lines: [line] });
  }
  return runs.map(({ kind, lines }) =>
    kind === '' ? lines.join('') : h('span', { class: kind }, lines.join('')),
  );
}

function diffClass(line: string): string {
  if (line.startsWith('@@')) return 'hunk';
  if (line.startsWith('+++') || line.startsWith('---')) return 'file';
  if (line.startsWith('+')) return 'added';
  return line.startsWith('-') ? 'removed' : '';
}

/** How the common test runners mark what failed: pytest, unittest, node:test, vitest, jest, mocha, go, cargo, tsc, make. */
const TELLING = new RegExp(
  [
    String.raw`^E\s{2,}`,
    String.raw`^\s*(?:FAILED|FAIL|ERROR|not ok)\b`,
    String.raw`^\s*[✗✕✖×●]\s`,
    String.raw`^\s*--- FAIL`,
    String.raw`\b\w*(?:Error|Exception)\b:`,
    String.raw`\bpanicked at\b|^panic:`,
    String.raw`\berror(?:\[\w+\]|\s?TS\d+)?:`,
    String.raw`\.\.\. FAILED$|\.\.\. FAIL$`,
    String.raw`^\s*(?:[-+]\s*)?(?:Expected|Received|expected|actual|got|want|left|right)\b\s*:`,
    String.raw`\b[1-9]\d* (?:failed|failing|failures?|errors?)\b`,
  ].join('|'),
);

/** Whether a line of test output tells what failed. */
export function isTelling(line: string): boolean {
  return line.length < 2_000 && TELLING.test(withoutColours(line));
}

/** The first lines that tell what failed, at most `max` of them. */
export function tellingLines(output: string, max: number): readonly string[] {
  const found: string[] = [];
  for (const line of withoutColours(output).split('\n')) {
    if (found.length === max) break;
    if (isTelling(line)) found.push(line.trimEnd());
  }
  return found;
}
