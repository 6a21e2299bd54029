import { expect, test } from 'vitest';
import { checkPlatform } from '../src/platform.ts';

test('Windows is refused in one line that says where agent-fix runs', () => {
  expect(() => checkPlatform('win32')).toThrow(/^agent-fix runs on Linux and macOS; this is Windows\. .+$/);
});

test.each(['linux', 'darwin'] as const)('%s is not', (platform) => {
  expect(() => checkPlatform(platform)).not.toThrow();
});
