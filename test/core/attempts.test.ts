import { describe, expect, test } from 'vitest';
import {
  type AttemptPlan,
  comparePatches,
  type EndedAttempt,
  earlierText,
  nextAttempt,
} from '../../src/core/attempts.ts';
import type { Attempt, RunEvent } from '../../src/core/events.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/core/settings.ts';
import type { Outcome } from '../../src/core/verdict/outcome.ts';
import type { CandidateVerdict } from '../../src/solver/search.ts';
import { type Played, play, QUIET, textsOf } from './play.ts';
import { FIXED, red } from './scripted-oracle.ts';
import { cannotFix, done, read, write } from './steps.ts';

const ended = ({ result, events, settings }: Played, solver: Settings['solver'] = 'model'): EndedAttempt => ({
  setup: { runId: 'run-1', settings: { ...settings, solver } },
  llm: { model: 'small' },
  result,
  events,
  stuck: null,
});

const plan = (rest: Partial<AttemptPlan>): AttemptPlan => ({
  total: DEFAULT_SETTINGS,
  goals: 1,
  of: 3,
  ended: [],
  elapsedMs: 0,
  hasFallback: false,
  ...rest,
});

/** Why there is no next attempt: null where none is wanted, undefined where there is one. */
const endOf = (rest: Partial<AttemptPlan>): string | null | undefined => {
  const next = nextAttempt(plan(rest));
  return next.kind === 'end' ? next.why : undefined;
};

const tried = (verdict: CandidateVerdict): RunEvent => ({
  kind: 'candidate',
  payload: { n: 1, path: 'src/sum.js', line: 1, verdict },
});

const gaveUp = () =>
  play({ model: [read, write('wrong\n'), cannotFix], tests: [red(), red()], limits: QUIET });

