import { setImmediate } from 'node:timers/promises';
import { defineCommand } from './flags.ts';
import { abortedBySignals, LiveProgress } from './io.ts';
import { accessOf, RUN, solverOf } from './run-options.ts';
import { findStart, openStage } from './stage.ts';

/** `agent-fix run`. Exit code 0 only when the tests prove a fix, or prove that there is nothing to fix. */
export const runCommand = defineCommand(RUN, async (options, out) => {
  const solver = solverOf(options);
  const { 'fallback-model': model } = options;
  const access = solver === 'builtin' ? null : accessOf(options);
  const fallback = access === null || model === undefined ? null : accessOf({ ...options, model });
  const { signal, exitCode } = abortedBySignals(out);
  using live = new LiveProgress(out);
  const start = await findStart(options);
  const opening = openStage(start, options, live.io);
  const opened = opening.catch(() => null);
  await using _stage = { [Symbol.asyncDispose]: async () => (await opened)?.[Symbol.asyncDispose]() };
  // One turn later git and the probe of the sandbox run: what a run needs loads beside them.
  await setImmediate();
  const { runOnStage } = await import('./run-on-stage.ts');
  return exitCode(await runOnStage({ options, solver, access, fallback, start, opening, signal, live }));
});
