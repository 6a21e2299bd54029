import { describe, expect, test } from 'vitest';
import type { Usage } from '../../src/agent/events.ts';
import type { HistoryEvent } from '../../src/agent/history.ts';
import { EMPTY_SUMMARY, foldEvent, isGreen, totalTokens } from '../../src/agent/summary.ts';

const usage = (input: number, output = 1): Usage => ({
  input_tokens: input,
  cached_input_tokens: 2,
  output_tokens: output,
});

const acted = (spent: Usage = usage(10)): HistoryEvent => ({
  kind: 'llm_action',
  payload: { t: 0, raw: null, action: null, usage: spent },
});
const malformed = (expects: 'action' | 'reflection', spent: Usage = usage(10)): HistoryEvent => ({
  kind: 'llm_parse_error',
  payload: { t: 0, expects, error: 'e', raw: null, usage: spent },
});
const reflected = (spent: Usage = usage(10)): HistoryEvent => ({
  kind: 'reflection',
  payload: {
    t: 0,
    raw: null,
    reflection: { notes: [], next_focus: null, risks: null },
    trigger: 'k',
    usage: spent,
  },
});
const observed = (tool: string, ok: boolean, path?: string): HistoryEvent => ({
  kind: 'tool_result',
  payload: { t: 0, tool, args: {}, obs: { ok, output: '', meta: path === undefined ? {} : { path } } },
});
const tested = (
  verdict: 'green' | 'red' | 'timeout',
  phase: 'baseline' | 'write' | 'final' | 'confirm' = 'write',
) =>
  ({
    kind: 'tests',
    payload: {
      t: 4,
      phase,
      ok: verdict === 'green',
      verdict,
      exit_code: 1,
      output: '',
      duration_ms: 30,
      signature: verdict === 'green' ? '' : 's',
    },
  }) satisfies HistoryEvent;
const noted = (reason: string): HistoryEvent => ({
  kind: 'driver_note',
  payload: { t: 0, reason, note: '' },
});

const fold = (...events: readonly HistoryEvent[]) => events.reduce(foldEvent, EMPTY_SUMMARY);

describe('the fold', () => {
  test('counts turns, good or malformed, and not reflections', () => {
    expect(fold(acted(), malformed('action'), reflected(), malformed('reflection'), acted()).turns).toBe(3);
  });

  test('counts malformed replies in a row, of both kinds; an action starts anew', () => {
    expect(fold(malformed('action'), malformed('reflection')).errorsInARow).toBe(2);
    expect(fold(malformed('action'), malformed('action'), acted()).errorsInARow).toBe(0);
    expect(fold(malformed('action'), acted(), malformed('action')).errorsInARow).toBe(1);
  });

  test('counts how often the newest error came in a row; another one starts anew', () => {
    const bad = (error: string): HistoryEvent => ({
      kind: 'llm_parse_error',
      payload: { t: 0, expects: 'action', error, raw: null, usage: usage(1) },
    });
    const wrong = (error: string): HistoryEvent => ({
      kind: 'llm_action',
      payload: { t: 0, raw: null, action: { type: 'mistaken_call' }, usage: usage(1), error },
    });
    expect(fold(bad('a'), bad('a'))).toMatchObject({ errorsInARow: 2, sameErrorInARow: 2, lastError: 'a' });
    expect(fold(bad('a'), bad('a'), wrong('b'))).toMatchObject({ errorsInARow: 3, sameErrorInARow: 1 });
    expect(fold(wrong('b'), wrong('b'), acted())).toMatchObject({ sameErrorInARow: 0, lastError: null });
  });

  test('counts reflections that were asked for, usable or not', () => {
    expect(fold(reflected(), malformed('reflection'), malformed('action')).reflections).toBe(2);
  });

  test('charges every reply, and remembers the largest prompt', () => {
    const state = fold(acted(usage(100, 5)), malformed('action', usage(300, 7)), reflected(usage(200, 1)));
    expect(state.usage).toEqual({ input_tokens: 600, cached_input_tokens: 6, output_tokens: 13 });
    expect(totalTokens(state.usage)).toBe(613);
    expect(state.lastInputTokens).toBe(300);
  });

  test('knows which files were written, sorted and once each', () => {
    const state = fold(
      observed('write_file', true, 'b'),
      observed('write_file', true, 'a'),
      observed('write_file', true, 'b'),
      observed('write_file', false, 'denied'),
      observed('read_file', true, 'read'),
    );
    expect(state.filesTouched).toEqual(['a', 'b']);
    expect(state.observations).toBe(5);
  });

  test('holds a green only until the next accepted write', () => {
    expect(isGreen(fold(tested('green')))).toBe(true);
    expect(isGreen(fold(tested('green'), observed('read_file', true)))).toBe(true);
    expect(isGreen(fold(tested('green'), observed('write_file', false, 'a')))).toBe(true);
    expect(isGreen(fold(tested('green'), observed('write_file', true, 'a')))).toBe(false);
    expect(isGreen(fold(tested('green'), observed('write_file', true)))).toBe(false);
    expect(isGreen(fold(observed('write_file', true, 'a'), tested('green')))).toBe(true);
    expect(isGreen(fold(tested('red')))).toBe(false);
    expect(isGreen(fold(tested('timeout')))).toBe(false);
    expect(isGreen(fold())).toBe(false);
  });

  test('keeps the baseline, the newest test, and the writes that stayed red', () => {
    const state = fold(
      tested('red', 'baseline'),
      tested('red'),
      tested('timeout'),
      tested('red', 'final'),
      tested('green'),
    );
    expect(state.testRuns).toBe(5);
    expect(state.baseline).toEqual({ t: 4, verdict: 'red', signature: 's', durationMs: 30 });
    expect(state.lastTest?.verdict).toBe('green');
    expect(state.redWrites.map(({ verdict }) => verdict)).toEqual(['red', 'timeout']);
  });

  test('counts claims that were refused over red, and no other note', () => {
    expect(fold(noted('claim_refused'), noted('evidence_first'), noted('loop')).refusedClaims).toBe(1);
  });

  test('never edits the summary before', () => {
    const before = fold(acted());
    const copy = structuredClone(before);
    foldEvent(before, observed('write_file', true, 'a'));
    expect(before).toEqual(copy);
    expect(EMPTY_SUMMARY).toEqual(fold());
  });
});
