import { anyOf, byteLength, cutMark, firstChars, stripAnsi } from '../base/text.ts';
import { UNSEEN } from './safe-text.ts';

// Makes text from a model, a test or an issue harmless for GitHub's Markdown. It may be formatted a little, but cannot notify,
// close, link, load, hide, skip CI, or break out of its place (docs/threats.md, G10 to G16, F10 and A48). https://github.github.com/gfm/

/**
 * What GitHub may render: our own words, and text from outside that this file has made harmless. Raw text is no Markdown for the
 * compiler, so it has to go through one of these functions to get into a pull request, a comment or a summary.
 */
export type Markdown = '' | (string & { readonly __brand: 'Markdown' });

const harmless = (text: string): Markdown => text as Markdown;

/** Our own words with Markdown in them: md`**${inline(title)}**`. */
export const md = (strings: TemplateStringsArray, ...parts: readonly (Markdown | number)[]): Markdown =>
  harmless(strings.reduce((text, words, at) => `${text}${parts[at - 1] ?? ''}${words}`));

export const joinAll = (parts: readonly Markdown[], between: Markdown): Markdown =>
  harmless(parts.join(between));

/** Joins the paragraphs that are not empty. */
export const paragraphs = (parts: readonly Markdown[]): Markdown =>
  joinAll(
    parts.filter((part) => part !== ''),
    md`\n\n`,
  );

export const folded = (title: Markdown, content: Markdown): Markdown =>
  md`<details><summary>${title}</summary>\n\n${content}\n\n</details>`;

/** A link to a page whose address is our own: what could end the address early is encoded. */
export const link = (text: Markdown, url: string): Markdown =>
  md`[${text}](${harmless(url.replace(/[\s()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`))})`;

/** Breaks a word for GitHub, invisibly for readers. It stands in the text itself, because entities are decoded first. */
const BREAK = '\u200b';

/** What acts by standing in a text. It is broken behind the part that matches. */
const LIVE = anyOf(
  [
    // Mentions and references.
    /@(?=[A-Za-z0-9])/,
    /#(?=\d)/,
    /\bGH-(?=\d)/,
    /\/(?:issues|pulls?|discussions|commit)\/(?=[0-9a-f])/,
    // Marks that make CI systems skip a commit's runs: `[skip ci]`, `[no ci]`, `***NO_CI***`, `--skip-ci`, `skip-checks: true`.
    /\[(?=[^\]\n]{0,60}\])(?=[^\]\n]*(?:skip|\bno[ _-]?ci\b))/,
    /\*(?=NO_CI\*)/,
    /--(?=skip-ci\b|ci-skip\b)/,
    // Trailers of a commit that speak to CI, to releases and to GitHub.
    /^[ \t]*(?:skip-checks|BREAKING[ -]CHANGE|Release-As|(?:Co-authored|Signed-off)-by)(?=[ \t]*[:#])/,
    // A line with an order to a bot: `/approve`. A path has more slashes.
    /^[ \t]*\/(?=[a-z][\w-]*(?:\s|$))/,
  ],
  'gim',
);

/**
 * Keeps mentions, references and orders from having an effect (G10, G12, A48). Also inside code: a pull request's description can
 * become a commit message, where back-ticks mean nothing, references close issues, and `[skip ci]` stops CI.
 */
const defuse = (text: string): string => text.replace(LIVE, (match) => `${match}${BREAK}`);

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

/** Words within a line, with the blanks around them. */
export const words = (text: string): Markdown => harmless(plainWords(clean(text).replace(/\s+/g, ' ')));

/** One line of text, with its code spans. Safe behind a list mark and in a table cell. */
export const inline = (text: string, maxChars = 300): Markdown =>
  harmless(withoutMark(formatLine(cleanLine(text, maxChars))));

/** A sentence of ours with paths between back-ticks and names between stars. All of it is made harmless: it may quote others. */
export const sentenceWithNames = (text: string): Markdown =>
  harmless(
    cleanLine(text, 2_000)
      .split(/(`[^`]+`|\*[^*]+\*)/)
      .map((piece, at) => {
        if (at % 2 === 0) return at === 0 ? withoutMark(plainWords(piece)) : plainWords(piece);
        const name = piece.slice(1, -1);
        return piece.startsWith('`') ? pathSpan(name) : `*${inline(name, 80)}*`;
      })
      .join(''),
  );

/** A code span for anything, in table cells too: HTML, in which every character with a meaning is an entity. */
export function codeSpan(text: string): Markdown {
  const line = breakLinks(defuse(cleanLine(text, 300)));
  return harmless(`<code>${line.replace(/[^\p{L}\p{N}\s\u200b./,:;()+=-]/gu, entity)}</code>`);
}

/** A plain path between back-ticks, which mails and commit messages show well; any other as an HTML code span. */
export const pathSpan = (path: string): Markdown =>
  /^[\w.+-]+(?:\/[\w.+-]+)*$/.test(path) && defuse(path) === path ? harmless(`\`${path}\``) : codeSpan(path);

