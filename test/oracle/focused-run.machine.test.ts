import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TestFailure } from '../../src/core/events.ts';
import { openOracle } from './open-oracle.ts';

// With node, Python's unittest, and go.

const NODE_FILES = {
  'test/sum.test.js': `const { test, describe, it } = require('node:test');
const assert = require('node:assert');
const { sum } = require('../sum.js');
describe('sum', () => {
  it('adds', () => assert.equal(sum(1, 2), 3));
  it('takes "quotes" & $HOME', () => assert.equal(sum(2, 2), 4));
  it('is a function', () => assert.equal(typeof sum, 'function'));
});
`,
  'sum.js': 'exports.sum = (a, b) => a - b;\n',
};

const SLOW_TEST = {
  'test/slow.test.js':
    "require('node:test').test('takes its time', (_, done) => { setTimeout(done, 3000) });\n",
};

const { signal } = new AbortController();
const TIMEOUT_MS = 60_000;
/** Go builds its standard library first. */
const COLD_BUILD_MS = 110_000;

type Opened = Awaited<ReturnType<typeof openOracle>>;
const runOnly = (opened: Opened, only: readonly TestFailure[], timeoutMs = TIMEOUT_MS) =>
  opened.oracle.run({ phase: 'write', timeoutMs, signal, only });
const named = (...ids: readonly string[]): TestFailure[] =>
  ids.map((id) => ({ id, file: null, line: null, message: '' }));

describe('a run of only the failing tests', () => {
  it('takes a part of the time, and says how it was started', async () => {
    const opened = await openOracle('node --test', { files: { ...NODE_FILES, ...SLOW_TEST } });
    const whole = await opened.run('baseline');
    expect(whole.report?.failures.map(({ id, file }) => [id, file])).toEqual([
      ['test/sum.test.js > sum > adds', 'test/sum.test.js'],
      ['test/sum.test.js > sum > takes "quotes" & $HOME', 'test/sum.test.js'],
    ]);
    const failures = whole.report?.failures ?? [];
    const red = await runOnly(opened, failures);
    expect(red).toMatchObject({ verdict: 'red', report: { failed: 2, failures } });
    expect(red.focus).toMatch(/^node --test-name-pattern='.*' test\/sum\.test\.js$/);
    expect(red.durationMs).toBeLessThan(whole.durationMs);
    await opened.edit('sum.js', ['a - b', 'a + b']);
    expect(await runOnly(opened, failures)).toMatchObject({
      verdict: 'green',
      report: { passed: 2, failures: [] },
    });
    const confirmed = await opened.run('confirm');
    expect(confirmed).toMatchObject({ verdict: 'green', report: { passed: 4, failed: 0 } });
    expect(confirmed.focus).toBeUndefined();
  });

  it('of Python', async () => {
    const opened = await openOracle('python3 -m unittest', {
      files: {
        'test_a.py': `import unittest
from a import f
class T(unittest.TestCase):
    def test_f(self): self.assertEqual(f(), 1)
    def test_g(self): pass
`,
        'a.py': 'def f(): return 2\n',
      },
    });
    const failures = (await opened.run('baseline')).report?.failures ?? [];
    expect(failures).toMatchObject([{ id: 'test_a.T.test_f', file: 'test_a.py', line: 4 }]);
    expect(await runOnly(opened, failures)).toMatchObject({
      verdict: 'red',
      focus: 'python3 -m unittest -k test_a.T.test_f',
      report: { passed: 0, failed: 1 },
    });
    await opened.edit('a.py', ['return 2', 'return 1']);
    expect(await runOnly(opened, failures)).toMatchObject({ verdict: 'green', report: { passed: 1 } });
  });

  it('of go', async () => {
    const opened = await openOracle('go test ./...', {
      files: {
        'go.mod': 'module example.com/m\n\ngo 1.21\n',
        'a/a.go': 'package a\n\nfunc F() int { return 2 }\n',
        'a/a_test.go': `package a

import "testing"

func TestF(t *testing.T) {
	t.Run("one of them", func(t *testing.T) {
		if F() != 1 {
			t.Fatal("not one")
		}
	})
}

func TestG(t *testing.T) {}
`,
      },
    });
    const failures = (await opened.run('baseline', COLD_BUILD_MS)).report?.failures ?? [];
    expect(failures.map(({ id }) => id)).toEqual(['example.com/m/a TestF/one_of_them']);
    expect(await runOnly(opened, failures)).toMatchObject({
      verdict: 'red',
      focus: "go test -v -run '^(?:TestF)$' example.com/m/a",
    });
    await opened.edit('a/a.go', ['return 2', 'return 1']);
    expect(await runOnly(opened, failures)).toMatchObject({ verdict: 'green', report: { passed: 2 } });
  }, 120_000);
});

