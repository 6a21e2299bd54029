import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countBy, groupBy } from '../src/group-by.ts';

test('items under their keys', () => {
  const groups = groupBy([1, 2, 3, 4], (n) => (n % 2 === 0 ? 'even' : 'odd'));
  assert.deepEqual([...groups], [['odd', [1, 3]], ['even', [2, 4]]]);
});

test('counts', () => {
  assert.deepEqual([...countBy('abca', (letter) => letter)], [['a', 2], ['b', 1], ['c', 1]]);
});
