import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareVersions, newest } from '../src/semver.ts';

test('each part counts, the first one most', () => {
  const sorted = ['0.0.9', '0.0.10', '0.2.0', '0.11.0', '2.0.0', '10.0.0'];
  for (const [at, version] of sorted.entries()) {
    for (const older of sorted.slice(0, at)) {
      assert.ok(compareVersions(older, version) < 0, `${older} < ${version}`);
      assert.ok(compareVersions(version, older) > 0, `${version} > ${older}`);
    }
  }
});

test('none is newest of none', () => {
  assert.equal(newest([]), undefined);
});

test('what is no version is refused', () => {
  assert.throws(() => compareVersions('1.2', '1.2.3'), /no version/);
});
