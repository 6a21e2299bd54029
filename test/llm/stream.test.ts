import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Completion } from '../../src/core/ports.ts';
import { MAX_BODY_SILENCE_MS } from '../../src/llm/endpoint.ts';
import {
  type Answering,
  type BaseUrl,
  checkApiKey,
  checkBaseUrl,
  type Pace,
} from '../../src/llm/provider.ts';
import { type RecordedStep, reply, type ScriptStep, toolCall } from '../servers/openai/script.ts';
import { serve } from '../servers/serve.ts';
import {
  type Act,
  CALL_REPLY,
  endpointThat,
  endpointThatAlways,
  fakePace,
  flood,
  json,
  type SendSetup,
  sendTo,
  text,
} from './scripted-endpoint.ts';

const APIS = ['responses', 'chat-completions'] as const;

const send = (baseUrl: BaseUrl, more: SendSetup = {}) => sendTo(baseUrl, { streams: true, ...more });

const events = (...parts: readonly object[]): string =>
  parts.map((part) => `data: ${JSON.stringify(part)}\n\n`).join('');
const stream = (body: string | Uint8Array): Act => text(200, body, { 'content-type': 'text/event-stream' });
const chunk = (delta: object, finish_reason: string | null = null) => ({
  id: 'c1',
  model: 'm',
  choices: [{ index: 0, delta, finish_reason }],
});

describe('a streamed reply is the same as one in one piece', () => {
  const steps: readonly [string, RecordedStep][] = [
    ['a call', toolCall('read_file', { rel_path: 'a.py' })],
    [
      'a call after words and reasoning',
      toolCall(
        'read_file',
        { rel_path: 'ä/😀.py' },
        { text: 'Look: é€😀', reasoning: { encrypted: 'gAAA', summary: ['So'] } },
      ),
    ],
    [
      'two calls',
      reply({
        calls: [
          { name: 'grep', arguments: '{"query": 1}' },
          { name: 'read_file', arguments: '' },
        ],
      }),
    ],
    [
      'a text',
      reply({ text: 'data: [DONE]\n\ndata: {}', usage: { input: 50, cached: 40, output: 7, reasoning: 3 } }),
    ],
    ['a refusal', reply({ refusal: 'No.' })],
    ['one cut by the output limit', toolCall('read_file', '{"rel_path": "a', { status: 'incomplete' })],
  ];
  test.each(APIS.flatMap((api) => steps.map(([name, step]) => [api, name, step] as const)))(
    '%s: %s',
    async (api, _, step) => {
      const both = [false, true].map(async (streams) => {
        await using servers = await serve({ script: [step] });
        const server = servers.model;
        const baseUrl = checkBaseUrl(server.baseUrl, 'test');
        const key = checkApiKey(server.key, 'test');
        const { completion } = await send(baseUrl, { key, api, streams });
        const { stream: isStreamed, stream_options: options, ...body } = server.requests[0]?.body ?? {};
        expect(server.violations).toEqual([]);
        expect([isStreamed, options !== undefined]).toEqual(
          streams ? [true, api === 'chat-completions'] : [undefined, false],
        );
        return { body, completion };
      });
      const [plain, streamed] = await Promise.all(both);
      expect(streamed?.body).toEqual(plain?.body);
      // Its length, as one text, differs by what a stream does not repeat.
      const { bytes: _a, object: _o, ...raw } = Object(plain?.completion).raw;
      const { bytes: _b, ...rawStreamed } = Object(streamed?.completion).raw;
      for (const choice of raw.choices ?? []) delete choice.logprobs;
      expect(rawStreamed).toEqual(raw);
      expect({ ...streamed?.completion, raw }).toEqual({ ...plain?.completion, raw });
    },
  );

  test.each(APIS)('%s: however the bytes are cut', async (api) => {
    const step: ScriptStep = {
      kind: 'drip',
      delayMs: 0,
      pieces: 997,
      reply: reply({ text: 'é€😀\r\n'.repeat(20) }),
    };
    await using servers = await serve({ script: [step] });
    const server = servers.model;
    const key = checkApiKey(server.key, 'test');
    const { completion } = await send(checkBaseUrl(server.baseUrl, 'test'), { key, api });
    expect(completion).toMatchObject({ kind: 'reply', text: 'é€😀\r\n'.repeat(20) });
    expect(server.violations).toEqual([]);
  });
});

