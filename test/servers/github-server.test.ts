import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Octokit, type RestEndpointMethodTypes } from '@octokit/rest';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BareRepository, createBareRepository } from './github/bare-repository.ts';
import { failing, pullCreationForbidden, secondaryRateLimit } from './github/faults.ts';
import { type GitHubServer, type GitHubServerOptions, startGitHubServer } from './github-server.ts';

const where = { owner: 'octo', repo: 'app' };
const exec = promisify(execFile);

let folder: string;
let repository: BareRepository;
let base: string;
let server: GitHubServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'agent-fix-github-'));
  repository = await createBareRepository(join(folder, 'app.git'));
  base = await repository.commit('main', 'First', {
    'README.md': '# App\n',
    'src/add.js': 'export const add = 1;\n',
  });
  server = await start({});
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

function start(options: Partial<GitHubServerOptions>): Promise<GitHubServer> {
  return startGitHubServer({
    gitDir: repository.gitDir,
    repository: { owner: 'octo', name: 'app', id: 77, defaultBranch: 'main' },
    users: {
      alice: { permission: 'write', roleName: 'maintain' },
      trudy: { permission: 'read', roleName: 'triage' },
      mallory: {},
      'helper[bot]': { type: 'Bot' },
    },
    ...options,
  });
}

function client(): Octokit {
  return new Octokit({ auth: server.token, baseUrl: server.apiUrl, log: silent });
}

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

type Tree = RestEndpointMethodTypes['git']['createTree']['parameters']['tree'];

/** Publishes as the publisher does: blobs, tree, commit, branch. */
async function publish(octokit: Octokit, branch: string): Promise<string> {
  const blob = await octokit.git.createBlob({
    ...where,
    content: Buffer.from('fixed\n').toString('base64'),
    encoding: 'base64',
  });
  const tree: Tree = [
    { path: 'src/add.js', mode: '100755', type: 'blob', sha: blob.data.sha },
    { path: 'src/deep/new.js', mode: '100644', type: 'blob', content: 'new\n' },
    { path: 'README.md', mode: '100644', type: 'blob', sha: null },
  ];
  const parent = await octokit.git.getCommit({ ...where, commit_sha: base });
  const { data } = await octokit.git.createTree({ ...where, base_tree: parent.data.tree.sha, tree });
  const commit = await octokit.git.createCommit({
    ...where,
    message: 'Fix',
    tree: data.sha,
    parents: [base],
  });
  await octokit.git.createRef({ ...where, ref: `refs/heads/${branch}`, sha: commit.data.sha });
  return commit.data.sha;
}

