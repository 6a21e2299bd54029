import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import OpenAI from 'openai';
import { afterEach, describe, expect, test } from 'vitest';
import {
  httpError,
  type RecordedStep,
  readScript,
  reply,
  type ScriptStep,
  toolCall,
} from './openai/script.ts';
import { type OpenAIServer, startOpenAIServer } from './openai-server.ts';

let server: OpenAIServer | undefined;

afterEach(async () => {
  await server?.close();
});

async function start(...script: readonly ScriptStep[]): Promise<{ server: OpenAIServer; client: OpenAI }> {
  server = await startOpenAIServer({ script });
  return { server, client: new OpenAI({ apiKey: server.key, baseURL: server.baseUrl, maxRetries: 0 }) };
}

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
    server = await startOpenAIServer({ script, otherwise: httpError(500), judgesLater: true });
    const client = new OpenAI({ apiKey: server.key, baseURL: server.baseUrl, maxRetries: 0 });
    expect((await ask(client)).output_text).toBe('{"model":"m","input":"x"}');
    await expect(ask(client)).rejects.toMatchObject({ status: 500 });
    await expect(ask(client)).rejects.toMatchObject({ status: 500 });
    expect(server.violations).toEqual([]);
  });

  test('a recorded script is read from JSON, and one with a wrong step is refused', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'agent-fix-script-'));
    const file = join(folder, 'script.json');
    const steps: RecordedStep[] = [
      toolCall('read_file', { rel_path: 'a' }),
      httpError(429, { 'retry-after': '1' }),
    ];
    await writeFile(file, JSON.stringify(steps));
    expect(await readScript(file)).toEqual(steps);
    await writeFile(file, JSON.stringify([{ kind: 'reply', txt: 'x' }]));
    await expect(readScript(file)).rejects.toThrow('txt');
    await rm(folder, { recursive: true });
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

describe('faults', () => {
  const body = JSON.stringify({ model: 'm', input: 'x' });

  async function post(step: RecordedStep): Promise<Response> {
    const { server } = await start(step);
    const headers = { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' };
    return fetch(`${server.baseUrl}/responses`, { method: 'POST', headers, body });
  }

  test('a connection drops before the reply', async () => {
    await expect(post({ kind: 'drop', when: 'before-reply' })).rejects.toThrow('fetch failed');
  });

  test('a connection drops in the middle of the body', async () => {
    const response = await post({ kind: 'drop', when: 'mid-body' });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  test('a dripping body arrives whole', async () => {
    const response = await post({ kind: 'drip', delayMs: 5, pieces: 4, reply: reply({ text: 'slow' }) });
    expect(await response.json()).toMatchObject({
      status: 'completed',
      output: [{ content: [{ text: 'slow' }] }],
    });
    expect(server?.violations).toEqual([]);
  });

  test('an endless body goes on until the client leaves', async () => {
    const response = await post({ kind: 'endless' });
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > 3_000_000) break;
    }
    expect(bytes).toBeGreaterThan(3_000_000);
    expect(server?.violations).toEqual([]);
  });

  test.each([200, 401])('the key comes back in a %i', async (status) => {
    const response = await post({ kind: 'echo-key', status });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(server?.key);
  });
});
