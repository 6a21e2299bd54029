import { resolve } from 'node:path';
import type { RunEvent } from '../agent/events.ts';
import type { LLM, Redact } from '../agent/ports.ts';
import { createRedact } from '../agent/redaction.ts';
import { DEFAULT_SETTINGS, type Solver } from '../agent/settings.ts';
import type { Task, TestCommand } from '../agent/task.ts';
import { type SolvedBest, solveBest } from '../attempts.ts';
import { isSecret } from '../llm/provider.ts';
import { NO_MODEL } from '../llm/stand-ins.ts';
import { describeSandbox } from '../oracle/sandbox/tier.ts';
import { attemptWords } from '../story/words.ts';
import { readInstructions } from '../workspace/instructions.ts';
import { openWorkspace } from '../workspace/repo-tools.ts';
import type { Snapshot } from '../workspace/snapshot.ts';
import { abortedBySignals, type Io } from './io.ts';
import { besideTrace, writePatch } from './run-files.ts';
import {
  firstTestMs,
  modelOf,
  parseRunOptions,
  type RunOptions,
  settingsOf,
  solverOf,
} from './run-options.ts';
import { describeTests, exitCodeOf, printProgress, runJson, runReport } from './run-report.ts';
import { type Stage, stageRun } from './stage.ts';

const DEFAULT_GOAL = 'Make the failing tests pass with the smallest correct change.';

/** `agent-fix run`. Exit code 0 only when the tests prove a fix, or prove that there is nothing to fix. */
export async function runCommand(args: readonly string[], io: Io): Promise<number> {
  const parsed = parseRunOptions(args);
  if (parsed.kind === 'help') {
    io.stdout(parsed.usage);
    return 0;
  }
  const options = parsed.flags;
  const solver = solverOf(options);
  const { llm, key } = solver === 'builtin' ? { llm: NO_MODEL, key: '' } : modelOf(options);
  const fallback = fallbackOf(options, solver);
  const interruption = abortedBySignals(io);
  const { signal } = interruption;
  await using stage = await stageRun(options, io);
  const secrets = isSecret(key) ? [key] : [];
  const task = await taskOf(options, stage, createRedact(secrets));
  const settings = { ...settingsOf(options), solver };
  io.stderr(`[setup] ${describeTests(task.testCommand)} · ${stage.note}\n`);
  if (task.testCommand !== null) io.stderr(`[sandbox] ${describeSandbox(stage.sandbox.report)}\n`);
  const solving = solveBest({
    task,
    settings,
    llm,
    attempts: options.attempts,
    fallback,
    repository: stage.repository,
    checkout: stage.checkout,
    sandbox: task.testCommand === null ? null : stage.sandbox,
    renew: stage.renew,
    tracePath: resolve(options.trace),
    secrets,
    testEnv: [],
    environment: process.env,
    firstTestMs: firstTestMs(settings),
    signal,
    onEvent: (event) => tell(event, signal, io),
  });
  return interruption.exitCode(await finish(await solving, { options, stage, io }));
}

/** null: later tries ask the same model as the first. */
function fallbackOf(options: RunOptions, solver: Solver): LLM | null {
  const model = options['fallback-model'];
  return model === undefined || solver === 'builtin' ? null : modelOf({ ...options, model }).llm;
}

/** Tests that were stopped with the run are no time-out. */
function tell(event: RunEvent, signal: AbortSignal, io: Io): void {
  const isStopped = event.kind === 'tests' && event.payload.verdict === 'timeout' && signal.aborted;
  if (isStopped) io.stderr('[tests] stopped with the run\n');
  else printProgress(event, io);
}

async function taskOf(options: RunOptions, stage: Stage, redact: Redact): Promise<Task> {
  const { repository, commit, folder } = stage;
  await using workspace = await openWorkspace({ repository, commit, settings: DEFAULT_SETTINGS });
  const { snapshot } = workspace;
  const readFile = (path: string) => snapshot.readText(path);
  const file = options['instructions-file'] ?? null;
  const { files, notes } = await readInstructions({ file, folder, readFile, redact });
  const [missing] = notes;
  if (missing !== undefined) throw new Error(`--${missing}`);
  return {
    goal: options.goal ?? DEFAULT_GOAL,
    evidence: [],
    ...(files.length === 0 ? {} : { instructions: [...files] }),
    testCommand:
      options['test-policy'] === 'never' ? null : await testCommandOf(options, { folder, snapshot }),
    baseCommit: commit,
    trigger: { kind: 'terminal' },
    // Without a goal of its own, a run is about failing tests.
    mustBeRedAtBase: options.goal === undefined,
  };
}

interface Base {
  readonly folder: string;
  readonly snapshot: Snapshot;
}

/** What the user says; else the command that the repository's manifest implies, as the action finds it. Throws when none does. */
async function testCommandOf(options: RunOptions, { folder, snapshot }: Base): Promise<TestCommand> {
  const given = options.test;
  if (given !== undefined) {
    return { run: given, shell: null, workingDirectory: folder, env: {}, source: '--test' };
  }
  const { findTestCommand } = await import('../workflow/test-command.ts');
  const search = await findTestCommand({
    input: null,
    workingDirectory: folder,
    failing: null,
    readFile: (path) => snapshot.readText(path),
    listFiles: async () => [...snapshot.paths()],
  });
  if (search.kind !== 'found') throw new Error(search.problem);
  return search.command;
}

interface Ending {
  readonly options: RunOptions;
  readonly stage: Stage;
  readonly io: Io;
}

async function finish(solved: SolvedBest, { options, stage, io }: Ending): Promise<number> {
  const { result, setup, tries } = solved;
  const { outcome, patch } = result;
  const { runId } = setup;
  const tracePath = resolve(options.trace);
  const patchPath = keepPatch(solved, options);
  const isApplied = outcome === 'fixed';
  for (const note of solved.notes) io.stderr(`[attempts] ${note}\n`);
  if (tries !== null) io.stderr(`[attempts] taken: ${attemptWords(tries.chosen + 1, tries.of)}\n`);
  io.stderr(`[trace] ${tracePath} (run ${runId})\n`);
  if (patchPath !== null) io.stderr(`[patch] ${patchPath}\n`);
  await stage.keep(patch);
  if (isApplied && !options['in-place']) {
    await stage.apply(patch);
    io.stderr(`[applied] ${patch.files.map(({ path }) => path).join(', ')}\n`);
  }
  const facts = { runId, tracePath, patchPath, isApplied, tries };
  io.stdout(options.json ? runJson(result, facts) : runReport(result, facts));
  return exitCodeOf(result);
}

/** Work is never thrown away: a patch that is not applied is kept beside the trace. `--patch` gets the diff in any case. */
function keepPatch({ setup, result }: SolvedBest, options: RunOptions): string | null {
  const { outcome, patch } = result;
  const isLost = outcome !== 'fixed' && patch.files.length > 0;
  const path = options.patch ?? (isLost ? besideTrace(options.trace, setup.runId) : null);
  return path === null ? null : writePatch(path, patch);
}
