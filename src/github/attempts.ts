import { describeError, statusOf } from './api-error.ts';
import type { Repository } from './context.ts';
import type { Octokit } from './octokit.ts';
import type { TriggerEvent } from './trigger-event.ts';

/** How often the failure of one commit has set a run off, this one included. `note`: GitHub could not be asked. */
export interface Attempts {
  readonly count: number;
  readonly note: string | null;
}

/**
 * Counts without a memory of our own: each attempt of each run of the failed workflow at this commit has had its answer.
 * 1 for events that are about no run.
 * https://docs.github.com/en/rest/actions/workflow-runs#list-workflow-runs-for-a-workflow
 */
export async function countAttempts(
  octokit: Octokit,
  repository: Repository,
  { failedRun, base }: Pick<TriggerEvent, 'failedRun' | 'base'>,
): Promise<Attempts> {
  if (failedRun === null) return { count: 1, note: null };
  const file = failedRun.workflowPath?.split('/').at(-1);
  if (file === undefined || base.commit === null) return { count: failedRun.attempt, note: null };
  try {
    const { data } = await octokit.rest.actions.listWorkflowRuns({
      ...repository,
      workflow_id: file,
      head_sha: base.commit,
      per_page: 100,
    });
    // The last attempt of a run that is green by now set nothing off.
    const answered = data.workflow_runs.map(
      ({ conclusion, run_attempt: attempt = 1 }) => attempt - (conclusion === 'success' ? 1 : 0),
    );
    const count = answered.reduce((sum, times) => sum + times, 0);
    return { count: Math.max(count, failedRun.attempt), note: null };
  } catch (error) {
    if (statusOf(error) === null) throw error;
    const note = `how often this commit was tried could not be counted (${describeError(error)})`;
    return { count: failedRun.attempt, note };
  }
}
