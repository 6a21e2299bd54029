import { createServer } from 'node:http';
import { connect } from 'node:net';
import { bindToLoopback } from './loopback.ts';

export interface Proxy extends AsyncDisposable {
  readonly url: string;
  /** What was asked for, in order: `CONNECT host:port`, or a method and an address. */
  readonly requests: readonly string[];
}

/** A proxy on loopback: each tunnel leads to `port` of this machine, whatever host it names; null: it is refused. */
export async function startProxy(port: number | null): Promise<Proxy> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.writeHead(502).end();
  });
  server.on('connect', (request, socket, head) => {
    requests.push(`CONNECT ${request.url}`);
    socket.on('error', () => {});
    if (port === null) return void socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    const through = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      through.write(head);
      through.pipe(socket).pipe(through);
    });
    through.on('error', () => socket.destroy());
  });
  return {
    url: `http://127.0.0.1:${await bindToLoopback(server)}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
