import { resolve } from 'node:path';
import { defined } from '../base/json.ts';
import type { RunResult } from '../core/conclude.ts';
import type { RunEvent } from '../core/events.ts';
import { commandsOf } from '../core/jobs.ts';
import type { LLM, Redact } from '../core/ports.ts';
import { createRedact } from '../core/redaction.ts';
import type { Settings } from '../core/settings.ts';
import type { Task, TestCommand } from '../core/task.ts';
import { CONSEQUENCES } from '../core/verdict/outcome.ts';
import { createLLM } from '../llm/create-llm.ts';
import { type ModelAccess, secretKeys } from '../llm/provider.ts';
import { type Solved, solve } from '../solve.ts';
import { tellRun, testCommandText } from '../story/tell.ts';
import { installsOf } from '../workflow/manifest.ts';
import { changesSince, commitsOf } from '../workspace/changes.ts';
import { Repository } from '../workspace/git.ts';
import { readInstructions } from '../workspace/overview.ts';
import { openSnapshot, type Snapshot } from '../workspace/snapshot.ts';
import { besideTrace, type Io, type LiveProgress, painter, traceOf, writePatch } from './io.ts';
import { firstTestMs, isInPlace, type RunOptions, settingsOf } from './run-options.ts';
import type { Stage, Start } from './stage.ts';

const DEFAULT_GOAL = 'Make the failing tests pass with the smallest correct change.';

/** What a run is told by its command, and where it takes place. */
interface StagedRun {
  readonly options: RunOptions;
  readonly solver: Settings['solver'];
  /** Null: the built-in solver alone. */
  readonly access: ModelAccess | null;
  /** The model that further attempts ask; null: they ask the first one again. */
  readonly fallback: ModelAccess | null;
  readonly start: Start;
  /** Still being opened. Whoever opens it closes it. */
  readonly opening: Promise<Stage>;
  readonly signal: AbortSignal;
  readonly live: LiveProgress;
}

/** A run of the terminal, to its report. Gives the exit code: 0 only when the tests prove a fix, or that there is nothing to fix. */
export async function runOnStage(run: StagedRun): Promise<number> {
  const { options, solver, access, fallback, start, signal, live } = run;
  const { io } = live;
  // First of all, because its client loads from now on.
  const llm = access === null ? createLLM(null) : modelAt(access, live);
  const { repository, commit, greenAt } = start;
  const git = Repository.find(repository);
  const secrets = secretKeys(access);
  const redact = createRedact(secrets);
  const changes = greenAt === null ? null : await changesSince(git, { greenAt, base: commit }, redact);
  await using snapshot = await openSnapshot(git, commit, { signal });
  // git searches while the sandbox is tried; an error is reported where the files are needed.
  snapshot.testFiles().catch(() => {});
  const settings = { ...settingsOf(options), solver };
  const tracePath = resolve(options.trace ?? traceOf(repository));
  const task = {
    ...(await taskOf(options, { start, snapshot, redact })),
    ...defined({ changes: changes ?? undefined }),
  };
  const stage = await run.opening;
  const command = commandsOf(task).first;
  io.stderr(`[setup] ${testCommandText(command)} · ${stage.note}\n`);
  if (command !== null) io.stderr(`[sandbox] ${stage.sandbox.describe()}\n`);
  const solved = await solve({
    task,
    settings,
    llm,
    attempts: options.attempts,
    fallback: fallback === null ? null : modelAt(fallback, live),
    repository,
    snapshot,
    checkout: stage.checkout,
    sandbox: command === null ? null : stage.sandbox,
    renew: stage.renew,
    isCopy: stage.isCopy,
    tracePath,
    secrets,
    environment: process.env,
    firstTestMs: firstTestMs(settings),
    signal,
    watchTests: (oracle) => live.watch(oracle),
    onEvent: (event) => showEvent(event, signal, live),
    history: commitsOf(git, commit),
  });
  // Awaited here: an error must find its handler while what the run holds is being closed.
  return await finish(solved, { options, tracePath, stage, io });
}

const modelAt = (access: ModelAccess, live: LiveProgress): LLM =>
  createLLM({ ...access, reasoningEffort: null, onAnswering: ({ bytes }) => live.noteReply(bytes) });

