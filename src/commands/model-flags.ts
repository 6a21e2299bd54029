import * as z from 'zod';
import type { LLM } from '../agent/ports.ts';
import { APIS, type Solver } from '../agent/settings.ts';
import { createLLM } from '../llm/create-llm.ts';
import { type Given, isLoopback, PROVIDER_NAMES, resolveProvider } from '../llm/provider.ts';
import { filled, flag } from './flags.ts';

/** The flags that choose a model; every command that asks one takes them. */
export const MODEL_FLAGS = {
  'llm-provider': flag(z.enum(PROVIDER_NAMES).default('openai'), {
    heading: 'The model:',
    value: 'P',
    help: `whose endpoint and key: ${PROVIDER_NAMES.join(' | ')}`,
  }),
  model: flag(filled.optional(), { value: 'NAME', help: 'the model' }),
  'base-url': flag(filled.optional(), { value: 'URL', help: 'the endpoint' }),
  api: flag(z.enum(APIS).optional(), { value: 'A', help: `its protocol: ${APIS.join(' | ')}` }),
};
const ModelFlagsSchema = z.object(MODEL_FLAGS);
export type ModelFlags = z.infer<typeof ModelFlagsSchema>;

export const MODEL_NOTES = `Keys, and defaults, come from OPENAI_API_KEY, OPENAI_MODEL, OPENAI_BASE_URL, TOGETHER_API_KEY, TOGETHER_MODEL and
TOGETHER_BASE_URL.`;

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
