import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseQuery } from '../src/query-string.js';

test('names and values', () => {
  assert.deepEqual(parseQuery('?a=1&b=two+words'), { a: '1', b: 'two words' });
});

test('a name given twice', () => {
  assert.deepEqual(parseQuery('a=1&a=2&a=3'), { a: ['1', '2', '3'] });
});

test('a value with an equals sign', () => {
  assert.deepEqual(parseQuery('token=YWJj==&x=1'), { token: 'YWJj==', x: '1' });
});
