import { orElse } from '../base/errors.ts';
import { textAt, valueAt } from '../base/json.ts';

// Reads fields of any JSON, since a newer or older version may have written a trace, and files may be damaged: a field that is
// missing or has another type counts as absent.

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

export function numberAt(value: unknown, ...keys: readonly string[]): number | null {
  const found = valueAt(value, ...keys);
  return typeof found === 'number' ? found : null;
}

export function listAt(value: unknown, ...keys: readonly string[]): readonly unknown[] {
  const found = valueAt(value, ...keys);
  return isList(found) ? found : [];
}

export function textsAt(value: unknown, ...keys: readonly string[]): readonly string[] {
  return listAt(value, ...keys).filter((item) => typeof item === 'string');
}

export const TOO_DEEP = '(nested too deep to show; see the trace)';

export const prettyJson = (value: unknown): string =>
  orElse(TOO_DEEP, () => JSON.stringify(value, null, 2) ?? '');

// Reads the messages of a request to a model, in either protocol (Responses, Chat Completions). JSON of any other shape is shown
// as JSON.

export interface PromptMessage {
  /** `system`, `user`, `assistant`, `tool` or `reasoning`; for any other item its `type`, or `item`. */
  readonly role: string;
  readonly text: string;
  readonly calls: readonly PromptCall[];
  /** The id of the call that a tool's message answers, or a message's own name; '' for none. */
  readonly answers: string;
}

interface PromptCall {
  readonly id: string;
  readonly name: string;
  /** JSON text, as endpoints send it. */
  readonly args: string;
}

/** The messages of a whole body: `instructions` and `input` (Responses), or `messages` (Chat Completions). */
export function messagesOf(body: unknown): readonly PromptMessage[] {
  const text = textAt(body, 'instructions');
  const system = text === '' ? [] : [{ role: 'system', text, calls: [], answers: '' }];
  return [...system, ...[...listAt(body, 'input'), ...listAt(body, 'messages')].map(messageOf)];
}

/** One item of `input`, or one of `messages`. */
export function messageOf(item: unknown): PromptMessage {
  const type = textAt(item, 'type');
  const bare = { text: '', calls: [], answers: '' };
  switch (type) {
    case 'function_call':
      return { ...bare, role: 'assistant', calls: [callOf(textAt(item, 'call_id'), item)] };
    case 'function_call_output': {
      const text = contentText(valueAt(item, 'output'));
      return { role: 'tool', text, calls: [], answers: textAt(item, 'call_id') };
    }
    case 'reasoning':
      return { ...bare, role: 'reasoning', text: reasoningText(item) };
  }
  const role = textAt(item, 'role');
  if (role === '') return { ...bare, role: type || 'item', text: JSON.stringify(item) };
  const calls = listAt(item, 'tool_calls').map((call) =>
    callOf(textAt(call, 'id'), valueAt(call, 'function')),
  );
  const text = contentText(valueAt(item, 'content'));
  return { role, text, calls, answers: textAt(item, 'tool_call_id') || textAt(item, 'name') };
}

const callOf = (id: string, call: unknown): PromptCall => ({
  id,
  name: textAt(call, 'name'),
  args: textAt(call, 'arguments'),
});

/** Text of a message's `content`: a string, or parts that hold `text` or `refusal`. */
export function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!isList(content)) return content === undefined || content === null ? '' : JSON.stringify(content);
  const parts = content.map((part) => textAt(part, 'text') || textAt(part, 'refusal'));
  return parts.filter((text) => text !== '').join('\n');
}

/** The summary of what a model thought or, where there is none but encrypted text, its size: `[encrypted, 900 characters]`. */
function reasoningText(item: unknown): string {
  const { length } = textAt(item, 'encrypted_content');
  return contentText(valueAt(item, 'summary')) || (length === 0 ? '' : `[encrypted, ${length} characters]`);
}
