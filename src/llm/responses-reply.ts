import * as z from 'zod';
import type { Usage } from '../agent/events.ts';
import type { Json, JsonObject } from '../agent/json.ts';
import type { Completion, FunctionCall } from '../agent/ports.ts';
import { oneLine } from './one-line.ts';
import {
  countSchema,
  cutBy,
  estimateUsage,
  garbledBy,
  readGarbled,
  SizesSchema,
  shapeError,
  VerbatimSchema,
} from './reply.ts';

const UsageSchema = z
  .object({
    // No request is empty: who reports 0 has not counted.
    input_tokens: countSchema.min(1),
    output_tokens: countSchema,
    input_tokens_details: z.object({ cached_tokens: countSchema }).nullish().catch(null),
  })
  .transform(
    (usage): Usage => ({
      input_tokens: usage.input_tokens,
      cached_input_tokens: usage.input_tokens_details?.cached_tokens ?? 0,
      output_tokens: usage.output_tokens,
    }),
  );

const ResponseSchema = z.object({
  status: z.enum(['completed', 'incomplete', 'failed']).nullish(),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
  error: z.object({ code: z.string().nullish(), message: z.string().nullish() }).nullish(),
  output: z.array(VerbatimSchema),
  usage: UsageSchema.nullish().catch(null),
  bytes: SizesSchema.optional(),
});

const ItemSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('function_call'),
    call_id: z.string().min(1),
    name: z.string(),
    arguments: z.string(),
  }),
  z.object({
    type: z.literal('message'),
    content: z.array(z.object({ text: z.string().optional(), refusal: z.string().optional() })),
  }),
  z.object({ type: z.literal('reasoning'), encrypted_content: z.string().nullish() }),
]);
type Item = z.infer<typeof ItemSchema>;

/** The fields of a response that `readResponses` needs or that tell its origin; the others repeat the request. */
export const RESPONSE_FIELDS = [
  'id',
  'model',
  'status',
  'incomplete_details',
  'error',
  'output',
  'usage',
] as const;

/** Reads https://platform.openai.com/docs/api-reference/responses/object. Total: anything else is `garbled`. */
export function readResponses(raw: Json): Completion {
  const recorded = readGarbled(raw);
  if (recorded !== null) return recorded;
  const response = ResponseSchema.safeParse(raw);
  if (!response.success) return garbledBy(shapeError(response.error), raw);
  const { status, error, output, incomplete_details, usage, bytes } = response.data;
  if (status === 'failed')
    return garbledBy(`the endpoint reports ${oneLine(`${error?.code}: ${error?.message}`)}`, raw);
  const items = z.array(ItemSchema).safeParse(output.filter(isOurs));
  if (!items.success) return garbledBy(shapeError(items.error), raw);
  const calls = items.data.flatMap(callOf);
  const text = items.data.flatMap(textsOf).join('\n');
  return {
    kind: 'reply',
    calls,
    text,
    cutBy: status === 'incomplete' ? cutBy(incomplete_details?.reason) : null,
    echo: calls.length === 0 && text === '' ? [] : echoOf(output),
    raw,
    usage: usage ?? estimateUsage(bytes),
  };
}

/** Items of other types belong to tools that we never offer. */
function isOurs(item: JsonObject): boolean {
  return item['type'] === 'function_call' || item['type'] === 'message' || item['type'] === 'reasoning';
}

function callOf(item: Item): readonly FunctionCall[] {
  if (item.type !== 'function_call') return [];
  return [{ callId: item.call_id, name: item.name, arguments: item.arguments }];
}

function textsOf(item: Item): readonly string[] {
  if (item.type !== 'message') return [];
  return item.content.map((part) => part.text ?? part.refusal ?? '');
}

/**
 * The items as they came, but for reasoning that a stateless request may not hold: without `encrypted_content` it is
 * looked up by id ("not found"), and at the end it lacks "its required following item".
 */
function echoOf(output: readonly JsonObject[]): readonly JsonObject[] {
  const echo = output.filter(
    (item) => isOurs(item) && (!isReasoning(item) || typeof item['encrypted_content'] === 'string'),
  );
  return echo.slice(0, echo.findLastIndex((item) => !isReasoning(item)) + 1);
}

function isReasoning(item: JsonObject): boolean {
  return item['type'] === 'reasoning';
}
