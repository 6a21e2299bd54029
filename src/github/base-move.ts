import { BaseTree } from './base-tree.ts';
import { compareCommits, readTip, readTree } from './branch-tip.ts';
import type { Repository } from './context.ts';
import type { Octokit } from './octokit.ts';

/** A branch that went on after a commit of it, which it still holds. */
export interface BaseMove {
  readonly repository: Repository;
  readonly from: string;
  readonly tip: string;
  /** Of `tip`. */
  readonly tree: string;
  /** Commits. */
  readonly by: number;
  /** Paths that differ between the two, those of removed and renamed files too; null when there are too many to tell. */
  readonly paths: readonly string[] | null;
}

/** As many as one answer names. https://docs.github.com/en/rest/commits/commits#compare-two-commits */
const MAX_PATHS = 300;

/**
 * How far a branch has gone since a commit; null when it has not, and when it is gone or rewritten, which publishing tells
 * by itself. Throws what Octokit throws.
 */
export async function readBaseMove(
  octokit: Octokit,
  repository: Repository,
  { branch, commit: from }: { readonly branch: string; readonly commit: string },
): Promise<BaseMove | null> {
  const tip = await readTip(octokit, repository, branch);
  if (tip === null || tip === from) return null;
  const [compared, tree] = await Promise.all([
    compareCommits(octokit, repository, `${from}...${tip}`),
    readTree(octokit, repository, tip),
  ]);
  if (compared?.status !== 'ahead') return null;
  const { files = [], ahead_by: by } = compared;
  const paths = files.flatMap(({ filename, previous_filename: old }) =>
    old === undefined ? [filename] : [filename, old],
  );
  return { repository, from, tip, tree, by, paths: files.length < MAX_PATHS ? paths : null };
}

/** Both ends of a move, with the folders on the way to these paths. Throws what Octokit throws. */
export async function readBothEnds(
  octokit: Octokit,
  { repository, from, tip }: BaseMove,
  paths: readonly string[],
): Promise<{ readonly before: BaseTree; readonly after: BaseTree }> {
  const [before, after] = await Promise.all([
    BaseTree.read(octokit, { repository, commit: from, paths }),
    BaseTree.read(octokit, { repository, commit: tip, paths }),
  ]);
  return { before, after };
}
