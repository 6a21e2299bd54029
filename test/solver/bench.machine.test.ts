import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DiskBench } from '../../src/solver/bench.ts';
import type { TryOptions } from '../../src/solver/search.ts';
import { openTools } from '../workspace/open-tools.ts';

const FILES = {
  'src/a.txt': 'wrong\n',
  'src/b.txt': 'b\n',
  'tests/a.txt': 'right\n',
  '.github/workflows/ci.yml': 'on: push\n',
};
const OPTIONS: TryOptions = { limitMs: 20_000, only: [], signal: new AbortController().signal };

const candidate = (path: string, old: string, next: string) => ({ path, edits: [{ old, new: next }] });

async function openBench(
  run = 'cmp src/a.txt tests/a.txt',
  files: Readonly<Record<string, string>> = FILES,
  settings: Parameters<typeof openTools>[1] = {},
) {
  const tools = await openTools(files, settings);
  const { root } = tools.repository;
  const bench = new DiskBench({
    workspace: tools.workspace,
    checkout: root,
    command: { run, shell: null, workingDirectory: '.', env: {}, source: 'a test' },
    environment: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    sandbox: null,
  });
  onTestFinished(() => bench[Symbol.dispose]());
  const tried = (each: ReturnType<typeof candidate>, options: Partial<TryOptions> = {}) =>
    bench.try([each], { ...OPTIONS, ...options });
  return { ...tools, bench, tried, disk: (path: string) => readFileSync(join(root, path), 'utf8'), root };
}

describe('candidates on the bench', () => {
  test('are judged by the test command, and leave neither the disk nor the Journal changed', async () => {
    const { tried, disk, workspace } = await openBench();
    expect(await tried(candidate('src/a.txt', 'wrong', 'no'))).toBe('failed');
    expect(await tried(candidate('src/a.txt', 'wrong', 'right'))).toBe('passed');
    expect(disk('src/a.txt')).toBe('wrong\n');
    expect(workspace.journal.latest()).toEqual([]);
  });

  test('that hang are stopped', async () => {
    const { tried } = await openBench('cmp src/a.txt tests/a.txt && sleep 60');
    expect(await tried(candidate('src/a.txt', 'wrong', 'right'), { limitMs: 500 })).toBe('slow');
  });

  test('have no verdict when the run is cancelled', async () => {
    const { tried } = await openBench();
    expect(await tried(candidate('src/a.txt', 'wrong', 'right'), { signal: AbortSignal.abort() })).toBeNull();
  });
});

describe('no candidate escapes the policy', () => {
  test.each([
    ['a test', candidate('tests/a.txt', 'right', 'wrong')],
    ['a workflow', candidate('.github/workflows/ci.yml', 'on: push', 'on: pull_request')],
    ["git's folder", candidate('.git/config', '[core]', '[alias]')],
    ['a path outside', candidate('../a.txt', 'a', 'b')],
    ['a path through a folder', candidate('src/../tests/a.txt', 'right', 'wrong')],
    ['a file that is not there', candidate('src/c.txt', 'a', 'b')],
    ['text that is not there', candidate('src/a.txt', 'absent', 'right')],
    ['no change', candidate('src/a.txt', 'wrong', 'wrong')],
  ])('%s', async (_, each) => {
    const run = 'cmp src/a.txt tests/a.txt || ! test -e ran; touch ran';
    const { tried, disk, root } = await openBench(run, FILES, { allowPaths: ['/src/**'] });
    expect(await tried(each)).toBe('refused');
    expect(disk('tests/a.txt')).toBe('right\n');
    // It was not even run.
    expect(existsSync(join(root, 'ran'))).toBe(false);
  });
});
