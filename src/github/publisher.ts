import { isGitFolder, PATCH_LIMITS, type Patch, type PatchFile } from '../core/ports.ts';
import { type Hunk, parseHunks } from '../core/task.ts';
import { type Publication, styleOf, type TitleStyle } from '../story/run-record.ts';
import { UNSEEN } from '../story/safe-text.ts';
import type { RepositoryName } from './context.ts';
import { describeError, graphqlError, isRateLimit, mendOf, type Octokit, statusOf } from './octokit.ts';
import { holdsOwnSection, MAX_DESCRIPTION_CHARS, newBody, type OwnText, updatedBody } from './own-marks.ts';
import { type PushRequest, pushPatch } from './push.ts';
import { loginOf } from './status.ts';

/** Everything that publishing depends on: it reads no checkout, event or model. */
export interface PublishRequest extends PushRequest {
  /** The description, in at most so many characters if it can. */
  body(maxChars: number): string;
  /** As a draft when it is opened. */
  readonly draft: boolean;
  /**
   * Whether the run proved the patch, and no line of it could make any test pass. If not, an open pull request becomes a draft;
   * if so, a draft that an unproven run made becomes ready. null: a follow-up proves nothing about the whole pull request, so
   * its draft state stays.
   */
  readonly isProven: boolean | null;
  /** A follow-up: the pull request keeps its title, and its first report below the new one. */
  readonly isFollowUp: boolean;
  /** Users, and teams as `org/team`. */
}

/** Pushes the patch as one commit and opens its pull request, or updates both. Never throws for an answer of GitHub's. */
export async function publish(octokit: Octokit, request: PublishRequest): Promise<Publication> {
  const problem = problemOfPatch(request.patch);
  if (problem !== null) return { kind: 'failed', problem: `Nothing was pushed: ${problem}.`, pushed: null };
  const push = await pushPatch(octokit, request);
  if (push.kind === 'failed') return { ...push, pushed: null };
  return { ...(await openPullRequest(octokit, request, push.notes)), pushed: push.commit };
}

type OpenedPullRequest =
  | Omit<Extract<Publication, { kind: 'published' }>, 'pushed'>
  | Omit<Extract<Publication, { kind: 'failed' }>, 'pushed'>;

