import type { JsonObject } from '../json.ts';
import type { RepositoryOptions, User } from './model.ts';
import { type Addresses, epoch, renderMinimalRepository, renderUser } from './render-common.ts';

/** The `repository` component: what pull requests carry for head and base. */
export function renderRepository(
  repository: RepositoryOptions,
  owner: User,
  addresses: Addresses,
): JsonObject {
  const page = `${addresses.web}/${repository.owner}/${repository.name}`;
  return {
    ...renderMinimalRepository(repository, owner, addresses),
    clone_url: `${page}.git`,
    git_url: `git://${page.replace(/^\w+:\/\//, '')}.git`,
    ssh_url: `git@github.localhost:${repository.owner}/${repository.name}.git`,
    svn_url: page,
    mirror_url: null,
    homepage: null,
    language: null,
    license: null,
    default_branch: repository.defaultBranch,
    has_issues: true,
    has_projects: false,
    has_wiki: false,
    has_pages: false,
    has_downloads: false,
    has_discussions: false,
    archived: false,
    disabled: false,
    size: 1,
    forks: 0,
    forks_count: 0,
    open_issues: 0,
    open_issues_count: 0,
    stargazers_count: 0,
    watchers: 0,
    watchers_count: 0,
    visibility: repository.private === true ? 'private' : 'public',
    pushed_at: epoch,
    created_at: epoch,
    updated_at: epoch,
  };
}

/** GET /repos/{owner}/{repo} */
export function renderFullRepository(
  repository: RepositoryOptions,
  owner: User,
  addresses: Addresses,
): JsonObject {
  const permissions = { admin: false, maintain: false, push: true, triage: true, pull: true };
  return {
    ...renderRepository(repository, owner, addresses),
    network_count: 0,
    subscribers_count: 0,
    permissions,
  };
}

/** GET /repos/{owner}/{repo}/collaborators/{username}/permission */
export function renderPermission(user: User, addresses: Addresses): JsonObject {
  const { permission, roleName } = user;
  const level = ['none', 'read', 'triage', 'write', 'maintain', 'admin'].indexOf(roleName);
  const permissions = {
    pull: level > 0,
    triage: level > 1,
    push: level > 2,
    maintain: level > 3,
    admin: level > 4,
  };
  return {
    permission,
    role_name: roleName,
    user: { ...renderUser(user, addresses), permissions, role_name: roleName },
  };
}
