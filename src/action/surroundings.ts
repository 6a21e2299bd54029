import type { FailedJob } from '../github/failing-job.ts';
import type { Surroundings } from '../workflow/runner.ts';
import type { TaskRequest } from './task.ts';

/** What this job has for the command of a step that failed: in it, or in another job. */
export function surroundingsOf({ inputs, env, context }: TaskRequest, { isOwn }: FailedJob): Surroundings {
  const { services, isInContainer, matrix } = inputs.jobContext;
  return {
    os: systemOf(env['RUNNER_OS']),
    workspace: env['GITHUB_WORKSPACE'] ?? null,
    env,
    services,
    isInContainer,
    ownJob: isOwn ? { id: context.job, matrix } : null,
  };
}

function systemOf(runnerOs: string | undefined): Surroundings['os'] {
  if (runnerOs === 'Windows' || runnerOs === 'macOS' || runnerOs === 'Linux') return runnerOs;
  if (process.platform === 'win32') return 'Windows';
  return process.platform === 'darwin' ? 'macOS' : 'Linux';
}

/** The members of the `github` context that the runner also gives as variables. */
const MEMBERS =
  'actor actor_id api_url base_ref event_name event_path graphql_url head_ref job ref ref_name ref_protected ref_type repository repository_id repository_owner repository_owner_id retention_days run_attempt run_id run_number server_url sha triggering_actor workflow workflow_ref workflow_sha'.split(
    ' ',
  );

/** The `github` context of the run that we are part of. */
export function ownFacts(env: TaskRequest['env']): Readonly<Record<string, string>> {
  const known = MEMBERS.flatMap((name) => {
    const value = env[`GITHUB_${name.toUpperCase()}`];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known);
}
