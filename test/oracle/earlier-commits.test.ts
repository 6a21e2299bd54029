import { expect, test } from 'vitest';
import type { TestResult } from '../../src/core/ports.ts';
import { earlierTests } from '../../src/oracle/earlier-tests.ts';
import { commitsOf } from '../../src/workspace/changes.ts';
import { Repository } from '../../src/workspace/git.ts';
import { openTools } from '../workspace/open-tools.ts';

const ENDED = { exitCode: 0, output: '', durationMs: 1 };

test.each<readonly [string, Pick<TestResult, 'verdict' | 'ranNoneByName'>, string]>([
  ['green where a test of its name ran', { verdict: 'green' }, 'ran'],
  ['not green where only others ran', { verdict: 'green', ranNoneByName: true }, 'not_run'],
  ['red where others ran and failed', { verdict: 'red', ranNoneByName: true }, 'ran'],
])('a failing test whose words stand in its file at an earlier commit is %s', async (_, ending, kind) => {
  const { repository, workspace } = await openTools({ 'a.test.js': "describe('sums', adds);\n" });
  const { commit, root } = repository;
  const run = async () => ({ ...ENDED, ...ending });
  const source = commitsOf(Repository.find(root), commit);
  const failing = [{ id: 'sums > adds', file: 'a.test.js', line: null, message: '' }];
  const request = { commit, phase: 'control', failing, isFocused: true, timeoutMs: 1000 } as const;
  const answer = await earlierTests(run, workspace, source).run({
    ...request,
    signal: new AbortController().signal,
  });
  expect(answer.kind).toBe(kind);
});
