import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorText } from '../base/errors.ts';
import type { RunEvent } from '../core/events.ts';
import type { Task } from '../core/task.ts';
import { answerOfGitHub, type BaseTree, type GitHub, type Inputs } from '../github/github.ts';
import { backUpCheckout } from '../oracle/checkout-copy.ts';
import type { CommitSource } from '../oracle/earlier-tests.ts';
import { clearLeftovers } from '../oracle/leftovers.ts';
import { openSandbox, type Sandbox } from '../oracle/sandbox/open-sandbox.ts';
import { holdsToken } from '../oracle/sandbox/world.ts';
import { programFolder } from '../own-process.ts';
import { type Solved, solve } from '../solve.ts';
import { progressLine } from '../story/tell.ts';
import { commitsOf } from '../workspace/changes.ts';
import { askGit, createGitFolder, findRepository, git } from '../workspace/git.ts';
import { importLater, type LaterFile } from '../workspace/journal.ts';
import { isRepoPath } from '../workspace/repo-path.ts';
import type { Snapshot } from '../workspace/snapshot.ts';
import { type ActionContext, jobSecrets, type Runner, type SolvingContext } from './action-context.ts';

interface TestSandbox extends AsyncDisposable {
  /** Null: there are no tests to run. */
  readonly sandbox: Sandbox | null;
  /** Makes the checkout what it was before the first test; null where the tests do not run in the checkout. */
  readonly renew: (() => Promise<void>) | null;
  /** Stand in the summary and the pull request. */
  readonly notes: readonly string[];
}

/**
 * The sandbox is opened before any test and any request to the model. Throws a SandboxError where one is required and none is
 * available.
 */
export async function openTestSandbox(
  action: ActionContext,
  task: Task,
  checkout: string,
): Promise<TestSandbox> {
  const { runner, inputs } = action;
  clearLeftovers();
  if (task.testCommand === null)
    return { sandbox: null, renew: null, notes: [], [Symbol.asyncDispose]: async () => {} };
  const sandbox = await openSandbox({
    mode: modeOf(inputs, runner),
    network: inputs.testNetwork,
    checkout,
    environment: runner.env,
    program: programFolder(),
  });
  const [title = '', ...items] = sandbox.lines();
  await runner.log.group(title, async () => runner.log.untrusted(items.join('\n')));
  const { tier, network, items: checks } = sandbox.report;
  const isAsked = (name: string) => name === 'network' && network === 'host';
  const isUsual = tier === 'namespaces' && checks.every(({ name, isClosed }) => isClosed || isAsked(name));
  const notes = isUsual ? [] : [`the tests ran in: ${sandbox.describe()}`];
  if (holdsToken(checkout)) runner.log.warning(TOKEN_LEFT);
  if (sandbox.cell !== null) return { sandbox, renew: null, notes, [Symbol.asyncDispose]: async () => {} };
  runner.log.warning(NOTHING_BETWEEN);
  runner.cancellation.setReachable(true);
  const backup = await backUpCheckout(checkout);
  return { sandbox, renew: backup.renew, notes, [Symbol.asyncDispose]: async () => backup[Symbol.dispose]() };
}

const TOKEN_LEFT =
  "The checkout's git configuration holds a credential, as actions/checkout leaves it. Tests in a sandbox do not see it; " +
  'others do: give actions/checkout `persist-credentials: false`.';

const NOTHING_BETWEEN =
  'The tests run without a sandbox: code of the repository, and of the patch, reaches what this job reaches. ' +
  'See docs/sandbox.md for what gives one.';

/**
 * `RUNNER_ENVIRONMENT` is `github-hosted` or `self-hosted`:
 * https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 */
function modeOf({ sandbox }: Inputs, { env }: Runner) {
  if (sandbox !== null) return sandbox;
  return env['RUNNER_ENVIRONMENT'] === 'github-hosted' && env['RUNNER_OS'] === 'Linux' ? 'required' : 'auto';
}

interface SolveStageRequest {
  readonly task: Task;
  /** The folder that actions/checkout filled. */
  readonly checkout: string;
  readonly snapshot: Snapshot;
  readonly tracePath: string;
  readonly tests: TestSandbox;
  /** Called for each event, after it was logged. */
  readonly onEvent: (event: RunEvent) => void;
}

