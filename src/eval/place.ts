import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestOracle, TestResult } from '../agent/ports.ts';
import { DEFAULT_SETTINGS } from '../agent/settings.ts';
import type { TestCommand } from '../agent/task.ts';
import { COPY_PREFIX, copyCheckout, renewFrom } from '../oracle/checkout-copy.ts';
import { copyTree, removeTree } from '../oracle/folders.ts';
import { leaseFolder } from '../oracle/leftovers.ts';
import type { Sandbox } from '../oracle/sandbox/open-sandbox.ts';
import type { Environment } from '../oracle/test-environment.ts';
import { createTestOracle } from '../oracle/test-oracle.ts';
import { openWorkspace } from '../workspace/repo-tools.ts';
import { applyPatch } from '../workspace/repository.ts';
import type { EvalTask } from './load-suite.ts';
import type { TaskRepository } from './task-repository.ts';

/** A folder for everything that is thrown away in the end; the next command clears it should we be killed. */
export function openWorkFolder(): { readonly path: string } & Disposable {
  const path = mkdtempSync(join(realpathSync(tmpdir()), COPY_PREFIX));
  const lease = leaseFolder(path);
  return {
    path,
    [Symbol.dispose]: () => {
      removeTree(path);
      lease[Symbol.dispose]();
    },
  };
}

/** One task's files on a copy of their own, with a HOME and a temporary folder of their own. */
export interface Place extends AsyncDisposable {
  readonly task: EvalTask;
  readonly repository: TaskRepository;
  readonly checkout: string;
  readonly environment: Environment;
  /** Null: what is run here is not kept apart. So is a task's setup, which must leave something behind. */
  readonly sandbox: Sandbox | null;
}

/** Makes a place below `work`; disposing of it removes it. */
export async function openPlace(task: EvalTask, repository: TaskRepository, work: string): Promise<Place> {
  const folder = mkdtempSync(join(work, 'place-'));
  const dispose = async () => removeTree(folder);
  try {
    const [home, temporary] = ['home', 'tmp'].map((name) => join(folder, name));
    for (const each of ['home', 'tmp']) mkdirSync(join(folder, each));
    const checkout = join(folder, 'checkout');
    await copyCheckout({ ...repository, destination: checkout });
    const environment = { ...withToolHomes(process.env), HOME: home, TMPDIR: temporary };
    return { task, repository, checkout, environment, sandbox: null, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/**
 * Toolchains that stand in a home folder are looked for in it: named by their variables, they are still found when tests
 * get another HOME. Caches of compilers are keyed by content, and a compiler's own is shared.
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

function withToolHomes(environment: Environment): Environment {
  const homes = Object.entries(TOOL_HOMES)
    .map(([name, path]) => [name, join(environment['HOME'] ?? homedir(), path)] as const)
    // Go makes its cache when it first needs it.
    .filter(([name, path]) => name === 'GOCACHE' || existsSync(path));
  const { XDG_CACHE_HOME, XDG_CONFIG_HOME, XDG_DATA_HOME, ...rest } = environment;
  return { ...Object.fromEntries(homes), ...rest };
}

/** What keeps the tests of a checkout apart. */
export type OpenSandbox = (checkout: string, environment: Environment) => Promise<Sandbox>;

/** The place as tests get it, for when its setup is done. */
export async function confine(place: Place, open: OpenSandbox): Promise<Place> {
  const sandbox = await open(place.checkout, place.environment);
  // Go does not build without a cache that it can write to. A layer lies over a shared one; else it has its own below HOME.
  const hasCache = sandbox.cell === null || sandbox.report.isLayered;
  const { GOCACHE: _, ...environment } = place.environment;
  return { ...place, sandbox, environment: hasCache ? place.environment : environment };
}

type Bounds = Omit<Parameters<TestOracle['run']>[0], 'phase'>;

export interface Script extends Bounds {
  readonly run: string;
}

/** A command of the suite in a place, to be run as the driver runs tests: again and again on the same files. */
export interface PlacedCommand extends AsyncDisposable {
  run(bounds: Bounds): Promise<TestResult>;
}

export async function openCommand(place: Place, run: string): Promise<PlacedCommand> {
  const { repository, checkout, environment, sandbox } = place;
  const workspace = await openWorkspace({ ...repository, settings: DEFAULT_SETTINGS });
  const command = commandOf(place, run);
  const cell = sandbox?.cell ?? null;
  const oracle = createTestOracle({ workspace, checkout, command, testEnv: [], environment, cell });
  return {
    run: (bounds) => oracle.run({ phase: 'baseline', ...bounds }),
    [Symbol.asyncDispose]: async () => {
      oracle[Symbol.dispose]();
      await workspace[Symbol.asyncDispose]();
    },
  };
}

/** The same once. */
export async function runIn(place: Place, { run, ...bounds }: Script): Promise<TestResult> {
  await using command = await openCommand(place, run);
  return await command.run(bounds);
}

export const commandOf = ({ repository }: Pick<Place, 'repository'>, run: string): TestCommand => ({
  run,
  shell: null,
  workingDirectory: repository.workingDirectory,
  env: {},
  source: 'the suite',
});

/** What a setup may take; it installs and builds. */
const SETUP_MS = 30 * 60_000;

/** Runs the task's `setup`; null when there is none or it went well, else what went wrong. */
export async function setUp(place: Place, signal: AbortSignal): Promise<string | null> {
  const { setup } = place.task;
  if (setup === null) return null;
  const { verdict, output } = await runIn(place, { run: setup, timeoutMs: SETUP_MS, signal });
  return verdict === 'green' ? null : `setup: ${verdict.replace('_', ' ')}: ${output.trim().slice(-500)}`;
}

/** Remembers a place as it is, after its setup; gives what makes it so again, whatever tests have left there. */
export async function rememberPlace({ checkout }: Place): Promise<() => Promise<void>> {
  const before = `${checkout}.before`;
  await copyTree(checkout, before, (path) => path === '.git');
  return () => renewFrom(before, checkout);
}

/** Lays a patch, and then the files of the hidden test, over a place. Throws when the patch does not apply. */
export async function layOver(place: Place, patch: string, files: string | null): Promise<void> {
  await applyPatch(place.checkout, patch);
  if (files !== null) cpSync(files, place.checkout, { recursive: true, force: true });
}
