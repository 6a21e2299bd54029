import type { Observation, Payload } from '../events.ts';
import { checkKey, checkTitle } from '../jobs.ts';
import type { ModelReply } from '../ports.ts';
import { executeAction, type Run, record, say, spendingNow } from '../run.ts';
import {
  aimedAt,
  baselineTests,
  goalsLeft,
  idleTurns,
  isGreen,
  isJudged,
  isRedAtBase,
  lastTests,
  limitBeforeModelCall,
  limitBeforeTests,
  MAX_IDLE_TURNS,
  newTestPaths,
  type RunState,
  testsIn,
} from '../state.ts';
import { brokenGuards, judgeChange } from '../verdict/every-job.ts';
import { nameOf } from '../verdict/judge.ts';
import type { Ending } from '../verdict/outcome.ts';
import { newTestsAtBase, weakness } from '../verdict/proof.ts';
import { answer, type CallRef, callModel, endingOf, noteMalformed, sayRefused } from './dialogue.ts';
import { failureText, greenText } from './feedback.ts';
import { stateLine, testsText } from './prompt.ts';
import { detectLoops, isNotedOut, reflect, reflectionFor } from './reflection.ts';
import { canEcho, type Decision, readDecision } from './reply.ts';
import type { FinalAction, ToolCallAction } from './tools.ts';

/** DECIDE → VALIDATE, then EXECUTE or FINAL. */
export async function turn(run: Run): Promise<Ending | null> {
  if (run.ports.signal.aborted) return { stop: 'cancelled' };
  const limit = limitBeforeModelCall(spendingNow(run));
  if (limit !== null) return { stop: limit };
  if (idleTurns(run.state) >= MAX_IDLE_TURNS) return { stop: 'green_and_idle' };
  const completion = await callModel(run, { expects: 'action' });
  if (completion.kind === 'failed') return endingOf(run, completion);
  const decision = readDecision(completion);
  if (decision.kind === 'malformed') return noteMalformed(run, completion, 'action', decision.error);
  if (decision.kind === 'mistaken') return observeMistake(run, completion, decision);
  if (!canEcho(completion)) return noteMalformed(run, completion, 'action', TOO_MANY_CALLS);
  const { t } = run.state;
  const { action, trailing } = decision;
  record(run, { kind: 'llm_action', payload: { t, raw: completion.raw, action, usage: completion.usage } });
  if (trailing !== '') record(run, { kind: 'llm_trailing_text', payload: { t, trailing } });
  say(run, { type: 'reply', echo: completion.echo });
  return action.type === 'final' ? judgeClaim(run, action, decision) : executeTurn(run, action, decision);
}

const TOO_MANY_CALLS =
  'too many calls, or calls that cannot be read, in one reply; call exactly one function';

/** EXECUTE → TEST? → REFLECT?: one tool call and everything it causes. */
async function executeTurn(run: Run, action: ToolCallAction, call: CallRef): Promise<Ending | null> {
  const { settings } = run.state.setup;
  const isTested =
    action.name === 'write_file' && isJudged(run.state.setup) && settings.testPolicy === 'on_write';
  // A bound on tests would leave a proven fix behind an untested write: the run ends before that write.
  const isProven = isGreen(run.state.summary) && run.state.summary.filesTouched.length > 0;
  const limit = isTested && isProven ? limitBeforeTests(spendingNow(run)) : null;
  if (limit !== null) return { stop: limit };
  const obs = await executeAction(run, action);
  const before = run.state;
  const judged =
    isTested && obs.ok && run.state.summary.hasUntestedWrites ? await judgeChange(run, 'write') : null;
  const tests = typeof judged === 'string' ? null : judged;
  if (tests?.unseen !== undefined) return { stop: 'sources_not_tested', detail: tests.unseen };
  const loops = detectLoops(run.state);
  const endless = loops.find((each) => isNotedOut(each, run.state.history));
  if (endless !== undefined) return { stop: 'looping', detail: endless.detail };
  const loop = loops.find(({ isDue }) => isDue) ?? null;
  if (loop !== null)
    record(run, {
      kind: 'driver_note',
      payload: { t: run.state.t, reason: 'loop', note: loop.detail, loop: loop.key },
    });
  const isLastIdleTurn =
    idleTurns(run.state) === MAX_IDLE_TURNS - 1 && limitBeforeModelCall(spendingNow(run)) === null;
  const lines = [
    obs.ok ? obs.output : `error: ${obs.output}`,
    ...(tests === null ? [] : [`[driver] After this write, ${verdictText(run, before, tests)}`]),
    ...(loop === null ? [] : [`[driver] ${loop.detail}. Change your approach.`]),
    ...(isLastIdleTurn
      ? ['[driver] The tests are green. Call final, or write; one more turn without either ends the run.']
      : []),
  ];
  answer(run, call, [...lines, stateLine(spendingNow(run))].join('\n'));
  if (typeof judged === 'string') return { stop: judged };
  const trigger = reflectionFor({ tool: action.name, obs, tests, loop }, run.state);
  return trigger === null ? null : reflect(run, trigger);
}

/** A call of an unknown function, or with wrong arguments, is an observation that failed; nothing is executed (I1). */
function observeMistake(
  run: Run,
  reply: ModelReply,
  { name, args, error }: Extract<Decision, { kind: 'mistaken' }>,
): null {
  const { t } = run.state;
  const { raw, usage } = reply;
  record(run, {
    kind: 'llm_action',
    payload: { t, raw, action: { type: 'mistaken_call', name, args }, usage, error },
  });
  const obs: Observation = { ok: false, output: run.ports.redact(error), meta: { mistake: true } };
  record(run, { kind: 'tool_result', payload: { t, tool: name, args, obs } });
  sayRefused(run, reply, `error: ${error}\n${stateLine(spendingNow(run))}`);
  return null;
}

