import { defaults, getOctokitOptions } from '@actions/github/lib/utils';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import Bottleneck from 'bottleneck';
import { errorText } from '../base/errors.ts';
import { firstChars } from '../base/text.ts';
import type { Redact } from '../core/ports.ts';

export type { Octokit };

/**
 * Asks for a text both as it was written (`body`) and as GitHub renders it (`body_html`).
 * https://docs.github.com/en/rest/using-the-rest-api/getting-started-with-the-rest-api#media-types
 */
export const RENDERED = { headers: { accept: 'application/vnd.github.full+json' } } as const;

/** The HTML of a text that was asked for as RENDERED says; '' for an empty text. Throws where GitHub left it out. */
export function htmlOf(
  what: string,
  {
    body,
    body_html: html,
  }: { readonly body?: string | null | undefined; readonly body_html?: string | null | undefined },
): string {
  if (html === undefined && body)
    throw new Error(
      `GitHub gave ${what} without its rendered form (body_html), which alone is read: check the API's version or proxy.`,
    );
  return html ?? '';
}

export interface OctokitOptions {
  readonly token: string;
  /** GITHUB_API_URL: that of github.com or of a GitHub Enterprise server. */
  readonly apiUrl: string;
  readonly version: string;
  /** `proxyFetch` if left out. */
  readonly fetch?: typeof globalThis.fetch;
  /** Redacts what GitHub says of an error, which may repeat what it was sent. */
  readonly redact: Redact;
  /** Called with a message for each wait that a rate limit causes. */
  onWait(message: string): void;
  /** How many milliseconds a second of waiting takes; less in tests. */
  readonly secondMs?: number | undefined;
}

/** Longest wait for a rate limit; longer ones fail the request at once, so that a job does not sleep for an hour. */
const MAX_WAIT_SECONDS = 90;
/** How often one request is sent again that a rate limit refused. */
const MAX_LIMIT_RETRIES = 2;
/** How often one request is sent again that failed with 5xx or without an answer: after 1 s, then after 4 s. */
const MAX_FAILURE_RETRIES = 2;
/** Statuses that plugin-retry does not retry: its defaults, 421 (`misdirected`), and 429, for which plugin-throttling waits. */
const FINAL_STATUSES = [400, 401, 403, 404, 410, 421, 422, 429, 451];

/** The GitHub client: bounded retries, rate limits waited for within a bound, redirects only within the API's origin. */
export function createOctokit(options: OctokitOptions): Octokit {
  const { token, secondMs = 1000, fetch = proxyFetch, redact } = options;
  // By default, plugin-throttling waits a second between writes and three between requests that notify people, as GitHub asks of
  // clients with many requests. A run makes a handful, without these waits; at a rate limit, it waits as long as GitHub says.
  const unspaced = new Bottleneck.Group({ maxConcurrent: 4 });
  const waits = (kind: string) => (seconds: number, request: object, _: unknown, retries: number) => {
    const isWorthIt = seconds <= MAX_WAIT_SECONDS && retries < MAX_LIMIT_RETRIES;
    const method = 'method' in request ? String(request.method) : 'request';
    const decision = isWorthIt ? 'waiting' : 'giving up';
    options.onWait(`GitHub's ${kind} refused a ${method} for ${seconds} s: ${decision}.`);
    return isWorthIt;
  };
  const configured = getOctokitOptions(token, {
    baseUrl: options.apiUrl,
    userAgent: `agent-fix/${options.version}`,
    request: { fetch: withinOrigin(withoutEchoes({ fetch, redact })) },
    retry: { doNotRetry: FINAL_STATUSES, retries: MAX_FAILURE_RETRIES, retryAfterBaseValue: secondMs },
    throttle: {
      retryAfterBaseValue: secondMs,
      write: unspaced,
      notifications: unspaced,
      onRateLimit: waits('rate limit'),
      onSecondaryRateLimit: waits('secondary rate limit'),
    },
    // The errors hold the address of each failed request, so the log of Octokit's default logger is not needed.
    log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
  });
  return new (Octokit.plugin(retry, throttling))(configured);
}

