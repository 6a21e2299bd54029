import { hash } from 'node:crypto';
import type {
  ResponseCreateParamsNonStreaming,
  ResponseInputItem,
} from 'openai/resources/responses/responses';
import * as z from 'zod';
import { isPlainObject, type Json, type JsonObject } from '../base/json.ts';
import { toolName } from '../core/model/tools.ts';
import type { ConversationItem, ModelReply } from '../core/ports.ts';
import type { ModelOptions } from './provider.ts';
import {
  type Assembly,
  cutBy,
  errorIn,
  foreignLine,
  isText,
  localLimit,
  otherShape,
  type Protocol,
  parametersFor,
  replyUsage,
  reusedId,
  SizesSchema,
  UNUSABLE_REPLY,
  type Unreadable,
  unreadable,
  usageSchema,
  VerbatimSchema,
} from './reply.ts';

/** The most tokens of one reply, reasoning included: no useful reply is as long. */
const MAX_OUTPUT_TOKENS = 32_000;

/** OpenAI's Responses API, stateless: nothing is stored, reasoning travels along in encrypted form. */
export const RESPONSES: Protocol = {
  api: 'responses',
  path: '/responses',
  streaming: ['"stream":true'],
  fields: ['id', 'model', 'status', 'incomplete_details', 'error', 'output', 'usage'],
  params: ({ instructions, functions, items }, options) => {
    const { model, reasoningEffort, baseUrl } = options;
    return {
      model,
      store: false,
      instructions,
      tools: functions.map(({ name, description, parameters }) => ({
        type: 'function',
        name,
        description,
        strict: true,
        parameters: parametersFor(parameters, baseUrl),
      })),
      tool_choice: 'required',
      parallel_tool_calls: true,
      prompt_cache_key: cacheKey(instructions, items),
      // Other models refuse both: "Encrypted content is not supported with this model", and a limit above their own.
      ...(reasons(options) && {
        include: ['reasoning.encrypted_content'],
        max_output_tokens: MAX_OUTPUT_TOKENS,
      }),
      ...(reasoningEffort !== null && { reasoning: { effort: reasoningEffort } }),
    } satisfies ResponseCreateParamsNonStreaming;
  },
  limit: (options) => (reasons(options) ? '' : localLimit('max_output_tokens', options)),
  list: 'input',
  opening: () => [],
  userText: (content) => inputItem({ role: 'user', content }),
  // In full, with an id of its own: llama.cpp knows no shorter form, and OpenAI refuses an id that comes twice.
  unusableReply: (turn) =>
    inputItem({
      type: 'message',
      id: `msg_unusable_${turn}`,
      role: 'assistant',
      status: 'completed',
      content: [{ type: 'output_text', text: UNUSABLE_REPLY, annotations: [], logprobs: [] }],
    }),
  toolOutput: ({ callId, text }) =>
    inputItem({ type: 'function_call_output', call_id: callId, output: text }),
  // Its items go back as they came: no server is known that refuses a part of them.
  serverFieldsIn: () => [],
  withoutServerFields: (item) => item,
  assemble: assembleResponse,
  read: readResponses,
};

const inputItem = (item: ResponseInputItem): string => JSON.stringify(item);

/**
 * The same key for all requests of a run, so that they hit the same cache; another key for another task, because one key serves
 * some 15 requests a minute. https://platform.openai.com/docs/guides/prompt-caching
 */
function cacheKey(instructions: string, [first]: readonly ConversationItem[]): string {
  const task = first?.type === 'user' ? first.text : '';
  return `agent-fix-${hash('sha256', instructions + task).slice(0, 16)}`;
}

const reasons = ({ model, reasoningEffort }: ModelOptions): boolean =>
  reasoningEffort !== null || isReasoningModel(model);

/** Judged by the name, since the API does not tell: o1, o3-mini, gpt-5.4-mini; not gpt-4.1 or gpt-5-chat-latest. */
function isReasoningModel(model: string): boolean {
  return /(^|\/)(o[1-9]|gpt-[5-9])/.test(model) && !model.includes('-chat');
}

