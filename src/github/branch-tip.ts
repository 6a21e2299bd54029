import { BaseTree } from './base-tree.ts';
import type { Repository } from './context.ts';
import { graphqlError, type Octokit, statusOf } from './octokit.ts';

/** The commit that a branch points at; null when there is no such branch. https://docs.github.com/en/rest/git/refs#get-a-reference */
export async function readTip(
  octokit: Octokit,
  repository: Repository,
  branch: string,
): Promise<string | null> {
  try {
    const { data } = await octokit.rest.git.getRef({ ...repository, ref: `heads/${branch}` });
    return data.object.sha;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** The tree of a commit. https://docs.github.com/en/rest/git/commits#get-a-commit-object */
export async function readTree(octokit: Octokit, repository: Repository, sha: string): Promise<string> {
  return (await octokit.rest.git.getCommit({ ...repository, commit_sha: sha })).data.tree.sha;
}

/** null when the two have no history in common. https://docs.github.com/en/rest/commits/commits#compare-two-commits */
export async function compareCommits(octokit: Octokit, repository: Repository, basehead: string) {
  try {
    const request = { ...repository, basehead, per_page: 100 };
    return (await octokit.rest.repos.compareCommitsWithBasehead(request)).data;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

export interface RefMove {
  readonly repository: Repository;
  readonly branch: string;
  /** Where the branch must stand. */
  readonly from: string;
  readonly to: string;
}

const UPDATE_REFS = `mutation MoveBranch($input: UpdateRefsInput!) {
  updateRefs(input: $input) { clientMutationId }
}`;

/**
 * Points a branch at another commit, only if it still stands at `from`: the REST API either takes fast-forwards alone
 * or overwrites what it finds. Whether it moved; throws what Octokit throws where it stands at `from` still.
 * https://docs.github.com/en/graphql/reference/git#updaterefs
 */
export async function moveRef(octokit: Octokit, { repository, branch, from, to }: RefMove): Promise<boolean> {
  const { data } = await octokit.rest.repos.get({ ...repository });
  const update = { name: `refs/heads/${branch}`, beforeOid: from, afterOid: to, force: true };
  try {
    await octokit.graphql(UPDATE_REFS, { input: { repositoryId: data.node_id, refUpdates: [update] } });
    return true;
  } catch (error) {
    // The answer tells what went wrong in words only. What counts is where the branch stands.
    const tip = await readTip(octokit, repository, branch);
    if (tip === from) throw graphqlError(error);
    return tip === to;
  }
}

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
