import { expect, test } from 'vitest';
import { messagesOf } from '../../src/story/read-json.ts';

const shown = (body: unknown): string[] =>
  messagesOf(body).map(({ role, text, calls, answers }) =>
    [`${role}: ${text}`, ...calls.map(({ id, name, args }) => `${id} ${name} ${args}`), answers]
      .filter((part) => part !== '')
      .join(' | '),
  );

test('the messages of the Responses API are its instructions and input items', () => {
  const body = {
    model: 'm',
    instructions: 'Be brief.',
    input: [
      { role: 'user', content: 'Goal' },
      {
        role: 'user',
        content: [
          { type: 'input_text', text: 'one' },
          { type: 'input_text', text: 'two' },
        ],
      },
      { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'x'.repeat(900) },
      { type: 'reasoning', id: 'rs_2', summary: [{ type: 'summary_text', text: 'I think' }] },
      {
        type: 'message',
        role: 'assistant',
        content: [{ type: 'output_text', text: 'Hm.', annotations: [] }],
      },
      { type: 'message', role: 'assistant', content: [{ type: 'refusal', refusal: 'No.' }] },
      { type: 'function_call', call_id: 'c', name: 'grep', arguments: '{"pattern":"x"}' },
      { type: 'function_call_output', call_id: 'c', output: 'a.js:1:x' },
      { type: 'item_reference', id: 'i' },
    ],
  };
  expect(shown(body)).toEqual([
    'system: Be brief.',
    'user: Goal',
    'user: one\ntwo',
    'reasoning: [encrypted, 900 characters]',
    'reasoning: I think',
    'assistant: Hm.',
    'assistant: No.',
    'assistant:  | c grep {"pattern":"x"}',
    'tool: a.js:1:x | c',
    'item_reference: {"type":"item_reference","id":"i"}',
  ]);
});

test('the messages of Chat Completions keep their roles, and show their calls', () => {
  const call = { id: 'c', type: 'function', function: { name: 'grep', arguments: '{"pattern":"x"}' } };
  const body = {
    model: 'm',
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'assistant', content: null, tool_calls: [call] },
      { role: 'assistant', content: 'Looking.', tool_calls: [call, 7] },
      { role: 'tool', tool_call_id: 'c', content: 'a.js:1:x' },
    ],
  };
  expect(shown(body)).toEqual([
    'system: Be brief.',
    'assistant:  | c grep {"pattern":"x"}',
    'assistant: Looking. | c grep {"pattern":"x"} |   ',
    'tool: a.js:1:x | c',
  ]);
});

test.each([[null], ['text'], [[]], [{}], [{ input: 'text' }]])(
  'a body without messages shows none: %j',
  (body) => {
    expect(shown(body)).toEqual([]);
  },
);
