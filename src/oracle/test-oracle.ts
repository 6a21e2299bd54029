import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { basename, delimiter, isAbsolute, join, posix } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { assertNever, errorText, orElse } from '../base/errors.ts';
import { mapTexts } from '../base/json.ts';
import { formatCountOf } from '../base/numbers.ts';
import { once } from '../base/once.ts';
import { anyOf, firstNames } from '../base/text.ts';
import { planShell } from '../command/command.ts';
import type { TestFailure, TestReport } from '../core/events.ts';
import { checkKey, checkTitle } from '../core/jobs.ts';
import { declaredModules, outputOf, readOutput, withoutNoise } from '../core/output/test-output.ts';
import type { EarlierTests, TestResult } from '../core/ports.ts';
import type { TestEnv } from '../core/settings.ts';
import type { Build, Service, TestCommand } from '../core/task.ts';
import { canEndTests } from '../core/verdict/tripwires.ts';
import { placeFailures, readTestOutput } from '../runners/all-runners.ts';
import { readTestCommand } from '../runners/only-failing.ts';
import type { CommitSource } from '../workspace/changes.ts';
import type { JournalEntry } from '../workspace/journal.ts';
import { isExecutableFile } from '../workspace/programs.ts';
import { isRepoPath, matcher, parseRepoFolder, type RepoPath, showPath } from '../workspace/repo-path.ts';
import type { RepoWorkspace } from '../workspace/repo-tools.ts';
import type { Snapshot } from '../workspace/snapshot.ts';
import { Checkout, type CheckoutChange, changedFiles } from './checkout.ts';
import { earlierTests, type RunOnFiles } from './earlier-tests.ts';
import { leaseTempFolder } from './leftovers.ts';
import { type CopyCommit, PatchCommits, packsOf } from './patch-commits.ts';
import { isPlainScript } from './plain-scripts.ts';
import { type CommandResult, type NamedFolder, nameFolders } from './process.ts';
import { type Restored, RestoreError } from './restore-point.ts';
import { ReportReader } from './run-report.ts';
import type { Cell } from './sandbox/launch.ts';
import type { Sandbox } from './sandbox/open-sandbox.ts';
import { readServices, type StartedService, serverOfJob, servingScript, writeServing } from './services.ts';
import { type Environment, stepFiles, testEnvironment } from './test-environment.ts';
import { CellPlace, InPlace, type ReadyPlace, type TestPlace } from './test-place.ts';

interface OracleOptions {
  readonly workspace: Pick<RepoWorkspace, 'snapshot' | 'journal' | 'policy'>;
  /** Where the tests run: the checkout at the base commit, or a copy of it. */
  readonly checkout: string;
  /** Null: nothing is ever run, and the result of a run says so. */
  readonly command: TestCommand | null;
  /** Further commands: a run names one by its job and step. In a sandbox each has copies of the checkout of its own. Absent: none. */
  readonly others?: readonly TestCommand[];
  /** The user's `test-env`. */
  readonly testEnv?: TestEnv | undefined;
  /** The user's `test-report`: a glob of JUnit XML files below the working directory; null: the output is read. */
  readonly testReport?: string | null;
  /** The environment of our process; the command sees the allowed part of it. */
  readonly environment: Environment;
  /** What isolates the tests. Null, absent, or without a cell: tests are not isolated, and run in the checkout itself. */
  readonly sandbox?: { readonly cell: Sandbox['cell']; readonly report?: Sandbox['report'] } | null;
  /** Used without a sandbox: makes the checkout anew for the runs that prove something. Absent: its tracked files are restored. */
  readonly renew?: (() => Promise<void>) | null;
  /** Whether the checkout is a copy with a git directory of its own. Without a sandbox, the patch is committed only there. */
  readonly isCopy?: boolean;
  /** Starts to watch the processors; the function that it gives says how many were idle since, on average. Absent: as the system says. */
  readonly watchIdle?: () => () => number;
}

type AnyRun = RunOnFiles & {
  /** Files to write instead of the patch: every source, with content that no language can read. */
  readonly blanked?: readonly JournalEntry[];
};

interface HeldContent {
  readonly bytes: Buffer;
  readonly isExecutable: boolean;
}

interface OpenedOracle extends Disposable {
  run(options: AnyRun): Promise<TestResult>;
  /** Runs the tests on the files of earlier commits. */
  earlier(source: CommitSource): EarlierTests;
  /** Tracked files that runs have changed. Without a sandbox, each is restored once it is read. */
  changedFiles(): Promise<readonly CheckoutChange[]>;
  /** Gives a file of the checkout the content it had before a run; null removes it. In a sandbox it does nothing. */
  putBack(path: RepoPath, held: HeldContent | null): void;
  /** Without a sandbox: undoes all that runs have written to the checkout, for an oracle that comes after this one. */
  reset(): Promise<void>;
}

/** Throws for settings that the user can correct: a shell without `{0}`, a working directory outside. */
export function createTestOracle(options: OracleOptions): OpenedOracle {
  const { command, checkout } = options;
  if (command === null) {
    return {
      run: async () => notRun(NO_TEST_COMMAND),
      earlier: (source) => earlierTests(async () => notRun(NO_TEST_COMMAND), options.workspace, source),
      changedFiles: async () => [],
      putBack: () => {},
      reset: async () => {},
      [Symbol.dispose]: () => {},
    };
  }
  for (const { shell, run, workingDirectory } of [
    command,
    ...(command.builds ?? []),
    ...(command.services ?? []),
  ]) {
    planShell(shell, run, () => true);
    if (!parseRepoFolder(workingDirectory).ok)
      throw new Error(`working-directory ${JSON.stringify(workingDirectory)} is not inside the repository`);
  }
  if (options.testReport) checkReportGlob(options.testReport);
  return new JobsOracle(realpathSync(checkout), { ...options, command });
}

const NO_TEST_COMMAND = 'There is no test command.';

