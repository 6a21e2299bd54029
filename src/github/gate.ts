import { type Access, readAccess } from './access.ts';
import type { Actor } from './actor.ts';
import { describeError, statusOf } from './api-error.ts';
import { carriesOwnTrailer } from './commit-message.ts';
import type { Repository } from './context.ts';
import { isSameLabel } from './event.ts';
import type { Octokit } from './octokit.ts';
import { readTip } from './tip.ts';
import type { TriggerEvent } from './trigger-event.ts';

export interface GateRequest {
  readonly repository: Repository;
  readonly event: TriggerEvent;
  readonly label: string;
  readonly branchPrefix: string;
  readonly allowUsers: readonly string[];
  readonly allowBots: readonly string[];
}

/** `baseCommit`: what the run works on, found where the event did not say. */
export type GateDecision =
  | { readonly kind: 'open'; readonly baseCommit: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** Whether the run may go on. Fails closed: what cannot be looked up refuses, with the reason. Never throws for an answer of GitHub's. */
export async function passGate(octokit: Octokit, request: GateRequest): Promise<GateDecision> {
  const closed = problemOfEvent(request) ?? (await problemOfActors(octokit, request));
  if (closed !== null) return { kind: 'refused', reason: closed };
  try {
    const issueProblem = await problemOfIssue(octokit, request);
    if (issueProblem !== null) return { kind: 'refused', reason: issueProblem };
    return await checkBase(octokit, request);
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return { kind: 'refused', reason: `GitHub could not be asked (${describeError(error)})` };
  }
}

function problemOfEvent({ event, branchPrefix }: GateRequest): string | null {
  if (event.headRepositoryId === null) return 'the repository that the commit came from is gone';
  if (event.headRepositoryId !== event.repositoryId) return 'the commit comes from a fork';
  return event.base.branch.startsWith(branchPrefix)
    ? `${event.base.branch} is a branch of agent-fix itself`
    : null;
}

async function problemOfActors(octokit: Octokit, request: GateRequest): Promise<string | null> {
  if (request.event.actors.length === 0) return 'nobody is named as having started this run';
  for (const actor of request.event.actors) {
    const access = await accessOf(octokit, request, actor);
    if (!access.canWrite) return access.reason;
  }
  return null;
}

async function accessOf(octokit: Octokit, request: GateRequest, actor: Actor): Promise<Access> {
  if (actor.isBot) {
    const isAllowed = request.allowBots.some((bot) => botName(bot) === botName(actor.login));
    return isAllowed
      ? { canWrite: true }
      : { canWrite: false, reason: `${actor.login} is a bot that allow-bots does not name` };
  }
  const isAllowed = request.allowUsers.some((user) => user.toLowerCase() === actor.login.toLowerCase());
  return isAllowed ? { canWrite: true } : readAccess(octokit, request.repository, actor);
}

const botName = (login: string): string => login.toLowerCase().replace(/\[bot\]$/, '');

/** https://docs.github.com/en/rest/issues/issues#get-an-issue */
async function problemOfIssue(octokit: Octokit, request: GateRequest): Promise<string | null> {
  const { event, label, repository } = request;
  if (event.issue === null) return null;
  const { number } = event.issue;
  const { data } = await octokit.rest.issues.get({ ...repository, issue_number: number });
  if (data.state !== 'open') return `issue #${number} is ${data.state}`;
  const names = data.labels.map((each) => (typeof each === 'string' ? each : (each.name ?? '')));
  return names.some((name) => isSameLabel(name, label))
    ? null
    : `issue #${number} no longer has the label ${JSON.stringify(label)}`;
}

/** The branch is read as a ref: `branches/{branch}` would follow a rename. https://docs.github.com/en/rest/git/commits#get-a-commit-object */
async function checkBase(octokit: Octokit, { repository, event }: GateRequest): Promise<GateDecision> {
  const { branch, commit, mustBeTip } = event.base;
  if (commit !== null && !mustBeTip) return { kind: 'open', baseCommit: commit };
  const tip = await readTip(octokit, repository, branch);
  if (tip === null) return { kind: 'refused', reason: `there is no branch ${JSON.stringify(branch)}` };
  if (!mustBeTip) return { kind: 'open', baseCommit: tip };
  if (tip !== commit) {
    const reason = `${branch} has moved on since (${commit?.slice(0, 12)} is no longer its tip)`;
    return { kind: 'refused', reason };
  }
  const { data } = await octokit.rest.git.getCommit({ ...repository, commit_sha: tip });
  return carriesOwnTrailer(data.message)
    ? { kind: 'refused', reason: `${tip.slice(0, 12)} is a commit of agent-fix itself` }
    : { kind: 'open', baseCommit: tip };
}
