import * as z from 'zod';

export interface Repository {
  readonly owner: string;
  readonly repo: string;
}

/** What the runner says about the run under way, from its documented variables. */
export interface Context {
  readonly repository: Repository;
  readonly eventName: string;
  /** Where the event's payload lies, as JSON. */
  readonly eventPath: string;
  readonly sha: string;
  readonly refName: string;
  readonly refType: 'branch' | 'tag';
  readonly runId: number;
  readonly runAttempt: number;
  readonly workflowName: string;
  /** Path in the repository; null when the runner does not tell, or the workflow lies elsewhere. */
  readonly workflowPath: string | null;
  /** Id of the job in its workflow file. */
  readonly job: string;
  /** Who started this attempt of the run. */
  readonly triggeringActor: string | null;
  readonly runnerName: string | null;
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
}

// https://docs.github.com/en/actions/reference/workflows-and-actions/variables#default-environment-variables
const EnvSchema = z.object({
  GITHUB_REPOSITORY: z.string().regex(/^[^/]+\/[^/]+$/),
  GITHUB_EVENT_NAME: z.string().min(1),
  GITHUB_EVENT_PATH: z.string().min(1),
  GITHUB_SHA: z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/),
  GITHUB_REF_NAME: z.string().default(''),
  GITHUB_REF_TYPE: z.enum(['branch', 'tag']).catch('branch'),
  GITHUB_RUN_ID: z.coerce.number().int(),
  GITHUB_RUN_ATTEMPT: z.coerce.number().int().catch(1),
  GITHUB_WORKFLOW: z.string().default(''),
  GITHUB_WORKFLOW_REF: z.string().default(''),
  GITHUB_JOB: z.string().default(''),
  GITHUB_TRIGGERING_ACTOR: z.string().optional(),
  GITHUB_ACTOR: z.string().optional(),
  RUNNER_NAME: z.string().optional(),
  GITHUB_SERVER_URL: z.url().default('https://github.com'),
  GITHUB_API_URL: z.url().default('https://api.github.com'),
  GITHUB_GRAPHQL_URL: z.url().default('https://api.github.com/graphql'),
});

/** Reads the runner's environment. Throws an Error naming the variable when this is no job of GitHub Actions. */
export function readContext(env: Readonly<Record<string, string | undefined>>): Context {
  const parsed = EnvSchema.safeParse(env);
  if (parsed.data === undefined) {
    const names = parsed.error?.issues.map(({ path }) => path.join('.')).join(', ');
    throw new Error(
      `Not inside a job of GitHub Actions: ${names} missing or unreadable. From a terminal, use \`agent-fix run\`.`,
    );
  }
  const of = parsed.data;
  const [owner = '', repo = ''] = of.GITHUB_REPOSITORY.split('/');
  return {
    repository: { owner, repo },
    eventName: of.GITHUB_EVENT_NAME,
    eventPath: of.GITHUB_EVENT_PATH,
    sha: of.GITHUB_SHA,
    refName: of.GITHUB_REF_NAME,
    refType: of.GITHUB_REF_TYPE,
    runId: of.GITHUB_RUN_ID,
    runAttempt: of.GITHUB_RUN_ATTEMPT,
    workflowName: of.GITHUB_WORKFLOW,
    workflowPath: workflowPathOf(of.GITHUB_WORKFLOW_REF, of.GITHUB_REPOSITORY),
    job: of.GITHUB_JOB,
    triggeringActor: of.GITHUB_TRIGGERING_ACTOR ?? of.GITHUB_ACTOR ?? null,
    runnerName: of.RUNNER_NAME ?? null,
    serverUrl: of.GITHUB_SERVER_URL,
    apiUrl: of.GITHUB_API_URL,
    graphqlUrl: of.GITHUB_GRAPHQL_URL,
  };
}

/** `octo/repo/.github/workflows/ci.yml@refs/heads/main` holds the path between the repository and the ref. */
function workflowPathOf(workflowRef: string, repository: string): string | null {
  const start = `${repository}/`;
  if (!workflowRef.startsWith(start)) return null;
  const path = workflowRef.slice(start.length).replace(/@.*$/, '');
  return path === '' ? null : path;
}

/** Builds addresses on GitHub from numbers and names that the runner gave, never from text of a run. */
export interface Links {
  readonly run: string;
  issue(number: number): string;
  workflowRun(runId: number): string;
  commit(sha: string): string;
  /** https://github.com/actions/upload-artifact#artifact-url */
  artifact(id: number): string;
}

/** `serverUrl` is GITHUB_SERVER_URL. */
export function linksOf({
  serverUrl,
  repository,
  runId,
}: {
  readonly serverUrl: string;
  readonly repository: Repository;
  readonly runId: number;
}): Links {
  const name = [repository.owner, repository.repo].map(encodeURIComponent).join('/');
  const root = `${serverUrl.replace(/\/+$/, '')}/${name}`;
  const run = `${root}/actions/runs/${runId}`;
  return {
    run,
    issue: (number) => `${root}/issues/${number}`,
    workflowRun: (id) => `${root}/actions/runs/${id}`,
    commit: (sha) => `${root}/commit/${encodeURIComponent(sha)}`,
    artifact: (id) => `${run}/artifacts/${id}`,
  };
}

/** The members of the `github` context that the runner also gives as variables. */
const MEMBERS =
  'actor actor_id api_url base_ref event_name event_path graphql_url head_ref job ref ref_name ref_protected ref_type repository repository_id repository_owner repository_owner_id retention_days run_attempt run_id run_number server_url sha triggering_actor workflow workflow_ref workflow_sha'.split(
    ' ',
  );

/** The `github` context of the run that we are part of. */
export function ownFacts(
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const known = MEMBERS.flatMap((name) => {
    const value = env[`GITHUB_${name.toUpperCase()}`];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known);
}