describe('servers with ways of their own', () => {
  async function chat(...parts: readonly object[]): Promise<Completion> {
    await using endpoint = await endpointThat(stream(`${events(...parts)}data: [DONE]\n\n`));
    return (await send(endpoint.baseUrl, { api: 'chat-completions' })).completion;
  }
  const call = (more: object) => ({ function: { name: 'grep', arguments: '{}' }, ...more });

  test.each<[string, readonly object[], readonly object[]]>([
    [
      'all calls with the same index (Ollama)',
      [call({ index: 0, id: 'a' }), call({ index: 0, id: 'b' })],
      [{ callId: 'a' }, { callId: 'b' }],
    ],
    ['calls without index and id', [call({}), call({})], [{ callId: 'c1-0' }, { callId: 'c1-1' }]],
    [
      'the id and the name with each piece',
      [
        call({ index: 0, id: 'a', function: { name: 'grep', arguments: '{"a"' } }),
        call({ index: 0, id: 'a', function: { name: 'grep', arguments: ':1}' } }),
      ],
      [{ callId: 'a', name: 'grep', arguments: '{"a":1}' }],
    ],
    [
      'arguments as an object',
      [call({ index: 0, id: 'a', function: { name: 'grep', arguments: { a: 1 } } })],
      [{ arguments: '{"a":1}' }],
    ],
  ])('%s', async (_, pieces, calls) => {
    const parts = pieces.map((piece) => chunk({ tool_calls: [piece] }));
    expect(await chat(...parts, chunk({}, 'tool_calls'))).toMatchObject({ kind: 'reply', calls });
  });

  test('a signed call keeps its signature (Gemini)', async () => {
    const extra_content = { google: { thought_signature: 'abc' } };
    const completion = await chat(
      chunk({ tool_calls: [call({ index: 0, id: 'a', extra_content })] }, 'tool_calls'),
    );
    expect(completion).toMatchObject({ echo: [{ tool_calls: [{ id: 'a', extra_content }] }] });
  });

  test('a filter’s word first, comments between, the tokens with the last piece, no [DONE]', async () => {
    const usage = { prompt_tokens: 7, completion_tokens: 3 };
    const body = `: PROCESSING\n\n${events({ choices: [], prompt_filter_results: [] }, chunk({ content: 'So' }))}:\r\n\r\ndata:${JSON.stringify({ ...chunk({ content: '.' }, 'stop'), usage })}`;
    await using endpoint = await endpointThat(stream(body));
    const { completion } = await send(endpoint.baseUrl, { api: 'chat-completions' });
    expect(completion).toMatchObject({
      kind: 'reply',
      text: 'So.',
      usage: { input_tokens: 7, output_tokens: 3 },
    });
  });

  test('a last event that leaves out what was sent before', async () => {
    const [item] = CALL_REPLY.output;
    const body = events(
      { type: 'response.output_item.done', output_index: 0, item },
      { type: 'response.completed', response: { ...CALL_REPLY, output: [] } },
    );
    await using endpoint = await endpointThat(stream(body));
    const { completion } = await send(endpoint.baseUrl);
    expect(completion).toMatchObject({ kind: 'reply', calls: [{ name: 'read_file' }] });
  });

  test('tokens that nobody counts are estimated by the reply, not by the stream around it', async () => {
    const completion = await chat(
      ...'abcdefgh'
        .repeat(50)
        .split('')
        .map((content) => chunk({ content })),
      chunk({}, 'stop'),
    );
    expect(completion).toMatchObject({ usage: { output_tokens: expect.closeTo(130, -2) } });
  });
});

