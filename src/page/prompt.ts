import type { Json } from '../agent/json.ts';
import { isList, prettyJson, textAt, valueAt } from './read-json.ts';
import { contentText } from './reply-text.ts';

/** One message of a prompt, for people. */
export interface PromptMessage {
  /** `system`, `user`, `assistant`, `tool`, or the item's own type. */
  readonly role: string;
  /** What kind of message, where the role does not say: a call's name, the id it answers. */
  readonly note: string;
  readonly text: string;
}

export interface Prompt {
  readonly messages: readonly PromptMessage[];
  /** How many of them, at the end, this request added; null when the record does not tell. */
  readonly added: number | null;
  /** The request's exact body, to be hashed; null when the trace holds whole messages instead of parts. */
  readonly body: string | null;
  readonly sha256: string;
}

/** Rebuilds the last of these requests: all payloads of one run's requests up to and including it, in order. */
export function rebuildPrompt(requests: readonly Json[]): Prompt {
  const last = requests.at(-1) ?? null;
  const messages = valueAt(last, 'messages');
  if (isList(messages))
    return { messages: messages.flatMap(itemMessages), added: null, body: null, sha256: '' };
  const items = requests.flatMap((request) => listOf(valueAt(request, 'appended')));
  const added = listOf(valueAt(last, 'appended'));
  const body = `${newest(requests, 'head')}${items.map((item) => JSON.stringify(item)).join(',')}${newest(requests, 'tail')}`;
  return {
    messages: [...frameMessages(body), ...items.flatMap(itemMessages)],
    added: added.flatMap(itemMessages).length,
    body,
    sha256: textAt(last, 'sha256'),
  };
}

/** A part stands only where it differs from the request before. */
const newest = (requests: readonly Json[], part: 'head' | 'tail'): string =>
  requests.map((request) => valueAt(request, part)).findLast((text) => typeof text === 'string') ?? '';

function listOf(value: Json | undefined): readonly Json[] {
  return isList(value) ? value : [];
}

/** What the body holds beside its items: instructions and tools. */
function frameMessages(body: string): readonly PromptMessage[] {
  const parsed = parse(body);
  if (parsed === undefined) return [];
  const instructions = textAt(parsed, 'instructions');
  const tools = valueAt(parsed, 'tools');
  return [
    ...(isList(tools) ? [{ role: 'tools', note: toolNames(tools), text: prettyJson(tools) }] : []),
    ...(instructions === '' ? [] : [{ role: 'system', note: 'instructions', text: instructions }]),
  ];
}

function parse(body: string): Json | undefined {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function toolNames(tools: readonly Json[]): string {
  return tools.map((tool) => textAt(tool, 'name') || textAt(tool, 'function', 'name')).join(', ');
}

/** One item of Responses `input`, or one of chat `messages`, which may hold text and calls. */
function itemMessages(item: Json): readonly PromptMessage[] {
  const type = textAt(item, 'type');
  if (type === 'function_call') return [call(item)];
  if (type === 'function_call_output') {
    return [{ role: 'tool', note: textAt(item, 'call_id'), text: outputText(valueAt(item, 'output')) }];
  }
  if (type === 'reasoning') return [{ role: 'assistant', note: 'reasoning', text: reasoningText(item) }];
  const role = textAt(item, 'role');
  if (role === '') return [{ role: type || 'item', note: '', text: prettyJson(item) }];
  const calls = listOf(valueAt(item, 'tool_calls')).map((each) => call(valueAt(each, 'function') ?? null));
  const text = contentText(valueAt(item, 'content'));
  const own = { role, note: textAt(item, 'tool_call_id') || textAt(item, 'name'), text };
  return text === '' && calls.length > 0 ? calls : [own, ...calls];
}

/** What a model thought is mostly sent back encrypted; then only its size can be told. */
function reasoningText(item: Json): string {
  const { length } = textAt(item, 'encrypted_content');
  return contentText(valueAt(item, 'summary')) || (length === 0 ? '' : `[encrypted, ${length} characters]`);
}

function call(item: Json): PromptMessage {
  return { role: 'assistant', note: `calls ${textAt(item, 'name')}`, text: textAt(item, 'arguments') };
}

function outputText(output: Json | undefined): string {
  return typeof output === 'string' ? output : contentText(output) || prettyJson(output ?? null);
}
