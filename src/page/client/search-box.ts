import { formatCountOf } from '../../story/format.ts';
import { type Hits, hitsIn, patternFor } from '../search.ts';
import { h } from '../view.ts';
import { eventsOf } from './record.ts';
import { toDom } from './to-dom.ts';

/** How long a search may hold the page, and how long typing may pause before it starts. */
const SLICE_MS = 30;
const PAUSE_MS = 150;
/** More coloured hits than this help nobody, and cost. */
const MAX_MARKS = 2_000;

let pattern: RegExp | null = null;

/** Filters the timeline while someone types: what the browser's own search cannot find, since closed turns are not drawn. */
export function startSearch(
  input: HTMLInputElement,
  status: HTMLElement,
  rows: readonly HTMLElement[],
): void {
  let timer = 0;
  let running = new AbortController();
  const begin = (): void => {
    running.abort();
    running = new AbortController();
    const query = input.value.trim();
    pattern = query === '' ? null : patternFor(query);
    void search({ rows, status, pattern, signal: running.signal });
  };
  input.addEventListener('input', () => {
    clearTimeout(timer);
    if (input.value === '') begin();
    else timer = window.setTimeout(begin, PAUSE_MS);
  });
}

export function clearSearch(input: HTMLInputElement): void {
  input.value = '';
  input.dispatchEvent(new Event('input'));
}

interface Search {
  readonly rows: readonly HTMLElement[];
  /** Says how many hits there are; a live region. */
  readonly status: HTMLElement;
  readonly pattern: RegExp | null;
  /** A newer search ends this one. */
  readonly signal: AbortSignal;
}

async function search({ rows, status, pattern: wanted, signal }: Search): Promise<void> {
  const found = new Map<HTMLElement, Hits>();
  let due = performance.now() + SLICE_MS;
  if (wanted !== null) {
    for (const row of rows) {
      if (performance.now() > due) {
        status.textContent = `Searching, ${formatCountOf(found.size, 'turn')} so far`;
        await new Promise((resolve) => setTimeout(resolve));
        if (signal.aborted) return;
        due = performance.now() + SLICE_MS;
      }
      const hits = hitsIn(eventsOf(row), wanted);
      if (hits !== null) found.set(row, hits);
    }
  }
  // A part of the list is as high as its rows while these are few.
  document.getElementById('turns')?.classList.toggle('filtered', wanted !== null && found.size < 1_000);
  for (const row of rows) showHits(row, found.get(row), wanted !== null);
  const count = [...found.values()].reduce((sum, hits) => sum + hits.count, 0);
  const words =
    count === 0 ? 'No hits' : `${formatCountOf(count, 'hit')} in ${formatCountOf(found.size, 'turn')}`;
  status.textContent = wanted === null ? '' : words;
  markHits();
}

function showHits(row: HTMLElement, hits: Hits | undefined, isFiltered: boolean): void {
  row.hidden = isFiltered && hits === undefined;
  row.querySelector('.found')?.remove();
  if (hits === undefined) return;
  const { before, hit, after, count } = hits;
  const words = `${formatCountOf(count, 'hit')}: `;
  const found = h('span.found', words, before, h('mark', hit), after);
  row.querySelector('summary')?.append(...toDom(found));
}

/** Colours the hits in the opened turns without touching them; called again whenever more was drawn. https://drafts.csswg.org/css-highlight-api-1/ */
export function markHits(): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete('hit');
  if (pattern === null) return;
  const ranges: Range[] = [];
  for (const body of document.querySelectorAll('#turns li:not([hidden]) > details[open] > .body')) {
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null && ranges.length < MAX_MARKS; node = texts.nextNode()) {
      for (const match of (node.nodeValue ?? '').matchAll(pattern)) {
        const range = new Range();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set('hit', new Highlight(...ranges));
}
