import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { RequestAttempt } from '../../src/core/ports.ts';
import { REAL_PACE } from '../../src/llm/provider.ts';
import {
  type Act,
  breakOff,
  CALL_REPLY,
  CONVERSATION,
  endpointThat,
  endpointThatAlways,
  failing,
  fakePace,
  flood,
  hangUp,
  json,
  KEY,
  type SendSetup,
  type Sent,
  sendTo,
  text,
} from './scripted-endpoint.ts';

const RIGHT = json(200, CALL_REPLY);
const NO_BODY = text(204, '', {});
const TYPE = { 'content-type': 'application/json' };
const html = (body: string): Act => text(200, body, { 'content-type': 'text/html' });
/** The same characters as JSON may spell them. */
const escaped = (characters: string): string =>
  characters.replaceAll(/./g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`);

async function sendThrough(...acts: readonly Act[]): Promise<Sent> {
  await using endpoint = await endpointThat(...acts);
  return await sendTo(endpoint.baseUrl);
}

async function sendAlways(act: Act, more: SendSetup = {}): Promise<Sent> {
  await using endpoint = await endpointThatAlways(act);
  return await sendTo(endpoint.baseUrl, more);
}

describe('trouble that passes', () => {
  const fine = { status: 200, error: null, waitMs: null };
  const tried = (status: number | null, waitMs: number, error: string | null = null) => ({
    status,
    error,
    waitMs,
  });

  test.each<[string, readonly Act[], readonly RequestAttempt[]]>([
    ['a 500', [failing(500, 'oops')], [tried(500, 500)]],
    [
      'three 503s',
      [failing(503, 'busy'), failing(503, 'busy'), failing(503, 'busy')],
      [tried(503, 500), tried(503, 1000), tried(503, 2000)],
    ],
    ['a 429 with retry-after', [failing(429, 'slow', { 'retry-after': '7' })], [tried(429, 7000)]],
    [
      'a 429 with retry-after-ms',
      [failing(429, 'slow', { 'retry-after-ms': '1234', 'retry-after': '2' })],
      [tried(429, 1234)],
    ],
    ['a 429 without an order', [failing(429, 'slow')], [tried(429, 500)]],
    ['a 408', [failing(408, 'late')], [tried(408, 500)]],
    ['a 409', [failing(409, 'locked')], [tried(409, 500)]],
    ['a gateway’s HTML', [text(502, '<html>', { 'content-type': 'text/html' })], [tried(502, 500)]],
    ['a connection dropped before the reply', [hangUp], [tried(null, 500, 'ECONNRESET')]],
    ['a connection dropped mid-body', [breakOff], [tried(null, 500, 'ECONNRESET')]],
    [
      'one of each',
      [hangUp, failing(500, 'oops'), breakOff],
      [tried(null, 500, 'ECONNRESET'), tried(500, 1000), tried(null, 2000, 'ECONNRESET')],
    ],
  ])('%s is survived, and each try reported', async (_, acts, attempts) => {
    const sent = await sendThrough(...acts, RIGHT);
    expect(sent.completion).toMatchObject({ kind: 'reply', calls: [{ name: 'read_file' }] });
    expect(sent.attempts).toEqual([...attempts, fine]);
  });

  test('the error word of an endpoint is reported', async () => {
    const error = { message: 'slow', type: 'tokens', code: 'rate_limit_exceeded', param: null };
    const { attempts } = await sendThrough(json(429, { error }), RIGHT);
    expect(attempts[0]).toEqual(tried(429, 500, 'rate_limit_exceeded'));
  });

  test('a slow reply is waited for', async () => {
    const bytes = Buffer.from(JSON.stringify(CALL_REPLY));
    const drip: Act = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      for (let at = 0; at < bytes.length; at += 40) response.write(bytes.subarray(at, at + 40));
      setTimeout(() => response.end(), 50);
    };
    expect((await sendThrough(drip)).completion).toMatchObject({ kind: 'reply' });
  });
});

describe('trouble that does not pass', () => {
  test('a lasting 500 is given up within 30 seconds', async () => {
    const pace = fakePace();
    const { completion, attempts } = await sendAlways(failing(500, 'the server\nis  down'), { pace });
    expect(completion).toEqual({
      kind: 'failed',
      reason: 'unavailable',
      status: 500,
      message: 'The model endpoint still answered 500 after 7 tries: "the server is down".',
    });
    expect(attempts.map(({ waitMs }) => waitMs)).toEqual([500, 1000, 2000, 4000, 8000, 8000, null]);
    expect(pace.now()).toBeLessThan(30_000);
  });

  test('a 429 without end is given up after a minute', async () => {
    const pace = fakePace();
    const { completion } = await sendAlways(failing(429, 'slow'), { pace, timeoutMs: 900_000 });
    expect(completion).toMatchObject({ reason: 'unavailable', status: 429 });
    expect(pace.now()).toBeGreaterThan(50_000);
    expect(pace.now()).toBeLessThan(70_000);
  });

  test('a 429 that orders a second each time ends with the run’s time', async () => {
    const pace = fakePace();
    const act = failing(429, 'slow', { 'retry-after': '1' });
    const { completion, attempts } = await sendAlways(act, { pace, timeoutMs: 20_000 });
    expect(completion).toMatchObject({ reason: 'unavailable', status: 429 });
    expect(attempts).toHaveLength(20);
  });

  test('a wait that the run’s time does not allow is not begun, and told', async () => {
    const { completion, attempts } = await sendThrough(failing(429, 'slow down', { 'retry-after': '3600' }));
    expect(attempts).toEqual([{ status: 429, error: null, waitMs: null }]);
    expect(completion).toMatchObject({
      reason: 'unavailable',
      status: 429,
      message: expect.stringMatching(
        /^The model endpoint answered 429 and told us to wait 3600 s, but only (59|60) s are left: "slow down"\.$/,
      ),
    });
  });

  test('an account without quota is not asked again', async () => {
    const error = { message: 'You exceeded your quota', type: 'x', code: 'insufficient_quota', param: null };
    const { completion } = await sendThrough(json(429, { error }));
    expect(completion).toMatchObject({
      reason: 'rejected',
      status: 429,
      message: expect.stringContaining('Check openai-api-key.'),
    });
  });

  test('connections dropped without end', async () => {
    const { completion, attempts } = await sendAlways(hangUp);
    expect(attempts).toHaveLength(7);
    expect(completion).toEqual({
      kind: 'failed',
      reason: 'unreachable',
      status: null,
      message:
        'The model endpoint could not be reached (ECONNRESET, 7 tries). Check openai-base-url and the network.',
    });
  });

  test('nobody listening on this machine ends after two seconds of waiting', async () => {
    const endpoint = await endpointThat();
    await endpoint[Symbol.asyncDispose]();
    const { completion, attempts } = await sendTo(endpoint.baseUrl);
    expect(attempts.map(({ waitMs }) => waitMs)).toEqual([500, 1000, null]);
    expect(completion).toMatchObject({
      reason: 'unreachable',
      message:
        'The model endpoint could not be reached (ECONNREFUSED, 3 tries). Nothing listens there: start the server, or check openai-base-url.',
    });
  });
});

describe('final answers', () => {
  test.each([401, 403])('%d fails at once, naming the input', async (status) => {
    const { completion, attempts } = await sendThrough(failing(status, 'Incorrect API key'));
    expect(attempts).toHaveLength(1);
    expect(completion).toEqual({
      kind: 'failed',
      reason: 'unauthorized',
      status,
      message: `The model endpoint refused the key (${status}): "Incorrect API key". Check openai-api-key.`,
    });
  });

  test('at a terminal the variable is named', async () => {
    await using endpoint = await endpointThat(failing(401, ''));
    const { completion } = await sendTo(endpoint.baseUrl, { keyName: 'TOGETHER_API_KEY' });
    expect(completion).toMatchObject({
      message: 'The model endpoint refused the key (401). Check TOGETHER_API_KEY.',
    });
  });

  test.each([400, 402, 404, 413, 422])(
    '%d is rejected with the endpoint’s own words, in one line, cut',
    async (status) => {
      const { completion, attempts } = await sendThrough(
        failing(status, `bad\u001b[31m\n::error::x ${'y'.repeat(1000)}`),
      );
      expect(attempts).toHaveLength(1);
      expect(completion).toMatchObject({
        reason: 'rejected',
        status,
        message: expect.stringMatching(
          new RegExp(
            `^The model endpoint rejected the request \\(${status}\\): "bad \\[31m ::error::x y+ … y+"\\.[^\\n]*$`,
          ),
        ),
      });
    },
  );

  test.each([
    [{ error: 'model "x" not found' }, 'model "x" not found'],
    [{ object: 'error', message: 'no such model' }, 'no such model'],
    [{ detail: 'Not Found' }, 'Not Found'],
  ])('other servers’ words are found as well: %j', async (body, words) => {
    const { completion } = await sendThrough(json(404, body));
    expect(completion).toHaveProperty(
      'message',
      `The model endpoint rejected the request (404): "${words}". Check model and openai-base-url.`,
    );
  });

  test.each([301, 302, 303, 307, 308])('a redirect (%d) is not followed', async (status) => {
    await using elsewhere = await endpointThat();
    await using endpoint = await endpointThat(
      text(status, '', { location: `${elsewhere.baseUrl}/responses` }),
    );
    const { completion, attempts } = await sendTo(endpoint.baseUrl);
    expect(attempts).toEqual([{ status, error: null, waitMs: null }]);
    expect(completion).toMatchObject({
      reason: 'rejected',
      status,
      message: expect.stringMatching(/redirect .* openai-base-url\.$/),
    });
    expect(elsewhere.received).toEqual([]);
  });
});

describe('answers that are no reply', () => {
  const huge = Buffer.alloc(32 * 1024 * 1024, ' ');
  test.each<[string, Act, string]>([
    ['HTML with 200', html('<html>'), 'text/html, not JSON; check openai-base-url'],
    ['cut JSON', text(200, '{"output": [', TYPE), 'not a JSON object'],
    ['a list', json(200, [CALL_REPLY]), 'not a JSON object'],
    ['no body', text(200, '', TYPE), 'empty'],
    ['204', NO_BODY, 'empty'],
    ['bad UTF-8', text(200, Uint8Array.of(0xff), TYPE), 'not valid UTF-8'],
    ['32 MB', text(200, huge, TYPE), 'longer than 4194304 bytes'],
    [
      '32 MB in a small packed body',
      text(200, gzipSync(huge), { ...TYPE, 'content-encoding': 'gzip' }),
      'longer than 4194304 bytes',
    ],
    [
      'an object of another shape',
      json(200, { output: [{ type: 'message', text: 'x' }] }),
      'has another shape: 0.content: Invalid input: expected array, received undefined',
    ],
  ])('%s is the endpoint’s fault: tried again as a 502 is, and told', async (_, act, what) => {
    const { completion, attempts } = await sendThrough(act, RIGHT);
    expect(completion).toMatchObject({ kind: 'reply' });
    const says = `its answer ${what.startsWith('has') ? '' : 'is '}${what}`;
    expect(attempts[0]).toEqual({ status: act === NO_BODY ? 204 : 200, error: says, waitMs: 500 });
    const pace = fakePace();
    const lost = await sendAlways(act, { pace });
    expect(lost.attempts.map(({ waitMs }) => waitMs)).toEqual([500, 1000, 2000, 4000, 8000, 8000, null]);
    expect(lost.completion).toMatchObject({
      kind: 'failed',
      reason: 'unavailable',
      message: `The model endpoint still gave no reply after 7 tries: ${says}.`,
    });
    expect(pace.now()).toBeLessThan(30_000);
  });

  test('a body without end is cut at 4 MiB and the connection closed', async () => {
    const { act, closed } = flood(200, 'application/json', Buffer.alloc(1024 * 1024, ' '));
    await using endpoint = await endpointThat(act, RIGHT);
    const { attempts } = await sendTo(endpoint.baseUrl);
    expect(attempts[0]?.error).toBe('its answer is longer than 4194304 bytes');
    await closed;
  });

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('a packed reply is read, though none was asked for: %s', async (packing, pack) => {
    const body = pack(JSON.stringify(CALL_REPLY));
    const { completion } = await sendThrough(text(200, body, { ...TYPE, 'content-encoding': packing }));
    expect(completion).toMatchObject({ kind: 'reply' });
  });

  test('an error body without end neither delays nor fills anything', async () => {
    const { act } = flood(400, 'application/json', Buffer.alloc(64 * 1024, 'x'));
    expect((await sendThrough(act)).completion).toMatchObject({ reason: 'rejected', status: 400 });
  });
});

describe('the end of patience', () => {
  test('the body of an error is not waited for: its status is enough', async () => {
    const stall: Act = (response) => {
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '3' });
      response.write('{"error":');
    };
    const { completion, attempts } = await sendThrough(stall, RIGHT);
    expect(attempts[0]).toEqual({ status: 503, error: null, waitMs: 3_000 });
    expect(completion).toMatchObject({ kind: 'reply' });
  });

  const silence: Act = () => {};
  const drip: Act = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 10);
    response.on('close', () => clearInterval(timer));
  };

  test.each([
    ['no answer', silence],
    ['a body that drips for ever', drip],
  ])('%s: the deadline ends it', async (_, act) => {
    const { completion, attempts } = await sendAlways(act, { timeoutMs: 150, pace: REAL_PACE });
    expect(attempts).toEqual([{ status: null, error: 'timeout', waitMs: null }]);
    expect(completion).toEqual({
      kind: 'failed',
      reason: 'timeout',
      status: null,
      message:
        'The model endpoint had given no whole answer, 1 s after the request, when the time of the run was up.',
    });
  });

  test.each([
    ['no answer', silence],
    ['a body that drips for ever', drip],
  ])('%s: cancelling ends it', async (_, act) => {
    const controller = new AbortController();
    await using endpoint = await endpointThatAlways((response, request) => {
      act(response, request);
      setTimeout(() => controller.abort(), 50);
    });
    const { completion } = await sendTo(endpoint.baseUrl, { signal: controller.signal });
    expect(completion).toMatchObject({ kind: 'failed', reason: 'cancelled' });
  });

  test('cancelling ends a wait', async () => {
    const controller = new AbortController();
    await using endpoint = await endpointThat(failing(429, 'slow', { 'retry-after': '50' }));
    const attempts: RequestAttempt[] = [];
    const { completion } = await sendTo(endpoint.baseUrl, {
      pace: REAL_PACE,
      signal: controller.signal,
      onAttempt: (attempt) => {
        attempts.push(attempt);
        controller.abort();
      },
    });
    expect(completion).toMatchObject({ reason: 'cancelled' });
    expect(attempts).toEqual([{ status: 429, error: null, waitMs: 50_000 }]);
  });

  test('neither a cancelled nor a timeless request is sent', async () => {
    await using endpoint = await endpointThat();
    const cancelled = await sendTo(endpoint.baseUrl, { signal: AbortSignal.abort() });
    expect(cancelled).toMatchObject({ completion: { reason: 'cancelled' }, attempts: [] });
    const late = await sendTo(endpoint.baseUrl, { timeoutMs: 0 });
    expect(late).toMatchObject({ completion: { reason: 'timeout' }, attempts: [] });
  });

  test('the longest time-out is no short one', async () => {
    const { completion } = await sendAlways(RIGHT, { timeoutMs: Number.MAX_SAFE_INTEGER });
    expect(completion).toMatchObject({ kind: 'reply' });
  });
});

describe('what is kept', () => {
  test('raw holds what read needs, and not the request once more', async () => {
    const { completion, llm } = await sendThrough(RIGHT);
    const raw = Object(completion).raw;
    expect(Object.keys(raw)).toEqual(['id', 'model', 'status', 'output', 'usage', 'bytes']);
    expect(llm.read(raw, new Set())).toEqual(completion);
    expect(llm.read(JSON.parse(JSON.stringify(raw)), new Set())).toEqual(completion);
  });

  test('a server that counts nothing is charged by size', async () => {
    const { usage, ...uncounted } = CALL_REPLY;
    const { completion, llm } = await sendThrough(json(200, uncounted));
    const bytes = llm.render(CONVERSATION).bytes;
    expect(completion).toMatchObject({
      usage: {
        input_tokens: Math.ceil(bytes / 4),
        output_tokens: Math.ceil(Buffer.byteLength(JSON.stringify(uncounted)) / 4),
      },
    });
  });

  test('a chat completion comes the same way', async () => {
    const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'hi' } }];
    const { completion, llm } = await sendAlways(json(200, { id: 'c', object: 'chat.completion', choices }), {
      api: 'chat-completions',
    });
    expect(completion).toMatchObject({ kind: 'reply', text: 'hi' });
    expect(completion.kind === 'reply' && llm.read(completion.raw, new Set())).toEqual(completion);
  });

  const replying = (item: object): Act =>
    json(200, { ...CALL_REPLY, output: [{ ...CALL_REPLY.output[0], ...item }] });

  test.each<[string, Act]>([
    ['in a refusal', failing(401, `Incorrect API key provided: ${KEY}`)],
    ['in a rejection', failing(400, `${'x'.repeat(285)} ${KEY}`)],
    ['in a server error', failing(500, `${KEY}`)],
    ['as an error code', json(400, { error: { message: 'm', type: 't', code: KEY, param: null } })],
    ['in HTML', html(`<html>${KEY}`)],
    ['in a reply', replying({ arguments: `"${KEY}"` })],
    ['as a name', replying({ name: KEY })],
    ['in a failure', json(200, { ...CALL_REPLY, status: 'failed', error: { code: KEY, message: KEY } })],
    ['behind escapes', text(200, JSON.stringify(CALL_REPLY).replace('read_file', escaped(KEY)), TYPE)],
    ['behind escapes in a refusal', text(401, `{"error":{"message":"${escaped(KEY)}"}}`, TYPE)],
  ])('no piece of the key is kept when the endpoint echoes it %s', async (_, act) => {
    const { completion, attempts } = await sendAlways(act);
    const kept = JSON.stringify([completion, attempts]);
    for (let at = 0; at + 10 <= KEY.length; at += 1) expect(kept).not.toContain(KEY.slice(at, at + 10));
  });
});
