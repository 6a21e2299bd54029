import { expect, test } from 'vitest';
import { isPassing, judge, readRetryAfter, type Trouble, waitAfter } from '../../src/llm/retry.ts';

const trouble = (more: Partial<Trouble>): Trouble => ({
  status: 500,
  retryAfterMs: null,
  tries: 1,
  troubledMs: 0,
  remainingMs: 900_000,
  ...more,
});

/** All waits of an endpoint whose failures cost no time themselves. */
function waitsFor(status: number | null): number[] {
  const waits: number[] = [];
  for (let troubledMs = 0; ; ) {
    const waitMs = waitAfter(trouble({ status, tries: waits.length + 1, troubledMs }));
    if (waitMs === null) return waits;
    waits.push(waitMs);
    troubledMs += waitMs;
  }
}

test('a lasting failure is given up within 30 seconds', () => {
  expect(waitsFor(500)).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
  expect(waitsFor(null)).toEqual(waitsFor(500));
});

test('a rate limit without an order is waited out for a minute', () => {
  const total = waitsFor(429).reduce((sum, wait) => sum + wait, 0);
  expect(total).toBeGreaterThan(60_000 - 8_000);
  expect(total).toBeLessThanOrEqual(65_000);
});

test('a told wait is kept to the millisecond, also after patience has ended', () => {
  expect(waitAfter(trouble({ status: 429, retryAfterMs: 90_000, troubledMs: 600_000 }))).toBe(90_000);
});

test('a told wait that does not fit into the remaining time is not begun', () => {
  expect(waitAfter(trouble({ retryAfterMs: 5_000, remainingMs: 5_000 }))).toBeNull();
});

test('"retry-after: 0" is no busy loop', () => {
  expect(waitAfter(trouble({ retryAfterMs: 0 }))).toBe(500);
});

test('no wait goes beyond the deadline', () => {
  expect(waitAfter(trouble({ remainingMs: 400 }))).toBeNull();
});

test('time-outs, conflicts, rate limits and server errors may pass; the other refusals do not', () => {
  const statuses = [302, 400, 401, 403, 404, 408, 409, 422, 429, 500, 502, 503, 529];
  expect(statuses.filter(isPassing)).toEqual([408, 409, 429, 500, 502, 503, 529]);
});

test.each([
  [{ 'retry-after': '7' }, 7_000],
  [{ 'retry-after': '0.25' }, 250],
  [{ 'retry-after-ms': '120', 'retry-after': '7' }, 120],
  [{ 'retry-after': 'Thu, 01 Jan 1970 00:01:00 GMT' }, 60_000 - 1_000],
  [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 0],
  [{ 'retry-after': 'soon' }, null],
  [{ 'retry-after': '1e9' }, null],
  [{}, null],
])('%o means %s ms', (headers, expected) => {
  expect(readRetryAfter(headers, 1_000)).toBe(expected);
});

test.each(['CERT_HAS_EXPIRED', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'SILENT_TOO_LONG'])(
  '%s is final at once',
  (word) => {
    const names = { key: 'openai-api-key', baseUrl: 'openai-base-url' };
    const at = { ...trouble({}), timeoutMs: 900_000, names };
    expect(judge({ kind: 'lost', word: 'ECONNRESET' }, at)).toEqual({ kind: 'again', waitMs: 500 });
    expect(judge({ kind: 'lost', word }, at)).toMatchObject({
      kind: 'done',
      outcome: { reason: 'unreachable', message: expect.stringContaining(word) },
    });
  },
);