/** Tests that stop because the run is cancelled are not shown as timed out. */
function showEvent(event: RunEvent, signal: AbortSignal, live: LiveProgress): void {
  const isStopped = event.kind === 'tests' && event.payload.verdict === 'timeout' && signal.aborted;
  live.tell(event, isStopped ? '[tests] stopped with the run' : undefined);
}

interface TaskSources {
  readonly start: Start;
  readonly snapshot: Snapshot;
  readonly redact: Redact;
}

async function taskOf(options: RunOptions, base: TaskSources): Promise<Task> {
  const { start, snapshot, redact } = base;
  const { commit, folder } = start;
  const instructions = await readInstructions({ ...snapshot, folder, redact });
  return {
    goal: options.goal ?? DEFAULT_GOAL,
    ...(instructions.length === 0 ? {} : { instructions: [...instructions] }),
    installs: installsOf(snapshot.paths(), folder, await snapshot.readText('.gitmodules')),
    jobs:
      options['test-policy'] === 'never'
        ? []
        : [{ command: await testCommandOf(options, base), evidence: [] }],
    context: [],
    baseCommit: commit,
    trigger: { kind: 'terminal' },
    // Without a goal of its own, a run is about failing tests.
    mustBeRedAtBase: options.goal === undefined,
  };
}

/**
 * The test command that the user gave; else the one that the repository's manifest implies, found as the action finds it.
 * Throws when there is none.
 */
async function testCommandOf(options: RunOptions, { start, snapshot }: TaskSources): Promise<TestCommand> {
  const { folder } = start;
  const command = options.test;
  if (command !== undefined) {
    return { run: command, shell: null, workingDirectory: folder, env: {}, source: '--test' };
  }
  // The parser of workflows is large, and most runs name their command.
  const { findTestCommand } = await import('../workflow/test-command.ts');
  const search = await findTestCommand({ ...snapshot, input: null, workingDirectory: folder });
  if (search.kind !== 'found') throw new Error(`${search.problem}. Give it with --test COMMAND.`);
  return search.command;
}

interface Shown {
  readonly options: RunOptions;
  readonly tracePath: string;
  readonly stage: Stage;
  readonly io: Io;
}

async function finish(solved: Solved, { options, tracePath, stage, io }: Shown): Promise<number> {
  const { result, setup } = solved;
  const { outcome, patch } = result;
  const { runId } = setup;
  const patchPath = keepPatch(solved, options, tracePath);
  const isApplied = outcome === 'fixed';
  const texts = tellRun(
    { ...solved, installs: setup.task.installs, prices: options.prices ?? null },
    { runId, tracePath, patchPath, isApplied },
  );
  for (const note of solved.notes) io.stderr(`[attempts] ${note}\n`);
  if (texts.taken !== null) io.stderr(`[attempts] taken: ${texts.taken}\n`);
  io.stderr(`[trace] ${tracePath} (run ${runId})\n`);
  if (patchPath !== null) io.stderr(`[patch] ${patchPath}\n`);
  await stage.keep(patch);
  if (isApplied && !isInPlace(options)) {
    await stage.apply(patch);
    io.stderr(`[applied] ${patch.files.map(({ path }) => path).join(', ')}\n`);
  }
  if (texts.cost !== null) io.stderr(`[cost] ${texts.cost} USD\n`);
  io.stdout(options.json ? texts.json : texts.report);
  if (isApplied && !options.json) io.stdout(`\nApplied:\n${texts.diff(painter(io.isTTY))}`);
  return exitCodeOf(result);
}

/** Writes a patch that is not applied beside the trace, so that no work is lost. `--patch` gets the diff in any case. */
function keepPatch({ setup, result }: Solved, options: RunOptions, tracePath: string): string | null {
  const { outcome, patch } = result;
  const isLost = outcome !== 'fixed' && patch.files.length > 0;
  const path = options.patch ?? (isLost ? besideTrace(tracePath, setup.runId) : null);
  return path === null ? null : writePatch(path, patch);
}

/** 0 only when the tests prove a fix, or prove that there is nothing to fix. */
export const exitCodeOf = ({ outcome }: RunResult): number => (CONSEQUENCES[outcome].isProven ? 0 : 1);
