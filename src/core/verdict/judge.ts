import { limitBeforeTests, remainingMs, type SpentLimit } from '../budget.ts';
import type { Payload, TestFailure, TestPhase, TestReport } from '../events.ts';
import type { Redact } from '../ports.ts';
import type { Run } from '../run.ts';
import { failureSignature } from './digest.ts';

const MIN_TEST_TIMEOUT_MS = 60_000;

/**
 * BASELINE. Where CI's log names failing tests, a narrowed run that is red by one of them shows red at base; else, and
 * for everything that such a run leaves open, the whole command runs. `timeout`: no time was left for it.
 */
export async function judgeBase(run: Run): Promise<Payload<'tests'> | 'timeout'> {
  const named = run.setup.settings.testFocus === 'auto' ? (run.setup.task.failures ?? []) : [];
  const first = await runOracle(run, 'baseline', {
    leftMs: run.setup.settings.limits.timeoutMs,
    only: named,
  });
  if (first.focus === undefined || run.ports.signal.aborted) return first;
  if (first.verdict === 'red' && namesAny(first.report, named)) return first;
  const leftMs = remainingMs(run.spending);
  return leftMs <= 0 ? 'timeout' : runTests(run, 'baseline', leftMs);
}

function namesAny(report: TestReport | undefined, failures: readonly TestFailure[]): boolean {
  const ids = new Set(failures.map(({ id }) => id));
  return report?.failures.some(({ id }) => ids.has(id)) ?? false;
}

/**
 * Judges a write or a final, unless a bound forbids it. Only the driver calls this (I5). Red is believed of the tests
 * that failed before alone; green only of the whole command, which then runs as a confirming run: the narrowed green
 * run was the first, so that a fix of a long suite costs one run of it.
 */
export async function judge(run: Run, phase: 'write' | 'final'): Promise<Payload<'tests'> | SpentLimit> {
  const limit = limitBeforeTests(run.spending);
  if (limit !== null) return limit;
  const first = await runOracle(run, phase, { leftMs: remainingMs(run.spending), only: focusOf(run) });
  if (first.focus === undefined || !first.ok) return first;
  const leftMs = run.confirmMs;
  return leftMs <= 0 || run.ports.signal.aborted ? 'timeout' : runTests(run, 'confirm', leftMs);
}

/** Judges a final by the whole command, unless a bound forbids it. */
export async function judgeWhole(run: Run, phase: 'final'): Promise<Payload<'tests'> | SpentLimit> {
  const limit = limitBeforeTests(run.spending);
  return limit ?? runTests(run, phase, remainingMs(run.spending));
}

/**
 * The tests that stand for the whole in this run: what was red at base, and what a run of the whole command has shown
 * red since. None where that would save nothing, because no other test is there.
 */
export function focusOf({ setup, tests }: Run): readonly TestFailure[] {
  if (setup.settings.testFocus !== 'auto') return [];
  const newestWhole = tests.findLast(({ focus }) => focus === undefined);
  if (newestWhole?.report?.passed === 0) return [];
  const shown = tests.filter(({ phase, focus }) => phase === 'baseline' || focus === undefined);
  const failures = shown.flatMap(({ report }) => report?.failures ?? []);
  return [...new Map(failures.map((failure) => [failure.id, failure])).values()];
}

/** Runs the whole test command once, bounded in time, and records what it said. */
export function runTests(run: Run, phase: TestPhase, leftMs: number): Promise<Payload<'tests'>> {
  return runOracle(run, phase, { leftMs, only: [] });
}

/** Runs the tests on the base without the patch, or without all of it but the tests that it adds. */
export function runWithout(run: Run, left: 'patch' | 'product', asked: Asked): Promise<Payload<'tests'>> {
  return runOracle(run, 'counterfactual', left === 'patch' ? asked : { ...asked, without: left });
}

interface Asked {
  readonly leftMs: number;
  /** Empty: the whole command. */
  readonly only: readonly TestFailure[];
  readonly without?: 'product';
}

/** Runs the tests once, narrowed where that is asked for and can be done: `focus` of the result tells. */
async function runOracle(
  run: Run,
  phase: TestPhase,
  { leftMs, only, without }: Asked,
): Promise<Payload<'tests'>> {
  const { oracle, redact, signal } = run.ports;
  const { t } = run;
  const timeoutMs = Math.min(leftMs, testTimeoutMs(run));
  const narrowing = { ...(only.length === 0 ? {} : { only }), ...(without === undefined ? {} : { without }) };
  const result = await oracle.run({ phase, timeoutMs, signal, ...narrowing });
  const output = redact(result.output);
  const ok = result.verdict === 'green';
  const report = result.report === undefined ? undefined : redactReport(result.report, redact);
  const payload = {
    t,
    phase,
    ok,
    verdict: result.verdict,
    exit_code: result.exitCode,
    output,
    duration_ms: Math.round(result.durationMs),
    signature: ok ? '' : failureSignature(output, report?.failures),
    ...(report === undefined ? {} : { report }),
    ...(result.focus === undefined ? {} : { focus: redact(result.focus) }),
    ...(without === undefined ? {} : { without }),
    tree: run.ports.workspace.treeId(),
  };
  run.record({ kind: 'tests', payload });
  return payload;
}

function redactReport(report: TestReport, redact: Redact): TestReport {
  const failures = report.failures.map(({ id, file, line, message }) => ({
    id: redact(id),
    file: file === null ? null : redact(file),
    line,
    message: redact(message),
  }));
  return { ...report, source: redact(report.source), failures };
}

interface Judged {
  readonly setup: Pick<Run['setup'], 'settings'>;
  readonly tests: Run['tests'];
}

/** The most that one run of the whole command may take, apart from what the run has left. */
export function testTimeoutMs({ setup, tests }: Judged): number {
  if (setup.settings.testTimeoutMs !== null) return setup.settings.testTimeoutMs;
  const whole = tests.find(({ focus }) => focus === undefined);
  return whole === undefined
    ? Number.POSITIVE_INFINITY
    : Math.max(MIN_TEST_TIMEOUT_MS, 5 * whole.duration_ms);
}
