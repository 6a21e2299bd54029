import { type ApiKey, checkApiKey } from './api-key.ts';
import { type BaseUrl, checkBaseUrl } from './base-url.ts';

/** Which of OpenAI's two protocols an endpoint speaks. */
export const APIS = ['responses', 'chat-completions'] as const;
export type Api = (typeof APIS)[number];

/** A value and where the user wrote it, for errors: an action input, a flag, or an environment variable. */
export interface Given {
  readonly name: string;
  readonly value: string;
}

export const PROVIDER_NAMES = ['openai', 'together'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

interface Provider {
  readonly env: string;
  readonly baseUrl: string;
  readonly model: string;
  readonly api: Api;
  /** Hosts that belong to this provider. */
  readonly hosts: RegExp;
}

const PROVIDERS: Readonly<Record<ProviderName, Provider>> = {
  openai: {
    env: 'OPENAI',
    baseUrl: 'https://api.openai.com/v1',
    model: 'gpt-5.4-mini',
    api: 'responses',
    hosts: /(^|\.)openai\.com\.?$/,
  },
  together: {
    env: 'TOGETHER',
    baseUrl: 'https://api.together.xyz/v1',
    model: 'Qwen/Qwen2.5-72B-Instruct-Turbo',
    api: 'chat-completions',
    hosts: /(^|\.)together\.(xyz|ai)\.?$/,
  },
};

/** What the user chose; null or an empty value is "not given". `key` is never a flag: the terminal passes null and has it read from `env`. */
export interface ProviderChoice {
  readonly provider: ProviderName;
  readonly key: Given | null;
  readonly baseUrl: Given | null;
  readonly model: Given | null;
  readonly api: Api | null;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** All that is needed to reach a model, and the names by which errors speak of it. */
export interface ModelAccess {
  readonly api: Api;
  readonly baseUrl: BaseUrl;
  readonly key: ApiKey;
  readonly model: string;
  readonly keyName: string;
  readonly baseUrlName: string;
}

/**
 * Reads only the variables of the chosen provider, so that one provider's key never meets another's address.
 * @throws Error naming the input to mend.
 */
export function resolveProvider(choice: ProviderChoice): ModelAccess {
  const provider = PROVIDERS[choice.provider];
  const fromEnv = (suffix: string): Given => {
    const name = `${provider.env}_${suffix}`;
    return { name, value: choice.env[name] ?? '' };
  };
  const key = choice.key ?? fromEnv('API_KEY');
  const baseUrl = firstGiven(choice.baseUrl, fromEnv('BASE_URL')) ?? {
    name: choice.baseUrl?.name ?? `${provider.env}_BASE_URL`,
    value: provider.baseUrl,
  };
  const access = {
    api: choice.api ?? provider.api,
    baseUrl: checkBaseUrl(baseUrl.value, baseUrl.name),
    key: checkApiKey(key.value, key.name),
    model: firstGiven(choice.model, fromEnv('MODEL'))?.value.trim() ?? provider.model,
    keyName: key.name,
    baseUrlName: baseUrl.name,
  };
  // A key given by its own input was chosen together with the address; one that lies in the environment was not.
  if (choice.key === null) refuseForeignHost(choice.provider, access);
  return access;
}

/** OpenAI's own servers know parameters that other servers of the same protocol may reject. */
export function isOpenAI(baseUrl: BaseUrl): boolean {
  return PROVIDERS.openai.hosts.test(new URL(baseUrl).hostname);
}

function firstGiven(...candidates: readonly (Given | null)[]): Given | null {
  return candidates.find((given) => given !== null && given.value.trim() !== '') ?? null;
}

function refuseForeignHost(provider: ProviderName, access: ModelAccess): void {
  const { hostname } = new URL(access.baseUrl);
  const owner = PROVIDER_NAMES.find((name) => PROVIDERS[name].hosts.test(hostname));
  if (owner === undefined || owner === provider) return;
  throw new Error(
    `${access.baseUrlName} points at ${hostname}, which is not ${access.keyName}'s provider; ` +
      `choose the provider "${owner}" and set ${PROVIDERS[owner].env}_API_KEY.`,
  );
}
