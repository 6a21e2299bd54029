import * as z from 'zod';
import { defined } from '../base/json.ts';
import { filled } from '../base/text.ts';
import type { TaskPart } from '../core/task.ts';
import { isAgentBranch, type Target } from './agent-marks.ts';
import type { Context } from './context.ts';

// The parts of webhook payloads that are used, in their published form:
// https://docs.github.com/en/webhooks/webhook-events-and-payloads

const AccountSchema = z.object({ login: z.string(), id: z.number(), type: z.string() });
type Account = z.infer<typeof AccountSchema>;

const RepositorySchema = z.object({ id: z.number(), default_branch: z.string() });
const sha = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);

/** Has the same form in a payload and from the API. */
export const WorkflowRunSchema = z.object({
  id: z.number(),
  run_attempt: z.number(),
  workflow_id: z.number(),
  name: z.string().nullish(),
  path: z.string(),
  conclusion: z.string().nullable(),
  head_branch: z.string().nullable(),
  head_sha: sha,
  /** null when the repository, a fork, is gone. */
  head_repository: z.object({ id: z.number() }).nullable(),
  triggering_actor: AccountSchema.nullish(),
  actor: AccountSchema.nullish(),
  event: z.string().optional(),
  run_number: z.number().optional(),
  pull_requests: z.array(z.object({ base: z.object({ ref: z.string() }) })).nullish(),
});
export type WorkflowRun = z.infer<typeof WorkflowRunSchema>;

const ActionPayload = z.object({ action: z.string(), sender: AccountSchema, repository: RepositorySchema });

const WorkflowRunPayload = ActionPayload.extend({
  workflow_run: WorkflowRunSchema,
  workflow: z.object({ name: z.string() }).nullish(),
});

const IssuesPayload = ActionPayload.extend({
  label: z.object({ name: z.string() }).nullish(),
  issue: z.object({
    number: z.number(),
    title: z.string(),
    body: z.string().nullable(),
    updated_at: z.string(),
    pull_request: z.unknown().optional(),
  }),
});

const DispatchPayload = z.object({
  sender: AccountSchema,
  repository: RepositorySchema,
  inputs: z.record(z.string(), z.unknown()).nullish(),
});

const PullRequestSchema = z.object({
  number: z.number(),
  title: z.string(),
  state: z.string(),
  head: z.object({ ref: z.string(), sha, repo: z.object({ id: z.number() }).nullable() }),
  base: z.object({ ref: z.string() }),
});
/** Has the same form in a payload and from the API. */
type PullRequest = z.infer<typeof PullRequestSchema>;

/** What is read of the payload of any event, by a step under `if: failure()`. The event `schedule` has no sender. */
const StepPayload = z.object({
  sender: AccountSchema.nullish(),
  repository: RepositorySchema,
  deleted: z.boolean().nullish(),
  pull_request: PullRequestSchema.pick({ number: true, head: true }).nullish(),
});

const IssueCommentPayload = ActionPayload.extend({
  issue: z.object({
    number: z.number(),
    title: z.string(),
    body: z.string().nullable(),
    pull_request: z.unknown().optional(),
  }),
  comment: z.object({
    id: z.number(),
    body: z.string(),
    user: AccountSchema.nullable(),
    created_at: z.string(),
  }),
});

const ReviewPayload = ActionPayload.extend({
  pull_request: PullRequestSchema,
  review: z.object({
    id: z.number(),
    state: z.string(),
    body: z.string().nullable(),
    user: AccountSchema.nullable(),
  }),
});

/** The workflow run that failed: its log and its test command are read. */
export interface FailedRun {
  readonly runId: number;
  readonly attempt: number;
  /**
   * `161335` or `ci.yml`: how the API is asked for the workflow. The id also finds a renamed file; of our own run only the
   * file's name is known.
   */
  readonly workflow: number | string | null;
  /** Path of the workflow file in the repository. */
  readonly workflowPath: string | null;
  /** The failure happened in the run that we are part of, which is still going on. */
  readonly isOurs: boolean;
  /** GitHub calls a run cancelled if a job ran out of its own time, and if a person or a newer run ended it: its jobs tell. */
  readonly isCancelled?: boolean;
  /** `{ run_id: '7', … }`: known members of the failed run's `github` context. Empty for our own run: its variables say more. */
  readonly github: Readonly<Record<string, string>>;
}

