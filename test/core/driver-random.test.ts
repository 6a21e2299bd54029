import { expect, test } from 'vitest';
import { MAX_READS } from '../../src/core/model/tools.ts';
import { Outcome } from '../../src/core/verdict/outcome.ts';
import { eventsOf } from './laws.ts';
import { type Played, play } from './play.ts';
import { Random } from './random.ts';
import { randomScene } from './random-scene.ts';

const RUNS = 300;

/** Plays the scene of a seed; `play` checks all that holds for every run, and a fault names its seed. */
async function playSeed(seed: number): Promise<Played> {
  try {
    return await play(randomScene(new Random(seed)));
  } catch (error) {
    throw new Error(`seed ${seed}`, { cause: error });
  }
}

test('whatever the model does, all laws hold, and a fix is what the tests proved', async () => {
  const outcomes = new Map<string, number>();
  for (let seed = 1; seed <= RUNS; seed++) {
    const { result, events, settings, workspace } = await playSeed(seed);
    outcomes.set(result.outcome, (outcomes.get(result.outcome) ?? 0) + 1);
    expect(result.stopReason, `seed ${seed}`).not.toBe('internal_error');
    expect(workspace.executed.length, `seed ${seed}`).toBeLessThanOrEqual(
      settings.limits.maxIterations * MAX_READS,
    );
    const tests = eventsOf(events, 'tests').map(({ payload }) => payload);
    const verdicts = tests.map(({ verdict }) => verdict);
    if (result.outcome === 'fixed') {
      expect(tests.findLast(({ phase }) => phase === 'baseline')?.verdict, `seed ${seed}`).toBe('red');
      expect(verdicts.at(-1), `seed ${seed}`).toBe('red');
      expect(verdicts.includes('green'), `seed ${seed}`).toBe(true);
    }
    if (result.outcome === 'flaky' || result.outcome === 'unverified') {
      expect(verdicts.length === 0 || verdicts.includes('green'), `seed ${seed}`).toBe(true);
    }
  }
  // The generator is worth its time only while it reaches every end of a run.
  const reached = Outcome.options.filter((outcome) => outcome !== 'refused' && outcome !== 'skipped');
  for (const outcome of reached) expect(outcomes.get(outcome) ?? 0, outcome).toBeGreaterThan(3);
});

test('a seed gives the same requests and the same record each time', async () => {
  for (let seed = 1; seed <= 10; seed++) {
    const one = await playSeed(seed);
    const other = await playSeed(seed);
    expect(other.requests, `seed ${seed}`).toEqual(one.requests);
    expect(other.events, `seed ${seed}`).toEqual(one.events);
  }
});
