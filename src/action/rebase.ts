import { join } from 'node:path';
import type { Payload, RunEvent } from '../core/events.ts';
import type { Patch, TestResult } from '../core/ports.ts';
import { testTimeoutMs } from '../core/verdict/judge.ts';
import { changesTests, weakerThan } from '../core/verdict/proof.ts';
import { toldBy, unlikeBase } from '../core/verdict/same-failure.ts';
import { type BaseMove, BaseTree, readBaseMove } from '../github/git-data.ts';
import { describeError, statusOf } from '../github/octokit.ts';
import { copyCheckout, restoreCommit } from '../oracle/folders.ts';
import { createTestOracle } from '../oracle/test-oracle.ts';
import type { Solved } from '../solve.ts';
import type { BaseMoved } from '../story/run-record.ts';
import { verdictWords } from '../story/words.ts';
import { blobId } from '../workspace/git-objects.ts';
import {
  changedBytes,
  comparePaths,
  importLater,
  type JournalEntry,
  makePatch,
  mergeFile,
} from '../workspace/journal.ts';
import { parseRepoPath } from '../workspace/repo-path.ts';
import { openWorkspace, workspaceOf } from '../workspace/repo-tools.ts';
import type { ActionContext } from './action-context.ts';
import { laterFiles, openTestSandbox, type TestSandbox } from './solve.ts';

/** A patch and the commit that it now stands on. */
export interface Based {
  readonly patch: Patch;
  /** The commit that it is a patch of. */
  readonly commit: string;
  /** Null: the base branch has not moved. */
  readonly moved: BaseMoved | null;
}

/** A patch on the new tip of its base branch, not yet proven there. */
export interface Rebased {
  readonly move: BaseMove;
  readonly patch: Patch;
  readonly entries: readonly JournalEntry[];
}

interface RebaseRequest {
  readonly patch: Patch;
  /** Whether files that both sides changed may be merged; otherwise they keep the patch where it is. */
  readonly mayMerge: boolean;
  /** Proves the rebased patch: null when it is proven, else why it is not. */
  prove(rebased: Rebased): Promise<string | null>;
}

/**
 * If the base branch has moved since the run began, puts the patch on its tip, by git objects alone. A patch that
 * conflicts stays on its base. A pull request's own branch never gets a patch that was not proven on its tip. Never
 * throws for an answer of GitHub's: publishing makes the same requests and reports their errors.
 */
export async function rebase(action: ActionContext, request: RebaseRequest): Promise<Based> {
  const { octokit, context, event, baseCommit, inputs } = action;
  const asItIs: Based = { patch: request.patch, commit: baseCommit, moved: null };
  try {
    const base = { branch: event.base.branch, commit: baseCommit };
    const move = await readBaseMove(octokit, context.repository, base);
    if (move === null) return asItIs;
    const told = { by: move.by, tip: move.tip };
    const rebased = await onto(action, move, request);
    if (rebased === null) return { ...asItIs, moved: { ...told, patch: 'kept', unproven: CONFLICT } };
    const unproven = await request.prove(rebased);
    const isOnTheirs = event.isFollowUp || inputs.pushTo === 'branch';
    if (isOnTheirs && unproven !== null) return { ...asItIs, moved: { ...told, patch: 'kept', unproven } };
    const patch = rebased.patch === request.patch ? 'rebased' : 'merged';
    return { patch: rebased.patch, commit: move.tip, moved: { ...told, patch, unproven } };
  } catch (error) {
    if (statusOf(error) === null) throw error;
    action.runner.log.info(`Note: whether the base moved could not be asked (${describeError(error)}).`);
    return asItIs;
  }
}

const CONFLICT = 'files of this change were changed there as well';

