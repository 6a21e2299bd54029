import {
  type CompileContext,
  type Options as FromMarkdownOptions,
  fromMarkdown,
  type Token,
} from 'mdast-util-from-markdown';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmTable } from 'micromark-extension-gfm-table';
import { htmlBlockNames, htmlRawNames } from 'micromark-util-html-tag-name';
import { firstChars } from '../core/text.ts';
import { formatCountOf } from '../story/words.ts';

const NAMES = [
  ['comments', 'HTML comment'],
  ['tags', 'HTML tag'],
  ['elements', 'unreadable element'],
  ['images', 'image'],
  ['destinations', 'link destination'],
  ['definitions', 'link definition'],
  ['footnotes', 'unreferenced footnote'],
  ['cells', 'surplus table cell'],
  ['drawings', 'formula or diagram'],
  ['infos', 'info string'],
  ['bidi', 'bidi character'],
  ['tagCharacters', 'tag character'],
  ['invisible', 'invisible character'],
] as const;
type Hidden = (typeof NAMES)[number][0];

/** How much was taken out of a text because GitHub does not show it (I18), by what it was; absent: none. */
export type Removed = Readonly<Partial<Record<Hidden, number>>>;

interface Cleaned {
  readonly text: string;
  readonly removed: Removed;
}

/** GitHub takes 65,536 characters; a longer text is cut, and says so. */
const MAX_READ_CHARS = 100_000;
/** More links and footnotes than people write in one text; the parser needs quadratic time for thousands of unfinished ones. */
const MAX_LINKS_READ = 3_000;

const UNSEEN_CHARACTERS = [
  ['bidi', /\p{Bidi_Control}/u],
  ['tagCharacters', /[\u{E0000}-\u{E007F}]/u],
  /** Zero-width characters, variation selectors, fillers, and control characters but tab and line ends. */
  ['invisible', /\p{Default_Ignorable_Code_Point}|[\p{Cc}\uFFF9-\uFFFB](?<![\t\n\r])/u],
] as const;

/** Space as HTML has it. */
const [GAP, NO_GAP] = [String.raw`[ \t\n\f\r]`, String.raw`[^ \t\n\f\r/>]`];
/**
 * Markup that a browser does not show: comments, CDATA, declarations, instructions and tags, up to the end of the text if not
 * closed (the last group is then empty). A tag is read as https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 * does.
 */
const MARKUP = new RegExp(
  [
    String.raw`<!--[\s\S]*?(?<comment>-->|$)`,
    String.raw`<!\[CDATA\[[\s\S]*?(?<data>\]\]>|$)`,
    String.raw`<\?[\s\S]*?(?<instruction>\?>|$)`,
    String.raw`<(?:!|/(?![a-z]))[\s\S]*?(?<declaration>>|$)`,
    String.raw`<(?<close>/?)(?<name>[a-z]${NO_GAP}*)(?:(?:${GAP}|/)+|${NO_GAP}[^ \t\n\f\r/>=]*(?:${GAP}*=${GAP}*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^ \t\n\f\r"'>][^ \t\n\f\r>]*)?)?)*(?<tag>>|$)`,
  ].join('|'),
  'gi',
);

/** Elements whose text a browser does not show, shows in another order, or may not get from GitHub. `picture` and `details` are shown. */
const UNSEEN_ELEMENT =
  /^(?:audio|bdo|canvas|datalist|dialog|math|meter|noscript|object|progress|rp|select|svg|template|video)$/i;
/** Elements that shrink their text. Text inside more of them than MAX_SMALLER is too small to read. */
const SMALLER = /^(?:code|kbd|rt|samp|small|su[bp]|tt)$/i;
const MAX_SMALLER = 3;
/**
 * GitHub shows these tags as text, so a browser reads the markup inside their attributes:
 * https://github.github.com/gfm/#disallowed-raw-html-extension-
 */
const FILTERED = /^(?:iframe|noembed|noframes|plaintext|script|style|textarea|title|xmp)$/i;

