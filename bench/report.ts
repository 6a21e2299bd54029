import type { ActionTime } from './action-phases.ts';
import type { Aim } from './aims.ts';
import { type Result, type SizeResult, traceBytesPerCall } from './result.ts';
import { GREP_TURN, LIST_TURN } from './scenarios.ts';
import type { Spread } from './statistics.ts';
import type { SuiteTimes } from './suite-times.ts';

/** Two tables of results and the verdicts, as text for a terminal. */
export function repairsTable(results: readonly Result[]): string {
  const head = ['', 'first request', '− baseline', 'exit', '− tests', 'a turn', 'peak MiB'];
  const more = ['requests', 'first B', 'last B', 'all B', 'breaks', 'trace B', 'B/call', '× unique'];
  return table([
    [...head, ...more],
    ...results.map((result) => [
      result.scenario.name,
      ...times(result.firstRequest, result.firstRequestNet, result.exit, result.overhead),
      spreadText(middleTurn(result)),
      peakText(result.peak),
      ...counts(result.scenario.replies.length, result.firstBytes, result.lastBytes, result.totalBytes),
      ...counts(result.prefixViolations, result.traceBytes, traceBytesPerCall(result)),
      result.traceRatio.toFixed(2),
    ]),
  ]);
}

export function sizesTable(sizes: readonly SizeResult[]): string {
  const head = ['', 'first request', '− baseline', 'in place', 'list', 'grep', 'exit', '− tests'];
  return table([
    [...head, 'MiB at first', 'peak MiB', 'first B', 'breaks'],
    ...sizes.map(({ result, apart, inPlaceMs }) => [
      result.scenario.name,
      ...times(result.firstRequest, result.firstRequestNet),
      inPlaceMs.toFixed(0),
      ...times(...[LIST_TURN, GREP_TURN].flatMap((turn) => apart.turns[turn] ?? [])),
      ...times(result.exit, result.overhead),
      peakText(result.firstPeak),
      peakText(result.peak),
      ...counts(result.firstBytes, result.prefixViolations),
    ]),
  ]);
}

export function suitesTable(suites: readonly SuiteTimes[]): string {
  const seconds = (ms: number): string => (ms / 1000).toFixed(1);
  return table([
    ['', 'runs', 'suite s', 'tests s', '× suite', 'guard s', '× guard'],
    ...suites.map(({ shape, runs, suiteMs, testsMs, guardMs, guardsMs }) => [
      shape.name,
      runs,
      seconds(suiteMs),
      seconds(testsMs),
      (testsMs / suiteMs).toFixed(2),
      ...(guardMs === 0 ? [] : [seconds(guardsMs), (guardsMs / guardMs).toFixed(2)]),
    ]),
  ]);
}

export function phasesTable({ phases, total }: ActionTime): string {
  const row = (name: string, { median, min }: Spread) => [
    name,
    `${median.toFixed(0)} (${min.toFixed(0)})`,
    `${((median / total.median) * 100).toFixed(0)} %`,
  ];
  return table([['phase', 'ms', 'share'], ...phases.map(({ name, ms }) => row(name, ms)), row('all', total)]);
}

export function verdicts(aims: readonly Aim[]): string {
  return table(
    aims.map(({ isMet, measured, text }) => [isMet ? 'PASS' : 'MISS', measured, text]),
    'left',
  );
}

/** The median turn that runs no tests: all but those of write and final. */
function middleTurn({ turns }: Result): Spread {
  const untested = turns.slice(0, -1).toSorted((a, b) => a.median - b.median);
  return untested[Math.floor(untested.length / 2)] ?? { median: Number.NaN, min: Number.NaN };
}

const times = (...spreads: readonly Spread[]): readonly string[] => spreads.map(spreadText);

function spreadText({ median, min }: Spread): string {
  const digits = median < 10 ? 1 : 0;
  return `${median.toFixed(digits)} (${min.toFixed(digits)})`;
}

const peakText = (peak: Spread | null): string => (peak === null ? 'unknown' : spreadText(peak));

const counts = (...numbers: readonly number[]): readonly string[] =>
  numbers.map((number) => Math.round(number).toLocaleString('en'));

function table(rows: readonly (readonly string[])[], align: 'left' | 'right' = 'right'): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const cell = (text: string, at: number): string => {
    const width = widths[at] ?? 0;
    return align === 'left' || at === 0 ? text.padEnd(width) : text.padStart(width);
  };
  return rows.map((row) => `  ${row.map(cell).join('  ').trimEnd()}`).join('\n');
}