const ResponseSchema = z.object({
  status: z.enum(['completed', 'incomplete', 'failed']).nullish(),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
  error: z.object({ code: z.string().nullish(), message: z.string().nullish() }).nullish(),
  output: z.array(VerbatimSchema),
  usage: usageSchema('input', 'output').nullish().catch(null),
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

/** Reads the body of a reply of the Responses API: https://platform.openai.com/docs/api-reference/responses/object */
export function readResponses(raw: Json, answered: ReadonlySet<string>): ModelReply | Unreadable {
  const response = ResponseSchema.safeParse(raw);
  if (!response.success) return otherShape(response.error);
  const { status, error, output, incomplete_details, usage, bytes } = response.data;
  if (status === 'failed')
    return unreadable(`it reports ${foreignLine(`${error?.code}: ${error?.message}`)}`);
  const { permitted, leftOut } = permittedItems(output, answered);
  const items = z.array(ItemSchema).safeParse(permitted);
  if (!items.success) return otherShape(items.error);
  const calls = items.data
    .filter((item) => item.type === 'function_call')
    .map(({ call_id: callId, name, arguments: args }) => ({ callId, name, arguments: args }));
  const text = items.data.flatMap(textsOf).join('\n');
  return {
    kind: 'reply',
    calls,
    text,
    cutBy: status === 'incomplete' ? cutBy(incomplete_details?.reason) : null,
    echo: calls.length === 0 && text === '' ? [] : echoedItems(permitted),
    leftOut,
    raw,
    ...replyUsage(usage, bytes),
  };
}

/**
 * The items that a model may write: its own messages, calls and reasoning. All others are left out, since they would speak for
 * somebody else in the next request, or belong to tools that are never offered.
 */
function permittedItems(output: readonly JsonObject[], answered: ReadonlySet<string>) {
  const taken = new Set(answered);
  const permitted: JsonObject[] = [];
  const leftOut: string[] = [];
  for (const came of output) {
    const item = isText(came['name']) ? { ...came, name: toolName(came['name']) } : came;
    const foreign = foreignItem(item, taken);
    if (foreign === null) permitted.push(item);
    else leftOut.push(foreign);
    if (item['type'] === 'function_call') taken.add(String(item['call_id']));
  }
  return { permitted, leftOut };
}

function foreignItem({ type, role, call_id }: JsonObject, taken: ReadonlySet<string>): string | null {
  switch (type) {
    case 'function_call':
      return isText(call_id) && taken.has(call_id) ? reusedId(call_id) : null;
    case 'message':
      return role === undefined || role === 'assistant'
        ? null
        : `a message of the role ${foreignLine(`${role}`)}`;
    case 'reasoning':
      return null;
    default:
      return `an item of the type ${foreignLine(`${type}`)}`;
  }
}

function textsOf(item: Item): readonly string[] {
  if (item.type !== 'message') return [];
  return item.content.map((part) => part.text ?? part.refusal ?? '');
}

/**
 * The items as they came, but for reasoning that a stateless request may not hold: without `encrypted_content` it is
 * looked up by id ("not found"), and at the end it lacks "its required following item".
 */
function echoedItems(output: readonly JsonObject[]): readonly JsonObject[] {
  const echo = output.filter((item) => !isReasoning(item) || isText(item['encrypted_content']));
  return echo.slice(0, echo.findLastIndex((item) => !isReasoning(item)) + 1);
}

function isReasoning(item: JsonObject): boolean {
  return item['type'] === 'reasoning';
}

const isTerminal = (type: Json | undefined): boolean =>
  type === 'response.completed' || type === 'response.incomplete' || type === 'response.failed';

/** Takes the reply from the last event of a Responses stream. https://platform.openai.com/docs/api-reference/responses-streaming */
function assembleResponse(): Assembly {
  const items: Json[] = [];
  let reply: JsonObject | null = null;
  return {
    take(event) {
      const { type } = event;
      const response = event['response'] ?? null;
      if (type === 'response.output_item.done') items.push(event['item'] ?? null);
      if (isTerminal(type) && isPlainObject(response)) {
        const output = response['output'];
        // Some servers send the items only in earlier events, and leave `output` of the last one empty.
        reply = Array.isArray(output) && output.length > 0 ? response : { ...response, output: items };
      } else if (type === 'error') {
        reply = { status: 'failed', error: errorIn(event) ?? null, output: [] };
      }
      return reply !== null;
    },
    reply: () => reply,
  };
}
