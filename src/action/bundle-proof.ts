import type { Payload } from '../core/events.ts';
import type { Task } from '../core/task.ts';
import type { Outcome } from '../core/verdict/outcome.ts';
import { weakerThan } from '../core/verdict/proof.ts';
import { type JournalEntry, treeIdOf } from '../workspace/journal.ts';
import type { Bundle } from './bundle-schema.ts';

type Tests = Payload<'tests'>;

export interface BelievedOutcome {
  readonly outcome: Outcome;
  /** Why it is less than the bundle says; null where it is not. */
  readonly doubt: string | null;
}

export interface Checked {
  readonly entries: readonly JournalEntry[];
  /** Paths of tests that were added. */
  readonly newTests: readonly string[];
}

/**
 * What is believed of a bundle's outcome: `fixed` only where its own record tells red, green, red of these very files, or
 * green and green where this job's own event is a review, or a comment to us, on our pull request.
 * A record can be made up as well; this finds the careless forgery, and a run that never proved anything.
 */
export function believedOutcome(
  bundle: Bundle,
  checked: Checked,
  { judgedBy }: Pick<Task, 'judgedBy'>,
): BelievedOutcome {
  const { outcome } = bundle;
  if (outcome !== 'fixed') return { outcome, doubt: null };
  const doubt = doubtOf(bundle, checked, judgedBy);
  return { outcome: doubt === null ? 'fixed' : 'unverified', doubt };
}

function doubtOf(bundle: Bundle, { entries, newTests }: Checked, judgedBy: Task['judgedBy']): string | null {
  const { events, patch, base, settings, task } = bundle;
  if (task.testCommand === null) return 'it names no test command';
  const told = events.findLast(({ kind }) => kind === 'outcome');
  if (told?.kind !== 'outcome' || told.payload.outcome !== 'fixed') return 'its record does not end so';
  if (told.payload.patch_sha256 !== patch.sha256) return 'its record is about another patch';
  const tests = events.flatMap((event) => (event.kind === 'tests' ? [event.payload] : []));
  const baseline = tests.findLast(({ phase }) => phase === 'baseline');
  if (baseline === undefined) return 'its record has no run of the tests at the base commit';
  const isRedAtBase = baseline.verdict === 'red' && !baseline.ok;
  const isByPeople = judgedBy !== undefined && baseline.verdict === 'green';
  if (!isRedAtBase && !isByPeople && !(baseline.verdict === 'green' && newTests.length > 0))
    return 'its record does not show the tests red at the base commit';
  const confirmed = doubtOfConfirm(tests, settings.confirmRuns, treeIdOf(base.commit, entries));
  if (confirmed !== null) return confirmed;
  const last = tests.findLastIndex(({ phase }) => phase === 'confirm');
  if (isByPeople) return weakerThan(baseline.report, tests[last]?.report);
  const again = tests.findLast(({ phase }, at) => phase === 'counterfactual' && at > last);
  const without = isRedAtBase ? undefined : 'product';
  return again?.verdict === 'red' && !again.ok && again.without === without
    ? weakerThan(baseline.report, tests[last]?.report)
    : 'its record does not show the tests red again without the patch';
}

/** Of the confirming runs that nothing but runs without the patch came between or after. */
function doubtOfConfirm(tests: readonly Tests[], confirmRuns: number, tree: string): string | null {
  const patched = tests.filter(({ phase }) => phase !== 'counterfactual');
  const closing = patched.slice(patched.findLastIndex(({ phase }) => phase !== 'confirm') + 1);
  const isOfThese = (run: Tests) => run.tree === undefined || run.tree === tree;
  // From other files that were red, a run goes back to its last green ones.
  const confirms = closing.filter((run) => run.ok || isOfThese(run));
  const isGreen = ({ verdict, ok, focus }: Tests) => verdict === 'green' && ok && focus === undefined;
  if (confirms.length < confirmRuns || !confirms.every(isGreen))
    return 'its record does not show the tests green in a confirming run';
  return confirms.every(isOfThese) ? null : 'its confirming run was about other files';
}
