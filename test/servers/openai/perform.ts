import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JsonObject } from '../json.ts';
import { type Reply, send } from '../loopback.ts';
import { renderReply } from './render.ts';
import { type ModelRequest, type RecordedStep, reply } from './script.ts';
import { eventsOf, textOfEvents } from './stream.ts';

export interface Stage {
  readonly response: ServerResponse;
  readonly request: ModelRequest;
  readonly key: string;
}

/** What a step came to, for judging. */
export interface Performed {
  readonly body: JsonObject;
  /** As which it was sent; empty: in one piece. */
  readonly events: readonly JsonObject[];
}

/** Does what a step of the script says. Gives the reply that it rendered, if any. */
export async function perform(
  step: RecordedStep,
  { response, request, key }: Stage,
): Promise<Performed | undefined> {
  const isStreamed = request.body['stream'] === true;
  const performed = (body: JsonObject): Performed => ({
    body,
    events: isStreamed ? eventsOf(request.api, body, request.body) : [],
  });
  switch (step.kind) {
    case 'reply': {
      const done = performed(renderReply(step, request));
      if (isStreamed) response.writeHead(200, eventType).end(textOfEvents(done.events));
      else send(response, { status: 200, body: done.body });
      return done;
    }
    case 'http': {
      const { kind: _, ...answer } = step;
      send(response, answer);
      return undefined;
    }
    case 'drop': {
      const done = performed(renderReply(reply({ text: 'cut in the middle' }), request));
      if (step.when === 'mid-body') await writeHalf(response, done);
      response.destroy();
      return undefined;
    }
    case 'drip': {
      const done = performed(renderReply(step.reply, request));
      await drip(response, done, step);
      return done;
    }
    case 'endless':
      await pour(response);
      return undefined;
    case 'echo-key':
      send(
        response,
        step.status === 200
          ? { status: 200, body: renderReply(reply({ text: key }), request) }
          : wrongKey(step.status, key),
      );
      return undefined;
    default:
      return assertNever(step);
  }
}

function wrongKey(status: number, key: string): Reply {
  const message = `Incorrect API key provided: ${key}.`;
  return {
    status,
    body: { error: { message, type: 'invalid_request_error', param: null, code: 'invalid_api_key' } },
  };
}

const jsonType = { 'content-type': 'application/json' };
const eventType = { 'content-type': 'text/event-stream; charset=utf-8' };

function bytesOf({ body, events }: Performed): {
  readonly bytes: Buffer;
  readonly headers: Record<string, string>;
} {
  if (events.length > 0) return { bytes: Buffer.from(textOfEvents(events)), headers: eventType };
  const bytes = Buffer.from(JSON.stringify(body));
  return { bytes, headers: { ...jsonType, 'content-length': String(bytes.length) } };
}

function writeHalf(response: ServerResponse, done: Performed): Promise<void> {
  const { bytes, headers } = bytesOf(done);
  response.writeHead(200, headers);
  return new Promise((resolve) => response.write(bytes.subarray(0, bytes.length / 2), () => resolve()));
}

async function drip(
  response: ServerResponse,
  done: Performed,
  of: { delayMs: number; pieces: number },
): Promise<void> {
  const { bytes, headers } = bytesOf(done);
  const size = Math.ceil(bytes.length / of.pieces);
  response.writeHead(200, headers);
  for (let start = 0; start < bytes.length && !response.destroyed; start += size) {
    if (start > 0) await sleep(of.delayMs);
    response.write(bytes.subarray(start, start + size));
  }
  response.end();
}

async function pour(response: ServerResponse): Promise<void> {
  response.writeHead(200, jsonType);
  const gone = new Promise<void>((resolve) => response.once('close', resolve));
  response.write('{"output":"');
  const piece = 'x'.repeat(65_536);
  while (!response.destroyed) {
    if (!response.write(piece))
      await Promise.race([gone, new Promise((resolve) => response.once('drain', resolve))]);
  }
}

function assertNever(step: never): never {
  throw new Error(`Unknown step ${JSON.stringify(step)}`);
}
