import { describe, expect, test } from 'vitest';
import { createQuickWorld, STRANGERS } from '../scenario/acts.ts';
import { expectClean } from '../scenario/expect-clean.ts';
import { issueLabelled, type Sender, workflowRunFailed } from '../scenario/payloads.ts';
import type { ActionResult } from '../scenario/run-action.ts';
import { failedRun, type World } from '../scenario/world.ts';

const ISSUE = { number: 12, title: 'Replacing a key evicts another', body: 'See set().' };

/** What a gate looks up. */
const LOOK_UPS = ['repos/get-collaborator-permission-level', 'issues/get', 'git/get-ref', 'git/get-commit'];

/** Nothing was asked but what the gate looks up, the model least of all, and nothing was written. */
function expectNothingDone(world: World, result: ActionResult): void {
  const operations = world.github.requests.flatMap(({ operation }) => operation ?? []);
  expect(operations.filter((each) => !LOOK_UPS.includes(each))).toEqual([]);
  expect(world.model.requests).toEqual([]);
  expect(world.github.state.pulls()).toEqual([]);
  expect(world.artifacts.calls).toEqual([]);
  expect(result.outputs).toMatchObject({ 'run-id': '', 'trace-path': '', 'pull-request-operation': 'none' });
}

describe('refused, with exit 0 and nothing read:', () => {
  const strangers: readonly [string, Sender, string][] = [
    ['a label by someone who may only read', { login: 'eve' }, 'eve'],
    ['a label by someone without any access', { login: 'mallory' }, 'mallory'],
    [
      "a stranger's bot",
      { login: 'stranger[bot]', type: 'Bot' },
      'stranger[bot] is a bot that allow-bots does not name',
    ],
    ['a person named like a bot', { login: 'dependabot-bot' }, 'dependabot-bot'],
  ];
  test.each(strangers)('%s', async (_, sender, reason) => {
    await using world = await createQuickWorld({ script: [], users: STRANGERS });
    world.github.state.addIssue({ ...ISSUE, login: 'ada', labels: ['agent-fix'] });
    const payload = issueLabelled(world, ISSUE, { sender });
    const result = await world.act({ eventName: 'issues', payload });
    await expectClean(world, result);
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'refused' } });
    expect(result.outputs['summary']).toContain(reason);
    expectNothingDone(world, result);
  });

  test.each([
    ['the commit of a fork', 666, 'the commit comes from a fork'],
    ['a commit whose repository is gone', null, 'the repository that the commit came from is gone'],
  ])('%s', async (_, head, reason) => {
    await using world = await createQuickWorld({ script: [] });
    world.github.addRun(failedRun(world, 'javascript'));
    const payload = workflowRunFailed(world, { head });
    const result = await world.act({ eventName: 'workflow_run', payload });
    await expectClean(world, result);
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'refused', summary: reason } });
    expectNothingDone(world, result);
  });
});

describe('skipped, with exit 0 and not even the gate asked:', () => {
  test('a workflow that succeeded', async () => {
    await using world = await createQuickWorld({ script: [] });
    const payload = workflowRunFailed(world, { conclusion: 'success' });
    const result = await world.act({ eventName: 'workflow_run', payload });
    await expectClean(world, result);
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } });
    expect(result.outputs['summary']).toContain('ended with success');
    expect(world.github.requests.filter(({ operation }) => operation !== undefined)).toEqual([]);
    expectNothingDone(world, result);
  });

  test('another label', async () => {
    await using world = await createQuickWorld({ script: [] });
    const payload = issueLabelled(world, ISSUE, { label: 'bug' });
    const result = await world.act({ eventName: 'issues', payload });
    await expectClean(world, result);
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } });
    expect(result.summary).toContain('the label is "bug", not "agent-fix"');
    expectNothingDone(world, result);
  });
});
