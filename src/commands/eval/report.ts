import { Usage } from '../../core/usage.ts';
import { configurationId, costBy, type Prices, verdictOf } from './result.ts';
import { bootstrapMean, type Interval, mean, median, passAtK, wilson } from './statistics.ts';
import type { ReadTrial } from './store.ts';

/** A share with its interval of 95 %. */
export interface Share extends Interval {
  readonly count: number;
  readonly of: number;
  readonly rate: number;
}

export type TaskRow = ReturnType<typeof taskRows>[number];
export type ConfigurationReport = ReturnType<typeof configurationReport>;
export type Report = ReturnType<typeof reportOf>;

export function reportOf(trials: readonly ReadTrial[], prices: Prices | null) {
  const groups = Map.groupBy(trials, ({ result }) => configurationId(result.configuration));
  const configurations = [...groups].map(([id, group]) => configurationReport(id, group, prices));
  return {
    suite: [...new Set(trials.map(({ result }) => result.suite))].join(', '),
    currency: prices?.currency ?? 'USD',
    configurations,
    /** What a reader must know before the numbers. */
    warnings: warningsOf(trials, configurations),
  };
}

function warningsOf(trials: readonly ReadTrial[], configurations: readonly ConfigurationReport[]) {
  const tampered = trials.filter(({ isTampered }) => isTampered).map(({ result }) => result.key);
  const falseFixed = configurations.reduce((sum, { claims }) => sum + claims.falseFixed, 0);
  return [
    ...(falseFixed > 0 ? [`${falseFixed} runs ended fixed and are not green on a fresh copy`] : []),
    ...(tampered.length > 0 ? [`the trace is not the one that was written: ${tampered.join(', ')}`] : []),
  ];
}

function configurationReport(id: string, group: readonly ReadTrial[], prices: Prices | null) {
  const tasks = taskRows(group);
  const method = tasks.some(({ counted }) => counted > 1) ? ('bootstrap' as const) : ('wilson' as const);
  const counted = group.filter(isCounted);
  const withHidden = counted.filter(({ result }) => result.has_hidden_test);
  const [first] = group;
  if (first === undefined) throw new Error('a configuration without trials');
  return {
    id,
    configuration: first.result.configuration,
    tasks,
    trials: group.length,
    /** The number of trials that say nothing of the solver: the machine or endpoint failed, or the task was not red. */
    void: group.length - counted.length,
    method,
    solved: shareOf(counted, isSolved),
    /** The share of trials `fixed` and green by the hidden test, among trials whose task has one; null: no task has one. */
    solvedHidden: withHidden.length === 0 ? null : shareOf(withHidden, isSolvedHidden),
    passAt: passAtOf(tasks),
    claims: claimsOf(counted),
    effort: effortOf(group, prices),
    outcomes: countEach(group.map(({ result }) => result.outcome)),
    byTag: byTag(counted),
  };
}

export const isCounted = ({ result }: ReadTrial): boolean => verdictOf(result) !== 'void';
export const isSolved = ({ result }: ReadTrial): boolean => verdictOf(result) === 'solved';
export const isSolvedHidden = (trial: ReadTrial): boolean =>
  isSolved(trial) && trial.result.hidden === 'green';

function taskRows(group: readonly ReadTrial[]) {
  return [...Map.groupBy(group, ({ result }) => result.task)].map(([task, trials]) => ({
    task,
    tags: trials[0]?.result.tags ?? [],
    /** The number of trials that say something of the solver. */
    counted: trials.filter(isCounted).length,
    solved: trials.filter(isSolved).length,
    trials,
  }));
}

/** The mean over tasks of the share of each task's trials for which `is` is true; with one trial for each task, the plain share. */
function shareOf(trials: readonly ReadTrial[], is: (trial: ReadTrial) => boolean): Share {
  const perTask = [...Map.groupBy(trials, ({ result }) => result.task).values()];
  const means = perTask.map((each) => each.filter(is).length / each.length);
  const isSingle = perTask.every((each) => each.length === 1);
  return {
    count: trials.filter(is).length,
    of: trials.length,
    rate: mean(means),
    ...intervalOf(means, isSingle),
  };
}

/**
 * The interval of 95 % of a mean over tasks: by bootstrap; by Wilson with one trial for each task, and where all tasks or none were
 * solved, since the bootstrap would give an interval without width.
 */
