import type { JobResult, Payload } from '../events.ts';
import { type Check, type CheckName, checkKey, checkName, goalsOf } from '../jobs.ts';
import { NOTES } from '../notes.ts';
import { confirmMs, type Run, record, spendingNow } from '../run.ts';
import { limitBeforeTests, remainingMs } from '../spending.ts';
import {
  baselineTests,
  goalsLeft,
  guardsLeft,
  lastTests,
  nextCheck,
  noGoalNote,
  type RunState,
  testsIn,
} from '../state.ts';
import { factsOf } from '../summary.ts';
import { isGoalAtBase } from './base.ts';
import type { SpentLimit } from './outcome.ts';
import { askTests, type ChangeRequest, isCutShort, noteTests, runTests, testCheck } from './test-runs.ts';

/**
 * Tests a write or a final by every check: `check` first; once that is green, the other goals, then the guards. Gives the first red
 * result; where all is green, the first result.
 */
export async function testChange(
  run: Run,
  { check = nextCheck(run.state), ...request }: ChangeRequest & { readonly check?: CheckName },
): Promise<Payload<'tests'> | SpentLimit> {
  const first = await testCheck(run, check, request);
  if (typeof first === 'string' || !first.ok) return first;
  for (const goal of goalsLeft(run.state)) {
    const tested =
      verdictOn(run.state, goal, run.ports.workspace.treeId()) === 'green'
        ? first
        : await testGoal(run, goal);
    if (typeof tested === 'string' || !tested.ok) return tested;
  }
  return (await brokenGuard(run)) ?? first;
}

/** Tests a further goal. If it turns out to be no goal here (such as green at base), it counts as green. */
async function testGoal(
  run: Run,
  goal: Check,
): Promise<Payload<'tests'> | SpentLimit | { readonly ok: true }> {
  const isGoal = factsOf(run.state.summary, goal).baseline !== null || (await isGoalAtBase(run, goal));
  if (isGoal === 'timeout') return 'timeout';
  if (!isGoal) return { ok: true };
  const limit = limitBeforeTests(spendingNow(run));
  if (limit !== null) return limit;
  return runTests(run, goal, { phase: 'confirm', leftMs: confirmMs(run) });
}

/** A guard may take this many times as long as in CI, and at least a minute. */
const GUARD_SLOWNESS = 5;
const MIN_GUARD_MS = 60_000;

/**
 * Runs the guards that are not known to be green on these files, each in a copy of its own. Gives the first that the patch
 * breaks, or null.
 */
async function brokenGuard(run: Run): Promise<Payload<'tests'> | null> {
  const { workspace, signal } = run.ports;
  let leftMs = remainingMs(spendingNow(run));
  const guards = guardsLeft(run.state).filter((guard) => {
    if (verdictOn(run.state, guard, workspace.treeId()) === 'green') return false;
    leftMs -= guard.stepMs ?? 0;
    if (leftMs <= 0) leaveOut(run, guard, 'no time was left for it');
    return leftMs > 0;
  });
  // How long a skipped step takes is known only where it ran in an earlier run.
  const timeMs = ({ skipped, stepMs = skipped ? Number.POSITIVE_INFINITY : 0 }: Check): number =>
    Math.min(Math.max(MIN_GUARD_MS, GUARD_SLOWNESS * stepMs), remainingMs(spendingNow(run)));
  const results = await Promise.all(
    guards.map((guard) => askTests(run, guard, { phase: 'write', timeoutMs: timeMs(guard) })),
  );
  const red = guards.flatMap((guard, at) => {
    const result = results[at];
    if (result === undefined) return [];
    const tests = noteTests(run, guard, { phase: 'write', result });
    return signal.aborted || tests.ok ? [] : [{ guard, tests }];
  });
  let first: Payload<'tests'> | null = null;
  for (const { guard, tests } of red) {
    if (isCutShort(run, tests)) leaveOut(run, guard, 'no time was left for it');
    else {
      const broken = await ifBroken(run, guard, timeMs(guard));
      first ??= broken;
    }
  }
  return first;
}

/**
 * The red result of a guard that is green without the patch; null where it is not. It was green in CI, so where no time is left to
 * run it without the patch it counts as broken. A green base run is not enough: its job failed in CI, so it may be green by chance.
 * A skipped step is given, too, where it is red without the patch: the change may mend it.
 */
