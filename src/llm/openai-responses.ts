import { hash } from 'node:crypto';
import type {
  ResponseCreateParamsNonStreaming,
  ResponseInputItem,
  ToolChoiceAllowed,
  ToolChoiceFunction,
} from 'openai/resources/responses/responses';
import { assertNever } from '../agent/assert-never.ts';
import type { Json } from '../agent/json.ts';
import type {
  Completion,
  Conversation,
  ConversationItem,
  LLM,
  RenderedRequest,
  SendOptions,
} from '../agent/ports.ts';
import { converse } from './converse.ts';
import { type ModelOptions, REFLECT } from './model-options.ts';
import { onceEach, openList, renderedRequest } from './rendered-request.ts';
import { RESPONSE_FIELDS, readResponses } from './responses-reply.ts';

/** Bounds one reply: at 32,000 tokens a reply has run away. */
const MAX_OUTPUT_TOKENS = 32_000;

/** OpenAI's Responses API, stateless: nothing is stored, reasoning travels along in encrypted form. */
export class OpenAIResponsesLLM implements LLM {
  readonly api = 'responses';
  readonly model: string;
  readonly endpoint: string;
  readonly reasoningEffort: ModelOptions['reasoningEffort'];
  readonly #options: ModelOptions;
  readonly #renderItem = onceEach(renderItem);

  constructor(options: ModelOptions) {
    this.model = options.model;
    this.endpoint = `${options.baseUrl}/responses`;
    this.reasoningEffort = options.reasoningEffort;
    this.#options = options;
  }

  render(conversation: Conversation): RenderedRequest {
    return renderedRequest({
      head: openList(constantParams(conversation, this.#options), 'input'),
      items: conversation.items.flatMap(this.#renderItem),
      tail: `],"tool_choice":${JSON.stringify(toolChoice(conversation))}}`,
    });
  }

  send(request: RenderedRequest, options: SendOptions): Promise<Completion> {
    return converse(RESPONSES, this.#options, { request, options });
  }

  read(raw: Json): Completion {
    return readResponses(raw);
  }
}

const RESPONSES = { path: '/responses', fields: RESPONSE_FIELDS, read: readResponses };

/** All of a request that no turn changes, in an order that never changes either (I12). */
function constantParams(
  { instructions, functions, items }: Conversation,
  { model, reasoningEffort }: ModelOptions,
) {
  const reasons = reasoningEffort !== null || isReasoningModel(model);
  return {
    model,
    store: false,
    instructions,
    tools: functions.map(({ name, description, parameters }) => ({
      type: 'function',
      name,
      description,
      strict: true,
      parameters: { ...parameters },
    })),
    parallel_tool_calls: false,
    prompt_cache_key: cacheKey(instructions, items),
    // Other models refuse both: "Encrypted content is not supported with this model", and a limit above their own.
    ...(reasons && { include: ['reasoning.encrypted_content'], max_output_tokens: MAX_OUTPUT_TOKENS }),
    ...(reasoningEffort !== null && { reasoning: { effort: reasoningEffort } }),
  } satisfies ResponseCreateParamsNonStreaming;
}

/**
 * The same for all requests of a run, so that they meet the same cache; another for another task, because one key serves
 * some 15 requests a minute. https://platform.openai.com/docs/guides/prompt-caching
 */
function cacheKey(instructions: string, [first]: readonly ConversationItem[]): string {
  const task = first?.type === 'user' ? first.text : '';
  return `agent-fix-${hash('sha256', instructions + task).slice(0, 16)}`;
}

/** By name, for want of a better sign: o1, o3-mini, gpt-5.4-mini; not gpt-4.1 or gpt-5-chat-latest. */
function isReasoningModel(model: string): boolean {
  return /(^|\/)(o[1-9]|gpt-[5-9])/.test(model) && !model.includes('-chat');
}

function toolChoice({ expects, functions }: Conversation) {
  if (expects === 'reflection') return { type: 'function', name: REFLECT } satisfies ToolChoiceFunction;
  const tools = functions
    .filter(({ name }) => name !== REFLECT)
    .map(({ name }) => ({ type: 'function', name }));
  return { type: 'allowed_tools', mode: 'required', tools } satisfies ToolChoiceAllowed;
}

function renderItem(item: ConversationItem): readonly string[] {
  switch (item.type) {
    case 'user':
      return [json({ role: 'user', content: item.text })];
    case 'reply':
      return item.echo.map((part) => JSON.stringify(part));
    case 'tool_output':
      return [json({ type: 'function_call_output', call_id: item.callId, output: item.text })];
    default:
      return assertNever(item);
  }
}

function json(item: ResponseInputItem): string {
  return JSON.stringify(item);
}
