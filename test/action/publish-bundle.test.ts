import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GREEN, testsOf } from '../github/records.ts';
import { createWorld, type TestWorld } from '../github/world.ts';
import type { BundleJson } from '../scenario/two-jobs.ts';
import { bundleJson, COUNTERFACTUAL, FILES } from './honest-bundle.ts';
import { type Ended, ISSUE, ofIssue, publishJob, RUN_ID } from './publish-job.ts';

const trigger = { kind: 'issue', number: ISSUE.number, title: ISSUE.title } as const;

interface Published extends Ended {
  /** Of the one pull request; '' where there is none. */
  readonly body: string;
  /** On the issue. */
  readonly comments: readonly string[];
}

/** The job that publishes, for a labelled issue. */
async function publish(
  bundleFor: (world: TestWorld) => Promise<BundleJson> | null,
  change: (state: TestWorld['server']['state']) => void = () => {},
): Promise<Published> {
  const folder = await mkdtemp(join(tmpdir(), 'agent-fix-publish-'));
  try {
    await using world = await createWorld(FILES);
    const { state } = world.server;
    state.addIssue({ ...ISSUE, login: 'alice', labels: [{ name: 'agent-fix', by: 'alice' }] });
    const bundle = await bundleFor(world);
    const payload = ofIssue(world);
    change(state);
    const ended = await publishJob(world, { folder, eventName: 'issues', payload, bundle });
    const [pull] = state.pulls();
    return {
      ...ended,
      body: pull?.body ?? '',
      comments: state.issue(ISSUE.number).comments.map(({ body }) => body),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe('the job that publishes', () => {
  test('looks for what the whole command said at base, where a narrowed run came first', async () => {
    const { body } = await publish(({ base }) =>
      bundleJson(base, {
        trigger,
        runId: RUN_ID,
        after: 'one\nreturn 4711\nthree\n',
        tests: [
          testsOf({ ok: true, verdict: 'green', output: '1 passed', focus: 'one test' }),
          testsOf({ output: 'expected 4711' }),
          GREEN,
          COUNTERFACTUAL,
        ],
      }),
    );
    expect(body).toContain('copies from the tests');
  });

  test.each<[string, Parameters<typeof publish>[1], string]>([
    [
      'the label is gone',
      (state) => state.unlabel(ISSUE.number, { name: 'agent-fix', by: 'alice' }),
      'no longer has the label',
    ],
    [
      'the issue was edited',
      (state) => state.edit(ISSUE.number, { body: 'Else.' }, 'alice'),
      'was edited since',
    ],
    [
      'who started it may no longer write',
      (state) => state.permit('alice', 'read'),
      'alice has no write access',
    ],
    ['the issue is closed', (state) => state.edit(ISSUE.number, { state: 'closed' }, 'alice'), 'is closed'],
  ])('is stopped by what changed since the job before it: %s', async (_, change, reason) => {
    const { end, body } = await publish(({ base }) => bundleJson(base, { trigger, runId: RUN_ID }), change);
    expect(end).toMatchObject({ outputs: { outcome: 'refused' }, failure: null });
    expect(end?.outputs['summary']).toContain(reason);
    expect(body).toBe('');
  });

  test('tells whoever asked that the job before it left nothing', async () => {
    const { end, comments } = await publish(() => null);
    expect(end).toMatchObject({ outputs: { outcome: 'skipped' }, failure: null });
    expect(comments).toEqual([expect.stringContaining('left no bundle: its log says why')]);
  });

  const RUNS = ['0123456789', 'abcdef0123'].map((run_id) => ({
    run_id,
    model: 'gpt',
    outcome: 'fixed',
    usage: { input_tokens: 1, cached_input_tokens: 0, output_tokens: 1 },
  }));

  test('tells of the chosen attempt what it believes of it', async () => {
    const { body } = await publish(async ({ base }) => ({
      ...(await bundleJson(base, { trigger, runId: RUN_ID, tests: [testsOf(), GREEN] })),
      tries: { of: 2, chosen: 0, runs: RUNS },
    }));
    expect(body).toContain('is not believed');
    expect(body).toContain('1: <code>gpt</code> unverified, 2 tokens; 2: <code>gpt</code> fixed, 2 tokens');
  });

  test('refuses a bundle that names the attempt of another run its own', async () => {
    const { end, body } = await publish(async ({ base }) => ({
      ...(await bundleJson(base, { trigger, runId: RUN_ID })),
      tries: { of: 2, chosen: 1, runs: RUNS },
    }));
    expect(end?.failure).toContain(
      'was refused (attempts): it is of run 0123456789, and its chosen attempt of run abcdef0123',
    );
    expect(body).toBe('');
  });
});
