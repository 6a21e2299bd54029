import { fromMarkdown } from 'mdast-util-from-markdown';
import { firstChars } from '../core/text.ts';
import { formatCountOf } from '../story/words.ts';

const NAMES = {
  comments: 'HTML comment',
  tags: 'HTML tag',
  images: 'image',
  destinations: 'link destination',
  definitions: 'link definition',
  footnotes: 'footnote without reference',
  drawings: 'formula or diagram',
  infos: 'info string',
  bidi: 'bidi character',
  tagCharacters: 'tag character',
  invisible: 'invisible character',
};
type Hidden = keyof typeof NAMES;

/** How much was taken out of a text because nobody who reads it on GitHub sees it (I18), by what it was; absent: none. */
export type Removed = Readonly<Partial<Record<Hidden, number>>>;

export interface Cleaned {
  readonly text: string;
  readonly removed: Removed;
}

/** GitHub takes 65,536 characters; a longer text is cut, and says so. */
const MAX_READ_CHARS = 100_000;
/** More than people write in one text; the parser needs quadratic time for thousands of unfinished links. */
const MAX_LINKS_READ = 3_000;

const BIDI = /\p{Bidi_Control}/gu;
const TAG_CHARACTERS = /[\u{E0000}-\u{E007F}]/gu;
/** Zero-width characters, variation selectors, fillers, and control characters but tab and line ends. */
const INVISIBLE_CHARACTERS = /\p{Default_Ignorable_Code_Point}|[\p{Cc}\uFFF9-\uFFFB](?<![\t\n\r])/gu;

/** Comments, CDATA, declarations and instructions, which a browser does not show; up to the end of the text when not closed. */
const UNSEEN_HTML =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<![\s\S]*?(?:>|$)/g;
/** A tag with its attributes, which may hold `>` in quotes; also one that is not closed. */
const TAG = /<\/?[a-z](?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/gi;

/** Stands before each line that is code or HTML where that is asked for: a person who writes one there gives no order. */
const NO_PROSE = '\ue000';

/** The line of a comment that asks for a run; the rest of the comment says what to do. */
const COMMAND = /^\/agent-fix(?![\w-])[ \t]*(.*(?:\n[\s\S]*)?)$/m;

/** What a comment asks for behind `/agent-fix` at the start of a line of prose, as people see it; null where no such line is. */
export function commandIn(comment: string): string | null {
  const { text } = removeHidden(comment.replaceAll('\r\n', '\n').replaceAll(NO_PROSE, ''), NO_PROSE);
  return COMMAND.exec(text)?.[1]?.replaceAll(NO_PROSE, '').trim() ?? null;
}

/**
 * Markdown as a person reads it on GitHub: what GitHub does not show is left out, and what it draws of a source (images,
 * formulas, diagrams) is named in its place. Code stays as it is, each of its lines behind `codeMark`.
 */
export function removeHidden(markdown: string, codeMark = ''): Cleaned {
  // Characters first: an invisible one may break up `<!--` for us and not for GitHub.
  const visible = removeInvisible(markdown);
  const whole = visible.text;
  const end = lengthToRead(whole);
  const text =
    whole.length <= end ? whole : `${firstChars(whole, end)}\n[cut: ${whole.length - end} more characters]`;
  const cuts = cutsIn(fromMarkdown(flat(text), PARSING), text, codeMark);
  const done: Removed[] = [visible.removed];
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, instead, removed } of cuts.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue;
    parts.push(text.slice(from, start), instead);
    from = end;
    done.push(removed);
  }
  return { text: [...parts, text.slice(from)].join(''), removed: addRemoved(...done) };
}

/** How much of a text is read: what is cut hides nothing. */
function lengthToRead(text: string): number {
  let at = -1;
  for (let link = 0; link <= MAX_LINKS_READ; link += 1) {
    at = text.indexOf('](', at + 1);
    if (at === -1) return MAX_READ_CHARS;
  }
  return Math.min(at, MAX_READ_CHARS);
}

