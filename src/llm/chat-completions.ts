import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import * as z from 'zod';
import { isPlainObject, type Json, type JsonObject } from '../base/json.ts';
import { toolName } from '../core/model/tools.ts';
import type { ModelReply } from '../core/ports.ts';
import { isOpenAI } from './provider.ts';
import {
  type Assembly,
  cutBy,
  foreignLine,
  isNonEmptyText,
  isText,
  localLimit,
  member,
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
} from './reply.ts';

/** Chat Completions, as any compatible server speaks it: Azure, Together, vLLM, Ollama, OpenRouter. */
export const CHAT: Protocol = {
  api: 'chat-completions',
  path: '/chat/completions',
  // Without `stream_options` a stream does not report its tokens; some servers know `stream` alone.
  streaming: ['"stream":true,"stream_options":{"include_usage":true}', '"stream":true'],
  fields: ['id', 'model', 'choices', 'usage', 'error'],
  params: ({ functions }, { model, reasoningEffort, baseUrl }) => {
    const isTheirs = isOpenAI(baseUrl);
    return {
      model,
      ...(reasoningEffort !== null && { reasoning_effort: reasoningEffort }),
      tools: functions.map(({ name, description, parameters }) => ({
        type: 'function',
        // vLLM keeps to a schema only then. A server that refuses it is asked again without it.
        function: { name, description, strict: true, parameters: parametersFor(parameters, baseUrl) },
      })),
      // Many compatible servers know no other value, and the driver reads a reply of text as well.
      tool_choice: 'auto',
      // Other servers of this protocol may refuse a parameter that they do not know.
      ...(isTheirs && { parallel_tool_calls: true }),
    } satisfies Omit<ChatCompletionCreateParamsNonStreaming, 'messages'>;
  },
  limit: (options) => localLimit('max_tokens', options),
  list: 'messages',
  opening: ({ instructions }) => [message({ role: 'system', content: instructions })],
  userText: (content) => message({ role: 'user', content }),
  unusableReply: () => message({ role: 'assistant', content: UNUSABLE_REPLY }),
  toolOutput: ({ callId, text }) => message({ role: 'tool', tool_call_id: callId, content: text }),
  serverFieldsIn,
  withoutServerFields,
  assemble: assembleChat,
  read: readChat,
};

const message = (param: ChatCompletionMessageParam): string => JSON.stringify(param);

/**
 * What servers put on a message or a call of their own beside the protocol. It goes back unchanged: a model that thinks needs it to
 * go on, and some servers refuse the next request without it.
 */
const SERVER_FIELDS: readonly string[] = [
  // DeepSeek, Kimi, Qwen, GLM, llama.cpp: https://api-docs.deepseek.com/guides/thinking_mode,
  // https://platform.moonshot.ai/docs/guide/use-kimi-k2-thinking-model
  'reasoning_content',
  // OpenRouter, MiniMax: https://openrouter.ai/docs/use-cases/reasoning-tokens#preserving-reasoning-blocks
  'reasoning_details',
  // vLLM, Ollama, Groq, OpenRouter: https://docs.vllm.ai/en/latest/features/reasoning_outputs.html
  'reasoning',
  // LiteLLM, of Anthropic's models and of Gemini's signatures: https://docs.litellm.ai/docs/reasoning_content
  'thinking_blocks',
  'provider_specific_fields',
  // Gemini 3 signs its calls, and refuses the next turn without it: https://ai.google.dev/gemini-api/docs/thought-signatures
  'extra_content',
  'thought_signature',
  // GitHub Copilot: https://github.com/microsoft/vscode-copilot-chat (src/platform/thinking)
  'reasoning_text',
  'reasoning_opaque',
];

/** Adds `serverFields` to a message or a call: its fields of SERVER_FIELDS, and text in parts where some part is a thought (Mistral). */
function withServerFields(raw: unknown): unknown {
  if (!isPlainObject(raw)) return raw;
  const fields = Object.entries(raw).filter(
    ([name, value]) => SERVER_FIELDS.includes(name) && value !== null,
  );
  const { content } = raw;
  const isThought = Array.isArray(content) && content.some((part) => !isText(member(part, 'text')));
  return { ...raw, serverFields: { ...(isThought && { content }), ...Object.fromEntries(fields) } };
}

/** https://docs.mistral.ai/capabilities/reasoning/: a thought is a part of the content; without it, the content is a text. */
const THOUGHTS = 'content';

/** The fields of SERVER_FIELDS that the messages of the model in a request hold. */
function serverFieldsIn(items: readonly string[]): readonly string[] {
  const modelMessages = items.filter(isModelMessage).join();
  const isThought = modelMessages.includes('"content":[');
  return [
    ...(isThought ? [THOUGHTS] : []),
    ...SERVER_FIELDS.filter((name) => modelMessages.includes(`"${name}":`)),
  ];
}

const isModelMessage = (item: string): boolean => item.startsWith('{"role":"assistant"');

