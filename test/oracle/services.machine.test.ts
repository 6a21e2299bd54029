import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { serverOfJob } from '../../src/oracle/services.ts';

test('a server is of the job that started it, and of no other job of the same matrix on this machine', async () => {
  const job = { GITHUB_RUN_ID: `run-${process.pid}`, GITHUB_JOB: 'test' };
  const env = { ...job, RUNNER_TRACKING_ID: 'github_one' };
  const script = "require('node:http').createServer().listen(0, () => console.log('listens'))";
  const server = spawn(process.execPath, ['-e', script], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    await once(server.stdout, 'data');
    expect(serverOfJob(env)?.port).toBeGreaterThan(0);
    expect(serverOfJob({ ...env, RUNNER_TRACKING_ID: 'github_two' })).toBeNull();
    expect(serverOfJob(job)?.port).toBeGreaterThan(0);
  } finally {
    server.kill();
  }
});
