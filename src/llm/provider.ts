import { BlockList } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isLoopback, MODEL_CHOICES } from '../core/settings.ts';

/** A value and where the user wrote it, for errors: an action input, a flag, or an environment variable. */
interface NamedValue {
  readonly name: string;
  readonly value: string;
}

export type Api = (typeof MODEL_CHOICES.apis)[number];

export const PROVIDER_NAMES = ['openai', 'together'] as const;
type ProviderName = (typeof PROVIDER_NAMES)[number];

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
    baseUrl: MODEL_CHOICES.default.baseUrl,
    model: MODEL_CHOICES.default.name,
    api: MODEL_CHOICES.default.api,
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

/**
 * What the user chose; null or an empty value is "not given". `key` is never a flag: the terminal passes null and has it read
 * from `env`.
 */
export interface ProviderChoice {
  readonly provider: ProviderName;
  readonly key: NamedValue | null;
  readonly baseUrl: NamedValue | null;
  readonly model: NamedValue | null;
  readonly api: Api | null;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** All that is needed to reach a model, and what the user calls the settings that lead there. */
export interface ModelAccess {
  readonly api: Api;
  readonly baseUrl: BaseUrl;
  readonly key: ApiKey;
  readonly model: string;
  readonly keyName: string;
  readonly baseUrlName: string;
}

/** The clock and how to wait, as a parameter, so that tests need not wait. `sleep` rejects when the signal is aborted. */
export interface Pace {
  /** Milliseconds from any fixed point; never goes back. */
  readonly now: () => number;
  sleep(ms: number, signal: AbortSignal): Promise<unknown>;
}

export const REAL_PACE: Pace = {
  now: () => performance.now(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal }),
};

/** For how long a reply has been awaited, and how many bytes of it have come. */
export interface Answering {
  readonly ms: number;
  readonly bytes: number;
}

export interface ModelOptions extends Omit<ModelAccess, 'api'> {
  /** null: the model's own default. */
  readonly reasoningEffort: (typeof MODEL_CHOICES.reasoningEfforts)[number] | null;
  /** Default: real time. */
  readonly pace?: Pace;
  /** Whether replies are asked for as streams. Default: from all endpoints but those on this machine that answer fast. */
  readonly streams?: boolean;
  /** Called every second while a reply is awaited. */
  readonly onAnswering?: (answering: Answering) => void;
}

/**
 * Reads only the variables of the chosen provider, so that one provider's key never meets another's address.
 * @throws Error naming the input to mend.
 */
export function resolveProvider(choice: ProviderChoice): ModelAccess {
  const provider = PROVIDERS[choice.provider];
  const fromEnv = (suffix: string): NamedValue => {
    const name = `${provider.env}_${suffix}`;
    return { name, value: choice.env[name] ?? '' };
  };
  const key = choice.key ?? fromEnv('API_KEY');
  const baseUrl = firstNonEmpty(choice.baseUrl, fromEnv('BASE_URL')) ?? {
    name: choice.baseUrl?.name ?? `${provider.env}_BASE_URL`,
    value: provider.baseUrl,
  };
  const url = checkBaseUrl(baseUrl.value, baseUrl.name);
  const access = {
    api: choice.api ?? provider.api,
    baseUrl: url,
    key: keyWanted(key.value, url) ? checkApiKey(key.value, key.name) : NO_KEY,
    model: firstNonEmpty(choice.model, fromEnv('MODEL'))?.value.trim() ?? provider.model,
    keyName: key.name,
    baseUrlName: baseUrl.name,
  };
  // Only a key from the environment is checked against the host: one given by its own input was chosen together with the
  // address.
  if (choice.key === null) refuseForeignHost(choice.provider, access);
  return access;
}

/**
 * The key from the action's input. For a server on this machine it may be empty: requests then carry the key `none`.
 * @throws Error naming the input and the fix.
 */
export function keyFor(baseUrl: BaseUrl, { name, value }: NamedValue): ApiKey {
  if (value.trim() !== '') return checkApiKey(value, name);
  if (!keyWanted(value, baseUrl)) return NO_KEY;
  throw new Error(
    `Input ${name}: missing, and ${baseUrl} (openai-base-url) wants one. Add it as a secret and pass ` +
      `it: ${name}: \${{ secrets.OPENAI_API_KEY }}; or search without a model: solver: builtin.`,
  );
}

const keyWanted = (value: string, baseUrl: BaseUrl): boolean =>
  value.trim() !== '' || !isLoopback(new URL(baseUrl));

