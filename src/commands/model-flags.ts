import type { Api } from '../agent/model.ts';
import type { LLM } from '../agent/ports.ts';
import type { Solver } from '../agent/settings.ts';
import { createLLM } from '../llm/create-llm.ts';
import { type Given, isLoopback, type ProviderName, resolveProvider } from '../llm/provider.ts';

/** The flags that choose a model. */
export interface ModelFlags {
  readonly 'llm-provider': ProviderName;
  readonly 'base-url'?: string | undefined;
  readonly model?: string | undefined;
  readonly api?: Api | undefined;
}

/** Who proposes changes: what `--solver` says; else a model where there is a key, or an endpoint on this machine. */
export function solverOf(flags: ModelFlags & { readonly solver?: Solver | undefined }): Solver {
  if (flags.solver !== undefined) return flags.solver;
  const name = flags['llm-provider'].toUpperCase();
  const hasKey = (process.env[`${name}_API_KEY`] ?? '').trim() !== '';
  const url = URL.parse(flags['base-url'] ?? process.env[`${name}_BASE_URL`] ?? '');
  return hasKey || (url !== null && isLoopback(url)) ? 'model' : 'builtin';
}

/** The model that the flags and the environment name, and its key, to be kept out of everything. */
export function modelOf(flags: ModelFlags): { readonly llm: LLM; readonly key: string } {
  const given = (name: 'base-url' | 'model'): Given | null => {
    const value = flags[name];
    return value === undefined ? null : { name: `--${name}`, value };
  };
  const access = resolveProvider({
    provider: flags['llm-provider'],
    key: null,
    baseUrl: given('base-url'),
    model: given('model'),
    api: flags.api ?? null,
    env: process.env,
  });
  return { llm: createLLM({ ...access, reasoningEffort: null }), key: access.key };
}
