import { filled } from '../base/text.ts';
import { hasRunTrailer, isAgentBranch } from './agent-marks.ts';
import type { RepositoryName } from './context.ts';
import {
  AGENT_LABEL,
  type FailedRun,
  isAgentLabel,
  type LabelledIssue,
  type RequestText,
  type TriggerEvent,
} from './event.ts';
import { compareCommits, readTip } from './git-data.ts';
import { describeError, faultText, isRateLimit, type Octokit, statusOf } from './octokit.ts';
import { IN_THE_WAY } from './push.ts';

/** Why the gate lets no run pass; `…` stands for names and what GitHub answered. */
export const REFUSED = {
  no_repository: 'the fork that the commit came from is gone',
  fork: 'the commit comes from a fork',
  agent_branch: '… is a branch of agent-fix itself',
  agent_commit: '… is a commit of agent-fix itself',
  nobody: 'nobody is named as having started this run',
  bot: '… is a bot that allow-bots does not name',
  issue_closed: 'issue #… is …',
  issue_edited: 'issue #… was edited since',
  label_gone: `issue #… no longer has the label ${JSON.stringify(AGENT_LABEL)}`,
  asks_no_more: 'the review no longer asks for changes',
  request_edited: 'the … that asked was edited since',
  request_gone: 'the … that asked is gone',
  no_branch: 'there is no branch …',
  moved: '… has moved on since (… is no longer its tip)',
  other_account: '… is another account than the one of the event',
  no_access: '… has no write access',
  unknown_person: '… is not known to this repository',
  access_unknown: 'the permission of … could not be looked up (…)',
} as const;

const why = (kind: keyof typeof REFUSED, ...words: readonly (string | number)[]): string =>
  filled(REFUSED[kind], ...words);

export interface GateRequest {
  readonly repository: RepositoryName;
  readonly event: TriggerEvent;
  readonly allowUsers: readonly string[];
  readonly allowBots: readonly string[];
  /** The base commit need only be part of the branch: for the publishing job, since the branch may move after the solving job's check. */
  readonly mayHaveMoved?: boolean;
}

/** `baseCommit`: the commit that the run works on; the tip of the branch where the event names no commit. */
type GateDecision =
  | { readonly kind: 'open'; readonly baseCommit: string }
  | {
      readonly kind: 'refused';
      readonly reason: string;
      /** The base commit, where the right people asked but something has changed since; absent otherwise. */
      readonly changedSince?: string;
      /** GitHub could not be asked. */
      readonly isUnanswered?: true;
    };

/**
 * Decides whether the run may go on. It may not where something cannot be looked up, and `reason` says so.
 * Never throws for an answer of GitHub's.
 */
export async function passGate(octokit: Octokit, request: GateRequest): Promise<GateDecision> {
  const closed = problemOfEvent(request) ?? problemOfBots(request);
  if (closed !== null) return { kind: 'refused', reason: closed };
  // Both checks run at the same time, since neither changes anything. A problem with the people is reported first.
  const [people, place] = await Promise.all([
    problemOfPeople(octokit, request),
    checkPlace(octokit, request),
  ]);
  if (people === null) return place;
  const isUnanswered = place.kind === 'refused' && place.isUnanswered === true;
  return { kind: 'refused', reason: people, ...(isUnanswered ? { isUnanswered } : {}) };
}

async function checkPlace(octokit: Octokit, request: GateRequest): Promise<GateDecision> {
  try {
    const [text, base] = await Promise.all([problemOfText(octokit, request), checkBase(octokit, request)]);
    if (text === null || base.kind === 'refused') return base;
    return { kind: 'refused', reason: text, changedSince: base.baseCommit };
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return { kind: 'refused', reason: faultText(error).replace(/\.$/, ''), isUnanswered: true };
  }
}

function problemOfEvent({ event }: GateRequest): string | null {
  if (event.headRepositoryId === null) return why('no_repository');
  if (event.headRepositoryId !== event.repositoryId) return why('fork');
  return isAgentBranch(event.base.branch) && !event.isFollowUp
    ? why('agent_branch', event.base.branch)
    : null;
}

