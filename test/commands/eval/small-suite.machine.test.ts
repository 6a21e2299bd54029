import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inPool } from '../../../src/commands/eval/job.ts';
import {
  layOver,
  openPlace,
  openTaskRepository,
  openWorkFolder,
  runIn,
} from '../../../src/commands/eval/place.ts';
import { type EvalTask, loadSuite } from '../../../src/commands/eval/suite.ts';

const SUITE = join(import.meta.dirname, '../../../suites/small.yml');
const bounds = { timeoutMs: 60_000, signal: new AbortController().signal };

/** The verdicts of the suite's test and of the hidden one, at the base and with the gold patch. */
async function verdictsOf(task: EvalTask, work: string): Promise<readonly string[]> {
  const { test: visible, gold, hidden } = task;
  if (gold === null || hidden === null) return ['no gold patch or no hidden test'];
  const repository = await openTaskRepository(task, work);
  const judge = async (patch: string) => {
    await using place = await openPlace(task, repository, work);
    await layOver(place, patch, null);
    const { verdict } = await runIn(place, { run: visible, ...bounds });
    await layOver(place, '', hidden.files);
    return [verdict, (await runIn(place, { run: hidden.run, ...bounds })).verdict];
  };
  return [...(await judge('')), ...(await judge(gold))];
}

// Once each, and not kept apart: that a check asks twice, in a sandbox, is tried in eval-run.test.ts.
test('every task of the shipped suite is red at its base and green with its gold patch, by the hidden test too', {
  timeout: 300_000,
}, async () => {
  const { tasks } = await loadSuite(SUITE);
  expect(tasks.length).toBeGreaterThanOrEqual(25);
  expect(new Set(tasks.map(({ tags }) => tags[0])).size).toBeGreaterThanOrEqual(5);
  using work = openWorkFolder();
  const found = new Map<string, readonly string[]>();
  await inPool(tasks, { jobs: availableParallelism(), isOver: () => false }, async (task) => {
    found.set(task.id, await verdictsOf(task, work.path));
  });
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(tasks.map(({ id }) => [id, ['red', 'red', 'green', 'green']])),
  );
});