function intervalOf(means: readonly number[], isSingle: boolean): Interval {
  const whole = means.filter((each) => each === 1).length;
  const isUniform = whole === means.length || means.every((each) => each === 0);
  return isSingle || isUniform ? wilson(whole, means.length) : bootstrapMean(means);
}

/** pass@k from k = 1 on; tasks with fewer than k counted trials are left out. */
function passAtOf(tasks: readonly TaskRow[]) {
  const most = Math.max(0, ...tasks.map(({ counted }) => counted));
  const ks = [...new Set([1, 2, 3, 5, 10, 20, 50, 100, most])].filter((k) => k >= 1 && k <= most);
  return ks
    .toSorted((a, b) => a - b)
    .map((k) => {
      const rates = tasks.flatMap(({ counted, solved }) => passAtK(counted, solved, k) ?? []);
      return { k, rate: mean(rates), tasks: rates.length };
    });
}

/** Compares what the model and the driver claimed with the tests of a fresh copy that has only the patch. */
function claimsOf(counted: readonly ReadTrial[]) {
  const count = (test: (trial: ReadTrial) => boolean): number => counted.filter(test).length;
  const isFixed = ({ result }: ReadTrial): boolean => result.outcome === 'fixed';
  const isGreen = ({ result }: ReadTrial): boolean => result.judged === 'green';
  return {
    /** The model's last word was "done". */
    claimed: count(({ metrics }) => metrics.claimsDone),
    claimedGreen: count((trial) => trial.metrics.claimsDone && isGreen(trial)),
    fixed: count(isFixed),
    /** The driver said `fixed`, and the suite's own test was not green: must be 0. */
    falseFixed: count((trial) => isFixed(trial) && !isGreen(trial)),
  };
}

function effortOf(group: readonly ReadTrial[], prices: Prices | null) {
  const usage = Usage.sum(group.map(({ metrics }) => metrics.usage));
  const costs = group.map(({ result, metrics }) => costBy(prices, result.configuration.model, metrics.usage));
  const cost = costs.some((each) => each === null)
    ? null
    : costs.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const solves = group.filter(isSolved).length;
  const perSolve = (total: number): number | null => (solves === 0 ? null : total / solves);
  const metrics = group.map((each) => each.metrics);
  return {
    usage,
    /** null: there is no price for the model. */
    cost,
    costPerSolve: cost === null ? null : perSolve(cost),
    tokensPerSolve: perSolve(usage.input_tokens + usage.output_tokens),
    // Medians over all trials.
    replies: median(metrics.map(({ replies }) => replies)),
    candidates: median(metrics.map(({ candidates }) => candidates)),
    testRuns: median(metrics.map(({ testRuns }) => testRuns)),
    wallMs: median(metrics.map(({ wallMs }) => wallMs)),
    malformed: metrics.reduce((sum, { malformed }) => sum + malformed, 0),
  };
}

function countEach(words: readonly string[]): Readonly<Record<string, number>> {
  const counts = [...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length] as const);
  return Object.fromEntries(counts.toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)));
}

function byTag(counted: readonly ReadTrial[]) {
  const tags = [...new Set(counted.flatMap(({ result }) => result.tags))].toSorted();
  return tags.map((tag) => {
    const tagged = counted.filter(({ result }) => result.tags.includes(tag));
    const tasks = new Set(tagged.map(({ result }) => result.task)).size;
    return { tag, tasks, solved: shareOf(tagged, isSolved) };
  });
}

/** The report as JSON, for programs: each trial by its key. */
export function reportJson(report: Report): object {
  return {
    v: 1,
    ...report,
    configurations: report.configurations.map(({ tasks, ...rest }) => ({
      ...rest,
      tasks: tasks.map(({ trials, ...row }) => ({ ...row, trials: trials.map(trialJson) })),
    })),
  };
}

const trialJson = ({ result, metrics, folder, isTampered }: ReadTrial): object => {
  const { key, trial, outcome, stop_reason, judged, hidden, detail } = result;
  return {
    key,
    trial,
    outcome,
    stop_reason,
    verdict: verdictOf(result),
    judged,
    hidden,
    detail,
    folder,
    isTampered,
    metrics,
  };
};
