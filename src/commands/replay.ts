import { resolve } from 'node:path';
import { recordedModel } from '../llm/create-llm.ts';
import { recordedSearch } from '../recorded-search.ts';
import { type Replayed, replayRun } from '../replay.ts';
import { visibleText } from '../story/safe-text.ts';
import { type Recording, readRecording } from '../trace/replay.ts';
import { type Comparison, compareEvents } from '../trace/replay-comparison.ts';
import { openWorkspace, workspaceOf } from '../workspace/repo-tools.ts';
import { abortedBySignals } from './abort-signal.ts';
import { forkRun } from './fork.ts';
import type { Io } from './io.ts';
import { openLiveTests } from './live-tests.ts';
import { parseReplayOptions, REPLAY_USAGE, type ReplayOptions } from './replay-options.ts';
import { checkTraceFile } from './trace-file.ts';
import { writePatch } from './write-patch.ts';

const DIFFERENT = 3;

/** `agent-fix replay`. Exit code 3, with the first difference, when the record is not what happens. */
export async function replayCommand(args: readonly string[], io: Io): Promise<number> {
  const options = parseReplayOptions(args);
  if (options.help) {
    io.stdout(REPLAY_USAGE);
    return 0;
  }
  checkTraceFile(options.trace);
  const recording = await readRecording(options.trace, options.run ?? null);
  if (options.from !== undefined) return forkRun(recording, { ...options, from: options.from }, io);
  const replayed = await replay(recording, options, io);
  if (options.patch !== undefined) writePatch(options.patch, replayed.patch);
  return report(await compareEvents(recording, replayed.events), recording, io);
}

async function replay(recording: Recording, options: ReplayOptions, io: Io): Promise<Replayed> {
  const { task, settings } = recording;
  const repository = resolve(options.repo);
  const signal = abortedBySignals();
  await using workspace = await openWorkspace({ repository, ...workspaceOf(task, settings) });
  await using live =
    options.oracle === 'live' ? await openLiveTests({ repository, task, settings, workspace, io }) : null;
  const model = recordedModel(recording.llm);
  const replayed = await replayRun({
    recording,
    workspace,
    model,
    liveOracle: live?.oracle ?? null,
    signal,
    search: recordedSearch(recording, workspace),
  });
  if (signal.aborted) throw new Error('the replay was cancelled, nothing was compared');
  return replayed;
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
