import type { PageDocument, PageElement, PageIds, PageWindow } from './dom.ts';
import { isElement } from './is-element.ts';
import { startKeyboard } from './keyboard.ts';
import { type Page, toggleJson, togglePrompt } from './on-demand.ts';
import { readRecord } from './record.ts';
import { SearchBox } from './search-box.ts';
import { startTheme } from './theme.ts';
import { detailsOf, summaryOf, TurnList } from './turn-list.ts';

/** Brings the static page to life. */
export function start(document: PageDocument, window: PageWindow): void {
  const byId = <K extends keyof PageIds>(id: K): PageIds[K] => {
    const element = document.getElementById(id);
    if (element === null) throw new Error(`This page has lost its #${id}`);
    return element;
  };
  startTheme(document, window);
  const record = readRecord(document);
  const list = new TurnList(document, record, {
    list: byId('turns'),
    earlier: byId('earlier'),
    later: byId('later'),
  });
  const page = { document, window, record };
  const search = new SearchBox({ ...page, list, input: byId('search'), hits: byId('hits') });
  startKeyboard({ document, list, search, help: byId('help'), singleKeys: byId('single-keys') });
  startTimeline(page, list, search);
  startLinks(page, list, search);
  byId('open-all').addEventListener('click', () => list.openAll());
  startHelp(byId);
  byId('controls').hidden = false;
}

function startTimeline(page: Page, list: TurnList, search: SearchBox): void {
  const turns = page.document.getElementById('turns');
  const later = page.document.getElementById('later');
  const earlier = page.document.getElementById('earlier');
  if (turns === null || later === null || earlier === null) return;
  // `toggle` does not bubble: it is caught on its way down.
  turns.addEventListener(
    'toggle',
    ({ target }) => {
      const row = isElement(target) ? target.parentElement : null;
      if (row === null || detailsOf(row) !== target || !row.hasAttribute('data-index')) return;
      list.fill(row);
      search.mark();
    },
    true,
  );
  turns.addEventListener('click', ({ target }) => {
    const button = isElement(target) ? target.closest('button') : null;
    if (button !== null) press(page, list, button);
    search.mark();
  });
  later.addEventListener('click', () => list.showLater());
  earlier.addEventListener('click', () => list.showEarlier());
  new page.window.IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) list.showLater();
    },
    { rootMargin: '600px' },
  ).observe(later);
}

function press(page: Page, list: TurnList, button: PageElement): void {
  if (button.hasAttribute('data-prompt')) togglePrompt(page, button);
  else if (button.hasAttribute('data-json')) toggleJson(page, button);
  else if (button.getAttribute('data-more') === 'events') showMoreEvents(list, button);
}

function showMoreEvents(list: TurnList, button: PageElement): void {
  const row = button.closest('li.turn');
  const body = button.parentElement;
  if (row !== null && body !== null) list.fillMore(row, body);
}

/** Links to turns work for turns that are not drawn, or that a search hides: they are drawn first. */
function startLinks(page: Page, list: TurnList, search: SearchBox): void {
  const { document, window, record } = page;
  const rowOf = (hash: string): PageElement | null => {
    const turn = record.index.turns.findIndex(({ id }) => `#${id}` === hash);
    if (turn === -1) return null;
    const row = list.reveal(turn);
    if (row !== null) return row;
    search.clear();
    return list.reveal(turn);
  };
  const open = (hash: string): void => {
    const row = rowOf(hash);
    if (row === null) return;
    detailsOf(row)?.toggleAttribute('open', true);
    row.scrollIntoView({ block: 'start' });
    summaryOf(row)?.focus({ preventScroll: true });
  };
  document.addEventListener('click', (event) => {
    const link = isElement(event.target) ? event.target.closest('a[href^="#"]') : null;
    const hash = link === null ? chartHash(document, event) : link.getAttribute('href');
    if (hash !== null) open(hash);
  });
  window.addEventListener('hashchange', () => open(window.location.hash));
  open(window.location.hash);
}

/** A click on the chart goes where the link of that column in the table goes. */
function chartHash(
  document: PageDocument,
  { target, clientX }: { readonly target: unknown; readonly clientX: number },
): string | null {
  const drawing = isElement(target) ? target.closest('.plot > svg') : null;
  if (drawing === null) return null;
  const links = [...document.querySelectorAll('.numbers a')];
  const { left, width } = drawing.getBoundingClientRect();
  const column = Math.floor(((clientX - left) / width) * links.length);
  return links[column]?.getAttribute('href') ?? null;
}

function startHelp(byId: <K extends keyof PageIds>(id: K) => PageIds[K]): void {
  byId('help-button').addEventListener('click', () => byId('help').showModal());
  byId('help')
    .querySelector('button')
    ?.addEventListener('click', () => byId('help').close());
}
