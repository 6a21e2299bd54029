import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Octokit, type RestEndpointMethodTypes } from '@octokit/rest';
import { describe, expect, test } from 'vitest';
import { APP, createWorld, QUIET, type TestWorld, WHERE } from '../github/world.ts';
import { temporaryFolder } from '../temporary-folder.ts';

type Tree = RestEndpointMethodTypes['git']['createTree']['parameters']['tree'];

/** Publishes as the publisher does: blobs, tree, commit, branch. Gives the commit. */
async function publish({ octokit, base }: TestWorld, branch: string): Promise<string> {
  const content = Buffer.from('fixed\n').toString('base64');
  const blob = await octokit.git.createBlob({ ...WHERE, content, encoding: 'base64' });
  const tree: Tree = [
    { path: 'src/add.js', mode: '100755', type: 'blob', sha: blob.data.sha },
    { path: 'src/deep/new.js', mode: '100644', type: 'blob', content: 'new\n' },
    { path: 'README.md', mode: '100644', type: 'blob', sha: null },
  ];
  const parent = await octokit.git.getCommit({ ...WHERE, commit_sha: base });
  const { data } = await octokit.git.createTree({ ...WHERE, base_tree: parent.data.tree.sha, tree });
  const commit = await octokit.git.createCommit({
    ...WHERE,
    message: 'Fix',
    tree: data.sha,
    parents: [base],
  });
  await octokit.git.createRef({ ...WHERE, ref: `refs/heads/${branch}`, sha: commit.data.sha });
  return commit.data.sha;
}

const FILES = { 'README.md': '# App\n', 'src/add.js': 'export const add = 1;\n' };
const startWorld = (options: Parameters<typeof createWorld>[1] = {}) =>
  createWorld(FILES, { isBroken: true, ...options });
const exec = promisify(execFile);

describe('strictness', () => {
  test.each([
    ['an unknown route', (o: Octokit) => o.repos.listTags(WHERE), 'unknown route'],
    [
      'an undeclared query parameter',
      (o: Octokit) => o.request('GET /repos/octo/app/pulls', { sate: 'open' }),
      'sate',
    ],
    [
      'a parameter the fake does not read',
      (o: Octokit) => o.pulls.list({ ...WHERE, sort: 'updated' }),
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
      (o: Octokit) => o.repos.getCommit({ ...WHERE, ref: 'main', mediaType: { format: 'diff' } }),
      'application/vnd.github.v3.diff',
    ],
    [
      'a head filter without its owner, which GitHub would ignore,',
      (o: Octokit) => o.pulls.list({ ...WHERE, head: 'topic' }),
      'head=topic lacks its owner',
    ],
  ])('%s is a violation', async (_, request, problem) => {
    await using world = await startWorld();
    const { octokit, server } = world;
    await expect(request(octokit)).rejects.toMatchObject({ status: 501 });
    expect(server.violations).toEqual([expect.stringContaining(problem)]);
  });

  test('a wrong token is answered 401 and is a violation', async () => {
    await using world = await startWorld();
    const { server } = world;
    const octokit = new Octokit({ auth: 'ghs_other', baseUrl: server.apiUrl, log: QUIET });
    await expect(octokit.repos.get(WHERE)).rejects.toMatchObject({ status: 401 });
    expect(server.violations).toHaveLength(1);
  });

  test('a token at the origin of the logs is a violation', async () => {
    await using world = await startWorld();
    const { base, server } = world;
    const jobs = [{ id: 31, name: 'test', log: 'boom' }];
    const run = { id: 9001, name: 'CI', path: '.github/workflows/ci.yml', headSha: base, headBranch: 'main' };
    server.addRun({ ...run, login: 'alice', jobs });
    const headers = { authorization: `Bearer ${server.token}`, 'user-agent': 'test' };
    const first = await fetch(`${server.apiUrl}/repos/octo/app/actions/jobs/31/logs`, {
      headers,
      redirect: 'manual',
    });
    await fetch(first.headers.get('location') ?? '', { headers });
    expect(server.violations).toEqual([expect.stringContaining('the token went to the origin of the logs')]);
  });

  test('a push is a violation unless it is expected', async () => {
    const push = async ({ server }: TestWorld) => {
      const clone = join(temporaryFolder(), 'clone');
      await exec('git', ['clone', '--quiet', server.cloneUrl, clone]);
      const url = server.cloneUrl.replace('://', `://x-access-token:${server.token}@`);
      await exec('git', ['-C', clone, 'push', '--quiet', url, 'HEAD:refs/heads/pushed']);
    };
    await using refusing = await startWorld();
    await expect(push(refusing)).rejects.toThrow('403');
    expect(refusing.server.violations).not.toEqual([]);
    await using taking = await startWorld({ takesPushes: true });
    await push(taking);
    expect(taking.repository.git('rev-parse', 'refs/heads/pushed')).toBe(taking.base);
    expect(taking.server.violations).toEqual([]);
  });

  test('a private repository is cloned with the token only', async () => {
    await using world = await startWorld({ repository: { ...APP, private: true } });
    const { server } = world;
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
    const clone = (url: string, name: string) =>
      exec('git', ['clone', '--quiet', url, join(temporaryFolder(), name)], { env });
    await expect(clone(server.cloneUrl, 'a')).rejects.toThrow();
    await clone(server.cloneUrl.replace('://', `://x-access-token:${server.token}@`), 'b');
    expect(server.violations).toEqual([]);
  });
});

