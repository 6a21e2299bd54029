import type { Repository } from './context.ts';
import { describeError, type Octokit, statusOf } from './octokit.ts';
import type { Account } from './payloads.ts';

/** Someone who set the run off. `id` is null where only a name is known. */
export interface Actor {
  readonly login: string;
  readonly id: number | null;
  readonly isBot: boolean;
}

/** Everyone who set the run off, each once. The runner's word adds who started a re-run, by name alone. */
export function actorsOf(
  accounts: readonly (Account | null | undefined)[],
  context: { readonly triggeringActor: string | null },
): readonly Actor[] {
  const actors = new Map<string, Actor>();
  for (const account of accounts) {
    if (!account) continue;
    const { login, id, type } = account;
    actors.set(login.toLowerCase(), { login, id, isBot: type === 'Bot' || isBotName(login) });
  }
  const name = context.triggeringActor;
  if (name !== null && !actors.has(name.toLowerCase())) {
    actors.set(name.toLowerCase(), { login: name, id: null, isBot: isBotName(name) });
  }
  return [...actors.values()];
}

/** GitHub gives `[bot]` to apps alone; people cannot have brackets in their names. `x-bot` is a person. */
export const isBotName = (login: string): boolean => login.endsWith('[bot]');

/** Whether someone may write to the repository. What cannot be looked up is a no, with its reason. */
export type Access = { readonly canWrite: true } | { readonly canWrite: false; readonly reason: string };

/** GitHub answers with the legacy names: maintain shows as write, triage as read. */
const WRITING = new Set(['admin', 'maintain', 'write']);

/**
 * Looks a person up; never guesses from a name. `id`, where it is known, must be that of the account found.
 * https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user
 */
export async function readAccess(
  octokit: Octokit,
  repository: Repository,
  person: { readonly login: string; readonly id: number | null },
): Promise<Access> {
  const { login, id } = person;
  try {
    const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({
      ...repository,
      username: login,
    });
    if (id !== null && data.user?.id !== id)
      return no(`${login} is another account than the one of the event`);
    return WRITING.has(data.permission) ? { canWrite: true } : no(`${login} has no write access`);
  } catch (error) {
    if (statusOf(error) === 404) return no(`${login} is not known to this repository`);
    return no(`the permission of ${login} could not be looked up (${describeError(error)})`);
  }
}

const no = (reason: string): Access => ({ canWrite: false, reason });
