import { assertNever } from '../base/errors.ts';
import { once } from '../base/once.ts';
import type { Observation, TestFailure } from '../core/events.ts';
import { commandsOf } from '../core/jobs.ts';
import type { ToolCallAction } from '../core/model/tools.ts';
import type { LikelyPlace, Patch, Redact, Workspace } from '../core/ports.ts';
import type { Task, TestCommand } from '../core/task.ts';
import { FileTree } from './file-tree.ts';
import { type Patience, Repository } from './git.ts';
import { type Installation, InstalledCode } from './installed.ts';
import { Journal, makePatch } from './journal.ts';
import { filesNamedBy } from './named-files.ts';
import { overview } from './overview.ts';
import { createPolicy, type Policy, type PolicySettings } from './policy.ts';
import { ReadingRecord, readFile } from './read-file.ts';
import { type DefinitionFinder, readSymbol } from './read-symbol.ts';
import { isRepoPath } from './repo-path.ts';
import { testsByReport } from './reported-tests.ts';
import { grep, listFiles } from './search.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';
import { writeFile } from './write-file.ts';

interface OpenedOn {
  /** A folder in the repository whose git objects hold the commit. */
  readonly repository: string;
  /** The base commit, if it is open already; it stays open when the workspace is closed. */
  readonly snapshot?: Snapshot | undefined;
  /** Redacts what the tools show, each file as a whole; absent: they show everything. */
  readonly redact?: Redact;
  /** Absent: installed packages are not read, as in a replay, which takes what was read of them from the record. */
  readonly installation?: Installation;
  /** Finds definitions for `read_symbol`. Absent: none are found. */
  readonly definitions?: DefinitionFinder;
  /** `timeoutMs`: how long git may take. `signal`: the run's own; when the run is cancelled, git is ended. */
  readonly patience?: Patience;
}

interface PlainBase {
  /** The full id of the base commit. */
  readonly commit: string;
  readonly settings: PolicySettings;
  /** The files that these commands and their builds name are closed. */
  readonly judging?: readonly TestCommand[];
}

/** The task names the base commit and the commands that judge, so a run and its replay get the same ones. */
interface TaskBase {
  readonly task: Task;
  readonly settings: PolicySettings;
}

function plainBase(options: PlainBase | TaskBase): PlainBase {
  if (!('task' in options)) return options;
  const { task, settings } = options;
  const { allowPaths, allowTestEdits } = settings;
  return {
    commit: task.baseCommit,
    settings: { allowPaths, allowTestEdits, mayAddTests: task.mayAddTests === true },
    judging: commandsOf(task).all,
  };
}

/** Throws for errors that the user can correct: no repository, no such commit, no git, a wrong `allow-paths` glob. */
export async function openWorkspace(options: OpenedOn & (PlainBase | TaskBase)): Promise<RepoWorkspace> {
  const { commit, settings, judging = [] } = plainBase(options);
  // Reports wrong settings before the repository is read.
  createPolicy(settings);
  const snapshot =
    options.snapshot ?? (await openSnapshot(Repository.find(options.repository), commit, options.patience));
  const close = async () => (options.snapshot === undefined ? snapshot[Symbol.asyncDispose]() : undefined);
  const reported: TestFailure[] = [];
  const basePolicy = once(async () => {
    const [named, found] = await Promise.all([filesNamedBy(snapshot, judging), snapshot.testFiles()]);
    const testFiles = new Set(found);
    const isTracked = (path: string) => snapshot.tree.find(path) !== null || snapshot.tree.holdsFolder(path);
    const base = { isTracked, paths: () => snapshot.paths(), named, testFiles };
    return { testFiles, policy: createPolicy(settings, base) };
  });
  // One after the other: a call waits until the files of all earlier reports are known.
  let learned = Promise.resolve();
  const policy = async () => {
    const { testFiles, policy: current } = await basePolicy();
    learned = learned.then(async () => {
      for (const path of await testsByReport(snapshot, current, reported.splice(0))) testFiles.add(path);
    });
    await learned;
    return current;
  };
  const { installation, redact, definitions } = options;
  const installed = installation === undefined ? null : new InstalledCode(snapshot.tree, installation);
  return new RepoWorkspace(snapshot, policy, { close, redact, installed, definitions, reported });
}

