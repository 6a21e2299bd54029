import type * as z from 'zod';
import { errorText } from '../../base/errors.ts';
import { defined, isPlainObject } from '../../base/json.ts';
import { byteLength, firstNames, shorten } from '../../base/text.ts';
import type { MalformedCause } from '../events.ts';
import { type ModelReply, OUTPUT_LIMIT } from '../ports.ts';
import {
  type Action,
  FinalArgsSchema,
  isFunctionName,
  MAX_READS,
  MAX_WRITES,
  type Reflection,
  ReflectionSchema,
  TOOL_NAMES,
  type ToolCallAction,
  ToolCallSchema,
  toolName,
} from './tools.ts';

/** What a reply means. Only an Action is ever executed (I1); every `error` is written for the model. */
type Decision = CallsOfReply | MalformedReply;

export interface CallsOfReply {
  readonly kind: 'calls';
  /** In the order of the reply, at least one. */
  readonly calls: readonly ReplyCall[];
  /** The text around the JSON objects of a text reply; '' when there is none. */
  readonly trailing: string;
  /** For the model: which items of the reply were left out, because they are not the model's own. */
  readonly notes: readonly string[];
}

export interface MalformedReply {
  readonly kind: 'malformed';
  readonly error: string;
  readonly cause: MalformedCause;
}

/** One call of a reply. `callId` is null when the model answered in text. */
export type ReplyCall = { readonly callId: string | null } & MeantCall;

type MeantCall =
  /** `forgiven`: what was wrong with the call and is ignored, for the model. */
  | { readonly kind: 'action'; readonly action: Action; readonly forgiven: readonly string[] }
  | { readonly kind: 'reflection'; readonly reflection: Reflection }
  /** An unknown function or wrong arguments, recorded as an observation that failed. `args`: the beginning of what the model wrote. */
  | { readonly kind: 'mistaken'; readonly name: string; readonly args: string; readonly error: string };

/** A call of `reflect`, also one that is refused. It does not count among the calls that a reply may hold. */
export const isReflect = (call: ReplyCall): boolean =>
  call.kind === 'reflection' || (call.kind === 'mistaken' && call.name === 'reflect');

/** A call of `write_file`, also one whose arguments are wrong. */
export type WriteCall = ReplyCall &
  (
    | { readonly kind: 'action'; readonly action: ToolCallAction }
    | { readonly kind: 'mistaken'; readonly name: string }
  );

export const isWrite = (call: ReplyCall): call is WriteCall =>
  call.kind !== 'reflection' &&
  (call.kind === 'mistaken'
    ? call.name === 'write_file'
    : call.action.type === 'tool_call' && call.action.name === 'write_file');

/** Reads what the model wants from its reply. `mayReflect`: the driver has asked for a reflection. */
export function readDecision(reply: ModelReply, mayReflect: boolean): Decision {
  const decision = decide(reply, mayReflect);
  const notes = leftOutNotes(reply);
  return decision.kind === 'calls'
    ? { ...decision, notes }
    : { ...decision, error: [decision.error, ...notes].join('; ') };
}

const MAX_SHOWN_ITEMS = 5;

/** Says which items of a reply were left out, because they are not the model's own. */
const leftOutNotes = ({ leftOut }: ModelReply): readonly string[] =>
  leftOut.length === 0 ? [] : [`left out of your reply: ${firstNames(leftOut, MAX_SHOWN_ITEMS)}`];

function decide(reply: ModelReply, mayReflect: boolean): Decision {
  if (isOverlong(reply)) return malformed(OVERLONG_REPLY);
  if (reply.unread !== undefined)
    return malformed(`the server could not read the call in your reply: ${reply.unread}`, 'unread');
  if (reply.cutBy !== null) {
    const error = `the reply was cut short (${shownToolName(reply.cutBy)}); answer with one shorter call`;
    return malformed(error, reply.calls.length === 0 ? 'cut' : 'broken');
  }
  if (reply.calls.length === 0 && reply.text.trim() === '') return malformed(emptyText(reply), 'empty');
  if (reply.calls.length === 0) return readTextReply(reply.text, mayReflect);
  if (reply.calls.length > MAX_ECHOED_CALLS)
    return malformed(`too many calls in one reply: ${reply.calls.length}. ${WHAT_A_REPLY_HOLDS}`);
  const calls: ReplyCall[] = [];
  for (const { callId, name, arguments: text } of reply.calls) {
    const args = parseJson(text);
    if (args.kind === 'bad')
      return malformed(`the arguments of ${shownToolName(name)} are not valid JSON: ${args.error}`);
    calls.push({ callId, ...meaningOf({ name, args: args.value, text, mayReflect }) });
  }
  return { kind: 'calls', calls, trailing: '', notes: [] };
}

