import { styleOf, type TitleStyle } from '../story/report.ts';
import type { Publication } from '../story/run-record.ts';
import type { Repository } from './context.ts';
import { describeError, graphqlError, isRateLimit, type Octokit, statusOf } from './octokit.ts';
import { newBody, type OwnText, updatedBody } from './own-marks.ts';
import { type PublishRequest, problemOfPatch } from './publish-request.ts';
import { pushPatch } from './push.ts';

/** Pushes the patch as one commit and opens its pull request, or updates both. Never throws for an answer of GitHub's. */
export async function publish(octokit: Octokit, request: PublishRequest): Promise<Publication> {
  const problem = problemOfPatch(request.patch);
  if (problem !== null) return { kind: 'failed', problem: `Nothing was pushed: ${problem}.`, pushed: null };
  const push = await pushPatch(octokit, request);
  if (push.kind === 'failed') return { ...push, pushed: null };
  const opened = await openPullRequest(octokit, request, push.notes);
  return opened.kind === 'failed'
    ? { ...opened, pushed: push.commit }
    : { ...opened, kind: 'published', pushed: push.commit };
}

export type OpenedPullRequest =
  | {
      readonly kind: 'opened';
      readonly number: number;
      readonly url: string;
      readonly operation: 'created' | 'updated';
      readonly warnings: readonly string[];
    }
  | { readonly kind: 'failed'; readonly problem: string };

/** What is used of a pull request, as the API gives it. */
export interface Opened {
  readonly number: number;
  readonly html_url: string;
  readonly node_id: string;
  readonly title: string;
  readonly body: string | null;
  readonly draft?: boolean | undefined;
  readonly base: { readonly ref: string };
}

type PullRequest = Omit<PublishRequest, 'patch' | 'base' | 'runId'>;

/**
 * Opens the branch's pull request, or updates the one that is open; `notes` are what the push found out. Never throws for
 * an answer of GitHub's.
 */
export async function openPullRequest(
  octokit: Octokit,
  request: PullRequest,
  notes: readonly string[],
): Promise<OpenedPullRequest> {
  const { title, body, isProven, isFollowUp } = request;
  const noted = notes.map((note) => `> [!NOTE]\n> ${note}.\n\n`).join('');
  const isDraft = isProven === null ? null : !isProven;
  const own = { title, section: `${noted}${await body}`, isDraft, isFollowUp };
  try {
    const open = await findOpen(octokit, request);
    return open === null
      ? await create(octokit, request, own)
      : await update(octokit, request, { open, own });
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return { kind: 'failed', problem: explain(error, request) };
  }
}

/** The open pull request of a branch of this repository; null without one. https://docs.github.com/en/rest/pulls/pulls#list-pull-requests */
export async function findOpen(
  octokit: Octokit,
  { repository, branch }: Pick<PullRequest, 'repository' | 'branch'>,
): Promise<Opened | null> {
  const head = `${repository.owner}:${branch}`;
  const { data } = await octokit.rest.pulls.list({ ...repository, state: 'open', head, per_page: 100 });
  // GitHub ignores a filter that it does not understand, and lists everything.
  return data.find((pull) => pull.head.ref === branch && pull.head.repo?.id === pull.base.repo.id) ?? null;
}

async function create(octokit: Octokit, request: PullRequest, own: OwnText): Promise<OpenedPullRequest> {
  const data = await createOnce(octokit, request, newBody(own));
  const warnings = await Promise.all([
    addLabels(octokit, request, data.number),
    requestReviews(octokit, request, data.number),
  ]);
  return {
    kind: 'opened',
    number: data.number,
    url: data.html_url,
    operation: 'created',
    warnings: warnings.filter((warning) => warning !== null),
  };
}

/** https://docs.github.com/en/rest/pulls/pulls#create-a-pull-request */
async function createOnce(octokit: Octokit, request: PullRequest, body: string): Promise<Opened> {
  const { repository, branch, into, title, draft } = request;
  try {
    const pull = { ...repository, title, body, head: branch, base: into, draft };
    return (await octokit.rest.pulls.create(pull)).data;
  } catch (error) {
    // After a 5xx the request is sent again, and refused when it had been carried out all the same.
    const open = statusOf(error) === 422 ? await findOpen(octokit, request) : null;
    if (open === null) throw error;
    return open;
  }
}