/** The issue as it was when a person labelled it or commented `/agent-fix`: the model reads only what that person could read. */
export interface LabelledIssue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  /** ISO 8601: when that was. Comments written or changed later are not read. */
  readonly labelledAt: string;
}

/** A comment or review that asked for the run; it is read again before anything is published. */
export type RequestText =
  | { readonly kind: 'comment'; readonly id: number; readonly body: string }
  | ReviewText;

export interface ReviewText {
  readonly kind: 'review';
  readonly id: number;
  readonly body: string;
  readonly pull: number;
}

/** An event that is for us, as the gate, the oracle's discovery and the publisher need it. */
export interface TriggerEvent {
  readonly trigger: TaskPart<'trigger'>;
  readonly target: Target;
  readonly goal: string;
  readonly mustBeRedAtBase: boolean;
  readonly actors: readonly Actor[];
  /** `commit` null: the tip of the branch, whatever it is. `mustBeTip`: the run is about this commit and no other. */
  readonly base: { readonly branch: string; readonly commit: string | null; readonly mustBeTip: boolean };
  /** Branch that the pull request goes into. */
  readonly into: string;
  /** Ids of our repository, and of the repository that the base commit is from (null: a fork that is gone). */
  readonly repositoryId: number;
  readonly headRepositoryId: number | null;
  readonly failedRun: FailedRun | null;
  readonly issue: LabelledIssue | null;
  /** null: no comment or review asked for the run. */
  readonly requestText: RequestText | null;
  /** Issue or pull request that gets the status comment; null: there is only the job summary. */
  readonly subject: number | null;
  /** Whether to push onto `base.branch` itself, as a follow-up on a pull request of ours does. */
  readonly isFollowUp: boolean;
  /** The input `ref` with which actions/checkout checks out the base commit; null: it does so without one. */
  readonly checkoutRef: string | null;
}

/** A decision that needs nothing but the event. */
export type FinalDecision =
  | { readonly kind: 'ours'; readonly event: TriggerEvent }
  | { readonly kind: 'skipped'; readonly reason: string };

type EventDecision = FinalDecision | DecisionOnComment;

/** `decide` needs the comment's text as GitHub renders it: only that shows whether it asks for a run. */
export interface DecisionOnComment {
  readonly kind: 'on_comment';
  readonly id: number;
  readonly body: string;
  decide(text: string): CommentDecision;
}

type CommentDecision =
  | FinalDecision
  /** The event names only the number of a pull request. `decide` needs the pull request from the API. */
  | { readonly kind: 'on_pull'; readonly number: number; decide(pull: PullRequest): PullDecision };

type PullDecision =
  | FinalDecision
  /** The comment does not say what to do: `decide` needs the workflow runs at the pull request's head. */
  | { readonly kind: 'on_head'; readonly sha: string; decide(runs: readonly WorkflowRun[]): FinalDecision };

export interface EventRequest {
  readonly context: Context;
  readonly goal: string | null;
  readonly mode: 'fix' | 'solve' | 'publish';
}

/** Someone who set the run off. `id` is null where only a name is known. */
interface Actor {
  readonly login: string;
  readonly id: number | null;
  readonly isBot: boolean;
}

/** Everyone who set the run off, each once. The runner names the person who started a re-run: only the login is known. */
function actorsOf(
  accounts: readonly (Account | null | undefined)[],
  context: { readonly triggeringActor: string | null },
): readonly Actor[] {
  const actors = new Map<string, Actor>();
  for (const account of accounts) {
    if (!account) continue;
    const { login, id, type } = account;
    actors.set(login.toLowerCase(), { login, id, isBot: type === 'Bot' || isBotName(login) });
  }
  const name = context.triggeringActor;
  if (name !== null && !actors.has(name.toLowerCase())) {
    actors.set(name.toLowerCase(), { login: name, id: null, isBot: isBotName(name) });
  }
  return [...actors.values()];
}

