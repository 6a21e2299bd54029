import type { Attempt, CandidateVerdict, Usage } from './events.ts';
import { untrusted } from './model/prompt.ts';
import type { PatchFile } from './ports.ts';
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

const MAX_SEARCHED_FILES = 6;

/** An edit that the built-in search tried, and what the tests said of it. */
export interface TriedEdit {
  readonly path: string;
  readonly verdict: CandidateVerdict;
}

/** What a model is told of a search that found nothing: where it looked, and with what. A few hundred bytes. */
export function triedText(tried: readonly TriedEdit[]): string {
  if (tried.length === 0) return '[driver] A mechanical search was tried first; it had nothing to try.';
  const places = new Map<string, number>();
  for (const { path } of tried) places.set(path, (places.get(path) ?? 0) + 1);
  const most = [...places].toSorted((a, b) => b[1] - a[1]);
  const shown = most.slice(0, MAX_SEARCHED_FILES).map(([path, count]) => `${path} (${count})`);
  const more = most.length > MAX_SEARCHED_FILES ? `, and ${most.length - MAX_SEARCHED_FILES} files more` : '';
  const red = tried.filter(({ verdict }) => verdict === 'passed').length;
  const flaky = red === 0 ? '' : ` ${red} passed on a copy, but not in the checkout.`;
  return `[driver] A mechanical search was tried first: ${tried.length} single edits (operators, constants, names, arguments, conditions, statements), none of which makes the tests pass.${flaky} Tried in ${shown.join(', ')}${more}. The fix is likely more than one such edit, or elsewhere.`;
}
