import { realpathSync } from 'node:fs';
import { errorText } from '../core/errors.ts';
import type { TestFailure } from '../core/events.ts';
import type { TestOracle, TestResult } from '../core/ports.ts';
import type { TestEnv } from '../core/settings.ts';
import type { TestCommand } from '../core/task.ts';
import { planShell } from '../shell/shells.ts';
import { globToRegexSource } from '../workspace/glob.ts';
import type { Journal, JournalEntry } from '../workspace/journal.ts';
import type { Policy } from '../workspace/policy.ts';
import { parseRepoFolder } from '../workspace/repo-path.ts';
import type { Snapshot } from '../workspace/snapshot.ts';
import { RestoreError } from './restore-point.ts';
import type { Cell } from './sandbox/open-sandbox.ts';
import type { Environment } from './test-environment.ts';
import { CellPlace, InPlace, type Ready, type TestPlace } from './test-place.ts';
import {
  type Bounds,
  CANCELLED,
  filesOf,
  joined,
  notRun,
  type ScratchPrepare,
  TestStarter,
} from './test-run.ts';

export interface OracleOptions {
  readonly workspace: { readonly snapshot: Snapshot; readonly journal: Journal; readonly policy: Policy };
  /** Where the tests run: the checkout at the base commit, or a copy of it. */
  readonly checkout: string;
  /** null: nothing is ever run, and a run says so. */
  readonly command: TestCommand | null;
  /** The user's `test-env`. */
  readonly testEnv?: TestEnv | undefined;
  /** The user's `test-report`: a glob of JUnit XML files below the working directory; null: the output is read. */
  readonly testReport?: string | null;
  /** Ours; the command sees the allowed part of it. */
  readonly environment: Environment;
  /** What keeps the tests apart; null or absent: nothing does, and they run in the checkout itself. */
  readonly cell?: Cell | null;
  /** Without a cell: makes the checkout anew for the runs that prove something. Absent: it is only restored. */
  readonly renew?: (() => Promise<void>) | null;
}

const MIN_NARROWED_TIMEOUT_MS = 60_000;

type RunOptions = Parameters<TestOracle['run']>[0];

/** `root`: the checkout as the tests name it; `scratch`: the run's private folder. */
type StayPrepare = (root: string, ...own: Parameters<ScratchPrepare>) => ReturnType<ScratchPrepare>;

/** A judge, and where to find what its command wrote to the checkout. */
export interface OpenedOracle extends TestOracle, Disposable {
  /** null before the first run. */
  written(): string | null;
  /**
   * Starts the command, with only the failing tests where it can be narrowed, and without a limit of time: until it ends or
   * `signal` does. `prepare` may lay files in the private folder of the run, and gives further variables.
   */
  stay(
    run: { readonly only: readonly TestFailure[]; readonly signal: AbortSignal },
    prepare: StayPrepare,
  ): Promise<void>;
  /** Takes every write out of the place where tests run, for an oracle that comes after this one. */
  reset(): Promise<void>;
}

/** Throws for what the user can mend: a shell without `{0}`, a working directory outside. */
export function createTestOracle(options: OracleOptions): OpenedOracle {
  const { command, checkout } = options;
  if (command === null) {
    return {
      run: () => Promise.resolve(notRun('There is no test command.')),
      written: () => null,
      stay: async () => {},
      reset: async () => {},
      [Symbol.dispose]: () => {},
    };
  }
  planShell(command.shell, command.run, () => true);
  if (!parseRepoFolder(command.workingDirectory).ok) {
    throw new Error(
      `working-directory ${JSON.stringify(command.workingDirectory)} is not inside the repository`,
    );
  }
  if (options.testReport) checkReportGlob(options.testReport);
  const root = realpathSync(checkout);
  return new CommandOracle(root, { ...options, command });
}

function checkReportGlob(glob: string): void {
  if (glob.split('/').includes('..'))
    throw new Error(`test-report: ${glob} leads out of the working directory`);
  try {
    globToRegexSource(glob);
  } catch (cause) {
    throw new Error(`test-report: ${errorText(cause)}`, { cause });
  }
}

class CommandOracle implements OpenedOracle {
  readonly #options: OracleOptions & { readonly command: TestCommand };
  readonly #place: TestPlace;
  readonly #tests: TestStarter;
  /** The longest narrowed run so far; null before the first. */
  #narrowedMs: number | null = null;

  constructor(root: string, options: OracleOptions & { readonly command: TestCommand }) {
    const { snapshot, policy } = options.workspace;
    const { cell = null, renew = null } = options;
    this.#options = options;
    this.#tests = new TestStarter(root, options);
    this.#place = cell === null ? new InPlace({ root, snapshot, policy, renew }) : new CellPlace(cell, root);
  }