/** The end of a reply and the marks around its parts are tokens, too. */
const MIN_SWALLOWED_TOKENS = 32;

/** A server that counts tokens of a reply that holds nothing has swallowed what the model wrote, often a call that it could not read. */
function emptyText({ usage, isEstimated }: ModelReply): string {
  const tokens = isEstimated ? 0 : usage.output_tokens;
  const counted = tokens >= MIN_SWALLOWED_TOKENS ? `, although ${tokens} tokens of it were counted` : '';
  return `the reply is empty${counted}; call one function`;
}

/** A reply of at most 1,024 tokens filled a context of a whole number of 256 tokens: the next request, which is longer, fits no better. */
export function isContextFull({ cutBy, usage, isEstimated }: ModelReply): boolean {
  const { input_tokens: input, output_tokens: output } = usage;
  const isLimit = (tokens: number): boolean => [0, 1, 255].includes(tokens % 256);
  return (
    cutBy === OUTPUT_LIMIT && !isEstimated && output < 1024 && !isLimit(output) && isLimit(input + output)
  );
}

/** What a reply may hold, for a model whose reply held something else. */
export const WHAT_A_REPLY_HOLDS = `Give at most ${MAX_READS} reads, or ${MAX_WRITES} writes and a final behind them, or one final`;

const MAX_SHOWN_ARGS = 500;

interface WrittenCall {
  readonly name: string;
  readonly args: unknown;
  /** The arguments, or the whole object of a text reply, as the model wrote them. */
  readonly text: string;
  readonly mayReflect: boolean;
}

function meaningOf({ name, args, text, mayReflect }: WrittenCall): MeantCall {
  const read = mayReflect && name === 'reflect' ? readReflection(args) : readCall(name, args);
  if ('error' in read)
    return {
      kind: 'mistaken',
      name: shownToolName(name),
      args: shorten(text, MAX_SHOWN_ARGS),
      error: read.error,
    };
  if ('reflection' in read) return { kind: 'reflection', reflection: read.reflection };
  return { kind: 'action', action: read.action, forgiven: extras(read.forgiven) };
}

const extras = (dropped: readonly string[]): string[] =>
  dropped.length === 0 ? [] : [`no such argument, ignored: ${dropped.join(', ')}`];

function readReflection(args: unknown): { readonly reflection: Reflection } | { readonly error: string } {
  const read = readArgs(ReflectionSchema, args);
  return read.ok ? { reflection: read.value } : { error: `wrong arguments for reflect: ${read.error}` };
}

/**
 * Reads the calls from the JSON in a text reply, in the Python original's shapes or as a bare function call: the first object
 * that is a call counts; behind a reflection or a write, the next one too. None counts beside a call that cannot be read.
 */
function readTextReply(text: string, mayReflect: boolean): Decision {
  const calls: ReplyCall[] = [];
  let [rest, trailing] = [text, text];
  let problem = 'the reply holds no function call and no JSON object; call one function';
  let [hasObject, hasUnreadCall] = [false, false];
  for (let tried = 0; ; tried++) {
    const json = tried < MAX_OBJECTS ? firstJsonObject(rest) : null;
    if (json === null) {
      hasUnreadCall ||= isMeantAsCall(rest);
      break;
    }
    hasObject = true;
    rest = rest.slice(rest.indexOf(json) + json.length);
    const parsed = parseJson(json);
    if (parsed.kind === 'bad') hasUnreadCall ||= isMeantAsCall(json);
    const named = parsed.kind === 'ok' && isPlainObject(parsed.value) ? namedCall(parsed.value) : null;
    if (named !== null) {
      trailing = trailing.replace(json, () => '').trim();
      const call: ReplyCall = { callId: null, ...meaningOf({ ...named, text: json, mayReflect }) };
      calls.push(
        call.kind === 'action' ? { ...call, forgiven: [...named.forgiven, ...call.forgiven] } : call,
      );
      if (!isReflect(call) && !isWrite(call)) break;
    } else if (tried === 0) {
      problem =
        parsed.kind === 'bad'
          ? `the JSON object in the reply is not valid: ${parsed.error}`
          : 'the JSON object in the reply is neither a tool call nor a final; call one function';
    }
  }
  if (calls.length === 0) return malformed(problem, hasObject ? 'broken' : 'no_call');
  // The writes of a reply are all made, or none, and no final claims what was not written.
  if (hasUnreadCall)
    return malformed(
      `nothing was executed, as a call in the reply is not valid JSON, or stands behind ${MAX_OBJECTS} other objects`,
    );
  return { kind: 'calls', calls, trailing, notes: [] };
}

