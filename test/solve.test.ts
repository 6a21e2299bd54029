import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../src/core/settings.ts';
import { type SolveRequest, solve } from '../src/solve.ts';
import { FILES, judged, TASK } from './core/play.ts';
import { call, ManualClock, ScriptedLLM, type Step } from './core/scripted.ts';
import { cannotFix, read } from './core/steps.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { createRepository } from './workspace/git-repository.ts';

const wrong: Step = call('write_file', {
  rel_path: 'src/sum.js',
  content: null,
  edits: [{ old: 'a - b', new: 'a * b' }],
});
const WRONG = [read, wrong, cannotFix];

/** Tries at a task whose test is always red, in the checkout itself. */
function request(rest: Partial<SolveRequest>): SolveRequest {
  const { root, commit } = createRepository(FILES);
  return {
    task: {
      ...TASK,
      baseCommit: commit,
      jobs: judged({
        command: { run: 'exit 1', shell: null, workingDirectory: '.', env: {}, source: 'a test' },
      }),
    },
    settings: {
      ...DEFAULT_SETTINGS,
      limits: { ...DEFAULT_SETTINGS.limits, maxReflections: 0, maxTestRuns: 30 },
    },
    attempts: 2,
    llm: new ScriptedLLM(WRONG, new ManualClock()),
    fallback: null,
    repository: root,
    checkout: root,
    tracePath: join(temporaryFolder(), 'trace.jsonl'),
    secrets: [],
    environment: { PATH: process.env['PATH'] },
    signal: new AbortController().signal,
    onEvent: () => {},
    ...rest,
  };
}

const pathsOf = ({ result }: Awaited<ReturnType<typeof solve>>) => result.patch.files.map(({ path }) => path);

describe('what an attempt found is kept', () => {
  test('when a later one breaks off', async () => {
    const source = createRepository(FILES).root;
    const renew = async () => renameSync(source, join(temporaryFolder(), 'gone'));
    const solved = await solve(request({ repository: source, renew }));
    expect(pathsOf(solved)).toEqual(['src/sum.js']);
    expect(solved.tries).toMatchObject({ of: 2, chosen: 0, runs: [{ outcome: 'not_fixed' }] });
    expect(solved.notes).toEqual([expect.stringMatching(/^attempt 2 of 2 broke off: .*does not exist/)]);
  });

  test('when a later one breaks off after it wrote: its lines belong to the trace that is told of', async () => {
    let runs = 0;
    const solving = request({
      onEvent: ({ kind }) => {
        if (kind === 'run_start') runs += 1;
        if (runs === 2 && kind !== 'run_start') throw new Error('the log is closed');
      },
    });
    const solved = await solve(solving);
    expect(solved.notes).toEqual(['attempt 2 of 2 broke off: Error: the log is closed']);
    const written = readFileSync(solving.tracePath, 'utf8');
    expect(written.match(/"kind":"run_start"/g)).toHaveLength(2);
    expect(solved.traceText).toBe(written);
  });

  test('when the checkout cannot be made what it was', async () => {
    const renew = () => Promise.reject(new Error('no space is left'));
    const solved = await solve(request({ renew }));
    expect(pathsOf(solved)).toEqual(['src/sum.js']);
    expect(solved.notes).toEqual([
      expect.stringMatching(
        /^no attempt 2 of 2: the checkout could not be made what it was: .*no space is left/,
      ),
    ]);
  });
});

test('the checkout is made what it was before another attempt, not after the last', async () => {
  let renewed = 0;
  const renew = async () => {
    renewed += 1;
  };
  const solved = await solve(
    request({ renew, llm: new ScriptedLLM([...WRONG, read, cannotFix], new ManualClock()) }),
  );
  expect(solved.tries?.runs).toHaveLength(2);
  expect(renewed).toBe(1);
});

test('what the first attempt throws is thrown', async () => {
  await expect(solve(request({ repository: join(temporaryFolder(), 'missing') }))).rejects.toThrow(
    'does not exist',
  );
});
