import * as z from 'zod';
import {
  DEFAULT_SETTINGS,
  type Settings,
  SolverSchema,
  TestFocusSchema,
  TestPolicySchema,
} from '../agent/settings.ts';
import { amount, filled, flag, wholeNumber } from './flags.ts';

const { limits, confirmRuns, testPolicy, testFocus, maxCandidates } = DEFAULT_SETTINGS;

/**
 * The flags that bound and open a run; every command that starts runs takes them. None has a default of its own, so that a
 * suite's limits can stand between them and `DEFAULT_SETTINGS`. The aliases are the action's names of the same inputs, which
 * messages use.
 */
export const SETTINGS_FLAGS = {
  solver: flag(SolverSchema.optional(), {
    heading: 'Who proposes changes, and within which bounds:',
    value: 'S',
    help: 'model | builtin (search, no model) | builtin-then-model (default: model with a key or an endpoint on this machine, else builtin)',
  }),
  'max-candidates': flag(wholeNumber(1).optional(), {
    value: 'N',
    help: `edits that the built-in solver tries (default: ${maxCandidates})`,
  }),
  'test-policy': flag(TestPolicySchema.optional(), {
    value: 'P',
    help: `when tests run: ${TestPolicySchema.options.join(' | ')} (default: ${testPolicy})`,
  }),
  'test-focus': flag(TestFocusSchema.optional(), {
    value: 'F',
    help: `auto: judge changes by the failing tests first | off (default: ${testFocus})`,
  }),
  'test-report': flag(filled.optional(), {
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
    help: `reflections; 0 switches them off (default: ${limits.maxReflections})`,
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
    help: 'one run of the tests (default: a third of the time before any change, then 5 × that run)',
    aliases: ['test-timeout-seconds'],
  }),
  'confirm-runs': flag(wholeNumber(1).optional(), {
    value: 'N',
    help: `how often a green result must repeat (default: ${confirmRuns})`,
  }),
  'allow-paths': flag(z.array(filled).optional(), {
    value: 'GLOB',
    help: 'protected paths that may be written after all; give it once a glob',
  }),
  'allow-test-edits': flag(z.boolean().default(false), { help: 'let the model write test files' }),
};
const SettingsFlagsSchema = z.object(SETTINGS_FLAGS);
export type SettingsFlags = z.infer<typeof SettingsFlagsSchema>;

/** The settings that the flags make of `base`: what was not given stays as it is there. */
export function settingsOf(flags: SettingsFlags, base: Settings = DEFAULT_SETTINGS): Settings {
  const { timeout, 'test-timeout': testTimeout } = flags;
  const [testFocus, testReport] = [
    flags['test-focus'] ?? base.testFocus,
    flags['test-report'] ?? base.testReport,
  ];
  return {
    ...base,
    solver: flags.solver ?? base.solver,
    maxCandidates: flags['max-candidates'] ?? base.maxCandidates,
    testPolicy: flags['test-policy'] ?? base.testPolicy,
    ...(testFocus === undefined ? {} : { testFocus }),
    ...(testReport === undefined ? {} : { testReport }),
    limits: {
      ...base.limits,
      maxIterations: flags['max-iters'] ?? base.limits.maxIterations,
      maxTestRuns: flags['max-test-runs'] ?? base.limits.maxTestRuns,
      maxReflections: flags['max-reflections'] ?? base.limits.maxReflections,
      maxTotalTokens: flags['max-tokens'] ?? base.limits.maxTotalTokens,
      timeoutMs: timeout === undefined ? base.limits.timeoutMs : Math.round(timeout * 60_000),
    },
    confirmRuns: flags['confirm-runs'] ?? base.confirmRuns,
    testTimeoutMs: testTimeout === undefined ? base.testTimeoutMs : Math.round(testTimeout * 1000),
    allowPaths: flags['allow-paths'] ?? base.allowPaths,
    allowTestEdits: flags['allow-test-edits'] || base.allowTestEdits,
  };
}

/**
 * The most that the tests may take before any change: a fix takes at least that run, one after the last write, and the
 * confirming ones, so a longer one could never be proven in the time.
 */
export function firstTestMs({ limits, confirmRuns, testTimeoutMs }: Settings): number {
  return testTimeoutMs ?? Math.floor(limits.timeoutMs / (2 + confirmRuns));
}
