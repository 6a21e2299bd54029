import { createHash, randomBytes } from 'node:crypto';
import { mapTexts } from './base/json.ts';
import { type AttemptsMade, comparePatches, nextAttempt } from './core/attempts.ts';
import type { RunResult } from './core/conclude.ts';
import { drive } from './core/driver.ts';
import type { RunEvent } from './core/events.ts';
import { commandsOf } from './core/jobs.ts';
import type { LLM, Redact, TestOracle } from './core/ports.ts';
import { createRedact, redactFault } from './core/redaction.ts';
import { type Settings, secretValues, type TestEnv } from './core/settings.ts';
import type { RunSetup } from './core/state.ts';
import type { Task } from './core/task.ts';
import type { Sandbox } from './oracle/sandbox/open-sandbox.ts';
import { createTestOracle } from './oracle/test-oracle.ts';
import { holdProgram, programFolder, VERSION } from './own-process.ts';
import { definitionsIn, openSolver } from './solver/builtin-solver.ts';
import { openTrace } from './trace/trace.ts';
import type { CommitSource } from './workspace/changes.ts';
import { openWorkspace } from './workspace/repo-tools.ts';
import type { Snapshot } from './workspace/snapshot.ts';

type OpenTrace = ReturnType<typeof openTrace>;

export interface SolveRequest {
  readonly task: Task;
  readonly settings: Settings;
  readonly llm: LLM;
  /** The most attempts out of one budget, each from the base commit; the next only while none is `fixed`. Absent: one. */
  readonly attempts?: number;
  /** The model of all attempts but the first; null or absent: the same model. */
  readonly fallback?: LLM | null;
  /** The repository whose git objects hold the base commit. */
  readonly repository: string;
  /** The base commit, where it is open already; the caller closes it. */
  readonly snapshot?: Snapshot;
  /** Where the tests run: the checkout itself, or a copy of it. In a sandbox with a cell, they write to a layer over it. */
  readonly checkout: string;
  /** Keeps the tests apart from the machine. Null or absent: nothing does, or there are no tests. `solve` closes its cell at the end. */
  readonly sandbox?: Sandbox | null;
  /** Makes the checkout what it was before the first test. Null or absent: only its tracked files can be restored. */
  readonly renew?: (() => Promise<void>) | null;
  /** Whether the checkout is a copy with a git directory of its own. */
  readonly isCopy?: boolean;
  readonly tracePath: string;
  /** Values that must never leave this process: the model key, tokens. */
  readonly secrets: readonly string[];
  readonly testEnv?: TestEnv | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The most that the first run of the tests may take; absent: all the time of the run. */
  readonly firstTestMs?: number;
  /** Gives an oracle that does the same and sees each run of the tests begin. */
  readonly watchTests?: (oracle: TestOracle) => TestOracle;
  readonly signal: AbortSignal;
  /** Sees each event as it happens; the trace has it by then. */
  readonly onEvent: (event: RunEvent) => void;
  /** The commits since the last green one; null or absent: they cannot be had. */
  readonly history?: CommitSource | null;
}

interface EndedRun {
  readonly setup: RunSetup;
  readonly llm: LLM;
  readonly result: RunResult;
  /** All events of the run, in order, for reports; the trace holds the same ones. */
  readonly events: readonly RunEvent[];
  /** Why the checkout could not be made what it was, so that no other attempt may start from it; null where one may. */
  readonly stuck: string | null;
}

/** The attempt that came out best. */
export interface Solved extends EndedRun {
  /** null where one attempt was allowed. */
  readonly tries: AttemptsMade | null;
  /** The lines that all attempts wrote to the trace; the file itself may have been changed by the tests since. */
  readonly traceText: string;
  readonly traceSha256: string;
  /** Why there were fewer attempts than allowed, for people. */
  readonly notes: readonly string[];
}

/**
 * Solves a task in one attempt or several, and gives the best. Whatever happens, it cleans up what it acquired. Throws if
 * the first attempt throws; the error of a later one stands in `notes`.
 */
export async function solve(request: SolveRequest): Promise<Solved> {
  const { attempts: of = 1, fallback = null, signal } = request;
  const goals = Math.max(1, commandsOf(request.task).goals.length);
  const settings = withRunsFor(goals, request.settings);
  const startMs = performance.now();
  // The cell is closed after the last attempt, not after the first.
  using _cell = request.sandbox?.cell ?? null;
  const shared = {
    ...request,
    sandbox: request.sandbox?.shared() ?? null,
  };
  const traces: OpenTrace[] = [];
  const ended: EndedRun[] = [];
  const attempt = async (attemptSettings: Settings, which?: RunSetup['attempt']): Promise<void> => {
    const runId = randomBytes(5).toString('hex');
    using trace = openTrace({ path: request.tracePath, runId, now: Date.now });
    traces.push(trace);
    const llm = ended.length === 0 ? request.llm : (fallback ?? request.llm);
    ended.push(await runOnce({ ...shared, settings: attemptSettings, llm }, trace, which));
  };
  if (of === 1) {
    await attempt(settings);
    return best(ended, { of, traces, why: null });
  }
  for (;;) {
    const elapsedMs = performance.now() - startMs;
    const next = nextAttempt({
      total: settings,
      goals,
      of,
      ended,
      elapsedMs,
      hasFallback: fallback !== null,
    });
    if (next.kind === 'end') return best(ended, { of, traces, why: next.why });
    if (signal.aborted && ended.length > 0) return best(ended, { of, traces, why: null });
    try {
      await attempt(next.settings, next.attempt);
    } catch (error) {
      if (ended.length === 0) throw error;
      const fault = redactFault(error, redactOf(request));
      return best(ended, { of, traces, why: `attempt ${next.attempt.number} of ${of} broke off: ${fault}` });
    }
  }
}

