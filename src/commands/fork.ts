import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createRedact } from '../agent/redaction.ts';
import type { Io } from '../cli.ts';
import { progressLine } from '../progress.ts';
import { replayRun } from '../replay-run.ts';
import type { Recording } from '../trace/replay.ts';
import { openTrace } from '../trace/writer.ts';
import { copyCheckout } from '../workspace/checkout-copy.ts';
import { openWorkspace } from '../workspace/repo-tools.ts';
import { createTestOracle } from '../workspace/test-oracle.ts';
import { modelOf } from './model-flags.ts';
import type { ReplayOptions } from './replay-options.ts';
import { runReport } from './run-report.ts';

/** Replays the first replies of a run and goes on with a live model and live tests; a run of its own, with its own trace. */
export async function forkRun(
  recording: Recording,
  options: ReplayOptions & { readonly from: number },
  io: Io,
): Promise<number> {
  const { task, settings, steps } = recording;
  if (options.from > steps.length) {
    throw new Error(`--from ${options.from}: the run has ${steps.length} recorded replies`);
  }
  const { llm, key } = modelOf(options);
  const repository = resolve(options.repo);
  const runId = randomBytes(5).toString('hex');
  await using workspace = await openWorkspace({ repository, commit: task.baseCommit, settings });
  await using copy = await copyCheckout({ repository, commit: task.baseCommit, destination: null });
  const place = { workspace, checkout: copy.root, command: task.testCommand };
  const liveOracle = createTestOracle({ ...place, testEnv: [], environment: process.env });
  using trace = openTrace({ path: resolve(options.out), runId, now: Date.now });
  const result = await replayRun({
    recording: { ...recording, runId },
    workspace,
    llm,
    liveOracle,
    forkAt: options.from,
    redact: createRedact([key]),
    onEvent: (event) => {
      trace.emit(event);
      const line = progressLine(event);
      if (line !== null) io.stderr(`${line}\n`);
    },
  });
  if (options.patch !== undefined) {
    mkdirSync(dirname(resolve(options.patch)), { recursive: true });
    writeFileSync(options.patch, result.patch.diff);
  }
  io.stdout(runReport(result));
  io.stderr(`[trace] ${resolve(options.out)} (run ${runId})\n`);
  return result.outcome === 'fixed' || result.outcome === 'not_reproduced' ? 0 : 1;
}
