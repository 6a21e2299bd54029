import { expect, test } from 'vitest';
import { answerRed, createQuickWorld } from '../scenario/acts.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { commented, issueLabelled } from '../scenario/payloads.ts';
import type { World } from '../scenario/world.ts';

const conversation = await readConversation('javascript');
const ISSUE = { number: 12, title: 'Replacing a key evicts another', body: 'See set().' };

const commentsOf = (world: World) => world.github.state.issue(ISSUE.number).comments;

test('whoever labels an issue hears of it in one comment, edited to its end', async () => {
  await using world = await createQuickWorld({ script: conversation });
  world.github.state.addIssue({ ...ISSUE, login: 'ada', labels: ['agent-fix'] });
  const result = await world.act({ eventName: 'issues', payload: issueLabelled(world, ISSUE) });
  const [comment, ...others] = commentsOf(world);
  expect(others).toEqual([]);
  expect(comment?.body).toContain(`**agent-fix: ${result.outputs['outcome']}.**`);
  expect(comment?.body).toMatch(/\[Pull request \d+\]\(http\S+\) was created\./);
  expect(result.outputs['comment-url']).toContain(`#issuecomment-${comment?.id}`);
  const edits = world.github.requests.filter(({ operation }) => operation === 'issues/update-comment');
  expect(edits.length).toBeGreaterThan(1);
});

test('a comment of a maintainer starts a run, and is answered with reactions', async () => {
  await using world = await createQuickWorld({ script: conversation });
  world.github.state.addIssue({ ...ISSUE, login: 'ada' });
  const { id, body } = world.github.state.comment(ISSUE.number, { login: 'ada', body: '/agent-fix please' });
  const payload = commented(world, ISSUE, { id, body });
  const result = await world.act({ eventName: 'issue_comment', payload, runs: 'bundle' });
  expect(result).toMatchObject({ exitCode: 0, outputs: { branch: 'agent-fix/issue-12' } });
  expect(commentsOf(world).find((each) => each.id === id)?.reactions).toEqual(['eyes', 'rocket']);
});

test('dry-run writes nothing to GitHub, and shows the pull request in the summary', async () => {
  await using world = await createQuickWorld({ script: conversation });
  const result = await answerRed(world, { inputs: { 'dry-run': 'true' } });
  expect(result).toMatchObject({
    exitCode: 0,
    outputs: { outcome: 'fixed', 'pull-request-operation': 'none', branch: '' },
  });
  expect(world.github.requests.filter(({ method, operation }) => operation && method !== 'GET')).toEqual([]);
  expect(result.summary).toContain('### The pull request that would be opened without dry-run');
});
