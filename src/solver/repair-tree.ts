import { isRepoPath } from '../workspace/repo-path.ts';
import type { RepoWorkspace } from '../workspace/repo-tools.ts';
import type { Snapshot } from '../workspace/snapshot.ts';
import type { RepairTree } from './failure-leads.ts';

/** The files of the base commit with the run's writes, as the search for the culprit reads them. */
export async function treeOf(
  workspace: Pick<RepoWorkspace, 'snapshot' | 'journal' | 'policy'>,
): Promise<RepairTree> {
  const { snapshot, journal } = workspace;
  const policy = await workspace.policy();
  const tests = new Map<string, boolean>();
  return {
    paths: () => snapshot.paths(),
    readText: async (path) => journal.get(path)?.bytes.toString('utf8') ?? (await snapshot.readText(path)),
    search: searchesOf(snapshot),
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

/** Paths of so many characters fit on a command line, and git compares each with every file. */
const MAX_PATHS_CHARS = 64 * 1024;

/**
 * Searches whose answers are remembered. Where an earlier search was for the same words and others, only the files that it found are
 * searched: git reads all of a commit's files to find words.
 */
function searchesOf({ countLinesWith }: Pick<Snapshot, 'countLinesWith'>): RepairTree['search'] {
  const known = new Map<string, { readonly words: readonly string[]; readonly counts: Counts }>();
  const counted = async (words: readonly string[]): Counts => {
    const wider = known.values().find((each) => words.every((word) => each.words.includes(word)));
    const paths = wider === undefined ? null : [...(await wider.counts).keys()];
    if (paths === null || paths.join(' ').length > MAX_PATHS_CHARS) return countLinesWith(words);
    return paths.length === 0 ? new Map() : countLinesWith(words, { paths });
  };
  return (words) => {
    const key = words.join('\0');
    const counts = known.get(key)?.counts ?? counted(words);
    known.set(key, { words, counts });
    return counts;
  };
}

type Counts = ReturnType<RepairTree['search']>;
