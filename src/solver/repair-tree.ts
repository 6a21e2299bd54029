import { isRepoPath } from '../workspace/repo-path.ts';
import type { RepoWorkspace } from '../workspace/repo-tools.ts';
import type { RepairTree } from './failure-leads.ts';

/** The files of the base commit with the run's writes, as the search for the culprit reads them. */
export async function treeOf(workspace: RepoWorkspace): Promise<RepairTree> {
  const { snapshot, journal } = workspace;
  const policy = await workspace.policy();
  const tests = new Map<string, boolean>();
  const searches = new Map<string, ReturnType<RepairTree['search']>>();
  return {
    paths: () => snapshot.paths(),
    readText: async (path) => journal.get(path)?.bytes.toString('utf8') ?? (await snapshot.readText(path)),
    search(words) {
      const key = words.join('\0');
      const counts = searches.get(key) ?? snapshot.countLinesWith(words);
      searches.set(key, counts);
      return counts;
    },
    recentLines: (paths) => snapshot.recentLines(paths),
    // A script that the test command starts decides results just as a test does.
    isTest(path) {
      const known = tests.get(path);
      if (known !== undefined) return known;
      const rule = policy.closed(path)?.rule;
      const isTest = rule === 'test files' || rule === 'test command';
      tests.set(path, isTest);
      return isTest;
    },
    isWritable: (path) => isRepoPath(path) && policy.denyWrite(path) === null,
  };
}
