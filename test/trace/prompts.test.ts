import { expect, test } from 'vitest';
import { bodyOf } from '../../src/core/ports.ts';
import { isExact, isRequestEvent, PromptRebuilder, type RebuiltPrompt } from '../../src/trace/prompts.ts';
import { readingRun, type ScriptedRun, smallRun } from './scripted-run.ts';
import { readAll, rewriteLines, writeRun } from './write-run.ts';

async function promptsOf(path: string): Promise<RebuiltPrompt[]> {
  const rebuilder = new PromptRebuilder();
  const prompts: RebuiltPrompt[] = [];
  for (const { said } of (await readAll(path)).events) {
    if (said === null || !isRequestEvent(said)) continue;
    rebuilder.add(said);
    const newest = rebuilder.newest();
    if (newest !== null) prompts.push(newest);
  }
  return prompts;
}

test.each([
  ['every common kind', smallRun],
  ['thirty reads', (run: ScriptedRun) => readingRun(run, 30)],
])('a run of %s gives back the body of each request, byte for byte', async (_, script) => {
  const { path, run } = writeRun(script);
  const prompts = await promptsOf(path);
  expect(prompts.map(bodyOf)).toEqual(run.bodies);
  expect(prompts.every(isExact)).toBe(true);
});

test('a prompt of which one byte was changed is not taken for the one that was sent', async () => {
  const { path } = writeRun(smallRun);
  rewriteLines(path, (lines) => lines.map((line) => line.replace('Goal: Fix', 'Goal: Mix')));
  expect((await promptsOf(path)).map(isExact)).toEqual([false, false, false, false, false, false]);
});

test('there is no prompt before the first request', () => {
  expect(new PromptRebuilder().newest()).toBeNull();
});
