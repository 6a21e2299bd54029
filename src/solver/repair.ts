import { once } from '../base/once.ts';
import type { BuiltinSearch } from '../core/builtin-search.ts';
import { commandsOf } from '../core/jobs.ts';
import { WriteFileArgs } from '../core/model/tools.ts';
import { NOTES } from '../core/notes.ts';
import type { FailureText } from '../core/ports.ts';
import type { Recording } from '../trace/trace.ts';
import type { RepoWorkspace } from '../workspace/repo-tools.ts';
import { type BenchRequest, DiskBench } from './bench.ts';
import type { RepairTree } from './failure-leads.ts';
import { rankUnits } from './likely-places.ts';
import { treeOf } from './repair-tree.ts';
import { type SearchParts, searchRepair } from './search.ts';
import { holdsLine } from './source-file.ts';
import { planToolRepair, runToolRepair } from './tool-repair.ts';
import { type ChangedPart, changedBlocks } from './undo.ts';

/** Makes the search for a repair. Nothing is read or copied before `search` is called. */
export function openRepair({
  sandbox,
  ...request
}: BenchRequest): Disposable & { readonly search: BuiltinSearch } {
  const where = { ...request, sandbox: sandbox?.shared() ?? null };
  const bench = new DiskBench(where);
  const tree = once(() => treeOf(request.workspace));
  const parts: SearchParts = {
    async repairByTool(signal) {
      const plan = request.command === null ? null : await planToolRepair(request.command, await tree());
      return plan === null ? null : runToolRepair(where, plan, signal);
    },
    changedBlocks: async (failure) => rankedBlocks(await tree(), failure),
    try: (edits, options) => bench.try(edits, options),
  };
  return {
    search: (run) => searchRepair(run, parts),
    [Symbol.dispose]: () => bench[Symbol.dispose](),
  };
}

/** The blocks that changed since the tests were green, those in the likeliest functions first. */
async function rankedBlocks(tree: RepairTree, failure: FailureText): Promise<readonly ChangedPart[]> {
  const { changes } = failure;
  const blocks = changes === undefined ? [] : await changedBlocks(tree, changes);
  if (blocks.length < 2) return blocks;
  const ranked = await rankUnits(tree, failure);
  const rankOf = ({ path, line }: ChangedPart): number => {
    const rank = ranked.findIndex(({ unit }) => unit.file.path === path && holdsLine(unit, line));
    return rank === -1 ? ranked.length : rank;
  };
  return blocks
    .map((block) => ({ block, rank: rankOf(block) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ block }) => block);
}

/** The built-in search of a replay: finds what changed again, and takes the verdicts from the record. */
export function recordedRepairs({ events, task }: Recording, workspace: RepoWorkspace): BuiltinSearch {
  const runEvents = events.map((event) => event.runEvent);
  const tried = runEvents.flatMap((event) => (event.kind === 'candidate' ? [event.payload] : [])).values();
  const command = commandsOf(task).first;
  const tree = once(() => treeOf(workspace));
  const parts: SearchParts = {
    async repairByTool() {
      const plan = command === null ? null : await planToolRepair(command, await tree());
      return plan === null ? null : { ...plan, ...recordedRepair(runEvents) };
    },
    changedBlocks: async (failure) => rankedBlocks(await tree(), failure),
    async try() {
      const { done, value } = tried.next();
      return done === true ? null : value.verdict;
    },
  };
  return (run) => searchRepair(run, parts);
}

/** What a tool's repair wrote in a recorded run: the writes before the note that tells of it. */
function recordedRepair(events: readonly Recording['events'][number]['runEvent'][]) {
  const end = events.findIndex(
    (event) => event.kind === 'driver_note' && event.payload.reason === NOTES.toolRepair,
  );
  const note = events[end];
  const command =
    note?.kind === 'driver_note' ? note.payload.note.replace(/: \d+ of \d+ files written$/, '') : '';
  const changes = events.slice(0, Math.max(0, end)).flatMap((event) => {
    if (event.kind !== 'tool_result' || event.payload.tool !== 'write_file') return [];
    const args = WriteFileArgs.safeParse(event.payload.args);
    return args.success
      ? [{ path: args.data.rel_path, edits: args.data.edits, content: args.data.content }]
      : [];
  });
  return { command, changes };
}
