import { firstLine, formatCount, formatCountOf } from './format.ts';
import type { Prompt, PromptMessage } from './prompt.ts';
import { type ElementView, h, longText, type View } from './view.ts';

/** Messages drawn at once, from the end: what this request added comes last. */
export const MESSAGES_AT_ONCE = 60;

/** A prompt as its messages; those this request added stand open. `check` tells whether the hash was right. */
export function promptView(prompt: Prompt, from: number, check: string): readonly View[] {
  const { messages, added, body } = prompt;
  const size = body === null ? '' : `, ${formatCount(body.length)} characters of JSON`;
  const firstAdded = added === null ? messages.length : messages.length - added;
  return [
    h(
      'p',
      { class: 'quiet', role: 'status' },
      `${formatCountOf(messages.length, 'message')}${size}. `,
      h('span', { class: 'check' }, check),
    ),
    from === 0
      ? null
      : h(
          'button',
          { type: 'button', 'data-more': 'messages' },
          `Show the ${formatCountOf(from, 'earlier message')}`,
        ),
    ...messages.slice(from).map((message, offset) => messageView(message, from + offset >= firstAdded)),
  ].filter((view) => view !== null);
}

function messageView({ role, note, text }: PromptMessage, isNew: boolean): ElementView {
  return h(
    'details',
    { class: `message ${isNew ? 'new' : ''}`, open: isNew ? '' : undefined },
    h(
      'summary',
      {},
      h('strong', {}, role),
      note === '' ? '' : ` ${note}`,
      isNew ? h('span', { class: 'mark plain' }, 'new') : null,
      h('span', { class: 'quiet' }, ` ${firstLine(text, 80)}`),
    ),
    text === '' ? h('p', { class: 'quiet' }, 'No text.') : longText(text, 'plain', `Message of ${role}`),
  );
}
