import { isUtf8 } from 'node:buffer';
import { filled } from '../base/text.ts';
import type { Patch } from '../core/ports.ts';
import type { TaskPart } from '../core/task.ts';
import type { Publication } from '../story/tell.ts';
import { commitMessage, isAgentCommit, mergeBranch } from './agent-marks.ts';
import type { RepositoryName } from './context.ts';
import { compareCommits, moveRef, pathsOf, readTip, readTreeId } from './git-data.ts';
import { describeError, isRateLimit, mendOf, type Octokit, onRefusal, statusOf } from './octokit.ts';

/** Tells the reviewer that the base branch has moved on, or that commits of other authors are under ours. */
export interface PushNote {
  /** A sentence without its full stop. */
  readonly text: string;
  /** Up to three files of the patch that the new commits of the base branch change too, so that a merge may conflict. */
  readonly conflicting?: readonly string[];
}

export interface Pushed {
  readonly kind: 'pushed';
  readonly commit: Extract<Publication, { kind: 'published' }>['pushed'];
  readonly notes: readonly PushNote[];
  /** The branch did not exist before, so it has no open pull request: GitHub closes those of a branch that is deleted. */
  readonly isNewBranch: boolean;
}

type Push = Pushed | { readonly kind: 'failed'; readonly problem: string };

export interface PushRequest {
  readonly repository: RepositoryName;
  readonly patch: Patch;
  /** `commit`, which is part of `branch`, becomes the parent of the pushed commit, unless that goes on top of people's commits. */
  readonly base: { readonly branch: string; readonly commit: string };
  /** The patch goes on this merge, which GitHub makes anew on `base.commit`. Absent: on `base.commit` itself. */
  readonly merge?: TaskPart<'merge'> | undefined;
  /** Branch that the pull request goes into. */
  readonly into: string;
  /** Branch to push: what `branchFor` gives; `base.branch` itself for a commit on the branch of an open pull request. */
  readonly branch: string;
  readonly runId: string;
  /** Like the body, made harmless as Markdown (story/report.ts). */
  readonly title: string;
}

const notPushed = (problem: string): Push => ({ kind: 'failed', problem });

/**
 * Makes one commit of the patch and points `branch` at it, unless `branch` has moved meanwhile. The parent of the commit is the
 * base commit, or the newest of the commits that people added to `branch`. Never throws for an answer of GitHub's.
 */
export async function pushPatch(octokit: Octokit, request: PushRequest): Promise<Push> {
  try {
    const [base, tip, baseTree] = await Promise.all([
      readBase(octokit, request),
      readTip(octokit, request.repository, request.branch),
      readTreeId(octokit, request.repository, request.base.commit),
    ]);
    if (base.kind === 'unfit') return notPushed(base.problem);
    const onBase: CommitBase = { kind: 'fit', parent: request.base.commit, tree: baseTree, notes: [] };
    const ground =
      tip === null || tip === onBase.parent
        ? onBase
        : ((await groundAbove(octokit, request, { tip, baseTip: base.tip })) ?? onBase);
    if (ground.kind === 'unfit') return notPushed(ground.problem);
    const merged = await mergeBelow(octokit, request, { ground, tip });
    if (merged.kind === 'unfit') return notPushed(merged.problem);
    const commit = await createCommit(octokit, request, merged);
    const from = merged.tip ?? tip;
    const moved =
      from === null
        ? await createBranch(octokit, request, commit.sha)
        : await moveRef(octokit, { ...request, from, to: commit.sha });
    if (!moved)
      return notPushed(`Somebody pushed to ${request.branch} meanwhile, so it was left alone. Run again.`);
    const { branch } = request;
    const notes = [...base.notes, ...ground.notes];
    return {
      kind: 'pushed',
      commit: { branch, commitSha: commit.sha, commitVerified: commit.isVerified },
      notes,
      isNewBranch: tip === null,
    };
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return notPushed(pushProblem(error, request));
  }
}

