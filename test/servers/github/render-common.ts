import type { JsonObject } from '../json.ts';
import type { RepositoryOptions, User } from './model.ts';

/** Where the service lives: its API, and the pages people look at. */
export interface Addresses {
  readonly api: string;
  readonly web: string;
}

export function nodeId(kind: string, id: number | string): string {
  return `${kind}_${Buffer.from(String(id)).toString('base64url')}`;
}

export function renderUser(user: User, { api, web }: Addresses): JsonObject {
  const url = `${api}/users/${encodeURIComponent(user.login)}`;
  return {
    login: user.login,
    id: user.id,
    node_id: nodeId('U', user.id),
    avatar_url: `${web}/avatars/${user.id}`,
    gravatar_id: '',
    url,
    html_url: `${web}/${encodeURIComponent(user.login)}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: user.type,
    site_admin: false,
    user_view_type: 'public',
  };
}

/** GET /users/{username} */
function renderPublicUser(user: User, addresses: Addresses): JsonObject {
  const nothing = {
    name: null,
    company: null,
    blog: '',
    location: null,
    email: null,
    hireable: null,
    bio: null,
  };
  const counts = { public_repos: 0, public_gists: 0, followers: 0, following: 0 };
  return { ...renderUser(user, addresses), ...nothing, ...counts, created_at: epoch, updated_at: epoch };
}

/** GET /user */
export function renderPrivateUser(user: User, addresses: Addresses): JsonObject {
  return {
    ...renderPublicUser(user, addresses),
    private_gists: 0,
    total_private_repos: 0,
    owned_private_repos: 0,
    disk_usage: 0,
    collaborators: 0,
    two_factor_authentication: true,
  };
}

export const epoch = '2024-01-01T00:00:00Z';

const templates = {
  archive_url: '/{archive_format}{/ref}',
  assignees_url: '/assignees{/user}',
  blobs_url: '/git/blobs{/sha}',
  branches_url: '/branches{/branch}',
  collaborators_url: '/collaborators{/collaborator}',
  comments_url: '/comments{/number}',
  commits_url: '/commits{/sha}',
  compare_url: '/compare/{base}...{head}',
  contents_url: '/contents/{+path}',
  contributors_url: '/contributors',
  deployments_url: '/deployments',
  downloads_url: '/downloads',
  events_url: '/events',
  forks_url: '/forks',
  git_commits_url: '/git/commits{/sha}',
  git_refs_url: '/git/refs{/sha}',
  git_tags_url: '/git/tags{/sha}',
  hooks_url: '/hooks',
  issue_comment_url: '/issues/comments{/number}',
  issue_events_url: '/issues/events{/number}',
  issues_url: '/issues{/number}',
  keys_url: '/keys{/key_id}',
  labels_url: '/labels{/name}',
  languages_url: '/languages',
  merges_url: '/merges',
  milestones_url: '/milestones{/number}',
  notifications_url: '/notifications{?since,all,participating}',
  pulls_url: '/pulls{/number}',
  releases_url: '/releases{/id}',
  stargazers_url: '/stargazers',
  statuses_url: '/statuses/{sha}',
  subscribers_url: '/subscribers',
  subscription_url: '/subscription',
  tags_url: '/tags',
  teams_url: '/teams',
  trees_url: '/git/trees{/sha}',
} as const;

/** A repository as other documents carry it (minimal-repository). */
export function renderMinimalRepository(
  repository: RepositoryOptions,
  owner: User,
  addresses: Addresses,
): JsonObject {
  const fullName = `${repository.owner}/${repository.name}`;
  const url = `${addresses.api}/repos/${fullName}`;
  return {
    id: repository.id,
    node_id: nodeId('R', repository.id),
    name: repository.name,
    full_name: fullName,
    private: repository.private ?? false,
    owner: renderUser(owner, addresses),
    html_url: `${addresses.web}/${fullName}`,
    description: null,
    fork: false,
    url,
    ...Object.fromEntries(Object.entries(templates).map(([name, path]) => [name, `${url}${path}`])),
  };
}
