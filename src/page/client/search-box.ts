import { formatCountOf } from '../format.ts';
import type { PageDocument, PageElement, PageInput, PageWindow } from './dom.ts';
import { markHits } from './mark-hits.ts';
import type { RunRecord } from './record.ts';
import { patternFor, searchSlice, type TurnHits } from './searching.ts';
import type { TurnList } from './turn-list.ts';

export interface SearchParts {
  readonly document: PageDocument;
  readonly window: PageWindow;
  readonly record: RunRecord;
  readonly list: TurnList;
  readonly input: PageInput;
  /** Says how many hits there are; a live region. */
  readonly hits: PageElement;
}

/** How long one slice of a search may hold the page, and how long typing may pause before a search starts. */
const SLICE_MS = 30;
const PAUSE_MS = 150;

/** The search field: filters the timeline while someone types, without ever holding the page up. */
export class SearchBox {
  readonly #parts: SearchParts;
  #timer = 0;
  #pattern: RegExp | null = null;

  constructor(parts: SearchParts) {
    this.#parts = parts;
    parts.input.addEventListener('input', () => {
      this.#later(() => this.#start(), PAUSE_MS);
    });
  }

  focus(): void {
    this.#parts.input.focus();
    this.#parts.input.select();
  }

  clear(): void {
    this.#parts.input.value = '';
    this.#start();
  }

  get isEmpty(): boolean {
    return this.#parts.input.value === '';
  }

  /** Colours the hits in what is drawn now; called again whenever more was drawn. */
  mark(): void {
    const { document, window } = this.#parts;
    markHits(document, window, this.#pattern);
  }

  #start(): void {
    const { input, list, hits } = this.#parts;
    const query = input.value.trim();
    this.#parts.window.clearTimeout(this.#timer);
    if (query === '') {
      this.#pattern = null;
      hits.textContent = '';
      if (list.isFiltered) list.filter(null);
      this.mark();
      return;
    }
    this.#pattern = patternFor(query);
    this.#continue(this.#pattern, { found: [], from: 0 });
  }

  #continue(pattern: RegExp, so: { readonly found: readonly TurnHits[]; readonly from: number }): void {
    const { record } = this.#parts;
    const due = performance.now() + SLICE_MS;
    const slice = searchSlice(record, pattern, { from: so.from, isDue: () => performance.now() > due });
    const found = [...so.found, ...slice.found];
    const { next } = slice;
    if (next === null) {
      this.#show(found);
      return;
    }
    this.#parts.hits.textContent = `Searching, ${formatCountOf(found.length, 'turn')} so far`;
    this.#later(() => this.#continue(pattern, { found, from: next }), 0);
  }

  #show(found: readonly TurnHits[]): void {
    const { list, hits } = this.#parts;
    const count = found.reduce((sum, turn) => sum + turn.count, 0);
    list.filter(found);
    hits.textContent =
      count === 0 ? 'No hits' : `${formatCountOf(count, 'hit')} in ${formatCountOf(found.length, 'turn')}`;
    this.mark();
  }

  /** One thing is due at a time: a new search ends the one before. */
  #later(run: () => void, ms: number): void {
    const { window } = this.#parts;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(run, ms);
  }
}
