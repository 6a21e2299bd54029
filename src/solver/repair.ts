import { once } from '../base/once.ts';
import type { BuiltinSearch } from '../core/builtin-search.ts';
import { commandsOf } from '../core/jobs.ts';
import { WriteFileArgs } from '../core/model/tools.ts';
import { NOTES } from '../core/notes.ts';
import type { FailureText } from '../core/ports.ts';
import type { Recording } from '../trace/trace.ts';
import type { RepoWorkspace } from '../workspace/repo-tools.ts';
import { type BenchRequest, DiskBench } from './bench.ts';
import { editsOfUnits, undoesOf } from './candidates.ts';
import { readBlame } from './coverage.ts';
import type { RepairTree } from './failure-leads.ts';
import { type Blame, rankUnits } from './likely-places.ts';
import { treeOf } from './repair-tree.ts';
import { type SearchParts, searchRepair, type ToolRepair } from './search.ts';
import { planToolRepair, runToolRepair } from './tool-repair.ts';

/** Makes the search for a repair. Nothing is read or copied before `search` is called. */
export function openRepair({
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
    try: (candidates, options) => bench.try(candidates, options),
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

/** The built-in search of a replay: computes the candidates again, and takes their verdicts from the record. */
export function recordedRepairs({ events, task }: Recording, workspace: RepoWorkspace): BuiltinSearch {
  const said = events.map((event) => event.said);
  const tried = said.flatMap((event) => (event.kind === 'candidate' ? [event.payload] : [])).values();
  const command = commandsOf(task).first;
  const tree = once(() => treeOf(workspace));
  const parts: SearchParts = {
    async repairByTool() {
      const plan = command === null ? null : await planToolRepair(command, await tree());
      return plan === null ? null : { ...plan, ...recordedRepair(said) };
    },
    blame: async () => readBlame(said.flatMap(noteOfBlame).join('')),
    candidates: (failure, blame) => candidatesFor(tree(), failure, blame),
    async *try(candidates) {
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

/** What a tool's repair wrote in a recorded run: the writes before the note that tells of it. */
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
