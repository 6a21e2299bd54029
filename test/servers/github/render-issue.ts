import type { JsonObject } from '../json.ts';
import type { Comment, Issue, IssueEvent, User } from './model.ts';
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
    state_reason: issue.state === 'closed' ? 'completed' : null,
    locked: false,
    labels: issue.labels.map((name) => renderLabel(name, scene)),
    assignee: null,
    assignees: [],
    milestone: null,
    comments: issue.comments.length,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    url,
    repository_url: api,
    html_url: page,
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    timeline_url: `${url}/timeline`,
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

function renderEvent(event: IssueEvent, { state, addresses, api }: Scene): JsonObject {
  return {
    id: event.id,
    node_id: nodeId('E', event.id),
    url: `${api}/issues/events/${event.id}`,
    actor: renderUser(state.user(event.login), addresses),
    event: event.event,
    commit_id: null,
    commit_url: null,
    created_at: event.createdAt,
    performed_via_github_app: null,
    ...(event.label === undefined ? {} : { label: { name: event.label, color: 'ededed' } }),
    ...(event.rename === undefined ? {} : { rename: { ...event.rename } }),
  };
}

/** GET issues/{n}/events. The description knows no closing and reopening there, so they stand in the timeline only. */
export function renderEvents(issue: Issue, scene: Scene): readonly JsonObject[] {
  const described = issue.events.filter(({ event }) => event !== 'closed' && event !== 'reopened');
  return described.map((event) => renderEvent(event, scene));
}

/** GET issues/{n}/timeline: events and comments, by time. */
export function renderTimeline(issue: Issue, scene: Scene): readonly JsonObject[] {
  const events = issue.events.map((event) => ({ at: event.createdAt, item: renderEvent(event, scene) }));
  const comments = issue.comments.map((comment) => {
    const actor = renderUser(scene.state.user(comment.login), scene.addresses);
    const item: JsonObject = { ...renderComment(issue, comment, scene), event: 'commented', actor };
    return { at: comment.createdAt, item };
  });
  return [...events, ...comments].sort((a, b) => Date.parse(a.at) - Date.parse(b.at)).map(({ item }) => item);
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
