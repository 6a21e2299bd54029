import type { Octokit } from './octokit.ts';
import { type PublishRequest, problemOfPatch } from './publish-request.ts';
import { openPullRequest } from './pull-request.ts';
import { type PushedCommit, pushPatch } from './push.ts';

export type Publication =
  | {
      readonly kind: 'published';
      readonly number: number;
      readonly url: string;
      readonly operation: 'created' | 'updated';
      readonly pushed: PushedCommit;
      /** What did not work and does not matter: labels, reviewers. */
      readonly warnings: readonly string[];
    }
  /** `pushed`: the branch stands there, and only its pull request is missing. */
  | { readonly kind: 'failed'; readonly problem: string; readonly pushed: PushedCommit | null };

/** Pushes the patch as one commit and opens its pull request, or updates both. Never throws for an answer of GitHub's. */
export async function publish(octokit: Octokit, request: PublishRequest): Promise<Publication> {
  const problem = problemOfPatch(request.patch);
  if (problem !== null) return { kind: 'failed', problem: `Nothing was pushed: ${problem}.`, pushed: null };
  const push = await pushPatch(octokit, request);
  if (push.kind === 'failed') return { ...push, pushed: null };
  const opened = await openPullRequest(octokit, request, push.notes);
  return opened.kind === 'failed'
    ? { ...opened, pushed: push.commit }
    : { ...opened, kind: 'published', pushed: push.commit };
}
