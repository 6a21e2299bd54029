import type { Evidence } from '../agent/task.ts';
import { type Access, readAccess } from './access.ts';
import { isBotName } from './actor.ts';
import type { Repository } from './context.ts';
import { addRemoved, describeRemoved, type Removed, removeHidden, removeInvisible } from './hidden-text.ts';
import type { Octokit } from './octokit.ts';
import { shorten, shortLine } from './shorten.ts';
import type { LabelledIssue } from './trigger-event.ts';

/** What the model reads of an issue, and what it does not read and why. */
export interface IssueText {
  readonly evidence: readonly Evidence[];
  /** For the log and the summary. */
  readonly notes: readonly string[];
}

const MAX_ISSUE_BYTES = 8 * 1024;
const MAX_COMMENT_BYTES = 3 * 1024;
/** Newest first; older ones are left out, which a note says. */
const MAX_COMMENTS = 8;
/** Five pages: an issue with more comments than that is no description of a bug. */
const MAX_LISTED = 500;
/** Each author costs a look-up. */
const MAX_AUTHORS = 20;

interface Comment {
  readonly login: string;
  readonly id: number;
  readonly isBot: boolean;
  readonly text: string;
}

/**
 * Title and body as they were when the label was put on, and the comments that people with write access had
 * written by then. Throws what Octokit throws when the comments cannot be listed.
 */
export async function readIssueText(
  octokit: Octokit,
  repository: Repository,
  issue: LabelledIssue,
): Promise<IssueText> {
  const main = issueEvidence(issue);
  const comments = await listComments(octokit, repository, issue);
  const { trusted, notes } = await trustedOnly(octokit, repository, comments);
  const shown = trusted.slice(-MAX_COMMENTS).map((comment) => commentEvidence(comment, issue.number));
  const older = trusted.length - shown.length;
  return {
    evidence: [main, ...shown].map(({ evidence }) => evidence),
    notes: [
      ...[main, ...shown].flatMap(({ note }) => note ?? []),
      ...notes,
      ...(older > 0 ? [`older comments on issue #${issue.number} were not read: ${older}`] : []),
    ],
  };
}

interface Part {
  readonly evidence: Evidence;
  readonly note: string | null;
}

function issueEvidence({ number, title, body }: LabelledIssue): Part {
  // GitHub shows a title as it stands: nothing in it is a comment.
  const cleanTitle = removeInvisible(title);
  const cleanBody = removeHidden(body);
  const text = `${shortLine(cleanTitle.text, 300)}\n\n${shorten(cleanBody.text, MAX_ISSUE_BYTES - 1024)}`;
  return part(`issue #${number}`, addRemoved(cleanTitle.removed, cleanBody.removed), text);
}

function commentEvidence({ login, text }: Comment, issue: number): Part {
  const clean = removeHidden(text);
  const source = `comment of ${login} on issue #${issue}`;
  return part(source, clean.removed, shorten(clean.text, MAX_COMMENT_BYTES));
}

function part(source: string, removed: Removed, text: string): Part {
  const taken = describeRemoved(removed);
  return { evidence: { source, text }, note: taken === null ? null : `removed from ${source}: ${taken}` };
}

/** Those that stood there when the label was put on, oldest first. https://docs.github.com/en/rest/issues/comments#list-issue-comments */
async function listComments(
  octokit: Octokit,
  repository: Repository,
  { number, labelledAt }: LabelledIssue,
): Promise<readonly Comment[]> {
  const pages = octokit.paginate.iterator(octokit.rest.issues.listComments, {
    ...repository,
    issue_number: number,
    per_page: 100,
  });
  const comments: Comment[] = [];
  for await (const { data } of pages) {
    for (const { user, body, updated_at } of data) {
      // A comment changed after the label was not what the labeller read (I09).
      if (!user || !body || Date.parse(updated_at) > Date.parse(labelledAt)) continue;
      const isBot = user.type === 'Bot' || isBotName(user.login);
      comments.push({ login: user.login, id: user.id, isBot, text: body });
    }
    if (comments.length >= MAX_LISTED) break;
  }
  return comments;
}

async function trustedOnly(octokit: Octokit, repository: Repository, comments: readonly Comment[]) {
  const lookUps = new Map<string, Access>();
  const trusted: Comment[] = [];
  for (const comment of comments.toReversed()) {
    if (comment.isBot) continue;
    if (!lookUps.has(comment.login) && lookUps.size < MAX_AUTHORS) {
      lookUps.set(comment.login, await readAccess(octokit, repository, comment));
    }
    if (lookUps.get(comment.login)?.canWrite) trusted.unshift(comment);
  }
  const others = comments.length - trusted.length;
  const notes =
    others === 0
      ? []
      : [
          `${others} comment${others === 1 ? '' : 's'} by bots or by people without write access were not read`,
        ];
  return { trusted, notes };
}
