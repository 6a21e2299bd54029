import { expect, test } from 'vitest';
import { compareResults } from '../../../src/commands/eval/compare.ts';
import { metricsOf } from '../../../src/commands/eval/result.ts';
import { randomFrom } from '../../../src/commands/eval/statistics.ts';
import type { ReadTrial } from '../../../src/commands/eval/store.ts';

const USAGE = { input_tokens: 0, cached_input_tokens: 0, output_tokens: 0 };

function trial(task: string, number: number, isSolved: boolean): ReadTrial {
  return {
    folder: `/x/${task}.${number}`,
    isTampered: false,
    metrics: { ...metricsOf([]), wallMs: 0 },
    result: {
      v: 1,
      ...{ key: `${task}.${number}`, suite: 's', task, tags: [], commit: 'c', trial: number },
      configuration: {
        ...{ model: 'm', api: 'a', endpoint: 'e', solver: 'model', version: '0', overrides: {} },
        ...{ sandbox: 'auto', test_network: 'host' },
      },
      settings: {},
      ...{ outcome: isSolved ? 'fixed' : 'not_fixed', stop_reason: 'done', detail: '', run_id: 'r' },
      ...{ trace_sha256: '', patch_sha256: '', judged: null, hidden: null, has_hidden_test: false },
      ...{ usage: USAGE, retries: 0, started_at: '', wall_ms: 0 },
    },
  };
}

/** Trials of 30 tasks, each as hard as its number says, drawn anew for each seed. */
function draw(
  seed: number,
  { trials, bonus = 0 }: { readonly trials: number; readonly bonus?: number },
): readonly ReadTrial[] {
  const random = randomFrom(seed);
  return Array.from({ length: 30 }, (_, task) =>
    Array.from({ length: trials }, (_, at) => trial(`t${task}`, at + 1, random() < task / 30 + bonus)),
  ).flat();
}

test('two seeds of the same solver: a difference is found in about one of twenty, as 95 % says', () => {
  for (const trials of [1, 4]) {
    let found = 0;
    for (let seed = 0; seed < 100; seed++) {
      const { verdict } = compareResults(draw(2 * seed, { trials }), draw(2 * seed + 1, { trials }), 'tests');
      if (verdict !== 'no difference shown') found++;
    }
    expect(found).toBeLessThanOrEqual(12);
  }
});

test('a real difference is found, and more trials show it better', () => {
  const foundOf = (trials: number): number =>
    Array.from(
      { length: 40 },
      (_, seed) =>
        compareResults(draw(2 * seed, { trials }), draw(2 * seed + 1, { trials, bonus: 0.25 }), 'tests')
          .verdict,
    ).filter((verdict) => verdict === 'better').length;
  expect(foundOf(5)).toBeGreaterThan(35);
  expect(foundOf(5)).toBeGreaterThan(foundOf(1));
});

test('tasks of one side alone are left out by name, and nothing in common is an error', () => {
  const a = [trial('x', 1, true), trial('y', 1, true)];
  expect(compareResults(a, [trial('x', 1, false)], 'tests')).toMatchObject({
    pairs: 1,
    unpaired: ['y'],
    a: 1,
    b: 0,
  });
  expect(() => compareResults(a, [trial('z', 1, true)], 'tests')).toThrow('no task in common');
});
