import type { Api } from '../agent/model.ts';
import type { LLM } from '../agent/ports.ts';
import { createLLM } from '../llm/create-llm.ts';
import { type Given, type ProviderName, resolveProvider } from '../llm/provider.ts';

/** The flags that choose a model. */
export interface ModelFlags {
  readonly 'llm-provider': ProviderName;
  readonly 'base-url'?: string | undefined;
  readonly model?: string | undefined;
  readonly api?: Api | undefined;
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
