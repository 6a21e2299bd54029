import { formatCountOf } from '../base/numbers.ts';
import { collapsed, headAndTail, shorten } from '../base/text.ts';
import type { Redact } from '../core/ports.ts';
import type { TaskPart } from '../core/task.ts';
import type { RepositoryName } from './context.ts';
import { isBotName, type LabelledIssue, type ReviewText, type TriggerEvent } from './event.ts';
import { problemOfAccess } from './gate.ts';
import { describeError, htmlOf, type Octokit, RENDERED, statusOf } from './octokit.ts';
import { removeInvisible, renderedText } from './rendered-text.ts';

/** The parts of an issue or a review that the model reads; the notes say what it does not read, and why. */
interface IssueText {
  readonly evidence: readonly TaskPart<'context'>[];
  /** For the log and the summary. */
  readonly notes: readonly string[];
}

/** The text that asked for the run was edited since. */
interface ChangedText {
  readonly problem: string;
}

const MAX_ISSUE_BYTES = 8 * 1024;
const MAX_COMMENT_BYTES = 3 * 1024;
/** How many comments the model gets, the newest ones; a note says how many are left out. */
const MAX_COMMENTS = 8;
const PAGE = 100;
/** How many pages of comments are read, the newest ones. */
const MAX_COMMENT_PAGES = 5;
/** How many authors' access is looked up: each costs a request. */
const MAX_AUTHORS = 20;
/** How many remarks of a review the model gets. */
const MAX_REMARKS = 30;

interface ReadTextRequest {
  readonly repository: RepositoryName;
  /** Applied before anything is cut: half a token would not be recognized as one. */
  readonly redact: Redact;
}

interface ListedText {
  readonly comments: readonly Comment[];
  readonly notes: readonly string[];
}

interface Comment {
  readonly login: string;
  readonly id: number;
  readonly isBot: boolean;
  readonly html: string;
}

/** Reads the issue or the review that asked for the run; no evidence where neither did. Throws what Octokit throws. */
export async function readWords(
  octokit: Octokit,
  request: ReadTextRequest,
  { requestText, issue }: TriggerEvent,
): Promise<IssueText | ChangedText> {
  if (issue !== null) return readIssueText(octokit, request, issue);
  return requestText?.kind === 'review'
    ? readReviewText(octokit, request, requestText)
    : { evidence: [], notes: [] };
}

/**
 * Reads an issue's title and body, if the body is still what it was when the run was asked for, and the comments that people with write
 * access had written by then. Comments that cannot be listed are a note. Throws what Octokit throws.
 */
export async function readIssueText(
  octokit: Octokit,
  { repository, redact }: ReadTextRequest,
  issue: LabelledIssue,
): Promise<IssueText | ChangedText> {
  const { number } = issue;
  // https://docs.github.com/en/rest/issues/issues#get-an-issue
  const [{ data }, listed] = await Promise.all([
    octokit.rest.issues.get({ ...repository, issue_number: number, ...RENDERED }),
    listComments(octokit, repository, issue).catch((error: unknown): ListedText => {
      if (statusOf(error) === null) throw error;
      const note = `the comments on issue #${number} could not be read (${describeError(error)}); it needs \`issues: read\``;
      return { comments: [], notes: [note] };
    }),
  ]);
  if ((data.body ?? '') !== issue.body) return { problem: `issue #${number} was edited since` };
  const { trusted, notes } = await trustedOnly(octokit, repository, listed.comments);
  const shown = trusted
    .slice(-MAX_COMMENTS)
    .map(({ login, html }) => part(`comment of ${login} on issue #${number}`, html, redact));
  const older = trusted.length - shown.length;
  return together(
    [issueEvidence(issue, htmlOf(`issue #${number}`, data), redact), ...shown],
    [
      ...listed.notes,
      ...notes,
      ...(older > 0 ? [`older comments on issue #${number} were not read: ${older}`] : []),
    ],
  );
}

const together = (parts: readonly IssueText[], further: readonly string[]): IssueText => ({
  evidence: parts.flatMap(({ evidence }) => evidence),
  notes: [...parts.flatMap(({ notes }) => notes), ...further],
});

