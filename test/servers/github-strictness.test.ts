import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Octokit } from '@octokit/rest';
import { describe, expect, test } from 'vitest';
import { failing, pullCreationForbidden, secondaryRateLimit } from './github/faults.ts';
import { silent, startWorld, type World, where } from './github-world.ts';

const exec = promisify(execFile);

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
    [
      'a head filter without its owner, which GitHub would ignore,',
      (o: Octokit) => o.pulls.list({ ...where, head: 'topic' }),
      'head=topic lacks its owner',
    ],
  ])('%s is a violation', async (_, request, told) => {
    await using world = await startWorld();
    const { octokit, server } = world;
    await expect(request(octokit)).rejects.toMatchObject({ status: 501 });
    expect(server.violations).toEqual([expect.stringContaining(told)]);
  });

  test('a wrong token is answered 401 and is a violation', async () => {
    await using world = await startWorld();
    const { server } = world;
    const octokit = new Octokit({ auth: 'ghs_other', baseUrl: server.apiUrl, log: silent });
    await expect(octokit.repos.get(where)).rejects.toMatchObject({ status: 401 });
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
    const push = async ({ server, folder }: World) => {
      const clone = join(folder, 'clone');
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
    const repository = { owner: 'octo', name: 'app', id: 77, defaultBranch: 'main', private: true };
    await using world = await startWorld({ repository });
    const { folder, server } = world;
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
    const clone = (url: string, name: string) =>
      exec('git', ['clone', '--quiet', url, join(folder, name)], { env });
    await expect(clone(server.cloneUrl, 'a')).rejects.toThrow();
    await clone(server.cloneUrl.replace('://', `://x-access-token:${server.token}@`), 'b');
    expect(server.violations).toEqual([]);
  });
});

describe('faults', () => {
  test('each strikes its own route, as often as it should', async () => {
    await using world = await startWorld();
    const { octokit, server } = world;
    server.addFault(pullCreationForbidden);
    server.addFault(failing('repos/get-collaborator-permission-level', 500, 1));
    server.addFault(secondaryRateLimit('issues/create-comment', 429, 1));
    server.state.addIssue({ title: 'It fails', login: 'alice' });
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
  expect((await octokit.repos.get(where)).status).toBe(200);
  expect(server.violations).toEqual([]);
});

test('closing cuts open connections at once', async () => {
  await using world = await startWorld();
  const { server } = world;
  const socket = await fetch(`${server.apiUrl}/repos/octo/app`, {
    headers: { authorization: `token ${server.token}`, 'user-agent': 'test' },
  });
  expect(socket.status).toBe(200); // its connection is kept alive
  await server.close();
  await expect(fetch(`${server.apiUrl}/repos/octo/app`)).rejects.toThrow('fetch failed');
});
