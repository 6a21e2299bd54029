import { expect, test } from 'vitest';
import { answerRed, createQuickWorld } from '../scenario/acts.ts';
import { annotationsOf } from '../scenario/expect-clean.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { workflowRunFailed } from '../scenario/payloads.ts';
import type { ActionResult } from '../scenario/run-action.ts';
import { failedRun, type World } from '../scenario/world.ts';
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

test('the same token is enough for dry-run', async () => {
  await using world = await createQuickWorld({ script: conversation });
  world.github.addFault(notAccessible('git/create-blob'));
  const result = await answerRed(world, { inputs: { 'dry-run': 'true' } });
  expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed' } });
  expect(annotationsOf(result)).toEqual([]);
});

test('a wrong key ends the run before the tests', async () => {
  await using world = await createQuickWorld({ script: [] });
  world.github.addRun(failedRun(world, 'javascript'));
  const inputs = { 'openai-api-key': 'sk-of-somebody-else-0123456789' };
  const result = await world.act({ eventName: 'workflow_run', payload: workflowRunFailed(world), inputs });
  expectNothingSpent(world, result);
  expect(annotationsOf(result)).toEqual([
    '::error::The model endpoint refused the key (401): "Authorization is not the key". Check openai-api-key.',
  ]);
  expect(world.violations).toEqual(['POST /v1/responses: Authorization is not the key']);
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

test('a job that solves writes nothing to learn what it may', async () => {
  await using world = await createQuickWorld({ script: conversation, inputs: {} });
  const result = await answerRed(world, { inputs: { mode: 'solve' }, mayOnlyRead: true });
  expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed' } });
  expect(warningsOf(result)).toEqual([]);
});

test('a test command that no shell can read ends the run before it is tried', async () => {
  await using world = await createQuickWorld({ script: [] });
  const result = await answerRed(world, { inputs: { 'test-command': 'npm test "src' } });
  expectNothingSpent(world, result);
  expect(annotationsOf(result)[0]).toMatch(
    /The test command \(input test-command\) cannot be read by the shell: (?:line )?1: /,
  );
});
