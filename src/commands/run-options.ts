import * as z from 'zod';
import { SANDBOX_MODES, TEST_NETWORKS } from '../oracle/sandbox/tier.ts';
import { type Command, filled, flag, parseFlags } from './flags.ts';
import { MODEL_FLAGS, MODEL_NOTES } from './model-flags.ts';
import { SETTINGS_FLAGS } from './settings-flags.ts';

const OptionsSchema = z.object({
  repo: flag(filled.default('.'), { value: 'DIR', help: 'the repository' }),
  goal: flag(filled.optional(), {
    value: 'TEXT',
    help: 'what to do (default: make the failing tests pass)',
  }),
  test: flag(filled.optional(), {
    value: 'COMMAND',
    help: 'the test command (default: found in the manifest: package.json, pyproject.toml, go.mod …)',
  }),
  trace: flag(filled.default('runs/trace.jsonl'), { value: 'FILE', help: 'where the trace goes, appended' }),
  patch: flag(filled.optional(), { value: 'FILE', help: 'write the diff there, whatever the outcome' }),
  json: flag(z.boolean().default(false), { help: 'print the result as JSON' }),
  ...MODEL_FLAGS,
  ...SETTINGS_FLAGS,
  sandbox: flag(z.enum(SANDBOX_MODES).default('auto'), {
    heading: 'Where it works (on a copy; the patch is applied only when it is fixed):',
    value: 'MODE',
    help: 'keep the tests apart: auto, by the strongest means this machine has | required, or not at all | off',
  }),
  'test-network': flag(z.enum(TEST_NETWORKS).default('host'), {
    value: 'N',
    help: 'host | none: a loopback of their own, nothing else',
  }),
  'in-place': flag(z.boolean().default(false), {
    help: '(or --no-sandbox) work in place, the tests as any other program of yours',
  }),
  'keep-sandbox': flag(z.boolean().default(false), { help: 'keep the copy' }),
  'sandbox-dir': flag(filled.optional(), { value: 'DIR', help: 'where to make the copy' }),
});
export type RunOptions = z.infer<typeof OptionsSchema>;

export const RUN: Command<typeof OptionsSchema> = {
  name: 'agent-fix run',
  about: 'drives a model to a patch that your tests prove, on a copy of the repository.',
  flags: OptionsSchema,
  notes: `${MODEL_NOTES}
Exit codes: 0 fixed, or nothing to fix; 1 any other outcome; 2 wrong usage; 130 stopped by Ctrl-C.`,
};

/** Throws an Error naming the flag, what it was given, and what it takes. */
export function parseRunOptions(
  args: readonly string[],
): ReturnType<typeof parseFlags<typeof OptionsSchema>> {
  const parsed = parseFlags(RUN, withModes(args));
  if (parsed.kind === 'help') return parsed;
  const { 'in-place': inPlace, 'keep-sandbox': keeps, 'sandbox-dir': folder } = parsed.flags;
  if (inPlace && (keeps || folder !== undefined)) {
    throw new Error('--no-sandbox makes no copy: leave out --keep-sandbox and --sandbox-dir');
  }
  return parsed;
}

/** `--sandbox` alone is the default, and `--no-sandbox` more than another mode. */
function withModes(args: readonly string[]): string[] {
  const modes: readonly string[] = SANDBOX_MODES;
  return args.flatMap((arg, at) => {
    if (arg === '--no-sandbox') return ['--in-place', '--sandbox=off'];
    return arg === '--sandbox' && !modes.includes(args[at + 1] ?? '') ? ['--sandbox=auto'] : [arg];
  });
}
