import { describe, expect, test } from 'vitest';
import type { RunEvent } from '../../src/core/events.ts';
import { History, type HistoryEvent, isHistoryEvent } from '../../src/core/state.ts';

const note = (text: string): HistoryEvent => ({
  kind: 'driver_note',
  payload: { t: 0, reason: 'loop', note: text },
});
const read = (): HistoryEvent => ({
  kind: 'tool_result',
  payload: {
    t: 0,
    tool: 'read_file',
    args: { rel_path: 'a' },
    obs: { ok: true, output: 'x', meta: { lines: [1, 2] } },
  },
});

describe('the history', () => {
  test('freezes what entered, to the innermost value', () => {
    const history = new History();
    const event = read();
    history.append(event);
    expect(() => Object.assign(event.payload, { t: 9 })).toThrow(TypeError);
    if (event.kind !== 'tool_result') throw new Error('not a tool result');
    expect(() => Object.assign(event.payload.obs.meta, { more: 1 })).toThrow(TypeError);
    expect(Object.isFrozen(event.payload.obs.meta['lines'])).toBe(true);
    expect(Object.isFrozen(event.payload.args)).toBe(true);
  });

  test('gives a list away that later events and the holder cannot change', () => {
    const history = new History();
    history.append(note('one'));
    const before = history.events;
    history.append(note('two'));
    expect(before).toHaveLength(1);
    Reflect.apply(Array.prototype.pop, before, []);
    expect(history.events).toHaveLength(2);
  });
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
