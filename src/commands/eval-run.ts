import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import type { Usage } from '../core/events.ts';
import type { LLM } from '../core/ports.ts';
import type { Settings } from '../core/settings.ts';
import { endText, type JobResult, type Progress, runJob } from '../eval/job.ts';
import { costOf, type Prices, readPrices } from '../eval/metrics.ts';
import { openTaskRepository, openWorkFolder, type TaskRepository } from '../eval/place.ts';
import { progressLine } from '../eval/report-text.ts';
import { type Configuration, type Trial, verdictOf } from '../eval/result.ts';
import { Store } from '../eval/store.ts';
import type { EvalTask, Suite } from '../eval/suite.ts';
import { createLLM, NO_MODEL } from '../llm/create-llm.ts';
import { secretKeys } from '../llm/provider.ts';
import { clearLeftovers } from '../oracle/leftovers.ts';
import { formatSeconds } from '../story/format.ts';
import { outcomeWords, stopWords } from '../story/words.ts';
import { VERSION } from '../version.ts';
import { CheckFileSchema, chosenTasks, SUITE_FLAGS } from './eval-check.ts';
import { amount, defineCommand, filled, flag, wholeNumber } from './flags.ts';
import { abortedBySignals, type Io } from './io.ts';
import {
  accessOf,
  firstTestMs,
  MODEL_FLAGS,
  MODEL_NOTES,
  openSandboxFor,
  SETTINGS_FLAGS,
  settingsOf,
  solverOf,
} from './run-options.ts';

// `--max-tokens` bounds the whole job here; a trial's own bound has its other name.
const { 'max-tokens': trialTokens, ...RUN_FLAGS } = SETTINGS_FLAGS;

const TrialFlags = z.object({
  ...SUITE_FLAGS,
  trials: flag(wholeNumber(1).default(1), { value: 'N', help: 'trials of each task' }),
  out: flag(filled, { value: 'DIR', help: 'where results go; a job that was ended goes on there' }),
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
  checked: flag(filled.optional(), {
    value: 'FILE',
    help: 'leave out the tasks that agent-fix eval check --out FILE set aside',
  }),
  'max-cost': flag(amount.optional(), {
    value: 'X',
    help: 'end the job when it has cost so much (needs --prices)',
  }),
  'max-tokens': flag(wholeNumber(1).optional(), { value: 'N', help: 'end the job after so many tokens' }),
  prices: flag(filled.optional(), { value: 'FILE', help: 'prices per million tokens: docs/evaluation.md' }),
  retries: flag(wholeNumber(0).default(2), {
    value: 'N',
    help: 'how often a trial is begun anew when something around it fails',
  }),
  ...MODEL_FLAGS,
  ...RUN_FLAGS,
  'max-total-tokens': flag(wholeNumber(1).optional(), { value: 'N', help: 'tokens of one trial' }),
});
type TrialValues = z.infer<typeof TrialFlags>;

