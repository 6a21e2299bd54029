import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ArtifactToUpload, uploadArtifact } from '../../src/github/artifacts.ts';
import { type ArtifactServer, serve } from '../servers/serve.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let folder: string;
let request: ArtifactToUpload;

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true); // the client tells the job's log what it does
  folder = temporaryFolder();
  const files = [join(folder, 'trace.jsonl'), join(folder, 'patch.diff')];
  for (const file of files) await writeFile(file, 'x\n');
  request = { name: 'agent-fix-run-1', files, folder };
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** The client reads its environment itself. */
function pointAt(server: ArtifactServer): void {
  const environment = { ...server.environment, GITHUB_SERVER_URL: 'http://github.localhost' };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
}

it('uploads files as one artifact', async () => {
  await using servers = await serve();
  const server = servers.artifacts;
  pointAt(server);
  const upload = await uploadArtifact(request);
  expect(server.violations).toEqual([]);
  expect(server.artifacts).toMatchObject([{ name: 'agent-fix-run-1' }]);
  expect(upload).toEqual({ id: server.artifacts[0]?.id });
});

it('uploads a single file as it is, under its own name', async () => {
  await using servers = await serve();
  const server = servers.artifacts;
  pointAt(server);
  const path = join(folder, 'agent-fix-run-1.html');
  await writeFile(path, '<!doctype html>');
  const upload = await uploadArtifact({
    name: 'agent-fix-run-1.html',
    files: [path],
    folder,
    isPlain: true,
  });
  expect(server.violations).toEqual([]);
  const [artifact] = server.artifacts;
  expect(artifact).toMatchObject({ name: 'agent-fix-run-1.html', mimeType: 'text/html' });
  expect(artifact?.stored.toString()).toBe('<!doctype html>');
  expect(upload).toEqual({ id: artifact?.id });
});

it.each(['down', 'storage-down'] as const)('gives up in time when the server is %s', async (fault) => {
  await using servers = await serve({ artifactFault: fault });
  pointAt(servers.artifacts);
  expect(await uploadArtifact(request, 200)).toEqual({ problem: 'no answer within 0.2 s' });
});

it('says what the server said', async () => {
  await using servers = await serve({ artifactFault: 'forbidden' });
  pointAt(servers.artifacts);
  expect(await uploadArtifact(request)).toEqual({
    problem: expect.stringMatching(/Failed to CreateArtifact.*403/),
  });
});

it('never throws, outside of a job too', async () => {
  vi.stubEnv('ACTIONS_RUNTIME_TOKEN', '');
  expect(await uploadArtifact(request)).toEqual({ problem: expect.any(String) });
});
