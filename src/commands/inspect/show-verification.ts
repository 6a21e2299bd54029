import { findingsOf, type RunVerification, verifyTrace } from '../../trace/integrity.ts';
import { oneLine } from './event-text.ts';
import type { Terminal } from './terminal.ts';

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
  terminal.line(verification.runs.length === 0 ? 'No runs in this file' : 'Every line is as it was written');
  return 0;
}

function verdictLine({ runId, events, findings }: RunVerification, terminal: Terminal): string {
  const run = `run ${terminal.safe(oneLine(runId))}: `;
  if (findings.length === 0) return `${run}${events} events, ${terminal.paint('green', 'intact')}`;
  return `${run}${terminal.paint('red', `${events} events, NOT intact`)}`;
}
