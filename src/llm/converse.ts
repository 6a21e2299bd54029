import type { Json, JsonObject } from '../agent/json.ts';
import type { Completion, RenderedRequest, SendOptions } from '../agent/ports.ts';
import { withoutKey } from './api-key.ts';
import { type Endpoint, post } from './endpoint.ts';
import { parseBody } from './json-body.ts';

const MAX_EXCERPT_BYTES = 2_048;

/** One of OpenAI's protocols, as far as an exchange needs it. */
export interface Protocol {
  readonly path: string;
  /** The top-level fields of a reply that `read` needs, or that tell its origin; the others repeat the request. */
  readonly fields: readonly string[];
  read(raw: Json): Completion;
}

/** Sends a request and reads the answer by way of its `raw`, so that a replay sees what the run saw. */
export async function converse(
  protocol: Protocol,
  endpoint: Endpoint,
  { request, options }: { readonly request: RenderedRequest; readonly options: SendOptions },
): Promise<Completion> {
  const answer = await post(endpoint, { path: protocol.path, request }, options);
  if (answer.kind === 'failed') return answer;
  const bytes = { request: request.bytes, reply: answer.bytes.length };
  const garbled = (error: string): Completion =>
    protocol.read({ garbled: error, excerpt: excerptOf(answer.bytes, endpoint), bytes });
  const body = parseBody(answer);
  if (body.kind === 'garbled') return garbled(body.error);
  const kept = Object.entries(body.value).filter(([field]) => protocol.fields.includes(field));
  const completion = protocol.read(blotKey({ ...Object.fromEntries(kept), bytes }, endpoint));
  // A wrong shape may be megabytes of anything; its beginning tells enough.
  return completion.kind === 'garbled' ? garbled(completion.error) : completion;
}

function excerptOf(bytes: Uint8Array, { key }: Endpoint): string {
  // The key goes before the cut, which could leave a part of it.
  const start = withoutKey(new TextDecoder().decode(bytes.subarray(0, 4 * MAX_EXCERPT_BYTES)), key);
  // `stream` leaves out the character that the cut went through.
  return new TextDecoder().decode(Buffer.from(start).subarray(0, MAX_EXCERPT_BYTES), { stream: true });
}

function blotKey(raw: JsonObject, { key }: Endpoint): Json {
  // Printed first, so that no \u escape hides it.
  const text = JSON.stringify(raw);
  const clean = withoutKey(text, key);
  return clean === text ? raw : JSON.parse(clean);
}
