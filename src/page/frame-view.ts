import { firstLine, formatCount, formatCountOf } from './format.ts';
import type { PageRun } from './page-run.ts';
import { turnRow } from './turn-row.ts';
import type { Turn } from './turns.ts';
import { type ElementView, h } from './view.ts';

/** Rows that stand in the page without any script; the script draws the rest as the reader goes on. */
export const STATIC_ROWS = 200;

export function bannerView(run: PageRun): ElementView {
  return h(
    'header',
    { class: 'banner' },
    h(
      'p',
      {},
      h('strong', {}, 'agent-fix'),
      h('span', { class: 'quiet' }, ' trace of run '),
      h('code', {}, firstLine(run.runId, 80)),
    ),
    h('button', { type: 'button', id: 'theme' }, 'Colours: auto'),
    h('button', { type: 'button', id: 'help-button' }, 'Keys'),
  );
}

/** The turns, closed, with the controls that only work with the script. */
export function timelineView(turns: readonly Turn[]): ElementView {
  return h(
    'section',
    { class: 'timeline', 'aria-labelledby': 'timeline' },
    h('h2', { id: 'timeline' }, 'Timeline'),
    h('noscript', {}, h('p', { class: 'problems' }, noscriptWords(turns.length))),
    h(
      'search',
      { id: 'controls', hidden: '' },
      h('label', { for: 'search', class: 'away' }, 'Search the timeline'),
      h('input', {
        id: 'search',
        type: 'search',
        placeholder: 'Search the timeline',
        autocomplete: 'off',
        spellcheck: 'false',
      }),
      h('span', { id: 'hits', role: 'status' }),
      h('button', { type: 'button', id: 'open-all' }, 'Open all'),
    ),
    h('button', { type: 'button', id: 'earlier', class: 'more', hidden: '' }),
    h('ol', { id: 'turns' }, turns.slice(0, STATIC_ROWS).map(turnRow)),
    h('button', { type: 'button', id: 'later', class: 'more', hidden: '' }),
  );
}

function noscriptWords(turns: number): string {
  const cut = turns > STATIC_ROWS ? ` The first ${STATIC_ROWS} of ${formatCount(turns)} are listed.` : '';
  return `Without JavaScript the turns are listed but cannot be opened.${cut}`;
}

const KEYS: readonly (readonly [readonly string[], string])[] = [
  [['j', 'k'], 'next and previous turn'],
  [['↓', '↑'], 'the same, while a turn has the focus'],
  [['o', 'Enter'], 'open or close the turn'],
  [['/'], 'search'],
  [['Esc'], 'end the search'],
  [['?'], 'this help'],
];

export function helpView(): ElementView {
  return h(
    'dialog',
    { id: 'help', 'aria-labelledby': 'help-title' },
    h('h2', { id: 'help-title' }, 'Keys'),
    h(
      'dl',
      {},
      KEYS.flatMap(([keys, what]) => [
        h(
          'dt',
          {},
          keys.flatMap((key) => [h('kbd', {}, key), ' ']),
        ),
        h('dd', {}, what),
      ]),
    ),
    h(
      'p',
      {},
      h(
        'label',
        {},
        h('input', { type: 'checkbox', id: 'single-keys', checked: '' }),
        ' Answer to single keys',
      ),
    ),
    h('button', { type: 'button' }, 'Close'),
  );
}

export function colophonView(run: PageRun): ElementView {
  return h(
    'footer',
    {},
    h(
      'p',
      { class: 'quiet' },
      `Drawn from ${formatCountOf(run.events.length, 'event')} of the trace. This page holds all it shows: it loads nothing and sends nothing.`,
    ),
  );
}