test('a client that is killed in the middle of a request is no violation', async () => {
  await using world = await startWorld();
  const { octokit, server } = world;
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
  expect((await octokit.repos.get(WHERE)).status).toBe(200);
  expect(server.violations).toEqual([]);
});

describe('git objects', () => {
  test('what the API writes is what git clones, over HTTP', async () => {
    await using world = await startWorld();
    const { repository, server } = world;
    const sha = await publish(world, 'agent-fix/run-1');
    const clone = join(temporaryFolder(), 'clone');
    await exec('git', ['clone', '--quiet', '--depth=1', '--branch=agent-fix/run-1', server.cloneUrl, clone]);
    const read = (path: string) => readFile(join(clone, path), 'utf8');
    expect([await read('src/add.js'), await read('src/deep/new.js')]).toEqual(['fixed\n', 'new\n']);
    await expect(read('README.md')).rejects.toThrow('ENOENT');
    expect(repository.git('fsck', '--strict')).toBe('');
    expect(repository.git('ls-tree', sha, 'src/add.js')).toMatch(/^100755 blob/);
    expect(server.violations).toEqual([]);
  });

  test('a ref moves to a commit that is there, and nowhere else', async () => {
    await using world = await startWorld();
    const { base, octokit, repository, server } = world;
    const { data } = await octokit.repos.get(WHERE);
    const move = (afterOid: string) =>
      octokit.graphql(
        'mutation ($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }',
        {
          input: {
            repositoryId: data.node_id,
            refUpdates: [{ name: 'refs/heads/main', beforeOid: base, afterOid, force: true }],
          },
        },
      );
    for (const oid of ['1'.repeat(40), repository.git('rev-parse', 'main^{tree}')])
      await expect(move(oid)).rejects.toThrow('is no commit');
    expect(repository.git('rev-parse', 'main')).toBe(base);
    expect(server.violations).toEqual([]);
  });

  test('trees refuse paths into .git and objects that do not exist', async () => {
    await using world = await startWorld();
    const { base, octokit, server } = world;
    const entry = { mode: '100644', type: 'blob' } as const;
    const bad: Tree[] = [
      [{ ...entry, path: '.git/config', content: 'x' }],
      [{ ...entry, path: '../x', content: 'x' }],
      [{ ...entry, path: 'x', sha: '0'.repeat(39).concat('1') }],
      [{ ...entry, path: 'not-there', sha: null }],
      [{ ...entry, path: 'a\0b', content: 'x' }],
      [{ ...entry, path: 'git~1/config', content: 'x' }],
      [{ path: 'x', mode: '100644', type: 'commit', sha: base }],
      [{ path: 'x', mode: '040000', type: 'blob', content: 'x' }],
    ];
    for (const tree of bad) {
      await expect(octokit.git.createTree({ ...WHERE, base_tree: base, tree })).rejects.toMatchObject({
        status: 422,
      });
    }
    const { data } = await octokit.git.getTree({ ...WHERE, tree_sha: base, recursive: 'true' });
    expect(data.tree.map(({ path }) => path)).toEqual(['README.md', 'src', 'src/add.js']);
    expect(server.violations).toEqual([]);
  });
});
