import type { Task } from '../agent/task.ts';
import type { Inputs } from '../github/inputs.ts';
import { backUpCheckout } from '../oracle/checkout-backup.ts';
import { openSandbox, type Sandbox } from '../oracle/sandbox/open-sandbox.ts';
import { describeSandbox, type SandboxMode, sandboxLines } from '../oracle/sandbox/tier.ts';
import { loadEverything, programFolder } from '../own-process.ts';
import type { ActionContext, Runner } from './action-context.ts';

/** What the tests of a run are kept apart by. */
export interface TestSandbox extends AsyncDisposable {
  /** Null: there are no tests to run. */
  readonly sandbox: Sandbox | null;
  /** Makes the checkout what it was before the first test, where tests run in it. */
  readonly renew: (() => Promise<void>) | null;
  /** For summary and pull request. */
  readonly notes: readonly string[];
}

/** Before any test and any model call. Throws a SandboxError where a sandbox is required and none can be had. */
export async function openTestSandbox(
  action: ActionContext,
  task: Task,
  checkout: string,
): Promise<TestSandbox> {
  const { runner, inputs } = action;
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
  const notes = [`the tests ran in: ${describeSandbox(sandbox.report)}`];
  if (sandbox.cell !== null) return { sandbox, renew: null, notes, [Symbol.asyncDispose]: async () => {} };
  runner.log.warning(NOTHING_BETWEEN);
  runner.cancellation.setReachable(true);
  await loadEverything(programFolder());
  const backup = await backUpCheckout(checkout);
  return { sandbox, renew: backup.renew, notes, [Symbol.asyncDispose]: async () => backup[Symbol.dispose]() };
}

const NOTHING_BETWEEN =
  'The tests run without a sandbox: code of the repository, and of the patch, reaches what this job reaches. ' +
  'See docs/sandbox.md for what gives one.';

/** https://docs.github.com/en/actions/reference/workflows-and-actions/variables: `github-hosted` or `self-hosted` */
function modeOf({ sandbox }: Inputs, { env }: Runner): SandboxMode {
  if (sandbox !== null) return sandbox;
  return env['RUNNER_ENVIRONMENT'] === 'github-hosted' && env['RUNNER_OS'] === 'Linux' ? 'required' : 'auto';
}
