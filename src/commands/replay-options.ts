import * as z from 'zod';
import { type Command, filled, flag, parseFlags } from './flags.ts';
import { MODEL_FLAGS } from './model-flags.ts';

const OptionsSchema = z.object({
  trace: flag(filled.default('runs/trace.jsonl'), { value: 'FILE', help: 'the trace' }),
  run: flag(filled.optional(), { value: 'ID', help: 'which run; needed when the file holds several' }),
  repo: flag(filled.default('.'), { value: 'DIR', help: "a repository that has the run's base commit" }),
  oracle: flag(z.enum(['recorded', 'live']).default('recorded'), {
    value: 'O',
    help: 'recorded | live: run the tests again, on a copy, and compare what they say',
  }),
  patch: flag(filled.optional(), { value: 'FILE', help: 'write the diff that the replay ends with' }),
  from: flag(
    z
      .string()
      .regex(/^\d{1,6}$/, 'must be a whole number: how many recorded replies to keep')
      .transform(Number)
      .optional(),
    {
      heading: 'A fork:',
      value: 'K',
      help: 'after K recorded replies, go on with a live model and live tests',
    },
  ),
  ...MODEL_FLAGS,
  out: flag(filled.default('runs/trace.jsonl'), {
    value: 'FILE',
    help: "where the fork's trace goes, appended",
  }),
});
export type ReplayOptions = z.infer<typeof OptionsSchema>;

const REPLAY: Command<typeof OptionsSchema> = {
  name: 'agent-fix replay',
  about: 'drives a recorded run again (same replies, real tools) and compares every request, byte for byte.',
  flags: OptionsSchema,
  notes:
    'Exit codes: 0 identical (a fork: fixed, or nothing to fix); 1 a fork that did not fix; 2 wrong usage; 3 different;\n' +
    '130 stopped by Ctrl-C.',
};

/** Throws an Error naming the flag, what it was given, and what it takes. */
export function parseReplayOptions(
  args: readonly string[],
): ReturnType<typeof parseFlags<typeof OptionsSchema>> {
  const parsed = parseFlags(REPLAY, args);
  if (parsed.kind === 'help' || parsed.flags.from !== undefined) return parsed;
  const forForks = (['model', 'base-url', 'api'] as const).filter((name) => parsed.flags[name] !== undefined);
  if (forForks.length === 0) return parsed;
  throw new Error(
    `--${forForks.join(', --')}: a replay asks no model; for a fork say with --from K after how many replies it begins`,
  );
}
