import { firstNames } from '../../base/text.ts';
import type { Payload, TestFailure } from '../events.ts';
import { checkKey, checkName, nameInEvent } from '../jobs.ts';
import { shortId } from '../model/prompt.ts';
import { NOTES } from '../notes.ts';
import { outputOf, type TestOutput } from '../output/test-output.ts';
import type {} from '../ports.ts';
import { redactFault } from '../redaction.ts';
import { confirmMs, type Run, record, spendingNow } from '../run.ts';
import { remainingMs } from '../spending.ts';
import { baselineTests, firstGoal, firstOfTask, type RunState, testsIn } from '../state.ts';
import { factsOf } from '../summary.ts';
import type { ChangedCommit, Changes } from '../task.ts';
import type { Ending } from './outcome.ts';
import { failsAlike, isAmong, outputInCi, sharedFailures } from './same-failure.ts';
import { resultPayload, testTimeoutMs } from './test-runs.ts';

// The experiment's control: the tests that fail at the base commit, run on the files of an earlier commit in the same surroundings.
// What changed since green is known of the first failed step of the task only, so all of this is about that one.

/** What the tests that fail at the base said at an earlier commit. */
type SeenEarlier =
  /** All of these tests pass there (none are named where single tests are not known): what changed since then broke them. */
  | { readonly kind: 'green'; readonly broken: readonly TestFailure[] }
  /** All of the tests fail there in the same way. */
  | { readonly kind: 'red' }
  /** The tests were red, then green, on the same files. */
  | { readonly kind: 'flaky' }
  /** The tests were not run there, or failed in another way. */
  | { readonly kind: 'unknown'; readonly why: string };

type Tests = Payload<'tests'>;

/** Compares a run on an earlier commit with the one at the base commit. `watched`: the tests that the earlier run was about. */
function seenEarlier(base: Tests, there: Tests, watched: readonly TestFailure[]): SeenEarlier {
  if (there.verdict === 'green') return { kind: 'green', broken: watched };
  if (there.verdict !== 'red') return { kind: 'unknown', why: 'the tests did not come to an end there' };
  const failed = there.report?.failures ?? [];
  if (watched.length === 0 || failed.length === 0) {
    return failsAlike(outputOf(base), outputOf(there))
      ? { kind: 'red' }
      : { kind: 'unknown', why: 'the tests fail in another way there' };
  }
  const [isRed, isWatched] = [isAmong(failed), isAmong(watched)];
  const same = new Set(sharedFailures(outputOf(there), { failures: watched }));
  const broken = watched.filter((test) => !isRed(test));
  if (broken.length < watched.length && broken.length + same.size < watched.length)
    return { kind: 'unknown', why: 'the tests fail in another way there' };
  if (broken.length === 0) return { kind: 'red' };
  // A file that could not be loaded is a failure under a name of its own, and none of the tests in it ran.
  const files = new Set(failed.filter((other) => !isWatched(other)).flatMap(({ id, file }) => file ?? id));
  const ran = broken.filter(({ file, id }) => !files.has(file ?? id));
  return ran.length > 0 && (there.report?.passed ?? 0) > 0
    ? { kind: 'green', broken: ran }
    : { kind: 'unknown', why: 'other tests fail there, and these did not run' };
}

const baseOf = (state: RunState): Tests | null => baselineTests(state, firstOfTask(state));

/** The result of the control run; null where there was none. */
export function controlOf(state: RunState): SeenEarlier | null {
  const base = baseOf(state);
  const results = state.history.flatMap((event): readonly SeenEarlier[] => {
    if (event.kind === 'driver_note' && event.payload.reason === NOTES.noControl)
      return [{ kind: 'unknown', why: event.payload.note }];
    if (event.kind !== 'tests' || event.payload.phase !== 'control' || base === null) return [];
    return [seenEarlier(base, event.payload, base.report?.failures ?? [])];
  });
  const [first = null, second] = results;
  // If a change and its revert leave no difference, the last green commit has the same files as the base.
  const { files = null, unknown = [] } = state.setup.task.changes ?? {};
  const isSameTree = files?.length === 0 && unknown.length === 0;
  const isByChance = first?.kind === 'green' ? isSameTree : first?.kind === 'red' && second?.kind === 'green';
  return isByChance ? { kind: 'flaky' } : first;
}

/**
 * Runs the control before the first model call, where the names of tests do not show that the failure is CI's. Returns
 * the ending if the tests fail at the last green commit in the same way; null if the run goes on.
 */
export async function controlFirst(run: Run): Promise<Ending | null> {
  const { changes } = run.state.setup.task;
  if (changes === undefined || run.ports.earlier === undefined) return null;
  const { summary, limits, reserve } = spendingNow(run);
  const { confirmRuns } = run.state.setup.settings;
  const toFix = (confirmRuns + 3) * (factsOf(summary, firstOfTask(run.state)).baseline?.durationMs ?? 0);
  // After the control there must be room for a write and its proof.
  const hasRoom = summary.testRuns + 2 + reserve.testRuns <= limits.maxTestRuns;
  const leftMs = remainingMs(spendingNow(run)) - toFix;
  return endingOfControl(run, changes, await control(run, changes, () => (hasRoom ? leftMs : 0)));
}

