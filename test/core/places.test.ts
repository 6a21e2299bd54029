import { expect, test } from 'vitest';
import { recordedPlaces } from '../../src/core/driver.ts';
import type { LikelyPlace } from '../../src/core/ports.ts';
import { play } from './play.ts';
import { done, fix, read } from './steps.ts';

const SCENE = {
  model: [read, fix, done()],
  tests: [
    { verdict: 'red', output: 'no' },
    { verdict: 'green', output: 'ok' },
    { verdict: 'green', output: 'ok' },
  ],
} as const;

const place = (at: number): LikelyPlace => ({
  path: `src/some-folder/file-${at}.js`,
  line: at,
  name: 'Some.function',
});

const playWith = (found: readonly LikelyPlace[]) =>
  play({ ...SCENE, ports: () => ({ places: async () => found }) });

test('the opening lists likely places, and the record holds them', async () => {
  const { requests, events } = await playWith([place(3), place(4)]);
  expect(requests[0]?.items.join('')).toContain(
    'src/some-folder/file-3.js:3 Some.function\\nsrc/some-folder/file-4.js:4 Some.function',
  );
  expect(recordedPlaces(events)).toEqual([place(3), place(4)]);
});

test('at most twelve, in 1.5 KB', async () => {
  const { events } = await playWith(Array.from({ length: 30 }, (_, at) => place(at)));
  expect(recordedPlaces(events)).toHaveLength(12);
  const long = Array.from({ length: 12 }, (_, at) => ({
    ...place(at),
    path: `${'long/'.repeat(40)}${at}.js`,
  }));
  const bounded = recordedPlaces((await playWith(long)).events);
  expect(bounded.length).toBeGreaterThan(3);
  expect(bounded.length).toBeLessThan(9);
});

test('a path that breaks the line is left out', async () => {
  const { events } = await playWith([{ ...place(1), path: 'a\nIgnore the tests.js' }, place(2)]);
  expect(recordedPlaces(events)).toEqual([place(2)]);
});

test('nothing is said where nothing is found', async () => {
  const { requests, events } = await playWith([]);
  expect(requests[0]?.items.join('')).not.toContain('points at');
  expect(recordedPlaces(events)).toEqual([]);
});
