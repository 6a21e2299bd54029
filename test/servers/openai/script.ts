import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { JsonObject } from '../json.ts';

const call = z.strictObject({
  name: z.string(),
  /** An object is written as JSON; a string is sent as it is, whether it is JSON or not. */
  arguments: z.union([z.string(), z.record(z.string(), z.json())]),
  /** Made from the step's number by default. */
  id: z.string().exactOptional(),
});

const usage = z.strictObject({
  input: z.number(),
  cached: z.number().default(0),
  output: z.number(),
  reasoning: z.number().default(0),
});

const replyFields = {
  calls: z.array(call).exactOptional(),
  text: z.string().exactOptional(),
  refusal: z.string().exactOptional(),
  /** An encrypted reasoning item before the rest; Chat Completions have none. */
  reasoning: z
    .strictObject({ encrypted: z.string(), summary: z.array(z.string()).exactOptional() })
    .exactOptional(),
  usage: usage.exactOptional(),
  /** `incomplete`: cut by the output limit. */
  status: z.enum(['completed', 'incomplete']).exactOptional(),
};

const replyStep = z.strictObject({ kind: z.literal('reply'), ...replyFields });

const recordedStep = z.discriminatedUnion('kind', [
  replyStep,
  /** Any HTTP answer: an error, HTML with 200, a wrong content type, no JSON at all. */
  z.strictObject({
    kind: z.literal('http'),
    status: z.number(),
    headers: z.record(z.string(), z.string()).exactOptional(),
    /** A string is sent as it is, anything else as JSON. */
    body: z.json().exactOptional(),
  }),
  /** Cuts the connection, before the reply or in the middle of its body. */
  z.strictObject({ kind: z.literal('drop'), when: z.enum(['before-reply', 'mid-body']) }),
  /** A valid reply that arrives in pieces, `delayMs` apart. */
  z.strictObject({ kind: z.literal('drip'), delayMs: z.number(), pieces: z.number(), reply: replyStep }),
  /** A 200 whose body ends only when the client leaves. */
  z.strictObject({ kind: z.literal('endless') }),
  /** Says the key it was sent: in the model's text with 200, in the error's message otherwise. */
  z.strictObject({ kind: z.literal('echo-key'), status: z.number() }),
]);

export type ReplyStep = z.infer<typeof replyStep>;
/** What the server does with one request, as data. */
export type RecordedStep = z.infer<typeof recordedStep>;
/** What the server does with one request; a function decides when the request has come. */
export type ScriptStep = RecordedStep | ((request: ModelRequest) => RecordedStep);

export interface ModelRequest {
  readonly api: 'responses' | 'chat-completions';
  /** Number of requests before this one. */
  readonly index: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body byte for byte. */
  readonly rawBody: Buffer;
  readonly body: JsonObject;
}

/** The items of a request, in either protocol. */
export const itemsOf = ({ body }: ModelRequest): readonly unknown[] =>
  [body['input'], body['messages']].find(Array.isArray) ?? [];

/** Whether an item is the model's own. */
const isModelItem = (item: unknown): boolean =>
  /"role":"assistant"|"type":"function_call"/.test(JSON.stringify(item) ?? '');

/** Which reply of its run a request asks for: the items of each one before it stand together in the conversation. */
export const turnOf = (request: ModelRequest): number =>
  itemsOf(request).filter((item, at, all) => isModelItem(item) && !isModelItem(all[at - 1])).length;

type ReplyFields = Omit<ReplyStep, 'kind'>;

export function reply(fields: ReplyFields): ReplyStep {
  return { kind: 'reply', ...fields };
}

/** A reply with one tool call. Arguments given as text are sent as they are, so that they may be wrong. */
export function toolCall(
  name: string,
  args: JsonObject | string,
  more: Omit<ReplyFields, 'calls'> = {},
): ReplyStep {
  const text = typeof args === 'string' ? args : JSON.stringify(args);
  return { kind: 'reply', calls: [{ name, arguments: text }], ...more };
}

/** As a model calls it in strict mode: with every argument. */
export const readFileCall = (path: string): ReplyStep =>
  toolCall('read_file', { rel_path: path, start_line: null, end_line: null, max_chars: null });

/** A write that replaces one text of a file. */
export const editCall = (path: string, from: string, to: string): ReplyStep =>
  toolCall('write_file', { rel_path: path, content: null, edits: [{ old: from, new: to }] });

/** An error in OpenAI's form. */
export function httpError(status: number, headers: Readonly<Record<string, string>> = {}): RecordedStep {
  const message = `The test's model endpoint answers ${status}`;
  return {
    kind: 'http',
    status,
    headers: { ...headers },
    body: { error: { message, type: 'error', param: null, code: null } },
  };
}

/** A recorded conversation: a JSON file that holds a list of steps. */
export async function readScript(file: string | URL): Promise<readonly RecordedStep[]> {
  return z.array(recordedStep).parse(JSON.parse(await readFile(file, 'utf8')));
}
