import type { Patch } from '../agent/ports.ts';
import type { Repository } from './context.ts';

/** All that publishing depends on, as data: nothing is read from a checkout, an event or a model. */
export interface PublishRequest {
  readonly repository: Repository;
  readonly patch: Patch;
  /** `commit` becomes the parent of what is pushed; it was the tip of `branch`. */
  readonly base: { readonly branch: string; readonly commit: string };
  /** Branch that the pull request goes into. */
  readonly into: string;
  /** Branch to push: what `branchFor` gives; `base.branch` itself for a commit on the branch of an open pull request. */
  readonly branch: string;
  readonly runId: string;
  /** Neutralised already (report.ts). */
  readonly title: string;
  readonly body: string;
  /** As a draft when it is opened. */
  readonly draft: boolean;
  /** Whether the run proved the patch: an open pull request becomes a draft without, and loses a draft of ours with it. */
  readonly isProven: boolean;
  readonly labels: readonly string[];
  /** Users, and teams as `org/team`. */
  readonly reviewers: readonly string[];
}