  written(): string | null {
    return this.#place.written();
  }

  async reset(): Promise<void> {
    const { cell = null } = this.#options;
    if (cell === null) (await this.#place.prepare('counterfactual', []))[Symbol.dispose]();
  }

  async run({ phase, timeoutMs, signal, only = [], without }: RunOptions): Promise<TestResult> {
    if (signal.aborted) return { verdict: 'timeout', exitCode: null, output: CANCELLED, durationMs: 0 };
    try {
      using ready = await this.#place.prepare(phase, this.#wanted(phase, without));
      return await this.#judge(ready, { timeoutMs, signal }, only);
    } catch (error) {
      // What tests do to their checkout (fill its disk, close its folders) must not end the run as a crash.
      if (!isSystemError(error) && !(error instanceof RestoreError)) throw error;
      return notRun(`The tests could not be started: ${error.message}`);
    }
  }

  async stay({ only, signal }: Parameters<OpenedOracle['stay']>[0], prepare: StayPrepare): Promise<void> {
    const [narrowed = this.#options.command.run] = only.length === 0 ? [] : await this.#narrowings(only);
    // The limit of one run is none for a command that stays.
    const script = narrowed.replace(/(?<=^|\n|&& )timeout(?: -\S+)* [\d.]+[smhd]? /, '');
    using ready = await this.#place.prepare('write', this.#wanted('write', undefined));
    const bounds = { timeoutMs: Number.POSITIVE_INFINITY, signal };
    await this.#tests.start(ready, bounds, script, (scratch, env) => prepare(ready.root, scratch, env));
  }

  /** What of the patch the run is about. */
  #wanted(phase: RunOptions['phase'], without: RunOptions['without']): readonly JournalEntry[] {
    const { journal, policy } = this.#options.workspace;
    const written = journal.latest();
    if (phase !== 'counterfactual') return written;
    if (without !== 'product') return [];
    return written.filter(({ path }) => policy.protection(path)?.opens === 'test_edits');
  }

  /** The narrowed forms of the command, tightest first, until one runs a test; the whole command when none does. */
  async #judge(ready: Ready, run: Bounds, only: readonly TestFailure[]): Promise<TestResult> {
    const { command } = this.#options;
    const startedAt = performance.now();
    const leftMs = (): number => Math.max(0, run.timeoutMs - (performance.now() - startedAt));
    const tried: string[] = [];
    for (const script of only.length === 0 ? [] : await this.#narrowings(only)) {
      const timeoutMs = Math.min(leftMs(), this.#narrowedTimeoutMs());
      const result = await this.#tests.start(ready, { ...run, timeoutMs }, script);
      if (run.signal.aborted || showsTestsRan(result)) {
        this.#narrowedMs = Math.max(this.#narrowedMs ?? 0, result.durationMs);
        return { ...result, focus: script };
      }
      tried.push(script);
    }
    const whole = await this.#tests.start(ready, { ...run, timeoutMs: leftMs() }, command.run);
    const notes = tried.map((script) => `[agent-fix: no test ran in: ${script}; so the next was run]`);
    return { ...whole, output: joined([...notes, whole.output]) };
  }

  async #narrowings(failures: readonly TestFailure[]): Promise<readonly string[]> {
    const { commandsForOnly } = await import('../runners/only-failing.ts');
    const { snapshot } = this.#options.workspace;
    return commandsForOnly(failures, this.#options.command, filesOf(snapshot));
  }

  /** A hanging write must not take the time of the whole command each time. */
  #narrowedTimeoutMs(): number {
    return this.#narrowedMs === null
      ? Number.POSITIVE_INFINITY
      : Math.max(MIN_NARROWED_TIMEOUT_MS, 5 * this.#narrowedMs);
  }

  [Symbol.dispose](): void {
    this.#place[Symbol.dispose]();
  }
}

/**
 * Whether a narrowed run is a verdict: its report must show that a test ran. A runner that found none of the names, or
 * did not know an argument, is green or red all the same; so is one whose coverage of a part fails a threshold.
 */
function showsTestsRan({ verdict, report }: TestResult): boolean {
  switch (verdict) {
    case 'green':
      return report !== undefined && (report.passed ?? 0) > 0;
    case 'red':
      return report !== undefined && (report.failures.length > 0 || (report.failed ?? 0) > 0);
    case 'timeout':
    case 'output_limit':
    case 'resource_limit':
      return true;
    case 'not_found':
      return false;
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
