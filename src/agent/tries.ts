import type { Usage } from './events.ts';
import type { Outcome } from './outcome.ts';
import type { PatchFile } from './ports.ts';

/** Of one job. */
export const MAX_ATTEMPTS = 20;

/** All tries of one job, for whoever tells of them. */
export interface Tries {
  /** The most that were allowed. */
  readonly of: number;
  /** Index of the one whose patch is taken. */
  readonly chosen: number;
  readonly runs: readonly Try[];
}

export interface Try {
  readonly runId: string;
  readonly model: string;
  readonly outcome: Outcome;
  readonly usage: Usage;
}

/** What a choice among patches rests on. */
export interface Choosable {
  readonly outcome: Outcome;
  readonly files: readonly Pick<PatchFile, 'addedLines' | 'removedLines'>[];
}

/**
 * For sorting, the best first: `fixed`, `unverified`, then what holds a patch at all; among equals the fewest changed lines.
 * A base that was green comes last: where another try saw it red, that was chance.
 */
export const comparePatches = (a: Choosable, b: Choosable): number => rank(a) - rank(b) || size(a) - size(b);

function rank({ outcome, files }: Choosable): number {
  if (outcome === 'fixed') return 0;
  if (outcome === 'unverified') return 1;
  if (outcome === 'not_reproduced') return 4;
  return files.length > 0 ? 2 : 3;
}

const size = ({ files }: Choosable): number =>
  files.reduce((sum, { addedLines, removedLines }) => sum + addedLines + removedLines, 0);
