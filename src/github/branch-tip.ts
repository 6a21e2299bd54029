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