async function onto(
  { octokit }: Pick<ActionContext, 'octokit'>,
  move: BaseMove,
  { patch, mayMerge }: RebaseRequest,
): Promise<Rebased | null> {
  const paths = patch.files.map(({ path }) => path);
  const treeOf = (commit: string) => BaseTree.read(octokit, { repository: move.repository, commit, paths });
  const [before, after] = await Promise.all([treeOf(move.from), treeOf(move.tip)]);
  const ends = { before, after };
  const entries = await Promise.all(patch.files.map((file) => entryOn(ends, file, mayMerge)));
  const fit = entries.filter((entry) => entry !== null);
  if (fit.length < entries.length) return null;
  const isMerged = fit.some(({ bytes }, at) => !bytes.equals(patch.files[at]?.content ?? bytes));
  if (!isMerged) return { move, patch, entries: fit };
  const changes = fit
    .filter(({ base, bytes }) => base === null || !base.equals(bytes))
    .toSorted((a, b) => comparePaths(a.path, b.path));
  // The base branch holds the same change already: nothing is left of the patch.
  if (changes.length === 0) return null;
  const merged = await makePatch({ changes: () => changes }, move.tip.length);
  return { move, patch: merged, entries: changes };
}

/** A file of the patch as it becomes on the tip; null when it conflicts with a change that was made there. */
async function entryOn(
  { before, after }: { readonly before: BaseTree; readonly after: BaseTree },
  { path: text, mode, content }: Patch['files'][number],
  mayMerge: boolean,
): Promise<JournalEntry | null> {
  const check = parseRepoPath(text);
  if (!check.ok) return null;
  const { path } = check;
  const [was, is] = [before.find(path), after.find(path)];
  const bytes = Buffer.from(content);
  const common = { path, mode, oid: blobId(bytes, before.commit.length) };
  if (was.kind === 'missing' && is.kind === 'missing')
    return { ...common, bytes, base: null, changedBytes: bytes.length };
  if (was.kind !== 'file' || is.kind !== 'file' || was.entry.mode !== is.entry.mode) return null;
  const isUntouched = was.entry.sha === is.entry.sha;
  if (!isUntouched && !mayMerge) return null;
  const theirs = await after.content(path);
  const base = isUntouched ? theirs : await before.content(path);
  if (base === null || theirs === null) return null;
  const merged = isUntouched ? bytes : await mergeFile({ base, ours: bytes, theirs });
  if (merged === null) return null;
  return {
    ...common,
    oid: blobId(merged, before.commit.length),
    bytes: merged,
    base: theirs,
    changedBytes: changedBytes(theirs.toString('utf8'), merged.toString('utf8')),
  };
}

interface Proving {
  readonly solved: Pick<Solved, 'setup' | 'result' | 'events'>;
  /** The folder that actions/checkout filled. */
  readonly checkout: string;
  /** The sandbox of the run's tests, still open. */
  readonly tests: TestSandbox;
  /** Wall time that the run took of its own. */
  readonly usedMs: number;
}

/** Test runs that it takes: red, green, red. */
const RUNS = 3;

/**
 * Runs red, green, red once more on the new tip of the base, in a copy of the checkout that is brought to that tip,
 * with the packages that are installed there. Returns null when the tests prove the patch there, else why they do
 * not. Throws what Octokit throws.
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
  const later = await laterFiles(action.octokit, move);
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

/** The run of the tests without the patch, if it was red: the same failure must show again. */
function redRunOf(events: readonly RunEvent[]): TestsPayload | null {
  const found = events.findLast(
    ({ kind, payload }) => kind === 'tests' && payload.phase === 'counterfactual',
  );
  return found?.kind === 'tests' && found.payload.verdict === 'red' ? found.payload : null;
}

/** Makes three runs, or fewer if one proves nothing. Returns why it is not proven; null when it is. */
async function whyUnproven(
  shown: TestsPayload,
  run: (phase: 'confirm' | 'counterfactual') => Promise<TestResult>,
): Promise<string | null> {
  const before = await run('counterfactual');
  const unlike = notRedLike(shown, before);
  if (unlike !== null) return unlike;
  const green = await run('confirm');
  if (green.verdict !== 'green') return 'with this change the tests are not green there';
  return (
    weakerThan(before.report, green.report) ??
    changesTests(green.changed ?? [], before) ??
    notRedLike(before, await run('counterfactual'))
  );
}

function notRedLike(shown: Pick<TestsPayload, 'output' | 'report'>, again: TestResult): string | null {
  if (again.verdict === 'green') return 'the tests are green there without this change as well';
  if (again.verdict !== 'red') return 'without this change the tests did not come to an end there';
  return unlikeBase(toldBy(shown), toldBy(again));
}
