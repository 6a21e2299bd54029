import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { isPlainObject, type Json } from '../../base/json.ts';
import { type RunEvent, TestVerdict, usageOf } from '../../core/events.ts';
import type { Settings } from '../../core/settings.ts';
import { Usage } from '../../core/usage.ts';
import { readRun } from '../../trace/trace.ts';
import type { TaskRepository } from './place.ts';
import type { EvalTask } from './suite.ts';

const JsonSchema: z.ZodType<Json> = z.json();

/** What a trial depends on besides its task. Two trials of the same task and configuration differ only in their number. */
const ConfigurationSchema = z.object({
  model: z.string(),
  api: z.string(),
  /** Origin and path of the endpoint's URL, without credentials. */
  endpoint: z.string(),
  solver: z.string(),
  /** The version of agent-fix. */
  version: z.string(),
  /** Limits that the job's flags set in place of the suite's. */
  overrides: JsonSchema,
  /** The value of `--sandbox`. Results of 0.1.0 and before lack it. */
  sandbox: z.string().default('auto'),
  test_network: z.string().default('host'),
});
export type Configuration = z.infer<typeof ConfigurationSchema>;

/** `result.json` of one trial, in the folder of its trace and its patch. */
export const TrialResultSchema = z.object({
  v: z.literal(1),
  key: z.string(),
  suite: z.string(),
  task: z.string(),
  tags: z.array(z.string()),
  commit: z.string(),
  /** From 1. */
  trial: z.number().int().min(1),
  configuration: ConfigurationSchema,
  settings: JsonSchema,
  outcome: z.string(),
  stop_reason: z.string(),
  /** For people: why there is no verdict on the model; '' else. */
  detail: z.string(),
  run_id: z.string(),
  trace_sha256: z.string(),
  patch_sha256: z.string(),
  /** The suite's test on a fresh copy with only the patch; null: there was no patch to judge. */
  judged: TestVerdict.nullable(),
  /** The hidden test's verdict on such a copy; null: the task has no hidden test, or there was no patch. */
  hidden: TestVerdict.nullable(),
  has_hidden_test: z.boolean(),
  usage: Usage.schema,
  /** How often the trial was begun anew because the machine or the endpoint failed. */
  retries: z.number().int().min(0),
  /** ISO 8601. */
  started_at: z.string(),
  wall_ms: z.number(),
});
export type TrialResult = z.infer<typeof TrialResultSchema>;

export const RESULT_FILE = 'result.json';
export const TRACE_FILE = 'trace.jsonl';
export const PATCH_FILE = 'patch.diff';

/**
 * What a trial says of the solver. `void` says nothing: the machine or the endpoint failed (a test command that does not start,
 * a lost endpoint), or the task was not red. `flaky` counts as not solved, and is also counted apart.
 */
export type Verdict = 'solved' | 'not_solved' | 'flaky' | 'void';

export function verdictOf({ outcome, stop_reason }: TrialResult): Verdict {
  if (outcome === 'fixed') return 'solved';
  if (outcome === 'flaky') return 'flaky';
  return isRetried({ outcome, stop_reason }) || outcome === 'not_reproduced' ? 'void' : 'not_solved';
}

/** Whether to make the trial again: the machine or the endpoint failed, not the solver. */
export const isRetried = ({ outcome, stop_reason }: Pick<TrialResult, 'outcome' | 'stop_reason'>): boolean =>
  outcome === 'infra_error' || outcome === 'cancelled' || stop_reason === 'endpoint_failed';

/** One run to make: a task, from a commit, with all settings, for the n-th time. */
export interface Trial {
  readonly task: EvalTask;
  readonly repository: TaskRepository;
  readonly settings: Settings;
  /** The most milliseconds that the tests may take before any change. */
  readonly firstTestMs: number;
  readonly configuration: Configuration;
  /** From 1. */
  readonly number: number;
}

