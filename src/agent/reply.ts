import * as z from 'zod';
import type { Action } from './actions.ts';
import { shorten } from './cut-text.ts';
import type { Completion, FunctionCall } from './ports.ts';
import {
  FinalArgsSchema,
  isToolName,
  type Reflection,
  ReflectionSchema,
  TOOL_ARGS,
  TOOL_NAMES,
} from './tools.ts';

export type ModelReply = Extract<Completion, { kind: 'reply' }>;

/** What a reply means. Anything that is not exactly one Action is malformed (I1), and `error` is written for the model. */
export type Decision =
  | {
      readonly kind: 'action';
      readonly action: Action;
      /** null when the model answered in text. */
      readonly callId: string | null;
      /** Further calls of the same reply, which nobody executes (I2). */
      readonly ignored: readonly FunctionCall[];
      /** What stood around the one JSON object of a text reply; '' when nothing did. */
      readonly trailing: string;
    }
  | { readonly kind: 'malformed'; readonly error: string };

export type ReflectionDecision =
  | { readonly kind: 'reflection'; readonly reflection: Reflection; readonly callId: string | null }
  | { readonly kind: 'malformed'; readonly error: string };

export function readDecision(reply: ModelReply): Decision {
  if (reply.cutBy !== null)
    return malformed(`the reply was cut short (${shortName(reply.cutBy)}); answer with one shorter call`);
  const [call, ...ignored] = reply.calls;
  if (call === undefined) return readText(reply.text);
  const args = parseJson(call.arguments);
  if (args.kind === 'bad')
    return malformed(`the arguments of ${shortName(call.name)} are not valid JSON: ${args.error}`);
  const action = readAction(call.name, args.value);
  return 'error' in action
    ? malformed(action.error)
    : { kind: 'action', action: action.action, callId: call.callId, ignored, trailing: '' };
}

export function readReflection(reply: ModelReply): ReflectionDecision {
  if (reply.cutBy !== null) return malformed(`the reply was cut short (${shortName(reply.cutBy)})`);
  const [call] = reply.calls;
  if (call !== undefined && call.name !== 'reflect')
    return malformed(`expected reflect, got ${shortName(call.name)}`);
  const text = call?.arguments ?? firstJsonObject(reply.text)?.json ?? '';
  const args = parseJson(text);
  if (args.kind === 'bad') return malformed(`the arguments of reflect are not valid JSON: ${args.error}`);
  const parsed = ReflectionSchema.safeParse(args.value);
  if (!parsed.success) return malformed(`wrong arguments for reflect: ${issues(parsed.error)}`);
  return { kind: 'reflection', reflection: parsed.data, callId: call?.callId ?? null };
}

function readAction(name: string, args: unknown): { readonly action: Action } | { readonly error: string } {
  if (name === 'final') {
    const parsed = FinalArgsSchema.safeParse(args);
    return parsed.success
      ? { action: { type: 'final', ...parsed.data } }
      : { error: `wrong arguments for final: ${issues(parsed.error)}` };
  }
  if (name === 'run_tests') {
    return { error: 'run_tests is driver-only: the driver runs the tests after each accepted write' };
  }
  if (name === 'reflect') return { error: 'reflect is only for when the driver asks' };
  if (!isToolName(name))
    return { error: `unknown tool ${shortName(name)}; the tools are ${TOOL_NAMES.join(', ')} and final` };
  const parsed = ToolCallSchema.safeParse({ type: 'tool_call', name, args });
  return parsed.success
    ? { action: parsed.data }
    : { error: `wrong arguments for ${name}: ${issues(parsed.error)}` };
}

const call = <N extends keyof typeof TOOL_ARGS>(name: N) =>
  z.object({ type: z.literal('tool_call'), name: z.literal(name), args: TOOL_ARGS[name] });

const ToolCallSchema = z.discriminatedUnion('name', [
  call('list_files'),
  call('read_file'),
  call('grep'),
  call('write_file'),
]);

