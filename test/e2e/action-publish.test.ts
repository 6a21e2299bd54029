import { expect, test } from 'vitest';
import { answerRed, createQuickWorld } from '../scenario/acts.ts';
import { annotationsOf } from '../scenario/expect-clean.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { workflowRunFailed } from '../scenario/payloads.ts';
import { checkOutAgain, commitOnRemote, gitOnRemote } from '../scenario/remote.ts';
import type { ActionResult } from '../scenario/run-action.ts';
import { failedRun } from '../scenario/world.ts';
import { pullCreationForbidden } from '../servers/github/faults.ts';

const conversation = await readConversation('javascript');
const CACHE = 'src/lru-cache.js';

test('a pull request that GitHub refuses keeps the branch, names the setting and fails the step', async () => {
  await using world = await createQuickWorld({ script: conversation });
  // Only the real one: by the first, before the run, the token may.
  world.github.addFault(pullCreationForbidden);
  const result = await answerRed(world);
  const { branch = '' } = result.outputs;
  expect(result).toMatchObject({
    exitCode: 1,
    outputs: { outcome: 'fixed', 'pull-request-operation': 'none' },
  });
  expect(gitOnRemote(world, ['diff', '--name-only', 'main', branch])).toBe(`${CACHE}\n`);
  const [annotation] = annotationsOf(result);
  expect(annotation).toContain('Allow GitHub Actions to create and approve pull requests');
  expect(annotation).toContain(branch);
  expect(result.summary).toContain('**Not published.**');
});

test('an artifact service that refuses costs the record its upload and nothing else', async () => {
  await using world = await createQuickWorld({ script: conversation, artifactFault: 'forbidden' });
  const result = await answerRed(world);
  expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed', 'trace-artifact-id': '' } });
  expect(result.summary).toContain('the record could not be uploaded');
  expect(world.github.state.pulls()[0]?.body).toContain('the record could not be uploaded');
});

test("a later run for the same target updates branch and pull request, on top of someone else's commit to other files, heeds what people wrote there, and leaves a commit to the same files alone", {
  timeout: 120_000,
}, async () => {
  await using world = await createQuickWorld({ script: [1, 2, 3].flatMap(() => conversation) });
  world.github.addRun(failedRun(world, 'javascript'));
  const { state } = world.github;
  // Not checked as others are: the model's script goes on.
  const runOnce = async (): Promise<ActionResult> => {
    const result = await world.act({ eventName: 'workflow_run', payload: workflowRunFailed(world) });
    checkOutAgain(world, world.commit);
    return result;
  };
  const first = await runOnce();
  expect(first.outputs['pull-request-operation']).toBe('created');
  const { branch = '', 'pull-request-number': number } = first.outputs;

  state.edit(Number(number), { title: 'Mine', body: `By hand.\n\n${state.pulls()[0]?.body}` });
  const notes = commitOnRemote(world, branch, { 'NOTES.md': 'By hand\n' });
  const second = await runOnce();
  const updated = { outcome: 'fixed', branch, 'pull-request-operation': 'updated' };
  expect(second).toMatchObject({ exitCode: 0, outputs: { ...updated, 'pull-request-number': number } });
  const [pull, ...others] = state.pulls();
  expect(others).toEqual([]);
  expect(pull).toMatchObject({ title: 'Mine', body: expect.stringMatching(/^By hand\./) });
  expect(pull?.body).toContain(second.outputs['run-id']);
  const shas = gitOnRemote(world, ['rev-parse', branch, `${branch}^`]);
  expect(shas).toBe(`${second.outputs['commit-sha']}\n${notes}\n`);

  const polished = commitOnRemote(world, branch, { [CACHE]: '// By hand\n' });
  const last = await answerRed(world);
  expect(gitOnRemote(world, ['rev-parse', branch])).toBe(`${polished}\n`);
  expect(last).toMatchObject({ exitCode: 1, outputs: { outcome: 'fixed', branch: '' } });
  expect(annotationsOf(last)[0]).toContain('that agent-fix did not make as it stands');
});
