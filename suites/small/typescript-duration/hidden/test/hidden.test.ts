import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDuration, parseDuration } from '../src/duration.ts';

test('there and back', () => {
  for (const seconds of [1, 59, 60, 61, 3599, 3600, 86_399, 86_400, 90_061]) {
    assert.equal(parseDuration(formatDuration(seconds)), seconds);
  }
});

test('minutes among the others', () => {
  assert.equal(parseDuration('2m5s'), 125);
  assert.equal(formatDuration(125), '2m5s');
});

test('nothing lasts no time', () => {
  assert.equal(formatDuration(0), '0s');
});
