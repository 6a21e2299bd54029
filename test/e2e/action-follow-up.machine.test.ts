import { expect, test } from 'vitest';
import { createQuickWorld, redRun } from '../scenario/acts.ts';
import { expectClean } from '../scenario/expect-clean.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { changesRequested, commented } from '../scenario/payloads.ts';
import { checkOutAgain, gitOnRemote } from '../scenario/remote.ts';
import type { ActionResult } from '../scenario/run-action.ts';
import { answerIn, JOBS } from '../scenario/two-jobs.ts';
import type { Act, World } from '../scenario/world.ts';
import { editCall, readFileCall, type ScriptStep, toolCall } from '../servers/openai/script.ts';

const conversation = await readConversation('javascript');
const TITLE = 'Evict nothing when a stored key is replaced';
const CACHE = 'src/lru-cache.js';

/** A run whose model's script goes on after it. */
async function runOnce(world: World): Promise<ActionResult> {
  const result = await world.act(redRun(world));
  expect(result.exitCode, result.log).toBe(0);
  checkOutAgain(world, world.commit);
  return result;
}

/** What a model does that is asked to word a comment otherwise. */
const asReviewed: readonly ScriptStep[] = [
  readFileCall(CACHE),
  editCall(CACHE, 'A replaced key needs no room; ', 'Replacing a key needs no room; '),
  toolCall('final', {
    status: 'done',
    summary: 'The comment is worded as asked.',
    changes: [{ path: CACHE, description: 'Words.' }],
  }),
];

const REVIEW = { id: 41, login: 'ada', state: 'CHANGES_REQUESTED', body: 'One thing.' } as const;

/** A pull request of ours, and the review on it. */
async function reviewed(world: World): Promise<Act & { readonly branch: string }> {
  const { branch = '' } = (await runOnce(world)).outputs;
  const headSha = gitOnRemote(world, ['rev-parse', branch]).trim();
  checkOutAgain(world, branch);
  const comments = [{ path: CACHE, line: 29, body: 'Say "Replacing a key" here.' }];
  world.github.state.reviews.set(REVIEW.id, { ...REVIEW, pull: 1, comments });
  const pull = { number: 1, title: TITLE, head: branch, headSha, base: 'main' };
  return { branch, eventName: 'pull_request_review', payload: changesRequested(world, pull, REVIEW) };
}

function expectFollowedUp(world: World, result: ActionResult, branch: string, by = 'review'): void {
  expect(result).toMatchObject({
    exitCode: 0,
    outputs: { outcome: 'fixed', branch, 'pull-request-number': '1', 'pull-request-operation': 'updated' },
  });
  expect(gitOnRemote(world, ['log', '--format=%s', `main..${branch}`])).toBe(
    `${by === 'review' ? 'Fix what the review of #1 asks for' : 'Say "Replacing a key" in the comment'}\n${TITLE}\n`,
  );
  const [pull, ...others] = world.github.state.pulls();
  expect(others).toEqual([]);
  expect(pull).toMatchObject({ title: TITLE, pull: { draft: false } });
  expect(pull?.body).toMatch(
    new RegExp(`\\*\\*Changed as the ${by} asks\\. (?:9|The) tests pass before and after it\\.\\*\\*`),
  );
  expect(pull?.body).toContain('What this pull request said first');
  expect(result.summary).toContain(`Changed as the ${by} asks.`);
}

test('a review that asks for changes is answered on the same branch, on its word and with green tests', async () => {
  await using world = await createQuickWorld({ script: [...conversation, ...asReviewed] });
  const { branch, ...act } = await reviewed(world);
  // What answers is the committed bundle; what came before it is not.
  expectFollowedUp(world, await answerIn('two jobs', world, { ...act, runs: 'bundle' }), branch);
  expect(world.model.requests.at(-1)?.rawBody.toString()).toContain('Say \\"Replacing a key\\" here.');
}, 120_000);

test.each(JOBS)(
  'a comment to us on our pull request counts as much: %s',
  async (jobs) => {
    await using world = await createQuickWorld({ script: [...conversation, ...asReviewed] });
    const { branch = '' } = (await runOnce(world)).outputs;
    checkOutAgain(world, branch);
    const body = '/agent-fix say "Replacing a key" in the comment';
    const { id } = world.github.state.comment(1, { login: 'ada', body });
    const pull = { number: 1, title: TITLE, body: '', isPull: true };
    const act = { eventName: 'issue_comment', payload: commented(world, pull, { id, body }) };
    expectFollowedUp(world, await answerIn(jobs, world, act), branch, 'comment');
    const request = world.model.requests.at(-1)?.rawBody.toString() ?? '';
    expect(request).toContain('Places that the task points at, likeliest first:');
  },
  120_000,
);

test('a review whose follow-up turns the tests red fails the step, and leaves branch and pull request as they were', async () => {
  const [read, , final] = asReviewed;
  const spoil = editCall(CACHE, '    this.#entries.delete(key);\n    if', '    if');
  const script = [...conversation, read, spoil, final, final, final].filter((step) => step !== undefined);
  await using world = await createQuickWorld({ script });
  const { branch, ...act } = await reviewed(world);
  const head = gitOnRemote(world, ['rev-parse', branch]);
  const { body } = world.github.state.issue(1);
  const result = await world.act({ ...act, inputs: { 'max-reflections': '0' } });
  await expectClean(world, result);
  expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'not_fixed', branch: '' } });
  expect(gitOnRemote(world, ['rev-parse', branch])).toBe(head);
  expect(world.github.state.issue(1).body).toBe(body);
}, 180_000);
