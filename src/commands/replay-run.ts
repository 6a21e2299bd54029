import type { BuiltinSearch } from '../core/builtin-search.ts';
import type { RunResult } from '../core/conclude.ts';
import { drive, recordedLeads } from '../core/driver.ts';
import type { Observation, RunEvent, TestPhase } from '../core/events.ts';
import type { EarlierTests, LLM, TestOracle, TestResult, Workspace } from '../core/ports.ts';
import { createRedact } from '../core/redaction.ts';
import type { RunSetup } from '../core/state.ts';
import { replayLLM } from '../llm/create-llm.ts';
import { type BaseMerge, openBaseMerge } from '../oracle/base-merge.ts';
import type { Recording } from '../trace/trace.ts';
import { Repository } from '../workspace/git.ts';

interface ReplayRequest {
  readonly recording: Recording;
  readonly workspace: Workspace;
  /** Renders requests and reads replies as the recorded run did; `send` is never called. */
  readonly model: LLM;
  /** Runs the tests; null: no test runs, and the recorded results are used. */
  readonly liveOracle: TestOracle | null;
  readonly signal: AbortSignal;
  /** The built-in solver; needed where the recorded run used it. */
  readonly search?: BuiltinSearch;
}

export interface Replayed extends RunResult {
  readonly events: readonly RunEvent[];
}

/**
 * The files that a recorded run began with, where CI had tested a merge: it may be in no repository, and is made again of the two commits.
 * null: the run began with a commit of the repository. Throws an Error that names what to fetch.
 */
export async function openRecordedMerge({ task }: Recording, repository: string): Promise<BaseMerge | null> {
  const { merge, baseCommit: commit } = task;
  const found = Repository.find(repository);
  const isHere = async () => (await found.ask(['cat-file', '-e', `${commit}^{tree}`])).exitCode === 0;
  if (merge === undefined || (await isHere())) return null;
  const { head, base, tree } = merge;
  const opened = await openBaseMerge({ repository: found, head, base, tree, commit, isReplay: true });
  if (typeof opened !== 'string') return opened;
  throw new Error(
    `The run began with the merge of ${head.slice(0, 12)} and ${base.slice(0, 12)}, which cannot be made again in ${repository}: ` +
      `fetch both with their history (\`git fetch origin ${head} ${base}\`)`,
  );
}

/** Drives a recorded run again: the same driver, real tools, recorded replies, recorded or live tests. */
export async function replayRun({ recording, ...request }: ReplayRequest): Promise<Replayed> {
  const { steps, tests } = recording;
  const { workspace, model, liveOracle, search } = request;
  const replies = steps.flatMap(({ completion }) => completion ?? []);
  const end = new RecordedEnd(recording);
  const events: RunEvent[] = [];
  const llm = replayLLM({ model, replies, goesOn: false });
  const result = await drive(recordedSetup(recording), {
    llm,
    oracle: liveOracle ?? recordedOracle(tests, null),
    workspace: withRecordedReads(workspace, recording),
    emit: (event) => {
      events.push(event);
      end.note(event);
    },
    clock: () => end.elapsedMs,
    // The tools read the repository again, so texts shaped like tokens are redacted again. The run's own secrets are not
    // known here; the recording holds marks in their place.
    redact: createRedact([]),
    signal: AbortSignal.any([end.signal, request.signal]),
    ...recordedLeads(recording.events.map(({ runEvent }) => runEvent)),
    earlier: recordedEarlier(recording),
    search,
  });
  return { ...result, events };
}

/** The setup of a recorded run, for a run that is to start from the same task and settings. */
export function recordedSetup({ runId, version, task, settings, attempt }: RunSetup): RunSetup {
  return { runId, version, task, settings, attempt };
}

/** What came from outside before request number `step`: the replies to the requests before it, and the test results until then. */
export function recordedBefore({ steps, tests }: Recording, step: number) {
  const completions = steps.slice(0, step).flatMap(({ completion }) => completion ?? []);
  return {
    replies: completions.filter(({ kind }) => kind === 'reply'),
    tests: tests.slice(0, steps[step]?.testsBefore),
  };
}

/** Gives the recorded test results in their order, whatever tests are asked for; after the last one, those of `live`. */
export function recordedOracle(tests: readonly TestResult[], live: TestOracle | null): TestOracle {
  const results = tests.values();
  return {
    run: async (options) => results.next().value ?? (await live?.run(options)) ?? NOT_RECORDED,
  };
}

