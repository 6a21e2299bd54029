import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Octokit } from '@octokit/rest';
import { describe, expect, it } from 'vitest';
import type { Patch, PatchFile } from '../../src/core/ports.ts';
import { BaseTree, readTip } from '../../src/github/git-data.ts';
import { type PublishRequest, publish } from '../../src/github/pull-request.ts';
import { inline, md } from '../../src/story/markdown.ts';
import { notesAbove } from '../../src/story/report.ts';
import { failing, validationFailed } from '../servers/github/faults.ts';
import type { Pull } from '../servers/github/model.ts';
import { createWorld, QUIET, type TestWorld, WHERE } from './world.ts';

const BRANCH = 'agent-fix/issue-7';

function patchOf(files: Readonly<Record<string, string>>, changes: Partial<PatchFile> = {}): Patch {
  return {
    diff: 'diff',
    sha256: '0'.repeat(64),
    files: Object.entries(files).map(([path, content]) => ({
      path,
      status: 'modified',
      mode: '100644',
      content: Buffer.from(content),
      addedLines: 1,
      removedLines: 1,
      ...changes,
    })),
  };
}

const requestFor = (world: TestWorld, changes: Partial<PublishRequest> = {}): PublishRequest => ({
  repository: WHERE,
  patch: patchOf({ 'a.txt': 'fixed\n' }),
  base: { branch: 'main', commit: world.base },
  into: 'main',
  branch: BRANCH,
  runId: 'run-1',
  title: 'Fix it',
  body: (_, notes) => md`${notesAbove(notes)}Because.`,
  draft: false,
  isProven: true,
  isFollowUp: false,
  ...changes,
});

const run = (world: TestWorld, changes: Partial<PublishRequest> = {}) =>
  publish(world.octokit, requestFor(world, changes));

/** After a first run. */
async function published(): Promise<TestWorld> {
  const world = await createWorld();
  await run(world);
  return world;
}

const git = ({ repository }: TestWorld, ...args: readonly string[]) => repository.git(...args);

