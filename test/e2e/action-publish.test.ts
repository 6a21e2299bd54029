import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { answerRed, createJavaScriptWorld } from '../scenario/acts.ts';
import { annotationsOf } from '../scenario/expect-clean.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { workflowRunFailed } from '../scenario/payloads.ts';
import type { ActionResult } from '../scenario/run-action.ts';
import { failedRun, type World } from '../scenario/world.ts';
import { pullCreationForbidden } from '../servers/github/faults.ts';

const conversation = await readConversation('javascript');

function git({ remote }: World, ...args: readonly string[]): string {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  const { stdout, stderr, status } = spawnSync('git', ['-C', remote, ...identity, ...args], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return stdout.trim();
}

test('a pull request that GitHub refuses keeps the branch, names the setting and fails the step', async () => {
  await using world = await createJavaScriptWorld({ script: conversation });
  // Only the real one: by the first, before the run, the token may.
  world.github.addFault(pullCreationForbidden);
  const result = await answerRed(world);
  const { branch = '' } = result.outputs;
  expect(result).toMatchObject({
    exitCode: 1,
    outputs: { outcome: 'fixed', 'pull-request-operation': 'none' },
  });
  expect(git(world, 'diff', '--name-only', 'main', branch)).toBe('src/lru-cache.js');
  const [annotation] = annotationsOf(result);
  expect(annotation).toContain('Allow GitHub Actions to create and approve pull requests');
  expect(annotation).toContain(branch);
  expect(result.summary).toContain('**Not published.**');
});

describe.each(['down', 'storage-down'] as const)('an artifact service that is %s', (artifactFault) => {
  test('costs the record its upload and nothing else', async () => {
    await using world = await createJavaScriptWorld({ script: conversation, artifactFault });
    const startMs = performance.now();
    const result = await answerRed(world);
    expect(performance.now() - startMs).toBeLessThan(50_000);
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed', 'trace-artifact-id': '' } });
    expect(result.summary).toContain('the record could not be uploaded');
    expect(world.github.state.pulls()[0]?.body).toContain('the record could not be uploaded');
  });
});

/** The run before the one that the test is about. Not checked like that one: the model's script goes on. */
async function runFirst(world: World): Promise<ActionResult> {
  world.github.addRun(failedRun(world, 'javascript'));
  const result = await world.act({ eventName: 'workflow_run', payload: workflowRunFailed(world) });
  expect(result.outputs['pull-request-operation']).toBe('created');
  // The next job starts with actions/checkout.
  expect(spawnSync('git', ['-C', world.workspace, 'reset', '--quiet', '--hard']).status).toBe(0);
  return result;
}

describe('a second run for the same target', () => {
  test('updates the branch and the pull request of the first', async () => {
    await using world = await createJavaScriptWorld({ script: [...conversation, ...conversation] });
    const first = await runFirst(world);
    const second = await answerRed(world);
    expect(second.outputs).toMatchObject({
      outcome: 'fixed',
      branch: first.outputs['branch'],
      'pull-request-number': first.outputs['pull-request-number'],
      'pull-request-operation': 'updated',
    });
    const [pull, ...others] = world.github.state.pulls();
    expect(others).toEqual([]);
    expect(pull?.body).toContain(second.outputs['run-id']);
    const { branch = '', 'commit-sha': commit } = second.outputs;
    expect(git(world, 'rev-parse', branch, `${branch}^`)).toBe(`${commit}\n${world.commit}`);
  });

  test("goes on top of someone else's commit to other files, and leaves one to the same files alone", {
    timeout: 120_000,
  }, async () => {
    await using world = await createJavaScriptWorld({
      script: [...conversation, ...conversation, ...conversation],
    });
    const { branch = '' } = (await runFirst(world)).outputs;
    const commitTheirs = (path: string): string => {
      const blob = git(world, 'rev-parse', `${branch}:test/lru-cache.test.js`);
      const index = ['-c', 'core.bare=false'];
      git(world, ...index, 'read-tree', branch);
      git(world, ...index, 'update-index', '--add', '--cacheinfo', `100644,${blob},${path}`);
      const commit = git(world, 'commit-tree', '-p', branch, '-m', 'By hand', git(world, 'write-tree'));
      git(world, 'update-ref', `refs/heads/${branch}`, commit);
      return commit;
    };
    const notes = commitTheirs('NOTES.md');
    const second = await world.act({ eventName: 'workflow_run', payload: workflowRunFailed(world) });
    expect(second).toMatchObject({ exitCode: 0, outputs: { 'pull-request-operation': 'updated' } });
    expect(git(world, 'rev-parse', `${branch}^`)).toBe(notes);
    expect(spawnSync('git', ['-C', world.workspace, 'reset', '--quiet', '--hard']).status).toBe(0);
    const polished = commitTheirs('src/lru-cache.js');
    const third = await answerRed(world);
    expect(git(world, 'rev-parse', branch)).toBe(polished);
    expect(third).toMatchObject({ exitCode: 1, outputs: { outcome: 'fixed', branch: '' } });
    expect(annotationsOf(third)[0]).toContain('that agent-fix did not make as it stands');
  });
});