const nothing = (): void => {};

/**
 * The `fetch` of @actions/github: it uses the proxy that the environment variables name, but never for this machine. The variables
 * are read when the package is loaded.
 */
export const proxyFetch: typeof globalThis.fetch = defaults.request?.fetch;

/** Redacts the bodies of refusals before they are shortened: half a token would not be found. GraphQL refuses with status 200. */
const withoutEchoes =
  ({ fetch, redact }: Required<Pick<OctokitOptions, 'fetch' | 'redact'>>): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    const { status, headers } = response;
    if (status < 400 && !String(input).endsWith('/graphql')) return response;
    return new Response(redact(await response.text()), { status, headers });
  };

const MAX_REDIRECTS = 3;
/** GitHub itself gives up on a request after 10 s. */
const ANSWER_MS = 20_000;

/**
 * Follows redirects (a renamed repository answers with one) only within the origin that was asked, so that neither the token nor a
 * file's content reaches another server (G09). For any other redirect, the caller gets a response with status 421.
 * `redirect: 'manual'` hands the answer back as it is.
 * https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#follow-redirects
 */
function withinOrigin(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const requested = new URL(input instanceof Request ? input.url : input);
    let url = requested;
    for (let redirects = 0; ; redirects++) {
      const signal = AbortSignal.any([
        ...(init?.signal ? [init.signal] : []),
        AbortSignal.timeout(ANSWER_MS),
      ]);
      const response = await fetch(url, { ...init, redirect: 'manual', signal });
      const location = response.headers.get('location');
      if (init?.redirect === 'manual' || location === null || !isRedirect(response.status)) return response;
      await response.body?.cancel();
      url = new URL(location, url);
      if (url.origin !== requested.origin) return misdirected(`to another server, ${url.origin}`);
      if (redirects === MAX_REDIRECTS) return misdirected(`more than ${MAX_REDIRECTS} times`);
    }
  };
}

/** A response, not an exception: Octokit would take an exception for a lost connection, and retry. */
const misdirected = (where: string): Response =>
  Response.json({ message: `GitHub's API redirects ${where}` }, { status: 421 });

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** The HTTP status of what Octokit threw (500 where no answer came at all); null for anything else. */
export function statusOf(error: unknown): number | null {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;
}

/** For `catch`: `instead` where GitHub refused the request, with one of `statuses` if any are given; all else is thrown again. */
export const onRefusal =
  <T>(instead: T, ...statuses: readonly number[]) =>
  (error: unknown): T => {
    const status = statusOf(error);
    if (status === null || (statuses.length > 0 && !statuses.includes(status))) throw error;
    return instead;
  };

/** What GitHub answered to a request that Octokit threw, in one line for people; null for any other error. */
export const answerOfGitHub = (error: unknown): string | null =>
  statusOf(error) === null ? null : describeError(error);

/** Whether a rate limit refused the request: 403 or 429, with the headers that only limits carry. */
export function isRateLimit(error: unknown): boolean {
  const status = statusOf(error);
  if (status === 429) return true;
  const headers = child(child(error, 'response'), 'headers');
  return (
    status === 403 &&
    (child(headers, 'retry-after') !== undefined || child(headers, 'x-ratelimit-remaining') === '0')
  );
}