describe('publish', () => {
  it('pushes one commit on the base, which GitHub signs, and opens a pull request', async () => {
    await using world = await createWorld({ 'a.txt': 'a\n', 'keep.txt': 'k\n' });
    const publication = await run(world);
    const commitSha = git(world, 'rev-parse', BRANCH);
    expect(publication).toEqual({
      kind: 'published',
      number: 1,
      url: `${world.server.serverUrl}/octo/app/pull/1`,
      operation: 'created',
      pushed: { branch: BRANCH, commitSha, commitVerified: true },
      warnings: [],
    });
    // A branch that is new has no open pull request to look for.
    const aboutPulls = world.requests().filter((request) => request.includes('/pulls'));
    expect(aboutPulls).toEqual(['POST /repos/octo/app/pulls']);
    expect(git(world, 'rev-parse', `${BRANCH}^`)).toBe(world.base);
    expect(git(world, 'ls-tree', '-r', '--name-only', BRANCH)).toBe('a.txt\nkeep.txt');
    expect(git(world, 'show', `${BRANCH}:a.txt`)).toBe('fixed');
    const tree = git(world, 'rev-parse', `${BRANCH}^{tree}`);
    expect(git(world, 'log', '-1', '--format=%B', BRANCH)).toBe(
      `Fix it\n\nAgent-Fix-Run: run-1\nAgent-Fix-Tree: ${tree}`,
    );
    expect(world.server.state.pulls()).toMatchObject([
      {
        title: 'Fix it',
        body: expect.stringContaining('\nBecause.\n'),
        pull: { head: BRANCH, base: 'main', draft: false },
      },
    ]);
  });

  it('keeps bytes and modes', async () => {
    await using world = await createWorld();
    const content = Buffer.from([0xef, 0xbb, 0xbf, 0x61, 0x0d, 0x0a, 0xff, 0x00]);
    await run(world, { patch: patchOf({ 'bin/run': '' }, { content, mode: '100755', status: 'added' }) });
    expect(git(world, 'ls-tree', BRANCH, 'bin/run')).toMatch(/^100755 blob/);
    expect(world.repository.blob(`${BRANCH}:bin/run`)).toEqual(content);
  });

  it('opens a draft when told to', async () => {
    await using world = await createWorld();
    await run(world, { draft: true });
    expect(world.server.state.pulls()).toMatchObject([{ pull: { draft: true } }]);
  });

  it('G04 updates branch and pull request on the next run for the same target', async () => {
    await using world = await published();
    const main = world.repository.commit('main', 'Meanwhile', { 'b.txt': 'b\n' });
    const again = await run(world, {
      base: { branch: 'main', commit: main },
      patch: patchOf({ 'a.txt': 'better\n' }),
      title: 'Fix it better',
      runId: 'run-2',
    });
    expect(again).toMatchObject({ kind: 'published', number: 1, operation: 'updated' });
    expect(git(world, 'log', '--format=%s', `main..${BRANCH}`)).toBe('Fix it better');
    expect(git(world, 'show', `${BRANCH}:a.txt`)).toBe('better');
    expect(world.server.state.pulls()).toMatchObject([{ title: 'Fix it better', state: 'open' }]);
  });

  it('makes text part of the one tree request, and no blob of it', async () => {
    await using world = await createWorld();
    await run(world, { patch: patchOf({ 'a.txt': '\ufeffä\r\nb', 'c.txt': 'no end' }) });
    const posts = world.requests().filter((request) => request.startsWith('POST'));
    expect(posts.map((request) => request.split('/').at(-1))).toEqual(['trees', 'commits', 'refs', 'pulls']);
    expect(world.repository.blob(`${BRANCH}:a.txt`)).toEqual(Buffer.from('\ufeffä\r\nb'));
  });

  it('goes on top of what somebody else committed to other files, and says so', async () => {
    await using world = await createWorld({ 'a.txt': 'a\n', 'b.txt': 'b\n' });
    await run(world);
    const theirs = world.repository.commit(BRANCH, 'Polish', { 'b.txt': 'by hand\n' });
    const again = await run(world, { patch: patchOf({ 'a.txt': 'better\n' }), runId: 'run-2' });
    expect(again).toMatchObject({ kind: 'published', operation: 'updated' });
    expect(git(world, 'rev-parse', `${BRANCH}^`)).toBe(theirs);
    expect(git(world, 'show', `${BRANCH}:b.txt`)).toBe('by hand');
    expect(git(world, 'show', `${BRANCH}:a.txt`)).toBe('better');
    expect(world.server.state.pulls()[0]?.body).toContain('A commit of somebody else');
  });

  it('says when the base has moved on', async () => {
    await using world = await createWorld();
    world.repository.commit('main', 'Meanwhile', { 'b.txt': 'b\n' });
    expect((await run(world)).kind).toBe('published');
    const [pull] = world.server.state.pulls();
    const commit = world.base.slice(0, 12);
    expect(pull?.body).toContain(`main has moved on by 1 commit since ${commit}, on which this was made.`);
    expect(pull?.pull?.draft).toBe(false);
    expect(git(world, 'rev-parse', `${BRANCH}^`)).toBe(world.base);
  });

  it('names the files of the patch that changed on the base as well', async () => {
    await using world = await createWorld();
    world.repository.commit('main', 'Meanwhile', { 'a.txt': 'theirs\n', 'b.txt': 'b\n' });
    expect((await run(world)).kind).toBe('published');
    expect(world.server.state.pulls()[0]?.body).toContain(
      '; `a.txt` changed there as well and may conflict.',
    );
  });

  it('G03 never moves a branch that somebody pushed to between the look and the move', async () => {
    await using world = await published();
    let theirs = '';
    const { apiUrl, token } = world.server;
    const racing: typeof fetch = async (input, init) => {
      if (String(input).endsWith('/graphql'))
        theirs = world.repository.commit(BRANCH, 'Mine', { 'z.txt': 'z\n' });
      return fetch(input, init);
    };
    const octokit = new Octokit({ baseUrl: apiUrl, auth: token, log: QUIET, request: { fetch: racing } });
    const publication = await publish(octokit, requestFor(world, { patch: patchOf({ 'a.txt': 'again\n' }) }));
    expect(publication).toMatchObject({
      kind: 'failed',
      problem: `Somebody pushed to ${BRANCH} meanwhile, so it was left alone. Run again.`,
    });
    expect(git(world, 'rev-parse', BRANCH)).toBe(theirs);
  });

  it("commits onto a pull request's own branch, and only on the commit that was proven", async () => {
    await using world = await createWorld();
    world.repository.moveBranch('feature', world.base);
    const head = world.repository.commit('feature', 'Work', { 'a.txt': 'red\n' });
    world.server.addPull({ title: 'Feature', login: 'alice', head: 'feature', base: 'main' });
    const onto = { branch: 'feature', base: { branch: 'feature', commit: head }, into: 'main' };
    expect(await run(world, onto)).toMatchObject({ kind: 'published', number: 1, operation: 'updated' });
    expect(git(world, 'rev-parse', 'feature^')).toBe(head);
    const late = await run(world, onto);
    expect(late).toMatchObject({
      kind: 'failed',
      problem: expect.stringContaining('Somebody pushed to feature'),
    });
  });

  it.each([
    ['closed', (_: TestWorld) => {}],
    [
      'closed as its branch was deleted',
      ({ repository }: TestWorld) => rmSync(join(repository.gitDir, 'refs/heads', BRANCH)),
    ],
  ])('opens a new pull request when the last one was %s', async (_, further) => {
    await using world = await published();
    world.server.state.edit(1, { state: 'closed' });
    further(world);
    expect(await run(world)).toMatchObject({ number: 2, operation: 'created', pushed: { branch: BRANCH } });
    expect(git(world, 'rev-parse', `${BRANCH}^`)).toBe(world.base);
  });

  it.each(['/git/refs', '/pulls'])(
    'goes on when POST %s was carried out, its answer lost, and sent again',
    async (path) => {
      await using world = await createWorld();
      const { apiUrl, token } = world.server;
      const sendTwice: typeof fetch = async (input, init) => {
        if (init?.method === 'POST' && String(input).endsWith(path)) await fetch(input, init);
        return fetch(input, init);
      };
      const octokit = new Octokit({
        baseUrl: apiUrl,
        auth: token,
        log: QUIET,
        request: { fetch: sendTwice },
      });
      const publication = await publish(octokit, requestFor(world));
      expect(publication).toMatchObject({ kind: 'published', number: 1, operation: 'created' });
    },
  );
});

