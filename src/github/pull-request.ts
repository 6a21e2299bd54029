import type { Markdown, Publication } from '../story/tell.ts';
import { type GeneratedText, newBody, updatedBody } from './agent-marks.ts';
import type { RepositoryName } from './context.ts';
import { describeError, graphqlError, isRateLimit, mendOf, type Octokit, statusOf } from './octokit.ts';
import { problemOfPatch } from './patch-check.ts';
import { type Pushed, type PushNote, type PushRequest, pushPatch } from './push.ts';

/** Everything that publishing depends on: no checkout, event or model is read. */
export interface PublishRequest extends PushRequest {
  /** The description of the pull request, in at most `maxChars` characters if that is possible; it begins with `notes`. */
  body(maxChars: number, notes: readonly PushNote[]): Markdown;
  /** Whether a new pull request is opened as a draft. */
  readonly draft: boolean;
  /**
   * Whether the run proved the patch, and no line of the patch could make any test pass. False: an open pull request becomes a draft.
   * True: a draft that an unproven run made becomes ready. null, for a follow-up, which proves nothing about the whole pull request:
   * the draft state stays.
   */
  readonly isProven: boolean | null;
  /** The run adds to a pull request of ours: the title stays, and the first report is kept below the new one. */
  readonly isFollowUp: boolean;
}

/** Pushes the patch as one commit and opens its pull request, or updates both. Never throws for an answer of GitHub's. */
export async function publish(octokit: Octokit, request: PublishRequest): Promise<Publication> {
  const problem = problemOfPatch(request.patch);
  if (problem !== null) return { kind: 'failed', problem: `Nothing was pushed: ${problem}.`, pushed: null };
  const push = await pushPatch(octokit, request);
  if (push.kind === 'failed') return { ...push, pushed: null };
  return { ...(await openPullRequest(octokit, request, push)), pushed: push.commit };
}

type OpenedPullRequest =
  | Omit<Extract<Publication, { kind: 'published' }>, 'pushed'>
  | Omit<Extract<Publication, { kind: 'failed' }>, 'pushed'>;

/** A pull request as the API gives it: the fields that are used. */
export interface OpenPull {
  readonly number: number;
  readonly html_url: string;
  readonly node_id: string;
  readonly title: string;
  readonly body: string | null;
  readonly draft?: boolean | undefined;
  readonly head: { readonly sha: string };
  readonly base: { readonly ref: string };
}

type PullRequestText = Omit<PublishRequest, 'patch' | 'base' | 'runId'>;
type AgentBranch = Pick<PushRequest, 'repository' | 'branch'>;

/**
 * Opens a pull request for the branch, or updates the open one; its text begins with `notes`, which the push returned. Never throws for
 * an answer of GitHub's.
 */
async function openPullRequest(
  octokit: Octokit,
  request: PullRequestText,
  { notes, isNewBranch }: Pushed,
): Promise<OpenedPullRequest> {
  const { title, body, isProven, isFollowUp } = request;
  const isDraft = isProven === null ? null : !isProven;
  const section = (maxChars: number) => body(maxChars, notes);
  const generated = { title, section, isDraft, isFollowUp };
  try {
    const open = isNewBranch ? null : await findOpen(octokit, request);
    return open === null
      ? await create(octokit, request, generated)
      : await update(octokit, request, { open, generated });
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return { kind: 'failed', problem: pullRequestProblem(error, request) };
  }
}

/**
 * The open pull request of a branch of this repository; null without one.
 * https://docs.github.com/en/rest/pulls/pulls#list-pull-requests
 */
export async function findOpen(
  octokit: Octokit,
  { repository, branch }: AgentBranch,
): Promise<OpenPull | null> {
  const head = `${repository.owner}:${branch}`;
  const { data } = await octokit.rest.pulls.list({ ...repository, state: 'open', head, per_page: 100 });
  // GitHub ignores a filter that it does not understand, and lists everything.
  return data.find((pull) => pull.head.ref === branch && pull.head.repo?.id === pull.base.repo.id) ?? null;
}

async function create(
  octokit: Octokit,
  request: PullRequestText,
  generated: GeneratedText,
): Promise<OpenedPullRequest> {
  const data = await createOnce(octokit, request, newBody(generated));
  return {
    kind: 'published',
    number: data.number,
    url: data.html_url,
    operation: 'created',
    warnings: [],
  };
}

/** https://docs.github.com/en/rest/pulls/pulls#create-a-pull-request */
async function createOnce(octokit: Octokit, request: PullRequestText, body: string): Promise<OpenPull> {
  const { repository, branch, into, title, draft } = request;
  try {
    const pull = { ...repository, title, body, head: branch, base: into, draft };
    return (await octokit.rest.pulls.create(pull)).data;
  } catch (error) {
    // A request that is repeated after a 5xx is refused with 422 if the first one was carried out after all.
    const open = statusOf(error) === 422 ? await findOpen(octokit, request) : null;
    if (open === null) throw error;
    return open;
  }
}

