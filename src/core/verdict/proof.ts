import type { Payload, TestFailure, TestReport } from '../events.ts';
import type { CheckName } from '../jobs.ts';
import { outputOf } from '../output/test-output.ts';
import type { Patch } from '../ports.ts';
import { confirmMs, type Run, spendingNow } from '../run.ts';
import { limitBeforeTests } from '../spending.ts';
import {
  baselineTests,
  confirmationsOf,
  isRedAtBase,
  lastTests,
  newTestPaths,
  type RunState,
  testsIn,
} from '../state.ts';
import { declaredNames } from './declared-names.ts';
import type { Proof } from './outcome.ts';
import { isAmong, unlikeBase } from './same-failure.ts';
import { type RunRequest, runTests, testTimeoutMs } from './test-runs.ts';
import { makesDraft, tripwiresOf } from './tripwires.ts';

const CUT_SHORT: Proof = { kind: 'cut_short' };

/**
 * CONFIRM, then the counterfactual: proves that the patch is green again, and that without it (or with only its new tests) the
 * base is red. `isDone`: the model said that its change is whole.
 */
export async function prove(
  run: Run,
  goal: CheckName,
  { patch, isDone }: { readonly patch: Patch; readonly isDone: boolean },
): Promise<Proof> {
  const { confirmRuns, testFocus } = run.state.setup.settings;
  const unsure = skipsUnknownAtBase(run.state, goal);
  const mayRunAlone = testFocus === 'auto' && limitBeforeTests(spendingNow(run)) === null;
  const alone = unsure.length > 0 ? unsure : untoldTests(run.state, goal);
  if (alone.length > 0 && mayRunAlone && runAlone(run.state, goal) === undefined)
    await provingRun(run, goal, { phase: 'final', only: alone });
  for (let made = confirmationsOf(run.state, goal); made < confirmRuns; made++) {
    const tests = await provingRun(run, goal, { phase: 'confirm' });
    if (tests === null) return CUT_SHORT;
    if (!tests.ok) return { kind: 'flaky', why: 'the tests were green, then not, on the same files' };
  }
  const why = weakness(run.state, goal);
  if (why !== null) return { kind: 'weak', why };
  const { tree } = lastTests(run.state, goal) ?? {};
  const changed = changedIn(testsIn(run.state, goal), tree);
  if (isRedAtBase(run.state, goal)) {
    const again = await redAgain(run, goal, changed);
    return again.kind === 'proven' &&
      unsure.length > 0 &&
      !passAlone(run.state, goal, { failing: unsure, patch })
      ? {
          kind: 'weak',
          why: 'more tests were skipped than at base, and what was red there was not seen to pass',
        }
      : again;
  }
  if (changed.length > 0) {
    const without = await provingRun(run, goal, { phase: 'counterfactual' });
    if (without === null) return CUT_SHORT;
    const changes = changesTests(changed, without);
    if (changes !== null) return { kind: 'flaky', why: changes };
  }
  return isDone && newTestPaths(run.state, patch).length > 0
    ? provedByNewTests(run, goal)
    : { kind: 'proven', isRedByNewTests: false };
}

/**
 * The tests that were red at base, if these may be the ones that are skipped now: more are skipped than at base, and the base
 * run stopped before its end (`pytest -x`, an error of import). Else empty.
 */
function skipsUnknownAtBase(state: RunState, check: CheckName): readonly TestFailure[] {
  const { base, now } = wholeReports(state, check);
  return base !== undefined && now !== undefined && hasMoreSkips(base, now) && stoppedEarly(base, now)
    ? base.failures
    : [];
}

/** The tests that were red at base, if they can run alone and no count tells that they passed (`go test` gives none). Else empty. */
function untoldTests(state: RunState, check: CheckName): readonly TestFailure[] {
  const { base, now } = wholeReports(state, check);
  const canRunAlone = testsIn(state, check).some(({ focus }) => focus !== undefined);
  return canRunAlone && (now?.passed ?? null) === null ? (base?.failures ?? []) : [];
}

/** The newest run of only the failing tests on the files as they are. */
const runAlone = (state: RunState, check: CheckName): Payload<'tests'> | undefined =>
  testsIn(state, check).findLast(
    ({ focus, phase, tree }) =>
      focus !== undefined && phase !== 'counterfactual' && tree === lastTests(state, check)?.tree,
  );

