import { describe, expect, test } from 'vitest';
import { play } from './play.ts';
import { fails } from './scripted.ts';
import { FIXED, red } from './scripted-oracle.ts';
import { cannotFix, fix, read, write } from './steps.ts';

describe('a lost endpoint (I11)', () => {
  test.each([
    ['unauthorized', 'endpoint_failed', 'model_error'],
    ['rejected', 'endpoint_failed', 'model_error'],
    ['unavailable', 'endpoint_failed', 'model_error'],
    ['unreachable', 'endpoint_failed', 'model_error'],
    ['exhausted', 'recording_ended', 'model_error'],
    ['timeout', 'timeout', 'budget_exhausted'],
    ['cancelled', 'cancelled', 'infra_error'],
  ] as const)('by %s ends the run, with the reason', async (reason, stopReason, outcome) => {
    const { result, events } = await play({ model: [read, fails(reason, 'Check openai-api-key')] });
    expect(result).toMatchObject({ stopReason, outcome });
    expect(events.find(({ kind }) => kind === 'llm_error')?.payload).toMatchObject({
      t: 1,
      reason,
      message: 'Check openai-api-key',
    });
    if (outcome === 'model_error') expect(result.summary).toMatch(/^Not fixed: .*Check openai-api-key/);
  });

  test('over a green tree does not throw the fix away', async () => {
    const { result } = await play({ model: [read, fix, fails('unavailable')], tests: FIXED });
    expect(result).toMatchObject({ outcome: 'fixed', stopReason: 'endpoint_failed' });
  });

  test('in a reflection ends the run as well', async () => {
    const { result } = await play({ model: [write('x\n'), fails('unauthorized')], tests: [red(), red()] });
    expect(result).toMatchObject({ outcome: 'model_error', stopReason: 'endpoint_failed' });
  });
});

test('every attempt at a request stands in the record', async () => {
  const attempts = [
    { status: 429, error: 'rate_limit', waitMs: 1200 },
    { status: null, error: 'ECONNRESET', waitMs: 10 },
    { status: 200, error: null, waitMs: null },
  ];
  const { events } = await play({ model: [{ ...read, attempts }, cannotFix] });
  expect(events.filter(({ kind }) => kind === 'llm_attempt').map(({ payload }) => payload)).toEqual([
    { t: 0, status: 429, error: 'rate_limit', wait_ms: 1200 },
    { t: 0, status: null, error: 'ECONNRESET', wait_ms: 10 },
    { t: 0, status: 200, error: null, wait_ms: null },
  ]);
});
