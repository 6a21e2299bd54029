import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deepEqual } from '../src/deep-equal.js';

test('the same values', () => {
  assert.equal(deepEqual({ a: [1, { b: null }] }, { a: [1, { b: null }] }), true);
});

test('another value', () => {
  assert.equal(deepEqual({ a: 1 }, { a: 2 }), false);
});

test('a key more', () => {
  assert.equal(deepEqual({ a: 1 }, { a: 1, b: 2 }), false);
});
