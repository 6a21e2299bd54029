import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import * as z from 'zod';
import { formatSeconds } from '../base/numbers.ts';
import type { LLM } from '../core/ports.ts';
import { createRedact } from '../core/redaction.ts';
import type { Usage } from '../core/usage.ts';
import { createLLM } from '../llm/create-llm.ts';
import { secretKeys } from '../llm/provider.ts';
import { clearLeftovers } from '../oracle/leftovers.ts';
import { VERSION } from '../own-process.ts';
import { endingWords } from '../story/tell.ts';
import { openPage } from '../trace/trace.ts';
import { compareResults, comparisonMarkdown } from './eval/compare.ts';
import { END_TEXT, type EvalResult, inPool, type Progress, runJob } from './eval/job.ts';
import { preferencePairs } from './eval/pairs.ts';
import { openTaskRepository, openWorkFolder } from './eval/place.ts';
import { reportJson, reportOf } from './eval/report.ts';
import { jobLine, reportMarkdown, reportPage } from './eval/report-text.ts';
import {
  type Configuration,
  costBy,
  type Prices,
  readPrices,
  TRACE_FILE,
  type Trial,
  verdictOf,
} from './eval/result.ts';
import { type ReadTrial, readResults, Store } from './eval/store.ts';
import { type EvalTask, loadSuite, type Suite } from './eval/suite.ts';
import { checkTask, type TaskCheck } from './eval/trial.ts';
import { amount, defineCommand, flag, notBlank, wholeNumber } from './flags.ts';
import { abortedBySignals, type Io } from './io.ts';
import {
  accessOf,
  firstTestMs,
  MODEL_FLAGS,
  MODEL_NOTES,
  openSandboxFor,
  SETTINGS_FLAGS,
  sandboxFlags,
  settingsOf,
  solverOf,
} from './run-options.ts';
import { writePage } from './view.ts';

const SUITE_FLAGS = {
  suite: flag(notBlank, { value: 'FILE', help: 'the suite, YAML or JSON' }),
  task: flag(z.array(notBlank).optional(), { value: 'ID', help: 'only this task; repeat it for several' }),
  tag: flag(z.array(notBlank).optional(), { value: 'TAG', help: 'only tasks with this tag' }),
  jobs: flag(wholeNumber(1).default(1), { value: 'J', help: 'how many at a time' }),
  ...sandboxFlags(),
};
const SuiteFlagsSchema = z.object(SUITE_FLAGS);

/** Reads the suite, with only the tasks that the flags choose. Throws for a task that the suite lacks, and when no task is left. */
async function chosenTasks(flags: z.infer<typeof SuiteFlagsSchema>, io: Io): Promise<Suite> {
  const suite = await loadSuite(flags.suite);
  for (const note of suite.notes) io.stderr(`agent-fix: ${flags.suite}: ${note}\n`);
  const known = new Set(suite.tasks.map(({ id }) => id));
  const unknown = flags.task?.filter((id) => !known.has(id)) ?? [];
  if (unknown.length > 0) throw new Error(`--task ${unknown.join(', ')}: the suite has no such task`);
  const isChosen = ({ id, tags }: EvalTask): boolean =>
    (flags.task?.includes(id) ?? true) && (flags.tag?.some((tag) => tags.includes(tag)) ?? true);
  const tasks = suite.tasks.filter(isChosen);
  if (tasks.length === 0) throw new Error(`--suite ${flags.suite}: no task is left`);
  return { ...suite, tasks };
}

const CheckFlags = z.object({
  ...SUITE_FLAGS,
  out: flag(notBlank.optional(), {
    value: 'FILE',
    help: 'write what was found as JSON; agent-fix eval run --checked FILE leaves out what was set aside',
  }),
});

/** The file that `eval check --out` writes and `eval run --checked` reads: task → why it is set aside. */
const CheckFileSchema = z.object({ v: z.literal(1), set_aside: z.record(z.string(), z.string()) });