/**
 * Whether the tests that were red at base pass when only they are run. Without such a run: false where they could run alone
 * without the patch (so with it they are skipped), or where the patch adds what ends or skips tests.
 */
function passAlone(
  state: RunState,
  check: CheckName,
  { failing, patch }: { readonly failing: readonly TestFailure[]; readonly patch: Patch },
): boolean {
  const alone = runAlone(state, check);
  if (alone !== undefined) return alone.ok && (alone.report?.passed ?? failing.length) >= failing.length;
  const canRunAlone = testsIn(state, check).some(
    ({ focus, phase }) => phase === 'counterfactual' && focus !== undefined,
  );
  return !canRunAlone && !tripwiresOf({ diff: patch.diff, tests: [] }).some(makesDraft);
}

/** Makes one of the runs that the reserve is kept for; null where a cancel or the end of the run's time cut it short. */
async function provingRun(run: Run, check: CheckName, request: RunRequest): Promise<Payload<'tests'> | null> {
  const { signal } = run.ports;
  const leftMs = confirmMs(run);
  if (leftMs <= 0 || signal.aborted) return null;
  const tests = await runTests(run, check, { ...request, leftMs });
  const most = testTimeoutMs(run.state, check);
  return signal.aborted || (tests.verdict === 'timeout' && leftMs < most) ? null : tests;
}

/** Runs the base without the patch: it must be red again by the same failure; else something other than the patch made it green. */
async function redAgain(run: Run, goal: CheckName, changed: readonly string[]): Promise<Proof> {
  const { settings } = run.state.setup;
  const base = baselineTests(run.state, goal);
  if (base === null) return { kind: 'none' };
  // Only a run of all tests, without the patch, shows which files the tests change.
  const mayFocus = settings.testFocus === 'auto' && changed.length === 0;
  const only = mayFocus ? (base.report?.failures ?? []) : [];
  const first = await provingRun(run, goal, { phase: 'counterfactual', only });
  if (first === null) return CUT_SHORT;
  const whyOf = (tests: Payload<'tests'>) => changesTests(changed, tests) ?? differenceFrom(base, tests);
  const difference = whyOf(first);
  if (difference === null) return { kind: 'proven', isRedByNewTests: false };
  // Other tests before these, or a run beside this one, may be why it differs.
  const mayDiffer = first.focus !== undefined || first.beside === true;
  if (!mayDiffer || run.state.summary.testRuns >= settings.limits.maxTestRuns)
    return { kind: 'flaky', why: difference };
  const whole = await provingRun(run, goal, { phase: 'counterfactual' });
  if (whole === null) return CUT_SHORT;
  const why = whyOf(whole);
  return why === null ? { kind: 'proven', isRedByNewTests: false } : { kind: 'flaky', why };
}

/** The tests and other files closed to writes that changed during the confirming runs of a tree. */
export const changedIn = (runs: readonly Payload<'tests'>[], tree: string | undefined): readonly string[] => {
  const confirming = runs.filter((run) => run.phase === 'confirm' && run.tree === tree);
  return [...new Set(confirming.flatMap(({ changed = [] }) => changed))];
};

/** Why runs during which these files changed prove nothing; null where the same files change in a run without the patch. */
export function changesTests(
  changed: readonly string[],
  without: { readonly changed?: readonly string[] } | undefined,
): string | null {
  const [first, ...more] = changed.filter((path) => without?.changed?.includes(path) !== true);
  if (first === undefined) return null;
  const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
  return (
    `${first}${others} was changed while the tests ran with the patch, and without it is not; ` +
    `tests that write such files once they pass (snapshots, fixtures) must only compare here, as with \`--ci\``
  );
}

function differenceFrom(base: Payload<'tests'>, again: Payload<'tests'>): string | null {
  switch (again.verdict) {
    case 'green':
      return 'the tests are green without the patch as well, though they were red at base';
    case 'timeout':
    case 'resource_limit':
    case 'not_found':
      return 'without the patch the tests did not come to an end';
    default:
      return unlikeBase(outputOf(base), outputOf(again));
  }
}

/** What the added tests say at the base, without the rest of the patch. */
type NewTestsResult = {
  /** `red`: the tests show that something was wrong. `error`: they say nothing of the code as it was. `green`: they show nothing. */
  readonly kind: 'red' | 'error' | 'green';
  readonly tests: Payload<'tests'>;
};

