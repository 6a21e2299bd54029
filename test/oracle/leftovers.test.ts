import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearLeftovers, leaseFolder, leaseTempFolder } from '../../src/oracle/leftovers.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { runScript } from './leftovers-process.ts';

const before = process.env['TMPDIR'];
let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
  process.env['TMPDIR'] = folder;
});
afterEach(() => {
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
});

const leases = () => readdirSync(folder).filter((name) => name.endsWith('.lease'));

function makeCopy(name = 'agent-fix-copy-abc'): string {
  const copy = join(folder, name);
  mkdirSync(copy);
  writeFileSync(join(copy, 'file'), '');
  return copy;
}

/** The lease as another process would have left it. */
function orphan(change: Record<string, unknown> = { pid: 2 ** 22 + 1 }): void {
  const [lease = ''] = leases();
  const path = join(folder, lease);
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...change }));
}

test('the copy of a living process stays, and its lease goes with it', () => {
  const copy = makeCopy();
  const lease = leaseFolder(copy);
  expect(clearLeftovers()).toEqual([]);
  expect(existsSync(copy)).toBe(true);
  lease[Symbol.dispose]();
  expect(leases()).toEqual([]);
});

test('the copy of a dead process is removed, and so is that of one whose number another has now', () => {
  for (const change of [{ pid: 2 ** 22 + 1 }, { started: '1' }]) {
    const copy = makeCopy();
    leaseFolder(copy);
    orphan(change);
    expect(clearLeftovers()).toEqual([copy]);
    expect([existsSync(copy), leases()]).toEqual([false, []]);
  }
});

test('every kind of folder of ours is removed, also outside of the temporary folder', () => {
  for (const kind of ['copy', 'tests', 'layer', 'tmp', 'before', 'bait'] as const) {
    const folder = leaseTempFolder(kind, temporaryFolder());
    orphan();
    const copies = kind === 'copy' ? [folder.path] : [];
    expect([clearLeftovers(), existsSync(folder.path)]).toEqual([copies, false]);
  }
});

test('what is removed beside the run is gone soon, with its lease', async () => {
  const folder = leaseTempFolder('layer');
  mkdirSync(join(folder.path, 'closed/er'), { recursive: true });
  chmodSync(join(folder.path, 'closed'), 0o555);
  folder.removeBeside();
  expect([existsSync(folder.path), leases()]).toEqual([true, [expect.any(String)]]);
  await expect.poll(() => [existsSync(folder.path), leases()]).toEqual([false, []]);
});

/** What tests can leave: paths that are longer than the system takes, down to a closed folder that is not empty. */
const DEEP = `
  function makeDeep(root) {
    process.chdir(root);
    for (let depth = 0; depth < 30; depth++) {
      mkdirSync('d'.repeat(200));
      process.chdir('d'.repeat(200));
    }
    mkdirSync('closed/er', { recursive: true });
    chmodSync('closed', 0o555);
    process.chdir('/');
  }`;

test.each([
  { how: 'beside the run', remove: 'leased.removeBeside()' },
  { how: 'when it is disposed of', remove: 'leased[Symbol.dispose]()' },
  { how: 'when the process ends first', remove: 'leased.removeBeside(); process.exit()' },
])('a folder deeper than a path can be, removed $how, does not end the process', ({ remove }) => {
  // The removal is an error where the system's rm takes no longer paths either: the folder then stays with its lease.
  runScript(
    folder,
    `${DEEP}\nasUser(); const leased = leaseTempFolder('layer'); makeDeep(leased.path); ${remove};`,
  );
  const rest = readdirSync(folder).filter((name) => name.startsWith('agent-fix-layer-'));
  expect(leases()).toHaveLength(rest.length);
  if (process.platform === 'linux') expect(rest).toEqual([]);
});

test('a folder that cannot be removed keeps its lease for as many commands as it takes, and the run goes on', () => {
  const printed = runScript(
    folder,
    `
    asUser();
    const base = folder + '/base';
    mkdirSync(base);
    const leased = leaseTempFolder('layer', base);
    chmodSync(base, 0o555);
    leased.removeBeside();
    process.once('exit', () => console.log(left(), existsSync(leased.path)));`,
  );
  expect(printed).toBe('1 true\n');
  const clear = (mode: string) =>
    runScript(
      folder,
      `asUser(); ${mode}; console.log(clearLeftovers().length, left(), readdirSync(folder + '/base').length);`,
    );
  expect(clear('')).toBe('0 1 1\n');
  expect(clear("chmodSync(folder + '/base', 0o755)")).toBe('0 0 0\n');
});

test('tests that still run in the copy are ended, their children too', async () => {
  const copy = makeCopy();
  const child = spawn('sh', ['-c', 'sleep 300 & sleep 300'], { cwd: copy, detached: true, stdio: 'ignore' });
  await once(child, 'spawn');
  leaseFolder(copy);
  orphan();
  const exited = once(child, 'exit');
  clearLeftovers();
  expect(await exited).toEqual([null, 'SIGKILL']);
});

test('another namespace, a folder of another name, a broken lease: left alone', () => {
  const copy = makeCopy();
  leaseFolder(copy);
  orphan({ pid: 2 ** 22 + 1, namespace: 'pid:[1]' });
  expect(clearLeftovers()).toEqual([]);
  orphan({ namespace: leaseNamespace(), folder: makeCopy('mine') });
  expect(clearLeftovers()).toEqual([]);
  expect([existsSync(copy), existsSync(join(folder, 'mine'))]).toEqual([true, true]);
  writeFileSync(join(folder, `agent-fix-${'0'.repeat(12)}.lease`), '{');
  expect(clearLeftovers()).toEqual([]);
});

function leaseNamespace(): string {
  const lease = leaseFolder(folder);
  const name = leases().find(
    (each) => JSON.parse(readFileSync(join(folder, each), 'utf8')).folder === folder,
  );
  const { namespace } = JSON.parse(readFileSync(join(folder, name ?? ''), 'utf8'));
  lease[Symbol.dispose]();
  return namespace;
}