/** A hash of all that a trial depends on: no trial with the key of a finished one is made again, and changed inputs change the key. */
export function trialKey({ task, repository, settings, configuration, number }: Trial): string {
  const { id, goal, test, setup, workingDirectory, hidden } = task;
  const { commit } = repository;
  const identity = {
    id,
    goal,
    test,
    setup,
    workingDirectory,
    hidden: hidden?.run ?? null,
    commit,
    settings,
    configuration,
  };
  const hash = createHash('sha256').update(canonical(JSON.parse(JSON.stringify({ ...identity, number }))));
  return `${id}.${number}.${hash.digest('hex').slice(0, 16)}`;
}

/** `0a1b2c3d`: eight hex digits that tell configurations apart. */
export const configurationId = (configuration: Configuration): string =>
  createHash('sha256').update(canonical(configuration)).digest('hex').slice(0, 8);

/** JSON with its keys in order: equal values, equal text. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isPlainObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null)}`);
  return `{${members.join(',')}}`;
}

/** What one run did and cost, from its trace. */
export type TraceMetrics = Awaited<ReturnType<typeof readMetrics>>;

/** Reads the one run of a trace file. A run that was killed before its start has no events: all its numbers are 0. */
export async function readMetrics(path: string) {
  try {
    const { events } = await readRun(path, null);
    const times = events.flatMap(({ ts }) => ts ?? []);
    const wallMs = ((times.at(-1) ?? 0) - (times[0] ?? 0)) * 1000;
    return { ...metricsOf(events.flatMap(({ runEvent }) => runEvent ?? [])), wallMs: Math.round(wallMs) };
  } catch {
    return { ...metricsOf([]), wallMs: 0 };
  }
}

export function metricsOf(events: readonly RunEvent[]) {
  const count = (test: (event: RunEvent) => boolean): number => events.filter(test).length;
  const finals = events.flatMap((event) =>
    event.kind === 'llm_action' ? (finalStatus(event.payload.action) ?? []) : [],
  );
  return {
    usage: Usage.sum(events.flatMap((event) => usageOf(event) ?? [])),
    replies: count(opensReply),
    malformed: count(({ kind }) => kind === 'llm_parse_error'),
    candidates: count(({ kind }) => kind === 'candidate'),
    testRuns: count(({ kind }) => kind === 'tests'),
    /** The last thing the model itself said of its work was "done". */
    claimsDone: finals.at(-1) === 'done',
  };
}

/** Whether an event is the first of a reply of the model, good or malformed: only that event holds the reply's text. */
function opensReply(event: RunEvent): boolean {
  switch (event.kind) {
    case 'llm_action':
    case 'llm_parse_error':
    case 'reflection':
      return event.payload.raw !== null;
    default:
      return false;
  }
}

function finalStatus(action: Json): string | null {
  if (!isPlainObject(action) || action['type'] !== 'final') return null;
  return typeof action['status'] === 'string' ? action['status'] : null;
}

const Price = z.number().min(0);

/** Prices per million tokens, in the currency of the file. */
const ModelPriceSchema = z.strictObject({ input: Price, cached_input: Price.optional(), output: Price });

/** A price file: `{"currency": "USD", "models": {"NAME": {"input": 0.25, "cached_input": 0.025, "output": 2}}}`, JSON or YAML. */
const PriceFileSchema = z.strictObject({
  currency: z.string().default('USD'),
  models: z.record(z.string(), ModelPriceSchema),
});
export type Prices = z.infer<typeof PriceFileSchema>;

/** Reads a price file. Throws an Error naming the file and what is wrong in it. */
export async function readPrices(path: string): Promise<Prices> {
  try {
    const value: unknown = (await import('yaml')).parse(readFileSync(path, 'utf8'));
    return PriceFileSchema.parse(value);
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`--prices ${path}: ${why}`, { cause: error });
  }
}

/** What the tokens cost; null when `prices` lacks the model. Where cached input has no price, the price of input counts. */
export function costBy(prices: Prices | null, model: string, usage: Usage): number | null {
  const price = prices?.models[model];
  return price === undefined
    ? null
    : Usage.cost(usage, { ...price, cached: price.cached_input ?? price.input });
}
