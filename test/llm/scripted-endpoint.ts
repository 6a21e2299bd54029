import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Completion, LLM, RequestAttempt, SendOptions } from '../../src/core/ports.ts';
import { createLLM } from '../../src/llm/create-llm.ts';
import {
  type Api,
  type BaseUrl,
  checkApiKey,
  checkBaseUrl,
  type ModelOptions,
  type Pace,
} from '../../src/llm/provider.ts';
import { listen, readBody } from '../servers/loopback.ts';
import { realConversation } from './conversations.ts';

/** What the endpoint does to one request. */
export type Act = (response: ServerResponse, request: IncomingMessage) => void;

export interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface ScriptedEndpoint extends AsyncDisposable {
  readonly baseUrl: BaseUrl;
  readonly received: readonly Received[];
}

/** A model endpoint on loopback that acts as listed, request by request. Strict: one too many, or an act left over, fails the test. */
export async function endpointThat(...acts: readonly Act[]): Promise<ScriptedEndpoint> {
  const script = [...acts];
  return answering(
    () => script.shift(),
    () => script.length,
  );
}

/** The same act for every request. */
export async function endpointThatAlways(act: Act): Promise<ScriptedEndpoint> {
  return answering(
    () => act,
    () => 0,
  );
}

async function answering(next: () => Act | undefined, left: () => number): Promise<ScriptedEndpoint> {
  const received: Received[] = [];
  const surprises: string[] = [];
  const server = await listen(async (request, response) => {
    const body = (await readBody(request)).toString();
    const { method, url, headers } = request;
    received.push({ method, url, headers, body });
    const act = next();
    if (act === undefined) surprises.push(`${method} ${url}`);
    act === undefined ? response.destroy() : act(response, request);
  });
  return {
    baseUrl: checkBaseUrl(`${server.origin}/v1`, 'test'),
    received,
    async [Symbol.asyncDispose]() {
      await server.close();
      if (surprises.length > 0) throw new Error(`Unexpected requests: ${surprises.join(', ')}`);
      if (left() > 0) throw new Error(`${left()} scripted answers were never asked for`);
    },
  };
}

export function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Act {
  return text(status, JSON.stringify(value), { 'content-type': 'application/json', ...headers });
}

export function text(
  status: number,
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>>,
): Act {
  return (response) => {
    response.writeHead(status, headers).end(body);
  };
}

export function failing(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Act {
  return json(status, { error: { message, type: 'x', code: null, param: null } }, headers);
}

/** Sends the same piece again and again, for as long as anybody reads; `closed` when nobody does any more. */
export function flood(
  status: number,
  contentType: string,
  piece: string | Uint8Array,
  start = '',
): { readonly act: Act; readonly closed: Promise<void> } {
  const closed = Promise.withResolvers<void>();
  const act: Act = (response) => {
    response.writeHead(status, { 'content-type': contentType }).write(start);
    const pour = () => {
      while (response.write(piece));
      response.once('drain', pour);
    };
    response.on('close', closed.resolve).on('error', () => {});
    pour();
  };
  return { act, closed: closed.promise };
}

/** Closes the connection without a word. */
export const hangUp: Act = (response) => {
  response.destroy();
};

/** Promises more than it sends, then closes the connection. */
export const breakOff: Act = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"output":[', () => response.destroy());
};

/** A Responses body whose only item calls `read_file`. */
export const CALL_REPLY = {
  id: 'resp_1',
  object: 'response',
  model: 'gpt-5.4-mini-2026-03-17',
  status: 'completed',
  instructions: 'repeated by the endpoint',
  output: [
    {
      type: 'function_call',
      id: 'fc_1',
      call_id: 'call_1',
      name: 'read_file',
      arguments: '{"rel_path":"a.py"}',
      status: 'completed',
    },
  ],
  usage: {
    input_tokens: 1200,
    input_tokens_details: { cached_tokens: 1024 },
    output_tokens: 30,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 1230,
  },
};

/** Time that passes only while someone sleeps; nobody has to wait for it. */
export function fakePace(): Pace {
  let passedMs = 0;
  return {
    now: () => passedMs,
    sleep: async (ms, signal) => {
      signal.throwIfAborted();
      passedMs += ms;
    },
  };
}

export const KEY = 'sk-test-0123456789abcdef';

export function modelAt(baseUrl: BaseUrl, more: Partial<ModelOptions> = {}): ModelOptions {
  return {
    baseUrl,
    key: checkApiKey(KEY, 'test'),
    keyName: 'openai-api-key',
    baseUrlName: 'openai-base-url',
    model: 'gpt-5.4-mini',
    reasoningEffort: null,
    ...more,
  };
}

export const CONVERSATION = realConversation([{ type: 'user', text: 'Goal' }]);

export interface Sent {
  /** What came of the last request. */
  readonly completion: Completion;
  readonly completions: readonly Completion[];
  readonly attempts: readonly RequestAttempt[];
  readonly llm: LLM;
}

export type SendSetup = Partial<ModelOptions & SendOptions & { readonly api: Api; readonly times: number }>;

/** Asks the model behind an address, by default once. */
export async function sendTo(baseUrl: BaseUrl, { times = 1, ...more }: SendSetup = {}): Promise<Sent> {
  const attempts: RequestAttempt[] = [];
  const llm = createLLM({ api: 'responses', pace: fakePace(), ...modelAt(baseUrl, more), ...more });
  const { timeoutMs = 60_000, signal = new AbortController().signal } = more;
  const onAttempt = more.onAttempt ?? ((attempt: RequestAttempt) => attempts.push(attempt));
  const completions: Completion[] = [];
  let completion: Completion;
  do {
    completion = await llm.send(llm.render(CONVERSATION), { timeoutMs, signal, onAttempt });
    completions.push(completion);
  } while (completions.length < times);
  return { completion, completions, attempts, llm };
}
