import * as z from 'zod';
import { defined } from '../base/json.ts';
import { DEFAULT_SETTINGS, isLoopback, MODEL_CHOICES, Settings } from '../core/settings.ts';
import { TokenPrices } from '../core/usage.ts';
import { type ModelAccess, PROVIDER_NAMES, resolveProvider } from '../llm/provider.ts';
import { openSandbox, SANDBOX_CHOICES, type Sandbox } from '../oracle/sandbox/open-sandbox.ts';
import { programFolder } from '../own-process.ts';
import { amount, type CommandSpec, flag, notBlank, wholeNumber } from './flags.ts';

/** The flags that choose a model; every command that asks one takes them. */
export const MODEL_FLAGS = {
  'llm-provider': flag(z.enum(PROVIDER_NAMES).default('openai'), {
    heading: 'The model:',
    value: 'P',
    help: `whose endpoint and key: ${PROVIDER_NAMES.join(' | ')}`,
  }),
  model: flag(notBlank.optional(), { value: 'NAME', help: 'the model' }),
  'base-url': flag(notBlank.optional(), { value: 'URL', help: 'the endpoint' }),
  api: flag(z.enum(MODEL_CHOICES.apis).optional(), {
    value: 'A',
    help: `its protocol: ${MODEL_CHOICES.apis.join(' | ')}`,
  }),
};
const ModelFlagsSchema = z.object(MODEL_FLAGS);
type ModelFlags = z.infer<typeof ModelFlagsSchema>;

export const MODEL_NOTES = `Keys and defaults come from OPENAI_API_KEY, OPENAI_MODEL, OPENAI_BASE_URL, TOGETHER_API_KEY, TOGETHER_MODEL and
TOGETHER_BASE_URL.`;

/** Who proposes changes: what `--solver` says; else a model where there is a key, or an endpoint on this machine. */
export function solverOf(
  flags: ModelFlags & { readonly solver?: Settings['solver'] | undefined },
): Settings['solver'] {
  if (flags.solver !== undefined) return flags.solver;
  const name = flags['llm-provider'].toUpperCase();
  const hasKey = (process.env[`${name}_API_KEY`] ?? '').trim() !== '';
  const url = URL.parse(flags['base-url'] ?? process.env[`${name}_BASE_URL`] ?? '');
  return hasKey || (url !== null && isLoopback(url)) ? 'model' : 'builtin';
}

/** How the model that the flags and the environment name is reached. Its key is to be kept out of everything. */
export function accessOf(flags: ModelFlags): ModelAccess {
  const flagValue = (name: 'base-url' | 'model') => {
    const value = flags[name];
    return value === undefined ? null : { name: `--${name}`, value };
  };
  return resolveProvider({
    provider: flags['llm-provider'],
    key: null,
    baseUrl: flagValue('base-url'),
    model: flagValue('model'),
    api: flags.api ?? null,
    env: process.env,
  });
}

const { limits, testPolicy, culpritRuns } = DEFAULT_SETTINGS;

/**
 * The flags that bound and open a run; every command that starts runs takes them. None has a default of its own, so that a
 * suite's limits can stand between them and `DEFAULT_SETTINGS`. The aliases are the action's names of the same inputs, which
 * messages use.
 */
