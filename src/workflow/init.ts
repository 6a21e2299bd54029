import { type ActionName, AGENT_FIX, callWorkflow, type Written } from './init-call.ts';
import { type JobPlace, placeOf } from './init-choice.ts';
import { withStep } from './init-in-job.ts';
import { needsOfJob, needsOfManifests } from './init-needs.ts';
import type { Files } from './manifest.ts';
import { readAlone, waitsForBackground } from './script-purpose.ts';
import { templateText } from './workflow-file.ts';

// `agent-fix init`: a workflow that calls fix.yml, or a step in the job that runs the tests.

export { type ActionName, AGENT_FIX } from './init-call.ts';
export { rankJobs } from './init-choice.ts';

export const CALL_PATH = '.github/workflows/agent-fix.yml';

interface InitRequest {
  /** The job that runs the tests; null: there is none, and the manifests say how to run them. */
  readonly chosen: { readonly workflow: string; readonly job: string } | null;
  readonly workflows: readonly string[];
  readonly files: Files;
  /** Null: the latest release. */
  readonly action: ActionName | null;
  /** Whether to add a step to the job, even where a call of fix.yml would do. */
  readonly isInJob: boolean;
  /** Whether that job also publishes. */
  readonly isOneJob: boolean;
}

/** The name of a step that leaves a server running behind it; null: none does. */
async function serverStep({ steps }: JobPlace['job']): Promise<string | null> {
  for (const { name, run, isInBackground } of steps) {
    const text = templateText(run, () => '$EXPRESSION');
    const script = await readAlone(text, null);
    if (
      isInBackground ||
      (!waitsForBackground(script) && script.commands.some((each) => each.isInBackground))
    )
      return templateText(name, () => '') || (text.trim().split('\n')[0] ?? '');
  }
  return null;
}

/** The file to write. Throws an Error naming what is wrong. */
export async function initFile(options: InitRequest): Promise<Written & { readonly path: string }> {
  const request = { ...options, action: options.action ?? AGENT_FIX };
  const { chosen, files, action, isInJob } = request;
  const place = chosen === null ? null : await placeOf(files, chosen, request.workflows);
  if (place?.kind !== 'job') {
    if (isInJob) throw new Error(`--in-job: ${place?.why ?? 'there is no workflow to add a step to'}`);
    const needs = await needsOfManifests(files, place);
    return { path: CALL_PATH, ...callWorkflow(needs, place?.watched ?? null, action) };
  }
  const needs = isInJob ? '' : await needsOfJob(files, place);
  if (typeof needs !== 'string') return { path: CALL_PATH, ...callWorkflow(needs, place.watched, action) };
  const server = await serverStep(place.job);
  const { services, container } = place.job;
  if (server !== null && (services.length > 0 || container !== undefined))
    throw new Error(
      `job ${place.job.id} of ${place.path} starts a server in step "${server}", which still runs when the step of agent-fix begins, and ` +
        `needs \`${services.length > 0 ? 'services' : 'container'}:\` as well, so its tests cannot have a network of their own: ` +
        'end the server in a step with `if: always()` after the tests, then add the step of agent-fix by hand',
    );
  const { text, notes } = withStep(place, { ...request, server });
  const why =
    needs === ''
      ? []
      : [`agent-fix became a step of job ${place.job.id}, because a call of fix.yml would not do: ${needs}`];
  return { path: place.path, text, notes: [...why, ...notes] };
}
