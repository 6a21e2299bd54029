import { expect, test, vi } from 'vitest';
import { painter } from '../../src/commands/io.ts';
import { diffText, exitCodeOf } from '../../src/commands/run.ts';
import { Outcome } from '../../src/core/verdict/outcome.ts';
import { play } from '../core/play.ts';
import { red } from '../core/scripted-oracle.ts';
import { cannotFix, read } from '../core/steps.ts';

test('only what is proven exits 0', async () => {
  const { result } = await play({ model: [read, cannotFix], tests: [red()] });
  const well = Outcome.options.filter((outcome) => exitCodeOf({ ...result, outcome }) === 0);
  expect(well).toEqual(['fixed', 'not_reproduced']);
});

test('a diff has colours on a terminal alone, and none of its own', () => {
  const diff = 'diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-\u001b[31mold\n+new\n';
  expect(diffText(diff, painter(false))).toBe(diff.replace('\u001b[31m', ''));
  expect(diffText(diff, painter(true))).toContain('\u001b[32m+new\u001b[39m\n');
  vi.stubEnv('NO_COLOR', '1');
  expect(diffText(diff, painter(true))).toBe(diffText(diff, painter(false)));
});