export const evalCheck = defineCommand(
  {
    name: 'agent-fix eval check',
    about: 'is each task red at its base and green with its gold patch, twice? Asks no model.',
    flags: CheckFlags,
    notes:
      'Exit codes: 0 every task is usable; 1 tasks were set aside; 2 wrong usage; 130 stopped by Ctrl-C.',
  },
  async (flags, io) => {
    const { tasks } = await chosenTasks(flags, io);
    const { signal, exitCode } = abortedBySignals(io);
    using work = openWorkFolder();
    const done = new Map<unknown, TaskCheck>();
    await inPool(tasks, { jobs: flags.jobs, isOver: () => signal.aborted }, async (task) => {
      const check = await checkTask(task, {
        work: work.path,
        signal,
        openSandbox: (checkout, environment) => openSandboxFor(checkout, flags, { environment }),
      });
      if (signal.aborted) return;
      done.set(task, check);
      io.stderr(`${taskCheckLine(check)}\n`);
    });
    if (signal.aborted) return exitCode(1);
    // In the order of the suite, whichever came to its end first.
    const checks = tasks.flatMap((task) => done.get(task) ?? []);
    const aside = checks.filter(({ isUsable }) => !isUsable);
    if (flags.out !== undefined) {
      const set_aside = Object.fromEntries(aside.map(({ task, reason }) => [task, reason]));
      writeFileSync(flags.out, `${JSON.stringify({ v: 1, set_aside, checks }, null, 2)}\n`);
    }
    io.stdout(`${checks.length - aside.length} of ${checks.length} tasks are usable\n`);
    for (const { task, reason } of aside) io.stdout(`set aside: ${task}: ${reason}\n`);
    return aside.length === 0 ? 0 : 1;
  },
);

const taskCheckLine = ({ task, isUsable, reason, seconds }: TaskCheck): string =>
  `${isUsable ? 'ok       ' : 'set aside'} ${task} (${seconds.toFixed(1)} s)${reason === '' ? '' : `: ${reason}`}`;

// In `eval run`, `--max-tokens` limits the whole job; `--max-total-tokens` limits one trial.
const { 'max-tokens': trialTokens, ...RUN_FLAGS } = SETTINGS_FLAGS;

const TrialFlags = z.object({
  ...SUITE_FLAGS,
  trials: flag(wholeNumber(1).default(1), { value: 'N', help: 'trials of each task' }),
  out: flag(notBlank, { value: 'DIR', help: 'where results go; finished trials that are there are kept' }),
  shard: flag(
    z
      .string()
      .regex(/^[1-9]\d{0,3}\/[1-9]\d{0,3}$/, 'must be i/n, such as 2/4')
      .refine(
        (text) => Number(text.split('/')[0]) <= Number(text.split('/')[1]),
        'must be i/n with i up to n',
      )
      .optional(),
    { value: 'I/N', help: 'only every n-th trial, from the i-th' },
  ),
  checked: flag(notBlank.optional(), {
    value: 'FILE',
    help: 'leave out the tasks set aside in FILE, which eval check --out wrote',
  }),
  'max-cost': flag(amount.optional(), {
    value: 'X',
    help: 'end the job when it has cost so much (needs --prices)',
  }),
  'max-tokens': flag(wholeNumber(1).optional(), { value: 'N', help: 'end the job after so many tokens' }),
  prices: flag(notBlank.optional(), { value: 'FILE', help: 'prices per million tokens: docs/evaluation.md' }),
  retries: flag(wholeNumber(0).default(2), {
    value: 'N',
    help: 'how often a trial is repeated when the machine or the endpoint fails',
  }),
  ...MODEL_FLAGS,
  ...RUN_FLAGS,
  'max-total-tokens': flag(wholeNumber(1).optional(), { value: 'N', help: 'tokens of one trial' }),
});
type TrialValues = z.infer<typeof TrialFlags>;