interface Extras {
  readonly close?: () => Promise<void>;
  readonly redact?: Redact | undefined;
  readonly installed?: InstalledCode | null;
  readonly definitions?: DefinitionFinder | undefined;
  /** Failures of reports, from which the Policy has still to learn which files are tests. */
  readonly reported?: TestFailure[];
}

/**
 * The five tools over the base commit's git objects, this run's writes and, for reading, installed packages. Close it to end
 * its git process.
 */
export class RepoWorkspace implements Workspace, AsyncDisposable {
  readonly snapshot: Snapshot;
  readonly journal: Journal;
  /** Made at the first call: the test command is read for the files that it names; tests are found by their content and by reports. */
  readonly policy: () => Promise<Policy>;
  readonly #tree: FileTree;
  readonly #record = new ReadingRecord();
  readonly #close: () => Promise<void>;
  readonly #installed: InstalledCode | null;
  readonly #definitions: DefinitionFinder;
  readonly #reported: TestFailure[];

  /** `close` is absent where the caller closes the snapshot. */
  constructor(
    snapshot: Snapshot,
    policy: () => Promise<Policy>,
    {
      close = async () => {},
      redact,
      installed = null,
      definitions = async () => null,
      reported = [],
    }: Extras = {},
  ) {
    this.#close = close;
    this.#reported = reported;
    this.#installed = installed;
    this.#definitions = definitions;
    this.snapshot = snapshot;
    this.journal = new Journal(snapshot);
    this.policy = policy;
    this.#tree = new FileTree(snapshot, this.journal, redact ?? ((text) => text));
  }

  get fileCount(): number {
    return this.snapshot.tree.count;
  }

  async execute(action: ToolCallAction, likely: readonly LikelyPlace[] = []): Promise<Observation> {
    switch (action.name) {
      case 'list_files':
        return listFiles(this.#tree, action.args, this.#installed);
      case 'read_file':
        return readFile(this.#tree, this.#record, action.args, this.#installed);
      case 'grep':
        return grep(this.#tree, action.args, this.#installed);
      case 'read_symbol': {
        const { name } = action.args;
        return readSymbol(this.#tree, this.#record, { name, likely, find: this.#definitions });
      }
      case 'write_file': {
        const { journal } = this;
        const policy = await this.policy();
        return writeFile({ tree: this.#tree, journal, policy, record: this.#record }, action.args);
      }
      default:
        return assertNever(action);
    }
  }

  /** The folders of installed packages that are there. Never throws for what a disk holds. */
  async installedFolders(): Promise<readonly string[]> {
    return (await this.#installed?.folders()) ?? [];
  }

  async hasOpenFile(): Promise<boolean> {
    const policy = await this.policy();
    for (const path of this.snapshot.paths())
      if (isRepoPath(path) && policy.denyWrite(path) === null) return true;
    return false;
  }

  closeTests(failures: readonly TestFailure[]): void {
    this.#reported.push(...failures);
  }

  async closedChange(): Promise<string | null> {
    const policy = await this.policy();
    return this.journal.changes().find(({ path }) => policy.denyWrite(path) !== null)?.path ?? null;
  }

  overview(maxBytes: number): string {
    return overview(this.snapshot.tree, maxBytes);
  }

  treeId(): string {
    return this.journal.treeId();
  }

  returnTo(tree: string): boolean {
    return this.journal.returnTo(tree);
  }

  patch(): Promise<Patch> {
    return makePatch(this.journal, this.snapshot.commit.length);
  }

  /** A workspace for trying: the same commit and Policy, and these writes. Nothing that it writes gets here, and it needs no closing. */
  scratch(): RepoWorkspace {
    const scratch = new RepoWorkspace(this.snapshot, this.policy);
    for (const entry of this.journal.latest()) scratch.journal.record(entry);
    return scratch;
  }

  close(): Promise<void> {
    return this.#close();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#close();
  }
}
