import { errorText } from '../base/errors.ts';
import type { RunEvent } from '../core/events.ts';
import type { Task } from '../core/task.ts';
import { answerOfGitHub, type GitHub, type Inputs } from '../github/github.ts';
import { backUpCheckout } from '../oracle/checkout-copy.ts';
import { clearLeftovers } from '../oracle/leftovers.ts';
import { openSandbox, type Sandbox } from '../oracle/sandbox/open-sandbox.ts';
import { holdsToken } from '../oracle/sandbox/world.ts';
import { programFolder } from '../own-process.ts';
import { type Solved, solve } from '../solve.ts';
import { progressLine } from '../story/tell.ts';
import { commitsOf } from '../workspace/changes.ts';
import { Repository } from '../workspace/git.ts';
import type { Snapshot } from '../workspace/snapshot.ts';
import { type ActionContext, jobSecrets, type Runner, type SolvingContext } from './action-context.ts';

interface TestSandbox extends AsyncDisposable {
  /** Null: there are no tests to run. */
  readonly sandbox: Sandbox | null;
  /** Makes the checkout what it was before the first test; null where the tests do not run in the checkout. */
  readonly renew: (() => Promise<void>) | null;
  /** For the summary and the pull request. */
  readonly notes: readonly string[];
}

/** Starts to open a sandbox, while the task is built and checked. Errors reject the promise. */
export function probeSandbox({ runner, inputs }: ActionContext, checkout: string): Promise<Sandbox> {
  clearLeftovers();
  const probing = openSandbox({
    mode: modeOf(inputs, runner),
    network: inputs.testNetwork,
    checkout,
    environment: runner.env,
    program: programFolder(),
  });
  probing.catch(() => {});
  return probing;
}

/**
 * Waits for the sandbox of `probeSandbox`, and logs what it closes; without one, backs the checkout up. Null: nothing runs in one. Throws a
 * SandboxError where a sandbox is required and none is available.
 */
export async function openTestSandbox(
  { runner }: ActionContext,
  probing: Promise<Sandbox> | null,
  checkout: string,
): Promise<TestSandbox> {
  if (probing === null)
    return { sandbox: null, renew: null, notes: [], [Symbol.asyncDispose]: async () => {} };
  const sandbox = await probing;
  const [title = '', ...items] = sandbox.lines();
  await runner.log.group(title, async () => runner.log.untrusted(items.join('\n')));
  const { tier, network, items: checks } = sandbox.report;
  const isChosen = (name: string) => name === 'network' && network === 'host';
  const isUsual = tier === 'namespaces' && checks.every(({ name, isClosed }) => isClosed || isChosen(name));
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
 * The input `sandbox`; where that is empty, `required` on GitHub's own Linux machines (`RUNNER_ENVIRONMENT`), else `auto`.
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
  const { runner, inputs, llm, fallback, github } = action;
  // Loads the client for uploads now, while the first tests run.
  if (inputs.uploadTrace || inputs.mode === 'solve') github.prepareUpload();
  using history =
    task.changes === undefined
      ? null
      : commitsOf(Repository.find(checkout), action.baseCommit, commitsOnGitHub(action.github));
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

/** Reads commits that a shallow checkout lacks from GitHub. */
export const commitsOnGitHub = (github: GitHub) => ({
  pathsBetween: (before: string, after: string) => github.pathsBetween(before, after),
  readTreeId: (commit: string) => github.readTreeId(commit),
  readFiles: async (commit: string, paths: readonly string[]) => {
    const tree = await github.openTree({ commit, paths });
    const files = await Promise.all(
      paths.map(async (path) => {
        const found = tree.find(path);
        if (found.kind === 'missing' || found.kind === 'blocked' || found.kind === 'folder')
          return { path, mode: '', bytes: null };
        if (found.kind !== 'file') return null;
        const bytes = await tree.content(path);
        return bytes === null ? null : { path, mode: found.entry.mode, bytes };
      }),
    );
    const whole = files.filter((file) => file !== null);
    return whole.length === files.length ? whole : null;
  },
  describe: (error: unknown) => answerOfGitHub(error) ?? errorText(error),
});
