import { expect, test } from 'vitest';
import { exitCodeOf } from '../../src/commands/run-on-stage.ts';
import { Outcome } from '../../src/core/verdict/outcome.ts';
import { play } from '../core/play.ts';
import { red } from '../core/scripted-oracle.ts';
import { cannotFix, read } from '../core/steps.ts';

test('only what is proven exits 0', async () => {
  const { result } = await play({ model: [read, cannotFix], tests: [red()] });
  const well = Outcome.options.filter((outcome) => exitCodeOf({ ...result, outcome }) === 0);
  expect(well).toEqual(['fixed', 'not_reproduced']);
});
