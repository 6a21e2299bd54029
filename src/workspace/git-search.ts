import { askGit, killAfter, type Patience, spawnGit } from './git.ts';
import type { Repository } from './repository.ts';
import type { Snapshot } from './snapshot.ts';

export interface GitSearch {
  readonly commit: string;
  /** '' is the root. */
  readonly folder: string;
  /** Taken literally; without line end or NUL. */
  readonly text: string;
}

/** git came to no end of its search, or could not read everything. The message is the middle of a sentence for the model. */
export class IncompleteSearch extends Error {
  override readonly name = 'IncompleteSearch';
}

/** Longer than a search of any repository that fits a runner. */
const MAX_SEARCH_MS = 60_000;

const ARGUMENTS = [
  'grep',
  ...['--files-with-matches', '--null', '--full-name', '--no-color'],
  // Every byte counts: what is binary or too large is told by whoever reads it.
  ...['--text', '--no-textconv', '--fixed-strings'],
];

/**
 * Paths of the commit's files that hold a text, in the order of git's trees: a fifth of the time and none of the memory of
 * reading each of them here. It only says where to look: a test that wrote into `.git/objects` can hide a file from
 * it, and show none that is not there. Throws an IncompleteSearch; ends git when the caller stops listening.
 */
export async function* filesHolding(
  repository: Repository,
  { commit, folder, text }: GitSearch,
  { timeoutMs = MAX_SEARCH_MS, ...patience }: Patience = {},
): AsyncGenerator<string, void> {
  const where = folder === '' ? [] : ['--', folder];
  const git = spawnGit(repository.gitDir, [...ARGUMENTS, '-e', text, commit, ...where], repository.root);
  const release = killAfter(git, { ...patience, timeoutMs });
  const ended = new Promise<number | null>((resolve) => {
    git.once('error', () => resolve(null)).once('close', resolve);
  });
  let complaints = '';
  git.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString('utf8', 0, 1000 - complaints.length);
  });
  git.stdin.on('error', () => {}).end();
  try {
    for await (const name of namesIn(git.stdout)) yield name.slice(commit.length + 1);
    const code = await ended;
    // 1: nothing was found.
    if (code !== 0 && code !== 1) throw new IncompleteSearch('stopped because git did not come to an end');
    if (complaints !== '') throw new IncompleteSearch('git could not read all of the files');
  } finally {
    release();
    git.kill('SIGKILL');
  }
}

async function* namesIn(output: AsyncIterable<Buffer>): AsyncGenerator<string, void> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of output) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(0); end !== -1; end = bytes.indexOf(0, start)) {
      yield bytes.toString('utf8', start, end);
      start = end + 1;
    }
    rest = bytes.subarray(start);
  }
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
