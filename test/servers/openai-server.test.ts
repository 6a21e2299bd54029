import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import OpenAI from 'openai';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import {
  httpError,
  type RecordedStep,
  readScript,
  reply,
  type ScriptStep,
  toolCall,
} from './openai/script.ts';
import { type ModelServer, type Scene, serve } from './serve.ts';

async function start(...script: readonly ScriptStep[]): Promise<{ server: ModelServer; client: OpenAI }> {
  return startWith({ script });
}

async function startWith(scene: Scene) {
  const { model: server, close } = await serve(scene);
  onTestFinished(close);
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
describe('Responses', () => {
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
    ['a wrong type', { input: 'x', store: 'no' }, '/store must be boolean'],
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
  ])('%s is refused with 400 and is a violation', async (_, body, problem) => {
    const { server, client } = await start(reply({ text: 'never' }));
    await expect(client.post('/responses', { body: { model: 'm', ...body } })).rejects.toMatchObject({
      status: 400,
    });
    expect(server.violations.join('\n')).toContain(problem);
  });
});

describe('Chat Completions', () => {
  const asking = {
    role: 'assistant',
    content: null,
    tool_calls: [{ id: 'c1', type: 'function', function: { name: 'a', arguments: '{}' } }],
  };
  test.each([
    [
      'an unknown role',
      [{ role: 'robot', content: 'x' }],
      '/messages/0/role must be equal to one of the allowed values [["developer"]]',
    ],
    ['a call without its tool message', [asking, { role: 'user', content: 'x' }], 'have no tool message'],
    [
      'a tool message without a call',
      [{ role: 'tool', tool_call_id: 'c2', content: 'x' }],
      'answers no preceding',
    ],
  ])('%s is refused with 400 and is a violation', async (_, messages, problem) => {
    const { server, client } = await start(reply({ text: 'never' }));
    const answer = client.post('/chat/completions', { body: { model: 'm', messages } });
    await expect(answer).rejects.toMatchObject({ status: 400 });
    expect(server.violations.join('\n')).toContain(problem);
  });
});

describe('the script', () => {
  const ask = (client: OpenAI) => client.responses.create({ model: 'm', input: 'x' });

  test('a step that was not asked for, and a request too many, are violations', async () => {
    const { server, client } = await start(reply({ text: 'one' }));
    expect(server.violations).toEqual(['1 of 1 steps were not asked for']);
    await ask(client);
    expect(server.violations).toEqual([]);
    await expect(ask(client)).rejects.toMatchObject({ status: 400 });
    expect(server.violations).toEqual([expect.stringContaining('request 2, and the script has 1 steps')]);
  });

  test('a step may look at the request, and the last may stand for ever', async () => {
    const script = [(request: { body: object }) => reply({ text: JSON.stringify(request.body) })];
    const { server, client } = await startWith({ script, otherwise: httpError(500) });
    expect((await ask(client)).output_text).toBe('{"model":"m","input":"x"}');
    await expect(ask(client)).rejects.toMatchObject({ status: 500 });
    await expect(ask(client)).rejects.toMatchObject({ status: 500 });
    expect(server.violations).toEqual([]);
  });

  test('a recorded script is read from JSON, and one with a wrong step is refused', async () => {
    const file = join(temporaryFolder(), 'script.json');
    const steps: RecordedStep[] = [
      toolCall('read_file', { rel_path: 'a' }),
      httpError(429, { 'retry-after': '1' }),
    ];
    await writeFile(file, JSON.stringify(steps));
    expect(await readScript(file)).toEqual(steps);
    await writeFile(file, JSON.stringify([{ kind: 'reply', txt: 'x' }]));
    await expect(readScript(file)).rejects.toThrow('txt');
  });

  test('another key is answered 401 and is a violation', async () => {
    const { server } = await start();
    const client = new OpenAI({ apiKey: 'sk-other', baseURL: server.baseUrl, maxRetries: 0 });
    await expect(ask(client)).rejects.toMatchObject({ status: 401 });
    expect(server.violations).toEqual([expect.stringContaining('Authorization')]);
  });

  test('an unknown route is a violation', async () => {
    const { server, client } = await start();
    await expect(client.files.list()).rejects.toMatchObject({ status: 404 });
    expect(server.violations).toEqual(['GET /v1/files: unknown route']);
  });
});
