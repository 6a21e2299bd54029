import { assertNever } from '../../base/errors.ts';
import type { Observation, Payload } from '../events.ts';
import { checkKey, checkTitle } from '../jobs.ts';
import { NOTES, type NoteReason } from '../notes.ts';
import type { ModelReply } from '../ports.ts';
import { executeAction, observe, type Run, record, recordObservation, say, spendingNow } from '../run.ts';
import { idleTurns, limitBeforeModelCall, limitBeforeTests, MAX_IDLE_TURNS } from '../spending.ts';
import {
  baselineTests,
  firstGoal,
  goalsLeft,
  guardsLeft,
  isJudged,
  isRedAtBase,
  lastTests,
  newTestPaths,
  nextCheck,
  type RunState,
  testsIn,
} from '../state.ts';
import { hasUntestedWrites, isGreen } from '../summary.ts';
import { Usage } from '../usage.ts';
import { brokenGuards, isOnlyRedBefore, redBefore, testChange } from '../verdict/every-job.ts';
import type { Ending } from '../verdict/outcome.ts';
import { newTestsAtBase, weakness } from '../verdict/proof.ts';
import {
  type Answer,
  callModel,
  endingAfterFailure,
  malformedEnding,
  noteCutConversation,
  noteMalformed,
  sayAnswers,
  sayRefused,
} from './dialogue.ts';
import { failureText, greenText, onlyMended } from './feedback.ts';
import { testsText } from './prompt.ts';
import {
  askForReflection,
  detectLoops,
  isNotedOut,
  type Loop,
  noteReflection,
  owedReflection,
  placeAbove,
  STILL_OWED,
  type TurnCause,
} from './reflection.ts';
import {
  type CallsOfReply,
  canEcho,
  isReflect,
  isWrite,
  type ReplyCall,
  readDecision,
  WHAT_A_REPLY_HOLDS,
  type WriteCall,
} from './reply.ts';
import { type FinalAction, MAX_READS, MAX_WRITES, type ToolCallAction } from './tools.ts';

const WHAT_CALLS_NEED =
  'calls of one reply need ids of their own, names of letters, digits, _ and -, and JSON objects as arguments';

/** DECIDE → VALIDATE, then EXECUTE or FINAL: one reply of the model and all it causes. null: the run goes on. */
export async function turn(run: Run): Promise<Ending | null> {
  if (run.ports.signal.aborted) return { stop: 'cancelled' };
  const limit = limitBeforeModelCall(spendingNow(run));
  if (limit === 'malformed_replies') return malformedEnding(run);
  if (limit !== null) return { stop: limit };
  if (idleTurns(run.state) >= MAX_IDLE_TURNS) return { stop: 'green_and_idle' };
  const completion = await callModel(run);
  if (completion.kind === 'failed') return endingAfterFailure(run, completion);
  noteCutConversation(run, completion);
  const owed = owedReflection(run.state);
  const stillOwed = owed === null ? [] : [STILL_OWED];
  const decision = readDecision(completion, owed !== null);
  if (decision.kind === 'malformed') return noteMalformed(run, completion, decision, stillOwed);
  if (canEcho(completion)) {
    say(run, { type: 'reply', echo: completion.echo });
    return carryOut(run, completion, { ...decision, owed });
  }
  const [only, ...others] = decision.calls;
  if (only?.kind !== 'mistaken' || others.length > 0)
    return noteMalformed(
      run,
      completion,
      { kind: 'malformed', error: `${WHAT_CALLS_NEED}. ${WHAT_A_REPLY_HOLDS}`, cause: 'broken' },
      stillOwed,
    );
  recordMistake(run, only, completion);
  sayRefused(run, completion, [`error: ${[only.error, ...decision.notes].join('; ')}`, ...stillOwed]);
  return null;
}

/** The reply and its cost, which only the first recorded call of a reply bears; the others get `PAID_ABOVE`. */
type Paid = Pick<Payload<'llm_action'>, 'raw' | 'usage'>;
const PAID_ABOVE: Paid = { raw: null, usage: Usage.none };