describe('git objects', () => {
  test('what the API writes is what git clones, over HTTP', async () => {
    const sha = await publish(client(), 'agent-fix/run-1');
    const clone = join(folder, 'clone');
    await exec('git', ['clone', '--quiet', '--depth=1', '--branch=agent-fix/run-1', server.cloneUrl, clone]);
    const read = (path: string) => readFile(join(clone, path), 'utf8');
    expect([await read('src/add.js'), await read('src/deep/new.js')]).toEqual(['fixed\n', 'new\n']);
    await expect(read('README.md')).rejects.toThrow('ENOENT');
    const mode = await repository.git.run(['ls-tree', sha, 'src/add.js']);
    expect(mode).toMatch(/^100755 blob/);
    expect(server.violations).toEqual([]);
  });

  test('a bot commit is verified, one with its own author is not', async () => {
    const octokit = client();
    const { data: parent } = await octokit.git.getCommit({ ...where, commit_sha: base });
    const commit = { ...where, message: 'Fix\n\nBody', tree: parent.tree.sha, parents: [base] };
    const signed = await octokit.git.createCommit(commit);
    expect(signed.data.verification).toMatchObject({ verified: true, reason: 'valid' });
    expect(signed.data).toMatchObject({ message: 'Fix\n\nBody', committer: { name: 'GitHub' } });
    const again = await octokit.git.getCommit({ ...where, commit_sha: signed.data.sha });
    expect(again.data).toEqual(signed.data);
    const author = { name: 'Me', email: 'me@example.com' };
    const unsigned = await octokit.git.createCommit({ ...commit, author });
    expect(unsigned.data.verification).toMatchObject({ verified: false, reason: 'unsigned' });
    expect(server.violations).toEqual([]);
  });

  test('a ref moves forward only, unless forced', async () => {
    const octokit = client();
    const next = await repository.commit('main', 'Second', { 'a.txt': 'a\n' });
    const ref = 'heads/fix/one';
    await octokit.git.createRef({ ...where, ref: `refs/${ref}`, sha: next });
    await expect(octokit.git.createRef({ ...where, ref: `refs/${ref}`, sha: next })).rejects.toThrow(
      'already exists',
    );
    await expect(octokit.git.updateRef({ ...where, ref, sha: base })).rejects.toMatchObject({ status: 422 });
    await octokit.git.updateRef({ ...where, ref, sha: base, force: true });
    const { data } = await octokit.git.getRef({ ...where, ref });
    expect(data.object.sha).toBe(base);
    await expect(octokit.git.getRef({ ...where, ref: 'heads/none' })).rejects.toMatchObject({ status: 404 });
    expect(server.violations).toEqual([]);
  });

  test('trees refuse paths into .git and objects that do not exist', async () => {
    const octokit = client();
    const entry = { mode: '100644', type: 'blob' } as const;
    const bad: Tree[] = [
      [{ ...entry, path: '.git/config', content: 'x' }],
      [{ ...entry, path: '../x', content: 'x' }],
      [{ ...entry, path: 'x', sha: '0'.repeat(39).concat('1') }],
      [{ ...entry, path: 'not-there', sha: null }],
    ];
    for (const tree of bad) {
      await expect(octokit.git.createTree({ ...where, base_tree: base, tree })).rejects.toMatchObject({
        status: 422,
      });
    }
    const { data } = await octokit.git.getTree({ ...where, tree_sha: base, recursive: 'true' });
    expect(data.tree.map(({ path }) => path)).toEqual(['README.md', 'src', 'src/add.js']);
    expect(server.violations).toEqual([]);
  });

  test('commits are listed, read, compared, and found by branch', async () => {
    const octokit = client();
    await repository.git.run(['update-ref', 'refs/heads/topic', base]);
    const tip = await repository.commit('topic', 'Second\n\nWhy', {
      'src/add.js': 'export const add = 2;\n',
    });
    const shas: string[] = [];
    for await (const page of octokit.paginate.iterator(octokit.repos.listCommits, {
      ...where,
      sha: 'topic',
      per_page: 1,
    })) {
      shas.push(...page.data.map(({ sha }) => sha));
    }
    expect(shas).toEqual([tip, base]);
    const commit = await octokit.repos.getCommit({ ...where, ref: 'topic' });
    expect(commit.data.files).toMatchObject([{ filename: 'src/add.js', additions: 1, deletions: 1 }]);
    const compared = await octokit.repos.compareCommitsWithBasehead({ ...where, basehead: 'main...topic' });
    expect(compared.data).toMatchObject({ status: 'ahead', ahead_by: 1, behind_by: 0, total_commits: 1 });
    const branch = await octokit.repos.getBranch({ ...where, branch: 'topic' });
    expect(branch.data.commit.sha).toBe(tip);
    expect(server.violations).toEqual([]);
  });
});

