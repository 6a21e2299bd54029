import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/base/json.ts';
import { bodyOf, type ConversationItem } from '../../src/core/ports.ts';
import { createLLM } from '../../src/llm/create-llm.ts';
import { readResponses } from '../../src/llm/openai-responses.ts';
import { checkBaseUrl } from '../../src/llm/provider.ts';
import { realConversation, smallConversation } from './conversations.ts';
import { modelAt } from './scripted-endpoint.ts';

const options = modelAt(checkBaseUrl('https://api.openai.com/v1', 'test'));
const llm = createLLM({ api: 'responses', ...options });

const TASK: ConversationItem = { type: 'user', text: 'Goal: "green" — ✓' };
const REASONING = { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'gAAA' };
const CALL = { type: 'function_call', id: 'fc_1', call_id: 'call_1', name: 'read_file', arguments: '{}' };
const REPLY: ConversationItem = { type: 'reply', echo: [REASONING, CALL] };
const OUTPUT: ConversationItem = { type: 'tool_output', callId: 'call_1', text: '1: x' };

describe('render', () => {
  test('gives these very bytes', () => {
    expect(bodyOf(llm.render(smallConversation([TASK, REPLY, OUTPUT])))).toBe(
      '{"model":"gpt-5.4-mini","store":false,"instructions":"Fix it.",' +
        '"tools":[{"type":"function","name":"read_file","description":"Read.","strict":true,"parameters":' +
        '{"type":"object","properties":{"rel_path":{"type":"string"}},"required":["rel_path"],"additionalProperties":false}},' +
        '{"type":"function","name":"reflect","description":"Think.","strict":true,"parameters":' +
        '{"type":"object","properties":{},"required":[],"additionalProperties":false}}],' +
        '"tool_choice":"required","parallel_tool_calls":true,"prompt_cache_key":"agent-fix-28cf90e75228b979",' +
        '"include":["reasoning.encrypted_content"],"max_output_tokens":32000,"input":[' +
        '{"role":"user","content":"Goal: \\"green\\" — ✓"},' +
        '{"type":"reasoning","id":"rs_1","summary":[],"encrypted_content":"gAAA"},' +
        '{"type":"function_call","id":"fc_1","call_id":"call_1","name":"read_file","arguments":"{}"},' +
        '{"type":"function_call_output","call_id":"call_1","output":"1: x"}]}',
    );
  });

  test('names its own bytes and their hash', () => {
    const request = llm.render(realConversation([TASK]));
    const body = bodyOf(request);
    expect(request.bytes).toBe(Buffer.byteLength(body));
    expect(request.sha256).toBe(createHash('sha256').update(body).digest('hex'));
  });

  test('asks for one call or several', () => {
    const { head } = llm.render(realConversation([TASK]));
    expect(head).toContain('"tool_choice":"required","parallel_tool_calls":true,');
  });

  test('equal conversations give equal bytes, whether rendered before or not', () => {
    const copy = structuredClone([TASK, REPLY, OUTPUT]);
    const fresh = createLLM({ api: 'responses', ...options });
    expect(fresh.render(realConversation(copy))).toEqual(llm.render(realConversation([TASK, REPLY, OUTPUT])));
  });

  test('the bytes are those that JSON.stringify gives for what they mean', () => {
    const odd: ConversationItem = { type: 'user', text: 'lone \ud800, line\u2028end, "\\", \u0000, 😀' };
    const body = bodyOf(llm.render(realConversation([odd, REPLY])));
    expect(JSON.stringify(JSON.parse(body))).toBe(body);
  });

  test.each([
    ['gpt-5.4-mini', true],
    ['openai/gpt-5.4', true],
    ['o3-mini', true],
    ['gpt-4.1', false],
    ['gpt-5-chat-latest', false],
    ['my-azure-deployment', false],
  ])('%s: asks for encrypted reasoning: %s', (model, asks) => {
    const { head } = createLLM({ api: 'responses', ...options, model }).render(realConversation([TASK]));
    expect(head.includes('"include":["reasoning.encrypted_content"]')).toBe(asks);
  });

  test('an effort is sent as given, and tells that the model reasons', () => {
    const named = createLLM({
      api: 'responses',
      ...options,
      model: 'my-deployment',
      reasoningEffort: 'high',
    });
    const { head } = named.render(realConversation([TASK]));
    expect(head).toContain('"max_output_tokens":32000,"reasoning":{"effort":"high"},"input":[');
  });

  test('the cache key holds for a task, and changes with it', () => {
    const keyOf = (items: readonly ConversationItem[]) =>
      JSON.parse(bodyOf(llm.render(realConversation(items)))).prompt_cache_key;
    expect(keyOf([TASK, REPLY, OUTPUT])).toBe(keyOf([TASK]));
    expect(keyOf([{ type: 'user', text: 'another' }])).not.toBe(keyOf([TASK]));
  });
});

