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
    url,
    html_url: `${web}/${encodeURIComponent(user.login)}`,
    type: user.type,
  };
}

export const epoch = '2024-01-01T00:00:00Z';

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
    url,
  };
}
