import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { VERSION } from '../src/version.ts';

it('names the version of package.json in every trace', () => {
  expect(VERSION).toBe(manifest.version);
});
