import { describe, expect, test } from 'vitest';
import { eventsOf } from './laws.ts';
import { phasesOf, play, QUIET } from './play.ts';
import { ManualClock } from './scripted.ts';
import { green, hangs, notFound, red, type Verdict } from './scripted-oracle.ts';
import { cannotFix, done, fix, read } from './steps.ts';

describe('confirming', () => {
  const model = [read, fix, done('Fixed for good.')];

  test('is repeated as often as told', async () => {
    const played = await play({
      model,
      tests: [red(), green(), green(), green(), green()],
      settings: { confirmRuns: 3 },
    });
    expect(phasesOf(played)).toEqual([
      'baseline',
      'write',
      'confirm',
      'confirm',
      'confirm',
      'counterfactual',
    ]);
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

  test('that is red at the last of several runs is flaky', async () => {
    const played = await play({
      model,
      tests: [red(), green(), green(), red()],
      settings: { confirmRuns: 2 },
    });
    expect(played.result.outcome).toBe('flaky');
  });

  test('uses the time and the test runs that were kept back for it', async () => {
    const clock = new ManualClock();
    const played = await play({
      model: [read, fix, { ...read, takesMs: 1_000_000 }],
      tests: [red('x', 100_000), green(100_000), green(100_000)],
      limits: { timeoutMs: 550_000, maxTestRuns: 4 },
      clock,
    });
    expect(played.sent[2]?.timeoutMs).toBe(50_000);
    expect(played.testRuns.slice(2)).toEqual([
      { phase: 'confirm', timeoutMs: 300_000 },
      { phase: 'counterfactual', timeoutMs: 200_000 },
    ]);
    expect(played.result).toMatchObject({ outcome: 'fixed', stopReason: 'timeout' });
  });

  test('that the time of the run cuts short is no sign of flaky tests', async () => {
    const played = await play({
      model: [read, fix],
      tests: [red('x', 100_000), green(100_000), green(300_000)],
      limits: { timeoutMs: 260_000 },
    });
    expect(played.testRuns[2]).toEqual({ phase: 'confirm', timeoutMs: 60_000 });
    expect(played.result).toMatchObject({ outcome: 'budget_exhausted', stopReason: 'timeout' });
    expect(played.result.patch.files).toHaveLength(1);
  });

  test('that is cut short does not make a claim of done come true', async () => {
    const played = await play({
      model: [read, fix, done('Fixed!')],
      tests: [red('x', 100_000), green(100_000), green(400_000)],
      limits: { timeoutMs: 550_000 },
    });
    expect(played.testRuns[2]).toEqual({ phase: 'confirm', timeoutMs: 350_000 });
    expect(played.result).toMatchObject({ outcome: 'budget_exhausted', stopReason: 'timeout' });
    expect(played.result.summary).not.toContain('Fixed!');
  });

  test('is not begun when no time is left', async () => {
    const played = await play({
      model: [read, fix],
      tests: [red('x', 100_000), green(100_000)],
      limits: { timeoutMs: 200_000 },
    });
    expect(played.result).toMatchObject({ outcome: 'budget_exhausted', stopReason: 'timeout' });
  });

  test('is made in the middle of a cancelled run for nobody', async () => {
    const controller = new AbortController();
    const played = await play({
      model: [read, fix, done()],
      tests: [red(), green(), { ...green(), effect: () => controller.abort() }],
      settings: { confirmRuns: 2 },
      ports: () => ({ signal: controller.signal }),
    });
    expect(played.result).toMatchObject({ outcome: 'infra_error', stopReason: 'cancelled' });
  });
});

describe('the time-out of a test run', () => {
  test('is five times the baseline, at least a minute, at most what is left beside the reserve', async () => {
    const short = await play({ model: [read, fix, done()], tests: [red('x', 100), green(), green()] });
    expect(short.testRuns.map(({ timeoutMs }) => timeoutMs)).toEqual([900_000, 60_000, 60_000, 60_000]);
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
    expect(result).toMatchObject({ outcome: 'not_fixed', state: { redWrites: [{ verdict: 'timeout' }] } });
  });
});
