import { once } from '../base/once.ts';
import type { BuiltinSearch } from '../core/builtin-search.ts';
import type { FailureText, Redact } from '../core/ports.ts';
import type { Recording } from '../trace/trace.ts';
import type { RepoWorkspace } from '../workspace/repo-tools.ts';
import type { BenchRequest } from './bench.ts';
import { failingTestSource } from './failing-tests.ts';
import { likelyPlaces, prepareIndex } from './likely-places.ts';
import { treeOf } from './repair-tree.ts';

/** For the tool `read_symbol`. */
export { definitionsIn } from './definitions.ts';

/** The built-in solver: it needs no key, no network and no model. Nothing is read, copied or loaded before it is asked. */
export function openBuiltinSolver(
  request: BenchRequest,
): AsyncDisposable & { readonly search: BuiltinSearch } {
  let opened: ReturnType<typeof import('./repair.ts').openRepair> | null = null;
  return {
    async search(run) {
      opened ??= (await import('./repair.ts')).openRepair(request);
      return opened.search(run);
    },
    [Symbol.asyncDispose]: async () => opened?.[Symbol.asyncDispose](),
  };
}

/**
 * The built-in solver of a recorded run: it looks for candidates anew, in the repository's objects, and gets the verdicts
 * that were recorded. Nothing is run: what a tool's repair changed is taken from the record as well.
 */
export function recordedSearch(recording: Recording, workspace: RepoWorkspace): BuiltinSearch {
  const opening = once(async () => (await import('./repair.ts')).recordedRepairs(recording, workspace));
  return async (run) => (await opening())(run);
}

/**
 * Finds the places that a failure points at, and the source of the tests that fail, for a model's opening. A fault of the index never
 * ends a run: a model can do without. Its parser is loaded from now on, while the first tests run.
 */
export function openLeads(workspace: RepoWorkspace, redact: Redact) {
  const preparing = treeOf(workspace).then(async (tree) => {
    await prepareIndex(tree);
    return tree;
  });
  preparing.catch(() => {});
  return {
    places: (failure: FailureText, most: number) =>
      preparing.then((tree) => likelyPlaces(tree, failure, most)).catch(() => []),
    testSource: (failure: FailureText) =>
      preparing.then((tree) => failingTestSource(tree, failure, redact)).catch(() => ''),
  };
}
