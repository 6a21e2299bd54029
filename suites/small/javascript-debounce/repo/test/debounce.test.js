import assert from 'node:assert/strict';
import { test } from 'node:test';
import { debounce } from '../src/debounce.js';

/** Timers that fire when told. */
function manual() {
  const due = new Map();
  let next = 1;
  return {
    setTimer: (fn) => (due.set(next, fn), next++),
    clearTimer: (id) => due.delete(id),
    fire: () => [...due].forEach(([id, fn]) => (due.delete(id), fn())),
  };
}

test('one call for a run of calls, with the last arguments', () => {
  const calls = [];
  const timers = manual();
  const late = debounce((text) => calls.push(text), 50, timers);
  late('a');
  late('b');
  timers.fire();
  assert.deepEqual(calls, ['b']);
});

test('a call after the delay is a call of its own', () => {
  const calls = [];
  const timers = manual();
  const late = debounce((text) => calls.push(text), 50, timers);
  late('a');
  timers.fire();
  late('b');
  timers.fire();
  assert.deepEqual(calls, ['a', 'b']);
});
