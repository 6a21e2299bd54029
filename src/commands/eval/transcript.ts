import * as z from 'zod';
import { isPlainObject, type Json, readJson, valueAt } from '../../base/json.ts';
import type { RunEvent } from '../../core/events.ts';
import { bodyOf, type ModelReply } from '../../core/ports.ts';
import { recordedModel } from '../../llm/create-llm.ts';
import { messagesOf } from '../../story/tell.ts';
import { readRun } from '../../trace/trace.ts';

/** A message as trainers and chat templates take it: https://huggingface.co/docs/trl/dataset_formats#tool-calling */
export type TrainingMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | ReplyMessage
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string };

type ReplyMessage = {
  readonly role: 'assistant';
  readonly content: string;
  /** Absent where there are none: Llama's template takes the name alone for a call. */
  readonly tool_calls?: readonly TrainingCall[];
};

type TrainingCall = {
  /** Nine letters and digits, as Mistral's template demands. */
  readonly id: string;
  readonly type: 'function';
  /** `arguments` is an object: most templates quote a text a second time, and some stop. */
  readonly function: { readonly name: string; readonly arguments: z.infer<typeof ArgumentsSchema> };
};

const ArgumentsSchema = z.record(z.string(), z.json());

/** A reply of the model, and what it was answered. */
export interface AnsweredReply {
  readonly reply: ReplyMessage;
  /** The driver could not use the reply, and put a line in its place. Its calls stand in the text. */
  readonly isRefused: boolean;
  readonly answers: readonly TrainingMessage[];
}

export interface Transcript {
  /** The messages before the first reply. */
  readonly opening: readonly TrainingMessage[];
  /** At least one. */
  readonly turns: readonly AnsweredReply[];
  /** The functions that the model could call. */
  readonly tools: readonly Json[];
}

/**
 * The conversation of the one run of a trace, in either protocol; null where no model replied. Each reply stands as the model wrote
 * it, also the last one and those that no request repeats. Throws for a trace that cannot be read.
 */
export async function readTranscript(path: string): Promise<Transcript | null> {
  const events = (await readRun(path, null)).events.flatMap(({ runEvent }) => runEvent ?? []);
  const start = events.find((event) => event.kind === 'run_start');
  const requests = events.filter((event) => event.kind === 'llm_request');
  const [first] = requests;
  if (start === undefined || first === undefined) return null;
  const model = recordedModel(start.payload.llm);
  const answered = new Set<string>();
  const turns: AnsweredReply[] = [];
  const replies = events.filter(holdsReply);
  for (const [at, { payload }] of requests.entries()) {
    const event = replies.find((each) => each.payload.t === payload.t);
    if (event === undefined) break;
    const answers = heardIn({ input: requests[at + 1]?.payload.appended ?? [] });
    const read = model.read(event.payload.raw, answered);
    const { calls, text } = read.kind === 'reply' ? read : { calls: [], text: '' };
    const made = turns.flatMap(({ reply }) => reply.tool_calls ?? []).length;
    turns.push(answeredReply({ calls, text, answers, isMalformed: event.kind === 'llm_parse_error', made }));
    for (const { role, answers: id } of answers) if (role === 'tool') answered.add(id);
  }
  const items = first.payload.appended.map((item) => JSON.stringify(item));
  const { head = '', tail = '' } = first.payload;
  const body: unknown = JSON.parse(bodyOf({ head, items, tail }));
  const opening = inTurns(heardIn(body).flatMap((item) => trainingMessage(item, new Map())));
  return turns.length === 0 ? null : { opening, turns, tools: toolsOf(body) };
}

/** Whether an event holds a whole reply; the further calls of a reply do not repeat it. */
function holdsReply(
  event: RunEvent,
): event is Extract<RunEvent, { kind: 'llm_action' | 'llm_parse_error' | 'reflection' }> {
  return 'raw' in event.payload && event.payload.raw !== null;
}

type PromptItem = ReturnType<typeof messagesOf>[number];

/** What a request tells the model, without what it repeats of the model's own. */
const heardIn = (body: unknown): readonly PromptItem[] =>
  messagesOf(body).filter(({ role }) => role !== 'assistant' && role !== 'reasoning');

interface Exchange {
  readonly calls: ModelReply['calls'];
  readonly text: string;
  readonly answers: readonly PromptItem[];
  readonly isMalformed: boolean;
  /** How many calls the turns before hold. */
  readonly made: number;
}

/** Reasoning is left out: most endpoints encrypt it, so it holds no text to learn from. */
function answeredReply({ calls, text, answers, isMalformed, made }: Exchange): AnsweredReply {
  const tool_calls = calls.flatMap(({ name, arguments: json }, at): TrainingCall[] => {
    const args = readJson(ArgumentsSchema, json);
    const id = `call${String(made + at + 1).padStart(5, '0')}`;
    return args === null ? [] : [{ id, type: 'function', function: { name, arguments: args } }];
  });
  // Calls that can be used are answered as calls.
  const isInText = calls.length > 0 && answers.some(({ role }) => role === 'user');
  const isRefused = isMalformed || isInText || tool_calls.length < calls.length;
  const ids = new Map(calls.map(({ callId }, at) => [callId, tool_calls[at]?.id ?? '']));
  const messages = inTurns(answers.flatMap((item) => trainingMessage(item, ids)));
  if (!isRefused) {
    const reply = { role: 'assistant' as const, content: text, ...(calls.length > 0 && { tool_calls }) };
    return { reply, isRefused, answers: messages };
  }
  const lines = [text, ...calls.map(({ name, arguments: json }) => `${name} ${json}`)];
  const content = lines.filter((line) => line !== '').join('\n');
  return { reply: { role: 'assistant', content }, isRefused, answers: messages };
}

function trainingMessage({ role, text: content, answers }: PromptItem, ids: ReadonlyMap<string, string>) {
  const message = (): TrainingMessage | null => {
    switch (role) {
      case 'system':
      case 'developer':
        return { role: 'system', content };
      case 'user':
        return { role, content };
      case 'tool':
        return { role, tool_call_id: ids.get(answers) ?? '', content };
      default:
        return null;
    }
  };
  return message() ?? [];
}

/** Joins messages of the user that follow one another: many templates refuse them. */
function inTurns(messages: readonly TrainingMessage[]): readonly TrainingMessage[] {
  const joined: TrainingMessage[] = [];
  for (const message of messages) {
    const before = joined.at(-1);
    if (before?.role !== 'user' || message.role !== 'user') joined.push(message);
    else joined.splice(-1, 1, { role: 'user', content: `${before.content}\n\n${message.content}` });
  }
  return joined;
}

/** The functions of a request, in one form for both protocols. */
function toolsOf(body: unknown): readonly Json[] {
  const tools = z.array(z.record(z.string(), z.json())).safeParse(valueAt(body, 'tools')).data ?? [];
  return tools.map(({ type: _, function: nested, ...flat }) => {
    const { strict: __, ...described } = isPlainObject(nested) ? nested : flat;
    return { type: 'function', function: described };
  });
}