type GoodDecision = CallsOfReply & { readonly owed: string | null };

/** EXECUTE → TEST?: the calls of one reply, and everything they cause. */
async function carryOut(
  run: Run,
  reply: ModelReply,
  { calls, trailing, notes, owed }: GoodDecision,
): Promise<Ending | null> {
  const { t } = run.state;
  const texts = new Map<ReplyCall, string>();
  const left: string[] = [];
  let cause: TurnCause = { tests: null, isBetter: false, loop: null };
  let unfinished: string | null = null;
  const whys = calls.map((call, at) => whyLeft(call, calls.slice(0, at), calls));
  const first = whys.indexOf(null);
  for (const [at, call] of calls.entries()) {
    const why: string | null = whys[at] ?? (isFinal(call) ? unfinished : null);
    if (texts.has(call)) continue;
    if (why !== null) {
      texts.set(call, `[driver] Not executed: ${why}.`);
      left.push(why);
      continue;
    }
    const paid = at === first ? reply : PAID_ABOVE;
    const group = isWrite(call) ? calls.filter((each, nth) => isWrite(each) && whys[nth] === null) : [call];
    const done = isWrite(call)
      ? await carryOutWrites(run, group.filter(isWrite), paid)
      : await carryOutCall(run, call, { paid, trigger: owed ?? '' });
    if ('stop' in done) return done;
    if (done.unfinished !== undefined) unfinished = done.unfinished;
    for (const [nth, each] of group.entries()) texts.set(each, done.texts[nth] ?? '');
    cause = {
      tests: done.tests ?? cause.tests,
      isBetter: done.isBetter ?? cause.isBetter,
      loop: done.loop ?? cause.loop,
    };
    if (at === first && trailing !== '') record(run, { kind: 'llm_trailing_text', payload: { t, trailing } });
  }
  const answers = calls.map((call): Answer => ({ callId: call.callId, text: texts.get(call) ?? '' }));
  if (left.length > 0) {
    const note = `${left.length} of ${calls.length} calls in a reply were not executed: ${[...new Set(left)].join('; ')}`;
    record(run, { kind: 'driver_note', payload: { t, reason: NOTES.extraCalls, note } });
  }
  const alone = calls.every(({ kind }) => kind === 'reflection') ? [REFLECTED_ALONE] : [];
  sayAnswers(run, answers, [
    ...alone,
    ...noteForgiven(run, notes),
    ...idleWarning(run),
    ...askForReflection(run, cause),
  ]);
  return null;
}

const REFLECTED_ALONE = '[driver] Nothing was executed: make the next call in the same reply as reflect.';

/** Why a call of a reply is not executed; null: it is (I2). */
function whyLeft(call: ReplyCall, before: readonly ReplyCall[], all: readonly ReplyCall[]): string | null {
  if (call.kind === 'reflection')
    return before.some(({ kind }) => kind === 'reflection') ? 'one reflect is enough' : null;
  // A wrong reflection that is alone in its reply is recorded as a mistake.
  if (call.kind === 'mistaken' && isReflect(call))
    return all.every((each) => each.kind === 'mistaken' && isReflect(each)) ? null : call.error;
  const [first, ...others] = before.filter((each) => !isReflect(each));
  if (first === undefined) return null;
  if (isWrite(first)) {
    const mayFollow = isWrite(call) || (mayEndWrites(call) && others.every(isWrite));
    return mayFollow
      ? null
      : `${WHAT_STANDS_ALONE}: after a write_file there are only others, then a final that is done`;
  }
  if (isFinal(first)) return `${WHAT_STANDS_ALONE}, and a final is the last call of its reply`;
  if (isWrite(call) || isFinal(call))
    return 'a write_file or final must rest on what you have seen, so no read stands before it in its reply; send it again, without reads';
  return others.length + 1 < MAX_READS ? null : `a reply holds at most ${MAX_READS} reads`;
}

const WHAT_STANDS_ALONE = 'a reply has reads, or writes, or a final';

