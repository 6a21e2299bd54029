import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git } from '../git.ts';
import { createQuickWorld, QUICK_TEST } from '../scenario/acts.ts';
import { expectNoLeak } from '../scenario/expect-clean.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { workflowRunFailed } from '../scenario/payloads.ts';
import { checkOutAgain, commitOnRemote, gitFiles, gitOnRemote } from '../scenario/remote.ts';
import type { ActionResult } from '../scenario/run-action.ts';
import { BUNDLE, startBundle } from '../scenario/run-terminal.ts';
import { answerIn, JOBS, solveOnce } from '../scenario/two-jobs.ts';
import { type Act, failedRun, REPOSITORY, type World } from '../scenario/world.ts';

const conversation = await readConversation('javascript');
const CACHE = 'src/lru-cache.js';
const FIX = '    this.#entries.delete(key);\n    if (this.#entries.size';
/** The same as the tests of the fixture say, without Node. */
const NAMED = 'not ok 4 - evicts nothing when a stored key is replaced';

interface RedMerge {
  readonly act: Act;
  readonly head: string;
  readonly base: string;
  readonly merge: string;
}

/** What a job prints that checked out a merge, from the log of actions/checkout 4.2.2, and then failed. */
const logOf = ({ head, base, merge }: Omit<RedMerge, 'act'>) =>
  [
    '##[group]Run actions/checkout@v4',
    '##[endgroup]',
    '##[group]Fetching the repository',
    `[command]/usr/bin/git -c protocol.version=2 fetch --no-tags --prune --no-recurse-submodules --depth=1 origin +${merge}:refs/remotes/pull/1/merge`,
    '##[endgroup]',
    '##[group]Checking out the ref',
    '[command]/usr/bin/git checkout --progress --force refs/remotes/pull/1/merge',
    "Note: switching to 'refs/remotes/pull/1/merge'.",
    `HEAD is now at ${merge.slice(0, 7)} Merge ${head} into ${base}`,
    '##[endgroup]',
    '##[group]Run npm test',
    'npm test',
    'shell: /usr/bin/bash -e {0}',
    '##[endgroup]',
    NAMED,
    '##[error]Process completed with exit code 1.',
  ]
    .map((line) => `2026-05-01T10:00:00.0000000Z ${line}`)
    .join('\n');

/** A pull request that is green alone, and red in the merge with what `main` became. `after`: its last commit before CI ran. */
async function redMerge(
  world: World,
  { isFetched = false, conflict = false, isForged = false } = {},
): Promise<RedMerge> {
  const wrong = readFileSync(join(world.checkout, CACHE), 'utf8');
  const right = wrong.replace('    if (this.#entries.size', () => FIX);
  commitOnRemote(world, 'main', { [CACHE]: right, 'old.txt': 'old\n' });
  gitOnRemote(world, ['branch', 'feature', 'main']);
  const head = commitOnRemote(world, 'feature', { 'NOTES.md': 'More.\n' });
  if (isForged) gitOnRemote(world, ['branch', 'elsewhere', 'main']);
  const base = commitOnRemote(world, isForged ? 'elsewhere' : 'main', { [CACHE]: wrong, 'old.txt': null });
  const clash = commitOnRemote(world, 'main', { 'NOTES.md': 'Otherwise.\n' });
  const tree = gitOnRemote(world, ['merge-tree', '--write-tree', base, head]).trim();
  const message = `Merge ${head} into ${base}`;
  const merge = gitOnRemote(world, ['commit-tree', tree, '-p', base, '-p', head, '-m', message]).trim();
  world.github.addPull({ title: 'Say more', login: 'ada', head: 'feature' });
  const log = conflict ? logOf({ head, base: clash, merge: 'f'.repeat(40) }) : logOf({ head, base, merge });
  world.github.addRun({
    ...failedRun(world, 'javascript', log),
    headSha: head,
    headBranch: 'feature',
    event: 'pull_request',
  });
  checkOutAgain(world, 'feature');
  if (isFetched) git(world.checkout, 'fetch', '--quiet', '--unshallow', world.remote, 'main');
  const payload = workflowRunFailed(world);
  const run = {
    ...Object(payload['workflow_run']),
    event: 'pull_request',
    head_branch: 'feature',
    head_sha: head,
    pull_requests: [],
  };
  return {
    head,
    base,
    merge,
    act: { eventName: 'workflow_run', payload: { ...payload, workflow_run: run } },
  };
}

