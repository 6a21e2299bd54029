import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join, relative } from 'node:path';
import { assertNever, errorText } from '../../base/errors.ts';
import type { TestResult } from '../../core/ports.ts';
import { DEFAULT_SETTINGS } from '../../core/settings.ts';
import type { TestCommand } from '../../core/task.ts';
import { backUpCheckout, copyCheckout } from '../../oracle/checkout-copy.ts';
import { copyTree, removeTree } from '../../oracle/folders.ts';
import { leaseTempFolder } from '../../oracle/leftovers.ts';
import type { Sandbox } from '../../oracle/sandbox/open-sandbox.ts';
import { createTestOracle } from '../../oracle/test-oracle.ts';
import { Repository } from '../../workspace/git.ts';
import { openWorkspace } from '../../workspace/repo-tools.ts';
import type { EvalTask } from './suite.ts';

type TaskEnvironment = Readonly<NodeJS.ProcessEnv>;

/** A temporary folder for everything a command makes. Should the command be killed, the next one removes it. */
export const openWorkFolder = () => leaseTempFolder('copy');

/** A copy of one task's files, with its own HOME and temporary folder, in which the task's commands run. */
export interface Place extends AsyncDisposable {
  readonly task: EvalTask;
  readonly repository: TaskRepository;
  readonly checkout: string;
  readonly environment: TaskEnvironment;
  /** null: commands run without a sandbox, as the task's setup always does, since what it installs must stay. */
  readonly sandbox: Sandbox | null;
}