const isFinal = (call: ReplyCall): boolean => call.kind === 'action' && call.action.type === 'final';

/** Whether a call may follow the writes of its reply: a claim that they complete the change, also one with wrong arguments. */
const mayEndWrites = (call: ReplyCall): boolean =>
  call.kind === 'mistaken'
    ? call.name === 'final'
    : call.kind === 'action' && call.action.type === 'final' && call.action.status === 'done';

/** What came of calls: the answer to each, and what may lead to a reflection. */
interface Done {
  readonly texts: readonly string[];
  readonly tests?: Payload<'tests'> | null;
  readonly isBetter?: boolean;
  readonly loop?: Loop | null;
  /** Of writes: why a final behind them does not count; null: it does. */
  readonly unfinished?: string | null;
}

async function carryOutCall(
  run: Run,
  call: ReplyCall,
  { paid: { raw, usage }, trigger }: { readonly paid: Paid; readonly trigger: string },
): Promise<Ending | Done> {
  const { t } = run.state;
  switch (call.kind) {
    case 'reflection':
      noteReflection(run, call.reflection, { raw, usage, trigger });
      return { texts: ['[driver] Noted.'] };
    case 'mistaken':
      recordMistake(run, call, { raw, usage });
      return { texts: [`error: ${call.error}`] };
    case 'action': {
      const { action } = call;
      record(run, { kind: 'llm_action', payload: { t, raw, action, usage } });
      const done = action.type === 'final' ? await testClaim(run, action) : await executeRead(run, action);
      if ('stop' in done) return done;
      return { ...done, texts: [[...done.texts, ...noteForgiven(run, call.forgiven)].join('\n')] };
    }
    default:
      return assertNever(call);
  }
}

/** Records what was wrong with the reply and is ignored; returns it as a line for the model. */
function noteForgiven(run: Run, forgiven: readonly string[]): readonly string[] {
  const note = forgiven.join('; ');
  if (note === '') return [];
  record(run, { kind: 'driver_note', payload: { t: run.state.t, reason: NOTES.forgiven, note } });
  return [`[driver] ${note}.`];
}

async function executeRead(run: Run, action: ToolCallAction): Promise<Ending | Done> {
  const obs = await executeAction(run, action);
  const loop = findLoop(run);
  if (loop !== null && 'stop' in loop) return loop;
  const text = placeAbove(run.state.history) ?? answerText(obs);
  return { texts: [[text, ...loopLines(loop)].join('\n')], loop };
}

const answerText = ({ ok, output }: Observation): string => (ok ? output : `error: ${output}`);

const loopLines = (loop: Loop | null): readonly string[] =>
  loop === null ? [] : [`[driver] ${loop.detail}. Change your approach.`];

/** A loop that the newest results complete, if the model is to be warned of it; the ending where it was warned often enough. */
function findLoop(run: Run): Loop | Ending | null {
  const loops = detectLoops(run.state);
  const endless = loops.find((each) => isNotedOut(each, run.state.history));
  if (endless !== undefined) return { stop: 'looping', detail: endless.detail };
  const loop = loops.find(({ isDue }) => isDue) ?? null;
  if (loop !== null)
    record(run, {
      kind: 'driver_note',
      payload: { t: run.state.t, reason: NOTES.loop, note: loop.detail, loop: loop.key },
    });
  return loop;
}

