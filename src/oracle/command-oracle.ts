import { readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { orElse } from '../base/errors.ts';
import { firstNames } from '../base/text.ts';
import { checkKey } from '../core/jobs.ts';
import { outputOf, withoutNoise } from '../core/output/test-output.ts';
import type { TestResult } from '../core/ports.ts';
import type { JournalEntry } from '../workspace/journal.ts';
import { blankedSources, builtFiles } from './blanked-sources.ts';
import { type CommandOptions, CommandRunner, NOT_BEGUN, notRun, type RunBounds } from './command-runner.ts';
import { mayLeaveMarks } from './done-marks.ts';
import type { RunOnFiles } from './earlier-tests.ts';
import { type CopyCommit, type PatchCommits, packsOf } from './patch-commits.ts';
import { RestoreError } from './restore-point.ts';
import type { ReadyPlace, TestPlace } from './test-place.ts';

export type AnyRun = RunOnFiles & {
  /** Files to write instead of the patch: every source, with content that no language can read. */
  readonly blanked?: readonly JournalEntry[];
};

interface CommandOracleOptions extends CommandOptions {
  readonly commits: PatchCommits;
}

/** The most changed files that are reported and compared. */
const MAX_CHANGED = 200;

/** Decides which runs of a command a result takes, with the builds of its job before it. */
export class CommandOracle implements Disposable {
  readonly #options: CommandOracleOptions;
  readonly #place: TestPlace;
  /** How many tests ran at the base commit. The key is the script that ran only some of them, or '' for the whole command. */
  readonly #ranAtBase = new Map<string, number>();
  readonly #runner: CommandRunner;
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

  constructor(place: TestPlace, options: CommandOracleOptions) {
    this.#place = place;
    this.#options = options;
    this.#runner = new CommandRunner(options);
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
    if (request.phase === 'baseline' && (await mayLeaveMarks(this.#options, report)))
      this.#options.cell?.forgetBaseOutputs();
    const isLess = ran !== null && ran < (this.#ranAtBase.get(focus) ?? 0);
    if (start !== 'base_outputs' || verdict !== 'green' || !isLess) return result;
    // The command skipped tests that it counts as done since the base run, so the ones that ran prove too little.
    this.#options.cell?.forgetBaseOutputs();
    return this.#runOnce({ ...request, timeoutMs: Math.max(0, request.timeoutMs - durationMs) });
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
    if (signal.aborted) return NOT_BEGUN;
    const { snapshot } = this.#options.workspace;
    const bounds = { signal, isFirst: this.#base === null && this.#isAtBase };
    try {
      const entries = blanked ?? (await this.#wanted(phase, without));
      const files = at ?? { entries, gone: [], snapshot };
      const commit = await this.#commitOf(entries, at);
      await using place = await where.prepare(phase, { ...files, commit });
      const scripts = await this.#runner.commandsForOnly(only, files.snapshot);
      const built = await this.#build(place, { ...bounds, timeoutMs }, { entries: files.entries, where });
      const leftMs = Math.max(0, timeoutMs - built.durationMs);
      const judged =
        built.failed ?? (await this.#runner.judge(place, { ...bounds, timeoutMs: leftMs }, scripts));
      const result =
        built.failed === null ? { ...judged, durationMs: built.durationMs + judged.durationMs } : judged;
      const changed = at === undefined ? await this.#changedJudges(place, files.entries) : [];
      const isOnlyWhole = at === undefined && (await this.#runner.isOnlyWhole(result, files.snapshot));
      return {
        ...result,
        ...(isOnlyWhole ? { onlyWhole: true } : {}),
        start: place.start,
        ...(changed.length === 0 ? {} : { changed }),
      };
    } catch (error) {
      // Tests can fill the disk of their checkout or take away rights to its folders. That must not end the run as a crash.
      if (!isSystemError(error) && !(error instanceof RestoreError)) throw error;
      return notRun(`The tests could not be started: ${this.#runner.named(error.message)}`);
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
    { timeoutMs, ...bounds }: RunBounds,
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
      const left = { ...bounds, timeoutMs: Math.max(0, timeoutMs - durationMs) };
      const result = await this.#runner.start(place, left, build.run, build);
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
    const made = isBase ? [] : await builtFiles(this.#options.checkout, this.#options.workspace.snapshot);
    if (!isBase && made.length === 0) return null;
    const blanked = await blankedSources(this.#options.workspace);
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

  [Symbol.dispose](): void {
    this.#place[Symbol.dispose]();
  }
}

/** Undoes all that runs have written in a place. */
export async function emptied(place: TestPlace, commits: PatchCommits): Promise<void> {
  const files = { entries: [], gone: [], commit: await commits.of([]) };
  await (await place.prepare('counterfactual', files))[Symbol.asyncDispose]();
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

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

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

/** Whether a red run prints a failure, or words of one, that another did not; null: none is known. */
function failsInAnotherWay(known: TestResult | null, result: TestResult): boolean {
  if (result.verdict !== 'red' && result.verdict !== 'not_found') return false;
  if (known === null || known.build !== result.build) return true;
  const [now, before] = [outputOf(result), outputOf(known)];
  if (now.failures.length === 0 || before.failures.length === 0)
    return now.isEmpty ? !before.isEmpty : now.newSince(before).length > 0;
  const words = new Set(before.failures.map(({ id, message }) => `${id}\n${withoutNoise(message)}`));
  return now.failures.some(({ id, message }) => !words.has(`${id}\n${withoutNoise(message)}`));
}
