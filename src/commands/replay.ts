import { resolve } from 'node:path';
import { recordedModel } from '../llm/create-llm.ts';
import { type Replayed, replayRun } from '../replay.ts';
import { recordedSearch } from '../solver/builtin-solver.ts';
import { visibleText } from '../story/safe-text.ts';
import { type Recording, readRecording } from '../trace/replay.ts';
import { type Comparison, compareEvents } from '../trace/replay-comparison.ts';
import { openWorkspace, workspaceOf } from '../workspace/repo-tools.ts';
import { abortedBySignals } from './abort-signal.ts';
import { comparedOracle } from './compared-oracle.ts';
import { forkRun } from './fork.ts';
import type { Io } from './io.ts';
import { openLiveTests } from './live-tests.ts';
import { parseReplayOptions, type ReplayOptions } from './replay-options.ts';
import { checkTraceFile } from './trace-file.ts';
import { writePatch } from './write-patch.ts';

const DIFFERENT = 3;

/** `agent-fix replay`. Exit code 3, with the first difference, when the record is not what happens. */
export async function replayCommand(args: readonly string[], io: Io): Promise<number> {
  const parsed = parseReplayOptions(args);
  if (parsed.kind === 'help') {
    io.stdout(parsed.usage);
    return 0;
  }
  const options = parsed.flags;
  checkTraceFile(options.trace);
  const recording = await readRecording(options.trace, options.run ?? null);
  if (options.from !== undefined) return forkRun(recording, { ...options, from: options.from }, io);
  const interruption = abortedBySignals(io);
  const replayed = await replay(recording, options, { io, signal: interruption.signal });
  if (interruption.signal.aborted) {
    io.stderr('agent-fix: the replay was stopped, nothing was compared\n');
    return interruption.exitCode(2);
  }
  if (options.patch !== undefined) writePatch(options.patch, replayed.patch);
  return report(await compareEvents(recording, replayed.events), recording, io);
}

async function replay(
  recording: Recording,
  options: ReplayOptions,
  { io, signal }: { readonly io: Io; readonly signal: AbortSignal },
): Promise<Replayed> {
  const { task, settings, tests } = recording;
  const repository = resolve(options.repo);
  await using workspace = await openWorkspace({ repository, ...workspaceOf(task, settings) });
  await using live =
    options.oracle === 'live' ? await openLiveTests({ repository, task, settings, workspace, io }) : null;
  const liveOracle = live?.oracle ? comparedOracle(tests, live.oracle) : null;
  const model = recordedModel(recording.llm);
  const search = recordedSearch(recording, workspace);
  // Awaited here: the workspace is closed once this function has returned.
  return await replayRun({ recording, workspace, model, liveOracle, signal, search });
}

function report(comparison: Comparison, { end }: Recording, io: Io): number {
  if (comparison.kind === 'identical') {
    const killed = end.kind === 'killed' ? ' (the run was killed: up to its last whole event)' : '';
    io.stdout(`replayed ${comparison.steps} steps, identical${killed}\n`);
    return 0;
  }
  const { step, eventKind, reason, diff } = comparison;
  io.stdout(visibleText(`different at step ${step}, ${eventKind}: ${reason}\n${diff}`));
  return DIFFERENT;
}
