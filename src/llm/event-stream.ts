import { isJsonObject, type Json, type JsonObject } from '../core/json.ts';
import { parseObject } from './reply.ts';
import { isPassing, isText, member } from './retry.ts';

/** Puts one reply together from the events of a stream. */
export interface Assembly {
  /** Takes an event. True: the reply is whole, and nothing that follows belongs to it. */
  take(event: JsonObject): boolean;
  /** The reply as it would have come in one piece; null where the events so far are none. `isAll`: no more will come. */
  reply(isAll: boolean): JsonObject | null;
}

/** What a stream came to, in the terms of an answer that came in one piece. */
export interface Streamed {
  /** 200, or what an error that the stream reports has without a stream. */
  readonly status: number;
  readonly body: string;
  /** Why this is no reply; null where it may be one. */
  readonly problem: string | null;
}

/** An event holds a whole reply at most, a stream its letters one by one with some 300 bytes around each. */
const MAX_EVENT_CHARS = 8 * 1024 * 1024;
export const MAX_STREAM_BYTES = 64 * 1024 * 1024;

/** The connection ended before the reply did. */
export class StreamCut extends Error {
  readonly code = 'STREAM_CUT';
}

/**
 * Reads a stream of server-sent events to its end, which `onWhole` may hasten. Throws StreamCut, and what `chunks` throws
 * before the reply is whole. https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export async function readEventStream(
  chunks: AsyncIterable<Uint8Array>,
  assembly: Assembly,
  onWhole: () => void,
): Promise<Streamed> {
  let ended: Streamed | null = null;
  try {
    for await (const data of dataOf(chunks)) {
      if (ended !== null) continue;
      ended = take(data, assembly);
      if (ended !== null) onWhole();
    }
  } catch (error) {
    if (ended === null && error instanceof BadStream) return bad(error.message);
    if (ended === null) throw error;
  }
  // Some servers send no [DONE].
  const streamed = ended ?? whole(assembly, false);
  if (streamed === null) throw new StreamCut();
  return streamed;
}

function take(data: string, assembly: Assembly): Streamed | null {
  if (data.trim() === '[DONE]') return whole(assembly, true);
  const read = parseObject(data);
  if (read.kind === 'garbled') return bad(`an event is ${read.error}`);
  const event = read.value;
  return failureOf(event) ?? (assembly.take(event) ? whole(assembly, false) : null);
}

function whole(assembly: Assembly, isAll: boolean): Streamed | null {
  const reply = assembly.reply(isAll);
  return reply === null ? null : { status: 200, body: JSON.stringify(reply), problem: null };
}

const bad = (what: string): Streamed => ({ status: 200, body: '', problem: what });

class BadStream extends Error {}

/** The `data` of each event. Comments, by which servers keep a connection alive, are nothing. */
async function* dataOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let bytes = 0;
  let data: string[] = [];
  let chars = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > MAX_STREAM_BYTES) throw new BadStream(`longer than ${MAX_STREAM_BYTES} bytes`);
    const text = decode(decoder, chunk);
    // A long line in small pieces is looked at once, when it ends.
    const lines = text.includes('\n') ? (rest + text).split(/\r?\n/) : [];
    rest = lines.pop() ?? rest + text;
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5));
      chars += line.length;
      if (line !== '') continue;
      if (data.length > 0) yield data.join('\n');
      data = [];
      chars = 0;
    }
    if (chars + rest.length > MAX_EVENT_CHARS)
      throw new BadStream(`an event longer than ${MAX_EVENT_CHARS} characters`);
  }
  // By the letter an event without its blank line is dropped; a whole one is worth more.
  const last = [...data, ...(rest.startsWith('data:') ? [rest.slice(5).trimStart()] : [])];
  if (last.length > 0) yield last.join('\n');
}

function decode(decoder: Pick<InstanceType<typeof TextDecoder>, 'decode'>, chunk: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch {
    throw new BadStream('not valid UTF-8');
  }
}

/**
 * Once a stream has begun, its status cannot say any more that the endpoint is overloaded: an event does. It is told by the
 * status that the same error has without a stream; null for an event that reports none, or one that does not pass.
 * https://platform.openai.com/docs/api-reference/responses-streaming/error
 */
function failureOf(event: JsonObject): Streamed | null {
  const error = errorIn(event);
  const code = member(error, 'code');
  const status = code === 'rate_limit_exceeded' ? 429 : code === 'server_error' ? 500 : Number(code);
  if (!Number.isInteger(status) || status < 400 || !isPassing(status)) return null;
  return { status, body: JSON.stringify({ error: error ?? null }), problem: null };
}

function errorIn(event: JsonObject): Json | undefined {
  const error = member(event, 'error') ?? member(member(event, 'response'), 'error');
  return error ?? (event['type'] === 'error' ? event : undefined);
}