function child(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** `HTTP 403: Resource not accessible by integration`: what GitHub answered, in one line for people, without any header. */
export function describeError(error: unknown): string {
  const whole = (answerOf(error) ?? errorText(error)).replace(/\s+/g, ' ');
  // Removes the link to the documentation that Octokit appends, and the full stop: the caller ends the sentence.
  const message = firstChars(whole.replace(/\.?( - https:\/\/docs\.github\.com\/\S*)?$/, ''), 300);
  const status = statusOf(error);
  return status === null ? message : `HTTP ${status}: ${message}`;
}

/** `Validation Failed: No commits between main and topic`, where GitHub gave reasons, which Octokit's message shows as JSON; else null. */
function answerOf(error: unknown): string | null {
  const data = child(child(error, 'response'), 'data');
  const reasons = child(data, 'errors');
  return Array.isArray(reasons) && reasons.length > 0
    ? `${child(data, 'message')}: ${reasons.map(partText).join('; ')}`
    : null;
}

const partText = (reason: unknown): string =>
  typeof reason === 'string'
    ? reason
    : String(child(reason, 'message') ?? `${child(reason, 'field')} is ${child(reason, 'code')}`);

/** A sentence that says what to do when GitHub refused a request that needs `permissions` (`contents: write`). */
export function mendOf(error: unknown, permissions: string): string {
  switch (isRateLimit(error) ? 429 : statusOf(error)) {
    case 401:
      return 'Check the input github-token.';
    case 403:
    case 404:
      return `Give the job at least \`permissions: ${permissions}\`.`;
    default:
      return 'Re-run this job later.';
  }
}

/** Why a run could not go on, for people. */
export const faultText = (error: unknown): string =>
  statusOf(error) === null
    ? errorText(error)
    : `GitHub could not be asked (${describeError(error)}). ${mendOf(error, 'contents: read, actions: read')}`;

/** Gives the error of a GraphQL request the status that REST would have answered: GraphQL itself refuses with status 200. */
export function graphqlError(error: unknown): unknown {
  if (statusOf(error) !== null || !(error instanceof Error)) return error;
  const types = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  const isForbidden = types.some((each) => each?.type === 'FORBIDDEN');
  const message = types.length === 0 ? error.message : types.map(partText).join('; ');
  return Object.assign(new Error(message, { cause: error }), { status: isForbidden ? 403 : 422 });
}

const DOWNLOAD_MS = 60_000;
/** Request option that keeps `withinOrigin` from following a redirect: `download` follows it. */
export const AS_IT_IS = { redirect: 'manual' } as const;

type Download<T> =
  | { readonly kind: 'got'; readonly content: T }
  | { readonly kind: 'missing'; readonly problem: string };

interface DownloadRequest<T> {
  /** `the log of the failed job`: the subject of a sentence for people. */
  readonly what: string;
  /** Asks GitHub for the file; the answer is a redirect to where it is stored. */
  ask(): Promise<{ readonly url: string; readonly headers: { readonly location?: string | undefined } }>;
  read(body: ReadableStream<Uint8Array>): Promise<T>;
}

/**
 * Downloads a file that GitHub keeps on a storage server. The URL in GitHub's redirect contains the permission, so the file is
 * requested without any header of ours, and our token never reaches that server (G09). Never throws for an answer.
 */
export async function download<T>({ what, ask, read }: DownloadRequest<T>): Promise<Download<T>> {
  const missing = (problem: string): Download<T> => ({ kind: 'missing', problem });
  try {
    const { headers, url } = await ask();
    const address = storageAddress(headers.location, url);
    if (address === null) return missing(`GitHub did not say where ${what} is`);
    const response = await proxyFetch(address, { signal: AbortSignal.timeout(DOWNLOAD_MS) });
    if (response.ok && response.body !== null) return { kind: 'got', content: await read(response.body) };
    await response.body?.cancel();
    return missing(`${what} could not be downloaded (HTTP ${response.status})`);
  } catch (error) {
    return missing(`${what} could not be read (${describeError(error)})`);
  }
}

/** The address that a redirect leads to; null where there is none, or where it uses plain http. */
function storageAddress(location: string | undefined, requestedUrl: string): URL | null {
  const address = URL.parse(location ?? '', requestedUrl);
  // Plain http is accepted only where the API's own URL is plain http, as that of a test server on this machine.
  const isFit = address?.protocol === 'https:' || address?.protocol === new URL(requestedUrl).protocol;
  return isFit ? address : null;
}
