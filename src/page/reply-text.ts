import type { Json } from '../agent/json.ts';
import { isList, isObject, listAt, textAt, valueAt } from './read-json.ts';

/** Text of a message's `content`: a string, or parts that hold `text` or `refusal` (Responses and chat alike). */
export function contentText(content: Json | undefined): string {
  if (typeof content === 'string') return content;
  if (!isList(content)) return '';
  return content
    .map((part) => textAt(part, 'text') || textAt(part, 'refusal'))
    .filter((text) => text !== '')
    .join('\n');
}

/** What the model wrote beside its call, with its reasoning summary: prose that the driver never acts on. */
export function spokenText(raw: Json | undefined): string {
  const items = [
    ...listAt(raw, 'output'),
    ...listAt(raw, 'choices').map((choice) => valueAt(choice, 'message') ?? null),
  ];
  return items
    .flatMap((item) => [contentText(valueAt(item, 'summary')), reasoningOf(item), messageOf(item)])
    .filter((text) => text.trim() !== '')
    .join('\n\n');
}

function reasoningOf(item: Json): string {
  return textAt(item, 'reasoning_content') || textAt(item, 'reasoning');
}

function messageOf(item: Json): string {
  if (!isObject(item)) return '';
  const isMessage = item['type'] === 'message' || item['role'] === 'assistant';
  return isMessage ? contentText(item['content']) : '';
}
