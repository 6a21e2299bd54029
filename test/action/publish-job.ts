import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import type { ActionEnd } from '../../src/action/end.ts';
import { runAction } from '../../src/action/run-action.ts';
import { createJobLog } from '../../src/github/status.ts';
import { failedRun, labelled, withValue } from '../github/events.ts';
import { REPOSITORY_ID, type TestWorld, WHERE } from '../github/world.ts';
import { newContext } from '../scenario/run-sources.ts';
import type { BundleJson } from '../scenario/two-jobs.ts';
import { COMMAND } from './honest-bundle.ts';

const ActionFile = z.object({ inputs: z.record(z.string(), z.object({ default: z.string().optional() })) });
const { inputs: INPUTS } = ActionFile.parse(
  parse(readFileSync(join(import.meta.dirname, '../../action.yml'), 'utf8')),
);

export const ISSUE = { number: 7, title: 'Wrong number', body: 'It says two.' };

const moved = (payload: Record<string, unknown>) =>
  [
    ['repository.id', REPOSITORY_ID],
    ['repository.default_branch', 'main'],
    ['sender.login', 'alice'],
    ['sender.id', 1],
    ['sender.type', 'User'],
  ].reduce((so, [path, value]) => withValue(so, String(path), value), payload);

export function ofIssue({ server }: TestWorld): Record<string, unknown> {
  const { updatedAt } = server.state.issue(ISSUE.number);
  const values = { ...ISSUE, updated_at: updatedAt };
  return Object.entries(values).reduce(
    (so, [key, value]) => withValue(so, `issue.${key}`, value),
    moved(labelled()),
  );
}

export function ofFailure({ base }: TestWorld): Record<string, unknown> {
  const values = {
    id: 9001,
    head_branch: 'main',
    head_sha: base,
    path: '.github/workflows/ci.yml',
    'head_repository.id': REPOSITORY_ID,
    'triggering_actor.login': 'alice',
    'triggering_actor.id': 1,
    'triggering_actor.type': 'User',
  };
  return Object.entries(values).reduce(
    (so, [key, value]) => withValue(so, `workflow_run.${key}`, value),
    moved(failedRun()),
  );
}

export interface Ended {
  readonly end: ActionEnd | null;
  /** What was thrown: the step's annotation then. */
  readonly thrown: string;
  readonly log: string;
}

/** GitHub's id of the workflow run that both jobs are part of. */
export const RUN_ID = 7001;

interface Job {
  readonly folder: string;
  readonly eventName: string;
  readonly payload: Record<string, unknown>;
  /** Null: the job before left none. */
  readonly bundle: BundleJson | null;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Of the workflow run. */
  readonly attempt?: number;
}

/** The job that publishes, in this process. */
export async function publishJob(
  world: TestWorld,
  { folder, eventName, payload, bundle, inputs = {}, attempt = 1 }: Job,
): Promise<Ended> {
  const [event, path] = [join(folder, 'event.json'), join(folder, `${bundle?.['run_id']}.json`)];
  writeFileSync(event, JSON.stringify(payload));
  if (bundle !== null) writeFileSync(path, JSON.stringify(bundle));
  const values: Readonly<Record<string, string>> = {
    mode: 'publish',
    bundle: bundle === null ? '' : path,
    'test-command': COMMAND.run,
    'github-token': world.server.token,
    'max-attempts': '9',
    ...inputs,
  };
  const env = {
    GITHUB_REPOSITORY: `${WHERE.owner}/${WHERE.repo}`,
    GITHUB_EVENT_NAME: eventName,
    GITHUB_EVENT_PATH: event,
    GITHUB_SHA: world.base,
    GITHUB_REF_NAME: 'main',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_RUN_ID: String(RUN_ID),
    GITHUB_RUN_ATTEMPT: String(attempt),
    GITHUB_WORKFLOW_REF: 'octo/app/.github/workflows/agent-fix.yml@refs/heads/main',
    GITHUB_TRIGGERING_ACTOR: 'alice',
    GITHUB_SERVER_URL: world.server.serverUrl,
    GITHUB_API_URL: world.server.apiUrl,
    RUNNER_TEMP: folder,
  };
  const lines: string[] = [];
  const cancellation = { signal: new AbortController().signal, setReachable: () => {} };
  const getInput = (name: string) => values[name] ?? INPUTS[name]?.default?.replace(/^\$\{\{.*/, '') ?? '';
  const log = createJobLog((text) => void lines.push(text));
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  try {
    const github = newContext();
    const setSecret = () => {};
    const end = await runAction({ env, github, getInput, setSecret, log, cancellation, secondMs: 1 });
    return { end, thrown: '', log: lines.join('') };
  } catch (error) {
    return {
      end: null,
      thrown: error instanceof Error ? error.message : String(error),
      log: lines.join(''),
    };
  } finally {
    vi.unstubAllEnvs();
  }
}
