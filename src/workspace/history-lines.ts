import { askGit } from './git.ts';
import type { Snapshot } from './snapshot.ts';

/** How far back: an older change is no news. */
const MAX_COMMITS = 5;
const MAX_PATHS = 60;

/** Lines that the newest commits put into these files. A commit without a parent (the end of a shallow clone) changes nothing. */
export async function recentLines(
  { repository, commit }: Pick<Snapshot, 'repository' | 'commit'>,
  paths: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const found = new Map<string, Set<number>>();
  if (paths.length === 0) return found;
  const range = ['--min-parents=1', `--max-count=${MAX_COMMITS}`, commit];
  const diff = [
    '--format=',
    '--unified=0',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
    '--src-prefix=a/',
    '--dst-prefix=b/',
  ];
  const answer = await askGit(repository.gitDir, [
    'log',
    ...diff,
    ...range,
    '--',
    ...paths.slice(0, MAX_PATHS),
  ]);
  if (answer.exitCode !== 0) return found;
  let lines = new Set<number>();
  for (const line of answer.stdout.toString('utf8').split('\n')) {
    const file = /^\+\+\+ b\/(.+)$/.exec(line)?.[1];
    if (file !== undefined) {
      lines = found.get(file) ?? new Set();
      found.set(file, lines);
    }
    const [, start, count] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    for (let at = 0; start !== undefined && at < Number(count ?? 1); at += 1) lines.add(Number(start) + at);
  }
  return found;
}