/** EXECUTE → TEST?: the writes of one reply, all or none of them, and everything they cause. The tests run once. */
async function carryOutWrites(run: Run, calls: readonly WriteCall[], paid: Paid): Promise<Ending | Done> {
  const { settings } = run.state.setup;
  const isTested = isJudged(run.state.setup) && settings.testPolicy === 'on_write';
  // Example: one test run is left after a proven fix. A further write could be tested but not confirmed anew, so the run
  // ends before it. The reserve is therefore that of a run with an untested write.
  const { summary } = run.state;
  const isProven = isGreen(summary, nextCheck(run.state)) && summary.filesTouched.length > 0;
  const written = { ...run, state: { ...run.state, summary: { ...summary, writes: summary.writes + 1 } } };
  const limit =
    isTested && isProven && calls.some(({ kind }) => kind === 'action')
      ? limitBeforeTests(spendingNow(written))
      : null;
  const observed = limit === null ? await observeWrites(run, calls) : [];
  for (const [at, call] of calls.entries())
    recordWrite(run, call, { paid: at === 0 ? paid : PAID_ABOVE, obs: observed[at] });
  if (limit !== null) return { stop: limit };
  const before = run.state;
  const tests =
    isTested && observed.every(({ ok }) => ok) && hasUntestedWrites(before.summary, nextCheck(before))
      ? await testChange(run, { phase: 'write' })
      : null;
  if (typeof tests === 'string') return { stop: tests };
  if (tests?.unseen !== undefined) return { stop: 'sources_not_tested', detail: tests.unseen };
  const loop = findLoop(run);
  if (loop !== null && 'stop' in loop) return loop;
  const closed = tests === null ? null : await closedByReport(run);
  const texts = observed.map((obs, at) => {
    const call = calls[at];
    const forgiven = call?.kind === 'action' ? noteForgiven(run, call.forgiven) : [];
    const isLast = at === observed.length - 1;
    const after = observed.length === 1 ? 'this write' : `these ${observed.length} writes`;
    const verdict = tests === null ? [] : [`[driver] After ${after}, ${writeVerdict(run, before, tests)}`];
    const answer = tests?.ok === true ? withoutDiff(obs) : obs;
    const notes = [...verdict, ...(closed === null ? [] : [`[driver] ${closed}.`]), ...loopLines(loop)];
    return [answerText(answer), ...(isLast ? notes : []), ...forgiven].join('\n');
  });
  const isBetter = tests !== null && isBetterNow(before, tests);
  return { texts, tests, loop, isBetter, unfinished: whyUnfinished(observed, tests) };
}

function whyUnfinished(observed: readonly Observation[], tests: Payload<'tests'> | null): string | null {
  if (!observed.every(({ ok }) => ok)) return 'nothing was written';
  return tests === null || tests.ok ? null : 'the tests are not green';
}

/** The answer to a write that turned the tests green: its model knows what it wrote, so the diff is not repeated. */
function withoutDiff(obs: Observation): Observation {
  const brief = obs.meta['brief'];
  return typeof brief === 'string' ? { ...obs, output: brief } : obs;
}

/** Whether a write that left tests red mended some of them, or the step that was worked on, and broke none. */
function isBetterNow(before: RunState, tests: Payload<'tests'>): boolean {
  const isNextGoal = checkKey(tests) !== checkKey(nextCheck(before)) && tests.guard !== true;
  return isNextGoal || onlyMended(tests, runsBefore(before, tests));
}

/** The runs of a check that the model has read. */
const runsBefore = (before: RunState, tests: Payload<'tests'>): readonly Payload<'tests'>[] =>
  testsIn(before, tests).filter(({ phase }) => phase !== 'counterfactual');

/** Writes all files, in the order of the calls, or none: then the first write that cannot be made is what all calls are answered. */
async function observeWrites(run: Run, calls: readonly WriteCall[]): Promise<readonly Observation[]> {
  const { workspace } = run.ports;
  if (calls.length > MAX_WRITES) {
    const output = `nothing was written: a reply holds at most ${MAX_WRITES} writes, this one had ${calls.length}`;
    return calls.map(() => ({ ok: false, output, meta: {} }));
  }
  const before = workspace.treeId();
  const observed: Observation[] = [];
  for (const call of calls) {
    const obs = await observeWrite(run, call, observed);
    observed.push(obs);
    if (!obs.ok) break;
  }
  const refused = observed.find(({ ok }) => !ok);
  if (refused === undefined) return observed;
  if (workspace.treeId() !== before) workspace.returnTo(before);
  const output = `not written, because another write of this reply was refused, and all are made or none: ${refused.output}`;
  return calls.map((_, at) => (observed[at] === refused ? refused : { ok: false, output, meta: {} }));
}

