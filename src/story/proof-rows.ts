import type { JobResult } from '../core/events.ts';
import type { TestRun } from './moment.ts';
import type { NamedCheck, Story } from './story.ts';
import { type Tone, verdictWords } from './words.ts';

// The rows of tables of test runs, the same in pull request, job summary and page.

/** A run of the tests that the outcome rests on. */
export interface ProofRow {
  readonly name: string;
  readonly run: TestRun;
  /** The verdict for people. Normally red and green; where a new test is the proof, `passes` and `fails`. */
  readonly verdict: string;
  /** The job and step whose tests ran; null where only one job judged. */
  readonly of: NamedCheck | null;
}

/** The job and step whose tests ran; null where only one job judged. */
export const jobOfRun = ({ jobs }: Story, run: TestRun): NamedCheck | null =>
  jobs.length > 1 && run.job !== '' ? run : null;

/** The test runs that the outcome rests on, in the order in which a reader follows the proof. */
export function proofRowsOf(
  story: Story,
  { isNewTest }: { readonly isNewTest: boolean },
): readonly ProofRow[] {
  const { baseline, after, confirms, counterfactuals, stopReason } = story;
  const verdictText = (verdict: string): string => {
    // Tests that stop because the run is cancelled are recorded as timed out.
    if (verdict === 'timeout' && stopReason === 'cancelled') return 'stopped with the run';
    if (!isNewTest || (verdict !== 'green' && verdict !== 'red')) return verdictWords(verdict);
    return verdict === 'green' ? 'passes' : 'fails';
  };
  const row = (name: string) => (run: TestRun) => ({
    name,
    run,
    verdict: verdictText(run.verdict),
    of: jobOfRun(story, run),
  });
  const before = baseline === null ? [] : [baseline];
  const changed = after === null || after === baseline ? [] : [after];
  const where = after?.phase === 'confirm' ? ', in a fresh copy' : '';
  const again = confirms.map(row('Again, in a fresh copy'));
  return isNewTest
    ? [
        ...before.map(row('Whole suite before')),
        ...counterfactuals.slice(-1).map(row('New test without the fix')),
        ...changed.map(row(`With the fix${where}`)),
        ...again,
      ]
    : [
        ...before.map(row('Base commit')),
        ...changed.map(row(`With the change${where}`)),
        ...again,
        ...counterfactuals.map(row('Without the change')),
      ];
}

/** What became of one failed job, or of checks that ended the same way. It reads as `head checks result: why`. */
export interface CheckRow {
  readonly head: 'Job' | 'Passed in CI:' | 'Skipped in CI:' | '';
  /** At most five of them; `more`: how many others. */
  readonly checks: readonly NamedCheck[];
  readonly more: number;
  readonly tone: Tone;
  readonly result: string;
  /** The reason, as raw text; '' where the result says all. */
  readonly why: string;
}

const MAX_CHECKS_SHOWN = 5;

type RowEnding = Pick<CheckRow, 'tone' | 'result'>;

const JOB_RESULTS: Readonly<Record<JobResult['result'], RowEnding>> = {
  fixed: { tone: 'good', result: 'red before, green with the change, red again without it' },
  unproven: { tone: 'warn', result: 'green with the change; not proven' },
  red: { tone: 'bad', result: 'still fails' },
  broken: { tone: 'bad', result: 'passed before the change, fails with it' },
  not_reproduced: { tone: 'plain', result: 'green here without the change' },
  not_judged: { tone: 'plain', result: 'not judged' },
};

const FAILS_ANYWAY = {
  tone: 'bad',
  result: 'skipped in CI, fails here before and after the change',
} as const;

/**
 * A row for each failed job (none where there is one job, which the proof's rows are about), a row for the checks that
 * passed in CI and still pass, and a row for those that were not run.
 */
export function checkRowsOf({ jobs, guards: { passed, notRun } }: Story): readonly CheckRow[] {
  const rowsOf = (
    head: CheckRow['head'],
    checks: readonly NamedCheck[],
    ended: RowEnding,
  ): readonly CheckRow[] => {
    const shown = checks.slice(0, MAX_CHECKS_SHOWN);
    const row = {
      head,
      checks: shown,
      more: checks.length - shown.length,
      why: '',
    } as const;
    return checks.length === 0 ? [] : [{ ...row, ...ended }];
  };
  const failed = jobs.length < 2 ? [] : jobs;
  return [
    ...failed.map((job) => {
      const row = { head: 'Job', checks: [job], more: 0, why: job.why ?? '' } as const;
      return { ...row, ...(job.skipped && job.result === 'red' ? FAILS_ANYWAY : JOB_RESULTS[job.result]) };
    }),
    ...[false, true].flatMap((isSkipped) => {
      const head = isSkipped ? 'Skipped in CI:' : 'Passed in CI:';
      const [green, left] = [passed, notRun].map((checks) =>
        checks.filter((each) => each.isSkipped === isSkipped),
      );
      const word = isSkipped ? '' : 'still ';
      return [
        ...rowsOf(head, green ?? [], {
          tone: 'good',
          result: `${word}${green?.length === 1 ? 'passes' : 'pass'}`,
        }),
        ...rowsOf(head, left ?? [], { tone: 'plain', result: 'not run with the change' }),
      ];
    }),
  ];
}

/** A row for each of the first checks that guard nothing, with the reason, and how many others there are. */
export function leftOutRowsOf({ guards: { leftOut } }: Story): {
  readonly rows: readonly CheckRow[];
  readonly more: string;
} {
  const others = leftOut.length - MAX_CHECKS_SHOWN;
  return {
    rows: leftOut.slice(0, MAX_CHECKS_SHOWN).map((check) => ({
      head: '',
      checks: [check],
      more: 0,
      tone: 'plain',
      result: 'guards nothing',
      why: check.why,
    })),
    more: others > 0 ? `… ${others} more guard nothing` : '',
  };
}
