import { defined, mapTexts } from '../../base/json.ts';
import type { Payload, TestFailure, TestPhase } from '../events.ts';
import { type Check, type CheckName, checkKey, checkName, goalsOf, nameInEvent } from '../jobs.ts';
import { readOutput } from '../output/test-output.ts';
import type { Redact, TestResult } from '../ports.ts';
import { confirmMs, type Run, record, spendingNow } from '../run.ts';
import { limitBeforeTests, remainingMs } from '../spending.ts';
import { baselineTests, isRedAtBase, type RunState, testsIn } from '../state.ts';
import type { SpentLimit } from './outcome.ts';
import { shareTest } from './same-failure.ts';

const MIN_TEST_TIMEOUT_MS = 60_000;

/**
 * BASELINE: runs the tests that CI's log names, where it names any; if one of them fails, the base is red. In every
 * other case runs the whole command. `timeout`: no time was left for it.
 */
export async function testBase(run: Run, goal: Check): Promise<Payload<'tests'> | 'timeout'> {
  const { settings } = run.state.setup;
  const named = settings.testFocus === 'auto' ? (goal.failures ?? []) : [];
  const without = run.state.summary.filesTouched.length === 0 ? undefined : ('patch' as const);
  const leftMs = remainingMs(spendingNow(run));
  if (leftMs <= 0) return 'timeout';
  const first = await runTests(run, goal, { phase: 'baseline', leftMs, only: named, without });
  if (first.focus === undefined || run.ports.signal.aborted) return first;
  if (first.verdict === 'red' && shareTest(named, first.report?.failures ?? [])) return first;
  const thenMs = remainingMs(spendingNow(run));
  return thenMs <= 0 ? 'timeout' : runTests(run, goal, { phase: 'baseline', leftMs: thenMs, without });
}

/**
 * Tests a write or a final, unless a limit forbids it. Only the driver calls this (I5). Runs the tests in `only` first:
 * red counts. Green does not, so the whole command follows as a confirming run, and a fix of a long suite costs one run
 * of it. Where running only those tests would save little, the confirming run comes at once.
 */
export async function testCheck(
  run: Run,
  check: CheckName,
  { phase, only = focusOf(run.state, check) }: ChangeRequest,
): Promise<Payload<'tests'> | SpentLimit> {
  const limit = limitBeforeTests(spendingNow(run));
  if (limit !== null) return limit;
  const leftMs = confirmMs(run);
  if (only.length > 0 && leftMs > 0 && (savesLittle(run.state, check) || runsWhole(run.state, check)))
    return runTests(run, check, { phase: 'confirm', leftMs });
  const first = await runTests(run, check, { phase, leftMs: remainingMs(spendingNow(run)), only });
  if (first.focus === undefined || !first.ok) return first;
  const thenMs = confirmMs(run);
  return thenMs <= 0 || run.ports.signal.aborted
    ? 'timeout'
    : runTests(run, check, { phase: 'confirm', leftMs: thenMs });
}

/** Which run judges a change; `only` these tests first: absent, those that are known to fail. */
export interface ChangeRequest {
  readonly phase: 'write' | 'final';
  readonly only?: readonly TestFailure[];
}

/**
 * Example: only the failing tests took 12 s when they ran last, the whole command 20 s. From half the time on, running
 * them first saves little. No run is made to measure that: until the whole command has run here, CI's time for the step
 * stands in, unless builds, which were steps of their own in CI, are a part of the runs here.
 */
function savesLittle(state: RunState, check: CheckName): boolean {
  const tests = testsIn(state, check);
  const narrowed = tests.findLast(({ focus }) => focus !== undefined);
  const whole = tests.findLast(({ focus }) => focus === undefined);
  const goal = goalsOf(state.setup.task).find((each) => checkKey(each) === checkKey(check));
  const stepMs = goal?.command.builds === undefined ? goal?.stepMs : undefined;
  const wholeMs = whole?.duration_ms ?? stepMs ?? 0;
  return narrowed !== undefined && wholeMs > 0 && 2 * narrowed.duration_ms >= wholeMs;
}

