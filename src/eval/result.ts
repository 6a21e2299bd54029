import { createHash } from 'node:crypto';
import * as z from 'zod';
import { TestVerdictSchema, UsageSchema } from '../core/events.ts';
import { isJsonObject, type Json } from '../core/json.ts';
import type { Settings } from '../core/settings.ts';
import type { EvalTask } from './suite.ts';

const JsonSchema: z.ZodType<Json> = z.json();

/** What a trial was made of besides its task; two trials of the same task and configuration differ in their number alone. */
export const ConfigurationSchema = z.object({
  model: z.string(),
  api: z.string(),
  /** Origin and path, without credentials. */
  endpoint: z.string(),
  solver: z.string(),
  /** Of agent-fix. */
  version: z.string(),
  /** What the job's own flags say over the suite's settings. */
  overrides: JsonSchema,
  /** What keeps the tests apart, as it was asked for. Results of 0.1.0 and before do not say. */
  sandbox: z.string().default('auto'),
  test_network: z.string().default('host'),
});
export type Configuration = z.infer<typeof ConfigurationSchema>;

/** `result.json` of one trial, beside its trace and its patch. */
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
  judged: TestVerdictSchema.nullable(),
  /** The hidden test in the same way; null: the task has none, or there was no patch. */
  hidden: TestVerdictSchema.nullable(),
  has_hidden_test: z.boolean(),
  usage: UsageSchema,
  /** How often the trial was begun anew because something around it failed. */
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
 * What a trial says of the solver. `void`: nothing, since something around it failed (a test command that does not start, a
 * lost endpoint) or the task was not red. Flaky counts as not solved, and is told apart.
 */
export type Verdict = 'solved' | 'not_solved' | 'flaky' | 'void';

export function verdictOf({ outcome, stop_reason }: Pick<TrialResult, 'outcome' | 'stop_reason'>): Verdict {
  if (outcome === 'fixed') return 'solved';
  if (outcome === 'flaky') return 'flaky';
  return isRetried({ outcome, stop_reason }) || outcome === 'not_reproduced' ? 'void' : 'not_solved';
}

/** Something around the trial failed, not the solver: it is worth another try. */
export const isRetried = ({ outcome, stop_reason }: Pick<TrialResult, 'outcome' | 'stop_reason'>): boolean =>
  outcome === 'infra_error' || outcome === 'cancelled' || stop_reason === 'endpoint_failed';

/** One run to make: a task, from a commit, with all settings, for the n-th time. */
export interface Trial {
  readonly task: EvalTask;
  readonly commit: string;
  readonly settings: Settings;
  readonly configuration: Configuration;
  /** From 1. */
  readonly number: number;
}

/** Names a trial by everything it depends on, so that one that stands is never made again, and one that changed is. */
export function trialKey({ task, commit, settings, configuration, number }: Trial): string {
  const { id, goal, test, setup, workingDirectory, hidden } = task;
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

/** Tells configurations apart, in a few letters. */
export const configurationId = (configuration: Configuration): string =>
  createHash('sha256').update(canonical(configuration)).digest('hex').slice(0, 8);

/** JSON with its keys in order: equal values, equal text. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null)}`);
  return `{${members.join(',')}}`;
}
