import { parseArgs } from 'node:util';
import * as z from 'zod';
import { APIS } from '../agent/model.ts';
import { PROVIDER_NAMES } from '../llm/provider.ts';
import { checkFlags } from './check-flags.ts';

export const REPLAY_USAGE = `agent-fix replay: drives a recorded run again (same replies, real tools) and compares every request, byte for byte.

  --trace FILE          the trace (default: runs/trace.jsonl)
  --run ID              which run; needed when the file holds several
  --repo DIR            a repository that has the run's base commit (default: .)
  --oracle O            recorded (default) | live: run the tests again, on a copy
  --patch FILE          write the diff that the replay ends with

  --from K              a fork: after K recorded replies, go on with a live model and live tests
  --model NAME          the fork's model, and like \`agent-fix run\`:
  --llm-provider P, --base-url URL, --api A
  --out FILE            where the fork's trace goes, appended (default: runs/trace.jsonl)

Exit codes: 0 identical (a fork: fixed, or nothing to fix); 1 a fork that did not fix; 2 wrong usage; 3 different.
`;

const FLAGS = {
  trace: { type: 'string', default: 'runs/trace.jsonl' },
  run: { type: 'string' },
  repo: { type: 'string', default: '.' },
  oracle: { type: 'string', default: 'recorded' },
  patch: { type: 'string' },
  from: { type: 'string' },
  model: { type: 'string' },
  'llm-provider': { type: 'string', default: 'openai' },
  'base-url': { type: 'string' },
  api: { type: 'string' },
  out: { type: 'string', default: 'runs/trace.jsonl' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const text = z.string().refine((value) => value.trim() !== '', 'must not be empty');

const OptionsSchema = z.object({
  trace: text,
  run: text.optional(),
  repo: text,
  oracle: z.enum(['recorded', 'live']),
  patch: text.optional(),
  from: z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number: how many recorded replies to keep')
    .transform(Number)
    .optional(),
  model: text.optional(),
  'llm-provider': z.enum(PROVIDER_NAMES),
  'base-url': text.optional(),
  api: z.enum(APIS).optional(),
  out: text,
  help: z.boolean(),
});
export type ReplayOptions = z.infer<typeof OptionsSchema>;

/** Throws an Error naming the flag, what it was given, and what it takes. */
export function parseReplayOptions(args: readonly string[]): ReplayOptions {
  return checkFlags(OptionsSchema, parseArgs({ args: [...args], options: FLAGS, strict: true }).values);
}
