import type { JsonObject } from '../json.ts';
import type { Issue, Pull } from './model.ts';
import { nodeId, renderUser } from './render-common.ts';
import { associationOf, renderLabel, type Scene } from './render-issue.ts';
import { renderRepository } from './render-repository.ts';

export type PullRequest = Issue & { readonly pull: Pull };

/** The `pull-request-simple` component: what lists carry. */
export function renderPullSimple(request: PullRequest, scene: Scene): JsonObject {
  const { api, web, addresses, state } = scene;
  const { number, pull } = request;
  const url = `${api}/pulls/${number}`;
  const page = `${web}/pull/${number}`;
  const user = state.user(request.login);
  return {
    id: 700_000 + number,
    node_id: nodeId('PR', number),
    number,
    url,
    html_url: page,
    state: request.state,
    title: request.title,
    body: request.body,
    user: renderUser(user, addresses),
    author_association: associationOf(user, scene),
    labels: request.labels.map((name) => renderLabel(name, scene)),
    requested_reviewers: pull.reviewers.map((login) => renderUser(state.user(login), addresses)),
    created_at: request.createdAt,
    updated_at: request.updatedAt,
    closed_at: request.closedAt,
    draft: pull.draft,
    head: renderEnd(pull.head, pull.headSha, scene),
    base: renderEnd(pull.base, pull.baseSha, scene),
  };
}

function renderEnd(ref: string, sha: string, { state, addresses }: Scene): JsonObject {
  const { repository } = state;
  const owner = state.user(repository.owner);
  return {
    label: `${repository.owner}:${ref}`,
    ref,
    sha,
    user: renderUser(owner, addresses),
    repo: renderRepository(repository, owner, addresses),
  };
}

export interface PullSize {
  readonly commits: number;
  readonly additions: number;
  readonly deletions: number;
  readonly changedFiles: number;
}

/** The `pull-request` component: a single pull request. */
export function renderPull(request: PullRequest, size: PullSize, scene: Scene): JsonObject {
  return {
    ...renderPullSimple(request, scene),
    merged: false,
    mergeable: request.state === 'open' ? true : null,
    mergeable_state: request.pull.draft ? 'draft' : 'clean',
    maintainer_can_modify: request.pull.maintainerCanModify,
    comments: request.comments.length,
    commits: size.commits,
    additions: size.additions,
    deletions: size.deletions,
    changed_files: size.changedFiles,
  };
}
