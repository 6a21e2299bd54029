import { once } from '../base/once.ts';
import type { BuiltinSearch } from '../core/builtin-search.ts';
import type { CodeRequest, FailureText, Redact } from '../core/ports.ts';
import type { Settings } from '../core/settings.ts';
import type { Recording } from '../trace/trace.ts';
import type { RepoWorkspace } from '../workspace/repo-tools.ts';
import type { BenchRequest } from './bench.ts';
import { failingTestSource } from './failing-tests.ts';
import { failureCode } from './failure-code.ts';
import { likelyPlaces, prepareIndex } from './likely-places.ts';
import { treeOf } from './repair-tree.ts';

/** For the tool `read_symbol`. */
export { definitionsIn } from './definitions.ts';

interface SolverRequest extends BenchRequest {
  readonly kind: Settings['solver'];
  readonly redact: Redact;
}

/**
 * The parts of the built-in solver that the driver uses: the search, unless the model works alone, and what a failure points at, unless
 * there is no model. The search needs no key, no network and no model; nothing is copied for it before it is called.
 */
export function openSolver({ kind, redact, ...request }: SolverRequest) {
  let opened: ReturnType<typeof import('./repair.ts').openRepair> | null = null;
  const search: BuiltinSearch = async (run) => {
    opened ??= (await import('./repair.ts')).openRepair(request);
    return opened.search(run);
  };
  return {
    ports: {
      ...(kind === 'model' ? {} : { search }),
      ...(kind === 'builtin' ? {} : openLeads(request.workspace, redact)),
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
 * Finds the places that a failure points at, the source of the failing tests, and the code that the failure went through, for a model's
 * first message. An error gives an empty result, since a model can do without. The parser is loaded from now on, while the first tests run.
 */
function openLeads(workspace: RepoWorkspace, redact: Redact) {
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
    failureCode: (failure: FailureText, request: CodeRequest) =>
      preparing.then((tree) => failureCode(tree, failure, { ...request, redact })).catch(() => ''),
  };
}