/**
 * GitHub gives `[bot]` to apps alone; people cannot have brackets in their names. `x-bot` is a person. The one app that acts under a
 * name without brackets is GitHub's own coding agent (https://api.github.com/users/Copilot has the type `Bot`).
 */
export const isBotName = (login: string): boolean => login.endsWith('[bot]') || login === 'Copilot';

/** Whether an event is for us, and what it asks for. Pure; throws only for a payload that is not of its published form. */
export function readEvent(request: EventRequest): EventDecision {
  switch (request.context.eventName) {
    case 'workflow_run':
      return readWorkflowRun(request, parsePayload(WorkflowRunPayload, request));
    case 'issues':
      return readLabelledIssue(request, parsePayload(IssuesPayload, request));
    case 'issue_comment':
      return readComment(request, parsePayload(IssueCommentPayload, request));
    case 'pull_request_review':
      return readReview(request, parsePayload(ReviewPayload, request));
    case 'workflow_dispatch':
      return readDispatch(request, parsePayload(DispatchPayload, request));
    default:
      return readFailedStep(request, parsePayload(StepPayload, request));
  }
}

function parsePayload<S extends z.ZodType>(schema: S, { context }: EventRequest): z.infer<S> {
  const parsed = schema.safeParse(context.payload);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Error(`The payload of this ${context.eventName} event is not of its published form: ${fields}`);
}

function readWorkflowRun(request: EventRequest, payload: z.infer<typeof WorkflowRunPayload>): EventDecision {
  const { context, goal } = request;
  const { action, repository, sender, workflow_run: run } = payload;
  if (action !== 'completed') return skipped('not_completed', action);
  if (!isRed(run) && !isCancelled(run)) return skipped('not_failed', `${run.conclusion}`);
  if (workflowFileOf(run) === context.workflowPath) return skipped('this_workflow');
  const branch = run.head_branch;
  if (branch === null) return skipped('no_branch');
  if (isQueue(branch)) return skipped('merge_queue');
  const workflowName = payload.workflow?.name || workflowNameOf(run);
  return {
    kind: 'ours',
    event: {
      trigger: { kind: 'workflow_run', runId: run.id, workflowId: run.workflow_id, workflowName, branch },
      target: { kind: 'workflow', workflowId: run.workflow_id, branch },
      goal: goal ?? goalOfFailure(workflowName, branch),
      mustBeRedAtBase: true,
      actors: actorsOf([sender, run.triggering_actor], context),
      base: { branch, commit: run.head_sha, mustBeTip: true },
      into: branch,
      repositoryId: repository.id,
      headRepositoryId: run.head_repository?.id ?? null,
      failedRun: failedRunOf(context, run, workflowName),
      ...NOT_REQUESTED,
      checkoutRef: contextExpression('github.event.workflow_run.head_sha'),
    },
  };
}

function readLabelledIssue(request: EventRequest, payload: z.infer<typeof IssuesPayload>): EventDecision {
  const { context, goal } = request;
  const { action, issue, repository, sender } = payload;
  if (action !== 'labeled') return skipped('not_labelled', action);
  const name = payload.label?.name ?? '';
  if (!isAgentLabel(name)) return skipped('other_label', JSON.stringify(name));
  if (issue.pull_request !== undefined) return skipped('no_issue', issue.number);
  const { number, title } = issue;
  return {
    kind: 'ours',
    event: {
      ...atBranch(request, repository.default_branch, repository),
      trigger: { kind: 'issue', number, title },
      target: { kind: 'issue', number },
      goal: goal ?? goalOfIssue(number),
      actors: actorsOf([sender], context),
      issue: { number, title, body: issue.body ?? '', labelledAt: issue.updated_at },
      subject: number,
    },
  };
}

/** The label of an issue that starts a run. fix.yml and `init` name it as well. */
export const AGENT_LABEL = 'agent-fix';

/** GitHub treats label names without regard to case. */
export const isAgentLabel = (name: string): boolean => name.toLowerCase() === AGENT_LABEL;

