import type { JsonObject } from '../json.ts';
import type { Commit } from './git-history.ts';
import type { JobOptions, RepositoryOptions, RunOptions } from './model.ts';
import { epoch, nodeId, renderMinimalRepository, renderUser } from './render-common.ts';
import type { Scene } from './render-issue.ts';
import type { RunArtifact } from './route.ts';

/** GET actions/runs/{run_id} */
export function renderRun(run: RunOptions, head: Commit | undefined, scene: Scene): JsonObject {
  const { api, web, state, addresses } = scene;
  const url = `${api}/actions/runs/${run.id}`;
  const workflowId = 400_000;
  const owned = (repository: RepositoryOptions) =>
    renderMinimalRepository(repository, state.user(repository.owner), addresses);
  const actor = renderUser(state.user(run.login), addresses);
  const { headRepository = state.repository } = run;
  return {
    id: run.id,
    node_id: nodeId('WFR', run.id),
    name: run.name,
    path: run.path,
    display_title: head?.message.split('\n')[0] ?? run.name,
    run_attempt: run.attempt ?? 1,
    referenced_workflows: (run.referenced ?? []).map(({ path, sha }) => ({ path, sha })),
    event: run.event ?? 'push',
    status: 'completed',
    conclusion: run.conclusion === undefined ? 'failure' : run.conclusion,
    workflow_id: workflowId,
    head_branch: run.headBranch,
    head_sha: run.headSha,
    head_commit: head === undefined ? null : renderHeadCommit(head),
    head_repository: owned(headRepository),
    repository: owned(state.repository),
    actor,
    triggering_actor: actor,
    url,
    html_url: `${web}/actions/runs/${run.id}`,
    created_at: epoch,
    updated_at: epoch,
    run_started_at: epoch,
  };
}

function renderHeadCommit({ sha, tree, message, author, committer }: Commit): JsonObject {
  const who = ({ name, email }: { name: string; email: string }) => ({ name, email });
  return {
    id: sha,
    tree_id: tree,
    message,
    timestamp: committer.date,
    author: who(author),
    committer: who(committer),
  };
}

/** The `artifact` component. */
export function renderArtifact({ id, name, stored }: RunArtifact, run: number, { api }: Scene): JsonObject {
  const url = `${api}/actions/artifacts/${id}`;
  return {
    id,
    node_id: nodeId('A', id),
    name,
    size_in_bytes: stored.length,
    url,
    expired: false,
    created_at: epoch,
    updated_at: epoch,
    workflow_run: { id: run },
  };
}

/** The `job` component. */
export function renderJob(run: RunOptions, job: JobOptions, { api, web }: Scene): JsonObject {
  const times = { started_at: epoch, completed_at: epoch };
  const isRunning = job.conclusion === null;
  return {
    id: job.id,
    node_id: nodeId('CR', job.id),
    run_id: run.id,
    run_url: `${api}/actions/runs/${run.id}`,
    run_attempt: run.attempt ?? 1,
    workflow_name: run.name,
    head_branch: run.headBranch,
    head_sha: run.headSha,
    name: job.name,
    status: isRunning ? 'in_progress' : 'completed',
    conclusion: job.conclusion === undefined ? 'failure' : job.conclusion,
    created_at: epoch,
    ...times,
    ...(isRunning ? { completed_at: null } : {}),
    steps: (job.steps ?? []).map(
      ({ name, conclusion = 'success', startedAt = epoch, completedAt = epoch }, i) => ({
        name,
        number: i + 1,
        status: 'completed',
        conclusion,
        started_at: startedAt,
        completed_at: completedAt,
      }),
    ),
    url: `${api}/actions/jobs/${job.id}`,
    html_url: `${web}/actions/runs/${run.id}/job/${job.id}`,
    labels: [...(job.labels ?? ['ubuntu-24.04'])],
    runner_name: 'GitHub Actions 1',
  };
}
