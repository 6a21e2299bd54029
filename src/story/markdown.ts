import { byteLength, headAndTail, stripAnsi } from '../base/text.ts';
import { UNSEEN } from './safe-text.ts';

// Makes text from a model, a test or an issue harmless for GitHub's Markdown. It may be formatted a little, but cannot notify,
// close, link, load, hide, or break out of its place (docs/threats.md, G10 to G16 and F10). https://github.github.com/gfm/

/** Breaks a word for GitHub, invisibly for readers. It stands in the text itself, because entities are decoded first. */
const BREAK = '\u200b';

/**
 * Keeps mentions and references from having an effect (G10, G12). Also inside code: a pull request's description can become a
 * commit message, where back-ticks mean nothing and references close issues.
 */
function defuse(text: string): string {
  return text
    .replace(/@(?=[A-Za-z0-9])/g, `@${BREAK}`)
    .replace(/#(?=\d)/g, `#${BREAK}`)
    .replace(/\bGH-(?=\d)/gi, (match) => `${match}${BREAK}`)
    .replace(/\/(issues|pulls?|discussions|commit)\/(?=[0-9a-f])/gi, (match) => `${match}${BREAK}`);
}

/** GitHub makes links of bare addresses, in text and between HTML tags. */
const breakLinks = (text: string): string =>
  text.replace(/:(?=\/\/)/g, `:${BREAK}`).replace(/\bwww(?=\.)/gi, (www) => `${www}${BREAK}`);

const ALL_UNSEEN = new RegExp(UNSEEN.source, 'gu');
const clean = (text: string): string => stripAnsi(text).replace(/\r\n?/g, '\n').replace(ALL_UNSEEN, '');

/** Makes one clean line of a text. Only the start of the text is read, which bounds the time for long ones. */
function cleanLine(text: string, maxChars: number): string {
  const start = text.slice(0, maxChars * 8);
  const line = shortLine(clean(start), maxChars);
  return start.length < text.length && !line.endsWith('…') ? `${line}…` : line;
}

/** Hexadecimal: a decimal one holds `#` and a number. */
const entity = (character: string): string => `&#x${character.codePointAt(0)?.toString(16)};`;

/** Words: what would be a link, an image, HTML or emphasis shows as it is written (G13, G14, G15). */
const plainWords = (text: string): string =>
  breakLinks(defuse(text))
    .replace(/[<>&$]/g, entity)
    .replace(/[\\`*_[\]|~]/g, (character) => `\\${character}`);

/** Words, and what stands between single back-ticks as code. */
const formatLine = (line: string): string =>
  line
    .split(/(`[^`]+`)/)
    .map((piece, at) => (at % 2 === 1 ? codeSpan(piece.slice(1, -1)) : plainWords(piece)))
    .join('');

/** One line of text, with its code spans. Safe behind a list mark and in a table cell. */
export const inline = (text: string, maxChars: number): string =>
  withoutMark(formatLine(cleanLine(text, maxChars)));

/** A code span for anything, in table cells too: HTML, in which every character with a meaning is an entity. */
export function codeSpan(text: string): string {
  const line = breakLinks(defuse(cleanLine(text, 300)));
  return `<code>${line.replace(/[^\p{L}\p{N}\s\u200b./,:;()+=-]/gu, entity)}</code>`;
}

/** A plain path between back-ticks, which mails and commit messages show well; any other as an HTML code span. */
export const pathSpan = (path: string): string =>
  /^[\w.+-]+(?:\/[\w.+-]+)*$/.test(path) && defuse(path) === path ? `\`${path}\`` : codeSpan(path);

/** Of a text that is shown; absent `maxLines`: any number of lines. */
export interface TextLimits {
  readonly maxBytes: number;
  readonly maxLines?: number | undefined;
}

/** The text, or its first and last lines with a line that says how many lie between. Text is cut before it is rendered, never after. */
function withinLimits(text: string, { maxBytes, maxLines = Number.POSITIVE_INFINITY }: TextLimits): string {
  const bounded = headAndTail(text, maxBytes);
  const lines = bounded.split('\n');
  if (lines.length <= maxLines) return bounded;
  const head = lines.slice(0, Math.floor((maxLines - 1) / 2));
  const tail = lines.slice(lines.length - (maxLines - 1 - head.length));
  const hidden = text.split('\n').length - head.length - tail.length;
  return [...head, `[… ${hidden} lines left out …]`, ...tail].join('\n');
}

/** A fenced block that its content cannot close (G15), with what `limits` leave of it. */
export function fence(text: string, limits: TextLimits, language: 'text' | 'diff' = 'text'): string {
  const content = defuse(withinLimits(clean(text).trimEnd(), limits));
  const longest = Math.max(2, ...(content.match(/`+/g) ?? []).map((run) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${content}\n${ticks}`;
}

/** Paragraphs, flat lists, code spans and code blocks of a model's text; everything else shows as it is written. */
export function prose(text: string, limits: TextLimits): string {
  const blocks: string[] = [];
  let block: { readonly ticks: string; readonly lines: string[] } | null = null;
  for (const line of withinLimits(clean(text).trim(), limits).split('\n')) {
    const ticks = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (block === null) {
      if (ticks === undefined) blocks.push(proseLine(line.trim()));
      else block = { ticks, lines: [] };
    } else if (line.trim() === ticks && ticks.startsWith(block.ticks)) {
      blocks.push(fence(block.lines.join('\n'), limits));
      block = null;
    } else {
      block.lines.push(line);
    }
  }
  if (block !== null) blocks.push(fence(block.lines.join('\n'), limits));
  return blocks.join('\n').trim();
}

function proseLine(line: string): string {
  const heading = /^#{1,6}\s+(.*)$/.exec(line)?.[1];
  if (heading !== undefined) return `**${formatLine(heading)}**`;
  const [, mark, item] = /^([-*+]|\d{1,3}[.)])\s+(.*)$/.exec(line) ?? [];
  if (mark === undefined || item === undefined) return withoutMark(formatLine(line));
  return `${/\d/.test(mark) ? mark : '-'} ${withoutMark(formatLine(item))}`;
}

/** Escapes what has a meaning only at the start of a line: headings, underlines of these and of tables, rules, lists. */
const withoutMark = (line: string): string =>
  line
    .replace(/^[#=+:-]/, (mark) => `\\${mark}`)
    .replace(/^\d+(?=[.)](?:\s|$))/, (number) => `${number}${BREAK}`);

/** One line without any markup, for titles and commit subjects: they know no Markdown, but references. */
export const plainLine = (text: string, maxChars: number): string => defuse(cleanLine(text, maxChars));

/** Marks in a commit's subject that make GitHub and other CI systems skip their runs: `[skip ci]`, `[no ci]`, `***NO_CI***`. */
const SKIP_MARK = /\[(?=[^\]]*(?:skip|\bno[ _-]?ci\b)[^\]]*\])|\*(?=NO_CI\*)/gi;

/** Makes a title of at most `maxChars` in all, which is a commit's subject too: no link, no HTML, no order to CI. */
export function titleLine(text: string, maxChars: number): string {
  for (let chars = maxChars; ; chars -= 1) {
    const line = breakLinks(plainLine(text, chars))
      .replace(/<(?=[a-z!/?])/gi, `<${BREAK}`)
      .replace(/\](?=\()/g, `]${BREAK}`)
      .replace(SKIP_MARK, (mark) => `${mark}${BREAK}`);
    if (Array.from(line).length <= maxChars) return line;
  }
}

/** One line of at most `maxChars` characters; a cut ends in `…`. */
export function shortLine(text: string, maxChars: number): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  return characters.length <= maxChars
    ? characters.join('')
    : `${characters.slice(0, maxChars - 1).join('')}…`;
}

/** Calls `render` with ever smaller limits until its result has at most `maxBytes`. */
export function withinBytes(maxBytes: number, render: (limit: number) => string): string {
  for (let limit = maxBytes; ; limit = Math.floor(limit / 2)) {
    const rendered = render(limit);
    if (limit === 0 || byteLength(rendered) <= maxBytes) return rendered;
  }
}

/** As many whole lines as fit, and how many do not. */
export function firstLines(lines: readonly string[], what: string, limits: TextLimits): string {
  const { maxBytes, maxLines = lines.length } = limits;
  const shown: string[] = [];
  let left = maxBytes;
  for (const line of lines) {
    left -= byteLength(line) + 1;
    if (left < 0 || shown.length === maxLines)
      return [...shown, `- … ${lines.length - shown.length} more ${what}`].join('\n');
    shown.push(line);
  }
  return shown.join('\n');
}