function readDispatch(request: EventRequest, payload: z.infer<typeof DispatchPayload>): EventDecision {
  const { context } = request;
  const goalInput = payload.inputs?.['goal'];
  const goal =
    request.goal ?? (typeof goalInput === 'string' && goalInput.trim() !== '' ? goalInput.trim() : null);
  if (goal === null) return readFailedStep(request, { ...payload });
  const { repository, sender } = payload;
  const chosen = context.refType === 'branch' ? context.refName : repository.default_branch;
  const place = atBranch(request, chosen, repository);
  return {
    kind: 'ours',
    event: {
      ...place,
      trigger: { kind: 'dispatch', runId: context.runId },
      target: { kind: 'goal', goal, branch: place.into },
      goal,
      actors: actorsOf([sender], context),
    },
  };
}

function readFailedStep(request: EventRequest, payload: z.infer<typeof StepPayload>): EventDecision {
  const { context, goal, mode } = request;
  if (payload.deleted) return skipped('branch_deleted');
  const head = payload.pull_request?.head;
  if (head === undefined && context.refType === 'tag') return skipped('tag', context.refName);
  const branch = head?.ref ?? context.refName;
  if (isQueue(branch)) return skipped('merge_queue');
  const { runId, workflowName, workflowPath, job } = context;
  return {
    kind: 'ours',
    event: {
      trigger: { kind: 'step', runId, workflowName },
      // The solving and the publishing job must compute the same target although their names differ.
      target: {
        kind: 'step',
        workflowPath: workflowPath ?? workflowName,
        job: mode === 'fix' ? job : null,
        branch,
      },
      goal: goal ?? goalOfFailure(workflowName, branch),
      mustBeRedAtBase: true,
      actors: actorsOf([payload.sender], context),
      base: { branch, commit: head?.sha ?? context.sha, mustBeTip: true },
      into: branch,
      repositoryId: payload.repository.id,
      headRepositoryId: head === undefined ? payload.repository.id : (head.repo?.id ?? null),
      failedRun: {
        runId,
        attempt: context.runAttempt,
        workflow: workflowPath?.split('/').at(-1) ?? null,
        workflowPath,
        isOurs: true,
        github: {},
      },
      ...NOT_REQUESTED,
      subject: payload.pull_request?.number ?? null,
      checkoutRef: head === undefined ? null : contextExpression('github.event.pull_request.head.sha'),
    },
  };
}

export const QUEUE_PREFIX = 'gh-readonly-queue/';
const isQueue = (branch: string): boolean => branch.startsWith(QUEUE_PREFIX);

/** Why an event starts no run; `…` stands for words of the event. */
export const SKIPPED = {
  not_completed: 'the workflow run is …, not completed',
  not_failed: 'the workflow run ended with …, not failure',
  this_workflow: 'the failed workflow is this workflow itself',
  no_branch: 'the failed run belongs to no branch',
  merge_queue: 'branches of a merge queue are temporary: the pull request behind it is the place for a fix',
  not_labelled: 'the issue was …, not labeled',
  other_label: `the label is …, not ${JSON.stringify(AGENT_LABEL)}`,
  no_issue: '#… is a pull request, not an issue',
  branch_deleted: 'the branch was deleted',
  tag: '… is a tag, not a branch',
  no_command: 'the comment does not begin with /agent-fix',
  not_created: 'the comment was …, not created',
  pull_closed: 'pull request #… is …',
  nothing_failed:
    'the comment says nothing after /agent-fix, and no workflow has failed at the head of the pull ' +
    'request…: say what to do',
  not_submitted: 'the review was …, not submitted',
  asks_no_changes: 'the review is …: only one that asks for changes starts a run',
  foreign_pull: '#… is not a pull request of agent-fix',
} as const;

function skipped(why: keyof typeof SKIPPED, ...words: readonly (string | number)[]): FinalDecision {
  return { kind: 'skipped', reason: filled(SKIPPED[why], ...words) };
}

/** What a comment begins with that asks for a run; the rest of it says what to do. */
const COMMAND = /^\/agent-fix(?![\w-])\s*/;
const NO_COMMAND = skipped('no_command');