/** Reads a review: its main text, and up to 30 remarks on lines, each with file and line. Throws what Octokit throws. */
export async function readReviewText(
  octokit: Octokit,
  { repository, redact }: ReadTextRequest,
  { id, pull, body }: ReviewText,
): Promise<IssueText | ChangedText> {
  const review = { ...repository, pull_number: pull, review_id: id, ...RENDERED };
  const { pulls } = octokit.rest;
  const [{ data }, remarks] = await Promise.all([
    pulls.getReview(review),
    octokit.paginate(pulls.listCommentsForReview, { ...review, per_page: PAGE }),
  ]);
  if (data.body !== body) return { problem: 'the review that asked was edited since' };
  const reviewBody =
    body === ''
      ? []
      : [part(`review of pull request #${pull}`, htmlOf('the review that asked', data), redact)];
  const placed = remarks.slice(0, MAX_REMARKS).map((remark) => {
    const { path, line, original_line } = remark;
    const html = htmlOf('a remark of the review', remark);
    const place = `${path}${(line ?? original_line) ? `:${line ?? original_line}` : ''}`;
    return part(`remark of the review on ${place}`, html, redact);
  });
  const left = remarks.length - placed.length;
  return together(
    [...reviewBody, ...placed],
    left > 0 ? [`remarks of the review that were not read: ${left}`] : [],
  );
}

function issueEvidence({ number, title }: LabelledIssue, html: string, redact: Redact): IssueText {
  // GitHub renders no Markdown in titles.
  const [shownTitle, body] = [removeInvisible(title), renderedText(html)];
  const text = `${shorten(collapsed(redact(shownTitle.text)), 300)}\n\n${headAndTail(redact(body.text), MAX_ISSUE_BYTES - 1024)}`;
  return noted(`issue #${number}`, text, shownTitle.removed + body.removed);
}

const part = (source: string, html: string, redact: Redact): IssueText =>
  renderedEvidence(source, html, { redact, maxBytes: MAX_COMMENT_BYTES });

/** Evidence from the HTML that GitHub renders: as plain text, redacted, then shortened to `maxBytes`. */
export function renderedEvidence(
  source: string,
  html: string,
  { redact, maxBytes }: { readonly redact: Redact; readonly maxBytes: number },
): IssueText {
  const { text, removed } = renderedText(html);
  return noted(source, headAndTail(redact(text), maxBytes), removed);
}

const noted = (source: string, text: string, removed: number): IssueText => ({
  evidence: [{ source, text }],
  notes: removed === 0 ? [] : [`removed from ${source}: ${formatCountOf(removed, 'invisible character')}`],
});

/**
 * The comments that were there when the run was asked for, oldest first. Of more than 500, only the newest are read.
 * https://docs.github.com/en/rest/issues/comments#list-issue-comments (the newest are on the last page)
 */
async function listComments(
  octokit: Octokit,
  repository: RepositoryName,
  { number, labelledAt }: LabelledIssue,
): Promise<ListedText> {
  const readPage = (page: number) =>
    octokit.rest.issues.listComments({
      ...repository,
      issue_number: number,
      per_page: PAGE,
      page,
      ...RENDERED,
    });
  const first = await readPage(1);
  const last = Number(/[?&]page=(\d+)[^>]*>; rel="last"/.exec(first.headers.link ?? '')?.[1] ?? 1);
  const from = Math.max(2, last - MAX_COMMENT_PAGES + 1);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => readPage(from + at)),
  );
  const skipped = last > MAX_COMMENT_PAGES ? (from - 1) * PAGE : 0;
  const pages = skipped > 0 ? rest : [first, ...rest];
  const comments = pages
    .flatMap(({ data }) => data)
    .flatMap((comment): Comment[] => {
      const { user, updated_at } = comment;
      const html = htmlOf(`a comment on issue #${number}`, comment);
      // Whoever asked for the run had not read a comment that was changed later (I09).
      if (!user || !html || Date.parse(updated_at) > Date.parse(labelledAt)) return [];
      const isBot = user.type === 'Bot' || isBotName(user.login);
      return [{ login: user.login, id: user.id, isBot, html }];
    });
  const notes = skipped > 0 ? [`the oldest ${skipped} comments on issue #${number} were not read`] : [];
  return { comments, notes };
}

async function trustedOnly(octokit: Octokit, repository: RepositoryName, comments: readonly Comment[]) {
  const people = comments.filter(({ isBot }) => !isBot);
  const newestFirst = new Map(people.toReversed().map((comment) => [comment.login, comment]));
  const newest = [...newestFirst.values()].slice(0, MAX_AUTHORS);
  const problems = await Promise.all(newest.map((comment) => problemOfAccess(octokit, repository, comment)));
  const problemOf = new Map(newest.map(({ login }, at) => [login, problems[at]]));
  const trusted = people.filter(({ login }) => problemOf.get(login) === null);
  const unknown = people.filter(({ login }) => !problemOf.has(login)).length;
  const others = people.length - trusted.length - unknown;
  const notes = [
    [comments.length - people.length, 'by bots'],
    [others, 'by people without write access'],
    [unknown, `by people beyond the ${MAX_AUTHORS} whose access was looked up`],
  ] as const;
  return {
    trusted,
    notes: notes
      .filter(([count]) => count > 0)
      .map(([count, who]) =>
        count === 1 ? `1 comment ${who} was not read` : `${count} comments ${who} were not read`,
      ),
  };
}