async function observeWrite(
  run: Run,
  call: WriteCall,
  earlier: readonly Observation[],
): Promise<Observation> {
  if (call.kind === 'mistaken') return mistake(run, call.error);
  const obs = await observe(run, call.action);
  const { path } = obs.meta;
  if (!obs.ok || !earlier.some(({ meta }) => meta['path'] === path)) return obs;
  const output = `${String(path)} is written twice in this reply: give all changes of a file in one write_file`;
  return { ok: false, output, meta: { path: path ?? null } };
}

/** Records a write with what came of it; without `obs`, a write that was not tried. */
function recordWrite(
  run: Run,
  call: WriteCall,
  { paid: { raw, usage }, obs }: { readonly paid: Paid; readonly obs: Observation | undefined },
): void {
  const { t } = run.state;
  if (call.kind === 'mistaken') {
    recordMistake(run, call, { raw, usage });
    return;
  }
  const { action } = call;
  record(run, { kind: 'llm_action', payload: { t, raw, action, usage } });
  if (obs !== undefined) recordObservation(run, action, obs);
}

function idleWarning(run: Run): readonly string[] {
  const isLastIdleTurn =
    idleTurns(run.state) === MAX_IDLE_TURNS - 1 && limitBeforeModelCall(spendingNow(run)) === null;
  return isLastIdleTurn
    ? ['[driver] The tests are green. Call final, or write; one more turn without either ends the run.']
    : [];
}

/** A call of an unknown function, or with wrong arguments, is an observation that failed; nothing is executed (I1). */
function recordMistake(
  run: Run,
  { name, args, error }: { readonly name: string; readonly args: string; readonly error: string },
  { raw, usage }: Paid,
): void {
  const { t } = run.state;
  record(run, {
    kind: 'llm_action',
    payload: { t, raw, action: { type: 'mistaken_call', name, args }, usage, error },
  });
  record(run, { kind: 'tool_result', payload: { t, tool: name, args, obs: mistake(run, error) } });
}

const mistake = ({ ports }: Run, error: string): Observation => ({
  ok: false,
  output: ports.redact(error),
  meta: { mistake: true },
});

/** After so many refused claims to be done without a write in between, the next one ends the run (I6). */
const MAX_REFUSED_CLAIMS = 2;

/** FINAL: a claim needs an observation before it, and green tests (I3, I6). */
async function testClaim(run: Run, final: FinalAction): Promise<Ending | Done> {
  const { observations, blindFinals } = run.state.summary;
  // "cannot_fix" may be right without a look, so it is refused only once; "done" cannot be right.
  if (observations === 0 && blindFinals < (final.status === 'cannot_fix' ? 1 : MAX_REFUSED_CLAIMS)) {
    return refuseClaim(run, {
      reason: NOTES.evidenceFirst,
      why: 'look at the repository with a tool before you end the run',
    });
  }
  if (observations === 0 && final.status === 'done') return { stop: 'claims_refused', final };
  const before = run.state;
  // What the model cannot fix is then only a step that did not fail in CI: the fix of the others stays.
  const isFixed = isOnlyRedBefore(before, run.ports.workspace.treeId());
  if (final.status === 'cannot_fix')
    return isFixed ? { stop: 'green_and_idle' } : { stop: 'cannot_fix', final };
  if (!isJudged(run.state.setup)) return { stop: 'done', final };
  if (isFixed && before.summary.refusedClaims > 0) return { stop: 'done', final };
  const check = nextCheck(before);
  const isUntested = hasUntestedWrites(before.summary, check);
  // If only the failing tests ran and are red, that may be the reason: some tests are green only after others.
  if (isUntested || lastTests(before, check)?.focus !== undefined) {
    const tested = await testChange(run, { phase: 'final', ...(isUntested ? {} : { only: [] }) });
    if (typeof tested === 'string') return { stop: tested, final };
    if (tested.unseen !== undefined) return { stop: 'sources_not_tested', detail: tested.unseen };
  }
  const { refusedClaims } = run.state.summary;
  const last = nextCheck(run.state);
  if (isGreen(run.state.summary, last)) {
    const gap = refusedClaims < MAX_REFUSED_CLAIMS ? await gapInProof(run) : null;
    return gap === null
      ? { stop: 'done', final }
      : refuseClaim(run, { reason: NOTES.claimRefused, why: gap });
  }
  if (refusedClaims >= MAX_REFUSED_CLAIMS) return { stop: 'claims_refused', final };
  const tests = lastTests(run.state, last);
  return refuseClaim(run, {
    reason: NOTES.claimRefused,
    why: tests === null ? 'nothing was tested' : writeVerdict(run, before, tests),
  });
}

