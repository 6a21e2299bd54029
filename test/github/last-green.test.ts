import { Octokit } from '@octokit/rest';
import { describe, expect, it, test } from 'vitest';
import { changesBetween, changesSinceGreen, type GreenRequest } from '../../src/github/last-green.ts';
import type { JobOptions, RunOptions } from '../servers/github/model.ts';
import { createWorld, QUIET, REPOSITORY_ID, type TestWorld, USERS, WHERE } from './world.ts';

const path = '.github/workflows/ci.yml';
const JOB = 'test (20)';

/** A repository whose main has three commits: the first is green, unless a test says otherwise. */
async function createLine() {
  const world = await createWorld(undefined, { users: { ...USERS, eve: {} } });
  const { repository, base: first } = world;
  const second = repository.commit('main', 'Rename chunks (#7)\n\nNo reason given.', { 'a.txt': 'b\n' });
  const third = repository.commit('main', 'Third', { 'a.txt': 'c\n' });
  const addRun = (
    id: number,
    headSha: string,
    given: Partial<RunOptions & { job: JobOptions['conclusion'] }> = {},
  ) => {
    const { job = 'success', ...more } = given;
    const jobs = [{ id: 1000 + id, name: JOB, conclusion: job ?? null }];
    world.server.addRun({
      id,
      name: 'CI',
      path,
      headSha,
      headBranch: 'main',
      conclusion: 'success',
      login: 'alice',
      jobs,
      ...more,
    });
  };
  return { world, repository, first, second, third, addRun };
}

const ask = ({ octokit }: TestWorld, commit: string, given: Partial<GreenRequest> = {}) =>
  changesSinceGreen(octokit, {
    repository: WHERE,
    repositoryId: REPOSITORY_ID,
    failedRun: { runId: 100, workflowPath: path },
    head: { branch: 'main', commit },
    into: null,
    jobName: JOB,
    ...given,
  });

type Line = Awaited<ReturnType<typeof createLine>>;

describe('where green was', () => {
  it('is the newest green run on the branch; what came since is told, and since when it is red', async () => {
    const line = await createLine();
    await using world = line.world;
    const { first, second, third } = line;
    line.addRun(1, first);
    line.addRun(2, second, { conclusion: 'failure', job: 'failure' });
    const { changes, notes } = await ask(world, third);
    expect(notes).toEqual([]);
    expect(changes).toMatchObject({
      greenAt: first,
      redSince: second,
      commits: [
        { id: second, parent: first, subject: 'Rename chunks (#7)', pullRequest: 7 },
        { id: third, parent: second, subject: 'Third' },
      ],
      files: [{ path: 'a.txt', status: 'modified', patch: '@@ -1,1 +1,1 @@\n-a\n+c' }],
      unknown: [],
    });
  });

  const FORK = { owner: 'eve', name: 'app', id: 99, defaultBranch: 'main' };
  test.each<readonly [string, (line: Line) => void, (line: Line) => string | null]>([
    [
      'a run in which another job failed',
      ({ addRun, second }) => addRun(2, second, { conclusion: 'failure' }),
      ({ second }) => second,
    ],
    [
      'no run that skipped the job',
      ({ addRun, second }) => addRun(2, second, { job: 'skipped' }),
      () => null,
    ],
    ['no run of a fork', ({ addRun, second }) => addRun(2, second, { headRepository: FORK }), () => null],
    [
      'no run of another workflow',
      ({ addRun, second }) => addRun(2, second, { path: '.github/workflows/x.yml' }),
      () => null,
    ],
    ['no run of another branch', ({ addRun, second }) => addRun(2, second, { headBranch: 'x' }), () => null],
    ['no later run', ({ addRun, second }) => addRun(200, second), () => null],
  ])('may be %s', async (_, prepare, green) => {
    const line = await createLine();
    await using world = line.world;
    prepare(line);
    expect((await ask(world, line.third)).changes?.greenAt ?? null).toBe(green(line));
  });

  it('of a pull request is at the merge base where its own branch was never green', async () => {
    const line = await createLine();
    await using world = line.world;
    const { repository, first, second, third } = line;
    line.addRun(1, first);
    line.addRun(2, second);
    line.addRun(3, third);
    repository.moveBranch('topic', second);
    const head = repository.commit('topic', 'On a topic', { 'b.txt': 'x\n' });
    const { changes } = await ask(world, head, { head: { branch: 'topic', commit: head }, into: 'main' });
    expect(changes).toMatchObject({ greenAt: second, commits: [{ id: head, parent: second }] });
  });

  test.each([
    [
      'a commit beside the branch',
      (line: Line) => line.repository.commit('topic', 'Elsewhere', {}),
      'has no line in common with',
    ],
    ['a commit that is gone', () => 'f'.repeat(40), 'or is gone'],
    [
      'a commit that was rewritten',
      (line: Line) => {
        line.repository.moveBranch('topic', line.first);
        return line.repository.commit('topic', 'Rewritten', { 'b.txt': 'x\n' });
      },
      'is no ancestor of',
    ],
  ])('that stands at %s is a note', async (_, headOf, note) => {
    const line = await createLine();
    await using world = line.world;
    line.addRun(1, headOf(line));
    const { changes, notes } = await ask(world, line.third);
    expect(changes).toBeNull();
    expect(notes).toEqual([expect.stringContaining(note)]);
  });

  test.each([
    'actions/list-workflow-runs',
    'actions/list-jobs-for-workflow-run-attempt',
    'repos/compare-commits-with-basehead',
  ])('is a note where GitHub refuses %s', async (operation) => {
    const line = await createLine();
    await using world = line.world;
    line.addRun(1, line.first);
    world.server.addFault({ operation, status: 409 });
    const { changes, notes } = await ask(world, line.third);
    expect(changes).toBeNull();
    expect(notes).toEqual([expect.stringContaining('GitHub did not say (HTTP 409')]);
  });

  it('is an older one where the newest was rewritten away', async () => {
    const line = await createLine();
    await using world = line.world;
    line.repository.moveBranch('topic', line.first);
    line.addRun(1, line.first);
    line.addRun(2, line.repository.commit('topic', 'Rewritten', { 'b.txt': 'x\n' }));
    line.addRun(3, line.repository.commit('topic', 'Again', { 'b.txt': 'y\n' }));
    expect((await ask(world, line.third)).changes).toMatchObject({ greenAt: line.first });
  });

  it('is told where it was this very commit; an older one is the control', async () => {
    const line = await createLine();
    await using world = line.world;
    line.addRun(1, line.first);
    line.addRun(2, line.third);
    const { changes, notes } = await ask(world, line.third);
    expect(changes).toMatchObject({ greenAt: line.first });
    expect(notes).toEqual(['an earlier run of this workflow was green at this very commit']);
  });

  it('takes three calls', async () => {
    const line = await createLine();
    await using world = line.world;
    line.addRun(1, line.first);
    await ask(world, line.third);
    expect(world.requests()).toHaveLength(3);
  });
});

