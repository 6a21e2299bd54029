import {
  addTokens,
  isExpectedRed,
  type Moment,
  NO_TOKENS,
  type TestRun,
  type Tokens,
  toneOf,
} from '../story/moment.ts';
import type { Story, Turn } from '../story/story.ts';
import {
  firstLine,
  formatCount,
  formatCountOf,
  formatDuration,
  outcomeWords,
  phaseWords,
  stopWords,
  type Tone,
  verdictWords,
} from '../story/words.ts';
import type { PageEvent } from './page-run.ts';
import { type ElementView, h, type View } from './view.ts';

/** A turn as the timeline lists it. */
export interface Row {
  readonly turn: Turn;
  /** Unique in the page, and the target of `#…` links. */
  readonly id: string;
  /** Since the start of the run; null when the record holds no times. */
  readonly atMs: number | null;
}

export function rowsOf({ turns }: Story, events: readonly PageEvent[]): readonly Row[] {
  const start = events[0]?.ts ?? null;
  const taken = new Set<string>();
  return turns.map((turn) => {
    const ts = events[turn.from]?.ts ?? null;
    const atMs = ts === null || start === null ? null : Math.max(0, (ts - start) * 1000);
    return { turn, id: freeId(turn, taken), atMs };
  });
}

function freeId({ stage, number, from }: Turn, taken: Set<string>): string {
  const name = stage === 'turn' ? `turn-${number}` : stage;
  const id = taken.has(name) || !/^[a-z]+(?:-\d+)?$/.test(name) ? `${stage}-at-${from}` : name;
  taken.add(id);
  return id;
}

/** A small word in the colour of its tone; the word itself tells as much as the colour. */
interface Mark {
  readonly tone: Tone;
  readonly text: string;
}

const markView = ({ tone, text }: Mark): ElementView => h('span', { class: `mark ${tone}` }, text);

function testMark(run: TestRun): Mark {
  const isProof = run.phase === 'confirm' || run.phase === 'counterfactual';
  const name = isProof ? phaseWords(run.phase).name : 'tests';
  const scope = run.focus === null ? '' : ', failing tests only';
  const isColour = run.verdict === 'green' || run.verdict === 'red';
  const expected = isExpectedRed(run) ? ', as expected' : '';
  const text = `${name}${isColour ? '' : ':'} ${verdictWords(run.verdict)}${scope}${expected}`;
  return { tone: toneOf(run), text };
}

/** All turns, closed. Their events are drawn when they are opened, so that a run of any length opens at once. */
export function timelineView(rows: readonly Row[]): ElementView {
  return h(
    'section.timeline',
    { 'aria-labelledby': 'timeline' },
    h('h2', { id: 'timeline' }, 'Timeline'),
    h('noscript', h('p.problems', 'Without JavaScript the turns are listed but cannot be opened.')),
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
    h('div', { id: 'turns' }, partsOf(rows)),
  );
}

/** What is out of sight is laid out by the part, or not at all: a run may have thousands of turns. Most have one part. */
const ROWS_IN_PART = 100;

const partsOf = (rows: readonly Row[]): readonly ElementView[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_IN_PART) }, (_, part) =>
    h('ol', rows.slice(part * ROWS_IN_PART, (part + 1) * ROWS_IN_PART).map(rowView)),
  );

function rowView({ turn, id, atMs }: Row): ElementView {
  const { number, from, count } = turn;
  return h(
    'li',
    {
      id,
      class: `turn ${toneOfTurn(turn)}`,
      'data-from': String(from),
      'data-count': String(count),
    },
    h(
      'details',
      h(
        'summary',
        h('span.number', number === null ? '' : String(number)),
        h('h3', titleViews(turn)),
        h('span.marks', marksOf(turn)),
        h('span.cost', costWords(turn, atMs)),
      ),
      h('div.body'),
    ),
  );
}

