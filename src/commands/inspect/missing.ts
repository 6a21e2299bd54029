import type { RunQuery, Tally } from './scan-run.ts';
import type { Terminal } from './terminal.ts';

/** Says what a scan did not find; gives the exit code: an index that is out of range is wrong usage, finding nothing is an answer. */
export function tellWhatIsMissing({ kind, index }: RunQuery, tally: Tally, terminal: Terminal): number {
  if (tally.selected > 0) return 0;
  if (tally.inRun === 0) terminal.line('No events found for run_id');
  else if (tally.ofKind === 0) terminal.line(`No events of kind '${terminal.safe(kind ?? '')}' for run_id`);
  else {
    terminal.warn(`Index out of range: ${index}`);
    return 2;
  }
  return 0;
}
