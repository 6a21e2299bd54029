import type { TestPhase, TestVerdict } from '../../src/agent/events.ts';
import type { TestOracle, TestResult } from '../../src/agent/ports.ts';
import type { ManualClock } from './scripted.ts';

/** One run of the test command. */
export interface Verdict {
  readonly verdict: TestVerdict;
  readonly output: string;
  readonly takesMs?: number;
  /** Happens while the tests run. */
  readonly effect?: () => void;
}

export interface OracleRun {
  readonly phase: TestPhase;
  readonly timeoutMs: number;
}

type NextVerdict = (run: OracleRun) => Verdict;

/** A judge that says what its script says, in order; killed at `timeoutMs`, as the real one is. */
export class ScriptedOracle implements TestOracle {
  readonly runs: OracleRun[] = [];
  readonly #violations: string[] = [];
  readonly #script: readonly Verdict[] | NextVerdict;
  readonly #clock: ManualClock;

  constructor(script: readonly Verdict[] | NextVerdict, clock: ManualClock) {
    this.#script = script;
    this.#clock = clock;
  }

  async run({ phase, timeoutMs }: Parameters<TestOracle['run']>[0]): Promise<TestResult> {
    this.runs.push({ phase, timeoutMs });
    const index = this.runs.length - 1;
    if (timeoutMs <= 0) return this.#violated(`ran the tests (${phase}) with no time left`);
    const step =
      typeof this.#script === 'function' ? this.#script({ phase, timeoutMs }) : this.#script[index];
    if (step === undefined) return this.#violated(`ran the tests ${index + 1} times, more than scripted`);
    const { verdict, output, takesMs = 0, effect } = step;
    this.#clock.advance(Math.min(takesMs, timeoutMs));
    effect?.();
    if (takesMs > timeoutMs) return { verdict: 'timeout', exitCode: null, output, durationMs: timeoutMs };
    return { verdict, exitCode: EXIT_CODES[verdict], output, durationMs: takesMs };
  }

  verify(): void {
    if (typeof this.#script !== 'function' && this.runs.length < this.#script.length) {
      this.#violations.push(`ran the tests ${this.runs.length} times of ${this.#script.length} scripted`);
    }
    if (this.#violations.length > 0) throw new Error(this.#violations.join('\n'));
  }

  #violated(what: string): TestResult {
    this.#violations.push(what);
    throw new Error(what);
  }
}

const EXIT_CODES = { green: 0, red: 1, timeout: null, not_found: 127 } as const;

export const green = (takesMs = 0): Verdict => ({ verdict: 'green', output: 'ok\n', takesMs });
export const red = (output = 'FAILED test_a - AssertionError: 1 != 2\n', takesMs = 0): Verdict => ({
  verdict: 'red',
  output,
  takesMs,
});
export const hangs = (): Verdict => ({ verdict: 'timeout', output: 'waiting…\n' });
export const notFound = (): Verdict => ({ verdict: 'not_found', output: 'sh: 1: pytest: not found\n' });
