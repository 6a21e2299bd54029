import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTask, type TaskCheck } from '../../src/eval/check.ts';
import { inPool } from '../../src/eval/job.ts';
import { loadSuite } from '../../src/eval/load-suite.ts';
import { layOver, type OpenSandbox, openPlace, openWorkFolder, runIn } from '../../src/eval/place.ts';
import { openTaskRepository } from '../../src/eval/task-repository.ts';
import { openSandbox } from '../../src/oracle/sandbox/open-sandbox.ts';

const SUITE = join(import.meta.dirname, '../../suites/small.yml');
const { signal } = new AbortController();
const confined: OpenSandbox = (checkout, environment) =>
  openSandbox({ mode: 'auto', network: 'host', checkout, environment, program: import.meta.dirname });
const jobs = { jobs: availableParallelism(), isOver: () => false };

test('every task of the shipped suite is red at its base and green with its gold patch, twice', {
  timeout: 300_000,
}, async () => {
  const { tasks } = await loadSuite(SUITE);
  expect(tasks.length).toBeGreaterThanOrEqual(25);
  expect(new Set(tasks.map(({ tags }) => tags[0])).size).toBeGreaterThanOrEqual(5);
  using work = openWorkFolder();
  const checks: TaskCheck[] = [];
  await inPool(tasks, jobs, async (task) => {
    checks.push(await checkTask(task, { work: work.path, signal, openSandbox: confined }));
  });
  expect(checks.filter(({ isUsable, reason }) => !isUsable || reason !== '')).toEqual([]);
});

test('the hidden tests are red at the base as well: they are about the fault', {
  timeout: 300_000,
}, async () => {
  const { tasks } = await loadSuite(SUITE);
  using work = openWorkFolder();
  const green: string[] = [];
  await inPool(tasks, jobs, async (task) => {
    await using place = await openPlace(task, await openTaskRepository(task, work.path), work.path);
    await layOver(place, '', task.hidden?.files ?? null);
    const { verdict } = await runIn(place, { run: task.hidden?.run ?? 'true', timeoutMs: 60_000, signal });
    if (verdict !== 'red') green.push(`${task.id}: ${verdict}`);
  });
  expect(green).toEqual([]);
});