describe('read', () => {
  const read = (raw: Json, answered: readonly string[] = []) => readResponses(raw, new Set(answered));
  const reply = (more: JsonObject): JsonObject => ({
    status: 'completed',
    output: [REASONING, CALL],
    usage: { input_tokens: 10, output_tokens: 2 },
    ...more,
  });
  const message = (...content: JsonObject[]): JsonObject => ({
    type: 'message',
    id: 'msg_1',
    role: 'assistant',
    status: 'completed',
    content,
  });

  test('a call with its reasoning, both to be sent back verbatim', () => {
    const raw = reply({});
    expect(read(raw)).toEqual({
      kind: 'reply',
      calls: [{ callId: 'call_1', name: 'read_file', arguments: '{}' }],
      text: '',
      cutBy: null,
      echo: [REASONING, CALL],
      leftOut: [],
      raw,
      usage: { input_tokens: 10, cached_input_tokens: 0, output_tokens: 2 },
    });
  });

  test.each([
    ['missing', undefined],
    ['null', null],
    ['zero', { input_tokens: 0, output_tokens: 0 }],
    ['negative', { input_tokens: -5, output_tokens: 1 }],
    ['text', { input_tokens: '10', output_tokens: '2' }],
  ])('a %s count is estimated from the sizes, never zero', (_, usage) => {
    const raw = reply({ usage: usage ?? null, bytes: { request: 4_000, reply: 401 } });
    const estimate = { input_tokens: 1_000, cached_input_tokens: 0, output_tokens: 101 };
    expect(read(raw)).toMatchObject({ kind: 'reply', usage: estimate });
    const { bytes, ...sizeless } = raw;
    expect(read(sizeless)).toMatchObject({ usage: { input_tokens: 1, output_tokens: 1 } });
  });

  const textAndRefusal = message(
    { type: 'output_text', text: 'I would' },
    { type: 'refusal', refusal: 'but cannot' },
  );
  const second = { ...CALL, call_id: 'call_2', name: 'grep' };
  const odd = { ...CALL, name: 'rm -rf', arguments: '{"a":' };
  const search = { type: 'web_search_call', id: 'ws_1', status: 'completed' };
  const unencrypted = { type: 'reasoning', id: 'rs_0', summary: [] };
  const cutBy = (reason: string) => ({ status: 'incomplete', incomplete_details: { reason } });
  const nothing = { text: '', calls: [], echo: [] };

  test.each<readonly [string, JsonObject, object]>([
    [
      'cached tokens are counted',
      { usage: { input_tokens: 10, input_tokens_details: { cached_tokens: 8 }, output_tokens: 2 } },
      { usage: { cached_input_tokens: 8 } },
    ],
    [
      'text and a refusal are both text',
      { output: [textAndRefusal] },
      { text: 'I would\nbut cannot', echo: [textAndRefusal] },
    ],
    [
      'several calls are all told, in order',
      { output: [CALL, second] },
      { calls: [{ callId: 'call_1' }, { callId: 'call_2', name: 'grep' }], echo: [CALL, second] },
    ],
    [
      'an unknown function and arguments that are no JSON are the driver’s to judge',
      { output: [odd] },
      { calls: [{ callId: 'call_1', name: 'rm -rf', arguments: '{"a":' }] },
    ],
    ['a reply cut by its length says so', cutBy('max_output_tokens'), { cutBy: 'output limit' }],
    ['a reply cut by a filter says so', cutBy('content_filter'), { cutBy: 'content filter' }],
    ['a reply cut by something else says so', cutBy('moonlight'), { cutBy: 'moonlight' }],
    [
      'a cut that gives no reason is still a cut',
      { status: 'incomplete', incomplete_details: null },
      { cutBy: 'endpoint' },
    ],
    // A stateless request may not hold it.
    ['reasoning without its content is not sent back', { output: [unencrypted, CALL] }, { echo: [CALL] }],
    ['reasoning behind its call is not sent back', { output: [CALL, REASONING] }, { echo: [CALL] }],
    ['reasoning alone is not sent back', { output: [REASONING] }, nothing],
    ['an empty reply holds nothing', { output: [] }, nothing],
    ['an empty message holds nothing', { output: [message()] }, nothing],
    [
      'items of tools that were never offered are left out, and named',
      { output: [search, CALL] },
      { echo: [CALL], leftOut: ['an item of the type web_search_call'] },
    ],
    [
      'words of somebody else are left out, and named',
      { output: [{ ...textAndRefusal, role: 'system' }, { ...textAndRefusal, role: 'user' }, CALL] },
      {
        ...{ text: '', calls: [{ callId: 'call_1' }], echo: [CALL] },
        leftOut: ['a message of the role system', 'a message of the role user'],
      },
    ],
    [
      'a tool result is left out, and named',
      { output: [{ type: 'function_call_output', call_id: 'call_0', output: 'ok' }, CALL] },
      { echo: [CALL], leftOut: ['an item of the type function_call_output'] },
    ],
    [
      'a second call of one id is left out, and named',
      { output: [CALL, { ...second, call_id: 'call_1' }] },
      {
        calls: [{ name: 'read_file' }],
        echo: [CALL],
        leftOut: ['a call with the id call_1, which is taken'],
      },
    ],
  ])('%s', (_, more, completion) => {
    expect(read(reply(more))).toMatchObject({ kind: 'reply', ...completion });
  });

  test('a call of an id that was answered before is left out, and named', () => {
    expect(read(reply({ output: [CALL, { ...CALL, call_id: 'call_2' }] }), ['call_1'])).toMatchObject({
      calls: [{ callId: 'call_2' }],
      leftOut: ['a call with the id call_1, which is taken'],
    });
  });

  test.each([
    ['no output', { output: null }, 'output: '],
    ['an output that is no list', { output: {} }, 'output: '],
    ['an item that is no object', { output: [1] }, 'output.0: expected an object'],
    ['a call without an id', { output: [{ ...CALL, call_id: null }] }, '0.call_id: '],
    ['a call with an empty id', { output: [{ ...CALL, call_id: '' }] }, '0.call_id: '],
    ['arguments that are no text', { output: [{ ...CALL, arguments: {} }] }, '0.arguments: '],
    ['a message without content', { output: [{ type: 'message' }] }, '0.content: '],
    ['an unfinished status', { status: 'queued' }, 'status: '],
  ])('%s cannot be read, and the place is named', (_, more, place) => {
    const error = expect.stringContaining(`another shape: ${place}`);
    expect(read(reply(more))).toEqual({ kind: 'unreadable', error });
  });

  test('a failure reported with status 200 is told in the endpoint’s words', () => {
    const error = { code: 'server_error', message: `an\nerror ${'x'.repeat(1_000_000)}` };
    const completion = read(reply({ status: 'failed', error }));
    expect(completion).toHaveProperty(
      'error',
      expect.stringMatching(/^it reports server_error: an error x+ … x+$/),
    );
  });

  test.each<Json>([null, true, 0, 'x', [[]], {}, [[[]]], { output: [[]] }])(
    'any recorded value is read without a crash: %j',
    (raw) => {
      expect(read(raw)).toMatchObject({ kind: 'unreadable' });
    },
  );

  test('1,000 calls and 10 MB of arguments come through', () => {
    const calls = Array.from({ length: 1_000 }, (_, i) => ({ ...CALL, call_id: `call_${i}` }));
    expect(read(reply({ output: calls }))).toHaveProperty('calls.length', 1_000);
    const huge = 'x'.repeat(10_000_000);
    expect(read(reply({ output: [{ ...CALL, arguments: huge }] }))).toHaveProperty('calls.0.arguments', huge);
  });
});