describe('publish: the text of an open pull request', () => {
  const again = { title: 'Better title', body: () => md`Better words.`, runId: 'run-2' };

  it('replaces its own section and title, and keeps what a person wrote around them', async () => {
    await using world = await published();
    const { body } = world.server.state.issue(1);
    world.server.state.edit(1, { body: `See #9.\r\n\r\n${body}\n\nThanks!` });
    await run(world, again);
    const after = world.server.state.issue(1);
    expect(after.title).toBe('Better title');
    expect(after.body).toMatch(
      /^See #9\.\n\n<!-- agent-fix:start[\s\S]*Better words\.[\s\S]*-->\n\nThanks!$/,
    );
    expect(after.body).not.toContain('Because.');
  });

  it('keeps a title that a person chose, and a section that a person changed', async () => {
    await using world = await published();
    const body = world.server.state
      .issue(1)
      .body?.replace('Because.', 'Because, as Ada found, it was off by one.');
    world.server.state.edit(1, { title: 'Mine', body: body ?? '' });
    await run(world, again);
    const after = world.server.state.issue(1);
    expect(after.title).toBe('Mine');
    expect(after.body).toMatch(/^Because, as Ada found[\s\S]*<!-- agent-fix:start[\s\S]*Better words\./);
    await run(world, { ...again, body: () => md`Third words.`, runId: 'run-3' });
    expect(world.server.state.issue(1).body).toMatch(/^Because, as Ada found[\s\S]*Third words\./);
    expect(world.server.state.issue(1).body).not.toContain('Better words.');
  });

  it('keeps what people changed before its own report, which gets shorter, however often they change it', async () => {
    await using world = await createWorld();
    const body = (maxChars: number) => inline('Report.'.padEnd(Math.min(maxChars, 40_000), '.'), maxChars);
    await run(world, { body });
    for (const name of ['Ada', 'Grace', 'Edith']) {
      const { body: before } = world.server.state.issue(1);
      const at = before?.lastIndexOf('Report.') ?? 0;
      world.server.state.edit(1, { body: `${before?.slice(0, at)}As ${name} found. ${before?.slice(at)}` });
      expect(await run(world, { body, runId: name })).toMatchObject({ kind: 'published', warnings: [] });
      const { body: after } = world.server.state.issue(1);
      expect(after?.length).toBeLessThanOrEqual(65_536);
      expect(after).toMatch(/^As Ada found\. Report\.[\s\S]*<!-- agent-fix:start[^>]*-->\nReport\./);
      expect(after).toContain(`As ${name} found.`);
      // Without room for their words, people could not write them either.
      world.server.state.edit(1, { body: after?.replace('.'.repeat(15_000), '') ?? '' });
    }
  });

  it('leaves a description as it is where people left no room for a report, and says so', async () => {
    await using world = await published();
    const full = 'y'.repeat(65_500);
    world.server.state.edit(1, { body: full });
    expect(await run(world, again)).toMatchObject({
      kind: 'published',
      warnings: [expect.stringContaining('has no room for the report of this run')],
    });
    expect(world.server.state.issue(1)).toMatchObject({ body: full });
  });

  it('turns it into a draft when it is no longer proven, and back when it is', async () => {
    await using world = await createWorld();
    const isDraft = () => world.server.state.pulls()[0]?.pull.draft;
    await run(world);
    await run(world, { ...again, isProven: false, draft: true });
    expect(isDraft()).toBe(true);
    await run(world, { ...again, runId: 'run-3' });
    expect(isDraft()).toBe(false);
  });

  it('keeps the title, the draft and what was said first over two follow-ups', async () => {
    await using world = await createWorld();
    await run(world, { body: () => md`Proof.\n\nFixes #7`, isProven: false, draft: true });
    const { base } = world;
    for (const text of [md`As asked.`, md`As asked again.`]) {
      const tip = git(world, 'rev-parse', BRANCH);
      const onto = { branch: BRANCH, commit: tip };
      await run(world, {
        ...again,
        base: onto,
        into: 'main',
        body: () => text,
        isProven: null,
        isFollowUp: true,
        runId: text,
        patch: patchOf({ 'a.txt': text }),
      });
      expect(git(world, 'rev-parse', `${BRANCH}^`)).toBe(tip);
    }
    const { title, body, pull } = world.server.state.pulls()[0] ?? {};
    expect({ title, isDraft: pull?.draft }).toEqual({ title: 'Fix it', isDraft: true });
    expect(body).toMatch(/^<!-- agent-fix:start[^>]*-->\nAs asked again\.\n\n<details>[\s\S]*Fixes #7/);
    expect(body).not.toContain('As asked.\n');
    expect(body?.match(/<details>/g)).toHaveLength(1);
    await run(world, { ...again, base: { branch: 'main', commit: base } });
    expect(world.server.state.pulls()[0]?.pull.draft).toBe(false);
  });

  const unproven = { isProven: false, draft: true };

  it.each<[string, Partial<PublishRequest>, Partial<Pull>, ...Partial<PublishRequest>[]]>([
    ['a draft that the input asked for', { draft: true }, {}, { draft: true }],
    ['a draft that a person made of it', {}, { draft: true }, unproven, {}],
    ['ready, where a person marked an unproven draft so', unproven, { draft: false }, unproven, unproven],
    ['ready, where a person did and it was proven since', unproven, { draft: false }, {}, unproven],
    ['the branch that a person moved it to', {}, { base: 'release' }, {}, unproven],
  ])('leaves %s', async (_, first, theirs, ...later) => {
    await using world = await createWorld();
    world.repository.moveBranch('release', world.base);
    await run(world, first);
    world.server.state.changePull(1, theirs);
    const { draft } = world.server.state.pulls()[0]?.pull ?? {};
    for (const [at, change] of later.entries()) {
      const publication = await run(world, { ...again, ...change, runId: `run-${at + 3}` });
      expect(world.server.state.pulls()[0]?.pull).toMatchObject('base' in theirs ? theirs : { draft });
      const warnings =
        'base' in theirs ? [expect.stringContaining('into release, where a person moved it')] : [];
      expect(publication).toMatchObject({ kind: 'published', operation: 'updated', warnings });
    }
  });
});

describe('publish: what it leaves alone', () => {
  const HAND = { 'a.txt': 'by hand\n' };

  it.each<[string, (world: TestWorld) => unknown, string?]>([
    ["somebody's commit on top of ours", ({ repository }) => repository.commit(BRANCH, 'Improve', HAND)],
    [
      'our commit as somebody amended it, which keeps our trailers',
      (world) => {
        const message = git(world, 'log', '-1', '--format=%B', BRANCH);
        world.repository.moveBranch(BRANCH, world.base);
        world.repository.commit(BRANCH, message, HAND);
      },
    ],
    [
      'a branch of that name that was never ours',
      ({ repository, base }) => {
        repository.moveBranch(BRANCH, base);
        repository.commit(BRANCH, 'Mine', HAND);
      },
    ],
    [
      'a branch of that name with another history',
      ({ repository }) => repository.moveBranch(BRANCH, repository.commit('orphan', 'Orphan', HAND)),
      'holds commits that agent-fix did not make',
    ],
  ])(
    'G02 %s',
    async (_, meanwhile, problem = 'holds commit [0-9a-f]{12} that agent-fix did not make as it stands') => {
      await using world = await createWorld();
      await run(world);
      meanwhile(world);
      const tip = git(world, 'rev-parse', BRANCH);
      expect(await run(world)).toMatchObject({
        kind: 'failed',
        problem: expect.stringMatching(problem),
        pushed: null,
      });
      expect(git(world, 'rev-parse', BRANCH)).toBe(tip);
    },
  );

  it('the base branch itself', async () => {
    await using world = await createWorld();
    expect(await run(world, { branch: 'main' })).toMatchObject({
      kind: 'failed',
      problem: expect.stringContaining('is the base branch'),
    });
  });

  it.each([
    ['.github/workflows/ci.yml', 'is a workflow'],
    ['.GitHub/Workflows/ci.yml', 'is a workflow'],
    ['.git/config', "lies in git's own folder"],
    ['sub/.GIT/hooks/x', "lies in git's own folder"],
    ['.git /config', "lies in git's own folder"],
    ['git~1/config', "lies in git's own folder"],
    ['../x', 'is no plain path'],
    ['/etc/passwd', 'is no plain path'],
    ['a//b', 'is no plain path'],
    ['a\\b', 'holds a character'],
    ['a\u202eb', 'holds a character'],
    ['a\nb', 'holds a character'],
  ])('G22 a patch of %j', async (path, problem) => {
    await using world = await createWorld();
    expect(await run(world, { patch: patchOf({ [path]: 'x' }) })).toMatchObject({
      kind: 'failed',
      problem: expect.stringContaining(problem),
      pushed: null,
    });
    expect(world.requests()).toEqual([]);
  });

  it('G22 a patch that is too large, or empty', async () => {
    await using world = await createWorld();
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`f${at}`, 'x']));
    const problems = [patchOf(many), patchOf({ big: 'x'.repeat(9_000_000) }), patchOf({})].map(
      async (patch) => {
        const publication = await run(world, { patch });
        return publication.kind === 'failed' ? publication.problem : publication.kind;
      },
    );
    expect(await Promise.all(problems)).toEqual([
      'Nothing was pushed: the patch has 21 files, more than 20.',
      'Nothing was pushed: "big" is larger than 8388608 bytes.',
      'Nothing was pushed: the patch is empty.',
    ]);
  });
});