const TextActionSchema = z.union([
  z.object({
    type: z.literal('final'),
    status: z.string().default('done'),
    summary: z.unknown().optional(),
    changes: z.unknown().optional(),
  }),
  z.object({ name: z.string(), args: z.unknown() }),
  z.object({ name: z.string(), arguments: z.unknown().optional() }),
]);

/** Text without a call is read as one JSON object, in the Python original's shapes or a bare function call. */
function readText(text: string): Decision {
  if (text.trim() === '') return malformed('the reply is empty; call one function');
  const found = firstJsonObject(text);
  if (found === null)
    return malformed('the reply holds no function call and no JSON object; call one function');
  const parsed = parseJson(found.json);
  if (parsed.kind === 'bad') return malformed(`the JSON object in the reply is not valid: ${parsed.error}`);
  const shape = TextActionSchema.safeParse(parsed.value);
  if (!shape.success)
    return malformed('the JSON object in the reply is neither a tool call nor a final; call one function');
  const action = readAction(...nameAndArgs(shape.data));
  if ('error' in action) return malformed(action.error);
  return { kind: 'action', action: action.action, callId: null, ignored: [], trailing: found.rest };
}

function nameAndArgs(shape: z.infer<typeof TextActionSchema>): [string, unknown] {
  if ('type' in shape)
    return ['final', { status: shape.status, summary: shape.summary, changes: shape.changes ?? [] }];
  if ('args' in shape) return [shape.name, shape.args];
  if (typeof shape.arguments !== 'string') return [shape.name, shape.arguments];
  const parsed = parseJson(shape.arguments);
  return [shape.name, parsed.kind === 'ok' ? parsed.value : shape.arguments];
}

/** The first balanced `{…}` of a text, strings respected; `rest` is everything outside of it, trimmed. */
export function firstJsonObject(text: string): { readonly json: string; readonly rest: string } | null {
  const start = text.indexOf('{');
  if (start < 0) return null;
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{') depth++;
    else if (char === '}' && --depth === 0) {
      return { json: text.slice(start, at + 1), rest: `${text.slice(0, start)}${text.slice(at + 1)}`.trim() };
    }
  }
  return null;
}

/**
 * True when sending the reply back is safe on every server: few calls, told apart by their ids, each with a name that
 * a function may have and a JSON object as arguments.
 */
export function canEcho({ cutBy, calls }: ModelReply): boolean {
  if (cutBy !== null || calls.length > MAX_ECHOED_CALLS) return false;
  if (new Set(calls.map(({ callId }) => callId)).size < calls.length) return false;
  return calls.every((each) => FUNCTION_NAME.test(each.name) && isJsonObjectText(each.arguments));
}

/** OpenAI's pattern; a history that holds another name ("functions.read_file") is answered with 400. */
const FUNCTION_NAME = /^[a-zA-Z0-9_-]{1,64}$/;

function isJsonObjectText(text: string): boolean {
  const parsed = parseJson(text);
  if (parsed.kind === 'bad') return false;
  return typeof parsed.value === 'object' && parsed.value !== null && !Array.isArray(parsed.value);
}

/** More calls than this in one reply are dropped from the conversation, so that a runaway reply cannot fill it. */
const MAX_ECHOED_CALLS = 8;

type Parsed =
  | { readonly kind: 'ok'; readonly value: unknown }
  | { readonly kind: 'bad'; readonly error: string };

function parseJson(text: string): Parsed {
  try {
    return { kind: 'ok', value: JSON.parse(text) };
  } catch (error) {
    return {
      kind: 'bad',
      error: shorten(error instanceof Error ? error.message : String(error), ERROR_CHARS),
    };
  }
}

function issues(error: z.ZodError): string {
  const all = error.issues.map((each) => `${each.path.join('.') || 'arguments'}: ${each.message}`);
  return shorten(all.join('; '), ERROR_CHARS);
}

/** What the model wrote wrong may be megabytes; what it reads about that need not be. */
const ERROR_CHARS = 300;
const shortName = (name: string): string => shorten(name, 80);

const malformed = (error: string): { readonly kind: 'malformed'; readonly error: string } => ({
  kind: 'malformed',
  error,
});
