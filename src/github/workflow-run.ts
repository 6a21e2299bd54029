import type { Context } from './context.ts';
import type { WorkflowRun } from './payloads.ts';
import type { FailedRun } from './trigger-event.ts';

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
