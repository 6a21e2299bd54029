import { expect, test } from 'vitest';
import { exitCodeOf, runReport } from '../../src/commands/run-report.ts';
import { OUTCOMES } from '../../src/core/verdict/outcome.ts';
import { play } from '../core/play.ts';
import { green, red } from '../core/scripted-oracle.ts';
import { cannotFix, done, read, write } from '../core/steps.ts';

const HOSTILE = '\u001b[2J\u001b]8;;http://x\u0007link\r\u009b31m\u202e';

const FACTS = { runId: 'r', tracePath: '/t.jsonl', patchPath: null, isApplied: false, tries: null };

test('only what is proven exits 0', async () => {
  const { result } = await play({ model: [read, cannotFix], tests: [red()] });
  const well = OUTCOMES.filter((outcome) => exitCodeOf({ ...result, outcome }) === 0);
  expect(well).toEqual(['fixed', 'not_reproduced']);
});

test('a red run shows the first line of what the tests printed, cut', async () => {
  const { result } = await play({
    model: [read, cannotFix],
    tests: [red(`\n\n${'x'.repeat(300)}\nmore\n`)],
  });
  const lines = runReport(result, FACTS).split('\n');
  expect(lines.at(-3)).toBe(`Tests: FAILED - ${'x'.repeat(300)}`);
  expect(lines.at(-2)).toBe(`Output snippet: ${'x'.repeat(200)}`);
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
