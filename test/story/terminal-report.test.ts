import { expect, test } from 'vitest';
import { diffText, runReport } from '../../src/story/terminal-report.ts';
import { play } from '../core/play.ts';
import { failure, green, notFound, red, reportOf, type Verdict } from '../core/scripted-oracle.ts';
import { cannotFix, done, read, write } from '../core/steps.ts';

const HOSTILE = '\u001b[2J\u001b]8;;http://x\u0007link\r\u009b31m\u202e';

const FACTS = { runId: 'r', tracePath: '/t.jsonl', patchPath: null, isApplied: false, tries: null };

const NPM = ['', '> demo@1.0.0 test', '> mocha', ''];
const NOTICE = [
  'npm notice',
  'npm notice New major version of npm available! 11.19.1 -> 12.2.0',
  'npm notice',
];

test.each<readonly [string, Verdict, readonly string[]]>([
  [
    'the failing test by name, with its message',
    { ...red(['✖ adds (1 ms)', 'AssertionError: 5 !== 6'].join('\n')), report: reportOf(['adds', 'b', 'c']) },
    ['Tests: FAILED - ✖ adds (1 ms) (and 2 more)', 'Output snippet: expected 1, got 2'],
  ],
  [
    'without names the last error',
    red([...NPM, "a.ts(1,1): error TS2304: Cannot find name 'x'.", 'Found 1 error.'].join('\n')),
    [
      "Tests: FAILED - a.ts(1,1): error TS2304: Cannot find name 'x'.",
      "Output snippet: a.ts(1,1): error TS2304: Cannot find name 'x'.",
    ],
  ],
  [
    'and no sum of errors',
    red('error[E0425]: cannot find value `x` in this scope\nerror: could not compile `a` (lib)\n'),
    [
      'Tests: FAILED - error[E0425]: cannot find value `x` in this scope',
      'Output snippet: error[E0425]: cannot find value `x` in this scope',
    ],
  ],
  [
    'the error of a file that cannot be loaded',
    {
      ...red(
        `__ ERROR collecting test_a.py __\ntest_a.py:1: in <module>\nE   ModuleNotFoundError: No module named 'x'\n`,
      ),
      report: { ...reportOf([]), failures: [failure('test_a.py', '')] },
    },
    ['Tests: FAILED - test_a.py:1: in <module>', "Output snippet: ModuleNotFoundError: No module named 'x'"],
  ],
  [
    'else the last line, cut',
    red(`first\n\n${'x'.repeat(300)}\n\n`),
    [`Tests: FAILED - ${'x'.repeat(300)}`, `Output snippet: ${'x'.repeat(200)}`],
  ],
])('a red run shows %s', async (_, tests, lines) => {
  const { result } = await play({ model: [read, cannotFix], tests: [tests] });
  expect(runReport(result, FACTS).trimEnd().split('\n').slice(-2)).toEqual(lines);
});

test('a command that is not there is the first line, and what brings it the second, without a word of GitHub', async () => {
  const output = [...NPM, 'sh: 1: mocha: not found', ...NOTICE].join('\n');
  const { result } = await play({
    model: [],
    tests: [{ ...notFound(), output }],
    task: { trigger: { kind: 'terminal' } },
  });
  const [line, mend, ...rest] = runReport(result, FACTS).trimEnd().split('\n');
  expect(line).toBe('sh: 1: mocha: not found');
  expect(mend).toContain('install the dependencies first: `npm ci`');
  expect(rest).toEqual(['Tests: NOT STARTED - the command mocha is missing here']);
  expect(result.summary).toContain('install the dependencies first');
  expect(result.summary).not.toMatch(/this step|actions\/|npm notice/);
});

test('a silent green run has no snippet, and a run without tests says that nothing proves it', async () => {
  const silent = { ...green(), output: '' };
  const fixed = await play({ model: [read, write('x\n'), done()], tests: [red(), silent, silent] });
  expect(runReport(fixed.result, FACTS)).toMatch(/\nTests: PASSED - All tests passed\.\n$/);
  const never = await play({
    model: [read, write('x\n'), done()],
    tests: [],
    settings: { testPolicy: 'never' },
  });
  expect(runReport(never.result, { ...FACTS, patchPath: "/work/it's.patch" })).toMatch(
    /\nTests: UNVERIFIED - nothing proves this patch: no tests were run\.\nNot applied\. To take it: git apply '\/work\/it'\\''s\.patch'\n$/,
  );
});

test('nothing that the model or the tests wrote acts on the terminal', async () => {
  const { result } = await play({ model: [read, cannotFix], tests: [red(`${HOSTILE}boom\n`)] });
  const report = runReport(
    {
      ...result,
      summary: `${HOSTILE}first\nsecond`,
      changes: [{ path: 'a.js', description: HOSTILE }],
    },
    FACTS,
  );
  expect(report).toContain('first\nsecond\n');
  expect(report).toContain('U+202E');
  expect(report.replaceAll('\n', '')).toMatch(/^[^\p{Cc}\p{Cf}]*$/u);
});

test('green before and after is no proof, and says so', async () => {
  const both = { ...green(), output: 'ok\n' };
  const { result } = await play({
    model: [read, write('x\n'), done()],
    tests: [both, both, both],
    task: { mustBeRedAtBase: false },
  });
  expect(result.outcome).toBe('unverified');
  const report = runReport(result, { ...FACTS, patchPath: '/work/r.patch' });
  expect(report).not.toContain('PASSED');
  expect(report).toContain(
    'the tests were green before it as well.\nNot applied. To take it: git apply /work/r.patch\n',
  );
});

test('a diff has the colours that it is given, and none of its own', () => {
  const diff = 'diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-\u001b[31mold\n+new\n';
  expect(diffText(diff, (_, text) => text)).toBe(diff.replace('\u001b[31m', ''));
  expect(
    diffText(diff, (style, text) => `${style}: ${text}`)
      .split('\n')
      .slice(-3),
  ).toEqual(['red: -old', 'green: +new', '']);
});
