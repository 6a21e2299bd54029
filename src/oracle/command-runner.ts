import { realpathSync, writeFileSync } from 'node:fs';
import { basename, delimiter, isAbsolute, join, posix } from 'node:path';
import { assertNever, orElse } from '../base/errors.ts';
import { mapTexts } from '../base/json.ts';
import { formatCountOf } from '../base/numbers.ts';
import { once } from '../base/once.ts';
import { firstNames } from '../base/text.ts';
import { planShell } from '../command/command.ts';
import type { TestFailure, TestReport } from '../core/events.ts';
import { declaredModules, readOutput } from '../core/output/test-output.ts';
import type { TestResult } from '../core/ports.ts';
import type { TestEnv } from '../core/settings.ts';
import type { Build, Service, TestCommand } from '../core/task.ts';
import { placeFailures, readTestOutput } from '../runners/all-runners.ts';
import { readTestCommand } from '../runners/only-failing.ts';
import { isExecutableFile } from '../workspace/programs.ts';
import { showPath } from '../workspace/repo-path.ts';
import type { RepoWorkspace } from '../workspace/repo-tools.ts';
import type { Snapshot } from '../workspace/snapshot.ts';
import { leaseTempFolder } from './leftovers.ts';
import { isPlainScript } from './plain-scripts.ts';
import { type CommandResult, type NamedFolder, nameFolders } from './process.ts';
import type { Restored } from './restore-point.ts';
import { ReportReader } from './run-report.ts';
import type { Cell } from './sandbox/launch.ts';
import { readServices, type StartedService, serverOfJob, servingScript, writeServing } from './services.ts';
import { type Environment, stepFiles, testEnvironment } from './test-environment.ts';
import type { ReadyPlace } from './test-place.ts';

/** What the runs of all commands share. */
export interface SharedOptions {
  readonly workspace: Pick<RepoWorkspace, 'snapshot' | 'journal' | 'policy'>;
  /** Where the tests run: the checkout at the base commit, or a copy of it. */
  readonly checkout: string;
  /** The user's `test-env`. */
  readonly testEnv?: TestEnv | undefined;
  /** The user's `test-report`: a glob of JUnit XML files below the working directory; null: the output is read. */
  readonly testReport?: string | null;
  /** The environment of our process; the command sees the allowed part of it. */
  readonly environment: Environment;
  /** Starts to watch the processors; the function that it gives says how many were idle since, on average. Absent: as the system says. */
  readonly watchIdle?: () => () => number;
}

export interface CommandOptions extends SharedOptions {
  readonly command: TestCommand;
  readonly cell: Cell | null;
  /** Whether tests reach what listens on this machine. */
  readonly isOnNetwork: boolean;
}

export interface RunBounds {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Whether this is the first run, at the base commit: what cannot be started there is no failure of the tests. */
  readonly isFirst: boolean;
}

const TERM_GRACE_MS = 2000;
const MIN_ONLY_TIMEOUT_MS = 60_000;

const stillRuns = (
  { program, port }: NonNullable<ReturnType<typeof serverOfJob>>,
  [service]: readonly Service[],
): string =>
  `A server that an earlier step of this job has started still runs (\`${program}\`, port ${port}): the tests would ask ` +
  `it, and not the one that step "${service?.step}" starts with the change. End it in a step before that of agent-fix, or give agent-fix ` +
  '`test-network: none`, where each run has a network of its own.';

/** Runs one command, and its builds, in a place that is ready for it, and reads what they print and write. */
export class CommandRunner {
  readonly #options: CommandOptions;
  /** What the test command calls, by the files of the base commit. */
  readonly #known = once(() => readTestCommand(this.#options.command, this.#options.workspace.snapshot));
  readonly #reports: ReportReader;
  /** The longest run of only the failing tests so far; null before the first. */
  #onlyMs: number | null = null;

