import { accessSync, constants, mkdtempSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, sep } from 'node:path';
import { assertNever } from '../agent/assert-never.ts';
import type { TestFailure, TestReport } from '../agent/events.ts';
import type { TestOracle, TestResult } from '../agent/ports.ts';
import type { TestCommand } from '../agent/task.ts';
import { countOf } from '../workspace/answer.ts';
import { globToRegexSource } from '../workspace/glob.ts';
import type { Journal, JournalEntry } from '../workspace/journal.ts';
import type { Policy } from '../workspace/policy.ts';
import { parseRepoFolder } from '../workspace/repo-path.ts';
import { showPath } from '../workspace/show-path.ts';
import type { Snapshot } from '../workspace/snapshot.ts';
import { Checkout } from './checkout.ts';
import { showsTestsRan } from './focus/tests-ran.ts';
import { leaseFolder, SCRATCH_PREFIX } from './leftovers.ts';
import { OutputPipes } from './output-pipe.ts';
import { type CommandResult, runCommand } from './process.ts';
import { removeTree } from './remove-tree.ts';
import { placeFailures } from './report/place-failures.ts';
import { findReports, type ReportFiles, readReports } from './report/report-files.ts';
import { NOTHING_RESTORED, type Restored, RestoreError, RestorePoint } from './restore-point.ts';
import { planShell } from './shell.ts';
import { shortenPaths } from './shorten-paths.ts';
import { type Environment, stepFiles, testEnvironment } from './test-environment.ts';

export interface OracleOptions {
  readonly workspace: { readonly snapshot: Snapshot; readonly journal: Journal; readonly policy: Policy };
  /** Where the tests run: the checkout at the base commit, or a copy of it. */
  readonly checkout: string;
  /** null: nothing is ever run, and a run says so. */
  readonly command: TestCommand | null;
  /** The user's `test-env`. */
  readonly testEnv: readonly string[];
  /** The user's `test-report`: a glob of JUnit XML files below the working directory; null: the output is read. */
  readonly testReport?: string | null;
  /** Ours; the command sees the allowed part of it. */
  readonly environment: Environment;
}

const GRACE_MS = 2000;
const MIN_NARROWED_TIMEOUT_MS = 60_000;

/** One start of the command, and what ends it. */
interface Bounds {
  readonly cwd: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

type RunOptions = Parameters<TestOracle['run']>[0];

/** Throws for what the user can mend: a shell without `{0}`, a working directory outside, a wrong `test-env`. */
export function createTestOracle(options: OracleOptions): TestOracle {
  const { command, checkout } = options;
  if (command === null) return { run: () => Promise.resolve(notRun('There is no test command.')) };
  planShell(command.shell, command.run, () => true);
  if (!parseRepoFolder(command.workingDirectory).ok) {
    throw new Error(
      `working-directory ${JSON.stringify(command.workingDirectory)} is not inside the repository`,
    );
  }
  if (options.testReport) checkReportGlob(options.testReport);
  const root = realpathSync(checkout);
  testEnvironment({ ...options, command, checkout: root, scratch: '' });
  return new CommandOracle(root, { ...options, command });
}

function checkReportGlob(glob: string): void {
  if (glob.split('/').includes('..'))
    throw new Error(`test-report: ${glob} leads out of the working directory`);
  try {
    globToRegexSource(glob);
  } catch (cause) {
    throw new Error(`test-report: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** The files of the base commit; what the model adds is product code, which no runner is told to run. */
function filesOf({ tree, readText }: Snapshot) {
  return {
    isFile: (path: string) => tree.find(path)?.kind === 'file',
    isFolder: (path: string) => {
      const { start, end } = tree.range(path);
      return end > start;
    },
    read: readText,
  };
}

class CommandOracle implements TestOracle {
  readonly #checkout: Checkout;
  readonly #options: OracleOptions & { readonly command: TestCommand };
  readonly #pipes = new OutputPipes();
  #restorePoint: RestorePoint | null = null;
  /** The longest narrowed run so far; null before the first. */
  #narrowedMs: number | null = null;

  constructor(root: string, options: OracleOptions & { readonly command: TestCommand }) {
    this.#checkout = new Checkout(root, options.workspace.snapshot.commit.length);
    this.#options = options;
  }

  async run({ phase, timeoutMs, signal, only = [], without }: RunOptions): Promise<TestResult> {
    if (signal.aborted) return { verdict: 'timeout', exitCode: null, output: CANCELLED, durationMs: 0 };
    try {
      const restored = await this.#prepare(phase, without);
      const cwd = workingDirectory(this.#checkout.root, this.#options.command);
      if (cwd === null) return notRun(`The folder ${this.#options.command.workingDirectory} is not there.`);
      return await this.#judge(restored, { cwd, timeoutMs, signal }, only);
    } catch (error) {
      // What tests do to their checkout (fill its disk, close its folders) must not end the run as a crash.
      if (!isSystemError(error) && !(error instanceof RestoreError)) throw error;
      return notRun(`The tests could not be started: ${error.message}`);
    }
  }

  #reportFiles(cwd: string): ReportFiles | null {
    const { testReport } = this.#options;
    return testReport ? findReports(cwd, testReport) : null;
  }

  /** What the run wrote as a report, else what it printed. */
  async #report(cwd: string, before: ReportFiles | null, output: string): Promise<TestReport | null> {
    const { testReport, command, workspace } = this.#options;
    const written = testReport && before !== null ? readReports(cwd, testReport, before) : null;
    const { readTestOutput } = await readers();
    const report = written ?? readTestOutput(output);
    const { isFile } = filesOf(workspace.snapshot);
    return report === null ? null : placeFailures(report, command.workingDirectory, isFile);
  }

