import { expect, test } from 'vitest';
import { parseFlags } from '../../src/commands/flags.ts';
import { RUN, SETTINGS_FLAGS, settingsOf } from '../../src/commands/run-options.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/core/settings.ts';

const { limits } = DEFAULT_SETTINGS;

/** What the flags make otherwise than the defaults. */
const FLAGS: readonly (readonly [string, Partial<Settings>])[] = [
  ['--max-iters 7', { limits: { ...limits, maxIterations: 7 } }],
  ['--max-iterations 7', { limits: { ...limits, maxIterations: 7 } }],
  ['--max-test-runs 7', { limits: { ...limits, maxTestRuns: 7 } }],
  ['--max-reflections 0', { limits: { ...limits, maxReflections: 0 } }],
  ['--max-tokens 7', { limits: { ...limits, maxTotalTokens: 7 } }],
  ['--max-total-tokens 7', { limits: { ...limits, maxTotalTokens: 7 } }],
  ['--timeout 0.5', { limits: { ...limits, timeoutMs: 30_000 } }],
  ['--timeout-minutes 2', { limits: { ...limits, timeoutMs: 120_000 } }],
  ['--test-timeout 1.5', { testTimeoutMs: 1500 }],
  ['--test-timeout-seconds 2', { testTimeoutMs: 2000 }],
  ['--test-policy on_final', { testPolicy: 'on_final' }],
  ['--test-policy never', { testPolicy: 'never' }],
  ['--test-report a/*.xml', { testReport: 'a/*.xml' }],
  ['--culprit-runs 0', { culpritRuns: 0 }],
  ['--solver builtin', { solver: 'builtin' }],
  ['--allow-paths a/** --allow-paths b', { allowPaths: ['a/**', 'b'] }],
  ['--allow-test-edits', { allowTestEdits: true }],
];

test.each(FLAGS)('%s sets %j', (args, settings) => {
  const parsed = parseFlags(RUN, args.split(' '));
  if (parsed.kind === 'help') throw new Error('help');
  expect(settingsOf(parsed.flags)).toEqual({ ...DEFAULT_SETTINGS, ...settings });
});

test('each flag that makes settings has a row above, so that none is without effect', () => {
  const named = FLAGS.map(([args]) => args.split(' ')[0]);
  expect(Object.keys(SETTINGS_FLAGS).filter((name) => !named.includes(`--${name}`))).toEqual([]);
});

test('--prices takes three prices, and says what is wrong with others', () => {
  const parsed = parseFlags(RUN, ['--prices', '0.25/0.025/2']);
  expect(parsed).toMatchObject({ flags: { prices: { input: 0.25, cached: 0.025, output: 2 } } });
  expect(() => parseFlags(RUN, ['--prices', '0.25/2'])).toThrow(
    /--prices.*is not three prices such as 0\.25/,
  );
});

test.each([
  '--max-candidates=5',
  '--test-focus=off',
  '--max-malformed=3',
  '--confirm-runs=2',
  '--instructions-file=x',
  '--in-place',
])('%s is no flag any more', (flag) => {
  expect(() => parseFlags(RUN, [flag])).toThrow(/has no option --/);
});

test.each([
  ['--sandbox', { sandbox: 'auto' }],
  ['--sandbox off', { sandbox: 'off' }],
  ['--sandbox --json', { sandbox: 'auto', json: true }],
  ['--no-sandbox', { sandbox: 'in-place' }],
  ['--sandbox-dir d', { 'copy-dir': 'd' }],
  ['--sandbox-dir=a=b', { 'copy-dir': 'a=b' }],
  ['--keep-sandbox', { 'keep-copy': true }],
])('%s says where the tests run', (words, flags) => {
  expect(parseFlags(RUN, words.split(' '))).toMatchObject({ flags });
});

test.each([
  ['--sandbox=in-place', '--keep-copy'],
  ['--no-sandbox', '--copy-dir=d'],
])('%s makes no copy, so %s is refused', (...args) => {
  expect(() => parseFlags(RUN, args)).toThrow('leave out --keep-copy and --copy-dir');
});
