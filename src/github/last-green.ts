import * as z from 'zod';
import { shortId } from '../core/model/prompt.ts';
import { type ChangedCommit, type PatchedFile, type RawChanges, subjectOf } from '../core/task.ts';
import type { RepositoryName } from './context.ts';
import type { FailedRun } from './event.ts';
import { describeError, type Octokit, statusOf } from './octokit.ts';
import { type WorkflowRun, WorkflowRunSchema } from './payloads.ts';

export interface GreenRequest {
  readonly repository: RepositoryName;
  readonly repositoryId: number;
  readonly failedRun: Pick<FailedRun, 'runId' | 'workflowPath'>;
  readonly head: { readonly branch: string; readonly commit: string };
  /** The branch that a pull request goes into; null: the failure is of no pull request. */
  readonly into: string | null;
  /** The job that failed, matrix entry included; null where GitHub does not say. */
  readonly jobName: string | null;
}

/** What changed since the last green run of a workflow; `changes` null where that is not known, and `notes` say why. */
export interface SinceGreen {
  readonly changes: RawChanges | null;
  readonly notes: readonly string[];
}

/**
 * Finds the newest run in which the failed job was green and whose commit is an ancestor, on the branch, else on the one that a pull
 * request goes into, and what changed since. Never throws for an answer of GitHub's: a run can do without.
 */
export async function changesSinceGreen(octokit: Octokit, request: GreenRequest): Promise<SinceGreen> {
  const unknown = (why: string): SinceGreen => ({
    changes: null,
    notes: [`what changed since the last green run is not known: ${why}`],
  });
  try {
    const { head, into } = request;
    const branches = into === null || into === head.branch ? [head.branch] : [head.branch, into];
    let why = '';
    let said: readonly string[] = [];
    for (const branch of branches) {
      const all = await earlierRuns(octokit, request, branch);
      // The same commit was green and is red now: what changed lies outside of the code, and an older commit is the control.
      const runs = all.filter(({ head_sha }) => head_sha !== head.commit);
      if (all.some((run) => run.head_sha === head.commit && run.conclusion === 'success'))
        said = [SAME_COMMIT];
      const green = await newestGreen(octokit, request, runs);
      if (green === null) continue;
      const changes = await changesFrom(octokit, request, { green, runs });
      if (typeof changes !== 'string') return { changes, notes: said };
      why = changes;
    }
    // A workflow that was never green is no loss that anybody needs to hear of.
    return why === '' ? { changes: null, notes: said } : unknown(why);
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return unknown(`GitHub did not say (${describeError(error)})`);
  }
}

const SAME_COMMIT = 'an earlier run of this workflow was green at this very commit';

/** Newest first. https://docs.github.com/en/rest/actions/workflow-runs#list-workflow-runs-for-a-workflow */
async function earlierRuns(
  octokit: Octokit,
  { repository, repositoryId, failedRun }: GreenRequest,
  branch: string,
): Promise<readonly WorkflowRun[]> {
  const file = failedRun.workflowPath?.split('/').at(-1);
  if (file === undefined) return [];
  const { data } = await octokit.rest.actions.listWorkflowRuns({
    ...repository,
    workflow_id: file,
    branch,
    per_page: 100,
  });
  return z
    .array(WorkflowRunSchema)
    .parse(data.workflow_runs)
    .filter(({ id, head_repository }) => id < failedRun.runId && head_repository?.id === repositoryId)
    .toSorted((a, b) => b.id - a.id);
}

/** Each costs a call. */
const MAX_RUNS_READ = 3;

/** A green run may have skipped the job, and a failed one may have failed in another. */
async function newestGreen(
  octokit: Octokit,
  { repository, jobName }: GreenRequest,
  runs: readonly WorkflowRun[],
): Promise<WorkflowRun | null> {
  const whole = runs.filter(({ conclusion }) => conclusion === 'success');
  if (jobName === null) return whole[0] ?? null;
  const inPart = runs.filter(({ conclusion }) => conclusion === 'failure');
  for (const run of [...whole, ...inPart].slice(0, MAX_RUNS_READ)) {
    const { data } = await octokit.rest.actions.listJobsForWorkflowRunAttempt({
      ...repository,
      run_id: run.id,
      attempt_number: run.run_attempt,
      per_page: 100,
    });
    if (data.jobs.some(({ name, conclusion }) => name === jobName && conclusion === 'success')) return run;
  }
  return null;
}