/**
 * Whether a write is tested by the confirming run alone, because the failing tests have no command of their own: it would be tested twice
 * on the same files. Where a confirming run has shown that a fresh copy builds everything again, a write is tested in the shared one.
 */
function runsWhole(state: RunState, check: CheckName): boolean {
  return isWholeAlone(state, check) && !testsIn(state, check).some(buildsAgain);
}

/** Whether the oracle knows no command for the failing tests alone. */
function isWholeAlone(state: RunState, check: CheckName): boolean {
  const tests = testsIn(state, check);
  const red = tests.filter(({ focus, report }) => focus === undefined && report?.failures.length);
  return red.length > 0 && red.every((run) => run.only_whole);
}

/**
 * Whether the run without the patch takes about as long as the confirming run: only the failing tests cannot run, or that saves little.
 * The two may then go at the same time, both of the whole command, so that each is under the same load. A short run beside a long one
 * would be under more.
 */
function isAsLongWithout(state: RunState, check: CheckName): boolean {
  if (!isRedAtBase(state, check)) return false;
  const isWhole = state.setup.settings.testFocus !== 'auto' || !namesTestsAtBase(state, check);
  return isWhole || isWholeAlone(state, check) || savesLittle(state, check);
}

const namesTestsAtBase = (state: RunState, check: CheckName): boolean =>
  (baselineTests(state, check)?.report?.failures.length ?? 0) > 0;

/** Whether a run is left beside those that prove the fix: where one of two runs at the same time is red, it is made again alone. */
function hasRunToSpare(run: Run): boolean {
  const { summary, limits, reserve } = spendingNow(run);
  return summary.testRuns + reserve.testRuns < limits.maxTestRuns;
}

const buildsAgain = ({ phase, start }: Payload<'tests'>): boolean => phase === 'confirm' && start === 'clean';

/**
 * The failing tests that run first after a write: those that were red at base, and those that a run of the whole command
 * has shown red since. None if there are no other tests, because that would save nothing.
 */
function focusOf(state: RunState, check: CheckName): readonly TestFailure[] {
  if (state.setup.settings.testFocus !== 'auto') return [];
  const tests = testsIn(state, check);
  const newestWhole = tests.findLast(({ focus }) => focus === undefined);
  if (newestWhole?.report?.passed === 0) return [];
  const shown = tests.filter(({ phase, focus }) => phase === 'baseline' || focus === undefined);
  const failures = shown.flatMap(({ report }) => report?.failures ?? []);
  return [...new Map(failures.map((failure) => [failure.id, failure])).values()];
}

interface TestRequest extends RunRequest {
  readonly leftMs: number;
}

export interface RunRequest {
  readonly phase: TestPhase;
  /** Only these tests, where a command for them is known (`focus` of the result tells); absent or empty: the whole command. */
  readonly only?: readonly TestFailure[];
  /** Of a counterfactual run: leaves out the patch except for the tests that it adds; absent: all of the patch. */
  readonly without?: 'patch' | 'product' | undefined;
}

/** Runs the tests of a check once, bounded in time, and records what they said. */
export async function runTests(
  run: Run,
  check: CheckName,
  { leftMs, ...request }: TestRequest,
): Promise<Payload<'tests'>> {
  const hangMs = goalsOf(run.state.setup.task).find((goal) => checkKey(goal) === checkKey(check))?.hangMs;
  const mostMs = testTimeoutMs(run.state, check, mayTakeLonger(run.state, check, request) ? leftMs : 0);
  const timeoutMs = Math.min(leftMs, hangMs ?? mostMs);
  const mayPair = request.phase === 'confirm' && hasRunToSpare(run) && isAsLongWithout(run.state, check);
  const result = await askTests(run, check, { ...request, timeoutMs, mayPair });
  return noteTests(run, check, {
    ...request,
    result: timeoutMs === hangMs ? asFailure(result, hangMs) : result,
  });
}

