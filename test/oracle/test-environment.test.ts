import { execFileSync } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TestEnv } from '../../src/core/settings.ts';
import { testEnvironment } from '../../src/oracle/test-environment.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { createRepository } from '../workspace/git-repository.ts';
import { openOracle } from './open-oracle.ts';

const SECRETS = {
  GITHUB_TOKEN: 'ghs_one',
  GH_TOKEN: 'gho_two',
  'INPUT_OPENAI-API-KEY': 'sk-three',
  INPUT_GITHUB_TOKEN: 'ghs_four',
  OPENAI_API_KEY: 'sk-five',
  ACTIONS_RUNTIME_TOKEN: 'six',
  ACTIONS_RUNTIME_URL: 'http://six',
  ACTIONS_CACHE_URL: 'http://seven',
  ACTIONS_RESULTS_URL: 'http://eight',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'nine',
  AWS_SECRET_ACCESS_KEY: 'ten',
  NPM_TOKEN: 'eleven',
  DATABASE_URL: 'twelve',
  MY_PASSWORD: 'thirteen',
  HTTPS_PROXY: 'http://user:fourteen@proxy',
  GITHUB_ENV: '/runner/file_commands/fifteen',
  BASH_ENV: '/sixteen',
  NODE_OPTIONS: '--require=/seventeen',
  LD_PRELOAD: '/eighteen.so',
};

function environmentOf(environment: Record<string, string>, testEnv?: TestEnv) {
  const command = { run: 'true', shell: null, workingDirectory: '.', env: { FROM_STEP: '1' }, source: 'x' };
  return testEnvironment({ environment, command, testEnv, checkout: '/checkout', scratch: '/scratch' });
}

describe('the environment of the tests', () => {
  it('E01, E05: is the list of what may pass, and the step’s own variables', () => {
    const allowed = {
      PATH: '/bin',
      HOME: '/home/x',
      LC_ALL: 'C',
      JAVA_HOME_21_X64: '/java',
      CI: 'true',
      GITHUB_SHA: 'abc',
      RUNNER_TRACKING_ID: 'github_1',
    };
    expect(environmentOf({ ...SECRETS, ...allowed })).toEqual({ ...allowed, FROM_STEP: '1' });
  });

  it('E01: is all that the command itself can print', async () => {
    const { run } = await openOracle('env | cut -d= -f1 | sort', {
      environment: { ...SECRETS, PATH: process.env['PATH'], LANG: 'C' },
      command: { env: { FROM_STEP: '1' } },
    });
    // The shell adds these by itself.
    const ofShell = new Set(['PWD', 'OLDPWD', 'SHLVL', '_']);
    const names = (await run()).output.split('\n').filter((name) => name !== '' && !ofShell.has(name));
    expect(names).toEqual(['FROM_STEP', 'LANG', 'PATH']);
  });

  it('names the checkout where a variable of the workflow names its workspace', () => {
    const command = {
      run: 'x',
      shell: null,
      workingDirectory: '.',
      env: { OUT: '/ws/out', N: '1' },
      source: 'x',
    };
    const environment = { GITHUB_WORKSPACE: '/ws' };
    expect(testEnvironment({ environment, command, checkout: '/copy', scratch: '/s' })).toEqual({
      OUT: '/copy/out',
      N: '1',
    });
  });

  it('holds what the user chose: a name to pass on, or a value', () => {
    const chosen = environmentOf(
      { DATABASE_URL: 'db' },
      { pass: ['DATABASE_URL', 'NOT_SET'], set: { MODE: 'a=b\nc', EMPTY: '' } },
    );
    expect(chosen).toEqual({ FROM_STEP: '1', DATABASE_URL: 'db', MODE: 'a=b\nc', EMPTY: '' });
  });

  it('names files of this run alone where a step of a runner has its own', () => {
    const env = environmentOf({
      GITHUB_ACTIONS: 'true',
      GITHUB_ENV: '/runner/env',
      RUNNER_TEMP: '/runner/temp',
    });
    expect(env).toMatchObject({
      GITHUB_ENV: '/scratch/GITHUB_ENV',
      RUNNER_TEMP: '/scratch',
      GITHUB_WORKSPACE: '/checkout',
    });
  });
});

describe('E23: descriptors', () => {
  it('beyond 2 that we inherited ourselves lead the tests nowhere', () => {
    const secret = join(temporaryFolder(), 'secret');
    writeFileSync(secret, 'leaked\n');
    const file = openSync(secret, 'r');
    const { root, commit } = createRepository({ a: 'x\n' });
    // Node itself closes low ones; a high one is passed on.
    const program = join(import.meta.dirname, 'run-tests-once.ts');
    try {
      const output = execFileSync(
        process.execPath,
        [program, root, commit, 'ls -l /proc/self/fd; cat <&100'],
        {
          stdio: ['ignore', 'pipe', 'inherit', ...Array.from({ length: 97 }, () => 'ignore' as const), file],
          encoding: 'utf8',
        },
      );
      expect(output).not.toContain('leaked');
      expect(output).toMatch(/ 100 -> \/dev\/null/);
    } finally {
      closeSync(file);
    }
  });
});
