// What the page draws, as data. One set of functions makes these views; Node writes them as HTML and the
// browser builds them as elements, and in neither is there a way for text to become markup.

import { isList } from '../story/read-json.ts';

/** Each word of a text as a type of its own. */
type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text;

// SVG's (`svg`, `rect`, `line`) only where Node writes HTML: the browser side never builds SVG.
type Tag =
  | Words<'a article button caption code dd details dialog div dl dt em figcaption figure footer form h1 h2 h3'>
  | Words<'h4 header input kbd label li main mark noscript ol p pre search section span strong summary table'>
  | Words<'tbody td th thead time tr ul svg rect line'>;

type AttributeName =
  | `aria-${Words<'expanded hidden label labelledby'>}`
  | `data-${Words<'count from json more prompt'>}`
  | Words<'autocomplete checked class datetime for height hidden id method open placeholder popover'>
  | Words<'popovertarget preserveAspectRatio role scope spellcheck tabindex title type viewBox width'>
  | Words<'x x1 x2 y y1 y2'>;

/** No `style`, `src` or `on…`, and links only within the page: what is not in this type cannot be drawn. */
export type Attributes = { readonly [N in AttributeName]?: string | undefined } & {
  readonly href?: `#${string}` | undefined;
};

export interface ElementView {
  /** One of `Tag`: only `h` makes an element. */
  readonly tag: string;
  readonly attributes: Attributes;
  readonly children: readonly View[];
}

/** Text of any length from the run; cut when drawn, with its length told and the whole on demand. */
export interface LongTextView {
  readonly longText: string;
  readonly flavour: Flavour;
  /** For assistive technology: what this text is. */
  readonly label: string;
}
/** `prose` is text for people; the others keep their lines, `message` within the width of the page. */
export type Flavour = 'plain' | 'message' | 'prose' | 'diff' | 'tests';

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
