import { errorText } from '../base/errors.ts';
import type { TestFailure } from '../core/events.ts';
import type { EarlierTests, TestOracle, TestResult } from '../core/ports.ts';
import type { CommitSource, OtherFiles } from '../workspace/changes.ts';
import type { Policy } from '../workspace/policy.ts';
import type { Snapshot } from '../workspace/snapshot.ts';

/** Options of a run on the base commit's files or, where `at` is given, on another commit's files. */
export type RunOnFiles = Parameters<TestOracle['run']>[0] & { readonly at?: OtherFiles };

/** Runs the tests on the files of earlier commits, by an oracle's own `run`. */
export function earlierTests(
  run: (options: RunOnFiles) => Promise<TestResult>,
  { policy }: { readonly policy: () => Promise<Policy> },
  source: CommitSource,
): EarlierTests {
  return {
    async run({ commit, failing, isFocused, ...request }) {
      try {
        const files = await source.filesAt(commit);
        if (typeof files === 'string') return { kind: 'not_run', why: files };
        await using at = files;
        const there = await testsThere(failing, at.snapshot);
        if (failing.length > 0 && there.length === 0)
          return { kind: 'not_run', why: 'the failing tests do not exist there' };
        const result = await run({ ...request, at, ...(isFocused ? { only: there } : {}) });
        // `testsThere` compares words: it can take a new test for one that exists at this commit, and then no test runs.
        return result.ranNoneByName === true && result.verdict === 'green'
          ? { kind: 'not_run', why: 'no test of these names ran there' }
          : { kind: 'ran', result };
      } catch (error) {
        return { kind: 'not_run', why: errorText(error) };
      }
    },
    async isOutsideCode(commit) {
      const paths = await source.changedPaths(commit).catch(() => null);
      if (paths === null || paths.length === 0) return false;
      return paths.every((await policy()).isOutsideCode);
    },
  };
}

/** The tests that exist at a commit, judged by their files: a test whose file is unknown counts as existing. */
async function testsThere(failing: readonly TestFailure[], at: Snapshot): Promise<readonly TestFailure[]> {
  const found: TestFailure[] = [];
  for (const test of failing) {
    const text = test.file === null ? null : await at.readText(test.file);
    const isThere =
      test.file === null ||
      (text !== null && wordsOfTest(test, test.file).some((word) => text.includes(word)));
    if (isThere) found.push(test);
  }
  return found;
}

/** The words of a test's name: a file that holds one of them may hold the test. Words of the file's own path are left out. */
function wordsOfTest({ id }: TestFailure, file: string): readonly string[] {
  const words = (text: string) => text.match(/[\p{L}\d_]{3,}/gu) ?? [];
  const ofFile = new Set(words(file));
  const ofTest = words(id.replace(/\[.*\]$/s, '')).filter((word) => !ofFile.has(word));
  return ofTest.length === 0 ? [''] : ofTest;
}