/** Marks each line that is code or HTML, so that `/agent-fix` in such a line is not taken for a command. */
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
  // Characters first: an invisible one inside `<!--` would hide the comment from our parser.
  const visible = removeInvisible(markdown);
  const whole = visible.text;
  const end = lengthToRead(whole);
  const text =
    whole.length <= end ? whole : `${firstChars(whole, end)}\n[cut: ${whole.length - end} more characters]`;
  const cuts = cutsIn(fromMarkdown(flat(text), PARSING), text, codeMark);
  const done: Removed[] = [visible.removed];
  const parts: string[] = [];
  let from = 0;
  for (const cut of cuts.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const isWithin = cut.start < from;
    if (!isWithin) parts.push(text.slice(from, cut.start), cut.instead);
    if (!isWithin || cut.end > from) done.push(cut.removed);
    from = Math.max(from, cut.end);
  }
  return { text: [...parts, text.slice(from)].join(''), removed: addRemoved(...done) };
}

/** The length of text that is read. The rest is cut off, so it cannot hide anything. */
function lengthToRead(text: string): number {
  const [firstUnread] = text.matchAll(/\]\(|\[\^/g).drop(MAX_LINKS_READ);
  return Math.min(firstUnread?.index ?? MAX_READ_CHARS, MAX_READ_CHARS);
}

type Nodes = Parameters<CompileContext['enter']>[0];

/** The nodes of tables and footnotes, by the parser's names of their tokens. */
const NODES: Readonly<Record<string, () => Nodes>> = {
  table: () => ({ type: 'table', children: [] }),
  tableRow: () => ({ type: 'tableRow', children: [] }),
  tableHeader: () => ({ type: 'tableCell', children: [] }),
  tableData: () => ({ type: 'tableCell', children: [] }),
  gfmFootnoteDefinition: () => ({ type: 'footnoteDefinition', identifier: '', children: [] }),
  gfmFootnoteCall: () => ({ type: 'footnoteReference', identifier: '' }),
};

function startNode(this: CompileContext, token: Token): void {
  const node = NODES[token.type]?.();
  if (node !== undefined) this.enter(node, token);
}

function endNode(this: CompileContext, token: Token): void {
  this.exit(token);
}

const forEach = <T>(handle: T) => Object.fromEntries(Object.keys(NODES).map((token) => [token, handle]));

const PARSING: FromMarkdownOptions = {
  // Emphasis is not parsed: it hides nothing, and takes quadratic time.
  extensions: [{ disable: { null: ['attention'] } }, gfmTable(), gfmFootnote()],
  mdastExtensions: [
    {
      enter: {
        ...forEach(startNode),
        gfmFootnoteCallString() {
          this.buffer();
        },
      },
      exit: {
        ...forEach(endNode),
        gfmFootnoteCallString() {
          this.resume();
        },
      },
    },
  ],
};

/** More levels of quotes and lists than people write; the parser reads every line again for each level. */
const MAX_LEVELS_READ = 50;
const LEVEL = String.raw`[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))`;
const TOO_DEEP = new RegExp(`^((?:${LEVEL}){${MAX_LEVELS_READ}})((?:${LEVEL})+)`, 'gm');

/**
 * GitHub follows version 0.29 of CommonMark, our parser a newer one. Elements whose blocks the two begin and end differently
 * are renamed for the parser.
 */
const RENAMED: Readonly<Record<string, string>> = {
  search: 'xearch',
  source: 'center',
  textarea: 'xextarea',
};

/**
 * For each of these openings the parser searches its end up to the end of the text. Within a line, one without an end is plain
 * text.
 */
const UNENDED = [
  ['<!--', '-->'],
  ['<\\?', '?>'],
  ['<!\\[CDATA\\[', ']]>'],
] as const;
/** What may stand before a block in its line. */
const BLOCK_MARKS = String.raw`^(?:[ \t>*+\d.)-]|\[\^[^\]\n]*\]:|\[[ x]\])*`;

function withoutUnended(text: string): string {
  return UNENDED.reduce((so, [start, end]) => {
    const from = so.lastIndexOf(end) + 1;
    const found = new RegExp(`(${BLOCK_MARKS}${start})|${start}`, 'gm');
    return (
      so.slice(0, from) + so.slice(from).replace(found, (all, block?: string) => block ?? `x${all.slice(1)}`)
    );
  }, text);
}

/** GitHub knows declarations in capitals alone, within a line only with a space behind them. Others are text. */
const OTHER_DECLARATION = new RegExp(
  `(${BLOCK_MARKS}<![A-Z])|(?<!\\](?::|\\()\\s*)<!(?!--|\\[CDATA\\[|[A-Z]+\\s)`,
  'gm',
);

/** The text, of the same length, with the marks of deeper levels turned into letters, and some elements renamed. */
const flat = (text: string): string =>
  withoutUnended(text)
    .replace(OTHER_DECLARATION, (all, block?: string) => block ?? `x${all.slice(1)}`)
    .replace(TOO_DEEP, (_, kept: string, deeper: string) => kept + 'x'.repeat(deeper.length))
    .replace(
      /(?<=<\/?)(?:search|source|textarea)(?![^\s/>])/gi,
      (name) => RENAMED[name.toLowerCase()] ?? name,
    );

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
  const cuts: Cut[] = [];
  const markup: Markup[] = [];
  const notes: Footnotes = { references: [], definitions: [] };
  let disputedTo = 0;
  const left = [{ node: root, isInNote: false, quotes: 0 }];
  // Not by recursion: links and brackets may be nested deeper than the stack is.
  for (let each = left.pop(); each !== undefined; each = left.pop()) {
    const { node, isInNote, quotes } = each;
    cuts.push(...ownCuts(node, source, codeMark));
    if (node.type === 'html' && rangeOf(node).start >= disputedTo) {
      const disputed = disputedBlock(rangeOf(node), source);
      if (disputed !== null) cuts.push({ ...disputed, instead: '', removed: { tags: 1 } });
      disputedTo = disputed?.end ?? disputedTo;
      markup.push(...markupIn(disputed ?? rangeOf(node), source, quotes));
    }
    if (node.type === 'footnoteReference' && !isInNote) notes.references.push(rangeOf(node));
    if (node.type === 'footnoteDefinition') notes.definitions.push(rangeOf(node));
    if (CUT_WHOLE.has(node.type)) continue;
    const children = shownChildren(node).map((child) => ({
      node: child,
      isInNote: isInNote || node.type === 'footnoteDefinition',
      quotes: quotes + (node.type === 'blockquote' ? 1 : 0),
    }));
    left.push(...children.toReversed());
  }
  return [
    ...cuts,
    // Unclosed markup swallows the footnotes too, which GitHub shows at the end.
    ...footnoteCuts(markup.some(({ isOpen }) => isOpen) ? { ...notes, references: [] } : notes, source),
    ...markup.map((each) => each.cut),
    ...elementCuts(markup, source.length),
  ];
}

