import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countBy, groupBy } from '../src/group-by.ts';

test('no item is lost', () => {
  const items = Array.from({ length: 50 }, (_, at) => at);
  const groups = groupBy(items, (n) => n % 7);
  assert.deepEqual([...groups.values()].flat().sort((a, b) => a - b), items);
});

test('keys of any kind', () => {
  const key = {};
  assert.deepEqual(groupBy([1, 2], () => key).get(key), [1, 2]);
});

test('nothing', () => {
  assert.equal(countBy([], () => 1).size, 0);
});