function problemOfBots({ event, allowBots }: GateRequest): string | null {
  if (event.actors.length === 0) return why('nobody');
  const allowed = new Set(allowBots.map(botName));
  const bot = event.actors.find(({ isBot, login }) => isBot && !allowed.has(botName(login)));
  return bot === undefined ? null : why('bot', bot.login);
}

/**
 * Why nothing may be published any more: a person who asked has lost access, or the request was edited or withdrawn;
 * null when both still stand.
 */
export async function problemOfAsking(octokit: Octokit, request: GateRequest): Promise<string | null> {
  const [text, people] = await Promise.all([
    problemOfText(octokit, request),
    problemOfPeople(octokit, request),
  ]);
  return text ?? people;
}

/**
 * Why one of the people who started the run may not start it; null when all may. Checked again before publishing: access can be
 * lost meanwhile.
 */
async function problemOfPeople(octokit: Octokit, request: GateRequest): Promise<string | null> {
  const allowed = new Set(request.allowUsers.map((user) => user.toLowerCase()));
  const people = request.event.actors.filter(
    ({ isBot, login }) => !isBot && !allowed.has(login.toLowerCase()),
  );
  const problems = await Promise.all(
    people.map((person) => problemOfAccess(octokit, request.repository, person)),
  );
  return problems.find((problem) => problem !== null) ?? null;
}

const botName = (login: string): string => login.toLowerCase().replace(/\[bot\]$/, '');

interface AskingEvent {
  readonly repository: RepositoryName;
  readonly event: TriggerEvent;
}

/**
 * Why the issue, comment or review that asked for the run no longer does; null when it still stands unchanged. Checked
 * before the run, and again before anything is published (I07, I08). Throws what Octokit throws.
 */
async function problemOfText(octokit: Octokit, request: AskingEvent): Promise<string | null> {
  const { requestText, issue } = request.event;
  const problems = await Promise.all([
    issue === null ? null : problemOfIssue(octokit, request, issue),
    requestText === null ? null : problemOfRequestText(octokit, request.repository, requestText),
  ]);
  return problems.find((problem) => problem !== null) ?? null;
}

/** https://docs.github.com/en/rest/issues/issues#get-an-issue */
async function problemOfIssue(
  octokit: Octokit,
  { event, repository }: AskingEvent,
  { number, title, body }: LabelledIssue,
): Promise<string | null> {
  const { data } = await octokit.rest.issues.get({ ...repository, issue_number: number });
  if (data.state !== 'open') return why('issue_closed', number, data.state);
  if (data.title !== title || (data.body ?? '') !== body) return why('issue_edited', number);
  if (event.requestText !== null) return null;
  const names = data.labels.map((each) => (typeof each === 'string' ? each : (each.name ?? '')));
  return names.some(isAgentLabel) ? null : why('label_gone', number);
}

/**
 * https://docs.github.com/en/rest/issues/comments#get-an-issue-comment,
 * https://docs.github.com/en/rest/pulls/reviews#get-a-review-for-a-pull-request
 */
async function problemOfRequestText(
  octokit: Octokit,
  repository: RepositoryName,
  requestText: RequestText,
): Promise<string | null> {
  const { issues, pulls } = octokit.rest;
  try {
    if (requestText.kind === 'review') {
      const review = { ...repository, pull_number: requestText.pull, review_id: requestText.id };
      const { data } = await pulls.getReview(review);
      if (data.state !== 'CHANGES_REQUESTED') return why('asks_no_more');
      return data.body === requestText.body ? null : why('request_edited', requestText.kind);
    }
    const { data } = await issues.getComment({ ...repository, comment_id: requestText.id });
    return data.body === requestText.body && data.updated_at === data.created_at
      ? null
      : why('request_edited', requestText.kind);
  } catch (error) {
    if (statusOf(error) === 404) return why('request_gone', requestText.kind);
    throw error;
  }
}

/**
 * Checks that the base commit is what the run may work on. The branch is read as a ref: `branches/{branch}` would follow a rename.
 * https://docs.github.com/en/rest/git/commits#get-a-commit-object
 */