/** A comment on an issue or a pull request. */
function readComment(request: EventRequest, payload: z.infer<typeof IssueCommentPayload>): EventDecision {
  const { action, comment } = payload;
  if (action !== 'created') return skipped('not_created', action);
  if (!comment.body.includes('/agent-fix')) return NO_COMMAND;
  const { id, body } = comment;
  const decide = (text: string) =>
    COMMAND.test(text) ? readCommentCommand(request, payload, text.replace(COMMAND, '')) : NO_COMMAND;
  return { kind: 'on_comment', id, body, decide };
}

/** `instruction`: what the comment says after the command. */
function readCommentCommand(
  request: EventRequest,
  { comment, issue, repository, sender }: z.infer<typeof IssueCommentPayload>,
  instruction: string,
): CommentDecision {
  const { context } = request;
  const { number, title } = issue;
  const common = {
    actors: actorsOf([sender, comment.user], context),
    requestText: { kind: 'comment', id: comment.id, body: comment.body } as const,
    subject: number,
  };
  const trigger = { kind: 'comment', number, title, commentId: comment.id } as const;
  if (issue.pull_request === undefined)
    return {
      kind: 'ours',
      event: {
        ...atBranch(request, repository.default_branch, repository),
        ...common,
        trigger: { ...trigger, on: 'issue' },
        target: { kind: 'issue', number },
        goal:
          instruction === ''
            ? goalOfIssue(number)
            : `${goalOfIssue(number)} A maintainer adds: ${instruction}`,
        issue: { number, title, body: issue.body ?? '', labelledAt: comment.created_at },
      },
    };
  // A follow-up when the pull request is ours; else a fix for its branch.
  const decide = (pull: PullRequest): PullDecision => {
    if (pull.state !== 'open') return skipped('pull_closed', number, pull.state);
    const event = {
      ...atHead(repository, pull),
      ...common,
      trigger: { ...trigger, title: pull.title, on: 'pull_request' } as const,
      goal: instruction,
    };
    if (instruction !== '') return { kind: 'ours', event };
    const { sha } = pull.head;
    return { kind: 'on_head', sha, decide: (runs) => onFailureOf(request, event, runs) };
  };
  return { kind: 'on_pull', number, decide };
}

/** A run that GitHub ended because its time was up has failed, too. */
const isRed = ({ conclusion }: WorkflowRun): boolean =>
  conclusion === 'failure' || conclusion === 'timed_out';
const isCancelled = ({ conclusion }: WorkflowRun): boolean => conclusion === 'cancelled';

/** The task to turn the pull request's head green again: of each workflow's last run, the newest that failed is to be mended. */
function onFailureOf(
  { context, goal }: EventRequest,
  event: TriggerEvent,
  runs: readonly WorkflowRun[],
): FinalDecision {
  const newestFirst = runs.toSorted((a, b) => b.id - a.id);
  // A workflow that runs for pushes and for pull requests has a last run of each kind.
  const last = newestFirst.filter(
    (run, at) =>
      newestFirst.findIndex(
        ({ workflow_id, event: by }) => workflow_id === run.workflow_id && by === run.event,
      ) === at,
  );
  const ofOthers = last.filter(
    (run) => workflowFileOf(run) !== context.workflowPath && run.head_repository?.id === event.repositoryId,
  );
  const failed = ofOthers.find(isRed) ?? ofOthers.find(isCancelled);
  if (failed === undefined) {
    const isGoingOn = last.some(({ conclusion }) => conclusion === null);
    return skipped('nothing_failed', isGoingOn ? ' so far' : '');
  }
  const name = workflowNameOf(failed);
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

/** A review that asks for changes on a pull request of ours: its comments become the task. */
function readReview(request: EventRequest, payload: z.infer<typeof ReviewPayload>): EventDecision {
  const { action, pull_request: pull, repository, review, sender } = payload;
  if (action !== 'submitted') return skipped('not_submitted', action);
  if (review.state.toLowerCase() !== 'changes_requested')
    return skipped('asks_no_changes', review.state.toLowerCase());
  const { number, title } = pull;
  if (!isAgentBranch(pull.head.ref)) return skipped('foreign_pull', number);
  return {
    kind: 'ours',
    event: {
      ...atHead(repository, pull),
      trigger: { kind: 'review', number, title, reviewId: review.id },
      goal:
        request.goal ??
        `Make the changes that the review of pull request #${number}, quoted below, asks for.`,
      actors: actorsOf([sender, review.user], request.context),
      requestText: { kind: 'review', id: review.id, body: review.body ?? '', pull: number },
      subject: number,
      checkoutRef: contextExpression('github.event.pull_request.head.sha'),
    },
  };
}

/** What all runs on a pull request's branch share: they push a commit onto a branch of ours, and open a pull request into any other. */
function atHead(repository: { readonly id: number }, pull: PullRequest) {
  const { ref: branch, sha: commit, repo } = pull.head;
  const isFollowUp = isAgentBranch(branch);
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
    checkoutRef: contextExpression('steps.pull.outputs.sha'),
  };
}

