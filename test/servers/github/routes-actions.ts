import { type JsonObject, numberAt, stringAt } from '../json.ts';
import type { JobOptions, RunOptions } from './model.ts';
import {
  DEFAULT_WORKFLOW,
  renderArtifact,
  renderJob,
  renderPermission,
  renderRepository,
  renderRun,
} from './render.ts';
import { type Call, notFound, ok, paged, type Route, refused, type World } from './route.ts';

function runIn(call: Call, { scene }: World): RunOptions | undefined {
  return scene.state.runs.get(numberAt(call.path, 'run_id'));
}

function runsPage(call: Call, world: World, isListed: (run: RunOptions) => boolean) {
  const { head_sha: sha, branch, event } = call.query;
  const runs = [...world.scene.state.runs.values()].filter(
    (run) =>
      isListed(run) &&
      (sha === undefined || run.headSha === sha) &&
      (event === undefined || (run.event ?? 'push') === event) &&
      (branch === undefined || run.headBranch === branch),
  );
  const rendered = runs.map((run) => renderRun(run, world.scene));
  return paged(call, rendered, (page, total): JsonObject => ({ total_count: total, workflow_runs: page }));
}

/** The job of that id, whichever run it belongs to. */
export function findJob(id: number, runs: Iterable<RunOptions>): JobOptions | undefined {
  for (const run of runs) {
    const job = run.jobs?.find((candidate) => candidate.id === id);
    if (job !== undefined) return job;
  }
  return undefined;
}

/** https://docs.github.com/rest/actions */
export const actionsRoutes: Readonly<Record<string, Route>> = {
  'actions/get-workflow-run': (call, world) => {
    const run = runIn(call, world);
    if (run === undefined) return notFound;
    return ok(renderRun(run, world.scene));
  },

  'actions/get-workflow-run-attempt': (call, world) => {
    const run = runIn(call, world);
    const attempt = numberAt(call.path, 'attempt_number');
    if (run === undefined || attempt > (run.attempt ?? 1)) return notFound;
    const last = renderRun({ ...run, attempt }, world.scene);
    const earlier = run.earlier?.[attempt - 1] ?? 'failure';
    return ok(attempt === (run.attempt ?? 1) ? last : { ...last, conclusion: earlier });
  },

  'actions/list-workflow-runs-for-repo': (call, world) => runsPage(call, world, () => true),

  'actions/list-workflow-runs': (call, world) => {
    const wanted = String(call.path['workflow_id']);
    return runsPage(
      call,
      world,
      ({ path, workflowId = DEFAULT_WORKFLOW }) =>
        String(workflowId) === wanted || path.split('/').at(-1) === wanted,
    );
  },

  'actions/list-jobs-for-workflow-run-attempt': (call, world) => {
    const run = runIn(call, world);
    const attempt = numberAt(call.path, 'attempt_number');
    if (run === undefined) return notFound;
    const kept = (run.attempt ?? 1) === attempt ? (run.jobs ?? []) : run.earlierJobs?.[attempt - 1];
    if (kept === undefined) return notFound;
    const jobs = kept.map((job) => renderJob({ ...run, attempt }, job));
    return paged(call, jobs, (page, total): JsonObject => ({ total_count: total, jobs: page }));
  },

  'actions/list-workflow-run-artifacts': (call, { artifacts }) => {
    const run = numberAt(call.path, 'run_id');
    const name = call.query['name'];
    const found = [...artifacts()].filter((artifact) => name === undefined || artifact.name === name);
    const rendered = found.map((artifact) => renderArtifact(artifact, run));
    return paged(call, rendered, (page, total): JsonObject => ({ total_count: total, artifacts: page }));
  },

  'actions/download-artifact': ({ path }, { artifacts }) => {
    const artifact = [...artifacts()].find(({ id }) => id === numberAt(path, 'artifact_id'));
    if (artifact === undefined || path['archive_format'] !== 'zip') return notFound;
    return { status: 302, headers: { location: artifact.url } };
  },

  'actions/download-job-logs-for-workflow-run': (call, { scene, logOrigin }) => {
    const id = numberAt(call.path, 'job_id');
    const job = findJob(id, scene.state.runs.values());
    if (job === undefined) return notFound;
    if (job.log === undefined)
      return refused(410, 'The logs for this run have expired and are no longer available.');
    return { status: 302, headers: { location: `${logOrigin}/jobs/${id}/logs?sig=signed-for-${id}` } };
  },
};

/** https://docs.github.com/rest/repos, /rest/collaborators and /rest/users */
export const repositoryRoutes: Readonly<Record<string, Route>> = {
  'repos/get': (_, { scene }) => {
    const { repository } = scene.state;
    return ok(renderRepository(repository, scene.state.user(repository.owner)));
  },

  'repos/get-branch-rules': (call, { scene }) => {
    const { owner, name, rules = [] } = scene.state.repository;
    const branch = stringAt(call.path, 'branch');
    const source = {
      ruleset_source_type: 'Repository',
      ruleset_source: `${owner}/${name}`,
      ruleset_id: 73,
    } as const;
    const active = rules.filter(({ prefix }) => branch.startsWith(prefix));
    return paged(
      call,
      active.map(({ type }) => ({ type, ...source })),
    );
  },

  'repos/get-collaborator-permission-level': ({ path }, { scene }) => {
    const login = stringAt(path, 'username');
    const user = scene.state.findUser(login);
    if (user === undefined) return notFound;
    if (user.type === 'Bot') return refused(404, `${login} is not a user`);
    return ok(renderPermission(user));
  },

  // Always asked with a job's own token, which is no user's.
  'users/get-authenticated': () => refused(403, 'Resource not accessible by integration'),
};
