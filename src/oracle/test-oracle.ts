import { accessSync, constants, mkdtempSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join, sep } from 'node:path';
import { assertNever } from '../agent/assert-never.ts';
import type { TestFailure, TestReport } from '../agent/events.ts';
import type { TestOracle, TestResult } from '../agent/ports.ts';
import type { TestCommand } from '../agent/task.ts';
import { countOf } from '../workspace/answer.ts';
import { globToRegexSource } from '../workspace/glob.ts';
import type { Journal, JournalEntry } from '../workspace/journal.ts';
import type { Policy } from '../workspace/policy.ts';
import { parseRepoFolder, showPath } from '../workspace/repo-path.ts';
import type { Snapshot } from '../workspace/snapshot.ts';
import { CellPlace, neverStarted } from './cell-place.ts';
import { showsTestsRan } from './focus/tests-ran.ts';
import { InPlace } from './in-place.ts';
import { leaseFolder, SCRATCH_PREFIX } from './leftovers.ts';
import { OutputPipes } from './output-pipe.ts';
import { type CommandResult, runCommand } from './process.ts';
import { removeTree } from './remove-tree.ts';
import { placeFailures } from './report/place-failures.ts';
import { findReports, type ReportFiles, readReports } from './report/report-files.ts';
import { type Restored, RestoreError } from './restore-point.ts';
import type { Cell } from './sandbox/open-sandbox.ts';
import { planShell } from './shell.ts';
import { shortenPaths } from './shorten-paths.ts';
import { type Environment, stepFiles, testEnvironment } from './test-environment.ts';
import type { Confined, Ready, TestPlace } from './test-place.ts';

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
  /** What keeps the tests apart; null or absent: nothing does, and they run in the checkout itself. */
  readonly cell?: Cell | null;
  /** Without a cell: makes the checkout anew for the runs that prove something. Absent: it is only restored. */
  readonly renew?: (() => Promise<void>) | null;
}

const GRACE_MS = 2000;
const MIN_NARROWED_TIMEOUT_MS = 60_000;

