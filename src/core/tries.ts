import type { Attempt, Usage } from './events.ts';
import { untrusted } from './model/prompt.ts';
import type { Candidate, PatchFile } from './ports.ts';
import type { Outcome } from './verdict/outcome.ts';

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

/** What a model is told of the tries before its own; '' for the first. A few hundred bytes each. */
export function earlierText({ number, of, earlier }: Attempt): string {
  if (earlier.length === 0) return '';
  const lines = earlier.map(({ outcome, files, why }, at) => {
    const wrote = files.length === 0 ? 'changed nothing' : `changed ${files.join(', ')}`;
    return `${at + 1}. ${outcome}, ${wrote}; ${why}`;
  });
  const searched = earlier.flatMap(({ search }) => search ?? []);
  const told = untrusted('earlier attempts', lines.join('\n'));
  return [
    `This is attempt ${number} of ${of}, from the base commit anew: nothing of the earlier ones is in the files. Find another cause, or another fix, than they did.\n${told}`,
    ...searched,
  ].join('\n');
}

/** The candidates that no earlier try has ended with: those passed, and proved nothing. */
export async function* withoutEarlier(
  candidates: AsyncIterable<Candidate>,
  attempt: Attempt | undefined,
): AsyncIterable<Candidate> {
  const keyOf = ({ path, edits }: Pick<Candidate, 'path' | 'edits'>): string =>
    JSON.stringify([path, ...edits.map((edit) => [edit.old, edit.new])]);
  const left = new Set(attempt?.earlier.flatMap(({ edit }) => (edit === undefined ? [] : keyOf(edit))));
  for await (const candidate of candidates) if (!left.has(keyOf(candidate))) yield candidate;
}