const QUICK = { sandbox: 'off', 'test-command': QUICK_TEST };

const treeAt = (world: World, name: string) => gitOnRemote(world, ['rev-parse', `${name}^{tree}`]).trim();

/** A world in which the bundle answers. */
const createWorldOf = (options: Parameters<typeof createQuickWorld>[0]) =>
  createQuickWorld({ ...options, runs: 'bundle' });

/** The record replays in a clone of the remote: the merge is in no repository but ours, and is made again there. */
async function expectReplay(world: World, { outputs }: ActionResult): Promise<void> {
  const clone = mkdtempSync(join(world.dir, 'clone-'));
  git(world.dir, 'clone', '--quiet', '--no-checkout', world.remote, clone);
  const args = [BUNDLE, 'replay', '--trace', outputs['trace-path'] ?? '', '--repo', clone];
  const { ended } = startBundle(args, { cwd: world.dir, env: process.env });
  expect(await ended).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(/^replayed \d+ steps, identical/),
  });
}

/** Without the replay in the checkout, which is as shallow as in CI. */
async function answer(jobs: (typeof JOBS)[number], world: World, act: Act) {
  if (jobs === 'two jobs')
    await solveOnce(world, { ...act, inputs: { 'test-command': QUICK_TEST, ...act.inputs } });
  const result = await world.act(
    jobs === 'one job'
      ? act
      : {
          ...act,
          inputs: { mode: 'publish', 'openai-api-key': '', ...act.inputs },
          env: { GITHUB_JOB: 'publish', GITHUB_WORKSPACE: world.dir },
        },
  );
  return result;
}

