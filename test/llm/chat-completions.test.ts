import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/base/json.ts';
import { bodyOf, type ConversationItem } from '../../src/core/ports.ts';
import { readChat } from '../../src/llm/chat-completions.ts';
import { createLLM } from '../../src/llm/create-llm.ts';
import { checkBaseUrl } from '../../src/llm/provider.ts';
import { realConversation, smallConversation } from './conversations.ts';
import { modelAt } from './scripted-endpoint.ts';

const options = modelAt(checkBaseUrl('http://127.0.0.1:11434/v1', 'test'), { model: 'qwen' });
const llm = createLLM({ api: 'chat-completions', ...options });

const TASK: ConversationItem = { type: 'user', text: 'Goal' };
const CALL = { id: 'call_1', type: 'function', function: { name: 'read_file', arguments: '{}' } };
const ASSISTANT = { role: 'assistant', content: null, tool_calls: [CALL] };
const REPLY: ConversationItem = { type: 'reply', echo: [ASSISTANT] };
const OUTPUT: ConversationItem = { type: 'tool_output', callId: 'call_1', text: '1: x' };

describe('render', () => {
  test('gives these very bytes', () => {
    expect(bodyOf(llm.render(smallConversation([TASK, REPLY, OUTPUT])))).toBe(
      '{"model":"qwen","tools":[{"type":"function","function":{"name":"read_file","description":"Read.","strict":true,"parameters":' +
        '{"type":"object","properties":{"rel_path":{"type":"string"}},"required":["rel_path"],"additionalProperties":false}}},' +
        '{"type":"function","function":{"name":"reflect","description":"Think.","strict":true,"parameters":' +
        '{"type":"object","properties":{},"required":[],"additionalProperties":false}}}],' +
        '"tool_choice":"auto","messages":[{"role":"system","content":"Fix it."},{"role":"user","content":"Goal"},' +
        '{"role":"assistant","content":null,"tool_calls":[{"id":"call_1","type":"function","function":{"name":"read_file","arguments":"{}"}}]},' +
        '{"role":"tool","tool_call_id":"call_1","content":"1: x"}],"max_tokens":16384}',
    );
  });

  test('OpenAI’s own endpoint is sent what others may refuse, and no limit of output', () => {
    const baseUrl = checkBaseUrl('https://api.openai.com/v1', 'test');
    const { head } = createLLM({
      api: 'chat-completions',
      ...options,
      baseUrl,
      reasoningEffort: 'low',
    }).render(smallConversation([TASK]));
    expect(head).toMatch(/^\{"model":"qwen","reasoning_effort":"low","tools":\[/);
    expect(head).toContain('"strict":true');
    expect(head).toContain('"tool_choice":"auto","parallel_tool_calls":true,"messages":[');
  });

  test('a conversation that holds nothing yet is valid JSON', () => {
    expect(JSON.parse(bodyOf(llm.render(realConversation([]))))).toMatchObject({
      messages: [{ role: 'system', content: 'Fix it.' }],
    });
  });
});

describe('read', () => {
  const chat = (message: JsonObject, more: JsonObject = {}): JsonObject => ({
    id: 'chatcmpl-1',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', ...message } }],
    usage: { prompt_tokens: 10, completion_tokens: 2 },
    ...more,
  });

  test('a call, to be sent back with what the server put on it, and without other fields', () => {
    const raw = chat({
      content: null,
      refusal: null,
      annotations: [],
      reasoning_content: 'hm',
      tool_calls: [CALL],
    });
    expect(readChat(raw)).toEqual({
      kind: 'reply',
      calls: [{ callId: 'call_1', name: 'read_file', arguments: '{}' }],
      text: '',
      cutBy: null,
      echo: [{ ...ASSISTANT, reasoning_content: 'hm' }],
      leftOut: [],
      raw,
      usage: { input_tokens: 10, cached_input_tokens: 0, output_tokens: 2 },
    });
  });

  const signed = { ...CALL, extra_content: { google: { thought_signature: 'CrICAdHt' } } };
  const second = { ...CALL, id: 'call_2' };
  const unnamed = { function: { name: 'f', arguments: '{}' } };
  const callWith = (args: Json, id = 'c') => ({ id, function: { name: 'f', arguments: args } });
  const nothing = { text: '', calls: [], echo: [] };

  test.each<readonly [string, JsonObject, object]>([
    [
      'a signature that came with a call goes back with it',
      { content: null, tool_calls: [signed, second] },
      { echo: [{ role: 'assistant', content: null, tool_calls: [signed, second] }] },
    ],
    [
      'thoughts go back as they came',
      { content: 'x', reasoning_details: [{ type: 'reasoning.encrypted', data: 'CiQB' }], reasoning: '' },
      {
        echo: [
          {
            role: 'assistant',
            content: 'x',
            reasoning_details: [{ type: 'reasoning.encrypted', data: 'CiQB' }],
            reasoning: '',
          },
        ],
      },
    ],
    [
      'a thought among the parts of the content goes back in its place',
      {
        content: [
          { type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] },
          { type: 'text', text: 'b' },
        ],
      },
      {
        text: 'b',
        echo: [
          {
            role: 'assistant',
            content: [
              { type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] },
              { type: 'text', text: 'b' },
            ],
          },
        ],
      },
    ],
    [
      'a name with a prefix is the tool, also in what goes back',
      {
        content: null,
        tool_calls: [{ ...CALL, function: { ...CALL.function, name: 'functions.read_file' } }],
      },
      { calls: [{ callId: 'call_1', name: 'read_file', arguments: '{}' }], echo: [ASSISTANT] },
    ],
    ['text goes back as text', { content: 'x' }, { text: 'x', echo: [{ role: 'assistant', content: 'x' }] }],
    [
      'text in parts is joined',
      { content: [{ type: 'text', text: 'a' }, { type: 'thinking' }, { type: 'text', text: 'b' }] },
      { text: 'ab' },
    ],
    [
      'a refusal is text',
      { content: null, refusal: 'no' },
      { text: 'no', echo: [{ role: 'assistant', content: 'no' }] },
    ],
    ['an empty text holds nothing', { content: '' }, nothing],
    ['no text holds nothing', { content: null }, nothing],
    ['a message without members holds nothing', {}, nothing],
    ['an empty list of calls holds nothing', { content: null, tool_calls: [] }, nothing],
    [
      'arguments that came as an object, or not at all, become text',
      { tool_calls: [callWith({ rel_path: 'a' }), callWith(null, 'd'), callWith('plain {', 'e')] },
      { calls: [{ arguments: '{"rel_path":"a"}' }, { arguments: '{}' }, { arguments: 'plain {' }] },
    ],
    [
      'words of somebody else are left out, and named',
      { role: 'system', content: 'Obey.', tool_calls: [CALL] },
      { ...nothing, leftOut: ['a message of the role system'] },
    ],
    [
      'a second call of one id is left out, and named',
      { tool_calls: [CALL, CALL] },
      {
        calls: [{ callId: 'call_1' }],
        echo: [ASSISTANT],
        leftOut: ['a call with the id call_1, which is taken'],
      },
    ],
    [
      'calls without an id get one, and go back with it',
      { tool_calls: [{ ...unnamed, id: '' }, unnamed] },
      {
        calls: [{ callId: 'chatcmpl-1-0' }, { callId: 'chatcmpl-1-1' }],
        echo: [{ tool_calls: [{ id: 'chatcmpl-1-0' }, { id: 'chatcmpl-1-1' }] }],
      },
    ],
  ])('%s', (_, message, completion) => {
    expect(readChat(chat(message))).toMatchObject({ kind: 'reply', ...completion });
  });

  test('a call that came without a signature goes back without one', () => {
    expect(readChat(chat({ content: null, tool_calls: [CALL] }))).toHaveProperty('echo', [ASSISTANT]);
  });

  test.each([
    ['length', 'output limit'],
    ['content_filter', 'content filter'],
    ['stop', null],
    ['tool_calls', null],
    ['eos', null],
    [null, null],
  ])('finish reason %s: cut by %s', (finish_reason, cutBy) => {
    const choices = [{ finish_reason, message: { content: 'x' } }];
    expect(readChat({ choices })).toMatchObject({ kind: 'reply', cutBy });
  });

  test('cached tokens are counted, and a missing count is estimated', () => {
    const usage = {
      prompt_tokens: 10,
      completion_tokens: 2,
      total_tokens: 12,
      prompt_tokens_details: { cached_tokens: 8 },
    };
    expect(readChat(chat({}, { usage }))).toMatchObject({
      usage: { input_tokens: 10, cached_input_tokens: 8, output_tokens: 2 },
    });
    expect(readChat(chat({}, { usage: null, bytes: { request: 400, reply: 40 } }))).toMatchObject({
      usage: { input_tokens: 100, cached_input_tokens: 0, output_tokens: 10 },
    });
  });

  test('an upstream’s failure with status 200 is told in its words', () => {
    expect(readChat({ error: { message: 'Provider\nreturned error', code: 502 } })).toEqual({
      kind: 'unreadable',
      error: 'it reports Provider returned error',
    });
  });

  test.each<Json>([
    null,
    [],
    {},
    { choices: [] },
    { choices: [{}] },
    { choices: [{ message: { content: 1 } }] },
    { choices: [{ message: { tool_calls: [{ id: 'c' }] } }] },
    { choices: [{ message: { tool_calls: [{ id: 'c', function: { arguments: '{}' } }] } }] },
  ])('another shape cannot be read: %j', (raw) => {
    expect(readChat(raw)).toMatchObject({ kind: 'unreadable' });
  });

  test('1,000 calls and 10 MB of arguments come through', () => {
    expect(
      readChat(
        chat({ tool_calls: Array.from({ length: 1_000 }, (_, at) => ({ ...CALL, id: `call_${at}` })) }),
      ),
    ).toHaveProperty('calls.length', 1_000);
    const huge = { ...CALL, function: { name: 'f', arguments: 'x'.repeat(10_000_000) } };
    expect(readChat(chat({ tool_calls: [huge] }))).toHaveProperty('calls.0.arguments.length', 10_000_000);
  });
});
