import type { Mark, Turn } from './turns.ts';

/** More columns than this are drawn as one for several turns. */
const MAX_COLUMNS = 160;

/** One column of the chart: a turn, or neighbours where there are very many. */
export interface Column {
  readonly turns: readonly Turn[];
  /** The last test result in these turns. */
  readonly test: Mark | null;
  readonly input: number;
  readonly cached: number;
  readonly output: number;
}

/** The turns that tested something or cost something, in at most MAX_COLUMNS columns. */
export function columnsOf(all: readonly Turn[]): readonly Column[] {
  const turns = all.filter(({ number, test }) => number !== null || test !== null);
  const size = Math.max(1, Math.ceil(turns.length / MAX_COLUMNS));
  return Array.from({ length: Math.ceil(turns.length / size) }, (_, index) =>
    columnOf(turns.slice(index * size, (index + 1) * size)),
  );
}

function columnOf(turns: readonly Turn[]): Column {
  const sum = (of: (turn: Turn) => number) => turns.reduce((total, turn) => total + of(turn), 0);
  return {
    turns,
    test: turns.findLast(({ test }) => test !== null)?.test ?? null,
    input: sum(({ tokens }) => tokens.input),
    cached: sum(({ tokens }) => tokens.cached),
    output: sum(({ tokens }) => tokens.output),
  };
}

/** The height of the highest column. */
export function mostTokens(columns: readonly Column[]): number {
  return Math.max(...columns.map(({ input, output }) => input + output));
}

export function isGreen({ test }: Column): boolean {
  return test?.tone === 'good';
}

/** `4`, `start`, or `40–44` where a column stands for several. */
export function turnName(turns: readonly Turn[]): string {
  const [first, last] = [turns[0], turns.at(-1)];
  if (first === undefined || last === undefined) return '';
  const name = ({ number, id }: Turn) => (number === null ? id : String(number));
  return first === last ? name(first) : `${name(first)}–${name(last)}`;
}
