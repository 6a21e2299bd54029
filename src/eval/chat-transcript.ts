import { isJsonObject, type Json, type JsonObject } from '../agent/json.ts';
import { bodyOf } from '../agent/ports.ts';
import { isRequest, PromptRebuilder } from '../trace/prompt-rebuild.ts';
import { readRun } from '../trace/reader.ts';

/** A message as trainers and chat templates take it: https://huggingface.co/docs/trl/dataset_formats */
export type ChatMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly tool_calls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string };

interface ToolCall {
  readonly id: string;
  readonly type: 'function';
  /** `arguments` is JSON text, as endpoints send it: objects of differing shape cannot stand in one column. */
  readonly function: { readonly name: string; readonly arguments: string };
}

export interface Transcript {
  /** Up to the model's first reply. */
  readonly prompt: readonly ChatMessage[];
  readonly completion: readonly ChatMessage[];
  /** The functions that the model could call, as JSON text. */
  readonly tools: string;
}

/** The conversation of the one run of a trace, in either protocol; null when no model replied. */
export async function readTranscript(path: string): Promise<Transcript | null> {
  const { events } = await readRun(path, null);
  const rebuilder = new PromptRebuilder();
  const said = events.flatMap((event) => event.said ?? []);
  for (const event of said) if (isRequest(event)) rebuilder.add(event);
  const newest = rebuilder.newest();
  if (newest === null) return null;
  const body: Json = JSON.parse(bodyOf(newest));
  if (!isJsonObject(body)) return null;
  const last = said.findLast((event) => event.kind === 'llm_action');
  const messages = [...messagesOf(body), ...(last === undefined ? [] : finalMessage(last.payload.action))];
  const start = messages.findIndex(({ role }) => role === 'assistant');
  if (start < 0) return null;
  return { prompt: messages.slice(0, start), completion: messages.slice(start), tools: toolsOf(body) };
}

function messagesOf(body: JsonObject): readonly ChatMessage[] {
  const { instructions, input, messages } = body;
  const system: ChatMessage[] =
    typeof instructions === 'string' ? [{ role: 'system', content: instructions }] : [];
  const items = listOf(input ?? messages ?? null);
  return [...system, ...items.flatMap(messageOf)].reduce<ChatMessage[]>(joined, []);
}

function messageOf(item: Json): readonly ChatMessage[] {
  if (!isJsonObject(item)) return [];
  switch (item['type']) {
    case 'function_call':
      return [{ role: 'assistant', content: '', tool_calls: [toolCall(item['call_id'], item)] }];
    case 'function_call_output':
      return [{ role: 'tool', tool_call_id: textOf(item['call_id']), content: textOf(item['output']) }];
    case 'reasoning':
      // Sealed by the endpoint, and no text of the conversation.
      return [];
    default:
      return chatMessage(item);
  }
}

function chatMessage(item: JsonObject): readonly ChatMessage[] {
  const content = textOf(item['content']);
  switch (item['role']) {
    case 'system':
    case 'developer':
      return [{ role: 'system', content }];
    case 'user':
      return [{ role: 'user', content }];
    case 'tool':
      return [{ role: 'tool', tool_call_id: textOf(item['tool_call_id']), content }];
    case 'assistant': {
      const calls = listOf(item['tool_calls'] ?? null).flatMap((call) =>
        isJsonObject(call) && isJsonObject(call['function'] ?? null)
          ? [toolCall(call['id'], call['function'] ?? null)]
          : [],
      );
      return [{ role: 'assistant', content, ...(calls.length === 0 ? {} : { tool_calls: calls }) }];
    }
    default:
      return [];
  }
}

function toolCall(id: Json | undefined, call: Json): ToolCall {
  const { name, arguments: args } = isJsonObject(call) ? call : {};
  return { id: textOf(id), type: 'function', function: { name: textOf(name), arguments: textOf(args) } };
}

/** One reply with several parts (text, then calls) is one message. */
function joined(messages: ChatMessage[], message: ChatMessage): ChatMessage[] {
  const before = messages.at(-1);
  if (before?.role !== 'assistant' || message.role !== 'assistant') return [...messages, message];
  const content = [before.content, message.content].filter((text) => text !== '').join('\n');
  const calls = [...(before.tool_calls ?? []), ...(message.tool_calls ?? [])];
  return [
    ...messages.slice(0, -1),
    { role: 'assistant', content, ...(calls.length === 0 ? {} : { tool_calls: calls }) },
  ];
}

/** The reply that ended the run: no later request holds it. */
function finalMessage(action: Json): readonly ChatMessage[] {
  if (!isJsonObject(action) || action['type'] !== 'final') return [];
  const { type, ...args } = action;
  const call = { name: 'final', arguments: JSON.stringify(args) };
  return [
    { role: 'assistant', content: '', tool_calls: [{ id: 'final', type: 'function', function: call }] },
  ];
}

function toolsOf({ tools }: JsonObject): string {
  const functions = listOf(tools ?? null).flatMap((tool) => {
    if (!isJsonObject(tool)) return [];
    const { type, function: nested, ...flat } = tool;
    return [{ type: 'function', function: nested ?? flat }];
  });
  return JSON.stringify(functions);
}

function textOf(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  const parts = listOf(value).map((part) =>
    isJsonObject(part) ? textOf(part['text'] ?? part['refusal']) : textOf(part),
  );
  return Array.isArray(value) ? parts.join('\n') : JSON.stringify(value);
}

function listOf(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
