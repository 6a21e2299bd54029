import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deepEqual } from '../src/deep-equal.js';

test('both ways round', () => {
  for (const [a, b] of [[{}, { a: 1 }], [[], [1]], [{ x: {} }, { x: { y: 1 } }]]) {
    assert.equal(deepEqual(a, b), false);
    assert.equal(deepEqual(b, a), false);
  }
});

test('order of keys', () => {
  assert.equal(deepEqual({ a: 1, b: 2 }, { b: 2, a: 1 }), true);
});

test('a list is no object, and null is null', () => {
  assert.equal(deepEqual([], {}), false);
  assert.equal(deepEqual(null, {}), false);
  assert.equal(deepEqual(null, null), true);
});
