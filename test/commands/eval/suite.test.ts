import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { loadSuite, parseSuite, suiteJsonSchema } from '../../../src/commands/eval/suite.ts';
import { DEFAULT_SETTINGS } from '../../../src/core/settings.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'repo'));
});

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test('the published schema is the one that is used', async () => {
  await expect(`${JSON.stringify(suiteJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(
    '../../../docs/suite.schema.json',
  );
});

test('defaults stand for every task that does not say otherwise, limits one by one', async () => {
  write('gold.patch', 'the diff\n');
  const path = write(
    'suite.yml',
    `name: s
defaults:
  repo: repo
  test: make test
  limits: { max_iterations: 5, timeout_minutes: 2 }
tasks:
  - id: a
    gold: gold.patch
    hidden_test: { run: make hidden, files: repo }
  - id: b
    goal: Other
    limits: { max_iterations: 9, test_timeout_seconds: 1.5 }
    tags: [x]
`,
  );
  const { tasks } = await loadSuite(path);
  const { limits } = DEFAULT_SETTINGS;
  expect(tasks[0]).toEqual({
    id: 'a',
    repo: { kind: 'folder', path: join(folder, 'repo') },
    commit: null,
    goal: 'Make the failing tests pass with the smallest correct change.',
    test: 'make test',
    setup: null,
    workingDirectory: '.',
    gold: 'the diff\n',
    hidden: { run: 'make hidden', files: join(folder, 'repo') },
    settings: { ...DEFAULT_SETTINGS, limits: { ...limits, maxIterations: 5, timeoutMs: 120_000 } },
    tags: [],
  });
  expect(tasks[1]).toMatchObject({
    goal: 'Other',
    settings: { testTimeoutMs: 1500, limits: { maxIterations: 9, timeoutMs: 120_000 } },
    tags: ['x'],
  });
});

test("the Python original's files are read as they are", async () => {
  const path = write(
    'suite.json',
    JSON.stringify({
      name: 'toy',
      description: 'Toy tasks',
      defaults: { max_iters: 7, test_policy: 'on_final', model: 'gpt' },
      tasks: [
        {
          task_id: 't-1',
          repo: 'repo',
          goal: 'Fix it',
          test_cmd: 'python -m pytest -q',
          metadata: { tags: ['easy'] },
        },
        { task_id: 't-2', repo: 'repo', goal: 'Fix that', test_cmd: 'pytest', metadata: {}, max_iters: 3 },
      ],
    }),
  );
  const suite = await loadSuite(path);
  expect(suite.name).toBe('toy');
  expect(suite.notes).toEqual(['model is not read']);
  expect(
    suite.tasks.map(({ id, goal, test, tags, settings }) => [
      id,
      goal,
      test,
      tags,
      settings.limits.maxIterations,
    ]),
  ).toEqual([
    ['t-1', 'Fix it', 'python -m pytest -q', ['easy'], 7],
    ['t-2', 'Fix that', 'pytest', [], 3],
  ]);
  expect(suite.tasks[0]?.settings.testPolicy).toBe('on_final');
});

const task = { id: 'a', repo: 'repo', test: 'true' };
test.each<[string, unknown, RegExp]>([
  ['an unknown key', { name: 's', tasks: [{ ...task, tset: 'x' }] }, /tset/],
  ['no test', { name: 's', tasks: [{ id: 'a', repo: 'repo' }] }, /tasks\[0\] a: test/],
  ['no tasks', { name: 's', tasks: [] }, /tasks/],
  ['two of one name', { name: 's', tasks: [task, task] }, /two tasks have the id a/],
  ['a name that leads elsewhere', { name: 's', tasks: [{ ...task, id: '../a' }] }, /tasks\.0\.id/],
  [
    'a URL without a commit',
    { name: 's', tasks: [{ ...task, repo: 'https://x.test/r.git' }] },
    /needs its commit/,
  ],
  ['a short commit', { name: 's', tasks: [{ ...task, commit: 'abc' }] }, /full id of a commit/],
  ['no object', 'text', /expected object/],
])('%s is refused', (_, value, message) => {
  expect(() => parseSuite(value)).toThrow(message);
});

test('a folder that is not there is named, with the file', async () => {
  const path = write('suite.json', JSON.stringify({ name: 's', tasks: [{ ...task, repo: 'nowhere' }] }));
  await expect(loadSuite(path)).rejects.toThrow(/--suite .*suite\.json: a: no folder .*nowhere/);
});

/** A suite of one task in a folder where `repo/up` leads out, `linked.patch` too, and `alias` does not. */
function loadChanged(change: object): ReturnType<typeof loadSuite> {
  symlinkSync('../..', join(folder, 'repo/up'));
  symlinkSync('/etc/passwd', join(folder, 'linked.patch'));
  symlinkSync('repo', join(folder, 'alias'));
  return loadSuite(write('suite.json', JSON.stringify({ name: 's', tasks: [{ ...task, ...change }] })));
}

const hidden = (files: string): object => ({ hidden_test: { run: 'true', files } });
test.each([
  ['repo', '..'],
  ['repo', '/etc'],
  ['repo', 'repo/up'],
  ['repo', '../nowhere'],
  ['gold', '../gold.patch'],
  ['gold', '/etc/passwd'],
  ['gold', 'linked.patch'],
  ['hidden_test.files', '../../..'],
  ['hidden_test.files', 'repo/up'],
  ['working_directory', '..'],
  ['working_directory', 'a/../../b'],
  ['working_directory', '/etc'],
])('%s: %s leads out, and is refused', async (key, path) => {
  const change = key === 'hidden_test.files' ? hidden(path) : { [key]: path };
  await expect(loadChanged(change)).rejects.toThrow(`: a: ${key}: ${path} leads out of the `);
});

test.each([
  { repo: '.', ...hidden('alias') },
  { repo: 'repo/../repo', working_directory: 'a/../b' },
  { repo: 'alias', working_directory: '..x' },
])('paths that stay in the folder of the suite are taken: %j', async (change) => {
  await expect(loadChanged(change)).resolves.toMatchObject({ name: 's' });
});

test('a git checkout outside of the folder of the suite is taken', async () => {
  mkdirSync(join(folder, 'checkout/.git'), { recursive: true });
  mkdirSync(join(folder, 'suite'));
  const { repo: _, ...rest } = task;
  const path = write(
    'suite/suite.json',
    JSON.stringify({ name: 's', tasks: [{ ...rest, repo: '../checkout' }] }),
  );
  await expect(loadSuite(path)).resolves.toMatchObject({
    tasks: [{ repo: { kind: 'folder', path: join(folder, 'checkout') } }],
  });
});
