import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retry } from '../src/retry.js';

test('the first success counts', async () => {
  assert.equal(await retry(async () => 'ok', 3), 'ok');
});

test('failures are tried again', async () => {
  const seen = [];
  const result = await retry(async (attempt) => {
    seen.push(attempt);
    if (attempt < 3) throw new Error('not yet');
    return attempt;
  }, 5);
  assert.equal(result, 3);
  assert.deepEqual(seen, [1, 2, 3]);
});
