import { orElse } from '../core/errors.ts';
import { contentText, isList, listAt, messageOf, prettyJson, textAt, valueAt } from '../story/read-json.ts';
import { firstLine, formatCount, formatCountOf } from '../story/words.ts';
import { type ElementView, h, longText, type View } from './view.ts';

/** One message of a prompt, or one call of a message. */
interface PromptRow {
  readonly role: string;
  /** What kind of message, where the role does not say: a call's name, the id it answers. */
  readonly note: string;
  readonly text: string;
}

interface Prompt {
  readonly messages: readonly PromptRow[];
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
    messages: [...frameMessages(body), ...items.flatMap(rowsOfItem)],
    added: listAt(last, 'appended').flatMap(rowsOfItem).length,
    body,
    sha256: textAt(last, 'sha256'),
  };
}

/** A part stands only where it differs from the request before. */
const newest = (requests: readonly unknown[], part: 'head' | 'tail'): string =>
  requests.map((request) => valueAt(request, part)).findLast((text) => typeof text === 'string') ?? '';

/** What the body holds beside its items: instructions and tools. */
function frameMessages(body: string): readonly PromptRow[] {
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

function rowsOfItem(item: unknown): readonly PromptRow[] {
  const { role, text, calls, answers } = messageOf(item);
  const rows = calls.map(({ name, args }) => ({ role, note: `calls ${name}`, text: args }));
  return text === '' && rows.length > 0 ? rows : [{ role, note: answers, text }, ...rows];
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

function messageView({ role, note, text }: PromptRow, isNew: boolean): ElementView {
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
