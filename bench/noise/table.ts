import type { Outcome, StopReason } from '../../src/core/verdict/outcome.ts';

/** One run of one program under noise. */
export interface Draw {
  readonly program: string;
  /** In percent. */
  readonly rate: number;
  readonly seed: number;
  readonly outcome: Outcome;
  readonly stopReason: StopReason;
  readonly turns: number;
  readonly requests: number;
  /** What the model did wrong. */
  readonly errors: number;
  /** Of all request bodies. */
  readonly bytes: number;
}

/** All are to be solved up to 30 %, nearly all beyond. */
const aimAt = (rate: number): number => (rate <= 30 ? 1 : 0.95);

export function isMet(draws: readonly Draw[]): boolean {
  return byRate(draws).every(([rate, some]) => solvedOf(some) >= aimAt(rate) * some.length);
}

/** A row for each rate. */
export function tableOf(draws: readonly Draw[]): string {
  const head = [
    'noise',
    'solved',
    'aim',
    'errors',
    'turns',
    'requests',
    'KB sent',
    'not solved, by what ended it',
  ];
  const rows = byRate(draws).map(([rate, some]) => [
    `${rate} %`,
    `${solvedOf(some)}/${some.length}`,
    `${Math.ceil(aimAt(rate) * some.length)}`,
    average(some, ({ errors }) => errors),
    average(some, ({ turns }) => turns),
    average(some, ({ requests }) => requests),
    average(some, ({ bytes }) => bytes / 1024),
    lossesOf(some),
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  return [head, ...rows].map(line).join('\n');
}

function byRate(draws: readonly Draw[]): [number, Draw[]][] {
  const rates = [...new Set(draws.map(({ rate }) => rate))].toSorted((a, b) => a - b);
  return rates.map((rate) => [rate, draws.filter((each) => each.rate === rate)]);
}

const solvedOf = (draws: readonly Draw[]): number =>
  draws.filter(({ outcome }) => outcome === 'fixed').length;

const average = (draws: readonly Draw[], of: (draw: Draw) => number): string =>
  (draws.reduce((sum, each) => sum + of(each), 0) / draws.length).toFixed(1);

function lossesOf(draws: readonly Draw[]): string {
  const counts = new Map<string, number>();
  for (const { outcome, stopReason } of draws) {
    if (outcome !== 'fixed') counts.set(stopReason, (counts.get(stopReason) ?? 0) + 1);
  }
  return [...counts].map(([stop, count]) => `${stop} ${count}`).join(', ');
}
