import type { JsonObject } from '../json.ts';
import type { RepositoryOptions, User } from './model.ts';
import { type Addresses, renderMinimalRepository, renderUser } from './render-common.ts';

/** The `repository` component: what pull requests carry for head and base. */
export function renderRepository(
  repository: RepositoryOptions,
  owner: User,
  addresses: Addresses,
): JsonObject {
  return {
    ...renderMinimalRepository(repository, owner, addresses),
    default_branch: repository.defaultBranch,
    visibility: repository.private === true ? 'private' : 'public',
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
