import { askGit, type Patience } from './git.ts';
import type { Repository } from './repository.ts';
import type { Snapshot } from './snapshot.ts';

export interface TextSearch {
  readonly commit: string;
  /** '' is the root. */
  readonly folder: string;
  /** Taken literally; without line end or NUL. */
  readonly text: string;
}

export interface FilesFound {
  readonly paths: readonly string[];
  /** Why some files may be missing, as the middle of a sentence for the model; null: none is. */
  readonly problem: string | null;
}

/** Longer than a search of any repository that fits a runner. */
const MAX_SEARCH_MS = 60_000;

// Every byte counts: whoever reads a file says that it is binary or too large.
const LIST_FILES =
  'grep --files-with-matches --null --full-name --no-color --text --no-textconv --fixed-strings'.split(' ');

/**
 * Paths of the commit's files that hold a text: a fifth of the time and none of the memory of reading each of them here. It
 * only says where to look: a test that wrote into `.git/objects` can hide a file from it, and add one that holds nothing.
 */
export async function filesHolding(
  { gitDir, root }: Repository,
  { commit, folder, text }: TextSearch,
  { timeoutMs = MAX_SEARCH_MS, ...patience }: Patience = {},
): Promise<FilesFound> {
  const where = folder === '' ? [] : ['--', folder];
  const options = { ...patience, timeoutMs, cwd: root };
  const answer = await askGit(gitDir, [...LIST_FILES, '-e', text, commit, ...where], options).catch(
    () => null,
  );
  // 1: nothing was found.
  if (answer === null || answer.exitCode > 1)
    return { paths: [], problem: 'stopped because git did not come to an end' };
  const names = answer.stdout.toString('utf8').split('\0').slice(0, -1);
  return {
    paths: names.map((name) => name.slice(commit.length + 1)),
    problem: answer.stderr === '' ? null : 'git could not read all of the files',
  };
}

/** How many lines of each file of the commit hold one of the words, as whole words. git reads its objects; the disk does not matter. */
export async function countLinesWith(
  { repository, commit }: Pick<Snapshot, 'repository' | 'commit'>,
  words: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (words.length === 0) return new Map();
  // One expression: git looks for fixed strings one after the other, on every line, which takes thirty times as long.
  const any = words.map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|');
  const args = ['grep', '--count', '-z', '-I', '--extended-regexp', '--word-regexp', '-e', any, commit];
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

/** How far back: an older change is no news. */
const MAX_RECENT_COMMITS = 5;
const MAX_CHANGED_PATHS = 60;

/** Lines that the newest commits put into these files. A commit without a parent (the end of a shallow clone) changes nothing. */
export async function recentLines(
  { repository, commit }: Pick<Snapshot, 'repository' | 'commit'>,
  paths: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const found = new Map<string, Set<number>>();
  if (paths.length === 0) return found;
  const range = ['--min-parents=1', `--max-count=${MAX_RECENT_COMMITS}`, commit];
  const diff =
    '--format= --unified=0 --no-renames --no-ext-diff --no-textconv --no-color --src-prefix=a/ --dst-prefix=b/';
  const args = ['log', ...diff.split(' '), ...range, '--', ...paths.slice(0, MAX_CHANGED_PATHS)];
  const answer = await askGit(repository.gitDir, args);
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