describe('an endpoint that does not stream', () => {
  test('answers as it does, though asked for a stream', async () => {
    await using endpoint = await endpointThatAlways(json(200, CALL_REPLY));
    const { completions, attempts } = await send(endpoint.baseUrl, { times: 2 });
    expect(completions.map(({ kind }) => kind)).toEqual(['reply', 'reply']);
    expect(attempts).toHaveLength(2);
    expect(endpoint.received.map(({ body }) => JSON.parse(body).stream)).toEqual([true, true]);
  });

  const fine = { status: 200, error: null, waitMs: null };
  const refused = (status: number) => ({ status, error: 'no_stream', waitMs: 0 });
  const CHAT_REPLY = { choices: [{ finish_reason: 'stop', message: { role: 'assistant', content: 'hi' } }] };

  test.each<[string, Act, number]>([
    [
      'that must be verified first',
      json(400, { error: { message: 'Verify your organization first.', param: 'stream' } }),
      400,
    ],
    [
      'by a validator',
      json(422, { detail: [{ loc: ['body', 'stream'], msg: 'Extra inputs are not permitted' }] }),
      422,
    ],
  ])('refuses once, %s, and is not asked for a stream again', async (_, refusal, status) => {
    const plain = json(200, CALL_REPLY);
    await using endpoint = await endpointThat(refusal, plain, plain);
    const { completions, attempts } = await send(endpoint.baseUrl, { times: 2 });
    expect(completions.map(({ kind }) => kind)).toEqual(['reply', 'reply']);
    expect(attempts).toEqual([refused(status), fine, fine]);
    expect(endpoint.received.map(({ body }) => JSON.parse(body).stream)).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });

  test('refuses the option alone, and streams without it', async () => {
    const refusal = json(400, { error: { message: 'Unknown field: stream_options' } });
    const streamed = stream(events(chunk({ content: 'hi' }, 'stop')));
    await using endpoint = await endpointThat(refusal, streamed, json(200, CHAT_REPLY));
    const { attempts } = await send(endpoint.baseUrl, { api: 'chat-completions', times: 2 });
    expect(attempts).toEqual([refused(400), fine, fine]);
    const bodies = endpoint.received.map(({ body }) => JSON.parse(body));
    expect(bodies.map((body) => [body.stream, body.stream_options])).toEqual([
      [true, { include_usage: true }],
      [true, undefined],
      [true, undefined],
    ]);
  });

  test('refuses another part of the request, and that is final', async () => {
    const error = { message: 'cannot stream from this model', param: 'model' };
    await using endpoint = await endpointThat(json(400, { error }));
    const { completion } = await send(endpoint.baseUrl);
    expect(completion).toMatchObject({ kind: 'failed', reason: 'rejected' });
  });

  test('does not say what it refuses, and refuses it without a stream as well: that is final', async () => {
    const refusal = json(400, { error: 'no' });
    await using endpoint = await endpointThat(refusal, refusal);
    const { completion, attempts } = await send(endpoint.baseUrl);
    expect(attempts).toEqual([refused(400), { status: 400, error: null, waitMs: null }]);
    expect(completion).toMatchObject({ kind: 'failed', reason: 'rejected', status: 400 });
  });

  test('has streamed before: what it refuses later is not the stream', async () => {
    const streamed = stream(events({ type: 'response.completed', response: CALL_REPLY }));
    await using endpoint = await endpointThat(streamed, json(400, { error: 'too long' }));
    const { completion } = await send(endpoint.baseUrl, { times: 2 });
    expect(completion).toMatchObject({ kind: 'failed', reason: 'rejected' });
  });
});

test('a server on this machine is asked for no stream, until it was slow', async () => {
  let ms = 0;
  const pace: Pace = { ...fakePace(), now: () => ms };
  const slow: Act = (...at) => {
    ms += 25_000;
    json(200, CALL_REPLY)(...at);
  };
  await using endpoint = await endpointThat(json(200, CALL_REPLY), slow, json(200, CALL_REPLY));
  await sendTo(endpoint.baseUrl, { pace, timeoutMs: 600_000, times: 3 });
  expect(endpoint.received.map(({ body }) => JSON.parse(body).stream)).toEqual([undefined, undefined, true]);
});

