import type { RunEvent } from '../core/events.ts';
import type { Task } from '../core/task.ts';
import type { Inputs } from '../github/inputs.ts';
import { renewFrom } from '../oracle/folders.ts';
import { backUpCheckout, clearLeftovers } from '../oracle/leftovers.ts';
import {
  describeSandbox,
  openSandbox,
  type Sandbox,
  type SandboxMode,
  sandboxLines,
} from '../oracle/sandbox/open-sandbox.ts';
import { holdsToken } from '../oracle/sandbox/world.ts';
import { programFolder } from '../own-process.ts';
import { type Solved, solve } from '../solve.ts';
import { progressLine } from '../story/progress.ts';
import type { Snapshot } from '../workspace/snapshot.ts';
import { type ActionContext, jobSecrets, type Runner, type SolvingContext } from './action-context.ts';
import { commitsOverApi } from './earlier-files.ts';

/** The sandbox of a run's tests. */
export interface TestSandbox extends AsyncDisposable {
  /** Null: there are no tests to run. */
  readonly sandbox: Sandbox | null;
  /** Makes the checkout what it was before the first test, where tests run in it. */
  readonly renew: (() => Promise<void>) | null;
  /** For summary and pull request. */
  readonly notes: readonly string[];
}

/** Opened before any test and any model call. Throws a SandboxError where a sandbox is required and none is available. */
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
  const [title = '', ...items] = sandboxLines(sandbox.report);
  await runner.log.group(title, async () => runner.log.untrusted(items.join('\n')));
  const { tier, network, items: checks } = sandbox.report;
  const isAsked = (name: string) => name === 'network' && network === 'host';
  const isUsual = tier === 'namespaces' && checks.every(({ name, isClosed }) => isClosed || isAsked(name));
  const notes = isUsual ? [] : [`the tests ran in: ${describeSandbox(sandbox.report)}`];
  if (holdsToken(checkout)) runner.log.warning(TOKEN_LEFT);
  if (sandbox.cell !== null) return { sandbox, renew: null, notes, [Symbol.asyncDispose]: async () => {} };
  runner.log.warning(NOTHING_BETWEEN);
  runner.cancellation.setReachable(true);
  const backup = await backUpCheckout(checkout);
  const renew = () => renewFrom(backup.path, checkout);
  return { sandbox, renew, notes, [Symbol.asyncDispose]: async () => backup[Symbol.dispose]() };
}

const TOKEN_LEFT =
  "The checkout's git configuration holds a credential, as actions/checkout leaves it. Tests in a sandbox do not see it; " +
  'others do: give actions/checkout `persist-credentials: false`.';

const NOTHING_BETWEEN =
  'The tests run without a sandbox: code of the repository, and of the patch, reaches what this job reaches. ' +
  'See docs/sandbox.md for what gives one.';

/** https://docs.github.com/en/actions/reference/workflows-and-actions/variables: `github-hosted` or `self-hosted` */
function modeOf({ sandbox }: Inputs, { env }: Runner): SandboxMode {
  if (sandbox !== null) return sandbox;
  return env['RUNNER_ENVIRONMENT'] === 'github-hosted' && env['RUNNER_OS'] === 'Linux' ? 'required' : 'auto';
}

export interface Solving {
  readonly task: Task;
  /** The folder that actions/checkout filled. */
  readonly checkout: string;
  readonly snapshot: Snapshot;
  readonly tracePath: string;
  readonly tests: TestSandbox;
  /** Called for each event, after it was logged. */
  readonly onEvent: (event: RunEvent) => void;
}

/** Drives the run, and logs each step. */
export async function solveTask(
  action: SolvingContext,
  { task, checkout, snapshot, tracePath, tests, onEvent }: Solving,
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
