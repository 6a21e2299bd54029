import { openRecordedMerge, replayRun } from '../../src/commands/replay-run.ts';
import type { BuiltinSearch } from '../../src/core/builtin-search.ts';
import type { Workspace } from '../../src/core/ports.ts';
import { createRedact } from '../../src/core/redaction.ts';
import { recordedModel } from '../../src/llm/create-llm.ts';
import { VERSION } from '../../src/own-process.ts';
import { recordedSearch } from '../../src/solver/builtin-solver.ts';
import {
  compareEvents,
  type Recording,
  type ReplayComparison,
  readRecording,
} from '../../src/trace/replay.ts';
import { openWorkspace } from '../../src/workspace/repo-tools.ts';

/** What `agent-fix replay` does, in this process. */
export async function replayTrace(
  path: string,
  repository: string,
  run: string | null = null,
): Promise<ReplayComparison> {
  const recording = await readRecording(path, run, VERSION);
  const { task, settings } = recording;
  await using merge = await openRecordedMerge(recording, repository);
  await using workspace = await openWorkspace({
    repository,
    task,
    settings,
    ...(merge === null ? {} : { snapshot: merge.snapshot }),
    redact: createRedact([]),
  });
  return await replayOver(recording, workspace, recordedSearch(recording, workspace));
}

/** The same over the workspace given. */
export async function replayOver(
  recording: Recording,
  workspace: Workspace,
  search?: BuiltinSearch,
): Promise<ReplayComparison> {
  const { events } = await replayRun({
    recording,
    workspace,
    model: recordedModel(recording.llm),
    liveOracle: null,
    signal: new AbortController().signal,
    ...(search === undefined ? {} : { search }),
  });
  return compareEvents(recording, events);
}
