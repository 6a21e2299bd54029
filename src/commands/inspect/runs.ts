import { outcomeWords } from '../../story/words.ts';
import { findingsOf, type RunVerification, verifyTrace } from '../../trace/integrity.ts';
import { listRuns, type RunListing } from '../../trace/reader.ts';
import { cut, formatTime, oneLine, type Terminal } from './terminal.ts';

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
    outcomeWords(outcome, hasEnded).title,
    String(steps),
    String(tests),
    usage === null ? '-' : String(usage.input_tokens + usage.output_tokens),
    cut(oneLine(goal), MAX_GOAL),
  ];
}

/** A file with more findings than this is simply not the one that was written. */
const MAX_SHOWN = 100;

/** Checks the hash chains, and the file's sha256 when one is given. Exit code 3 when anything is not as it was written. */
export async function showVerification(
  { path, sha256 }: { readonly path: string; readonly sha256: string | null },
  terminal: Terminal,
): Promise<number> {
  const verification = await verifyTrace(path);
  terminal.line(`Trace file: ${path}`);
  terminal.line(`sha256: ${verification.sha256}`);
  for (const run of verification.runs) terminal.line(verdictLine(run, terminal));
  const findings = findingsOf(verification);
  for (const { line, reason } of findings.slice(0, MAX_SHOWN))
    terminal.line(`line ${line}: ${terminal.safe(reason)}`);
  if (findings.length > MAX_SHOWN) terminal.line(`and ${findings.length - MAX_SHOWN} more`);
  if (sha256 !== null && sha256 !== verification.sha256) {
    terminal.line(`sha256 differs: expected ${sha256}`);
    return 3;
  }
  if (findings.length > 0) return 3;
  if (verification.runs.length === 0) {
    terminal.line('No runs in this file: there is nothing that could be proven');
    return 3;
  }
  terminal.line('Every line is as it was written');
  return 0;
}

function verdictLine({ runId, events, findings }: RunVerification, terminal: Terminal): string {
  const run = `run ${terminal.safe(oneLine(runId))}: `;
  if (findings.length === 0) return `${run}${events} events, ${terminal.paint('green', 'intact')}`;
  return `${run}${terminal.paint('red', `${events} events, NOT intact`)}`;
}
