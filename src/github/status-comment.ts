import type { Repository } from './context.ts';
import { describeError, type Octokit, statusOf } from './octokit.ts';

/** Stands at the start of our comment, with how often each commit was tried. */
const MARK = /^<!-- agent-fix:status tried=([0-9a-f:,]*) -->\n/;
/** Commits whose tries are remembered. */
const MAX_COMMITS = 20;

export interface StatusRequest {
  readonly repository: Repository;
  /** Of the issue or pull request. */
  readonly number: number;
  readonly commit: string;
}

/** What became of the comment. `url` null: there is none, and the notes say why. */
export interface StatusEnd {
  readonly url: string | null;
  readonly notes: readonly string[];
}

/**
 * The one comment on an issue or pull request that says how things go: made at the start of the first run, edited in
 * place by it and by later ones. What GitHub refuses is a note, never a failure; nobody waits for an edit but `end`.
 */
export class StatusComment {
  /** Runs for this commit, this one included. */
  readonly attempt: number;
  readonly #octokit: Octokit;
  readonly #request: StatusRequest;
  readonly #mark: string;
  #existing: { readonly id: number; readonly url: string } | null;
  #problem: string | null;
  #pending: Promise<void> = Promise.resolve();

  private constructor(octokit: Octokit, request: StatusRequest, found: Found) {
    this.#octokit = octokit;
    this.#request = request;
    this.#existing = found.comment;
    this.#problem = found.problem;
    this.attempt = (found.tried.get(request.commit) ?? 0) + 1;
    const tried = [...found.tried].filter(([commit]) => commit !== request.commit).slice(1 - MAX_COMMITS);
    const marked = [...tried, [request.commit, this.attempt]].map(([commit, times]) => `${commit}:${times}`);
    this.#mark = `<!-- agent-fix:status tried=${marked.join(',')} -->\n`;
  }

  /** Looks for the comment of earlier runs; writes nothing yet. Never throws for an answer of GitHub's. */
  static async find(octokit: Octokit, request: StatusRequest): Promise<StatusComment> {
    try {
      return new StatusComment(octokit, request, await findOwn(octokit, request));
    } catch (error) {
      if (statusOf(error) === null) throw error;
      const problem = `the comments of #${request.number} could not be read (${describeError(error)})`;
      return new StatusComment(octokit, request, { comment: null, tried: new Map(), problem });
    }
  }

  /** Shows `text` (Markdown, neutralised) as soon as the edits before it are through. */
  show(text: string): void {
    this.#pending = this.#pending.then(() => this.#write(`${this.#mark}${text}`));
  }

  /** Shows the last word and waits for it. */
  async end(text: string): Promise<StatusEnd> {
    this.show(text);
    await this.#pending;
    return { url: this.#existing?.url ?? null, notes: this.#problem === null ? [] : [this.#problem] };
  }

  /** https://docs.github.com/en/rest/issues/comments */
  async #write(body: string): Promise<void> {
    if (this.#problem !== null) return;
    const { repository, number } = this.#request;
    const { issues } = this.#octokit.rest;
    try {
      const { data } =
        this.#existing === null
          ? await issues.createComment({ ...repository, issue_number: number, body })
          : await issues.updateComment({ ...repository, comment_id: this.#existing.id, body });
      this.#existing = { id: data.id, url: data.html_url };
    } catch (error) {
      this.#problem = `the comment on #${number} could not be written (${describeError(error)}); it needs \`issues: write\`, on pull requests \`pull-requests: write\``;
    }
  }
}

interface Found {
  readonly comment: { readonly id: number; readonly url: string } | null;
  readonly tried: ReadonlyMap<string, number>;
  readonly problem: string | null;
}

/** Only a comment of an app, or of the token's own account: anybody can write the mark. */
async function findOwn(octokit: Octokit, { repository, number }: StatusRequest): Promise<Found> {
  const request = { ...repository, issue_number: number, per_page: 100 };
  let ownLogin: string | null = null;
  for await (const { data } of octokit.paginate.iterator(octokit.rest.issues.listComments, request)) {
    for (const { id, html_url, user, body = '' } of data) {
      const tried = MARK.exec(body.replaceAll('\r\n', '\n'))?.[1];
      if (tried === undefined || !user) continue;
      if (user.type !== 'Bot') {
        ownLogin ??= await loginOf(octokit);
        if (user.login !== ownLogin) continue;
      }
      return { comment: { id, url: html_url }, tried: readTried(tried), problem: null };
    }
  }
  return { comment: null, tried: new Map(), problem: null };
}

function readTried(text: string): ReadonlyMap<string, number> {
  const pairs = text.split(',').map((pair) => pair.split(':'));
  return new Map(pairs.flatMap(([commit, times]) => (commit && times ? [[commit, Number(times)]] : [])));
}

/** '' for a token that belongs to no account. https://docs.github.com/en/rest/users/users#get-the-authenticated-user */
async function loginOf(octokit: Octokit): Promise<string> {
  try {
    return (await octokit.rest.users.getAuthenticated()).data.login;
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return '';
  }
}

/** Answers the comment that asked. https://docs.github.com/en/rest/reactions/reactions#create-reaction-for-an-issue-comment */
export async function react(
  octokit: Octokit,
  { repository, commentId, content }: Reaction,
): Promise<string | null> {
  try {
    await octokit.rest.reactions.createForIssueComment({ ...repository, comment_id: commentId, content });
    return null;
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return `the comment that asked could not be answered with a reaction (${describeError(error)})`;
  }
}

export interface Reaction {
  readonly repository: Repository;
  readonly commentId: number;
  readonly content: 'eyes' | 'rocket' | 'confused';
}