function withoutServerFields(item: string, refused: ReadonlySet<string>): string {
  if (refused.size === 0 || !isModelMessage(item)) return item;
  const without = (all: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(all).filter(([name]) => name === THOUGHTS || !refused.has(name)));
  const { content = null, tool_calls, ...rest } = without(JSON.parse(item));
  const calls = Array.isArray(tool_calls) ? tool_calls.map((call) => without(call)) : null;
  const text = refused.has(THOUGHTS) ? textContent(content) : content;
  return JSON.stringify({ role: 'assistant', content: text, ...(calls && { tool_calls: calls }), ...rest });
}

const textContent = (content: Json): Json =>
  Array.isArray(content) ? content.map((part) => member(part, 'text') ?? '').join('') || null : content;

const ServerFieldsSchema = z.custom<JsonObject>(isPlainObject).optional();

const CallSchema = z.object({
  // Some servers send no id.
  id: z.string().nullish(),
  function: z.object({
    name: z.string(),
    // A string by the protocol; some servers send the object itself, or nothing for no arguments.
    arguments: z
      .unknown()
      .transform((args) => (typeof args === 'string' ? args : JSON.stringify(args ?? {}))),
  }),
  serverFields: ServerFieldsSchema,
});

const MessageSchema = z.object({
  role: z.string().nullish(),
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
  tool_calls: z.array(z.preprocess(withServerFields, CallSchema)).nullish(),
  serverFields: ServerFieldsSchema,
});
type ChatMessage = z.infer<typeof MessageSchema>;

const ChatSchema = z.object({
  id: z.string().optional().catch(undefined),
  choices: z.tuple(
    [
      z.object({
        finish_reason: z.string().nullish(),
        message: z.preprocess(withServerFields, MessageSchema),
      }),
    ],
    z.unknown(),
  ),
  usage: usageSchema('prompt', 'completion').nullish().catch(null),
  bytes: SizesSchema.optional(),
});

/** OpenRouter reports an upstream's failure with status 200. */
const ErrorSchema = z.object({ error: z.object({ message: z.string() }) });

/** Reads the body of a Chat Completions reply: https://platform.openai.com/docs/api-reference/chat/object */
export function readChat(raw: Json): ModelReply | Unreadable {
  const chat = ChatSchema.safeParse(raw);
  if (!chat.success) {
    const report = ErrorSchema.safeParse(raw).data;
    return report ? unreadable(`it reports ${foreignLine(report.error.message)}`) : otherShape(chat.error);
  }
  const { id, choices, usage, bytes } = chat.data;
  const [{ finish_reason, message: came }] = choices;
  const { message, leftOut } = permittedMessage(came);
  const calls = callsIn(message, id ?? 'call');
  const text = message.content || message.refusal || '';
  return {
    kind: 'reply',
    calls,
    text,
    cutBy: finish_reason === 'length' || finish_reason === 'content_filter' ? cutBy(finish_reason) : null,
    echo: echoedMessages(calls, { text, message }),
    leftOut,
    raw,
    ...replyUsage(usage, bytes),
  };
}

/** Roles of others than the model: a message of one of them would speak for them in the next request. */
const OTHER_ROLES = new Set(['system', 'developer', 'user', 'tool', 'function']);

/** A message without what the model may not write. The ids of calls need only differ within a reply: many servers count anew in each. */
function permittedMessage(message: ChatMessage): {
  readonly message: ChatMessage;
  readonly leftOut: readonly string[];
} {
  const { role } = message;
  if (OTHER_ROLES.has(role ?? '')) return { message: {}, leftOut: [`a message of the role ${role}`] };
  const taken = new Set<string>();
  const leftOut: string[] = [];
  const tool_calls = (message.tool_calls ?? []).filter(({ id }) => {
    const isFree = !id || !taken.has(id);
    if (!isFree) leftOut.push(reusedId(id));
    taken.add(id || '');
    return isFree;
  });
  return { message: { ...message, tool_calls }, leftOut };
}

function callsIn({ tool_calls }: ChatMessage, prefix: string): ModelReply['calls'] {
  return (tool_calls ?? []).map((call, index) => ({
    callId: call.id || `${prefix}-${index}`,
    name: toolName(call.function.name),
    arguments: call.function.arguments,
  }));
}

/**
 * The messages to send back: what the protocol needs, and SERVER_FIELDS. Many servers refuse other fields of their own replies, and
 * some refuse an empty message.
 */
function echoedMessages(
  calls: ModelReply['calls'],
  { text, message }: { readonly text: string; readonly message: ChatMessage },
): readonly Json[] {
  const content = text === '' ? null : text;
  const { serverFields } = message;
  if (calls.length === 0) return content === null ? [] : [{ role: 'assistant', content, ...serverFields }];
  const tool_calls = calls.map((call, index) => ({
    id: call.callId,
    type: 'function',
    function: { name: call.name, arguments: call.arguments },
    ...message.tool_calls?.[index]?.serverFields,
  }));
  return [{ role: 'assistant', content, tool_calls, ...serverFields }];
}