  async #prepare(phase: RunOptions['phase'], without: RunOptions['without']): Promise<Restored> {
    const { snapshot, journal, policy } = this.#options.workspace;
    this.#restorePoint ??= new RestorePoint(this.#checkout, snapshot, policy);
    const isTest = ({ path }: JournalEntry) => policy.protection(path)?.opens === 'test_edits';
    const left = phase !== 'counterfactual' ? 'nothing' : (without ?? 'patch');
    const written = journal
      .latest()
      .filter((entry) => left === 'nothing' || (left === 'product' && isTest(entry)));
    for (const path of journal.createdBut(written)) this.#checkout.remove(path);
    const restored =
      phase === 'confirm' || phase === 'counterfactual'
        ? await this.#restorePoint.restore(new Set(written.map((entry) => entry.path)))
        : NOTHING_RESTORED;
    for (const { path, bytes, mode } of written) {
      this.#checkout.write(path, { kind: 'file', bytes, isExecutable: mode === '100755' });
    }
    return restored;
  }

  /** The narrowed forms of the command, tightest first, until one runs a test; the whole command when none does. */
  async #judge(restored: Restored, run: Bounds, only: readonly TestFailure[]): Promise<TestResult> {
    const { command } = this.#options;
    const startedAt = performance.now();
    const leftMs = (): number => Math.max(0, run.timeoutMs - (performance.now() - startedAt));
    const tried: string[] = [];
    for (const script of only.length === 0 ? [] : await this.#narrowings(only)) {
      const timeoutMs = Math.min(leftMs(), this.#narrowedTimeoutMs());
      const result = await this.#start(restored, { ...run, timeoutMs }, script);
      if (run.signal.aborted || showsTestsRan(result)) {
        this.#narrowedMs = Math.max(this.#narrowedMs ?? 0, result.durationMs);
        return { ...result, focus: script };
      }
      tried.push(script);
    }
    const whole = await this.#start(restored, { ...run, timeoutMs: leftMs() }, command.run);
    const notes = tried.map((script) => `[agent-fix: no test ran in: ${script}; so the next was run]`);
    return { ...whole, output: joined([...notes, whole.output]) };
  }

  async #narrowings(failures: readonly TestFailure[]): Promise<readonly string[]> {
    const { narrowings } = await import('./focus/narrow.ts');
    const { snapshot } = this.#options.workspace;
    return narrowings({ command: this.#options.command, failures, files: filesOf(snapshot) });
  }

  /** A hanging write must not take the time of the whole command each time. */
  #narrowedTimeoutMs(): number {
    return this.#narrowedMs === null
      ? Number.POSITIVE_INFINITY
      : Math.max(MIN_NARROWED_TIMEOUT_MS, 5 * this.#narrowedMs);
  }

  async #start(restored: Restored, run: Bounds, text: string): Promise<TestResult> {
    const { command } = this.#options;
    const { root } = this.#checkout;
    const scratch = mkdtempSync(join(tmpdir(), SCRATCH_PREFIX));
    using _lease = leaseFolder(scratch);
    try {
      const env = testEnvironment({ ...this.#options, checkout: root, scratch });
      const plan = planShell(command.shell, text, (program) => isOnPath(program, env['PATH'] ?? ''));
      const script = join(scratch, `script${plan.extension}`);
      writeFileSync(script, plan.script);
      for (const file of stepFiles(scratch)) writeFileSync(file, '');
      const args = plan.args.map((arg) => arg.replaceAll('{0}', script));
      const { program } = plan;
      const pipes = this.#pipes;
      const before = this.#reportFiles(run.cwd);
      const running = runCommand({ ...run, program, args, env, graceMs: GRACE_MS, scratch, pipes });
      // They load while the tests run.
      const [result] = await Promise.all([running, readers()]);
      const output = shortenPaths(result.output, [scratch, root]);
      const told = toTestResult({ ...result, output }, restored);
      if (result.end.kind !== 'exited') return told;
      const transcript = shortenPaths(result.transcript, [scratch, root]);
      const report = await this.#report(run.cwd, before, transcript);
      return report === null ? told : { ...told, report };
    } finally {
      removeScratch(scratch);
    }
  }
}

/** What reads the output of a dozen test runners. */
const readers = () => import('./report/read-output.ts');

/** A process that tests left behind can still write there, or the folder be closed to us: the verdict stands. */
function removeScratch(scratch: string): void {
  try {
    removeTree(scratch);
  } catch {
    // What remains is in the system's temporary folder.
  }
}

const CANCELLED = '[agent-fix: the run was cancelled]';
const STOPPED = '[agent-fix: the command still ran at its time limit and was stopped]';

function toTestResult({ end, output, durationMs }: CommandResult, restored: Restored): TestResult {
  const parts = [output, ...notesOn(restored)];
  switch (end.kind) {
    case 'exited':
      return { verdict: verdictOf(end.exitCode), exitCode: end.exitCode, output: joined(parts), durationMs };
    case 'timeout':
      return { verdict: 'timeout', exitCode: null, output: joined([...parts, STOPPED]), durationMs };
    case 'cancelled':
      return { verdict: 'timeout', exitCode: null, output: joined([...parts, CANCELLED]), durationMs };
    case 'not_started':
      return notRun(`The shell of the test command could not be started: ${end.error.message}`);
    default:
      return assertNever(end);
  }
}

/** 127 is a shell's word for a command that it did not find: https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_08_02 */
function verdictOf(exitCode: number | null): TestResult['verdict'] {
  if (exitCode === 0) return 'green';
  return exitCode === 127 ? 'not_found' : 'red';
}

/** What tests had done to the files that they run on: a reader of the record should see it. */
function notesOn({ changed, left, created, aside }: Restored): string[] {
  const madeAway = aside === null ? 'removed' : `set aside in ${aside}`;
  const notes = [
    { what: 'file', did: 'changed by tests, now restored', paths: changed },
    { what: 'file', did: 'touched by tests and left so, for not being as in the base before', paths: left },
    { what: 'protected file', did: `created by tests, now ${madeAway}`, paths: created },
  ];
  return notes
    .filter(({ paths }) => paths.length > 0)
    .map(({ what, did, paths }) => {
      const more = paths.length > 10 ? `, and ${paths.length - 10} more` : '';
      const files = countOf(paths.length, what);
      return `[agent-fix: ${files} ${did}: ${paths.slice(0, 10).map(showPath).join(', ')}${more}]`;
    });
}

function notRun(output: string): TestResult {
  return { verdict: 'not_found', exitCode: null, output, durationMs: 0 };
}

function joined(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .reduce((a, b) => (a === '' || a.endsWith('\n') ? a + b : `${a}\n${b}`), '');
}

/** Absolute; null when it is not there, or when a link leads it out of the checkout. */
function workingDirectory(root: string, command: TestCommand): string | null {
  const folder = join(root, command.workingDirectory);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return null;
  const real = realpathSync(folder);
  return real === root || real.startsWith(root + sep) ? real : null;
}

function isOnPath(program: string, path: string): boolean {
  return path.split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
