import { describeError, isRateLimit, statusOf } from './api-error.ts';
import { commitMessage, isOwnCommit } from './commit-message.ts';
import type { Repository } from './context.ts';
import type { Octokit } from './octokit.ts';
import type { PublishRequest } from './publish-request.ts';
import { readTip } from './tip.ts';

export interface PushedCommit {
  readonly branch: string;
  readonly commitSha: string;
  /** GitHub signs what its own bots commit over the API, as long as no author is named. */
  readonly commitVerified: boolean;
}

export type Push =
  | { readonly kind: 'pushed'; readonly commit: PushedCommit }
  | { readonly kind: 'failed'; readonly problem: string };

type PushRequest = Omit<PublishRequest, 'body' | 'draft' | 'labels' | 'reviewers'>;

const failed = (problem: string): Push => ({ kind: 'failed', problem });

/** Makes one commit of the patch on top of its base, and points the branch at it. Never throws for an answer of GitHub's. */
export async function pushPatch(octokit: Octokit, request: PushRequest): Promise<Push> {
  try {
    const { branch } = request;
    const base = await readBase(octokit, request);
    if (base.kind === 'unfit') return failed(base.problem);
    const commit = await createCommit(octokit, request);
    // As late as can be: the API has no way to move a branch only if it still stands where it was.
    const tip = await readTip(octokit, request.repository, branch);
    if (tip === null) await createBranch(octokit, request, commit.sha);
    else {
      const problem = await problemOfBranch(octokit, request, { tip, baseTip: base.tip });
      if (problem !== null) return failed(problem);
      await moveBranch(octokit, request, commit.sha);
    }
    return { kind: 'pushed', commit: { branch, commitSha: commit.sha, commitVerified: commit.isVerified } };
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return failed(explain(error, request));
  }
}

type Base =
  | { readonly kind: 'fit'; readonly tip: string }
  | { readonly kind: 'unfit'; readonly problem: string };

/** The base branches must still be there, and the base commit still part of its own. */
async function readBase(octokit: Octokit, { repository, base, into, branch }: PushRequest): Promise<Base> {
  const unfit = (problem: string): Base => ({ kind: 'unfit', problem });
  if (branch === base.branch || branch === into)
    return unfit(`The branch to push, ${branch}, is the base branch.`);
  const tip = await readTip(octokit, repository, base.branch);
  if (tip === null) return unfit(`The branch ${base.branch} is gone.`);
  if (into !== base.branch && (await readTip(octokit, repository, into)) === null) {
    return unfit(`There is no branch ${into}. Set the input base to one that is there.`);
  }
  if (tip === base.commit) return { kind: 'fit', tip };
  const compared = await compare(octokit, repository, `${base.commit}...${tip}`);
  return compared?.status === 'ahead'
    ? { kind: 'fit', tip }
    : unfit(
        `The branch ${base.branch} was rewritten during the run: ${base.commit} is no longer part of it.`,
      );
}

/**
 * https://docs.github.com/en/rest/git/blobs#create-a-blob
 * https://docs.github.com/en/rest/git/trees#create-a-tree
 * https://docs.github.com/en/rest/git/commits#create-a-commit (no author: then GitHub signs it for its bots)
 */
async function createCommit(octokit: Octokit, { repository, base, patch, runId, title }: PushRequest) {
  const { git } = octokit.rest;
  const parent = await git.getCommit({ ...repository, commit_sha: base.commit });
  const tree: { path: string; mode: '100644' | '100755'; type: 'blob'; sha: string }[] = [];
  for (const { path, mode, content } of patch.files) {
    const encoded = Buffer.from(content).toString('base64');
    const blob = await git.createBlob({ ...repository, content: encoded, encoding: 'base64' });
    tree.push({ path, mode, type: 'blob', sha: blob.data.sha });
  }
  const { data } = await git.createTree({ ...repository, base_tree: parent.data.tree.sha, tree });
  const message = commitMessage(title, { runId, tree: data.sha });
  const commit = await git.createCommit({ ...repository, message, tree: data.sha, parents: [base.commit] });
  return { sha: commit.data.sha, isVerified: commit.data.verification?.verified === true };
}

/** https://docs.github.com/en/rest/git/refs#create-a-reference */
async function createBranch(octokit: Octokit, request: PushRequest, sha: string): Promise<void> {
  const { repository, branch } = request;
  try {
    await octokit.rest.git.createRef({ ...repository, ref: `refs/heads/${branch}`, sha });
  } catch (error) {
    // After a 5xx the request is sent again, and refused when it had been carried out all the same.
    if (statusOf(error) === 422 && (await readTip(octokit, repository, branch)) === sha) return;
    throw error;
  }
}

/** https://docs.github.com/en/rest/git/refs#update-a-reference */
async function moveBranch(octokit: Octokit, { repository, branch }: PushRequest, sha: string): Promise<void> {
  await octokit.rest.git.updateRef({ ...repository, ref: `heads/${branch}`, sha, force: true });
}

/** A branch of ours holds nothing but commits of ours on top of its base; anything else is somebody's work (G02). */
async function problemOfBranch(
  octokit: Octokit,
  { repository, branch }: PushRequest,
  { tip, baseTip }: { readonly tip: string; readonly baseTip: string },
): Promise<string | null> {
  const compared = await compare(octokit, repository, `${baseTip}...${tip}`);
  const foreign = compared?.commits.find(
    ({ commit }) => !isOwnCommit({ message: commit.message, tree: commit.tree.sha }),
  );
  if (compared !== null && foreign === undefined && compared.commits.length === compared.total_commits)
    return null;
  const what = foreign === undefined ? 'commits' : `commit ${foreign.sha.slice(0, 12)}`;
  return `The branch ${branch} holds ${what} that agent-fix did not make as it stands, so it was left alone. Merge or rename the branch, or delete it, and run again.`;
}

/** null when the two have no history in common. https://docs.github.com/en/rest/commits/commits#compare-two-commits */
async function compare(octokit: Octokit, repository: Repository, basehead: string) {
  try {
    const request = { ...repository, basehead, per_page: 100 };
    return (await octokit.rest.repos.compareCommitsWithBasehead(request)).data;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

function explain(error: unknown, { branch }: PushRequest): string {
  const answer = describeError(error);
  if (isRateLimit(error))
    return `GitHub's rate limit kept ${branch} from being pushed (${answer}). Run again later.`;
  switch (statusOf(error)) {
    case 401:
      return `GitHub does not take the token (${answer}). Check the input github-token.`;
    case 403:
    case 404:
      return `The token may not push ${branch} (${answer}). Give the job \`permissions: contents: write\`.`;
    case 422:
      return `GitHub refused to push ${branch} (${answer}). A ruleset may forbid such branches: see the input branch-prefix.`;
    default:
      return `${branch} could not be pushed (${answer}). Run again later.`;
  }
}
