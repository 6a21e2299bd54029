import * as z from 'zod';
import type { Action } from './actions.ts';
import { shorten } from './cut-text.ts';
import { ERROR_CHARS } from './json-text.ts';
import { FinalArgsSchema, isToolName, TOOL_ARGS, TOOL_NAMES } from './tools.ts';

/** What a well-formed call means: an Action, with what was forgiven; or why it is none, for the model. */
export type ReadCall =
  | { readonly action: Action; readonly forgiven: readonly string[] }
  | { readonly error: string };

export const shortName = (name: string): string => shorten(name, 80);

/** A call by its name and its parsed arguments. Extra arguments that only comment on the call are dropped. */
export function readCall(name: string, args: unknown): ReadCall {
  if (name === 'run_tests') {
    return { error: 'run_tests is driver-only: the driver runs the tests after each accepted write' };
  }
  if (name === 'reflect') return { error: 'reflect is only for when the driver asks' };
  if (name === 'final') {
    const read = readArgs(FinalArgsSchema, args);
    return read.ok
      ? { action: { type: 'final', ...read.value }, forgiven: read.dropped }
      : { error: `wrong arguments for final: ${read.error}` };
  }
  if (!isToolName(name)) {
    return { error: `unknown tool ${shortName(name)}; the tools are ${TOOL_NAMES.join(', ')} and final` };
  }
  const read = readArgs(ToolCallSchema, { type: 'tool_call', name, args });
  return read.ok
    ? { action: read.value, forgiven: read.dropped }
    : { error: `wrong arguments for ${name}: ${read.error}` };
}

const call = <N extends keyof typeof TOOL_ARGS>(name: N) =>
  z.object({ type: z.literal('tool_call'), name: z.literal(name), args: TOOL_ARGS[name] });

const ToolCallSchema = z.discriminatedUnion('name', [
  call('list_files'),
  call('read_file'),
  call('grep'),
  call('write_file'),
]);

type ReadArgs<T> =
  | { readonly ok: true; readonly value: T; readonly dropped: readonly string[] }
  | { readonly ok: false; readonly error: string };

/** Words about a call, which models add to it; leaving them out changes nothing that the call does. */
const COMMENT =
  /^_?(?:thoughts?|thinking|reason|reasons|reasoning|rationale|why|explanation|explain|justification|analysis|description|desc|comments?|notes?|message|summary|title|label|plan|goal|intent|intention|purpose|objective|task|context|step|next_step|confidence|status|meta|metadata|id|call_id|tool_call_id|request_id|tool|tool_name|name|type|function)$/i;

function readArgs<T>(schema: z.ZodType<T>, args: unknown): ReadArgs<T> {
  const strict = schema.safeParse(args);
  if (strict.success) return { ok: true, value: strict.data, dropped: [] };
  const extras = strict.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ path: issue.path, key })) : [],
  );
  const harmless = extras.filter(
    ({ path, key }) => COMMENT.test(key) || valueAt(args, [...path, key]) === null,
  );
  if (harmless.length === 0) return { ok: false, error: issuesText(strict.error) };
  const lenient = schema.safeParse(without(args, harmless));
  return lenient.success
    ? { ok: true, value: lenient.data, dropped: [...new Set(harmless.map(({ key }) => shortName(key)))] }
    : { ok: false, error: issuesText(lenient.error) };
}

interface Place {
  readonly path: readonly PropertyKey[];
  readonly key: string;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  );
}

function without(value: unknown, places: readonly Place[]): unknown {
  return places.reduce((left, { path, key }) => withoutOne(left, path, key), value);
}

/** A copy in which one key is missing; only what leads to it is copied, for a model may nest anything in the rest. */
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

export function issuesText(error: z.ZodError): string {
  const all = error.issues.map((each) => {
    const path = each.path.filter((part, at) => at > 0 || part !== 'args').join('.');
    return `${path || 'arguments'}: ${each.message}`;
  });
  return shorten(all.join('; '), ERROR_CHARS);
}
