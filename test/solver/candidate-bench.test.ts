import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { CandidateVerdict } from '../../src/agent/events.ts';
import type { BenchOptions, Candidate } from '../../src/agent/repair.ts';
import { DiskBench } from '../../src/solver/candidate-bench.ts';
import { openTools } from '../workspace/open-tools.ts';

const FILES = {
  'src/a.txt': 'wrong\n',
  'src/b.txt': 'b\n',
  'tests/a.txt': 'right\n',
  '.github/workflows/ci.yml': 'on: push\n',
};
const OPTIONS = { limitMs: 20_000, leftMs: 60_000, only: [], signal: new AbortController().signal };

const candidate = (path: string, old: string, next: string): Candidate => ({
  template: 'donor',
  description: '',
  path,
  line: 1,
  edits: [{ old, new: next }],
  cost: 1,
  doubt: 0,
});

async function openBench(run = 'cmp src/a.txt tests/a.txt') {
  const tools = await openTools(FILES);
  const { root } = tools.repository;
  const bench = new DiskBench({
    workspace: tools.workspace,
    checkout: root,
    command: { run, shell: null, workingDirectory: '.', env: {}, source: 'a test' },
    testEnv: [],
    environment: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
  });
  onTestFinished(() => bench[Symbol.asyncDispose]());
  const judge = async (
    candidates: readonly Candidate[],
    options: Partial<BenchOptions> = {},
  ): Promise<CandidateVerdict[]> => {
    const verdicts: CandidateVerdict[] = [];
    for await (const verdict of bench.judge(candidates, { ...OPTIONS, ...options })) verdicts.push(verdict);
    return verdicts;
  };
  return { ...tools, judge, disk: (path: string) => readFileSync(join(root, path), 'utf8'), root };
}

describe('candidates on the bench', () => {
  test('are judged by the test command, in their order', async () => {
    const { judge } = await openBench();
    const candidates = ['no', 'right', 'never', 'right'].map((next) => candidate('src/a.txt', 'wrong', next));
    expect(await judge(candidates)).toEqual(['failed', 'passed', 'failed', 'passed']);
    // By now the copies are made: several at once change nothing.
    expect(await judge(candidates)).toEqual(['failed', 'passed', 'failed', 'passed']);
    expect(await judge(candidates)).toEqual(['failed', 'passed', 'failed', 'passed']);
  });

  test('leave neither the disk nor the Journal changed', async () => {
    const { judge, disk, workspace } = await openBench();
    await judge([candidate('src/a.txt', 'wrong', 'right'), candidate('src/b.txt', 'b', 'c')]);
    expect(disk('src/a.txt')).toBe('wrong\n');
    expect(disk('src/b.txt')).toBe('b\n');
    expect(workspace.journal.writes).toEqual([]);
  });

  test('start from what the run has written', async () => {
    const { judge, edit, disk } = await openBench('cmp src/a.txt tests/a.txt && grep -q done src/b.txt');
    await edit('src/b.txt', ['b', 'done']);
    expect(await judge([candidate('src/a.txt', 'wrong', 'right')])).toEqual(['passed']);
    expect(disk('src/b.txt')).toBe('done\n');
  });

  test('that hang are stopped at their limit', async () => {
    const { judge } = await openBench(
      'if grep -q hang src/a.txt; then sleep 60; fi; cmp src/a.txt tests/a.txt',
    );
    const candidates = [candidate('src/a.txt', 'wrong', 'hang'), candidate('src/a.txt', 'wrong', 'right')];
    expect(await judge(candidates, { limitMs: 1500 })).toEqual(['slow', 'passed']);
  });

  test('are not told of when the time ran out first', async () => {
    const { judge } = await openBench();
    expect(await judge([candidate('src/a.txt', 'wrong', 'right')], { leftMs: 0 })).toEqual([]);
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
    const { judge, disk, root } = await openBench('cmp src/a.txt tests/a.txt || ! test -e ran; touch ran');
    expect(await judge([each])).toEqual(['refused']);
    expect(disk('tests/a.txt')).toBe('right\n');
    // It was not even run.
    expect(existsSync(join(root, 'ran'))).toBe(false);
  });
});
