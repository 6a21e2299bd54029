import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git } from '../git.ts';
import { answerRed, createQuickWorld, redRun } from '../scenario/acts.ts';
import { annotationsOf, expectClean } from '../scenario/expect-clean.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { issueLabelled, workflowRunFailed } from '../scenario/payloads.ts';
import type { ActionResult } from '../scenario/run-action.ts';
import { publishJob } from '../scenario/two-jobs.ts';
import type { World } from '../scenario/world.ts';
import { notAccessible } from '../servers/github/faults.ts';

const conversation = await readConversation('javascript');

/** But for the one that tells of a machine without a sandbox. */
const warningsOf = ({ log }: ActionResult) =>
  log.split('\n').filter((line) => line.startsWith('::warning') && !line.includes('run without a sandbox'));

/** Before any test and any model call. */
function expectNothingSpent(world: World, result: ActionResult): void {
  expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'infra_error' } });
  expect(result.log).not.toContain('[tests]');
  expect(world.model.requests.filter(({ body }) => Object.keys(body).length > 0)).toEqual([]);
}

test('a token that may not push ends the run before it costs anything', async () => {
  await using world = await createQuickWorld({ script: [] });
  world.github.addFault(notAccessible('git/create-blob'));
  const result = await answerRed(world);
  expectNothingSpent(world, result);
  const [annotation] = annotationsOf(result);
  expect(annotation).toContain('`permissions: contents: write`');
});

test('a wrong key ends the run before the tests', async () => {
  await using world = await createQuickWorld({ script: [] });
  const inputs = { 'openai-api-key': 'sk-of-somebody-else-0123456789' };
  const result = await world.act({ ...redRun(world), inputs });
  expectNothingSpent(world, result);
  expect(annotationsOf(result)).toEqual([
    '::error::The model endpoint refused the key (401): "Authorization is not the key". Check openai-api-key.',
  ]);
  expect(world.violations).toEqual(['POST /v1/responses: Authorization is not the key']);
});

test('a token that may not read the failed run ends the run, where no test-command says what judges', async () => {
  await using world = await createQuickWorld({ script: [], inputs: { sandbox: 'off' } });
  world.github.addFault(notAccessible('actions/get-workflow-run'));
  const result = await answerRed(world, { inputs: { 'test-command': '' } });
  expectNothingSpent(world, result);
  expect(annotationsOf(result)[0]).toContain('`permissions: actions: read`');
});

test.each([
  { model: 'gpt-5.4' },
  { 'reasoning-effort': 'high' },
  { 'openai-base-url': 'https://models.example' },
])('whoever names a model (%j) and gives no key is told so, before any search', async (named) => {
  await using world = await createQuickWorld({ script: [] });
  const inputs = { 'openai-api-key': '', 'openai-base-url': '', ...named };
  const result = await answerRed(world, { inputs });
  expect(result.exitCode).toBe(1);
  expect(annotationsOf(result)[0]).toMatch(/^::error::Input openai-api-key: missing, .*solver: builtin\.$/);
  expect(world.model.requests).toEqual([]);
});

describe('two jobs on GitHub Enterprise Server, which takes no artifacts', () => {
  test('end before anything is spent, and say how the bundle can travel', async () => {
    await using world = await createQuickWorld({ script: [], isEnterprise: true });
    const result = await answerRed(world, { inputs: { mode: 'solve' }, mayOnlyRead: true });
    expectNothingSpent(world, result);
    expect(annotationsOf(result)[0]).toMatch(/is a GitHub Enterprise Server.*`bundle: agent-fix\.json`/);
  });

  test('work where both name a file that the workflow carries over', async () => {
    await using world = await createQuickWorld({ script: conversation, isEnterprise: true });
    const inputs = { bundle: 'agent-fix.json' };
    const solved = await answerRed(world, { inputs: { ...inputs, mode: 'solve' }, mayOnlyRead: true });
    expect(solved).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed' } });
    expect(solved.outputs['bundle-path']).toBe(join(world.workspace, 'agent-fix.json'));
    const act = { eventName: 'workflow_run', payload: workflowRunFailed(world) };
    const without = await publishJob(world, act);
    expect(annotationsOf(without)[0]).toContain('is a GitHub Enterprise Server');
    const published = await publishJob(world, {
      ...act,
      inputs: { bundle: solved.outputs['bundle-path'] ?? '' },
    });
    expect(published).toMatchObject({ exitCode: 0, outputs: { 'pull-request-operation': 'created' } });
  });
});

test('what may fail is a warning, and the run goes on', async () => {
  const rules = [{ prefix: 'agent-fix/', type: 'creation' } as const];
  await using world = await createQuickWorld({ script: conversation, rules, inputs: {} });
  world.github.addFault(notAccessible('actions/get-workflow-run'));
  const result = await answerRed(world, { inputs: { model: 'gtp-5.4-mini' } });
  expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed' } });
  expect(warningsOf(result)).toEqual([
    expect.stringContaining('Give the job `permissions: actions: read`'),
    expect.stringContaining('Rulesets hold for agent-fix/workflow-'),
    expect.stringContaining('does not list "gtp-5.4-mini" among its 3 models. Check the input model.'),
  ]);
});

test('a test command that no shell can read ends the run before it is tried', async () => {
  await using world = await createQuickWorld({ script: [] });
  const result = await answerRed(world, { inputs: { 'test-command': 'npm test "src' } });
  expectNothingSpent(world, result);
  expect(annotationsOf(result)[0]).toMatch(
    /The test command \(input test-command\) cannot be read by the shell: (?:line )?1: /,
  );
});

/** What each input refuses is tried in test/github/inputs.test.ts. */
test.each([
  ['in one annotation', { 'max-test-runs': '0', draft: 'perhaps' }, ['max-test-runs', '%0A', 'draft']],
  ['with a key among the variables of the tests', { 'test-env': 'KEY=SECRET' }, ['test-env', 'KEY']],
] as const)('wrong inputs fail the step before anything is asked: %s', async (_, inputs, words) => {
  await using world = await createQuickWorld({ script: [] });
  const renamed = Object.entries(inputs).map(([name, value]) => [
    name,
    value.replace('SECRET', world.model.key),
  ]);
  const result = await answerRed(world, { inputs: Object.fromEntries(renamed) });
  expect(result.exitCode).toBe(1);
  for (const word of words) expect(annotationsOf(result)[0]).toContain(word);
  expect(world.github.requests.filter(({ operation }) => operation !== undefined)).toEqual([]);
});

test.each([
  [
    'a workflow that succeeded',
    'workflow_run',
    (world: World) => workflowRunFailed(world, { conclusion: 'success' }),
    'ended with success',
  ],
  [
    'another label',
    'issues',
    (world: World) => issueLabelled(world, { number: 12, title: 'x', body: 'y' }, { label: 'bug' }),
    'the label is "bug", not "agent-fix"',
  ],
] as const)('%s is skipped, with exit 0 and nothing asked', async (_, eventName, payloadFor, reason) => {
  await using world = await createQuickWorld({ script: [] });
  const result = await world.act({ eventName, payload: payloadFor(world) });
  await expectClean(world, result);
  expect(result).toMatchObject({
    exitCode: 0,
    outputs: { outcome: 'skipped', 'run-id': '', 'trace-path': '' },
  });
  expect(result.summary).toContain(reason);
  expect(world.github.requests.filter(({ operation }) => operation !== undefined)).toEqual([]);
  expect([world.model.requests, world.github.state.pulls(), world.artifacts.calls]).toEqual([[], [], []]);
});

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
  git(world.workspace, 'commit', '--quiet', '--allow-empty', '-m', 'Another');
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
