import * as z from 'zod';
import type { Usage } from '../agent/events.ts';
import type { Json, JsonObject } from '../agent/json.ts';
import type { Completion } from '../agent/ports.ts';

export type Garbled = Extract<Completion, { kind: 'garbled' }>;

export const countSchema = z.number().int().min(0);

/** The sizes of an exchange; they stand in `raw` for endpoints that do not count tokens. */
export const SizesSchema = z.object({ request: countSchema, reply: countSchema });
type Sizes = z.infer<typeof SizesSchema>;

/**
 * Four bytes a token, OpenAI's rule of thumb for English. Never zero: the bound on tokens must hold against a server
 * that reports nothing.
 */
export function estimateUsage(sizes: Sizes | undefined): Usage {
  return {
    input_tokens: Math.max(1, Math.ceil((sizes?.request ?? 0) / 4)),
    cached_input_tokens: 0,
    output_tokens: Math.max(1, Math.ceil((sizes?.reply ?? 0) / 4)),
  };
}

const GarbledSchema = z.object({ garbled: z.string(), bytes: SizesSchema });

/** Reads the raw of an answer that was no reply; null if this is not one. */
export function readGarbled(raw: Json): Garbled | null {
  const record = GarbledSchema.safeParse(raw).data;
  return record === undefined ? null : garbledBy(record.garbled, raw, record.bytes);
}

export function garbledBy(error: string, raw: Json, bytes?: Sizes): Garbled {
  return { kind: 'garbled', error, raw, usage: estimateUsage(bytes) };
}

/** An object of a reply that goes back verbatim: its inside is not looked at. */
export const VerbatimSchema = z.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'expected an object',
);

/** The first problem of a failed parse, with its place: `output.0.call_id: expected string`. */
export function shapeError(error: z.ZodError): string {
  const [issue] = error.issues;
  return `the endpoint's answer has another shape: ${issue?.path.join('.')}: ${issue?.message}`;
}

/** Why a reply ended early, from a protocol's word for it. */
export function cutBy(word: string | null | undefined): string {
  if (word === 'max_output_tokens' || word === 'length') return 'output limit';
  return word === 'content_filter' ? 'content filter' : (word ?? 'endpoint');
}
