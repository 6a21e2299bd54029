import { afterEach, expect, test, vi } from 'vitest';
import { bodyOf, type ConversationItem } from '../../src/core/ports.ts';
import { MODEL_CHOICES } from '../../src/core/settings.ts';
import { createLLM } from '../../src/llm/create-llm.ts';
import { checkBaseUrl } from '../../src/llm/provider.ts';
import { realConversation } from './conversations.ts';
import { CALL_REPLY, endpointThat, failing, fakePace, json, KEY, modelAt } from './scripted-endpoint.ts';

const ITEMS: readonly ConversationItem[] = [
  { type: 'user', text: 'Goal: lone \ud800, line\u2028end, "\\", \u0000, 😀' },
  {
    type: 'reply',
    echo: [{ type: 'function_call', call_id: 'c', name: 'f', arguments: '{"2":1,"1":2}', 9: 0, 1: 0 }],
  },
  { type: 'tool_output', callId: 'c', text: 'ü'.repeat(1000) },
];

const REPLIES = {
  responses: CALL_REPLY,
  'chat-completions': {
    choices: [{ finish_reason: 'stop', message: { role: 'assistant', content: 'So.' } }],
  },
};
const OPTIONS = { timeoutMs: 30_000, signal: new AbortController().signal, onAttempt: () => {} };

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test.each(MODEL_CHOICES.apis)(
  '%s: the bytes on the wire are the bytes rendered, in every try',
  async (api) => {
    await using endpoint = await endpointThat(failing(503, 'busy'), json(200, REPLIES[api]));
    const llm = createLLM({ api, ...modelAt(endpoint.baseUrl), pace: fakePace() });
    const request = llm.render(realConversation(ITEMS));
    await llm.send(request, OPTIONS);
    expect(endpoint.received.map(({ body }) => body)).toEqual([bodyOf(request), bodyOf(request)]);
    expect(endpoint.received[0]).toMatchObject({
      method: 'POST',
      url: api === 'responses' ? '/v1/responses' : '/v1/chat/completions',
      headers: { 'content-length': String(request.bytes) },
    });
  },
);

test.each(MODEL_CHOICES.apis)(
  '%s: each request starts with the whole of the one before, up to its tail (I12)',
  (api) => {
    const llm = createLLM({ api, ...modelAt(checkBaseUrl('http://127.0.0.1:1/v1', 'test')) });
    const items: ConversationItem[] = [...ITEMS];
    let before = '';
    for (let turn = 0; turn < 12; turn += 1) {
      const rendered = llm.render(realConversation([...items]));
      const body = bodyOf(rendered);
      expect(body.startsWith(before)).toBe(true);
      before = body.slice(0, body.length - rendered.tail.length);
      const call = { type: 'function_call', call_id: `call_${turn}`, name: 'f', arguments: '{}' };
      items.push({ type: 'reply', echo: [call] });
      items.push({ type: 'tool_output', callId: call.call_id, text: `turn ${turn}\n"${'x'.repeat(turn)}"` });
    }
  },
);

test('the environment changes no request, and starts no log', async () => {
  const environment = {
    OPENAI_LOG: 'debug',
    ACTIONS_STEP_DEBUG: 'true',
    DEBUG: '*',
    OPENAI_API_KEY: 'env-key',
    OPENAI_ADMIN_KEY: 'env-admin',
    OPENAI_BASE_URL: 'http://127.0.0.1:9/elsewhere',
    OPENAI_ORG_ID: 'env-org',
    OPENAI_PROJECT_ID: 'env-project',
    OPENAI_WEBHOOK_SECRET: 'env-secret',
    OPENAI_CUSTOM_HEADERS: 'Authorization: Bearer env-custom\nX-Env: env-header\nUser-Agent: env-agent',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const logs = (['debug', 'info', 'log', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level));
  await using endpoint = await endpointThat(failing(500, KEY), json(200, CALL_REPLY));
  const llm = createLLM({ api: 'responses', ...modelAt(endpoint.baseUrl), pace: fakePace() });
  expect(await llm.send(llm.render(realConversation(ITEMS)), OPTIONS)).toMatchObject({ kind: 'reply' });
  for (const { headers } of endpoint.received) {
    expect(headers.authorization).toBe(`Bearer ${KEY}`);
    expect(JSON.stringify(headers)).not.toContain('env-');
  }
  for (const log of logs) expect(log).not.toHaveBeenCalled();
});

test('no header tells more than the request needs', async () => {
  await using endpoint = await endpointThat(json(200, CALL_REPLY));
  const llm = createLLM({ api: 'responses', ...modelAt(endpoint.baseUrl), pace: fakePace() });
  await llm.send(llm.render(realConversation(ITEMS)), OPTIONS);
  const ofFetchItself = 'accept-encoding accept-language connection content-length host sec-fetch-mode'.split(
    ' ',
  );
  const names = Object.keys(endpoint.received[0]?.headers ?? {}).filter(
    (name) => !ofFetchItself.includes(name),
  );
  expect(names.sort()).toEqual(['accept', 'authorization', 'content-type', 'user-agent']);
});
