import { firstChars, withoutColours } from '../core/text.ts';
import { failureLines } from '../core/verdict/digest.ts';
import { isList } from '../story/read-json.ts';

// What the page draws, as data: there is no way for a text to become markup.

/** Each word of a text as a type of its own. */
type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text;

type Tag =
  Words<'code dd details div dl dt footer h1 h2 h3 h4 header li ol p pre section span progress strong summary ul a'>;

type AttributeName =
  | `aria-${Words<'hidden label labelledby'>}`
  | Words<'class id max open role tabindex title value'>;

/** No `style`, `src` or `on…`, and links only within the page: what is not in this type cannot be drawn. */
type Attributes = { readonly [N in AttributeName]?: string | undefined } & {
  readonly href?: `#${string}` | undefined;
};

export interface ElementView {
  /** One of `Tag`: only `h` makes an element. */
  readonly tag: string;
  readonly attributes: Attributes;
  readonly children: readonly View[];
}

/** Text of any length from the run; what is beyond its start is folded. */
export interface LongTextView {
  readonly longText: string;
  readonly flavour: Flavour;
  /** For assistive technology: what this text is. */
  readonly label: string;
}
/** `prose` is text for people; the others keep their lines, `message` within the width of the page. */
type Flavour = 'plain' | 'message' | 'prose' | 'diff' | 'tests';

export type View = string | ElementView | LongTextView;
type Child = View | null | readonly Child[];

/** A tag with its classes, as CSS selects it: `p.quiet`. */
type Selector = Tag | `${Tag}.${string}`;

/** An element. Attributes, if any, stand before the children; null children are left out, lists are flattened. */
export function h(selector: Selector, ...parts: readonly (Attributes | Child)[]): ElementView {
  const [tag = '', ...classes] = selector.split('.');
  const attributes = parts.find(isAttributes) ?? {};
  return {
    tag,
    attributes: classes.length === 0 ? attributes : { class: classes.join(' '), ...attributes },
    children: parts.flatMap((part) => (isAttributes(part) ? [] : viewsOf(part))),
  };
}

function isAttributes(part: Attributes | Child): part is Attributes {
  const isObject = typeof part === 'object' && part !== null && !isList(part);
  return isObject && !('tag' in part) && !('longText' in part);
}

function viewsOf(child: Child): readonly View[] {
  if (child === null) return [];
  return isList(child) ? child.flatMap(viewsOf) : [child];
}

export const longText = (text: string, flavour: Flavour, label: string): LongTextView => ({
  longText: text,
  flavour,
  label,
});

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

/** The text from one place to another, as a block. */
export function textBlock(view: LongTextView, from: number, to: number): ElementView {
  const text = withoutColours(view.longText.slice(from, to));
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
  if (flavour !== 'tests') return [lines];
  const telling = new Set(failureLines(lines));
  return runsOf(lines, (line) => (telling.has(line.trim()) ? 'telling' : ''));
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
  if (/^(?:diff |index |\+\+\+|---)/.test(line)) return 'file';
  if (line.startsWith('+')) return 'added';
  return line.startsWith('-') ? 'removed' : '';
}
