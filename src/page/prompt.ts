import { orElse } from '../core/errors.ts';
import { firstLine, formatCount, formatCountOf } from '../story/format.ts';
import { isList, listAt, prettyJson, textAt, valueAt } from '../story/read-json.ts';
import { type ElementView, h, longText, type View } from './view.ts';

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
  /** How many of them, at the end, this request added. */
  readonly added: number;
  /** The request's exact body, to be hashed. */
  readonly body: string;
  readonly sha256: string;
}

/** Rebuilds the last of these requests: all payloads of one run's requests up to and including it, in order. */
export function rebuildPrompt(requests: readonly unknown[]): Prompt {
  const last = requests.at(-1);
  const items = requests.flatMap((request) => listAt(request, 'appended'));
  const parts = items.map((item) => JSON.stringify(item)).join(',');
  const body = `${newest(requests, 'head')}${parts}${newest(requests, 'tail')}`;
  return {
    messages: [...frameMessages(body), ...items.flatMap(itemMessages)],
    added: listAt(last, 'appended').flatMap(itemMessages).length,
    body,
    sha256: textAt(last, 'sha256'),
  };
}

/** A part stands only where it differs from the request before. */
const newest = (requests: readonly unknown[], part: 'head' | 'tail'): string =>
  requests.map((request) => valueAt(request, part)).findLast((text) => typeof text === 'string') ?? '';

/** What the body holds beside its items: instructions and tools. */
function frameMessages(body: string): readonly PromptMessage[] {
  const parsed = parse(body);
  const instructions = textAt(parsed, 'instructions');
  const tools = valueAt(parsed, 'tools');
  return [
    ...(isList(tools) ? [{ role: 'tools', note: toolNames(tools), text: prettyJson(tools) }] : []),
    ...(instructions === '' ? [] : [{ role: 'system', note: 'instructions', text: instructions }]),
  ];
}

const parse = (body: string): unknown => orElse(undefined, () => JSON.parse(body));

function toolNames(tools: readonly unknown[]): string {
  return tools.map((tool) => textAt(tool, 'name') || textAt(tool, 'function', 'name')).join(', ');
}

/** One item of Responses `input`, or one of chat `messages`, which may hold text and calls. */
function itemMessages(item: unknown): readonly PromptMessage[] {
  const type = textAt(item, 'type');
  if (type === 'function_call') return [callMessage(item)];
  if (type === 'function_call_output') {
    return [{ role: 'tool', note: textAt(item, 'call_id'), text: outputText(valueAt(item, 'output')) }];
  }
  if (type === 'reasoning') return [{ role: 'assistant', note: 'reasoning', text: reasoningText(item) }];
  const role = textAt(item, 'role');
  if (role === '') return [{ role: type || 'item', note: '', text: prettyJson(item) }];
  const calls = listAt(item, 'tool_calls').map((each) => callMessage(valueAt(each, 'function')));
  const text = contentText(valueAt(item, 'content'));
  const own = { role, note: textAt(item, 'tool_call_id') || textAt(item, 'name'), text };
  return text === '' && calls.length > 0 ? calls : [own, ...calls];
}

/** What a model thought is mostly sent back encrypted; then only its size can be told. */
function reasoningText(item: unknown): string {
  const { length } = textAt(item, 'encrypted_content');
  return contentText(valueAt(item, 'summary')) || (length === 0 ? '' : `[encrypted, ${length} characters]`);
}

function callMessage(item: unknown): PromptMessage {
  return { role: 'assistant', note: `calls ${textAt(item, 'name')}`, text: textAt(item, 'arguments') };
}

function outputText(output: unknown): string {
  return typeof output === 'string' ? output : contentText(output) || prettyJson(output ?? null);
}

/** Text of a message's `content`: a string, or parts that hold `text` or `refusal` (Responses and chat alike). */
function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!isList(content)) return '';
  return content
    .map((part) => textAt(part, 'text') || textAt(part, 'refusal'))
    .filter((text) => text !== '')
    .join('\n');
}

/** What the model wrote beside its call, with its reasoning summary: prose that the driver never acts on. */
export function spokenText(raw: unknown): string {
  const items = [
    ...listAt(raw, 'output'),
    ...listAt(raw, 'choices').map((choice) => valueAt(choice, 'message')),
  ];
  return items
    .flatMap((item) => {
      const isMessage = textAt(item, 'type') === 'message' || textAt(item, 'role') === 'assistant';
      const reasoning = textAt(item, 'reasoning_content') || textAt(item, 'reasoning');
      const message = isMessage ? contentText(valueAt(item, 'content')) : '';
      return [contentText(valueAt(item, 'summary')), reasoning, message];
    })
    .filter((text) => text.trim() !== '')
    .join('\n\n');
}

/** A prompt as its messages from index `from` on; those this request added stand open. `check` tells whether the hash was right. */
export function promptView(prompt: Prompt, from: number, check: string): readonly View[] {
  const { messages, added, body } = prompt;
  const size = `${formatCountOf(messages.length, 'message')}, ${formatCount(body.length)} characters of JSON. `;
  const firstAdded = messages.length - added;
  const more = `Show the ${formatCountOf(from, 'earlier message')}`;
  return [
    h('p.quiet', { role: 'status' }, size, h('span.check', check)),
    ...(from === 0 ? [] : [h('button', { type: 'button', 'data-more': 'messages' }, more)]),
    ...messages.slice(from).map((message, offset) => messageView(message, from + offset >= firstAdded)),
  ];
}

function messageView({ role, note, text }: PromptMessage, isNew: boolean): ElementView {
  return h(
    'details',
    { class: `message ${isNew ? 'new' : ''}`, open: isNew ? '' : undefined },
    h(
      'summary',
      h('strong', role),
      note === '' ? '' : ` ${note}`,
      isNew ? h('span.mark.plain', 'new') : null,
      h('span.quiet', ` ${firstLine(text, 80)}`),
    ),
    text === '' ? h('p.quiet', 'No text.') : longText(text, 'plain', `Message of ${role}`),
  );
}
