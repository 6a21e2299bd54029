import { formatCount } from '../../story/format.ts';
import { visiblePieces } from '../../story/safe-text.ts';
import { cutLength, textBlock } from '../long-text.ts';
import { h, type LongTextView, type View } from '../view.ts';

/** Builds views in the page. Text goes in as text nodes; what has no visible shape goes in as a mark. */
export function toDom(...views: readonly View[]): readonly (HTMLElement | string)[] {
  return views.flatMap((view): readonly (HTMLElement | string)[] => {
    if (typeof view === 'string')
      return visiblePieces(view).map((piece) => (typeof piece === 'string' ? piece : markOf(piece.mark)));
    return 'tag' in view ? [toElement(view)] : longText(view);
  });
}

function toElement({ tag, attributes, children }: ReturnType<typeof h>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, value);
  }
  element.append(...toDom(...children));
  return element;
}

function markOf(name: string): HTMLElement {
  const mark = document.createElement('span');
  mark.className = 'unseen';
  mark.textContent = name;
  return mark;
}

/** Millions of characters on one line are wider than a browser can scroll. */
const WRAP_FROM = 200_000;

/** Its start, and a button for the rest. */
function longText(view: LongTextView): readonly HTMLElement[] {
  const { length } = view.longText;
  const shown = cutLength(view.longText);
  const block = toElement(textBlock(view, shown));
  if (shown === length) return [block];
  const button = toElement(
    h('button', { type: 'button', class: 'all' }, `Show all ${formatCount(length)} characters`),
  );
  button.addEventListener('click', () => {
    const whole = toElement(textBlock(view, length));
    if (length > WRAP_FROM) whole.classList.add('wrapped');
    block.replaceWith(whole);
    button.remove();
    whole.focus({ preventScroll: true });
  });
  return [block, button];
}