  constructor(options: CommandOptions) {
    this.#options = options;
    const { testReport, command, workspace } = options;
    this.#reports = new ReportReader({
      glob: testReport || null,
      workingDirectory: command.workingDirectory,
      paths: workspace.snapshot.paths,
    });
  }

  /** Tries the commands for only the failing tests, until one runs a test; when none does, runs the whole command. */
  async judge(place: ReadyPlace, bounds: RunBounds, scripts: readonly string[]): Promise<TestResult> {
    const startedAt = performance.now();
    const leftMs = (): number => Math.max(0, bounds.timeoutMs - (performance.now() - startedAt));
    const tried: string[] = [];
    for (const script of scripts) {
      // A limit for only the failing tests: without it, each write that makes them hang would take the time limit of the whole
      // command.
      const limitMs =
        this.#onlyMs === null ? Number.POSITIVE_INFINITY : Math.max(MIN_ONLY_TIMEOUT_MS, 5 * this.#onlyMs);
      const result = await this.start(place, { ...bounds, timeoutMs: Math.min(leftMs(), limitMs) }, script);
      if (bounds.signal.aborted || showsTestsRan(result)) {
        this.#onlyMs = Math.max(this.#onlyMs ?? 0, result.durationMs);
        return { ...result, focus: script, ...(tried.length === 0 ? {} : { ranNoneByName: true }) };
      }
      tried.push(script);
    }
    const whole = await this.start(place, { ...bounds, timeoutMs: leftMs() }, this.#options.command.run);
    const notes = tried.map((script) => `[agent-fix: no test ran in: ${script}; so the next was run]`);
    const output = joinOutput([...notes, whole.output]);
    return { ...whole, output, ...(tried.length === 0 ? {} : { ranNoneByName: true }) };
  }

  /** Whether no command runs only the failing tests of a run of the whole command. */
  async isOnlyWhole({ focus, report }: TestResult, snapshot: Snapshot): Promise<boolean> {
    if (focus !== undefined || report === undefined || report.failures.length === 0) return false;
    return (await this.commandsForOnly(report.failures, snapshot)).length === 0;
  }

  /** Commands that run only these tests, the likeliest first. */
  async commandsForOnly(failures: readonly TestFailure[], snapshot: Snapshot): Promise<readonly string[]> {
    if (failures.length === 0) return [];
    const { command, workspace } = this.#options;
    const known = await (snapshot === workspace.snapshot
      ? this.#known()
      : readTestCommand(command, snapshot));
    return known.commandsForOnly(failures);
  }

  /** Runs a script as the test command, and reads its result. */
  async start(
    place: ReadyPlace,
    bounds: RunBounds,
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
    const server =
      services.length > 0 && bounds.isFirst && this.#options.isOnNetwork
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
      timeoutMs: bounds.timeoutMs,
      signal: bounds.signal,
    });
    if (typeof result === 'string') return notRun(result);
    const served = readServices(services, scratch);
    if (served.failed !== null && result.end.kind === 'exited') {
      const { step, last } = served.failed;
      const why = `[agent-fix: step "${step}" fails before the tests: ${toShown(last)}]`;
      const output = joinOutput([...served.printed.map(toShown), why]);
      // It passed in CI: at the base, what the tests use cannot be started here.
      return bounds.isFirst
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

  /** A text of the system, with names for the machine's folders. */
  named(text: string): string {
    const { checkout: root } = this.#options;
    return nameFolders(text, this.#folders('', { root, temp: { here: '', seen: '' }, env: {} }));
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
}

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

const CANCELLED = '[agent-fix: the run was cancelled]';
/** The result of a run that was cancelled before it began. */
export const NOT_BEGUN: TestResult = {
  verdict: 'timeout',
  exitCode: null,
  output: CANCELLED,
  durationMs: 0,
};
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

/** A run that could not be made: `output` says why. */
export function notRun(output: string): TestResult {
  return { verdict: 'not_found', exitCode: null, output, durationMs: 0 };
}

function joinOutput(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .reduce((a, b) => (a === '' || a.at(-1) === '\n' ? a + b : `${a}\n${b}`), '');
}

const isOnPath = (program: string, path: string): boolean =>
  path.split(delimiter).some((folder) => isExecutableFile(join(folder, program)));
