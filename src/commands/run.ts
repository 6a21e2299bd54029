import { abortedBySignals, type Io } from './io.ts';
import { accessOf, parseRunOptions, solverOf } from './run-options.ts';
import { findPlace, stageRun } from './stage.ts';

/** `agent-fix run`. Exit code 0 only when the tests prove a fix, or prove that there is nothing to fix. */
export async function runCommand(args: readonly string[], io: Io): Promise<number> {
  const parsed = parseRunOptions(args);
  if (parsed.kind === 'help') {
    io.stdout(parsed.usage);
    return 0;
  }
  const options = parsed.flags;
  const solver = solverOf(options);
  const { 'fallback-model': fallbackModel } = options;
  const access = solver === 'builtin' ? null : accessOf(options);
  const hasFallback = access !== null && fallbackModel !== undefined;
  const fallback = hasFallback ? accessOf({ ...options, model: fallbackModel }) : null;
  const interruption = abortedBySignals(io);
  const place = await findPlace(options);
  await using stage = await stageRun(place, options, io);
  const { runOnStage } = await import('./run-on-stage.ts');
  return await runOnStage({ options, solver, access, fallback, place, stage, interruption, io });
}