/** So many "done" without a write in between are refused while the tests are red; the next one ends the run (I6). */
const MAX_REFUSED_CLAIMS = 2;

/** FINAL: a claim needs an observation before it, and green tests (I3, I6). */
async function judgeClaim(run: Run, final: FinalAction, call: CallRef): Promise<Ending | null> {
  const { observations, blindFinals } = run.state.summary;
  // "cannot_fix" may be right without a look, so it is refused once; "done" cannot be.
  if (observations === 0 && blindFinals < (final.status === 'cannot_fix' ? 1 : MAX_REFUSED_CLAIMS)) {
    return refuseClaim(run, call, {
      reason: 'evidence_first',
      why: 'look at the repository with a tool before you end the run',
    });
  }
  if (observations === 0 && final.status === 'done') return { stop: 'claims_refused', final };
  if (final.status === 'cannot_fix') return { stop: 'cannot_fix', final };
  if (!isJudged(run.state.setup)) return { stop: 'done', final };
  const before = run.state;
  const { hasUntestedWrites } = run.state.summary;
  // When only the failing tests ran, red may have that cause: some tests are green only after others.
  if (hasUntestedWrites || lastTests(run.state)?.focus !== undefined) {
    const judged = await (hasUntestedWrites ? judgeChange(run, 'final') : judgeChange(run, 'final', []));
    if (typeof judged === 'string') return { stop: judged, final };
    if (judged.unseen !== undefined) return { stop: 'sources_not_tested', detail: judged.unseen };
  }
  const { refusedClaims } = run.state.summary;
  if (isGreen(run.state.summary)) {
    const gap = refusedClaims < MAX_REFUSED_CLAIMS ? await gapInProof(run) : null;
    return gap === null
      ? { stop: 'done', final }
      : refuseClaim(run, call, { reason: 'claim_refused', why: gap });
  }
  if (refusedClaims >= MAX_REFUSED_CLAIMS) return { stop: 'claims_refused', final };
  const tests = lastTests(run.state);
  return refuseClaim(run, call, {
    reason: 'claim_refused',
    why: tests === null ? 'nothing was tested' : verdictText(run, before, tests),
  });
}

/**
 * What the tests said of a change, given what the model had read `before` of the same check. Names the check where it is another one
 * now, and tells of all that guards and is broken.
 */
export function verdictText({ state }: Run, before: RunState, tests: Payload<'tests'>): string {
  const key = checkKey(tests);
  if (tests.ok) return greenText(tests, baselineTests(aimedAt(before, key)));
  const textOf = (each: Payload<'tests'>): string => {
    const earlier = testsIn(aimedAt(before, checkKey(each)));
    const read = earlier.filter(({ phase }) => phase !== 'counterfactual');
    return failureText(each, { before: read, written: state.summary.filesTouched });
  };
  if (key === before.check) return textOf(tests);
  const passes = `${checkTitle(nameOf(before.setup.task, before.check))} passes.`;
  const broken = brokenGuards(state, tests.tree ?? '');
  const failing = broken.some((each) => checkKey(each) === key) ? broken : [tests];
  const told = failing.map((each) => {
    const inCi = each.guard === true ? ' It passed in CI, and it' : ' It';
    const whose = broken.includes(each) ? `${inCi} passes without your change.` : '';
    return `But ${checkTitle(each)} fails.${whose} Its ${textOf(each)}`;
  });
  return [passes, ...told].join(' ');
}

/** What the model can still do about green tests that prove too little; null if nothing. */
async function gapInProof(run: Run): Promise<string | null> {
  const goals = goalsLeft(run.state).map(({ command }) => aimedAt(run.state, checkKey(command)));
  const weak = goals.map(weakness).find((why) => why !== null) ?? null;
  if (weak !== null) return `the tests end with 0, but ${weak}. Nothing may keep tests from running`;
  const hasNewTests = !isRedAtBase(run.state) && newTestPaths(run.state, null).length > 0;
  // Refused once only: not every issue can be shown by a test.
  if (!hasNewTests || run.state.summary.refusedClaims > 0) return null;
  if (limitBeforeTests(spendingNow(run)) !== null) return null;
  const trial = await newTestsAtBase(run);
  switch (trial?.kind) {
    case 'green':
      return (
        'your new tests are green without your change, too, so they do not show what was wrong. ' +
        'Add one that fails by an assertion without it, or call final again'
      );
    case 'error':
      return (
        'without your change your new tests fail by an import, by a name that your change adds, or ' +
        'by an error of their own, which says nothing about the code as it was. Let them fail by an ' +
        `assertion or by an error in that code, or call final again.\n${testsText(trial.tests)}`
      );
    default:
      return null;
  }
}

function refuseClaim(
  run: Run,
  call: CallRef,
  { reason, why }: { readonly reason: 'evidence_first' | 'claim_refused'; readonly why: string },
): null {
  const [firstLine = ''] = why.split('\n', 1);
  record(run, {
    kind: 'driver_note',
    payload: { t: run.state.t, reason, note: `final refused: ${firstLine}` },
  });
  answer(run, call, `[driver] final refused: ${why}\n${stateLine(spendingNow(run))}`);
  return null;
}