function endingOfControl(run: Run, { greenAt, dependencyFiles }: Changes, seen: SeenEarlier): Ending | null {
  if (seen.kind !== 'red' && seen.kind !== 'flaky') return null;
  const base = baseOf(run.state);
  const [goal] = run.state.setup.task.jobs;
  const [first] = base?.report?.failures ?? [];
  const changed =
    dependencyFiles.length === 0 ? '' : `; ${firstNames(dependencyFiles, 3)} changed since then`;
  const versions =
    goal === undefined || base === null ? [] : versionsThatDiffer(outputInCi(goal), outputOf(base));
  const detail = `${first?.id ?? 'the test command'} at ${shortId(greenAt)}${versions.map((each) => `; ${each}`).join('')}${changed}`;
  return { stop: seen.kind === 'red' ? 'red_when_green' : 'flaky_when_green', detail };
}

/** Runs the control; where it is red, once more, because tests that are green only at times prove nothing. */
async function control(run: Run, { greenAt }: Changes, leftMs: () => number): Promise<SeenEarlier> {
  const watched = baseOf(run.state)?.report?.failures ?? [];
  const request = { commit: greenAt, phase: 'control', watched, note: NOTES.noControl } as const;
  const first = await runEarlier(run, { ...request, leftMs: leftMs() });
  if (first.kind === 'red' && mayRunAgain(run)) await runEarlier(run, { ...request, leftMs: confirmMs(run) });
  return controlOf(run.state) ?? first;
}

const mayRunAgain = ({ state: { summary, setup } }: Run): boolean =>
  summary.testRuns < setup.settings.limits.maxTestRuns;

interface EarlierRunRequest {
  readonly commit: string;
  readonly phase: 'control' | 'bisect';
  /** The tests that the run is about; empty: the whole command runs. */
  readonly watched: readonly TestFailure[];
  readonly leftMs: number;
  /** The reason of the note that is recorded where the run cannot be made. */
  readonly note: string;
}

async function runEarlier(
  run: Run,
  { commit, phase, watched, leftMs, note }: EarlierRunRequest,
): Promise<SeenEarlier> {
  const { earlier, redact, signal } = run.ports;
  const { t, setup } = run.state;
  const base = baseOf(run.state);
  const unknown = (why: string): SeenEarlier => {
    const reason = redact(why);
    record(run, { kind: 'driver_note', payload: { t, reason: note, note: `${shortId(commit)}: ${reason}` } });
    return { kind: 'unknown', why: reason };
  };
  if (earlier === undefined || base === null) return unknown('its files are not at hand');
  if (signal.aborted) return unknown('the run was cancelled');
  if (leftMs <= 0) return unknown('no time or no test run was left for it');
  const timeoutMs = Math.min(leftMs, testTimeoutMs(run.state, firstOfTask(run.state)));
  const isFocused = setup.settings.testFocus === 'auto';
  const named = nameInEvent(setup.task, firstOfTask(run.state));
  const request = { commit, phase, ...checkName(named), failing: watched, isFocused, timeoutMs, signal };
  const answer = await earlier.run(request);
  if (answer.kind === 'not_run') return unknown(answer.why);
  const payload = { t, phase, ...named, ...resultPayload(answer.result, redact), commit };
  record(run, { kind: 'tests', payload });
  return seenEarlier(base, payload, watched);
}

/**
 * After the run's own work: runs the control, if nothing has asked for it yet, and then looks for the commit that broke
 * the tests, within the bounds that are left. Returns an ending where the control shows that the code is not to blame;
 * else null.
 */
export async function lookBack(run: Run, { isFixed }: { readonly isFixed: boolean }): Promise<Ending | null> {
  const { task, settings, attempt } = run.state.setup;
  const { changes } = task;
  // A later attempt at the same task would look for the same commit.
  const isLast = isFixed || attempt === undefined || attempt.number === attempt.of;
  const isFirst = checkKey(firstGoal(run.state)) === checkKey(firstOfTask(run.state));
  if (changes === undefined || run.ports.earlier === undefined || !isLast || !isFirst) return null;
  if (isFixed && (settings.culpritRuns ?? 0) === 0) return null;
  if (isFixed && isSlowAsWhole(run.state)) {
    noCulprit(
      run,
      'the failing tests cannot be run alone, and the whole command takes too long to look for the commit that broke them',
    );
    return null;
  }
  const endMs = run.ports.clock() + (isFixed ? MAX_WAIT_MS : Number.POSITIVE_INFINITY);
  const leftMs = () => (mayRunAgain(run) ? Math.min(confirmMs(run), endMs - run.ports.clock()) : 0);
  try {
    const seen = controlOf(run.state) ?? (await control(run, changes, leftMs));
    // After a proven fix, the control ends nothing: the tests' names have shown that its failure was CI's.
    if (!isFixed) {
      const ending = endingOfControl(run, changes, seen);
      if (ending !== null) return ending;
    }
    if (seen.kind === 'green') await findCulprit(run, changes, { broken: seen.broken, leftMs });
  } catch (error) {
    noCulprit(run, redactFault(error, run.ports.redact));
  }
  return null;
}

