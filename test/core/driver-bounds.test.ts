import { describe, expect, test } from 'vitest';
import type { ToolCallAction } from '../../src/core/model/tools.ts';
import { Usage } from '../../src/core/usage.ts';
import { eventsOf } from './laws.ts';
import { phasesOf, play, QUIET, testEnding, textsOf } from './play.ts';
import { replacing } from './port-proxies.ts';
import { call, costs, ManualClock, type Step, says } from './scripted.ts';
import { FIXED, green, hangs, notFound, red, redBy, type Verdict } from './scripted-oracle.ts';
import { cannotFix, done, fix, list, read, reflect, write } from './steps.ts';

const ofSize = (step: Step, input: number, output: number): Step =>
  costs(step, { input_tokens: input, cached_input_tokens: 0, output_tokens: output });

describe('iterations (I8)', () => {
  testEnding('budget_exhausted', 'max_iterations', {
    'exactly as many turns as allowed, malformed ones included': {
      model: [read, says('?'), list],
      limits: { maxIterations: 3 },
    },
    'no reflection is asked for after the last turn': {
      model: [write('x\n')],
      tests: [red(), red()],
      limits: { maxIterations: 1 },
    },
    'an endpoint that counts no tokens is bounded by turns': {
      model: (index) => ofSize(call('grep', { pattern: `x${index}` }), 0, 0),
      limits: { ...QUIET, maxTotalTokens: 1 },
    },
  });

  test('a green tree at the last turn is fixed, with a summary made from the diff', async () => {
    const { result } = await play({ model: [read, fix], tests: FIXED, limits: { maxIterations: 2 } });
    expect(result).toMatchObject({
      outcome: 'fixed',
      stopReason: 'max_iterations',
      changes: [{ path: 'src/sum.js', description: 'changed; the model did not say how' }],
    });
    expect(result.summary).toContain('max-iterations');
  });
});

describe('test runs (I8)', () => {
  test.each([1, 2, 3])(
    'with %i no write can be tested: the first one ends the run, untested and kept',
    async (maxTestRuns) => {
      const { result } = await play({ model: [read, fix], limits: { maxTestRuns } });
      expect(result).toMatchObject({ outcome: 'budget_exhausted', stopReason: 'max_test_runs' });
      expect(result.patch.files).toHaveLength(1);
      expect(result.summary).toContain('max-test-runs');
    },
  );

  testEnding('fixed', 'done', {
    'the runs that prove it are kept back: with four, one write is tested': {
      model: [read, fix, done()],
      tests: FIXED,
      limits: { maxTestRuns: 4 },
    },
    'three confirming runs are kept back as well: with six, one write is tested': {
      model: [read, fix, done()],
      tests: [red(), green(), green(), green(), green()],
      settings: { confirmRuns: 3 },
      limits: { maxTestRuns: 6 },
    },
  });
  testEnding('budget_exhausted', 'max_test_runs', {
    'three confirming runs are kept back as well: with five, no write is tested': {
      model: [read, fix],
      settings: { confirmRuns: 3 },
      limits: { maxTestRuns: 5 },
    },
  });

  test('a final that cannot be tested ends the run, and its claim is not believed', async () => {
    const { result } = await play({
      model: [read, fix, done('Fixed!')],
      settings: { testPolicy: 'on_final' },
      limits: { maxTestRuns: 2 },
    });
    expect(result).toMatchObject({ outcome: 'budget_exhausted', stopReason: 'max_test_runs' });
    expect(result.summary).toMatch(/^Not fixed/);
  });

  test('a write that nobody could test does not spoil a proven fix', async () => {
    const { result, workspace } = await play({
      model: [read, fix, write('spoiled\n')],
      tests: FIXED,
      limits: { maxTestRuns: 4 },
    });
    expect(result).toMatchObject({ outcome: 'fixed', stopReason: 'max_test_runs' });
    expect(workspace.file('src/sum.js')).toContain('a + b');
  });
});

