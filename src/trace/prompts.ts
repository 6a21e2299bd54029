import type { RunEvent, RunEventOf } from '../core/events.ts';
import { isJsonObject, type Json, type JsonObject } from '../core/json.ts';
import { bodyOf, type RenderedRequest } from '../core/ports.ts';
import { sha256Of } from './writer.ts';

/** The parts that a body is joined from. */
export type PromptParts = Pick<RenderedRequest, 'head' | 'items' | 'tail'>;

/** A request as it was sent. */
export interface RebuiltPrompt extends PromptParts {
  readonly kind: 'llm_request' | 'reflection_request';
  readonly t: number;
  /** Of the body, as recorded when it was sent. */
  readonly sha256: string;
}

/** True when the rebuilt body is, byte for byte, the one that was sent. */
export const isExact = (prompt: RebuiltPrompt): boolean => sha256Of(bodyOf(prompt)) === prompt.sha256;

export type RequestEvent = RunEventOf<RebuiltPrompt['kind']>;

export function isRequestEvent(event: RunEvent): event is RequestEvent {
  return event.kind === 'llm_request' || event.kind === 'reflection_request';
}

/** Puts prompts together again: takes a run's requests in order, reflections included. */
export class PromptRebuilder {
  readonly #items: string[] = [];
  #head = '';
  #tail = '';
  #newest: RequestEvent | null = null;

  add(request: RequestEvent): void {
    this.#newest = request;
    this.#head = request.payload.head ?? this.#head;
    this.#tail = request.payload.tail ?? this.#tail;
    for (const item of request.payload.appended) this.#items.push(JSON.stringify(item));
  }

  /** The whole of the request added last; null before the first. */
  newest(): RebuiltPrompt | null {
    if (this.#newest === null) return null;
    const { kind, payload } = this.#newest;
    const { t, sha256 } = payload;
    return { kind, t, head: this.#head, items: this.#items.slice(), tail: this.#tail, sha256 };
  }
}

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
  const items = listIn(body['input']) ?? listIn(body['messages']) ?? [];
  return [...system, ...items.map(messageOfItem)];
}

/** One item of a conversation: an input item of the Responses API, or a message of Chat Completions. */
export function messageOfItem(item: Json): Message {
  if (!isJsonObject(item)) return { role: '', content: JSON.stringify(item) };
  switch (item['type']) {
    case 'function_call':
      return { role: 'assistant', content: textOfCall(item['name'], item['arguments']) };
    case 'function_call_output':
      return { role: 'tool', content: textOfContent(item['output']) };
    case 'reasoning':
      return { role: 'reasoning', content: textOfReasoning(item) };
    default:
      return plainMessage(item);
  }
}

function plainMessage(message: JsonObject): Message {
  const role = typeof message['role'] === 'string' ? message['role'] : '';
  const calls = (listIn(message['tool_calls']) ?? []).map(toolCallText);
  if (role === '' && message['content'] === undefined) return { role, content: JSON.stringify(message) };
  return {
    role,
    content: [textOfContent(message['content']), ...calls].filter((text) => text !== '').join('\n'),
  };
}

function textOfContent(content: Json | undefined): string {
  if (content === undefined || content === null) return '';
  if (typeof content === 'string') return content;
  const parts = listIn(content);
  return parts === null ? JSON.stringify(content) : parts.map(partText).join('\n');
}

function partText(part: Json): string {
  const text = isJsonObject(part) ? (part['text'] ?? part['refusal']) : part;
  return typeof text === 'string' ? text : JSON.stringify(part);
}

function toolCallText(call: Json): string {
  const named = isJsonObject(call) ? call['function'] : undefined;
  return named !== undefined && isJsonObject(named)
    ? textOfCall(named['name'], named['arguments'])
    : JSON.stringify(call);
}

function textOfCall(name: Json | undefined, args: Json | undefined): string {
  return `[call] ${textOfContent(name)} ${textOfContent(args)}`;
}

/** What a model thought is mostly sent back encrypted; then only its size can be told. */
function textOfReasoning(item: JsonObject): string {
  const summary = (listIn(item['summary']) ?? []).map(partText).join('\n');
  if (summary !== '') return summary;
  const sealed = item['encrypted_content'];
  return typeof sealed === 'string' ? `[encrypted, ${sealed.length} characters]` : JSON.stringify(item);
}

function listIn(value: Json | undefined): readonly Json[] | null {
  return Array.isArray(value) ? value : null;
}
