import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paginate } from '../src/paginate.js';

const items = [1, 2, 3, 4, 5];

test('a page in the middle', () => {
  assert.deepEqual(paginate(items, { page: 2, size: 2 }).items, [3, 4]);
});

test('the last page may be short', () => {
  assert.deepEqual(paginate(items, { page: 3, size: 2 }), { items: [5], page: 3, pages: 3, total: 5 });
});

test('no items are one empty page', () => {
  assert.deepEqual(paginate([], { page: 1, size: 2 }), { items: [], page: 1, pages: 1, total: 0 });
});
