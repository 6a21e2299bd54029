import type { FailureText, Place, SearchPorts } from './agent/repair.ts';
import type { TestCommand } from './agent/task.ts';
import { type BenchRequest, DiskBench } from './candidate-bench.ts';
import { likelyPlaces, type RepairTree } from './repair/likely-places.ts';
import { createRepairer } from './repair/repairer.ts';
import { runMending } from './tool-mending.ts';
import { countLinesWith, recentLines } from './workspace/git-search.ts';
import { isRepoPath } from './workspace/repo-path.ts';
import type { RepoWorkspace } from './workspace/repo-tools.ts';

export interface BuiltinSolver extends SearchPorts, AsyncDisposable {}

/** Puts the built-in solver together: it needs no key, no network and no model. Nothing is read, copied or loaded before it is asked. */
export function openBuiltinSolver(request: BenchRequest): BuiltinSolver {
  const bench = new DiskBench(request);
  const repairer = createRepairer({
    tree: treeOf(request),
    command: request.command,
    runMending: (command, signal) => runMending(request, command, signal),
  });
  return { repairer, bench, [Symbol.asyncDispose]: () => bench[Symbol.asyncDispose]() };
}

/** For a model's opening. A model can do without: no fault of the index ends its run. */
export async function findPlaces(judged: Judged, failure: FailureText): Promise<readonly Place[]> {
  try {
    return await likelyPlaces(treeOf(judged), failure, MAX_PLACES);
  } catch {
    return [];
  }
}

const MAX_PLACES = 12;

/** The tree, and the command that judges it. */
export interface Judged {
  readonly workspace: RepoWorkspace;
  readonly command: TestCommand | null;
}

/** Paths that a test command may name, from the root and from its own folder. */
function filesOf(command: TestCommand | null): ReadonlySet<string> {
  const words = (command?.run.match(/[^\s"'`;&|()<>=]+/g) ?? []).map((word) => word.replace(/^\.\//, ''));
  const folder = command?.workingDirectory ?? '.';
  return new Set(folder === '.' ? words : words.flatMap((word) => [word, `${folder}/${word}`]));
}

/** The base commit with the run's writes, as the index reads it. */
export function treeOf({ workspace, command }: Judged): RepairTree {
  const { snapshot, journal, policy } = workspace;
  const judges = filesOf(command);
  return {
    paths: () => snapshot.paths(),
    readText: async (path) => journal.get(path)?.bytes.toString('utf8') ?? (await snapshot.readText(path)),
    search: (words) => countLinesWith(snapshot, words),
    recentLines: (paths) => recentLines(snapshot, paths),
    // A script that the test command names judges as a test does, whatever it is called.
    isTest: (path) => judges.has(path) || policy.protection(path)?.opens === 'test_edits',
    isWritable: (path) => !judges.has(path) && isRepoPath(path) && policy.denyWrite(path) === null,
  };
}