/**
 * Lets GitHub merge what CI merged, where the patch was proven on a merge: below the commit to push. A new branch gets the merge itself
 * (`tip`); for one that exists, the merge is made on a branch that is removed again, so that nobody sees it without the patch.
 * https://docs.github.com/en/rest/branches/branches#merge-a-branch
 */
async function mergeBelow(
  octokit: Octokit,
  { repository, base, branch, merge, runId }: PushRequest,
  { ground, tip }: { readonly ground: FitBase; readonly tip: string | null },
): Promise<CommitBase & { readonly tip?: string }> {
  if (merge === undefined) return ground;
  const unfit = (problem: string): CommitBase => ({ kind: 'unfit', problem });
  if (ground.parent !== base.commit) return unfit(filled(NOT_PUSHED.changed_branch, branch));
  const place = { repository, branch: tip === null ? branch : mergeBranch(runId) };
  if (!(await createBranch(octokit, place, base.commit)))
    return unfit(filled(NOT_PUSHED.changed_branch, place.branch));
  let isKept = false;
  try {
    const subject = `Merge ${merge.into} into ${base.branch}`;
    const made = await octokit.rest.repos.merge({
      ...repository,
      base: place.branch,
      head: merge.base,
      commit_message: commitMessage(subject, { runId, tree: merge.tree }),
    });
    // A request that is repeated after a 5xx finds nothing left to merge if the first one was carried out after all.
    const isMade: boolean = made.status === 201;
    const commit = isMade ? made.data.sha : await readTip(octokit, repository, place.branch);
    const tree = commit === null ? null : await readTreeId(octokit, repository, commit);
    if (commit === null || tree !== merge.tree) return unfit(filled(NOT_PUSHED.other_merge, merge.into));
    isKept = tip === null;
    return { ...ground, parent: commit, tree, ...(isKept ? { tip: commit } : {}) };
  } catch (error) {
    if (statusOf(error) !== 409) throw error;
    return unfit(filled(NOT_PUSHED.conflict, base.branch, merge.into, merge.base.slice(0, 12)));
  } finally {
    // https://docs.github.com/en/rest/git/refs#delete-a-reference
    const removed = { ...repository, ref: `heads/${place.branch}` };
    if (!isKept) await octokit.rest.git.deleteRef(removed).catch(onRefusal(null));
  }
}

type BaseCheck =
  | { readonly kind: 'fit'; readonly tip: string; readonly notes: readonly PushNote[] }
  | { readonly kind: 'unfit'; readonly problem: string };

/** Checks that `base.branch` and `into` still exist, and that the base commit is still part of `base.branch`. */
async function readBase(
  octokit: Octokit,
  { repository, base, into, branch, patch }: PushRequest,
): Promise<BaseCheck> {
  const unfit = (problem: string): BaseCheck => ({ kind: 'unfit', problem });
  if (branch === into) return unfit(`The branch to push, ${branch}, is the base branch.`);
  const [tip, intoTip] = await Promise.all([
    readTip(octokit, repository, base.branch),
    into === base.branch ? null : readTip(octokit, repository, into),
  ]);
  if (tip === null) return unfit(`The branch ${base.branch} is gone.`);
  if (into !== base.branch && intoTip === null) {
    return unfit(`The branch ${into}, which the pull request would go into, is gone.`);
  }
  if (tip === base.commit) return { kind: 'fit', tip, notes: [] };
  const compared = await compareCommits(octokit, repository, `${base.commit}...${tip}`);
  if (compared?.status !== 'ahead') {
    return unfit(
      `The branch ${base.branch} was rewritten during the run: ${base.commit} is no longer part of it.`,
    );
  }
  const { ahead_by: by, files = [] } = compared;
  const text =
    `${base.branch} has moved on by ${by} commit${by === 1 ? '' : 's'} ` +
    `since ${base.commit.slice(0, 12)}, on which this was made`;
  const changed = new Set(pathsOf(files));
  const both = patch.files.flatMap(({ path }) => (changed.has(path) ? [path] : []));
  return { kind: 'fit', tip, notes: [{ text, conflicting: both.slice(0, 3) }] };
}

