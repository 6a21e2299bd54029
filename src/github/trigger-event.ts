import type { Trigger } from '../agent/task.ts';
import type { Actor } from './actor.ts';
import type { Target } from './branch.ts';

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
  /** What `ref` actions/checkout needs to bring the base commit; null: its default does. */
  readonly checkoutRef: string | null;
}

export type EventDecision =
  | { readonly kind: 'ours'; readonly event: TriggerEvent }
  | { readonly kind: 'skipped'; readonly reason: string };