async function provedByNewTests(run: Run, goal: CheckName): Promise<Proof> {
  const first = await newTestsAtBase(run, goal);
  if (first === null) return CUT_SHORT;
  if (first.kind !== 'red') return { kind: 'proven', isRedByNewTests: false };
  const again = await runNewTestsAtBase(run, goal);
  if (again === null) return CUT_SHORT;
  const isRedByNewTests =
    again.kind === 'red' && unlikeBase(outputOf(first.tests), outputOf(again.tests)) === null;
  return { kind: 'proven', isRedByNewTests };
}

/**
 * What the added tests say at the base: from an earlier run with the same writes, if there is one, else from a new run. null:
 * cut short.
 */
export async function newTestsAtBase(run: Run, goal: CheckName): Promise<NewTestsResult | null> {
  const tree = run.ports.workspace.treeId();
  const known = testsIn(run.state, goal).findLast((each) => each.without === 'product' && each.tree === tree);
  return known === undefined ? runNewTestsAtBase(run, goal) : newTestsResult(run, known);
}

async function runNewTestsAtBase(run: Run, goal: CheckName): Promise<NewTestsResult | null> {
  const tests = await provingRun(run, goal, { phase: 'counterfactual', without: 'product' });
  return tests === null ? null : newTestsResult(run, tests);
}

async function newTestsResult(run: Run, tests: Payload<'tests'>): Promise<NewTestsResult> {
  if (tests.verdict === 'green') return { kind: 'green', tests };
  const patch = await run.ports.workspace.patch();
  const added = newTestPaths(run.state, patch);
  const names = declaredNames(patch.diff, added);
  const isRed = tests.verdict === 'red' && outputOf(tests).shownBy({ tests: added, names }) === 'shown';
  return { kind: isRed ? 'red' : 'error', tests };
}

/** Why an exit code of 0 is not believed; null if it is. */
export function weakness(state: RunState, check: CheckName): string | null {
  const { base, now } = wholeReports(state, check);
  return weakerThan(base, now);
}

/**
 * The reports of two runs of the whole command: `base`, at the base (where it never ran whole, of the last run there), and
 * `now`, of the newest run.
 */
function wholeReports(state: RunState, check: CheckName) {
  const whole = testsIn(state, check).filter(
    ({ focus, phase }) => focus === undefined && phase !== 'counterfactual',
  );
  const base = whole.find(({ phase }) => phase === 'baseline')?.report;
  return { base: base ?? baselineTests(state, check)?.report, now: whole.at(-1)?.report };
}

/** What is worse in the report of a green run than in the base's; null if nothing is, or nothing is known. */
export function weakerThan(base: TestReport | undefined, now: TestReport | undefined): string | null {
  if (base === undefined || now === undefined) return null;
  const failing = now.failures.filter(isAmong(base.failures));
  const [first] = failing;
  if (first !== undefined)
    return `the command ends with 0, but its report still names ${first.id} as failing`;
  const [before, after] = [ranIn(base), ranIn(now)];
  if (before !== null && after !== null && after < before)
    return `fewer tests ran than at base: ${after} of ${before}`;
  // A red base that names no failure still says how many tests passed.
  if (before === null && base.passed !== null && now.passed !== null && now.passed < base.passed)
    return `fewer tests passed than at base: ${now.passed} of ${base.passed}`;
  return hasMoreSkips(base, now) && !stoppedEarly(base, now)
    ? `more tests were skipped than at base: ${now.skipped}, not ${base.skipped}`
    : null;
}

const hasMoreSkips = (base: TestReport, now: TestReport): boolean =>
  base.skipped !== null && now.skipped !== null && now.skipped > base.skipped;

/** Whether the red base run stopped early: it counts fewer tests than the run with the patch. */
function stoppedEarly(base: TestReport, now: TestReport): boolean {
  const [before, after] = [ranIn(base), ranIn(now)];
  // What failed is unknown, as where a file could not be loaded: its tests are new, the skipped ones and those that pass.
  if (base.failed === null) return (now.passed ?? 0) > (base.passed ?? 0);
  if (base.failures.length === 0 || before === null || after === null) return false;
  return before + (base.skipped ?? 0) < after + (now.skipped ?? 0);
}

const ranIn = ({ ran, passed, failed }: TestReport): number | null =>
  ran ?? (passed === null || failed === null ? null : passed + failed);
