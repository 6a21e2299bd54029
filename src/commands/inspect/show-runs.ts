import { listRuns, type RunListing } from '../../trace/run-list.ts';
import { cut, formatTime, oneLine } from './event-text.ts';
import type { Terminal } from './terminal.ts';

const HEADER = ['RUN', 'START', 'OUTCOME', 'STEPS', 'TESTS', 'TOKENS', 'GOAL'];
const MAX_GOAL = 100;

/** Lists the runs of a trace: id, start, goal, outcome, steps, tests, tokens. */
export async function showRuns(path: string, terminal: Terminal): Promise<number> {
  const runs = await listRuns(path, (problem) => terminal.problem(problem));
  terminal.line(`Trace file: ${path}`);
  if (runs.length === 0) terminal.line('No runs in this file');
  else for (const line of tableOf(runs, terminal)) terminal.line(line);
  return 0;
}

function tableOf(runs: readonly RunListing[], terminal: Terminal): readonly string[] {
  const rows = [HEADER, ...runs.map((run) => cellsOf(run).map((cell) => terminal.safe(cell)))];
  const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const [header = '', ...lines] = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return ['', terminal.paint('bold', header), ...lines];
}

function cellsOf({ runId, start, goal, outcome, hasEnded, steps, tests, usage }: RunListing): string[] {
  return [
    oneLine(runId),
    formatTime(start),
    oneLine(outcome ?? (hasEnded ? '-' : 'no run_end')),
    String(steps),
    String(tests),
    usage === null ? '-' : String(usage.input_tokens + usage.output_tokens),
    cut(oneLine(goal), MAX_GOAL),
  ];
}
