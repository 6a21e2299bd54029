import type { Payload, RunEvent } from '../events.ts';
import { checkKey, checkTitle, commandsOf } from '../jobs.ts';
import type { Task } from '../task.ts';
import { isOfEarlierCommit } from './outcome.ts';
import { changedIn, changesTests, weakerThan } from './proof.ts';

type TestRuns = readonly Payload<'tests'>[];

/** What a reader of the record knows from elsewhere of the fix that it claims. */
interface KnownFix {
  readonly task: Task;
  readonly confirmRuns: number;
  readonly patchSha256: string;
  /** The id of the base commit's files with the patch, as `tree` in the events. */
  readonly tree: string;
  readonly addsTests: boolean;
  /** A review or a comment on our pull request asks for the change: the tests may be green before it. */
  readonly isRequestedByPeople: boolean;
}

/**
 * Why a record does not bear out `fixed`; null where it does. It has to show the tests red, green with these very files, and red again
 * without the patch, for each job that it claims.
 */
export function doubtOfFix(
  events: readonly RunEvent[],
  { task, confirmRuns, patchSha256, tree, addsTests, isRequestedByPeople }: KnownFix,
): string | null {
  if (task.jobs.length === 0) return 'it names no test command';
  const ending = events.findLast(({ kind }) => kind === 'outcome');
  if (ending?.kind !== 'outcome' || ending.payload.outcome !== 'fixed') return 'its record does not end so';
  if (ending.payload.patch_sha256 !== patchSha256) return 'its record is about another patch';
  const all = events.flatMap((event) => (event.kind === 'tests' ? [event.payload] : []));
  // A step that CI had skipped and that fails with and without the patch is no failed job: the pull request is a draft that says so.
  const skipped = new Set(
    (task.guards ?? []).flatMap((each) => (each.skipped ? [checkKey(each.command)] : [])),
  );
  const jobs = (ending.payload.jobs ?? []).filter((job) => !(job.skipped && skipped.has(checkKey(job))));
  if (jobs.some(({ result }) => result === 'red' || result === 'unproven' || result === 'broken'))
    return 'its record has a job that fails with the patch, or is not proven';
  const left = new Set(jobs.filter(({ result }) => result !== 'fixed').map(checkKey));
  const patched = all.filter(
    (run) => run.tree === tree && run.phase !== 'baseline' && run.phase !== 'counterfactual',
  );
  if ([...left].some((key) => patched.findLast((run) => checkKey(run) === key)?.ok === false))
    return 'its record has a job that fails with the patch, and says that it was not judged';
  const guards = patched.filter(({ guard }) => guard === true);
  const broken = guards.find((run) => {
    const isOfCheck = (other: TestRuns[number]) => checkKey(other) === checkKey(run);
    return (
      guards.findLast(isOfCheck)?.verdict === 'red' &&
      !all.some((other) => isOfCheck(other) && other.phase === 'counterfactual' && !other.ok)
    );
  });
  if (broken !== undefined) return `its record has a guard that fails with the patch (${checkTitle(broken)})`;
  // The record proves no job that it does not name.
  const claimed = [...commandsOf(task).goals, ...jobs].filter((job) => !left.has(checkKey(job)));
  const judged = [...new Map(claimed.map((job) => [checkKey(job), job])).values()];
  if (judged.length === 0) return 'its record has no job that the patch makes pass';
  const mayBeGreen = isRequestedByPeople || addsTests;
  for (const job of judged) {
    const tests = all.filter((run) => run.guard !== true && checkKey(run) === checkKey(job));
    const doubt = doubtOfJob(tests, { confirmRuns, tree, mayBeGreen, isRequestedByPeople });
    if (doubt !== null) return judged.length === 1 ? doubt : `${doubt} (${checkTitle(job)})`;
  }
  return null;
}

function doubtOfJob(
  tests: TestRuns,
  {
    confirmRuns,
    tree,
    mayBeGreen,
    isRequestedByPeople,
  }: Pick<KnownFix, 'confirmRuns' | 'tree' | 'isRequestedByPeople'> & { readonly mayBeGreen: boolean },
): string | null {
  const baseline = tests.findLast(({ phase }) => phase === 'baseline');
  if (baseline === undefined) return 'its record has no run of the tests at the base commit';
  const isRedAtBase = baseline.verdict === 'red' && !baseline.ok;
  const isGreenAtBase = baseline.verdict === 'green';
  if (!isRedAtBase && !(isGreenAtBase && mayBeGreen))
    return 'its record does not show the tests red at the base commit';
  const confirmed = doubtOfConfirm(tests, confirmRuns, tree);
  if (confirmed !== null) return confirmed;
  const last = tests.findLastIndex(({ phase }) => phase === 'confirm');
  const whole = tests.findLast(({ phase, focus }) => phase === 'counterfactual' && focus === undefined);
  const weaker =
    weakerThan(baseline.report, tests[last]?.report) ??
    changesTests(changedIn(tests, tests[last]?.tree), whole);
  if (isGreenAtBase && isRequestedByPeople) return weaker;
  const again = tests.findLast(({ phase }, at) => phase === 'counterfactual' && at > last);
  const without = isRedAtBase ? undefined : 'product';
  return again?.verdict === 'red' && !again.ok && again.without === without
    ? weaker
    : 'its record does not show the tests red again without the patch';
}

/**
 * Why the confirming runs at the end of the record prove nothing; null when they do prove something. Runs without the
 * patch between them are skipped.
 */
function doubtOfConfirm(tests: TestRuns, confirmRuns: number, tree: string): string | null {
  const patched = tests.filter((run) => run.phase !== 'counterfactual' && !isOfEarlierCommit(run));
  const isOfThese = (run: TestRuns[number]) => run.tree === undefined || run.tree === tree;
  const last = patched.at(-1);
  if (last?.phase === 'confirm' && !isOfThese(last)) return 'its confirming run was about other files';
  // An earlier run may have tested other files: it judged an earlier write, or the driver went back to an earlier state.
  const before = patched.findLastIndex((run) => run.phase !== 'confirm' || !isOfThese(run));
  const isGreen = ({ verdict, ok, focus }: TestRuns[number]) =>
    verdict === 'green' && ok && focus === undefined;
  const confirms = patched.slice(before + 1);
  return confirms.length >= confirmRuns && confirms.every(isGreen)
    ? null
    : 'its record does not show the tests green in a confirming run';
}
