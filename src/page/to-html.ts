import { formatCount } from '../story/format.ts';
import { visiblePieces, visibleText } from '../story/safe-text.ts';
import { cutLength, textBlock } from './long-text.ts';
import type { ElementView, LongTextView, View } from './view.ts';

const VOID = new Set(['input']);

/** Writes a view as HTML. All text is escaped here and nowhere else; what has no visible shape is written as a mark. */
export function toHtml(view: View): string {
  if (typeof view === 'string') return textHtml(view);
  return 'tag' in view ? elementHtml(view) : longTextHtml(view);
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function textHtml(text: string): string {
  return visiblePieces(text)
    .map((piece) =>
      typeof piece === 'string' ? escapeHtml(piece) : `<span class="unseen">${piece.mark}</span>`,
    )
    .join('');
}

function elementHtml({ tag, attributes, children }: ElementView): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(visibleText(value))}"`))
    .join('');
  if (VOID.has(tag)) return `<${tag}${written}>`;
  // The parser drops a newline right after <pre>; an extra one keeps the text whole.
  const start = tag === 'pre' ? '\n' : '';
  return `<${tag}${written}>${start}${children.map(toHtml).join('')}</${tag}>`;
}

/** Static HTML cannot show the rest on demand; it says how much is left out and where it is. */
function longTextHtml(view: LongTextView): string {
  const shown = cutLength(view.longText);
  const block = toHtml(textBlock(view, shown));
  if (shown === view.longText.length) return block;
  const note = `Cut here: ${formatCount(shown)} of ${formatCount(view.longText.length)} characters; the whole is in the timeline.`;
  return `${block}<p class="cut">${note}</p>`;
}
