import { orElse } from '../../base/errors.ts';
import { textAt, valueAt } from '../../base/json.ts';
import { formatCountOf } from '../../base/numbers.ts';
import { firstLine } from '../../base/text.ts';
import type { StoryEvent } from '../moment.ts';
import { contentText, isList, listAt, messageOf, prettyJson } from '../read-json.ts';
import { type Html, h, longText, type View } from './view.ts';

/** One message of a prompt, or one call of a message. */
interface PromptRow {
  readonly role: string;
  /** Says more than the role: the name of the tool that a message calls, or the id of the call that it answers. */
  readonly note: string;
  readonly text: string;
}

/** What a request added to the conversation. */
interface Addition {
  readonly messages: readonly PromptRow[];
  /** Whether this request and the earlier ones, put together, are the bytes that were sent; null: it cannot be read. */
  readonly isExact: boolean | null;
}

/** The whole body of a request, put together from what this request and the earlier ones recorded. */
export interface WholePrompt {
  readonly head: string;
  readonly items: readonly string[];
  readonly tail: string;
  /** Whether the body is, byte for byte, the one that was sent. */
  readonly isExact: boolean;
}

/** Rebuilds the bodies of one run's requests, which are added in their order; null for a request that cannot be read. */
export interface PromptBuilder {
  add(request: StoryEvent): WholePrompt | null;
}

/** What a request added to the conversation. All earlier requests must have been added to `builder`. */
export function additionOf({ kind, payload }: StoryEvent, builder: PromptBuilder): Addition {
  const rows = listAt(payload, 'appended').flatMap(rowsOfItem);
  const prompt = builder.add({ kind, payload });
  if (prompt === null) return { messages: rows, isExact: null };
  // A request holds instructions and tools only if they differ from the request before.
  const messages = valueAt(payload, 'head') === undefined ? rows : [...frameOf(prompt), ...rows];
  return { messages, isExact: prompt.isExact };
}

/** The instructions and tools of a body, as rows. */
function frameOf({ head, tail }: WholePrompt): readonly PromptRow[] {
  const parsed: unknown = orElse(undefined, () => JSON.parse(`${head}${tail}`));
  const instructions = textAt(parsed, 'instructions');
  const tools = valueAt(parsed, 'tools');
  return [
    ...(isList(tools) ? [{ role: 'tools', note: toolNames(tools), text: prettyJson(tools) }] : []),
    ...(instructions === '' ? [] : [{ role: 'system', note: 'instructions', text: instructions }]),
  ];
}

function toolNames(tools: readonly unknown[]): string {
  return tools.map((tool) => textAt(tool, 'name') || textAt(tool, 'function', 'name')).join(', ');
}

function rowsOfItem(item: unknown): readonly PromptRow[] {
  const { role, text, calls, answers } = messageOf(item);
  const rows = calls.map(({ name, args }) => ({ role, note: `calls ${name}`, text: args }));
  return text === '' && rows.length > 0 ? rows : [{ role, note: answers, text }, ...rows];
}

/** What the model wrote in addition to its call, and the summary of its reasoning: prose that the driver never acts on. */
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

/** What a request added, folded. The whole prompt is this after the additions of all earlier requests. */
export function promptView({ messages, isExact }: Addition): View {
  return h(
    'details',
    h('summary', `${formatCountOf(messages.length, 'message')} added to the prompt`),
    h('p.quiet', checkWords(isExact)),
    messages.map(messageView),
  );
}

function checkWords(isExact: boolean | null): string {
  if (isExact === null) return 'This request cannot be put together again.';
  return `The sha256 of the whole prompt is ${isExact ? '' : 'NOT '}the recorded one.`;
}

function messageView({ role, note, text }: PromptRow): Html {
  return h(
    'details.message',
    h(
      'summary',
      h('strong', role),
      note === '' ? '' : ` ${note}`,
      h('span.quiet', ` ${firstLine(text, 80)}`),
    ),
    text === '' ? h('p.quiet', 'No text.') : longText(text, 'plain', `Message of ${role}`),
  );
}
