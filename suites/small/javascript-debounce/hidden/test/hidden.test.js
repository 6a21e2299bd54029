import assert from 'node:assert/strict';
import { test } from 'node:test';
import { debounce } from '../src/debounce.js';

test('each call starts the delay anew', () => {
  const cleared = [];
  const set = [];
  const late = debounce(() => {}, 5, {
    setTimer: (fn) => (set.push(fn), set.length),
    clearTimer: (id) => cleared.push(id),
  });
  late();
  late();
  late();
  assert.deepEqual(cleared, [1, 2]);
  assert.equal(set.length, 3);
});

test('nothing is cleared after the call was made', () => {
  const cleared = [];
  const set = [];
  const late = debounce(() => {}, 5, {
    setTimer: (fn) => (set.push(fn), set.length),
    clearTimer: (id) => cleared.push(id),
  });
  late();
  set[0]();
  late();
  assert.deepEqual(cleared, []);
});
