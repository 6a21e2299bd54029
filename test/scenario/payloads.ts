import { type Payload, webhookExample, webhookExamples } from '../webhook-examples.ts';
import { FAILED_RUN_ID, REPOSITORY, type World } from './world.ts';

// Payloads as GitHub sends them (@octokit/webhooks-examples), moved into the scenario's repository.

export interface Sender {
  readonly login: string;
  readonly type?: 'User' | 'Bot';
}

const ADA: Sender = { login: 'ada' };

interface RunDetails {
  readonly sender?: Sender;
  /** Id of the repository that the commit came from; null: it is gone. */
  readonly head?: number | null;
  readonly conclusion?: string;
}

/** The second example of `workflow_run`; none of them failed, so the conclusion is ours. */
export function workflowRunFailed(
  world: World,
  { sender = ADA, head = REPOSITORY.id, conclusion = 'failure' }: RunDetails = {},
): Payload {
  const payload = webhookExample('workflow_run', 1);
  const run = {
    ...objectIn(payload, 'workflow_run'),
    id: FAILED_RUN_ID,
    name: 'CI',
    path: '.github/workflows/ci.yml',
    event: 'push',
    status: 'completed',
    conclusion,
    head_branch: 'main',
    head_sha: world.commit,
    run_attempt: 1,
    workflow_id: 77,
    actor: account(world, sender),
    triggering_actor: account(world, sender),
    repository: repositoryOf(payload),
    head_repository:
      head === null ? null : { ...objectIn(objectIn(payload, 'workflow_run'), 'head_repository'), id: head },
  };
  const workflow = { ...objectIn(payload, 'workflow'), id: 77, name: 'CI', path: run.path };
  return { ...moved(payload, world, sender), action: 'completed', workflow_run: run, workflow };
}

export interface IssueText {
  readonly number: number;
  readonly title: string;
  readonly body: string;
}

/** The example of `issues` with action `labeled`. */
export function issueLabelled(
  world: World,
  issue: IssueText,
  { sender = ADA, label = 'agent-fix' } = {},
): Payload {
  const at = webhookExamples('issues').findIndex((each) => each['action'] === 'labeled');
  const payload = webhookExample('issues', at);
  const { number, title, body } = issue;
  const labels = [{ ...objectIn(payload, 'label'), name: label }];
  const updated = {
    updated_at: world.github.state.issues.get(number)?.updatedAt ?? new Date().toISOString(),
  };
  return {
    ...moved(payload, world, sender),
    label: labels[0],
    issue: { ...objectIn(payload, 'issue'), number, title, body, labels, ...updated },
  };
}

/** A comment that was just written on an issue, or on a pull request as what it is too; `id` is the comment's. */
export function commented(
  world: World,
  issue: IssueText & { readonly isPull?: boolean },
  { id, body, sender = ADA }: { readonly id: number; readonly body: string; readonly sender?: Sender },
): Payload {
  const payload = webhookExample('issue_comment', 0);
  const { number, title, body: text } = issue;
  const user = account(world, sender);
  return {
    ...moved(payload, world, sender),
    action: 'created',
    issue: {
      ...objectIn(payload, 'issue'),
      number,
      title,
      body: text,
      pull_request: issue.isPull ? {} : undefined,
    },
    comment: { ...objectIn(payload, 'comment'), id, body, user },
  };
}

/** A review that asks for changes was just submitted on an open pull request of this repository. */
export function changesRequested(
  world: World,
  { number, title, headSha, head, base }: PullAsReviewed,
  { id, body, sender = ADA }: { readonly id: number; readonly body: string; readonly sender?: Sender },
): Payload {
  const payload = webhookExample('pull_request_review', 0);
  const pull = objectIn(payload, 'pull_request');
  const repo = { ...objectIn(objectIn(pull, 'head'), 'repo'), id: REPOSITORY.id };
  const user = account(world, sender);
  return {
    ...moved(payload, world, sender),
    action: 'submitted',
    review: { ...objectIn(payload, 'review'), id, body, user, state: 'changes_requested' },
    pull_request: {
      ...pull,
      number,
      title,
      state: 'open',
      head: { ...objectIn(pull, 'head'), ref: head, sha: headSha, repo },
      base: { ...objectIn(pull, 'base'), ref: base, repo },
    },
  };
}

interface PullAsReviewed {
  readonly number: number;
  readonly title: string;
  readonly head: string;
  readonly headSha: string;
  readonly base: string;
}

export function workflowDispatched(world: World, goal: string): Payload {
  const payload = webhookExample('workflow_dispatch', 0);
  return { ...moved(payload, world, ADA), inputs: { goal }, ref: 'refs/heads/main' };
}

/** A push, for a step under `if: failure()`. */
export function pushed(world: World): Payload {
  const payload = webhookExample('push', 0);
  return { ...moved(payload, world, ADA), ref: 'refs/heads/main', after: world.commit, deleted: false };
}

function moved(payload: Payload, world: World, sender: Sender): Payload {
  return { ...payload, repository: repositoryOf(payload), sender: account(world, sender) };
}

function repositoryOf(payload: Payload): Payload {
  const { owner, name, id, defaultBranch } = REPOSITORY;
  return {
    ...objectIn(payload, 'repository'),
    id,
    name,
    full_name: `${owner}/${name}`,
    default_branch: defaultBranch,
  };
}

function account(world: World, { login, type = 'User' }: Sender): Payload {
  const id = world.github.state.user(login)?.id ?? 1;
  return { ...objectIn(webhookExample('push', 0), 'sender'), login, id, type };
}

function objectIn(payload: Payload, key: string): Payload {
  const value = payload[key];
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
