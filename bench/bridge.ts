// A person in the model's place: `node bench/bridge.ts FOLDER` is a Responses endpoint on loopback that writes what each request adds
// to FOLDER/N-asked.txt and the whole request to FOLDER/N-request.json, and waits for FOLDER/N-reply.json: a list of calls such as
// [{"name":"read_file","args":{"rel_path":"src/a.js"}}]. At its end (a signal) it prints how many requests and bytes there were.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { renderReply } from './responses-server.ts';

const LOOK_EVERY_MS = 200;
const Request = z.object({ input: z.array(z.unknown()) });
const Calls = z.array(z.object({ name: z.string(), args: z.record(z.string(), z.unknown()) })).min(1);

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node bench/bridge.ts FOLDER');
mkdirSync(folder, { recursive: true });

let requests = 0;
let bytes = 0;
/** How many items the request before had: the new ones are what a person has not read yet. */
let known = 0;

/** Writes down the request and waits for the person's calls, however long that takes. */
async function answer(body: string): Promise<Buffer> {
  requests += 1;
  bytes += body.length;
  const at = (name: string): string => join(folder ?? '.', `${requests}-${name}`);
  const { input } = Request.parse(JSON.parse(body));
  writeFileSync(at('request.json'), body);
  writeFileSync(at('asked.txt'), `${input.slice(known).map(textOf).join('\n\n')}\n`);
  known = input.length;
  console.log(`request ${requests}: ${body.length} bytes; waiting for ${at('reply.json')}`);
  while (!existsSync(at('reply.json'))) await sleep(LOOK_EVERY_MS);
  return renderReply(Calls.parse(JSON.parse(readFileSync(at('reply.json'), 'utf8'))), requests);
}

/** The texts of an item, however deep they stand in it. */
function textOf(item: unknown): string {
  if (typeof item === 'string') return item;
  if (item === null || typeof item !== 'object') return '';
  return Object.entries(item)
    .filter(([key]) => !['type', 'role', 'id', 'call_id', 'status'].includes(key))
    .map(([, value]) => textOf(value))
    .filter((text) => text !== '')
    .join('\n');
}

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const reply = await answer(Buffer.concat(chunks).toString());
  response.writeHead(200, { 'content-type': 'application/json' }).end(reply);
});
server.listen(0, '127.0.0.1', () => console.log(server.address()));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    console.log(`${requests} requests, ${bytes} bytes`);
    process.exit();
  });