/** A ref is a path: where `agent-fix` is a branch, nothing can lie below it. */
export const IN_THE_WAY =
  'A branch called agent-fix makes agent-fix/… impossible: rename or delete it, if there is one.';

/** Why the branch was not pushed; `…` stands for names, what GitHub answered, and what mends it. */
export const NOT_PUSHED = {
  changed_branch: 'Somebody pushed to … during the run, so it was left alone. Run again.',
  foreign_commits:
    'The branch … holds … that agent-fix did not make as it stands, so it was left alone. ' +
    'Merge or rename the branch, or delete it, and run again.',
  rate_limit: "GitHub's rate limit kept … from being pushed (…). …",
  token: 'GitHub does not take the token (…). …',
  right: 'The token may not push … (…). …',
  repository: '… could not be pushed (…): the repository is empty, archived, or being changed. …',
  ruleset:
    'GitHub refused to push … (…). A ruleset may forbid such branches: make an exception for agent-fix/*.',
  other: '… could not be pushed (…). …',
  conflict: 'GitHub cannot merge … with … at …, because they conflict: update the branch.',
  other_merge:
    'The merge with … that GitHub made has other files than the one that was proven: update the branch, and run again.',
} as const;

/** The parent of the commit to push, and the id of that parent's tree. */
type CommitBase = FitBase | { readonly kind: 'unfit'; readonly problem: string };

interface FitBase {
  readonly kind: 'fit';
  readonly parent: string;
  readonly tree: string;
  readonly notes: readonly PushNote[];
}

/**
 * What to push on when the branch exists already. null: it holds only commits of ours, and is replaced. Commits of other authors
 * stay: ours goes on top of them if it changes none of their files, and is not pushed otherwise (G02).
 */
async function groundAbove(
  octokit: Octokit,
  { repository, base, branch, patch }: PushRequest,
  { tip, baseTip }: { readonly tip: string; readonly baseTip: string },
): Promise<CommitBase | null> {
  if (branch === base.branch) {
    return {
      kind: 'unfit',
      problem: filled(NOT_PUSHED.changed_branch, branch),
    };
  }
  const compared = await compareCommits(octokit, repository, `${baseTip}...${tip}`);
  const commits = compared?.commits ?? [];
  const isByAgent = ({ commit }: (typeof commits)[number]) =>
    isAgentCommit({ message: commit.message, tree: commit.tree.sha });
  // An earlier run may have merged commits of the branch that the pull request goes into.
  const merged = new Set<string>();
  for (const each of commits.filter(isByAgent)) {
    const [, second] = each.parents;
    const below = second && (await compareCommits(octokit, repository, `${baseTip}...${second.sha}`));
    for (const { sha } of (below || null)?.commits ?? []) merged.add(sha);
  }
  const foreign = commits.filter((each) => !merged.has(each.sha) && !isByAgent(each));
  if (compared === null || commits.length < compared.total_commits) return unfitBranch(branch, 'commits');
  const [first] = foreign;
  if (first === undefined) return null;
  const touched = await pathsTouchedBy(
    octokit,
    repository,
    foreign.map(({ sha }) => sha),
  );
  const paths = new Set(patch.files.map(({ path }) => path));
  if (touched === null || touched.some((path) => paths.has(path)))
    return unfitBranch(branch, `commit ${first.sha.slice(0, 12)}`);
  const count = foreign.length === 1 ? 'A commit' : `${foreign.length} commits`;
  const text = `${count} of somebody else on ${branch} lies below this one and was not part of what was proven`;
  return { kind: 'fit', parent: tip, tree: await readTreeId(octokit, repository, tip), notes: [{ text }] };
}

const unfitBranch = (branch: string, what: string): CommitBase => ({
  kind: 'unfit',
  problem: filled(NOT_PUSHED.foreign_commits, branch, what),
});

