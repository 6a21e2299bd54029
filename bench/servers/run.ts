import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { INSTRUCTIONS } from '../../src/core/model/prompt.ts';
import { FUNCTION_SPECS } from '../../src/core/model/tools.ts';
import type { ConversationItem } from '../../src/core/ports.ts';
import { MODEL_CHOICES } from '../../src/core/settings.ts';
import { createLLM } from '../../src/llm/create-llm.ts';
import { checkBaseUrl, keyFor } from '../../src/llm/provider.ts';

// Asks real servers, with a model of random weights, for what a run asks. Their replies say nothing; that they take each
// request, and how they refuse one, is what is shown.

const LLAMA_CPP = '2026.10.11549';
const LITELLM = '1.108.7';
const CONTEXT = 8192;
const START_MS = 180_000;
const REPLY_MS = 120_000;

const HERE = import.meta.dirname;
const root = mkdtempSync(join(tmpdir(), 'agent-fix-servers-'));
const running: ChildProcess[] = [];
try {
  console.log(`| server | protocol | ${Object.keys(conversationsFor('responses')).join(' | ')} |`);
  console.log('|---|---|---|---|---|---|');
  const direct = await startLlamaCpp();
  await report(`llama.cpp (xllamacpp ${LLAMA_CPP})`, direct);
  await report(`LiteLLM ${LITELLM}, before it`, await startLiteLLM(direct));
} finally {
  for (const child of running) child.kill();
  rmSync(root, { recursive: true, force: true });
}

/** A virtual environment with these packages; gives the path of a program in it. */
function install(name: string, ...packages: readonly string[]): (program: string) => string {
  const folder = join(root, name);
  execFileSync('python3', ['-m', 'venv', folder]);
  execFileSync(join(folder, 'bin/pip'), ['install', '-q', '--disable-pip-version-check', ...packages]);
  return (program) => join(folder, 'bin', program);
}

function start(program: string, args: readonly string[]): ChildProcess {
  // LiteLLM refuses to start without a strong key; no other process of this machine uses it.
  const env = {
    ...process.env,
    LITELLM_DANGEROUSLY_PERMIT_WEAK_OR_UNSET_MASTER_KEY: 'true',
    LITELLM_LOCAL_MODEL_COST_MAP: 'true',
  };
  const child = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'ignore'] });
  running.push(child);
  return child;
}

async function startLlamaCpp(): Promise<string> {
  const program = install('llama-cpp', `xllamacpp==${LLAMA_CPP}`, 'gguf==0.19.0', 'numpy==2.4.6');
  const model = join(root, 'random.gguf');
  const template = join(HERE, 'alternating.jinja');
  execFileSync(program('python'), [join(HERE, 'random-model.py'), model, template]);
  const child = start(program('python'), [join(HERE, 'llama-cpp.py'), model, String(CONTEXT)]);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.stdout?.once('data', (address) => resolve(String(address).trim()));
  child.once('exit', (code) => reject(new Error(`llama.cpp's server ended with ${code}`)));
  return promise;
}

async function startLiteLLM(behind: string): Promise<string> {
  const program = install('litellm', `litellm[proxy]==${LITELLM}`);
  const config = join(root, 'litellm.yaml');
  const params = { model: 'openai/random', api_base: `${behind}/v1`, api_key: 'none' };
  writeFileSync(config, JSON.stringify({ model_list: [{ model_name: 'random', litellm_params: params }] }));
  const port = await freePort();
  start(program('litellm'), [
    '--config',
    config,
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
  ]).stdout?.resume();
  const address = `http://127.0.0.1:${port}`;
  for (const endMs = Date.now() + START_MS; Date.now() < endMs; await sleep(1000)) {
    const answer = await fetch(`${address}/health/liveliness`).catch(() => null);
    if (answer?.ok === true) return address;
  }
  throw new Error('LiteLLM did not start');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function report(server: string, address: string): Promise<void> {
  for (const api of MODEL_CHOICES.apis) {
    const cells: string[] = [];
    for (const items of Object.values(conversationsFor(api))) cells.push(await ask(address, api, items));
    console.log(`| ${server} | ${api} | ${cells.join(' | ')} |`);
  }
}

type Api = (typeof MODEL_CHOICES.apis)[number];

function conversationsFor(api: Api): Readonly<Record<string, readonly ConversationItem[]>> {
  const task: ConversationItem = { type: 'user', text: 'The test of sum fails. Mend it.' };
  const args = '{"rel_path":"sum.js","start_line":null,"end_line":null,"max_chars":null}';
  const call =
    api === 'responses'
      ? { type: 'function_call', call_id: 'call00001', name: 'read_file', arguments: args }
      : {
          role: 'assistant',
          content: null,
          tool_calls: [
            { id: 'call00001', type: 'function', function: { name: 'read_file', arguments: args } },
          ],
          reasoning_content: 'The sum may be wrong.',
        };
  const read: readonly ConversationItem[] = [
    { type: 'reply', echo: [call] },
    { type: 'tool_output', callId: 'call00001', text: '1|exports.sum = (a, b) => a - b;' },
  ];
  const unusable: readonly ConversationItem[] = [
    { type: 'unusable_reply', turn: 1 },
    { type: 'user', text: '[driver] Malformed reply. Nothing was executed.' },
  ];
  return {
    'the first request': [task],
    'after a call, with its thought': [task, ...read],
    'after a reply that cannot be used': [task, ...read, ...unusable],
    'a conversation longer than the context': [{ type: 'user', text: 'x'.repeat(2 * CONTEXT) }],
  };
}

/** What came of a request, and of the tries before. */
async function ask(address: string, api: Api, items: readonly ConversationItem[]): Promise<string> {
  const baseUrl = checkBaseUrl(`${address}/v1`, 'the server');
  const names = { keyName: 'key', baseUrlName: 'base URL' };
  const key = keyFor(baseUrl, { name: 'key', value: '' });
  const llm = createLLM({ api, baseUrl, key, model: 'random', reasoningEffort: null, ...names });
  const tries: string[] = [];
  const request = llm.render({ instructions: INSTRUCTIONS, functions: FUNCTION_SPECS, items });
  const completion = await llm.send(request, {
    timeoutMs: REPLY_MS,
    signal: new AbortController().signal,
    onAttempt: ({ status, error, waitMs }) =>
      waitMs !== null && tries.push(`${status ?? ''} ${error ?? ''}`.trim()),
  });
  const before = tries.length === 0 ? '' : `${tries.join(', ')}, then `;
  if (completion.kind === 'failed') return `${before}${completion.message.replaceAll('|', '\\|')}`;
  const { calls, cutBy, unread, usage } = completion;
  const what = calls.length > 0 ? `${calls.length} calls` : (unread ?? cutBy ?? 'text');
  return `${before}taken (${what}; ${usage.input_tokens} tokens in)`;
}
