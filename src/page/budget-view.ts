import { formatCount } from './format.ts';
import type { Spent } from './run-facts.ts';
import { type ElementView, h } from './view.ts';

/** What the run used of each bound, with a bar where there is one. */
export function budgetView(spent: readonly Spent[]): ElementView {
  return h(
    'dl',
    { class: 'budget' },
    spent.map(({ what, text, used, limit }) =>
      h(
        'div',
        {},
        h('dt', {}, what),
        h(
          'dd',
          {},
          h('strong', { class: 'used' }, text),
          limit === null ? '' : h('span', { class: 'quiet' }, ` of ${limitWords(what, limit)}`),
        ),
        limit === null ? null : meter(used / limit),
      ),
    ),
  );
}

function limitWords(what: string, limit: number): string {
  return what === 'Time' ? `${formatCount(Math.round(limit / 60_000))} min` : formatCount(limit);
}

function meter(share: number): ElementView {
  const width = String(Math.min(100, Math.max(share > 0 ? 0.5 : 0, Math.round(share * 1000) / 10)));
  return h(
    'svg',
    { class: 'meter', viewBox: '0 0 100 2', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    h('rect', { class: 'track', x: '0', y: '0', width: '100', height: '2' }),
    h('rect', { class: share >= 1 ? 'full' : 'fill', x: '0', y: '0', width, height: '2' }),
  );
}
