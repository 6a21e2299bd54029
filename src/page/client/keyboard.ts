import type { PageDialog, PageDocument, PageElement, PageInput, PageUiEvent } from './dom.ts';
import { isElement } from './is-element.ts';
import type { SearchBox } from './search-box.ts';
import { detailsOf, indexOf, summaryOf, type TurnList } from './turn-list.ts';

export interface KeyboardParts {
  readonly document: PageDocument;
  readonly list: TurnList;
  readonly search: SearchBox;
  readonly help: PageDialog;
  /** Single keys can be switched off (WCAG 2.1.4), for people who speak to their computer. */
  readonly singleKeys: PageInput;
}

/** The keys of the page. Enter, Tab and Space are the browser's own, on real controls. */
export function startKeyboard(parts: KeyboardParts): void {
  let last: number | null = null;
  parts.document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || parts.help.open) return;
    const row = isElement(event.target) ? event.target.closest('li.turn') : null;
    const current = row === null ? last : indexOf(row);
    const moved = answer(event, { parts, row, current });
    if (moved === null) return;
    event.preventDefault();
    if (moved !== 'done') last = indexOf(moved);
  });
}

interface Situation {
  readonly parts: KeyboardParts;
  /** The turn that has the focus. */
  readonly row: PageElement | null;
  /** That turn, or the last one the keys went to. */
  readonly current: number | null;
}

/** Does what a key asks for: the row it went to, `done`, or null when the key is not ours. */
function answer(event: PageUiEvent, { parts, row, current }: Situation): PageElement | 'done' | null {
  if (event.key === 'Escape') return endSearch(parts, event);
  if (isTyping(event)) return null;
  const isOnRow = row !== null && summaryOf(row) === event.target;
  if (isOnRow && event.key === 'ArrowDown') return go(parts.list.neighbour(current, 1));
  if (isOnRow && event.key === 'ArrowUp') return go(parts.list.neighbour(current, -1));
  return parts.singleKeys.checked ? answerSingle(event.key, { parts, row, current }) : null;
}

function answerSingle(key: string, { parts, current }: Situation): PageElement | 'done' | null {
  switch (key) {
    case 'j':
      return go(parts.list.neighbour(current, 1));
    case 'k':
      return go(parts.list.neighbour(current, -1));
    case 'o':
      return current === null ? null : toggle(parts.list.reveal(current));
    case '/':
      parts.search.focus();
      return 'done';
    case '?':
      parts.help.showModal();
      return 'done';
    default:
      return null;
  }
}

/** Esc in the search field clears it; anywhere else it ends a search too. */
function endSearch({ search }: KeyboardParts, event: PageUiEvent): 'done' | null {
  if (search.isEmpty) {
    if (isTyping(event) && isElement(event.target)) event.target.blur();
    return null;
  }
  search.clear();
  return 'done';
}

function isTyping({ target }: PageUiEvent): boolean {
  return isElement(target) && target.closest('input:not([type=checkbox])') !== null;
}

function go(row: PageElement | null): PageElement | null {
  if (row === null) return null;
  summaryOf(row)?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
  return row;
}

function toggle(row: PageElement | null): PageElement | null {
  if (row === null) return null;
  detailsOf(row)?.toggleAttribute('open');
  return go(row);
}