/** Emphasis hides nothing, and parsing it takes quadratic time. */
const PARSING = { extensions: [{ disable: { null: ['attention'] } }] };

/** More levels of quotes and lists than people write; the parser reads every line again for each level. */
const MAX_LEVELS_READ = 50;
const LEVEL = String.raw`[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))`;
const TOO_DEEP = new RegExp(`^((?:${LEVEL}){${MAX_LEVELS_READ}})((?:${LEVEL})+)`, 'gm');

/** The text, of the same length, with the marks of deeper levels turned into letters. */
const flat = (text: string): string =>
  text.replace(TOO_DEEP, (_, kept: string, deeper: string) => kept + 'x'.repeat(deeper.length));

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
  readonly removed: Removed;
}

/** The parts that are used of a node of https://github.com/syntax-tree/mdast. */
interface MarkdownNode {
  readonly type: string;
  readonly position?:
    | {
        readonly start: { readonly offset?: number | undefined };
        readonly end: { readonly offset?: number | undefined };
      }
    | undefined;
  readonly children?: readonly MarkdownNode[];
}

/** Places of the source to leave out; of those within another one, only the outer counts. */
function cutsIn(root: MarkdownNode, source: string, codeMark: string): readonly Cut[] {
  const cuts: Cut[] = [...footnoteCuts(root, source)];
  const left = [root];
  // Not by recursion: links and brackets may be nested deeper than the stack is.
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    cuts.push(...ownCuts(node, source, codeMark));
    const isCutWhole = ['html', 'image', 'imageReference', 'definition'].includes(node.type);
    if (!isCutWhole) left.push(...(node.children ?? []));
  }
  return cuts;
}

const rangeOf = ({ position }: MarkdownNode) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

function ownCuts(node: MarkdownNode, source: string, codeMark: string): readonly Cut[] {
  const { start, end } = rangeOf(node);
  const children = node.children ?? [];
  switch (node.type) {
    case 'html':
      return [htmlCut(source, { start, end }, codeMark)];
    case 'code':
      return [codeCut(source, { start, end }, codeMark)];
    case 'inlineCode': {
      const instead = marked(source.slice(start, end), codeMark);
      return source[start - 1] === '$' && source[end] === '$'
        ? [{ start: start - 1, end: end + 1, ...FORMULA }]
        : [{ start, end, instead, removed: {} }];
    }
    case 'paragraph':
    case 'heading':
      return formulaCuts(node, source);
    case 'text':
      return entityCuts(source.slice(start, end), start);
    case 'image':
    case 'imageReference':
      return [{ start, end, instead: '[image]', removed: { images: 1 } }];
    case 'definition':
      return [{ start, end, instead: '', removed: { definitions: 1 } }];
    case 'link':
    case 'linkReference':
      return linkCuts(children, { start, end }, source);
    default:
      return [];
  }
}

const marked = (text: string, codeMark: string): string =>
  text === '' ? '' : codeMark + text.replaceAll('\n', `\n${codeMark}`);

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The text between tags is shown. What is left open at the end of an HTML block takes in all that follows it. */
function htmlCut(source: string, { start, end }: Range, codeMark: string): Cut {
  const html = source.slice(start, end);
  const [seen, comments] = takenOut(html, UNSEEN_HTML);
  const [text, tags] = takenOut(seen, TAG);
  const isOpen = [...html.matchAll(UNSEEN_HTML), ...seen.matchAll(TAG)].some(([part]) => OPEN.test(part));
  return {
    start,
    end: isOpen ? source.length : end,
    instead: marked(text, codeMark),
    removed: { comments, tags },
  };
}