/** GitHub leaves out cells that stand beyond those of a table's first row. */
function shownChildren({ type, children = [] }: MarkdownNode): readonly MarkdownNode[] {
  const width = children[0]?.children?.length ?? 0;
  return type === 'table'
    ? children.map((row) => ({ ...row, children: row.children?.slice(0, width) ?? [] }))
    : children;
}

const CUT_WHOLE: ReadonlySet<string> = new Set(['html', 'image', 'imageReference', 'definition']);

const rangeOf = ({ position }: MarkdownNode) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

function ownCuts(node: MarkdownNode, source: string, codeMark: string): readonly Cut[] {
  const { start, end } = rangeOf(node);
  const children = node.children ?? [];
  switch (node.type) {
    case 'html':
      return codeMark === '' ? [] : lineMarks(source, { start, end }, codeMark);
    case 'table':
      return cellCuts(children);
    case 'code':
      return [codeCut(source, { start, end }, codeMark)];
    case 'inlineCode': {
      const instead = withCodeMark(source.slice(start, end), codeMark);
      return source[start - 1] === '$' && source[end] === '$'
        ? [{ start: start - 1, end: end + 1, ...FORMULA }]
        : [{ start, end, instead, removed: {} }];
    }
    case 'paragraph':
    case 'heading':
    case 'tableCell':
      return [
        ...formulaCuts(node, source),
        ...addressCuts({ start, end }, source),
        ...noteLikeCuts({ start, end }, source),
        ...openDestinationCuts({ start, end }, source),
      ];
    case 'listItem':
      return taskCuts(children, source);
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

const withCodeMark = (text: string, codeMark: string): string =>
  text === '' ? '' : codeMark + text.replaceAll('\n', `\n${codeMark}`);

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The most spaces and quote marks before a block. */
const MAX_INDENT = 200;

/**
 * HTML of which GitHub's parser and ours disagree on where it ends, and its end for both: a block that begins with an inline tag
 * right below a line of text ends at the next blank line, and one that begins with `<textarea` at its end tag. null for other HTML.
 */
function disputedBlock({ start, end }: Range, source: string): Range | null {
  const name = /^<\/?([a-z][a-z0-9-]*)/i.exec(source.slice(start, end))?.[1]?.toLowerCase();
  if (name === 'textarea' && isAtLineStart(start, source)) {
    const close = source.slice(start).search(/<\/textarea/i);
    return { start, end: close === -1 ? source.length : start + close };
  }
  const line = source.lastIndexOf('\n', start - 1);
  const isBelowText =
    line > 0 &&
    start - line < MAX_INDENT &&
    /^[ \t>]*$/.test(source.slice(line + 1, start)) &&
    /[^\s>]/.test(source.slice(source.lastIndexOf('\n', line - 1) + 1, line));
  if (name === undefined || htmlBlockNames.includes(name) || htmlRawNames.includes(name) || !isBelowText)
    return null;
  const blank = /\n[ \t>]*(?:\n|$)/g;
  blank.lastIndex = end;
  return { start, end: Math.max(end, blank.exec(source)?.index ?? source.length) };
}

/** GitHub reads links and definitions whose destination has an open bracket; our parser reads them as text. */
function openDestinationCuts({ start, end }: Range, source: string): readonly Cut[] {
  const [, destination = ''] = /^\[(?:\\.|[^\]\\])+\]:\s*(\S+)/.exec(source.slice(start, end)) ?? [];
  const [opened, closed] = [/\(/g, /\)/g].map((bracket) => destination.match(bracket)?.length ?? 0);
  if ((opened ?? 0) > (closed ?? 0)) return [{ start, end, instead: '', removed: { definitions: 1 } }];
  return [...source.slice(start, end).matchAll(OPEN_DESTINATION)].map(({ 0: link, index }) => ({
    start: start + index,
    end: start + index + link.length,
    instead: '',
    removed: { destinations: 1 },
  }));
}

const OPEN_DESTINATION =
  /!?\[(?:\\.|[^[\]\\]){0,1000}\]\((?:\\.|[^\s()\\]){0,1000}\((?:\\.|[^\s()\\]){0,1000}(?:\s+["'(][^)]{0,1000})?\)/g;

/** GitHub reads a definition behind a task's box; our parser reads it as text. */
function taskCuts([first]: readonly MarkdownNode[], source: string): readonly Cut[] {
  if (first?.type !== 'paragraph') return [];
  const { start, end } = rangeOf(first);
  const box = /^\[[ x]\]\s+(?=\[[^\]]+\]:)/i.exec(source.slice(start, end))?.[0];
  return box === undefined
    ? []
    : [{ start: start + box.length, end, instead: '', removed: { definitions: 1 } }];
}

/** The mark before each line of a range. */
const lineMarks = (source: string, { start, end }: Range, codeMark: string): readonly Cut[] =>
  [...source.slice(start, end).matchAll(/^/gm)].map(({ index }) => ({
    start: start + index,
    end: start + index,
    instead: codeMark,
    removed: {},
  }));

/** The cells of each row that stand beyond those of the first. */
function cellCuts(rows: readonly MarkdownNode[]): readonly Cut[] {
  const width = rows[0]?.children?.length ?? 0;
  return rows.flatMap(({ children = [] }) => {
    const [first, last] = [children[width], children.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [{ start: rangeOf(first).start, end: rangeOf(last).end, instead: '', removed: { cells: 1 } }];
  });
}

/** Whether only the marks of quotes, lists and the like stand before it in its line. */
const isAtLineStart = (at: number, source: string): boolean =>
  new RegExp(`${BLOCK_MARKS}$`).test(source.slice(source.lastIndexOf('\n', at - 1) + 1, at));

/** A comment or a tag; `tag` null for what is none. */
interface Markup {
  readonly cut: Cut;
  readonly isOpen: boolean;
  readonly tag: { readonly name: string; readonly isEnd: boolean } | null;
}

/**
 * The comments and tags of a block; the text between them is shown. Markup that the block leaves open extends to the end of the
 * text.
 */
function markupIn({ start, end }: Range, source: string, quotes: number): readonly Markup[] {
  // Quote marks within a block are blanked: a browser never sees them, and `>` would end a tag.
  const marks = new RegExp(`(?<=\\n)(?:[ \\t]*>){0,${quotes}}`, 'g');
  const bare = source.slice(start, end).replace(marks, (found) => ' '.repeat(found.length));
  return [...bare.matchAll(MARKUP)].map(({ 0: text, index, groups = {} }) => {
    const { comment, data, instruction, declaration, tag, name, close } = groups;
    const isEnded = [comment, data, instruction, declaration, tag].some(Boolean);
    const at = start + index;
    // Within a line, GitHub's parser takes `--->` for no end of a comment; a browser ends CDATA and instructions at the first `>`.
    const isLonger = comment !== undefined && text.endsWith('--->') && !isAtLineStart(at, source);
    const isShorter = Boolean(data ?? instruction) && text.includes('<', 1);
    const isFiltered = name !== undefined && FILTERED.test(name) && text.includes('<', 1);
    const isOpen = !isEnded || isLonger || isShorter || isFiltered;
    return {
      cut: {
        start: at,
        end: isOpen ? source.length : at + text.length,
        instead: '',
        removed: name === undefined ? { comments: 1 } : { tags: 1 },
      },
      isOpen,
      tag: name === undefined ? null : { name: name.toLowerCase(), isEnd: close !== '' },
    };
  });
}

/** The text of elements that browsers do not show, up to the end of the text where one is not closed. */
function elementCuts(markup: readonly Markup[], end: number): readonly Cut[] {
  const cuts: Cut[] = [];
  const open: { readonly name: string; readonly start: number; readonly smaller: number }[] = [];
  const close = (from: number, to: number) => {
    for (const { name, start, smaller } of open.splice(from))
      if (smaller > MAX_SMALLER || UNSEEN_ELEMENT.test(name))
        cuts.push({ start, end: to, instead: '', removed: { elements: 1 } });
  };
  for (const { cut, tag } of markup) {
    if (tag === null || !(UNSEEN_ELEMENT.test(tag.name) || SMALLER.test(tag.name))) continue;
    const { name, isEnd } = tag;
    const smaller = (open.at(-1)?.smaller ?? 0) + (SMALLER.test(name) ? 1 : 0);
    const at = open.findLastIndex((each) => each.name === name);
    if (!isEnd) open.push({ name, start: cut.start, smaller });
    // An end tag within a template ends nothing around it.
    else if (at !== -1 && at >= open.findLastIndex((each) => each.name === 'template')) close(at, cut.end);
  }
  close(0, end);
  return cuts;
}

/** GitHub draws some fenced blocks (diagrams); of the others it shows the code, not the words after the language. */
function codeCut(source: string, { start, end }: Range, codeMark: string): Cut {
  const code = source.slice(start, end);
  const [, fence = '', info = ''] = /^(`{3,}|~{3,})[ \t]*([^\n]*)/.exec(code) ?? [];
  const [language = '', ...words] = info.trim().split(/\s+/);
  if (/^(?:math|mermaid|geojson|topojson|stl)$/i.test(language))
    return { start, end, instead: '[diagram]', removed: { drawings: 1 } };
  const shown = fence === '' ? code : fence + code.slice(code.indexOf(info, fence.length) + info.length);
  // The name of a language is not counted as hidden text.
  const isTold = words.length > 0 || language.length > 20;
  return { start, end, instead: withCodeMark(shown, codeMark), removed: isTold ? { infos: 1 } : {} };
}

const FORMULA = { instead: '[formula]', removed: { drawings: 1 } } as const;

/** https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/writing-mathematical-expressions */
const FORMULAS = /\$\$[^$]+\$\$|(?<![\w$\\])\$(?=\S)[^$]*(?<=\S)\$(?![\w$])/g;

/**
 * TeX commands can make their arguments invisible, and TeX comments are not drawn. Formulas without either are shown as they
 * are.
 */
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

const ADDRESS = /(?:https?:\/\/|ftp:\/\/|www\.)[^\s<]*/gi;

/**
 * GitHub counts back-ticks and escapes in an address as part of it, so that a tag follows where our parser sees code. Both the
 * address and the tag are left out.
 */
function addressCuts({ start, end }: Range, source: string): readonly Cut[] {
  return [...source.slice(start, end).matchAll(ADDRESS)].flatMap(({ 0: address, index }) => {
    const at = start + index + address.length;
    if (source[at] !== '<' || !/[`\\]/.test(address)) return [];
    const close = source.indexOf('>', at);
    return [
      {
        start: start + index,
        end: close === -1 ? source.length : close + 1,
        instead: '',
        removed: { tags: 1 },
      },
    ];
  });
}

/**
 * Brackets that look like a reference to a footnote, followed by a link's label. GitHub's parser reads them as a footnote
 * before it knows whether that exists, may lose a part of the label, and shows only a part of several lines.
 */
const NOTE_LIKE = /(\[\^(?:\\.|[^[\]\\])*\])(\[(?!\^)(?:\\.|[^[\]\\])*\])?/g;

const noteLikeCuts = ({ start, end }: Range, source: string): readonly Cut[] =>
  [...source.slice(start, end).matchAll(NOTE_LIKE)].flatMap(({ 0: all, 1: note = '', index }) => {
    const from = note.includes('\n') ? 0 : note.length;
    const [at, to] = [start + index + from, start + index + all.length];
    return at === to ? [] : [{ start: at, end: to, instead: '', removed: { footnotes: 1 } }];
  });

/** References to invisible characters. */
function entityCuts(text: string, start: number): readonly Cut[] {
  return [...text.matchAll(ENTITY)].flatMap(({ 0: entity, index, 1: hex, 2: decimal, 3: name }) => {
    const code = Number.parseInt(hex ?? decimal ?? '0', hex === undefined ? 10 : 16);
    const character = String.fromCodePoint(Math.min(code, 0x10ffff));
    if (name === undefined && removeInvisible(character).text !== '') return [];
    const at = start + index;
    return [{ start: at, end: at + entity.length, instead: '', removed: { invisible: 1 } }];
  });
}

interface Footnotes {
  readonly references: Range[];
  readonly definitions: Range[];
}

const LABEL = /^\[\^((?:\\.|[^\]\\])*)\]/;

/** To GitHub, what looks like a reference to a footnote within an address is a part of it. `ranges`: in order. */
function outsideAddresses(ranges: readonly Range[], source: string): readonly Range[] {
  const addresses = [...source.matchAll(ADDRESS)];
  let at = 0;
  return ranges.filter(({ start }) => {
    while (at < addresses.length && endOf(addresses[at]) <= start) at += 1;
    return (addresses[at]?.index ?? start + 1) > start;
  });
}

const endOf = (match: RegExpExecArray | undefined): number => (match?.index ?? 0) + (match?.[0].length ?? 0);

/** GitHub shows a footnote below the text if the text refers to it, and a number in place of its label. */
function footnoteCuts(notes: Footnotes, source: string): readonly Cut[] {
  const references = outsideAddresses(notes.references, source);
  const { definitions } = notes;
  const labelOf = ({ start, end }: Range) => LABEL.exec(source.slice(start, end))?.[1]?.toLowerCase() ?? '';
  const numbers = new Map<string, number>();
  for (const reference of references) {
    const label = labelOf(reference);
    if (!numbers.has(label)) numbers.set(label, numbers.size + 1);
  }
  return [...references, ...definitions].map(({ start, end }): Cut => {
    const label = labelOf({ start, end });
    const number = numbers.get(label);
    return number === undefined
      ? { start, end, instead: '', removed: { footnotes: 1 } }
      : { start: start + 2, end: start + 2 + label.length, instead: String(number), removed: {} };
  });
}

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
  const removed: Partial<Record<Hidden, number>> = {};
  let rest = text;
  for (const [kind, pattern] of UNSEEN_CHARACTERS) {
    const parts = rest.split(pattern);
    removed[kind] = parts.length - 1;
    rest = parts.join('');
  }
  return { text: rest, removed };
}

export function addRemoved(...all: readonly Removed[]): Removed {
  const sum: Partial<Record<Hidden, number>> = {};
  for (const [kind] of NAMES) {
    const count = all.reduce((so, removed) => so + (removed[kind] ?? 0), 0);
    if (count > 0) sum[kind] = count;
  }
  return sum;
}

/** For people: what was taken out; null when nothing was. */
export function describeRemoved(removed: Removed): string | null {
  const parts = NAMES.flatMap(([kind, name]) => {
    const count = removed[kind] ?? 0;
    return count === 0 ? [] : [formatCountOf(count, name)];
  });
  return parts.length === 0 ? null : parts.join(', ');
}
