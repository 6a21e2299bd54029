import { expect, test } from 'vitest';
import { expectClean } from '../scenario/expect-clean.ts';
import { workflowRunFailed } from '../scenario/payloads.ts';
import type { ActionResult } from '../scenario/run-action.ts';
import { createWorld, failedRun, type World } from '../scenario/world.ts';
import type { JobOptions, StepOptions } from '../servers/github/model.ts';
import type { ReplyStep } from '../servers/openai/script.ts';

// Whole runs over a workflow as they often are: a job that builds and tests what it built, one that checks types, one that lints.

const WORKFLOW = `on: push
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - name: Build
        run: mkdir -p out && cp src/sum.mjs out/sum.mjs
      - name: Test
        run: node check.mjs
  types:
    runs-on: ubuntu-latest
    steps:
      - name: Types
        run: |
          case "$(cat src/sum.mjs)" in *@type*) ;; *) echo "src/sum.mjs:1: error, no type is declared"; exit 1 ;; esac
  lint:
    runs-on: ubuntu-latest
    steps:
      - name: Lint
        run: npm run --silent lint
`;

const FILES = {
  '.github/workflows/ci.yml': WORKFLOW,
  '.gitignore': 'out/\n',
  'package.json': '{ "private": true, "scripts": { "lint": "node lint.mjs" } }\n',
  'lint.mjs': `import { readFileSync } from 'node:fs';\nif (readFileSync('src/sum.mjs', 'utf8').includes('var')) {\n  console.log('error, var is used');\n  process.exit(1);\n}\n`,
  'src/sum.mjs': 'export const sum = (a, b) => a - b;\n',
  'check.mjs': `import assert from 'node:assert/strict';\nimport { sum } from './out/sum.mjs';\nassert.equal(sum(1, 2), 3, 'sums');\n`,
};

const step = (name: string, conclusion = 'success', seconds = 1): StepOptions => ({
  name,
  conclusion,
  startedAt: '2026-01-02T03:04:05Z',
  completedAt: `2026-01-02T03:04:${String(5 + seconds).padStart(2, '0')}Z`,
});
const job = (id: number, name: string, steps: readonly StepOptions[]): JobOptions => ({
  id,
  name,
  conclusion: steps.some(({ conclusion }) => conclusion === 'failure') ? 'failure' : 'success',
  steps: [step('Set up job'), ...steps],
});
const TEST = job(501, 'test', [step('Build'), step('Test', 'failure')]);
const TYPES = job(502, 'types', [step('Types', 'failure', 30)]);
const LINT = job(503, 'lint', [step('Lint')]);

const call = (name: string, args: Record<string, string | null | readonly unknown[]>): ReplyStep => ({
  kind: 'reply',
  calls: [{ name, arguments: JSON.stringify(args) }],
});
const read = call('read_file', {
  rel_path: 'src/sum.mjs',
  start_line: null,
  end_line: null,
  max_chars: null,
});
const edit = (old: string, next: string): ReplyStep =>
  call('write_file', { rel_path: 'src/sum.mjs', content: null, edits: [{ old, new: next }] });
const add = edit('a - b', 'a + b');
const declare = edit('export', '/** @type {any} */\nexport');
const done = call('final', {
  status: 'done',
  title: 'Add instead of subtract',
  summary: 'It subtracted.',
  changes: [],
});
const vary = edit('=> a - b;', '=> { var c = a + b; return c; };');
const unvary = edit('{ var c = a + b; return c; }', 'a + b');

async function answer(
  script: readonly ReplyStep[],
  jobs: readonly JobOptions[],
  inputs: Readonly<Record<string, string>> = {},
): Promise<{
  readonly result: ActionResult;
  readonly body: string;
  readonly prompts: string;
  readonly pulls: number;
}> {
  await using world: World = await createWorld({
    fixture: 'javascript',
    files: FILES,
    script,
    runs: 'sources',
    inputs: { sandbox: 'off', 'max-reflections': '0', ...inputs },
  });
  world.github.addRun({ ...failedRun(world, 'javascript'), jobs });
  const result = await world.act({ eventName: 'workflow_run', payload: workflowRunFailed(world) });
  await expectClean(world, result);
  const pulls = world.github.state.pulls();
  const prompts = world.model.requests.map(({ rawBody }) => rawBody.toString()).join('\n');
  return { result, body: pulls[0]?.body ?? '', prompts, pulls: pulls.length };
}

const jobsOf = ({ outputs }: ActionResult): unknown => JSON.parse(outputs['jobs'] ?? '');

test('what the tests run is built again, and every failed job passes; what passed still passes', async () => {
  const { result, body, prompts } = await answer([read, add, declare, done], [TEST, TYPES, LINT]);
  expect(result.outputs['outcome']).toBe('fixed');
  expect(jobsOf(result)).toEqual([
    { job: 'test', step: 'Test', result: 'fixed' },
    { job: 'types', step: 'Types', result: 'fixed' },
  ]);
  expect(body).toMatch(/^.*\*\*2 failed jobs pass now\. Failing before, passing with this change/m);
  expect(body).toMatch(
    /\| Job <code>test<\/code>, step <code>Test<\/code> \| 🟢 red before, green with the change, red again without it \|/,
  );
  expect(body).toMatch(/\| Passed in CI: <code>lint<\/code>, step <code>Lint<\/code> \| 🟢 still passes \|/);
  expect(body).toContain('after <code>Build</code> of the same job wherever the sources differ:');
  expect(body).toContain(
    'git checkout FETCH_HEAD && mkdir -p out && cp src/sum.mjs out/sum.mjs && node check.mjs',
  );
  expect(prompts).toMatch(
    /step \\+"Test\\+" of job \\+"test\\+" passes\. But step \\+"Types\\+" of job \\+"types\\+" fails/,
  );
});

test('one job of two is no fix, and says so', async () => {
  const { result, pulls } = await answer([read, add, done, done, done], [TEST, TYPES, LINT]);
  expect(result.outputs['outcome']).toBe('not_fixed');
  expect(jobsOf(result)).toMatchObject([{ result: 'unproven' }, { result: 'red' }]);
  expect(result.summary).toContain('1 of 2 failed jobs passes now; *types* still fails');
  expect(pulls).toBe(0);
});

test('a check that passed in CI and fails with the change goes back to the model', async () => {
  const { result, prompts } = await answer([read, vary, unvary, done], [TEST, LINT]);
  expect(result.outputs['outcome']).toBe('fixed');
  expect(prompts).toContain('It passed in CI, and it passes without your change');
});

test('guards: off runs no check', async () => {
  const { result } = await answer([read, vary, done], [TEST, LINT], { guards: 'off' });
  expect(result.outputs['outcome']).toBe('fixed');
});
