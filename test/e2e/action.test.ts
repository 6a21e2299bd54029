import { expect, test } from 'vitest';
import { createJavaScriptWorld, expectFixed, QUICK_TEST } from '../scenario/acts.ts';
import { ECOSYSTEMS } from '../scenario/ecosystems.ts';
import { expectClean } from '../scenario/expect-clean.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { issueLabelled, pushed, workflowDispatched } from '../scenario/payloads.ts';
import type { ActionResult } from '../scenario/run-action.ts';
import { failedRun, type World } from '../scenario/world.ts';

/** As the fixture's model heads its change, whatever started the run. */
const TITLE = 'Evict nothing when a stored key is replaced';
const CONVERSATION = await readConversation('javascript');
const bundleWorld = (): Promise<World> => createJavaScriptWorld({ script: CONVERSATION });

test('a failed workflow becomes a pull request', async () => {
  await using world = await bundleWorld();
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
    'trace-artifact-id': String(world.artifacts.artifacts[0]?.id),
    iterations: '5',
    'input-tokens': '500',
    'cached-input-tokens': '0',
    'output-tokens': '50',
  });
  const files = [...(world.artifacts.artifacts[0]?.files.keys() ?? [])].toSorted();
  expect(files).toEqual(['patch.diff', 'trace.html', 'trace.jsonl']);
}

const inputs = { 'test-command': QUICK_TEST };

test('a labelled issue becomes a pull request that closes it', async () => {
  await using world = await bundleWorld();
  const issue = { number: 12, title: 'Replacing a key evicts another', body: 'Closes #99. See set().' };
  world.github.state.addIssue({ ...issue, login: 'ada', labels: ['agent-fix'] });
  const result = await world.act({ eventName: 'issues', payload: issueLabelled(world, issue), inputs });
  await expectClean(world, result);
  expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed', branch: 'agent-fix/issue-12' } });
  const [pull] = world.github.state.pulls();
  expect(pull?.title).toBe(TITLE);
  expect(pull?.body?.match(/^Fixes #12$/gm)).toHaveLength(1);
  expect(pull?.body).not.toContain('#99');
  expect(world.model.requests[0]?.rawBody.toString()).toContain('See set().');
});

test('a goal given by hand becomes a pull request', async () => {
  await using world = await bundleWorld();
  const payload = workflowDispatched(world, 'Replacing a stored key must not evict another one.');
  const result = await world.act({ eventName: 'workflow_dispatch', payload, inputs });
  await expectClean(world, result);
  expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed' } });
  expect(world.github.state.pulls()[0]?.title).toBe(TITLE);
});

test('a step under `if: failure()` takes the command of the step that failed before it', async () => {
  await using world = await bundleWorld();
  const { job } = ECOSYSTEMS.javascript;
  const [failed] = failedRun(world, 'javascript').jobs ?? [];
  if (failed === undefined) throw new Error('the failed run has no job');
  const running = { ...failed, conclusion: null };
  world.github.addRun({ ...failedRun(world, 'javascript'), id: 7001, conclusion: null, jobs: [running] });
  const env = {
    GITHUB_WORKFLOW: 'CI',
    GITHUB_WORKFLOW_REF: 'octo/library/.github/workflows/ci.yml@refs/heads/main',
    GITHUB_JOB: job,
  };
  const result = await world.act({ eventName: 'push', payload: pushed(world), env });
  await expectClean(world, result);
  expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed' } });
  expect(result.log).toContain('step "Run the tests" of job "test"');
  expect(world.github.state.pulls()[0]?.title).toBe(TITLE);
});
