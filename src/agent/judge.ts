import { limitBeforeTests, remainingMs, type SpentLimit } from './budget.ts';
import { failureSignature } from './digest.ts';
import type { Payload, TestPhase } from './events.ts';
import type { Run } from './run.ts';

const MIN_TEST_TIMEOUT_MS = 60_000;

/** Runs the tests after a write or for a final, unless a bound forbids it. Only the driver calls this (I5). */
export async function judge(run: Run, phase: 'write' | 'final'): Promise<Payload<'tests'> | SpentLimit> {
  const limit = limitBeforeTests(run.spending);
  return limit ?? runTests(run, phase, remainingMs(run.spending));
}

/** Runs the tests once, bounded in time, and records what they said. */
export async function runTests(run: Run, phase: TestPhase, leftMs: number): Promise<Payload<'tests'>> {
  const { oracle, redact, signal } = run.ports;
  const { t } = run;
  const result = await oracle.run({ phase, timeoutMs: Math.min(leftMs, testTimeoutMs(run)), signal });
  const output = redact(result.output);
  const ok = result.verdict === 'green';
  const payload = {
    t,
    phase,
    ok,
    verdict: result.verdict,
    exit_code: result.exitCode,
    output,
    duration_ms: Math.round(result.durationMs),
    signature: ok ? '' : failureSignature(output),
  };
  run.record({ kind: 'tests', payload });
  return payload;
}

/** The most that one run of the tests may take, apart from what the run has left. */
export function testTimeoutMs({ setup, summary }: Run): number {
  if (setup.settings.testTimeoutMs !== null) return setup.settings.testTimeoutMs;
  if (summary.baseline === null) return Number.POSITIVE_INFINITY;
  return Math.max(MIN_TEST_TIMEOUT_MS, 5 * summary.baseline.durationMs);
}