/**
 * What the tests said of a change, compared with what the model had read `before` of the same check. Names the check if
 * it is another one now, and lists every guard that is broken.
 */
export function writeVerdict({ state }: Run, before: RunState, tests: Payload<'tests'>): string {
  const key = checkKey(tests);
  if (tests.ok) return greenText(tests, baselineTests(before, tests));
  const textOf = (each: Payload<'tests'>): string =>
    failureText(each, { before: runsBefore(before, each), written: state.summary.filesTouched });
  const judged = nextCheck(before);
  if (key === checkKey(judged)) return textOf(tests);
  const passes = `${checkTitle(judged)} passes.`;
  const tree = tests.tree ?? '';
  const red = [...brokenGuards(state, tree), ...redBefore(state, tree)];
  const failing = red.some((each) => checkKey(each) === key) ? red : [tests];
  const failureTexts = failing.map((each) => {
    const whose = red.includes(each) ? guardText(state, each) : '';
    return `But ${checkTitle(each)} fails.${whose} Its ${textOf(each)}`;
  });
  return [passes, ...failureTexts].join(' ');
}

/** What a red guard says of the change. */
function guardText(state: RunState, tests: Payload<'tests'>): string {
  const guard = guardsLeft(state).find((each) => checkKey(each) === checkKey(tests));
  if (guard?.kind !== 'guard') return ' It passes without your change.';
  if (guard.skipped !== true) return ' It passed in CI, and it passes without your change.';
  const without = redBefore(state, tests.tree ?? '').includes(tests)
    ? 'it fails without your change as well. Mend it too'
    : 'it passes without your change';
  return ` CI skipped it because an earlier step failed; ${without}.`;
}

/** That a changed file holds tests, which a report showed after the change; null where there is none. */
async function closedByReport({ ports: { workspace, redact } }: Run): Promise<string | null> {
  const path = (await workspace.closedChange?.()) ?? null;
  return path === null
    ? null
    : `${redact(path)} holds tests, as their report shows, and you have changed it: write back the text that it had`;
}

/** What the model can still do about green tests that prove too little; null if nothing. */
async function gapInProof(run: Run): Promise<string | null> {
  const closed = await closedByReport(run);
  if (closed !== null) return closed;
  const weak = goalsLeft(run.state)
    .map((goal) => weakness(run.state, goal))
    .find((why) => why !== null);
  if (weak !== undefined) return `the tests end with 0, but ${weak}. Nothing may keep tests from running`;
  const goal = firstGoal(run.state);
  const hasNewTests = !isRedAtBase(run.state, goal) && newTestPaths(run.state, null).length > 0;
  // Refused once only: not every issue can be shown by a test.
  if (!hasNewTests || run.state.summary.refusedClaims > 0) return null;
  if (limitBeforeTests(spendingNow(run)) !== null) return null;
  const trial = await newTestsAtBase(run, goal);
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

function refuseClaim(run: Run, { reason, why }: { readonly reason: NoteReason; readonly why: string }): Done {
  const [firstLine = ''] = why.split('\n', 1);
  record(run, {
    kind: 'driver_note',
    payload: { t: run.state.t, reason, note: `final refused: ${firstLine}` },
  });
  return { texts: [`[driver] final refused: ${why}`] };
}
