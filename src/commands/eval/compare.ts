import { join } from 'node:path';
import { isCounted, isSolved, isSolvedHidden } from './report.ts';
import { cell, percent, table } from './report-text.ts';
import { TRACE_FILE } from './result.ts';
import { bootstrapMean, mcnemarExact, mean, pairedDifference } from './statistics.ts';
import type { ReadTrial } from './store.ts';

type Judge = 'tests' | 'hidden';

/** A task that both sides tried. */
interface Pair {
  readonly task: string;
  /** The share of the task's trials that were solved, on each side. */
  readonly a: number;
  readonly b: number;
  /** Paths of the traces, which show why a trial was solved or not. */
  readonly tracesA: readonly string[];
  readonly tracesB: readonly string[];
}

type TrialComparison = ReturnType<typeof compareResults>;

/** Compares two sets of trials task by task. Throws when they have no task in common. */
export function compareResults(a: readonly ReadTrial[], b: readonly ReadTrial[], judge: Judge) {
  const [sidesA, sidesB] = [sideOf(a, judge), sideOf(b, judge)];
  const pairs: Pair[] = [];
  for (const [task, sideA] of sidesA) {
    const sideB = sidesB.get(task);
    if (sideB === undefined) continue;
    pairs.push({ task, a: sideA.share, b: sideB.share, tracesA: sideA.traces, tracesB: sideB.traces });
  }
  if (pairs.length === 0) throw new Error('the two have no task in common');
  const paired = new Set(pairs.map(({ task }) => task));
  const tasks = new Set([...a, ...b].map(({ result }) => result.task));
  const isSingle = [...sidesA.values(), ...sidesB.values()].every(({ traces }) => traces.length === 1);
  const { difference, p } = isSingle ? singleTrials(pairs) : severalTrials(pairs);
  return {
    v: 1 as const,
    judge,
    pairs: pairs.length,
    /** Left out: tasks that only one side tried, and tasks without a counted trial on the other. */
    unpaired: [...tasks].filter((task) => !paired.has(task)).toSorted(),
    a: mean(pairs.map((pair) => pair.a)),
    b: mean(pairs.map((pair) => pair.b)),
    /** The interval of 95 % of B − A. */
    difference,
    method: isSingle ? 'mcnemar' : 'bootstrap',
    /** The p-value of McNemar's exact test; null where a task has several trials. */
    p,
    /** Tasks whose share differs, the greatest difference first. */
    flips: pairs
      .filter((pair) => pair.a !== pair.b)
      .toSorted((x, y) => Math.abs(y.b - y.a) - Math.abs(x.b - x.a)),
    verdict: difference.low > 0 ? 'better' : difference.high < 0 ? 'worse' : 'no difference shown',
  };
}

function sideOf(trials: readonly ReadTrial[], judge: Judge) {
  const is = judge === 'hidden' ? isSolvedHidden : isSolved;
  const counted = trials.filter(
    (trial) => isCounted(trial) && (judge === 'tests' || trial.result.has_hidden_test),
  );
  return new Map(
    [...Map.groupBy(counted, ({ result }) => result.task)].map(([task, each]) => {
      const traces = each.map(({ folder }) => join(folder, TRACE_FILE));
      return [task, { share: each.filter(is).length / each.length, traces }];
    }),
  );
}

function singleTrials(pairs: readonly Pair[]) {
  const onlyA = pairs.filter(({ a, b }) => a > b).length;
  const onlyB = pairs.filter(({ a, b }) => b > a).length;
  return { difference: pairedDifference(onlyA, onlyB, pairs.length), p: mcnemarExact(onlyA, onlyB) };
}

function severalTrials(pairs: readonly Pair[]) {
  const differences = pairs.map(({ a, b }) => b - a);
  return { difference: { value: mean(differences), ...bootstrapMean(differences) }, p: null };
}

const signed = (share: number): string => `${share > 0 ? '+' : ''}${(share * 100).toFixed(1)}`;

export function comparisonMarkdown(
  comparison: TrialComparison,
  names: { readonly a: string; readonly b: string },
): string {
  const { a, b, pairs, difference, method, p, flips, unpaired, verdict, judge } = comparison;
  const test =
    method === 'mcnemar' ? `McNemar exact, p = ${(p ?? 1).toFixed(3)}` : 'paired bootstrap by task';
  const summary = table(
    ['', names.a, names.b],
    [
      [
        `solved (${judge === 'hidden' ? 'and green by the hidden test' : "by the suite's tests"}), ${pairs} tasks`,
        percent(a),
        percent(b),
      ],
    ],
  );
  const interval = `${signed(difference.low)} to ${signed(difference.high)}`;
  const lines = [
    summary,
    `**${verdict}**: ${signed(difference.value)} points, 95 % interval ${interval} (${test}).`,
  ];
  if (unpaired.length > 0)
    lines.push(`Left out, because only one side has counted trials: ${unpaired.join(', ')}.`);
  if (flips.length > 0)
    lines.push([table(['task', names.a, names.b, 'traces'], []), ...flips.map(flipLine)].join('\n'));
  return `${lines.join('\n\n')}\n`;
}

const flipLine = ({ task, a, b, tracesA, tracesB }: Pair): string =>
  `| ${cell(task)} | ${percent(a)} | ${percent(b)} | ${[...linksTo('A', tracesA), ...linksTo('B', tracesB)].join(' ')} |`;

const linksTo = (side: string, traces: readonly string[]): readonly string[] =>
  traces.map(
    (path, at) =>
      `[${side}${traces.length > 1 ? at + 1 : ''}](<${path.replace(/[<>|\n]/g, encodeURIComponent)}>)`,
  );