describe('tokens (I8)', () => {
  testEnding('budget_exhausted', 'max_total_tokens', {
    'the next call is made while it may fit': {
      model: [ofSize(read, 400, 99), ofSize(list, 400, 0)],
      limits: { maxTotalTokens: 900 },
    },
    'the next call is not made when the last prompt alone would not fit': {
      model: [ofSize(read, 400, 100)],
      limits: { maxTotalTokens: 900 },
    },
    'the next call costs at least the largest prompt': {
      model: [ofSize(read, 500, 0), ofSize(list, 100, 0)],
      limits: { maxTotalTokens: 1100 },
    },
    'no reflection is asked for when its call would not fit': {
      model: [ofSize(write('x\n'), 500, 0)],
      tests: [red(), red()],
      limits: { maxTotalTokens: 1000 },
    },
    'reflections and malformed replies count': {
      model: [ofSize(write('x\n'), 100, 0), ofSize(reflect('look'), 100, 0), ofSize(says('?'), 100, 0)],
      tests: [red(), red()],
      limits: { maxTotalTokens: 400 },
    },
  });
  testEnding('fixed', 'max_total_tokens', {
    'test runs need none: a fix that used them up is proven': {
      model: [ofSize(fix, 2_000, 0)],
      tests: FIXED,
      limits: { maxTotalTokens: 1_000 },
    },
  });

  test('are overshot by one reply at most, however large it is', async () => {
    const { result } = await play({
      model: [ofSize(read, 100, 10), ofSize(list, 1_000_000, 500_000)],
      limits: { maxTotalTokens: 1_000 },
    });
    expect(Usage.total(result.state.usage)).toBe(1_500_110);
  });
});

describe('time (I8)', () => {
  test('is asked before each call, and each call gets what is left', async () => {
    const played = await play({
      model: [
        { ...read, takesMs: 400 },
        { ...list, takesMs: 600 },
      ],
      limits: { timeoutMs: 1_000 },
    });
    expect(played.sent.map(({ timeoutMs }) => timeoutMs)).toEqual([1_000, 600]);
    expect(played.result).toMatchObject({ outcome: 'budget_exhausted', stopReason: 'timeout' });
  });

  testEnding('budget_exhausted', 'timeout', {
    'that an endpoint uses up ends the run as a time-out, not as a fault of the model': {
      model: [{ ...read, takesMs: 5_000 }],
      limits: { timeoutMs: 1_000 },
    },
    'that is too short to confirm a fix leaves it unproven': {
      model: [read, fix],
      tests: [red('x', 100_000), green(100_000)],
      limits: { timeoutMs: 200_000 },
    },
  });

  test('that a write leaves nothing of is not given to its tests', async () => {
    const clock = new ManualClock();
    const slow = { ...fix, takesMs: 999 };
    const { result, testRuns } = await play({
      model: [slow],
      limits: { timeoutMs: 1_000 },
      clock,
      ports: ({ workspace }) => ({
        workspace: replacing(workspace, 'execute', (action: ToolCallAction) => {
          clock.advance(1);
          return workspace.execute(action, []);
        }),
      }),
    });
    expect(testRuns).toHaveLength(1);
    expect(result).toMatchObject({ stopReason: 'timeout', outcome: 'budget_exhausted' });
  });
});

test('the model sees what is left', async () => {
  const played = await play({ model: [read, list, cannotFix], limits: { maxIterations: 7 } });
  expect(textsOf(played).at(-1)).toMatch(/left: 5 turns$/);
});

