import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import * as z from 'zod';
import { drive, recordedLeads } from '../core/driver.ts';
import { commandsOf } from '../core/jobs.ts';
import { outputOf } from '../core/output/test-output.ts';
import type { TestOracle, TestResult } from '../core/ports.ts';
import { createRedact } from '../core/redaction.ts';
import { MODEL_CHOICES, type Settings } from '../core/settings.ts';
import type { Task } from '../core/task.ts';
import { createLLM, recordedModel, replayLLM } from '../llm/create-llm.ts';
import { type ModelAccess, secretKeys } from '../llm/provider.ts';
import { createTestOracle } from '../oracle/test-oracle.ts';
import { holdProgram, programFolder, VERSION } from '../own-process.ts';
import { definitionsIn, recordedSearch } from '../solver/builtin-solver.ts';
import { tellReplay, tellRun, testCommandText } from '../story/tell.ts';
import { compareEvents, openTrace, type Recording, readRecording } from '../trace/trace.ts';
import { openWorkspace } from '../workspace/repo-tools.ts';
import { defineCommand, flag, notBlank, RECORD_FLAGS } from './flags.ts';
import {
  abortedBySignals,
  besideTrace,
  chooseRun,
  type Io,
  LiveProgress,
  traceOf,
  traceToRead,
  writePatch,
} from './io.ts';
import {
  openRecordedMerge,
  type Replayed,
  recordedBefore,
  recordedEarlier,
  recordedOracle,
  recordedSetup,
  replayRun,
  withRecordedReads,
} from './replay-run.ts';
import { exitCodeOf } from './run-on-stage.ts';
import { accessOf, MODEL_FLAGS, openSandboxFor, type SandboxFlags, sandboxFlags } from './run-options.ts';
import { openCopy } from './stage.ts';

const ReplayFlags = z.object({
  ...RECORD_FLAGS,
  repo: flag(notBlank.default('.'), { value: 'DIR', help: "a repository that has the run's base commit" }),
  oracle: flag(z.enum(['recorded', 'live']).default('recorded'), {
    value: 'O',
    help: 'recorded | live: run the tests again, on a copy, and compare what they say',
  }),
  ...sandboxFlags(),
  patch: flag(notBlank.optional(), { value: 'FILE', help: 'write the diff that the replay ends with' }),
  from: flag(
    z
      .string()
      .regex(/^\d{1,6}$/, 'must be a whole number: how many recorded replies to keep')
      .transform(Number)
      .optional(),
    {
      heading: 'A fork:',
      value: 'K',
      help: 'after K recorded replies, go on with a live model and live tests',
    },
  ),
  ...MODEL_FLAGS,
  out: flag(notBlank.optional(), {
    value: 'FILE',
    help: "where the fork's trace goes, appended (default: .git/agent-fix/trace.jsonl of the repository)",
  }),
});
type ReplayOptions = z.infer<typeof ReplayFlags>;

/** `agent-fix replay`. Exit code 3, with the first difference, when the replay differs from the record. */
export const replayCommand = defineCommand(
  {
    name: 'agent-fix replay',
    about: 'repeats a recorded run with its recorded replies, and compares every request byte for byte.',
    flags: ReplayFlags,
    notes:
      'Exit codes: 0 identical (a fork: fixed, or nothing to fix); 1 a fork that did not fix; 2 wrong usage; 3 different;\n' +
      '130 stopped by Ctrl-C.',
    check: (flags) => {
      const modelFlags = (['model', 'base-url', 'api'] as const).filter((name) => flags[name] !== undefined);
      if (flags.from !== undefined || modelFlags.length === 0) return;
      throw new Error(
        `--${modelFlags.join(', --')}: a replay asks no model; for a fork say with --from K after how many replies it begins`,
      );
    },
  },
  async (options, io) => {
    const trace = traceToRead(options.trace);
    const recording = await readRecording(trace, await chooseRun(trace, options.run, io), VERSION);
    if (options.from !== undefined) return forkRun(recording, { ...options, from: options.from }, io);
    const interruption = abortedBySignals(io);
    const replayed = await replay(recording, options, { io, signal: interruption.signal });
    if (interruption.signal.aborted) {
      io.stderr('agent-fix: the replay was stopped, nothing was compared\n');
      return interruption.exitCode(2);
    }
    if (options.patch !== undefined) writePatch(options.patch, replayed.patch);
    const comparison = await compareEvents(recording, replayed.events);
    const { end, events } = recording;
    const facts = {
      isKilled: end.kind === 'killed',
      events: events.length,
      areTestsLive: options.oracle === 'live',
    };
    io.stdout(tellReplay(comparison, facts));
    return comparison.kind === 'identical' ? 0 : DIFFERENT;
  },
);

