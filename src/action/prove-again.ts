import { join } from 'node:path';
import type { Payload, RunEvent } from '../core/events.ts';
import type { TestResult } from '../core/ports.ts';
import { testTimeoutMs } from '../core/verdict/judge.ts';
import { weakerThan } from '../core/verdict/proof.ts';
import { toldBy, unlikeBase } from '../core/verdict/same-failure.ts';
import { type BaseMove, type BaseTree, readBothEnds } from '../github/git-data.ts';
import { copyCheckout, restoreCommit } from '../oracle/folders.ts';
import { createTestOracle } from '../oracle/test-oracle.ts';
import type { Solved } from '../solve.ts';
import { verdictWords } from '../story/words.ts';
import { importLater, type LaterFile } from '../workspace/patch.ts';
import { isRepoPath } from '../workspace/repo-path.ts';
import { openWorkspace, workspaceOf } from '../workspace/repo-tools.ts';
import type { ActionContext } from './action-context.ts';
import type { Rebased } from './rebase.ts';
import { openTestSandbox, type TestSandbox } from './solve.ts';

export interface Proving {
  readonly solved: Pick<Solved, 'setup' | 'result' | 'events'>;
  /** The folder that actions/checkout filled. */
  readonly checkout: string;
  /** What kept the tests of the run apart, still open. */
  readonly tests: TestSandbox;
  /** Wall time that the run took of its own. */
  readonly usedMs: number;
}

/** Red, green, red. */
const RUNS = 3;
/** Each is asked for over the API. */
const MAX_LATER_FILES = 100;

/**
 * Red, green, red once more, on the new tip of the base: in a copy of the checkout that is brought to it, with what is
 * installed there. null when that is what the tests say; else why it proves nothing. Throws what Octokit throws.
 */
export async function proveAgain(
  action: ActionContext,
  { move, entries }: Rebased,
  proving: Proving,
): Promise<string | null> {
  const { setup, result, events } = proving.solved;
  const { task, settings } = setup;
  const { limits } = settings;
  const leftMs = limits.timeoutMs - proving.usedMs;
  const shown = redRunOf(events);
  if (result.outcome !== 'fixed' || shown === null || task.testCommand === null)
    return 'it was not proven before, either';
  if (limits.maxTestRuns - result.state.testRuns < RUNS)
    return 'no test runs were left for it (max-test-runs)';
  if (leftMs <= 0 || action.runner.cancellation.signal.aborted)
    return 'no time was left for it (timeout-minutes)';
  const later = await laterFiles(action, move);
  if (typeof later === 'string') return later;
  await proving.tests.renew?.();
  const { checkout } = proving;
  await using copy = await copyCheckout({ repository: checkout, commit: move.from, destination: null });
  const { commit, tree } = await importLater(join(copy.root, '.git'), { parent: move.from, files: later });
  if (tree !== move.tree) return 'its files could not be had whole';
  await restoreCommit(copy.root, checkout, commit);
  await using tests = await openTestSandbox(action, task, copy.root);
  const at = workspaceOf({ ...task, baseCommit: commit }, settings);
  await using workspace = await openWorkspace({ repository: copy.root, ...at });
  for (const entry of entries) workspace.journal.record(entry);
  using oracle = createTestOracle({
    workspace,
    checkout: copy.root,
    command: task.testCommand,
    testEnv: action.inputs.testEnv,
    testReport: settings.testReport ?? null,
    environment: action.runner.env,
    cell: tests.sandbox?.cell ?? null,
    renew: tests.renew,
  });
  const { signal } = action.runner.cancellation;
  const endMs = performance.now() + leftMs;
  const told = events.flatMap((event) => (event.kind === 'tests' ? [event.payload] : []));
  const most = testTimeoutMs(settings, told);
  return await whyUnproven(shown, async (phase) => {
    const timeoutMs = Math.max(1, Math.min(most, endMs - performance.now()));
    const without = shown.without === undefined ? {} : { without: shown.without };
    const shownThere = await oracle.run({ phase, timeoutMs, signal, ...without });
    action.runner.log.info(
      `${phase === 'confirm' ? 'With' : 'Without'} the change there: tests ${verdictWords(shownThere.verdict)}.`,
    );
    return shownThere;
  });
}

type TestsPayload = Payload<'tests'>;

/** The run that showed red without the patch: what must be red again, and what of the patch was left out. */
function redRunOf(events: readonly RunEvent[]): TestsPayload | null {
  const found = events.findLast(
    ({ kind, payload }) => kind === 'tests' && payload.phase === 'counterfactual',
  );
  return found?.kind === 'tests' && found.payload.verdict === 'red' ? found.payload : null;
}

/** Three runs, and fewer where one says no. */
async function whyUnproven(
  shown: TestsPayload,
  run: (phase: 'confirm' | 'counterfactual') => Promise<TestResult>,
): Promise<string | null> {
  const before = await run('counterfactual');
  const unlike = notRedLike(shown, before);
  if (unlike !== null) return unlike;
  const green = await run('confirm');
  if (green.verdict !== 'green') return 'with this change the tests are not green there';
  return weakerThan(before.report, green.report) ?? notRedLike(before, await run('counterfactual'));
}

function notRedLike(shown: Pick<TestsPayload, 'output' | 'report'>, again: TestResult): string | null {
  if (again.verdict === 'green') return 'the tests are green there without this change as well';
  if (again.verdict !== 'red') return 'without this change the tests did not come to an end there';
  return unlikeBase(toldBy(shown), toldBy(again));
}

/** What the tip holds otherwise than the commit before; why it cannot be had. */
async function laterFiles(
  { octokit }: Pick<ActionContext, 'octokit'>,
  move: BaseMove,
): Promise<readonly LaterFile[] | string> {
  const { paths } = move;
  if (paths === null || paths.length > MAX_LATER_FILES) return 'too many files were changed there';
  if (!paths.every(isRepoPath)) return 'its files could not be had whole';
  const { after } = await readBothEnds(octokit, move, paths);
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
