import { describe, expect, test } from 'vitest';
import { answerRed, createQuickWorld, QUICK_TEST, redRun } from '../scenario/acts.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { commitOnRemote, gitOnRemote } from '../scenario/remote.ts';
import { publishJob, solveJob } from '../scenario/two-jobs.ts';
import type { World } from '../scenario/world.ts';

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

interface Move {
  /** On main, by path; null removes the file. */
  readonly files: (world: World) => Readonly<Record<string, string | null>>;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly isDraft: boolean;
  readonly body: string;
  readonly parent: 'tip' | 'base';
}

const polished = (from: string, to: string) => (world: World) => ({
  [CACHE]: show(world, `main:${CACHE}`).replace(from, to),
});
const full = '(this.#entries.size >= this.#capacity) {\n';

const MOVES: Readonly<Record<string, Move>> = {
  'a change of other files: rebased onto it, and proven again there': {
    files: () => ({ 'NOTES.md': 'new\n', 'README.md': null }),
    isDraft: false,
    body: 'Rebased onto it, and proven again there: red, green, red.',
    parent: 'tip',
  },
  'another place of the same file: merged, and proven again': {
    files: polished('/** A map of', '/** A Map of'),
    isDraft: false,
    body: 'Merged with it, and proven again there',
    parent: 'tip',
  },
  'the same lines: the branch stays where it was, as a draft that says so': {
    files: polished(`    if ${full}`, `    while ${full}`),
    isDraft: true,
    body: 'The base moved after the proof.',
    parent: 'base',
  },
  'what mends it in another way: a draft, since the tests are green there without the change': {
    files: () => ({ 'test/red': null }),
    inputs: { 'test-command': `test ! -e test/red || ${QUICK_TEST}` },
    isDraft: true,
    body: 'the tests are green there without this change as well',
    parent: 'tip',
  },
  'anything, with no test runs left: rebased, and a draft that says so': {
    files: () => ({ 'NOTES.md': 'new\n' }),
    inputs: { 'max-test-runs': '5' },
    isDraft: true,
    body: 'Rebased onto it, not proven there: no test runs were left for it',
    parent: 'tip',
  },
};

describe('the base moves while the run is under way, by', { timeout: 120_000 }, () => {
  test.each(Object.entries(MOVES))('%s', async (_, { files, inputs = {}, isDraft, body, parent }) => {
    await using world = await createQuickWorld({ script: conversation, files: { 'test/red': '' } });
    let tip = '';
    const onLog = whileItRuns(() => {
      tip = commitOnRemote(world, 'main', files(world));
    });
    const { outputs, log, summary } = await answerRed(world, { onLog, inputs });
    expect(outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
    const { branch = '' } = outputs;
    expect(gitOnRemote(world, ['rev-parse', `${branch}^`])).toBe(
      `${parent === 'tip' ? tip : world.commit}\n`,
    );
    const [pull] = world.github.state.pulls();
    expect(pull).toMatchObject({ pull: { draft: isDraft } });
    expect(pull?.body).toContain(body);
    if (parent === 'tip') {
      expect(gitOnRemote(world, ['diff', '--name-only', 'main', branch])).toBe(`${CACHE}\n`);
      expect(show(world, `${branch}:${CACHE}`)).toContain('this.#entries.delete(key);\n    if');
    } else expect(summary).toContain('not proven there: files of this change were changed there as well');
    if (!isDraft)
      expect(log).toMatch(/Without the change there: tests red[\s\S]*With the change there: tests green/);
  });
});

describe('the base moves between two jobs, by', { timeout: 120_000 }, () => {
  test.each([
    ['other files', 'NOTES.md', 'Rebased onto it', 'main'],
    ['files of the patch', CACHE, 'This branch was left where it is', 'main^'],
  ])('%s: a draft that says so', async (_, path, how, parent) => {
    await using world = await createQuickWorld({ script: conversation });
    const act = redRun(world);
    await solveJob(world, act);
    const text = path === CACHE ? show(world, `main:${CACHE}`).replace('A map', 'A Map') : 'new\n';
    commitOnRemote(world, 'main', { [path]: text });
    const { outputs, exitCode } = await publishJob(world, act);
    expect({ exitCode, ...outputs }).toMatchObject({ exitCode: 0, outcome: 'fixed' });
    expect(gitOnRemote(world, ['rev-parse', `${outputs['branch']}^`])).toBe(
      gitOnRemote(world, ['rev-parse', parent]),
    );
    const [pull] = world.github.state.pulls();
    expect(pull).toMatchObject({ pull: { draft: true } });
    expect(pull?.body).toContain(`${how}, not proven there`);
  });
});