const DIFFERENT = 3;

async function replay(
  recording: Recording,
  options: ReplayOptions,
  { io: out, signal }: { readonly io: Io; readonly signal: AbortSignal },
): Promise<Replayed> {
  using progress = new LiveProgress(out);
  const { io } = progress;
  const { task, settings, tests } = recording;
  const repository = resolve(options.repo);
  await using merge = await openRecordedMerge(recording, repository);
  await using workspace = await openWorkspace({
    repository,
    task,
    settings,
    snapshot: merge?.snapshot,
    redact: createRedact([]),
    definitions: definitionsIn,
  });
  await using live =
    options.oracle === 'live'
      ? await openLiveTests({ repository, task, settings, workspace, flags: options, io })
      : null;
  const liveOracle = live?.oracle ? progress.watch(comparedOracle(tests, live.oracle)) : null;
  const model = recordedModel(recording.llm);
  const search = recordedSearch(recording, workspace);
  // Awaited here: the workspace is closed once this function has returned.
  return await replayRun({ recording, workspace, model, liveOracle, signal, search });
}

/** Starts a new run, with a new trace, that repeats the first replies of a recording and goes on with a live model and live tests. */
async function forkRun(
  recording: Recording,
  options: ReplayOptions & { readonly from: number },
  out: Io,
): Promise<number> {
  const { task, settings } = recording;
  const { replies, tests } = repliesToKeep(recording, options.from);
  const access = forkAccess(recording, options);
  const llm = createLLM({ ...access, reasoningEffort: null });
  const interruption = abortedBySignals(out);
  using progress = new LiveProgress(out);
  const { io } = progress;
  const repository = resolve(options.repo);
  const runId = randomBytes(5).toString('hex');
  await using merge = await openRecordedMerge(recording, repository);
  await using workspace = await openWorkspace({
    repository,
    task,
    settings,
    snapshot: merge?.snapshot,
    redact: createRedact([]),
    definitions: definitionsIn,
    installation: { checkout: repository, environment: process.env },
  });
  await using live = await openLiveTests({ repository, task, settings, workspace, flags: options, io });
  const tracePath = resolve(options.out ?? traceOf(repository));
  using trace = openTrace({ path: tracePath, runId, now: Date.now });
  const result = await drive(
    { ...recordedSetup(recording), runId, version: VERSION },
    {
      llm: replayLLM({ model: llm, replies, goesOn: true }),
      oracle: progress.watch(recordedOracle(tests, live.oracle)),
      workspace: withRecordedReads(workspace, recording),
      emit: (event) => {
        trace.emit(event);
        progress.tell(event);
      },
      clock: () => performance.now(),
      redact: createRedact(secretKeys(access)),
      signal: interruption.signal,
      ...recordedLeads(recording.events.map(({ runEvent }) => runEvent)),
      earlier: recordedEarlier(recording),
      search: recordedSearch(recording, workspace),
    },
  );
  const isLost = options.patch === undefined && result.patch.files.length === 0;
  const patchPath = isLost ? null : writePatch(options.patch ?? besideTrace(tracePath, runId), result.patch);
  io.stderr(`[trace] ${tracePath} (run ${runId})\n`);
  if (patchPath !== null) io.stderr(`[patch] ${patchPath}\n`);
  const places = { runId, tracePath, patchPath, isApplied: false };
  io.stdout(tellRun({ result, events: [], tries: null }, places).report);
  return interruption.exitCode(exitCodeOf(result));
}