/** Makes a place below `work`; disposing of it removes it. */
export async function openPlace(task: EvalTask, repository: TaskRepository, work: string): Promise<Place> {
  const folder = mkdtempSync(join(work, 'place-'));
  let copy: AsyncDisposable | null = null;
  const dispose = async () => {
    await copy?.[Symbol.asyncDispose]();
    removeTree(folder);
  };
  try {
    const [home, temporary] = ['home', 'tmp'].map((name) => join(folder, name));
    for (const each of ['home', 'tmp']) mkdirSync(join(folder, each));
    const checkout = join(folder, 'checkout');
    copy = await copyCheckout({ ...repository, destination: checkout });
    const environment = { ...withToolHomes(process.env), HOME: home, TMPDIR: temporary };
    return { task, repository, checkout, environment, sandbox: null, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/**
 * Variable → folder in the user's home. Tests get another HOME, and find toolchains by these variables. The user's compiler cache is
 * shared, which is safe, since its entries are named by content.
 */
const TOOL_HOMES = {
  RUSTUP_HOME: '.rustup',
  CARGO_HOME: '.cargo',
  PYENV_ROOT: '.pyenv',
  NVM_DIR: '.nvm',
  SDKMAN_DIR: '.sdkman',
  GOCACHE: '.cache/go-build',
  GOPATH: 'go',
} as const;

function withToolHomes(environment: TaskEnvironment): TaskEnvironment {
  const homes = Object.entries(TOOL_HOMES)
    .map(([name, path]) => [name, join(environment['HOME'] ?? homedir(), path)] as const)
    // Go makes its cache when it first needs it.
    .filter(([name, path]) => name === 'GOCACHE' || existsSync(path));
  const { XDG_CACHE_HOME, XDG_CONFIG_HOME, XDG_DATA_HOME, ...rest } = environment;
  return { ...Object.fromEntries(homes), ...rest };
}

/** Opens the sandbox in which the tests of a checkout run. */
export type OpenSandbox = (checkout: string, environment: TaskEnvironment) => Promise<Sandbox>;

/** Returns the place with a sandbox, for commands after the setup. */
export async function confine(place: Place, open: OpenSandbox): Promise<Place> {
  const sandbox = await open(place.checkout, place.environment);
  // Go does not build without a writable cache. A shared one is used under a layer; without a layer, one below the place's own
  // HOME.
  const hasCache = sandbox.cell === null || sandbox.report.isLayered;
  const { GOCACHE: _, ...environment } = place.environment;
  return { ...place, sandbox, environment: hasCache ? place.environment : environment };
}

interface Bounds {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

interface PlaceScript extends Bounds {
  readonly run: string;
}

/** Opens a command of the suite in a place. It runs as the driver runs tests: any number of times on the same files. */
export async function openCommand(place: Place, run: string) {
  const { repository, checkout, environment, sandbox } = place;
  const workspace = await openWorkspace({ ...repository, settings: DEFAULT_SETTINGS });
  const command = commandOf(place, run);
  const oracle = createTestOracle({ workspace, checkout, command, environment, sandbox });
  return {
    run: (bounds: Bounds) => oracle.run({ phase: 'baseline', ...bounds }),
    [Symbol.asyncDispose]: async () => {
      oracle[Symbol.dispose]();
      await workspace[Symbol.asyncDispose]();
    },
  };
}

/** Runs a command once, as `openCommand` does. */
export async function runIn(place: Place, { run, ...bounds }: PlaceScript): Promise<TestResult> {
  await using command = await openCommand(place, run);
  return await command.run(bounds);
}

export const commandOf = ({ repository }: Place, run: string): TestCommand => ({
  run,
  shell: null,
  workingDirectory: repository.workingDirectory,
  env: {},
  source: 'the suite',
});

/** The time limit of a setup, which installs and builds. */
const SETUP_MS = 30 * 60_000;

/** Runs the task's `setup`; null when there is none or it went well, else what went wrong. */
export async function setUp(place: Place, signal: AbortSignal): Promise<string | null> {
  const { setup } = place.task;
  if (setup === null) return null;
  const { verdict, output } = await runIn(place, { run: setup, timeoutMs: SETUP_MS, signal });
  return verdict === 'green' ? null : `setup: ${verdict.replace('_', ' ')}: ${output.trim().slice(-500)}`;
}

/** Saves a place as it is after its setup. Returns a function that restores it, whatever tests have left there. */
export async function rememberPlace({ checkout }: Place): Promise<() => Promise<void>> {
  return (await backUpCheckout(checkout, `${checkout}.before`)).renew;
}

/** Applies a patch in a place, then copies `files`, those of the hidden test, over it. Throws when the patch does not apply. */
export async function layOver(place: Place, patch: string, files: string | null): Promise<void> {
  await Repository.find(place.checkout).apply(patch);
  if (files === null) return;
  // Links in the place that have the path of a file or folder to copy are removed: a copy would be written where the link leads.
  // Sorted, so that a folder comes before its content.
  const laid = readdirSync(files, { recursive: true, withFileTypes: true });
  for (const path of laid.map(({ parentPath, name }) => relative(files, join(parentPath, name))).toSorted()) {
    const under = join(place.checkout, path);
    if (lstatSync(under, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(under);
  }
  cpSync(files, place.checkout, { recursive: true, force: true });
}

export interface TaskRepository {
  /** A checkout; its files are not touched. */
  readonly repository: string;
  readonly commit: string;
  /** Relative to the repository's root; `.` is the root. */
  readonly workingDirectory: string;
}

/** Finds a task's repository, or makes or fetches it in `folder`. Throws an Error that names the task. */
export async function openTaskRepository(task: EvalTask, folder: string): Promise<TaskRepository> {
  try {
    return await open(task, folder);
  } catch (error) {
    throw new Error(`${task.id}: ${errorText(error)}`, {
      cause: error,
    });
  }
}

async function open(
  { id, repo, commit, workingDirectory }: EvalTask,
  folder: string,
): Promise<TaskRepository> {
  switch (repo.kind) {
    case 'url':
      if (commit === null) throw new Error('a repository by URL needs its commit');
      return { repository: await fetchCommit(repo.url, commit, folder), commit, workingDirectory };
    case 'folder': {
      if (commit === null && !existsSync(join(repo.path, '.git'))) {
        return { ...(await commitFiles(repo.path, join(folder, id))), workingDirectory };
      }
      const { root, prefix, commit: head } = await Repository.checkedOutIn(repo.path);
      return {
        repository: root,
        commit: commit ?? head,
        workingDirectory: join(prefix || '.', workingDirectory),
      };
    }
    default:
      return assertNever(repo);
  }
}

/** A fixed author and date, so that the same files have the same commit id everywhere: trials are recognized by that id. */
const SIGNATURE = 'agent-fix <agent-fix@localhost> 946684800 +0000';

/** Makes a repository of plain files. Files that .gitignore names are copied, but not committed. */
async function commitFiles(files: string, root: string) {
  const gitDir = join(root, '.git');
  await copyTree(files, root, (path) => path === '.git');
  const made = { idLength: 40, isBare: false, head: 'ref: refs/heads/main' };
  const repository = Repository.create(root, gitDir, made);
  const inRoot = async (args: readonly string[], input = ''): Promise<string> =>
    (await repository.git([`--work-tree=${root}`, ...args], { cwd: root, input })).toString('utf8').trim();
  await inRoot(['add', '--all', '.']);
  const tree = await inRoot(['write-tree']);
  const text = `tree ${tree}\nauthor ${SIGNATURE}\ncommitter ${SIGNATURE}\n\nThe task's files\n`;
  const commit = await inRoot(['hash-object', '-t', 'commit', '-w', '--stdin'], text);
  await inRoot(['update-ref', 'refs/heads/main', commit]);
  return { repository: root, commit };
}

/** Fetches one commit of a remote repository into `folder/COMMIT`, unless it is there; a fetch that was cut short is made again. */
async function fetchCommit(url: string, commit: string, folder: string): Promise<string> {
  const root = join(folder, commit);
  const gitDir = join(root, '.git');
  if (existsSync(gitDir)) return root;
  const unfinished = join(folder, `${commit}.${process.pid}`);
  mkdirSync(unfinished, { recursive: true });
  try {
    await callGit(['init', '--quiet', unfinished], folder);
    await callGit(['fetch', '--quiet', '--depth=1', '--no-tags', '--', url, commit], unfinished);
    await callGit(['checkout', '--quiet', '--detach', commit], unfinished);
    renameSync(unfinished, root);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  const { exitCode } = await new Repository(root, gitDir).ask(['cat-file', '-e', `${commit}^{commit}`]);
  if (exitCode !== 0) throw new Error(`${url} has no commit ${commit}`);
  return root;
}

/** Calls git with the user's configuration, and so with the user's access. It asks no questions and runs no hooks. */
async function callGit(args: readonly string[], cwd: string): Promise<void> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_ALLOW_PROTOCOL: 'https:ssh:file' };
  const child = spawn('git', ['-c', 'core.hooksPath=/dev/null', ...args], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stderr = child.stderr.toArray();
  const [exitCode] = await once(child, 'close');
  if (exitCode === 0) return;
  const why = Buffer.concat(await stderr)
    .toString('utf8')
    .trim();
  throw new Error(`git ${args.find((arg) => !arg.startsWith('-')) ?? ''} failed: ${why}`);
}