describe('the next attempt', () => {
  test('shares tokens and test runs, and leaves each all of the time', () => {
    const first = nextAttempt(plan({}));
    expect(first).toMatchObject({ kind: 'try', attempt: { number: 1, of: 3, earlier: [] } });
    expect(first.kind === 'try' && first.settings.limits).toMatchObject({
      maxTotalTokens: 133_333,
      // A third of 12 would leave no second write.
      maxTestRuns: 5,
      timeoutMs: DEFAULT_SETTINGS.limits.timeoutMs,
    });
  });

  test('has test runs for each failed job to be proven', () => {
    const first = nextAttempt(plan({ goals: 3 }));
    expect(first.kind === 'try' && first.settings.limits.maxTestRuns).toBe(12);
    const second = nextAttempt(plan({ goals: 2, of: 2 }));
    expect(second.kind === 'try' && second.settings.limits.maxTestRuns).toBe(10);
  });

  test('gets what the ones before have left, and is told what they came to', async () => {
    const before = ended(await gaveUp());
    const next = nextAttempt(plan({ ended: [before], elapsedMs: 60_000 }));
    if (next.kind !== 'try') throw new Error('there is no next attempt');
    const { state } = before.result;
    const left = 400_000 - state.usage.input_tokens - state.usage.output_tokens;
    expect(next.settings.limits.maxTotalTokens).toBe(Math.floor(left / 2));
    expect(next.settings.limits.timeoutMs).toBe(14 * 60_000);
    expect(next.attempt).toMatchObject({
      number: 2,
      earlier: [{ run_id: 'run-1', model: 'small', outcome: 'not_fixed', files: ['src/sum.js'] }],
    });
    const text = earlierText(next.attempt);
    expect(text).toContain('This is attempt 2 of 3');
    expect(text).toContain('1. not_fixed, changed src/sum.js; the model found no correct fix:');
    expect(Buffer.byteLength(text)).toBeLessThan(700);
  });

  test('is not made once one is fixed, nor where the budget proves nothing any more', async () => {
    const fixed = await play({ model: [read, write('x\n'), done()], tests: FIXED });
    expect(endOf({ ended: [ended(fixed)] })).toBe(null);
    const before = ended(await gaveUp());
    const short = { ...DEFAULT_SETTINGS, limits: { ...DEFAULT_SETTINGS.limits, maxTestRuns: 5 } };
    expect(endOf({ total: short, ended: [before] })).toBe('no attempt 2 of 3: 3 test runs are left');
    const late = { ended: [before], elapsedMs: DEFAULT_SETTINGS.limits.timeoutMs };
    expect(nextAttempt(plan(late))).toMatchObject({ why: 'no attempt 2 of 3: too little time is left' });
    expect(endOf({ of: 1, ended: [before] })).toBe(null);
  });

  test('does not search again, but lets a model go on from what was searched', async () => {
    const played = await gaveUp();
    const both = ended({ ...played, events: [...played.events, tried('failed')] }, 'builtin-then-model');
    const total = { ...DEFAULT_SETTINGS, solver: 'builtin-then-model' as const };
    const next = nextAttempt(plan({ total, ended: [both] }));
    if (next.kind !== 'try') throw new Error('there is no next attempt');
    expect(next.settings.solver).toBe('model');
    expect(earlierText(next.attempt)).toContain('were undone first, 1 in all');
  });

  test('of the built-in solver is none: it would repeat itself', async () => {
    const total = { ...DEFAULT_SETTINGS, solver: 'builtin' as const };
    const empty = await play({ model: [read, cannotFix] });
    expect(endOf({ total, ended: [ended(empty, 'builtin')] })).toBe(
      'no attempt 2 of 3: the built-in search would only repeat itself',
    );
  });

  test('is not made without tests', async () => {
    const total = { ...DEFAULT_SETTINGS, testPolicy: 'never' as const };
    expect(nextAttempt(plan({ total }))).toMatchObject({ kind: 'try' });
    expect(endOf({ total, ended: [ended(await gaveUp())] })).toBe(
      'no attempt 2 of 3: without tests none can be told from another',
    );
  });

  test('is not made from a checkout that holds what the last one wrote', async () => {
    const stuck = { ...ended(await gaveUp()), stuck: 'no space is left' };
    expect(endOf({ ended: [stuck] })).toBe(
      'no attempt 2 of 3: the checkout could not be made what it was: no space is left',
    );
    expect(endOf({ of: 1, ended: [stuck] })).toBe(null);
  });

  test('after a lost endpoint is for another model alone', async () => {
    const lost = ended(await gaveUp());
    const failed = { ...lost, result: { ...lost.result, stopReason: 'endpoint_failed' as const } };
    expect(nextAttempt(plan({ ended: [failed] }))).toMatchObject({ kind: 'end' });
    expect(nextAttempt(plan({ ended: [failed], hasFallback: true }))).toMatchObject({ kind: 'try' });
    expect(nextAttempt(plan({ ended: [failed, failed], hasFallback: true }))).toMatchObject({ kind: 'end' });
  });
});

const SECOND: Attempt = {
  number: 2,
  of: 2,
  earlier: [
    { run_id: 'run-0', model: 'small', outcome: 'not_fixed', files: ['src/sum.js'], why: 'still red: sum' },
  ],
};

test('the model reads of the earlier attempts, and the trace says which one it is', async () => {
  const played = await play({ model: [read, cannotFix], attempt: SECOND });
  expect(textsOf(played)[0]).toContain('1. not_fixed, changed src/sum.js; still red: sum');
  expect(played.events[0]?.payload).toMatchObject({ attempt: SECOND });
});

test('what is proven is taken, then what holds a patch, then the smaller one; a green base last of all', () => {
  const patch = (outcome: Outcome, lines: number) => ({
    outcome,
    files: lines === 0 ? [] : [{ addedLines: lines, removedLines: 0 }],
  });
  const all = [
    patch('not_reproduced', 0),
    patch('flaky', 0),
    patch('not_fixed', 2),
    patch('unverified', 9),
    patch('fixed', 7),
    patch('fixed', 3),
  ];
  expect(all.toSorted(comparePatches)).toEqual(all.toReversed());
});
