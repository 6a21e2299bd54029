import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { processesThat } from '../processes.ts';
import { BUNDLE, killWhen, openTerminal } from './terminal.ts';

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
  await expect.poll(isRunning).toBe(false);
  expect(terminal.leftovers()).not.toEqual([]);
  await terminal.run('--trace', join(terminal.dir, 'other.jsonl'), '--test', 'true');
  expect(terminal.leftovers()).toEqual([]);
});

test('on a terminal a line is written anew while the tests run, in colours, and leaves nothing behind', async () => {
  const terminal = await openTerminal();
  const command = `"${process.execPath}" "${BUNDLE}" run --trace "${terminal.trace}" --solver builtin --test 'sleep 1.8'`;
  const onTerminal = (more: Readonly<Record<string, string>>) =>
    spawnSync('script', ['-qec', `stty cols 100; ${command}`, '/dev/null'], {
      cwd: terminal.repo,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: terminal.dir, TMPDIR: terminal.dir, TERM: 'xterm', ...more },
    }).stdout;
  const coloured = onTerminal({});
  expect(coloured).toContain('\r\u001b[K\u001b[2m[tests] before any change: running for 1 s');
  expect(coloured).toMatch(/\r\u001b\[K\u001b\[32m\[tests\]\u001b\[39m before any change: green/);
  const plain = onTerminal({ NO_COLOR: '1' });
  expect(plain).toContain('\r\u001b[K[tests] before any change: running for 1 s');
  expect(plain).not.toContain('\u001b[3');
});
