import * as z from 'zod';
import { type EventKind, PAYLOADS, type RunEvent } from '../agent/events.ts';
import type { JsonObject } from '../agent/json.ts';

// The lines of a trace file (docs/trace.md). Payloads stay the very objects that JSON.parse made: zod would
// copy them, drop keys it does not know, and overflow the stack on deep ones.

const JsonObjectSchema = z.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'expected an object',
);

/** A line that agent-fix wrote. */
export const OwnLineSchema = z.object({
  v: z.literal(1),
  /** Position in its run, from 0. */
  seq: z.number().int().min(0),
  /** Seconds since 1970, to the millisecond. */
  ts: z.number(),
  run_id: z.string(),
  kind: z.string(),
  payload: JsonObjectSchema,
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type OwnLine = z.infer<typeof OwnLineSchema>;

/** A line of the Python original (llm_repo_agent/trace.py). */
export const PythonLineSchema = z.object({
  ts: z.number().nullish(),
  kind: z.string(),
  payload: JsonObjectSchema,
  run_id: z.string(),
  meta: JsonObjectSchema.nullish(),
});
export type PythonLine = z.infer<typeof PythonLineSchema>;

export const TraceLineSchema = z.union([OwnLineSchema, PythonLineSchema]);
export type TraceLine = z.infer<typeof TraceLineSchema>;

export function isEventKind(kind: string): kind is EventKind {
  return Object.hasOwn(PAYLOADS, kind);
}

const eventOf = <K extends EventKind>(kind: K) =>
  z.object({ kind: z.literal(kind), payload: PAYLOADS[kind] });

/** What the driver said, without the envelope. */
export const RunEventSchema = z.discriminatedUnion('kind', [
  eventOf('run_start'),
  eventOf('llm_request'),
  eventOf('reflection_request'),
  eventOf('llm_attempt'),
  eventOf('llm_action'),
  eventOf('llm_parse_error'),
  eventOf('llm_error'),
  eventOf('llm_trailing_text'),
  eventOf('tool_result'),
  eventOf('policy_denied'),
  eventOf('tests'),
  eventOf('reflection'),
  eventOf('driver_note'),
  eventOf('final'),
  eventOf('outcome'),
  eventOf('run_end'),
]);

interface Said {
  readonly kind: string;
  readonly payload: unknown;
}

/** True when the payload has its kind's shape. The object itself is then used: nothing is copied or dropped. */
export const isRunEvent = (said: Said): said is RunEvent => misfit(said) === null;

/** Why an event does not have its kind's shape; null when it has. */
export function misfit(said: Said): string | null {
  try {
    const parsed = RunEventSchema.safeParse(said);
    if (parsed.success) return null;
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  } catch (error) {
    if (error instanceof RangeError) return 'nested too deeply';
    throw error;
  }
}
