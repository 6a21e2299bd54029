import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Bundle,
  BundleRefusal,
  boundedEvents,
  MAX_BUNDLE_BYTES,
  MAX_EVENTS_BYTES,
  newestBundles,
  readBundle,
} from '../../src/action/bundle.ts';
import { believedOutcome, checkBundle } from '../../src/action/bundle-rules.ts';
import type { Payload, RunEvent } from '../../src/core/events.ts';
import { DEFAULT_SETTINGS } from '../../src/core/settings.ts';
import type { Task, TestCommand } from '../../src/core/task.ts';
import { BaseTree } from '../../src/github/git-data.ts';
import { VERSION } from '../../src/own-process.ts';
import { treeIdOf } from '../../src/workspace/journal.ts';
import type { PolicySettings } from '../../src/workspace/policy.ts';
import { createWorld, type TestWorld, WHERE } from '../github/world.ts';
import { BundleJson } from '../scenario/two-jobs.ts';
import { GREEN, testsOf } from '../story/records.ts';
import { ASKED, bundleJson, COMMAND, COUNTERFACTUAL, entryOf, FILES } from './honest-bundle.ts';

/** `fit`, or what the bundle was refused by. */
async function judged(
  { octokit, base }: TestWorld,
  bundle: unknown,
  settings: PolicySettings = DEFAULT_SETTINGS,
): Promise<string> {
  const text = typeof bundle === 'string' ? bundle : JSON.stringify(bundle);
  try {
    await checkBundle(readBundle(Buffer.from(text)), {
      baseCommit: base,
      baseBranch: 'main',
      trigger: ASKED,
      github: { repository: 'Octo/App', runId: 77, runAttempt: 1 },
      settings,
      findJudge: async () => ({ commands: [COMMAND], filesWith: async () => new Map() }),
      openBase: (paths) =>
        BaseTree.read(octokit, {
          repository: WHERE,
          commit: base,
          paths,
          isListed: true,
        }),
    });
    return 'fit';
  } catch (error) {
    if (!(error instanceof BundleRefusal)) throw error;
    return `${error.rule}: ${error.message}`;
  }
}

type File = BundleJson['patch']['files'][number];

function withFile(bundle: BundleJson, change: Partial<File>): BundleJson {
  return {
    ...bundle,
    patch: { ...bundle.patch, files: bundle.patch.files.map((file) => ({ ...file, ...change })) },
  };
}

const withPath = (path: string, change: Partial<File> = {}) => file({ path, ...change });
const file = (change: Partial<File>) => (bundle: BundleJson) => withFile(bundle, change);
const other = (change: object) => (bundle: BundleJson) => ({ ...bundle, ...change });
const origin = (change: object) => (bundle: BundleJson) => ({
  ...bundle,
  github: { ...bundle.github, ...change },
});
const task = (change: object) => (bundle: BundleJson) => ({
  ...bundle,
  task: { ...Object(bundle['task']), ...change },
});
const patch = (change: object) => (bundle: BundleJson) => ({
  ...bundle,
  patch: { ...bundle.patch, ...change },
});
const content = (text: string) => file({ content: Buffer.from(text).toString('base64') });

function withFiles(count: number) {
  return (bundle: BundleJson): BundleJson => {
    const [file] = bundle.patch.files;
    const files = Array.from({ length: count }, (_, at) => ({
      ...file,
      path: `src/${at}.txt`,
      status: 'added',
    }));
    return BundleJson.parse({ ...bundle, patch: { ...bundle.patch, files } });
  };
}