/** With a proven fix at hand, the search for the culprit takes no longer than this: the job may end before the run's own limit. */
const MAX_WAIT_MS = 120_000;
/** If the whole command takes longer than this and a fix is at hand, no more runs look for the culprit. */
const LONG_COMMAND_MS = 30_000;

/** Whether each further run would be one of the whole command, which takes long. */
const isSlowAsWhole = (state: RunState): boolean =>
  testsIn(state, firstOfTask(state)).every(({ focus }) => focus === undefined) &&
  (baseOf(state)?.duration_ms ?? 0) > LONG_COMMAND_MS;

const noCulprit = (run: Run, note: string): void =>
  record(run, { kind: 'driver_note', payload: { t: run.state.t, reason: NOTES.noCulprit, note } });

/**
 * Looks for the commit that broke the tests, by halves: runs one failing test on first-parent commits between the last green
 * commit and the base. Skips commits that cannot be tested.
 */
async function findCulprit(
  run: Run,
  changes: Changes,
  { broken, leftMs }: { readonly broken: readonly TestFailure[]; leftMs(): number },
): Promise<void> {
  const { commits, greenAt } = changes;
  const { culpritRuns = 0 } = run.state.setup.settings;
  const { baseCommit } = run.state.setup.task;
  if (commits.at(-1)?.id !== baseCommit || culpritRuns === 0) return;
  const watched = broken.slice(0, 1);
  let used = 0;
  const see = async (commit: string): Promise<'green' | 'red' | 'unknown' | 'spent'> => {
    if (used >= culpritRuns || !mayRunAgain(run) || run.ports.signal.aborted) return 'spent';
    used += 1;
    const { kind } = await runEarlier(run, {
      commit,
      phase: 'bisect',
      watched,
      leftMs: leftMs(),
      note: NOTES.bisectSkipped,
    });
    return kind === 'flaky' ? 'unknown' : kind;
  };
  const skipped = new Set<number>();
  // `green`: the newest commit known to be green (-1: the one before the list); `red`: the oldest known to be red.
  let [green, red] = [-1, commits.length - 1];
  for (;;) {
    const middle = nearestTo(
      (green + red) / 2,
      between(green, red).filter((at) => !skipped.has(at)),
    );
    const commit = middle === null ? undefined : commits[middle];
    if (middle === null || commit === undefined) break;
    const seen = await see(commit.id);
    if (seen === 'spent') break;
    if (seen === 'unknown') skipped.add(middle);
    else if (seen === 'green') green = middle;
    else red = middle;
  }
  const found = commits[red];
  if (found === undefined) return;
  if (between(green, red).length > 0) return noCulprit(run, suspectsText(commits.slice(green + 1, red + 1)));
  const before = commits[green]?.id ?? greenAt;
  const isParentGreen = found.parent === before || (await see(found.parent)) === 'green';
  if (!isParentGreen) return noCulprit(run, suspectsText([found]));
  const isOutside = (await run.ports.earlier?.isOutsideCode(found)) === true;
  const payload = {
    commit: found.id,
    parent: found.parent,
    test: watched[0]?.id ?? '',
    green_at: greenAt,
    red_at: baseCommit,
    ...(isOutside ? { outside_code: true as const } : {}),
  };
  record(run, { kind: 'culprit', payload });
}

const between = (low: number, high: number): readonly number[] =>
  Array.from({ length: Math.max(0, high - low - 1) }, (_, at) => low + 1 + at);

const nearestTo = (middle: number, places: readonly number[]): number | null =>
  places.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b)[0] ?? null;

/** For people: the commits, one of which broke the tests, that the runs could not tell apart. */
function suspectsText(left: readonly ChangedCommit[]): string {
  const [first] = left;
  const last = left.at(-1);
  if (first === undefined || last === undefined) return 'the commit that broke the tests is not known';
  return left.length === 1
    ? `${shortId(first.id)} is the first commit at which the tests were seen to fail; its parent could not be tested`
    : `one of ${left.length} commits broke the tests, from ${shortId(first.id)} to ${shortId(last.id)}`;
}

const MAX_VERSIONS_SHOWN = 5;

/** Tools with one version in CI's log and another one here: `CI printed Python 3.12.1, this machine 3.11.4`. */
function versionsThatDiffer(ci: TestOutput, here: TestOutput): readonly string[] {
  const [there, local] = [ci.versions(), here.versions()];
  return [...local]
    .flatMap(([name, version]) => {
      const other = there.get(name);
      return other === undefined || other === version
        ? []
        : [`CI printed ${name} ${other}, this machine ${version}`];
    })
    .slice(0, MAX_VERSIONS_SHOWN);
}
