import type { NamedMerge } from '../workflow/tested-merge.ts';
import type { RepositoryName } from './context.ts';
import { compareCommits } from './git-data.ts';
import { describeError, type Octokit, onRefusal, statusOf } from './octokit.ts';
import { findOpen } from './pull-request.ts';

/** The merge that CI tested, as far as GitHub bears it out. */
export interface TestedMerge {
  readonly head: string;
  readonly base: string;
  /** The branch that the pull request goes into: `base` is part of it. */
  readonly into: string;
  /** The merge commit and its tree; null: GitHub does not have it any more. */
  readonly made: { readonly commit: string; readonly tree: string } | null;
}

export interface MergeRequest {
  readonly repository: RepositoryName;
  /** The pull request's branch, and its commit that CI merged. */
  readonly branch: string;
  readonly head: string;
  /** The branch that the pull request goes into, where the event or the run says so. */
  readonly into: string | null;
  /** `head` and `base` are missing where only the merge commit is known. */
  readonly named: Partial<NamedMerge> & { readonly commit: string };
}

/**
 * Checks a merge that a log or an event names: a log holds what tests print. `why` says why it cannot be made again. Never throws for an
 * answer of GitHub's.
 */
export async function findTestedMerge(
  octokit: Octokit,
  { repository, branch, head, named, ...request }: MergeRequest,
): Promise<TestedMerge | { readonly why: string }> {
  try {
    const commit = await readMerge(octokit, repository, named.commit);
    const base = commit === null ? named.base : commit.parents[0];
    if (base === undefined || (commit !== null && (commit.parents[1] !== head || commit.parents.length > 2)))
      return { why: `${named.commit.slice(0, 12)} is no merge of ${head.slice(0, 12)}` };
    if (named.base !== undefined && named.base !== base)
      return { why: `${named.commit.slice(0, 12)} is no merge with ${named.base.slice(0, 12)}` };
    const into = request.into ?? (await findOpen(octokit, { repository, branch }))?.base.ref;
    if (into === undefined) return { why: `${branch} has no open pull request` };
    const compared = await compareCommits(octokit, repository, `${base}...${into}`);
    if (compared?.status !== 'ahead' && compared?.status !== 'identical')
      return { why: `${base.slice(0, 12)} is not part of ${into}` };
    return { head, base, into, made: commit && { commit: commit.sha, tree: commit.tree } };
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return { why: `GitHub did not say what was merged (${describeError(error)})` };
  }
}

/** A commit by its id or how that begins; null where there is none. https://docs.github.com/en/rest/commits/commits#get-a-commit */
async function readMerge(octokit: Octokit, repository: RepositoryName, ref: string) {
  const commit = { ...repository, ref, per_page: 1 };
  const found = await octokit.rest.repos.getCommit(commit).catch(onRefusal(null, 404, 422));
  if (found === null) return null;
  const { data } = found;
  return { sha: data.sha, tree: data.commit.tree.sha, parents: data.parents.map(({ sha }) => sha) };
}
