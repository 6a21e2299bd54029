import { statusOf } from './api-error.ts';
import type { Repository } from './context.ts';
import type { Octokit } from './octokit.ts';
import { readTip } from './tip.ts';

// What the REST API has no way to do.

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
    if (tip === from) throw withStatus(error);
    return tip === to;
  }
}

const TO_DRAFT = `mutation ToDraft($input: ConvertPullRequestToDraftInput!) {
  convertPullRequestToDraft(input: $input) { clientMutationId }
}`;
const TO_READY = `mutation ToReady($input: MarkPullRequestReadyForReviewInput!) {
  markPullRequestReadyForReview(input: $input) { clientMutationId }
}`;

/** https://docs.github.com/en/graphql/reference/pulls#convertpullrequesttodraft. Throws an error with a status. */
export async function setDraft(octokit: Octokit, nodeId: string, isDraft: boolean): Promise<void> {
  try {
    await octokit.graphql(isDraft ? TO_DRAFT : TO_READY, { input: { pullRequestId: nodeId } });
  } catch (error) {
    throw withStatus(error);
  }
}

/** GraphQL answers a refusal with 200 and errors: told as the 403 or 422 that it is, so that one place explains both. */
function withStatus(error: unknown): unknown {
  if (statusOf(error) !== null || !(error instanceof Error)) return error;
  const types = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  const isForbidden = types.some((each) => each?.type === 'FORBIDDEN');
  return Object.assign(new Error(error.message, { cause: error }), { status: isForbidden ? 403 : 422 });
}
