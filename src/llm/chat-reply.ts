import * as z from 'zod';
import type { Usage } from '../agent/events.ts';
import type { Json } from '../agent/json.ts';
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
} from './reply.ts';

const UsageSchema = z
  .object({
    // No request is empty: who reports 0 has not counted.
    prompt_tokens: countSchema.min(1),
    completion_tokens: countSchema,
    prompt_tokens_details: z.object({ cached_tokens: countSchema }).nullish().catch(null),
  })
  .transform(
    (usage): Usage => ({
      input_tokens: usage.prompt_tokens,
      cached_input_tokens: usage.prompt_tokens_details?.cached_tokens ?? 0,
      output_tokens: usage.completion_tokens,
    }),
  );

const CallSchema = z.object({
  // Some servers send none.
  id: z.string().nullish(),
  function: z.object({
    name: z.string(),
    // A string by the protocol; some servers send the object itself, or nothing for no arguments.
    arguments: z
      .unknown()
      .transform((args) => (typeof args === 'string' ? args : JSON.stringify(args ?? {}))),
  }),
});

const MessageSchema = z.object({
  // A string by the protocol; some servers send parts.
  content: z
    .union([
      z.string(),
      z
        .array(z.object({ text: z.string().optional() }))
        .transform((parts) => parts.map(({ text }) => text ?? '').join('')),
    ])
    .nullish(),
  refusal: z.string().nullish(),
  tool_calls: z.array(CallSchema).nullish(),
});
type Message = z.infer<typeof MessageSchema>;

const ChatSchema = z.object({
  id: z.string().optional().catch(undefined),
  choices: z.tuple([z.object({ finish_reason: z.string().nullish(), message: MessageSchema })], z.unknown()),
  usage: UsageSchema.nullish().catch(null),
  bytes: SizesSchema.optional(),
});

/** OpenRouter reports an upstream's failure with status 200. */
const ErrorSchema = z.object({ error: z.object({ message: z.string() }) });

/** The fields of a completion that `readChat` needs or that tell its origin. */
export const CHAT_FIELDS = ['id', 'model', 'choices', 'usage', 'error'] as const;

/** Reads https://platform.openai.com/docs/api-reference/chat/object. Total: anything else is `garbled`. */
export function readChat(raw: Json): Completion {
  const recorded = readGarbled(raw);
  if (recorded !== null) return recorded;
  const chat = ChatSchema.safeParse(raw);
  if (!chat.success) {
    const report = ErrorSchema.safeParse(raw).data;
    return garbledBy(
      report ? `the endpoint reports ${oneLine(report.error.message)}` : shapeError(chat.error),
      raw,
    );
  }
  const { id, choices, usage, bytes } = chat.data;
  const [{ finish_reason, message }] = choices;
  const calls = callsOf(message, id ?? 'call');
  const text = message.content || message.refusal || '';
  return {
    kind: 'reply',
    calls,
    text,
    cutBy: finish_reason === 'length' || finish_reason === 'content_filter' ? cutBy(finish_reason) : null,
    echo: echoOf(calls, text),
    raw,
    usage: usage ?? estimateUsage(bytes),
  };
}

function callsOf({ tool_calls }: Message, prefix: string): readonly FunctionCall[] {
  return (tool_calls ?? []).map((call, index) => ({
    callId: call.id || `${prefix}-${index}`,
    name: call.function.name,
    arguments: call.function.arguments,
  }));
}

/** Only what the protocol wants back: many servers refuse fields of their own replies. An empty message is refused by some. */
function echoOf(calls: readonly FunctionCall[], text: string): readonly Json[] {
  const content = text === '' ? null : text;
  if (calls.length === 0) return content === null ? [] : [{ role: 'assistant', content }];
  const tool_calls = calls.map((call) => ({
    id: call.callId,
    type: 'function',
    function: { name: call.name, arguments: call.arguments },
  }));
  return [{ role: 'assistant', content, tool_calls }];
}
