import type { Mending, Repairer } from '../agent/repair.ts';
import type { TestCommand } from '../agent/task.ts';
import { candidatesOf } from './candidates.ts';
import { type RepairTree, rankUnits } from './likely-places.ts';
import { planMending } from './mending-plan.ts';

export interface RepairerRequest {
  readonly tree: RepairTree;
  readonly command: TestCommand | null;
  /** Runs a command where the tests run, and tells what it changed. */
  runMending(command: string, signal: AbortSignal): Promise<Mending>;
}

/** The tool's own repair, and the search by templates. */
export function createRepairer({ tree, command, runMending }: RepairerRequest): Repairer {
  const plan = command === null ? Promise.resolve(null) : planMending(command, tree);
  return {
    mend: async (signal) => {
      const planned = await plan;
      return planned === null ? null : runMending(planned.command, signal);
    },
    judgesBehaviour: async () => (await plan)?.judgesBehaviour ?? true,
    async *candidates(failure) {
      yield* candidatesOf(
        (await rankUnits(tree, failure)).filter(({ unit }) => tree.isWritable(unit.file.path)),
      );
    },
  };
}