const NOT_REQUESTED = { issue: null, requestText: null, subject: null, isFollowUp: false } as const;

const goalOfIssue = (number: number): string => `Resolve issue #${number} of this repository, quoted below.`;

const contextExpression = (path: string): string => `\${{ ${path} }}`;

/** What all runs share that start from a branch, not from a failure: the tests may be green there. */
function atBranch({ context }: EventRequest, branch: string, repository: { readonly id: number }) {
  const isCheckedOut = context.refType === 'branch' && context.refName === branch;
  return {
    mustBeRedAtBase: false,
    base: { branch, commit: isCheckedOut ? context.sha : null, mustBeTip: false },
    into: branch,
    repositoryId: repository.id,
    headRepositoryId: repository.id,
    failedRun: null,
    ...NOT_REQUESTED,
    checkoutRef: isCheckedOut ? null : branch,
  };
}

const workflowFileOf = ({ path }: WorkflowRun): string => path.replace(/@.*$/, '');

const workflowNameOf = (run: WorkflowRun): string => run.name || workflowFileOf(run);

/** A finished run of another workflow, whose log and test command are to be read. */
const failedRunOf = (context: Context, run: WorkflowRun, workflowName: string): FailedRun => ({
  runId: run.id,
  attempt: run.run_attempt,
  workflow: run.workflow_id,
  workflowPath: workflowFileOf(run),
  isOurs: false,
  ...(isCancelled(run) ? { isCancelled: true } : {}),
  github: factsOfRun(context, run, workflowName),
});

const goalOfFailure = (workflow: string, branch: string): string =>
  `Make the failing workflow ${JSON.stringify(workflow)} pass on branch ${JSON.stringify(branch)}.`;

/**
 * The members of a run's `github` context that the payload of `workflow_run` gives. Commit and ref of a pull request's run
 * are left out: they are those of a merge commit, which the payload does not name.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/contexts#github-context
 */
function factsOfRun(
  { repository: { owner, repo }, serverUrl, apiUrl, graphqlUrl }: Context,
  run: WorkflowRun,
  workflow: string,
): Readonly<Record<string, string>> {
  const { event, head_branch: branch, actor, triggering_actor: starter } = run;
  const known = {
    repository: `${owner}/${repo}`,
    repository_owner: owner,
    server_url: serverUrl,
    api_url: apiUrl,
    graphql_url: graphqlUrl,
    workflow,
    run_id: run.id,
    run_attempt: run.run_attempt,
    run_number: run.run_number,
    event_name: event,
    actor: actor?.login,
    triggering_actor: starter?.login,
    ...(event === undefined || branch === null ? {} : refsOf(run, { event, branch })),
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

function refsOf(
  run: WorkflowRun,
  { event, branch }: { readonly event: string; readonly branch: string },
): Readonly<Record<string, string>> {
  if (event.startsWith('pull_request')) {
    const base = run.pull_requests?.[0]?.base.ref;
    return { head_ref: branch, ref_type: 'branch', ...defined({ base_ref: base }) };
  }
  const none = { head_ref: '', base_ref: '' };
  // `head_branch` may be the name of a tag, and nothing says so: names such as `v1.2` are taken for tags.
  return ['push', 'schedule', 'workflow_dispatch'].includes(event) && !/^v?\d+\./.test(branch)
    ? { ...none, ref: `refs/heads/${branch}`, ref_name: branch, ref_type: 'branch', sha: run.head_sha }
    : none;
}
