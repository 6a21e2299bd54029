import { fromMarkdown } from 'mdast-util-from-markdown';
import { formatCountOf } from '../story/format.ts';

const NAMES = {
  comments: 'HTML comment',
  tags: 'HTML tag',
  images: 'image',
  destinations: 'link destination',
  definitions: 'link definition',
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

/**
 * Markdown as a person reads it rendered: without HTML tags, attributes and comments, without images and their
 * alternatives, without destinations and titles of links, and without invisible characters. Code stays as it is.
 */
export function removeHidden(markdown: string): Cleaned {
  // Characters first: an invisible one may break up `<!--` for us and not for GitHub.
  const visible = removeInvisible(markdown);
  const whole = visible.text;
  const end = lengthToRead(whole);
  const text =
    whole.length <= end ? whole : `${whole.slice(0, end)}\n[cut: ${whole.length - end} more characters]`;
  const cuts = cutsIn(fromMarkdown(flat(text), PARSING), text);
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

/** Places of the source to leave out, none inside of another. */
function cutsIn(root: MarkdownNode, source: string): readonly Cut[] {
  const cuts: Cut[] = [];
  const left = [root];
  // Not by recursion: links and brackets may be nested deeper than the stack is.
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    cuts.push(...ownCuts(node, source));
    const isCutWhole = ['html', 'image', 'imageReference', 'definition'].includes(node.type);
    if (!isCutWhole) left.push(...(node.children ?? []));
  }
  return cuts;
}

function ownCuts(node: MarkdownNode, source: string): readonly Cut[] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const children = node.children ?? [];
  switch (node.type) {
    case 'html':
      return [htmlCut(source.slice(start, end), start)];
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

/** The text between tags is shown. */
function htmlCut(html: string, start: number): Cut {
  const [seen, comments] = takenOut(html, UNSEEN_HTML);
  const [instead, tags] = takenOut(seen, TAG);
  return { start, end: start + html.length, instead, removed: { comments, tags } };
}

/** `[text](destination "title")` reads as its text; an address that stands for itself is shown as it is. */
function linkCuts(
  children: readonly MarkdownNode[],
  { start, end }: { readonly start: number; readonly end: number },
  source: string,
): readonly Cut[] {
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
  for (const kind of KINDS) {
    const count = all.reduce((so, removed) => so + (removed[kind] ?? 0), 0);
    if (count > 0) sum[kind] = count;
  }
  return sum;
}

/** For people: what was taken out; null when nothing was. */
export function describeRemoved(removed: Removed): string | null {
  const parts = KINDS.flatMap((kind) => {
    const count = removed[kind] ?? 0;
    return count === 0 ? [] : [formatCountOf(count, NAMES[kind])];
  });
  return parts.length === 0 ? null : parts.join(', ');
}

const KINDS = [
  'comments',
  'tags',
  'images',
  'destinations',
  'definitions',
  'bidi',
  'tagCharacters',
  'invisible',
] as const;
