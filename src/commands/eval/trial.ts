import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorText } from '../../base/errors.ts';
import { type RunEvent, type TestVerdict, usageOf } from '../../core/events.ts';
import type { LLM, Patch } from '../../core/ports.ts';
import { toTrace } from '../../core/trace-form.ts';
import { Usage } from '../../core/usage.ts';
import { type Solved, solve } from '../../solve.ts';
import {
  commandOf,
  confine,
  layOver,
  type OpenSandbox,
  openCommand,
  openPlace,
  openTaskRepository,
  type Place,
  rememberPlace,
  runIn,
  setUp,
} from './place.ts';
import { PATCH_FILE, TRACE_FILE, type Trial, type TrialResult } from './result.ts';
import type { EvalTask } from './suite.ts';

interface TrialRequest {
  readonly trial: Trial;
  readonly key: string;
  readonly suite: string;
  readonly llm: LLM;
  readonly secrets: readonly string[];
  readonly openSandbox: OpenSandbox;
  /** The folder in which copies of the task are made. */
  readonly work: string;
  /** The folder for trace and patch. */
  readonly folder: string;
  readonly retries: number;
  readonly signal: AbortSignal;
  readonly onEvent: (event: RunEvent) => void;
}

/** Makes one trial: copies the task, runs the solver, judges its patch. Writes trace and patch; the caller keeps the result. */
export async function runTrial(request: TrialRequest): Promise<TrialResult> {
  const start = performance.now();
  const started_at = new Date().toISOString();
  const { trial, key, suite, retries } = request;
  const { task, repository, settings, configuration, number } = trial;
  const ran = await solveIn(request);
  return {
    v: 1,
    key,
    suite,
    task: task.id,
    tags: [...task.tags],
    commit: repository.commit,
    trial: number,
    configuration,
    settings: toTrace(settings),
    ...ran,
    has_hidden_test: task.hidden !== null,
    retries,
    started_at,
    wall_ms: Math.round(performance.now() - start),
  };
}

async function solveIn(request: TrialRequest) {
  const { trial, work, folder, signal } = request;
  await using place = await openPlace(trial.task, trial.repository, work);
  const failed = await setUp(place, signal);
  writeFileSync(join(folder, PATCH_FILE), '');
  if (failed !== null) return { ...NOTHING, detail: failed };
  const { result, setup, events, traceSha256 } = await solveTrial(
    request,
    await confine(place, request.openSandbox),
  );
  const { outcome, stopReason, patch, summary } = result;
  writeFileSync(join(folder, PATCH_FILE), patch.diff);
  return {
    outcome,
    stop_reason: stopReason,
    detail: outcome === 'infra_error' || stopReason === 'endpoint_failed' ? summary : '',
    run_id: setup.runId,
    trace_sha256: traceSha256,
    patch_sha256: patch.sha256,
    ...(await judgeAnew(request, patch)),
    usage: Usage.sum(events.flatMap((event) => usageOf(event) ?? [])),
  };
}

const NOTHING = {
  outcome: 'infra_error',
  stop_reason: 'setup_failed',
  run_id: '',
  trace_sha256: '',
  patch_sha256: '',
  judged: null,
  hidden: null,
  usage: Usage.none,
};

async function solveTrial(request: TrialRequest, place: Place): Promise<Solved> {
  const { trial, llm, folder, secrets, signal, onEvent } = request;
  const { task, repository, settings, firstTestMs } = trial;
  return solve({
    task: {
      goal: task.goal,
      jobs: [{ command: commandOf(place, task.test), evidence: [] }],
      context: [],
      baseCommit: repository.commit,
      trigger: { kind: 'terminal' },
      mustBeRedAtBase: true,
    },
    settings,
    llm,
    repository: repository.repository,
    checkout: place.checkout,
    sandbox: place.sandbox,
    renew: place.sandbox?.cell ? null : await rememberPlace(place),
    tracePath: join(folder, TRACE_FILE),
    secrets,
    environment: place.environment,
    firstTestMs,
    signal,
    onEvent,
  });
}

/**
 * Judges a patch independently of what the model and the driver said: the suite's test and the hidden test, each on a fresh
 * copy with only the patch.
 */
