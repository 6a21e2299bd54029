import { accessSync, constants, mkdtempSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join, sep } from 'node:path';
import { assertNever, orElse } from '../core/errors.ts';
import type { TestReport } from '../core/events.ts';
import type { TestResult } from '../core/ports.ts';
import type { TestCommand } from '../core/task.ts';
import { placeFailures } from '../runners/read-output.ts';
import { planShell } from '../shell/shells.ts';
import { countOf } from '../workspace/answer.ts';
import { showPath } from '../workspace/repo-path.ts';
import type { Snapshot } from '../workspace/snapshot.ts';
import { removeQuietly } from './folders.ts';
import { leaseFolder, SCRATCH_PREFIX } from './leftovers.ts';
import { shortenPaths } from './output.ts';
import { type CommandResult, type Reserves, readReserves, runCommand } from './process.ts';
import { findReports, type ReportFiles, readReports } from './report-files.ts';
import type { Restored } from './restore-point.ts';
import { stepFiles, testEnvironment } from './test-environment.ts';
import type { OracleOptions } from './test-oracle.ts';
import { type Confined, neverStarted, type Ready } from './test-place.ts';

const GRACE_MS = 2000;
/** A hundred times the log of a talkative suite, and a second or two of a loop that prints: what is not kept is not worth the time of the run. */
export const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** What ends a start of the command. */
export interface Bounds {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** The private folder of a run, as we name it and as tests do; the variables that it has. */
export type ScratchPrepare = (
  scratch: { readonly here: string; readonly seen: string },
  env: Readonly<Record<string, string>>,
) => Readonly<Record<string, string>>;

export interface StarterOptions extends OracleOptions {
  readonly command: TestCommand;
}

/** Starts the test command, or a narrowed form of it, in a place made ready, and reads what came of it. */
export class TestStarter {
  readonly #root: string;
  readonly #options: StarterOptions;
  readonly #always = { graceMs: GRACE_MS, maxOutputBytes: MAX_OUTPUT_BYTES };

  /** `root`: of the checkout, without links. */
  constructor(root: string, options: StarterOptions) {
    this.#root = root;
    this.#options = options;
  }

  /** `text`: of the script to run; `prepare` may lay files in the run's private folder, and gives further variables. */
  async start(
    ready: Ready,
    run: Bounds,
    text: string,
    prepare: ScratchPrepare = () => ({}),
  ): Promise<TestResult> {
    const { command } = this.#options;
    const scratch = mkdtempSync(join(ready.temp.here, SCRATCH_PREFIX));
    // A sandbox ends with us; what runs in place may outlive us.
    using _lease = ready.start.kind === 'plain' ? leaseFolder(scratch) : null;
    const seen = join(ready.temp.seen, basename(scratch));
    try {
      const shown = testEnvironment({ ...this.#options, checkout: ready.root, scratch: seen });
      const own = { ...shown, ...ready.env };
      const env = { ...own, ...prepare({ here: scratch, seen }, own) };
      const plan = planShell(command.shell, text, (program) => isOnPath(program, env['PATH'] ?? ''));
      writeFileSync(join(scratch, `script${plan.extension}`), plan.script);
      for (const file of stepFiles(scratch)) writeFileSync(file, '');
      const args = plan.args.map((arg) => arg.replaceAll('{0}', join(seen, `script${plan.extension}`)));
      const words = { program: plan.program, args, env };
      const before = this.#reportFiles(ready);
      const reserves = () => readReserves([scratch, ready.written]);
      const running =
        ready.start.kind === 'plain'
          ? this.#runPlain(words, { ...run, scratch, reserves })
          : this.#runConfined(ready.start, words, { ...run, scratch, seen, reserves });
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
      removeQuietly(scratch);
    }
  }

  async #runPlain(
    words: Words,
    run: Bounds & { readonly scratch: string; readonly reserves: () => Reserves },
  ): Promise<CommandResult | TestResult> {
    const cwd = workingDirectory(this.#root, this.#options.command);
    if (cwd === null) return notRun(noFolder(this.#options.command));
    return runCommand({ ...words, ...run, ...this.#always, cwd });
  }

  async #runConfined(
    { stage, gone, give, launch, ended }: Confined,
    { program, args, env }: Words,
    run: Bounds & { readonly scratch: string; readonly seen: string; readonly reserves: () => Reserves },
  ): Promise<CommandResult | TestResult> {
    const { workingDirectory: folder } = this.#options.command;
    const staging = { here: join(run.scratch, 'patch'), seen: join(run.seen, 'patch') };
    const files = stage(staging.here, staging.seen);
    give(run.scratch);
    const command = [program, ...args];
    const inner = { workingDirectory: folder, files, gone, staging: staging.seen, env, command };
    const result = await runCommand({ ...launch(inner), ...run, ...this.#always, cwd: '/' });
    ended();
    const why = result.end.kind === 'exited' ? neverStarted(staging.here) : null;
    if (why === null) return result;
    return notRun(
      why === 'no_folder' ? noFolder(this.#options.command) : `The sandbox failed: ${result.output}`,
    );
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
}

/** The files of the base commit; what the model adds is product code, which no runner is told to run. */
export function filesOf({ tree, readText }: Snapshot) {
  return {
    isFile: (path: string) => tree.find(path)?.kind === 'file',
    isFolder: (path: string) => {
      const { start, end } = tree.range(path);
      return end > start;
    },
    read: readText,
  };
}

/** What reads the output of a dozen test runners. */
const readers = () => import('../runners/read-output.ts');

interface Words {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const noFolder = ({ workingDirectory: folder }: TestCommand): string => `The folder ${folder} is not there.`;

export const CANCELLED = '[agent-fix: the run was cancelled]';
const FLOODED = `[agent-fix: the command printed more than ${MAX_OUTPUT_BYTES >> 20} MiB and was stopped]`;
const STOPPED = '[agent-fix: the command still ran at its time limit and was stopped]';
const usedUp = (what: string): string =>
  `[agent-fix: the command used up the ${what} of this machine and was stopped]`;

function toTestResult({ end, output, durationMs }: CommandResult, restored: Restored): TestResult {
  const parts = [output, ...notesOn(restored)];
  const stopped = (verdict: TestResult['verdict'], why: string): TestResult => {
    return { verdict, exitCode: null, output: joined([...parts, why]), durationMs };
  };
  switch (end.kind) {
    case 'exited':
      return { verdict: verdictOf(end.exitCode), exitCode: end.exitCode, output: joined(parts), durationMs };
    case 'timeout':
      return stopped('timeout', STOPPED);
    case 'output_limit':
      return stopped('output_limit', FLOODED);
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

export function notRun(output: string): TestResult {
  return { verdict: 'not_found', exitCode: null, output, durationMs: 0 };
}

export function joined(parts: readonly string[]): string {
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
  return path.split(delimiter).some((folder) =>
    orElse(false, () => {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    }),
  );
}
