import OpenAI from 'openai';
import { afterEach, describe, expect, test } from 'vitest';
import { reply, type ScriptStep, toolCall } from './openai/script.ts';
import { type OpenAIServer, startOpenAIServer } from './openai-server.ts';

let server: OpenAIServer | undefined;

afterEach(async () => {
  await server?.close();
});

async function start(...script: readonly ScriptStep[]): Promise<{ server: OpenAIServer; client: OpenAI }> {
  server = await startOpenAIServer({ script });
  return { server, client: new OpenAI({ apiKey: server.key, baseURL: server.baseUrl, maxRetries: 0 }) };
}

const parameters = {
  type: 'object',
  properties: { rel_path: { type: 'string' } },
  required: ['rel_path'],
  additionalProperties: false,
};
const tool: OpenAI.Responses.FunctionTool = {
  type: 'function',
  name: 'read_file',
  description: 'Reads',
  strict: true,
  parameters,
};
const chatTool: OpenAI.ChatCompletionTool = {
  type: 'function',
  function: { name: 'read_file', strict: true, parameters },
};

describe('Responses', () => {
  test('a tool call, its output sent back, and a final text', async () => {
    const { server, client } = await start(
      toolCall('read_file', { rel_path: 'a.py' }, { reasoning: { encrypted: 'gAAA', summary: ['Look'] } }),
      reply({ text: 'done', usage: { input: 50, cached: 40, output: 7, reasoning: 3 } }),
    );
    const common = { model: 'gpt-5.4-mini', store: false, tools: [tool], parallel_tool_calls: false };
    const include = ['reasoning.encrypted_content' as const];
    const input: OpenAI.Responses.ResponseInput = [{ role: 'user', content: 'Fix it' }];
    const first = await client.responses.create({ ...common, include, input, instructions: 'Be brief' });
    expect(first.output.map(({ type }) => type)).toEqual(['reasoning', 'function_call']);
    const sentBack = first.output.filter(
      (item) => item.type === 'reasoning' || item.type === 'function_call',
    );
    const call = sentBack.at(-1);
    if (call?.type !== 'function_call') throw new Error('no call');
    expect(JSON.parse(call.arguments)).toEqual({ rel_path: 'a.py' });
    const answer = { type: 'function_call_output', call_id: call.call_id, output: 'text' } as const;
    const second = await client.responses.create({
      ...common,
      include,
      input: [...input, ...sentBack, answer],
    });
    expect(second.output_text).toBe('done');
    expect(second.usage).toMatchObject({
      input_tokens: 50,
      input_tokens_details: { cached_tokens: 40 },
      total_tokens: 57,
    });
    expect(server.violations).toEqual([]);
    expect(JSON.parse(server.requests[1]?.rawBody.toString() ?? '')).toEqual(server.requests[1]?.body);
  });

  test('a reply cut by the output limit', async () => {
    const { server, client } = await start(
      toolCall('read_file', '{"rel_path": "a', { status: 'incomplete' }),
    );
    const cut = await client.responses.create({ model: 'm', input: 'Fix it', tools: [tool] });
    expect(cut).toMatchObject({ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } });
    expect(server.violations).toEqual([]);
  });

  const call = { type: 'function_call', call_id: 'c1', name: 'read_file', arguments: '{}' };
  const output = { type: 'function_call_output', call_id: 'c1', output: '' };
  const loose = { ...tool, parameters: { ...parameters, required: [] } };
  const say = { role: 'user', content: 'x' };
  test.each([
    [
      'an option of a stream that is not one',
      { input: 'x', stream_options: { include_obfuscation: false } },
      'stream_options is only allowed when stream is true',
    ],
    ['a wrong type', { input: 'x', store: 'no' }, '/store is "no", and must be one of "boolean" "null"'],
    ['an unknown enum value', { input: 'x', reasoning: { effort: 'heroic' } }, '/reasoning/effort'],
    ['an unknown field', { input: 'x', max_tokens: 5 }, 'max_tokens'],
    [
      'an unknown field of an item',
      { input: [{ ...call, parsed_arguments: {} }, output] },
      'parsed_arguments',
    ],
    ['an unknown item', { input: [{ type: 'tool_result', call_id: 'c1' }] }, '/input'],
    [
      'a tool without parameters',
      { input: 'x', tools: [{ type: 'function', name: 'a', strict: true }] },
      '/tools/0',
    ],
    ['a strict tool with optional fields', { input: 'x', tools: [loose] }, 'required must list rel_path'],
    ['a call without output', { input: [say, call] }, 'no tool output found for function call c1'],
    ['an output without call', { input: [say, output] }, 'no tool call found'],
    [
      'reasoning at the end',
      { input: [say, { type: 'reasoning', id: 'rs_0', summary: [] }] },
      'following item',
    ],
    [
      'a forced tool that does not exist',
      { input: 'x', tools: [tool], tool_choice: { type: 'function', name: 'b' } },
      'names b',
    ],
  ])('%s is refused with 400 and is a violation', async (_, body, told) => {
    const { server, client } = await start(reply({ text: 'never' }));
    await expect(client.post('/responses', { body: { model: 'm', ...body } })).rejects.toMatchObject({
      status: 400,
    });
    expect(server.violations.join('\n')).toContain(told);
  });
});

