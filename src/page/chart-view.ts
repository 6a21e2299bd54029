import { type Column, columnsOf, mostTokens, turnName } from './chart-columns.ts';
import { axis, drawing } from './chart-drawing.ts';
import { formatCount } from './format.ts';
import { markView } from './mark-view.ts';
import type { Turn } from './turns.ts';
import { type ElementView, h, type View } from './view.ts';

/** The shape of a run, turn by turn, as a drawing and as a table; null when there were no turns. */
export function chartView(turns: readonly Turn[]): ElementView | null {
  const columns = columnsOf(turns);
  return columns.length === 0 ? null : chartFigure(columns);
}

function chartFigure(columns: readonly Column[]): ElementView {
  return h(
    'figure',
    { class: 'chart', 'aria-labelledby': 'chart-caption' },
    h(
      'div',
      { class: 'plot' },
      h(
        'div',
        { class: 'lanes', 'aria-hidden': 'true' },
        labelsOf(columns).map((label) => h('span', {}, label)),
      ),
      drawing(columns),
      axis(columns),
    ),
    h(
      'figcaption',
      { id: 'chart-caption' },
      'Test results, green above red, and tokens of each turn: ',
      h('span', { class: 'key cached' }, 'input from the cache'),
      ', ',
      h('span', { class: 'key input' }, 'new input'),
      ', ',
      h('span', { class: 'key output' }, 'output'),
      '.',
    ),
    tableView(columns),
  );
}

function labelsOf(columns: readonly Column[]): readonly string[] {
  const most = mostTokens(columns);
  return ['green', 'red', ...(most === 0 ? [] : [formatCount(most), 'tokens'])];
}

function tableView(columns: readonly Column[]): ElementView {
  const heads = ['Turn', 'Tests', 'Input tokens', 'of these cached', 'Output tokens'];
  return h(
    'details',
    { class: 'numbers' },
    h('summary', {}, 'The same as a table'),
    h(
      'div',
      { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': 'Tests and tokens of each turn' },
      h(
        'table',
        {},
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            heads.map((head) => h('th', { scope: 'col' }, head)),
          ),
        ),
        h('tbody', {}, columns.map(tableRow)),
      ),
    ),
  );
}

function tableRow({ turns, test, input, cached, output }: Column): ElementView {
  const cells: readonly (readonly View[])[] = [
    [test === null ? '–' : markView(test.tone, test.text)],
    [formatCount(input)],
    [formatCount(cached)],
    [formatCount(output)],
  ];
  return h(
    'tr',
    {},
    h('th', { scope: 'row' }, turnLink(turns)),
    cells.map((cell) => h('td', {}, cell)),
  );
}

function turnLink(turns: readonly Turn[]): View {
  const [first] = turns;
  return first === undefined ? '' : h('a', { href: `#${first.id}` }, turnName(turns));
}
