import type { RepositoryName } from './context.ts';
import type { FailedRun } from './event.ts';
import { describeError, isRateLimit, type Octokit, statusOf } from './octokit.ts';

export interface RightsRequest {
  readonly repository: RepositoryName;
  /** The branch that will be pushed. */
  readonly branch: string;
  readonly failedRun: FailedRun | null;
  /** Whether the test command is that of the failed run, and nothing can judge without reading it. */
  readonly judgesByRun?: boolean;
  /** Whether anything will be pushed, by this job or another. */
  readonly proposes: boolean;
  /** Whether this job surely pushes it. */
  readonly publishes: boolean;
  readonly signal: AbortSignal;
}

/** `problems`: judging or publishing would certainly fail. `warnings`: the run can do without it, or GitHub may refuse. */
export interface TokenRights {
  readonly warnings: readonly string[];
  readonly problems: readonly string[];
}

/**
 * Asks GitHub what the token may do. There is no list of a token's permissions, so one is tried by a request that changes
 * nothing: without the permission GitHub answers 403; any other answer is ignored. Whether a pull request may be opened
 * cannot be tried. Never throws for an answer.
 */
export async function checkRights(octokit: Octokit, request: RightsRequest): Promise<TokenRights> {
  const [reading, rules, pushing] = await Promise.all([
    checkReading(octokit, request),
    request.proposes ? checkRules(octokit, request) : null,
    request.publishes ? checkPushing(octokit, request) : null,
  ]);
  const { judgesByRun = false } = request;
  return {
    warnings: [judgesByRun ? null : reading, rules].filter(isSaid),
    problems: [judgesByRun ? reading : null, pushing].filter(isSaid),
  };
}

const isSaid = (text: string | null): text is string => text !== null;

/** Options of a request that is not retried. */
const triedOnce = (signal: AbortSignal) => ({ signal, retries: 0 });

/** GitHub's answer if it refused; null if it did not, or could not be asked. */
async function refusalOf(ask: () => Promise<unknown>, refusals: readonly number[]): Promise<string | null> {
  try {
    await ask();
    return null;
  } catch (error) {
    const isRefusal = refusals.includes(statusOf(error) ?? 0) && !isRateLimit(error);
    return isRefusal ? describeError(error) : null;
  }
}

/** https://docs.github.com/en/rest/actions/workflow-runs#get-a-workflow-run */
async function checkReading(
  octokit: Octokit,
  { repository, failedRun, signal }: RightsRequest,
): Promise<string | null> {
  if (failedRun === null) return null;
  const run = { ...repository, run_id: failedRun.runId, request: triedOnce(signal) };
  const answer = await refusalOf(() => octokit.rest.actions.getWorkflowRun(run), [403, 404]);
  return answer === null
    ? null
    : `The failed run cannot be read (${answer}), so that neither the step that failed nor its log is known. Give the job \`permissions: actions: read\`.`;
}

/** The empty blob is in every repository that git has ever made, or belongs to nothing. https://docs.github.com/en/rest/git/blobs#create-a-blob */
async function checkPushing(octokit: Octokit, { repository, signal }: RightsRequest): Promise<string | null> {
  const blob = { ...repository, content: '', encoding: 'utf-8', request: triedOnce(signal) };
  const answer = await refusalOf(() => octokit.rest.git.createBlob(blob), [403]);
  return answer === null
    ? null
    : `The token may not push (${answer}). Give the job \`permissions: contents: write\`, or set \`dry-run: true\`.`;
}

/** Rules that refuse a push unless its author may bypass them, which the API does not tell. */
const HINDERING: ReadonlySet<string> = new Set([
  'creation',
  'update',
  'pull_request',
  'required_status_checks',
  'required_deployments',
  'merge_queue',
]);

/** https://docs.github.com/en/rest/repos/rules#get-rules-for-a-branch (the branch need not be there) */
async function checkRules(
  octokit: Octokit,
  { repository, branch, signal }: RightsRequest,
): Promise<string | null> {
  try {
    const { data } = await octokit.rest.repos.getBranchRules({
      ...repository,
      branch,
      per_page: 100,
      request: triedOnce(signal),
    });
    const kinds = [...new Set(data.map(({ type }) => type))].filter((type) => HINDERING.has(type));
    return kinds.length === 0
      ? null
      : `Rulesets hold for ${branch} (${kinds.toSorted().join(', ')}): GitHub may refuse the push, unless the token may bypass them. Leave that branch out of them, or set another branch-prefix.`;
  } catch {
    return null;
  }
}

/** Whether someone may write to the repository. Where it cannot be looked up, the answer is no, with the reason. */
export type Access = { readonly canWrite: true } | { readonly canWrite: false; readonly reason: string };

/** GitHub answers with the legacy names: maintain shows as write, triage as read. */
const WRITING = new Set(['admin', 'maintain', 'write']);

/**
 * Looks a person's permission up. `id`, where it is known, must be that of the account found.
 * https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user
 */
export async function readAccess(
  octokit: Octokit,
  repository: RepositoryName,
  person: { readonly login: string; readonly id: number | null },
): Promise<Access> {
  const { login, id } = person;
  try {
    const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({
      ...repository,
      username: login,
    });
    if (id !== null && data.user?.id !== id)
      return no(`${login} is another account than the one of the event`);
    return WRITING.has(data.permission) ? { canWrite: true } : no(`${login} has no write access`);
  } catch (error) {
    if (statusOf(error) === 404) return no(`${login} is not known to this repository`);
    return no(`the permission of ${login} could not be looked up (${describeError(error)})`);
  }
}

const no = (reason: string): Access => ({ canWrite: false, reason });