test.each(['responses', 'chat'] as const)('OpenAI’s own client reads what it streams: %s', async (api) => {
  const { server, client } = await start(
    toolCall('read_file', { rel_path: 'a.py' }, { text: 'Look: é€😀', reasoning: { encrypted: 'gAAA' } }),
  );
  const messages = [{ role: 'user' as const, content: 'Fix it' }];
  if (api === 'responses') {
    const response = await client.responses
      .stream({ model: 'm', input: messages, tools: [tool] })
      .finalResponse();
    expect(response.output_text).toBe('Look: é€😀');
    expect(response.output.at(-1)).toMatchObject({ name: 'read_file', arguments: '{"rel_path":"a.py"}' });
  } else {
    const options = { stream_options: { include_usage: true } };
    const stream = client.chat.completions.stream({ model: 'm', messages, tools: [chatTool], ...options });
    const { choices, usage } = await stream.finalChatCompletion();
    expect(choices[0]?.message).toMatchObject({
      content: 'Look: é€😀',
      tool_calls: [{ function: { name: 'read_file', arguments: '{"rel_path":"a.py"}' } }],
    });
    expect(usage?.prompt_tokens).toBe(100);
  }
  expect(server.violations).toEqual([]);
});

describe('Chat Completions', () => {
  test('a tool call, its output sent back, and a final text', async () => {
    const { server, client } = await start(
      toolCall('read_file', { rel_path: 'a.py' }),
      reply({ text: 'done' }),
    );
    const messages: OpenAI.ChatCompletionMessageParam[] = [
      { role: 'system', content: 'Be brief' },
      { role: 'user', content: 'Fix it' },
    ];
    const choice = 'required' as const;
    const common = { model: 'm', tools: [chatTool], parallel_tool_calls: false, tool_choice: choice };
    const first = await client.chat.completions.create({ ...common, messages });
    const message = first.choices[0]?.message;
    if (message === undefined) throw new Error('no message');
    expect(first.choices[0]?.finish_reason).toBe('tool_calls');
    const [call] = message.tool_calls ?? [];
    messages.push(message, { role: 'tool', tool_call_id: call?.id ?? '', content: 'text' });
    const second = await client.chat.completions.create({ ...common, messages });
    expect(second.choices[0]?.message.content).toBe('done');
    expect(server.violations).toEqual([]);
  });

  const asking = {
    role: 'assistant',
    content: null,
    tool_calls: [{ id: 'c1', type: 'function', function: { name: 'a', arguments: '{}' } }],
  };
  test.each([
    [
      'an unknown role',
      [{ role: 'robot', content: 'x' }],
      '/messages/0 is {"role":"robot"}, and must be one of ["developer"]',
    ],
    ['a call without its tool message', [asking, { role: 'user', content: 'x' }], 'have no tool message'],
    [
      'a tool message without a call',
      [{ role: 'tool', tool_call_id: 'c2', content: 'x' }],
      'answers no preceding',
    ],
  ])('%s is refused with 400 and is a violation', async (_, messages, told) => {
    const { server, client } = await start(reply({ text: 'never' }));
    const answer = client.post('/chat/completions', { body: { model: 'm', messages } });
    await expect(answer).rejects.toMatchObject({ status: 400 });
    expect(server.violations.join('\n')).toContain(told);
  });
});
