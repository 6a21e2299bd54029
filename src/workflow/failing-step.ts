import type { RunnerFacts } from './contexts.ts';

/** The step that failed, by the names that GitHub's API gives, and what else GitHub says of it. */
export interface FailingStep {
  readonly workflowPath: string;
  readonly jobName: string;
  readonly stepName: string;
  /** ISO 8601, to the second. */
  readonly startedAt?: string | null;
  readonly completedAt?: string | null;
  /** Another step of the job was still running in the second in which this one started. Unless it is known that none was. */
  readonly sharesSecond?: boolean;
  /** The whole log of the job; null or absent when it cannot be had. */
  readonly log?: string | null;
  /** Names of the job's steps, in their order, and which of them this one is. */
  readonly steps?: { readonly names: readonly string[]; readonly position: number };
  /** What the job asked of a runner: `ubuntu-latest`. Empty or absent: not known. */
  readonly labels?: readonly string[];
}

/** Where the command is to judge. */
export interface Surroundings {
  readonly os: RunnerFacts['os'];
  /** Absolute; of the checkout. null: not known. */
  readonly workspace: string | null;
  /** Variables of this process. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Names of the services of this job. */
  readonly services: readonly string[];
  readonly isInContainer: boolean;
  /** Set when the step that failed is one of this very job, where everything is as it was. */
  readonly ownJob: { readonly id: string; readonly matrix: string | null } | null;
}

/** A runner of which nothing is known but that it is Linux. */
export const BARE_RUNNER: Surroundings = {
  os: 'Linux',
  workspace: null,
  env: {},
  services: [],
  isInContainer: false,
  ownJob: null,
};
