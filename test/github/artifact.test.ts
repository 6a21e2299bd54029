import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type ArtifactRequest,
  connectArtifacts,
  uploadArtifact,
  uploadFile,
} from '../../src/github/artifact.ts';
import { type ArtifactServer, startArtifactServer } from '../servers/artifact-server.ts';

let folder: string;
let request: ArtifactRequest;

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true); // the client tells the job's log what it does
  folder = await mkdtemp(join(tmpdir(), 'agent-fix-artifact-'));
  const files = [join(folder, 'trace.jsonl'), join(folder, 'patch.diff')];
  for (const file of files) await writeFile(file, 'x\n');
  request = { name: 'agent-fix-run-1', files, folder, retentionDays: 5 };
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/** The client reads its environment itself. */
function pointAt(server: ArtifactServer): void {
  const environment = { ...server.environment, GITHUB_SERVER_URL: 'http://github.localhost' };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
}

it('uploads files as one artifact', async () => {
  await using server = await startArtifactServer();
  pointAt(server);
  const upload = await uploadArtifact(connectArtifacts, request, 20_000);
  expect(server.violations).toEqual([]);
  expect(server.artifacts).toMatchObject([{ name: 'agent-fix-run-1' }]);
  expect(upload).toEqual({ id: server.artifacts[0]?.id });
});

it('uploads a single file as it is, under its own name', async () => {
  await using server = await startArtifactServer();
  pointAt(server);
  const path = join(folder, 'agent-fix-run-1.html');
  await writeFile(path, '<!doctype html>');
  const upload = await uploadFile(connectArtifacts, { path, retentionDays: null }, 20_000);
  expect(server.violations).toEqual([]);
  const [artifact] = server.artifacts;
  expect(artifact).toMatchObject({ name: 'agent-fix-run-1.html', mimeType: 'text/html' });
  expect(artifact?.stored.toString()).toBe('<!doctype html>');
  expect(upload).toEqual({ id: artifact?.id });
});

it('gives up in time when the server is down', async () => {
  await using server = await startArtifactServer({ fault: 'down' });
  pointAt(server);
  expect(await uploadArtifact(connectArtifacts, request, 200)).toEqual({ problem: 'no answer within 0.2 s' });
});

it('says what the server said', async () => {
  await using server = await startArtifactServer({ fault: 'forbidden' });
  pointAt(server);
  expect(await uploadArtifact(connectArtifacts, request, 20_000)).toEqual({
    problem: expect.stringMatching(/Failed to CreateArtifact.*403/),
  });
});

it('never throws, outside of a job too', async () => {
  vi.stubEnv('ACTIONS_RUNTIME_TOKEN', '');
  expect(await uploadArtifact(connectArtifacts, request, 20_000)).toEqual({ problem: expect.any(String) });
});
