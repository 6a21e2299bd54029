/** First wait without an order from the endpoint; doubles up to MAX_BACKOFF_MS. The least wait in any case, so that `retry-after: 0` is no busy loop. */
const MIN_WAIT_MS = 500;
const MAX_BACKOFF_MS = 8_000;

/** How long trouble may last when the endpoint names no wait. Rate limits are counted by the minute. */
const PATIENCE_MS = 25_000;
const RATE_LIMIT_PATIENCE_MS = 65_000;

export interface Trouble {
  /** null: no response came. */
  readonly status: number | null;
  /** What the endpoint told us to wait. */
  readonly retryAfterMs: number | null;
  /** Tries so far, at least 1. */
  readonly tries: number;
  /** Since the first failed try ended. */
  readonly troubledMs: number;
  /** Until the exchange's deadline. */
  readonly remainingMs: number;
}

export type NextStep =
  | { readonly kind: 'wait'; readonly waitMs: number }
  | { readonly kind: 'give_up'; readonly because: 'told_too_long' | 'patience' };

/** Waits as told while that fits into the remaining time; without an order backs off, until patience ends. No jitter: one run is one client. */
export function nextStep(trouble: Trouble): NextStep {
  const { retryAfterMs, remainingMs } = trouble;
  if (retryAfterMs !== null) {
    const waitMs = Math.max(retryAfterMs, MIN_WAIT_MS);
    return waitMs < remainingMs ? { kind: 'wait', waitMs } : { kind: 'give_up', because: 'told_too_long' };
  }
  const waitMs = Math.min(MIN_WAIT_MS * 2 ** (trouble.tries - 1), MAX_BACKOFF_MS);
  const patienceMs = trouble.status === 429 ? RATE_LIMIT_PATIENCE_MS : PATIENCE_MS;
  const fits = trouble.troubledMs + waitMs <= patienceMs && waitMs < remainingMs;
  return fits ? { kind: 'wait', waitMs } : { kind: 'give_up', because: 'patience' };
}

/** Statuses that may pass by themselves: time-out, conflict, rate limit, and what went wrong at the endpoint. */
export function isPassing(status: number): boolean {
  return status === 408 || status === 409 || status === 429 || status >= 500;
}

/**
 * The wait in milliseconds, or null if none is named. `retry-after-ms` is OpenAI's and Azure's finer form of
 * `retry-after`: https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function readRetryAfter(headers: Headers, wallClockMs: number): number | null {
  const inMs = count(headers.get('retry-after-ms'));
  if (inMs !== null) return inMs;
  const text = headers.get('retry-after');
  const inSeconds = count(text);
  if (inSeconds !== null) return inSeconds * 1000;
  const date = Date.parse(text ?? '');
  return Number.isNaN(date) ? null : Math.max(0, date - wallClockMs);
}

function count(text: string | null): number | null {
  return text !== null && /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
