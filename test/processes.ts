import { readdirSync, readFileSync } from 'node:fs';

/** The processes of this machine whose command line is wanted; NUL ends each of its words. */
export function processesThat(isWanted: (commandLine: string) => boolean): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isWanted(commandLineOf(name)))
    .map(Number);
}

function commandLineOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