/**
 * Updates our part of title and description. Labels, reviewers, the target branch and people's own words stay. The pull request becomes
 * a draft when this run proved nothing, and ready when it proved the fix; a draft state that a person has changed stays.
 * https://docs.github.com/en/rest/pulls/pulls#update-a-pull-request
 */
async function update(
  octokit: Octokit,
  { repository, into, isProven }: PullRequestText,
  { open, generated }: { readonly open: OpenPull; readonly generated: GeneratedText },
): Promise<OpenedPullRequest> {
  const { number, draft: isDraft = false } = open;
  const described = { title: open.title, body: open.body ?? '', isDraft };
  const { title, body, isDraftOurs, isFull } = updatedBody(described, generated);
  const { data } = await octokit.rest.pulls.update({
    ...repository,
    pull_number: number,
    title,
    ...(isFull ? {} : { body }),
  });
  const warnings: string[] = [];
  if (isFull)
    warnings.push('The description of the pull request has no room for the report of this run: shorten it.');
  if (open.base.ref !== into)
    warnings.push(
      `The pull request goes into ${open.base.ref}, where a person moved it, and stays there: this run worked for ${into}.`,
    );
  if (isProven !== null && isProven === isDraft && isDraftOurs) {
    const what = `The pull request could not be turned ${isDraft ? 'from' : 'into'} a draft`;
    const warning = await warned(what, 'Do that by hand.', () => setDraft(octokit, open.node_id, !isDraft));
    if (warning !== null) warnings.push(warning);
  }
  return { kind: 'published', number, url: data.html_url, operation: 'updated', warnings };
}

const TO_DRAFT = `mutation ToDraft($input: ConvertPullRequestToDraftInput!) {
  convertPullRequestToDraft(input: $input) { clientMutationId }
}`;
const TO_READY = `mutation ToReady($input: MarkPullRequestReadyForReviewInput!) {
  markPullRequestReadyForReview(input: $input) { clientMutationId }
}`;

/** https://docs.github.com/en/graphql/reference/pulls#convertpullrequesttodraft. Throws an error with a status. */
async function setDraft(octokit: Octokit, nodeId: string, isDraft: boolean): Promise<void> {
  try {
    await octokit.graphql(isDraft ? TO_DRAFT : TO_READY, { input: { pullRequestId: nodeId } });
  } catch (error) {
    throw graphqlError(error);
  }
}

async function warned(what: string, mend: string, run: () => Promise<unknown>): Promise<string | null> {
  try {
    await run();
    return null;
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return `${what} (${describeError(error)}). ${mend}`;
  }
}

function pullRequestProblem(error: unknown, { branch, into, draft }: PullRequestText): string {
  const answer = describeError(error);
  const kept = `The fix is on the branch ${branch}, but has no pull request`;
  const mend = mendOf(error, 'pull-requests: write');
  if (isRateLimit(error)) return `${kept}: GitHub's rate limit refused it (${answer}). ${mend}`;
  switch (statusOf(error)) {
    case 403:
    case 404:
      // GitHub answers with the same status for a missing permission and for the setting, so both are named.
      return (
        `${kept} (${answer}). ${mend} Switch on "Allow GitHub Actions to create and approve pull ` +
        `requests" in the repository's Settings, Actions, General.`
      );
    case 422:
      return `${kept}: GitHub refused one into ${into}${draft ? ' as a draft, which not every plan has (input draft)' : ''} (${answer}).`;
    default:
      return `${kept} (${answer}). ${mend}`;
  }
}

/** Closes the branch's open pull request, if there is one, with the comment `why`. Never throws for an answer of GitHub's. */
export async function closeSettled(
  octokit: Octokit,
  { repository, branch, why }: AgentBranch & { readonly why: Markdown },
): Promise<void> {
  try {
    const open = await findOpen(octokit, { repository, branch });
    if (open === null) return;
    const { number } = open;
    await octokit.rest.issues.createComment({ ...repository, issue_number: number, body: why });
    await octokit.rest.pulls.update({ ...repository, pull_number: number, state: 'closed' });
  } catch (error) {
    if (statusOf(error) === null) throw error;
  }
}

/**
 * The first lines of the messages of `commit` and the commits before it, at most 50; none where they cannot be read.
 * https://docs.github.com/en/rest/commits/commits#list-commits
 */
export async function newestSubjects(
  octokit: Octokit,
  repository: RepositoryName,
  commit: string,
): Promise<readonly string[]> {
  try {
    const { data } = await octokit.rest.repos.listCommits({ ...repository, sha: commit, per_page: 50 });
    return data.map((each) => each.commit.message.split('\n', 1)[0] ?? '');
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return [];
  }
}
