import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { type Reserves, readReserves, runProcess, scarceSince } from '../../src/oracle/process.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const GIB = 1024 ** 3;
const START: Reserves = { memory: 8 * GIB, disk: { bytes: 100 * GIB, files: 1_000_000 } };

function run(script: string, reserves: () => Reserves) {
  const scratch = temporaryFolder();
  return runProcess({
    program: 'sh',
    args: ['-c', script],
    cwd: scratch,
    env: { PATH: process.env['PATH'] ?? '' },
    timeoutMs: 60_000,
    graceMs: 60_000,
    signal: new AbortController().signal,
    scratch,
    reserves,
  });
}

describe('a command that uses up what the machine has', () => {
  it.each<[string, Reserves, string | null]>([
    ['E20: memory', { ...START, memory: GIB / 2 }, 'memory_limit'],
    ['E19: bytes of the disk', { ...START, disk: { bytes: 9 * GIB, files: 1_000_000 } }, 'disk_limit'],
    ['E19: files of the disk', { ...START, disk: { bytes: 100 * GIB, files: 99_999 } }, 'disk_limit'],
  ])('is stopped at once, whatever it traps: %s', async (_, now, kind) => {
    let calls = 0;
    const { end } = await run("trap '' TERM; while :; do sleep 1; done", () => (calls++ === 0 ? START : now));
    expect(end).toEqual({ kind });
  });

  it('is let be where enough is left, or nothing is known', async () => {
    const unknown = { memory: null, disk: null };
    for (const now of [START, { memory: 2 * GIB, disk: { bytes: 11 * GIB, files: null } }, unknown])
      expect(scarceSince(START, now)).toBeNull();
    expect(scarceSince({ memory: 64 * GIB, disk: null }, { memory: 2 * GIB, disk: null })).toBeNull();
    expect((await run('sleep 0.7; exit 3', () => START)).end).toEqual({ kind: 'exited', exitCode: 3 });
  });

  it('is measured by the system', () => {
    const { disk, memory } = readReserves([tmpdir(), '/no/such/folder']);
    expect(disk?.bytes).toBeGreaterThan(0);
    if (process.platform === 'linux') expect(memory).toBeGreaterThan(0);
    expect(readReserves(['/no/such/folder']).disk).toBeNull();
  });
});
