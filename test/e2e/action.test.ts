import { expect, test } from 'vitest';
import { answerRed, createJavaScriptWorld, createQuickWorld, expectFixed } from '../scenario/acts.ts';
import { annotationsOf, expectClean } from '../scenario/expect-clean.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { commented, issueLabelled, workflowDispatched } from '../scenario/payloads.ts';
import type { ActionResult } from '../scenario/run-action.ts';
import { uploadedRecord, type World } from '../scenario/world.ts';
import { notAccessible } from '../servers/github/faults.ts';

/** As the fixture's model heads its change, whatever started the run. */
const TITLE = 'Evict nothing when a stored key is replaced';
const CONVERSATION = await readConversation('javascript');

test('a failed workflow becomes a pull request', async () => {
  await using world = await createJavaScriptWorld({ script: CONVERSATION });
  const result = await expectFixed(world, 'javascript');
  expectReported(world, result);
});

/** The log line by line, with the upload folded away, and every output. */
function expectReported(world: World, { log, outputs }: ActionResult): void {
  const shown = log.replace(/^::(?:debug|add-mask)::.*\n/gm, '');
  const folded = shown.replace(/^::group::([^:\n]*).*\n[\s\S]*?^::endgroup::$/gm, '($1)').split('\n');
  const narrowed =
    "only the failing tests (node --test-name-pattern='^ *(?:evicts nothing when a stored key is replaced)$' test/lru-cache.test.js)";
  const lines = folded.filter((line) => !line.includes('run without a sandbox'));
  expect(lines.map((line) => line.replace(/\d+\.\d s(?= ·|$)/, 'N s').replace(/http:\S+$/, 'URL'))).toEqual([
    `Base commit: ${world.commit}`,
    'Test command (step "Run the tests" of job "test" in .github/workflows/ci.yml): node --test',
    '(Sandbox of the tests)',
    '[start] Make the failing workflow "CI" pass on branch "main". · gpt-5.4-mini',
    '[tests] before any change: red (exit 1) in N s · test: Run the tests',
    '[turn 1] grep evicts nothing when a stored key is replaced',
    '[turn 2] read_file test/lru-cache.test.js',
    '[turn 3] read_file src/lru-cache.js',
    '[turn 4] write_file src/lru-cache.js',
    `[tests] after the write, ${narrowed}: green in N s · test: Run the tests`,
    '[tests] confirming: green in N s · test: Run the tests',
    '[turn 5] final: done',
    `[tests] without the patch, ${narrowed}: red (exit 1) in N s · test: Run the tests`,
    '[end] fixed',
    '(Record of the run)',
    'Pull request created: URL',
    '',
  ]);
  const [pull] = world.github.state.pulls();
  expect(outputs).toMatchObject({
    outcome: 'fixed',
    summary: expect.stringContaining('evicted another entry'),
    'run-id': expect.stringMatching(/^[0-9a-f]{10}$/),
    'pull-request-number': String(pull?.number),
    'pull-request-url': expect.stringMatching(/\/octo\/library\/pull\/\d+$/),
    'pull-request-operation': 'created',
    branch: pull?.pull.head,
    'commit-sha': expect.stringMatching(/^[0-9a-f]{40}$/),
    'commit-verified': 'true',
    'trace-artifact-id': String(uploadedRecord(world)?.id),
    iterations: '5',
    'input-tokens': '500',
    'cached-input-tokens': '0',
    'output-tokens': '50',
  });
  const files = [...(uploadedRecord(world)?.files.keys() ?? [])].toSorted();
  expect(files).toEqual(['patch.diff', 'trace.html', 'trace.jsonl']);
}

const ISSUE = { number: 12, title: 'Replacing a key evicts another', body: 'Closes #99. See set().' };
const commentsOf = (world: World) => world.github.state.issue(ISSUE.number).comments;

test('a labelled issue becomes a pull request that closes it, and hears of it in one comment, edited to its end', async () => {
  await using world = await createQuickWorld({ script: CONVERSATION });
  world.github.state.addIssue({ ...ISSUE, login: 'ada', labels: ['agent-fix'] });
  const result = await world.act({ eventName: 'issues', payload: issueLabelled(world, ISSUE) });
  await expectClean(world, result);
  expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed', branch: 'agent-fix/issue-12' } });
  const [pull] = world.github.state.pulls();
  expect(pull?.title).toBe(TITLE);
  expect(pull?.body?.match(/^Fixes #12$/gm)).toHaveLength(1);
  expect(pull?.body).not.toContain('#99');
  expect(world.model.requests[0]?.rawBody.toString()).toContain('See set().');
  const [comment, ...others] = commentsOf(world);
  expect(others).toEqual([]);
  expect(comment?.body).toContain('**agent-fix: fixed.**');
  expect(comment?.body).toMatch(/\[Pull request \d+\]\(http\S+\) was created\./);
  expect(result.outputs['comment-url']).toContain(`#issuecomment-${comment?.id}`);
  const edits = world.github.requests.filter(({ operation }) => operation === 'issues/update-comment');
  expect(edits.length).toBeGreaterThan(1);
});

test('a goal given by hand becomes a pull request', async () => {
  await using world = await createQuickWorld({ script: CONVERSATION });
  const payload = workflowDispatched(world, 'Replacing a stored key must not evict another one.');
  const result = await world.act({ eventName: 'workflow_dispatch', payload });
  await expectClean(world, result);
  expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed' } });
  expect(world.github.state.pulls()[0]?.title).toBe(TITLE);
});

test('a comment of a maintainer starts a run, and is answered with reactions', async () => {
  await using world = await createQuickWorld({ script: CONVERSATION });
  world.github.state.addIssue({ ...ISSUE, login: 'ada' });
  const { id, body } = world.github.state.comment(ISSUE.number, { login: 'ada', body: '/agent-fix please' });
  const payload = commented(world, ISSUE, { id, body });
  const result = await world.act({ eventName: 'issue_comment', payload });
  expect(result).toMatchObject({ exitCode: 0, outputs: { branch: 'agent-fix/issue-12' } });
  expect(commentsOf(world).find((each) => each.id === id)?.reactions).toEqual(['eyes', 'rocket']);
});

test('dry-run writes nothing to GitHub, for which a token that may not push is enough, and shows the pull request in the summary', async () => {
  await using world = await createQuickWorld({ script: CONVERSATION });
  world.github.addFault(notAccessible('git/create-blob'));
  const result = await answerRed(world, { inputs: { 'dry-run': 'true' } });
  expect(result).toMatchObject({
    exitCode: 0,
    outputs: { outcome: 'fixed', 'pull-request-operation': 'none', branch: '' },
  });
  expect(annotationsOf(result)).toEqual([]);
  expect(world.github.requests.filter(({ method, operation }) => operation && method !== 'GET')).toEqual([]);
  expect(result.summary).toContain('### The pull request that would be opened without dry-run');
});
