import type { context } from '@actions/github';
import * as z from 'zod';
import { orElse } from '../base/errors.ts';

export interface RepositoryName {
  readonly owner: string;
  readonly repo: string;
}

/** The type of `context` in @actions/github: what that package knows of the workflow run that we are part of. */
export type RunnerContext = typeof context;

export interface Context {
  readonly repository: RepositoryName;
  readonly eventName: string;
  readonly payload: unknown;
  readonly sha: string;
  readonly refName: string;
  readonly refType: 'branch' | 'tag';
  readonly runId: number;
  readonly runAttempt: number;
  readonly workflowName: string;
  /** `.github/workflows/ci.yml`; null when the runner does not say, or the workflow file is in another repository. */
  readonly workflowPath: string | null;
  /** Id of the job in its workflow file. */
  readonly job: string;
  readonly triggeringActor: string | null;
  readonly runnerName: string | null;
  /** `{ run_id: '7', … }`: members of the `github` context of the run that we are part of, as expressions of workflows read them. */
  readonly facts: Readonly<Record<string, string>>;
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
}

const KnownSchema = z.object({
  repository: z.object({ owner: z.string().min(1), repo: z.string().min(1) }),
  eventName: z.string().min(1),
  sha: z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/),
  runId: z.int(),
  runAttempt: z.int().catch(1),
  workflow: z.string().default(''),
  job: z.string().default(''),
  actor: z.string().optional(),
  serverUrl: z.url(),
  apiUrl: z.url(),
  graphqlUrl: z.url(),
});

/**
 * The environment variables that we need and that `context` of @actions/github does not hold.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/variables#default-environment-variables
 */
const EnvSchema = z.object({
  GITHUB_REF_NAME: z.string().default(''),
  GITHUB_REF_TYPE: z.enum(['branch', 'tag']).catch('branch'),
  GITHUB_WORKFLOW_REF: z.string().default(''),
  GITHUB_TRIGGERING_ACTOR: z.string().optional(),
  RUNNER_NAME: z.string().optional(),
});

/** Throws an Error naming the variable when this is no job of GitHub Actions. */
export function readContext(
  github: RunnerContext,
  environment: Readonly<Record<string, string | undefined>>,
): Context {
  // `github.repo` is a getter of a class: it throws where the repository is not known, and `...github` does not copy it.
  const repository = orElse(undefined, () => github.repo);
  const parsed = KnownSchema.safeParse({ ...github, repository });
  if (parsed.data === undefined) {
    const names = parsed.error?.issues.map(({ path }) => variableOf(String(path[0]))).join(', ');
    throw new Error(
      `Not inside a job of GitHub Actions: ${names} missing or unreadable. From a terminal, use \`agent-fix run\`.`,
    );
  }
  const { workflow: workflowName, actor = null, ...known } = parsed.data;
  const env = EnvSchema.parse(environment);
  const { owner, repo } = known.repository;
  return {
    ...known,
    payload: github.payload,
    workflowName,
    workflowPath: workflowPathOf(env.GITHUB_WORKFLOW_REF, `${owner}/${repo}`),
    refName: env.GITHUB_REF_NAME,
    refType: env.GITHUB_REF_TYPE,
    triggeringActor: env.GITHUB_TRIGGERING_ACTOR ?? actor,
    runnerName: env.RUNNER_NAME ?? null,
    facts: factsFromEnvironment(environment),
  };
}

/** `runId` → `GITHUB_RUN_ID` */
const variableOf = (key: string): string => `GITHUB_${key.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

/** `octo/repo/.github/workflows/ci.yml@refs/heads/main` holds the path between the repository and the ref. */
function workflowPathOf(workflowRef: string, repository: string): string | null {
  const start = `${repository}/`;
  if (!workflowRef.startsWith(start)) return null;
  const path = workflowRef.slice(start.length).replace(/@.*$/, '');
  return path === '' ? null : path;
}

/** The URLs of pages on GitHub, made from numbers and names that the runner gave. `serverUrl` is GITHUB_SERVER_URL. */
export function linksOf({
  serverUrl,
  repository,
  runId,
}: {
  readonly serverUrl: string;
  readonly repository: RepositoryName;
  readonly runId: number;
}) {
  const name = [repository.owner, repository.repo].map(encodeURIComponent).join('/');
  const root = `${serverUrl.replace(/\/+$/, '')}/${name}`;
  const run = `${root}/actions/runs/${runId}`;
  return {
    run,
    issue: (number: number) => `${root}/issues/${number}`,
    workflowRun: (id: number) => `${root}/actions/runs/${id}`,
    commit: (sha: string) => `${root}/commit/${encodeURIComponent(sha)}`,
    artifact: (id: number) => `${run}/artifacts/${id}`,
    newPull: (branch: string) => `${root}/pull/new/${branch.split('/').map(encodeURIComponent).join('/')}`,
  };
}

/** The members of the `github` context that the runner also gives as variables. */
const MEMBERS = `
  actor actor_id api_url base_ref event_name event_path graphql_url head_ref job ref ref_name ref_protected ref_type repository
  repository_id repository_owner repository_owner_id retention_days run_attempt run_id run_number server_url sha triggering_actor
  workflow workflow_ref workflow_sha`
  .trim()
  .split(/\s+/);

function factsFromEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const known = MEMBERS.flatMap((name) => {
    const value = env[`GITHUB_${name.toUpperCase()}`];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known);
}
