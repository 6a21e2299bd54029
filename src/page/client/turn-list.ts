import { formatCount, formatCountOf } from '../format.ts';
import { EVENTS_AT_ONCE, eventSection } from '../turn-body.ts';
import { turnRow } from '../turn-row.ts';
import type { PageDocument, PageElement } from './dom.ts';
import type { RunRecord } from './record.ts';
import type { TurnHits } from './searching.ts';
import { toDom, toElement } from './to-dom.ts';

/** Rows added at a time. A run of any length starts with so many, and grows as the reader goes on. */
const ROWS_AT_ONCE = 200;

export interface ListElements {
  readonly list: PageElement;
  readonly earlier: PageElement;
  readonly later: PageElement;
}

/** The timeline: a window over all turns, or over those that a search found. Rows keep their state once drawn. */
export class TurnList {
  readonly #document: PageDocument;
  readonly #record: RunRecord;
  readonly #elements: ListElements;
  readonly #rows = new Map<number, PageElement>();
  #hits: ReadonlyMap<number, TurnHits> | null = null;
  /** The turns to show, of which the rows from `#from` to `#to` are drawn. */
  #order: readonly number[];
  #from = 0;
  #to: number;

  constructor(document: PageDocument, record: RunRecord, elements: ListElements) {
    this.#document = document;
    this.#record = record;
    this.#elements = elements;
    this.#order = [...record.index.turns.keys()];
    this.#to = record.index.drawn;
    for (const row of elements.list.querySelectorAll(':scope > li')) this.#rows.set(indexOf(row), row);
    this.#showEnds();
  }

  /** Shows only the turns that were found; null shows all again. */
  filter(hits: readonly TurnHits[] | null): void {
    this.#hits = hits === null ? null : new Map(hits.map((found) => [found.turn, found]));
    this.#order = hits === null ? [...this.#record.index.turns.keys()] : hits.map(({ turn }) => turn);
    this.#draw(0, ROWS_AT_ONCE);
  }

  get isFiltered(): boolean {
    return this.#hits !== null;
  }

  showLater(): void {
    const rows = this.#order.slice(this.#to, this.#to + ROWS_AT_ONCE).map((turn) => this.#row(turn));
    this.#elements.list.append(...rows);
    this.#to += rows.length;
    this.#showEnds();
  }

  showEarlier(): void {
    const from = Math.max(0, this.#from - ROWS_AT_ONCE);
    this.#elements.list.prepend(...this.#order.slice(from, this.#from).map((turn) => this.#row(turn)));
    this.#from = from;
    this.#showEnds();
  }

  /** Draws the row of a turn if need be; null when the filter leaves that turn out. */
  reveal(turn: number): PageElement | null {
    const at = this.#order.indexOf(turn);
    if (at === -1) return null;
    if (at < this.#from || at >= this.#to) this.#draw(Math.max(0, at - 20), at + ROWS_AT_ONCE);
    return this.#row(turn);
  }

  /** The row `step` places after a turn's; the first row when no turn is given. */
  neighbour(turn: number | null, step: 1 | -1): PageElement | null {
    const at = turn === null ? -1 : this.#order.indexOf(turn);
    const next = this.#order[at === -1 ? 0 : at + step];
    return next === undefined ? null : this.reveal(next);
  }

  openAll(): void {
    for (const turn of this.#order.slice(this.#from, this.#to))
      detailsOf(this.#row(turn))?.toggleAttribute('open', true);
  }

  /** Draws the events of a row that was opened, unless they are there. */
  fill(row: PageElement): void {
    const body = row.querySelector('.body');
    if (body !== null && body.querySelector(':scope > *') === null) this.fillMore(row, body);
  }

  /** Draws the next events of an open turn. */
  fillMore(row: PageElement, body: PageElement): void {
    body.querySelector(':scope > [data-more]')?.remove();
    const turn = this.#record.index.turns[indexOf(row)];
    if (turn === undefined) return;
    const drawn = [...body.querySelectorAll(':scope > .event')].length;
    const count = Math.min(EVENTS_AT_ONCE, turn.count - drawn);
    for (let index = turn.from + drawn; index < turn.from + drawn + count; index += 1) {
      body.append(...toDom(this.#document, eventSection(index, this.#record.event(index))));
    }
    const left = turn.count - drawn - count;
    if (left > 0) body.append(moreButton(this.#document, left));
  }

  #draw(from: number, to: number): void {
    this.#from = from;
    this.#to = Math.min(this.#order.length, to);
    this.#elements.list.replaceChildren(...this.#order.slice(from, this.#to).map((turn) => this.#row(turn)));
    this.#showEnds();
  }

  #row(turn: number): PageElement {
    const data = this.#record.index.turns[turn];
    const row = this.#rows.get(turn) ?? (data && toElement(this.#document, turnRow(data, turn)));
    if (row === undefined) throw new Error(`There is no turn ${turn} in this page`);
    this.#rows.set(turn, row);
    showHits(this.#document, row, this.#hits?.get(turn));
    return row;
  }

  #showEnds(): void {
    const { earlier, later } = this.#elements;
    const left = this.#order.length - this.#to;
    earlier.hidden = this.#from === 0;
    later.hidden = left <= 0;
    earlier.textContent = `Show earlier turns, ${formatCount(this.#from)} more`;
    later.textContent = `Show later turns, ${formatCount(left)} more`;
  }
}

/** Which turn a row shows. */
export function indexOf(row: PageElement): number {
  return Number(row.getAttribute('data-index'));
}

export function detailsOf(row: PageElement): PageElement | null {
  return row.querySelector(':scope > details');
}

export function summaryOf(row: PageElement): PageElement | null {
  return row.querySelector(':scope > details > summary');
}

function showHits(document: PageDocument, row: PageElement, hits: TurnHits | undefined): void {
  const summary = summaryOf(row);
  summary?.querySelector('.found')?.remove();
  if (hits === undefined) return;
  const found = document.createElement('span');
  found.setAttribute('class', 'found');
  const hit = document.createElement('mark');
  hit.append(...toDom(document, hits.hit));
  const { before, after, count } = hits;
  found.append(
    `${formatCountOf(count, 'hit')}: `,
    ...toDom(document, before),
    hit,
    ...toDom(document, after),
  );
  summary?.append(found);
}

function moreButton(document: PageDocument, left: number): PageElement {
  const button = document.createElement('button');
  button.setAttribute('type', 'button');
  button.setAttribute('data-more', 'events');
  button.textContent = `Show more, ${formatCountOf(left, 'event')} left`;
  return button;
}
