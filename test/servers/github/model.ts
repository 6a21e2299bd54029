import type { Json } from '../json.ts';

export interface UserOptions {
  /** What the permission route says; `none`: an account without access. Bots have no permission at all. */
  readonly permission?: 'admin' | 'write' | 'read' | 'none';
  /** `permission` by default; GitHub reports `triage` as read and `maintain` as write. */
  readonly roleName?: string;
  readonly type?: 'User' | 'Bot';
  readonly id?: number;
}

export interface User extends Required<UserOptions> {
  readonly login: string;
}

export interface RepositoryOptions {
  readonly owner: string;
  readonly name: string;
  readonly id: number;
  readonly defaultBranch: string;
  readonly private?: boolean;
  /** Rulesets that are active, by the start of the branches that they hold for. */
  readonly rules?: readonly { readonly prefix: string; readonly type: 'creation' | 'deletion' }[];
}

export interface CommentOptions {
  /** The next free one by default. */
  readonly id?: number;
  readonly login: string;
  readonly body: string;
  /** ISO 8601; now by default. */
  readonly createdAt?: string;
}

export interface IssueOptions {
  /** The next free one, when undefined. */
  readonly number?: number | undefined;
  readonly title: string;
  readonly body?: string | null;
  /** Who opened it. */
  readonly login: string;
  readonly createdAt?: string;
  readonly labels?: readonly string[];
  readonly comments?: readonly CommentOptions[];
  readonly state?: 'open' | 'closed';
}

export interface PullOptions extends IssueOptions {
  /** Name of the head branch, which must exist in the repository. */
  readonly head: string;
  readonly base?: string;
  readonly draft?: boolean;
}

export interface StepOptions {
  readonly name: string;
  /** `success` by default. */
  readonly conclusion?: string | null;
  /** ISO 8601; long ago by default. */
  readonly startedAt?: string;
  readonly completedAt?: string;
}

export interface JobOptions {
  readonly id: number;
  readonly name: string;
  /** `failure` by default; null: the job is still running. */
  readonly conclusion?: 'success' | 'failure' | 'cancelled' | 'skipped' | 'timed_out' | null;
  /** ISO 8601; long ago by default. */
  readonly startedAt?: string;
  readonly completedAt?: string;
  readonly steps?: readonly StepOptions[];
  /** What it asked of its runner; `ubuntu-24.04` by default. */
  readonly labels?: readonly string[];
  /** What the log route serves; without it the log is gone (410). */
  readonly log?: string;
}

export interface RunOptions {
  readonly id: number;
  readonly name: string;
  /** Workflow file, for instance `.github/workflows/ci.yml`. */
  readonly path: string;
  readonly headSha: string;
  readonly headBranch: string;
  readonly event?: string;
  readonly conclusion?: string | null;
  readonly attempt?: number;
  /** Of its workflow; 77 by default. */
  readonly workflowId?: number;
  /** How the attempts before this one ended, the first first; as failures by default. */
  readonly earlier?: readonly string[];
  /** Of the attempts before this one, the first first; GitHub has forgotten them by default. */
  readonly earlierJobs?: readonly (readonly JobOptions[])[];
  /** Who started it. */
  readonly login: string;
  /** For a run of a fork's commit; the repository itself by default. */
  readonly headRepository?: RepositoryOptions;
  readonly jobs?: readonly JobOptions[];
  /** Workflows that it called, each as `owner/repo/path@ref` with the commit that was used. */
  readonly referenced?: readonly { readonly path: string; readonly sha: string }[];
}

export interface Comment {
  readonly id: number;
  readonly login: string;
  readonly body: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly reactions: readonly string[];
}

export interface ReviewOptions {
  readonly id: number;
  readonly pull: number;
  readonly login: string;
  readonly state: 'CHANGES_REQUESTED' | 'APPROVED' | 'COMMENTED';
  readonly body: string;
  /** On lines of the pull request's files. */
  readonly comments?: readonly {
    readonly path: string;
    readonly line: number;
    /** The first of several lines; `line` is the last. */
    readonly start?: number;
    readonly body: string;
  }[];
  /** The head of the pull request when it was written; its head of now by default. */
  readonly commit?: string;
}

/** An issue, or a pull request when `pull` is set: they share their numbers. */
export interface Issue {
  readonly number: number;
  readonly title: string;
  readonly body: string | null;
  readonly login: string;
  readonly state: 'open' | 'closed';
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly closedAt: string | null;
  readonly labels: readonly string[];
  readonly comments: readonly Comment[];
  readonly pull?: Pull;
}

export interface Pull {
  readonly head: string;
  readonly base: string;
  /** Commits as they were when the pull request was opened or closed; live ones come from the branches. */
  readonly headSha: string;
  readonly baseSha: string;
  readonly draft: boolean;
  readonly maintainerCanModify: boolean;
  readonly reviewers: readonly string[];
}

/** A scripted misbehaviour of one route; see faults.ts for those that GitHub is known for. */
export interface GitHubFault {
  /** operationId in the contract, for instance `pulls/create`. */
  readonly operation: string;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text is sent as it is, anything else as JSON. */
  readonly body?: Json;
  /** How many requests it hits; all, when undefined. */
  readonly times?: number;
}