describe('a pull request that is red only by what its base became', () => {
  test.each(JOBS)(
    'is fixed and published on the merge that CI tested, and the record of one job replays: %s',
    async (jobs) => {
      await using world = await createWorldOf({ script: conversation });
      const { act, head, base, merge } = await redMerge(world);
      const before = gitFiles(world.checkout);
      const result = await answer(jobs, world, act);
      expect(result).toMatchObject({
        exitCode: 0,
        outputs: { outcome: 'fixed', 'pull-request-operation': 'created' },
      });
      expect(world.violations).toEqual([]);
      const { branch = '' } = result.outputs;
      expect(gitOnRemote(world, ['show', `${branch}:${CACHE}`])).toContain(FIX);
      expect(gitOnRemote(world, ['rev-parse', `${branch}~1^1`, `${branch}~1^2`]).trim()).toBe(
        `${head}\n${base}`,
      );
      expect(treeAt(world, `${branch}~1`)).toBe(treeAt(world, merge));
      expect(gitOnRemote(world, ['for-each-ref', '--format=%(refname)', 'refs/heads/agent-fix']).trim()).toBe(
        `refs/heads/${branch}`,
      );
      const pull = world.github.state
        .pulls()
        .find(({ number }) => String(number) === result.outputs['pull-request-number']);
      expect(pull).toMatchObject({ pull: { base: 'feature', draft: false } });
      expect(pull?.body).toMatch(
        /^<!--[^\n]*-->\n\*\*[^\n]*\*\* CI tested the merge of <code>feature<\/code> at [^\n]* with <code>main<\/code> at [^\n]*; <code>feature<\/code> alone is green\. This branch holds that merge, and the fix on top\.\n/,
      );
      expect(gitFiles(world.checkout)).toBe(before);
      expect(git(world.checkout, 'status', '--porcelain')).toBe('');
      expect(readFileSync(join(world.checkout, CACHE), 'utf8')).toContain(FIX);
      if (jobs === 'two jobs') return;
      expectNoLeak(world, result);
      await expectReplay(world, result);
      const trace = result.outputs['trace-path'] ?? '';
      const args = [BUNDLE, 'replay', '--trace', trace, '--repo', world.checkout];
      const { ended } = startBundle(args, { cwd: world.dir, env: process.env });
      expect(await ended).toMatchObject({
        exitCode: 2,
        stderr: expect.stringContaining('cannot be made again'),
      });
    },
  );

  test('is fixed where git has the merge at hand, and its record replays', async () => {
    await using world = await createWorldOf({ script: conversation });
    const { act, merge } = await redMerge(world, { isFetched: true });
    git(world.checkout, 'fetch', '--quiet', world.remote, merge);
    const result = await answerIn('one job', world, act);
    expect(result.outputs['outcome']).toBe('fixed');
    expect(result.log).toContain(`Base commit: ${merge}`);
  });

  test.each([
    [
      'refuses the merge as a conflict',
      { status: 409, body: { message: 'Merge conflict' } },
      'because they conflict',
    ],
    ['finds nothing to merge', { status: 204 }, 'has other files than the one that was proven'],
  ])('is not pushed where GitHub %s, and leaves no branch behind', async (_, reply, problem) => {
    await using world = await createWorldOf({ script: conversation });
    const { act } = await redMerge(world);
    world.github.addFault({ operation: 'repos/merge', ...reply });
    const result = await answer('one job', world, act);
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'fixed', 'pull-request-number': '' } });
    expect(result.log).toContain(problem);
    expect(result.log).toContain('update the branch');
    expect(gitOnRemote(world, ['for-each-ref', 'refs/heads/agent-fix']).trim()).toBe('');
    expect(world.violations).toEqual([]);
  });

  test('is not pushed where GitHub makes a merge of other files', async () => {
    await using world = await createWorldOf({ script: conversation });
    const { act, head } = await redMerge(world);
    const body = { sha: head, author: null, committer: null };
    world.github.addFault({ operation: 'repos/merge', status: 201, body });
    const result = await answer('one job', world, act);
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'fixed', 'pull-request-number': '' } });
    expect(result.log).toContain('has other files than the one that was proven');
    expect(gitOnRemote(world, ['for-each-ref', 'refs/heads/agent-fix']).trim()).toBe('');
  });

  test('is fixed where GitHub has the merge no more, by one that git makes, on its own branch', async () => {
    await using world = await createWorldOf({
      script: conversation,
      inputs: { ...QUICK, 'push-to': 'branch' },
    });
    const { act, head, base, merge } = await redMerge(world, { isFetched: true });
    gitOnRemote(world, ['prune', '--expire=now']);
    expect(() => gitOnRemote(world, ['cat-file', '-e', merge])).toThrow();
    const result = await answer('one job', world, act);
    expect(result.outputs).toMatchObject({ outcome: 'fixed', branch: 'feature' });
    expect(gitOnRemote(world, ['rev-parse', 'feature~1^1', 'feature~1^2']).trim()).toBe(`${head}\n${base}`);
    expect(gitOnRemote(world, ['for-each-ref', 'refs/heads/agent-fix']).trim()).toBe('');
    await expectReplay(world, result);
  });

  test('is a commit for tests in a sandbox: what they ask git is as in CI', async () => {
    // Green where the merge is not checked out as it is, so that a base that is not clean ends as not reproduced.
    const test = `git diff --quiet HEAD && git cat-file -e HEAD:NOTES.md || exit 0; ${QUICK_TEST}`;
    await using world = await createWorldOf({ script: conversation, inputs: { 'test-command': test } });
    const { act } = await redMerge(world);
    const before = gitFiles(world.checkout);
    const result = await answer('one job', world, act);
    expect(result.log).toContain('copy: checkout, HOME and /tmp stay as they were');
    expect(result.outputs['outcome']).toBe('fixed');
    expect(gitFiles(world.checkout)).toBe(before);
  });

  test('is fixed from a step of the failed job, whose own commit is the merge', async () => {
    await using world = await createWorldOf({ script: conversation });
    const { act, head, base, merge } = await redMerge(world);
    const payload = { ...Object(act.payload), workflow_run: undefined };
    const repo = { id: REPOSITORY.id };
    const pull = { number: 1, head: { ref: 'feature', sha: head, repo }, base: { ref: 'main' } };
    const env = {
      GITHUB_SHA: merge,
      GITHUB_BASE_REF: 'main',
      GITHUB_REF: 'refs/pull/1/merge',
      GITHUB_REF_NAME: '1/merge',
    };
    const state = { 'job-state': JSON.stringify({ status: 'failure' }) };
    world.github.addRun({
      ...failedRun(world, 'javascript'),
      id: 7001,
      headSha: head,
      headBranch: 'feature',
      event: 'pull_request',
    });
    const result = await world.act({
      eventName: 'pull_request',
      payload: { ...payload, pull_request: pull },
      env,
      inputs: state,
    });
    expect(result.outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
    const { branch = '' } = result.outputs;
    expect(gitOnRemote(world, ['rev-parse', `${branch}~1^1`, `${branch}~1^2`]).trim()).toBe(
      `${head}\n${base}`,
    );
  });

  test('gets a pull request instead of suggestions, with the reason', async () => {
    await using world = await createWorldOf({
      script: conversation,
      inputs: { ...QUICK, 'push-to': 'suggestions' },
    });
    const { act } = await redMerge(world);
    const result = await answer('one job', world, act);
    expect(result.outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
    expect(result.summary).toContain('a suggestion cannot hold');
  });

  test('is updated by a later run, whose branch holds the merge of an earlier one', async () => {
    await using world = await createWorldOf({ script: [...conversation, ...conversation] });
    const { act } = await redMerge(world);
    const first = await answer('one job', world, act);
    checkOutAgain(world, 'feature');
    const again = await answer('one job', world, act);
    expect(again.outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'updated' });
    expect(world.violations).toEqual([]);
    expect(again.outputs['branch']).toBe(first.outputs['branch']);
    expect(gitOnRemote(world, ['for-each-ref', '--format=%(refname)', 'refs/heads/agent-fix']).trim()).toBe(
      `refs/heads/${first.outputs['branch']}`,
    );
  });
});

