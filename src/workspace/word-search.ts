import { askGit } from './git.ts';
import type { Snapshot } from './snapshot.ts';

/** How many lines of each file of the commit hold one of the words, as whole words. git reads its objects; the disk does not matter. */
export async function countLinesWith(
  { repository, commit }: Pick<Snapshot, 'repository' | 'commit'>,
  words: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (words.length === 0) return new Map();
  const patterns = words.flatMap((word) => ['-e', word]);
  const args = ['grep', '--count', '-z', '-I', '--fixed-strings', '--word-regexp', ...patterns, commit];
  const answer = await askGit(repository.gitDir, args);
  // 1: no line has any.
  if (answer.exitCode !== 0) return new Map();
  const counts = new Map<string, number>();
  for (const [, path, count] of answer.stdout
    .toString('utf8')
    .matchAll(/[0-9a-f]{40,64}:([^\0]+)\0(\d+)\n/g)) {
    if (path !== undefined) counts.set(path, Number(count));
  }
  return counts;
}
