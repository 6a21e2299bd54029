import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPlatform } from '../src/own-process.ts';

const SOURCE = join(import.meta.dirname, '../src/own-process.ts');
const SECRET = 'sk-canary-0123456789abcdef';

test('fact 1: what was erased is in no process that a child can read, and still known to us', () => {
  const script = `
    import { execFileSync } from 'node:child_process';
    import { eraseEnvironment } from ${JSON.stringify(SOURCE)};
    const look = () => execFileSync('/bin/sh', ['-c', 'cat /proc/$PPID/environ'], { env: {}, encoding: 'latin1' });
    const before = look().includes(process.env.KEY);
    const isGone = eraseEnvironment((name) => name === 'KEY' || name === 'INPUT_OPENAI-API-KEY');
    const after = look();
    console.log(JSON.stringify({ before, isGone, after: after.includes('canary'), other: after.includes('OTHER=stays'),
      key: process.env.KEY, input: process.env['INPUT_OPENAI-API-KEY'], names: Object.keys(process.env).sort() }));`;
  const env = {
    KEY: SECRET,
    'INPUT_OPENAI-API-KEY': SECRET,
    OTHER: 'stays',
    EMPTY: '',
    PATH: process.env['PATH'],
  };
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    before: true,
    isGone: true,
    after: false,
    other: true,
    key: SECRET,
    input: SECRET,
    names: ['EMPTY', 'INPUT_OPENAI-API-KEY', 'KEY', 'OTHER', 'PATH'],
  });
});

test('Windows is refused in one line that says where agent-fix runs', () => {
  expect(() => checkPlatform('win32')).toThrow(/^agent-fix runs on Linux and macOS; this is Windows\. .+$/);
});

test.each(['linux', 'darwin'] as const)('%s is not', (platform) => {
  expect(() => checkPlatform(platform)).not.toThrow();
});
