import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paginate } from '../src/paginate.js';

test('every item is on exactly one page', () => {
  for (let total = 0; total < 12; total++) {
    const items = Array.from({ length: total }, (_, at) => at);
    for (let size = 1; size < 6; size++) {
      const { pages } = paginate(items, { page: 1, size });
      const all = Array.from({ length: pages }, (_, at) => paginate(items, { page: at + 1, size }).items).flat();
      assert.deepEqual(all, items);
    }
  }
});

test('a page beyond the last is the last', () => {
  assert.equal(paginate([1, 2, 3], { page: 9, size: 3 }).page, 1);
});
