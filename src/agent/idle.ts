import { limitBeforeModelCall } from './budget.ts';
import type { Run } from './run.ts';
import { isGreen } from './summary.ts';

/** Turns that a model gets after its write turned the tests green, to write again or to end the run. */
const MAX_IDLE_TURNS = 3;

/** The tests prove the fix, and the model does nothing with its turns: the run is confirmed instead of paying for more. */
export function isGreenAndIdle(run: Run): boolean {
  return idleTurns(run) >= MAX_IDLE_TURNS;
}

/** Told one turn before, so that nobody is cut off in the middle of a plan. */
export function idleWarning(run: Run): string[] {
  const isNext = idleTurns(run) === MAX_IDLE_TURNS - 1 && limitBeforeModelCall(run.spending) === null;
  return isNext
    ? ['[driver] The tests are green. Call final, or write; one more turn without either ends the run.']
    : [];
}

function idleTurns({ summary, baseTree, ports }: Run): number {
  const { baseline } = summary;
  // Green at base as well: only the model knows whether its change is whole.
  const isFixing = baseline !== null && baseline.verdict !== 'green';
  const isProven = isFixing && isGreen(summary) && ports.workspace.treeId() !== baseTree;
  return isProven ? summary.turns - summary.turnsAtLastTest : 0;
}
