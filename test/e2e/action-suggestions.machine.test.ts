import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createQuickWorld, QUICK_TEST, redRun } from '../scenario/acts.ts';
import { expectClean } from '../scenario/expect-clean.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { workflowRunFailed } from '../scenario/payloads.ts';
import { checkOutAgain, commitOnRemote, gitOnRemote } from '../scenario/remote.ts';
import { answerIn, JOBS } from '../scenario/two-jobs.ts';
import { type Act, failedRun, type World } from '../scenario/world.ts';

const conversation = await readConversation('javascript');
const CACHE = 'src/lru-cache.js';
const SUGGEST = { 'push-to': 'suggestions', 'test-command': QUICK_TEST };

type Files = Readonly<Record<string, string>>;

/** CI is red at the head of somebody's pull request, which changes these files of main. */
async function redPull(
  world: World,
  change: (files: Files) => Files,
): Promise<Act & { readonly head: string }> {
  const before = readFileSync(join(world.checkout, CACHE), 'utf8');
  gitOnRemote(world, ['branch', 'feature', 'main']);
  const head = commitOnRemote(world, 'feature', change({ [CACHE]: before }));
  world.github.addPull({ title: 'Say more', login: 'ada', head: 'feature' });
  world.github.addRun({ ...failedRun(world, 'javascript'), headSha: head, headBranch: 'feature' });
  checkOutAgain(world, 'feature');
  const payload = workflowRunFailed(world);
  const run = { ...Object(payload['workflow_run']), head_branch: 'feature', head_sha: head };
  return { head, eventName: 'workflow_run', payload: { ...payload, workflow_run: run }, inputs: SUGGEST };
}

/** The pull request changes the lines around the culprit. */
const nearby = (files: Files): Files => ({
  [CACHE]: (files[CACHE] ?? '').replace('  set(key', '  /** Stores a value. */\n  set(key'),
});

const reviewsOf = (world: World) => [...world.github.state.reviews.values()];

/** The file at the head with the suggestions put in place of their lines. */
function applied(text: string, comments: ReturnType<typeof reviewsOf>[number]['comments'] = []): string {
  const lines = text.split('\n');
  for (const { line, start = line, body } of comments.toReversed())
    lines.splice(start - 1, line - start + 1, ...body.split('\n').slice(1, -1));
  return lines.join('\n');
}

