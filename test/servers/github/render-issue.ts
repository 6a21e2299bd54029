import type { JsonObject } from '../json.ts';
import type { Comment, Issue, User } from './model.ts';
import { type Addresses, nodeId, renderUser } from './render-common.ts';
import type { GitHubState } from './state.ts';

/** What rendering an issue or a pull request needs to know. */
export interface Scene {
  readonly state: GitHubState;
  readonly addresses: Addresses;
  /** The repository's own addresses. */
  readonly api: string;
  readonly web: string;
}

export function renderLabel(name: string, { api }: Scene): JsonObject {
  const id = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 100);
  const url = `${api}/labels/${encodeURIComponent(name)}`;
  return { id, node_id: nodeId('LA', name), url, name, color: 'ededed', default: false, description: '' };
}

export function associationOf(user: User, { state }: Scene): string {
  if (user.login === state.repository.owner) return 'OWNER';
  return user.permission === 'none' || user.permission === 'read' ? 'NONE' : 'COLLABORATOR';
}

export function renderIssue(issue: Issue, scene: Scene): JsonObject {
  const { api, web, addresses, state } = scene;
  const url = `${api}/issues/${issue.number}`;
  const page = `${web}/${issue.pull === undefined ? 'issues' : 'pull'}/${issue.number}`;
  const user = state.user(issue.login);
  const pull = {
    url: `${api}/pulls/${issue.number}`,
    html_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    merged_at: null,
  };
  return {
    id: 900_000 + issue.number,
    node_id: nodeId('I', issue.number),
    number: issue.number,
    title: issue.title,
    body: issue.body,
    user: renderUser(user, addresses),
    author_association: associationOf(user, scene),
    state: issue.state,
    labels: issue.labels.map((name) => renderLabel(name, scene)),
    comments: issue.comments.length,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    url,
    html_url: page,
    ...(issue.pull === undefined ? {} : { pull_request: pull, draft: issue.pull.draft }),
  };
}

export function renderComment(issue: Issue, comment: Comment, scene: Scene): JsonObject {
  const user = scene.state.user(comment.login);
  return {
    id: comment.id,
    node_id: nodeId('IC', comment.id),
    url: `${scene.api}/issues/comments/${comment.id}`,
    html_url: `${scene.web}/issues/${issue.number}#issuecomment-${comment.id}`,
    issue_url: `${scene.api}/issues/${issue.number}`,
    user: renderUser(user, scene.addresses),
    author_association: associationOf(user, scene),
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
  };
}

/** https://docs.github.com/rest/reactions */
export function renderReaction(id: number, content: string, login: string, scene: Scene): JsonObject {
  return {
    id,
    node_id: nodeId('REA', id),
    user: renderUser(scene.state.user(login), scene.addresses),
    content,
    created_at: scene.state.now(),
  };
}