export async function solveTask(
  action: SolvingContext,
  { task, checkout, snapshot, tracePath, tests, onEvent }: SolveStageRequest,
): Promise<Solved> {
  const { runner, inputs, llm, fallback } = action;
  using history = task.changes === undefined ? null : commitsOverApi(action, checkout);
  return await solve({
    task,
    attempts: inputs.attempts,
    fallback,
    settings: inputs.settings,
    llm,
    repository: checkout,
    snapshot,
    checkout,
    sandbox: tests.sandbox,
    renew: tests.renew,
    tracePath,
    secrets: jobSecrets(runner, inputs),
    testEnv: inputs.testEnv,
    environment: runner.env,
    signal: runner.cancellation.signal,
    onEvent: (event) => {
      const line = progressLine(event);
      if (line !== null) runner.log.untrusted(line);
      onEvent(event);
    },
    history,
  });
}

/**
 * Gives access to the commits before the base commit: from the checkout where it holds them, else (in a shallow
 * checkout) over the API. Objects from the API are believed only if they give the commit's tree id. Disposing of it
 * removes what was fetched.
 */
function commitsOverApi(
  { github, baseCommit }: Pick<ActionContext, 'github' | 'baseCommit'>,
  checkout: string,
): CommitSource & Disposable {
  const own = findRepository(checkout);
  let folder: string | null = null;
  return {
    async open(commit) {
      const local = await askGit(own.gitDir, ['cat-file', '-e', `${commit}^{tree}`]);
      if (local.exitCode === 0) return { repository: own, commit };
      try {
        const paths = await github.pathsBetween(commit, baseCommit);
        const files = await laterFiles(github, commit, paths);
        if (typeof files === 'string') return files;
        folder ??= await borrowingFolder(own.gitDir, commit.length);
        const made = await importLater(folder, { parent: baseCommit, files });
        if (made.tree !== (await github.readTreeId(commit))) return 'its files could not be had whole';
        return { repository: { root: own.root, gitDir: folder }, commit: made.commit };
      } catch (error) {
        return `its files could not be had (${answerOfGitHub(error) ?? errorText(error)})`;
      }
    },
    changedPaths: async (commit) =>
      (await commitsOf(own).changedPaths(commit)) ?? (await github.pathsBetween(commit.parent, commit.id)),
    [Symbol.dispose]: () => {
      if (folder !== null) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A git directory of our own that reads the objects of another one as well. */
async function borrowingFolder(gitDir: string, idLength: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-fix-earlier-'));
  createGitFolder(folder, { idLength, isBare: true, head: 'ref: refs/heads/none' });
  const objects = (await git(gitDir, ['rev-parse', '--path-format=absolute', '--git-path', 'objects']))
    .toString('utf8')
    .trim();
  writeFileSync(join(folder, 'objects', 'info', 'alternates'), `${objects}\n`);
  return folder;
}

/** Each file costs a request. */
const MAX_LATER_FILES = 100;

/** The content of these files (null: there are too many to tell) at another commit; or why they cannot be read. */
async function laterFiles(
  github: GitHub,
  commit: string,
  paths: readonly string[] | null,
): Promise<readonly LaterFile[] | string> {
  if (paths === null || paths.length > MAX_LATER_FILES) return 'too many files were changed there';
  if (!paths.every(isRepoPath)) return 'its files could not be had whole';
  const after = await github.openTree({ commit, paths });
  const files = await Promise.all(paths.map((path) => laterFile(after, path)));
  const whole = files.filter((file) => file !== null);
  return whole.length === files.length ? whole : 'its files could not be had whole';
}

async function laterFile(after: BaseTree, path: string): Promise<LaterFile | null> {
  const found = after.find(path);
  if (found.kind === 'missing' || found.kind === 'blocked' || found.kind === 'folder')
    return { path, mode: '', bytes: null };
  if (found.kind !== 'file') return null;
  const bytes = await after.content(path);
  return bytes === null ? null : { path, mode: found.entry.mode, bytes };
}
