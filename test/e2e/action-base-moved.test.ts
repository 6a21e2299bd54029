import { describe, expect, test } from 'vitest';
import { answerRed, createQuickWorld } from '../scenario/acts.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { workflowRunFailed } from '../scenario/payloads.ts';
import { commitOnRemote, gitOnRemote } from '../scenario/remote.ts';
import { publishJob, solveJob } from '../scenario/two-jobs.ts';
import { failedRun, type World } from '../scenario/world.ts';

const conversation = await readConversation('javascript');
const CACHE = 'src/lru-cache.js';

const show = (world: World, what: string): string => gitOnRemote(world, ['show', what]);

/** Once the run has its task, and so its base commit. */
function whileItRuns(change: () => void): (text: string) => void {
  let isDone = false;
  return (text) => {
    if (isDone || !text.includes('Base commit: ')) return;
    isDone = true;
    change();
  };
}

describe('the base moves while the run is under way, by', { timeout: 120_000 }, () => {
  test('a change of other files: rebased onto it, and proven again there', async () => {
    await using world = await createQuickWorld({ script: conversation });
    let tip = '';
    const onLog = whileItRuns(() => {
      tip = commitOnRemote(world, 'main', { 'NOTES.md': 'new\n', 'README.md': null });
    });
    const { outputs, log } = await answerRed(world, { onLog });
    expect(outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
    const { branch = '' } = outputs;
    expect(gitOnRemote(world, ['rev-parse', `${branch}^`]).trim()).toBe(tip);
    expect(gitOnRemote(world, ['diff', '--name-only', 'main', branch])).toBe(`${CACHE}\n`);
    const [pull] = world.github.state.pulls();
    expect(pull).toMatchObject({ pull: { draft: false } });
    expect(pull?.body).toContain('Rebased onto it, and proven again there: red, green, red.');
    expect(log).toMatch(/Without the change there: tests red[\s\S]*With the change there: tests green/);
  });

  test('another place of the same file: merged, and proven again', async () => {
    await using world = await createQuickWorld({ script: conversation });
    const onLog = whileItRuns(() => {
      const polished = show(world, `main:${CACHE}`).replace('/** A map of', '/** A Map of');
      commitOnRemote(world, 'main', { [CACHE]: polished });
    });
    const { outputs } = await answerRed(world, { onLog });
    const pushed = show(world, `${outputs['branch']}:${CACHE}`);
    expect(pushed).toContain('/** A Map of');
    expect(pushed).toContain('this.#entries.delete(key);\n    if');
    const [pull] = world.github.state.pulls();
    expect(pull).toMatchObject({ pull: { draft: false } });
    expect(pull?.body).toContain('Merged with it, and proven again there');
  });

  test('the same lines: the branch stays where it was, as a draft that says so', async () => {
    await using world = await createQuickWorld({ script: conversation });
    const onLog = whileItRuns(() => {
      const other = show(world, `main:${CACHE}`).replace(
        '    if (this.#entries.size >= this.#capacity) {\n',
        '    while (this.#entries.size >= this.#capacity) {\n',
      );
      commitOnRemote(world, 'main', { [CACHE]: other });
    });
    const { outputs, summary } = await answerRed(world, { onLog });
    expect(outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
    expect(gitOnRemote(world, ['rev-parse', `${outputs['branch']}^`]).trim()).toBe(world.commit);
    const [pull] = world.github.state.pulls();
    expect(pull).toMatchObject({ pull: { draft: true } });
    expect(pull?.body).toContain('The base moved after the proof.');
    expect(summary).toContain('not proven there: files of this change were changed there as well');
  });

  test('what mends it in another way: a draft, since the tests are green there without the change', async () => {
    await using world = await createQuickWorld({ script: conversation });
    const onLog = whileItRuns(() =>
      commitOnRemote(world, 'main', { 'test/lru-cache.test.js': "import 'node:test';\n" }),
    );
    await answerRed(world, { onLog, inputs: { 'test-command': 'node --test' } });
    const [pull] = world.github.state.pulls();
    expect(pull).toMatchObject({ pull: { draft: true } });
    expect(pull?.body).toContain('the tests are green there without this change as well');
  });

  test('anything, with no test runs left: rebased, and a draft that says so', async () => {
    await using world = await createQuickWorld({ script: conversation });
    const onLog = whileItRuns(() => commitOnRemote(world, 'main', { 'NOTES.md': 'new\n' }));
    const { outputs } = await answerRed(world, { onLog, inputs: { 'max-test-runs': '5' } });
    expect(outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
    const [pull] = world.github.state.pulls();
    expect(pull).toMatchObject({ pull: { draft: true } });
    expect(pull?.body).toContain('Rebased onto it, not proven there: no test runs were left for it');
  });
});

describe('the base moves between two jobs, by', { timeout: 120_000 }, () => {
  test.each([
    ['other files', 'NOTES.md', 'Rebased onto it', 'main'],
    ['files of the patch', CACHE, 'This branch stands where it did', 'main^'],
  ])('%s: a draft that says so', async (_, path, how, parent) => {
    await using world = await createQuickWorld({ script: conversation });
    world.github.addRun(failedRun(world, 'javascript'));
    const act = { eventName: 'workflow_run', payload: workflowRunFailed(world) };
    await solveJob(world, act);
    const text = path === CACHE ? show(world, `main:${CACHE}`).replace('A map', 'A Map') : 'new\n';
    commitOnRemote(world, 'main', { [path]: text });
    const { outputs, exitCode } = await publishJob(world, act);
    expect({ exitCode, ...outputs }).toMatchObject({ exitCode: 0, outcome: 'fixed' });
    const refs = gitOnRemote(world, ['rev-parse', `${outputs['branch']}^`, parent])
      .trim()
      .split('\n');
    expect(refs[0]).toBe(refs[1]);
    const [pull] = world.github.state.pulls();
    expect(pull).toMatchObject({ pull: { draft: true } });
    expect(pull?.body).toContain(`${how}, not proven there`);
  });
});
