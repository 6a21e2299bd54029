import { expect, test } from 'vitest';
import type { RunEvent } from '../../src/core/events.ts';
import { DEFAULT_SETTINGS } from '../../src/core/settings.ts';
import { startState, stateAfter } from '../../src/core/state.ts';
import { isHistoryEvent } from '../../src/core/summary.ts';
import { TASK } from './play.ts';

const start = startState({ runId: 'r', version: '0', task: TASK, settings: DEFAULT_SETTINGS }, 'base');
const note = (text: string): RunEvent => ({
  kind: 'driver_note',
  payload: { t: 0, reason: 'loop', note: text },
});

test('events are frozen as they enter the history, to the innermost value', () => {
  const obs = { ok: true, output: 'x', meta: { lines: [1, 2] } };
  const payload = { t: 0, tool: 'read_file', args: { rel_path: 'a' }, obs };
  stateAfter(start, { kind: 'tool_result', payload });
  expect(() => Object.assign(payload, { t: 9 })).toThrow(TypeError);
  expect(() => Object.assign(obs.meta, { more: 1 })).toThrow(TypeError);
  expect(Object.isFrozen(obs.meta.lines)).toBe(true);
  expect(Object.isFrozen(payload.args)).toBe(true);
});

test('an event makes a new state and leaves the one before as it was', () => {
  const one = stateAfter(start, note('one'));
  const two = stateAfter(one, note('two'));
  expect([start, one, two].map(({ history }) => history.length)).toEqual([0, 1, 2]);
});

test('the turn and what was sent follow from the requests', () => {
  const request = { t: 1, head: 'a', appended: [1, 2], tail: 'z', sha256: '', bytes: 0 };
  const first = stateAfter(start, { kind: 'llm_request', payload: request });
  const { head: _, ...later } = { ...request, appended: [3], tail: 'y' };
  const second = stateAfter(first, { kind: 'llm_request', payload: later });
  expect(second).toMatchObject({ t: 1, sent: { head: 'a', tail: 'y', items: 3 }, history: [] });
});

test('requests, attempts and the frame of a run are no part of the story', () => {
  const frame: RunEvent[] = [
    { kind: 'llm_attempt', payload: { t: 0, status: 429, error: null, wait_ms: 10 } },
    { kind: 'llm_error', payload: { t: 0, reason: 'timeout', status: null, message: '' } },
    { kind: 'policy_denied', payload: { t: 0, path: 'a', rule: 'r' } },
    { kind: 'llm_trailing_text', payload: { t: 0, trailing: 'x' } },
    { kind: 'run_end', payload: { run_id: 'r', summary: '', state: null } },
  ];
  expect(frame.filter(isHistoryEvent)).toEqual([]);
  expect(isHistoryEvent(note('x'))).toBe(true);
});
