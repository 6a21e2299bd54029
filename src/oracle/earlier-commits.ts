import { errorText } from '../core/errors.ts';
import type { TestFailure } from '../core/events.ts';
import type { EarlierTests } from '../core/ports.ts';
import { otherFiles } from '../workspace/changes.ts';
import type { Repository } from '../workspace/git.ts';
import type { Snapshot } from '../workspace/snapshot.ts';
import type { OpenedOracle, OracleOptions } from './test-oracle.ts';

/** Where the commits before the base commit come from. */
export interface CommitSource {
  /**
   * A repository whose objects hold the base commit and this one's files, and the id by which it has them; a string says why there is
   * none.
   */
  open(commit: string): Promise<{ readonly repository: Repository; readonly commit: string } | string>;
  /** The paths that a commit changed against its first parent; null where that cannot be told. */
  changedPaths(commit: { readonly id: string; readonly parent: string }): Promise<readonly string[] | null>;
}

/** Runs the tests of a run on earlier commits. */
export function earlierTests(
  oracle: OpenedOracle,
  { snapshot, policy }: Pick<OracleOptions['workspace'], 'snapshot' | 'policy'>,
  source: CommitSource,
): EarlierTests {
  return {
    async run({ commit, failing, isFocused, ...asked }) {
      try {
        const found = await source.open(commit);
        if (typeof found === 'string') return { kind: 'not_run', why: found };
        const files = await otherFiles(found.repository, snapshot.commit, found.commit);
        if (typeof files === 'string') return { kind: 'not_run', why: files };
        await using at = files;
        const there = await testsThere(failing, at.snapshot);
        if (failing.length > 0 && there.length === 0)
          return { kind: 'not_run', why: 'the failing tests do not exist there' };
        const result = await oracle.run({ ...asked, at, ...(isFocused ? { only: there } : {}) });
        // A new test may share all its words with its file.
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
      const rules = await policy();
      return paths.every((path) => OUTSIDE.has(rules.protection(path)?.rule ?? ''));
    },
  };
}

/** Classes of paths that are no code of the repository, by the names of their rules. */
const OUTSIDE: ReadonlySet<string> = new Set(['lockfiles', 'workflows']);

/** The tests that stand at a commit, as far as their files tell: a test whose file is not known counts as there. */
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

/** Words of a test's name that its file must hold one of; the file's own path aside. */
function wordsOfTest({ id }: TestFailure, file: string): readonly string[] {
  const words = (text: string) => text.match(/[\p{L}\d_]{3,}/gu) ?? [];
  const ofFile = new Set(words(file));
  const own = words(id.replace(/\[.*\]$/s, '')).filter((word) => !ofFile.has(word));
  return own.length === 0 ? [''] : own;
}
