import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createRedact } from '../../src/core/redaction.ts';
import { createOctokit, describeError, htmlOf, isRateLimit } from '../../src/github/octokit.ts';
import { selfSigned } from '../llm/self-signed.ts';
import { failing, secondaryRateLimit } from '../servers/github/faults.ts';
import { bindToLoopback, listen, readBody } from '../servers/loopback.ts';
import { startProxy } from '../servers/proxy.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { createWorld, type TestWorld, WHERE } from './world.ts';

async function connect(world: TestWorld, apiUrl: string = world.server.apiUrl) {
  const waits: string[] = [];
  const onWait = (message: string) => void waits.push(message);
  return {
    waits,
    octokit: createOctokit({
      token: world.server.token,
      apiUrl,
      version: '1.2.3',
      redact: createRedact([world.server.token]),
      fetch,
      onWait,
      secondMs: 1,
    }),
  };
}

const ISSUE = { ...WHERE, issue_number: 7 };

function addIssue(world: TestWorld): void {
  world.server.state.addIssue({ number: 7, title: 'x', login: 'alice' });
}

describe('createOctokit', () => {
  it('names itself, and sends the token to the API it was given', async () => {
    await using world = await createWorld();
    const { octokit } = await connect(world);
    await octokit.rest.repos.get(WHERE);
    const [request] = world.server.requests;
    expect(request?.headers['user-agent']).toMatch(/^agent-fix\/1\.2\.3 /);
    expect(request?.authorization).toBe(`token ${world.server.token}`);
  });

  it('tries again after a 5xx', async () => {
    await using world = await createWorld();
    addIssue(world);
    world.server.addFault(failing('issues/get', 502, 1));
    const { octokit } = await connect(world);
    expect((await octokit.rest.issues.get(ISSUE)).data.number).toBe(7);
    expect(world.requests()).toHaveLength(2);
  });

  it.each([
    ['as it is', (token: string) => token],
    ['in base64', btoa],
    ['in hex', (token: string) => Buffer.from(token).toString('hex')],
  ])('A23 redacts a token that GitHub repeats in an error: %s', async (_, spell) => {
    await using world = await createWorld();
    const { token } = world.server;
    // What is shown of a message ends in the middle of the token.
    const message = `no ${'x'.repeat(280)} ${spell(token)}`;
    const fault = { operation: 'issues/get', status: 422, headers: {}, times: 2 };
    world.server.addFault({ ...fault, body: { message, errors: [{ message }] } });
    const { octokit } = await connect(world);
    const error: unknown = await octokit.rest.issues.get(ISSUE).catch((thrown: unknown) => thrown);
    for (const text of [describeError(error), String(error)]) {
      expect(text).toContain('no ');
      for (let at = 0; at + 10 <= token.length; at += 1)
        expect(text).not.toContain(spell(token.slice(at, at + 10)).slice(0, 10));
    }
  });

  it.each([401, 403, 404, 422])('does not try again after %i', async (status) => {
    await using world = await createWorld();
    addIssue(world);
    world.server.addFault(failing('issues/get', status));
    const { octokit } = await connect(world);
    await expect(octokit.rest.issues.get(ISSUE)).rejects.toMatchObject({ status });
    expect(world.requests()).toHaveLength(1);
  });

  it.each([403, 429] as const)(
    'G07 waits for a secondary limit (%i) as long as it is told',
    async (status) => {
      await using world = await createWorld();
      addIssue(world);
      world.server.addFault(secondaryRateLimit('issues/get', status, 1));
      const { octokit, waits } = await connect(world);
      expect((await octokit.rest.issues.get(ISSUE)).data.number).toBe(7);
      expect(waits).toEqual(["GitHub's secondary rate limit refused a GET for 1 s: waiting."]);
    },
  );

  it('G07 gives up at once when it is told to wait longer than its bound', async () => {
    await using world = await createWorld();
    addIssue(world);
    world.server.addFault(secondaryRateLimit('issues/get', 429, 3600));
    const { octokit, waits } = await connect(world);
    await expect(octokit.rest.issues.get(ISSUE)).rejects.toMatchObject({ status: 429 });
    expect(waits).toEqual(["GitHub's secondary rate limit refused a GET for 3600 s: giving up."]);
  });

  it.each([
    [429, {}, true],
    [403, { 'retry-after': '60' }, true],
    [403, { 'x-ratelimit-remaining': '0' }, true],
    [403, { 'x-ratelimit-remaining': '9' }, false],
    [404, { 'retry-after': '60' }, false],
  ])('tells a limit from a refusal: %i with %j', (status, headers, isLimit) => {
    const error = Object.assign(new Error('No'), { status, response: { headers } });
    expect(isRateLimit(error)).toBe(isLimit);
  });

  it('follows a redirect within the API, as for a renamed repository', async () => {
    await using world = await createWorld();
    await using renamed = await listen(async (request, response) => {
      const isOld = request.url === '/repos/octo/old/issues/7';
      response.writeHead(isOld ? 301 : 200, {
        'content-type': 'application/json',
        location: '/repos/octo/new/issues/7',
      });
      response.end(isOld ? '{}' : JSON.stringify({ number: 7, token: request.headers.authorization }));
    });
    const { octokit } = await connect(world, renamed.origin);
    const { data } = await octokit.rest.issues.get({ owner: 'octo', repo: 'old', issue_number: 7 });
    expect(data).toEqual({ number: 7, token: `token ${world.server.token}` });
  });

  it('G09 does not follow a redirect to another server, with or without the token', async () => {
    await using world = await createWorld();
    const reached: string[] = [];
    await using elsewhere = await listen(async (request, response) => {
      reached.push(request.url ?? '');
      response.end('{}');
    });
    const location = `${elsewhere.origin}/stolen`;
    world.server.addFault({ operation: 'git/create-blob', status: 307, headers: { location } });
    const { octokit } = await connect(world);
    await expect(octokit.rest.git.createBlob({ ...WHERE, content: 'private' })).rejects.toThrow(
      `GitHub's API redirects to another server, ${elsewhere.origin}`,
    );
    expect(world.requests()).toHaveLength(1);
    expect(reached).toEqual([]);
  });

  it('L05 keeps the token out of what it throws', async () => {
    await using world = await createWorld();
    world.server.addFault(failing('issues/get', 404));
    const { octokit } = await connect(world);
    const error: unknown = await octokit.rest.issues.get(ISSUE).catch((thrown: unknown) => thrown);
    expect(JSON.stringify(error)).not.toContain(world.server.token);
    expect(String(error)).not.toContain(world.server.token);
  });
});