/** OpenAI's own servers know parameters that other servers of the same protocol may reject. */
export function isOpenAI(baseUrl: BaseUrl): boolean {
  return PROVIDERS.openai.hosts.test(new URL(baseUrl).hostname);
}

/** Azure's requests name deployments, and its models are OpenAI's. */
export const isAzure = (baseUrl: BaseUrl): boolean => /\.azure\.(com|us|cn)$/.test(new URL(baseUrl).hostname);

function firstNonEmpty(...candidates: readonly (NamedValue | null)[]): NamedValue | null {
  return candidates.find((candidate) => candidate !== null && candidate.value.trim() !== '') ?? null;
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

/** A key that can stand in a header; checked by `checkApiKey`. */
export type ApiKey = string & { readonly __brand: 'ApiKey' };

/** What a server on this machine is sent where no key is set. */
const NO_KEY = 'none' as ApiKey;

// Shorter keys ("ollama", "none") are placeholders, and may occur in a reply as words.
const MIN_SECRET_LENGTH = 10;

/**
 * A key without the blanks around it: a pasted secret often ends with a line end.
 * @throws Error naming the input; it never repeats the key.
 */
export function checkApiKey(text: string, inputName: string): ApiKey {
  const key = text.trim();
  if (key === '')
    throw new Error(
      `${inputName} is not set: give the endpoint's key. For an endpoint that asks for none, any word will do.`,
    );
  // Printable ASCII: anything else makes fetch throw an error that quotes the header. No quote or backslash: JSON would
  // hide the key behind an escape.
  if (!/^[!#-[\]-~]+$/.test(key)) {
    throw new Error(`${inputName} holds blanks or characters that no key has; paste it again.`);
  }
  return key as ApiKey;
}

/** False for a placeholder such as "ollama": the repository itself may hold that word, so it is not redacted. */
const isSecret = (key: string): boolean => key.length >= MIN_SECRET_LENGTH;

/** The key to redact everywhere, if it is secret. Null: no model is asked. */
export const secretKeys = (access: { readonly key: string } | null): readonly string[] =>
  access !== null && isSecret(access.key) ? [access.key] : [];

/** Replaces the key in a text that an endpoint sent: an endpoint may send back what it was given (M13). */
export function withoutKey(text: string, key: ApiKey): string {
  return !isSecret(key) ? text : text.replaceAll(key, '***');
}

/** Origin and path of a model endpoint, without a trailing slash; checked by `checkBaseUrl`. */
export type BaseUrl = string & { readonly __brand: 'BaseUrl' };

// Link-local addresses serve instance metadata, credentials among it, in every cloud. fd00:ec2::254 is AWS's over IPv6.
const LINK_LOCAL = new BlockList();
LINK_LOCAL.addSubnet('169.254.0.0', 16, 'ipv4');
LINK_LOCAL.addSubnet('fe80::', 10, 'ipv6');
LINK_LOCAL.addAddress('fd00:ec2::254', 'ipv6');

/**
 * Accepts https, and plain http for loopback only: the key and the repository's text travel there.
 * @throws Error naming the input and the fix; it never repeats the text, which may hold a password.
 */
export function checkBaseUrl(text: string, inputName: string): BaseUrl {
  const url = URL.parse(text.trim());
  if (url === null) {
    throw new Error(`${inputName} is not a URL; give one like https://api.openai.com/v1.`);
  }
  const problem = urlProblem(url);
  if (problem !== null) throw new Error(`${inputName} ${problem}`);
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}` as BaseUrl;
}

function urlProblem(url: URL): string | null {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return `has the scheme "${url.protocol}"; only https works, or http for loopback.`;
  }
  if (url.username !== '' || url.password !== '') {
    return 'holds credentials; take them out, and give the key by its own input.';
  }
  // `href`, because a lone "?" or "#" leaves `search` and `hash` empty.
  if (/[?#]/.test(url.href)) return 'holds a query or a fragment; end it after the path.';
  if (isLinkLocal(url)) return `points at ${url.hostname}, a link-local address; those are refused.`;
  if (url.protocol === 'http:' && !isLoopback(url)) {
    return `sends the key to ${url.hostname} in clear text; use https (plain http is for loopback only).`;
  }
  return null;
}

/** Whether the host is an address of LINK_LOCAL. `URL` writes every form of an IPv4 address (decimal, octal, short) as four numbers. */
function isLinkLocal({ hostname: host }: URL): boolean {
  if (host.startsWith('[')) return LINK_LOCAL.check(host.slice(1, -1), 'ipv6');
  return /^\d+(\.\d+){3}$/.test(host) && LINK_LOCAL.check(host, 'ipv4');
}