/** Puts the pieces of a Chat Completions message together. https://platform.openai.com/docs/api-reference/chat-streaming/streaming */
function assembleChat(): Assembly {
  let about: JsonObject = {};
  let message: JsonObject = {};
  let finish: Json = null;
  let error: Json | undefined;
  const calls: CallPieces[] = [];
  return {
    take(event) {
      const { choices, id, model, usage } = event;
      error = event['error'] ?? error;
      about = {
        ...about,
        ...(isNonEmptyText(id) && { id }),
        ...(isNonEmptyText(model) && { model }),
        // Some servers send `usage` once, after the last piece, others with each piece.
        ...(member(event, 'usage') && { usage }),
      };
      const choice = Array.isArray(choices)
        ? choices.find((each) => (member(each, 'index') ?? 0) === 0)
        : undefined;
      const piece = member(choice, 'delta') ?? member(choice, 'message');
      if (piece !== undefined && isPlainObject(piece)) {
        const { tool_calls, ...rest } = piece;
        message = withPiece(message, rest);
        const pieces: readonly Json[] = Array.isArray(tool_calls) ? tool_calls : [];
        for (const call of pieces) if (isPlainObject(call)) addCall(calls, call);
      }
      finish = member(choice, 'finish_reason') ?? finish;
      return error !== undefined;
    },
    reply() {
      if (error !== undefined) return { ...about, error };
      if (finish === null) return null;
      const content = message['content'];
      const whole = {
        role: 'assistant',
        ...message,
        content: content === undefined || (content === '' && calls.length > 0) ? null : content,
        ...(calls.length > 0 && { tool_calls: calls.map(wholeCall) }),
      };
      return { ...about, choices: [{ index: 0, finish_reason: finish, message: whole }] };
    },
  };
}

/** What stands whole in a piece, so that a later one replaces it. */
const WHOLE_TEXTS = new Set(['role', 'type', 'id', 'format', 'signature']);

/** Appends texts (but WHOLE_TEXTS) and lists to what came before; any other value replaces the one before. */
function withPiece(known: JsonObject, piece: JsonObject): JsonObject {
  const both = Object.entries(piece).map(([key, value]): [string, Json] => {
    const before = Object.hasOwn(known, key) ? known[key] : undefined;
    if (value === null) return [key, before ?? null];
    if (isText(before) && isText(value))
      return [key, WHOLE_TEXTS.has(key) ? value || before : before + value];
    // Mistral: the thought comes in parts, and then the text as a text.
    if (Array.isArray(before) && isText(value))
      return [key, withParts(before, [{ type: 'text', text: value }])];
    if (!Array.isArray(value)) return [key, value];
    const parts = isNonEmptyText(before) ? [{ type: 'text', text: before }] : before;
    return [key, withParts(Array.isArray(parts) ? parts : [], value)];
  });
  return { ...known, ...Object.fromEntries(both) };
}

/** Parts of thoughts and of text come in pieces as well: one of the same type and index as the last goes on with it. */
function withParts(known: readonly Json[], pieces: readonly Json[]): readonly Json[] {
  const parts = [...known];
  for (const piece of pieces) {
    const last = parts.at(-1);
    const type = member(piece, 'type');
    const goesOn =
      isNonEmptyText(type) &&
      !type.endsWith('encrypted') &&
      ['type', 'index'].every((key) => member(last, key) === member(piece, key));
    if (goesOn && isPlainObject(last) && isPlainObject(piece)) parts.splice(-1, 1, withPiece(last, piece));
    else parts.push(piece);
  }
  return parts;
}

/** Adds a piece to the call with its index; some servers give all calls the same index, or none, so a new id or name starts a new call. */
function addCall(calls: CallPieces[], { index, id, function: named, ...rest }: JsonObject): void {
  const known = calls.findLast((call) => typeof index !== 'number' || call.index === index);
  const name = member(named, 'name');
  const isNext = isNonEmptyText(id)
    ? isNonEmptyText(known?.id) && id !== known.id
    : index === undefined && isNonEmptyText(name);
  const call: CallPieces = known === undefined || isNext ? { index, texts: [], rest: {} } : known;
  if (call !== known) calls.push(call);
  if (isNonEmptyText(id)) call.id = id;
  if (isNonEmptyText(name)) call.name = name;
  const text = member(named, 'arguments');
  // A string by the protocol; some servers send the object itself.
  if (text !== undefined && text !== null) call.texts.push(isText(text) ? text : JSON.stringify(text));
  call.rest = { ...call.rest, ...rest };
}

interface CallPieces {
  readonly index: Json | undefined;
  id?: string;
  name?: string;
  readonly texts: string[];
  rest: JsonObject;
}

const wholeCall = ({ id, name, texts, rest }: CallPieces): Json => ({
  ...(id !== undefined && { id }),
  type: 'function',
  ...rest,
  function: { ...(name !== undefined && { name }), arguments: texts.join('') },
});
