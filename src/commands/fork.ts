import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { drive } from '../agent/driver.ts';
import { recordedPlaces } from '../agent/places.ts';
import { createRedact } from '../agent/redaction.ts';
import { APIS } from '../agent/settings.ts';
import { isSecret } from '../llm/provider.ts';
import { ReplayLLM } from '../llm/stand-ins.ts';
import { recordedOracle } from '../replay.ts';
import { recordedSearch } from '../solver/builtin-solver.ts';
import { type Recording, recordedBefore } from '../trace/replay.ts';
import { openTrace } from '../trace/writer.ts';
import { VERSION } from '../version.ts';
import { openWorkspace, workspaceOf } from '../workspace/repo-tools.ts';
import { abortedBySignals } from './abort-signal.ts';
import type { Io } from './io.ts';
import { openLiveTests } from './live-tests.ts';
import { modelOf } from './model-flags.ts';
import type { ReplayOptions } from './replay-options.ts';
import { exitCodeOf, printProgress, runReport } from './run-report.ts';
import { besideTrace, writePatch } from './write-patch.ts';

/** Replays the first replies of a run and goes on with a live model and live tests; a run of its own, with its own trace. */
export async function forkRun(
  recording: Recording,
  options: ReplayOptions & { readonly from: number },
  io: Io,
): Promise<number> {
  const { task, settings } = recording;
  const { replies, tests } = repliesToKeep(recording, options.from);
  const { llm, key } = forkModel(recording, options);
  const interruption = abortedBySignals(io);
  const repository = resolve(options.repo);
  const runId = randomBytes(5).toString('hex');
  await using workspace = await openWorkspace({ repository, ...workspaceOf(task, settings) });
  await using live = await openLiveTests({ repository, task, settings, workspace, io });
  using trace = openTrace({ path: resolve(options.out), runId, now: Date.now });
  const result = await drive(
    { runId, version: VERSION, task, settings },
    {
      llm: new ReplayLLM({ model: llm, replies, goesOn: true }),
      oracle: recordedOracle(tests, live.oracle),
      workspace,
      emit: (event) => {
        trace.emit(event);
        printProgress(event, io);
      },
      clock: () => performance.now(),
      redact: createRedact(isSecret(key) ? [key] : []),
      signal: interruption.signal,
      places: async () => recordedPlaces(recording.events.map(({ said }) => said)),
      search: recordedSearch(recording, workspace),
    },
  );
  const tracePath = resolve(options.out);
  const isLost = options.patch === undefined && result.patch.files.length === 0;
  const patchPath = isLost
    ? null
    : writePatch(options.patch ?? besideTrace(options.out, runId), result.patch);
  io.stderr(`[trace] ${tracePath} (run ${runId})\n`);
  if (patchPath !== null) io.stderr(`[patch] ${patchPath}\n`);
  io.stdout(runReport(result, { runId, tracePath, patchPath, isApplied: false }));
  return interruption.exitCode(exitCodeOf(result));
}

function repliesToKeep(recording: Recording, from: number): ReturnType<typeof recordedBefore> {
  const kept = recordedBefore(recording, from);
  if (kept.replies.length === from) return kept;
  throw new Error(`--from ${from}: the run has ${kept.replies.length} recorded replies`);
}

/** Recorded replies are sent back as they came, so the fork speaks the protocol of its recording. */
function forkModel({ llm: recorded }: Recording, options: ReplayOptions): ReturnType<typeof modelOf> {
  const api = APIS.find((each) => each === recorded.api);
  if (options.from !== 0 && options.api !== undefined && options.api !== api) {
    throw new Error(
      `--api ${options.api}: the recorded replies are of ${recorded.api}, and only a fork --from 0 can change that`,
    );
  }
  return modelOf({ ...options, api: options.api ?? api });
}