function repliesToKeep(recording: Recording, from: number) {
  const kept = recordedBefore(recording, from);
  if (kept.replies.length === from) return kept;
  throw new Error(`--from ${from}: the run has ${kept.replies.length} recorded replies`);
}

/** The endpoint of a fork. It must speak the protocol of the recording, since recorded replies are sent back to it as they came. */
function forkAccess({ llm: recorded }: Recording, options: ReplayOptions): ModelAccess {
  const api = MODEL_CHOICES.apis.find((each) => each === recorded.api);
  if (options.from !== 0 && options.api !== undefined && options.api !== api) {
    throw new Error(
      `--api ${options.api}: the recorded replies are of ${recorded.api}, and only a fork --from 0 can change that`,
    );
  }
  return accessOf({ ...options, api: options.api ?? api });
}

interface LiveTests extends AsyncDisposable {
  /** null when the run has no test command. */
  readonly oracle: TestOracle | null;
}

interface LiveTestsRequest {
  readonly repository: string;
  readonly task: Task;
  readonly settings: Settings;
  readonly workspace: Awaited<ReturnType<typeof openWorkspace>>;
  readonly flags: SandboxFlags;
  readonly io: Io;
}

/**
 * Runs a recorded run's test command again, in a sandbox on a copy of the repository at the run's base commit. Prints the
 * command first, because it comes from the trace.
 */
async function openLiveTests({
  repository,
  task,
  settings,
  workspace,
  flags,
  io,
}: LiveTestsRequest): Promise<LiveTests> {
  const command = commandsOf(task).first;
  if (workspace.snapshot.repository.isBorrower)
    throw new Error(
      `the tests cannot run again on ${task.baseCommit.slice(0, 12)}, a merge that was made for the run: replay it with the recorded tests`,
    );
  io.stderr(`[setup] ${testCommandText(command)}, from the trace · on a copy\n`);
  if (command === null) return { oracle: null, [Symbol.asyncDispose]: async () => {} };
  const copy = await openCopy({ repository, commit: task.baseCommit, destination: null }, io);
  try {
    await copy.restore(task.baseCommit);
    const sandbox = await openSandboxFor(copy.root, flags);
    if (sandbox.cell === null) await holdProgram(programFolder());
    io.stderr(`[sandbox] ${sandbox.describe()}\n`);
    const others = commandsOf(task).further;
    const place = { workspace, checkout: copy.root, command, others, sandbox };
    const testReport = settings.testReport ?? null;
    const oracle = createTestOracle({ ...place, testReport, environment: process.env });
    return {
      oracle,
      [Symbol.asyncDispose]: async () => {
        oracle[Symbol.dispose]();
        await copy[Symbol.asyncDispose]();
      },
    };
  } catch (error) {
    await copy[Symbol.asyncDispose]();
    throw error;
  }
}

/**
 * Runs the tests again, and compares each result with the recorded one. If verdict and failures are equal, the recorded result
 * is returned: durations and counters in the output differ from run to run, and would change every later request.
 * Otherwise the live result is returned, and the replay differs there.
 */
export function comparedOracle(recorded: readonly TestResult[], live: TestOracle): TestOracle {
  const results = recorded.values();
  return {
    run: async (options) => {
      // Guards run at the same time, and may end in another order than they were recorded in.
      const before = results.next().value;
      const result = await live.run(options);
      return before !== undefined && saysTheSame(before, result) ? before : result;
    },
  };
}

function saysTheSame(a: TestResult, b: TestResult): boolean {
  if (a.verdict !== b.verdict) return false;
  return a.verdict === 'green' || failuresOf(a, b) === failuresOf(b, a);
}

/** The failures of a test run as text to compare: test names if both runs know them, else the output's lines that name a failure. */
function failuresOf(one: TestResult, other: TestResult): string {
  const { report } = one;
  if (report === undefined || other.report === undefined) return outputOf(one).lineSignature();
  return report.failures
    .map(({ id }) => id)
    .toSorted()
    .join('\n');
}
