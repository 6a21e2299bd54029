import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/core/verdict/outcome.ts';
import { eventsOf } from './laws.ts';
import { phasesOf, play, QUIET, type Scene, testEnding, textsOf } from './play.ts';
import { FIXED, green, red } from './scripted-oracle.ts';
import { cannotFix, denied, done, fix, read, write } from './steps.ts';

describe('who runs the tests (I5)', () => {
  test('each accepted write is tested, a refused one and a reading are not', async () => {
    const played = await play({
      model: [read, denied, write('x\n'), read, fix, done()],
      tests: [red(), red(), green(), green()],
      limits: QUIET,
    });
    expect(phasesOf(played)).toEqual(['baseline', 'write', 'write', 'confirm', 'counterfactual']);
    expect(played.result.outcome).toBe('fixed');
  });

  test('the result follows the observation of the write', async () => {
    const played = await play({
      model: [read, write('x\n'), cannotFix],
      tests: [red(), red('FAILED other\n')],
      limits: QUIET,
    });
    expect(textsOf(played).at(-1)).toMatch(
      /^wrote src\/sum\.js\n\[driver\] After this write, tests are red \(exit 1\)\.\n<untrusted source="test output">\nFAILED other\n<\/untrusted>\n\[state\] written: src\/sum\.js · tests red/,
    );
  });

  test('a denied write is recorded as denied, and told', async () => {
    const played = await play({ model: [denied, cannotFix], limits: QUIET });
    expect(eventsOf(played.events, 'policy_denied')[0]?.payload).toEqual({
      t: 0,
      path: '.github/workflows/ci.yml',
      rule: '.github/**',
    });
    expect(textsOf(played).at(-1)).toMatch(/^error: \.github\/workflows\/ci\.yml is protected/);
    expect(played.result).toMatchObject({
      patch: { files: [] },
      state: { filesTouched: [], observations: 1 },
    });
  });
});

describe('the policy on_final', () => {
  const settings = { testPolicy: 'on_final' as const };

  test('tests no write, only the final', async () => {
    const played = await play({ model: [read, write('x\n'), fix, done()], tests: FIXED, settings });
    expect(phasesOf(played)).toEqual(['baseline', 'final', 'confirm', 'counterfactual']);
    expect(played.result.outcome).toBe('fixed');
  });

  test('refuses a final over red, and tests the next one only if something was written since', async () => {
    const played = await play({
      model: [read, write('x\n'), done(), done(), fix, done()],
      tests: [red(), red('FAILED x\n'), green(), green()],
      settings,
    });
    expect(phasesOf(played)).toEqual(['baseline', 'final', 'final', 'confirm', 'counterfactual']);
    expect(played.result).toMatchObject({
      outcome: 'fixed',
      state: { refusedClaims: 0, checks: [{ redWrites: [] }] },
    });
  });

  testEnding('not_fixed', 'cannot_fix', {
    'tests nothing for cannot_fix': { model: [read, fix, cannotFix], settings },
  });

  test('leaves a tree that nobody tested unproven when a bound ends the run', async () => {
    const played = await play({ model: [read, fix], settings, limits: { maxIterations: 2 } });
    expect(played.result).toMatchObject({ outcome: 'budget_exhausted', stopReason: 'max_iterations' });
    expect(played.result.patch.files).toHaveLength(1);
  });
});

describe('the policy never', () => {
  const settings = { testPolicy: 'never' as const };

  test.each<readonly [string, Partial<Scene>, Outcome]>([
    ['a patch is unverified', { settings }, 'unverified'],
    ['a patch without a test command is so as well', { task: { jobs: [] } }, 'unverified'],
    ['nothing done is not fixed', { model: [read, done()], settings }, 'not_fixed'],
    [
      'what a bound cut off is no result',
      { model: [read, fix], settings, limits: { maxIterations: 2 } },
      'budget_exhausted',
    ],
  ])('runs nothing, and nothing is ever fixed: %s', async (_, scene, outcome) => {
    const { result } = await play({ model: [read, fix, done()], tests: [], ...scene });
    expect(result).toMatchObject({ outcome, baseline: null, lastTests: null });
  });
});