/** Multiplies the limit on test runs by the number of failed jobs, so that each job has the runs that its proof takes. */
const withRunsFor = (goals: number, { limits, ...settings }: Settings): Settings => ({
  ...settings,
  limits: { ...limits, maxTestRuns: goals * limits.maxTestRuns },
});

/** The redaction of a run. It also covers secrets that the tests are given, because tests may print them. */
const redactOf = ({ secrets, testEnv, environment }: SolveRequest): Redact =>
  createRedact([...secrets, ...(testEnv === undefined ? [] : secretValues(testEnv, environment))]);

/** `traces`: of all attempts, also of one that broke off. */
function best(
  ended: readonly EndedRun[],
  {
    of,
    traces,
    why,
  }: { readonly of: number; readonly traces: readonly OpenTrace[]; readonly why: string | null },
): Solved {
  const choosable = ({ result: { outcome, patch } }: EndedRun) => ({ outcome, files: patch.files });
  const [first] = ended.toSorted((a, b) => comparePatches(choosable(a), choosable(b)));
  if (first === undefined) throw new Error('there was no attempt');
  const traceText = traces.map((trace) => trace.text()).join('');
  const runs = ended.map(({ setup, llm, result }) => ({
    runId: setup.runId,
    model: llm.model,
    outcome: result.outcome,
    usage: result.state.usage,
  }));
  return {
    ...first,
    tries: of === 1 ? null : { of, chosen: ended.indexOf(first), runs },
    traceText,
    traceSha256: createHash('sha256').update(traceText).digest('hex'),
    notes: why === null ? [] : [why],
  };
}

/** Puts one run together and drives it to its end. */
async function runOnce(
  request: SolveRequest,
  trace: OpenTrace,
  attempt?: RunSetup['attempt'],
): Promise<EndedRun> {
  const { task, settings, llm, checkout, signal, repository, snapshot, sandbox = null } = request;
  if (task.jobs.length > 0 && sandbox?.cell == null) await holdProgram(programFolder());
  const redact = redactOf(request);
  await using workspace = await openWorkspace({
    repository,
    snapshot,
    task,
    settings,
    redact,
    definitions: definitionsIn,
    installation: { checkout, environment: request.environment },
    patience: { signal },
  });
  const shownTask = mapTexts(task, redact);
  const judged = {
    workspace,
    checkout,
    command: commandsOf(task).first,
    // The driver knows jobs by their redacted names.
    others: commandsOf(task, shownTask).further,
    testEnv: request.testEnv,
    testReport: settings.testReport ?? null,
    environment: request.environment,
  };
  const { renew = null, isCopy = false } = request;
  using tests = createTestOracle({ ...judged, sandbox, renew, isCopy });
  using solver = openSolver({ ...judged, sandbox, redact, kind: settings.solver });
  const events: RunEvent[] = [];
  const setup: RunSetup = {
    runId: trace.runId,
    version: VERSION,
    task: shownTask,
    settings,
    attempt,
  };
  const { watchTests: watched = (oracle: TestOracle) => oracle } = request;
  const result = await drive(setup, {
    llm,
    workspace,
    oracle: watched(withFirstBounded(tests, request.firstTestMs ?? Number.POSITIVE_INFINITY)),
    emit: (emitted) => {
      const event = withSandbox(emitted, sandbox);
      trace.emit(event);
      events.push(event);
      request.onEvent(event);
    },
    clock: () => performance.now(),
    redact,
    signal,
    ...solver.ports,
    installed: () => workspace.installedFolders(),
    ...(request.history ? { earlier: tests.earlier(request.history) } : {}),
  });
  // The checkout is reset, because the next attempt starts from the base commit.
  const mayGoOn = attempt !== undefined && attempt.number < attempt.of && result.outcome !== 'fixed';
  const stuck = mayGoOn
    ? await tests.reset().then(
        () => null,
        (error: unknown) => redactFault(error, redact),
      )
    : null;
  return { setup, llm, result, events, stuck };
}

/**
 * Limits the first run of the tests to `firstMs`: how long they take is not known yet, and a command that hangs must not use up
 * all of the run's time.
 */
const withFirstBounded = (oracle: TestOracle, firstMs: number): TestOracle => ({
  run: (options) =>
    oracle.run(
      options.phase === 'baseline'
        ? { ...options, timeoutMs: Math.min(firstMs, options.timeoutMs) }
        : options,
    ),
});

/** Adds the sandbox to `run_start`: the driver does not know it, but readers of the trace need it. */
function withSandbox(event: RunEvent, sandbox: Sandbox | null): RunEvent {
  if (event.kind !== 'run_start' || sandbox === null) return event;
  return { kind: event.kind, payload: { ...event.payload, sandbox: sandbox.toTrace() } };
}
