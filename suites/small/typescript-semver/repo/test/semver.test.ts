import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareVersions, newest } from '../src/semver.ts';

test('the same version', () => {
  assert.equal(compareVersions('1.2.3', 'v1.2.3'), 0);
});

test('ten is newer than nine', () => {
  assert.ok(compareVersions('1.10.0', '1.9.0') > 0);
});

test('the newest of several', () => {
  assert.equal(newest(['1.9.9', '1.10.0', '0.99.0']), '1.10.0');
});
