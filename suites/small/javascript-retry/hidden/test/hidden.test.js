import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retry } from '../src/retry.js';

test('the last error is thrown', async () => {
  let calls = 0;
  const failing = retry(async () => {
    calls++;
    throw new Error(`failure ${calls}`);
  }, 3);
  await assert.rejects(failing, /failure 3/);
  assert.equal(calls, 3);
});

test('what throws at once is tried again too', async () => {
  let calls = 0;
  const result = await retry(() => {
    calls++;
    if (calls === 1) throw new Error('at once');
    return calls;
  }, 2);
  assert.equal(result, 2);
});
