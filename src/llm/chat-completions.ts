import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionMessageParam,
  ChatCompletionToolChoiceOption,
} from 'openai/resources/chat/completions';
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
import { CHAT_FIELDS, readChat } from './chat-reply.ts';
import { converse } from './converse.ts';
import { type ModelOptions, REFLECT } from './model-options.ts';
import { isOpenAI } from './provider.ts';
import { onceEach, openList, renderedRequest } from './rendered-request.ts';

const CHAT = { path: '/chat/completions', fields: CHAT_FIELDS, read: readChat };

/** Chat Completions, as any compatible server speaks it: Azure, Together, vLLM, Ollama, OpenRouter. */
export class ChatCompletionsLLM implements LLM {
  readonly api = 'chat-completions';
  readonly model: string;
  readonly endpoint: string;
  readonly reasoningEffort: ModelOptions['reasoningEffort'];
  readonly #options: ModelOptions;
  readonly #renderItem = onceEach(renderItem);

  constructor(options: ModelOptions) {
    this.model = options.model;
    this.endpoint = `${options.baseUrl}${CHAT.path}`;
    this.reasoningEffort = options.reasoningEffort;
    this.#options = options;
  }

  render(conversation: Conversation): RenderedRequest {
    const items = conversation.items.flatMap(this.#renderItem);
    const system = json({ role: 'system', content: conversation.instructions });
    const comma = items.length === 0 ? '' : ',';
    return renderedRequest({
      head: openList(constantParams(conversation, this.#options), 'messages') + system + comma,
      items,
      tail: `],"tool_choice":${JSON.stringify(toolChoice(conversation))}}`,
    });
  }

  send(request: RenderedRequest, options: SendOptions): Promise<Completion> {
    return converse(CHAT, this.#options, { request, options });
  }

  read(raw: Json): Completion {
    return readChat(raw);
  }
}

/** All of a request that no turn changes, in an order that never changes either (I12). */
function constantParams({ functions }: Conversation, { model, reasoningEffort, baseUrl }: ModelOptions) {
  const strict = isOpenAI(baseUrl);
  return {
    model,
    ...(reasoningEffort !== null && { reasoning_effort: reasoningEffort }),
    tools: functions.map(({ name, description, parameters }) => ({
      type: 'function',
      function: { name, description, ...(strict && { strict: true }), parameters: { ...parameters } },
    })),
    // Other servers of this protocol may refuse what they do not know.
    ...(strict && { parallel_tool_calls: false }),
  } satisfies Omit<ChatCompletionCreateParamsNonStreaming, 'messages'>;
}

/** `auto` for an action: many compatible servers know nothing else, and the driver reads text as well. */
function toolChoice({ expects }: Conversation): ChatCompletionToolChoiceOption {
  return expects === 'action' ? 'auto' : { type: 'function', function: { name: REFLECT } };
}

function renderItem(item: ConversationItem): readonly string[] {
  switch (item.type) {
    case 'user':
      return [json({ role: 'user', content: item.text })];
    case 'reply':
      return item.echo.map((message) => JSON.stringify(message));
    case 'tool_output':
      return [json({ role: 'tool', tool_call_id: item.callId, content: item.text })];
    default:
      return assertNever(item);
  }
}

function json(message: ChatCompletionMessageParam): string {
  return JSON.stringify(message);
}
