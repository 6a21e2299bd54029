import { describe, expect, test } from 'vitest';
import { processesThat } from '../processes.ts';
import { expectClean } from '../scenario/expect-clean.ts';
import { add, done, edit, failedJobs, giveUp, job, jobsWorld, read, step } from '../scenario/failed-jobs.ts';

// A server of the repository that the job starts before its tests, through the bundle.

const PORT = 21_000 + Math.floor(Math.random() * 20_000);
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
      '{ name: Serve, background: true, run: node server.mjs }',
      `{ name: Wait, run: "${WAIT}" }`,
      TEST,
    ),
  ],
  [
    'node server.mjs &',
    workflow('{ name: Serve, run: "node server.mjs &" }', `{ name: Wait, run: "${WAIT}" }`, TEST),
  ],
] as const;
const isServing = (): boolean =>
  processesThat((commandLine) => commandLine.includes('server.mjs')).length > 0;
const JOB = job(501, 'test', [step('Serve'), step('Wait'), step('Test', 'failure')]);

describe.each(['auto', 'off'])('a server of the job, with sandbox %s', { timeout: 180_000 }, (sandbox) => {
  test.each(FORMS)('by %s is the patched one, and nothing is left running', async (_, yaml) => {
    const files = { '.github/workflows/ci.yml': yaml, 'server.mjs': SERVER, 'client.mjs': CLIENT };
    await using right = await jobsWorld({ script: [read, add, done], files, inputs: { sandbox } });
    const fixed = await right.act(failedJobs(right, [JOB]));
    await expectClean(right, fixed);
    expect(fixed.outputs['outcome']).toBe('fixed');
    expect(isServing()).toBe(false);
    const script = [read, edit('a - b', 'a * b'), giveUp];
    await using wrong = await jobsWorld({ script, files, inputs: { sandbox } });
    const left = await wrong.act(failedJobs(wrong, [JOB]));
    expect(left.outputs['outcome']).not.toBe('fixed');
    expect(isServing()).toBe(false);
  });
});