const isTerminal = (type: Json | undefined): boolean =>
  type === 'response.completed' || type === 'response.incomplete' || type === 'response.failed';

/** Of the Responses protocol, whose last event holds the reply. https://platform.openai.com/docs/api-reference/responses-streaming */
export function assembleResponse(): Assembly {
  const items: Json[] = [];
  let reply: JsonObject | null = null;
  return {
    take(event) {
      const { type } = event;
      const response = event['response'] ?? null;
      if (type === 'response.output_item.done') items.push(event['item'] ?? null);
      if (isTerminal(type) && isJsonObject(response)) {
        const output = response['output'];
        // Some servers leave out what they have sent before.
        reply = Array.isArray(output) && output.length > 0 ? response : { ...response, output: items };
      } else if (type === 'error') {
        reply = { status: 'failed', error: errorIn(event) ?? null, output: [] };
      }
      return reply !== null;
    },
    reply: () => reply,
  };
}

/** Of Chat Completions, which send a message in pieces. https://platform.openai.com/docs/api-reference/chat-streaming/streaming */
export function assembleChat(): Assembly {
  let about: JsonObject = {};
  let message: JsonObject = {};
  let finish: Json = null;
  let error: Json | undefined;
  const calls: CallPieces[] = [];
  return {
    take(event) {
      const { choices, id, model, usage } = event;
      error = event['error'] ?? error;
      about = {
        ...about,
        ...(isGiven(id) && { id }),
        ...(isGiven(model) && { model }),
        // Once, after the last piece, or with each.
        ...(member(event, 'usage') && { usage }),
      };
      const choice = Array.isArray(choices)
        ? choices.find((each) => (member(each, 'index') ?? 0) === 0)
        : undefined;
      const piece = member(choice, 'delta') ?? member(choice, 'message');
      if (piece !== undefined && isJsonObject(piece)) {
        const { tool_calls, ...rest } = piece;
        message = joined(message, rest);
        for (const call of Array.isArray(tool_calls) ? tool_calls.filter(isJsonObject) : [])
          addCall(calls, call);
      }
      finish = member(choice, 'finish_reason') ?? finish;
      return error !== undefined;
    },
    reply(isAll) {
      if (error !== undefined) return { ...about, error };
      const isEmpty = calls.length === 0 && !isGiven(message['content']);
      if (finish === null && (isEmpty || !isAll)) return null;
      const content = message['content'];
      const whole = {
        role: 'assistant',
        ...message,
        content: content === undefined || (content === '' && calls.length > 0) ? null : content,
        ...(calls.length > 0 && { tool_calls: calls.map(wholeCall) }),
      };
      return { ...about, choices: [{ index: 0, finish_reason: finish, message: whole }] };
    },
  };
}

/** Texts are pieces of one text, but for the names of things; lists go on; anything else is told anew. */
function joined(known: JsonObject, piece: JsonObject): JsonObject {
  const both = Object.entries(piece).map(([key, value]): [string, Json] => {
    const before = Object.hasOwn(known, key) ? known[key] : undefined;
    if (value === null) return [key, before ?? null];
    if (isText(before) && isText(value) && key !== 'role' && key !== 'type') return [key, before + value];
    return [key, Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value];
  });
  return { ...known, ...Object.fromEntries(both) };
}

/** Adds a piece to the call that it belongs to: by index, but that some servers give all calls the same, or none. */
function addCall(calls: CallPieces[], { index, id, function: named, ...rest }: JsonObject): void {
  const known = calls.findLast((call) => typeof index !== 'number' || call.index === index);
  const name = member(named, 'name');
  const isNext = isGiven(id) ? isGiven(known?.id) && id !== known.id : index === undefined && isGiven(name);
  const call: CallPieces = known === undefined || isNext ? { index, texts: [], rest: {} } : known;
  if (call !== known) calls.push(call);
  if (isGiven(id)) call.id = id;
  if (isGiven(name)) call.name = name;
  const text = member(named, 'arguments');
  // A string by the protocol; some servers send the object itself.
  if (text !== undefined && text !== null) call.texts.push(isText(text) ? text : JSON.stringify(text));
  call.rest = { ...call.rest, ...rest };
}

interface CallPieces {
  readonly index: Json | undefined;
  id?: string;
  name?: string;
  readonly texts: string[];
  rest: JsonObject;
}

const isGiven = (text: Json | undefined): text is string => isText(text) && text !== '';

const wholeCall = ({ id, name, texts, rest }: CallPieces): Json => ({
  ...(id !== undefined && { id }),
  type: 'function',
  ...rest,
  function: { ...(name !== undefined && { name }), arguments: texts.join('') },
});
