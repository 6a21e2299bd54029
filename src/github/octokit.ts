import type { Octokit } from '@octokit/rest';

export type { Octokit };

export interface OctokitOptions {
  readonly token: string;
  /** GITHUB_API_URL, of this server or of GitHub Enterprise. */
  readonly apiUrl: string;
  readonly version: string;
  readonly fetch: typeof globalThis.fetch;
  /** Hears of each wait that a rate limit causes, in words without headers. */
  onWait(message: string): void;
}

/** Longest wait for a rate limit; longer ones fail the request at once, so that a job does not sleep for an hour. */
const MAX_WAIT_SECONDS = 90;
/** Of one request that a rate limit refused. */
const MAX_LIMIT_RETRIES = 2;
/** Of one request that failed with 5xx or without an answer: after 1 s, then after 4 s. */
const MAX_FAILURE_RETRIES = 2;
/** plugin-retry's own list, our 421, and 429, which is plugin-throttling's: it waits as long as it is told. */
const FINAL_STATUSES = [400, 401, 403, 404, 410, 421, 422, 429, 451];

/** The GitHub client: bounded retries, rate limits waited for within a bound, redirects only within the API's origin. */
export async function createOctokit(options: OctokitOptions): Promise<Octokit> {
  const [{ Octokit: Rest }, { retry }, { throttling }, { default: Bottleneck }] = await Promise.all([
    import('@octokit/rest'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-throttling'),
    import('bottleneck/light.js'),
  ]);
  // The plugin waits a second between any two writes, and three before what notifies people: GitHub asks that of many
  // requests. A run makes a handful; a limit that strikes all the same is waited for as GitHub says.
  const unspaced = new Bottleneck.Group({ maxConcurrent: 4 });
  const waits = (kind: string) => (seconds: number, request: object, _: unknown, retries: number) => {
    const isWorthIt = seconds <= MAX_WAIT_SECONDS && retries < MAX_LIMIT_RETRIES;
    const method = 'method' in request ? String(request.method) : 'request';
    const decision = isWorthIt ? 'waiting' : 'giving up';
    options.onWait(`GitHub's ${kind} refused a ${method} for ${seconds} s: ${decision}.`);
    return isWorthIt;
  };
  const Configured = Rest.plugin(retry, throttling);
  return new Configured({
    auth: options.token,
    baseUrl: options.apiUrl,
    userAgent: `agent-fix/${options.version}`,
    request: { fetch: withinOrigin(options.fetch) },
    retry: { doNotRetry: FINAL_STATUSES, retries: MAX_FAILURE_RETRIES },
    throttle: {
      write: unspaced,
      notifications: unspaced,
      onRateLimit: waits('rate limit'),
      onSecondaryRateLimit: waits('secondary rate limit'),
    },
    // Octokit's default logger prints the address of each failed request; errors say it already.
    log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
  });
}

const nothing = (): void => {};

const MAX_REDIRECTS = 3;
/** GitHub itself gives up on a request after 10 s. */
const ANSWER_MS = 20_000;

/**
 * Follows redirects (a renamed repository answers with one) only to the origin that was asked, so that neither
 * the token nor a file's content ever reaches another (G09). Others are answered with 421
 * in the API's place. `redirect: 'manual'` hands the answer back as it is.
 * https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#follow-redirects
 */
export function withinOrigin(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input);
    let url = asked;
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
      if (url.origin !== asked.origin) return misdirected(`to another server, ${url.origin}`);
      if (redirects === MAX_REDIRECTS) return misdirected(`more than ${MAX_REDIRECTS} times`);
    }
  };
}

/** An answer rather than an exception, which Octokit would take for a lost connection and try again. */
const misdirected = (where: string): Response =>
  Response.json({ message: `GitHub's API redirects ${where}` }, { status: 421 });

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);
