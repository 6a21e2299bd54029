import './jitless-schemas.ts';
import { randomBytes } from 'node:crypto';
import type { RunResult } from './core/conclude.ts';
import { drive } from './core/driver.ts';
import type { Attempt, RunEvent } from './core/events.ts';
import { once } from './core/once.ts';
import type { EventSink, FailureText, LLM, TestOracle } from './core/ports.ts';
import { createRedact, redactFault, redactTask } from './core/redaction.ts';
import type { Settings, TestEnv } from './core/settings.ts';
import type { RunSetup } from './core/state.ts';
import type { Task } from './core/task.ts';
import { holdProgram } from './hold-program.ts';
import { loadClient } from './llm/exchange.ts';
import type { Sandbox } from './oracle/sandbox/open-sandbox.ts';
import { sandboxToTrace } from './oracle/sandbox/tier.ts';
import { createTestOracle } from './oracle/test-oracle.ts';
import { programFolder } from './own-process.ts';
import type { Places } from './solver/builtin-solver.ts';
import { openTrace } from './trace/writer.ts';
import { VERSION } from './version.ts';
import { openWorkspace, workspaceOf } from './workspace/repo-tools.ts';
import type { Snapshot } from './workspace/snapshot.ts';

export interface SolveRequest {
  readonly task: Task;
  readonly settings: Settings;
  readonly llm: LLM;
  /** Which of several tries this is; absent: the only one. */
  readonly attempt?: Attempt;
  /** The repository whose git objects hold the base commit. */
  readonly repository: string;
  /** The base commit, where it is open already; the caller closes it. */
  readonly snapshot?: Snapshot;
  /** Where the tests run: the checkout itself, or a copy of it. With a sandbox's cell, on a layer over it. */
  readonly checkout: string;
  /** Null or absent: nothing keeps the tests apart, or there are none. */
  readonly sandbox?: Sandbox | null;
  /** Makes the checkout what it was before the first test. Null or absent: it can only be restored. */
  readonly renew?: (() => Promise<void>) | null;
  readonly tracePath: string;
  /** Values that must never leave: the model key, tokens. */
  readonly secrets: readonly string[];
  readonly testEnv?: TestEnv | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The most that the first run of the tests may take; absent: all the time of the run. */
  readonly firstTestMs?: number;
  readonly signal: AbortSignal;
  /** Called once the first tests have been started: time to load what comes after the run. */
  readonly whileTesting?: () => Promise<unknown>;
  /** Sees each event as it happens; the trace has it by then. */
  readonly onEvent: EventSink;
}

export interface Solved {
  readonly setup: RunSetup;
  readonly result: RunResult;
  /** Of the trace as this run wrote it; the file on the disk may have met the tests since. */
  readonly traceSha256: string;
  /** What the file should hold of this run. */
  readonly traceText: string;
  /** All of the run, in order, for reports; the same events the trace holds. */
  readonly events: readonly RunEvent[];
  /** Why the checkout could not be made what it was, so that no other try may start from it; null where one may. */
  readonly stuck: string | null;
}

/** Puts one run together and drives it to its end. What it acquires it gives back, whatever happens. */
export async function solve(request: SolveRequest): Promise<Solved> {
  const { task, settings, llm, checkout, signal } = request;
  const runId = randomBytes(5).toString('hex');
  const cell = request.sandbox?.cell ?? null;
  if (task.testCommand !== null && cell === null) await holdProgram(programFolder());
  const trace = openTrace({ path: request.tracePath, runId, now: Date.now });
  const events: RunEvent[] = [];
  try {
    const { repository, snapshot, testEnv, environment, sandbox = null, renew = null } = request;
    await using workspace = await openWorkspace({
      repository,
      ...(snapshot === undefined ? {} : { snapshot }),
      ...workspaceOf(task, settings),
      patience: { signal },
    });
    const judged = {
      workspace,
      checkout,
      command: task.testCommand,
      testEnv,
      testReport: settings.testReport ?? null,
      environment,
    };
    const places = once(async () => (await builtinSolver()).openPlaces(judged));
    // What fails here fails again where it is needed.
    const onStart = once(() => getReady(request, places).catch(ignore));
    using command = createTestOracle({ ...judged, cell, renew, onStart });
    const oracle = withFirstBounded(command, request.firstTestMs ?? Number.POSITIVE_INFINITY);
    const emit = (said: RunEvent): void => {
      const event = withSandbox(said, sandbox);
      trace.emit(event);
      events.push(event);
      request.onEvent(event);
    };
    const clock = (): number => performance.now();
    const redact = createRedact(request.secrets);
    await using solver =
      settings.solver === 'model' ? null : (await builtinSolver()).openBuiltinSolver({ ...judged, sandbox });
    const find = async (failure: FailureText) => (await places()).find(failure);
    const ports = { llm, workspace, oracle, emit, clock, redact, signal, places: find };
    const search = solver === null ? {} : { search: solver.search };
    const { attempt } = request;
    const setup = {
      runId,
      version: VERSION,
      task: redactTask(task, redact),
      settings,
      ...(attempt === undefined ? {} : { attempt }),
    };
    const result = await drive(setup, { ...ports, ...search });
    // What comes next starts from the base commit.
    const mayGoOn = attempt !== undefined && attempt.number < attempt.of && result.outcome !== 'fixed';
    const stuck = mayGoOn
      ? await command.reset().then(
          () => null,
          (error: unknown) => redactFault(error, redact),
        )
      : null;
    return { setup, result, events, stuck, traceSha256: trace.sha256(), traceText: trace.text() };
  } finally {
    trace.close();
  }
}

/** Loads what comes after the first tests, while they run. */
async function getReady(
  { settings, llm, whileTesting }: SolveRequest,
  places: () => Promise<Places>,
): Promise<void> {
  try {
    if (settings.solver !== 'model') return;
    await import('./core/model/turn.ts');
    if (URL.canParse(llm.endpoint)) await loadClient();
    (await places()).prepare();
  } finally {
    await whileTesting?.();
  }
}

/** A third of the program, which a model's run needs when its first tests have failed. */
const builtinSolver = () => import('./solver/builtin-solver.ts');

const ignore = (): void => {};

/** Nothing is known of the first run's length; a command that hangs must not hold the run until its end. */
function withFirstBounded(oracle: TestOracle, firstMs: number): TestOracle {
  return {
    run: (options) =>
      oracle.run(
        options.phase === 'baseline'
          ? { ...options, timeoutMs: Math.min(firstMs, options.timeoutMs) }
          : options,
      ),
  };
}

/** The driver does not know what its tests run in; who reads the trace should. */
function withSandbox(event: RunEvent, sandbox: Sandbox | null): RunEvent {
  if (event.kind !== 'run_start' || sandbox === null) return event;
  return { kind: event.kind, payload: { ...event.payload, sandbox: sandboxToTrace(sandbox.report) } };
}
