import { formatCount } from '../format.ts';
import { cutLength, textBlock } from '../long-text.ts';
import type { LongTextView, View } from '../view.ts';
import { visiblePieces } from '../visible-text.ts';
import type { PageDocument, PageElement } from './dom.ts';

/** Builds a view in the page. Text goes in as text nodes; what has no visible shape goes in as a mark. */
export function toDom(document: PageDocument, view: View): readonly (PageElement | string)[] {
  if (typeof view === 'string') return textNodes(document, view);
  if (!('tag' in view)) return longTextNodes(document, view);
  const element = document.createElement(view.tag);
  for (const [name, value] of Object.entries(view.attributes)) {
    if (value !== undefined) element.setAttribute(name, value);
  }
  for (const child of view.children) element.append(...toDom(document, child));
  return [element];
}

/** An element view as the one element it is. */
export function toElement(document: PageDocument, view: View): PageElement {
  const wrapper = document.createElement('div');
  wrapper.append(...toDom(document, view));
  return wrapper.querySelector(':scope > *') ?? wrapper;
}

function textNodes(document: PageDocument, text: string): readonly (PageElement | string)[] {
  return visiblePieces(text).map((piece) => {
    if (typeof piece === 'string') return piece;
    const mark = document.createElement('span');
    mark.setAttribute('class', 'unseen');
    mark.textContent = piece.mark;
    return mark;
  });
}

function longTextNodes(document: PageDocument, view: LongTextView): readonly (PageElement | string)[] {
  const { length } = view.longText;
  const shown = cutLength(view.longText);
  const block = toElement(document, textBlock(view, shown));
  if (shown === length) return [block];
  const button = document.createElement('button');
  button.setAttribute('type', 'button');
  button.setAttribute('class', 'all');
  button.textContent = `Show all ${formatCount(length)} characters`;
  button.addEventListener('click', () => {
    const whole = toElement(document, textBlock(view, length));
    // Millions of characters on one line are wider than a browser can scroll.
    if (length > WRAP_FROM) whole.setAttribute('class', `${whole.getAttribute('class') ?? ''} wrapped`);
    block.replaceWith(whole);
    button.remove();
    whole.focus({ preventScroll: true });
  });
  return [block, button];
}

const WRAP_FROM = 200_000;