describe('what the compare API leaves out', () => {
  const id = (letter: string) => letter.repeat(40);
  const commit = (sha: string, ...parents: readonly string[]) => ({
    sha,
    parents: parents.map((parent) => ({ sha: parent })),
    commit: { message: `Commit ${sha[0]}` },
  });
  const between = async (answer: object) => {
    const body = {
      status: 'ahead',
      merge_base_commit: { sha: id('0') },
      total_commits: 1,
      commits: [],
      files: [],
      ...answer,
    };
    const fetch = async () => Response.json(body);
    const octokit = new Octokit({ request: { fetch }, log: QUIET });
    const found = await changesBetween(octokit, WHERE, { greenAt: id('0'), base: id('9') });
    return typeof found === 'string' ? null : found.changes;
  };

  it('is told: older commits, and files after the first 300', async () => {
    const files = Array.from({ length: 300 }, (_, at) => ({
      filename: `f${at}`,
      status: 'added',
      patch: '@@ -0,0 +1 @@\n+a',
      changes: 1,
    }));
    const changes = await between({ total_commits: 260, commits: [commit(id('9'), id('8'))], files });
    expect(changes?.unknown).toEqual(['259 earlier commits', 'files after the first 300']);
    expect(changes?.commits).toMatchObject([{ id: id('9'), parent: id('8') }]);
  });

  it('is not shown: hunks of binary and large files, of copies; a plain rename has none', async () => {
    const files = [
      { filename: 'a.png', status: 'modified', changes: 0 },
      { filename: 'big.txt', status: 'modified', changes: 90_000 },
      { filename: 'new.py', previous_filename: 'old.py', status: 'renamed', changes: 0 },
      { filename: 'twin.py', status: 'copied', patch: '@@ -1 +1 @@\n-a\n+b', changes: 2 },
      { filename: 'mode.sh', status: 'changed', changes: 0 },
      { filename: 'same.py', status: 'unchanged', changes: 0 },
    ];
    expect((await between({ files }))?.files).toEqual([
      { path: 'a.png', status: 'modified', patch: null },
      { path: 'big.txt', status: 'modified', patch: null },
      { path: 'new.py', previousPath: 'old.py', status: 'renamed', patch: '' },
      { path: 'twin.py', status: 'added', patch: null },
      { path: 'mode.sh', status: 'modified', patch: null },
    ]);
  });

  it('is no other line: merges count as one commit', async () => {
    const commits = [
      commit(id('5'), id('0')),
      commit(id('6'), id('0')),
      commit(id('7'), id('5'), id('6')),
      commit(id('9'), id('7')),
    ];
    const changes = await between({ commits, total_commits: 4 });
    expect(changes?.commits.map((each) => each.id)).toEqual([id('5'), id('7'), id('9')]);
  });
});
