import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer as createTcpServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { checkBaseUrl } from '../../src/llm/provider.ts';
import { bindToLoopback } from '../servers/loopback.ts';
import { startProxy } from '../servers/proxy.ts';
import { CALL_REPLY, type SendSetup, sendTo } from './scripted-endpoint.ts';
import { selfSigned } from './self-signed.ts';

afterEach(() => vi.unstubAllEnvs());

const sendToUrl = (url: string, more: SendSetup = {}) => sendTo(checkBaseUrl(url, 'test'), more);

const replying = () =>
  createHttpServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(CALL_REPLY));
  });

test('a port that browsers, and so fetch, refuse is a port like any other', async () => {
  const server = replying();
  for (const port of [6665, 6666, 6667, 6668, 6669, 6697, 10080]) {
    const isFree = await bindToLoopback(server, port).catch(() => null);
    if (isFree === null) continue;
    const { completion, attempts } = await sendToUrl(`http://127.0.0.1:${port}/v1`);
    server.close();
    expect([completion.kind, attempts]).toEqual(['reply', [{ status: 200, error: null, waitMs: null }]]);
    return;
  }
  throw new Error('all of these ports are taken');
});

test('the requests of a run share a connection', async () => {
  const server = replying();
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  const { completion } = await sendToUrl(`http://127.0.0.1:${await bindToLoopback(server)}/v1`, { times: 4 });
  server.closeAllConnections();
  server.close();
  expect([completion.kind, connections]).toEqual(['reply', 1]);
});

test('a kept connection that the server has closed is replaced at once, and nobody hears of it', async () => {
  const body = JSON.stringify(CALL_REPLY);
  const answer = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  let connections = 0;
  const server = createTcpServer((socket) => {
    connections += 1;
    let requests = 0;
    socket.on('error', () => {});
    socket.on('data', (data) => {
      if (!data.includes('POST ')) return;
      requests += 1;
      // As llama.cpp's server does after a stream: it promises to keep the connection, and resets it at the next request.
      if (requests === 1) socket.write(answer);
      else socket.resetAndDestroy();
    });
  });
  const url = `http://127.0.0.1:${await bindToLoopback(server)}/v1`;
  const { completion, attempts } = await sendToUrl(url, { times: 3 });
  server.close();
  const sent = { status: 200, error: null, waitMs: null };
  expect([completion.kind, connections, attempts]).toEqual(['reply', 3, [sent, sent, sent]]);
});

/** What a proxy that refuses everything was asked for. */
async function withProxy(run: (proxy: string) => Promise<unknown>): Promise<readonly string[]> {
  await using proxy = await startProxy(null);
  await run(proxy.url);
  return proxy.requests;
}

test('https goes through the proxy that the environment names, and never shows it the request', async () => {
  const requests = await withProxy(async (proxy) => {
    vi.stubEnv('https_proxy', proxy);
    vi.stubEnv('no_proxy', '');
    const { completion } = await sendToUrl('https://model.example/v1');
    expect(completion).toMatchObject({ kind: 'failed', reason: 'unreachable' });
  });
  expect(new Set(requests)).toEqual(new Set(['CONNECT model.example:443']));
});

test('a host that the environment excepts is asked without the proxy', async () => {
  const server = createHttpsServer(selfSigned());
  const port = await bindToLoopback(server);
  const requests = await withProxy(async (proxy) => {
    vi.stubEnv('https_proxy', proxy);
    vi.stubEnv('no_proxy', 'localhost');
    const { attempts } = await sendToUrl(`https://localhost:${port}/v1`);
    expect(attempts[0]?.error).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
  });
  server.close();
  expect(requests).toEqual([]);
});

test('plain http, which is for this machine, never leaves it through a proxy', async () => {
  const server = replying();
  const port = await bindToLoopback(server);
  const requests = await withProxy(async (proxy) => {
    vi.stubEnv('http_proxy', proxy);
    vi.stubEnv('no_proxy', '');
    expect((await sendToUrl(`http://127.0.0.1:${port}/v1`)).completion.kind).toBe('reply');
  });
  server.closeAllConnections();
  server.close();
  expect(requests).toEqual([]);
});
