import { isJsonObject, type Json, type JsonObject } from '../agent/json.ts';

/** One part of a prompt, for people. */
export interface Message {
  readonly role: string;
  readonly content: string;
}

/** The messages of a whole request body of either API: `instructions` and `input`, or `messages`. */
export function messagesOfBody(body: Json): readonly Message[] {
  if (!isJsonObject(body)) return [];
  const { instructions } = body;
  const system = typeof instructions === 'string' ? [{ role: 'system', content: instructions }] : [];
  const items = listOf(body['input']) ?? listOf(body['messages']) ?? [];
  return [...system, ...items.map(messageOfItem)];
}

/** One item of a conversation: an input item of the Responses API, or a message of Chat Completions. */
export function messageOfItem(item: Json): Message {
  if (!isJsonObject(item)) return { role: '', content: JSON.stringify(item) };
  switch (item['type']) {
    case 'function_call':
      return { role: 'assistant', content: callText(item['name'], item['arguments']) };
    case 'function_call_output':
      return { role: 'tool', content: contentText(item['output']) };
    case 'reasoning':
      return { role: 'reasoning', content: reasoningText(item) };
    default:
      return messageOf(item);
  }
}

function messageOf(message: JsonObject): Message {
  const role = typeof message['role'] === 'string' ? message['role'] : '';
  const calls = (listOf(message['tool_calls']) ?? []).map(toolCallText);
  if (role === '' && message['content'] === undefined) return { role, content: JSON.stringify(message) };
  return {
    role,
    content: [contentText(message['content']), ...calls].filter((text) => text !== '').join('\n'),
  };
}

function contentText(content: Json | undefined): string {
  if (content === undefined || content === null) return '';
  if (typeof content === 'string') return content;
  const parts = listOf(content);
  return parts === null ? JSON.stringify(content) : parts.map(partText).join('\n');
}

function partText(part: Json): string {
  const text = isJsonObject(part) ? (part['text'] ?? part['refusal']) : part;
  return typeof text === 'string' ? text : JSON.stringify(part);
}

function toolCallText(call: Json): string {
  const named = isJsonObject(call) ? call['function'] : undefined;
  return named !== undefined && isJsonObject(named)
    ? callText(named['name'], named['arguments'])
    : JSON.stringify(call);
}

function callText(name: Json | undefined, args: Json | undefined): string {
  return `[call] ${contentText(name)} ${contentText(args)}`;
}

/** What a model thought is mostly sent back encrypted; then only its size can be told. */
function reasoningText(item: JsonObject): string {
  const summary = (listOf(item['summary']) ?? []).map(partText).join('\n');
  if (summary !== '') return summary;
  const sealed = item['encrypted_content'];
  return typeof sealed === 'string' ? `[encrypted, ${sealed.length} characters]` : JSON.stringify(item);
}

function listOf(value: Json | undefined): readonly Json[] | null {
  return Array.isArray(value) ? value : null;
}
