import { expect, test } from 'vitest';
import { afterTry, readRetryAfter, type Trouble, waitAfter } from '../../src/llm/retry.ts';

const trouble = (more: Partial<Trouble>): Trouble => ({
  status: 500,
  retryAfterMs: null,
  tries: 1,
  troubledMs: 0,
  remainingMs: 900_000,
  ...more,
});

test.each<readonly [string, Partial<Trouble>, number | null]>([
  [
    'a told wait is kept, also after patience has ended',
    { status: 429, retryAfterMs: 90_000, troubledMs: 600_000 },
    90_000,
  ],
  [
    'a told wait that the remaining time does not hold is not begun',
    { retryAfterMs: 5_000, remainingMs: 5_000 },
    null,
  ],
  ['"retry-after: 0" is no busy loop', { retryAfterMs: 0 }, 500],
  ['no wait goes beyond the deadline', { remainingMs: 400 }, null],
])('%s', (_, more, waitMs) => {
  expect(waitAfter(trouble(more))).toBe(waitMs);
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
  expect(readRetryAfter(new Headers(headers), 1_000)).toBe(expected);
});

test.each([
  [
    'CERT_HAS_EXPIRED',
    'unreachable',
    'could not be reached (CERT_HAS_EXPIRED, 1 try). Check openai-base-url and the network.',
  ],
  [
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'unreachable',
    'could not be reached (UNABLE_TO_VERIFY_LEAF_SIGNATURE, 1 try). Check openai-base-url and the network.',
  ],
  [
    'SILENT',
    'unavailable',
    'was connected, and gave no answer for 600 s. It may be overloaded, or the model too slow: try again later, or with another model.',
  ],
])('%s is final at once', (word, reason, says) => {
  const names = { key: 'openai-api-key', baseUrl: 'openai-base-url' };
  const at = { ...trouble({}), timeoutMs: 900_000, names, isOnThisMachine: true };
  expect(afterTry({ kind: 'lost', word: 'ECONNRESET' }, at)).toEqual({ kind: 'again', waitMs: 500 });
  expect(afterTry({ kind: 'lost', word }, at)).toMatchObject({
    kind: 'done',
    outcome: { reason, message: `The model endpoint ${says}` },
  });
});

test('only a refused connection on this machine is given up early', () => {
  const names = { key: 'openai-api-key', baseUrl: 'openai-base-url' };
  const at = {
    ...trouble({ tries: 3, troubledMs: 1_500 }),
    timeoutMs: 900_000,
    names,
    isOnThisMachine: true,
  };
  const refused = { kind: 'lost', word: 'ECONNREFUSED' } as const;
  expect(afterTry(refused, at).kind).toBe('done');
  expect(afterTry(refused, { ...at, isOnThisMachine: false }).kind).toBe('again');
  expect(afterTry({ ...refused, word: 'ECONNRESET' }, at).kind).toBe('again');
});
