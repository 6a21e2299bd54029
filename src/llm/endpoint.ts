import { setFlagsFromString } from 'node:v8';
import type { RenderedRequest, SendOptions } from '../agent/ports.ts';
import { type ApiKey, withoutKey } from './api-key.ts';
import type { BaseUrl } from './base-url.ts';
import type { Failed } from './failure.ts';
import { exchange, type Pace, REAL_PACE } from './http.ts';
import type { ReplyBody } from './json-body.ts';
import { bodyOf } from './rendered-request.ts';

/** Where a model is reached, and what the user calls the settings that lead there. */
export interface Endpoint {
  readonly baseUrl: BaseUrl;
  readonly key: ApiKey;
  readonly keyName: string;
  readonly baseUrlName: string;
  /** Default: Node's own. */
  readonly fetch?: typeof fetch;
  /** Default: real time. */
  readonly pace?: Pace;
}

// What the client would else read from OPENAI_* variables behind our back.
const NOTHING_FROM_ENVIRONMENT = {
  adminAPIKey: null,
  organization: null,
  project: null,
  webhookSecret: null,
  logLevel: 'off',
} as const;

/** Loads what the first `send` needs: the OpenAI client, and Node's fetch. */
export async function preload(): Promise<void> {
  await import('openai');
  // Touching it loads Node's fetch, whose HTTP parser is WebAssembly. Optimizing that takes V8 some 20 MiB, which a
  // run of thirty requests never earns back (bench). Last, because a changed flag voids V8's caches of compiled code.
  void Response;
  setFlagsFromString('--wasm-tiering-budget=1000000000');
}

/**
 * Sends a rendered request through the OpenAI client, with `exchange` as its fetch. Two things the client does not do:
 * - Retry. Its own retries replace a told wait above 60 s, keep their waits to themselves, and do not cover a body that
 *   breaks off.
 * - Render. The body goes as the text that was rendered and recorded (I12, I13), not as an object to print once more.
 */
export async function post(
  endpoint: Endpoint,
  { path, request }: { readonly path: string; readonly request: RenderedRequest },
  options: SendOptions,
): Promise<ReplyBody | Failed> {
  const { OpenAI } = await import('openai');
  const client = new OpenAI({
    ...NOTHING_FROM_ENVIRONMENT,
    apiKey: endpoint.key,
    baseURL: endpoint.baseUrl,
    maxRetries: 0,
    fetch: clientFetch(endpoint, options),
  });
  try {
    // Only with this header does the client send a string as it stands.
    const headers = { 'content-type': 'application/json' };
    const response = await client.post(path, { body: bodyOf(request), headers }).asResponse();
    return {
      kind: 'answered',
      contentType: response.headers.get('content-type'),
      bytes: await response.bytes(),
    };
  } catch (error) {
    if (error instanceof Error && error.cause instanceof Unanswered) return error.cause.failed;
    throw error;
  }
}

/** Carries a failure through the client, which hands on what its fetch throws as `cause`. */
class Unanswered extends Error {
  readonly failed: Failed;

  constructor(failed: Failed) {
    super(failed.message);
    this.failed = failed;
  }
}

function clientFetch(endpoint: Endpoint, options: SendOptions) {
  // These and no others: the client's own describe this machine, and hold whatever OPENAI_CUSTOM_HEADERS does.
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${endpoint.key}`,
    'content-type': 'application/json',
    'user-agent': 'agent-fix',
  };
  return async (url: unknown, init: RequestInit = {}): Promise<Response> => {
    const outcome = await exchange(
      String(url),
      { ...init, headers },
      {
        timeoutMs: options.timeoutMs,
        signal: options.signal,
        onAttempt: (attempt) => options.onAttempt(attempt),
        fetch: endpoint.fetch ?? fetch,
        pace: endpoint.pace ?? REAL_PACE,
        names: { key: endpoint.keyName, baseUrl: endpoint.baseUrlName },
        clean: (text) => withoutKey(text, endpoint.key),
      },
    );
    if (outcome.kind === 'failed') throw new Unanswered(outcome);
    const type = outcome.contentType;
    return new Response(outcome.bytes, type === null ? {} : { headers: { 'content-type': type } });
  };
}