describe('a proxy', () => {
  /** What a process of our client with these variables prints: the agents are made when it is loaded. */
  async function clientUnder(variables: Readonly<Record<string, string>>, code: string): Promise<string> {
    const module = join(import.meta.dirname, '../../src/github/octokit.ts');
    const script = `const { createOctokit, proxyFetch } = await import(${JSON.stringify(module)});\n${code}`;
    const env = { PATH: process.env['PATH'], ...variables };
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { env });
    return stdout;
  }

  /** An API at `https://github.example`, for which every name leads to this machine. */
  async function tunnelled() {
    const identity = selfSigned('github.example');
    const certificate = join(temporaryFolder(), 'certificate.pem');
    writeFileSync(certificate, identity.cert);
    const seen: string[] = [];
    const server = createServer(identity, async (request, response) => {
      const body = await readBody(request);
      seen.push(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
      response.writeHead(request.url === '/moved' ? 302 : 201, {
        'content-type': 'application/json',
        location: 'https://elsewhere.example/',
      });
      response.end(JSON.stringify({ sha: 'é' }));
    });
    const proxy = await startProxy(await bindToLoopback(server));
    const close = async () => {
      server.closeAllConnections();
      server.close();
      await proxy[Symbol.asyncDispose]();
    };
    return { seen, proxy, certificate, [Symbol.asyncDispose]: close };
  }

  it.each(['https_proxy', 'HTTPS_PROXY'])(
    'that %s names is asked for a tunnel, and sees nothing of the request',
    async (name) => {
      await using world = await tunnelled();
      const apiUrl = 'https://github.example';
      const variables = { [name]: world.proxy.url, NODE_EXTRA_CA_CERTS: world.certificate };
      const printed = await clientUnder(
        { ...variables, GITHUB_API_URL: apiUrl },
        `const octokit = createOctokit({
          token: 'ghs_token', apiUrl: '${apiUrl}', version: '1.2.3', redact: (text) => text, fetch: proxyFetch, onWait: () => {},
        });
        const { data, url } = await octokit.rest.git.createBlob({ owner: 'octo', repo: 'app', content: 'ü' });
        const { status } = await proxyFetch('${apiUrl}/moved', { redirect: 'manual' });
        console.log(data.sha, url, status);`,
      );
      expect(printed).toBe('é https://github.example/repos/octo/app/git/blobs 302\n');
      expect(world.seen).toEqual([
        'POST /repos/octo/app/git/blobs token ghs_token {"content":"ü"}',
        'GET /moved undefined ',
      ]);
      expect(new Set(world.proxy.requests)).toEqual(new Set(['CONNECT github.example:443']));
    },
  );
});

it('a text without its rendered form is an error, and an empty one is empty', () => {
  expect(htmlOf('issue #1', { body: 'a', body_html: '<p>a</p>' })).toBe('<p>a</p>');
  expect(htmlOf('issue #1', { body: '' })).toBe('');
  expect(() => htmlOf('issue #1', { body: 'a' })).toThrow(
    'GitHub gave issue #1 without its rendered form (body_html)',
  );
});
