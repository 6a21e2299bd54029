import { expect, test } from 'vitest';
import type { Completion } from '../../src/agent/ports.ts';
import { checkBaseUrl } from '../../src/llm/base-url.ts';
import { OpenAIResponsesLLM } from '../../src/llm/openai-responses.ts';
import { ReplayLLM } from '../../src/llm/replay.ts';
import { realConversation } from './conversations.ts';
import { CALL_REPLY, modelAt } from './scripted-endpoint.ts';

const inner = new OpenAIResponsesLLM(modelAt(checkBaseUrl('https://api.openai.com/v1', 'test')));
const request = inner.render(realConversation([{ type: 'user', text: 'Goal' }]));

const LOST: Completion = { kind: 'failed', reason: 'unavailable', status: 500, message: 'gone' };

test('answers from the record in order, failures included, and then is exhausted', async () => {
  const replies = [
    { sha256: request.sha256, raw: CALL_REPLY },
    { sha256: 'b', completion: LOST },
  ];
  const replay = new ReplayLLM({ inner, replies });
  expect(await replay.send(request)).toEqual(inner.read(CALL_REPLY));
  expect(await replay.send(request)).toEqual(LOST);
  const end = {
    kind: 'failed',
    reason: 'exhausted',
    status: null,
    message: 'The record ends after 2 replies.',
  };
  expect(await replay.send(request)).toEqual(end);
  expect(await replay.send(request)).toMatchObject({ reason: 'exhausted' });
});

test('shows each request beside the hash that was recorded for it', async () => {
  const seen: unknown[] = [];
  const replay = new ReplayLLM({
    inner,
    replies: [{ sha256: request.sha256, raw: CALL_REPLY }],
    onRequest: (index, { sha256 }, expected) => seen.push([index, sha256 === expected]),
  });
  await replay.send(request);
  await replay.send(request);
  expect(seen).toEqual([
    [0, true],
    [1, false],
  ]);
});

test('renders and names itself as the model that was recorded', () => {
  const replay = new ReplayLLM({ inner, replies: [] });
  const conversation = realConversation([{ type: 'user', text: 'Goal' }]);
  expect(replay.render(conversation)).toEqual(request);
  expect([replay.api, replay.model, replay.endpoint]).toEqual([
    'responses',
    'gpt-5.4-mini',
    'https://api.openai.com/v1/responses',
  ]);
});
