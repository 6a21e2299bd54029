import { createServer } from 'node:https';
import { describe, expect, test } from 'vitest';
import { checkEndpoint } from '../../src/llm/endpoint.ts';
import { type BaseUrl, checkApiKey, checkBaseUrl } from '../../src/llm/provider.ts';
import { bindToLoopback } from '../servers/loopback.ts';
import { endpointThat, failing, json, KEY, type ScriptedEndpoint, text } from './scripted-endpoint.ts';
import { selfSigned } from './self-signed.ts';

function check(
  baseUrl: BaseUrl,
  { model = 'gpt-5.4-mini', more = [] as readonly string[], signal = new AbortController().signal } = {},
) {
  const key = checkApiKey(KEY, 'openai-api-key');
  const names = { keyName: 'openai-api-key', baseUrlName: 'openai-base-url' };
  return checkEndpoint({
    api: 'responses',
    baseUrl,
    key,
    models: [model, ...more],
    ...names,
    endpoint: `${baseUrl}/responses`,
    signal,
  });
}

const requestsTo = ({ received }: ScriptedEndpoint) => received.map(({ method, url }) => `${method} ${url}`);
const models = (...ids: readonly string[]) => json(200, { object: 'list', data: ids.map((id) => ({ id })) });

describe('an endpoint that lists its models', () => {
  test.each([
    ['gpt-5.4-mini', ['gpt-5.4', 'gpt-5.4-mini']],
    ['gemini-2.5-flash', ['models/gemini-2.5-pro', 'models/gemini-2.5-flash']],
    ['qwen3', ['llama3.2:latest', 'qwen3:latest']],
    ['vendor/model:nitro', ['vendor/model', 'vendor/other']],
    ['whatever', ['the-one.gguf']],
    ['whatever', []],
  ])('is open for %s of %j, asked once', async (model, ids) => {
    await using endpoint = await endpointThat(models(...ids));
    expect(await check(endpoint.baseUrl, { model })).toEqual({ kind: 'open' });
    expect(requestsTo(endpoint)).toEqual(['GET /v1/models']);
    expect(endpoint.received[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  test('says so of a model that is not among them', async () => {
    await using endpoint = await endpointThat(models('gpt-5.4', 'gpt-5.4-mini'));
    expect(await check(endpoint.baseUrl, { model: 'gtp-5.4-mini' })).toEqual({
      kind: 'unlisted',
      missing: [
        {
          model: 'gtp-5.4-mini',
          problem: 'The model endpoint does not list "gtp-5.4-mini" among its 2 models.',
        },
      ],
    });
  });
});

test.each([
  ['no such route', failing(404, 'no')],
  ['another method', failing(405, 'no')],
  ['its own trouble', failing(500, 'oops')],
  ['a rate limit', failing(429, 'slow')],
  ['a web page', text(200, '<!doctype html>', { 'content-type': 'text/html' })],
  ['a list of another form', json(200, ['a', 'b'])],
  ['a list of oddities', json(200, { data: [null, 1, 'x', { id: 2 }] })],
  ['a redirect', text(302, '', { location: 'https://elsewhere.example' })],
])('an endpoint that answers with %s is open', async (_, act) => {
  await using endpoint = await endpointThat(act);
  expect(await check(endpoint.baseUrl)).toEqual({ kind: 'open' });
});

describe('a key that the list refuses', () => {
  test.each([401, 403])('and the route of the run refuses (%i) as well is wrong', async (status) => {
    await using endpoint = await endpointThat(
      failing(status, 'no'),
      failing(status, `Incorrect API key: ${KEY}`),
    );
    expect(await check(endpoint.baseUrl)).toEqual({
      kind: 'closed',
      problem: `The model endpoint refused the key (${status}): "Incorrect API key: ***". Check openai-api-key.`,
    });
    expect(requestsTo(endpoint)).toEqual(['GET /v1/models', 'POST /v1/responses']);
    expect(endpoint.received[1]?.body).toBe('{}');
  });

  test('is right where the route of the run only refuses the empty request', async () => {
    await using endpoint = await endpointThat(
      failing(401, 'x-api-key header is required'),
      failing(400, 'model is required'),
    );
    expect(await check(endpoint.baseUrl)).toEqual({ kind: 'open' });
  });
});

test('nobody who answers, and no answer in time, are no verdict', async () => {
  expect(await check(checkBaseUrl('http://127.0.0.1:1/v1', 'test'))).toEqual({ kind: 'open' });
  await using endpoint = await endpointThat(() => {});
  expect(await check(endpoint.baseUrl, { signal: AbortSignal.timeout(500) })).toEqual({ kind: 'open' });
});

test('a certificate that nobody vouches for closes it', async () => {
  const server = createServer(selfSigned());
  const port = await bindToLoopback(server);
  try {
    expect(await check(checkBaseUrl(`https://localhost:${port}/v1`, 'test'))).toEqual({
      kind: 'closed',
      problem: expect.stringMatching(
        /could not be reached \(.*CERT.*Check openai-base-url and the network\.$/,
      ),
    });
  } finally {
    server.close();
  }
});
