import { findingsOf, verifyTrace } from '../integrity.ts';
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
  const findings = findingsOf(verification);
  terminal.line(`Trace file: ${path}`);
  terminal.line(`sha256: ${verification.sha256}`);
  for (const { runId, events, findings: own } of verification.runs) {
    const verdict =
      own.length === 0 ? terminal.paint('green', 'intact') : terminal.paint('red', 'NOT intact');
    terminal.line(`run ${terminal.safe(oneLine(runId))}: ${events} events, ${verdict}`);
  }
  for (const { line, reason } of findings.slice(0, MAX_SHOWN))
    terminal.line(`line ${line}: ${terminal.safe(reason)}`);
  if (findings.length > MAX_SHOWN) terminal.line(`… and ${findings.length - MAX_SHOWN} more lines`);
  const isOther = sha256 !== null && sha256 !== verification.sha256;
  if (isOther) terminal.line(`sha256 differs: expected ${sha256}`);
  if (findings.length > 0 || isOther) return 3;
  terminal.line(verification.runs.length === 0 ? 'No runs in this file' : 'Every line is as it was written');
  return 0;
}
