import { formatCount } from '../story/format.ts';
import { addTokens, NO_TOKENS, type TestRun, type Tokens, toneOf } from '../story/moment.ts';
import { markView, type Row, testMark } from './timeline-view.ts';
import { type ElementView, h, type View } from './view.ts';

/** More columns than this are drawn as one for several turns. */
const MAX_COLUMNS = 160;
/** More columns than this have no room for a label each. */
const MAX_LABELS = 14;

/** One column of the chart: a turn, or neighbours where there are very many. */
export interface Column {
  readonly rows: readonly Row[];
  /** The last test result in these turns. */
  readonly test: TestRun | null;
  readonly usage: Tokens;
}

/** The turns that tested something or cost something, in at most MAX_COLUMNS columns. */
export function columnsOf(all: readonly Row[]): readonly Column[] {
  const rows = all.filter(({ turn }) => turn.number !== null || turn.test !== null);
  const size = Math.max(1, Math.ceil(rows.length / MAX_COLUMNS));
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => {
    const part = rows.slice(index * size, (index + 1) * size);
    return {
      rows: part,
      test: part.findLast(({ turn }) => turn.test !== null)?.turn.test ?? null,
      usage: part.reduce((sum, { turn }) => addTokens(sum, turn.usage), NO_TOKENS),
    };
  });
}

/** `4`, `start`, or `40–44` where a column stands for several. */
export function columnName({ rows }: Column): string {
  const name = (row: Row | undefined) =>
    row === undefined ? '' : row.turn.number === null ? row.id : String(row.turn.number);
  const [first, last] = [name(rows[0]), name(rows.at(-1))];
  return first === last ? first : `${first}–${last}`;
}

const linkOf = ({ rows }: Column) => `#${rows[0]?.id ?? ''}` as const;

/** The shape of a run, turn by turn, as a drawing and as a table; null where a drawing tells nothing: nobody asked a model, or once. */
export function chartView(rows: readonly Row[]): ElementView | null {
  const columns = columnsOf(rows);
  const most = Math.max(0, ...columns.map(({ usage }) => usage.input + usage.output));
  if (most === 0 || columns.length < 3) return null;
  return h(
    'figure.chart',
    { 'aria-labelledby': 'chart-caption' },
    h(
      'div.plot',
      { 'aria-hidden': 'true' },
      h(
        'div.lanes',
        ['green', 'red', formatCount(most), 'tokens'].map((label) => h('span', label)),
      ),
      drawing(columns, most),
      axis(columns),
    ),
    h(
      'figcaption',
      { id: 'chart-caption' },
      'Test results, green above red, and tokens of each turn: ',
      h('span.key.cached', 'input from the cache'),
      ', ',
      h('span.key.input', 'new input'),
      ', ',
      h('span.key.output', 'output'),
      '.',
    ),
    tableView(columns),
  );
}

/** In units of the view box; the drawing stretches to its place, so only proportions count. */
const LANE = 10;
const BARS_TOP = 34;
const BARS = 66;
const STEP = 10;

/** Test results as two lanes, so that place tells as much as colour, over the tokens as bars. For eyes: the table says it in words. */
function drawing(columns: readonly Column[], most: number): ElementView {
  const width = String(columns.length * STEP);
  return h(
    'svg',
    { viewBox: `0 0 ${width} 100`, preserveAspectRatio: 'none' },
    h('rect.lane', { x: '0', y: '0', width, height: String(LANE) }),
    h('rect.lane', { x: '0', y: String(LANE + 4), width, height: String(LANE) }),
    columns.map((column, index) => columnView(column, index * STEP, most)),
    h('line.base', { x1: '0', x2: width, y1: '100', y2: '100' }),
  );
}

/** A link to its first turn, all of its height. */
function columnView(column: Column, left: number, most: number): ElementView {
  const { test, usage } = column;
  const [x, width] = [String(left + 1), String(STEP - 2)];
  const testY = test?.isGreen === true ? '0' : String(LANE + 4);
  const bars = [
    { kind: 'cached', tokens: usage.cached },
    { kind: 'input', tokens: usage.input - usage.cached },
    { kind: 'output', tokens: usage.output },
  ];
  let bottom = BARS_TOP + BARS;
  return h(
    'a',
    { href: linkOf(column), tabindex: '-1' },
    h('rect.room', { x: String(left), y: '0', width: String(STEP), height: '100' }),
    test === null ? null : h('rect', { class: toneOf(test), x, y: testY, width, height: String(LANE) }),
    bars.map(({ kind, tokens }) => {
      const height = (Math.max(0, tokens) / most) * BARS;
      bottom -= height;
      return h('rect', { class: kind, x, width, y: bottom.toFixed(2), height: height.toFixed(2) });
    }),
  );
}

/** Under each column its turn, as long as there is room for all. */
function axis(columns: readonly Column[]): ElementView {
  const isDense = columns.length > MAX_LABELS;
  const labelled = isDense ? [columns[0], columns.at(-1)] : columns;
  return h(
    'div',
    { class: isDense ? 'axis dense' : 'axis' },
    labelled.map((column) => h('span', column === undefined ? '' : columnName(column))),
  );
}

function tableView(columns: readonly Column[]): ElementView {
  const heads = ['Turn', 'Tests', 'Input tokens', 'of these cached', 'Output tokens'];
  const head = h(
    'tr',
    heads.map((each) => h('th', { scope: 'col' }, each)),
  );
  return h(
    'details.numbers',
    h('summary', 'The same as a table'),
    h(
      'div.scroll',
      { tabindex: '0', role: 'group', 'aria-label': 'Tests and tokens of each turn' },
      h('table', h('thead', head), h('tbody', columns.map(tableRow))),
    ),
  );
}

function tableRow(column: Column): ElementView {
  const { test, usage } = column;
  const cells: readonly View[] = [
    test === null ? '–' : markView(testMark(test)),
    formatCount(usage.input),
    formatCount(usage.cached),
    formatCount(usage.output),
  ];
  return h(
    'tr',
    h('th', { scope: 'row' }, h('a', { href: linkOf(column) }, columnName(column))),
    cells.map((cell) => h('td', cell)),
  );
}
