import type * as z from 'zod';
import type { IssueCommentPayload, PullRequest, ReviewPayload, WorkflowRun } from './payloads.ts';
import { actorsOf } from './people.ts';
import {
  atBranch,
  type EventDecision,
  type EventRequest,
  expression,
  failedRunOf,
  goalOfFailure,
  goalOfIssue,
  nameOf,
  type OwnDecision,
  type PullDecision,
  pathOf,
  skipped,
  type TriggerEvent,
} from './trigger-event.ts';

/** A line of a comment that starts so asks for a run; what follows says what to do. */
const COMMAND = /^\/agent-fix(?![\w-])[ \t]*(.*(?:\n[\s\S]*)?)$/m;

/** A comment with a line that starts with `/agent-fix`, on an issue or a pull request. */
export function readComment(
  request: EventRequest,
  payload: z.infer<typeof IssueCommentPayload>,
): EventDecision {
  const { context } = request;
  const { action, comment, issue, repository, sender } = payload;
  if (action !== 'created') return skipped(`the comment was ${action}, not created`);
  const asked = COMMAND.exec(comment.body.replaceAll('\r\n', '\n'))?.[1]?.trim();
  if (asked === undefined) return skipped('no line of the comment starts with /agent-fix');
  const { number, title } = issue;
  const common = {
    actors: actorsOf([sender, comment.user], context),
    asked: { kind: 'comment', id: comment.id, body: comment.body } as const,
    subject: number,
  };
  if (issue.pull_request !== undefined) {
    const decide = (pull: PullRequest) =>
      onPull(request, { repository, pull, asked, comment: comment.id, common });
    return { kind: 'on_pull', number, decide };
  }
  return {
    kind: 'ours',
    event: {
      ...atBranch(request, repository.default_branch, repository),
      ...common,
      trigger: { kind: 'comment', number, title, on: 'issue', commentId: comment.id },
      target: { kind: 'issue', number },
      goal: asked === '' ? goalOfIssue(number) : `${goalOfIssue(number)} A maintainer adds: ${asked}`,
      issue: { number, title, body: issue.body ?? '', labelledAt: comment.created_at },
    },
  };
}

interface AskedOnPull {
  readonly repository: { readonly id: number };
  readonly pull: PullRequest;
  /** '' when nothing was said but the command. */
  readonly asked: string;
  readonly comment: number;
  readonly common: Pick<TriggerEvent, 'actors' | 'asked' | 'subject'>;
}

/** A follow-up when the pull request is ours; else a fix for its branch. */
function onPull(
  request: EventRequest,
  { repository, pull, asked, comment, common }: AskedOnPull,
): PullDecision {
  const { number, state, title } = pull;
  if (state !== 'open') return skipped(`pull request #${number} is ${state}`);
  const event = {
    ...atHead(request, repository, pull),
    ...common,
    trigger: { kind: 'comment', number, title, on: 'pull_request', commentId: comment } as const,
    goal: asked,
  };
  if (asked !== '') return { kind: 'ours', event };
  const decide = (runs: readonly WorkflowRun[]) => onFailureOf(request, event, runs);
  return { kind: 'on_head', sha: pull.head.sha, decide };
}

/** Makes the pull request's head green again: the newest of its workflows' last runs that failed is the task. */
function onFailureOf(
  { context, goal }: EventRequest,
  event: TriggerEvent,
  runs: readonly WorkflowRun[],
): OwnDecision {
  const newestFirst = runs.toSorted((a, b) => b.id - a.id);
  const last = newestFirst.filter((run, at) => newestFirst.findIndex(isSameWorkflow(run)) === at);
  const failed = last.find(
    (run) =>
      run.conclusion === 'failure' &&
      pathOf(run) !== context.workflowPath &&
      run.head_repository?.id === event.repositoryId,
  );
  if (failed === undefined) {
    const isGoingOn = last.some(({ conclusion }) => conclusion === null);
    return skipped(
      `the comment says nothing after /agent-fix, and no workflow has failed at the head of the pull request${isGoingOn ? ' so far' : ''}: say what to do`,
    );
  }
  const name = nameOf(failed);
  return {
    kind: 'ours',
    event: {
      ...event,
      goal: goal ?? goalOfFailure(name, event.base.branch),
      mustBeRedAtBase: true,
      failedRun: failedRunOf(context, failed, name),
    },
  };
}

/** A workflow that runs for pushes and for pull requests alike has a last run of each. */
const isSameWorkflow = (run: WorkflowRun) => (other: WorkflowRun) =>
  other.workflow_id === run.workflow_id && other.event === run.event;

/** A review that asks for changes on a pull request of ours: its comments become the task. */
export function readReview(request: EventRequest, payload: z.infer<typeof ReviewPayload>): EventDecision {
  const { action, pull_request: pull, repository, review, sender } = payload;
  if (action !== 'submitted') return skipped(`the review was ${action}, not submitted`);
  if (review.state.toLowerCase() !== 'changes_requested')
    return skipped(
      `the review is ${review.state.toLowerCase()}: only one that asks for changes starts a run`,
    );
  const { number, title } = pull;
  if (!pull.head.ref.startsWith(request.branchPrefix))
    return skipped(`#${number} is not a pull request of agent-fix`);
  return {
    kind: 'ours',
    event: {
      ...atHead(request, repository, pull),
      trigger: { kind: 'review', number, title, reviewId: review.id },
      goal:
        request.goal ??
        `Make the changes that the review of pull request #${number}, quoted below, asks for.`,
      actors: actorsOf([sender, review.user], request.context),
      asked: { kind: 'review', id: review.id, pull: number },
      subject: number,
      checkoutRef: expression('github.event.pull_request.head.sha'),
    },
  };
}

/** Work on a pull request's branch as it stands: a commit on it when it is ours, a pull request into it when it is not. */
function atHead(request: EventRequest, repository: { readonly id: number }, pull: PullRequest) {
  const { ref: branch, sha: commit, repo } = pull.head;
  const isFollowUp = branch.startsWith(request.branchPrefix);
  return {
    target: { kind: 'pull', number: pull.number } as const,
    mustBeRedAtBase: false,
    base: { branch, commit, mustBeTip: true },
    into: isFollowUp ? pull.base.ref : branch,
    repositoryId: repository.id,
    headRepositoryId: repo?.id ?? null,
    failedRun: null,
    issue: null,
    isFollowUp,
    checkoutRef: expression('steps.pull.outputs.sha'),
  };
}
