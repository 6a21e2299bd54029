import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JsonObject } from '../json.ts';
import { type Reply, send } from '../loopback.ts';
import { renderReply } from './render.ts';
import { type ModelRequest, type RecordedStep, reply } from './script.ts';

export interface Stage {
  readonly response: ServerResponse;
  readonly request: ModelRequest;
  readonly key: string;
}

/** Does what a step of the script says. Gives the reply that it rendered, if any, for judging. */
export async function perform(
  step: RecordedStep,
  { response, request, key }: Stage,
): Promise<JsonObject | undefined> {
  switch (step.kind) {
    case 'reply': {
      const body = renderReply(step, request);
      send(response, { status: 200, body });
      return body;
    }
    case 'http': {
      const { kind: _, ...answer } = step;
      send(response, answer);
      return undefined;
    }
    case 'drop': {
      const body = renderReply(reply({ text: 'cut in the middle' }), request);
      if (step.when === 'mid-body') await writeHalf(response, body);
      response.destroy();
      return undefined;
    }
    case 'drip': {
      const body = renderReply(step.reply, request);
      await drip(response, body, step);
      return body;
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

function writeHalf(response: ServerResponse, body: JsonObject): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(200, { ...jsonType, 'content-length': String(bytes.length) });
  return new Promise((resolve) => response.write(bytes.subarray(0, bytes.length / 2), () => resolve()));
}

async function drip(
  response: ServerResponse,
  body: JsonObject,
  of: { delayMs: number; pieces: number },
): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(body));
  const size = Math.ceil(bytes.length / of.pieces);
  response.writeHead(200, { ...jsonType, 'content-length': String(bytes.length) });
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