/**
 * Labels and reviewers are left as people have set them since, and so is what they wrote into title and description. It
 * becomes a draft when it is no longer proven, and ready again when it was a draft for that alone.
 * https://docs.github.com/en/rest/pulls/pulls#update-a-pull-request
 */
async function update(
  octokit: Octokit,
  { repository, into, isProven }: PullRequest,
  { open, own }: { readonly open: Opened; readonly own: OwnText },
): Promise<OpenedPullRequest> {
  const { title, body, wasDraft } = updatedBody({ title: open.title, body: open.body ?? '' }, own);
  const { number } = open;
  const { data } = await octokit.rest.pulls.update({
    ...repository,
    pull_number: number,
    title,
    body,
    base: into,
  });
  const isDraft = open.draft === true;
  const warning =
    isProven !== null && isProven === isDraft && (!isDraft || wasDraft)
      ? await warned(`The pull request could not be turned ${isDraft ? 'from' : 'into'} a draft`, () =>
          setDraft(octokit, open.node_id, !isDraft),
        )
      : null;
  const warnings = warning === null ? [] : [warning];
  return { kind: 'opened', number, url: data.html_url, operation: 'updated', warnings };
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

/** https://docs.github.com/en/rest/issues/labels#add-labels-to-an-issue */
async function addLabels(
  octokit: Octokit,
  { repository, labels }: PullRequest,
  number: number,
): Promise<string | null> {
  if (labels.length === 0) return null;
  return warned('The labels could not be set', () =>
    octokit.rest.issues.addLabels({ ...repository, issue_number: number, labels: [...labels] }),
  );
}

/** https://docs.github.com/en/rest/pulls/review-requests#request-reviewers-for-a-pull-request */
async function requestReviews(
  octokit: Octokit,
  { repository, reviewers }: PullRequest,
  number: number,
): Promise<string | null> {
  if (reviewers.length === 0) return null;
  const teams = reviewers.filter((name) => name.includes('/'));
  return warned('The reviewers could not be asked', () =>
    octokit.rest.pulls.requestReviewers({
      ...repository,
      pull_number: number,
      reviewers: reviewers.filter((name) => !name.includes('/')),
      team_reviewers: teams.map((name) => name.slice(name.indexOf('/') + 1)),
    }),
  );
}

async function warned(what: string, run: () => Promise<unknown>): Promise<string | null> {
  try {
    await run();
    return null;
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return `${what} (${describeError(error)}).`;
  }
}

/** The answer does not tell a missing permission from the setting, other than in words: both are named. */
const PULLS_MEND =
  'Give the job `permissions: pull-requests: write`, and switch on "Allow GitHub Actions to create and approve pull requests" in the repository\'s Settings, Actions, General.';

function explain(error: unknown, { branch, into, draft }: PullRequest): string {
  const answer = describeError(error);
  const kept = `The fix is on the branch ${branch}, but has no pull request`;
  if (isRateLimit(error)) return `${kept}: GitHub's rate limit refused it (${answer}). Run again later.`;
  switch (statusOf(error)) {
    case 403:
    case 404:
      return `${kept} (${answer}). ${PULLS_MEND} Or open the pull request by hand.`;
    case 422:
      return `${kept}: GitHub refused one into ${into}${draft ? ' as a draft, which not every plan has (input draft)' : ''} (${answer}).`;
    default:
      return `${kept} (${answer}). Run again later.`;
  }
}

/** Closes the branch's open pull request and says why; nothing without one. Never throws for an answer of GitHub's. */
export async function closeSettled(
  octokit: Octokit,
  { repository, branch, why }: Pick<PullRequest, 'repository' | 'branch'> & { readonly why: string },
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

/** The wording of the branch's newest commits; where they cannot be read, conventional. https://docs.github.com/en/rest/commits/commits#list-commits */
export async function readStyle(
  octokit: Octokit,
  repository: Repository,
  commit: string,
): Promise<TitleStyle> {
  try {
    const { data } = await octokit.rest.repos.listCommits({ ...repository, sha: commit, per_page: 50 });
    return styleOf(data.map((each) => each.commit.message.split('\n', 1)[0] ?? ''));
  } catch (error) {
    if (statusOf(error) === null) throw new Error(describeError(error), { cause: error });
    return 'conventional';
  }
}