async function checkBase(
  octokit: Octokit,
  { repository, event, mayHaveMoved = false }: GateRequest,
): Promise<GateDecision> {
  const { branch, commit, mustBeTip } = event.base;
  if (commit !== null && !mustBeTip) return { kind: 'open', baseCommit: commit };
  const tip = await readTip(octokit, repository, branch);
  if (tip === null) return { kind: 'refused', reason: why('no_branch', JSON.stringify(branch)) };
  if (!mustBeTip || commit === null) return { kind: 'open', baseCommit: tip };
  if (tip !== commit) {
    const moved = mayHaveMoved ? await compareCommits(octokit, repository, `${commit}...${tip}`) : null;
    if (moved?.status !== 'ahead')
      return {
        kind: 'refused',
        reason: why('moved', branch, commit.slice(0, 12)),
        changedSince: commit,
      };
  }
  if (event.isFollowUp) return { kind: 'open', baseCommit: commit };
  const { data } = await octokit.rest.git.getCommit({ ...repository, commit_sha: commit });
  return hasRunTrailer(data.message)
    ? { kind: 'refused', reason: why('agent_commit', commit.slice(0, 12)) }
    : { kind: 'open', baseCommit: commit };
}

/**
 * Counts how often failures of the workflow at this commit have started a run of ours, this run included; 1 where no workflow run failed.
 * Each failed attempt of the workflow's runs at the commit has started one, so we need to store nothing. `note`: why the count is
 * not known.
 * https://docs.github.com/en/rest/actions/workflow-runs#list-workflow-runs-for-a-workflow
 */
export async function countAttempts(
  octokit: Octokit,
  repository: RepositoryName,
  { failedRun, base }: TriggerEvent,
): Promise<{ readonly count: number; readonly note: string | null }> {
  if (failedRun === null) return { count: 1, note: null };
  const { workflow, runId, attempt } = failedRun;
  if (workflow === null || base.commit === null) return { count: attempt, note: null };
  const { actions } = octokit.rest;
  try {
    const { data } = await actions.listWorkflowRuns({
      ...repository,
      workflow_id: workflow,
      head_sha: base.commit,
      per_page: 100,
    });
    const others = data.workflow_runs
      .flatMap(({ id, run_attempt: last = 1, conclusion }) =>
        Array.from({ length: last }, (_, at) => ({
          id,
          attempt: at + 1,
          ended: at + 1 === last ? conclusion : undefined,
        })),
      )
      .filter((each) => each.id !== runId || each.attempt !== attempt);
    const ends = await Promise.all(
      others.map(async ({ id, attempt: number, ended }) => {
        if (ended !== undefined) return ended;
        // https://docs.github.com/en/rest/actions/workflow-runs#get-a-workflow-run-attempt
        const which = { ...repository, run_id: id, attempt_number: number };
        return (await actions.getWorkflowRunAttempt(which)).data.conclusion;
      }),
    );
    return { count: 1 + ends.filter((ended) => ended === 'failure').length, note: null };
  } catch (error) {
    if (statusOf(error) === null) throw error;
    const note = `how often this commit was tried could not be counted (${describeError(error)})`;
    return { count: attempt, note };
  }
}

/** What the token lacks, or may lack, and what stands in the way of a push; `…` stands for names and what GitHub answered. */
export const RIGHTS_LACKING = {
  reading:
    'The failed run cannot be read (…), so that neither the step that failed nor its log is known. ' +
    'Give the job `permissions: actions: read`.',
  pushing: 'The token may not push (…). Give the job `permissions: contents: write`, or set `dry-run: true`.',
  rulesets:
    'Rulesets hold for … (…): GitHub may refuse the push, unless the token may bypass them. ' +
    'Leave such branches out of them.',
  branch: IN_THE_WAY,
} as const;

export interface RightsRequest {
  readonly repository: RepositoryName;
  readonly branch: string;
  readonly failedRun: FailedRun | null;
  /** Whether the test command comes from the failed run, so that a run that cannot be read leaves nothing to judge by. */
  readonly judgesByRun?: boolean;
  /** Whether anything will be pushed, by this job or another. */
  readonly proposes: boolean;
  /** Whether this job itself pushes what the run proposes. */
  readonly publishes: boolean;
  readonly signal: AbortSignal;
}

