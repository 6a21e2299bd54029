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
