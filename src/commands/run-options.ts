import { parseArgs } from 'node:util';
import * as z from 'zod';
import { APIS } from '../agent/model.ts';
import { DEFAULT_SETTINGS, type Settings, TestFocusSchema, TestPolicySchema } from '../agent/settings.ts';
import { PROVIDER_NAMES } from '../llm/provider.ts';
import { SANDBOX_MODES, TEST_NETWORKS } from '../oracle/sandbox/tier.ts';
import { checkFlags } from './check-flags.ts';

export const RUN_USAGE = `agent-fix run: drives a model to a patch that your tests prove, on a copy of the repository.

  --repo DIR            the repository (default: .)
  --goal TEXT           what to do (default: make the failing tests pass)
  --test COMMAND        the test command (default: found in the manifest: package.json, pyproject.toml, go.mod …)
  --test-policy P       on_write (default) | on_final | never
  --test-focus F        auto (default): judge changes by the failing tests first | off
  --test-report GLOB    JUnit XML files that the tests write (default: their output is read)
  --max-iters N         model turns (default: ${DEFAULT_SETTINGS.limits.maxIterations})
  --trace FILE          where the trace goes, appended (default: runs/trace.jsonl)
  --patch FILE          write the diff there, whatever the outcome
  --json                print the result as JSON

  --llm-provider P      openai (default) | together
  --model NAME          the model
  --base-url URL        the endpoint
  --api A               responses | chat-completions

  --sandbox MODE        work on a copy, apply the patch only when it is fixed, and keep the tests apart: auto (default:
                        by the strongest means this machine has) | required (or not at all) | off
  --no-sandbox          work in place, the tests as any other program of yours
  --keep-sandbox        keep the copy
  --sandbox-dir DIR     where to make the copy
  --test-network N      host (default) | none: a loopback of their own, nothing else

Keys, and defaults, come from OPENAI_API_KEY, OPENAI_MODEL, OPENAI_BASE_URL, TOGETHER_API_KEY, TOGETHER_MODEL and
TOGETHER_BASE_URL. Exit codes: 0 fixed, or nothing to fix; 1 any other outcome; 2 wrong usage.
`;

const FLAGS = {
  repo: { type: 'string', default: '.' },
  goal: { type: 'string' },
  test: { type: 'string' },
  'test-policy': { type: 'string', default: DEFAULT_SETTINGS.testPolicy },
  'test-focus': { type: 'string', default: 'auto' },
  'test-report': { type: 'string' },
  'max-iters': { type: 'string', default: String(DEFAULT_SETTINGS.limits.maxIterations) },
  trace: { type: 'string', default: 'runs/trace.jsonl' },
  patch: { type: 'string' },
  json: { type: 'boolean', default: false },
  'llm-provider': { type: 'string', default: 'openai' },
  model: { type: 'string' },
  'base-url': { type: 'string' },
  api: { type: 'string' },
  sandbox: { type: 'string', default: 'auto' },
  'in-place': { type: 'boolean', default: false },
  'test-network': { type: 'string', default: 'host' },
  'keep-sandbox': { type: 'boolean', default: false },
  'sandbox-dir': { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const text = z.string().refine((value) => value.trim() !== '', 'must not be empty');

const OptionsSchema = z.object({
  repo: text,
  goal: text.optional(),
  test: text.optional(),
  'test-policy': TestPolicySchema,
  'test-focus': TestFocusSchema,
  'test-report': text.optional(),
  'max-iters': z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1')
    .transform(Number),
  trace: text,
  patch: text.optional(),
  json: z.boolean(),
  'llm-provider': z.enum(PROVIDER_NAMES),
  model: text.optional(),
  'base-url': text.optional(),
  api: z.enum(APIS).optional(),
  sandbox: z.enum(SANDBOX_MODES),
  /** `--no-sandbox` */
  'in-place': z.boolean(),
  'test-network': z.enum(TEST_NETWORKS),
  'keep-sandbox': z.boolean(),
  'sandbox-dir': text.optional(),
  help: z.boolean(),
});
export type RunOptions = z.infer<typeof OptionsSchema>;

/** Throws an Error naming the flag, what it was given, and what it takes. */
export function parseRunOptions(args: readonly string[]): RunOptions {
  const { values } = parseArgs({ args: withModes(args), options: FLAGS, allowNegative: true, strict: true });
  const options = checkFlags(OptionsSchema, values);
  if (options['in-place'] && (options['keep-sandbox'] || options['sandbox-dir'] !== undefined)) {
    throw new Error('--no-sandbox makes no copy: leave out --keep-sandbox and --sandbox-dir');
  }
  return options;
}

/** `--sandbox` alone is the default, and `--no-sandbox` more than another mode. */
function withModes(args: readonly string[]): string[] {
  const modes: readonly string[] = SANDBOX_MODES;
  return args.flatMap((arg, at) => {
    if (arg === '--no-sandbox') return ['--in-place', '--sandbox=off'];
    return arg === '--sandbox' && !modes.includes(args[at + 1] ?? '') ? ['--sandbox=auto'] : [arg];
  });
}

export function settingsOf(options: RunOptions): Settings {
  const limits = { ...DEFAULT_SETTINGS.limits, maxIterations: options['max-iters'] };
  const testReport = options['test-report'];
  return {
    ...DEFAULT_SETTINGS,
    testPolicy: options['test-policy'],
    testFocus: options['test-focus'],
    ...(testReport === undefined ? {} : { testReport }),
    limits,
  };
}