async function ifBroken(run: Run, guard: Check, leftMs: number): Promise<Payload<'tests'> | null> {
  const withPatch = lastTests(run.state, guard);
  const known = testsIn(run.state, guard).some(
    ({ phase, ok }) => phase === 'counterfactual' && (ok || guard.skipped === true),
  );
  if (known || run.ports.signal.aborted || leftMs <= 0) return withPatch;
  const without = await runTests(run, guard, { phase: 'counterfactual', leftMs });
  if (without.ok || isCutShort(run, without)) return withPatch;
  const isRed = without.verdict === 'red';
  if (isRed && guard.skipped === true) return withPatch;
  leaveOut(run, guard, isRed ? 'it is not green without the patch either' : 'it cannot run here');
  return null;
}

const leaveOut = (run: Run, guard: Check, note: string): void =>
  record(run, {
    kind: 'driver_note',
    payload: { t: run.state.t, reason: NOTES.guardLeftOut, note, ...checkName(guard) },
  });

/** The newest run of a check on these files with the patch that tells what its whole command says. */
const testsOn = (state: RunState, check: CheckName, tree: string): Payload<'tests'> | undefined =>
  testsIn(state, check).findLast(
    (tests) =>
      tests.tree === tree &&
      WITH_PATCH.has(tests.phase) &&
      // If only the failing tests ran and are red, the whole command is red; if they are green, the others may be red.
      (tests.focus === undefined || !tests.ok),
  );

/** What the whole command of a check said of these files; null where it was not run on them. */
export function verdictOn(state: RunState, check: CheckName, tree: string): 'green' | 'red' | null {
  const newest = testsOn(state, check, tree);
  if (newest === undefined) return null;
  return newest.ok ? 'green' : 'red';
}

const WITH_PATCH: ReadonlySet<string> = new Set(['write', 'final', 'confirm']);

/** The newest results of the guards that are red on these files. */
function redGuards(state: RunState, tree: string) {
  const red = guardsLeft(state).flatMap((guard) => {
    const tests = testsOn(state, guard, tree);
    return tests === undefined || tests.ok ? [] : [{ guard, tests }];
  });
  const isRedBefore = ({ guard }: (typeof red)[number]): boolean =>
    guard.skipped === true &&
    testsIn(state, guard).some(({ phase, verdict }) => phase === 'counterfactual' && verdict === 'red');
  return Map.groupBy(red, (each) => (isRedBefore(each) ? 'before' : 'broken'));
}

/** The test results of broken guards on these files: red with the patch, green without it. */
export const brokenGuards = (state: RunState, tree: string): readonly Payload<'tests'>[] =>
  (redGuards(state, tree).get('broken') ?? []).map(({ tests }) => tests);

/** The test results of steps that CI had skipped and that are red on these files, as they are without the patch. */
export const redBefore = (state: RunState, tree: string): readonly Payload<'tests'>[] =>
  (redGuards(state, tree).get('before') ?? []).map(({ tests }) => tests);

/** All goals are green on these files, and no guard is broken; all that is red was skipped in CI, and is red without the patch too. */
export const isOnlyRedBefore = (state: RunState, tree: string): boolean =>
  redBefore(state, tree).length > 0 &&
  brokenGuards(state, tree).length === 0 &&
  goalsLeft(state).every((goal) => verdictOn(state, goal, tree) === 'green');

/** What became of each failed job, and of the broken guards. `proven`: the keys of the goals that are proven; null: all are. */
export function jobResults(
  state: RunState,
  tree: string,
  proven: ReadonlySet<string> | null,
): readonly JobResult[] {
  const { task } = state.setup;
  const goals = goalsOf(task).flatMap((goal) => {
    const { job, step = '' } = goal;
    return job === undefined ? [] : [{ job, step, ...goalResult(state, goal, { tree, proven }) }];
  });
  const unjudged = (task.unjudgedJobs ?? []).map(({ decidesNothing, ...each }) => ({
    ...each,
    result: 'not_judged' as const,
    ...(decidesNothing === true ? { decides_nothing: true as const } : {}),
  }));
  const broken = brokenGuards(state, tree).flatMap(({ job, step = '', guard }) =>
    job === undefined || guard !== true ? [] : [{ job, step, result: 'broken' as const }],
  );
  const before = redBefore(state, tree).map(({ job = '', step = '' }) => {
    return { job, step, result: 'red' as const, skipped: true as const };
  });
  return [...goals, ...unjudged, ...broken, ...before];
}

