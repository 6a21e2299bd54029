import { once } from '../base/once.ts';
import type { BuiltinSearch } from '../core/builtin-search.ts';
import { WriteFileArgs } from '../core/model/tools.ts';
import { NOTES } from '../core/notes.ts';
import type { FailureText, Redact } from '../core/ports.ts';
import type { Recording } from '../trace/trace.ts';
import { isRepoPath } from '../workspace/repo-path.ts';
import type { RepoWorkspace } from '../workspace/repo-tools.ts';
import { type BenchRequest, DiskBench } from './bench.ts';
import { editsOfUnits, undoesOf } from './candidates.ts';
import { readBlame } from './coverage.ts';
import { failingTestSource } from './failing-tests.ts';
import type { RepairTree } from './failure-leads.ts';
import { type Blame, likelyPlaces, prepareIndex, rankUnits } from './likely-places.ts';
import { type SearchParts, searchRepair, type ToolRepair } from './search.ts';
import { planToolRepair, runToolRepair } from './tool-repair.ts';

/** For the tool `read_symbol`. */
export { definitionsIn } from './definitions.ts';

/** Puts the built-in solver together: it needs no key, no network and no model. Nothing is read, copied or loaded before it is asked. */
export function openBuiltinSolver({
  sandbox,
  ...request
}: BenchRequest): AsyncDisposable & { readonly search: BuiltinSearch } {
  const where = { ...request, sandbox: sandbox?.shared() ?? null };
  const bench = new DiskBench(where);
  const tree = once(() => treeOf(request.workspace));
  const parts: SearchParts = {
    async repairByTool(signal) {
      const plan = request.command === null ? null : await planToolRepair(request.command, await tree());
      return plan === null ? null : runToolRepair(where, plan, signal);
    },
    blame: async (options) => bench.blame(await tree(), options),
    candidates: (failure, blame) => candidatesFor(tree(), failure, blame),
    judge: (candidates, options) => bench.judge(candidates, options),
  };
  return {
    search: (run) => searchRepair(run, parts),
    [Symbol.asyncDispose]: () => bench[Symbol.asyncDispose](),
  };
}

async function* candidatesFor(opened: Promise<RepairTree>, failure: FailureText, blame: Blame | null) {
  const tree = await opened;
  const ranked = await rankUnits(tree, failure, blame);
  const undoes = await undoesOf(tree, failure.changes);
  yield* editsOfUnits(
    ranked.filter(({ unit: { file } }) => tree.isWritable(file.path)),
    undoes,
  );
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

/** The base commit with the run's writes, as the index reads it. */
export async function treeOf(workspace: RepoWorkspace): Promise<RepairTree> {
  const { snapshot, journal } = workspace;
  const policy = await workspace.policy();
  const tests = new Map<string, boolean>();
  return {
    paths: () => snapshot.paths(),
    readText: async (path) => journal.get(path)?.bytes.toString('utf8') ?? (await snapshot.readText(path)),
    search: (words) => snapshot.countLinesWith(words),
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

/**
 * The built-in solver of a recorded run: it looks for candidates anew, in the repository's objects, and gets the verdicts
 * that were recorded. Nothing is run: what a tool's repair changed is taken from the record as well.
 */
export function recordedSearch({ events, task }: Recording, workspace: RepoWorkspace): BuiltinSearch {
  const said = events.map((event) => event.said);
  const tried = said.flatMap((event) => (event.kind === 'candidate' ? [event.payload] : [])).values();
  const { testCommand } = task;
  const tree = once(() => treeOf(workspace));
  const parts: SearchParts = {
    async repairByTool() {
      const plan = testCommand === null ? null : await planToolRepair(testCommand, await tree());
      return plan === null ? null : { ...plan, ...recordedRepair(said) };
    },
    blame: async () => readBlame(said.flatMap(noteOfBlame).join('')),
    candidates: (failure, blame) => candidatesFor(tree(), failure, blame),
    async *judge(candidates) {
      for (const _ of candidates) {
        const { done, value } = tried.next();
        if (done === true) return;
        yield value.verdict;
      }
    },
  };
  return (run) => searchRepair(run, parts);
}

const noteOfBlame = (event: Recording['events'][number]['said']): string[] =>
  event.kind === 'driver_note' && event.payload.reason === NOTES.coverage ? [event.payload.note] : [];

/** The writes before the note that tells of a tool's repair. */
function recordedRepair(
  said: readonly Recording['events'][number]['said'][],
): Pick<ToolRepair, 'command' | 'changes'> {
  const end = said.findIndex(
    (event) => event.kind === 'driver_note' && event.payload.reason === NOTES.toolRepair,
  );
  const note = said[end];
  const command =
    note?.kind === 'driver_note' ? note.payload.note.replace(/: \d+ of \d+ files written$/, '') : '';
  const changes = said.slice(0, Math.max(0, end)).flatMap((event) => {
    if (event.kind !== 'tool_result' || event.payload.tool !== 'write_file') return [];
    const args = WriteFileArgs.safeParse(event.payload.args);
    return args.success
      ? [{ path: args.data.rel_path, edits: args.data.edits, content: args.data.content }]
      : [];
  });
  return { command, changes };
}
