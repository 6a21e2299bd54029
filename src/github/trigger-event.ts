import type { Trigger } from '../core/task.ts';
import type { Context } from './context.ts';
import type { Target } from './own-marks.ts';
import type { PullRequest, WorkflowRun } from './payloads.ts';
import type { Actor } from './people.ts';

/** Where a failure happened, to read its log and its command from. */
export interface FailedRun {
  readonly runId: number;
  readonly attempt: number;
  /** Path of the workflow file in the repository. */
  readonly workflowPath: string | null;
  /** The failure happened in the very run we are part of, which is still going on. */
  readonly isOurs: boolean;
  /** What is known of the run's `github` context, by its names there; for our own, the runner knows better. */
  readonly github: Readonly<Record<string, string>>;
}

/** The issue as it was when the label was put on: what the labeller read is what the model reads. */
export interface LabelledIssue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  /** ISO 8601. Comments written or changed later are not read. */
  readonly labelledAt: string;
}

/** What a person asked for in words, to be read again before it is obeyed. */
export type AskedIn =
  | { readonly kind: 'comment'; readonly id: number; readonly body: string }
  | { readonly kind: 'review'; readonly id: number; readonly pull: number };

/** An event that is for us, as the gate, the oracle's discovery and the publisher need it. */
export interface TriggerEvent {
  readonly trigger: Trigger;
  readonly target: Target;
  readonly goal: string;
  readonly mustBeRedAtBase: boolean;
  readonly actors: readonly Actor[];
  /** `commit` null: the tip of the branch, whatever it is. `mustBeTip`: the run is about this commit and no other. */
  readonly base: { readonly branch: string; readonly commit: string | null; readonly mustBeTip: boolean };
  /** Branch that the pull request goes into. */
  readonly into: string;
  /** Ids of the repository, and of the one the base commit is from (null: it is gone). */
  readonly repositoryId: number;
  readonly headRepositoryId: number | null;
  readonly failedRun: FailedRun | null;
  readonly issue: LabelledIssue | null;
  /** null: nobody asked in words. */
  readonly asked: AskedIn | null;
  /** Issue or pull request that hears how the run goes; null: the job summary alone. */
  readonly subject: number | null;
  /** Push onto `base.branch` itself: a follow-up on a pull request of ours. */
  readonly isFollowUp: boolean;
  /** What `ref` actions/checkout needs to bring the base commit; null: its default does. */
  readonly checkoutRef: string | null;
}

/** Made of the event alone. */
export type OwnDecision =
  | { readonly kind: 'ours'; readonly event: TriggerEvent }
  | { readonly kind: 'skipped'; readonly reason: string };

export type EventDecision =
  | OwnDecision
  /** The event names a pull request without its branch: what the API says of it makes the decision whole. */
  | { readonly kind: 'on_pull'; readonly number: number; decide(pull: PullRequest): PullDecision };

export type PullDecision =
  | OwnDecision
  /** Nothing was said of what to do: the runs of the pull request's head make the decision whole. */
  | { readonly kind: 'on_head'; readonly sha: string; decide(runs: readonly WorkflowRun[]): OwnDecision };

export interface EventRequest {
  readonly context: Context;
  /** Parsed JSON of the event file. */
  readonly payload: unknown;
  readonly label: string;
  readonly goal: string | null;
  /** Input `base`. */
  readonly base: string | null;
  /** Branches that start so are ours. */
  readonly branchPrefix: string;
  readonly mode: 'fix' | 'solve' | 'publish';
}

/** An issue is green at its base: a run may add tests that show it. */
export const mayAddTests = ({
  trigger,
  mustBeRedAtBase,
}: Pick<TriggerEvent, 'trigger' | 'mustBeRedAtBase'>): boolean =>
  trigger.kind === 'issue' && !mustBeRedAtBase;

export const skipped = (reason: string): OwnDecision => ({ kind: 'skipped', reason });

export const NOT_ASKED = { issue: null, asked: null, subject: null, isFollowUp: false } as const;

export const goalOfIssue = (number: number): string =>
  `Resolve issue #${number} of this repository, quoted below.`;

/** As a workflow file writes it. */
export const expression = (path: string): string => `\${{ ${path} }}`;

/** Work that starts from a branch rather than from a failure: it may be green. */
export function atBranch(
  { context, base }: EventRequest,
  branch: string,
  repository: { readonly id: number },
) {
  const into = base ?? branch;
  const isCheckedOut = context.refType === 'branch' && context.refName === into;
  return {
    mustBeRedAtBase: false,
    base: { branch: into, commit: isCheckedOut ? context.sha : null, mustBeTip: false },
    into,
    repositoryId: repository.id,
    headRepositoryId: repository.id,
    failedRun: null,
    ...NOT_ASKED,
    checkoutRef: isCheckedOut ? null : into,
  };
}

/** Of the workflow file, in the repository. */
export const pathOf = ({ path }: WorkflowRun): string => path.replace(/@.*$/, '');

export const nameOf = (run: WorkflowRun): string => run.name || pathOf(run);

/** A finished run of another workflow, to read its log and its command from. */
export const failedRunOf = (context: Context, run: WorkflowRun, workflowName: string): FailedRun => ({
  runId: run.id,
  attempt: run.run_attempt,
  workflowPath: pathOf(run),
  isOurs: false,
  github: factsOfRun(context, run, workflowName),
});

export const goalOfFailure = (workflow: string, branch: string): string =>
  `Make the failing workflow ${JSON.stringify(workflow)} pass on branch ${JSON.stringify(branch)}.`;

/**
 * What the payload of a `workflow_run` tells of that run's `github` context. Left out is what it does not tell: the
 * commit and the ref of a pull request's run are those of a merge, which the payload does not name.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/contexts#github-context
 */
function factsOfRun(
  { repository: { owner, repo }, serverUrl, apiUrl, graphqlUrl }: Context,
  run: WorkflowRun,
  workflow: string,
): Readonly<Record<string, string>> {
  const { event, head_branch: branch, actor, triggering_actor: starter } = run;
  const number = run.run_number;
  return {
    repository: `${owner}/${repo}`,
    repository_owner: owner,
    server_url: serverUrl,
    api_url: apiUrl,
    graphql_url: graphqlUrl,
    workflow,
    run_id: String(run.id),
    run_attempt: String(run.run_attempt),
    ...(number === undefined ? {} : { run_number: String(number) }),
    ...(event === undefined ? {} : { event_name: event }),
    ...(actor ? { actor: actor.login } : {}),
    ...(starter ? { triggering_actor: starter.login } : {}),
    ...(event === undefined || branch === null ? {} : refsOf(run, { event, branch })),
  };
}

function refsOf(
  run: WorkflowRun,
  { event, branch }: { readonly event: string; readonly branch: string },
): Readonly<Record<string, string>> {
  if (event.startsWith('pull_request')) {
    const base = run.pull_requests?.[0]?.base.ref;
    return { head_ref: branch, ref_type: 'branch', ...(base === undefined ? {} : { base_ref: base }) };
  }
  const none = { head_ref: '', base_ref: '' };
  // For a tag, the payload has the tag's name for a branch.
  return ['push', 'schedule', 'workflow_dispatch'].includes(event) && !/^v?\d+\./.test(branch)
    ? { ...none, ref: `refs/heads/${branch}`, ref_name: branch, ref_type: 'branch', sha: run.head_sha }
    : none;
}