export const SETTINGS_FLAGS = {
  solver: flag(Settings.shape.solver.optional(), {
    heading: 'Who proposes changes, and the limits:',
    value: 'S',
    help:
      'model | builtin (search, no model) | builtin-then-model (default: model with a key or an ' +
      'endpoint on this machine, else builtin)',
  }),
  'culprit-runs': flag(wholeNumber(0).optional(), {
    value: 'N',
    help: `runs of a failing test that look for the commit that broke it; 0: none (default: ${culpritRuns})`,
  }),
  'test-policy': flag(Settings.shape.testPolicy.optional(), {
    value: 'P',
    help: `when tests run: ${Settings.shape.testPolicy.options.join(' | ')} (default: ${testPolicy})`,
  }),
  'test-report': flag(notBlank.optional(), {
    value: 'GLOB',
    help: 'JUnit XML files that the tests write (default: their output is read)',
  }),
  'max-iters': flag(wholeNumber(1).optional(), {
    value: 'N',
    help: `model turns (default: ${limits.maxIterations})`,
    aliases: ['max-iterations'],
  }),
  'max-test-runs': flag(wholeNumber(1).optional(), {
    value: 'N',
    help: `runs of the test command (default: ${limits.maxTestRuns})`,
  }),
  'max-reflections': flag(wholeNumber(0).optional(), {
    value: 'N',
    help: `how often the model is asked what it learned from a failure (default: ${limits.maxReflections})`,
  }),
  'max-tokens': flag(wholeNumber(1).optional(), {
    value: 'N',
    help: `tokens in and out (default: ${limits.maxTotalTokens})`,
    aliases: ['max-total-tokens'],
  }),
  timeout: flag(amount.optional(), {
    value: 'MINUTES',
    help: `wall time of the run (default: ${limits.timeoutMs / 60_000})`,
    aliases: ['timeout-minutes'],
  }),
  'test-timeout': flag(amount.optional(), {
    value: 'SECONDS',
    help: 'one run of the tests (default: a third of the time before any change, then 5 × that run; for a proof, a third of the rest)',
    aliases: ['test-timeout-seconds'],
  }),
  'allow-paths': flag(z.array(notBlank).optional(), {
    value: 'GLOB',
    help: 'closed paths that may be written after all; repeat it for several',
  }),
  'allow-test-edits': flag(z.boolean().default(false), { help: 'let the model write test files' }),
};
const SettingsFlagsSchema = z.object(SETTINGS_FLAGS);
type SettingsFlags = z.infer<typeof SettingsFlagsSchema>;

/** The settings that the flags make of `base`: what was not given stays as it is there. */
export function settingsOf(flags: SettingsFlags, base: Settings = DEFAULT_SETTINGS): Settings {
  const { timeout, 'test-timeout': testTimeout } = flags;
  const testReport = flags['test-report'] ?? base.testReport;
  return {
    ...base,
    solver: flags.solver ?? base.solver,
    culpritRuns: flags['culprit-runs'] ?? base.culpritRuns,
    testPolicy: flags['test-policy'] ?? base.testPolicy,
    ...defined({ testReport }),
    limits: {
      maxIterations: flags['max-iters'] ?? base.limits.maxIterations,
      maxTestRuns: flags['max-test-runs'] ?? base.limits.maxTestRuns,
      maxReflections: flags['max-reflections'] ?? base.limits.maxReflections,
      maxTotalTokens: flags['max-tokens'] ?? base.limits.maxTotalTokens,
      timeoutMs: timeout === undefined ? base.limits.timeoutMs : Math.round(timeout * 60_000),
    },
    testTimeoutMs: testTimeout === undefined ? base.testTimeoutMs : Math.round(testTimeout * 1000),
    allowPaths: flags['allow-paths'] ?? base.allowPaths,
    allowTestEdits: flags['allow-test-edits'] || base.allowTestEdits,
  };
}

/**
 * The longest that the tests may take before any change. A fix needs at least that run, one after the last write and
 * the confirming runs, so a longer one could never be proven in the time.
 */
export function firstTestMs({ limits, confirmRuns, testTimeoutMs }: Settings): number {
  return testTimeoutMs ?? Math.floor(limits.timeoutMs / (2 + confirmRuns));
}

export const sandboxFlags = () => ({
  sandbox: flag(z.enum(SANDBOX_CHOICES.modes).default('auto'), {
    value: 'MODE',
    help: 'isolate the tests: auto, as well as this machine can | required, or do not run them | off',
  }),
  'test-network': flag(z.enum(SANDBOX_CHOICES.networks).default('host'), {
    value: 'N',
    help: 'the network that tests see: host | none, but a loopback of their own',
  }),
});
const SandboxFlagsSchema = z.object(sandboxFlags());
export type SandboxFlags = z.infer<typeof SandboxFlagsSchema>;