/** The most `{…}` that are tried: a reflection, the writes and a final, with braces of the prose before them. */
const MAX_OBJECTS = 12;

/** The first balanced `{…}` of a text, strings respected. */
export function firstJsonObject(text: string): string | null {
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
    else if (char === '}' && --depth === 0) return text.slice(start, at + 1);
  }
  return null;
}

type ParsedJson =
  | { readonly kind: 'ok'; readonly value: unknown }
  | { readonly kind: 'bad'; readonly error: string };

/** A wrong reply can have megabytes; the error that the model reads about it has at most this many characters. */
const ERROR_CHARS = 300;

function parseJson(text: string): ParsedJson {
  try {
    return { kind: 'ok', value: JSON.parse(text) };
  } catch (error) {
    return { kind: 'bad', error: shorten(errorText(error), ERROR_CHARS) };
  }
}

interface NamedCall {
  readonly name: string;
  readonly args: unknown;
  readonly forgiven: readonly string[];
}

const NAME_KEYS = ['name', 'tool', 'tool_name', 'function', 'action', 'type'] as const;
const ARGS_KEYS = ['args', 'arguments', 'parameters', 'params', 'input'] as const;

const NAME_OF_CALL = new RegExp(`[{,]\\s*"(?:${NAME_KEYS.join('|')})"\\s*:\\s*"?([\\w.:/-]{1,60})`, 'g');

/** Whether JSON that cannot be read names one of our functions, as a call does. */
const isMeantAsCall = (text: string): boolean =>
  text.matchAll(NAME_OF_CALL).some(([, name = '']) => isFunctionName(toolName(name)));

const nameIn = (value: unknown): unknown => (typeof value === 'string' ? toolName(value) : value);

/** `{tool: 'read_file', args: {…}}` or `{tool: 'read_file', rel_path: …}`: the call that an object with any usual keys stands for. */
function namedCall(object: { readonly [key: string]: unknown }): NamedCall | null {
  for (const key of ['function', 'tool_call', 'function_call'] as const) {
    const inside = object[key];
    if (isPlainObject(inside)) return namedCall(inside);
  }
  if (object['type'] === 'final') {
    const { status = 'done', title = null, summary, changes = [] } = object;
    return { name: 'final', args: { status, title, summary, changes }, forgiven: [] };
  }
  const isKnown = (key: (typeof NAME_KEYS)[number]) => isFunctionName(nameIn(object[key]));
  const nameKey = NAME_KEYS.find(isKnown) ?? (typeof object['name'] === 'string' ? 'name' : undefined);
  const name = nameKey === undefined ? undefined : nameIn(object[nameKey]);
  if (nameKey === undefined || typeof name !== 'string') return null;
  const argsKey = ARGS_KEYS.find((key) => object[key] !== undefined);
  const { [nameKey]: _, type: __, ...beside } = object;
  const rawArgs = argsKey === undefined ? beside : object[argsKey];
  const parsed = typeof rawArgs === 'string' ? parseJson(rawArgs) : null;
  const args = parsed?.kind === 'ok' ? parsed.value : rawArgs;
  const forgiven = nameKey === 'name' ? [] : [`"name" names the function, not "${nameKey}"`];
  return { name, args, forgiven };
}

/**
 * True when sending the reply back is safe on every server: not long, few calls, told apart by their ids, each with a name that
 * a function may have and a JSON object as arguments.
 */
export function canEcho(reply: ModelReply): boolean {
  const { cutBy, calls } = reply;
  if (cutBy !== null || calls.length > MAX_ECHOED_CALLS || isOverlong(reply)) return false;
  if (new Set(calls.map(({ callId }) => callId)).size < calls.length) return false;
  return calls.every((each) => FUNCTION_NAME.test(each.name) && isJsonObjectText(each.arguments));
}

/** OpenAI's pattern; a history that holds another name ("functions.read_file") is answered with 400. */
const FUNCTION_NAME = /^[a-zA-Z0-9_-]{1,64}$/;

function isJsonObjectText(text: string): boolean {
  const parsed = parseJson(text);
  return parsed.kind === 'ok' && isPlainObject(parsed.value);
}

/**
 * More calls than this in one reply are dropped from the conversation, so that a runaway reply cannot fill it. Well above MAX_READS:
 * a reply with a few reads too many runs the first, and says so of the rest.
 */
const MAX_ECHOED_CALLS = 32;

