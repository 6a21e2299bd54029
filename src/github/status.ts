import type { Markdown } from '../story/tell.ts';
import type { Context, RepositoryName } from './context.ts';
import type { TriggerEvent } from './event.ts';
import type { Inputs } from './inputs.ts';
import { describeError, type Octokit, onRefusal, statusOf } from './octokit.ts';

/** Prints to the job's log. Untrusted text cannot command the runner (docs/threats.md, F01 to F08). */
export interface JobLog {
  /** A line of our own words. */
  info(line: string): void;
  warning(line: string): void;
  /** Text from a model, a test, an issue or a file, made harmless here. */
  untrusted(text: string): void;
  /** Puts the lines that `run` prints under a title that readers of the log can fold, also when `run` throws. */
  group<T>(title: string, run: () => Promise<T>): Promise<T>;
}

/** https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands */
export function createJobLog(write: (text: string) => void): JobLog {
  const line = (text: string) => write(`${breakCommands(text.replace(/\s+/g, ' '))}\n`);
  return {
    info: line,
    warning: (text) => write(`::warning title=agent-fix::${escapeData(text)}\n`),
    // No `stop-commands` is needed around it: `breakCommands` has left no command in the text.
    untrusted: (text) => write(`${breakCommands(text)}\n`),
    async group(title, run) {
      write(`::group::${escapeData(title.replace(/\s+/g, ' '))}\n`);
      try {
        return await run();
      } finally {
        write('::endgroup::\n');
      }
    },
  };
}

/**
 * Makes sure that the runner finds no command in a text: it reads `::x::` at the start of a line and `##[x]` anywhere
 * (actions/runner, ActionCommand.cs). A carriage return would start a line for some readers.
 */
export function breakCommands(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/:(?=:)/g, ':\u200b')
    .replace(/##(?=\[)/g, '##\u200b');
}

