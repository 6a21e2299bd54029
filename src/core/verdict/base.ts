import { assertNever } from '../../base/errors.ts';
import type { Payload, TestVerdict } from '../events.ts';
import { type Check, checkKey, checkName } from '../jobs.ts';
import { NOTES } from '../notes.ts';
import { type Missing, outputOf } from '../output/test-output.ts';
import { type Run, record } from '../run.ts';
import { firstOfTask, goalsLeft } from '../state.ts';
import type { Task } from '../task.ts';
import { controlFirst } from './control.ts';
import { type Ending, STOP_TEXT, type StopReason } from './outcome.ts';
import { likenessToCi, missingText, outputInCi, stoppingPiece } from './same-failure.ts';
import { hangsAsInCi, isCutShort, testBase } from './test-runs.ts';

/** Verdicts of a base run after which the tests cannot judge anything. */
const UNUSABLE: Partial<Record<TestVerdict, StopReason>> = {
  not_found: 'test_command_not_found',
  timeout: 'baseline_timed_out',
  resource_limit: 'baseline_resource_limit',
};

/**
 * Runs the goals at the base commit until one is red there by CI's failure: that one is the first goal of the run, and its
 * `tests` are given. If none is, gives the `ending`: the first that says more than "green".
 */
export async function findFirstGoal(
  run: Run,
): Promise<{ readonly tests: Payload<'tests'> } | { readonly ending: Ending }> {
  const endings: Ending[] = [];
  for (const goal of goalsLeft(run.state)) {
    const tests = await testBase(run, goal);
    if (run.ports.signal.aborted) return { ending: { stop: 'cancelled' } };
    const ending = await endingAtBase(run, goal, tests);
    if (ending === null && tests !== 'timeout') return { tests };
    if (ending !== null) endings.push(ending);
  }
  const telling = endings.find(({ stop }) => stop !== 'green_at_base') ?? endings[0];
  return { ending: telling ?? { stop: 'green_at_base' } };
}

/** Runs a further goal at the base commit. False: it is no goal of this run, and a note says why. `timeout`: the run's time ended it. */
export async function isGoalAtBase(run: Run, goal: Check): Promise<boolean | 'timeout'> {
  const tests = await testBase(run, goal);
  if (tests === 'timeout' || isCutShort(run, tests)) return 'timeout';
  return !run.ports.signal.aborted && (await endingAtBase(run, goal, tests)) === null;
}

/** Why a goal cannot be worked on, noted where other goals are left; null where it can. */
async function endingAtBase(
  run: Run,
  goal: Check,
  tests: Payload<'tests'> | 'timeout',
): Promise<Ending | null> {
  const ending = await baselineEnding(run, goal, tests);
  if (ending === null || goalsLeft(run.state).length < 2) return ending;
  const reason = ending.stop === 'green_at_base' ? NOTES.greenAtBase : NOTES.notJudged;
  const note = stopReasonText(ending);
  record(run, { kind: 'driver_note', payload: { t: run.state.t, reason, note, ...checkName(goal) } });
  return ending;
}

const stopReasonText = ({ stop, detail }: Ending): string =>
  detail === undefined ? STOP_TEXT[stop] : `${STOP_TEXT[stop]}: ${detail.split('\n', 1)[0]}`;

async function baselineEnding(
  run: Run,
  goal: Check,
  tests: Payload<'tests'> | 'timeout',
): Promise<Ending | null> {
  const { task } = run.state.setup;
  if (tests === 'timeout') return { stop: 'baseline_timed_out' };
  const absent = absentIn(tests);
  if (absent !== undefined) {
    const texts = [missingText(absent, task.installs), ...(tests.unseen === undefined ? [] : [tests.unseen])];
    return { stop: 'test_command_not_found', detail: texts.join('; ') };
  }
  if (tests.unseen !== undefined) return { stop: 'sources_not_tested', detail: tests.unseen };
  const unusable = UNUSABLE[tests.verdict];
  if (unusable === 'test_command_not_found') return { stop: unusable, detail: notFoundText(tests, task) };
  if (unusable !== undefined) return { stop: unusable };
  if (tests.ok) return task.mustBeRedAtBase ? { stop: 'green_at_base' } : null;
  return endingOfRed(run, goal, tests);
}

/**
 * The missing tool to blame where the test command is green without running a test (`ctest` where nothing was configured), or
 * where the tests do not run the sources.
 */
function absentIn(tests: Payload<'tests'>): Missing | undefined {
  const { ok, report, unseen } = tests;
  const ranNone = ok && report !== undefined && report.passed === 0 && (report.failed ?? 0) === 0;
  return ranNone || unseen !== undefined
    ? outputOf(tests)
        .missing()
        .find(({ kind }) => kind === 'tool')
    : undefined;
}

/** Why a red base cannot be worked on: it fails for another reason than in CI, or for one outside of the code. null where it can. */
async function endingOfRed(run: Run, goal: Check, tests: Payload<'tests'>): Promise<Ending | null> {
  if (hangsAsInCi(goal, tests)) return null;
  const { task } = run.state.setup;
  const ci = outputInCi(goal);
  const likeness = likenessToCi(ci, outputOf(tests), task.installs);
  switch (likeness.kind) {
    case 'same_tests':
      return null;
    case 'undecided':
      // What changed since green is known of the first failed job only.
      return checkKey(goal) === checkKey(firstOfTask(run.state)) ? controlFirst(run) : null;
    case 'missing':
      return ci.isEmpty
        ? { stop: 'test_command_not_found', detail: missingText(likeness.piece, task.installs) }
        : { stop: 'not_ci_failure', detail: likeness.why };
    case 'other':
      return { stop: 'not_ci_failure', detail: likeness.why };
    default:
      return assertNever(likeness);
  }
}

/** What could not be started, with the set-up that brings it; then the output, except at a terminal, which shows that anyway. */
function notFoundText(tests: Payload<'tests'>, task: Task): string {
  const piece = stoppingPiece(tests);
  if (piece === undefined) return tests.output;
  const text = missingText(piece, task.installs);
  return task.trigger.kind === 'terminal' ? text : `${text}\n${tests.output}`;
}