export const evalRun = defineCommand(
  {
    name: 'agent-fix eval run',
    about:
      'makes the trials of a suite, each on a copy of its own. After an interruption the same command continues.',
    flags: TrialFlags,
    notes: `A limit that is given here replaces the suite's. ${MODEL_NOTES}
Exit codes: 0 every trial has a verdict; 1 trials are left, or failed for reasons outside of the solver; 2 wrong usage; \
130 stopped by Ctrl-C.`,
  },
  async (flags, io) => {
    const prices = flags.prices === undefined ? null : await readPrices(flags.prices);
    const suite = withoutSetAside(await chosenTasks(flags, io), flags);
    const solver = solverOf(flags);
    const access = solver === 'builtin' ? null : accessOf(flags);
    const llm = createLLM(access === null ? null : { ...access, reasoningEffort: null });
    const price = (usage: Usage): number | null => costBy(prices, llm.model, usage);
    if (
      flags['max-cost'] !== undefined &&
      price({ input_tokens: 0, cached_input_tokens: 0, output_tokens: 0 }) === null
    ) {
      throw new Error(`--max-cost ${flags['max-cost']}: no price of ${llm.model}; give --prices FILE`);
    }
    clearLeftovers();
    using store = new Store(flags.out);
    using work = openWorkFolder();
    const starts: TaskStart[] = [];
    for (const task of suite.tasks)
      starts.push({ task, repository: await openTaskRepository(task, work.path) });
    const { signal, exitCode } = abortedBySignals(io);
    using show = new ProgressBar(io, prices, llm.model);
    const result = await runJob(
      {
        suite: suite.name,
        trials: plannedTrials(starts, { ...flags, solver }, llm),
        llm,
        secrets: secretKeys(access),
        openSandbox: (checkout, environment) => openSandboxFor(checkout, flags, { environment }),
        jobs: flags.jobs,
        maxRetries: flags.retries,
        maxTokens: flags['max-tokens'] ?? null,
        maxCost: flags['max-cost'] ?? null,
        costOf: price,
        work: work.path,
        signal,
        onProgress: (progress) => show.update(progress),
      },
      store,
    );
    io.stderr('\n');
    io.stdout(summary(result, flags));
    return exitCode(codeOf(result));
  },
);

function withoutSetAside(suite: Suite, { checked }: TrialValues): Suite {
  if (checked === undefined) return suite;
  const { set_aside: aside } = CheckFileSchema.parse(JSON.parse(readFileSync(checked, 'utf8')));
  return { ...suite, tasks: suite.tasks.filter(({ id }) => aside[id] === undefined) };
}

type TaskStart = Pick<Trial, 'task' | 'repository'>;

/** The trials in order: all tasks once, then all tasks again, so that a job that ends early has tried as many tasks as it could. */
function plannedTrials(starts: readonly TaskStart[], flags: TrialValues, llm: LLM): readonly Trial[] {
  const configuration = configurationOf(flags, llm);
  const values = { ...flags, 'max-tokens': flags['max-total-tokens'] };
  const all = Array.from({ length: flags.trials }, (_, at) =>
    starts.map((start) => {
      const settings = settingsOf(values, start.task.settings);
      return { ...start, settings, firstTestMs: firstTestMs(settings), configuration, number: at + 1 };
    }),
  ).flat();
  const [index, count] = flags.shard?.split('/').map(Number) ?? [];
  if (index === undefined || count === undefined) return all;
  return all.filter((_, at) => at % count === index - 1);
}

function configurationOf(flags: TrialValues, { model, api, endpoint }: LLM): Configuration {
  const names = [...Object.keys(RUN_FLAGS), 'max-total-tokens'];
  const chosen = Object.entries(flags).filter(
    ([name, value]) => names.includes(name) && value !== undefined && value !== false,
  );
  return {
    model,
    api,
    endpoint,
    solver: flags.solver ?? 'model',
    version: VERSION,
    overrides: z.json().parse(Object.fromEntries(chosen)),
    sandbox: flags.sandbox,
    test_network: flags['test-network'],
  };
}

const BAR_TICK_MS = 1000;

/**
 * Shows the progress of a job: on a terminal one line, replaced again and again, with the time of the running trials; elsewhere a
 * line for each trial that has ended.
 */