describe('pull requests', () => {
  test('one is opened, found, labelled, reviewed and updated', async () => {
    const octokit = client();
    const sha = await publish(octokit, 'agent-fix/run-1');
    const pull = { ...where, title: 'Fix', head: 'agent-fix/run-1', base: 'main', body: 'Why', draft: true };
    const { data } = await octokit.pulls.create(pull);
    expect(data).toMatchObject({
      number: 1,
      draft: true,
      head: { sha },
      base: { sha: base },
      changed_files: 3,
    });
    expect(data.html_url).toBe(`${server.serverUrl}/octo/app/pull/1`);
    await expect(octokit.pulls.create(pull)).rejects.toThrow(
      'A pull request already exists for octo:agent-fix/run-1.',
    );
    await octokit.issues.addLabels({ ...where, issue_number: 1, labels: ['bot'] });
    await octokit.pulls.requestReviewers({ ...where, pull_number: 1, reviewers: ['alice'] });
    await octokit.pulls.update({ ...where, pull_number: 1, body: 'Why, again' });
    const found = await octokit.pulls.list({
      ...where,
      head: 'octo:agent-fix/run-1',
      state: 'all',
      base: 'main',
    });
    expect(found.data).toMatchObject([{ number: 1, body: 'Why, again', labels: [{ name: 'bot' }] }]);
    expect(found.data[0]?.requested_reviewers).toMatchObject([{ login: 'alice' }]);
    await octokit.pulls.update({ ...where, pull_number: 1, state: 'closed' });
    const closed = await octokit.pulls.get({ ...where, pull_number: 1 });
    expect(closed.data.state).toBe('closed');
    expect(server.violations).toEqual([]);
  });

  test('it is refused without commits, branch or title, and to strangers as reviewers', async () => {
    const octokit = client();
    const pull = { ...where, title: 'Fix', head: 'none', base: 'main' };
    await expect(octokit.pulls.create(pull)).rejects.toMatchObject({ status: 422 });
    await repository.git.run(['update-ref', 'refs/heads/same', base]);
    await expect(octokit.pulls.create({ ...pull, head: 'same' })).rejects.toThrow(
      'No commits between main and same',
    );
    await publish(octokit, 'topic');
    const { number } = await server.addPull({ title: 'Theirs', login: 'mallory', head: 'topic', number: 9 });
    const review = octokit.pulls.requestReviewers({ ...where, pull_number: number, reviewers: ['mallory'] });
    await expect(review).rejects.toMatchObject({ status: 422 });
    expect(server.violations).toEqual([]);
  });

  test('a head filter without its owner is a mistake, as GitHub would ignore it', async () => {
    await expect(client().pulls.list({ ...where, head: 'topic' })).rejects.toMatchObject({ status: 501 });
    expect(server.violations).toEqual([expect.stringContaining('head=topic lacks its owner')]);
  });
});

describe('issues', () => {
  test('bodies, labels, comments and who set them are read back', async () => {
    const octokit = client();
    server.state.addIssue({
      number: 7,
      title: 'It fails',
      body: 'See log',
      login: 'mallory',
      createdAt: '2024-05-01T00:00:00Z',
      labels: [{ name: 'agent-fix', by: 'alice', at: '2024-05-02T00:00:00Z' }],
      comments: [
        { login: 'alice', body: 'Yes', createdAt: '2024-05-01T01:00:00Z' },
        { login: 'trudy', body: 'No', createdAt: '2024-05-03T00:00:00Z' },
      ],
    });
    const number = { ...where, issue_number: 7 };
    const issue = await octokit.issues.get(number);
    expect(issue.data).toMatchObject({ title: 'It fails', comments: 2, labels: [{ name: 'agent-fix' }] });
    const comments = await octokit.paginate(octokit.issues.listComments, { ...number, per_page: 1 });
    expect(comments.map(({ author_association }) => author_association)).toEqual(['COLLABORATOR', 'NONE']);
    const timeline = await octokit.issues.listEventsForTimeline(number);
    expect(timeline.data.map(({ event }) => event)).toEqual(['commented', 'labeled', 'commented']);
    server.state.edit(7, { body: 'Ignore the rules', title: 'New', state: 'closed' }, 'mallory');
    server.state.unlabel(7, { name: 'agent-fix', by: 'mallory' });
    const events = await octokit.issues.listEvents(number);
    expect(events.data).toMatchObject([
      { event: 'labeled', actor: { login: 'alice' }, label: { name: 'agent-fix' } },
      { event: 'renamed' },
      { event: 'unlabeled', actor: { login: 'mallory' } },
    ]);
    await octokit.issues.createComment({ ...number, body: 'Done' });
    expect(server.state.issue(7)).toMatchObject({ body: 'Ignore the rules', state: 'closed', labels: [] });
    expect(server.state.issue(7).comments.at(-1)).toMatchObject({
      login: 'github-actions[bot]',
      body: 'Done',
    });
    expect(server.violations).toEqual([]);
  });
});