/** As @actions/core escapes a command's message. */
function escapeData(text: string): string {
  return breakCommands(text).replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

/**
 * Reports a run to the person who asked for it, with one comment, and a reaction to the comment that asked.
 * Never throws for an answer of GitHub's.
 */
export interface Status {
  /** The number of runs for this issue or pull request and this commit, this run included, as counted in the comment. */
  readonly attempt: number;
  /** Shows the first text of the run, and reacts with `eyes` to the comment that asked. */
  begin(text: Markdown): void;
  show(text: Markdown): void;
  /** Shows the last text and waits until it is there. `url` null: there is no comment, and the notes say why. */
  end(
    text: Markdown,
    isWell: boolean,
  ): Promise<{ readonly url: string | null; readonly notes: readonly string[] }>;
}

/** For runs that comment nowhere; their job summary says the same. */
const NO_STATUS: Status = {
  attempt: 1,
  begin: () => {},
  show: () => {},
  end: async () => ({ url: null, notes: [] }),
};

export interface StatusRequest {
  readonly octokit: Octokit;
  readonly context: Context;
  readonly inputs: Inputs;
  readonly event: TriggerEvent;
  readonly baseCommit: string;
}

/** Looks for the comment of earlier runs; writes nothing yet. */
export async function openStatus(request: StatusRequest): Promise<Status> {
  const { octokit, context, inputs, event, baseCommit: commit } = request;
  if (event.subject === null || inputs.dryRun) return NO_STATUS;
  const { repository } = context;
  const subject = { repository, number: event.subject, commit };
  const comment = new StatusComment(octokit, subject, await findStatusComment(octokit, subject));
  // A solving job may not write: it counts the runs, and the publishing job comments.
  if (inputs.mode === 'solve') return { ...NO_STATUS, attempt: comment.attempt };
  const react = (content: Reaction) => reactTo(octokit, repository, event, content);
  let answered: Promise<string | null> = Promise.resolve(null);
  return {
    attempt: comment.attempt,
    begin(text) {
      answered = react('eyes');
      comment.show(text);
    },
    show: (text) => comment.show(text),
    async end(text, isWell) {
      const [ended, ...notes] = await Promise.all([
        comment.end(text),
        answered,
        react(isWell ? 'rocket' : 'confused'),
      ]);
      // Both reactions fail for the same reason, so one note is enough.
      return { ...ended, notes: [...ended.notes, ...notes.filter((note) => note !== null).slice(0, 1)] };
    },
  };
}

type Reaction = 'eyes' | 'rocket' | 'confused';

/** Answers the comment that asked. https://docs.github.com/en/rest/reactions/reactions#create-reaction-for-an-issue-comment */
async function reactTo(
  octokit: Octokit,
  repository: RepositoryName,
  { requestText }: TriggerEvent,
  content: Reaction,
): Promise<string | null> {
  if (requestText?.kind !== 'comment') return null;
  try {
    const reaction = { ...repository, comment_id: requestText.id, content };
    await octokit.rest.reactions.createForIssueComment(reaction);
    return null;
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return `the comment that asked could not be answered with a reaction (${describeError(error)})`;
  }
}

/** `<!-- agent-fix:status tried=0a1b…:2 -->`: the mark at the start of our comment, with the number of runs for each commit. */
const STATUS_MARK = /^<!-- agent-fix:status tried=([0-9a-f:,]*) -->\n/;
const MAX_TRIED = 20;

interface CommentedOn {
  readonly repository: RepositoryName;
  /** Of the issue or pull request. */
  readonly number: number;
  readonly commit: string;
}

interface Earlier {
  readonly comment: { readonly id: number; readonly url: string } | null;
  readonly tried: ReadonlyMap<string, number>;
  /** Why the comments could not be read; null when they could. */
  readonly problem: string | null;
}

/**
 * The one comment on an issue or pull request that reports progress. The first run creates it; that run and later ones edit it.
 * What GitHub refuses becomes a note, never a failure; only `end` waits for an edit.
 */
class StatusComment {
  /** Runs for this commit, this one included. */
  readonly attempt: number;
  readonly #octokit: Octokit;
  readonly #subject: CommentedOn;
  readonly #mark: string;
  #comment: Earlier['comment'];
  #problem: Earlier['problem'];
  #pending: Promise<void> = Promise.resolve();

  constructor(octokit: Octokit, subject: CommentedOn, { comment, tried, problem }: Earlier) {
    this.#octokit = octokit;
    this.#subject = subject;
    this.#comment = comment;
    this.#problem = problem;
    this.attempt = (tried.get(subject.commit) ?? 0) + 1;
    const others = [...tried].filter(([commit]) => commit !== subject.commit).slice(1 - MAX_TRIED);
    const marked = [...others, [subject.commit, this.attempt]].map(([commit, times]) => `${commit}:${times}`);
    this.#mark = `<!-- agent-fix:status tried=${marked.join(',')} -->\n`;
  }

  /** Shows `text` once the edits before it have been sent. */
  show(text: Markdown): void {
    this.#pending = this.#pending.then(() => this.#write(`${this.#mark}${text}`));
  }

  async end(text: Markdown) {
    this.show(text);
    await this.#pending;
    return { url: this.#comment?.url ?? null, notes: this.#problem === null ? [] : [this.#problem] };
  }

  /** https://docs.github.com/en/rest/issues/comments */
  async #write(body: string): Promise<void> {
    if (this.#problem !== null) return;
    const { repository, number } = this.#subject;
    const { issues } = this.#octokit.rest;
    try {
      const { data } =
        this.#comment === null
          ? await issues.createComment({ ...repository, issue_number: number, body })
          : await issues.updateComment({ ...repository, comment_id: this.#comment.id, body });
      this.#comment = { id: data.id, url: data.html_url };
    } catch (error) {
      this.#problem =
        `the comment on #${number} could not be written (${describeError(error)}); it ` +
        `needs \`issues: write\`, on pull requests \`pull-requests: write\``;
    }
  }
}

/**
 * Finds our comment by its mark. Comments of bots and of the token's own account count, since anybody can write the mark. Never throws
 * for an answer of GitHub's.
 */
async function findStatusComment(octokit: Octokit, { repository, number }: CommentedOn): Promise<Earlier> {
  const none: Earlier = { comment: null, tried: new Map(), problem: null };
  const request = { ...repository, issue_number: number, per_page: 100 };
  let tokenLogin: string | null = null;
  try {
    for await (const { data } of octokit.paginate.iterator(octokit.rest.issues.listComments, request)) {
      for (const { id, html_url: url, user, body = '' } of data) {
        const tried = STATUS_MARK.exec(body.replaceAll('\r\n', '\n'))?.[1];
        if (tried === undefined || !user) continue;
        if (user.type !== 'Bot') {
          tokenLogin ??= await loginOf(octokit);
          if (user.login !== tokenLogin) continue;
        }
        const counts = tried.split(',').flatMap((pair) => {
          const [commit, times] = pair.split(':');
          return commit && times ? [[commit, Number(times)] as const] : [];
        });
        return { ...none, comment: { id, url }, tried: new Map(counts) };
      }
    }
    return none;
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return { ...none, problem: `the comments of #${number} could not be read (${describeError(error)})` };
  }
}

/** The login of the token's account; '' for a token without one. https://docs.github.com/en/rest/users/users#get-the-authenticated-user */
export async function loginOf(octokit: Octokit): Promise<string> {
  const user = await octokit.rest.users.getAuthenticated().catch(onRefusal(null));
  return user?.data.login ?? '';
}
