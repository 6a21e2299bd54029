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

/** The built-in solver: it needs no key, no network and no model. Nothing is read, copied or loaded before `search` is called. */
export function openBuiltinSolver(request: BenchRequest): Disposable & { readonly search: BuiltinSearch } {
  let opened: ReturnType<typeof import('./repair.ts').openRepair> | null = null;
  return {
    async search(run) {
      opened ??= (await import('./repair.ts')).openRepair(request);
      return opened.search(run);
    },
    [Symbol.dispose]: () => opened?.[Symbol.dispose](),
  };
}

/**
 * The built-in solver of a recorded run. What changed is found again in the commit's git objects; the verdicts, and what
 * a tool's repair changed, come from the record. Nothing is run.
 */
export function recordedSearch(recording: Recording, workspace: RepoWorkspace): BuiltinSearch {
  const opening = once(async () => (await import('./repair.ts')).recordedRepairs(recording, workspace));
  return async (run) => (await opening())(run);
}

/**
 * Finds the places that a failure points at, and the source of the failing tests, for a model's first message. An error gives an
 * empty result, since a model can do without both. The parser is loaded from now on, while the first tests run.
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