/** `agent-fix eval run`. */
export const evalRun = defineCommand(
  {
    name: 'agent-fix eval run',
    about:
      'makes the trials of a suite, each on a copy of its own. Killed anywhere, it goes on where it was.',
    flags: TrialFlags,
    notes: `A bound of a run that is given here goes before the suite's. ${MODEL_NOTES}
Exit codes: 0 every trial has a verdict; 1 trials are left, or say nothing of the solver; 2 wrong usage; 130 stopped by Ctrl-C.`,
  },
  async (flags, io) => {
    const prices = flags.prices === undefined ? null : await readPrices(flags.prices);
    const suite = withoutSetAside(await chosenTasks(flags, io), flags);
    const solver = solverOf(flags);
    const access = solver === 'builtin' ? null : accessOf(flags);
    const llm = access === null ? NO_MODEL : createLLM({ ...access, reasoningEffort: null });
    const price = (usage: Usage): number | null => costOf(prices, llm.model, usage);
    if (
      flags['max-cost'] !== undefined &&
      price({ input_tokens: 0, cached_input_tokens: 0, output_tokens: 0 }) === null
    ) {
      throw new Error(`--max-cost ${flags['max-cost']}: no price of ${llm.model}; give --prices FILE`);
    }
    clearLeftovers();
    using store = new Store(flags.out);
    using work = openWorkFolder();
    const repositories = await openRepositories(suite.tasks, work.path);
    const { signal, exitCode } = abortedBySignals(io);
    using show = new ProgressBar(io, prices, llm.model);
    const result = await runJob(
      {
        suite: suite.name,
        trials: plannedTrials(suite.tasks, { flags: { ...flags, solver }, llm, repositories }),
        repositoryOf: ({ task }) => repositories.get(task.id) ?? missing(task.id),
        firstTestMs: ({ settings }) => firstTestMs(settings),
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

async function openRepositories(
  tasks: readonly EvalTask[],
  work: string,
): Promise<ReadonlyMap<string, TaskRepository>> {
  const repositories = new Map<string, TaskRepository>();
  for (const task of tasks) repositories.set(task.id, await openTaskRepository(task, work));
  return repositories;
}

interface Plan {
  readonly flags: TrialValues;
  readonly llm: LLM;
  readonly repositories: ReadonlyMap<string, TaskRepository>;
}

/** Every task once, then every task again: what is done when a job ends early says something of all of them. */
function plannedTrials(tasks: readonly EvalTask[], { flags, llm, repositories }: Plan): readonly Trial[] {
  const configuration = configurationOf(flags, llm);
  const all = Array.from({ length: flags.trials }, (_, at) =>
    tasks.map((task) => ({
      task,
      commit: repositories.get(task.id)?.commit ?? missing(task.id),
      settings: settingsFor(flags, task.settings),
      configuration,
      number: at + 1,
    })),
  ).flat();
  const [index, count] = flags.shard?.split('/').map(Number) ?? [];
  if (index === undefined || count === undefined) return all;
  return all.filter((_, at) => at % count === index - 1);
}

const settingsFor = (flags: TrialValues, base: Settings): Settings =>
  settingsOf({ ...flags, 'max-tokens': flags['max-total-tokens'] }, base);

function missing(id: string): never {
  throw new Error(`no repository of ${id}`);
}

function configurationOf(flags: TrialValues, { model, api, endpoint }: LLM): Configuration {
  const names = [...Object.keys(RUN_FLAGS), 'max-total-tokens'];
  const given = Object.entries(flags).filter(
    ([name, value]) => names.includes(name) && value !== undefined && value !== false,
  );
  return {
    model,
    api,
    endpoint,
    solver: 'model',
    version: VERSION,
    overrides: z.json().parse(Object.fromEntries(given)),
    sandbox: flags.sandbox,
    test_network: flags['test-network'],
  };
}

const TICK_MS = 1000;

/** On a terminal one line that changes, with the time that the trials under way take; elsewhere a line for each trial. */
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
    this.#timer = setInterval(() => this.#show(), TICK_MS).unref();
  }

  update(progress: Progress): void {
    const cost = costOf(this.#prices, this.#model, progress.usage);
    const line = progressLine(progress, cost, this.#prices?.currency ?? 'USD');
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
  const why = stopWords(reason);
  return `${task} ${trial}: ${outcomeWords(outcome).title}${why === '' ? '' : `, ${why}`}`;
}

function summary({ end, finished, total }: JobResult, { out }: TrialValues): string {
  const counted = finished.filter((result) => verdictOf(result) !== 'void');
  const solved = counted.filter((result) => verdictOf(result) === 'solved').length;
  const none = finished.length - counted.length;
  const parts = [
    `${endText(end)}: ${finished.length} of ${total} trials stand, ${solved} of ${counted.length} solved`,
    none === 0 ? '' : `; ${none} say nothing of the solver`,
  ];
  const again = finished.length < total ? 'The same command goes on from here.\n' : '';
  return `${parts.join('')}\n${again}Read them: agent-fix eval report ${resolve(out)}\n`;
}

function codeOf({ end, finished, total }: JobResult): number {
  if (end === 'unauthorized') return 2;
  const isWhole = finished.length === total && finished.every((result) => verdictOf(result) !== 'void');
  return isWhole ? 0 : 1;
}
