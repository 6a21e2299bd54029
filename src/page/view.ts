// What the page draws, as data. One set of functions makes these views; Node writes them as HTML and the
// browser builds them as elements, and in neither is there a way for text to become markup.

export type Tag =
  | 'a'
  | 'article'
  | 'button'
  | 'caption'
  | 'code'
  | 'dd'
  | 'details'
  | 'dialog'
  | 'div'
  | 'dl'
  | 'dt'
  | 'em'
  | 'figcaption'
  | 'figure'
  | 'footer'
  | 'form'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'header'
  | 'input'
  | 'kbd'
  | 'label'
  | 'li'
  | 'main'
  | 'mark'
  | 'noscript'
  | 'ol'
  | 'p'
  | 'pre'
  | 'search'
  | 'section'
  | 'span'
  | 'strong'
  | 'summary'
  | 'table'
  | 'tbody'
  | 'td'
  | 'th'
  | 'thead'
  | 'time'
  | 'tr'
  | 'ul'
  // Only where Node writes HTML: the browser side never builds SVG. There, `a` is a link too.
  | 'svg'
  | 'rect'
  | 'line';

type AttributeName =
  | `aria-${'expanded' | 'hidden' | 'label' | 'labelledby'}`
  | `data-${'count' | 'from' | 'json' | 'more' | 'prompt'}`
  | 'autocomplete'
  | 'checked'
  | 'class'
  | 'datetime'
  | 'for'
  | 'height'
  | 'hidden'
  | 'id'
  | 'method'
  | 'open'
  | 'placeholder'
  | 'popover'
  | 'popovertarget'
  | 'preserveAspectRatio'
  | 'role'
  | 'scope'
  | 'spellcheck'
  | 'tabindex'
  | 'title'
  | 'type'
  | 'viewBox'
  | 'width'
  | 'x'
  | 'x1'
  | 'x2'
  | 'y'
  | 'y1'
  | 'y2';

/** No `style`, `src` or `on…`, and links only within the page: what is not in this type cannot be drawn. */
export type Attributes = { readonly [N in AttributeName]?: string | undefined } & {
  readonly href?: `#${string}` | undefined;
};

export interface ElementView {
  readonly tag: Tag;
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

/** An element; null children are left out, lists are flattened. */
export function h(tag: Tag, attributes: Attributes, ...children: readonly Child[]): ElementView {
  return { tag, attributes, children: flatten(children) };
}

function flatten(children: readonly Child[]): View[] {
  return children.flatMap((child) => {
    if (child === null) return [];
    return isChildren(child) ? flatten(child) : [child];
  });
}

function isChildren(child: View | readonly Child[]): child is readonly Child[] {
  return Array.isArray(child);
}

export function longText(text: string, flavour: Flavour, label: string): LongTextView {
  return { longText: text, flavour, label };
}