test("a job's bundles of earlier attempts do not count once it ran again", () => {
  const [first, other] = [
    'agent-fix-bundle-aaaaaaaa-1-0123456789.json',
    'agent-fix-bundle-bbbbbbbb-1-0123456789.json',
  ];
  const again = [
    'agent-fix-bundle-aaaaaaaa-10-0123456789.json',
    'agent-fix-bundle-aaaaaaaa-10-abcdef0123.json',
  ];
  const names = [
    first,
    other,
    'agent-fix-bundle-aaaaaaaa-9-0123456789.json',
    ...again,
    'agent-fix-bundle-mine.json',
  ];
  expect(newestBundles(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([other, ...again]);
});

test('an honest bundle is taken, and its patch is made anew', async () => {
  await using world = await createWorld(FILES);
  expect(await judged(world, await bundleJson(world.base))).toBe('fit');
  const added = await bundleJson(world.base, { path: 'src/new.txt', before: null, after: 'new\n' });
  expect(await judged(world, added)).toBe('fit');
  expect(world.requests().filter((request) => !request.startsWith('GET '))).toEqual([]);
});

describe('refused by name:', () => {
  // Judging writes nothing, so all of these share one.
  let world: TestWorld;
  beforeAll(async () => {
    world = await createWorld(FILES);
    return () => world[Symbol.asyncDispose]();
  });

  test.each<[string, (bundle: BundleJson) => unknown, string]>([
    ['no JSON', () => '{"agent_fix": 1', 'form: is not JSON'],
    ['JSON of something else', () => [], 'form: is not of the published form'],
    [
      'another version',
      other({ agent_fix: '0.0.9' }),
      `form: was left by agent-fix 0.0.9, and this job runs ${VERSION}: `,
    ],
    ['no version', ({ agent_fix: _, ...rest }) => rest, 'form: is not of the published form'],
    ['a member that nobody knows', other({ title: 'Mine' }), 'form: '],
    ['a member of a file that nobody knows', (b) => withFile(b, { sha: 'x' }), 'form: '],
    ['a missing member', ({ events: _, ...rest }) => rest, 'form: '],
    ['a mark of byte order', (b) => `\ufeff${JSON.stringify(b)}`, 'form: is not JSON in UTF-8'],
    ['two bundles in one', (b) => `${JSON.stringify(b)}\n${JSON.stringify(b)}`, 'form: is not JSON'],
    [
      'a key that changes what an object is',
      (b) => JSON.stringify(b).replace('{', '{"__proto__":{"outcome":"fixed"},'),
      'form: is not JSON',
    ],
    [
      'the same, deep in the events',
      (b) => JSON.stringify(b).replace('"payload":{', '"payload":{"__proto__":{"ok":true},'),
      'form: is not JSON',
    ],
    ['a constructor', other({ constructor: { prototype: { x: 1 } } }), 'form: '],
    ['another repository', origin({ repository: 'evil/app' }), 'repository: '],
    ['another workflow run', origin({ run_id: 76 }), 'workflow run: is of run 76'],
    ['an attempt that has not begun', origin({ run_attempt: 2 }), 'workflow run: is of attempt 2'],
    ['no word on its run', ({ github: _, ...rest }) => rest, 'form: '],
    [
      'another issue',
      task({ trigger: { kind: 'issue', number: 13, title: 'x' } }),
      'event: answers issue 13, and this job issue 12',
    ],
    ['another kind of event', task({ trigger: { kind: 'dispatch', run_id: 1 } }), 'event: '],
    ['an outcome that is none', other({ outcome: 'perfect' }), 'form: '],
    ['events of another form', other({ events: [{ kind: 'tests', payload: {} }] }), 'form: '],
    [
      'deep nesting',
      (b) => `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)},${JSON.stringify(b).slice(1)}`,
      'size: nests more than 100 levels',
    ],
    ['too many bytes', () => ' '.repeat(MAX_BUNDLE_BYTES + 1), 'size: '],
    ['another base commit', (b) => ({ ...b, base: { ...b.base, commit: 'f'.repeat(40) } }), 'base commit: '],
    ['another commit of the task', task({ base_commit: 'f'.repeat(40) }), 'base commit: '],
    ['another base branch', (b) => ({ ...b, base: { ...b.base, branch: 'release' } }), 'base branch: '],
    ['a fix without files', patch({ files: [] }), 'outcome: '],
    ['nothing to fix, and files', other({ outcome: 'not_reproduced' }), 'outcome: '],
    ['21 files', withFiles(21), 'number of files: has 21 files'],
    ['an absolute path', withPath('/etc/passwd'), 'path: '],
    ['traversal', withPath('src/../../x'), 'path: '],
    ['a backslash', withPath('src\\x'), 'path: '],
    ['a path that is not plain', withPath('src//a.txt'), 'path: '],
    ["git's folder", withPath('.git/hooks/pre-commit'), 'path: '],
    ["git's folder in capitals", withPath('src/.GIT/config'), 'path: '],
    ['an invisible character', withPath('src/a\u200b.txt'), 'path: '],
    ['a device', withPath('src/aux.c', { status: 'added' }), 'path: '],
    ['a file below a file', withPath('src/a.txt/b', { status: 'added' }), 'path: '],
    ['a folder', withPath('src'), 'path: '],
    ['a name that differs in case', withPath('src/case.txt', { status: 'added' }), 'path: '],
    ['a workflow', withPath('.github/workflows/ci.yml'), 'protected path: '],
    ['a test', withPath('test/a.test.js'), 'protected path: '],
    ['instructions for agents', withPath('AGENTS.md'), 'protected path: '],
    ['a lock file', withPath('package-lock.json'), 'protected path: '],
    ['the mode of a link', file({ mode: '120000' }), 'file mode: '],
    ['the mode of a submodule', file({ mode: '160000' }), 'file mode: '],
    ['the mode of a folder', file({ mode: '040000' }), 'file mode: '],
    ['a file made executable', file({ mode: '100755' }), 'file mode: '],
    ['no base64', file({ content: 'é' }), 'content: '],
    ['a binary file', file({ content: 'AAEC' }), 'content: '],
    ['other content than the diff shows', content('one\nevil\nthree\n'), 'diff: '],
    ['unchanged content', content(FILES['src/a.txt']), 'diff: '],
    ['a new file that is there', file({ status: 'added' }), 'diff: '],
    ['a changed file that is not there', withPath('src/b.txt'), 'diff: '],
    ['another diff', patch({ diff: '' }), 'diff: '],
    ['another checksum', patch({ sha256: '0'.repeat(64) }), 'diff: '],
    ['other counts', file({ added_lines: 0 }), 'line counts: '],
    [
      'text that hides',
      content('one\n2 \u202e\nthree\n'),
      'content: changes "src/a.txt": the text holds characters that hide',
    ],
    ['too large a change', content('long line\n'.repeat(30_000)), 'size of the patch: '],
    ['one file twice', (b) => patch({ files: [...b.patch.files, ...b.patch.files] })(b), 'path: '],
    [
      'an extra file',
      (b) => {
        const extra = { ...b.patch.files[0], path: 'src/extra.txt', status: 'added' };
        return patch({ files: [...b.patch.files, extra] })(b);
      },
      'diff: ',
    ],
  ])('%s', async (_, forge, reason) => {
    expect(await judged(world, forge(await bundleJson(world.base)))).toContain(reason);
  });

  test('a change of a file that is too large to be edited; changes beside it are taken', async () => {
    await using world = await createWorld({ ...FILES, 'src/large.txt': 'x'.repeat(8 * 1024 * 1024 + 1) });
    const bundle = await bundleJson(world.base);
    expect(await judged(world, bundle)).toBe('fit');
    expect(await judged(world, withFile(bundle, { path: 'src/large.txt' }))).toBe(
      'content: changes "src/large.txt", which has 8388609 bytes, more than 8388608',
    );
  });

  test('a large file is made of the diff alone, which must fit it', async () => {
    const rows = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => `row ${from + at} of a ${'wide '.repeat(20)}table\n`).join(
        '',
      );
    const before = `first\n${rows(0, 10_000)}@@ -1 +1 @@\nlast`;
    const after = `0\nfirst\n${rows(0, 5_000)}other\n${rows(5_001, 10_000)}@@ -1 +1 @@\nlast\n`;
    const path = 'src/large.txt';
    await using world = await createWorld({ ...FILES, [path]: before });
    for (const change of [
      { before, after },
      { before, after: `${before}\nnew` },
      { before, after: rows(1, 10_000) },
    ]) {
      const bundle = await bundleJson(world.base, { path, ...change });
      expect(bundle.patch.files).toMatchObject([{ content: null }]);
      expect(await judged(world, bundle)).toBe('fit');
    }
    const bundle = await bundleJson(world.base, { path, before, after });
    const withDiff = (old: RegExp, next: string) =>
      judged(world, patch({ diff: bundle.patch.diff.replace(old, next) })(bundle));
    const unfit = 'diff: changes "src/large.txt" by lines that do not fit it';
    expect(await withDiff(/^-row 5000 of/m, '-row 5000 off')).toBe(unfit);
    expect(await withDiff(/^@@ -1,/m, '@@ -2,')).toBe(unfit);
    expect(await withDiff(/^@@ -49/m, '@@ -99')).toBe(unfit);
    expect(await withDiff(/^@@ -49\d+/m, '@@ -0')).toBe(unfit);
    expect(await withDiff(/^\+other/m, '+another')).toBe('diff: shows another diff than its files make');
    expect(await judged(world, patch({ diff: '' })(bundle))).toBe(
      'diff: shows another diff than its files make',
    );
  });

  test('a file whose lines were moved about, before git looks for each of them', async () => {
    const lines = Array.from({ length: 40_000 }, (_, at) => `row ${at} of a long table`);
    const [path, before] = ['src/a.txt', `${lines.join('\n')}\n`];
    const after = `${lines.toReversed().join('\n')}\n`;
    await using world = await createWorld({ ...FILES, [path]: before });
    const moved = content(after)(await bundleJson(world.base, { path, before, after: `${before}new\n` }));
    const sides = [...lines.map((line) => `-${line}`), ...lines.map((line) => `+${line}`)];
    const diff = [`diff --git a/${path} b/${path}`, '@@ -1,40000 +1,40000 @@', ...sides, ''].join('\n');
    // Neither diff is the one that git would make: these refusals come first.
    expect(await judged(world, moved)).toBe('diff: shows other changes of "src/a.txt" than its content');
    expect(await judged(world, patch({ diff })(moved))).toBe(
      'size of the patch: adds and removes 2057780 bytes of lines, moved ones among them, more than 1048576',
    );
  });

  test('a path through a symbolic link, and the link itself', async () => {
    await using world = await createWorld(FILES);
    const { octokit, base } = world;
    const link = { path: 'link', mode: '120000', type: 'blob', content: 'src' } as const;
    const tree = await octokit.rest.git.createTree({ ...WHERE, base_tree: base, tree: [link] });
    const made = { ...WHERE, message: 'Link', tree: tree.data.sha, parents: [base] };
    const commit = await octokit.rest.git.createCommit(made);
    const linked = { ...world, base: commit.data.sha };
    const bundle = await bundleJson(linked.base);
    expect(await judged(linked, withFile(bundle, { path: 'link/a.txt' }))).toMatch(/^path: .*symbolic link/);
    expect(await judged(linked, withFile(bundle, { path: 'link' }))).toMatch(/^path: .*symbolic link/);
  });

  test('a file that is a test by what it holds is refused', async () => {
    const before = "describe('a', () => {})\n";
    await using world = await createWorld({ ...FILES, 'src/checks.js': before });
    const bundle = await bundleJson(world.base, { path: 'src/checks.js', before, after: 'y\n' });
    expect(await judged(world, bundle)).toMatch(/^protected path: .*test files/);
    const opened = { ...DEFAULT_SETTINGS, allowTestEdits: true };
    expect(await judged(world, bundle, opened)).toBe('fit');
  });

  describe('where tests may be added,', () => {
    const opened = { ...DEFAULT_SETTINGS, mayAddTests: true };
    const added = (path: string) => ({ path, before: null, after: 'y\n' });

    test('a new test is taken, and only where the event allows it', async () => {
      await using world = await createWorld(FILES);
      const bundle = await bundleJson(world.base, added('test/b.test.js'));
      expect(await judged(world, bundle, opened)).toBe('fit');
      expect(await judged(world, bundle)).toMatch(/^protected path: .*test files/);
      const claiming = { ...bundle, task: { ...Object(bundle['task']), may_add_tests: true } };
      expect(await judged(world, claiming)).toMatch(/^protected path: /);
    });

    test.each([
      ['a test that is there', { path: 'test/a.test.js', before: 'x\n', after: 'y\n' }],
      ['a helper of tests', added('test/setup.js')],
      ['a test in a folder without any', added('other/test_b.py')],
      ['a workflow', added('.github/workflows/b.test.js')],
    ])('%s is refused', async (_, change) => {
      await using world = await createWorld(FILES);
      expect(await judged(world, await bundleJson(world.base, change), opened)).toMatch(/^protected path: /);
    });
  });

  test('a module of the repository may have the name of one of the language, a new one may not', async () => {
    await using world = await createWorld(FILES);
    const productFile = { path: 'src/logging/a.py', before: 'x = 1\n', after: 'x = 2\n' };
    expect(await judged(world, await bundleJson(world.base, productFile))).toBe('fit');
    const shadow = await bundleJson(world.base, { path: 'src/json.py', before: null, after: 'x\n' });
    expect(await judged(world, shadow)).toMatch(/^protected path: .*interpreters/);
  });

  test('what publish itself opens is open, and what it does not is closed', async () => {
    await using world = await createWorld(FILES);
    const bundle = await bundleJson(world.base, { path: 'test/a.test.js', before: 'x\n', after: 'y\n' });
    const claiming = { ...bundle, settings: { ...Object(bundle['settings']), allow_test_edits: true } };
    expect(await judged(world, claiming)).toMatch(/^protected path: /);
    expect(await judged(world, bundle, { ...DEFAULT_SETTINGS, allowTestEdits: true })).toBe('fit');
  });
});

describe('the outcome that is believed', () => {
  async function believed(
    tests: readonly Payload<'tests'>[],
    forge = (bundle: Bundle) => bundle,
    newTests: readonly string[] = [],
    judge: Pick<Task, 'judgedBy'> = {},
    commands: readonly TestCommand[] = [],
  ) {
    const bundle = readBundle(Buffer.from(JSON.stringify(await bundleJson('a'.repeat(40), { tests }))));
    const tree = treeIdOf('a'.repeat(40), [entryOf({})]);
    return believedOutcome(forge(bundle), { tree, newTests, commands }, judge);
  }

  test('is fixed with red, green, red', async () => {
    expect(await believed([testsOf(), GREEN, COUNTERFACTUAL])).toEqual({ outcome: 'fixed', doubt: null });
  });

  test('is not fixed without a test command', async () => {
    const claims = (bundle: Bundle): Bundle => ({ ...bundle, task: { ...bundle.task, jobs: [] } });
    expect(await believed([testsOf(), GREEN, COUNTERFACTUAL], claims)).toEqual({
      outcome: 'unverified',
      doubt: 'it names no test command',
    });
  });

  const green = { ok: true, verdict: 'green' } as const;
  const ours = { tree: treeIdOf('a'.repeat(40), [entryOf({})]) };
  const others = { tree: '0'.repeat(64) };
  const narrowed = testsOf({ ...green, phase: 'write', focus: 'one test' });
  const proven = [narrowed, { ...GREEN, ...ours }, COUNTERFACTUAL];

  test.each<[string, readonly Payload<'tests'>[]]>([
    ['a clean-up after a green change', [testsOf(), narrowed, { ...GREEN, ...others }, ...proven]],
    [
      'a whole command that was red before it was mended',
      [testsOf(), narrowed, testsOf({ phase: 'confirm', ...others }), ...proven],
    ],
    [
      'a return from files that the whole command found red',
      [
        testsOf(),
        ...proven.slice(0, 2),
        narrowed,
        testsOf({ phase: 'confirm', ...others }),
        ...proven.slice(1),
      ],
    ],
    [
      'an earlier write that was green, but too weak, in a confirming run of its own',
      [testsOf(), { ...GREEN, tree: '0'.repeat(64) }, { ...GREEN, ...ours, ...green }, COUNTERFACTUAL],
    ],
    [
      'a snapshot that changes without the patch as well',
      [testsOf(), { ...GREEN, changed: ['a.snap'] }, { ...COUNTERFACTUAL, changed: ['a.snap'] }],
    ],
    [
      'a base that only the whole command found red',
      [testsOf({ ...green, focus: 'one test' }), testsOf(), GREEN, COUNTERFACTUAL],
    ],
  ])('is fixed with %s', async (_, tests) => {
    expect(await believed(tests)).toEqual({ outcome: 'fixed', doubt: null });
  });

  test('is unverified where its record does not speak of a failed job, or claims one that it did not run', async () => {
    const named = (job: string) => ({ job, step: 'Run' });
    const run = [testsOf(), GREEN, COUNTERFACTUAL].map((each) => ({ ...each, ...named('test') }));
    const claiming =
      (goals: readonly string[], jobs: readonly string[], left: readonly string[] = []) =>
      (bundle: Bundle): Bundle => {
        const script = { run: 'true', shell: null, workingDirectory: '.', env: {}, source: 'x' };
        const task = {
          ...bundle.task,
          jobs: goals.map((job) => ({ command: { ...script, ...named(job) }, evidence: [] })),
        };
        const events = bundle.events.map((event) =>
          event.kind === 'outcome'
            ? {
                ...event,
                payload: {
                  ...event.payload,
                  jobs: [
                    ...jobs.map((job) => ({ ...named(job), result: 'fixed' as const })),
                    ...left.map((job) => ({
                      ...named(job),
                      result: 'not_judged' as const,
                      why: 'a service',
                    })),
                  ],
                },
              }
            : event,
        );
        return { ...bundle, task, events };
      };
    expect(await believed(run, claiming(['test'], ['test']))).toMatchObject({ outcome: 'fixed' });
    for (const forge of [claiming(['test', 'lint'], ['test']), claiming(['test'], ['test', 'lint'])])
      expect(await believed(run, forge)).toEqual({
        outcome: 'unverified',
        doubt: 'its record has no run of the tests at the base commit (step "Run" of job "lint")',
      });
    const unjudged = claiming(['test', 'lint'], ['test'], ['lint']);
    expect(await believed(run, unjudged)).toMatchObject({ outcome: 'fixed' });
    const found = ['test', 'lint'].map((job) => ({ ...COMMAND, ...named(job) }));
    expect(await believed(run, unjudged, [], {}, found)).toMatchObject({ outcome: 'fixed' });
    expect(await believed(run, claiming(['test'], ['test']), [], {}, found)).toEqual({
      outcome: 'unverified',
      doubt: 'it leaves out a failed job (step "Run" of job "lint")',
    });
    const red = { ...testsOf({ phase: 'write', ...ours }), ...named('lint') };
    const guard = { ...red, guard: true as const };
    expect(
      await believed([...run.slice(0, 1), guard, ...run.slice(1)], claiming(['test'], ['test'])),
    ).toEqual({
      outcome: 'unverified',
      doubt: 'its record has a guard that fails with the patch (step "Run" of job "lint")',
    });
    const without = { ...guard, phase: 'counterfactual' as const };
    const leftOut = [...run.slice(0, 1), guard, without, ...run.slice(1)];
    expect(await believed(leftOut, claiming(['test'], ['test']))).toMatchObject({ outcome: 'fixed' });
    expect(await believed([...run, red], unjudged)).toEqual({
      outcome: 'unverified',
      doubt: 'its record has a job that fails with the patch, and says that it was not judged',
    });
  });

  test('is fixed beside a step that CI skipped and that is red without the patch too, where the task knows it', async () => {
    const named = { job: 'test', step: 'Types' };
    const script = { run: 'true', shell: null, workingDirectory: '.', env: {}, source: 'x', ...named };
    const left = [{ ...named, result: 'red' as const, skipped: true as const }];
    const claiming =
      (guards: Bundle['task']['guards']) =>
      (bundle: Bundle): Bundle => ({
        ...bundle,
        task: { ...bundle.task, ...(guards === undefined ? {} : { guards }) },
        events: bundle.events.map((event) =>
          event.kind === 'outcome' ? { ...event, payload: { ...event.payload, jobs: left } } : event,
        ),
      });
    const run = [testsOf(), GREEN, COUNTERFACTUAL];
    const known = claiming([{ command: script, skipped: true }]);
    expect(await believed(run, known)).toEqual({ outcome: 'fixed', doubt: null });
    for (const forged of [claiming(undefined), claiming([{ command: script, stepMs: 1 }])])
      expect(await believed(run, forged)).toMatchObject({
        outcome: 'unverified',
        doubt: 'its record has a job that fails with the patch, or is not proven',
      });
  });

  test('is unverified with fewer confirming runs than its settings ask for', async () => {
    const forge = (bundle: Bundle) => ({ ...bundle, settings: { ...bundle.settings, confirmRuns: 2 } });
    const twice = [testsOf(), narrowed, GREEN, GREEN, COUNTERFACTUAL];
    expect(await believed(twice, forge)).toEqual({ outcome: 'fixed', doubt: null });
    const apart = [testsOf(), narrowed, GREEN, narrowed, GREEN, COUNTERFACTUAL];
    expect(await believed(apart, forge)).toMatchObject({
      outcome: 'unverified',
      doubt: expect.stringContaining('confirming run'),
    });
  });

  test.each<[string, readonly Payload<'tests'>[], string]>([
    ['without any run', [], 'no run of the tests at the base'],
    ['green at base', [testsOf(green), GREEN, COUNTERFACTUAL], 'red at the base commit'],
    [
      'without a confirming run',
      [testsOf(), testsOf({ ...green, phase: 'write' }), COUNTERFACTUAL],
      'confirming run',
    ],
    [
      'with a red one of the same files',
      [testsOf(), testsOf({ phase: 'confirm', ...ours }), GREEN, COUNTERFACTUAL],
      'confirming run',
    ],
    [
      'with a write after the confirming run',
      [testsOf(), GREEN, testsOf({ ...green, phase: 'write' }), COUNTERFACTUAL],
      'confirming run',
    ],
    ['with a narrowed one', [testsOf(), { ...GREEN, focus: 'one test' }, COUNTERFACTUAL], 'confirming run'],
    ['of other files', [testsOf(), { ...GREEN, tree: '0'.repeat(64) }, COUNTERFACTUAL], 'other files'],
    ['without the last red', [testsOf(), GREEN], 'red again'],
    [
      'with a test that changed while it ran',
      [testsOf(), { ...GREEN, changed: ['a.test.js'] }, COUNTERFACTUAL],
      'a.test.js was changed while the tests ran',
    ],
    ['with the last red before', [testsOf(), COUNTERFACTUAL, GREEN], 'red again'],
    [
      'green without the patch',
      [testsOf(), GREEN, testsOf({ ...green, phase: 'counterfactual' })],
      'red again',
    ],
  ])('is unverified %s', async (_, tests, doubt) => {
    expect(await believed(tests)).toEqual({ outcome: 'unverified', doubt: expect.stringContaining(doubt) });
  });

  test('is fixed from a green base only by tests that were added', async () => {
    const events = [testsOf(green), GREEN, { ...COUNTERFACTUAL, without: 'product' as const }];
    const asItIs = (bundle: Bundle) => bundle;
    expect(await believed(events, asItIs, ['test/b.test.js'])).toEqual({ outcome: 'fixed', doubt: null });
    expect(await believed(events, asItIs, [])).toMatchObject({ outcome: 'unverified' });
  });

  test('is fixed with green and green where people are what asks in this event, whatever the bundle calls itself', async () => {
    const tests = [testsOf(green), GREEN];
    for (const judgedBy of ['review', 'comment'] as const)
      expect(await believed(tests, undefined, [], { judgedBy })).toMatchObject({ outcome: 'fixed' });
    const forge = (bundle: Bundle) => ({
      ...bundle,
      task: { ...bundle.task, judgedBy: 'review' as const },
    });
    expect(await believed(tests, forge)).toMatchObject({ outcome: 'unverified' });
  });

  test('is unverified where the record is about another patch', async () => {
    const forge = (bundle: Bundle) => ({ ...bundle, patch: { ...bundle.patch, sha256: '0'.repeat(64) } });
    expect(await believed([testsOf(), GREEN, COUNTERFACTUAL], forge)).toMatchObject({
      outcome: 'unverified',
    });
  });
});

describe('the events of a bundle', () => {
  const request = { t: 0, head: 'h', appended: ['secret prompt'], tail: 't', sha256: '', bytes: 1 };

  test('have no prompts', () => {
    const events: RunEvent[] = [
      { kind: 'llm_request', payload: request },
      { kind: 'tests', payload: testsOf() },
    ];
    expect(boundedEvents(events)).toEqual([{ kind: 'tests', payload: testsOf() }]);
  });

  test('keep to their bounds, and keep both ends', () => {
    const note = (t: number): RunEvent => ({
      kind: 'driver_note',
      payload: { t, reason: 'loop', note: 'é'.repeat(3_000) },
    });
    const many = Array.from({ length: 6_000 }, (_, t) => note(t));
    const events = boundedEvents([
      { kind: 'tests', payload: testsOf() },
      ...many,
      { kind: 'tests', payload: GREEN },
    ]);
    expect(Buffer.byteLength(JSON.stringify(events))).toBeLessThanOrEqual(MAX_EVENTS_BYTES);
    expect(events.at(0)).toEqual({ kind: 'tests', payload: testsOf() });
    expect(events.at(-1)).toEqual({ kind: 'tests', payload: GREEN });
  });
});
