import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '../src');
/** Loaded before the first test runs, by what comes before it; or by a command that runs no tests. */
const LOADED_EARLIER: ReadonlySet<string> = new Set([
  './index.ts',
  './cli.ts',
  './commands/run.ts',
  './commands/inspect.ts',
  './commands/replay.ts',
  './commands/view.ts',
  './manifest-test.ts',
  './failed-step.ts',
  'bottleneck/light.js',
  '@octokit/rest',
  '@octokit/plugin-retry',
  '@octokit/plugin-throttling',
]);
/** What loads the others: `loadEverything`, and the action's own surroundings. */
const LOADERS = ['load-everything.ts', 'github/artifact.ts'];

test('every module that is loaded late is loaded before the first test where no sandbox keeps tests from our files', () => {
  const read = (path: string): string => readFileSync(join(SRC, path), 'utf8');
  const lateIn = (text: string): string[] =>
    [...text.matchAll(/\bimport\(\s*'([^']+)'/g)].flatMap(([, name]) => name ?? []);
  const loaded = new Set(LOADERS.flatMap((path) => lateIn(read(path))));
  const late = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => lateIn(read(path)).map((name) => ({ path, name })));
  expect(late.length).toBeGreaterThan(5);
  expect(late.filter(({ name }) => !loaded.has(name) && !LOADED_EARLIER.has(name))).toEqual([]);
});