/** What ends a start of the command. */
interface Bounds {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

type RunOptions = Parameters<TestOracle['run']>[0];

/** A judge, and where to find what its command wrote to the checkout. */
export interface OpenedOracle extends TestOracle, Disposable {
  /** null before the first run. */
  written(): string | null;
}

/** Throws for what the user can mend: a shell without `{0}`, a working directory outside, a wrong `test-env`. */
export function createTestOracle(options: OracleOptions): OpenedOracle {
  const { command, checkout } = options;
  if (command === null) {
    return {
      run: () => Promise.resolve(notRun('There is no test command.')),
      written: () => null,
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

class CommandOracle implements OpenedOracle {
  readonly #root: string;
  readonly #options: OracleOptions & { readonly command: TestCommand };
  readonly #place: TestPlace;
  readonly #pipes = new OutputPipes();
  /** The longest narrowed run so far; null before the first. */
  #narrowedMs: number | null = null;

  constructor(root: string, options: OracleOptions & { readonly command: TestCommand }) {
    const { snapshot, policy } = options.workspace;
    const { cell = null, renew = null } = options;
    this.#root = root;
    this.#options = options;
    this.#place = cell === null ? new InPlace({ root, snapshot, policy, renew }) : new CellPlace(cell, root);
  }

  written(): string | null {
    return this.#place.written();
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

  /** Where reports are written; null where that is no folder, or no report is asked for. */
  #reportFolder({ written }: Ready): string | null {
    return this.#options.testReport ? workingDirectory(written, this.#options.command) : null;
  }

  #reportFiles(ready: Ready): ReportFiles {
    const { testReport } = this.#options;
    const folder = this.#reportFolder(ready);
    return testReport && folder !== null ? findReports(folder, testReport) : new Map();
  }

  /** What the run wrote as a report, else what it printed. */
  async #report(ready: Ready, before: ReportFiles, output: string): Promise<TestReport | null> {
    const { testReport, command, workspace } = this.#options;
    const folder = this.#reportFolder(ready);
    const written = testReport && folder !== null ? readReports(folder, testReport, before) : null;
    const { readTestOutput } = await readers();
    const report = written ?? readTestOutput(output);
    const { isFile } = filesOf(workspace.snapshot);
    return report === null ? null : placeFailures(report, command.workingDirectory, isFile);
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
      const result = await this.#start(ready, { ...run, timeoutMs }, script);
      if (run.signal.aborted || showsTestsRan(result)) {
        this.#narrowedMs = Math.max(this.#narrowedMs ?? 0, result.durationMs);
        return { ...result, focus: script };
      }
      tried.push(script);
    }
    const whole = await this.#start(ready, { ...run, timeoutMs: leftMs() }, command.run);
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

  async #start(ready: Ready, run: Bounds, text: string): Promise<TestResult> {
    const { command } = this.#options;
    const scratch = mkdtempSync(join(ready.temp.here, SCRATCH_PREFIX));
    // A sandbox ends with us; what runs in place may outlive us.
    using _lease = ready.start.kind === 'plain' ? leaseFolder(scratch) : null;
    const seen = join(ready.temp.seen, basename(scratch));
    try {
      const shown = testEnvironment({ ...this.#options, checkout: ready.root, scratch: seen });
      const env = { ...shown, ...ready.env };
      const plan = planShell(command.shell, text, (program) => isOnPath(program, env['PATH'] ?? ''));
      writeFileSync(join(scratch, `script${plan.extension}`), plan.script);
      for (const file of stepFiles(scratch)) writeFileSync(file, '');
      const args = plan.args.map((arg) => arg.replaceAll('{0}', join(seen, `script${plan.extension}`)));
      const words = { program: plan.program, args, env };
      const before = this.#reportFiles(ready);
      const running =
        ready.start.kind === 'plain'
          ? this.#runPlain(words, { ...run, scratch })
          : this.#runConfined(ready.start, words, { ...run, scratch, seen });
      // They load while the tests run.
      const [result] = await Promise.all([running, readers()]);
      if ('verdict' in result) return result;
      const output = shortenPaths(result.output, [seen, ready.root]);
      const told = toTestResult({ ...result, output }, ready.restored);
      if (result.end.kind !== 'exited') return told;
      const transcript = shortenPaths(result.transcript, [seen, ready.root]);
      const report = await this.#report(ready, before, transcript);
      return report === null ? told : { ...told, report };
    } finally {
      removeScratch(scratch);
    }
  }

  async #runPlain(
    words: Words,
    run: Bounds & { readonly scratch: string },
  ): Promise<CommandResult | TestResult> {
    const cwd = workingDirectory(this.#root, this.#options.command);
    if (cwd === null) return notRun(noFolder(this.#options.command));
    return runCommand({ ...words, ...run, cwd, graceMs: GRACE_MS, pipes: this.#pipes });
  }

  async #runConfined(
    { stage, gone, give, launch, ended }: Confined,
    { program, args, env }: Words,
    run: Bounds & { readonly scratch: string; readonly seen: string },
  ): Promise<CommandResult | TestResult> {
    const { workingDirectory: folder } = this.#options.command;
    const staging = { here: join(run.scratch, 'patch'), seen: join(run.seen, 'patch') };
    const files = stage(staging.here, staging.seen);
    give(run.scratch);
    const inner = {
      workingDirectory: folder,
      files,
      gone,
      staging: staging.seen,
      env,
      command: [program, ...args],
    };
    const result = await runCommand({
      ...launch(inner),
      ...run,
      cwd: '/',
      graceMs: GRACE_MS,
      pipes: this.#pipes,
    });
    ended();
    const why = result.end.kind === 'exited' ? neverStarted(staging.here) : null;
    if (why === null) return result;
    return notRun(
      why === 'no_folder' ? noFolder(this.#options.command) : `The sandbox failed: ${result.output}`,
    );
  }

  [Symbol.dispose](): void {
    this.#place[Symbol.dispose]();
  }
}

/** What reads the output of a dozen test runners. */
const readers = () => import('./report/read-output.ts');

interface Words {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const noFolder = ({ workingDirectory: folder }: TestCommand): string => `The folder ${folder} is not there.`;

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