describe('trouble in the middle', () => {
  const good = stream(events({ type: 'response.completed', response: CALL_REPLY }));
  const created = events({
    type: 'response.created',
    response: { ...CALL_REPLY, status: 'in_progress', output: [] },
  });
  const cut: Act = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(created, () => response.destroy());
  };
  const failed = (code: string) =>
    events({
      type: 'response.failed',
      response: { ...CALL_REPLY, status: 'failed', error: { code, message: 'busy' }, output: [] },
    });

  test.each<[string, Act, object]>([
    ['the connection breaks', cut, { status: null, error: 'ECONNRESET' }],
    ['the stream ends early', stream(created), { status: null, error: 'STREAM_CUT' }],
    ['the server fails', stream(created + failed('server_error')), { status: 500, error: 'server_error' }],
    [
      'a limit strikes',
      stream(events({ type: 'error', code: 'rate_limit_exceeded', message: 'slow', param: null })),
      { status: 429, error: 'rate_limit_exceeded' },
    ],
    [
      'an upstream fails (OpenRouter)',
      stream(events({ error: { code: 502, message: 'upstream' } })),
      { status: 502, error: null },
    ],
    [
      'only the event’s name tells an error',
      stream('event: error\ndata: {"code":"server_error","message":"busy"}\n\n'),
      { status: 500, error: 'server_error' },
    ],
  ])('%s: the same is asked again', async (_, act, attempt) => {
    await using endpoint = await endpointThat(act, good);
    const { completion, attempts } = await send(endpoint.baseUrl);
    expect(completion).toMatchObject({ kind: 'reply' });
    expect(attempts[0]).toEqual({ ...attempt, waitMs: 500 });
  });

  test.each<[string, string | Uint8Array, string]>([
    ['an event that is no JSON', 'data: {"type":\n\n', 'its stream is broken: an event is not a JSON object'],
    [
      'an event of 5,000 levels',
      `data: ${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}\n\n`,
      'its stream is broken: an event is nested deeper than 100 levels',
    ],
    ['bad UTF-8', Uint8Array.of(0x64, 0xff, 0x0a), 'its stream is not valid UTF-8'],
    ['a lasting failure', created + failed('invalid_prompt'), 'it reports invalid_prompt: busy'],
    ['an error event', events({ type: 'error', code: null, message: 'no' }), 'it reports null: no'],
  ])('%s is tried again as a 502 is, and told', async (_, body, error) => {
    await using endpoint = await endpointThatAlways(stream(body));
    const { completion, attempts } = await send(endpoint.baseUrl);
    expect(attempts).toHaveLength(7);
    expect(completion).toMatchObject({
      reason: 'unavailable',
      message: `The model endpoint still gave no reply after 7 tries: ${error}.`,
    });
  });
  test.each([
    [
      'an event without end',
      'data: ',
      'x'.repeat(1024 * 1024),
      'broken: an event is longer than 4194304 bytes',
    ],
    [
      'a stream without end',
      '',
      `data: {"a":"${'x'.repeat(1024 * 1024)}"}\n\n`,
      'longer than 67108864 bytes',
    ],
  ])('%s is cut, and the connection closed', async (_, start, piece, what) => {
    const { act, closed } = flood(200, 'text/event-stream', piece, start);
    await using endpoint = await endpointThat(act, good);
    const { completion, attempts } = await send(endpoint.baseUrl);
    expect(completion).toMatchObject({ kind: 'reply' });
    expect(attempts[0]?.error).toBe(`its stream is ${what}`);
    await closed;
  });

  test('a packed stream is bounded while it is unpacked', async () => {
    const body = gzipSync(`data: {"a":"${'x'.repeat(1000)}"}\n\n`.repeat(9_000));
    const type = { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' };
    await using endpoint = await endpointThat(text(200, body, type), good);
    const { completion, attempts } = await send(endpoint.baseUrl);
    expect(completion).toMatchObject({ kind: 'reply' });
    expect(attempts[0]?.error).toBe('its stream is longer than 8388608 bytes');
  });

  test('a stream that goes on after its reply is left, one that ends keeps its connection', async () => {
    const connections = new Set<unknown>();
    const ends: Act = (response, request) => {
      connections.add(request.socket);
      good(response, request);
    };
    const goesOn: Act = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(events({ type: 'response.completed', response: CALL_REPLY }));
    };
    await using endpoint = await endpointThat(ends, ends, goesOn, ends);
    const { completions } = await send(endpoint.baseUrl, { times: 4 });
    expect(completions.map(({ kind }) => kind)).toEqual(['reply', 'reply', 'reply', 'reply']);
    expect(connections.size).toBe(2);
  });
});

describe('with time in our hands', () => {
  const realTimeout = setTimeout;
  beforeEach(() =>
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearTimeout', 'clearInterval'] }),
  );
  afterEach(() => vi.useRealTimers());
  /** Time for the loopback, which no clock of ours moves. */
  const settle = () => new Promise((resolve) => realTimeout(resolve, 100));

  test('a stream that falls silent is asked for again, one that says anything is not; the log hears of both', async () => {
    let open: Parameters<Act>[0] | undefined;
    const silent: Act = (response) => {
      open = response;
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': alive\n\n');
    };
    const body = events({ type: 'response.completed', response: CALL_REPLY });
    await using endpoint = await endpointThat(silent, stream(body));
    const heard: Answering[] = [];
    let ms = 0;
    const pass = async (more: number) => {
      ms += more;
      vi.advanceTimersByTime(more);
      await settle();
    };
    const pace: Pace = { ...fakePace(), now: () => ms };
    const onAnswering = (each: Answering) => heard.push(each);
    const sent = send(endpoint.baseUrl, { pace, onAnswering, timeoutMs: 3_600_000 });
    await settle();
    await pass(15_000);
    expect(heard).toHaveLength(15);
    expect(heard[0]).toMatchObject({ bytes: 9 });
    await pass(MAX_BODY_SILENCE_MS - 16_000);
    open?.write(': alive\n\n');
    await settle();
    await pass(MAX_BODY_SILENCE_MS - 1_000);
    expect(heard.at(-1)?.bytes).toBe(18);
    expect(endpoint.received).toHaveLength(1);
    await pass(2_000);
    const { completion, attempts } = await sent;
    expect(completion).toMatchObject({ kind: 'reply' });
    expect(attempts.map(({ error }) => error)).toEqual(['STREAM_CUT', null]);
    // Nothing goes on counting.
    const before = heard.length;
    await pass(60_000);
    expect(heard).toHaveLength(before);
  });
});
