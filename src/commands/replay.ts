import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Io } from '../cli.ts';
import { recordedModel } from '../llm/recorded-model.ts';
import { type Replayed, replayRun } from '../replay-run.ts';
import { type Recording, readRecording } from '../trace/replay.ts';
import { type Comparison, compareEvents } from '../trace/replay-comparison.ts';
import { copyCheckout } from '../workspace/checkout-copy.ts';
import { openWorkspace } from '../workspace/repo-tools.ts';
import { createTestOracle } from '../workspace/test-oracle.ts';
import { forkRun } from './fork.ts';
import { parseReplayOptions, REPLAY_USAGE, type ReplayOptions } from './replay-options.ts';

const DIFFERENT = 3;

/** `agent-fix replay`. Exit code 3, with the first difference, when the record is not what happens. */
export async function replayCommand(args: readonly string[], io: Io): Promise<number> {
  const options = parseReplayOptions(args);
  if (options.help) {
    io.stdout(REPLAY_USAGE);
    return 0;
  }
  const recording = await readRecording(options.trace, options.run ?? null);
  if (options.from !== undefined) return forkRun(recording, { ...options, from: options.from }, io);
  const replayed = await replay(recording, options);
  if (options.patch !== undefined) {
    mkdirSync(dirname(resolve(options.patch)), { recursive: true });
    writeFileSync(options.patch, replayed.patch.diff);
  }
  return report(await compareEvents(recording, replayed.events), recording, io);
}

async function replay(recording: Recording, { repo, oracle }: ReplayOptions): Promise<Replayed> {
  const { task, settings } = recording;
  const repository = resolve(repo);
  await using workspace = await openWorkspace({ repository, commit: task.baseCommit, settings });
  const request = {
    recording,
    workspace,
    llm: recordedModel(recording.llm),
    forkAt: null,
    onEvent: () => {},
  };
  if (oracle === 'recorded' || task.testCommand === null)
    return await replayRun({ ...request, liveOracle: null });
  await using copy = await copyCheckout({ repository, commit: task.baseCommit, destination: null });
  const place = { workspace, checkout: copy.root, command: task.testCommand };
  const liveOracle = createTestOracle({ ...place, testEnv: [], environment: process.env });
  return await replayRun({ ...request, liveOracle });
}

function report(comparison: Comparison, { end }: Recording, io: Io): number {
  if (comparison.kind === 'identical') {
    const killed = end.kind === 'killed' ? ' (the run was killed: up to its last whole event)' : '';
    io.stdout(`replayed ${comparison.steps} steps, identical${killed}\n`);
    return 0;
  }
  const { step, eventKind, reason, diff } = comparison;
  io.stdout(`different at step ${step}, ${eventKind}: ${reason}\n${diff}`);
  return DIFFERENT;
}