/** The parts that are used of a pull request, as the API gives it. */
interface OpenPull {
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

/**
 * Opens the branch's pull request, or updates the one that is open; `notes` are what the push found out. Never throws for
 * an answer of GitHub's.
 */
async function openPullRequest(
  octokit: Octokit,
  request: PullRequestText,
  notes: readonly string[],
): Promise<OpenedPullRequest> {
  const { title, body, isProven, isFollowUp } = request;
  const noted = notes.map((note) => `> [!NOTE]\n> ${note}.\n\n`).join('');
  const isDraft = isProven === null ? null : !isProven;
  const section = (maxChars: number) => `${noted}${body(maxChars - noted.length)}`;
  const own = { title, section, isDraft, isFollowUp };
  try {
    const open = await findOpen(octokit, request);
    return open === null
      ? await create(octokit, request, own)
      : await update(octokit, request, { open, own });
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
  { repository, branch }: Pick<PullRequestText, 'repository' | 'branch'>,
): Promise<OpenPull | null> {
  const head = `${repository.owner}:${branch}`;
  const { data } = await octokit.rest.pulls.list({ ...repository, state: 'open', head, per_page: 100 });
  // GitHub ignores a filter that it does not understand, and lists everything.
  return data.find((pull) => pull.head.ref === branch && pull.head.repo?.id === pull.base.repo.id) ?? null;
}

async function create(octokit: Octokit, request: PullRequestText, own: OwnText): Promise<OpenedPullRequest> {
  const data = await createOnce(octokit, request, newBody(own));
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
 * Labels, reviewers and the branch that it goes into are left as people have set them, and so is what they wrote into title
 * and description. It becomes a draft when it is no longer proven, and ready again when it was a draft for that alone; where a
 * person has changed that, it stays.
 * https://docs.github.com/en/rest/pulls/pulls#update-a-pull-request
 */
async function update(
  octokit: Octokit,
  { repository, into, isProven }: PullRequestText,
  { open, own }: { readonly open: OpenPull; readonly own: OwnText },
): Promise<OpenedPullRequest> {
  const { number, draft: isDraft = false } = open;
  const described = { title: open.title, body: open.body ?? '', isDraft };
  const { title, body, isDraftOurs, isFull } = updatedBody(described, own);
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

export interface SuggestRequest extends Pick<PublishRequest, 'repository' | 'patch' | 'title'> {
  /** The pull request whose branch the patch is for. */
  readonly pull: OpenPull;
  /** The commit that it is a patch of. */
  readonly commit: string;
  /** The text of the review, which has so many suggestions, in at most so many characters if it can. */
  body(maxChars: number, suggestions: number): string;
}

/**
 * Puts the patch as one review with a suggestion for each place that it changes; `none` where it cannot be one, with the rest of
 * a sentence that says why. A review of ours for this commit is not repeated. Never throws for an answer of GitHub's.
 */
export async function suggest(
  octokit: Octokit,
  { repository, pull, patch, commit, title, body }: SuggestRequest,
): Promise<Extract<Publication, { kind: 'suggested' }> | Extract<SuggestionResult, { kind: 'none' }>> {
  const none = (why: string) => ({ kind: 'none', why }) as const;
  const problem = problemOfPatch(patch);
  if (problem !== null) return none(problem);
  if (pull.head.sha !== commit) return none('the pull request went on meanwhile');
  const where = { ...repository, pull_number: pull.number };
  const done = (reviewUrl: string, isRepeated: boolean) =>
    ({ kind: 'suggested', number: pull.number, url: pull.html_url, reviewUrl, isRepeated }) as const;
  try {
    // https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files
    const files = await octokit.paginate(octokit.rest.pulls.listFiles, { ...where, per_page: 100 });
    const suggested = suggestionsOf(patch, files);
    if (suggested.kind === 'none') return suggested;
    const earlier = await findOwnReview(octokit, { ...where, commit });
    if (earlier !== null) return done(earlier, true);
    const comments = suggested.suggestions.map(({ path, start, end, lines }) => ({
      path,
      body: suggestionBody({ lines }),
      side: 'RIGHT',
      line: end,
      ...(start === end ? {} : { start_line: start, start_side: 'RIGHT' }),
    }));
    if (comments.some((comment) => comment.body.length > MAX_DESCRIPTION_CHARS))
      return none('one of its changes is too long for a suggestion');
    const section = (maxChars: number) => body(maxChars, comments.length);
    const review = {
      ...where,
      commit_id: commit,
      event: 'COMMENT' as const,
      body: newBody({ title, section, isDraft: null, isFollowUp: false }),
      comments,
    };
    try {
      // Not retried: after a 5xx the review may exist already.
      // https://docs.github.com/en/rest/pulls/reviews#create-a-review-for-a-pull-request
      const { data } = await octokit.rest.pulls.createReview({ ...review, request: { retries: 0 } });
      return done(data.html_url, false);
    } catch (error) {
      const made = (statusOf(error) ?? 0) >= 500 ? await findOwnReview(octokit, { ...where, commit }) : null;
      if (made === null) throw error;
      return done(made, false);
    }
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return none(
      `GitHub did not take the review (${describeError(error)}), which needs \`pull-requests: write\``,
    );
  }
}

/** The address of our review of this commit. Only that of an app, or of the token's own account: anybody can write the mark. */
async function findOwnReview(
  octokit: Octokit,
  { commit, ...where }: RepositoryName & { readonly pull_number: number; readonly commit: string },
): Promise<string | null> {
  // https://docs.github.com/en/rest/pulls/reviews#list-reviews-for-a-pull-request
  const reviews = await octokit.paginate(octokit.rest.pulls.listReviews, { ...where, per_page: 100 });
  const marked = reviews.filter(({ body, commit_id: id }) => id === commit && holdsOwnSection(body));
  for (const { user, html_url: url } of marked)
    if (user !== null && (user.type === 'Bot' || user.login === (await loginOf(octokit)))) return url;
  return null;
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

/** Closes the branch's open pull request and says why; nothing without one. Never throws for an answer of GitHub's. */
export async function closeSettled(
  octokit: Octokit,
  { repository, branch, why }: Pick<PullRequestText, 'repository' | 'branch'> & { readonly why: string },
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
 * The wording of the branch's newest commits; where they cannot be read, sentences.
 * https://docs.github.com/en/rest/commits/commits#list-commits
 */
export async function readStyle(
  octokit: Octokit,
  repository: RepositoryName,
  commit: string,
): Promise<TitleStyle> {
  try {
    const { data } = await octokit.rest.repos.listCommits({ ...repository, sha: commit, per_page: 50 });
    return styleOf(data.map((each) => each.commit.message.split('\n', 1)[0] ?? ''));
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return 'sentence';
  }
}

/** The largest file that may be rewritten is 1 MiB. */
const MAX_PUBLISHED_BYTES = 1024 * 1024 + PATCH_LIMITS.bytes;

/**
 * Why a patch must not be published; null when it may. Repeats checks of the write tool, because this code holds the write
 * token and trusts nothing that the run computed (W01, W02, G22).
 */
function problemOfPatch({ files }: Patch): string | null {
  if (files.length === 0) return 'the patch is empty';
  if (files.length > PATCH_LIMITS.files)
    return `the patch has ${files.length} files, more than ${PATCH_LIMITS.files}`;
  if (new Set(files.map(({ path }) => path)).size < files.length) return 'the patch names a file twice';
  for (const file of files) {
    const problem = problemOfFile(file);
    if (problem !== null) return `${JSON.stringify(file.path)} ${problem}`;
  }
  return null;
}

function problemOfFile({ path, mode, content }: PatchFile): string | null {
  if (mode !== '100644' && mode !== '100755') return `has the mode ${mode}`;
  if (content.length > MAX_PUBLISHED_BYTES) return `is larger than ${MAX_PUBLISHED_BYTES} bytes`;
  if (/[\p{Cc}\p{Cf}\\]/u.test(path) || !path.isWellFormed())
    return 'holds a character that no path should hold';
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..'))
    return 'is no plain path in the repository';
  if (parts.some(isGitFolder)) return "lies in git's own folder";
  return /^\.github\/workflows(\/|$)/i.test(path) ? 'is a workflow, which is never published' : null;
}

// A patch as suggestions on lines of a pull request: one click for its author.
// https://docs.github.com/en/pull-requests/collaborating-with-pull-requests/reviewing-changes-in-pull-requests/commenting-on-a-pull-request

/** What should stand in place of the lines `start` to `end` of a file at the pull request's head. */
interface Suggestion {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** Lines of the file, each without its line feed. */
  readonly lines: readonly string[];
}

/** `why`: the rest of a sentence that says why something else was done. */
type SuggestionResult =
  | { readonly kind: 'suggestions'; readonly suggestions: readonly Suggestion[] }
  | { readonly kind: 'none'; readonly why: string };

/** A file that the pull request changes. GitHub gives no `patch` where it is large, or no text. */
interface PullFile {
  readonly filename: string;
  readonly patch?: string | undefined;
}

/**
 * The patch as suggestions, whole or not at all: no part of it was proven by itself. `pullFiles`: the files of the pull
 * request, on whose head the patch stands.
 */
export function suggestionsOf({ diff, files }: Patch, pullFiles: readonly PullFile[]): SuggestionResult {
  const sections = diff.split(/^(?=diff --git )/m);
  const suggestions: Suggestion[] = [];
  for (const [at, { path, status }] of files.entries()) {
    const shown = parseHunks(pullFiles.find(({ filename }) => filename === path)?.patch ?? '') ?? [];
    const section = sections[at] ?? '';
    const ofFile = status === 'added' ? 'is a new file' : inFile(section, shown);
    if (typeof ofFile === 'string') return { kind: 'none', why: `${path} ${ofFile}` };
    suggestions.push(...ofFile.map((each) => ({ path, ...each })));
  }
  return { kind: 'suggestions', suggestions };
}

type Replacement = Omit<Suggestion, 'path'>;

/** Suggestions for one file's diff, or why it cannot be told in any. `shown`: the hunks that the pull request shows of it. */
function inFile(section: string, shown: readonly Hunk[]): readonly Replacement[] | string {
  const hunks = parseHunks(section);
  if (hunks === null || hunks.length === 0) return 'is no text';
  if (/^-[^\n]*\n\\ /m.test(section) !== /^\+[^\n]*\n\\ /m.test(section))
    return 'changes whether its last line ends in a line feed';
  const isShown = ({ start, end }: Replacement) =>
    shown.some(({ newStart, newLines }) => start >= newStart && end < newStart + newLines);
  const places: Replacement[] = [];
  for (const block of hunks.flatMap(blocksIn)) {
    const place = replacementsOf(block).find(isShown);
    if (place === undefined) return `is changed at line ${block.start}, which the pull request does not show`;
    const touched = [...block.removed, ...place.lines];
    if (new Set(touched.map((line) => line.endsWith('\r'))).size > 1)
      return `gets other line endings at line ${block.start}`;
    if (touched.some((line) => UNSEEN.test(line.replace(/\r$/, ''))))
      return `holds characters at line ${block.start} that nobody sees`;
    const before = places.at(-1);
    // Both stand on the one line between them.
    if (before?.end === place.start)
      places.splice(-1, 1, {
        ...place,
        start: before.start,
        lines: [...before.lines, ...place.lines.slice(1)],
      });
    else places.push(place);
  }
  return places;
}

/** Lines that change together, with their neighbours that do not; null where the hunk ends. */
interface Block {
  /** Of the first line that goes, or of the line before which new ones come. */
  readonly start: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
}

function blocksIn({ oldStart, oldLines, lines }: Hunk): readonly Block[] {
  const blocks: Block[] = [];
  let line = oldLines === 0 ? oldStart + 1 : oldStart;
  for (let at = 0; at < lines.length; ) {
    if (lines[at]?.startsWith(' ')) {
      at += 1;
      line += 1;
      continue;
    }
    const next = lines.findIndex((each, index) => index > at && each.startsWith(' '));
    const end = next === -1 ? lines.length : next;
    const textsOf = (sign: string) =>
      lines.slice(at, end).flatMap((each) => (each.startsWith(sign) ? [each.slice(1)] : []));
    const [removed, added] = [textsOf('-'), textsOf('+')];
    const neighbour = (index: number) => lines[index]?.slice(1) ?? null;
    blocks.push({ start: line, removed, added, before: neighbour(at - 1), after: neighbour(end) });
    line += removed.length;
    at = end;
  }
  return blocks;
}

/**
 * The lines on which a block can be suggested. GitHub takes no suggestion without a line, so new lines come with a neighbouring
 * one.
 */
function replacementsOf({ start, removed, added, before, after }: Block): readonly Replacement[] {
  if (removed.length > 0) return [{ start, end: start + removed.length - 1, lines: added }];
  return [
    ...(before === null ? [] : [{ start: start - 1, end: start - 1, lines: [before, ...added] }]),
    ...(after === null ? [] : [{ start, end: start, lines: [...added, after] }]),
  ];
}

/** The lines in a fence that none of them can close. A suggestion without lines deletes the old ones. */
export function suggestionBody({ lines }: Pick<Suggestion, 'lines'>): string {
  const longest = Math.max(2, ...(lines.join('\n').match(/`+/g) ?? []).map((run) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return [`${ticks}suggestion`, ...lines, ticks].join('\n');
}
