import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { type ArtifactServer, type ArtifactServerOptions, startArtifactServer } from './artifact-server.ts';

const exec = promisify(execFile);
const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;
let server: ArtifactServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'agent-fix-artifact-'));
  await writeFile(join(folder, 'trace.jsonl'), '{"kind":"run_start"}\n');
  await writeFile(join(folder, 'big.bin'), Buffer.alloc(300_000, 'agent-fix '));
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the real client in a process of its own, as a step of a job does: it reads its environment. */
async function withClient(code: string, options: ArtifactServerOptions = {}): Promise<string> {
  server = await startArtifactServer(options);
  const script = `
    import { DefaultArtifactClient } from '@actions/artifact';
    const client = new DefaultArtifactClient();
    const folder = ${JSON.stringify(folder)};
    const files = [folder + '/trace.jsonl', folder + '/big.bin'];
    ${code}`;
  const env = {
    PATH: process.env['PATH'],
    ...server.environment,
    GITHUB_SERVER_URL: 'http://github.localhost:1',
  };
  const { stdout } = await exec(process.execPath, ['--input-type=module', '-e', script], {
    cwd: projectRoot,
    env,
  });
  return stdout;
}

test('the real client uploads, and the files are read from the archive', async () => {
  const stdout = await withClient(`
    const { id, size } = await client.uploadArtifact('agent-fix-trace', files, folder, { retentionDays: 7 });
    console.log(JSON.stringify({ id, size }));`);
  const [artifact] = server.artifacts;
  if (artifact === undefined) throw new Error('nothing was uploaded');
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
    id: artifact.id,
    size: artifact.stored.length,
  });
  expect(artifact.name).toBe('agent-fix-trace');
  expect([...artifact.files.keys()].sort()).toEqual(['big.bin', 'trace.jsonl']);
  expect(artifact.files.get('trace.jsonl')?.toString()).toBe('{"kind":"run_start"}\n');
  expect(artifact.files.get('big.bin')).toEqual(await readFile(join(folder, 'big.bin')));
  expect(Date.parse(artifact.expiresAt ?? '')).toBeGreaterThan(Date.now());
  expect(server.calls).toEqual(['CreateArtifact', 'FinalizeArtifact']);
  expect(server.violations).toEqual([]);
});

test('the real client downloads what it uploaded', async () => {
  await withClient(`
    const { id } = await client.uploadArtifact('bundle', files, folder);
    await client.downloadArtifact(id, { path: folder + '/down' });
    await client.deleteArtifact('bundle');`);
  expect(await readFile(join(folder, 'down/trace.jsonl'), 'utf8')).toBe('{"kind":"run_start"}\n');
  expect(server.artifacts).toEqual([]);
  expect(server.violations).toEqual([]);
});

test('a second artifact of the same name is refused', async () => {
  const upload = `await client.uploadArtifact('trace', files, folder);`;
  await expect(withClient(upload + upload)).rejects.toThrow('an artifact trace exists already');
  expect(server.artifacts).toHaveLength(1);
  expect(server.violations).toEqual(['an artifact trace exists already']);
});

test('a forbidden service fails the client at once', async () => {
  const upload = `await client.uploadArtifact('trace', files, folder);`;
  await expect(withClient(upload, { fault: 'forbidden' })).rejects.toThrow('(403)');
  expect(server.calls).toEqual(['CreateArtifact']);
});

test('a service that is down answers 503 to everything', async () => {
  server = await startArtifactServer({ fault: 'down' });
  const response = await fetch(server.environment.ACTIONS_RESULTS_URL, { method: 'POST' });
  expect(response.status).toBe(503);
  expect(server.violations).toEqual([]);
});

test('the storage takes signed requests without the token only, and no list of blocks it does not have', async () => {
  server = await startArtifactServer();
  const { ACTIONS_RESULTS_URL: origin, ACTIONS_RUNTIME_TOKEN: token } = server.environment;
  const authorization = `Bearer ${token}`;
  const created = await fetch(`${origin}twirp/github.actions.results.api.v1.ArtifactService/CreateArtifact`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ ...ids, name: 'trace', version: 7, mime_type: 'application/zip' }),
  });
  const { signed_upload_url: signed } = z
    .object({ signed_upload_url: z.string() })
    .parse(await created.json());
  const put = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
    const versioned = { 'x-ms-version': '2025-01-05', ...headers };
    return (
      await fetch(url, {
        method: 'PUT',
        headers: versioned,
        body: '<BlockList><Latest>QQ==</Latest></BlockList>',
      })
    ).status;
  };
  expect(await put(`${signed}&comp=block&blockid=Qg==`)).toBe(201);
  expect(server.violations).toEqual([]);
  expect(await put(`${signed}&comp=blocklist`)).toBe(400);
  expect(await put(`${signed.split('?')[0]}?comp=block&blockid=QQ==`)).toBe(400);
  expect(await put(`${signed}&comp=block&blockid=QQ==`, { authorization })).toBe(400);
  expect(server.violations).toEqual([
    expect.stringContaining('lists block QQ==, which was not put'),
    expect.stringContaining('unsigned'),
    expect.stringContaining('the runtime token went to the storage'),
  ]);
});

const ids = {
  workflow_run_backend_id: 'ce7f54c7-61c7-4aae-887f-30da475f5f1a',
  workflow_job_run_backend_id: 'ca395085-040a-526b-2ce8-bdc85f692774',
};

test.each([
  ['an unknown method', 'MigrateArtifact', {}, {}, 'unknown method'],
  ['a field in the wrong case', 'CreateArtifact', { workflowRunBackendId: 'x' }, {}, 'workflowRunBackendId'],
  [
    'the ids of another job',
    'ListArtifacts',
    { ...ids, workflow_job_run_backend_id: 'x' },
    {},
    'another job',
  ],
  ['a wrong token', 'ListArtifacts', ids, { authorization: 'Bearer x' }, 'runtime token'],
  ['another content type', 'ListArtifacts', ids, { 'content-type': 'application/protobuf' }, 'not JSON'],
  [
    'finalizing nothing',
    'FinalizeArtifact',
    { ...ids, name: 'x', size: '1', hash: `sha256:${'0'.repeat(64)}` },
    {},
    'not created',
  ],
])('%s is a violation', async (_, method, body, headers, told) => {
  server = await startArtifactServer();
  const { ACTIONS_RESULTS_URL: origin, ACTIONS_RUNTIME_TOKEN: token } = server.environment;
  const url = `${origin}twirp/github.actions.results.api.v1.ArtifactService/${method}`;
  const usual = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...usual, ...headers },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(false);
  expect(server.violations).toEqual([expect.stringContaining(told)]);
});