const stillRuns = (
  { program, port }: NonNullable<ReturnType<typeof serverOfJob>>,
  [service]: readonly Service[],
): string =>
  `A server that an earlier step of this job has started still runs (\`${program}\`, port ${port}): the tests would ask ` +
  `it, and not the one that step "${service?.step}" starts with the change. End it in a step before that of agent-fix, or give agent-fix ` +
  '`test-network: none`, where each run has a network of its own.';

type JobsOptions = OracleOptions & { readonly command: TestCommand };
type CommandOptions = Omit<JobsOptions, 'sandbox'> & {
  readonly cell: Cell | null;
  readonly commits: PatchCommits;
  /** Whether tests reach what listens on this machine. */
  readonly isOnNetwork: boolean;
};

/** An oracle for each command. In a sandbox as many commands run at a time as there are processors; else one, as all share the checkout. */
class JobsOracle implements OpenedOracle {
  readonly #root: string;
  readonly #options: JobsOptions;
  readonly #inPlace: InPlace | null;
  readonly #first: CommandOracle;
  readonly #commits: PatchCommits;
  readonly #oracles = new Map<string, CommandOracle>();
  readonly #waiting: (() => void)[] = [];
  #free: number;

  /** `root`: the checkout's path, without links. */
  constructor(root: string, options: JobsOptions) {
    const { command, sandbox, renew = null, isCopy = false } = options;
    const { snapshot, policy } = options.workspace;
    const cell = sandbox?.cell ?? null;
    this.#root = root;
    this.#options = options;
    this.#inPlace = cell === null ? new InPlace({ root, snapshot, policy, renew, isCopy }) : null;
    this.#commits = new PatchCommits(snapshot);
    // Services of two jobs may want the same port.
    const hasServices = [command, ...(options.others ?? [])].some(({ services = [] }) => services.length > 0);
    this.#free = cell === null || hasServices ? 1 : availableParallelism();
    this.#first = this.#open(command, cell);
    this.#oracles.set(checkKey(command), this.#first);
  }

  #open(command: TestCommand, cell: Cell | null): CommandOracle {
    const place =
      cell === null ? this.#inPlace : new CellPlace(cell, this.#root, this.#options.workspace.snapshot);
    if (place === null) throw new Error('a command of a sandboxed run has no sandbox');
    const isOnNetwork = this.#options.sandbox?.report?.network !== 'none';
    return new CommandOracle(place, { ...this.#options, command, cell, commits: this.#commits, isOnNetwork });
  }

  /** The oracle of the command that is asked for; the first one where none is named. */
  #of(request: AnyRun): CommandOracle {
    const key = checkKey(request);
    const known = key === '' ? this.#first : this.#oracles.get(key);
    if (known !== undefined) return known;
    const { others = [], sandbox } = this.#options;
    const command = others.find((other) => checkKey(other) === key);
    if (command === undefined) throw new Error(`no command of ${checkTitle(request)} is known`);
    const made = this.#open(command, sandbox?.cell?.fork() ?? null);
    this.#oracles.set(key, made);
    return made;
  }

