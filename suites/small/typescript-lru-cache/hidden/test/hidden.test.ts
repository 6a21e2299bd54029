import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LruCache } from '../src/lru-cache.ts';

test('reading what is not there makes no entry', () => {
  const cache = new LruCache<string, number>(2);
  cache.get('ghost');
  assert.equal(cache.size, 0);
});

test('reading twice, and setting again', () => {
  const cache = new LruCache<string, number>(3);
  for (const key of ['a', 'b', 'c']) cache.set(key, 0);
  cache.get('a');
  cache.get('b');
  cache.set('a', 1);
  cache.set('d', 2);
  assert.deepEqual(['a', 'b', 'c', 'd'].map((key) => cache.get(key)), [1, 0, undefined, 2]);
});