/** `problems`: judging or publishing would certainly fail. `warnings`: the run can do without a right, or GitHub may refuse a push. */
interface TokenRights {
  readonly warnings: readonly string[];
  readonly problems: readonly string[];
}

/**
 * Finds out what the token may do. GitHub does not list a token's permissions, so each is tried with a request that changes nothing.
 * Only a refusal counts; any other answer is ignored. Whether a pull request may be opened cannot be tried. Never throws for an answer.
 */
export async function checkRights(octokit: Octokit, request: RightsRequest): Promise<TokenRights> {
  const [reading, rules, room, pushing] = await Promise.all([
    checkReading(octokit, request),
    request.proposes ? checkRules(octokit, request) : null,
    request.proposes ? checkRoom(octokit, request) : null,
    request.publishes ? checkPushing(octokit, request) : null,
  ]);
  const { judgesByRun = false } = request;
  return {
    warnings: [judgesByRun ? null : reading, rules].filter((text) => text !== null),
    problems: [judgesByRun ? reading : null, room, pushing].filter((text) => text !== null),
  };
}

/** Options of a request that is not retried. */
const triedOnce = (signal: AbortSignal) => ({ signal, retries: 0 });

/** What GitHub answered if it refused the request; null if it did not refuse, or gave no answer. */
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
  return answer === null ? null : filled(RIGHTS_LACKING.reading, answer);
}

/**
 * Writing the empty blob changes nothing: it is there already, or nothing refers to it.
 * https://docs.github.com/en/rest/git/blobs#create-a-blob
 */
async function checkPushing(octokit: Octokit, { repository, signal }: RightsRequest): Promise<string | null> {
  const blob = { ...repository, content: '', encoding: 'utf-8', request: triedOnce(signal) };
  const answer = await refusalOf(() => octokit.rest.git.createBlob(blob), [403]);
  return answer === null ? null : filled(RIGHTS_LACKING.pushing, answer);
}

/** Whether a branch called `agent-fix` makes the branch impossible. https://docs.github.com/en/rest/git/refs#get-a-reference */
async function checkRoom(
  octokit: Octokit,
  { repository, branch, signal }: RightsRequest,
): Promise<string | null> {
  const [folder] = branch.split('/');
  if (!isAgentBranch(branch)) return null;
  try {
    await octokit.rest.git.getRef({ ...repository, ref: `heads/${folder}`, request: triedOnce(signal) });
    return RIGHTS_LACKING.branch;
  } catch {
    return null;
  }
}

/** Rules that refuse a push unless the pusher may bypass them. The API does not say who may. */
const HINDERING: ReadonlySet<string> = new Set(
  'creation update pull_request required_status_checks required_deployments merge_queue'.split(' '),
);

/** Warns of rules that hold for the branch, which need not exist yet. https://docs.github.com/en/rest/repos/rules#get-rules-for-a-branch */
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
    return kinds.length === 0 ? null : filled(RIGHTS_LACKING.rulesets, branch, kinds.toSorted().join(', '));
  } catch {
    return null;
  }
}

/** GitHub answers with the legacy names: maintain shows as write, triage as read. */
const WRITING = new Set(['admin', 'maintain', 'write']);

/**
 * Why a person may not write to the repository, or why that cannot be looked up; null for a person who may. If `id` is not null, the
 * account that GitHub finds by `login` must have it.
 * https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user
 */
export async function problemOfAccess(
  octokit: Octokit,
  repository: RepositoryName,
  person: { readonly login: string; readonly id: number | null },
): Promise<string | null> {
  const { login, id } = person;
  try {
    const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({
      ...repository,
      username: login,
    });
    if (id !== null && data.user?.id !== id) return why('other_account', login);
    return WRITING.has(data.permission) ? null : why('no_access', login);
  } catch (error) {
    if (statusOf(error) === 404) return why('unknown_person', login);
    return why('access_unknown', login, describeError(error));
  }
}
