import { join } from 'node:path';
import { expect, test } from 'vitest';
import { processesThat } from '../processes.ts';
import { killWhen, openTerminal } from './terminal.ts';

test('the tests run in a sandbox', async () => {
  const terminal = await openTerminal();
  const { stderr } = await terminal.runBundle(['--test', 'true']);
  expect(stderr).toMatch(/^\[sandbox\] namespaces of their own .* isolation checks passed/m);
});

test('in a sandbox, kill -9 ends the tests as well, and the next run removes what they wrote', async () => {
  const terminal = await openTerminal();
  const seconds = `3${Math.floor(Math.random() * 1e6)}.5`;
  const isRunning = (): boolean =>
    processesThat((commandLine) => commandLine.includes(`sleep\0${seconds}`)).length > 0;
  const hanging = `setsid sleep ${seconds} & exec sleep ${seconds}`;
  const killed = await terminal.runBundle(['--test', hanging], { onStderr: killWhen(isRunning) });
  expect(killed.exitCode).toBe(null);
  await expect.poll(isRunning, { timeout: 5000 }).toBe(false);
  expect(terminal.leftovers()).not.toEqual([]);
  await terminal.run('--trace', join(terminal.dir, 'other.jsonl'), '--test', 'true');
  expect(terminal.leftovers()).toEqual([]);
});