/** Paths that the commits change; null when there are too many to tell. https://docs.github.com/en/rest/commits/commits#get-a-commit */
async function pathsTouchedBy(
  octokit: Octokit,
  repository: RepositoryName,
  shas: readonly string[],
): Promise<readonly string[] | null> {
  if (shas.length > 20) return null;
  const commits = await Promise.all(
    shas.map((ref) => octokit.rest.repos.getCommit({ ...repository, ref, per_page: 100 })),
  );
  const files = commits.map(({ data }) => data.files ?? []);
  if (files.some(({ length }) => length >= 100)) return null;
  return pathsOf(files.flat());
}

/**
 * https://docs.github.com/en/rest/git/trees#create-a-tree (text goes inline, so that a patch is one request)
 * https://docs.github.com/en/rest/git/commits#create-a-commit (no author: then GitHub signs it for its bots)
 */
async function createCommit(
  octokit: Octokit,
  { repository, patch, runId, title }: PushRequest,
  ground: FitBase,
) {
  const { git } = octokit.rest;
  const { parent, tree: baseTree } = ground;
  const tree = [];
  for (const file of patch.files) tree.push(await treeEntry(octokit, repository, file));
  const { data } = await git.createTree({ ...repository, base_tree: baseTree, tree });
  const message = commitMessage(title, { runId, tree: data.sha });
  const commit = await git.createCommit({ ...repository, message, tree: data.sha, parents: [parent] });
  return { sha: commit.data.sha, isVerified: commit.data.verification?.verified === true };
}

/**
 * GitHub does not say how large a tree's request may be. Users met 502 and 422 from 2.5 MB on, while a blob may have 40 MiB: twenty
 * files of this size stay below that.
 */
const MAX_INLINE_BYTES = 100 * 1024;

/** https://docs.github.com/en/rest/git/blobs#create-a-blob (for large files, and for what JSON cannot carry as text) */
async function treeEntry(
  octokit: Octokit,
  repository: RepositoryName,
  { path, mode, content }: Patch['files'][number],
) {
  const bytes = Buffer.from(content);
  const entry = { path, mode, type: 'blob' as const };
  const isText = isUtf8(bytes) && !bytes.includes(0);
  if (isText && bytes.length <= MAX_INLINE_BYTES) return { ...entry, content: bytes.toString('utf8') };
  const encoding = isText ? 'utf-8' : 'base64';
  const encoded = { content: bytes.toString(encoding), encoding };
  const blob = await octokit.rest.git.createBlob({ ...repository, ...encoded });
  return { ...entry, sha: blob.data.sha };
}

/**
 * Creates the branch. Returns whether it points at `sha` now: it does not if another process created it meanwhile.
 * https://docs.github.com/en/rest/git/refs#create-a-reference
 */
async function createBranch(
  octokit: Octokit,
  request: Pick<PushRequest, 'repository' | 'branch'>,
  sha: string,
): Promise<boolean> {
  const { repository, branch } = request;
  try {
    await octokit.rest.git.createRef({ ...repository, ref: `refs/heads/${branch}`, sha });
    return true;
  } catch (error) {
    if (statusOf(error) !== 422) throw error;
    // A request that is repeated after a 5xx is refused if the first one was carried out after all.
    const tip = await readTip(octokit, repository, branch);
    if (tip === null) throw error;
    return tip === sha;
  }
}

function pushProblem(error: unknown, { branch }: PushRequest): string {
  const answer = describeError(error);
  const mend = mendOf(error, 'contents: write');
  if (isRateLimit(error)) return filled(NOT_PUSHED.rate_limit, branch, answer, mend);
  switch (statusOf(error)) {
    case 401:
      return filled(NOT_PUSHED.token, answer, mend);
    case 403:
    case 404:
      return filled(NOT_PUSHED.right, branch, answer, mend);
    case 409:
      return filled(NOT_PUSHED.repository, branch, answer, mend);
    case 422:
      return /\brules?(?:ets?)?\b/i.test(answer)
        ? filled(NOT_PUSHED.ruleset, branch, answer)
        : filled(NOT_PUSHED.other, branch, answer, IN_THE_WAY);
    default:
      return filled(NOT_PUSHED.other, branch, answer, mend);
  }
}
