import { type Column, isGreen, mostTokens, turnName } from './chart-columns.ts';
import { formatCountOf } from './format.ts';
import { type ElementView, h } from './view.ts';

/** In units of the view box; the drawing stretches to its place, so only proportions count. */
const LANE = 10;
const BARS_TOP = 34;
const BARS = 66;
const STEP = 10;

/** Test results as two lanes, so that place tells as much as colour, over the tokens as bars. */
export function drawing(columns: readonly Column[]): ElementView {
  const most = Math.max(1, mostTokens(columns));
  const width = String(columns.length * STEP);
  return h(
    'svg',
    {
      viewBox: `0 0 ${width} 100`,
      preserveAspectRatio: 'none',
      role: 'img',
      'aria-label': summaryOf(columns),
    },
    h('rect', { class: 'lane', x: '0', y: '0', width, height: String(LANE) }),
    h('rect', { class: 'lane', x: '0', y: String(LANE + 4), width, height: String(LANE) }),
    columns.flatMap((column, index) => columnRects(column, index * STEP, most)),
    h('line', { class: 'base', x1: '0', x2: width, y1: '100', y2: '100' }),
  );
}

/** Under each column its turn, as long as there is room for all. */
export function axis(columns: readonly Column[]): ElementView {
  const isDense = columns.length > MAX_LABELS;
  const labelled = isDense ? [columns[0], columns.at(-1)] : columns;
  return h(
    'div',
    { class: isDense ? 'axis dense' : 'axis', 'aria-hidden': 'true' },
    labelled.map((column) => h('span', {}, column === undefined ? '' : turnName(column.turns))),
  );
}

const MAX_LABELS = 14;

function columnRects(column: Column, left: number, most: number): readonly ElementView[] {
  const x = String(left + 1);
  const width = String(STEP - 2);
  const lane = { x, width, height: String(LANE) };
  const test =
    column.test === null
      ? []
      : [h('rect', { class: column.test.tone, ...lane, y: isGreen(column) ? '0' : String(LANE + 4) })];
  const heights = [column.cached, column.input - column.cached, column.output].map(
    (tokens) => (Math.max(0, tokens) / most) * BARS,
  );
  let bottom = BARS_TOP + BARS;
  const bars = heights.map((height, index) => {
    bottom -= height;
    return h('rect', {
      class: BAR_CLASSES[index],
      x,
      width,
      y: bottom.toFixed(2),
      height: height.toFixed(2),
    });
  });
  return [...test, ...bars];
}

const BAR_CLASSES = ['cached', 'input', 'output'];

function summaryOf(columns: readonly Column[]): string {
  const tested = columns.filter(({ test }) => test !== null);
  const green = tested.filter(isGreen).length;
  return `${formatCountOf(columns.length, 'column')} of turns; tests in ${tested.length} of them: ${green} ended green, ${tested.length - green} red. The table below holds the numbers.`;
}
