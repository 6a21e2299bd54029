import { dirname, join, resolve } from 'node:path';
import type { Task, TestCommand } from '../agent/task.ts';
import { isSecret } from '../llm/provider.ts';
import { loadEverything } from '../load-everything.ts';
import { describeSandbox } from '../oracle/sandbox/tier.ts';
import { type Solved, solve } from '../solve.ts';
import { abortedBySignals } from './abort-signal.ts';
import type { Io } from './io.ts';
import { modelOf } from './model-flags.ts';
import { parseRunOptions, RUN_USAGE, type RunOptions, settingsOf } from './run-options.ts';
import { describeTests, exitCodeOf, printProgress, runJson, runReport } from './run-report.ts';
import { type Stage, stageRun } from './stage.ts';
import { writePatch } from './write-patch.ts';

const DEFAULT_GOAL = 'Make the failing tests pass with the smallest correct change.';

/** `agent-fix run`. Exit code 0 only when the tests prove a fix, or prove that there is nothing to fix. */
export async function runCommand(args: readonly string[], io: Io): Promise<number> {
  const options = parseRunOptions(args);
  if (options.help) {
    io.stdout(RUN_USAGE);
    return 0;
  }
  const { llm, key } = modelOf(options);
  const signal = abortedBySignals();
  await using stage = await stageRun(options);
  if (stage.sandbox.cell === null) await loadEverything();
  const task = await taskOf(options, stage);
  io.stderr(`[setup] ${describeTests(task.testCommand)} · ${stage.note}\n`);
  if (task.testCommand !== null) io.stderr(`[sandbox] ${describeSandbox(stage.sandbox.report)}\n`);
  const solving = solve({
    task,
    settings: settingsOf(options),
    llm,
    repository: stage.repository,
    checkout: stage.checkout,
    sandbox: task.testCommand === null ? null : stage.sandbox,
    renew: stage.renew,
    tracePath: resolve(options.trace),
    secrets: isSecret(key) ? [key] : [],
    testEnv: [],
    environment: process.env,
    signal,
    onEvent: (event) => printProgress(event, io),
  });
  return finish(await solving, { options, stage, io });
}

async function taskOf(options: RunOptions, stage: Stage): Promise<Task> {
  return {
    goal: options.goal ?? DEFAULT_GOAL,
    evidence: [],
    testCommand: options['test-policy'] === 'never' ? null : await testCommandOf(options, stage),
    baseCommit: stage.commit,
    trigger: { kind: 'terminal' },
    // Without a goal of its own, a run is about failing tests.
    mustBeRedAtBase: options.goal === undefined,
  };
}

async function testCommandOf(options: RunOptions, stage: Stage): Promise<TestCommand> {
  const given = options.test;
  if (given !== undefined) {
    return { run: given, shell: null, workingDirectory: stage.folder, env: {}, source: '--test' };
  }
  const { findManifestTest } = await import('./manifest-test.ts');
  return findManifestTest(stage);
}

interface Ending {
  readonly options: RunOptions;
  readonly stage: Stage;
  readonly io: Io;
}

async function finish(solved: Solved, { options, stage, io }: Ending): Promise<number> {
  const { result, setup } = solved;
  const { outcome, patch } = result;
  const { runId } = setup;
  const tracePath = resolve(options.trace);
  const patchPath = keepPatch(solved, options);
  const isApplied = outcome === 'fixed';
  io.stderr(`[trace] ${tracePath} (run ${runId})\n`);
  if (patchPath !== null) io.stderr(`[patch] ${patchPath}\n`);
  // In place, the tests have already run on the patched files.
  await stage.keep(patch);
  if (isApplied && !options['in-place']) {
    await stage.apply(patch);
    io.stderr(`[applied] ${patch.files.map(({ path }) => path).join(', ')}\n`);
  }
  io.stdout(options.json ? runJson(result, { runId, tracePath, patchPath, isApplied }) : runReport(result));
  return exitCodeOf(result);
}

/** Work is never thrown away: a patch that is not applied is kept beside the trace. `--patch` gets the diff in any case. */
function keepPatch({ setup, result }: Solved, options: RunOptions): string | null {
  const { outcome, patch } = result;
  const isLost = outcome !== 'fixed' && patch.files.length > 0;
  const path = options.patch ?? (isLost ? besideTrace(options, setup.runId) : null);
  return path === null ? null : writePatch(path, patch);
}

const besideTrace = ({ trace }: RunOptions, runId: string): string => join(dirname(trace), `${runId}.patch`);