/**
 * Whether a run may take longer than the red base run tells, which may have stopped at its first failure: a run that may prove a fix, and
 * each run with the patch where the base run names no failing test, as when nothing could be built.
 */
function mayTakeLonger(state: RunState, check: CheckName, { phase }: RunRequest): boolean {
  const isWithPatch = phase === 'write' || phase === 'final';
  return phase === 'confirm' || (isWithPatch && !namesTestsAtBase(state, check));
}

/** Of a step that hung in CI, a run that has not finished in time is red: that is the failure to mend. */
const asFailure = (result: TestResult, hangMs: number): TestResult =>
  result.verdict === 'timeout'
    ? { ...result, verdict: 'red', output: `${result.output.trimEnd()}\n${hangText(hangMs)}\n` }
    : result;

/** The last line of the output of a run that hung as in CI. */
const hangText = (ms: number): string =>
  `It has not finished within ${Math.round(ms / 1000)} s: it hangs, as in CI.`;

/** Whether a red run hung as its step did in CI. */
export const hangsAsInCi = ({ hangMs }: Check, { verdict, output }: Payload<'tests'>): boolean =>
  hangMs !== undefined && verdict === 'red' && output.trimEnd().endsWith(hangText(hangMs));

/** Runs the tests of a check, and records nothing: checks can run at the same time. */
export function askTests(
  { ports: { oracle, signal } }: Run,
  check: CheckName,
  request: RunRequest & { readonly timeoutMs: number; readonly mayPair?: boolean },
): Promise<TestResult> {
  const { phase, timeoutMs, only = [], without, mayPair = false } = request;
  return oracle.run({
    phase,
    timeoutMs,
    signal,
    ...checkName(check),
    ...(only.length === 0 ? {} : { only }),
    without,
    ...(mayPair ? { mayPair } : {}),
  });
}

/** Whether the time of the whole run ended these tests, which says nothing of them. */
export const isCutShort = (run: Run, { verdict }: Payload<'tests'>): boolean =>
  verdict === 'timeout' && remainingMs(spendingNow(run)) <= 0;

/** Records what the tests of a check said. */
export function noteTests(
  run: Run,
  check: CheckName,
  { phase, without, result }: RunRequest & { readonly result: TestResult },
): Payload<'tests'> {
  const { redact, workspace } = run.ports;
  const { t, setup } = run.state;
  const payload = {
    t,
    phase,
    ...nameInEvent(setup.task, check),
    ...resultPayload(result, redact),
    ...defined({ without }),
    tree: workspace.treeId(),
  };
  record(run, { kind: 'tests', payload });
  workspace.closeTests?.(payload.report?.failures ?? []);
  return payload;
}

/** The result of a test run as the event `tests` records it, redacted. */
export function resultPayload(result: TestResult, redact: Redact) {
  const ok = result.verdict === 'green';
  const output = redact(result.output);
  const report = result.report && mapTexts(result.report, redact);
  return {
    ok,
    verdict: result.verdict,
    exit_code: result.exitCode,
    output,
    duration_ms: Math.round(result.durationMs),
    signature: ok ? '' : readOutput(output, report).signature(),
    ...defined({
      report,
      build: result.build && redact(result.build),
      unseen: result.unseen && redact(result.unseen),
      focus: result.focus && redact(result.focus),
      only_whole: result.onlyWhole,
      start: result.start,
      beside: result.beside,
      changed: result.changed?.map(redact),
    }),
  };
}

/**
 * The most that one run of a check's whole command may take, apart from what the run has left. `leftMs`: where the first run was red, a
 * third of this is allowed at least.
 */
export function testTimeoutMs(state: RunState, check: CheckName, leftMs = 0): number {
  const { testTimeoutMs: setMs } = state.setup.settings;
  if (setMs !== null) return setMs;
  const whole = testsIn(state, check).find(({ focus }) => focus === undefined);
  return whole === undefined
    ? Number.POSITIVE_INFINITY
    : Math.max(MIN_TEST_TIMEOUT_MS, 5 * whole.duration_ms, whole.ok ? 0 : Math.floor(leftMs / 3));
}