it.each([
  ['node --test', undefined],
  ['node --test | cat; exit 1', true],
])('%s: whether only the whole command can run is a fact of its red result', async (command, onlyWhole) => {
  const opened = await openOracle(command, { files: NODE_FILES });
  const base = await opened.run('baseline');
  expect(base.report?.failures).not.toEqual([]);
  expect(base.onlyWhole).toBe(onlyWhole);
  expect((await runOnly(opened, base.report?.failures ?? [])).focus === undefined).toBe(onlyWhole === true);
});

describe('a run that ran no test', () => {
  it('is no verdict: one of more tests follows, and then the whole command', async () => {
    const opened = await openOracle('node --test', { files: NODE_FILES });
    const byFile = await runOnly(opened, named('test/sum.test.js > gone'));
    expect(byFile).toMatchObject({
      verdict: 'red',
      focus: 'node --test test/sum.test.js',
      ranNoneByName: true,
    });
    await opened.edit('sum.js', ['a - b', 'a + b']);
    const unittest = await openOracle('python3 -m unittest', {
      files: { 'test_a.py': 'import unittest\nclass T(unittest.TestCase):\n    def test_a(self): pass\n' },
    });
    const whole = await runOnly(unittest, named('test_a.T.test_gone'));
    expect(whole).toMatchObject({ verdict: 'green', report: { passed: 1 }, ranNoneByName: true });
    expect(whole.focus).toBeUndefined();
    expect(whole.output).toContain('[agent-fix: no test ran in: python3 -m unittest -k test_a.T.test_gone');
  });

  it('is one for names of tests that do not exist', async () => {
    const opened = await openOracle('go test ./...', {
      files: { 'go.mod': 'module example.com/m\n\ngo 1.21\n', 'a.go': 'package m\n' },
    });
    const result = await runOnly(opened, named('example.com/forged TestX'));
    expect(result.focus).toBeUndefined();
    expect(result.verdict).toBe('green');
  }, 120_000);

  it('is one that failed for another reason than a test', async () => {
    const opened = await openOracle('set -e\nnode --test', {
      files: NODE_FILES,
      command: { shell: 'bash {0}; exit 1' },
    });
    const result = await runOnly(opened, named('test/sum.test.js > sum > is a function'));
    expect(result.focus).toBeUndefined();
  });
});

describe('a command that cannot run only the failing tests', () => {
  it('runs whole, whatever is asked for', async () => {
    const opened = await openOracle('node --test; exit 1', { files: NODE_FILES });
    const result = await runOnly(opened, named('test/sum.test.js > sum > adds'));
    expect(result).toMatchObject({ verdict: 'red' });
    expect(result.focus).toBeUndefined();
  });
});

describe('test-report', () => {
  const xml = (name: string) =>
    `<testsuite name="s"><testcase classname="a.B" name="${name}"><failure message="no"/></testcase><testcase classname="a.B" name="ok"/></testsuite>`;
  const write = (name: string) => `mkdir -p out && echo '${xml(name)}' > out/r.xml; exit 1`;

  it('is read where the run wrote it', async () => {
    const opened = await openOracle(write('bad'), { testReport: 'out/*.xml' });
    expect((await opened.run()).report).toEqual({
      source: 'out/r.xml',
      failures: [
        { id: 'a.B#bad', parts: { suites: ['a.B'], name: 'bad' }, file: null, line: null, message: 'no' },
      ],
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });

  it('of an earlier run is none', async () => {
    const opened = await openOracle('exit 1', { testReport: '**/*.xml' });
    mkdirSync(join(opened.root, 'out'));
    writeFileSync(join(opened.root, 'out/r.xml'), xml('old'));
    expect((await opened.run()).report).toBeUndefined();
  });

  it('is never read through a link, nor from a FIFO, nor when it is no XML', async () => {
    const script =
      'mkdir -p out && ln -s ../secret.xml out/a.xml; mkfifo out/b.xml; echo nope > out/c.xml; exit 1';
    const opened = await openOracle(script, { testReport: 'out/*.xml' });
    writeFileSync(join(opened.root, 'secret.xml'), xml('secret'));
    expect((await opened.run()).report).toBeUndefined();
  });

  it('is not looked for in a folder that is a link', async () => {
    const opened = await openOracle('exit 1', { testReport: '**/*.xml' });
    symlinkSync('/', join(opened.root, 'everything'));
    expect((await opened.run()).verdict).toBe('red');
  });

  it.each(['../*.xml', 'a/{b', ''.padEnd(1001, 'a')])('%j is the user’s to mend', async (testReport) => {
    await expect(openOracle('true', { testReport })).rejects.toThrow(/^test-report: /);
  });
});
