import { formatCountOf } from '../../story/format.ts';
import { prettyJson } from '../../story/read-json.ts';
import { eventSection } from '../event-view.ts';
import { promptView, rebuildPrompt } from '../prompt.ts';
import { h, longText, type View } from '../view.ts';
import { checkWords, eventAt, eventsOf, requestsUpTo } from './record.ts';
import { clearSearch, markHits, startSearch } from './search-box.ts';
import { toDom } from './to-dom.ts';

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