function goalResult(
  state: RunState,
  goal: Check,
  { tree, proven }: { readonly tree: string; readonly proven: ReadonlySet<string> | null },
): Pick<JobResult, 'result' | 'why'> {
  const key = checkKey(goal);
  const noGoal = noGoalNote(state, goal);
  if (noGoal !== null && noGoal.reason !== NOTES.greenAtBase)
    return { result: 'not_judged', why: noGoal.note };
  if (noGoal !== null) {
    const isBroken = brokenGuards(state, tree).some((tests) => checkKey(tests) === key);
    return { result: isBroken ? 'broken' : 'not_reproduced' };
  }
  const verdict = verdictOn(state, goal, tree);
  const base = verdict === null && tree === state.baseTree ? baseVerdict(state, goal) : null;
  if (base === 'green') return { result: 'not_reproduced' };
  if ((verdict ?? base) === 'red') return { result: 'red' };
  if (verdict === null) return { result: 'not_judged', why: 'it was not run with the change' };
  return { result: proven === null || proven.has(key) ? 'fixed' : 'unproven' };
}

function baseVerdict(state: RunState, goal: Check): 'green' | 'red' | null {
  const base = baselineTests(state, goal);
  if (base === null) return null;
  return base.ok ? 'green' : 'red';
}

/** The results for people: in one sentence, how many of them failed in CI, and a sentence for each step that CI skipped. */
export const describeJobs = (results: readonly JobResult[]) => ({
  text: jobsText(results),
  failed: failedSteps(results).length,
  skipped: skippedTexts(results),
});

/**
 * `1 of 2 failed jobs passes now; *lint* still fails`. Where several steps of a job failed, steps are counted and named. Names stand
 * between stars; a guard goes by the name of its step, because its job may be one that failed.
 */
function jobsText(results: readonly JobResult[]): string {
  const failed = failedSteps(results);
  const jobs = new Set(failed.map(({ job }) => job));
  const areSteps = jobs.size < failed.length;
  const nameOf = ({ job, step, result }: JobResult): string =>
    result === 'broken' || (areSteps && jobs.size === 1) ? step : areSteps ? `${job}: ${step}` : job;
  const passing = failed.filter(({ result }) => result === 'fixed' || result === 'unproven').length;
  const others = results.flatMap((each) => {
    const words = each.skipped === true ? null : JOB_WORDS[each.result];
    return words === null
      ? []
      : [`${starred(nameOf(each))} ${words}${each.why === undefined ? '' : ` (${each.why})`}`];
  });
  const of = `failed ${areSteps ? 'step' : 'job'}${failed.length === 1 ? '' : 's'}`;
  const count =
    passing === failed.length && passing > 1
      ? `${passing} ${of} pass now`
      : `${passing} of ${failed.length} ${of} ${passing === 1 ? 'passes' : 'pass'} now`;
  return [count, ...others].join('; ');
}

/** `*Unit tests* did not run in CI, because *Lint* failed; it fails here, before and after the change`: a sentence for each such step. */
const skippedTexts = (results: readonly JobResult[]): readonly string[] =>
  results.flatMap(({ job, step, skipped, result, why }) => {
    if (skipped !== true) return [];
    const first = failedSteps(results).find((each) => each.job === job);
    const earlier = first === undefined ? 'an earlier step' : starred(first.step);
    const here =
      result === 'red' ? 'it fails here, before and after the change' : `nor can it run here: ${why}`;
    return [`${starred(step)} did not run in CI, because ${earlier} failed; ${here}`];
  });

/** The results of the steps that failed in CI: neither of guards, nor of steps that CI skipped. */
const failedSteps = (results: readonly JobResult[]): readonly JobResult[] =>
  results.filter(({ result, skipped }) => result !== 'broken' && skipped !== true);

const starred = (name: string): string => `*${name.replaceAll(/[*`]/g, ' ').trim()}*`;

const JOB_WORDS: Readonly<Record<JobResult['result'], string | null>> = {
  fixed: null,
  unproven: null,
  red: 'still fails',
  broken: 'passed before and fails with the change',
  not_reproduced: 'is green here without the change',
  not_judged: 'was not judged',
};
