import { prettyJson } from '../story/read-json.ts';
import { visiblePieces } from '../story/safe-text.ts';
import { formatCount, formatCountOf } from '../story/words.ts';
import { eventSection, type Hits, hitsIn, isRequest, patternFor } from './event-view.ts';
import type { PageEvent } from './page-run.ts';
import { promptView, rebuildPrompt } from './prompt.ts';
import { cutLength, h, type LongTextView, longText, textBlock, type View } from './view.ts';

// What <details>, links and the browser's own controls do not do: drawing a turn when it is opened, opening the turn that a
// link names, the search, the colours, and the keys. The static page stands without all this.

/** Events drawn at once; a turn with more offers the rest. */
const EVENTS_AT_ONCE = 100;
/** Turns opened at once: each is drawn then. */
const TURNS_AT_ONCE = 200;
/** Messages of a prompt drawn at once, from the end: what a request added comes last. */
const MESSAGES_AT_ONCE = 60;

/** Brings the static page to life. */
export function start(): void {
  startTheme(byId('theme'));
  const rows = [...document.querySelectorAll<HTMLElement>('#turns li.turn')];
  const search = byId('search');
  if (!(search instanceof HTMLInputElement)) return;
  startSearch(search, byId('hits'), rows);
  startTimeline(rows);
  startLinks(search);
  startKeys(search, rows);
  byId('controls').hidden = false;
}

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`This page has lost its #${id}`);
  return element;
}

const closest = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

const detailsOf = (row: HTMLElement): HTMLDetailsElement | null => row.querySelector(':scope > details');

function startTimeline(rows: readonly HTMLElement[]): void {
  const turns = byId('turns');
  // `toggle` does not bubble: it is caught on its way down.
  turns.addEventListener(
    'toggle',
    ({ target }) => {
      const row = target instanceof HTMLElement ? target.parentElement : null;
      const body = row?.matches('li.turn') ? row.querySelector<HTMLElement>('.body') : null;
      if (row !== null && body?.childElementCount === 0) drawEvents(row, body);
      markHits();
    },
    true,
  );
  turns.addEventListener('click', ({ target }) => {
    const button = closest(target, 'button');
    if (button !== null) press(button);
  });
  byId('open-all').addEventListener('click', () => {
    for (const row of rows.filter((each) => !each.hidden).slice(0, TURNS_AT_ONCE))
      detailsOf(row)?.toggleAttribute('open', true);
  });
}

/** Draws the next events of a turn. */
function drawEvents(row: HTMLElement, body: HTMLElement): void {
  body.querySelector(':scope > [data-more]')?.remove();
  const drawn = body.childElementCount;
  const first = Number(row.dataset['from']) + drawn;
  const events = [...Iterator.from(eventsOf(row, drawn)).take(EVENTS_AT_ONCE)];
  body.append(...toDom(...events.map((event, at) => eventSection(first + at, event))));
  const left = Number(row.dataset['count']) - drawn - events.length;
  if (left > 0)
    body.append(...toDom(moreButton('events', `Show more, ${formatCountOf(left, 'event')} left`)));
}

const moreButton = (what: string, label: string): View =>
  h('button', { type: 'button', 'data-more': what }, label);

function press(button: HTMLElement): void {
  const { json, prompt, more } = button.dataset;
  const row = closest(button, 'li.turn');
  if (json !== undefined) toggleJson(button, Number(json));
  else if (prompt !== undefined) togglePrompt(button, Number(prompt));
  else if (more === 'events' && row !== null && button.parentElement !== null)
    drawEvents(row, button.parentElement);
  markHits();
}

/** Shows the event behind a button as it stands in the record, or takes it away again. */
function toggleJson(button: HTMLElement, index: number): void {
  togglePanel(button, 'record')?.append(
    ...toDom(longText(prettyJson(eventAt(index)), 'plain', 'Event as recorded')),
  );
}

/** Shows the prompt of the request behind a button, rebuilt from all requests up to it, and checks its hash. */
function togglePrompt(button: HTMLElement, index: number): void {
  const panel = togglePanel(button, 'prompt');
  if (panel === null) return;
  const prompt = rebuildPrompt(requestsUpTo(index));
  let from = Math.max(0, prompt.messages.length - MESSAGES_AT_ONCE);
  let check = '';
  const draw = () => panel.replaceChildren(...toDom(...promptView(prompt, from, check)));
  draw();
  panel.addEventListener('click', ({ target }) => {
    if (closest(target, '[data-more]')?.parentElement !== panel) return;
    from = Math.max(0, from - MESSAGES_AT_ONCE * 5);
    draw();
  });
  void checkWords(prompt.body, prompt.sha256).then((words) => {
    check = words;
    panel.querySelector('.check')?.replaceChildren(words);
  });
}

/** A new panel under the button's event; null when the button closed its panel instead. */
function togglePanel(button: HTMLElement, name: string): HTMLElement | null {
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', String(!isOpen));
  if (isOpen) {
    button.parentElement?.querySelector(`:scope > .${name}`)?.remove();
    return null;
  }
  const panel = document.createElement('div');
  panel.className = `panel ${name}`;
  button.parentElement?.append(panel);
  return panel;
}

