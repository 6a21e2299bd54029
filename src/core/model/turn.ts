import {
  idleWarning,
  isGreenAndIdle,
  limitBeforeModelCall,
  limitBeforeTests,
  type SpentLimit,
} from '../budget.ts';
import type { Ending } from '../conclude.ts';
import type { Observation } from '../events.ts';
import type { Completion } from '../ports.ts';
import { executeAction, type Run } from '../run.ts';
import { isGreen } from '../state.ts';
import { judgeClaim } from '../verdict/claim.ts';
import { judge } from '../verdict/judge.ts';
import { answer, type CallRef, callModel, endingOf, noteMalformed, sayRefused } from './dialogue.ts';
import { detectLoops, isNotedOut, type Loop } from './loops.ts';
import { failureText, stateLine } from './prompt.ts';
import {
  NO_REFLECTIONS,
  newNotes,
  type ReflectionTrigger,
  reflectionFor,
  reflectionText,
} from './reflection.ts';
import { canEcho, type Decision, type ModelReply, readDecision, readReflection } from './reply.ts';
import type { ToolCallAction } from './tools.ts';

/** DECIDE → VALIDATE, then the turn's own way: EXECUTE, or FINAL. */
export async function turn(run: Run): Promise<Ending | null> {
  if (run.ports.signal.aborted) return { stop: 'cancelled' };
  const limit = limitBeforeModelCall(run.spending);
  if (limit !== null) return { stop: limit };
  if (isGreenAndIdle(run)) return { stop: 'green_and_idle' };
  run.beginTurn();
  const completion = await callModel(run, { expects: 'action' });
  if (completion.kind === 'failed') return endingOf(run, completion);
  if (completion.kind === 'garbled') return noteMalformed(run, completion, 'action', completion.error);
  const decision = readDecision(completion);
  if (decision.kind === 'malformed') return noteMalformed(run, completion, 'action', decision.error);
  if (decision.kind === 'mistaken') return observeMistake(run, completion, decision);
  if (!canEcho(completion)) return noteMalformed(run, completion, 'action', TOO_MANY_CALLS);
  const { t } = run;
  const { action, trailing } = decision;
  run.record({ kind: 'llm_action', payload: { t, raw: completion.raw, action, usage: completion.usage } });
  if (trailing !== '') run.record({ kind: 'llm_trailing_text', payload: { t, trailing } });
  run.say({ type: 'reply', echo: completion.echo });
  return action.type === 'final' ? judgeClaim(run, action, decision) : executeTurn(run, action, decision);
}

const TOO_MANY_CALLS =
  'too many calls, or calls that cannot be read, in one reply; call exactly one function';

/** EXECUTE → TEST? → REFLECT?: one tool call and everything it causes. */
export async function executeTurn(run: Run, action: ToolCallAction, call: CallRef): Promise<Ending | null> {
  const { limits } = run.setup.settings;
  const isTested =
    action.name === 'write_file' && run.isJudged && run.setup.settings.testPolicy === 'on_write';
  const spoiled = isTested ? limitThatSpoils(run) : null;
  if (spoiled !== null) return { stop: spoiled };
  const obs = await executeAction(run, action);
  const shown = run.lastFailure;
  const judged = isTested && obs.ok && run.summary.hasUntestedWrites ? await judge(run, 'write') : null;
  const tests = typeof judged === 'string' ? null : judged;
  const loops = detectLoops(run.events, run.baseTree);
  const endless = loops.find((each) => isNotedOut(each, run.events));
  if (endless !== undefined) return { stop: 'looping', detail: endless.detail };
  const loop = loops.find(({ isDue }) => isDue) ?? null;
  if (loop !== null) noteLoop(run, loop);
  const lines = [
    obs.ok ? obs.output : `error: ${obs.output}`,
    ...(tests === null ? [] : [`[driver] After this write, ${failureText(tests, shown)}`]),
    ...(loop === null ? [] : [`[driver] ${loop.detail}. Change your approach.`]),
    ...idleWarning(run),
  ];
  answer(run, call, [...lines, stateLine(run.spending)].join('\n'));
  if (typeof judged === 'string') return { stop: judged };
  const trigger = reflectionFor({ tool: action.name, obs, tests, loop }, run.events, limits.maxReflections);
  return trigger === null ? null : reflect(run, trigger);
}

/** The bound that would leave a proven fix behind an untested write: the run ends before that write. */
function limitThatSpoils(run: Run): SpentLimit | null {
  const isProven = isGreen(run.summary) && run.summary.filesTouched.length > 0;
  return isProven ? limitBeforeTests(run.spending) : null;
}

function noteLoop(run: Run, { detail, key }: Loop): void {
  run.record({ kind: 'driver_note', payload: { t: run.t, reason: 'loop', note: detail, loop: key } });
}

type Mistaken = Extract<Decision, { kind: 'mistaken' }>;

/** A call of something that does not exist is an observation that failed: told, recorded, not executed (I1). */
export function observeMistake(run: Run, reply: ModelReply, { name, args, error }: Mistaken): null {
  const { t } = run;
  const { raw, usage } = reply;
  run.record({
    kind: 'llm_action',
    payload: { t, raw, action: { type: 'mistaken_call', name, args }, usage, error },
  });
  const obs: Observation = { ok: false, output: error, meta: { mistake: true } };
  run.record({ kind: 'tool_result', payload: { t, tool: name, args, obs } });
  sayRefused(run, reply, `error: ${error}\n${stateLine(run.spending)}`);
  return null;
}

/** A second model call on the same conversation (I7). What it says is noted; it changes nothing by itself. */
async function reflect(run: Run, trigger: ReflectionTrigger): Promise<Ending | null> {
  if (run.ports.signal.aborted || limitBeforeModelCall(run.spending) !== null) return null;
  run.say({ type: 'user', text: reflectionText(trigger) });
  const completion = await callModel(run, { expects: 'reflection', reason: trigger.key });
  if (completion.kind === 'failed') {
    return completion.reason === 'rejected' ? noteNoReflections(run, completion) : endingOf(run, completion);
  }
  if (completion.kind === 'garbled') return noteMalformed(run, completion, 'reflection', completion.error);
  const read = readReflection(completion);
  if (read.kind === 'malformed') return noteMalformed(run, completion, 'reflection', read.error);
  if (!canEcho(completion))
    return noteMalformed(run, completion, 'reflection', 'call reflect once, nothing else');
  const reflection = { ...read.reflection, notes: newNotes(read.reflection.notes, run.events) };
  const { raw, usage } = completion;
  run.record({ kind: 'reflection', payload: { t: run.t, raw, reflection, trigger: trigger.key, usage } });
  run.say({ type: 'reply', echo: completion.echo });
  answer(
    run,
    { callId: read.callId, ignored: completion.calls.slice(1), forgiven: [] },
    '[driver] Noted. Go on with one call.',
  );
  return null;
}

type Failed = Extract<Completion, { kind: 'failed' }>;

/** Some servers take no forced function. A run can do without reflections; it goes on, and asks for none again. */
function noteNoReflections(run: Run, { reason, status, message }: Failed): null {
  const { t } = run;
  run.record({ kind: 'llm_error', payload: { t, reason, status, message } });
  run.record({
    kind: 'driver_note',
    payload: { t, reason: NO_REFLECTIONS, note: 'the endpoint refused to reflect' },
  });
  run.say({ type: 'user', text: '[driver] Never mind the reflection. Go on with one call.' });
  return null;
}
