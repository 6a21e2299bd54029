import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { type ArtifactToUpload, fileInArtifact, uploadArtifact } from '../../src/github/artifacts.ts';
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

interface Entry {
  readonly name: string;
  readonly content: Buffer;
  readonly isStored?: boolean;
  readonly crc?: number;
}

/** An archive as APPNOTE.TXT lays it out. */
function zipOf(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, isStored = false, crc = crc32(content) } of entries) {
    const packed = isStored ? content : deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(isStored ? 0 : 8, 10);
    entry.writeUInt32LE(crc, 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(offset, 42);
    files.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += local.length + Buffer.byteLength(name) + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

const content = Buffer.from('{"version":1}');

test.each([false, true])('gives the only file (stored: %s), by a plain name', (isStored) => {
  const zip = zipOf([{ name: 'agent-fix-bundle-0123456789.json', content, isStored }]);
  expect(fileInArtifact(zip, 100)).toEqual(content);
});

test('stops inflating at the limit, whatever the header says', () => {
  const zip = zipOf([{ name: 'bomb', content: Buffer.alloc(50 * 1024 * 1024) }]);
  expect(zip.length).toBeLessThan(100_000);
  expect(fileInArtifact(zip, 1024)).toBe('the archive inflates to more than 1024 bytes');
});

test.each<[string, Buffer, string]>([
  [
    'two files',
    zipOf([
      { name: 'a', content },
      { name: 'b', content },
    ]),
    'holds 2 files',
  ],
  ...['../../etc/passwd', '/etc/passwd', 'a/b.json', 'a\\b.json', '..', ''].map(
    (name): [string, Buffer, string] => [
      `the name ${JSON.stringify(name)}`,
      zipOf([{ name, content }]),
      'names a file in another folder',
    ],
  ),
  ['no file', zipOf([]), 'holds 0 files'],
  ['a wrong checksum', zipOf([{ name: 'a', content, crc: 1 }]), 'is damaged'],
  ['a cut archive', zipOf([{ name: 'a', content }]).subarray(0, 40), 'is damaged'],
  ['a stored file that is too large', zipOf([{ name: 'a', content, isStored: true }]), 'more than 5 bytes'],
])('refuses %s', (_, zip, problem) => {
  expect(fileInArtifact(zip, problem.includes('5 bytes') ? 5 : 100)).toContain(problem);
});

test('JSON is no archive', () => {
  expect(fileInArtifact(content, 100)).toBe(content);
  expect(fileInArtifact(Buffer.from('P'), 100)).toEqual(Buffer.from('P'));
});