/** A comment, section or instruction without its end, or an attribute without its closing quote. */
const OPEN =
  /^<!--(?![\s\S]*-->$)|^<!\[CDATA\[(?![\s\S]*\]\]>$)|^<\?(?![\s\S]*\?>$)|^<\/?[a-z](?:[^>"']|"[^"]*"|'[^']*')*["'][^"']*$/i;

/** Of a fenced block, GitHub draws some and shows of others the code without the words behind the fence. */
function codeCut(source: string, { start, end }: Range, codeMark: string): Cut {
  const code = source.slice(start, end);
  const [, fence = '', info = ''] = /^(`{3,}|~{3,})[ \t]*([^\n]*)/.exec(code) ?? [];
  const [language = '', ...words] = info.trim().split(/\s+/);
  if (/^(?:math|mermaid|geojson|topojson|stl)$/i.test(language))
    return { start, end, instead: '[diagram]', removed: { drawings: 1 } };
  const shown = fence === '' ? code : fence + code.slice(code.indexOf(info, fence.length) + info.length);
  // The name of a language is nothing to tell of.
  const isTold = words.length > 0 || language.length > 20;
  return { start, end, instead: marked(shown, codeMark), removed: isTold ? { infos: 1 } : {} };
}

const FORMULA = { instead: '[formula]', removed: { drawings: 1 } } as const;

/** https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/writing-mathematical-expressions */
const FORMULAS = /\$\$[^$]+\$\$|(?<![\w$\\])\$(?=\S)[^$]*(?<=\S)\$(?![\w$])/g;

/** Commands of TeX can make their arguments invisible, and its comments are not drawn; a formula without them is what it shows. */
function formulaCuts(node: MarkdownNode, source: string): readonly Cut[] {
  const { start, end } = rangeOf(node);
  const codes = (node.children ?? []).filter(({ type }) => type === 'inlineCode').map(rangeOf);
  return [...source.slice(start, end).matchAll(FORMULAS)].flatMap(({ 0: formula, index }) => {
    const at = start + index;
    const isCode = codes.some((code) => code.start < at + formula.length && at < code.end);
    return isCode || !/\\[a-z]|%/i.test(formula) ? [] : [{ start: at, end: at + formula.length, ...FORMULA }];
  });
}

const ENTITY =
  /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(shy|zwn?j|[lr]rm|ZeroWidthSpace|NoBreak|Invisible(?:Times|Comma)|ApplyFunction|af|i[ct]));/gi;

/** References to characters that nobody sees. */
function entityCuts(text: string, start: number): readonly Cut[] {
  return [...text.matchAll(ENTITY)].flatMap(({ 0: entity, index, 1: hex, 2: decimal, 3: name }) => {
    const code = Number.parseInt(hex ?? decimal ?? '0', hex === undefined ? 10 : 16);
    const character = String.fromCodePoint(Math.min(code, 0x10ffff));
    if (name === undefined && removeInvisible(character).text !== '') return [];
    const at = start + index;
    return [{ start: at, end: at + entity.length, instead: '', removed: { invisible: 1 } }];
  });
}

/** In each paragraph, the first line of a footnote; GitHub shows a footnote below the text if the text refers to it. */
const FOOTNOTE = /^[ \t>]*\[\^([^\]\s]{1,100})\]:/gm;
const REFERENCE = /\[\^([^\]\s]{1,100})\]/g;

function footnoteCuts(root: MarkdownNode, source: string): readonly Cut[] {
  if (!source.includes('[^')) return [];
  const notes: (Range & { readonly label: string })[] = [];
  const referred = new Set<string>();
  // What stands behind `limit` belongs to a footnote: what only a footnote refers to is not counted as referred to.
  const left = [{ node: root, limit: source.length }];
  for (let each = left.pop(); each !== undefined; each = left.pop()) {
    const { node, limit } = each;
    const children = node.children ?? [];
    if (node.type === 'text') {
      const { start, end } = rangeOf(node);
      for (const [, label = ''] of source.slice(start, Math.min(end, limit)).matchAll(REFERENCE))
        referred.add(label.toLowerCase());
    }
    for (const [at, child] of children.entries()) {
      const isBlock = child.type === 'paragraph' || child.type === 'definition';
      const { start, end } = rangeOf(child);
      const found = isBlock ? [...source.slice(start, end).matchAll(FOOTNOTE)] : [];
      const starts = found.map(({ index }) => start + index);
      left.push({ node: child, limit: Math.min(limit, starts[0] ?? source.length) });
      let last = at;
      // A line right behind what is a definition elsewhere goes on with the footnote.
      if (child.type === 'definition' && isNextLine(child, children[at + 1], source)) last += 1;
      // Further paragraphs of a footnote are indented, as code is.
      while (isIndented(children[last + 1], source)) last += 1;
      for (const [nth, { 1: label = '' }] of found.entries())
        notes.push({
          label: label.toLowerCase(),
          start: starts[nth] ?? start,
          end: starts[nth + 1] ?? rangeOf(children[last] ?? child).end,
        });
    }
  }
  return notes
    .filter(({ label }) => !referred.has(label))
    .map(({ start, end }) => ({ start, end, instead: '', removed: { footnotes: 1 } }));
}

const isNextLine = (node: MarkdownNode, next: MarkdownNode | undefined, source: string): boolean =>
  next?.type === 'paragraph' && !/\n[ \t>]*\n/.test(source.slice(rangeOf(node).end, rangeOf(next).start));

const isIndented = (node: MarkdownNode | undefined, source: string): boolean =>
  node?.type === 'code' && !/^[`~]{3}/.test(source.slice(rangeOf(node).start));

/** `[text](destination "title")` reads as its text; an address that stands for itself is shown as it is. */
function linkCuts(children: readonly MarkdownNode[], { start, end }: Range, source: string): readonly Cut[] {
  const textStart = children[0]?.position?.start.offset;
  const textEnd = children.at(-1)?.position?.end.offset;
  if (textStart === undefined || textEnd === undefined) {
    return [{ start, end, instead: '', removed: { destinations: 1 } }];
  }
  if (source[start] !== '[') return [];
  return [
    { start, end: textStart, instead: '', removed: {} },
    { start: textEnd, end, instead: '', removed: { destinations: 1 } },
  ];
}

/** Text without bidi, tag, zero-width and control characters; tabs and line ends stay. */
export function removeInvisible(text: string): Cleaned {
  const [withoutBidi, bidi] = takenOut(text, BIDI);
  const [withoutTags, tagCharacters] = takenOut(withoutBidi, TAG_CHARACTERS);
  const [rest, invisible] = takenOut(withoutTags, INVISIBLE_CHARACTERS);
  return { text: rest, removed: { bidi, tagCharacters, invisible } };
}

function takenOut(text: string, pattern: RegExp): readonly [rest: string, count: number] {
  let count = 0;
  const rest = text.replace(pattern, () => {
    count++;
    return '';
  });
  return [rest, count];
}

export function addRemoved(...all: readonly Removed[]): Removed {
  const sum: Partial<Record<Hidden, number>> = {};
  for (const kind of HIDDEN_KINDS) {
    const count = all.reduce((so, removed) => so + (removed[kind] ?? 0), 0);
    if (count > 0) sum[kind] = count;
  }
  return sum;
}

/** For people: what was taken out; null when nothing was. */
export function describeRemoved(removed: Removed): string | null {
  const parts = HIDDEN_KINDS.flatMap((kind) => {
    const count = removed[kind] ?? 0;
    return count === 0 ? [] : [formatCountOf(count, NAMES[kind])];
  });
  return parts.length === 0 ? null : parts.join(', ');
}

const HIDDEN_KINDS = [
  'comments',
  'tags',
  'images',
  'destinations',
  'definitions',
  'footnotes',
  'drawings',
  'infos',
  'bidi',
  'tagCharacters',
  'invisible',
] as const;
