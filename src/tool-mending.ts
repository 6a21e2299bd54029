import type { Mending } from './agent/repair.ts';
import { type BenchRequest, sharedCell } from './candidate-bench.ts';
import { changedFiles } from './oracle/changed-files.ts';
import { createTestOracle } from './oracle/test-oracle.ts';
import { uniqueEdit } from './repair/repairer.ts';

/** A formatter is quick; one that is not would leave no time for the rest. */
const MAX_MS = 5 * 60_000;

/** Runs a tool's mending form in the checkout, reads what it changed, and puts the files back: the Journal brings them again. */
export async function runMending(request: BenchRequest, run: string, signal: AbortSignal): Promise<Mending> {
  const { workspace, command } = request;
  if (command === null) return { command: run, changes: [] };
  using oracle = createTestOracle({ ...request, cell: sharedCell(request), command: { ...command, run } });
  await oracle.run({ phase: 'write', timeoutMs: MAX_MS, signal });
  const written = oracle.written();
  const isInPlace = sharedCell(request) === null;
  const changed = written === null ? [] : changedFiles(written, workspace.snapshot, { putBack: isInPlace });
  const changes: Mending['changes'][number][] = [];
  for (const { path, before, after } of await changed) {
    const edits = before === null || after === null ? null : [wholeEdit(before, after)];
    changes.push({ path, edits, content: after });
  }
  return { command: shownCommand(run), changes };
}

/** Without what only makes the script go on. */
const shownCommand = (run: string): string =>
  run
    .split('\n')
    .filter((line) => !line.startsWith('PATH='))
    .map((line) => line.replace(/ \|\| true$/, ''))
    .join(' && ');

/** From the first line that differs to the last. */
function wholeEdit(before: string, after: string) {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = before.length;
  let afterEnd = after.length;
  while (end > start && afterEnd > start && before[end - 1] === after[afterEnd - 1]) {
    end -= 1;
    afterEnd -= 1;
  }
  return uniqueEdit(before, { start, end, text: after.slice(start, afterEnd) });
}