/** Answers reads of installed packages as they were recorded: this machine may have others, or none. */
export function withRecordedReads(workspace: Workspace, { events }: Recording): Workspace {
  const recorded = new Map<string, Observation[]>();
  for (const { runEvent } of events) {
    if (runEvent.kind !== 'tool_result' || runEvent.payload.obs.meta['installed'] !== true) continue;
    const key = JSON.stringify([runEvent.payload.tool, runEvent.payload.args]);
    recorded.set(key, [...(recorded.get(key) ?? []), runEvent.payload.obs]);
  }
  return {
    fileCount: workspace.fileCount,
    hasOpenFile: async () => (await workspace.hasOpenFile?.()) ?? true,
    closeTests: (failures) => workspace.closeTests?.(failures),
    closedChange: async () => (await workspace.closedChange?.()) ?? null,
    execute: async (action, likely) =>
      recorded.get(JSON.stringify([action.name, action.args]))?.shift() ?? workspace.execute(action, likely),
    overview: (maxBytes) => workspace.overview(maxBytes),
    treeId: () => workspace.treeId(),
    returnTo: (tree) => workspace.returnTo(tree),
    patch: () => workspace.patch(),
  };
}

/** Gives the recorded test results of earlier commits, in their order, whatever commit is asked for. */
export function recordedEarlier({ earlier, events }: Recording): EarlierTests {
  const results = earlier.values();
  const culprit = events.find(({ runEvent }) => runEvent.kind === 'culprit')?.runEvent;
  return {
    run: async () =>
      results.next().value ?? { kind: 'not_run', why: 'the recording holds no further result' },
    isOutsideCode: async () => culprit?.kind === 'culprit' && culprit.payload.outside_code === true,
  };
}

const NOT_RECORDED: TestResult = {
  verdict: 'red',
  exitCode: null,
  output: '[agent-fix replay: the recording holds no further test result]',
  durationMs: 0,
};

/**
 * Ends a replay where the clock or a cancel ended the recorded run. Both came after the last recorded reply and the last recorded
 * test.
 */
class RecordedEnd {
  readonly #stopReason: string | null;
  readonly #timeoutMs: number;
  readonly #cancel = new AbortController();
  #inputsLeft: number;
  #confirmsLeft: number;

  constructor({ events, outcome, settings }: Recording) {
    const runEvents = events.map((event) => event.runEvent);
    this.#stopReason = outcome?.stop_reason ?? null;
    this.#timeoutMs = settings.limits.timeoutMs;
    this.#inputsLeft = runEvents.filter(isInput).length;
    this.#confirmsLeft = runEvents.filter(isConfirm).length;
  }

  /** To be called with every event of the replay, as it happens. */
  note(event: RunEvent): void {
    if (isInput(event)) this.#inputsLeft -= 1;
    if (isConfirm(event)) this.#confirmsLeft -= 1;
    if (this.#stopReason === 'cancelled' && this.#inputsLeft <= 0 && this.#confirmsLeft <= 0)
      this.#cancel.abort();
  }

  get signal(): AbortSignal {
    return this.#cancel.signal;
  }

  /**
   * The elapsed time that the replay sees. It is 0; once a recording that a time-out ended has no input left, it is the whole limit,
   * or a millisecond less while confirming runs are still to come, since the run had kept time for these.
   */
  get elapsedMs(): number {
    if (!OUT_OF_TIME.has(this.#stopReason) || this.#inputsLeft > 0) return 0;
    return this.#confirmsLeft > 0 ? this.#timeoutMs - 1 : this.#timeoutMs;
  }
}

const OUT_OF_TIME: ReadonlySet<string | null> = new Set(['timeout', 'baseline_timed_out']);

const MODEL_KINDS: ReadonlySet<RunEvent['kind']> = new Set([
  'llm_action',
  'llm_parse_error',
  'llm_error',
  'reflection',
  'candidate',
]);

/** Whether a run of the tests comes after the model's work: it proves the patch, or looks for the commit that broke the tests. */
const isConfirm = (event: RunEvent): boolean => event.kind === 'tests' && AT_THE_END.has(event.payload.phase);

const AT_THE_END: ReadonlySet<string> = new Set<TestPhase>([
  'confirm',
  'counterfactual',
  'control',
  'bisect',
]);

const isInput = (event: RunEvent): boolean =>
  MODEL_KINDS.has(event.kind) || (event.kind === 'tests' && !isConfirm(event));
