import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { answerRed, createQuickWorld } from '../scenario/acts.ts';
import { annotationsOf } from '../scenario/expect-clean.ts';
import { workflowRunFailed } from '../scenario/payloads.ts';

/** A wrong input, and what its one annotation must say. */
const WRONG: readonly [string, Readonly<Record<string, string>>, readonly string[]][] = [
  ['a number that is none', { 'max-iterations': 'many' }, ['max-iterations', '"many"']],
  [
    'a model endpoint in clear text',
    { 'openai-base-url': 'http://models.example.com/v1' },
    ['openai-base-url', 'models.example.com', 'https'],
  ],
  ['bounds that leave no proof', { 'max-test-runs': '2' }, ['max-test-runs', 'at least 4']],
  ['a mode that does not exist', { mode: 'review' }, ['mode', '"review"', 'solve']],
  ['a policy that does not exist', { 'test-policy': 'sometimes' }, ['test-policy', 'on_write']],
  ['a folder outside of the repository', { 'working-directory': '../other' }, ['working-directory']],
  ['a secret among the variables of the tests', { 'test-env': 'KEY=SECRET' }, ['test-env', 'KEY']],
];

const TWO = { 'max-test-runs': '0', draft: 'perhaps' };

test.each([...WRONG, ['two of them in one annotation', TWO, ['max-test-runs', '%0A', 'draft']] as const])(
  'an input that is wrong fails the step before anything is asked: %s',
  async (_, inputs, words) => {
    await using world = await createQuickWorld({ script: [] });
    const given = Object.entries(inputs).map(([name, value]) => [
      name,
      value.replace('SECRET', world.model.key),
    ]);
    const result = await answerRed(world, { inputs: Object.fromEntries(given) });
    expect(result.exitCode).toBe(1);
    for (const word of words) expect(annotationsOf(result)[0]).toContain(word);
    expect(world.github.requests.filter(({ operation }) => operation !== undefined)).toEqual([]);
  },
);

test('a missing key is asked for when the gate is open: runs that are not for us may come without secrets', async () => {
  await using world = await createQuickWorld({ script: [] });
  const inputs = { solver: 'model', 'openai-api-key': '', 'openai-base-url': 'https://api.example.com/v1' };
  const result = await answerRed(world, { inputs });
  expect(result.exitCode).toBe(1);
  for (const word of ['openai-api-key', 'secrets.OPENAI_API_KEY'])
    expect(annotationsOf(result)[0]).toContain(word);
  const payload = workflowRunFailed(world, { head: 1 });
  const fork = await world.act({ eventName: 'workflow_run', payload, inputs });
  expect(fork).toMatchObject({ exitCode: 0, outputs: { outcome: 'refused' } });
});

test('a checkout at another commit names the ref that actions/checkout wants', async () => {
  await using world = await createQuickWorld({ script: [] });
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  const args = ['-C', world.workspace, ...identity, 'commit', '--quiet', '--allow-empty', '-m', 'Another'];
  expect(spawnSync('git', args).status).toBe(0);
  const result = await answerRed(world);
  expect(result.exitCode).toBe(1);
  expect(annotationsOf(result)[0]).toMatch(/`ref: \$\{\{ github\.event\.workflow_run\.head_sha \}\}`/);
});

test('a repository without a test command names the input for one', async () => {
  await using world = await createQuickWorld({ script: [] });
  // GitHub lists no failed job, and this folder holds no manifest.
  const result = await answerRed(world, {
    inputs: { 'test-command': '', 'working-directory': 'src' },
    run: { jobs: [] },
  });
  expect(result.exitCode).toBe(1);
  expect(annotationsOf(result)[0]).toContain('test-command');
});

test('a test command that cannot be found is no failing test: the model is not asked', async () => {
  await using world = await createQuickWorld({ script: [] });
  const result = await answerRed(world, { inputs: { 'test-command': 'no-such-program --all' } });
  expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'infra_error', iterations: '0' } });
  expect(annotationsOf(result)[0]).toContain('the test command could not be started');
  expect(world.model.requests).toEqual([]);
});
