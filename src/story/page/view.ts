import { formatCount } from '../../base/numbers.ts';
import { firstChars, withoutColours } from '../../base/text.ts';
import { readOutput } from '../../core/output/test-output.ts';
import { isList } from '../read-json.ts';
import { visibleText } from '../safe-text.ts';

// Functions that make the HTML of a page. Every text goes through `toHtml`, which escapes it, so that no text can become markup.

/** The words of a text, as a union type. */
type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text;

type Tag =
  Words<'code dd details div dl dt footer h1 h2 h3 h4 header li ol p pre section span progress strong summary ul a'>;

type AttributeName =
  | `aria-${Words<'hidden label labelledby'>}`
  | Words<'class id max open role tabindex title value'>;

/** The allowed attributes: no `style`, `src` or `on…`, and links only within the page. */
type Attributes = { readonly [N in AttributeName]?: string | undefined } & {
  readonly href?: `#${string}` | undefined;
};

/** Markup: only `h` makes it, and every text in it is escaped. */
export interface Html {
  readonly html: string;
}

/** A string is always text, never markup. */
export type View = string | Html;
type Child = View | null | readonly Child[];

/** A tag with its classes, as CSS selects it: `p.quiet`. */
type Selector = Tag | `${Tag}.${string}`;

/** An element. Attributes, if any, stand before the children; null children are left out, lists are flattened. */
export function h(selector: Selector, ...parts: readonly (Attributes | Child)[]): Html {
  const [tag = '', ...classes] = selector.split('.');
  const extra = parts.find(isAttributes) ?? {};
  const attributes = classes.length === 0 ? extra : { class: classes.join(' '), ...extra };
  const written = Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${safeHtml(value)}"`))
    .join('');
  const inside = parts.map((part) => (isAttributes(part) ? '' : toHtml(part))).join('');
  // The parser drops a newline right after <pre>; an extra one keeps the text whole.
  return { html: `<${tag}${written}>${tag === 'pre' ? '\n' : ''}${inside}</${tag}>` };
}

function isAttributes(part: Attributes | Child): part is Attributes {
  return typeof part === 'object' && part !== null && !isList(part) && !('html' in part);
}

/** The HTML of a text, an element or a list. Texts are escaped here, and invisible characters become marks. */
export function toHtml(child: Child): string {
  if (child === null) return '';
  if (isList(child)) return child.map(toHtml).join('');
  if (typeof child === 'object') return child.html;
  return visibleText(escapeHtml(child), (name) => `<span class="unseen">${name}</span>`);
}

/** A text of the run, escaped for the HTML of another page or for an attribute. Invisible characters become marks such as `U+202E`. */
export const safeHtml = (text: string): string => escapeHtml(visibleText(text));

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** How a text looks. `prose` is text for people; all others keep their line breaks, and `message` wraps at the page's width. */
type Flavour = 'plain' | 'message' | 'prose' | 'diff' | 'tests';

/** A text of the run of any length: its start, and the rest folded below it. `label` says what it is, for assistive technology. */
export function longText(text: string, flavour: Flavour, label: string): Html {
  const shown = cutLength(text);
  const start = textBlock(text.slice(0, shown), flavour, label);
  if (shown === text.length) return start;
  const rest = textBlock(text.slice(shown), flavour, label);
  const summary = h('summary', `${formatCount(text.length - shown)} more characters`);
  return { html: toHtml([start, h('details.rest', summary, rest)]) };
}

/** How much of a long text is shown unfolded: as much as a reader scans at once and a browser draws quickly. */
const CUT_CHARACTERS = 16_000;
const CUT_LINES = 300;

/** How much of a text is shown unfolded: all of it if the rest would be short. */
export function cutLength(text: string): number {
  const end = Math.min(endOfLines(text), CUT_CHARACTERS);
  if (text.length <= end * 1.1) return text.length;
  return firstChars(text, end).length;
}

/** Where the last of CUT_LINES ends, or the text. */
function endOfLines(text: string): number {
  let end = 0;
  for (let line = 0; line < CUT_LINES && end < CUT_CHARACTERS; line += 1) {
    const newline = text.indexOf('\n', end);
    if (newline === -1) return text.length;
    end = newline + 1;
  }
  return end;
}

function textBlock(raw: string, flavour: Flavour, label: string): Html {
  const text = withoutColours(raw);
  if (flavour === 'prose') return h('div.prose', codeSpans(text));
  const attributes = { class: `text ${flavour}`, tabindex: '0', role: 'group', 'aria-label': label };
  return h('pre', attributes, linesInFlavour(text, flavour));
}

/** Text for people, with what stands between back-ticks on one line as code. */
export const codeSpans = (text: string): readonly View[] =>
  text
    .split(/(`{1,2})([^`\n]+)\1/)
    .flatMap((part, at): readonly View[] => (at % 3 === 0 ? [part] : at % 3 === 1 ? [] : [h('code', part)]))
    .filter((view) => view !== '');

function linesInFlavour(text: string, flavour: Flavour): readonly View[] {
  if (flavour === 'diff') return runsOf(text, diffClass);
  const lines = text.replaceAll('\r\n', '\n');
  if (flavour !== 'tests') return [lines];
  const telling = new Set(readOutput(lines).naming());
  return runsOf(lines, (line) => (telling.has(line.trim()) ? 'telling' : ''));
}

/** Joins adjacent lines of one CSS class into one span; lines without a class stay plain text. */
function runsOf(text: string, classOf: (line: string) => string): readonly View[] {
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
