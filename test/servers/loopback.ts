import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Server } from 'node:net';
import type { Json } from './json.ts';

/** An HTTP server on a free port of 127.0.0.1. `close` cuts every open connection. */
export interface Loopback extends AsyncDisposable {
  readonly port: number;
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  close(): Promise<void>;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Lets a server listen on 127.0.0.1, on a free port unless one is given, and returns the port. */
export async function bindToLoopback(
  server: Pick<Server, 'listen' | 'address' | 'once'>,
  port = 0,
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/** Starts a server; `onCrash` hears of what `handle` throws, and the connection is then cut. */
export async function listen(
  handle: Handle,
  onCrash: (error: unknown) => void = () => {},
): Promise<Loopback> {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (request.complete) onCrash(error); // otherwise the client left in the middle of its request
      response.destroy();
    });
  });
  const port = await bindToLoopback(server);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port, origin: `http://127.0.0.1:${port}`, close, [Symbol.asyncDispose]: close };
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The request's headers as one string each. */
export function headersOf(request: IncomingMessage): Readonly<Record<string, string>> {
  const entries = Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]);
  return Object.fromEntries(entries);
}

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text is sent as it is, anything else as JSON, and nothing when it is undefined. */
  readonly body?: Json;
}

export function send(response: ServerResponse, reply: Reply): void {
  const { status, headers, body } = reply;
  const type = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
  const bytes = Buffer.from(typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body));
  const typed = body === undefined ? {} : { 'content-type': type };
  response.writeHead(status, { ...typed, 'content-length': String(bytes.length), ...headers }).end(bytes);
}
