import type { TestFailure, TestPhase, TestReport, TestVerdict } from '../../src/core/events.ts';
import type { TestOracle, TestResult } from '../../src/core/ports.ts';
import type { ManualClock } from './scripted.ts';

/** One run of the test command. */
export interface Verdict {
  readonly verdict: TestVerdict;
  readonly output: string;
  readonly takesMs?: number;
  readonly report?: TestReport;
  /** The narrowed command: the judge obeys `only`. */
  readonly focus?: string;
  /** The judge knows no command for its failing tests alone. */
  readonly onlyWhole?: true;
  readonly changed?: readonly string[];
  readonly beside?: true;
  readonly unseen?: string;
  readonly judges?: readonly string[];
  /** Happens while the tests run. */
  readonly effect?: () => void;
}

export interface OracleRun {
  readonly phase: TestPhase;
  readonly timeoutMs: number;
  /** Ids; absent when the whole command was asked for. */
  readonly only?: readonly string[];
  readonly without?: 'patch' | 'product';
  readonly mayPair?: true;
}

type NextVerdict = (run: OracleRun) => Verdict;

/**
 * A judge that says what its script says, in order; killed at `timeoutMs`, as the real one is. Without the patch it says
 * what `without` holds, in order; where that is not given, the first red of the script again.
 */
export class ScriptedOracle implements TestOracle {
  readonly runs: OracleRun[] = [];
  readonly #violations: string[] = [];
  readonly #script: readonly Verdict[] | NextVerdict;
  readonly #clock: ManualClock;
  readonly #without: readonly Verdict[] | null;
  #used = 0;
  #usedWithout = 0;

  constructor(
    script: readonly Verdict[] | NextVerdict,
    clock: ManualClock,
    without: readonly Verdict[] | null = null,
  ) {
    this.#script = script;
    this.#clock = clock;
    this.#without = without;
  }

  async run(request: Parameters<TestOracle['run']>[0]): Promise<TestResult> {
    const { phase, timeoutMs, only, without, mayPair } = request;
    const run = {
      phase,
      timeoutMs,
      ...(only === undefined ? {} : { only: only.map(({ id }) => id) }),
      ...(without === undefined ? {} : { without }),
      ...(mayPair === true ? { mayPair } : {}),
    };
    this.runs.push(run);
    if (timeoutMs <= 0) return this.#violated(`ran the tests (${phase}) with no time left`);
    const step = this.#next(run);
    if (step === undefined) return this.#violated(`ran the tests (${phase}) more often than scripted`);
    const { verdict, output, takesMs = 0, effect, ...rest } = step;
    if (rest.focus !== undefined && only === undefined)
      return this.#violated(`narrowed the tests (${phase}) without being asked`);
    this.#clock.advance(Math.min(takesMs, timeoutMs));
    effect?.();
    if (takesMs > timeoutMs)
      return { verdict: 'timeout', exitCode: null, output, durationMs: timeoutMs, ...rest };
    return { verdict, exitCode: EXIT_CODES[verdict], output, durationMs: takesMs, ...rest };
  }

  verify(): void {
    if (typeof this.#script !== 'function' && this.#used < this.#script.length) {
      this.#violations.push(`ran the tests ${this.#used} times of ${this.#script.length} scripted`);
    }
    if (this.#without !== null && this.#usedWithout < this.#without.length) {
      this.#violations.push(`ran without the patch ${this.#usedWithout} times of ${this.#without.length}`);
    }
    if (this.#violations.length > 0) throw new Error(this.#violations.join('\n'));
  }

  #next(run: OracleRun): Verdict | undefined {
    if (run.phase === 'counterfactual' && this.#without !== null) return this.#without[this.#usedWithout++];
    if (typeof this.#script === 'function') return this.#script(run);
    if (run.phase !== 'counterfactual') return this.#script[this.#used++];
    const base = this.#script.find(({ verdict }) => verdict === 'red');
    return base === undefined ? undefined : { ...base, takesMs: 0 };
  }

  #violated(what: string): TestResult {
    this.#violations.push(what);
    throw new Error(what);
  }
}

export const EXIT_CODES = {
  green: 0,
  red: 1,
  timeout: null,
  resource_limit: null,
  not_found: 127,
} as const;

export const green = (takesMs = 0): Verdict => ({ verdict: 'green', output: 'ok\n', takesMs });
export const red = (output = 'FAILED test_a - AssertionError: 1 != 2\n', takesMs = 0): Verdict => ({
  verdict: 'red',
  output,
  takesMs,
});
/** Red at base, green after a write, green when it is confirmed. */
export const FIXED: readonly Verdict[] = [red(), green(), green()];
export const hangs = (): Verdict => ({ verdict: 'timeout', output: 'waiting…\n' });
export const exhausts = (): Verdict => ({ verdict: 'resource_limit', output: 'again\nagain\n' });
export const notFound = (): Verdict => ({ verdict: 'not_found', output: 'sh: 1: pytest: not found\n' });

/** Tests by name, as their runner would report them. */
export const failure = (id: string, message = 'expected 1, got 2'): TestFailure => ({
  id,
  file: null,
  line: null,
  message,
});
/** Of ten tests, unless it is said how many passed. */
export const reportOf = (failed: readonly string[], passed = 10 - failed.length): TestReport => ({
  source: 'a script',
  failures: failed.map((id) => failure(id)),
  passed,
  failed: failed.length,
  skipped: 0,
});
/** Red with these tests failing by name. */
export const redBy = (...failed: readonly string[]): Verdict => ({
  ...red(failed.map((id) => `FAILED ${id}\n`).join('')),
  report: reportOf(failed),
});
export const narrowed = (verdict: Verdict): Verdict => ({ ...verdict, focus: 'run only those' });