/** The longest reply that is kept in the conversation: each later request repeats it. The largest patch fits four times. */
const MAX_ECHOED_BYTES = 1024 * 1024;
const OVERLONG_REPLY = `the reply has more than ${MAX_ECHOED_BYTES} bytes; answer with one shorter call`;

const isOverlong = ({ echo }: ModelReply): boolean => byteLength(JSON.stringify(echo)) > MAX_ECHOED_BYTES;

const malformed = (error: string, cause: MalformedCause = 'broken'): MalformedReply => ({
  kind: 'malformed',
  error,
  cause,
});

/** What a call was read as: an Action, with what is ignored in it, or an error for the model. */
type ReadCall =
  | { readonly action: Action; readonly forgiven: readonly string[] }
  | { readonly error: string };

const shownToolName = (name: string): string => shorten(name, 80);

/** A call by its name and its parsed arguments. Extra arguments that only comment on the call are dropped. */
function readCall(name: string, args: unknown): ReadCall {
  if (name === 'run_tests') {
    return { error: 'run_tests is driver-only: the driver runs the tests after each accepted write' };
  }
  if (name === 'reflect') return { error: 'reflect is only for when the driver asks' };
  if (name === 'final') {
    const read = readArgs(FinalArgsSchema, args);
    if (!read.ok) return { error: `wrong arguments for final: ${read.error}` };
    const { status, title, summary, changes } = read.value;
    const action = {
      type: 'final',
      status,
      ...defined({ title: title ?? undefined }),
      summary,
      changes,
    } as const;
    return { action, forgiven: read.dropped };
  }
  if (!TOOL_NAMES.some((each) => each === name)) {
    return { error: `unknown tool ${shownToolName(name)}; the tools are ${TOOL_NAMES.join(', ')} and final` };
  }
  const read = readArgs(ToolCallSchema, { type: 'tool_call', name, args });
  return read.ok
    ? { action: read.value, forgiven: read.dropped }
    : { error: `wrong arguments for ${name}: ${read.error}` };
}

type ReadArgs<T> =
  | { readonly ok: true; readonly value: T; readonly dropped: readonly string[] }
  | { readonly ok: false; readonly error: string };

/** Names of arguments in which models comment on their call; without them the call does the same. */
const COMMENTS: ReadonlySet<string> = new Set(
  [
    'thought thoughts thinking reason reasons reasoning rationale why explanation explain justification analysis',
    'description desc comment comments note notes message summary title label plan goal intent intention purpose',
    'objective task context step next_step confidence status meta metadata id call_id tool_call_id request_id',
    'tool tool_name name type function',
  ].flatMap((names) => names.split(' ')),
);

const isCommentKey = (key: string): boolean => COMMENTS.has(key.toLowerCase().replace(/^_/, ''));

function readArgs<T>(schema: z.ZodType<T>, args: unknown): ReadArgs<T> {
  const strict = schema.safeParse(args);
  if (strict.success) return { ok: true, value: strict.data, dropped: [] };
  const extras = strict.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ path: issue.path, key })) : [],
  );
  const harmless = extras.filter(
    ({ path, key }) => isCommentKey(key) || valueInside(args, [...path, key]) === null,
  );
  if (harmless.length === 0) return { ok: false, error: issuesText(strict.error) };
  const lenient = schema.safeParse(withoutKeys(args, harmless));
  return lenient.success
    ? { ok: true, value: lenient.data, dropped: [...new Set(harmless.map(({ key }) => shownToolName(key)))] }
    : { ok: false, error: issuesText(lenient.error) };
}

interface ExtraKey {
  readonly path: readonly PropertyKey[];
  readonly key: string;
}

function valueInside(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  );
}

function withoutKeys(value: unknown, places: readonly ExtraKey[]): unknown {
  return places.reduce((left, { path, key }) => withoutOne(left, path, key), value);
}

/** A copy of a value without the key at a path. Only what lies on the path is copied: the rest may nest too deeply for recursion. */
function withoutOne(value: unknown, [step, ...path]: readonly PropertyKey[], key: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const kept =
    step === undefined
      ? entries.filter(([name]) => name !== key)
      : entries.map(([name, inside]) => [
          name,
          name === String(step) ? withoutOne(inside, path, key) : inside,
        ]);
  return Array.isArray(value) ? kept.map(([, inside]) => inside) : Object.fromEntries(kept);
}

function issuesText(error: z.ZodError): string {
  const all = error.issues.map((each) => {
    const path = each.path.filter((part, at) => at > 0 || part !== 'args').join('.');
    return `${path || 'arguments'}: ${each.message}`;
  });
  return shorten(all.join('; '), ERROR_CHARS);
}