/** Of the tests in it; the last stretch is as the run ended. */
function toneOfTurn({ stage, test, moments }: Turn): Tone {
  const end = stage === 'end' ? moments.find((moment) => moment.kind === 'outcome') : undefined;
  if (end !== undefined) return outcomeWords(end.outcome).tone;
  return test === null ? 'plain' : toneOf(test);
}

function titleViews(turn: Turn): readonly View[] {
  const { verb, object } = headline(turn);
  if (turn.number === null) return [object === '' ? verb : `${verb}: ${object}`];
  return [h('span.away', `Turn ${turn.number}: `), h('span.verb', verb), ` ${object}`];
}

function headline({ stage, action, moments }: Turn): { readonly verb: string; readonly object: string } {
  if (stage === 'start') {
    const isSearch = moments.some(({ kind }) => kind === 'candidate');
    return { verb: isSearch ? 'The built-in search' : 'Before the first turn', object: '' };
  }
  if (stage === 'end') {
    const outcome = moments.find((moment) => moment.kind === 'outcome');
    return { verb: 'The end', object: outcome === undefined ? '' : stopWords(outcome.stopReason) };
  }
  if (action !== null) return { verb: action.verb, object: action.headline };
  for (const moment of moments) {
    if (moment.kind === 'malformed') return { verb: 'malformed reply', object: firstLine(moment.error, 90) };
    if (moment.kind === 'lost') return { verb: 'no reply', object: firstLine(moment.message, 90) };
    if (moment.kind === 'candidate')
      return { verb: 'candidate', object: firstLine(`${moment.template} at ${moment.path}`, 90) };
  }
  return { verb: 'no reply recorded', object: '' };
}

/** More would hide the row's words; the turn's body shows all. */
const MAX_MOMENT_MARKS = 5;

function marksOf({ moments }: Turn): readonly View[] {
  const marks = [...moments.map(markOfMoment), candidatesMark(moments)].filter((mark) => mark !== null);
  return marks.slice(0, MAX_MOMENT_MARKS).flatMap((mark) => [markView(mark), ' ']);
}

function markOfMoment(moment: Moment): Mark | null {
  switch (moment.kind) {
    case 'tests':
      return testMark(moment.run);
    case 'result':
      return moment.isOk ? null : { tone: 'warn', text: moment.rule === '' ? 'tool failed' : 'refused' };
    case 'malformed':
      return { tone: 'warn', text: 'malformed' };
    case 'lost':
      return { tone: 'bad', text: 'model lost' };
    case 'attempt':
      return moment.waitMs === null ? null : { tone: 'warn', text: 'retried' };
    case 'reflection':
      return { tone: 'plain', text: 'reflection' };
    case 'note':
      return noteMark(moment.reason);
    default:
      return null;
  }
}

/** All candidates of a turn: there may be hundreds. */
function candidatesMark(moments: readonly Moment[]): Mark | null {
  const candidates = moments.filter((moment) => moment.kind === 'candidate');
  if (candidates.length === 0) return null;
  const passed = candidates.filter(({ verdict }) => verdict === 'passed').length;
  const text = `${formatCountOf(candidates.length, 'candidate')}, ${formatCount(passed)} passed`;
  return { tone: passed > 0 ? 'good' : 'plain', text };
}

function noteMark(reason: string): Mark {
  if (reason === 'evidence_first' || reason === 'claim_refused')
    return { tone: 'warn', text: 'final refused' };
  return reason === 'loop' ? { tone: 'warn', text: 'loop' } : { tone: 'plain', text: 'driver note' };
}

function costWords({ usage, count }: Turn, atMs: number | null): string {
  const total = usage.input + usage.output;
  const parts = [
    total === 0 ? formatCountOf(count, 'event') : `${formatCount(total)} tokens`,
    atMs === null ? '' : `at ${formatDuration(atMs)}`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** More columns than this are drawn as one for several turns. */
const MAX_COLUMNS = 160;
/** More columns than this have no room for a label each. */
const MAX_LABELS = 14;

/** One column of the chart: a turn, or neighbours where there are very many. */
interface Column {
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
