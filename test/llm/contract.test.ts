import { expect, test } from 'vitest';
import { bodyOf, type ConversationItem } from '../../src/core/ports.ts';
import { readChat } from '../../src/llm/chat-completions.ts';
import { createLLM } from '../../src/llm/create-llm.ts';
import { readResponses } from '../../src/llm/openai-responses.ts';
import { checkBaseUrl } from '../../src/llm/provider.ts';
import { readContract } from '../servers/contract.ts';
import type { Json } from '../servers/json.ts';
import { realConversation } from './conversations.ts';
import { modelAt } from './scripted-endpoint.ts';

// OpenAI's published description of its API.
const CONTRACT = readContract('openai', 'ErrorResponse');

const problemsOf = (path: string, body: Json): readonly string[] | undefined =>
  CONTRACT.match('POST', path)?.problemsOfRequest(body);

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

function itemsAfter(reply: ReturnType<typeof readChat>): readonly ConversationItem[] {
  if (reply.kind !== 'reply') throw new Error('not a reply');
  return [
    { type: 'user', text: 'Goal' },
    { type: 'reply', echo: reply.echo },
    { type: 'tool_output', callId: 'c1', text: 'found' },
    { type: 'user', text: 'Go on.' },
  ];
}

test('a Responses request is one by OpenAI’s schema', () => {
  const request = createLLM({ api: 'responses', ...OPTIONS }).render(
    realConversation(itemsAfter(readResponses(REPLY, new Set()))),
  );
  const body = JSON.parse(bodyOf(request));
  expect(problemsOf('/responses', body)).toEqual([]);
  expect(problemsOf('/responses', { ...body, input: [{ type: 'message' }] })).not.toEqual([]);
});

test('a chat request is one by OpenAI’s schema', () => {
  const request = createLLM({ api: 'chat-completions', ...OPTIONS }).render(
    realConversation(itemsAfter(readChat(CHAT_REPLY))),
  );
  const body = JSON.parse(bodyOf(request));
  expect(problemsOf('/chat/completions', body)).toEqual([]);
  expect(problemsOf('/chat/completions', { ...body, messages: [{ role: 'tool' }] })).not.toEqual([]);
});