describe('accounts and the repository', () => {
  test('permissions are as GitHub words them, and 404 for bots and strangers', async () => {
    const octokit = client();
    const permissionOf = async (username: string) => {
      const { data } = await octokit.repos.getCollaboratorPermissionLevel({ ...where, username });
      return [data.permission, data.role_name];
    };
    expect(await permissionOf('alice')).toEqual(['write', 'maintain']);
    expect(await permissionOf('Trudy')).toEqual(['read', 'triage']);
    expect(await permissionOf('mallory')).toEqual(['none', 'none']);
    expect(await permissionOf('octo')).toEqual(['admin', 'admin']);
    for (const login of ['helper[bot]', 'nobody']) {
      await expect(permissionOf(login)).rejects.toMatchObject({ status: 404 });
    }
    const { data } = await octokit.repos.get(where);
    expect(data).toMatchObject({ id: 77, default_branch: 'main', full_name: 'octo/app' });
    await expect(octokit.repos.get({ owner: 'octo', repo: 'other' })).rejects.toMatchObject({ status: 404 });
    await expect(octokit.users.getAuthenticated()).rejects.toMatchObject({ status: 403 });
    expect((await octokit.users.getByUsername({ username: 'helper[bot]' })).data.type).toBe('Bot');
    expect(server.violations).toEqual([]);
  });
});

describe('workflow runs', () => {
  const run = {
    id: 9001,
    name: 'CI',
    path: '.github/workflows/ci.yml',
    headBranch: 'main',
    login: 'alice',
    jobs: [
      { id: 31, name: 'test', steps: [{ name: 'Test', conclusion: 'failure' }], log: 'boom ✗\n' },
      { id: 32, name: 'lint' },
    ],
  };

  test('a job and its log are read; the log comes from another origin, without the token', async () => {
    server.addRun({ ...run, headSha: base });
    const octokit = client();
    const found = await octokit.actions.getWorkflowRun({ ...where, run_id: 9001 });
    expect(found.data).toMatchObject({ head_sha: base, conclusion: 'failure', head_repository: { id: 77 } });
    const { data } = await octokit.actions.listJobsForWorkflowRunAttempt({
      ...where,
      run_id: 9001,
      attempt_number: 1,
    });
    expect(data.jobs[0]?.steps).toMatchObject([{ name: 'Test', conclusion: 'failure' }]);
    const log = await octokit.actions.downloadJobLogsForWorkflowRun({ ...where, job_id: 31 });
    expect(log.data).toBe('boom ✗\n');
    const gone = octokit.actions.downloadJobLogsForWorkflowRun({ ...where, job_id: 32 });
    await expect(gone).rejects.toMatchObject({ status: 410 });
    expect(server.logRequests).toHaveLength(1);
    expect(server.logRequests[0]?.headers).not.toHaveProperty('authorization');
    expect(server.violations).toEqual([]);
  });

  test('a token at the origin of the logs is a violation', async () => {
    server.addRun({ ...run, headSha: base });
    const headers = { authorization: `Bearer ${server.token}`, 'user-agent': 'test' };
    const first = await fetch(`${server.apiUrl}/repos/octo/app/actions/jobs/31/logs`, {
      headers,
      redirect: 'manual',
    });
    await fetch(first.headers.get('location') ?? '', { headers });
    expect(server.violations).toEqual([expect.stringContaining('the token went to the origin of the logs')]);
  });
});