describe('push-to: suggestions', () => {
  test.each(JOBS)(
    'puts a fix of lines that the pull request shows as one review, with its proof: %s',
    async (jobs) => {
      await using world = await createQuickWorld({ script: conversation });
      const { head, ...act } = await redPull(world, nearby);
      const result = await answerIn(jobs, world, act);
      expect(result).toMatchObject({
        exitCode: 0,
        outputs: {
          outcome: 'fixed',
          branch: '',
          'commit-sha': '',
          'pull-request-number': '1',
          'pull-request-operation': 'updated',
        },
      });
      const [review, ...others] = reviewsOf(world);
      expect(others).toEqual([]);
      expect(review).toMatchObject({ pull: 1, state: 'COMMENTED', commit: head });
      expect(review?.body).toMatch(
        /^<!-- agent-fix:start[^\n]*-->\n\*\*The test command passes now[^\n]*\. Failing before, passing with this change, failing again without it\.\*\*\n[\s\S]*### Proof\n[\s\S]*\n<!-- agent-fix:end [^\n]*-->$/,
      );
      expect(review?.body).not.toContain('git fetch origin');
      expect(review?.comments?.map(({ body }) => body)).toEqual([
        expect.stringMatching(/^```suggestion\n[\s\S]*\n```$/),
      ]);
      const file = gitOnRemote(world, ['show', `feature:${CACHE}`]);
      expect(applied(file, review?.comments)).toContain(
        '    this.#entries.delete(key);\n    if (this.#entries.size',
      );
      expect(gitOnRemote(world, ['rev-parse', 'feature']).trim()).toBe(head);
      expect(world.github.state.pulls()).toHaveLength(1);
      expect(result.summary).toMatch(
        /\[A review of pull request 1\]\(\S+#pullrequestreview-\d+\) suggests the change\./,
      );
    },
  );

  test('does not repeat its review', async () => {
    await using world = await createQuickWorld({ script: [...conversation, ...conversation] });
    const { head: _, ...act } = await redPull(world, nearby);
    await world.act(act);
    checkOutAgain(world, 'feature');
    const again = await world.act(act);
    await expectClean(world, again);
    expect(again).toMatchObject({
      exitCode: 0,
      outputs: { outcome: 'fixed', 'pull-request-operation': 'none' },
    });
    expect(again.summary).toContain('from an earlier run of this commit');
    expect(reviewsOf(world)).toHaveLength(1);
  });

  test('heeds no mark of somebody else', async () => {
    await using world = await createQuickWorld({ script: conversation });
    const { head, ...act } = await redPull(world, nearby);
    const body = '<!-- agent-fix:start, kept up to date by agent-fix: write above or below -->';
    world.github.state.reviews.set(7, {
      id: 7,
      pull: 1,
      login: 'octo',
      state: 'COMMENTED',
      body,
      commit: head,
    });
    expect((await world.act(act)).outputs['pull-request-operation']).toBe('updated');
    expect(reviewsOf(world)).toHaveLength(2);
  });

  test.each<readonly [string, (files: Files) => Files, RegExp]>([
    [
      'lines that it does not show',
      (files) => ({ [CACHE]: `// More.\n${files[CACHE]}` }),
      /changed at line \d+, which the pull request does not show/,
    ],
    [
      'a file that it does not change',
      () => ({ 'NOTES.md': 'More.\n' }),
      /changed at line \d+, which the pull request does not show/,
    ],
  ])('opens a pull request into the branch for %s, and says why', async (_, change, why) => {
    await using world = await createQuickWorld({ script: conversation });
    const { head: __, ...act } = await redPull(world, change);
    const result = await answerIn('one job', world, act);
    expect(result).toMatchObject({
      exitCode: 0,
      outputs: { outcome: 'fixed', 'pull-request-operation': 'created' },
    });
    expect(reviewsOf(world)).toEqual([]);
    const pull = world.github.state
      .pulls()
      .find(({ number }) => String(number) === result.outputs['pull-request-number']);
    expect(pull).toMatchObject({ pull: { base: 'feature', draft: false } });
    expect(pull?.body).toMatch(why);
    expect(result.summary).toMatch(why);
  });

  test('falls back where the token may write no review, and names the permission', async () => {
    await using world = await createQuickWorld({ script: conversation });
    const { head: _, ...act } = await redPull(world, nearby);
    world.github.addFault({
      operation: 'pulls/create-review',
      status: 403,
      body: { message: 'Resource not accessible by integration' },
    });
    const result = await answerIn('one job', world, act);
    expect(result.outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
    expect(result.log).toContain('needs `pull-requests: write`');
  });

  test('puts no review twice where GitHub loses its answer', async () => {
    await using world = await createQuickWorld({ script: conversation });
    const { head: _, ...act } = await redPull(world, nearby);
    world.github.addFault({ operation: 'pulls/create-review', status: 502, times: 1 });
    const result = await answerIn('one job', world, act);
    expect(result.outputs['outcome']).toBe('fixed');
    expect(world.github.requests.filter(({ operation }) => operation === 'pulls/create-review')).toHaveLength(
      1,
    );
  });

  test('is a pull request as ever where the branch has none', async () => {
    await using world = await createQuickWorld({ script: conversation });
    const act = { ...redRun(world), inputs: SUGGEST };
    const result = await answerIn('one job', world, act);
    expect(result.outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
    expect(result.summary).not.toContain('suggestion');
  });
});
