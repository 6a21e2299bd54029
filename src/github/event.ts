import type * as z from 'zod';
import { readComment, readReview } from './asked-event.ts';
import {
  DispatchPayload,
  IssueCommentPayload,
  IssuesPayload,
  ReviewPayload,
  StepPayload,
  WorkflowRunPayload,
} from './payloads.ts';
import { actorsOf } from './people.ts';
import {
  atBranch,
  type EventDecision,
  type EventRequest,
  expression,
  failedRunOf,
  goalOfFailure,
  goalOfIssue,
  NOT_ASKED,
  nameOf,
  pathOf,
  skipped,
} from './trigger-event.ts';

/** Whether an event is for us, and what it asks for. Pure; throws only for a payload that is not of its published form. */
export function readEvent(request: EventRequest): EventDecision {
  switch (request.context.eventName) {
    case 'workflow_run':
      return readWorkflowRun(request, parse(WorkflowRunPayload, request));
    case 'issues':
      return readLabelledIssue(request, parse(IssuesPayload, request));
    case 'issue_comment':
      return readComment(request, parse(IssueCommentPayload, request));
    case 'pull_request_review':
      return readReview(request, parse(ReviewPayload, request));
    case 'workflow_dispatch':
      return readDispatch(request, parse(DispatchPayload, request));
    default:
      return readFailedStep(request, parse(StepPayload, request));
  }
}

function parse<S extends z.ZodType>(schema: S, { context, payload }: EventRequest): z.infer<S> {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Error(`The payload of this ${context.eventName} event is not of its published form: ${fields}`);
}

function readWorkflowRun(request: EventRequest, payload: z.infer<typeof WorkflowRunPayload>): EventDecision {
  const { context, goal, base } = request;
  const { action, repository, sender, workflow_run: run } = payload;
  if (action !== 'completed') return skipped(`the workflow run is ${action}, not completed`);
  if (run.conclusion !== 'failure')
    return skipped(`the workflow run ended with ${run.conclusion}, not failure`);
  if (pathOf(run) === context.workflowPath) return skipped('the failed workflow is this workflow itself');
  const branch = run.head_branch;
  if (branch === null) return skipped('the failed run belongs to no branch');
  if (isQueue(branch)) return skipped(QUEUE_REASON);
  const workflowName = payload.workflow?.name || nameOf(run);
  return {
    kind: 'ours',
    event: {
      trigger: { kind: 'workflow_run', runId: run.id, workflowId: run.workflow_id, workflowName, branch },
      target: { kind: 'workflow', workflowId: run.workflow_id, branch },
      goal: goal ?? goalOfFailure(workflowName, branch),
      mustBeRedAtBase: true,
      actors: actorsOf([sender, run.triggering_actor], context),
      base: { branch, commit: run.head_sha, mustBeTip: true },
      into: base ?? branch,
      repositoryId: repository.id,
      headRepositoryId: run.head_repository?.id ?? null,
      failedRun: failedRunOf(context, run, workflowName),
      ...NOT_ASKED,
      checkoutRef: expression('github.event.workflow_run.head_sha'),
    },
  };
}

function readLabelledIssue(request: EventRequest, payload: z.infer<typeof IssuesPayload>): EventDecision {
  const { context, goal, label } = request;
  const { action, issue, repository, sender } = payload;
  if (action !== 'labeled') return skipped(`the issue was ${action}, not labeled`);
  const name = payload.label?.name ?? '';
  if (!isSameLabel(name, label))
    return skipped(`the label is ${JSON.stringify(name)}, not ${JSON.stringify(label)}`);
  if (issue.pull_request !== undefined) return skipped(`#${issue.number} is a pull request, not an issue`);
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

/** GitHub treats label names without regard to case. */
export const isSameLabel = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function readDispatch(request: EventRequest, payload: z.infer<typeof DispatchPayload>): EventDecision {
  const { context } = request;
  const given = payload.inputs?.['goal'];
  const goal = request.goal ?? (typeof given === 'string' && given.trim() !== '' ? given.trim() : null);
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
  const { context, goal, base, mode } = request;
  if (payload.deleted) return skipped('the branch was deleted');
  const head = payload.pull_request?.head;
  if (head === undefined && context.refType === 'tag')
    return skipped(`${context.refName} is a tag, not a branch`);
  const branch = head?.ref ?? context.refName;
  if (isQueue(branch)) return skipped(QUEUE_REASON);
  const { runId, workflowName, workflowPath, job } = context;
  return {
    kind: 'ours',
    event: {
      trigger: { kind: 'step', runId, workflowName },
      // Of two jobs each has a name of its own, and both must mean one target.
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
      into: base ?? branch,
      repositoryId: payload.repository.id,
      headRepositoryId: head === undefined ? payload.repository.id : (head.repo?.id ?? null),
      failedRun: { runId, attempt: context.runAttempt, workflowPath, isOurs: true, github: {} },
      ...NOT_ASKED,
      subject: payload.pull_request?.number ?? null,
      checkoutRef: head === undefined ? null : expression('github.event.pull_request.head.sha'),
    },
  };
}

const isQueue = (branch: string): boolean => branch.startsWith('gh-readonly-queue/');
const QUEUE_REASON =
  'branches of a merge queue are temporary: the pull request behind it is the place for a fix';