describe('confirming', () => {
  const model = [read, fix, done('Fixed for good.')];

  test('is repeated as often as told', async () => {
    const played = await play({
      model,
      tests: [red(), green(), green(), green(), green()],
      settings: { confirmRuns: 3 },
    });
    expect(phasesOf(played).join(' ')).toBe('baseline write confirm confirm confirm counterfactual');
    expect(played.result.outcome).toBe('fixed');
  });

  test.each<readonly [string, Verdict]>([
    ['red', red()],
    ['hanging', hangs()],
    ['not even starting', notFound()],
  ])('%s is flaky, keeps the patch, and ends the confirming', async (_, verdict) => {
    const played = await play({ model, tests: [red(), green(), verdict], settings: { confirmRuns: 3 } });
    expect(played.result).toMatchObject({ outcome: 'flaky', stopReason: 'done' });
    expect(played.result.patch.files).toHaveLength(1);
    expect(played.result.summary).toMatch(/^The tests gave different results on the same files/);
  });

  test('uses the time and the test runs that were kept back for it', async () => {
    const played = await play({
      model: [read, fix, { ...read, takesMs: 1_000_000 }],
      tests: [red('x', 100_000), green(100_000), green(100_000)],
      limits: { timeoutMs: 550_000, maxTestRuns: 4 },
    });
    expect(played.sent[2]?.timeoutMs).toBe(50_000);
    expect(played.testRuns.slice(2)).toEqual([
      { phase: 'confirm', timeoutMs: 300_000 },
      { phase: 'counterfactual', timeoutMs: 200_000 },
    ]);
    expect(played.result).toMatchObject({ outcome: 'fixed', stopReason: 'timeout' });
  });

  test('that the time of the run cuts short proves nothing: neither flaky tests nor a claim of done', async () => {
    const played = await play({
      model: [read, fix, done('Fixed!')],
      tests: [red('x', 100_000), green(100_000), green(400_000)],
      limits: { timeoutMs: 550_000 },
    });
    expect(played.testRuns[2]).toMatchObject({ phase: 'confirm', timeoutMs: 350_000 });
    expect(played.result).toMatchObject({ outcome: 'budget_exhausted', stopReason: 'timeout' });
    expect(played.result.patch.files).toHaveLength(1);
    expect(played.result.summary).not.toContain('Fixed!');
  });

  const controller = new AbortController();
  testEnding('cancelled', 'cancelled', {
    'ends when the run is cancelled': {
      model: [read, fix, done()],
      tests: [red(), green(), { ...green(), effect: () => controller.abort() }],
      settings: { confirmRuns: 2 },
      ports: () => ({ signal: controller.signal }),
    },
  });
});

describe('the time-out of a test run', () => {
  test('is five times the baseline, at least a minute, at most what is left beside the reserve', async () => {
    const short = await play({ model: [read, fix, done()], tests: [red('x', 100), green(), green()] });
    // A red base may have stopped at its first failure, or named no test: what runs with the patch gets a third of the time left.
    const third = expect.closeTo(300_000, -3);
    expect(short.testRuns.map(({ timeoutMs }) => timeoutMs)).toEqual([900_000, third, third, 60_000]);
    const named = await play({
      model: [read, fix, done()],
      tests: [{ ...redBy('a'), takesMs: 100 }, green(), green()],
      settings: { testFocus: 'off' },
    });
    expect(named.testRuns.map(({ timeoutMs }) => timeoutMs)).toEqual([900_000, 60_000, third, 60_000]);
    const long = await play({ model: [read, fix, done()], tests: [red('x', 100_000), green(), green()] });
    expect(long.testRuns.map(({ timeoutMs }) => timeoutMs)).toEqual([900_000, 500_000, 500_000, 500_000]);
    const late = await play({
      model: [read, fix],
      tests: [red('x', 200_000), green(), green()],
      limits: { timeoutMs: 300_000 },
    });
    expect(late.testRuns[1]?.timeoutMs).toBe(100_000);
  });

  test('is never a pass', async () => {
    const { result, events } = await play({
      model: [read, fix, cannotFix],
      tests: [red(), hangs()],
      limits: QUIET,
    });
    expect(eventsOf(events, 'tests')[1]?.payload).toMatchObject({ ok: false, verdict: 'timeout' });
    expect(result).toMatchObject({
      outcome: 'not_fixed',
      state: { checks: [{ redWrites: [{ verdict: 'timeout' }] }] },
    });
  });
});
