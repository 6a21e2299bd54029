import { realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { errorText } from '../base/errors.ts';
import { planShell } from '../command/command.ts';
import { checkKey, checkTitle } from '../core/jobs.ts';
import type { EarlierTests, TestResult } from '../core/ports.ts';
import type { TestCommand } from '../core/task.ts';
import type { CommitSource } from '../workspace/changes.ts';
import { matcher, parseRepoFolder, type RepoPath } from '../workspace/repo-path.ts';
import { Checkout, type CheckoutChange, changedFiles } from './checkout.ts';
import { type AnyRun, CommandOracle, emptied } from './command-oracle.ts';
import { notRun, type SharedOptions } from './command-runner.ts';
import { earlierTests } from './earlier-tests.ts';
import { PatchCommits } from './patch-commits.ts';
import type { Cell } from './sandbox/launch.ts';
import type { Sandbox } from './sandbox/open-sandbox.ts';
import { CellPlace, InPlace } from './test-place.ts';

interface OracleOptions extends SharedOptions {
  /** Null: nothing is ever run, and the result of a run says so. */
  readonly command: TestCommand | null;
  /** Further commands: a run names one by its job and step. In a sandbox each has copies of the checkout of its own. Absent: none. */
  readonly others?: readonly TestCommand[];
  /** What isolates the tests. Null, absent, or without a cell: tests are not isolated, and run in the checkout itself. */
  readonly sandbox?: { readonly cell: Sandbox['cell']; readonly report?: Sandbox['report'] } | null;
  /** Used without a sandbox: makes the checkout anew for the runs that prove something. Absent: its tracked files are restored. */
  readonly renew?: (() => Promise<void>) | null;
  /** Whether the checkout is a copy with a git directory of its own. Without a sandbox, the patch is committed only there. */
  readonly isCopy?: boolean;
}

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

type JobsOptions = OracleOptions & { readonly command: TestCommand };
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

function checkReportGlob(glob: string): void {
  if (glob.split('/').includes('..'))
    throw new Error(`test-report: ${glob} leads out of the working directory`);
  try {
    matcher([glob], '');
  } catch (cause) {
    throw new Error(`test-report: ${errorText(cause)}`, { cause });
  }
}