/** A link to a turn opens it too, one that the search hides as well. */
function startLinks(search: HTMLInputElement): void {
  const open = (hash: string): void => {
    const row = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (row === null || !row.matches('li.turn')) return;
    if (row.hidden) clearSearch(search);
    row.hidden = false;
    detailsOf(row)?.toggleAttribute('open', true);
    row.scrollIntoView({ block: 'start' });
    row.querySelector('summary')?.focus({ preventScroll: true });
  };
  document.addEventListener('click', ({ target }) => {
    const hash = closest(target, 'a[href^="#"]')?.getAttribute('href');
    // The browser has not gone there yet.
    if (hash !== null && hash !== undefined) setTimeout(() => open(hash));
  });
  window.addEventListener('hashchange', () => open(location.hash));
  open(location.hash);
}

/** Single keys can be switched off (WCAG 2.1.4), for people who speak to their computer. */
function startKeys(search: HTMLInputElement, rows: readonly HTMLElement[]): void {
  const [help, singleKeys] = [byId('help'), byId('single-keys')];
  const isOn = () => singleKeys instanceof HTMLInputElement && singleKeys.checked;
  let last: HTMLElement | null = null;
  const go = (step: 1 | -1): void => {
    const shown = rows.filter((row) => !row.hidden);
    const at = shown.findIndex((row) => row === (closest(document.activeElement, 'li.turn') ?? last));
    last = shown[at === -1 ? 0 : at + step] ?? last;
    last?.querySelector('summary')?.focus({ preventScroll: true });
    last?.scrollIntoView({ block: 'nearest' });
  };
  const keys: Readonly<Record<string, () => void>> = {
    j: () => go(1),
    k: () => go(-1),
    '/': () => search.select(),
    '?': () => help.togglePopover(),
  };
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key === 'Escape' && search.value !== '') clearSearch(search);
    const isTyping = closest(target, 'input:not([type=checkbox])') !== null;
    const isOurs = isOn() && !isTyping && Object.hasOwn(keys, key);
    if (!isOurs || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    keys[key]?.();
  });
}

const THEMES: readonly string[] = ['auto', 'light', 'dark'];

/** A button that goes through the system's colours, light, and dark; the choice outlives the page where it may. */
function startTheme(button: HTMLElement): void {
  const show = (theme: string): void => {
    document.documentElement.dataset['theme'] = theme;
    button.textContent = `Colours: ${theme}`;
  };
  const known = stored();
  if (known !== null && THEMES.includes(known)) show(known);
  button.addEventListener('click', () => {
    const now = THEMES.indexOf(document.documentElement.dataset['theme'] ?? 'auto');
    const next = THEMES[(now + 1) % THEMES.length] ?? 'auto';
    show(next);
    stored(next);
  });
}

/** Storage may be forbidden, as in a sandboxed frame; then the choice lasts as long as the page. */
function stored(theme?: string): string | null {
  try {
    if (theme !== undefined) localStorage.setItem('agent-fix-theme', theme);
    return localStorage.getItem('agent-fix-theme');
  } catch {
    return null;
  }
}

/** How long a search may hold the page, and how long typing may pause before it starts. */
const SLICE_MS = 30;
const PAUSE_MS = 150;
/** More coloured hits than this help nobody, and cost. */
const MAX_MARKS = 2_000;

let pattern: RegExp | null = null;

/** Filters the timeline while someone types: what the browser's own search cannot find, since closed turns are not drawn. */
function startSearch(input: HTMLInputElement, status: HTMLElement, rows: readonly HTMLElement[]): void {
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

function clearSearch(input: HTMLInputElement): void {
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
function markHits(): void {
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

/** The lines of the record as the page holds it, one an event, in blocks of bounded size; read when first asked for. */
let lines: readonly string[] | null = null;

/** Only a damaged page lacks an event that its rows name. */
const MISSING: PageEvent = { seq: 0, ts: null, kind: 'missing', payload: null };

/** An event by its place in the record. It stays text until someone looks at it: most of them nobody ever does. */
function eventAt(index: number): PageEvent {
  lines ??= [...document.querySelectorAll('script.events')].flatMap((block) =>
    (block.textContent ?? '').split('\n'),
  );
  return JSON.parse(lines[index] ?? 'null') ?? MISSING;
}

/** The events of a row, from its `start`th on. */
function* eventsOf(row: HTMLElement, start = 0): Iterable<PageEvent> {
  const [from, count] = [Number(row.dataset['from']), Number(row.dataset['count'])];
  for (let index = from + start; index < from + count; index += 1) yield eventAt(index);
}

/** The payloads of all requests up to and including the one at an event's index. */
function requestsUpTo(index: number): readonly unknown[] {
  return Array.from({ length: index + 1 }, (_, at) => eventAt(at))
    .filter(({ kind }) => isRequest(kind))
    .map(({ payload }) => payload);
}

/** Whether a text has a sha256, in words. */
async function checkWords(text: string, sha256: string): Promise<string> {
  if (sha256 === '') return 'The record holds no hash of it.';
  // https://www.w3.org/TR/webcrypto-2/: only where the page counts as a secure context.
  if (!window.isSecureContext) return 'This browser cannot check its sha256 here.';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const found = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return found === sha256
    ? 'Its sha256 is the recorded one.'
    : `Its sha256 is NOT the recorded one: ${found}.`;
}

/** Builds views in the page. Text goes in as text nodes; what has no visible shape goes in as a mark. */
function toDom(...views: readonly View[]): readonly (HTMLElement | string)[] {
  return views.flatMap((view): readonly (HTMLElement | string)[] => {
    if (typeof view === 'string')
      return visiblePieces(view).map((piece) => (typeof piece === 'string' ? piece : markOf(piece.mark)));
    return 'tag' in view ? [toElement(view)] : longElements(view);
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
function longElements(view: LongTextView): readonly HTMLElement[] {
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
