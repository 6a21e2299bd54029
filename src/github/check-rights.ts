import type { Repository } from './context.ts';
import { describeError, isRateLimit, type Octokit, statusOf } from './octokit.ts';
import { findOpen, PULLS_MEND } from './pull-request.ts';
import type { FailedRun } from './trigger-event.ts';

export interface RightsRequest {
  readonly repository: Repository;
  /** To push. */
  readonly branch: string;
  /** Branch that the pull request goes into. */
  readonly into: string;
  readonly baseCommit: string;
  readonly failedRun: FailedRun | null;
  /** Whether anything shall be pushed in the end. */
  readonly proposes: boolean;
  /** Whether this job pushes it, and not another one with a token of its own. */
  readonly publishes: boolean;
  readonly signal: AbortSignal;
}

/** `problems`: publishing would fail for certain. `warnings`: something is missing that the run can do without, or may be refused. */
export interface Rights {
  readonly warnings: readonly string[];
  readonly problems: readonly string[];
}

/**
 * Asks GitHub what the token may do, all side by side. There is no list of a token's permissions, so each is tried by a
 * request that can change nothing: without the permission GitHub answers 403 or 404, with it that the request makes no
 * sense (422). Whatever else comes back says nothing. Never throws for an answer.
 */
export async function checkRights(octokit: Octokit, request: RightsRequest): Promise<Rights> {
  const [reading, rules, ...problems] = await Promise.all([
    checkReading(octokit, request),
    request.proposes ? checkRules(octokit, request) : null,
    ...(request.publishes ? [checkPushing(octokit, request), checkPulls(octokit, request)] : []),
  ]);
  return { warnings: [reading, rules].filter(isSaid), problems: problems.filter(isSaid) };
}

const isSaid = (text: string | null): text is string => text !== null;

/** For requests of which one try must do. */
const once = (signal: AbortSignal) => ({ signal, retries: 0 });

/** What GitHub said when it refused; null where it did not, or where nothing is known. */
async function refusalOf(ask: () => Promise<unknown>): Promise<string | null> {
  try {
    await ask();
    return null;
  } catch (error) {
    const isRefusal = [403, 404].includes(statusOf(error) ?? 0) && !isRateLimit(error);
    return isRefusal ? describeError(error) : null;
  }
}

/** https://docs.github.com/en/rest/actions/workflow-runs#get-a-workflow-run */
async function checkReading(
  octokit: Octokit,
  { repository, failedRun, signal }: RightsRequest,
): Promise<string | null> {
  if (failedRun === null) return null;
  const run = { ...repository, run_id: failedRun.runId, request: once(signal) };
  const answer = await refusalOf(() => octokit.rest.actions.getWorkflowRun(run));
  return answer === null
    ? null
    : `The failed run cannot be read (${answer}), so that neither the step that failed nor its log is known. Give the job \`permissions: actions: read\`.`;
}

/** A branch that points at nothing is never made. https://docs.github.com/en/rest/git/refs#create-a-reference */
async function checkPushing(
  octokit: Octokit,
  { repository, branch, baseCommit, signal }: RightsRequest,
): Promise<string | null> {
  const nothing = '0'.repeat(baseCommit.length);
  const made = { ...repository, ref: `refs/heads/${branch}`, sha: nothing, request: once(signal) };
  const answer = await refusalOf(() => octokit.rest.git.createRef(made));
  return answer === null
    ? null
    : `The token may not push (${answer}). Give the job \`permissions: contents: write\`, or set \`dry-run: true\`.`;
}

/**
 * A pull request of a branch into itself is never opened. Where only the setting refuses new ones, one that is open can
 * still be updated. https://docs.github.com/en/rest/pulls/pulls#create-a-pull-request
 */
async function checkPulls(
  octokit: Octokit,
  { repository, branch, into, signal }: RightsRequest,
): Promise<string | null> {
  const title = 'Whether agent-fix may open pull requests';
  const opened = { ...repository, title, head: into, base: into, request: once(signal) };
  const answer = await refusalOf(() => octokit.rest.pulls.create(opened));
  if (answer === null || (await isOpen(octokit, { repository, branch }))) return null;
  return `The token may not open pull requests (${answer}). ${PULLS_MEND}`;
}

/** In doubt, yes. */
async function isOpen(
  octokit: Octokit,
  where: Pick<RightsRequest, 'repository' | 'branch'>,
): Promise<boolean> {
  try {
    return (await findOpen(octokit, where)) !== null;
  } catch {
    return true;
  }
}

/** Rules that stand against a push by whoever may not pass them by; who may is not told. */
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
      request: once(signal),
    });
    const kinds = [...new Set(data.map(({ type }) => type))].filter((type) => HINDERING.has(type));
    return kinds.length === 0
      ? null
      : `Rulesets hold for ${branch} (${kinds.toSorted().join(', ')}): GitHub may refuse the push, unless the token may bypass them. Leave that branch out of them, or set another branch-prefix.`;
  } catch {
    return null;
  }
}
