import type { CandidateBench, Mending, SearchPorts } from './agent/repair.ts';
import { TOOL_ARGS } from './agent/tools.ts';
import { treeOf } from './builtin-solver.ts';
import { createRepairer } from './repair/repairer.ts';
import type { Recording } from './trace/replay.ts';
import type { RepoWorkspace } from './workspace/repo-tools.ts';

/**
 * The built-in solver of a recorded run: it looks for candidates anew, in the repository's objects, and gets the verdicts
 * that were recorded. Nothing is run: what a tool's own repair changed is taken from the record as well.
 */
export function recordedSearch({ events, task }: Recording, workspace: RepoWorkspace): SearchPorts {
  const said = events.map((event) => event.said);
  const verdicts = said
    .flatMap((event) => (event.kind === 'candidate' ? [event.payload.verdict] : []))
    .values();
  const repairer = createRepairer({
    tree: treeOf({ workspace, command: task.testCommand }),
    command: task.testCommand,
    runMending: () => Promise.resolve(recordedMending(said)),
  });
  const bench: CandidateBench = {
    judge: async function* (candidates) {
      for (const _ of candidates) {
        const { done, value } = verdicts.next();
        if (done === true) return;
        yield value;
      }
    },
  };
  return { repairer, bench };
}

/** The writes before the note that tells of a tool's repair. */
function recordedMending(said: readonly Recording['events'][number]['said'][]): Mending {
  const end = said.findIndex(
    (event) => event.kind === 'driver_note' && event.payload.reason === 'tool_repair',
  );
  const note = said[end];
  const command =
    note?.kind === 'driver_note' ? note.payload.note.replace(/: \d+ of \d+ files written$/, '') : '';
  const changes = said.slice(0, Math.max(0, end)).flatMap((event) => {
    if (event.kind !== 'tool_result' || event.payload.tool !== 'write_file') return [];
    const args = TOOL_ARGS.write_file.safeParse(event.payload.args);
    return args.success
      ? [{ path: args.data.rel_path, edits: args.data.edits, content: args.data.content }]
      : [];
  });
  return { command, changes };
}
