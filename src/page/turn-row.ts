import { formatCount, formatCountOf, formatDuration } from './format.ts';
import { markView } from './mark-view.ts';
import type { Turn } from './turns.ts';
import { type ElementView, h, type View } from './view.ts';

/** A closed turn. Its body stays empty until someone opens it, so that a run of any length opens at once. */
export function turnRow(turn: Turn, index: number): ElementView {
  return h(
    'li',
    { id: turn.id, class: `turn ${turn.test?.tone ?? 'none'}`, 'data-index': String(index) },
    h(
      'details',
      {},
      h(
        'summary',
        {},
        h('span', { class: 'number' }, turn.number === null ? '' : String(turn.number)),
        h('h3', {}, titleViews(turn)),
        h('span', { class: 'marks' }, marksOf(turn)),
        h('span', { class: 'cost' }, costWords(turn)),
      ),
      h('div', { class: 'body' }),
    ),
  );
}

function titleViews({ number, verb, object }: Turn): readonly View[] {
  if (number === null) return [verb, object === '' ? '' : ': ', object];
  return [h('span', { class: 'away' }, `Turn ${number}: `), h('span', { class: 'verb' }, verb), ' ', object];
}

function marksOf({ marks }: Turn): readonly View[] {
  return marks.flatMap(({ tone, text }) => [markView(tone, text), ' ']);
}

function costWords({ tokens, atMs, count }: Turn): string {
  const total = tokens.input + tokens.output;
  const parts = [
    total === 0 ? formatCountOf(count, 'event') : `${formatCount(total)} tokens`,
    atMs === null ? '' : `at ${formatDuration(atMs)}`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
