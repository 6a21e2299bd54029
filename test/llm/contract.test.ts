import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { bodyOf, type ConversationItem, type LLM } from '../../src/core/ports.ts';
import { readChat } from '../../src/llm/chat-completions.ts';
import { createLLM } from '../../src/llm/create-llm.ts';
import { readResponses } from '../../src/llm/openai-responses.ts';
import { checkBaseUrl } from '../../src/llm/provider.ts';
import { realConversation } from './conversations.ts';
import { modelAt } from './scripted-endpoint.ts';

// OpenAI's published description of its API, cut to the two operations that are used. It is OpenAPI 3.1 with leftovers
// of 3.0: a `nullable: true` that 3.1 has no meaning for, and the validator stumbles over.
const DESCRIPTION = JSON.parse(
  readFileSync(new URL('../contracts/openai-subset.json', import.meta.url), 'utf8'),
  (key, value) => (key === 'nullable' && value === true ? undefined : value),
);
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema(DESCRIPTION, 'openai');

function errorsBy(schema: string, value: unknown): readonly unknown[] {
  const validate = ajv.compile({ $ref: `openai#/components/schemas/${schema}` });
  validate(value);
  return validate.errors ?? [];
}

const OPTIONS = modelAt(checkBaseUrl('https://api.openai.com/v1', 'test'), { reasoningEffort: 'low' });
const MESSAGE = {
  type: 'message',
  id: 'msg_1',
  role: 'assistant',
  status: 'completed',
  content: [{ type: 'output_text', text: 'So.', annotations: [], logprobs: [] }],
};
const REPLY = {
  id: 'resp_1',
  status: 'completed',
  output: [
    { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'gAAA' },
    MESSAGE,
    { type: 'function_call', id: 'fc_1', call_id: 'c1', name: 'grep', arguments: '{}', status: 'completed' },
  ],
};
const CHAT_REPLY = {
  choices: [
    {
      finish_reason: 'tool_calls',
      message: {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'c1', type: 'function', function: { name: 'grep', arguments: '{}' } }],
      },
    },
  ],
};

function itemsAfter(reply: ReturnType<LLM['read']>): readonly ConversationItem[] {
  if (reply.kind !== 'reply') throw new Error('not a reply');
  return [
    { type: 'user', text: 'Goal' },
    { type: 'reply', echo: reply.echo },
    { type: 'tool_output', callId: 'c1', text: 'found' },
    { type: 'user', text: 'Go on.' },
  ];
}

test.each(['action', 'reflection'] as const)(
  'a Responses request for %s is one by OpenAI’s schema',
  (expects) => {
    const request = createLLM({ api: 'responses', ...OPTIONS }).render(
      realConversation(itemsAfter(readResponses(REPLY)), expects),
    );
    const body = JSON.parse(bodyOf(request));
    expect(errorsBy('CreateResponse', body)).toEqual([]);
    for (const item of body.input) expect(errorsBy('InputItem', item)).toEqual([]);
    expect(errorsBy('CreateResponse', { ...body, input: [{ type: 'message' }] })).not.toEqual([]);
  },
);

test.each(['action', 'reflection'] as const)('a chat request for %s is one by OpenAI’s schema', (expects) => {
  const request = createLLM({ api: 'chat-completions', ...OPTIONS }).render(
    realConversation(itemsAfter(readChat(CHAT_REPLY)), expects),
  );
  const body = JSON.parse(bodyOf(request));
  expect(errorsBy('CreateChatCompletionRequest', body)).toEqual([]);
  expect(errorsBy('CreateChatCompletionRequest', { ...body, messages: [{ role: 'tool' }] })).not.toEqual([]);
});
