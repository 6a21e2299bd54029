import { limitBeforeTests } from '../budget.ts';
import type { Ending } from '../conclude.ts';
import { answer, type CallRef } from '../model/dialogue.ts';
import { failureText, stateLine, testsText } from '../model/prompt.ts';
import type { FinalAction } from '../model/tools.ts';
import type { Run } from '../run.ts';
import { isGreen } from '../state.ts';
import { judge, judgeWhole } from './judge.ts';
import { newTestPaths, newTestsTrial } from './new-tests.ts';
import { isRedAtBase, weakness } from './proof.ts';

/** How often a "done" is refused while the tests are red and nothing is written, before the run ends (I6). */
const MAX_REFUSED_CLAIMS = 2;

/** FINAL: the evidence rule, then the oracle, decide what the model's claim is worth (I3, I6). */
export async function judgeClaim(run: Run, final: FinalAction, call: CallRef): Promise<Ending | null> {
  const { observations, blindFinals } = run.summary;
  // To give up is an answer, so it is asked back once; a claim cannot be right, and costs a turn each time.
  if (observations === 0 && blindFinals < (final.status === 'cannot_fix' ? 1 : MAX_REFUSED_CLAIMS)) {
    return refuse(run, call, {
      reason: 'evidence_first',
      why: 'look at the repository with a tool before you end the run',
    });
  }
  if (observations === 0 && final.status === 'done') return { stop: 'claims_refused', final };
  if (final.status === 'cannot_fix') return { stop: 'cannot_fix', final };
  if (!run.isJudged) return { stop: 'done', final };
  const shown = run.lastFailure;
  if (run.summary.hasUntestedWrites || run.lastTests?.focus !== undefined) {
    const judged = await judgeFinal(run);
    if (typeof judged === 'string') return { stop: judged, final };
  }
  if (isGreen(run.summary)) {
    const gap = run.summary.refusedClaims < MAX_REFUSED_CLAIMS ? await gapInProof(run) : null;
    return gap === null ? { stop: 'done', final } : refuse(run, call, { reason: 'claim_refused', why: gap });
  }
  if (run.summary.refusedClaims >= MAX_REFUSED_CLAIMS) return { stop: 'claims_refused', final };
  const tests = run.lastTests;
  return refuse(run, call, {
    reason: 'claim_refused',
    why: tests === null ? 'nothing was tested' : failureText(tests, shown),
  });
}

/** A red that only the narrowed run showed may be the narrowing's own: some tests are green after others alone. */
const judgeFinal = (run: Run) =>
  run.summary.hasUntestedWrites ? judge(run, 'final') : judgeWhole(run, 'final');

/** What the model can still mend about a green that proves too little; null when there is nothing. */
async function gapInProof(run: Run): Promise<string | null> {
  const weak = weakness(run);
  if (weak !== null) return `the tests end with 0, but ${weak}. Nothing may keep tests from running`;
  const hasNewTests = !isRedAtBase(run) && newTestPaths(run, null).length > 0;
  // Asked back once: not every issue can be shown by a test.
  if (!hasNewTests || run.summary.refusedClaims > 0 || limitBeforeTests(run.spending) !== null) return null;
  const trial = run.newTestsTrial ?? (await newTestsTrial(run));
  switch (trial?.kind) {
    case 'green':
      return 'your new tests are green without your change, too, so they do not show what was wrong. Add one that fails by an assertion without it, or call final again';
    case 'error':
      return `without your change your new tests cannot even run, so they assert nothing about the code as it was. Let them fail by an assertion, or call final again.\n${testsText(trial.tests)}`;
    default:
      return null;
  }
}

interface Refusal {
  readonly reason: 'evidence_first' | 'claim_refused';
  readonly why: string;
}

function refuse(run: Run, call: CallRef, { reason, why }: Refusal): null {
  const [firstLine = ''] = why.split('\n', 1);
  run.record({ kind: 'driver_note', payload: { t: run.t, reason, note: `final refused: ${firstLine}` } });
  answer(run, call, `[driver] final refused: ${why}\n${stateLine(run.spending)}`);
  return null;
}
