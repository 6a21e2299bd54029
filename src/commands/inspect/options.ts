import * as z from 'zod';
import { type Command, filled, flag, parseFlags } from '../flags.ts';

/** One below 0 is taken, and finds nothing. */
const integer = z
  .string()
  .regex(/^-?\d{1,9}$/, 'must be a whole number')
  .transform(Number);

const OptionsSchema = z.object({
  trace: flag(filled.default('runs/trace.jsonl'), { value: 'FILE', help: 'the trace' }),
  run: flag(filled.optional(), { value: 'ID', help: 'the run to show' }),
  kind: flag(filled.optional(), {
    value: 'KIND',
    help: 'only events of this kind, such as llm_request',
  }),
  index: flag(integer.optional(), { value: 'N', help: 'only the Nth of them, from 0' }),
  max: flag(integer.optional(), { value: 'N', help: 'at most N of them; 0: all' }),
  full: flag(z.boolean().default(false), { help: 'whole payloads and prompts' }),
  'pretty-only-prompt': flag(z.boolean().default(false), {
    help: 'only the prompts of llm_request events',
  }),
  'dump-prompt': flag(filled.optional(), {
    value: 'FILE',
    help: 'write one prompt to a file (with --kind llm_request --index N)',
  }),
  'prompt-with-history': flag(z.boolean().default(false), {
    help: 'one prompt and the events around it (with --kind llm_request --index N)',
  }),
  'preserve-newlines': flag(z.boolean().default(false), {
    help: 'with --prompt-with-history: the prompt in lines',
  }),
  'history-window': flag(integer.default(5), { value: 'N', help: 'events before and after' }),
  verify: flag(z.boolean().default(false), {
    help: 'check the hash chains; exit code 3 when a line is not what was written',
  }),
  sha256: flag(
    z
      .string()
      .regex(/^[0-9a-f]{64}$/i, 'must be 64 hex digits')
      .toLowerCase()
      .optional(),
    { value: 'HEX', help: 'with --verify: the file must have this sha256' },
  ),
});
/** The inspector's flags. */
export type InspectOptions = z.infer<typeof OptionsSchema>;

const INSPECT: Command<typeof OptionsSchema> = {
  name: 'agent-fix inspect',
  about: 'reads a trace.',
  flags: OptionsSchema,
  notes: `Without --run: the runs in the file (with one run only, an option that selects events means that run).
Exit codes: 0 shown; 2 wrong usage, or no such file; 3 something is not proven to be what was recorded.`,
};

/** Throws an Error naming the flag, what it was given, and what it takes. */
export function parseInspectOptions(
  args: readonly string[],
): ReturnType<typeof parseFlags<typeof OptionsSchema>> {
  const parsed = parseFlags(INSPECT, args);
  if (parsed.kind === 'given') checkTogether(parsed.flags);
  return parsed;
}

/** The kinds that hold a prompt. */
export const PROMPT_KINDS: ReadonlySet<string> = new Set(['llm_request', 'reflection_request']);

function checkTogether(options: InspectOptions): void {
  const { kind, index, verify, sha256 } = options;
  const one = (['dump-prompt', 'prompt-with-history'] as const).find((name) => options[name]);
  if (one !== undefined && (kind === undefined || !PROMPT_KINDS.has(kind)))
    throw new Error(`--${one} requires --kind llm_request and --index`);
  if (one !== undefined && index === undefined)
    throw new Error(`--${one} requires --index to select a single event`);
  if (sha256 !== undefined && !verify) throw new Error('--sha256 goes with --verify');
}

/** True when the options ask for events, so that they need a run. */
export function selectsEvents(options: InspectOptions): boolean {
  const { kind, index, max = 0, full } = options;
  const asksForPrompts =
    options['pretty-only-prompt'] || options['dump-prompt'] !== undefined || options['prompt-with-history'];
  return kind !== undefined || index !== undefined || max > 0 || full || asksForPrompts;
}