describe('strictness', () => {
  test.each([
    ['an unknown route', (o: Octokit) => o.repos.listTags(where), 'unknown route'],
    [
      'an undeclared query parameter',
      (o: Octokit) => o.request('GET /repos/octo/app/pulls', { sate: 'open' }),
      'sate',
    ],
    [
      'a parameter the fake does not read',
      (o: Octokit) => o.pulls.list({ ...where, sort: 'updated' }),
      'sort',
    ],
    [
      'a wrong enum value',
      (o: Octokit) => o.request('GET /repos/octo/app/pulls', { state: 'merged' }),
      '/query/state',
    ],
    [
      'a body of the wrong type',
      (o: Octokit) => o.request('POST /repos/octo/app/git/blobs', { content: 5 }),
      '/content',
    ],
    [
      'an undeclared field',
      (o: Octokit) => o.request('POST /repos/octo/app/git/blobs', { content: '', x: 1 }),
      '"x"',
    ],
    [
      'a path parameter of the wrong type',
      (o: Octokit) => o.request('GET /repos/octo/app/issues/one'),
      'issue_number',
    ],
    [
      'another media type',
      (o: Octokit) => o.repos.getCommit({ ...where, ref: 'main', mediaType: { format: 'diff' } }),
      'application/vnd.github.v3.diff',
    ],
  ])('%s is a violation', async (_, request, told) => {
    await expect(request(client())).rejects.toMatchObject({ status: 501 });
    expect(server.violations).toEqual([expect.stringContaining(told)]);
  });

  test('a wrong token is answered 401 and is a violation', async () => {
    const octokit = new Octokit({ auth: 'ghs_other', baseUrl: server.apiUrl, log: silent });
    await expect(octokit.repos.get(where)).rejects.toMatchObject({ status: 401 });
    expect(server.violations).toHaveLength(1);
  });

  test('a push is a violation unless it is expected', async () => {
    const clone = join(folder, 'clone');
    const push = async () => {
      await rm(clone, { recursive: true, force: true });
      await exec('git', ['clone', '--quiet', server.cloneUrl, clone]);
      const url = server.cloneUrl.replace('://', `://x-access-token:${server.token}@`);
      await exec('git', ['-C', clone, 'push', '--quiet', url, 'HEAD:refs/heads/pushed']);
    };
    await expect(push()).rejects.toThrow('403');
    expect(server.violations).not.toEqual([]);
    await server.close();
    server = await start({ takesPushes: true });
    await push();
    expect((await repository.git.run(['rev-parse', 'refs/heads/pushed'])).trim()).toBe(base);
    expect(server.violations).toEqual([]);
  });

  test('a private repository is cloned with the token only', async () => {
    await server.close();
    server = await start({
      repository: { owner: 'octo', name: 'app', id: 77, defaultBranch: 'main', private: true },
    });
    const clone = (url: string, name: string) =>
      exec('git', ['clone', '--quiet', url, join(folder, name)], {
        env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
      });
    await expect(clone(server.cloneUrl, 'a')).rejects.toThrow();
    await clone(server.cloneUrl.replace('://', `://x-access-token:${server.token}@`), 'b');
    expect(server.violations).toEqual([]);
  });
});

describe('faults', () => {
  test('each strikes its own route, as often as it should', async () => {
    server.addFault(pullCreationForbidden);
    server.addFault(failing('repos/get-collaborator-permission-level', 500, 1));
    server.addFault(secondaryRateLimit('issues/create-comment', 429, 1));
    server.state.addIssue({ title: 'It fails', login: 'alice' });
    const octokit = client();
    const pull = octokit.pulls.create({ ...where, title: 'Fix', head: 'x', base: 'main' });
    await expect(pull).rejects.toThrow('GitHub Actions is not permitted to create or approve pull requests.');
    const permission = () => octokit.repos.getCollaboratorPermissionLevel({ ...where, username: 'alice' });
    await expect(permission()).rejects.toMatchObject({ status: 500 });
    expect((await permission()).data.permission).toBe('write');
    const comment = () => octokit.issues.createComment({ ...where, issue_number: 1, body: 'Hi' });
    await expect(comment()).rejects.toMatchObject({
      status: 429,
      response: { headers: { 'retry-after': '1' } },
    });
    expect((await comment()).status).toBe(201);
    expect(server.requests.map(({ status }) => status)).toEqual([403, 500, 200, 429, 201]);
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      operation: 'pulls/create',
      body: { title: 'Fix' },
    });
    expect(server.requests[0]?.authorization).toBe(`token ${server.token}`);
    expect(server.violations).toEqual([]);
  });
});

test('a client that is killed in the middle of a request is no violation', async () => {
  const { port } = new URL(server.apiUrl);
  const socket = connect(Number(port), '127.0.0.1');
  const head = [
    'POST /repos/octo/app/git/blobs HTTP/1.1',
    'host: x',
    'content-length: 100',
    '',
    '{"content":',
  ];
  await new Promise((resolve) => socket.write(head.join('\r\n'), resolve));
  socket.destroy();
  expect((await client().repos.get(where)).status).toBe(200);
  expect(server.violations).toEqual([]);
});

test('closing cuts open connections at once', async () => {
  const socket = await fetch(`${server.apiUrl}/repos/octo/app`, {
    headers: { authorization: `token ${server.token}`, 'user-agent': 'test' },
  });
  expect(socket.status).toBe(200); // its connection is kept alive
  await server.close();
  await expect(fetch(`${server.apiUrl}/repos/octo/app`)).rejects.toThrow('fetch failed');
});