  async run(request: AnyRun): Promise<TestResult> {
    const oracle = this.#of(request);
    if (this.#free === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#free -= 1;
    const mayPair = this.#free > 0 && oracle.canPair(request);
    if (mayPair) this.#free -= 1;
    try {
      return await oracle.run({ ...request, mayPair });
    } finally {
      this.#release();
      if (mayPair) this.#release();
    }
  }

  #release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }

  earlier(source: CommitSource): EarlierTests {
    return earlierTests((request) => this.run(request), this.#options.workspace, source);
  }

  async changedFiles(): Promise<readonly CheckoutChange[]> {
    const written = this.#first.written();
    return written === null
      ? []
      : changedFiles(written, this.#options.workspace.snapshot, { putBack: this.#inPlace !== null });
  }

  putBack(path: RepoPath, held: HeldContent | null): void {
    if (this.#inPlace === null) return;
    const checkout = new Checkout(this.#root, this.#options.workspace.snapshot);
    if (held === null) checkout.remove(path);
    else checkout.write(path, { kind: 'file', ...held });
  }

  async reset(): Promise<void> {
    if (this.#inPlace !== null) await emptied(this.#inPlace, this.#commits);
  }

  [Symbol.dispose](): void {
    for (const oracle of this.#oracles.values()) oracle[Symbol.dispose]();
    this.#commits[Symbol.dispose]();
  }
}

/** Undoes all that runs have written in a place. */
async function emptied(place: TestPlace, commits: PatchCommits): Promise<void> {
  const files = { entries: [], gone: [], commit: await commits.of([]) };
  await (await place.prepare('counterfactual', files))[Symbol.asyncDispose]();
}

function checkReportGlob(glob: string): void {
  if (glob.split('/').includes('..'))
    throw new Error(`test-report: ${glob} leads out of the working directory`);
  try {
    matcher([glob], '');
  } catch (cause) {
    throw new Error(`test-report: ${errorText(cause)}`, { cause });
  }
}

const LOOKS_FOR_FILES =
  /\b(?:exists(?:Sync)?|try_exists|is_?file|is_?dir|l?stat(?:Sync)?|access(?:Sync)?|ENOENT|FileNotFoundError|IsNotExist)\b/i;
/** Files with instructions for tools that compare the age of files, such as make. */
const RECIPES =
  /^(?:(?:GNU)?Makefile|makefile|.+\.mk|Rakefile|.+\.rake|Taskfile\.ya?ml|Snakefile|dodo\.py|build\.ninja)$/s;
const SHELL_ENDING = /\.(?:sh|bash|zsh|ksh)$/;
const MAX_RECIPES = 200;
/** Commands that write a marker file for something done: `touch $@`, `> $@`, `echo done > .tested`. */
const MARKS_AS_DONE = anyOf(
  [
    /(?:^|[\s;&|@({-])touch[ \t]+[^\s;]|(?:>|\btee(?:[ \t]+-a)?)[ \t]*["']?\$[@({]*@/,
    /\b(?:echo|date|printf|:)\b[^\n|;&]*>[ \t]*["']?\.?[\w./$(){}-]*(?:stamp|done|pass(?:ed)?|tested|ok)\b/,
  ],
  'm',
);
const TERM_GRACE_MS = 2000;
const MIN_ONLY_TIMEOUT_MS = 60_000;
/** The most changed files that are reported and compared. */
const MAX_CHANGED = 200;

/** What can end a command early. */
interface OracleBounds {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** Runs one command, with the builds of its job before it. */
class CommandOracle implements Disposable {
  readonly #options: CommandOptions;
  readonly #place: TestPlace;
  /** How many tests ran at the base commit. The key is the script that ran only some of them, or '' for the whole command. */
  readonly #ranAtBase = new Map<string, number>();
  /** What the test command calls, by the files of the base commit. */
  readonly #known = once(() => readTestCommand(this.#options.command, this.#options.workspace.snapshot));
  readonly #reports: ReportReader;
  /** The longest run of only the failing tests so far; null before the first. */
  #onlyMs: number | null = null;

  /** When the last build ended; 0: there was none. */
  #builtAtMs = 0;
  /** Step of a build that cannot be repeated here → its first failing line. */
  readonly #leftOut = new Map<string, string>();
  /** The result at the base commit; null before. */
  #base: TestResult | null = null;
  #isAtBase = false;
  #hasTriedBlank = false;
  /** Whether a run has failed by what an earlier one had left: from then on, each run after a write starts clean. */
  #startsClean = false;
  /** How many runs were made once more in a clean copy, and failed there as before. */
  #vainRepeats = 0;
  /** How many processors were idle while the tests ran at the base commit. */
  #idleAtBase = 0;
  /** The longest run of the whole command so far; 0 before the first. */
  #wholeMs = 0;
  /** The files with which the whole command was green last. */
  #greenFiles = '';
  /** The result of a run without the patch that went beside the confirming run of these files. */
  #paired: { readonly files: string; readonly result: TestResult } | null = null;

  constructor(place: TestPlace, options: CommandOptions) {
    this.#place = place;
    this.#options = options;
    const { testReport, command, workspace } = options;
    this.#reports = new ReportReader({
      glob: testReport || null,
      workingDirectory: command.workingDirectory,
      paths: workspace.snapshot.paths,
    });
  }

  /** See `TestPlace.written`. */
  written(): string | null {
    return this.#place.written();
  }

  async run(request: AnyRun): Promise<TestResult> {
    const startedAt = performance.now();
    const left = () => ({
      ...request,
      timeoutMs: Math.max(0, request.timeoutMs - (performance.now() - startedAt)),
    });
    this.#isAtBase = request.phase === 'baseline';
    const files = this.#files();
    const paired = this.#takePaired(request, files);
    if (paired !== null) return paired;
    const result = await this.#runFor(request, left);
    if (result.focus === undefined && request.at === undefined) {
      this.#wholeMs = Math.max(this.#wholeMs, result.durationMs);
      if (isOfPatch(request) && result.verdict === 'green') this.#greenFiles = files;
    }
    const unseen = await this.#unseen(left(), result);
    return unseen === null ? result : { ...result, unseen };
  }

  async #runFor(request: AnyRun, left: () => AnyRun): Promise<TestResult> {
    if (request.phase !== 'baseline')
      return request.mayPair === true ? this.#runPaired(left) : this.#runCounted(request);
    const readIdle = (this.#options.watchIdle ?? watchIdle)();
    this.#base = await this.#runAtBase(left);
    this.#idleAtBase = readIdle();
    return this.#base;
  }

  #files(): string {
    return JSON.stringify(this.#options.workspace.journal.latest().map(({ path, oid }) => [path, oid]));
  }

  /**
   * Whether the run without the patch may go beside this confirming run: the two cannot meet, one more processor was idle while the tests
   * ran at the base, and the time is enough to make either again, alone.
   */
  canPair({ phase, mayPair, timeoutMs }: AnyRun): boolean {
    const base = this.#base;
    if (phase !== 'confirm' || mayPair !== true || base?.verdict !== 'red') return false;
    return (
      this.#options.cell?.isApart === true &&
      this.#idleAtBase >= IDLE_ENOUGH &&
      timeoutMs >= 4 * (this.#wholeMs || 2 * base.durationMs) &&
      this.#paired?.files !== this.#files()
    );
  }

  /**
   * A confirming run with the run without the patch beside it. Load can make tests fail, so one that is not green is made again
   * alone, unless it shows what was red alone as well: a test of the base run, on files that were never green.
   */
  async #runPaired(left: () => AnyRun): Promise<TestResult> {
    const [request, files, stop] = [left(), this.#files(), new AbortController()];
    const signal = AbortSignal.any([request.signal, stop.signal]);
    const twin = { ...request, phase: 'counterfactual', signal } as const;
    const without = this.#runInPlace(twin, this.#place.beside()).catch(() => null);
    try {
      const result = await this.#runCounted(request);
      if (result.verdict === 'green') {
        // The other takes about as long as at the base. One that hangs would use up the time in which it can run alone.
        const leftMs = Math.max(result.durationMs, this.#base?.durationMs ?? 0) + LATE_MS;
        const late = setTimeout(leftMs, 'late', { ref: false, signal });
        if ((await Promise.race([without, late.catch(() => null)])) === 'late') stop.abort();
        const again = await without;
        if (again?.verdict !== 'red' || again.start !== result.start) return result;
        this.#paired = { files, result: { ...again, beside: true } };
        return { ...result, beside: true };
      }
      stop.abort();
      await without;
      const known = new Set((this.#base?.report?.failures ?? []).map(({ id }) => id));
      const isRedAsBefore = (result.report?.failures ?? []).some(({ id }) => known.has(id));
      const stands = isRedAsBefore && this.#greenFiles !== files;
      return stands || left().timeoutMs === 0 || request.signal.aborted ? result : this.#runCounted(left());
    } finally {
      stop.abort();
      await without;
    }
  }

  /** The result of a run without the patch beside a confirming run; null where there was none. Taken once: the next such run is alone. */
  #takePaired({ phase, without, at }: AnyRun, files: string): TestResult | null {
    const isWithoutPatch = phase === 'counterfactual' && without !== 'product' && at === undefined;
    if (!isWithoutPatch || this.#paired?.files !== files) return null;
    const { result } = this.#paired;
    this.#paired = null;
    return result;
  }

  /** A build that fails at the base commit, where it passed in CI, cannot be repeated here: the tests run without it. */
  async #runAtBase(request: () => AnyRun): Promise<TestResult> {
    for (;;) {
      const result = await this.#runCounted(request());
      if (result.build === undefined || request().signal.aborted) return result;
      this.#leftOut.set(result.build, outputOf(result).headline());
      this.#options.cell?.forgetBaseOutputs();
      await emptied(this.#place, this.#options.commits);
    }
  }

  /** CI starts each run on a new checkout. A write is tested where earlier runs were, so a failure of its own there may be theirs. */
  async #runAsInCi(request: AnyRun): Promise<TestResult> {
    const { timeoutMs, signal } = request;
    const isOfWrite = isOfPatch(request) && this.#options.workspace.journal.latest().length > 0;
    if (isOfWrite && this.#startsClean) this.#place.startClean();
    const result = await this.#runOnce(request);
    const leftMs = timeoutMs - result.durationMs;
    const isSuspect = isOfWrite && leftMs > 0 && !signal.aborted && failsInAnotherWay(this.#base, result);
    if (!isSuspect || this.#vainRepeats === MAX_VAIN_REPEATS || !this.#place.hadLeftovers) return result;
    this.#place.startClean();
    const clean = await this.#runOnce({ ...request, timeoutMs: leftMs });
    if (failsInAnotherWay(result, clean) || clean.verdict !== result.verdict) {
      this.#startsClean = true;
      // What the base run has built is in the way of the proving runs as well.
      this.#options.cell?.forgetBaseOutputs();
    } else this.#vainRepeats += 1;
    return clean;
  }

  async #runCounted(request: AnyRun): Promise<TestResult> {
    const result = await this.#runAsInCi(request);
    // Another commit has other tests, so their number is not compared with the base commit's.
    if (request.at !== undefined) return result;
    const { verdict, report, focus = '', start, durationMs } = result;
    const ran = report === undefined ? null : (report.passed ?? 0) + (report.failed ?? 0);
    if (request.phase === 'baseline' && ran !== null) this.#ranAtBase.set(focus, ran);
    if (request.phase === 'baseline' && ((await this.#skipsByFiles(report)) || (await this.#keepsMarks())))
      this.#options.cell?.forgetBaseOutputs();
    const isLess = ran !== null && ran < (this.#ranAtBase.get(focus) ?? 0);
    if (start !== 'base_outputs' || verdict !== 'green' || !isLess) return result;
    // The command skipped tests that it counts as done since the base run, so the ones that ran prove too little.
    this.#options.cell?.forgetBaseOutputs();
    return this.#runOnce({ ...request, timeoutMs: Math.max(0, request.timeoutMs - durationMs) });
  }

  /**
   * Whether a failing test can end or skip itself and looks for files: files left by the base run may then decide what it does.
   */
  async #skipsByFiles(report: TestReport | undefined): Promise<boolean> {
    const { readText } = this.#options.workspace.snapshot;
    const files = new Set((report?.failures ?? []).flatMap(({ file }) => file ?? []));
    const texts = await Promise.all([...files].map((file) => readText(file)));
    return texts.some((text) => text !== null && canEndTests(text) && LOOKS_FOR_FILES.test(text));
  }

  /**
   * Whether the command marks in files which tests have passed: it would skip them later, even if the patch has broken them.
   */
  async #keepsMarks(): Promise<boolean> {
    const { snapshot, policy } = this.#options.workspace;
    const { closed } = await policy();
    const recipes = [...snapshot.paths()].filter(
      (path) =>
        RECIPES.test(path.slice(path.lastIndexOf('/') + 1)) ||
        (SHELL_ENDING.test(path) && closed(path) !== null),
    );
    const texts = await Promise.all(recipes.slice(0, MAX_RECIPES).map((path) => snapshot.readText(path)));
    return [this.#options.command.run, ...texts].some((text) => text !== null && MARKS_AS_DONE.test(text));
  }

  /** A run that could not rename a folder is made again on a copy, where it can. */
  async #runOnce(request: AnyRun): Promise<TestResult> {
    const result = await this.#runInPlace(request);
    const { cell } = this.#options;
    if (result.verdict === 'green' || !outputOf(result).cannotRename() || !cell?.copyFromNowOn())
      return result;
    this.#place.startClean();
    return this.#runInPlace({ ...request, timeoutMs: Math.max(0, request.timeoutMs - result.durationMs) });
  }

  async #runInPlace(
    { phase, timeoutMs, signal, only = [], without, at, blanked }: AnyRun,
    where: TestPlace = this.#place,
  ): Promise<TestResult> {
    if (signal.aborted) return { verdict: 'timeout', exitCode: null, output: CANCELLED, durationMs: 0 };
    const { snapshot } = this.#options.workspace;
    try {
      const entries = blanked ?? (await this.#wanted(phase, without));
      const files = at ?? { entries, gone: [], snapshot };
      const commit = await this.#commitOf(entries, at);
      await using place = await where.prepare(phase, { ...files, commit });
      const scripts = await this.#commandsForOnly(only, files.snapshot);
      const built = await this.#build(place, { timeoutMs, signal }, { entries: files.entries, where });
      const leftMs = Math.max(0, timeoutMs - built.durationMs);
      const judged = built.failed ?? (await this.#judge(place, { timeoutMs: leftMs, signal }, scripts));
      const result =
        built.failed === null ? { ...judged, durationMs: built.durationMs + judged.durationMs } : judged;
      const changed = at === undefined ? await this.#changedJudges(place, files.entries) : [];
      const isOnlyWhole = at === undefined && (await this.#isOnlyWhole(result, files.snapshot));
      return {
        ...result,
        ...(isOnlyWhole ? { onlyWhole: true } : {}),
        start: place.start,
        ...(changed.length === 0 ? {} : { changed }),
      };
    } catch (error) {
      // Tests can fill the disk of their checkout or take away rights to its folders. That must not end the run as a crash.
      if (!isSystemError(error) && !(error instanceof RestoreError)) throw error;
      const folders = this.#folders('', {
        root: this.#options.checkout,
        temp: { here: '', seen: '' },
        env: {},
      });
      return notRun(`The tests could not be started: ${nameFolders(error.message, folders)}`);
    }
  }

  /** The tests and other closed files that a confirming or counterfactual run has changed; also new files that would steer a test run. */
  async #changedJudges(
    { touched, written }: ReadyPlace,
    wanted: readonly JournalEntry[],
  ): Promise<readonly string[]> {
    const { snapshot } = this.#options.workspace;
    const policy = await this.#options.workspace.policy();
    const bytesByPath = new Map(wanted.map(({ path, bytes }): [string, Buffer] => [path, bytes]));
    const judges = (touched?.() ?? []).filter((path) => {
      if (!policy.judges(path)) return false;
      const bytes = bytesByPath.get(path);
      if (bytes !== undefined) return !orElse(false, () => readFileSync(join(written, path)).equals(bytes));
      return policy.closed(path)?.rule !== 'test files' || snapshot.tree.find(path) !== null;
    });
    return judges.toSorted().slice(0, MAX_CHANGED);
  }

  /** The commit of a patch on top of the base, or that of the earlier commit whose files a run gets. */
  async #commitOf(entries: readonly JournalEntry[], at?: AnyRun['at']): Promise<CopyCommit | null> {
    if (at === undefined) return this.#options.commits.of(entries);
    const { commit: id, repository } = at.snapshot;
    const isHere = repository.gitDir === this.#options.workspace.snapshot.repository.gitDir;
    return { id, packs: isHere ? null : packsOf(repository) };
  }

  /** The part of the patch that a run writes: all. Without the patch: nothing; a counterfactual `without: 'product'`: its test files. */
  async #wanted(phase: AnyRun['phase'], without: AnyRun['without']): Promise<readonly JournalEntry[]> {
    const written = this.#options.workspace.journal.latest();
    if (phase !== 'counterfactual' && without !== 'patch') return written;
    if (without !== 'product') return [];
    const policy = await this.#options.workspace.policy();
    return written.filter(({ path }) => policy.closed(path)?.rule === 'test files');
  }

  /**
   * Builds what the tests run, where the files differ from those that were built last. `failed`: the result of a build that failed.
   * `durationMs`: of all builds; they take their time from the same limit as the tests.
   */
  async #build(
    place: ReadyPlace,
    { timeoutMs, signal }: OracleBounds,
    { entries, where }: { readonly entries: readonly JournalEntry[]; readonly where: TestPlace },
  ): Promise<{ readonly failed: TestResult | null; readonly durationMs: number }> {
    const builds = (this.#options.command.builds ?? []).filter(({ step }) => !this.#leftOut.has(step));
    // The key names the command as well: without a sandbox, all commands build in one checkout.
    const files = entries.map(({ path, oid }) => [path, oid]);
    const built = JSON.stringify([checkKey(this.#options.command), files]);
    if (builds.length === 0 || where.built === built) return { failed: null, durationMs: 0 };
    where.built = null;
    // Waits for the next second: Python, for one, takes a compiled file for current when size and whole second are the same.
    while (secondOf(this.#builtAtMs) === secondOf(Date.now())) await setTimeout(1000 - (Date.now() % 1000));
    let durationMs = 0;
    for (const build of builds) {
      const bounds = { timeoutMs: Math.max(0, timeoutMs - durationMs), signal };
      const result = await this.#start(place, bounds, build.run, build);
      durationMs += result.durationMs;
      this.#builtAtMs = Date.now();
      if (result.verdict === 'green') continue;
      const verdict = result.verdict === 'not_found' ? 'red' : result.verdict;
      return { failed: { ...result, verdict, build: build.step, durationMs }, durationMs };
    }
    where.built = built;
    return { failed: null, durationMs };
  }

  /**
   * Why the tests do not run the sources; null where nothing shows that. Looked into at the base where a build was left out, else once,
   * after a write that leaves the tests' output as it was: the tests run with every source made unreadable, and still print the same.
   */
  async #unseen(request: AnyRun, result: TestResult): Promise<string | null> {
    const { phase, at, signal } = request;
    const isBase = phase === 'baseline' && this.#leftOut.size > 0;
    const isWrite =
      (phase === 'write' || phase === 'final') && this.#base !== null && isSameResult(this.#base, result);
    if (at !== undefined || signal.aborted || !(isBase || (isWrite && !this.#hasTriedBlank))) return null;
    this.#hasTriedBlank = true;
    const made = isBase ? [] : await this.#untracked();
    if (!isBase && made.length === 0) return null;
    const blanked = await this.#blanked();
    if (blanked === null) return null;
    const why = [...this.#leftOut].map(([step, line]) => `step "${step}" cannot be repeated here (${line})`);
    const cause =
      why.length > 0 ? why.join('; ') : `they run what was built before, such as ${firstNames(made, 3)}`;
    if (result.verdict === 'red') {
      const blank = await this.#runOnce({ ...request, phase: 'counterfactual', blanked });
      await emptied(this.#place, this.#options.commits);
      if (!isSameResult(result, blank)) return null;
    } else if (!isBase || result.verdict !== 'green') return null;
    return `${cause}. ${CURE}`;
  }

  /** Folders and programs in the checkout that git does not track, and that may have been built: no installed packages, no caches. */
  async #untracked(): Promise<readonly string[]> {
    const { checkout, workspace } = this.#options;
    const args = [
      `--work-tree=${checkout}`,
      'ls-files',
      '--others',
      '--directory',
      '--no-empty-directory',
      '-z',
    ];
    const { exitCode, stdout } = await workspace.snapshot.repository.ask(args, { cwd: checkout });
    const paths = exitCode === 0 ? stdout.toString('utf8').split('\0') : [];
    return paths.filter(
      (path) =>
        path !== '' &&
        (path.endsWith('/') || isExecutableFile(join(checkout, path))) &&
        !path.split('/').some((part) => NOT_BUILT.test(part)),
    );
  }

  /** All sources, and what the run has written, with content that no language can read. Null where there are none, or too many. */
  async #blanked(): Promise<readonly JournalEntry[] | null> {
    const { snapshot, journal, policy } = this.#options.workspace;
    const written = journal.latest();
    const paths = [...snapshot.paths()].filter(isRepoPath).filter((await policy()).isProduct);
    if (paths.length === 0 || paths.length > MAX_BLANKED) return null;
    const entries = new Map<string, JournalEntry>();
    for (const path of paths) {
      const found = snapshot.tree.find(path);
      if (found?.kind === 'file')
        entries.set(path, { path, bytes: BLANK, mode: '100644', oid: 'blank', base: null, changedBytes: 0 });
    }
    for (const entry of written) entries.set(entry.path, { ...entry, bytes: BLANK, oid: 'blank' });
    return [...entries.values()];
  }

  /** Tries the commands for only the failing tests, until one runs a test; when none does, runs the whole command. */
  async #judge(place: ReadyPlace, bounds: OracleBounds, scripts: readonly string[]): Promise<TestResult> {
    const startedAt = performance.now();
    const leftMs = (): number => Math.max(0, bounds.timeoutMs - (performance.now() - startedAt));
    const tried: string[] = [];
    for (const script of scripts) {
      // A limit for only the failing tests: without it, each write that makes them hang would take the time limit of the whole
      // command.
      const limitMs =
        this.#onlyMs === null ? Number.POSITIVE_INFINITY : Math.max(MIN_ONLY_TIMEOUT_MS, 5 * this.#onlyMs);
      const result = await this.#start(place, { ...bounds, timeoutMs: Math.min(leftMs(), limitMs) }, script);
      if (bounds.signal.aborted || showsTestsRan(result)) {
        this.#onlyMs = Math.max(this.#onlyMs ?? 0, result.durationMs);
        return { ...result, focus: script, ...(tried.length === 0 ? {} : { ranNoneByName: true }) };
      }
      tried.push(script);
    }
    const whole = await this.#start(place, { ...bounds, timeoutMs: leftMs() }, this.#options.command.run);
    const notes = tried.map((script) => `[agent-fix: no test ran in: ${script}; so the next was run]`);
    const output = joinOutput([...notes, whole.output]);
    return { ...whole, output, ...(tried.length === 0 ? {} : { ranNoneByName: true }) };
  }

  async #isOnlyWhole({ focus, report }: TestResult, snapshot: Snapshot): Promise<boolean> {
    if (focus !== undefined || report === undefined || report.failures.length === 0) return false;
    return (await this.#commandsForOnly(report.failures, snapshot)).length === 0;
  }

  async #commandsForOnly(failures: readonly TestFailure[], snapshot: Snapshot): Promise<readonly string[]> {
    if (failures.length === 0) return [];
    const { command, workspace } = this.#options;
    const known = await (snapshot === workspace.snapshot
      ? this.#known()
      : readTestCommand(command, snapshot));
    return known.commandsForOnly(failures);
  }

  /** Runs a script as the test command, and reads its result. */
  async #start(
    place: ReadyPlace,
    bounds: OracleBounds,
    text: string,
    command: Omit<Build, 'step'> = this.#options.command,
  ): Promise<TestResult> {
    using folder = leaseTempFolder('tests', place.temp.here);
    const scratch = folder.path;
    const seen = join(place.temp.seen, basename(scratch));
    const shown = testEnvironment({ ...this.#options, command, checkout: place.root, scratch: seen });
    const named = this.#folders(seen, place);
    const toShown = (printed: string): string => nameFolders(printed, named);
    const env = { ...shown, ...place.env };
    const plan = planShell(command.shell, text, (program) => isOnPath(program, env['PATH'] ?? ''));
    const script = `script${plan.extension}`;
    writeFileSync(join(scratch, script), plan.script);
    for (const file of stepFiles(scratch)) writeFileSync(file, '');
    const before = this.#reports.filesIn(place.written);
    const judge = {
      program: plan.program,
      args: plan.args.map((arg) => arg.replaceAll('{0}', join(seen, script))),
    };
    const services = command === this.#options.command ? (this.#options.command.services ?? []) : [];
    const isFirst = this.#base === null && this.#isAtBase;
    const server =
      services.length > 0 && isFirst && this.#options.isOnNetwork
        ? serverOfJob(this.#options.environment)
        : null;
    if (server !== null) return notRun(stillRuns(server, services));
    const result = await place.run({
      ...(services.length === 0 ? judge : this.#serving(services, judge, { place, scratch, seen })),
      env,
      workingDirectory: command.workingDirectory,
      scratch,
      seenScratch: seen,
      graceMs: TERM_GRACE_MS,
      ...bounds,
    });
    if (typeof result === 'string') return notRun(result);
    const served = readServices(services, scratch);
    if (served.failed !== null && result.end.kind === 'exited') {
      const { step, last } = served.failed;
      const why = `[agent-fix: step "${step}" fails before the tests: ${toShown(last)}]`;
      const output = joinOutput([...served.printed.map(toShown), why]);
      // It passed in CI: at the base, what the tests use cannot be started here.
      return isFirst
        ? notRun(`Step "${step}", which passed in CI, fails here: ${toShown(last)}`)
        : { verdict: 'red', exitCode: null, output, durationMs: result.durationMs };
    }
    const ended = toTestResult({ ...result, output: toShown(result.output) }, place.restored);
    const hidden = this.#hiddenProgram({ ...ended, output: result.output }, env['PATH'] ?? '');
    const notes = [
      ...(ended.verdict === 'green' ? [] : served.printed.map(toShown)),
      ...(hidden === null ? [] : [`[agent-fix: the sandbox hides ${toShown(hidden)}]`]),
      ...(await this.#notInstalled(ended)),
    ];
    const read = { ...ended, output: joinOutput([ended.output, ...notes]) };
    // No report is read of a build, even if it runs tests, or of a command that did not come to its end.
    if (result.end.kind !== 'exited' || command !== this.#options.command) return read;
    const called = text === command.run ? (await this.#known()).runners : 1;
    const inFolder = (path: string): string =>
      isAbsolute(path) ? path : join(command.workingDirectory, path);
    const printed = readTestOutput({ ...result.kept, text: toShown(result.kept.text) }, called, (path) =>
      isPlainScript(this.#options.checkout, inFolder(path)),
    );
    const root = place.written;
    const report = this.#reports.reportOf({ root, before, verdict: ended.verdict, printed });
    return report === null ? read : { ...read, report: this.#placed(report, toShown) };
  }

  /** How the command runs with the services of its job: their scripts are in the same private folder. */
  #serving(
    services: readonly Service[],
    judge: { readonly program: string; readonly args: readonly string[] },
    { place, scratch, seen }: { readonly place: ReadyPlace; readonly scratch: string; readonly seen: string },
  ) {
    const { environment, testEnv } = this.#options;
    const started = services.map((service, number): StartedService => {
      const shown = testEnvironment({
        environment,
        testEnv,
        command: service,
        checkout: place.root,
        scratch: seen,
      });
      const env = { ...shown, ...place.env };
      const plan = planShell(service.shell, service.run, (program) => isOnPath(program, env['PATH'] ?? ''));
      const script = `service-${number}${plan.extension}`;
      writeFileSync(join(scratch, script), plan.script);
      const args = plan.args.map((arg) => arg.replaceAll('{0}', join(seen, script)));
      return {
        service,
        program: plan.program,
        args,
        env,
        folder: join(place.root, service.workingDirectory),
      };
    });
    return { program: '/bin/sh', args: [writeServing(servingScript(started, judge, seen), scratch, seen)] };
  }

  /** The folders whose paths differ between machines, each with the name that replaces it in a run's output. */
  #folders(
    scratch: string,
    { root, temp, env }: Pick<ReadyPlace, 'root' | 'temp' | 'env'>,
  ): readonly NamedFolder[] {
    const { checkout, environment } = this.#options;
    const spelled = (path: string): readonly string[] => [path, orElse(path, () => realpathSync(path))];
    const { GITHUB_WORKSPACE: workspace = '', HOME = '' } = environment;
    const { HOME: home = HOME, TMPDIR: tmp = temp.seen } = env;
    const named = (name: string, paths: readonly string[]): readonly NamedFolder[] =>
      // '' stands for a folder that is not known. It is left out: `realpathSync('')` gives the current folder.
      [...new Set(paths.filter((path) => path !== '').flatMap(spelled))].map((path) => ({ path, name }));
    return [
      ...named('', [scratch, root, checkout, workspace]),
      ...named('/tmp', [tmp, temp.seen]),
      ...named('~', [home, HOME]),
    ];
  }

  /** A report, also one from a file, with names for the machine's folders, and for each failure its file and line in the repository. */
  #placed(report: TestReport, shown: (text: string) => string): TestReport {
    const { command, workspace } = this.#options;
    const shownReport = mapTexts(report, shown);
    return placeFailures(shownReport, command.workingDirectory, workspace.snapshot);
  }

  /** The program that could be started outside of the sandbox, but not in it; null where the sandbox is not to blame. */
  #hiddenProgram({ verdict, output }: TestResult, path: string): string | null {
    const { cell, checkout } = this.#options;
    if (cell === null || verdict !== 'not_found') return null;
    const places = readOutput(output)
      .missing()
      .flatMap(({ name }) =>
        name.includes('/') ? [name] : path.split(delimiter).map((folder) => join(folder, name)),
      );
    const isOutside = (file: string) => isAbsolute(file) && !file.startsWith(`${checkout}/`);
    return places.find((file) => isOutside(file) && isExecutableFile(file)) ?? null;
  }

  /** A note for each module that was not found although a manifest declares its package, here or at the root. */
  async #notInstalled({ verdict, output }: TestResult): Promise<readonly string[]> {
    const { command, workspace } = this.#options;
    const missing = verdict === 'red' ? readOutput(output).missing() : [];
    if (!missing.some(({ kind }) => kind === 'module')) return [];
    const { paths, readText } = workspace.snapshot;
    const folders = ['.', posix.normalize(command?.workingDirectory ?? '.')];
    const notes = new Set<string>();
    for (const path of paths()) {
      if (!folders.includes(posix.dirname(path))) continue;
      const file = { name: posix.basename(path), readText: () => readText(path) };
      for (const name of await declaredModules(missing, file))
        notes.add(`[agent-fix: ${showPath(path)} declares ${name}, which is not installed]`);
    }
    return [...notes];
  }

  [Symbol.dispose](): void {
    this.#place[Symbol.dispose]();
  }
}

/** So many idle processors are enough for another run of the tests beside the first. */
const IDLE_ENOUGH = 0.75;

/** For the start of a run, which its duration does not hold. */
const LATE_MS = 2000;

function watchIdle(): () => number {
  // In a container that may use a part of the machine's processors, those that are idle may not be among them: none counts.
  if (availableParallelism() < cpus().length) return () => 0;
  const idleMs = (): number => cpus().reduce((sum, { times }) => sum + times.idle, 0);
  const [startMs, atStart] = [performance.now(), idleMs()];
  return () => (idleMs() - atStart) / (performance.now() - startMs);
}

const isOfPatch = ({ phase, at, blanked }: AnyRun): boolean =>
  (phase === 'write' || phase === 'final' || phase === 'confirm') &&
  at === undefined &&
  blanked === undefined;

const secondOf = (ms: number): number => Math.floor(ms / 1000);

/**
 * Whether a run of only the failing tests counts: its report must show that a test ran. A runner may end green or red
 * without that: it finds none of the names, does not know an argument, or asks for the coverage of the whole suite.
 */
function showsTestsRan({ verdict, report }: TestResult): boolean {
  switch (verdict) {
    case 'green':
      return report !== undefined && (report.passed ?? 0) > 0;
    case 'red':
      return report !== undefined && (report.failures.length > 0 || (report.failed ?? 0) > 0);
    case 'timeout':
    case 'resource_limit':
      return true;
    case 'not_found':
      return false;
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

const MAX_BLANKED = 3000;
/** Parts of paths of caches and of installed packages. */
const NOT_BUILT = /^(?:\.|__pycache__$|node_modules$|site-packages$|venv$|vendor$)/;
/** A syntax error in every language. */
const BLANK = Buffer.from(')]}\n');

const CURE =
  'Make the build a part of the test command (`test-command: make && ctest --test-dir build`), or let ' +
  'the tests run the sources themselves (`pip install -e .`)';

/** Whether two runs failed alike, down to the messages. */
function isSameResult(one: TestResult, other: TestResult): boolean {
  const failureText = (result: TestResult): string => {
    const { failures, naming } = outputOf(result);
    return failures.length === 0
      ? naming().map(withoutNoise).join('\n')
      : failures
          .map(({ id, message }) => `${id}\n${withoutNoise(message)}`)
          .toSorted()
          .join('\n');
  };
  return one.verdict === 'red' && other.verdict === 'red' && failureText(one) === failureText(other);
}

/** After so many repeats that changed nothing, what runs leave is taken for harmless: each repeat may cost a whole build. */
const MAX_VAIN_REPEATS = 3;

/** Whether a run fails by words that another one, if known, does not have. */
function failsInAnotherWay(known: TestResult | null, result: TestResult): boolean {
  if (result.verdict !== 'red' && result.verdict !== 'not_found') return false;
  if (known === null || known.build !== result.build) return true;
  const [now, before] = [outputOf(result), outputOf(known)];
  if (now.failures.length === 0 || before.failures.length === 0)
    return now.isEmpty ? !before.isEmpty : now.newSince(before).length > 0;
  const words = new Set(before.failures.map(({ id, message }) => `${id}\n${withoutNoise(message)}`));
  return now.failures.some(({ id, message }) => !words.has(`${id}\n${withoutNoise(message)}`));
}

const CANCELLED = '[agent-fix: the run was cancelled]';
const STOPPED = '[agent-fix: the command still ran at its time limit and was stopped]';
const usedUp = (what: string): string =>
  `[agent-fix: the command used up the ${what} of this machine (a tenth of what was free is left) and was stopped]`;

function toTestResult({ end, output, durationMs }: CommandResult, restored: Restored): TestResult {
  const parts = [output, ...restoreNotes(restored)];
  const stopped = (verdict: TestResult['verdict'], why: string): TestResult => {
    return { verdict, exitCode: null, output: joinOutput([...parts, why]), durationMs };
  };
  switch (end.kind) {
    case 'exited':
      return {
        verdict: verdictOfExit(end.exitCode),
        exitCode: end.exitCode,
        output: joinOutput(parts),
        durationMs,
      };
    case 'timeout':
      return stopped('timeout', STOPPED);
    case 'memory_limit':
      return stopped('resource_limit', usedUp('memory'));
    case 'disk_limit':
      return stopped('resource_limit', usedUp('disk'));
    case 'cancelled':
      return stopped('timeout', CANCELLED);
    case 'not_started':
      return notRun(`The shell of the test command could not be started: ${end.error.message}`);
    default:
      return assertNever(end);
  }
}

/**
 * A shell ends with 127 when it does not find a command, and with 126 when it cannot execute it:
 * https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_08_02
 */
function verdictOfExit(exitCode: number | null): TestResult['verdict'] {
  if (exitCode === 0) return 'green';
  return exitCode === 127 || exitCode === 126 ? 'not_found' : 'red';
}

/** Notes on what tests had done to files that were restored before the run. */
function restoreNotes({ changed, left, created, aside }: Restored): string[] {
  const madeAway = aside === null ? 'removed' : `set aside in ${aside}`;
  const notes = [
    { what: 'file', did: 'changed by tests, now restored', paths: changed },
    { what: 'file', did: 'touched by tests and left so, for not being as in the base before', paths: left },
    { what: 'protected file', did: `created by tests, now ${madeAway}`, paths: created },
  ];
  return notes
    .filter(({ paths }) => paths.length > 0)
    .map(
      ({ what, did, paths }) =>
        `[agent-fix: ${formatCountOf(paths.length, what)} ${did}: ${firstNames(paths.map(showPath), 10)}]`,
    );
}

function notRun(output: string): TestResult {
  return { verdict: 'not_found', exitCode: null, output, durationMs: 0 };
}

function joinOutput(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .reduce((a, b) => (a === '' || a.at(-1) === '\n' ? a + b : `${a}\n${b}`), '');
}

const isOnPath = (program: string, path: string): boolean =>
  path.split(delimiter).some((folder) => isExecutableFile(join(folder, program)));
