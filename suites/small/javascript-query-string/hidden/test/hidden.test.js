import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseQuery } from '../src/query-string.js';

test('a name without a value, and an empty value', () => {
  assert.deepEqual(parseQuery('a&b='), { a: '', b: '' });
});

test('several equals signs, encoded ones too', () => {
  assert.deepEqual(parseQuery('f=a=b=c&g=%3D='), { f: 'a=b=c', g: '==' });
});

test('nothing', () => {
  assert.deepEqual(parseQuery('?'), {});
});
