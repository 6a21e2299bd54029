import type { Attempt } from './events.ts';
import { untrusted } from './prompt.ts';
import type { Candidate } from './repair.ts';

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