async function judgeAnew(request: TrialRequest, patch: Patch) {
  const { test, hidden } = request.trial.task;
  if (patch.files.length === 0) return { judged: null, hidden: null };
  return {
    judged: await verdictIn(request, patch.diff, { run: test, files: null }),
    hidden: hidden === null ? null : await verdictIn(request, patch.diff, hidden),
  };
}

async function verdictIn(
  { trial, work, openSandbox }: TrialRequest,
  diff: string,
  { run, files }: { readonly run: string; readonly files: string | null },
): Promise<TestVerdict> {
  // The run has been paid for, so its patch is judged even when the job is ending.
  const { signal } = new AbortController();
  await using place = await openPlace(trial.task, trial.repository, work);
  const failed = await setUp(place, signal);
  if (failed !== null) return 'not_found';
  await layOver(place, diff, files);
  const timeoutMs = trial.settings.testTimeoutMs ?? trial.settings.limits.timeoutMs;
  const { verdict } = await runIn(await confine(place, openSandbox), { run, timeoutMs, signal });
  return verdict;
}

/** Whether a task can be used, found without a model. */
export interface TaskCheck {
  readonly task: string;
  readonly isUsable: boolean;
  /** For people: why the task is set aside, or what could not be checked; '' when all is well. */
  readonly reason: string;
  readonly seconds: number;
}

interface CheckContext {
  /** The folder in which repositories and copies are made. */
  readonly work: string;
  readonly openSandbox: OpenSandbox;
  readonly signal: AbortSignal;
}

/** How often each expectation is checked: twice, to find tests that are red or green by chance. */
const TIMES = 2;

/** Checks that a task's tests are red at the base, and green with the gold patch, as is the hidden test. Never throws for a wrong suite. */
export async function checkTask(task: EvalTask, context: CheckContext): Promise<TaskCheck> {
  const start = performance.now();
  const problem = await problemOf(task, context).catch(errorText);
  const isUsable = problem === null;
  const reason = problem ?? (task.gold === null ? 'no gold patch: only the base was checked' : '');
  return { task: task.id, isUsable, reason, seconds: Math.round(performance.now() - start) / 1000 };
}

/** One thing that a task must show: the verdict of a command with a patch and files over the base. */
interface Expectation {
  readonly what: string;
  readonly run: string;
  readonly patch: string | null;
  readonly files: string | null;
  readonly wanted: TestVerdict;
}

async function problemOf(task: EvalTask, context: CheckContext): Promise<string | null> {
  const { gold, hidden, test } = task;
  const repository = await openTaskRepository(task, context.work);
  const expectations: readonly (Expectation | null)[] = [
    { what: 'base', run: test, patch: null, files: null, wanted: 'red' },
    gold === null ? null : { what: 'the gold patch', run: test, patch: gold, files: null, wanted: 'green' },
    gold === null || hidden === null
      ? null
      : {
          what: 'the gold patch, by the hidden test,',
          run: hidden.run,
          patch: gold,
          files: hidden.files,
          wanted: 'green',
        },
  ];
  for (const expected of expectations) {
    if (expected === null) continue;
    await using place = await openPlace(task, repository, context.work);
    const problem = (await setUp(place, context.signal)) ?? (await difference(place, expected, context));
    if (problem !== null) return problem;
  }
  return null;
}

async function difference(
  place: Place,
  { what, run, patch, files, wanted }: Expectation,
  { signal, openSandbox }: CheckContext,
): Promise<string | null> {
  if (patch !== null) await layOver(place, patch, files);
  await using command = await openCommand(await confine(place, openSandbox), run);
  const timeoutMs = place.task.settings.testTimeoutMs ?? place.task.settings.limits.timeoutMs;
  for (let time = 1; time <= TIMES; time++) {
    const { verdict, output } = await command.run({ timeoutMs, signal });
    if (signal.aborted) return 'stopped';
    if (verdict === wanted) continue;
    const tail = verdict === 'green' ? '' : `: ${output.trim().slice(-300)}`;
    const when = time === 1 ? '' : ` the ${time}nd time, and ${wanted} before`;
    return `${what} is ${verdict.replace('_', ' ')}${when}, not ${wanted}${tail}`;
  }
  return null;
}
