import type { Repository } from './context.ts';
import { describeError, type Octokit } from './octokit.ts';

export interface ReferencedFilesRequest {
  readonly repository: Repository;
  readonly runId: number;
  /** Told what could not be read. */
  note(problem: string): void;
}

/**
 * Reads the workflows of other repositories that a run called, each at the commit that the run used. Asks GitHub only
 * when a file is wanted. Never throws for an answer.
 * https://docs.github.com/en/rest/actions/workflow-runs#get-a-workflow-run
 */
export function referencedFiles(
  octokit: Octokit,
  { repository, runId, note }: ReferencedFilesRequest,
): (reference: string) => Promise<string | null> {
  let pinned: Promise<ReadonlyMap<string, string>> | null = null;
  const read = new Map<string, Promise<string | null>>();
  return (reference) => {
    pinned ??= pinnedCommits(octokit, { ...repository, run_id: runId });
    const known = read.get(reference) ?? readAt(octokit, reference, pinned).catch(noted(reference));
    read.set(reference, known);
    return known;
  };

  function noted(reference: string) {
    return (error: unknown) => {
      note(`${reference} could not be read (${describeError(error)})`);
      return null;
    };
  }
}

async function pinnedCommits(
  octokit: Octokit,
  run: { readonly owner: string; readonly repo: string; readonly run_id: number },
): Promise<ReadonlyMap<string, string>> {
  const { data } = await octokit.rest.actions.getWorkflowRun(run);
  return new Map((data.referenced_workflows ?? []).map(({ path, sha }) => [fileOf(path), sha]));
}

const fileOf = (reference: string): string => reference.replace(/@.*$/, '').toLowerCase();

/** https://docs.github.com/en/rest/repos/contents#get-repository-content */
async function readAt(
  octokit: Octokit,
  reference: string,
  pinned: Promise<ReadonlyMap<string, string>>,
): Promise<string | null> {
  const [, owner, repo, path] = /^([^/]+)\/([^/]+)\/([^@]+)@.+$/.exec(reference) ?? [];
  const ref = (await pinned).get(fileOf(reference));
  // A branch or a tag has moved on since; only the commit says what ran.
  if (owner === undefined || repo === undefined || path === undefined || ref === undefined) return null;
  const { data } = await octokit.rest.repos.getContent({
    owner,
    repo,
    path,
    ref,
    mediaType: { format: 'raw' },
  });
  return typeof data === 'string' ? data : null;
}
