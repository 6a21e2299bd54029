import { setTimeout as sleep } from 'node:timers/promises';
import { assertNever } from '../agent/assert-never.ts';
import type { Clock, SendOptions } from '../agent/ports.ts';
import * as failure from './failure.ts';
import { readCapped } from './read-capped.ts';
import { readRetryAfter } from './retry.ts';
import { type Answered, judge, type Try } from './verdict.ts';

/** A reply of 32,000 tokens is some 150 KB; nothing honest comes near. */
export const MAX_REPLY_BYTES = 16 * 1024 * 1024;
const REPLY_CAP = { maxBytes: MAX_REPLY_BYTES, maxMs: null };
/** An error's status has said what matters; a slow body must not eat the run's time. */
const ERROR_CAP = { maxBytes: 64 * 1024, maxMs: 2_000 };
/** A Node timer's longest delay; a longer one fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Time, as a parameter: tests need not wait. `sleep` rejects when the signal is aborted. */
export interface Pace {
  readonly now: Clock;
  sleep(ms: number, signal: AbortSignal): Promise<unknown>;
}

export const REAL_PACE: Pace = {
  now: () => performance.now(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal }),
};

export interface ExchangeOptions extends SendOptions {
  readonly fetch: typeof fetch;
  readonly pace: Pace;
  readonly names: failure.InputNames;
  /** Takes the key out of what the endpoint sent. */
  clean(text: string): string;
}

/**
 * One request and, while its trouble may pass, the same again. Ends within `timeoutMs`, body included; follows no
 * redirect; throws for nothing that an endpoint can do.
 */
export async function exchange(
  url: string,
  init: RequestInit,
  options: ExchangeOptions,
): Promise<Answered | failure.Failed> {
  const { pace, names, timeoutMs } = options;
  if (options.signal.aborted) return failure.stopped('cancelled', timeoutMs);
  if (timeoutMs <= 0) return failure.stopped('timeout', timeoutMs);
  const deadline = startDeadline(options);
  const startMs = pace.now();
  let troubleMs: number | null = null;
  try {
    for (let tries = 1; ; tries += 1) {
      const result = await tryOnce(url, { ...init, signal: deadline.signal }, options);
      const nowMs = pace.now();
      troubleMs ??= nowMs;
      const remainingMs = startMs + timeoutMs - nowMs;
      const verdict = judge(result, { tries, troubledMs: nowMs - troubleMs, remainingMs, timeoutMs, names });
      options.onAttempt({ ...describe(result), waitMs: verdict.kind === 'again' ? verdict.waitMs : null });
      if (verdict.kind === 'done') return verdict.outcome;
      await pace.sleep(verdict.waitMs, deadline.signal).catch(() => {});
      if (deadline.signal.aborted) return failure.stopped(reasonOf(deadline.signal), timeoutMs);
    }
  } finally {
    deadline.release();
  }
}

async function tryOnce(
  url: string,
  init: RequestInit & { readonly signal: AbortSignal },
  { fetch, clean }: ExchangeOptions,
): Promise<Try> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    const { status, headers, body } = response;
    if (response.ok) {
      const contentType = headers.get('content-type');
      return { kind: 'answered', status, contentType, bytes: await readCapped(body, REPLY_CAP) };
    }
    const bytes = await readCapped(body, ERROR_CAP).catch(() => new Uint8Array());
    const said = failure.readSaid(new TextDecoder().decode(bytes), clean);
    return { kind: 'refused', status, said, retryAfterMs: readRetryAfter(headers, Date.now()) };
  } catch (error) {
    if (init.signal.aborted) return { kind: 'stopped', why: reasonOf(init.signal) };
    return { kind: 'lost', word: lossWord(error) };
  }
}

/** fetch hides the system's error in `cause`; its message may quote a header, its code cannot. */
function lossWord(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

function describe(result: Try): { readonly status: number | null; readonly error: string | null } {
  switch (result.kind) {
    case 'answered':
      return { status: result.status, error: null };
    case 'refused':
      return { status: result.status, error: /^[\w.-]{1,64}$/.exec(result.said.code ?? '')?.[0] ?? null };
    case 'lost':
      return { status: null, error: result.word };
    case 'stopped':
      return { status: null, error: result.why };
    default:
      return assertNever(result);
  }
}

interface Deadline {
  readonly signal: AbortSignal;
  release(): void;
}

/** One signal for both ends of patience. By hand, because AbortSignal.any leaves nothing to release. */
function startDeadline({ timeoutMs, signal }: SendOptions): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort('timeout'), Math.min(timeoutMs, MAX_TIMER_MS));
  const cancel = () => controller.abort('cancelled');
  signal.addEventListener('abort', cancel, { once: true });
  return {
    signal: controller.signal,
    release() {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
    },
  };
}

function reasonOf(signal: AbortSignal): 'timeout' | 'cancelled' {
  return signal.reason === 'cancelled' ? 'cancelled' : 'timeout';
}