/** Throws a SandboxError where one is required and none can be had. */
export function openSandboxFor(
  checkout: string,
  { sandbox, 'test-network': network }: Pick<RunOptions, keyof SandboxFlags>,
  options: { readonly environment?: Readonly<NodeJS.ProcessEnv> } = {},
): Promise<Sandbox> {
  return openSandbox({
    mode: sandbox === IN_PLACE ? 'off' : sandbox,
    network,
    checkout,
    environment: process.env,
    program: programFolder(),
    ...options,
  });
}

const IN_PLACE = 'in-place';

const RunFlags = z.object({
  repo: flag(notBlank.default('.'), { value: 'DIR', help: 'the repository' }),
  goal: flag(notBlank.optional(), {
    value: 'TEXT',
    help: 'what to do (default: make the failing tests pass)',
  }),
  test: flag(notBlank.optional(), {
    value: 'COMMAND',
    help: 'the test command (default: found in the manifest: package.json, pyproject.toml, go.mod …)',
  }),
  since: flag(notBlank.optional(), {
    value: 'REF',
    help:
      'a commit, branch or tag at which the tests were green: the model is shown what changed ' +
      'since, and the commit that broke them is looked for',
  }),
  trace: flag(notBlank.optional(), {
    value: 'FILE',
    help: 'where the trace goes, appended (default: .git/agent-fix/trace.jsonl of the repository)',
  }),
  patch: flag(notBlank.optional(), { value: 'FILE', help: 'write the diff there, whatever the outcome' }),
  json: flag(z.boolean().default(false), { help: 'print the result as JSON' }),
  ...MODEL_FLAGS,
  'fallback-model': flag(notBlank.optional(), {
    value: 'NAME',
    help: 'the model of later attempts, at the same endpoint (default: the same)',
  }),
  prices: flag(TokenPrices.optional(), {
    value: 'I/C/O',
    help: 'US dollars for a million input, cached input and output tokens, such as 0.25/0.025/2, to show what the run cost',
  }),
  ...SETTINGS_FLAGS,
  attempts: flag(wholeNumber(1).default(1), {
    value: 'N',
    help: 'runs to make until one ends fixed; the limits above hold for all of them together',
  }),
  ...sandboxFlags(),
  sandbox: flag(z.enum([...SANDBOX_CHOICES.modes, IN_PLACE]).default('auto'), {
    heading: 'Where the tests run (the patch is applied only when it is fixed):',
    value: 'MODE',
    bare: 'auto',
    negated: IN_PLACE,
    help:
      'auto: on a copy, isolated as well as this machine can | required: isolated, or not run | ' +
      `off: on a copy, not isolated | ${IN_PLACE}: in the repository itself, not isolated (also --no-sandbox)`,
  }),
  'keep-copy': flag(z.boolean().default(false), { help: 'keep the copy', aliases: ['keep-sandbox'] }),
  'copy-dir': flag(notBlank.optional(), {
    value: 'DIR',
    help: 'where to make the copy',
    aliases: ['sandbox-dir'],
  }),
});
export type RunOptions = z.infer<typeof RunFlags>;

export const RUN: CommandSpec<typeof RunFlags> = {
  name: 'agent-fix run',
  about: 'finds a patch that your tests prove, on a copy of the repository.',
  flags: RunFlags,
  notes: `${MODEL_NOTES}
Exit codes: 0 fixed, or nothing to fix; 1 any other outcome; 2 wrong usage; 130 stopped by Ctrl-C.`,
  check: (options) => {
    if (isInPlace(options) && (options['keep-copy'] || options['copy-dir'] !== undefined))
      throw new Error('--no-sandbox makes no copy: leave out --keep-copy and --copy-dir');
  },
};

/** Whether the run works in the repository itself. */
export const isInPlace = ({ sandbox }: RunOptions): boolean => sandbox === IN_PLACE;
