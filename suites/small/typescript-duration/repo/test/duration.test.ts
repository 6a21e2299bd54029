import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDuration, parseDuration } from '../src/duration.ts';

test('seconds', () => {
  assert.equal(parseDuration('45s'), 45);
});

test('hours and minutes', () => {
  assert.equal(parseDuration('1h30m'), 5400);
});

test('formatted', () => {
  assert.equal(formatDuration(5400), '1h30m');
});
