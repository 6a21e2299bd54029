// Needs bash, Python and setsid.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectGone, isRunning, openOracle } from './open-oracle.ts';

describe('the test command', () => {
  it('runs in the shell that the step names', async () => {
    const shells = [
      [null, 'false | true', 'green'],
      ['bash', 'false | true', 'red'],
      ['sh', 'false | true', 'green'],
      ['bash -u {0}', 'echo $NOT_SET', 'red'],
      ['bash {0}', 'false; true', 'green'],
      ['bash -c "exit 7" {0}', 'true', 'red'],
    ] as const;
    for (const [shell, script, verdict] of shells) {
      const { run } = await openOracle(script, { command: { shell } });
      expect([shell, script, (await run()).verdict]).toEqual([shell, script, verdict]);
    }
  });

  it('runs in Python when the step says so', async ({ skip }) => {
    if (spawnSync('python', ['--version']).error !== undefined) skip('python is not installed');
    const { run } = await openOracle('import sys; print("from Python"); sys.exit(4)', {
      command: { shell: 'python' },
    });
    expect(await run()).toMatchObject({ verdict: 'red', exitCode: 4, output: 'from Python\n' });
  });
});

describe('a process that left the group', () => {
  it('does not hold up the run, and what it prints later is not in the output of the next run', async () => {
    // Once nobody reads it any more, it would end by itself.
    const daemon =
      'setsid sh -c "trap : PIPE; echo \\$\\$ > pid; while true; do sleep 0.05; echo late; done" &';
    const opened = await openOracle(
      `if test -e pid; then sleep 0.5; else ${daemon} sleep 0.5; fi; echo done`,
    );
    const first = await opened.run();
    const pid = Number(readFileSync(join(opened.root, 'pid'), 'utf8'));
    onTestFinished(() => void process.kill(pid, 'SIGKILL'));
    expect(first).toMatchObject({
      verdict: 'green',
      output: expect.stringMatching(/^(late\n)+done\n(late\n)*$/),
    });
    expect(isRunning(pid)).toBe(true);
    expect(await opened.run()).toMatchObject({ verdict: 'green', output: 'done\n' });
  });

  it('changes no verdict while it goes on writing to the temporary folder of the run', async () => {
    const loop =
      'echo \\$\\$ > pid; i=0; while true; do i=\\$((i+1)); mkdir -p \\$RUNNER_TEMP/d; : > \\$RUNNER_TEMP/d/\\$i; done';
    const opened = await openOracle(
      `setsid sh -c "${loop}" & until test -e "$RUNNER_TEMP/d/50"; do sleep 0.05; done; echo "$RUNNER_TEMP" > temp; exit 3`,
      { environment: { PATH: process.env['PATH'], GITHUB_ACTIONS: 'true' } },
    );
    const result = await opened.run();
    const pid = Number(readFileSync(join(opened.root, 'pid'), 'utf8'));
    // With its group: a mkdir that outlives its shell would make a folder while we remove it.
    process.kill(-pid, 'SIGKILL');
    await expectGone(pid);
    rmSync(readFileSync(join(opened.root, 'temp'), 'utf8').trim(), {
      recursive: true,
      force: true,
      maxRetries: 5,
    });
    expect(result).toMatchObject({ verdict: 'red', exitCode: 3 });
  });
});
