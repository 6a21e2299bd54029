import { expect, test } from 'vitest';
import type { Completion } from '../../src/core/ports.ts';
import { createLLM, replayLLM } from '../../src/llm/create-llm.ts';
import { checkBaseUrl } from '../../src/llm/provider.ts';
import { realConversation } from './conversations.ts';
import { CALL_REPLY, modelAt } from './scripted-endpoint.ts';

const model = createLLM({ api: 'responses', ...modelAt(checkBaseUrl('https://api.openai.com/v1', 'test')) });
const request = model.render(realConversation([{ type: 'user', text: 'Goal' }]));
const options = { timeoutMs: 1, signal: new AbortController().signal, onAttempt: () => {} };

const LOST = { kind: 'failed', reason: 'unavailable', status: 500, message: 'gone' } as const;
const LIVE: Completion = { ...LOST, message: 'the live model was asked' };

test('answers from the record in order, failures included, and then is exhausted', async () => {
  const replies = [{ kind: 'reply', raw: CALL_REPLY }, LOST] as const;
  const replay = replayLLM({ model, replies, goesOn: false });
  expect(await replay.send(request, options)).toEqual(model.read(CALL_REPLY, new Set()));
  expect(await replay.send(request, options)).toEqual(LOST);
  const end = {
    kind: 'failed',
    reason: 'exhausted',
    status: null,
    message: 'The record ends after 2 replies.',
  };
  expect(await replay.send(request, options)).toEqual(end);
  expect(await replay.send(request, options)).toMatchObject({ reason: 'exhausted' });
});

test('goes on with the model itself when told to, with the same request and options', async () => {
  const calls: unknown[] = [];
  const live = replayLLM({ model, replies: [], goesOn: false });
  live.send = async (...args) => {
    calls.push(args);
    return LIVE;
  };
  const replay = replayLLM({
    model: live,
    replies: [{ kind: 'reply', raw: CALL_REPLY }],
    goesOn: true,
  });
  expect(await replay.send(request, options)).toEqual(model.read(CALL_REPLY, new Set()));
  expect(calls).toEqual([]);
  expect(await replay.send(request, options)).toEqual(LIVE);
  expect(calls).toEqual([[request, options]]);
});

test('renders and names itself as the model that was recorded', () => {
  const replay = replayLLM({ model, replies: [], goesOn: false });
  const conversation = realConversation([{ type: 'user', text: 'Goal' }]);
  expect(replay.render(conversation)).toEqual(request);
  expect([replay.api, replay.model, replay.endpoint]).toEqual([
    'responses',
    'gpt-5.4-mini',
    'https://api.openai.com/v1/responses',
  ]);
});