/** Of a text that is shown; absent `maxLines`: any number of lines. */
export interface TextLimits {
  /** Of the result: the signs that rendering makes longer count as what they may become. */
  readonly maxBytes: number;
  readonly maxLines?: number | undefined;
}

/** How many bytes a character takes once it is rendered, at most. */
type Cost = (character: string) => number;

/** `defuse` may put a break behind one of these signs; a back-tick makes both ends of the fence longer. */
const inFence: Cost = (character) => (/[@#/[*`:-]/.test(character) ? 4 : byteLength(character));

/** What is no letter, digit or common sign becomes an entity, or HTML around code. */
const inProse: Cost = (character) => {
  if (/[\p{L}\p{N}\s,;()]/u.test(character)) return byteLength(character);
  return /[.:/+=-]/.test(character) ? 4 : 9;
};

const CUT_NOTE_BYTES = 60;

/**
 * The text, or its first and last lines with a line that says how much lies between. Text is cut before it is rendered, and only
 * once: what is left costs at most `maxBytes`.
 */
function withinLimits(text: string, limits: TextLimits, cost: Cost): string {
  const { maxBytes, maxLines = Number.POSITIVE_INFINITY } = limits;
  const bounded = withinBytes(text, maxBytes, cost);
  const lines = bounded.split('\n');
  if (lines.length <= maxLines) return bounded;
  const head = lines.slice(0, Math.floor((maxLines - 1) / 2));
  const tail = lines.slice(lines.length - (maxLines - 1 - head.length));
  const hidden = text.split('\n').length - head.length - tail.length;
  return [...head, cutMark(hidden), ...tail].join('\n');
}

function withinBytes(text: string, maxBytes: number, cost: Cost): string {
  if (charsWithin(text, maxBytes, cost) === text.length) return text;
  const room = Math.max(0, maxBytes - CUT_NOTE_BYTES);
  const head = firstChars(text, charsWithin(text, room * 0.6, cost));
  const end = Array.from(text.slice(-Math.ceil(room)))
    .reverse()
    .join('');
  const tail = text.slice(text.length - charsWithin(end, room * 0.4, cost));
  const bytes = byteLength(text);
  return `${head}\n${cutMark(`${bytes - byteLength(head) - byteLength(tail)} of ${bytes} bytes`)}\n${tail}`;
}

/** How many UTF-16 units at the start of `text` cost at most `room`. */
function charsWithin(text: string, room: number, cost: Cost): number {
  let left = room;
  let chars = 0;
  for (const character of text) {
    left -= cost(character);
    if (left < 0) break;
    chars += character.length;
  }
  return chars;
}

/** A fenced block that its content cannot close (G15), with what `limits` leave of it. */
export function fence(text: string, limits: TextLimits): Markdown {
  const content = defuse(withinLimits(clean(text).trimEnd(), limits, inFence));
  const longest = Math.max(2, ...(content.match(/`+/g) ?? []).map((run) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return harmless(`${ticks}text\n${content}\n${ticks}`);
}

/** Paragraphs, flat lists, code spans and code blocks of a model's text; everything else shows as it is written. */
export function prose(text: string, limits: TextLimits): Markdown {
  const blocks: string[] = [];
  let block: { readonly ticks: string; readonly lines: string[] } | null = null;
  for (const line of withinLimits(clean(text).trim(), limits, inProse).split('\n')) {
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
  return harmless(blocks.join('\n').trim());
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

/** Makes a title of at most `maxChars` in all, which is a commit's subject too: no link, no HTML. */
export function titleLine(text: string, maxChars: number): string {
  for (let chars = maxChars; ; chars -= 1) {
    const line = breakLinks(plainLine(text, chars))
      .replace(/<(?=[a-z!/?])/gi, `<${BREAK}`)
      .replace(/\](?=\()/g, `]${BREAK}`);
    if (Array.from(line).length <= maxChars) return line;
  }
}

/** One line of at most `maxChars` characters; a cut ends in `…`. */
export function shortLine(text: string, maxChars: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxChars) return line;
  // A character has at most two units.
  const characters = Array.from(line.slice(0, 2 * maxChars + 1));
  return characters.length <= maxChars ? line : `${characters.slice(0, maxChars - 1).join('')}…`;
}

/** As many whole lines as fit, and how many do not. */
export function firstLines(lines: readonly Markdown[], what: Markdown, limits: TextLimits): Markdown {
  const { maxBytes, maxLines = lines.length } = limits;
  let left = maxBytes;
  const over = lines.findIndex((line, at) => {
    left -= byteLength(line) + 1;
    return left < 0 || at === maxLines;
  });
  const more = over === -1 ? [] : [md`- … ${lines.length - over} more ${what}`];
  return joinAll([...lines.slice(0, over === -1 ? undefined : over), ...more], md`\n`);
}
