import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { processesThat } from '../processes.ts';
import { expectClean } from '../scenario/expect-clean.ts';
import { add, done, failedJobs, job, jobsWorld, read, step } from '../scenario/failed-jobs.ts';

// A server of the repository that the job starts before its tests, through the bundle.

const PORT = 21_000 + Math.floor(Math.random() * 20_000);
/** A run of its own: other tests, which run beside this one, must not find its server. */
const OF_JOB = { GITHUB_RUN_ID: '7002', GITHUB_JOB: 'fix', RUNNER_TRACKING_ID: 'github_7002' };
const SERVER = `import { createServer } from 'node:http';
import { sum } from './src/sum.mjs';
createServer((_, answer) => answer.end(String(sum(1, 2)))).listen(${PORT});
`;
const CLIENT = `import assert from 'node:assert/strict';
assert.equal(await (await fetch('http://localhost:${PORT}')).text(), '3', 'sums');
`;
const WAIT = `for each in $(seq 50); do curl -s http://localhost:${PORT} && exit 0; sleep 0.2; done; exit 1`;

const workflow = (...steps: readonly string[]): string =>
  [
    'on: push',
    'jobs:',
    '  test:',
    '    runs-on: ubuntu-latest',
    '    steps:',
    ...steps.map((each) => `      - ${each}`),
    '',
  ].join('\n');
const TEST = '{ name: Test, run: node client.mjs }';
const FORMS = [
  [
    'background: true',
    workflow(
      '{ name: Serve, background: true, run: node sums-server.mjs }',
      `{ name: Wait, run: "${WAIT}" }`,
      TEST,
    ),
  ],
  [
    'node sums-server.mjs &',
    workflow('{ name: Serve, run: "node sums-server.mjs &" }', `{ name: Wait, run: "${WAIT}" }`, TEST),
  ],
] as const;
const isServing = (): boolean =>
  processesThat((commandLine) => commandLine.includes('sums-server.mjs')).length > 0;

/** Starts the server as an earlier step of this job has left it. */
async function leftRunning(cwd: string): Promise<Disposable> {
  const server = spawn(process.execPath, ['sums-server.mjs'], { cwd, env: OF_JOB, stdio: 'ignore' });
  for (let tries = 0; tries < 100; tries++) {
    const isThere = await fetch(`http://localhost:${PORT}`).then(
      () => true,
      () => false,
    );
    if (isThere) return { [Symbol.dispose]: () => void server.kill('SIGKILL') };
    await setTimeout(100);
  }
  throw new Error('the server did not start');
}
const JOB = job(501, 'test', [step('Serve'), step('Wait'), step('Test', 'failure')]);

describe('a server that an earlier step of this job has left running', { timeout: 180_000 }, () => {
  const files = { '.github/workflows/ci.yml': FORMS[1][1], 'sums-server.mjs': SERVER, 'client.mjs': CLIENT };

  test('is not taken for the patched one: the run ends before a model is asked', async () => {
    await using world = await jobsWorld({ script: [], files });
    using _ = await leftRunning(world.workspace);

    const { outputs, log } = await world.act({ ...failedJobs(world, [JOB]), env: OF_JOB });
    expect(outputs['outcome'], log).toBe('infra_error');
    expect(log).toMatch(new RegExp(`has started still runs \\(\`[\\w-]+\`, port ${PORT}\\)`));
    expect(world.model.requests).toEqual([]);
  });

  test('is not asked where each run has a network of its own', async () => {
    const inputs = { sandbox: 'auto', 'test-network': 'none' };
    await using world = await jobsWorld({ script: [read, add, done], files, inputs });
    using _ = await leftRunning(world.workspace);

    const { outputs, log } = await world.act({ ...failedJobs(world, [JOB]), env: OF_JOB });
    expect(outputs['outcome'], log).toBe('fixed');
  });
});

// The fourth of these, and with a wrong change: A43 in attacks/field.machine.test.ts.
test.each([
  ['auto', ...FORMS[0]],
  ['auto', ...FORMS[1]],
  ['off', ...FORMS[0]],
])(
  'a server of the job, with sandbox %s, by %s is the patched one, and nothing is left running',
  {
    timeout: 180_000,
  },
  async (sandbox, _, yaml) => {
    const files = { '.github/workflows/ci.yml': yaml, 'sums-server.mjs': SERVER, 'client.mjs': CLIENT };
    await using world = await jobsWorld({ script: [read, add, done], files, inputs: { sandbox } });
    const result = await world.act({ ...failedJobs(world, [JOB]), env: OF_JOB });
    await expectClean(world, result);
    expect(result.outputs['outcome']).toBe('fixed');
    expect(isServing()).toBe(false);
  },
);
