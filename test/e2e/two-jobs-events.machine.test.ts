import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createJavaScriptWorld, createQuickWorld } from '../scenario/acts.ts';
import { ECOSYSTEMS } from '../scenario/ecosystems.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { issueLabelled, pushed } from '../scenario/payloads.ts';
import { gitOnRemote } from '../scenario/remote.ts';
import { publishJob, solveJob } from '../scenario/two-jobs.ts';
import { failedRun } from '../scenario/world.ts';
import { editCall, readFileCall, toolCall } from '../servers/openai/script.ts';

const ISSUE = { number: 12, title: 'Replacing a key evicts another', body: 'See set().' };
const CULPRIT = 'src/lru-cache.js';
const TESTS = 'test/lru-cache.test.js';
const NEW_TEST = 'test/replace.test.js';
const LONG = 240_000;

/** The tests of the fixture without the one that shows its bug: green, as a repository with an open issue is. */
const blindTests = (): string =>
  readFileSync(join(import.meta.dirname, '../fixtures/javascript', TESTS), 'utf8').replace(
    /test\('evicts nothing when[\s\S]*?\n}\);\n/,
    '',
  );

test('a labelled issue on a green repository is proven by the test that the run adds, in two jobs', {
  timeout: LONG,
}, async () => {
  const room = '    if (this.#entries.size >= this.#capacity) {\n';
  const shows = `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LruCache } from '../src/index.js';

test('evicts nothing when a stored key is replaced', () => {
  const cache = new LruCache(2).set('a', 1).set('b', 2).set('b', 3);
  assert.equal(cache.get('a'), 1);
});
`;
  await using world = await createJavaScriptWorld({
    files: { [TESTS]: blindTests() },
    script: [
      readFileCall(CULPRIT),
      editCall(CULPRIT, room, `    this.#entries.delete(key);\n${room}`),
      toolCall('write_file', { rel_path: NEW_TEST, content: shows, edits: null }),
      toolCall('final', {
        status: 'done',
        summary: 'A replaced key no longer evicts another.',
        changes: [{ path: CULPRIT, description: 'set() deletes the key first.' }],
      }),
    ],
  });
  world.github.state.addIssue({ ...ISSUE, login: 'ada', labels: ['agent-fix'] });
  const inputs = { 'test-command': 'node --test' };
  const act = { eventName: 'issues', payload: issueLabelled(world, ISSUE), inputs };
  const solved = await solveJob(world, act);
  expect(solved).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed' } });

  const published = await publishJob(world, act);
  expect(published).toMatchObject({
    exitCode: 0,
    outputs: { outcome: 'fixed', branch: 'agent-fix/issue-12', 'pull-request-operation': 'created' },
  });
  const [pull] = world.github.state.pulls();
  expect(pull).toMatchObject({ pull: { base: 'main', draft: false } });
  expect(pull?.body).toContain('Fixes #12');
  const changed = gitOnRemote(world, ['diff', '--name-only', 'main', 'agent-fix/issue-12']);
  expect(changed).toBe(`${CULPRIT}\n${NEW_TEST}\n`);
});

test('a failed step means one branch and one pull request, whatever the publishing job is called', {
  timeout: LONG,
}, async () => {
  await using world = await createQuickWorld({ script: await readConversation('javascript') });
  const { job } = ECOSYSTEMS.javascript;
  const failed = failedRun(world, 'javascript');
  const jobs = (failed.jobs ?? []).map((each) => ({ ...each, conclusion: null }));
  world.github.addRun({ ...failed, id: 7001, conclusion: null, jobs });
  const env = {
    GITHUB_WORKFLOW: 'CI',
    GITHUB_WORKFLOW_REF: 'octo/library/.github/workflows/ci.yml@refs/heads/main',
  };
  const act = { eventName: 'push', payload: pushed(world) };
  const solved = await solveJob(world, { ...act, env: { ...env, GITHUB_JOB: job } });
  expect(solved).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed' } });

  const first = await publishJob(world, { ...act, env: { ...env, GITHUB_JOB: 'agent-fix' } });
  expect(first.outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
  const later = await publishJob(world, { ...act, env: { ...env, GITHUB_JOB: 'publish' } });
  expect(later.outputs['branch']).toBe(first.outputs['branch']);
  expect(later.outputs['pull-request-operation']).not.toBe('created');
  expect(world.github.state.pulls()).toHaveLength(1);
});
