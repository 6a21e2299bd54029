import { createServer } from 'node:http';

/** A function call of the scripted model. */
export interface Call {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** One request as it came and when; milliseconds of performance.now(). */
export interface Exchange {
  readonly arrivedMs: number;
  /** When the reply was handed to the socket. */
  readonly answeredMs: number;
  readonly body: Buffer;
}

/** A Responses endpoint on loopback that answers request n with reply n, at once, whatever the request says. */
interface ScriptedServer extends AsyncDisposable {
  readonly baseUrl: string;
  readonly exchanges: readonly Exchange[];
}

/** `onRequest` is called as each request arrives, before it is read. */
export async function startScriptedServer(
  replies: readonly Buffer[],
  onRequest: () => void,
): Promise<ScriptedServer> {
  const exchanges: Exchange[] = [];
  const server = createServer((request, response) => {
    const arrivedMs = performance.now();
    onRequest();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const reply = replies[exchanges.length];
      exchanges.push({ arrivedMs, answeredMs: performance.now(), body: Buffer.concat(chunks) });
      const type = { 'content-type': 'application/json' };
      response
        .writeHead(reply === undefined ? 400 : 200, type)
        .end(reply ?? '{"error":"the script has ended"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    exchanges,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The reply to request `index`, rendered before the run so that answering costs nothing. */
export function renderReply(calls: readonly Call[], index: number): Buffer {
  // https://platform.openai.com/docs/api-reference/responses/object, without what only repeats the request.
  const reply = {
    id: `resp_${index}`,
    object: 'response',
    created_at: 1_700_000_000,
    status: 'completed',
    error: null,
    incomplete_details: null,
    model: 'bench-model',
    output: calls.map(({ name, args }, at) => ({
      type: 'function_call',
      id: `fc_${index}_${at}`,
      call_id: `call_${index}_${at}`,
      name,
      arguments: JSON.stringify(args),
      status: 'completed',
    })),
    usage: {
      input_tokens: 100,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 10,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 110,
    },
  };
  return Buffer.from(JSON.stringify(reply));
}
