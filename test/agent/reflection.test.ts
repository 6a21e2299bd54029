import { describe, expect, test } from 'vitest';
import type { Observation, Payload } from '../../src/agent/events.ts';
import type { HistoryEvent } from '../../src/agent/history.ts';
import type { Loop } from '../../src/agent/loop-detection.ts';
import { newNotes, reflectionFor, reflectionText, type TurnResult } from '../../src/agent/reflection.ts';
import { NO_USAGE } from '../../src/agent/summary.ts';

const OK: Observation = { ok: true, output: 'fine', meta: {} };
const FAILED: Observation = { ok: false, output: 'no such file: a\nnearest: b', meta: {} };
const LOOP: Loop = {
  kind: 'same_call',
  key: 'same_call x',
  isDue: true,
  detail: 'read_file gave the same result 3 times',
};

const tests = (ok: boolean, signature = 'sig'): Payload<'tests'> => ({
  t: 0,
  phase: 'write',
  ok,
  verdict: ok ? 'green' : 'red',
  exit_code: ok ? 0 : 1,
  output: '',
  duration_ms: 1,
  signature: ok ? '' : signature,
});
const turn = (parts: Partial<TurnResult>): TurnResult => ({
  tool: 'read_file',
  obs: OK,
  tests: null,
  loop: null,
  ...parts,
});

const reflected = (trigger: string, ...notes: string[]): HistoryEvent => ({
  kind: 'reflection',
  payload: {
    t: 0,
    raw: null,
    reflection: { notes, next_focus: null, risks: null },
    trigger,
    usage: NO_USAGE,
  },
});
const malformed: HistoryEvent = {
  kind: 'llm_parse_error',
  payload: { t: 0, expects: 'reflection', error: '', raw: null, usage: NO_USAGE },
};

describe('what causes a reflection', () => {
  test.each([
    ['a loop', turn({ loop: LOOP }), 'same_call x'],
    ['a failed test', turn({ tool: 'write_file', tests: tests(false) }), 'failed_test sig'],
    ['a failed tool', turn({ obs: FAILED }), 'failed_tool read_file no such file: a'],
    ['a loop, before a failed test', turn({ loop: LOOP, tests: tests(false) }), 'same_call x'],
  ])('%s', (_, result, key) => {
    expect(reflectionFor(result, [], 3)?.key).toBe(key);
  });

  test('not a good result, and not a green test', () => {
    expect(reflectionFor(turn({}), [], 3)).toBeNull();
    expect(reflectionFor(turn({ tool: 'write_file', tests: tests(true) }), [], 3)).toBeNull();
  });
});

describe('a reflection is not asked for', () => {
  const failed = turn({ obs: FAILED });
  const key = 'failed_tool read_file no such file: a';

  test('when it is switched off', () => {
    expect(reflectionFor(failed, [], 0)).toBeNull();
  });

  test('when as many were asked for as allowed, malformed ones included', () => {
    expect(reflectionFor(failed, [reflected('x')], 2)?.key).toBe(key);
    expect(reflectionFor(failed, [reflected('x'), malformed], 2)).toBeNull();
  });

  test('twice for the same trouble', () => {
    expect(reflectionFor(failed, [reflected(key)], 3)).toBeNull();
    expect(reflectionFor(failed, [reflected('failed_tool read_file another')], 3)?.key).toBe(key);
  });

  test('but again when the first answer could not be read', () => {
    expect(reflectionFor(failed, [malformed], 3)?.key).toBe(key);
  });
});

test('the request says what happened and what to do', () => {
  const trigger = reflectionFor(turn({ loop: LOOP }), [], 1);
  expect(trigger === null ? '' : reflectionText(trigger)).toMatch(
    /^\[driver\] You are going in circles: read_file .*Call reflect/,
  );
});

test('the key of a failed tool stays short', () => {
  const obs = { ok: false, output: 'x'.repeat(50_000), meta: {} };
  expect(reflectionFor(turn({ obs }), [], 1)?.key.length).toBeLessThan(500);
});

describe('new notes', () => {
  test('are those that were not noted in this run, once each', () => {
    expect(newNotes(['a', 'b', 'b', 'c'], [reflected('k', 'a'), malformed])).toEqual(['b', 'c']);
    expect(newNotes(['a'], [])).toEqual(['a']);
    expect(newNotes(['a'], [reflected('k', 'a')])).toEqual([]);
  });
});