/** A string says why it is not known. */
async function changesFrom(
  octokit: Octokit,
  { repository, head }: GreenRequest,
  { green, runs }: { readonly green: WorkflowRun; readonly runs: readonly WorkflowRun[] },
): Promise<RawChanges | string> {
  const first = await changesBetween(octokit, repository, { greenAt: green.head_sha, base: head.commit });
  if (typeof first !== 'string' && first.changes !== null) return withRedSince(first.changes, green, runs);
  // The branch was rewritten, or the one that a pull request goes into went on: where the two parted, or before, it may be green too.
  const common = typeof first === 'string' ? null : first.mergeBase;
  const whole = runs.filter(({ conclusion }) => conclusion === 'success');
  const other =
    whole.find(({ head_sha }) => head_sha === common) ??
    whole.find(({ id, head_sha }) => id < green.id && head_sha !== green.head_sha);
  const second =
    other === undefined
      ? first
      : await changesBetween(octokit, repository, { greenAt: other.head_sha, base: head.commit });
  if (other !== undefined && typeof second !== 'string' && second.changes !== null)
    return withRedSince(second.changes, other, runs);
  return typeof first === 'string'
    ? first
    : `${shortId(green.head_sha)}, the commit of the last green run, is no ancestor of ${shortId(head.commit)}: the branch was force-pushed, or went another way`;
}

/** With the first commit since then at which a run failed. */
function withRedSince(changes: RawChanges, green: WorkflowRun, runs: readonly WorkflowRun[]): RawChanges {
  const onLine = new Set(changes.commits.map(({ id }) => id));
  const red = runs.findLast(
    ({ id, conclusion, head_sha }) => id > green.id && conclusion === 'failure' && onLine.has(head_sha),
  );
  return { ...changes, ...(red === undefined ? {} : { redSince: red.head_sha }) };
}

/** As many as one answer names: https://docs.github.com/en/rest/commits/commits#compare-two-commits */
export const MAX_COMPARED_FILES = 300;

/**
 * What changed between two commits over the compare API; `changes` null where the first is no ancestor of the second. A string: the
 * two have nothing in common, or one is gone. Throws what Octokit throws.
 */
export async function changesBetween(
  octokit: Octokit,
  repository: RepositoryName,
  { greenAt, base }: { readonly greenAt: string; readonly base: string },
): Promise<{ readonly changes: RawChanges | null; readonly mergeBase: string } | string> {
  const compared = await compare(octokit, repository, `${greenAt}...${base}`);
  if (compared === null)
    return `${shortId(greenAt)}, the commit of the last green run, has no line in common with ${shortId(base)}, or is gone`;
  const mergeBase = compared.merge_base_commit.sha;
  if (compared.status !== 'ahead') return { changes: null, mergeBase };
  const { commits, total_commits: total, files = [] } = compared;
  const missing = total - commits.length;
  const unknown = [
    ...(missing > 0 ? [`${missing} earlier commits`] : []),
    ...(files.length >= MAX_COMPARED_FILES ? [`files after the first ${MAX_COMPARED_FILES}`] : []),
  ];
  const changes = {
    greenAt,
    commits: firstParents(commits, base),
    files: files.flatMap(changedFileOf),
    unknown,
  };
  return { changes, mergeBase };
}

/** Without paging the answer has the newest 250 commits. null: GitHub finds no common line, or not both. */
async function compare(octokit: Octokit, repository: RepositoryName, basehead: string) {
  try {
    return (await octokit.rest.repos.compareCommitsWithBasehead({ ...repository, basehead })).data;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

type Compared = NonNullable<Awaited<ReturnType<typeof compare>>>;

/** The first-parent line that ends in a commit, oldest first. */
function firstParents(commits: Compared['commits'], tip: string): ChangedCommit[] {
  const byId = new Map(commits.map((commit) => [commit.sha, commit]));
  const line: ChangedCommit[] = [];
  for (let next = byId.get(tip); next !== undefined; ) {
    const parent: string | undefined = next.parents[0]?.sha;
    if (parent === undefined) break;
    line.unshift({ id: next.sha, parent, ...subjectOf(next.commit.message) });
    byId.delete(next.sha);
    next = byId.get(parent);
  }
  return line;
}

function changedFileOf(file: NonNullable<Compared['files']>[number]): readonly PatchedFile[] {
  const { filename: path, previous_filename: previousPath, status, patch, changes } = file;
  // Binary and large files come without a patch, and so does what was only renamed.
  const shown = patch ?? (changes === 0 && status === 'renamed' ? '' : null);
  switch (status) {
    case 'unchanged':
      return [];
    case 'added':
    case 'removed':
      return [{ path, status, patch: shown }];
    case 'renamed':
      return [{ path, status, ...(previousPath === undefined ? {} : { previousPath }), patch: shown }];
    case 'copied':
      return [{ path, status: 'added', patch: null }];
    default:
      return [{ path, status: 'modified', patch: shown }];
  }
}
