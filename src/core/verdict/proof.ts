import type { Payload, TestReport } from '../events.ts';
import type { Patch } from '../ports.ts';
import type { Run } from '../run.ts';
import { runTests, runWithout, testTimeoutMs } from './judge.ts';
import { newTestPaths, newTestsTrial } from './new-tests.ts';
import { toldBy, unlikeBase } from './same-failure.ts';

/** What the runs at the end of a run showed. */
export type Proof =
  /** None was made: there was nothing to prove. */
  | { readonly kind: 'none' }
  /** The run's own time ended them, which says nothing about the tests. */
  | { readonly kind: 'cut_short' }
  /** Green again; and red again without the patch, where the base was red, or new tests show that it was wrong. */
  | { readonly kind: 'proven'; readonly isRedByNewTests: boolean }
  /** The same files gave green and red. */
  | { readonly kind: 'flaky'; readonly why: string }
  /** Green, by an exit code that the report does not bear out. */
  | { readonly kind: 'weak'; readonly why: string };

type Tests = Payload<'tests'>;

/** CONFIRM, then the same without the patch: red, green, red. `isDone`: the model said that its change is whole. */
export async function prove(run: Run, patch: Patch, isDone: boolean): Promise<Proof> {
  const unconfirmed = await confirm(run);
  if (unconfirmed !== null) return unconfirmed;
  const why = weakness(run);
  if (why !== null) return { kind: 'weak', why };
  if (isRedAtBase(run)) return redAgain(run);
  return isDone && newTestPaths(run, patch).length > 0
    ? provedByNewTests(run)
    : { kind: 'proven', isRedByNewTests: false };
}

export const isRedAtBase = ({ summary }: Run): boolean =>
  summary.baseline !== null && summary.baseline.verdict !== 'green';

/** Whether green stays green; null when it does. */
async function confirm(run: Run): Promise<Proof | null> {
  for (let made = run.confirmations; made < run.setup.settings.confirmRuns; made++) {
    const leftMs = run.confirmMs;
    if (leftMs <= 0 || run.ports.signal.aborted) return { kind: 'cut_short' };
    const tests = await runTests(run, 'confirm', leftMs);
    if (isCutShort(run, tests, leftMs)) return { kind: 'cut_short' };
    if (!tests.ok) return { kind: 'flaky', why: 'the tests were green, then not, on the same files' };
  }
  return null;
}

const isCutShort = (run: Run, { verdict }: Tests, leftMs: number): boolean =>
  run.ports.signal.aborted || (verdict === 'timeout' && leftMs < testTimeoutMs(run));

/** The base without the patch must be red once more, by the same failure: else something other than the patch made it green. */
async function redAgain(run: Run): Promise<Proof> {
  const base = run.baselineTests;
  if (base === null) return { kind: 'none' };
  const only = run.setup.settings.testFocus === 'auto' ? (base.report?.failures ?? []) : [];
  const narrowed = await without(run, only);
  if (narrowed === null) return { kind: 'cut_short' };
  const difference = differenceFrom(base, narrowed);
  if (difference === null) return { kind: 'proven', isRedByNewTests: false };
  const mayAskAll =
    narrowed.focus !== undefined && run.summary.testRuns < run.setup.settings.limits.maxTestRuns;
  if (!mayAskAll) return { kind: 'flaky', why: difference };
  const whole = await without(run, []);
  if (whole === null) return { kind: 'cut_short' };
  const why = differenceFrom(base, whole);
  return why === null ? { kind: 'proven', isRedByNewTests: false } : { kind: 'flaky', why };
}

async function without(run: Run, only: NonNullable<Tests['report']>['failures']): Promise<Tests | null> {
  const leftMs = run.confirmMs;
  if (leftMs <= 0 || run.ports.signal.aborted) return null;
  const tests = await runWithout(run, 'patch', { leftMs, only });
  return isCutShort(run, tests, leftMs) ? null : tests;
}

function differenceFrom(base: Tests, again: Tests): string | null {
  switch (again.verdict) {
    case 'green':
      return 'the tests are green without the patch as well, though they were red at base';
    case 'timeout':
    case 'output_limit':
    case 'resource_limit':
    case 'not_found':
      return 'without the patch the tests did not come to an end';
    default:
      return unlikeBase(toldBy(base), toldBy(again));
  }
}

async function provedByNewTests(run: Run): Promise<Proof> {
  const first = run.newTestsTrial ?? (await newTestsTrial(run));
  if (first === null) return { kind: 'cut_short' };
  if (first.kind !== 'red') return { kind: 'proven', isRedByNewTests: false };
  const again = await newTestsTrial(run);
  if (again === null) return { kind: 'cut_short' };
  const isRedByNewTests =
    again.kind === 'red' && unlikeBase(toldBy(first.tests), toldBy(again.tests)) === null;
  return { kind: 'proven', isRedByNewTests };
}

/** Why an exit code of 0 is not the green that it seems to be; null when nothing speaks against it. */
export function weakness(run: Run): string | null {
  const whole = run.tests.filter(({ focus, phase }) => focus === undefined && phase !== 'counterfactual');
  const now = whole.at(-1)?.report;
  const base = whole.find(({ phase }) => phase === 'baseline')?.report;
  return weakerThan(base ?? run.baselineTests?.report, now);
}

/** What a report of a green run lacks beside the base's; null when it lacks nothing, or nothing is known. */
export function weakerThan(base: TestReport | undefined, now: TestReport | undefined): string | null {
  if (base === undefined || now === undefined) return null;
  const failing = now.failures.filter(({ id }) => base.failures.some((failure) => failure.id === id));
  const [first] = failing;
  if (first !== undefined)
    return `the command ends with 0, but its report still names ${first.id} as failing`;
  const [before, after] = [ranIn(base), ranIn(now)];
  if (before !== null && after !== null && after < before)
    return `fewer tests ran than at base: ${after} of ${before}`;
  if (base.skipped !== null && now.skipped !== null && now.skipped > base.skipped)
    return `more tests were skipped than at base: ${now.skipped}, not ${base.skipped}`;
  return null;
}

const ranIn = ({ passed, failed }: TestReport): number | null =>
  passed === null || failed === null ? null : passed + failed;