class ProgressBar implements Disposable {
  readonly #io: Io;
  readonly #prices: Prices | null;
  readonly #model: string;
  readonly #timer: NodeJS.Timeout;
  #newest = '';
  #sinceMs = performance.now();

  constructor(io: Io, prices: Prices | null, model: string) {
    this.#io = io;
    this.#prices = prices;
    this.#model = model;
    this.#timer = setInterval(() => this.#show(), BAR_TICK_MS).unref();
  }

  update(progress: Progress): void {
    const cost = costBy(this.#prices, this.#model, progress.usage);
    const line = jobLine(progress, cost, this.#prices?.currency ?? 'USD');
    const { newest } = progress;
    this.#newest = `${line}${newest === null ? '' : ` · ${endingText(newest)}`}`;
    this.#sinceMs = performance.now();
    if (this.#io.columns === undefined) this.#io.stderr(`${this.#newest}\n`);
    this.#show();
  }

  #show(): void {
    const columns = this.#io.columns?.();
    if (columns === undefined) return;
    const running = ` · running for ${formatSeconds(performance.now() - this.#sinceMs)}`;
    this.#io.stderr(`\r\u001b[K${`${this.#newest}${running}`.slice(0, columns - 1)}`);
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
  }
}

/** `add-1 2: Not fixed, the time was up` */
function endingText({ task, trial, outcome, stop_reason: reason }: NonNullable<Progress['newest']>): string {
  return `${task} ${trial}: ${endingWords(outcome, reason)}`;
}

function summary({ end, finished, total }: EvalResult, { out }: TrialValues): string {
  const counted = finished.filter((result) => verdictOf(result) !== 'void');
  const solved = counted.filter((result) => verdictOf(result) === 'solved').length;
  const none = finished.length - counted.length;
  const parts = [
    `${END_TEXT[end]}: ${finished.length} of ${total} trials done, ${solved} of ${counted.length} solved`,
    none === 0 ? '' : `; ${none} failed for reasons outside of the solver`,
  ];
  const again = finished.length < total ? 'The same command continues from here.\n' : '';
  return `${parts.join('')}\n${again}Read them: agent-fix eval report ${resolve(out)}\n`;
}

function codeOf({ end, finished, total }: EvalResult): number {
  if (end === 'unauthorized') return 2;
  const isWhole = finished.length === total && finished.every((result) => verdictOf(result) !== 'void');
  return isWhole ? 0 : 1;
}

const ReportFlags = z.object({
  out: flag(notBlank.default('eval-report'), {
    value: 'DIR',
    help: 'where report.json, report.md, index.html and the pages of the trials go',
  }),
  prices: flag(notBlank.optional(), { value: 'FILE', help: 'prices per million tokens: docs/evaluation.md' }),
  pages: flag(z.boolean().default(true), { help: 'make no page of each trial' }),
});

export const evalReport = defineCommand(
  {
    name: 'agent-fix eval report',
    about: 'sums up trials, from their traces and results alone. Prints it as Markdown too.',
    flags: ReportFlags,
    operands: { name: 'DIR…', min: 1, max: 1000 },
    notes:
      'Exit codes: 0; 3 a trace is not the one that was written, or a run ended fixed and is not green; 2 wrong usage.',
  },
  async (flags, io, operands) => {
    const { out, prices, pages } = flags;
    const trials = await readResults(operands);
    const report = reportOf(trials, prices === undefined ? null : await readPrices(prices));
    const markdown = reportMarkdown(report);
    mkdirSync(out, { recursive: true });
    const links = pages ? await writePages(trials, out) : new Map<string, string>();
    writeFileSync(join(out, 'report.json'), `${JSON.stringify(reportJson(report), null, 2)}\n`);
    writeFileSync(join(out, 'report.md'), markdown);
    writeFileSync(
      join(out, 'index.html'),
      reportPage(report, ({ result }) => links.get(result.key) ?? null),
    );
    io.stdout(markdown);
    io.stderr(`Wrote ${join(out, 'index.html')}, report.md and report.json\n`);
    return report.warnings.length === 0 ? 0 : 3;
  },
);

/** Writes a page for each trace that can be read. Returns the trial's key → the page's path, relative to `out`. */
async function writePages(trials: readonly ReadTrial[], out: string): Promise<ReadonlyMap<string, string>> {
  const links = new Map<string, string>();
  for (const { result, folder } of trials) {
    const page = await openPage(join(folder, TRACE_FILE), null).catch(() => null);
    if (page === null) continue;
    const link = `trials/${result.key}.html`;
    await writePage(page, join(out, link));
    links.set(result.key, link);
  }
  return links;
}

const CompareFlags = z.object({
  judge: flag(z.enum(['tests', 'hidden']).default('tests'), {
    value: 'J',
    help: "what solved means: tests (the suite's) | hidden (and green by the hidden test)",
  }),
  json: flag(notBlank.optional(), { value: 'FILE', help: 'write the comparison as JSON' }),
  'fail-on-regression': flag(z.boolean().default(false), {
    help: 'exit 1 when B is worse: the whole interval of the difference lies below 0',
  }),
});

export const evalCompare = defineCommand(
  {
    name: 'agent-fix eval compare',
    about: 'is B better than A? Task by task, with the tasks that flipped.',
    flags: CompareFlags,
    operands: { name: 'A B', min: 2, max: 2 },
    notes: 'Exit codes: 0; 1 a regression, with --fail-on-regression; 2 wrong usage.',
  },
  async (flags, io, operands) => {
    const { judge, json, 'fail-on-regression': fails } = flags;
    const [a = '', b = ''] = operands;
    const comparison = compareResults(await readResults([a]), await readResults([b]), judge);
    const here = (path: string): string => relative('.', path) || path;
    io.stdout(comparisonMarkdown(comparison, { a: `A: ${here(a)}`, b: `B: ${here(b)}` }));
    if (json !== undefined) writeFileSync(json, `${JSON.stringify(comparison, null, 2)}\n`);
    return fails && comparison.verdict === 'worse' ? 1 : 0;
  },
);

const ExportFlags = z.object({
  pairs: flag(notBlank, { value: 'FILE', help: 'where the pairs go, one JSON line each' }),
  'max-per-task': flag(wholeNumber(1).default(8), { value: 'N', help: 'pairs of one task' }),
  steps: flag(z.boolean().default(false), {
    help: 'one reply a side: the first that differs (axolotl, LLaMA-Factory, OpenAI)',
  }),
});

export const evalExport = defineCommand(
  {
    name: 'agent-fix eval export',
    about:
      'preference pairs {prompt, chosen, rejected, tools, meta} of runs of the same task: one solved it, one did not.',
    flags: ExportFlags,
    operands: { name: 'DIR…', min: 1, max: 1000 },
    notes: 'Exit codes: 0; 1 no pairs, with the reason, and no file is written; 2 wrong usage.',
  },
  async (flags, io, operands) => {
    const { pairs: path, 'max-per-task': maxPerTask, steps: isOneStep } = flags;
    const redact = createRedact(secretsOf(process.env));
    const trials = await readResults(operands);
    const { rows, problems } = await preferencePairs(trials, { maxPerTask, isOneStep, redact });
    const why = [...problems].map(([problem, count]) => `${problem} (${count})`).join('; ');
    if (rows.length === 0) {
      io.stderr(`No pairs: ${why}\n`);
      return 1;
    }
    writeFileSync(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    io.stdout(
      `Wrote ${rows.length} pair${rows.length === 1 ? '' : 's'} to ${path}${why === '' ? '' : `; without a pair: ${why}`}\n`,
    );
    return 0;
  },
);

/** Values of variables such as `X_TOKEN` on this machine, to redact once more: traces were redacted when they were written. */
const secretsOf = (environment: NodeJS.ProcessEnv): readonly string[] =>
  Object.entries(environment).flatMap(([name, value]) =>
    /(?:KEY|TOKEN|SECRET|PASSWORD)$/.test(name) && value ? [value] : [],
  );