describe('publish: large files', () => {
  it('sends a file of some megabytes by itself, and whole', async () => {
    await using world = await createWorld();
    const large = `${'é is a letter '.repeat(100)}\n`.repeat(2_000);
    expect(await run(world, { patch: patchOf({ large, small: 'x\n' }) })).toMatchObject({
      kind: 'published',
    });
    expect(world.requests().filter((request) => request.endsWith('/git/blobs'))).toHaveLength(1);
    const pushed = world.server.state.pulls()[0]?.pull.head ?? '';
    const tree = await BaseTree.read(world.octokit, {
      repository: WHERE,
      commit: (await readTip(world.octokit, WHERE, pushed)) ?? '',
      paths: ['large'],
    });
    expect((await tree.content('large'))?.toString()).toBe(large);
  });
});

describe('publish: what it says when GitHub refuses', () => {
  it.each([
    ['git/create-tree', 403, /may not push .*`permissions: contents: write`/],
    ['git/create-commit', 409, /could not be pushed .*being changed/],
    ['git/create-tree', 404, /may not push/],
    ['git/create-commit', 401, /does not take the token .*github-token/],
    ['git/create-ref', 422, /could not be pushed .*A branch called agent-fix makes/],
    ['git/create-ref', 500, /could not be pushed \(HTTP 500/],
    ['git/create-tree', 429, /rate limit kept .* from being pushed/],
  ])('G06 G07 to %s with %i', async (operation, status, problem) => {
    await using world = await createWorld();
    world.server.addFault(failing(operation, status));
    expect(await run(world)).toMatchObject({
      kind: 'failed',
      problem: expect.stringMatching(problem),
      pushed: null,
    });
  });

  it.each([
    [403, /"Allow GitHub Actions to create and approve pull requests"/],
    [404, /has no pull request .*pull-requests: write/],
    [422, /refused one into main as a draft, which not every plan has \(input draft\)/],
    [429, /has no pull request: GitHub's rate limit/],
    [502, /has no pull request \(HTTP 502/],
  ])('G05 G06 G07 to open a pull request with %i', async (status, problem) => {
    await using world = await createWorld();
    world.server.addFault(
      status === 422 ? validationFailed('pulls/create', 'no') : failing('pulls/create', status),
    );
    expect(await run(world, { draft: true })).toMatchObject({
      kind: 'failed',
      problem: expect.stringMatching(problem),
      pushed: { branch: BRANCH, commitVerified: true },
    });
    expect(git(world, 'show', `${BRANCH}:a.txt`)).toBe('fixed');
  });

  it('tells a rate limit by its headers', async () => {
    await using world = await createWorld();
    const headers = { 'retry-after': '3600' };
    world.server.addFault({ operation: 'pulls/create', status: 403, headers, body: { message: 'no' } });
    expect(await run(world)).toMatchObject({ problem: expect.stringContaining("GitHub's rate limit") });
  });

  it('when the base is gone, rewritten, or was never there', async () => {
    await using world = await createWorld();
    const base = { branch: 'gone', commit: world.base };
    expect(await run(world, { base })).toMatchObject({ problem: 'The branch gone is gone.' });
    expect(await run(world, { into: 'none' })).toMatchObject({
      problem: 'The branch none, which the pull request would go into, is gone.',
    });
    const orphan = world.repository.commit('other', 'Orphan', { 'o.txt': 'o\n' });
    world.repository.moveBranch('main', orphan);
    expect(await run(world)).toMatchObject({
      problem: expect.stringContaining('was rewritten during the run'),
    });
    world.repository.moveBranch('main', world.base);
    const next = world.repository.commit('main', 'Next', { 'b.txt': 'b\n' });
    world.repository.moveBranch('main', world.base);
    const rewritten = await run(world, { base: { branch: 'main', commit: next } });
    expect(rewritten).toMatchObject({ problem: expect.stringContaining('was rewritten during the run') });
  });
});
