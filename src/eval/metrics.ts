import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { RunEvent, Usage } from '../core/events.ts';
import { isJsonObject, type Json } from '../core/json.ts';
import { NO_USAGE } from '../core/state.ts';
import { readRun } from '../trace/reader.ts';

/** What one run did and cost, from its trace. */
export interface TraceMetrics {
  readonly usage: Usage;
  /** What the model sent: actions, reflections, malformed ones. */
  readonly replies: number;
  readonly malformed: number;
  readonly reflections: number;
  /** Edits that the built-in solver tried. */
  readonly candidates: number;
  readonly testRuns: number;
  readonly testMs: number;
  readonly wallMs: number;
  readonly loops: number;
  /** A "done" that was not taken, and writes that the policy refused. */
  readonly refusedClaims: number;
  readonly refusedWrites: number;
  /** The last thing the model itself said of its work was "done". */
  readonly claimsDone: boolean;
}

/** Reads the one run of a trace file. A file without one (a run killed before its start) has none of anything. */
export async function readMetrics(path: string): Promise<TraceMetrics> {
  try {
    const { events } = await readRun(path, null);
    const times = events.flatMap(({ ts }) => ts ?? []);
    const wallMs = ((times.at(-1) ?? 0) - (times[0] ?? 0)) * 1000;
    return { ...metricsOf(events.flatMap(({ said }) => said ?? [])), wallMs: Math.round(wallMs) };
  } catch {
    return { ...metricsOf([]), wallMs: 0 };
  }
}

export function metricsOf(events: readonly RunEvent[]): Omit<TraceMetrics, 'wallMs'> {
  const count = (test: (event: RunEvent) => boolean): number => events.filter(test).length;
  const tests = events.flatMap((event) => (event.kind === 'tests' ? [event.payload] : []));
  const noted = (reason: string) => (event: RunEvent) =>
    event.kind === 'driver_note' && event.payload.reason === reason;
  const finals = events.flatMap((event) =>
    event.kind === 'llm_action' ? (finalStatus(event.payload.action) ?? []) : [],
  );
  return {
    usage: events.map(usageOf).reduce(addUsage, NO_USAGE),
    replies: count(({ kind }) => REPLIES.has(kind)),
    malformed: count(({ kind }) => kind === 'llm_parse_error'),
    reflections: count(({ kind }) => kind === 'reflection'),
    candidates: count(({ kind }) => kind === 'candidate'),
    testRuns: tests.length,
    testMs: tests.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
    loops: count(noted('loop')),
    refusedClaims: count(noted('claim_refused')),
    refusedWrites: count(({ kind }) => kind === 'policy_denied'),
    claimsDone: finals.at(-1) === 'done',
  };
}

const REPLIES: ReadonlySet<RunEvent['kind']> = new Set(['llm_action', 'llm_parse_error', 'reflection']);

/** What an event adds to the bill: every reply is charged for, malformed ones too. */
export function usageOf(event: RunEvent): Usage {
  switch (event.kind) {
    case 'llm_action':
    case 'llm_parse_error':
    case 'reflection':
      return event.payload.usage;
    default:
      return NO_USAGE;
  }
}

export function addUsage(a: Usage, b: Usage): Usage {
  return {
    input_tokens: a.input_tokens + b.input_tokens,
    cached_input_tokens: a.cached_input_tokens + b.cached_input_tokens,
    output_tokens: a.output_tokens + b.output_tokens,
  };
}

function finalStatus(action: Json): string | null {
  if (!isJsonObject(action) || action['type'] !== 'final') return null;
  return typeof action['status'] === 'string' ? action['status'] : null;
}

const Price = z.number().min(0);

/** Per million tokens, in any currency. */
const ModelPriceSchema = z.strictObject({ input: Price, cached_input: Price.optional(), output: Price });

/** A price file: `{"currency": "USD", "models": {"NAME": {"input": 0.25, "cached_input": 0.025, "output": 2}}}`, JSON or YAML. */
const PriceFileSchema = z.strictObject({
  currency: z.string().default('USD'),
  models: z.record(z.string(), ModelPriceSchema),
});
export type Prices = z.infer<typeof PriceFileSchema>;

/** Throws an Error naming the file and what is wrong in it. */
export async function readPrices(path: string): Promise<Prices> {
  try {
    const value: unknown = (await import('yaml')).parse(readFileSync(path, 'utf8'));
    return PriceFileSchema.parse(value);
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`--prices ${path}: ${why}`, { cause: error });
  }
}

/** What the tokens cost; null when the model has no price. Cached input without a price of its own costs what input does. */
export function costOf(prices: Prices | null, model: string, usage: Usage): number | null {
  const price = prices?.models[model];
  if (price === undefined) return null;
  const { input_tokens: input, cached_input_tokens: cached, output_tokens: output } = usage;
  return (
    ((input - cached) * price.input + cached * (price.cached_input ?? price.input) + output * price.output) /
    1_000_000
  );
}