describe('a merge that cannot be made again', () => {
  test.each(JOBS)('is named, with the green head and what to do: %s', async (jobs) => {
    await using world = await createWorldOf({ script: [] });
    const { act, head, base } = await redMerge(world);
    gitOnRemote(world, ['prune', '--expire=now']);
    const result = await answer(jobs, world, act);
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'not_reproduced' } });
    for (const words of [
      base.slice(0, 12),
      `${head.slice(0, 12)}, the head of feature, is green alone`,
      'Update the branch',
    ])
      expect(result.summary).toContain(words);
    expect(world.model.requests).toEqual([]);
  });

  test('because it conflicts, is told as a conflict', async () => {
    await using world = await createWorldOf({ script: [] });
    const { act } = await redMerge(world, { isFetched: true, conflict: true });
    const result = await answer('one job', world, act);
    expect(result.outputs['outcome']).toBe('not_reproduced');
    expect(result.outputs['summary']).toMatch(
      /is green alone\. That merge could not be made here: the two conflict\. Update the branch/,
    );
  });

  test('with a commit that is not of the base branch is not believed', async () => {
    await using world = await createWorldOf({ script: [] });
    const { act } = await redMerge(world, { isForged: true });
    const result = await answer('one job', world, act);
    expect(result.outputs['outcome']).toBe('not_reproduced');
    expect(result.outputs['summary']).toMatch(/is not part of main/);
  });
});
